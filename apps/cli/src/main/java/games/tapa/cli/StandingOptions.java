package games.tapa.cli;

import games.tapa.kernel.Dice;
import games.tapa.wire.EngineRequest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which position is meant. */
final class StandingOptions {

    @Mixin
    private final PositionOptions options = new PositionOptions();

    @Option(
            names = "--position",
            required = true,
            paramLabel = "POSITION",
            description = "A board text such as \"24:W15 1:B15\", or an id.")
    private String position = "";

    EngineRequest.Standing read() throws Refused {
        return new EngineRequest.Standing(
                options.game(),
                Refused.unless(options.rules()),
                position,
                Refused.unless(options.turn()),
                Refused.unless(options.roll()));
    }

    /** The position with a roll to be played, two digits. */
    EngineRequest.Asked read(String dice) throws Refused {
        return new EngineRequest.Asked(read(), new EngineRequest.Stage.Roll(Refused.unless(Dice.read(dice))));
    }
}
