package games.tapa.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.channels.SocketChannel;
import java.nio.charset.Charset;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * A program of its own that serves the page among {@link Traps}. It says where, waits for a line, then says what fell
 * into the traps; last it walks into each trap itself and says how many times one was sprung.
 */
final class TrappedServer {

    private static final List<Callable<Object>> STEPS = List.of(
            () -> InetAddress.getAllByName("a.name.to.ask.for"),
            () -> new Socket(InetAddress.getLoopbackAddress(), 1),
            SocketChannel::open,
            () -> URI.create("http://127.0.0.1:1/").toURL().openConnection().getInputStream());

    private TrappedServer() {}

    /** Runs it. */
    public static void main(String[] args) throws IOException {
        Traps.set();
        TapaServer server = switch (TapaServer.start("127.0.0.1", 0)) {
            case TapaServer.Start.Listening(TapaServer listening) -> listening;
            case TapaServer.Start.Refused(String why) -> throw new AssertionError(why);
        };
        System.out.println(server.address());
        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())).readLine();
        System.out.println("sprung: " + Traps.SPRUNG);
        Traps.SPRUNG.clear();
        STEPS.forEach(TrappedServer::walk);
        System.out.println("walked: " + Traps.SPRUNG.size());
        server.stop();
    }

    private static void walk(Callable<Object> step) {
        try {
            System.out.println("out of the traps: " + step.call());
        } catch (Exception e) {
            // Caught, as it should be.
        }
    }
}
