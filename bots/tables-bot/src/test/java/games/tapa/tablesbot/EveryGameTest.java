package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import games.tapa.tables.TablesStage;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What holds of the bot in every preset of every game. */
class EveryGameTest {

    @Test
    void theBotsPlayIsLegalIn20000PositionsOfAllPresets() {
        List<TablesGame> games = EveryPreset.ofAllGames();
        for (TablesGame game : games) {
            playsLegally(game, 1, 20_000 / games.size() + 1);
        }
    }

    @Test
    void theBotsPlayIsLegalUnderOptionsThatNoPresetHas() {
        playsLegally(
                new TablesGame(
                        TablesRules.of(TablesKind.TAPA, "mali", Map.of("pinner_pinnable", new OptionValue.Flag(true)))
                                .orThrow()),
                2,
                2000);
        Map<String, OptionValue> chain = Map.of("cascade_scope", new OptionValue.Text("chain"));
        playsLegally(
                new TablesGame(
                        TablesRules.of(TablesKind.GULBARA, "gulbara", chain).orThrow()),
                2,
                500);
    }

    private static void playsLegally(TablesGame game, long seed, int positions) {
        PlayChooser bot = Shipped.bot(game);
        new RandomPositions(game, seed)
                .show(
                        positions,
                        position -> assertThat(game.plays(position))
                                .as("%s %s", EveryPreset.name(game), position)
                                .contains(bot.best(position)));
    }

    @Test
    void theSearchWithoutRecordsTakesTheFirstOfTheBestInTheOrderOfTheGenerator() {
        for (TablesGame game : EveryPreset.ofAllGames()) {
            PlayChooser bot = Shipped.bot(game);
            SlowOnePly slow = new SlowOnePly(game);
            new RandomPositions(game, 3)
                    .show(
                            300,
                            position -> assertThat(bot.best(position).result())
                                    .as("%s %s", EveryPreset.name(game), position)
                                    .isEqualTo(slow.best(position)));
        }
    }

    @Test
    void theSamePositionSeenFromTheOtherSideGetsTheMirroredPlay() {
        for (TablesKind kind : TablesKind.values()) {
            TablesGame game = EveryPreset.of(kind).getFirst();
            PlayChooser bot = Shipped.bot(game);
            new RandomPositions(game, 4).show(1000, position -> {
                Side other = position.turn().other();
                int roll = position.rolls().of(position.turn());
                TablesPosition.ToMove mirrored = game.due(Mirror.of(position.board()), other, position.stage(), roll);
                assertThat(Mirror.of(bot.best(mirrored).result()))
                        .as("%s %s", EveryPreset.name(game), position)
                        .isEqualTo(bot.best(position).result());
            });
        }
    }

    @Test
    void theOrderInWhichTheDiceFellChangesNothing() {
        for (TablesKind kind : TablesKind.values()) {
            TablesGame game = EveryPreset.of(kind).getFirst();
            PlayChooser bot = Shipped.bot(game);
            new RandomPositions(game, 5).show(1000, position -> {
                if (position.stage().isTwoDice()) {
                    List<Integer> dice = position.stage().dice();
                    Dice turned = new Dice(dice.get(1), dice.get(0));
                    assertThat(bot.best(game.rolled(position.board(), position.turn(), turned, 1))
                                    .result())
                            .as("%s %s", EveryPreset.name(game), position)
                            .isEqualTo(bot.best(position).result());
                }
            });
        }
    }

    @Test
    void everyGameOfTheBotAgainstItselfEndsAndAllKindsOfStagesAreMet() {
        Set<TablesStage.Origin> met = EnumSet.noneOf(TablesStage.Origin.class);
        for (TablesGame game : EveryPreset.ofAllGames()) {
            PlayChooser bot = Shipped.bot(game);
            SplitMix64 dice = new SplitMix64(6);
            for (int i = 0; i < 20; i++) {
                playToTheEnd(game, bot, dice, met);
            }
        }
        assertThat(met).containsExactlyInAnyOrder(TablesStage.Origin.values());
    }

    private static void playToTheEnd(TablesGame game, PlayChooser bot, SplitMix64 dice, Set<TablesStage.Origin> met) {
        TablesPosition position = game.start(Side.WHITE);
        for (int stages = 0; !(position instanceof TablesPosition.Over); stages++) {
            assertThat(stages).as("%s: stages played", EveryPreset.name(game)).isLessThan(2000);
            if (position instanceof TablesPosition.ToThrow toThrow) {
                position = game.thrown(toThrow, dice.dice());
            }
            if (position instanceof TablesPosition.ToMove toMove) {
                met.add(toMove.stage().origin());
                position = game.after(toMove, bot.best(toMove));
            }
        }
    }
}
