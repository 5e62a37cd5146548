package games.tapa.cli;

import games.tapa.server.TapaServer;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves the page. */
@Command(
        name = "serve",
        description = "Serve the page on this machine until interrupted.",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--host",
            defaultValue = "127.0.0.1",
            paramLabel = "HOST",
            description = "The address to listen on; default: 127.0.0.1, for this machine only.")
    private String host = "127.0.0.1";

    @Option(names = "--port", defaultValue = "8080", paramLabel = "PORT", description = "The port; default: 8080.")
    private int port = 8080;

    @Option(names = "--open", description = "Open the page in the browser.")
    private boolean open;

    @Override
    public Integer call() throws Refused, InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new Refused(ExitCode.USAGE, "port " + port + ": give a number from 0 to 65535; 0 is any free port.");
        }
        if (host.isBlank()) {
            throw new Refused(
                    ExitCode.USAGE, "host \"" + host + "\": give an address to listen on, such as 127.0.0.1.");
        }
        switch (TapaServer.start(host, port)) {
            case TapaServer.Start.Refused(String why) -> throw new Refused(ExitCode.USAGE, why);
            case TapaServer.Start.Listening(TapaServer server) -> say(server.address());
        }
        new CountDownLatch(1).await();
        return ExitCode.DONE;
    }

    private void say(String address) throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        out.println("Tapa is on " + address + " (stop it with Ctrl-C)");
        out.flush();
        if (open && !Browser.open(address)) {
            spec.commandLine().getErr().println("tapa: no browser could be opened; open " + address + " yourself.");
        }
    }
}
