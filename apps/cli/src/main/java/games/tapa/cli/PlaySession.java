package games.tapa.cli;

import games.tapa.client.Engine;
import games.tapa.client.Table;
import games.tapa.client.TableCommand;
import games.tapa.client.TableView;
import games.tapa.client.TableView.Announcement;
import games.tapa.client.TableView.ThinkView;
import games.tapa.kernel.Side;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A game in the terminal: asks persons for their turns, lets the bot play the rest. */
final class PlaySession {

    private static final String HELP = """
            Enter        throw the dice; end a complete turn; pass
            24/18 13/12  play a whole turn, in your own numbering; 6/off takes a checker off
            24/18        play one step of it; the board shows what is left
            moves        list the plays of this roll
            undo         take back the last step
            board        draw the board again
            resign       give the game up
            save FILE    save the game; go on later with: play tapa --from FILE
            quit         leave; the game is lost unless you have saved it
            """;

    /** Where typed lines come from; empty once there are no more. */
    interface Lines {
        Optional<String> next() throws IOException;
    }

    private static final int LONGEST_ANSWER = 10_000;

    private final Table table;
    private final Engine engine = new Engine();
    private final Lines lines;
    private final PrintWriter out;
    private List<String> drawn = List.of();
    /** The files that this session wrote, and so may write again. */
    private final Set<Path> saves = new HashSet<>();

    private boolean left;

    PlaySession(Table table, Lines lines, PrintWriter out) {
        this.table = table;
        this.lines = lines;
        this.out = out;
    }

    /** Plays until the game is over or the person leaves. */
    void run() throws IOException {
        out.println("Type help for what can be typed.");
        TableView view = tell(table.carryOut(new TableCommand.Look()));
        while (!left && !view.phase().equals("over")) {
            view = view.yourTurn() && !view.phase().equals("opening") ? person(view) : chance(view);
        }
        out.flush();
    }

    /** What needs nobody: the opening throw, and everything a bot does. */
    private TableView chance(TableView view) {
        if (!view.phase().equals("move")) {
            return carryOut(new TableCommand.Roll());
        }
        ThinkView think = view.think().orElseThrow();
        return carryOut(new TableCommand.Bot(think.ticket(), best(think.request())));
    }

    private String best(String request) {
        String answer = engine.answer(request);
        return JsonReader.read(answer, LONGEST_ANSWER)
                .toOptional()
                .flatMap(Json::asObject)
                .flatMap(object -> object.text("play"))
                .orElseThrow(() -> new IllegalStateException(request + " was answered with " + answer));
    }

    private TableView person(TableView view) throws IOException {
        out.print(prompt(view));
        out.flush();
        Optional<String> line = lines.next();
        if (line.isEmpty()) {
            return endOfInput(view);
        }
        String typed = line.get().trim();
        return switch (typed) {
            case "" -> carryOut(view.phase().equals("roll") ? new TableCommand.Roll() : new TableCommand.Done());
            case "quit", "exit" -> leave(view);
            case "help", "?" -> print(view, HELP);
            case "moves" -> moves(view);
            case "board" -> drawAgain(view);
            case "undo" -> carryOut(new TableCommand.Undo());
            case "resign" -> resign(view);
            case "save" -> print(view, "The file is missing: type save FILE.\n");
            default -> typed.startsWith("save ") ? save(view, typed.substring(5).trim()) : move(view, typed);
        };
    }

    private static String prompt(TableView view) {
        StringBuilder text = new StringBuilder(Sentences.side(view.actor()));
        if (view.phase().equals("roll")) {
            return text.append(", Enter to throw> ").toString();
        }
        for (TableView.DieView die : view.dice()) {
            text.append(die.used() ? "" : " " + die.value());
        }
        if (view.turn().pass()) {
            text.append(", no die can be played: Enter to pass");
        } else if (view.turn().canDone()) {
            text.append(", Enter to end the turn, undo to take a step back");
        }
        return text.append("> ").toString();
    }

    private TableView move(TableView view, String typed) {
        if (!view.phase().equals("move")) {
            return print(view, "Throw the dice first: press Enter.\n");
        }
        TableView whole = table.carryOut(new TableCommand.Type(typed));
        if (whole.problem().isEmpty()) {
            return tell(whole);
        }
        Optional<TableCommand.Pick> pick = TypedStep.read(typed, view);
        return pick.isPresent() ? carryOut(pick.get()) : tell(whole);
    }

    private TableView moves(TableView view) {
        for (String play : table.plays()) {
            out.println("  " + play);
        }
        return view.phase().equals("move") ? view : print(view, "Throw the dice first: press Enter.\n");
    }

    private TableView resign(TableView view) throws IOException {
        int points = (view.actor().equals("W") ? view.white() : view.black()).resignCost();
        out.print("Resign and lose " + points + (points == 1 ? " point" : " points") + "? Type yes> ");
        out.flush();
        Optional<String> answer = lines.next();
        if (answer.isEmpty()) {
            return endOfInput(view);
        }
        return answer.get().trim().equals("yes")
                ? carryOut(new TableCommand.Resign(view.actor()))
                : print(view, "Not resigned.\n");
    }

    private TableView save(TableView view, String file) {
        try {
            Path path = Path.of(file).toAbsolutePath().normalize();
            if (!saves.contains(path)) {
                Files.createFile(path);
                saves.add(path);
            }
            Files.writeString(path, table.saved().orElseThrow() + "\n");
            return print(view, "Saved in " + file + ".\n");
        } catch (IOException e) {
            return notSaved(view, file, FileFault.reason(e));
        } catch (InvalidPathException e) {
            return notSaved(view, file, e.getReason());
        }
    }

    private TableView notSaved(TableView view, String file, String reason) {
        return print(view, "Cannot write " + file + ": " + reason + "; choose another file.\n");
    }

    /** Nothing more will be typed: ends the line of the prompt. */
    private TableView endOfInput(TableView view) {
        out.println();
        return leave(view);
    }

    private TableView leave(TableView view) {
        left = true;
        return view;
    }

    private TableView carryOut(TableCommand command) {
        return tell(table.carryOut(command));
    }

    /** Says what happened, and draws the board if a person must look at it now. */
    private TableView tell(TableView view) {
        for (Announcement said : view.say()) {
            out.println(Sentences.of(said));
        }
        view.problem().ifPresent(problem -> out.println(Sentences.of(problem)));
        boolean changed = view.problem().isEmpty() && !view.phase().equals("opening");
        return changed && (view.yourTurn() || view.phase().equals("over")) ? draw(view) : view;
    }

    private TableView draw(TableView view) {
        boolean whiteIsHere =
                view.game().map(game -> game.white().equals("human")).orElse(true);
        boolean blackMoves = view.yourTurn() && view.actor().equals("B");
        Side viewer = whiteIsHere && !blackMoves ? Side.WHITE : Side.BLACK;
        List<String> board = BoardDrawing.draw(view, viewer);
        if (!board.equals(drawn)) {
            board.forEach(out::println);
            drawn = board;
        }
        return view;
    }

    private TableView drawAgain(TableView view) {
        drawn = List.of();
        return draw(view);
    }

    private TableView print(TableView view, String text) {
        out.print(text);
        return view;
    }
}
