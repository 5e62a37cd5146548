package games.tapa.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server answers and never asks: in a process where every way out is a trap, none is sprung. */
class OwnConnectionsTest {

    @Test
    void theServerOpensNoConnectionOfItsOwnAndAsksForNoName(@TempDir Path folder) throws Exception {
        Process process = trapped(folder);
        try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
            URI address = URI.create(said.readLine());
            ask(address);
            nonsense(address);
            process.outputWriter(StandardCharsets.UTF_8).append("\n").close();
            assertThat(said.lines()).containsExactly("sprung: []", "walked: 4");
        } finally {
            process.destroy();
        }
        assertThat(process.waitFor()).isZero();
    }

    private static void ask(URI address) throws IOException, InterruptedException {
        Site site = Site.builtIn().orElseThrow();
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String path : site.paths()) {
                HttpRequest request =
                        HttpRequest.newBuilder(address.resolve(path)).build();
                assertThat(client.send(request, HttpResponse.BodyHandlers.discarding())
                                .statusCode())
                        .as(path)
                        .isEqualTo(200);
            }
        }
    }

    /** Names in a request are text to the server, nothing to look up or to fetch. */
    private static void nonsense(URI address) throws IOException {
        for (String target : new String[] {"/nothing", "http://example.org/", "//example.org/"}) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
                String request = "GET " + target + " HTTP/1.1\r\nHost: example.org\r\nOrigin: http://example.org\r\n"
                        + "X-Forwarded-For: example.org\r\nConnection: close\r\n\r\n";
                socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
                socket.shutdownOutput();
                assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
                        .startsWith("HTTP/1.1 4");
            }
        }
    }

    private static Process trapped(Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(
                services.resolve("java.net.spi.InetAddressResolverProvider"), Traps.Names.class.getName() + "\n");
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
                        "-Djava.nio.channels.spi.SelectorProvider=" + Traps.Channels.class.getName(),
                        "-cp",
                        folder + File.pathSeparator + System.getProperty("java.class.path"),
                        TrappedServer.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
