package games.tapa.cli;

import games.tapa.games.Games;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.Diagram;
import games.tapa.tables.DiagramText;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.RulesChoice;
import java.util.Optional;
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
            description = "A board text such as \"24:W15 1:B15\", or an id; of tabla also an XGID, or GNU Backgammon's"
                    + " position id and match id with a colon between them.")
    private String position = "";

    EngineRequest.Standing read() throws Refused {
        return standing(told());
    }

    private EngineRequest.Standing standing(Optional<Diagram> told) throws Refused {
        Optional<Side> turn = Refused.unless(options.turn());
        return new EngineRequest.Standing(
                options.game(),
                Refused.unless(options.rules()),
                told.map(diagram -> BoardText.write(diagram.board())).orElse(position),
                told.map(Diagram::turn).or(() -> turn),
                Refused.unless(options.roll()));
    }

    /** The position with a roll to be played: two digits, or nothing where the id of the position tells them. */
    EngineRequest.Asked read(String dice) throws Refused {
        Optional<Diagram> told = told();
        Optional<Dice> toldDice = told.flatMap(Diagram::dice);
        if (dice.isEmpty() && toldDice.isEmpty()) {
            throw new Refused(ExitCode.USAGE, "--dice is missing: give two digits from 1 to 6, such as 61.");
        }
        Dice thrown = dice.isEmpty() ? toldDice.get() : Refused.unless(Dice.read(dice));
        return new EngineRequest.Asked(standing(told), new EngineRequest.Stage.Roll(thrown));
    }

    /** What the position's text says of turn and dice too, if it is of such a kind. */
    private Optional<Diagram> told() throws Refused {
        if (!DiagramText.tellsTurn(position)) {
            return Optional.empty();
        }
        RulesChoice choice = Refused.unless(options.rules());
        Optional<Side> turn = Refused.unless(options.turn());
        return Optional.of(Refused.unless(Games.rules(options.game(), choice.preset(), choice.options())
                .then(rules -> PositionText.diagram(rules, position, turn))));
    }
}
