package games.tapa.tables;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** The options of 5.2 by name, in the order of 5.3: which values each takes, how it is read and written. */
final class RuleOptions {

    /**
     * @param values the values to choose from, for messages
     * @param read the option's value in finished rules
     * @param lay sets it in a draft; says no if the value is not one of {@code values}
     */
    private record Option(String name, String values, Function<TablesRules, OptionValue> read, Laying lay) {}

    private interface Laying {
        boolean lay(RulesDraft draft, OptionValue value);
    }

    private static final List<Option> OPTIONS = List.of(
            fixed("direction", new OptionValue.Text("contrary")),
            fixed("contact", new OptionValue.Text("pin")),
            new Option(
                    "setup",
                    "standard, corner or a board text",
                    r -> new OptionValue.Text(r.setup()),
                    RuleOptions::laySetup),
            flag("larger_die", TablesRules::largerDie, (d, on) -> d.largerDie = on),
            flag("pinner_pinnable", TablesRules::pinnerPinnable, (d, on) -> d.pinnerPinnable = on),
            word("mother", Mother.values(), TablesRules::mother, (d, v) -> d.mother = v),
            count("mother_points", 2, 3, TablesRules::motherPoints, (d, n) -> d.motherPoints = n),
            word("both_mothers", BothMothers.values(), TablesRules::bothMothers, (d, v) -> d.bothMothers = v),
            word("bearoff_pinned", BearoffPinned.values(), TablesRules::bearoffPinned, (d, v) -> d.bearoffPinned = v),
            word("bearoff_over", BearoffOver.values(), TablesRules::bearoffOver, (d, v) -> d.bearoffOver = v),
            fixed("hit_and_run_home", new OptionValue.Flag(true)),
            word("gammon", Gammon.values(), TablesRules::gammon, (d, v) -> d.gammon = v),
            fixed("triple", new OptionValue.Flag(false)),
            fixed("doubles", new OptionValue.Text("four")),
            fixed("cascade_from_roll", new OptionValue.Count(4)),
            fixed("cascade_rest", new OptionValue.Text("lost")),
            fixed("cascade_scope", new OptionValue.Text("stage")),
            fixed("head", new OptionValue.Count(0)),
            fixed("head_first_doubles", new OptionValue.Counts(List.of())),
            fixed("first_checker_away", new OptionValue.Flag(false)),
            fixed("prime", new OptionValue.Text("free")),
            fixed("max_start_quarter", new OptionValue.Count(6)),
            fixed("max_enemy_quarter", new OptionValue.Count(6)),
            word("dead", Dead.values(), TablesRules::dead, (d, v) -> d.dead = v),
            word("opening_dice", OpeningDice.values(), TablesRules::openingDice, (d, v) -> d.openingDice = v),
            word("opening_tie", OpeningTie.values(), TablesRules::openingTie, (d, v) -> d.openingTie = v),
            word("next_starter", NextStarter.values(), TablesRules::nextStarter, (d, v) -> d.nextStarter = v),
            word(
                    "after_draw_starter",
                    AfterDrawStarter.values(),
                    TablesRules::afterDrawStarter,
                    (d, v) -> d.afterDrawStarter = v),
            fixed("cube", new OptionValue.None()));

    private RuleOptions() {}

    static Map<String, OptionValue> all(TablesRules rules) {
        Map<String, OptionValue> values = new LinkedHashMap<>();
        values.put("preset", new OptionValue.Text(rules.preset()));
        for (Option option : OPTIONS) {
            values.put(option.name, option.read.apply(rules));
        }
        return values;
    }

    static Result<RulesDraft> lay(Map<String, OptionValue> values, RulesDraft draft) {
        for (String name : values.keySet()) {
            if (!isOption(name)) {
                return bad("option \"" + name + "\": there is no such option; the options are " + names());
            }
        }
        // In the order of 5.3, so that "setup" can be read again once "pinner_pinnable" is known.
        for (Option option : OPTIONS) {
            OptionValue value = values.get(option.name);
            if (value != null && !option.lay.lay(draft, value)) {
                return bad("option \"" + option.name + "\": " + value + " is not possible; it takes " + option.values);
            }
        }
        return switch (StartBoards.read(draft.setup, draft.pinnerPinnable)) {
            case Result.Ok<TablesBoard>(TablesBoard start) -> {
                draft.start = start;
                yield Result.ok(draft);
            }
            case Result.Bad<TablesBoard>(Problem problem) -> bad("option \"setup\": " + problem.message());
        };
    }

    private static boolean laySetup(RulesDraft draft, OptionValue value) {
        if (!(value instanceof OptionValue.Text(String text))) {
            return false;
        }
        draft.setup = text;
        return true;
    }

    private static Option fixed(String name, OptionValue only) {
        return new Option(name, "only " + only + " in this game", r -> only, (draft, value) -> value.equals(only));
    }

    private static Option flag(String name, Function<TablesRules, Boolean> read, BiConsumer<RulesDraft, Boolean> set) {
        return new Option(name, "true or false", r -> new OptionValue.Flag(read.apply(r)), (draft, value) -> {
            if (!(value instanceof OptionValue.Flag(boolean on))) {
                return false;
            }
            set.accept(draft, on);
            return true;
        });
    }

    private static Option count(
            String name,
            int least,
            int most,
            Function<TablesRules, Integer> read,
            BiConsumer<RulesDraft, Integer> set) {
        return new Option(name, least + " to " + most, r -> new OptionValue.Count(read.apply(r)), (draft, value) -> {
            if (!(value instanceof OptionValue.Count(int count)) || count < least || count > most) {
                return false;
            }
            set.accept(draft, count);
            return true;
        });
    }

    private static <E extends Keyed> Option word(
            String name, E[] words, Function<TablesRules, E> read, BiConsumer<RulesDraft, E> set) {
        List<String> keys = new ArrayList<>();
        for (E word : words) {
            keys.add(word.key());
        }
        Laying lay = (draft, value) -> {
            int at = value instanceof OptionValue.Text(String text) ? keys.indexOf(text) : -1;
            if (at < 0) {
                return false;
            }
            set.accept(draft, words[at]);
            return true;
        };
        return new Option(
                name,
                String.join(", ", keys),
                r -> new OptionValue.Text(read.apply(r).key()),
                lay);
    }

    private static boolean isOption(String name) {
        for (Option option : OPTIONS) {
            if (option.name.equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static String names() {
        List<String> names = new ArrayList<>();
        for (Option option : OPTIONS) {
            names.add(option.name);
        }
        return String.join(", ", names);
    }

    private static Result<RulesDraft> bad(String message) {
        return Result.bad(Problem.Code.BAD_RULES, message);
    }
}
