package games.tapa.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

class BuiltInSiteTest {

    @Test
    void everyFileOfThePageIsServedAndOnlyWorkersMayEval() throws Exception {
        Site site = Site.builtIn().orElseThrow(() -> new AssertionError("no page on the class path"));
        assertThat(site.paths()).contains("/index.html", "/sw.js", "/manifest.webmanifest");
        assertThat(site.paths()).filteredOn(path -> path.endsWith(".wasm")).hasSize(2);
        assertThat(site.paths())
                .filteredOn(path -> path.startsWith("/assets/worker-"))
                .isNotEmpty();
        TapaServer server = TapaServer.start("127.0.0.1", 0) instanceof TapaServer.Start.Listening(TapaServer started)
                ? started
                : org.assertj.core.api.Assertions.fail("the server did not start");
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String path : site.paths()) {
                HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + path.substring(1)))
                        .build();
                HttpResponse<byte[]> response = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
                assertThat(response.statusCode()).as(path).isEqualTo(200);
                assertThat(response.body()).as(path).isNotEmpty();
                assertThat(response.headers()
                                .firstValue("content-security-policy")
                                .orElse("")
                                .contains("'unsafe-eval'"))
                        .as(path)
                        .isEqualTo(path.startsWith("/assets/worker-"));
            }
        } finally {
            server.stop();
        }
    }
}
