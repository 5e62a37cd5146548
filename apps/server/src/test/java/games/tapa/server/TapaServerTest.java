package games.tapa.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TapaServerTest {

    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            + "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors 'none'";

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private static TapaServer server = started(site());

    @BeforeAll
    static void theServerListensOnALocalPort() {
        assertThat(server.address()).isEqualTo("http://127.0.0.1:" + server.port() + "/");
    }

    @AfterAll
    static void stop() {
        server.stop();
    }

    @ParameterizedTest
    @CsvSource({
        "/,                      text/html; charset=utf-8,       no-cache",
        "/index.html,            text/html; charset=utf-8,       no-cache",
        "/manifest.webmanifest,  application/manifest+json,      no-cache",
        "/icon.svg,              image/svg+xml,                  no-cache",
        "/icons/tapa-192.png,    image/png,                      no-cache",
        "/sw.js,                 text/javascript; charset=utf-8, no-cache",
        "/assets/page-1a2b.js,   text/javascript; charset=utf-8, 'public, max-age=31536000, immutable'",
        "/assets/page-3c4d.css,  text/css; charset=utf-8,        'public, max-age=31536000, immutable'",
        "/assets/worker-5e6f.js, text/javascript; charset=utf-8, 'public, max-age=31536000, immutable'",
        "/assets/tapa-7a8b.wasm, application/wasm,               'public, max-age=31536000, immutable'"
    })
    void everyFileHasItsTypeAndItsTimeToKeepAndAnswersHeadAlike(String path, String type, String keep)
            throws Exception {
        HttpResponse<byte[]> get = ask("GET", path);
        assertThat(get.statusCode()).isEqualTo(200);
        assertThat(get.body()).isEqualTo(bytes(path.equals("/") ? "index.html" : path.substring(1)));
        assertThat(header(get, "content-type")).isEqualTo(type);
        assertThat(header(get, "cache-control")).isEqualTo(keep);
        assertThat(header(get, "vary")).isEqualTo("Accept-Encoding");
        assertSafe(get, path.contains("worker-"));
        HttpResponse<byte[]> head = ask("HEAD", path);
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(withoutDate(head)).isEqualTo(withoutDate(get));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nothing",
                "/assets",
                "/assets/",
                "/index.html/",
                "//index.html",
                "/INDEX.HTML",
                "/assets/page-1a2b.js.br",
                "/files.txt.gz",
                "/%2e%2e/module-info.class",
                "/assets/..%2f..%2f..%2fmodule-info.class",
                "/%69ndex.html",
                "/index.html%00"
            })
    void whatIsNotAFileIsNotFoundWithTheSameHeaders(String path) throws Exception {
        HttpResponse<byte[]> response = ask("GET", path);
        assertThat(response.statusCode()).isIn(400, 404);
        assertRefused(response);
        assertThat(ask("HEAD", path).body()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"})
    void otherMethodsAreRefused(String method) throws Exception {
        HttpResponse<byte[]> response = ask(method, "/");
        assertThat(response.statusCode()).isEqualTo(405);
        assertThat(header(response, "allow")).isEqualTo("GET, HEAD");
        assertRefused(response);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /../../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /assets/../../x HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /<script> HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET / HTTP/1.1\r\n\r\n",
                "GET /\r\n\r\n",
                "GET / HTTP/7.0\r\nHost: x\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n",
                "nonsense\r\n\r\n"
            })
    void malformedRequestsGetTheSameHeadersAndNoneOfTheirOwnWords(String request) throws Exception {
        String answer = raw(request);
        assertThat(answer).matches("(?s)HTTP/1\\.1 (4\\d\\d|505) .*");
        assertThat(answer).contains("Content-Security-Policy: " + POLICY, "X-Content-Type-Options: nosniff");
        assertThat(answer.substring(answer.indexOf("\r\n")))
                .doesNotContain("script>", "passwd", "Bad Header", "Helidon");
    }

    @Test
    void theSmallestVariantThatTheClientTakesIsSent() throws Exception {
        String path = "/assets/page-1a2b.js";
        assertThat(encoding(path, "gzip, deflate, br")).isEqualTo("br");
        assertThat(encoding(path, "gzip")).isEqualTo("gzip");
        assertThat(encoding(path, "br;q=0, gzip;q=0.5")).isEqualTo("gzip");
        assertThat(encoding(path, "br;q=0.000, *")).isEqualTo("gzip");
        assertThat(encoding(path, "*")).isEqualTo("br");
        assertThat(encoding(path, "BR")).isEqualTo("br");
        assertThat(encoding(path, "identity")).isEqualTo("");
        assertThat(encoding(path, "zstd")).isEqualTo("");
        assertThat(encoding("/icon.svg", "br, gzip")).isEqualTo("");
        assertThat(ask("GET", path, "Accept-Encoding", "gzip").body()).isEqualTo(bytes("assets/page-1a2b.js.gz"));
    }

    @Test
    void aClientThatHasTheFileIsToldSoVariantByVariant() throws Exception {
        String path = "/index.html";
        String plain = header(ask("GET", path), "etag");
        String packed = header(ask("GET", path, "Accept-Encoding", "br"), "etag");
        assertThat(packed).isNotEqualTo(plain);
        HttpResponse<byte[]> known = ask("GET", path, "If-None-Match", "\"other\", W/" + plain);
        assertThat(known.statusCode()).isEqualTo(304);
        assertThat(known.body()).isEmpty();
        assertThat(header(known, "etag")).isEqualTo(plain);
        assertSafe(known, false);
        assertThat(ask("GET", path, "If-None-Match", packed).statusCode()).isEqualTo(200);
        assertThat(ask("GET", path, "If-None-Match", "*").statusCode()).isEqualTo(304);
    }

    @Test
    void aPortInUseIsOneSentence() throws Exception {
        try (ServerSocket taken = new ServerSocket(0)) {
            assertThat(TapaServer.start("127.0.0.1", taken.getLocalPort(), site()))
                    .isEqualTo(new TapaServer.Start.Refused("Port " + taken.getLocalPort()
                            + " is in use; stop the other program or choose a port with --port."));
        }
    }

    @Test
    void aHostThatIsNotOursIsOneSentence() {
        assertThat(TapaServer.start("192.0.2.1", 0, site()))
                .isInstanceOfSatisfying(
                        TapaServer.Start.Refused.class,
                        refused -> assertThat(refused.why())
                                .startsWith("Cannot listen on 192.0.2.1, port 0: ")
                                .endsWith("; choose with --host and --port."));
        assertThat(TapaServer.start("no such host", 0, site()))
                .isInstanceOfSatisfying(
                        TapaServer.Start.Refused.class,
                        refused -> assertThat(refused.why()).startsWith("There is no host named no such host;"));
    }

    @Test
    void aFileThatIsListedButMissingOrOfAnUnknownKindIsABug() {
        Map<String, byte[]> missing =
                new LinkedHashMap<>(Map.of("files.txt", "a.html\n".getBytes(StandardCharsets.UTF_8)));
        assertThatThrownBy(() -> Site.read(name -> Optional.ofNullable(missing.get(name))))
                .hasMessage("a.html is listed but missing");
        Map<String, byte[]> unknown =
                Map.of("files.txt", "a.exe\n".getBytes(StandardCharsets.UTF_8), "a.exe", new byte[1]);
        assertThatThrownBy(() -> Site.read(name -> Optional.ofNullable(unknown.get(name))))
                .hasMessageStartingWith("a.exe: files of this kind");
    }

    private static void assertRefused(HttpResponse<byte[]> response) {
        assertSafe(response, false);
        assertThat(header(response, "cache-control")).isEqualTo("no-store");
        assertThat(header(response, "content-type")).isEqualTo("text/html; charset=utf-8");
        assertThat(new String(response.body(), StandardCharsets.UTF_8)).contains("<title>Tapa: ");
    }

    private static void assertSafe(HttpResponse<byte[]> response, boolean worker) {
        String policy = worker ? POLICY.replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'") : POLICY;
        assertThat(header(response, "content-security-policy")).isEqualTo(policy);
        assertThat(header(response, "cross-origin-opener-policy")).isEqualTo("same-origin");
        assertThat(header(response, "cross-origin-embedder-policy")).isEqualTo("require-corp");
        assertThat(header(response, "cross-origin-resource-policy")).isEqualTo("same-origin");
        assertThat(header(response, "x-content-type-options")).isEqualTo("nosniff");
        assertThat(header(response, "referrer-policy")).isEqualTo("no-referrer");
        assertThat(header(response, "permissions-policy")).contains("camera=()", "microphone=()", "geolocation=()");
        assertThat(response.headers().map()).doesNotContainKeys("server", "set-cookie", "x-powered-by");
    }

    private static String encoding(String path, String accepted) throws Exception {
        return header(ask("GET", path, "Accept-Encoding", accepted), "content-encoding");
    }

    private static Map<String, List<String>> withoutDate(HttpResponse<byte[]> response) {
        Map<String, List<String>> headers =
                new LinkedHashMap<>(response.headers().map());
        headers.remove("date");
        return headers;
    }

    private static String header(HttpResponse<byte[]> response, String name) {
        assertThat(response.headers().allValues(name)).hasSizeLessThan(2);
        return response.headers().firstValue(name).orElse("");
    }

    private static HttpResponse<byte[]> ask(String method, String path, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create(server.address()).resolve("/"))
                .uri(URI.create("http://127.0.0.1:" + server.port() + path))
                .method(method, HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    /** What the server answers to these bytes until it closes the connection. */
    private static String raw(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            ByteArrayOutputStream answer = new ByteArrayOutputStream();
            socket.getInputStream().transferTo(answer);
            return answer.toString(StandardCharsets.ISO_8859_1);
        }
    }

    private static TapaServer started(Site site) {
        return TapaServer.start("127.0.0.1", 0, site) instanceof TapaServer.Start.Listening(TapaServer listening)
                ? listening
                : org.assertj.core.api.Assertions.fail("the server did not start");
    }

    private static Site site() {
        List<String> names = List.of(
                "assets/page-1a2b.js",
                "assets/page-1a2b.js.br",
                "assets/page-1a2b.js.gz",
                "assets/page-3c4d.css",
                "assets/tapa-7a8b.wasm",
                "assets/worker-5e6f.js",
                "icon.svg",
                "icon.svg.br",
                "icons/tapa-192.png",
                "index.html",
                "index.html.br",
                "manifest.webmanifest",
                "sw.js");
        return Site.read(name -> name.equals("files.txt")
                        ? Optional.of(String.join("\n", names).getBytes(StandardCharsets.UTF_8))
                        : Optional.of(bytes(name)))
                .orElseThrow();
    }

    /** The packed variants of the script are smaller, br the smallest; those of the picture are not. */
    private static byte[] bytes(String name) {
        int length = name.endsWith(".js.br") || name.endsWith(".html.br") ? 10 : name.endsWith(".gz") ? 20 : 40;
        return (name + " ".repeat(60))
                .substring(0, name.endsWith(".svg.br") ? 50 : length)
                .getBytes(StandardCharsets.UTF_8);
    }
}
