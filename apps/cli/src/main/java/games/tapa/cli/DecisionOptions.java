package games.tapa.cli;

import games.tapa.wire.EngineRequest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which roll is to be played in which position. */
final class DecisionOptions {

    @Mixin
    private final StandingOptions standing = new StandingOptions();

    @Option(
            names = "--dice",
            defaultValue = "",
            paramLabel = "DICE",
            description = "Two digits, such as 61; may be missing where the id of the position tells them.")
    private String dice = "";

    EngineRequest.Asked read() throws Refused {
        return standing.read(dice);
    }
}
