package games.tapa.server;

import io.helidon.http.DirectHandler;
import io.helidon.http.Status;
import io.helidon.logging.common.LogConfig;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A web server that listens. It answers requests and opens no connection of its own. Its methods may be called by any
 * thread.
 */
public final class TapaServer {

    /** What came of a start: a server, or one sentence that says why there is none. */
    public sealed interface Start {

        /** The server listens. */
        record Listening(TapaServer server) implements Start {}

        /** It does not. */
        record Refused(String why) implements Start {}
    }

    private static final Logger LOG = Logger.getLogger("games.tapa.server");

    private final WebServer server;
    private final String host;

    private TapaServer(WebServer server, String host) {
        this.server = server;
        this.host = host;
    }

    /**
     * Serves the page that this program was built with.
     *
     * @param host the name or address to listen on
     * @param port 1 to 65535, or 0 for any free one
     */
    public static Start start(String host, int port) {
        Optional<Site> site = Site.builtIn();
        return site.isPresent()
                ? start(host, port, site.get())
                : new Start.Refused("This program was built without the page; build it anew with ./tapa mvn verify.");
    }

    static Start start(String host, int port, Site site) {
        Optional<String> fault = fault(host, port);
        if (fault.isPresent()) {
            return new Start.Refused(fault.get());
        }
        LogConfig.configureRuntime(); // before anything is logged
        WebServer server = WebServer.builder()
                .host(host)
                .port(port)
                .directHandlers(directHandlers())
                .routing(routing -> route(routing, site))
                .build()
                .start();
        return server.isRunning()
                ? new Start.Listening(new TapaServer(server, host))
                : new Start.Refused("Cannot listen on " + host + ", port " + port + "; try again.");
    }

    /** Where a browser on this machine finds the page, such as {@code http://127.0.0.1:8080/}. */
    public String address() {
        String name = host.contains(":") ? "[" + host + "]" : host;
        return "http://" + (host.equals("0.0.0.0") || host.equals("::") ? "localhost" : name) + ":" + port() + "/";
    }

    public int port() {
        return server.port();
    }

    /** Stops listening and returns once all connections are closed. */
    public void stop() {
        server.stop();
    }

    private static void route(HttpRouting.Builder routing, Site site) {
        routing.any(new SiteHandler(site)).error(Throwable.class, (request, response, failure) -> {
            LOG.log(Level.SEVERE, "a bug of ours", failure);
            SiteHandler.refuse(response, Status.INTERNAL_SERVER_ERROR_500, false);
        });
    }

    private static DirectHandlers directHandlers() {
        DirectHandlers.Builder handlers = DirectHandlers.builder();
        for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
            handlers.addHandler(type, (request, event, status, headers, message) -> ErrorPage.direct(status, headers));
        }
        return handlers.build();
    }

    /** Why nobody can listen there now, if so: tried beforehand, since the web server logs it at length. */
    private static Optional<String> fault(String host, int port) {
        try (ServerSocket probe = new ServerSocket()) {
            InetSocketAddress address = new InetSocketAddress(host, port);
            if (address.isUnresolved()) {
                return Optional.of(
                        "There is no host named " + host + "; listen on 127.0.0.1 or on an address of this machine.");
            }
            probe.bind(address);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(
                    String.valueOf(e.getMessage()).contains("in use")
                            ? "Port " + port + " is in use; stop the other program or choose a port with --port."
                            : "Cannot listen on " + host + ", port " + port + ": " + e.getMessage()
                                    + "; choose with --host and --port.");
        }
    }
}
