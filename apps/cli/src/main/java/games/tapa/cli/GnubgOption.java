package games.tapa.cli;

import games.tapa.trainer.Gnubg;
import picocli.CommandLine.Option;

/** The option that says where GNU Backgammon is. */
final class GnubgOption {

    @Option(
            names = "--gnubg",
            defaultValue = "${env:GNUBG:-gnubg}",
            paramLabel = "PROGRAM",
            description = "GNU Backgammon's program; default: $GNUBG, else gnubg on the PATH.")
    private String path = "gnubg";

    Gnubg program() {
        return Gnubg.at(path);
    }
}
