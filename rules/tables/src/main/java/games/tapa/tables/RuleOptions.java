package games.tapa.tables;

import games.tapa.kernel.AfterDrawStarter;
import games.tapa.kernel.Keyed;
import games.tapa.kernel.NextStarter;
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
     * @param values the values to choose from in a game, for messages
     * @param read the option's value in finished rules
     * @param lay sets it in a draft; says no if the value is not one of {@code values}
     */
    private record Option(
            String name, Function<TablesKind, String> values, Function<TablesRules, OptionValue> read, Laying lay) {}

    private interface Laying {
        boolean lay(RulesDraft draft, OptionValue value);
    }

    private static final List<Option> OPTIONS = List.of(
            given("direction", kind -> new OptionValue.Text(kind.direction().key())),
            given("contact", kind -> new OptionValue.Text(kind.contact().key())),
            new Option(
                    "setup",
                    kind -> "standard, corner or a board text",
                    r -> new OptionValue.Text(r.setup()),
                    RuleOptions::laySetup),
            flag("larger_die", TablesRules::largerDie, (d, on) -> d.largerDie = on),
            flag("pinner_pinnable", TablesRules::pinnerPinnable, (d, on) -> d.pinnerPinnable = on),
            word("mother", Mother.values(), TablesRules::mother, (d, v) -> d.mother = v),
            count("mother_points", List.of(2, 3), TablesRules::motherPoints, (d, n) -> d.motherPoints = n),
            word("both_mothers", BothMothers.values(), TablesRules::bothMothers, (d, v) -> d.bothMothers = v),
            word("bearoff_pinned", BearoffPinned.values(), TablesRules::bearoffPinned, (d, v) -> d.bearoffPinned = v),
            word("bearoff_over", BearoffOver.values(), TablesRules::bearoffOver, (d, v) -> d.bearoffOver = v),
            flag("hit_and_run_home", TablesRules::hitAndRunHome, (d, on) -> d.hitAndRunHome = on),
            word("gammon", Gammon.values(), TablesRules::gammon, (d, v) -> d.gammon = v),
            flag("triple", TablesRules::triple, (d, on) -> d.triple = on),
            word("doubles", Doubles.values(), r -> r.cascade().doubles(), (d, v) -> d.cascade = d.cascade.with(v)),
            count(
                    "cascade_from_roll",
                    List.of(1, 3, 4),
                    r -> r.cascade().fromRoll(),
                    (d, n) -> d.cascade = d.cascade.fromRoll(n)),
            word(
                    "cascade_rest",
                    CascadeRest.values(),
                    r -> r.cascade().rest(),
                    (d, v) -> d.cascade = d.cascade.with(v)),
            word(
                    "cascade_scope",
                    CascadeScope.values(),
                    r -> r.cascade().scope(),
                    (d, v) -> d.cascade = d.cascade.with(v)),
            count("head", List.of(0, 1), r -> r.limits().head(), (d, n) -> d.limits = d.limits.withHead(n)),
            new Option(
                    "head_first_doubles",
                    kind -> "a list of numbers 1 to 6, such as [3,4,6]",
                    r -> new OptionValue.Counts(r.limits().headFirstDoubles()),
                    RuleOptions::layHeadDoubles),
            flag(
                    "first_checker_away",
                    r -> r.limits().firstCheckerAway(),
                    (d, on) -> d.limits = d.limits.withFirstCheckerAway(on)),
            word("prime", Prime.values(), r -> r.limits().prime(), (d, v) -> d.limits = d.limits.with(v)),
            count(
                    "max_start_quarter",
                    StepLimits.QUARTERS,
                    r -> r.limits().maxStartQuarter(),
                    (d, n) -> d.limits = d.limits.withMaxStartQuarter(n)),
            count(
                    "max_enemy_quarter",
                    StepLimits.QUARTERS,
                    r -> r.limits().maxEnemyQuarter(),
                    (d, n) -> d.limits = d.limits.withMaxEnemyQuarter(n)),
            word("dead", Dead.values(), TablesRules::dead, (d, v) -> d.dead = v),
            word("opening_dice", OpeningDice.values(), TablesRules::openingDice, (d, v) -> d.openingDice = v),
            word("opening_tie", OpeningTie.values(), TablesRules::openingTie, (d, v) -> d.openingTie = v),
            word("next_starter", NextStarter.values(), TablesRules::nextStarter, (d, v) -> d.nextStarter = v),
            word(
                    "after_draw_starter",
                    AfterDrawStarter.values(),
                    TablesRules::afterDrawStarter,
                    (d, v) -> d.afterDrawStarter = v),
            given("cube", kind -> new OptionValue.None()));

    private RuleOptions() {}

    static Map<String, OptionValue> all(TablesRules rules) {
        Map<String, OptionValue> values = new LinkedHashMap<>();
        values.put("preset", new OptionValue.Text(rules.preset()));
        for (Option option : OPTIONS) {
            values.put(option.name, option.read.apply(rules));
        }
        return values;
    }

    /** The rules of {@code draft} with {@code values} laid over it. */
    static Result<TablesRules> lay(Map<String, OptionValue> values, RulesDraft draft) {
        for (String name : values.keySet()) {
            if (!isOption(name)) {
                return bad("option \"" + name + "\": there is no such option; the options are " + names());
            }
        }
        for (Option option : OPTIONS) {
            OptionValue value = values.get(option.name);
            if (value != null && !option.lay.lay(draft, value)) {
                return bad("option \"" + option.name + "\": " + value + " is not possible; it takes "
                        + option.values.apply(draft.kind));
            }
        }
        BoardLaws laws = new BoardLaws(draft.kind, draft.pinnerPinnable);
        return switch (StartBoards.read(draft.setup, laws)) {
            case Result.Ok<TablesBoard>(TablesBoard start) -> Result.ok(draft.rules(start));
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

    private static boolean layHeadDoubles(RulesDraft draft, OptionValue value) {
        if (!(value instanceof OptionValue.Counts(List<Integer> doubles))) {
            return false;
        }
        for (int i = 0; i < doubles.size(); i++) {
            int number = doubles.get(i);
            if (number < 1 || number > 6 || doubles.indexOf(number) < i) {
                return false;
            }
        }
        draft.limits = draft.limits.withHeadFirstDoubles(doubles);
        return true;
    }

    /** What the game itself decides and no option changes. */
    private static Option given(String name, Function<TablesKind, OptionValue> only) {
        return new Option(
                name,
                kind -> {
                    OptionValue value = only.apply(kind);
                    return "only " + value + " in this game";
                },
                r -> only.apply(r.kind()),
                (draft, value) -> value.equals(only.apply(draft.kind)));
    }

    private static Option flag(String name, Function<TablesRules, Boolean> read, BiConsumer<RulesDraft, Boolean> set) {
        return new Option(name, kind -> "true or false", r -> new OptionValue.Flag(read.apply(r)), (draft, value) -> {
            if (!(value instanceof OptionValue.Flag(boolean on))) {
                return false;
            }
            set.accept(draft, on);
            return true;
        });
    }

    private static Option count(
            String name,
            List<Integer> counts,
            Function<TablesRules, Integer> read,
            BiConsumer<RulesDraft, Integer> set) {
        StringBuilder words = new StringBuilder();
        for (int count : counts) {
            words.append(words.isEmpty() ? "" : ", ").append(count);
        }
        Laying lay = (draft, value) -> {
            if (!(value instanceof OptionValue.Count(int count)) || !counts.contains(count)) {
                return false;
            }
            set.accept(draft, count);
            return true;
        };
        return new Option(name, kind -> words.toString(), r -> new OptionValue.Count(read.apply(r)), lay);
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
                kind -> String.join(", ", keys),
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

    private static <T> Result<T> bad(String message) {
        return Result.bad(Problem.Code.BAD_RULES, message);
    }
}
