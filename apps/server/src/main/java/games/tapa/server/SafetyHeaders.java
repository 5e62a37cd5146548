package games.tapa.server;

import io.helidon.http.Header;
import io.helidon.http.HeaderValues;
import io.helidon.http.ServerResponseHeaders;
import java.util.List;

/** The headers that every answer carries, errors too: what the page may load, and who may look into it. */
final class SafetyHeaders {

    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            + "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors 'none'";

    private static final Header PAGE_POLICY = HeaderValues.createCached("Content-Security-Policy", POLICY);

    private static final Header WORKER_POLICY = HeaderValues.createCached(
            "Content-Security-Policy", POLICY.replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'"));

    private static final List<Header> ALWAYS = List.of(
            HeaderValues.createCached("Cross-Origin-Opener-Policy", "same-origin"),
            HeaderValues.createCached("Cross-Origin-Embedder-Policy", "require-corp"),
            HeaderValues.createCached("Cross-Origin-Resource-Policy", "same-origin"),
            HeaderValues.createCached("X-Content-Type-Options", "nosniff"),
            HeaderValues.createCached("Referrer-Policy", "no-referrer"),
            HeaderValues.createCached(
                    "Permissions-Policy",
                    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
                            + "magnetometer=(), microphone=(), midi=(), payment=(), usb=()"));

    private SafetyHeaders() {}

    static void put(ServerResponseHeaders headers) {
        ALWAYS.forEach(headers::set);
        headers.set(PAGE_POLICY);
    }

    /** Allows {@code eval} in this answer, which is a worker's script. */
    static void allowEval(ServerResponseHeaders headers) {
        headers.set(WORKER_POLICY);
    }
}
