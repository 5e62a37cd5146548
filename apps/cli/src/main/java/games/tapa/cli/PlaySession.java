package games.tapa.cli;

import games.tapa.client.Engine;
import games.tapa.client.Table;
import games.tapa.client.TableCommand;
import games.tapa.client.TableView;
import games.tapa.client.TableView.Announcement;
import games.tapa.client.TableView.ThinkView;
import games.tapa.jvm.LevelNets;
import games.tapa.kernel.Side;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;

/** A game in the terminal: asks persons for their turns, lets the bot play the rest. */
final class PlaySession {

    private static final String HELP = """
            Enter        throw the dice; end a complete turn; pass
            24/18 13/12  play a whole turn, in your own numbering; 6/off takes a checker off
            24/18        play one step of it, bar/20 from the bar; the board shows what is left
            moves        list the plays of this roll
            undo         take back the last step
            board        draw the board again
            resign       give the game up
            resign N     offer to give it up for N points, fewer than it costs
            score        show the score sheet of the match
            save FILE    save the game; go on later with: play --from FILE
            quit         leave; the game is lost unless you have saved it
            """;

    /** Where typed lines come from; empty once there are no more. */
    interface Lines {
        Optional<String> next() throws IOException;
    }

    private static final int LONGEST_ANSWER = 10_000;

    private final Table table;
    private final Engine engine = new Engine(new LevelNets());
    private final Lines lines;
    private final PrintWriter out;
    private List<String> drawn = List.of();
    private final OwnFiles files = new OwnFiles();
    private final Secrets secrets;
    private final Optional<String> certificates;

    private boolean left;

    /**
     * @param secrets for the dice of later games of a match
     * @param certificates where the certificate of the dice goes at the end; in a match, game by game, with the number
     *     of the game behind it
     */
    PlaySession(Table table, Secrets secrets, Optional<String> certificates, Lines lines, PrintWriter out) {
        this.table = table;
        this.secrets = secrets;
        this.certificates = certificates;
        this.lines = lines;
        this.out = out;
    }

    /** Plays until the game or the match is over or the person leaves. */
    void run() throws IOException {
        out.println("Type help for what can be typed.");
        TableView view = tell(table.carryOut(new TableCommand.Look()));
        view.match().ifPresent(this::sheet);
        while (!left && (!view.phase().equals("over") || isMoreToPlay(view))) {
            view = view.phase().equals("over") ? next(view) : onwards(view);
            if (view.phase().equals("over")) {
                end(view);
            }
        }
        out.flush();
    }

    private static boolean isMoreToPlay(TableView view) {
        return view.match().flatMap(TableView.MatchView::next).isPresent();
    }

    private TableView onwards(TableView view) throws IOException {
        if (view.fair().map(TableView.FairView::wordDue).orElse(false)) {
            return word(view);
        }
        return view.yourTurn() && !view.phase().equals("opening") ? person(view) : chance(view);
    }

    private TableView word(TableView view) throws IOException {
        Optional<String> typed = ask(Prompts.word(view.fair().orElseThrow()));
        if (typed.isEmpty()) {
            return endOfInput(view);
        }
        return carryOut(new TableCommand.Word(Normalizer.normalize(typed.get().trim(), Normalizer.Form.NFC)));
    }

    private TableView next(TableView view) throws IOException {
        Optional<String> typed = ask("Enter for the next game, save FILE, or quit> ");
        if (typed.isEmpty()) {
            return endOfInput(view);
        }
        String answer = typed.get().trim();
        if (answer.isEmpty()) {
            return carryOut(new TableCommand.Next(secrets.seed(), secrets.gameId()));
        }
        return answer.startsWith("save ") ? save(view, answer.substring(5).trim()) : leave(view);
    }

    /** The score sheet and the certificate of a game that has just ended. */
    private void end(TableView view) {
        if (left) {
            return;
        }
        view.match().ifPresent(this::sheet);
        if (certificates.isPresent() && table.certificate().isPresent()) {
            String file = certificates.get()
                    + view.match().map(match -> "." + match.gameNumber()).orElse("");
            out.println(files.write(file, table.certificate().get()));
        }
    }

    private TableView score(TableView view) {
        view.match().ifPresent(this::sheet);
        return view.match().isPresent() ? view : print(view, "This game is played alone.\n");
    }

    private void sheet(TableView.MatchView match) {
        ScoreSheetText.lines(match).forEach(out::println);
    }

    private Optional<String> ask(String prompt) throws IOException {
        out.print(prompt);
        out.flush();
        return lines.next();
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
        Optional<String> line = ask(Prompts.of(view));
        if (line.isEmpty()) {
            return endOfInput(view);
        }
        String typed = line.get().trim();
        if (view.phase().equals("answer") && (typed.equals("yes") || typed.equals("no"))) {
            return carryOut(new TableCommand.Answer(typed.equals("yes")));
        }
        return switch (typed) {
            case "" -> carryOut(view.phase().equals("roll") ? new TableCommand.Roll() : new TableCommand.Done());
            case "quit", "exit" -> leave(view);
            case "help", "?" -> print(view, HELP);
            case "moves" -> moves(view);
            case "board" -> drawAgain(view);
            case "undo" -> carryOut(new TableCommand.Undo());
            case "resign" -> resign(view);
            case "score" -> score(view);
            case "save" -> print(view, "The file is missing: type save FILE.\n");
            default -> withWord(view, typed);
        };
    }

    private TableView withWord(TableView view, String typed) {
        if (typed.startsWith("save ")) {
            return save(view, typed.substring(5).trim());
        }
        if (typed.startsWith("resign ")) {
            String points = typed.substring(7).trim();
            return points.length() == 1 && Character.isDigit(points.charAt(0))
                    ? carryOut(new TableCommand.Offer(view.actor(), Integer.parseInt(points)))
                    : print(view, "Type resign and a number of points, such as resign 1.\n");
        }
        return move(view, typed);
    }

    private TableView move(TableView view, String typed) {
        if (!view.phase().equals("move")) {
            return print(
                    view,
                    view.phase().equals("answer")
                            ? "Answer the offer first: type yes or no.\n"
                            : "Throw the dice first: press Enter.\n");
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
        Optional<String> answer =
                ask("Resign and lose " + points + (points == 1 ? " point" : " points") + "? Type yes> ");
        if (answer.isEmpty()) {
            return endOfInput(view);
        }
        return answer.get().trim().equals("yes")
                ? carryOut(new TableCommand.Resign(view.actor()))
                : print(view, "Not resigned.\n");
    }

    private TableView save(TableView view, String file) {
        out.println(files.write(file, table.saved().orElseThrow()));
        return view;
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
