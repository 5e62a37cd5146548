package games.tapa.cli;

import games.tapa.client.TableView;

/** What the terminal says before it waits for a person. */
final class Prompts {

    private Prompts() {}

    /** Whose turn it is, the dice that are left of it, and what Enter does. */
    static String of(TableView view) {
        StringBuilder text = new StringBuilder(Sentences.side(view.actor()));
        if (view.phase().equals("roll")) {
            return text.append(", Enter to throw> ").toString();
        }
        if (view.phase().equals("answer")) {
            return text.append(", yes to accept, no to play on> ").toString();
        }
        for (TableView.DieView die : view.dice()) {
            text.append(die.used() ? "" : " " + die.value());
        }
        text.append(group(view.turn()));
        if (view.turn().pass()) {
            text.append(", no die can be played: Enter to pass");
        } else if (view.turn().canDone()) {
            text.append(", Enter to end the turn, undo to take a step back");
        }
        return text.append("> ").toString();
    }

    /** Where the dice of a cascade come from, and the groups that follow. */
    private static String group(TableView.TurnView turn) {
        String from = switch (turn.origin()) {
            case "chain" -> " (the double goes on)";
            case "rest" -> " (what the other side could not play)";
            default -> "";
        };
        StringBuilder text = new StringBuilder(from);
        String later = turn.later();
        for (int i = 0; i < later.length(); i++) {
            boolean begins = i == 0 || later.charAt(i) != later.charAt(i - 1);
            text.append(begins ? ", then " : " ").append(later.charAt(i));
        }
        return text.toString();
    }

    /** What the device shows before it asks for the word. */
    static String word(TableView.FairView fair) {
        return "The dice of this game are fixed by the commitment " + fair.commitment() + "\n"
                + "and by a word of yours; type any, or Enter for none> ";
    }
}
