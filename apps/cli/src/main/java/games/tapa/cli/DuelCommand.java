package games.tapa.cli;

import games.tapa.tables.TablesGame;
import games.tapa.trainer.Contender;
import games.tapa.trainer.Duel;
import games.tapa.trainer.GnubgFault;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets two players play each other at the same dice. */
@Command(
        name = "duel",
        description = "Let two players play pairs of games, each pair with the same dice and seats exchanged.",
        mixinStandardHelpOptions = true)
final class DuelCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            paramLabel = "PLAYER",
            description =
                    "first, hand-set, random, level:1 to level:8, 0ply, 1ply, 2ply, net:FILE, a file of weights, or, with"
                            + " --game tabla --rules backgammon, gnubg:0ply, gnubg:1ply, gnubg:2ply.")
    private String first = "";

    @Parameters(index = "1", paramLabel = "PLAYER", description = "The other player, likewise.")
    private String second = "";

    @Mixin
    private final GameOptions options = new GameOptions();

    @Option(names = "--pairs", defaultValue = "2500", paramLabel = "N", description = "Pairs of games; default: 2500.")
    private int pairs;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N", description = "All chance; default: 1.")
    private long seed;

    @Option(names = "--threads", defaultValue = "1", paramLabel = "N", description = "Threads; the score is the same.")
    private int threads;

    @Mixin
    private final GnubgOption gnubg = new GnubgOption();

    @Override
    public Integer call() throws Refused {
        if (pairs < 1 || threads < 1) {
            throw new ParameterException(spec.commandLine(), "--pairs and --threads take 1 or more.");
        }
        TablesGame game = Refused.unless(options.read());
        Duel duel = new Duel(
                game,
                Refused.unless(Contender.named(first, game, gnubg.program())),
                Refused.unless(Contender.named(second, game, gnubg.program())));
        try {
            spec.commandLine().getOut().println(duel.play(pairs, seed, threads));
        } catch (GnubgFault e) {
            throw new Refused(ExitCode.USAGE, e.sentence());
        }
        return ExitCode.DONE;
    }
}
