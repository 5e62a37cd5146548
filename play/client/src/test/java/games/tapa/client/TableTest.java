package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.games.Games;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {

    private static final String SEED = "0123456789abcdef";
    private static final String START = "24:W15 1:B15";

    @Test
    void anEmptyTableShowsNoGameAndAsksForOne() {
        Page page = new Page().send("look");

        assertThat(page.phase()).isEqualTo("none");
        assertThat(page.view().list("points").orElseThrow()).hasSize(24);
        for (String command : List.of("roll", "done", "undo", "drop", "forced", "save")) {
            assertThat(page.send(command).problem()).as(command).isEqualTo("problem.no-game");
        }
    }

    @Test
    void aNewGameOpensWithAThrowOfBothSides() {
        Page page = Page.with("mali", "human", "bot", SEED);

        assertThat(page.phase()).isEqualTo("opening");
        assertThat(page.actor()).isEqualTo("both");
        assertThat(page.isYourTurn()).isTrue();
        assertThat(page.may("canRoll")).isTrue();
        assertThat(page.board()).isEqualTo(START);
    }

    @Test
    void equalOpeningDiceAreSaidAndThrownAgain() {
        Page page = Page.with("mali", "human", "human", SEED);
        int throwsSoFar = 0;
        while (page.phase().equals("opening")) {
            page.send("roll");
            throwsSoFar++;
            assertThat(page.say().getFirst()).startsWith("say.opening");
            assertThat(page.say().getLast()).startsWith(page.phase().equals("opening") ? "say.tie" : "say.starts");
        }

        assertThat(page.view().list("openingThrows").orElseThrow()).hasSize(throwsSoFar);
        assertThat(page.phase()).isEqualTo("roll");
    }

    @Test
    void whereTheOpeningDiceArePlayedTheStarterMovesAtOnce() {
        Page page = Page.with("bulgaria", "human", "human", SEED);
        while (page.phase().equals("opening")) {
            page.send("roll");
        }

        assertThat(page.phase()).isEqualTo("move");
        assertThat(page.say()).hasSize(3).last().asString().startsWith("say.rolled " + page.actor());
    }

    @Test
    void aTapPicksUpATapOnALitPointMovesAndDoneEndsTheTurn() {
        Page page = TableGames.rolled(START, "mali", "61");
        assertThat(page.sources()).containsExactly("24");

        page.tap("24");
        assertThat(page.turn().text("selected")).contains("24");
        assertThat(page.targets()).containsExactly("18", "23", "17");

        page.tap("18").tap("24").tap("23");
        assertThat(page.board()).isEqualTo("24:W13 23:W1 18:W1 1:B15");
        assertThat(page.may("canDone")).isTrue();

        page.send("done");
        assertThat(page.say()).containsExactly("say.played W 24/18 24/23");
        assertThat(page.actor()).isEqualTo("B");
        assertThat(page.phase()).isEqualTo("roll");
    }

    @Test
    void aTapOnThePickedUpCheckerLetsGoAndDropDoesToo() {
        Page page = TableGames.rolled(START, "mali", "61");

        assertThat(page.tap("24").tap("24").turn().text("selected")).contains("");
        assertThat(page.tap("24").send("drop").turn().text("selected")).contains("");
    }

    @Test
    void aTapOnAnotherSourcePicksThatUpInstead() {
        Page page = TableGames.rolled("24:W5 13:W10 1:B15", "mali", "21");

        assertThat(page.tap("24").tap("13").turn().text("selected")).contains("13");
    }

    @Test
    void aRefusedTapSaysWhyAndChangesNothing() {
        Page page = TableGames.rolled("13:W2 10:W1B1 6:W1 1:W11 24:B14", "mali", "31")
                .tap("13");
        String before = page.turn().toString();

        assertThat(page.tap("10").problem()).isEqualTo("why.held");
        assertThat(page.turn().toString()).isEqualTo(before);
        assertThat(page.send("drop").tap("10").problem()).isEqualTo("why.pinned");
        assertThat(page.tap("24").problem()).isEqualTo("why.not-yours");
        assertThat(page.tap("nowhere").problem()).isEqualTo("why.not-yours");
    }

    @Test
    void undoGoesBackStepByStepToTheStartOfTheTurn() {
        Page page = TableGames.rolled(START, "mali", "61").pick("24", "17", "");
        assertThat(page.board()).isEqualTo("24:W14 17:W1 1:B15");

        assertThat(page.send("undo").board()).isEqualTo("24:W14 18:W1 1:B15");
        assertThat(page.say()).containsExactly("say.undone");
        assertThat(page.send("undo").board()).isEqualTo(START);
        assertThat(page.may("canUndo")).isFalse();
        assertThat(page.send("undo").problem()).isEqualTo("problem.nothing-to-undo");
    }

    @Test
    void aPickMayNameTheWay() {
        Page page = TableGames.rolled(START, "mali", "61").pick("24", "17", "23");

        assertThat(page.turn().list("steps").orElseThrow().getFirst())
                .isEqualTo(new JsonFields()
                        .put("from", "24")
                        .put("to", "23")
                        .put("touches", false)
                        .object());
        assertThat(TableGames.rolled(START, "mali", "61").pick("24", "17", "20").problem())
                .startsWith("why.");
    }

    @Test
    void aTargetTellsItsDiceAndWhetherItPins() {
        Page page = TableGames.rolled("13:W2 10:B1 1:B14", "mali", "31").tap("13");
        Json.Obj target =
                page.turn().list("targets").orElseThrow().getFirst().asObject().orElseThrow();

        assertThat(target.text("spot")).contains("10");
        assertThat(target.text("dice")).contains("3");
        assertThat(target.flag("touches")).contains(true);
        assertThat(target.flag("choice")).contains(false);
    }

    @Test
    void aSourceTellsTheDiceThatItCanMoveWith() {
        Page page = TableGames.rolled("24:W5 13:W10 18:B2 12:B2 1:B11", "mali", "61");
        assertThat(page.sources()).containsExactly("24", "13");
        assertThat(page.sourceDice()).containsExactly("1", "6");

        assertThat(TableGames.rolled("24:W5 13:W10 1:B15", "mali", "26").sourceDice())
                .containsExactly("62", "62");
        assertThat(TableGames.rolled(START, "mali", "55").sourceDice()).containsExactly("5");
    }

    @Test
    void anUnfinishedTurnCannotBeEnded() {
        Page page = TableGames.rolled(START, "mali", "61").pick("24", "18", "");

        assertThat(page.send("done").problem()).isEqualTo("problem.unfinished");
        assertThat(page.pick("18", "17", "").tap("24").problem()).isEqualTo("why.complete");
    }

    @Test
    void aTypedMoveMakesTheWholeTurnAndAWrongOneSaysWhy() {
        Page page = TableGames.rolled(START, "mali", "61");

        assertThat(page.type("24/13").problem()).isEqualTo("why.no-die");
        assertThat(page.text()).contains("\"part\",\"24/13\"");
        assertThat(page.type("13/7 24/23").problem()).isEqualTo("why.not-yours");
        assertThat(page.text()).contains("\"part\",\"13/7\"");
        assertThat(page.type("24/18").problem()).isEqualTo("problem.unfinished");
        assertThat(page.type("24/18 24/23 24/22").problem()).isEqualTo("why.complete");
        assertThat(page.type("24-13").problem()).isEqualTo("problem.input");
        assertThat(page.type("24/17").say()).containsExactly("say.played W 24/18/17");
    }

    @Test
    void aRollThatCannotBePlayedIsPassedWithDone() {
        Page page = TableGames.rolled("13:W1 1:W14 7:B2 8:B2 24:B11", "mali", "65");

        assertThat(page.may("pass")).isTrue();
        assertThat(page.may("forced")).isFalse();
        assertThat(page.send("forced").problem()).isEqualTo("problem.not-forced");
        assertThat(page.tap("13").problem()).isEqualTo("why.pass");
        assertThat(page.send("done").say()).containsExactly("say.passed W");
        assertThat(page.view().object("lastTurn").orElseThrow().text("play")).contains("pass");
    }

    @Test
    void aForcedTurnIsShownAndMadeAtOnce() {
        Page page = TableGames.rolled("13:W1 1:W14 7:B2 24:B13", "mali", "65");

        assertThat(page.may("forced")).isTrue();
        assertThat(page.send("forced").say()).containsExactly("say.played W 13/8/2");
        assertThat(TableGames.rolled(START, "mali", "61").send("forced").problem())
                .isEqualTo("problem.not-forced");
    }

    @Test
    void theDiceOfADoubleAreFourAndAreUsedOneByOne() {
        Page page = TableGames.rolled(START, "mali", "55").pick("24", "14", "");
        List<Boolean> used = page.view().list("dice").orElseThrow().stream()
                .map(die -> die.asObject().orElseThrow().flag("used").orElseThrow())
                .toList();

        assertThat(used).containsExactly(true, true, false, false);
    }

    @Test
    void commandsInAWrongPhaseChangeNothing() {
        Page page = Page.at(START, "mali");
        String before = page.saved();

        for (String command : List.of("done", "undo", "drop", "forced")) {
            assertThat(page.send(command).problem()).as(command).isEqualTo("problem.not-now");
        }
        assertThat(page.tap("24").problem()).isEqualTo("problem.not-now");
        assertThat(page.type("24/18").problem()).isEqualTo("problem.not-now");
        assertThat(page.bot("1", "pass").problem()).isEqualTo("problem.stale");
        assertThat(page.saved()).isEqualTo(before);
        assertThat(page.send("roll").send("roll").problem()).isEqualTo("problem.not-now");
    }

    @Test
    void newGamesWithUnknownWordsAreRefusedAndTheOldGameStays() {
        Page page = Page.with("mali", "human", "human", SEED).send("roll");
        String before = page.saved();

        JsonFields command = new JsonFields()
                .put("do", "new")
                .put("game", "chess")
                .put("preset", "mali")
                .put("match", "")
                .put("target", 0)
                .put("pinnedBlocks", true)
                .put("white", "human")
                .put("black", "human")
                .put("seed", SEED.repeat(4))
                .put("gameId", SEED.repeat(2));
        assertThat(page.send(command).problem()).isEqualTo("problem.input");
        assertThat(page.text()).contains("unknown-game");
        assertThat(page.saved()).isEqualTo(before);
        assertThat(Page.with("none", "human", "human", SEED).text()).contains("unknown-preset");
        assertThat(Page.with("mali", "nobody", "human", SEED).problem()).isEqualTo("problem.input");
        assertThat(Page.with("mali", "human", "human", "0").problem()).isEqualTo("problem.input");
    }

    @Test
    void theSwitchPinnedAtHomeBlocksLeavesEveryPresetAsItIsWhenOff() {
        for (String preset : Games.find("tapa").orThrow().presets()) {
            Page page = Page.with(preset, "human", "human", SEED);

            assertThat(pinnedBlocks(page))
                    .as(preset)
                    .isEqualTo(List.of("bulgaria", "plakoto-greek").contains(preset));
        }
    }

    @Test
    void theSwitchPinnedAtHomeBlocksIsLaidOverAnyPresetWhenOn() {
        for (String preset : Games.find("tapa").orThrow().presets()) {
            Page page = new Page().begin("tapa", preset, "", 0, true, "human", "human", SEED);

            assertThat(pinnedBlocks(page)).as(preset).isTrue();
            assertThat(page.saved()).contains("\"bearoff_pinned\":\"none\"");
        }
        Page tabla = new Page().begin("tabla", "tavla", "", 0, true, "human", "human", SEED);
        assertThat(tabla.problem()).isEmpty();
        assertThat(pinnedBlocks(tabla)).isFalse();
    }

    @Test
    void whatIsNoCommandIsAnsweredWithTheViewAndTheProblem() {
        Table table = new Table();

        assertThat(table.send("")).contains("bad-json");
        assertThat(table.send("[]")).contains("bad-request");
        assertThat(table.send("{\"do\":\"dance\"}")).contains("there is no command");
        assertThat(table.send("{\"do\":\"tap\"}")).contains("spot");
        assertThat(table.send("{\"do\":\"tap\",\"spot\":7}")).contains("spot");
        assertThat(table.send("{\"do\":\"look\",\"fast\":true}")).contains("there is no such field");
    }

    @Test
    void aLongTextTypedDoesNotMakeALongView() {
        Page page = TableGames.rolled(START, "mali", "61").type("x".repeat(100_000));

        assertThat(page.problem()).isEqualTo("problem.input");
    }

    private static boolean pinnedBlocks(Page page) {
        return page.view().object("game").orElseThrow().flag("pinnedBlocks").orElseThrow();
    }
}
