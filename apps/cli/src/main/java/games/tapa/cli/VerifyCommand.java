package games.tapa.cli;

import games.tapa.match.DiceCertificate;
import games.tapa.wire.CertificateJson;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks the dice of a finished game. */
@Command(
        name = "verify",
        description =
                "Check the dice of a finished game: that every roll is the one its tokens give, and that the tokens "
                        + "were bound before the game. Ends with 0 if all rolls hold, 1 if one does not, 3 if the file is no certificate.",
        mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "The certificate that the page gives after a game.")
    private Path file = Path.of("");

    @Override
    public Integer call() throws Refused {
        DiceCertificate certificate = Refused.unless(CertificateJson.read(InFile.read(
                file,
                CertificateJson.LONGEST,
                "no certificate is that long; give the one of a game",
                "give the certificate of a game")));
        PrintWriter out = spec.commandLine().getOut();
        Optional<String> fault = certificate.fault();
        if (fault.isPresent()) {
            out.println(fault.get());
            return ExitCode.NO;
        }
        out.println(certificate.rolls().size() + " rolls hold, " + certificate.takebacks() + " taken back.");
        return ExitCode.DONE;
    }
}
