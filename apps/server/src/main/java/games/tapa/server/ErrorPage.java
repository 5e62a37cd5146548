package games.tapa.server;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import java.nio.charset.StandardCharsets;

/** What is sent instead of a file: one sentence, never the request's own words, a stack trace or a version. */
final class ErrorPage {

    private ErrorPage() {}

    /** The page for {@code status}; its headers are put too. */
    static byte[] of(Status status, ServerResponseHeaders headers) {
        SafetyHeaders.put(headers);
        headers.set(HeaderNames.CONTENT_TYPE, "text/html; charset=utf-8");
        headers.set(HeaderNames.CACHE_CONTROL, "no-store");
        String page = """
                <!doctype html>
                <html lang="en">
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <title>Tapa: %s</title>
                <h1>%s</h1>
                <p><a href="/">Play Tapa</a></p>
                </html>
                """;
        return page.replace("%s", sentence(status)).getBytes(StandardCharsets.UTF_8);
    }

    /** For errors met before a request reaches the routing, such as a malformed one. */
    static DirectHandler.TransportResponse direct(Status status, ServerResponseHeaders headers) {
        byte[] page = of(status, headers);
        return DirectHandler.TransportResponse.builder()
                .status(status)
                .headers(headers)
                .entity(page)
                .keepAlive(false)
                .build();
    }

    private static String sentence(Status status) {
        return switch (status.code()) {
            case 404 -> "There is no such page.";
            case 405 -> "Only GET and HEAD are answered here.";
            case 500 -> "The server made a mistake.";
            default -> "The request could not be understood.";
        };
    }
}
