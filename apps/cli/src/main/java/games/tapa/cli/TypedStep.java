package games.tapa.cli;

import games.tapa.client.TableCommand;
import games.tapa.client.TableView;
import games.tapa.tables.TablesStep;
import java.util.Optional;

/** One step of a turn as a person types it, such as {@code 24/18}, {@code bar/20} or {@code 6/off}, in the numbering of who moves. */
final class TypedStep {

    private TypedStep() {}

    /** The pick that {@code typed} means; empty unless it is one step by one of the dice left. */
    static Optional<TableCommand.Pick> read(String typed, TableView view) {
        int slash = typed.indexOf('/');
        if (slash < 0) {
            return Optional.empty();
        }
        String source = typed.substring(0, slash);
        int from = source.equals("bar") ? TablesStep.BAR : number(source);
        String target = typed.substring(slash + 1).replace("*", "");
        int to = target.equals("off") ? 0 : number(target);
        return from >= 1 && to >= 0 && isOneStep(from, to, view)
                ? Optional.of(new TableCommand.Pick(spot(from, view), spot(to, view), ""))
                : Optional.empty();
    }

    private static boolean isOneStep(int from, int to, TableView view) {
        for (TableView.DieView die : view.dice()) {
            if (!die.used() && (die.value() == from - to || (to == 0 && die.value() > from))) {
                return true;
            }
        }
        return false;
    }

    private static String spot(int number, TableView view) {
        if (number == 0) {
            return "off";
        }
        if (number == TablesStep.BAR) {
            return "bar";
        }
        return Integer.toString(view.actor().equals("W") ? number : Numbering.across(view, number));
    }

    /** The point's number, 0 to 24, or -1. */
    private static int number(String digits) {
        boolean good =
                !digits.isEmpty() && digits.length() <= 2 && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        int number = good ? Integer.parseInt(digits) : -1;
        return number <= 24 ? number : -1;
    }
}
