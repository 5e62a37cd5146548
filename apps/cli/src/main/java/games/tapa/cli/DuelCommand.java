package games.tapa.cli;

import games.tapa.jvm.BestJudges;
import games.tapa.tables.TablesGame;
import games.tapa.trainer.Contender;
import games.tapa.trainer.Duel;
import games.tapa.trainer.GnubgFault;
import games.tapa.trainer.Stake;
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
        description =
                "Let two players play pairs of games or matches, each pair with the same dice and seats exchanged.",
        mixinStandardHelpOptions = true)
final class DuelCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            paramLabel = "PLAYER",
            description =
                    "first, hand-set, random, level:1 to level:8, 0ply, 1ply, 2ply, recipe, recipe:1ply, recipe:2ply, net:FILE,"
                            + " a file of weights, or, with --game tabla --rules backgammon, gnubg:0ply, gnubg:1ply,"
                            + " gnubg:2ply.")
    private String first = "";

    @Parameters(index = "1", paramLabel = "PLAYER", description = "The other player, likewise.")
    private String second = "";

    @Mixin
    private final GameOptions options = new GameOptions();

    @Option(names = "--pairs", defaultValue = "2500", paramLabel = "N", description = "Pairs of games; default: 2500.")
    private int pairs;

    @Option(names = "--games", defaultValue = "0", paramLabel = "N", description = "The same, counted in games.")
    private int games;

    @Option(
            names = "--match",
            defaultValue = "0",
            paramLabel = "N",
            description = "Play matches to N points, each counted as one game worth 1 point.")
    private int match;

    @Option(
            names = "--without-luck",
            description = "Say too what the games bring less the luck of their throws: slower, and much nearer.")
    private boolean withoutLuck;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N", description = "All chance; default: 1.")
    private long seed;

    @Option(names = "--threads", defaultValue = "1", paramLabel = "N", description = "Threads; the score is the same.")
    private int threads;

    @Mixin
    private final GnubgOption gnubg = new GnubgOption();

    @Override
    public Integer call() throws Refused {
        if (pairs < 1 || threads < 1 || games < 0 || match < 0) {
            throw new ParameterException(spec.commandLine(), "--pairs, --games, --match and --threads take 1 or more.");
        }
        if (match > 0 && withoutLuck) {
            throw new ParameterException(
                    spec.commandLine(), "--without-luck tells the points of games; leave out --match or it.");
        }
        TablesGame game = Refused.unless(options.read());
        Duel duel = new Duel(
                game,
                Refused.unless(Contender.named(first, game, gnubg.program())),
                Refused.unless(Contender.named(second, game, gnubg.program())),
                stake(game));
        try {
            spec.commandLine().getOut().println(duel.play(games > 0 ? (games + 1) / 2 : pairs, seed, threads));
        } catch (GnubgFault e) {
            throw new Refused(ExitCode.USAGE, e.sentence());
        }
        return ExitCode.DONE;
    }

    private Stake stake(TablesGame game) throws Refused {
        if (match > 0) {
            return new Stake.Matches(match);
        }
        if (!withoutLuck) {
            return new Stake.Games();
        }
        BestJudges judges = new BestJudges();
        Refused.unless(judges.of(game));
        return new Stake.GamesWithoutLuck(() -> judges.of(game).orThrow());
    }
}
