package games.tapa.wire;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.match.DiceCertificate;
import games.tapa.match.DiceCertificate.Offline;
import games.tapa.match.DiceCertificate.Party;
import games.tapa.match.DiceCertificate.Rekey;
import games.tapa.match.DiceCertificate.Roll;
import games.tapa.match.DiceCertificate.Tokens;
import games.tapa.match.DiceToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The certificate of fair dice as JSON (docs/fair-dice.md). Unknown fields are refused: nothing in it goes unchecked. */
public final class CertificateJson {

    /** No certificate needs a longer text. */
    public static final int LONGEST = 1_000_000;

    private static final String SCHEME = "fairdice/1";
    private static final DiceToken NONE = DiceToken.read("0".repeat(64)).orElseThrow();

    private CertificateJson() {}

    public static String write(DiceCertificate certificate) {
        List<Json> rekeys = new ArrayList<>();
        for (Rekey rekey : certificate.rekeys()) {
            rekeys.add(new JsonFields()
                    .put("party", rekey.party().letter())
                    .put("from", rekey.from())
                    .put("commitment", rekey.commitment().hex())
                    .object());
        }
        List<Json> rolls = new ArrayList<>();
        for (Roll roll : certificate.rolls()) {
            rolls.add(write(roll));
        }
        Tokens commitments = certificate.commitments();
        JsonFields fields = new JsonFields()
                .put("scheme", SCHEME)
                .put("gameId", certificate.gameId())
                .put("variant", certificate.variant())
                .put("seatA", certificate.seatA())
                .put("seatB", certificate.seatB())
                .put(
                        "commitments",
                        new JsonFields()
                                .put("S", commitments.server().hex())
                                .put("A", orNull(commitments.seatA()))
                                .put("B", orNull(commitments.seatB()))
                                .object())
                .put("rekeys", rekeys)
                .put("rolls", rolls)
                .put("takebacks", certificate.takebacks());
        certificate
                .offline()
                .ifPresent(offline -> fields.put(
                        "offline",
                        new JsonFields()
                                .put("seedS", offline.seed().hex())
                                .put("word", offline.word())
                                .object()));
        return JsonWriter.write(fields.object());
    }

    private static Json write(Roll roll) {
        return new JsonFields()
                .put("k", roll.number())
                .put("tS", roll.tokens().server().hex())
                .put("tA", orNull(roll.tokens().seatA()))
                .put("tB", orNull(roll.tokens().seatB()))
                .put(
                        "dice",
                        List.of(
                                Json.Num.of(roll.dice().first()),
                                Json.Num.of(roll.dice().second())))
                .object();
    }

    private static Json orNull(Optional<DiceToken> token) {
        return token.<Json>map(given -> new Json.Str(given.hex())).orElseGet(Json.Null::new);
    }

    /** Reads what {@link #write} has written; whether the dice hold is asked of the certificate. */
    public static Result<DiceCertificate> read(String text) {
        return JsonReader.read(text, LONGEST)
                .then(value -> value.asObject()
                        .map(CertificateJson::read)
                        .orElseGet(() -> Result.bad(
                                Problem.Code.BAD_RECORD, "a certificate is an object with the field \"scheme\"")));
    }

    private static Result<DiceCertificate> read(Json.Obj object) {
        FieldReader in = reader(object, "certificate");
        String scheme = in.text("scheme");
        if (!scheme.equals(SCHEME)) {
            in.fault("scheme", "\"" + scheme + "\" is not known here; only " + SCHEME + " is");
        }
        List<Rekey> rekeys = new ArrayList<>();
        for (Json item : in.list("rekeys")) {
            part(in, "rekeys", item, CertificateJson::rekey, rekeys);
        }
        List<Roll> rolls = new ArrayList<>();
        for (Json item : in.list("rolls")) {
            part(in, "rolls", item, CertificateJson::roll, rolls);
        }
        List<Tokens> commitments = new ArrayList<>();
        part(in, "commitments", in.object("commitments"), CertificateJson::commitments, commitments);
        List<Offline> offline = new ArrayList<>();
        if (in.has("offline")) {
            part(in, "offline", in.object("offline"), CertificateJson::offline, offline);
        }
        return in.finish(new DiceCertificate(
                in.text("gameId"),
                in.text("variant"),
                in.text("seatA"),
                in.text("seatB"),
                commitments.isEmpty() ? new Tokens(NONE, Optional.empty(), Optional.empty()) : commitments.getFirst(),
                rekeys,
                rolls,
                atLeast(in, "takebacks", 0),
                offline.isEmpty() ? Optional.empty() : Optional.of(offline.getFirst())));
    }

    private static Result<Tokens> commitments(FieldReader in) {
        return in.finish(new Tokens(token(in, "S"), tokenOrNull(in, "A"), tokenOrNull(in, "B")));
    }

    private static Result<Rekey> rekey(FieldReader in) {
        String letter = in.text("party");
        Party party = Party.SERVER;
        boolean known = false;
        for (Party each : Party.values()) {
            if (each.letter().equals(letter)) {
                party = each;
                known = true;
            }
        }
        if (!known) {
            in.fault("party", "it must be S, A or B");
        }
        return in.finish(new Rekey(party, atLeast(in, "from", 1), token(in, "commitment")));
    }

    private static Result<Roll> roll(FieldReader in) {
        List<Json> dice = in.list("dice");
        int[] faces = {1, 1};
        for (int i = 0; i < 2; i++) {
            faces[i] = i < dice.size() ? dice.get(i).asInt().orElse(0) : 0;
        }
        if (dice.size() != 2 || faces[0] < 1 || faces[0] > 6 || faces[1] < 1 || faces[1] > 6) {
            in.fault("dice", "it must be two numbers from 1 to 6");
            faces = new int[] {1, 1};
        }
        Tokens tokens = new Tokens(token(in, "tS"), tokenOrNull(in, "tA"), tokenOrNull(in, "tB"));
        return in.finish(new Roll(atLeast(in, "k", 1), tokens, new Dice(faces[0], faces[1])));
    }

    private static Result<Offline> offline(FieldReader in) {
        return in.finish(new Offline(token(in, "seedS"), in.text("word")));
    }

    private static int atLeast(FieldReader in, String name, int least) {
        int number = in.integer(name);
        if (number < least) {
            in.fault(name, "it must be at least " + least);
        }
        return number;
    }

    private static DiceToken token(FieldReader in, String name) {
        return checked(in, name, in.text(name));
    }

    private static Optional<DiceToken> tokenOrNull(FieldReader in, String name) {
        return in.textOrNull(name).map(text -> checked(in, name, text));
    }

    private static DiceToken checked(FieldReader in, String name, String text) {
        Optional<DiceToken> token = DiceToken.read(text);
        if (token.isEmpty()) {
            in.fault(name, "it must be 64 digits 0 to 9, a to f");
        }
        return token.orElse(NONE);
    }

    /** Reads one part with its own fields; its fault becomes the fault of the whole. */
    private static <T> void part(
            FieldReader in, String name, Json item, Function<FieldReader, Result<T>> read, List<T> to) {
        Optional<Json.Obj> object = item.asObject();
        if (object.isEmpty()) {
            in.fault(name, "each must be an object");
            return;
        }
        Result<T> part = read.apply(reader(object.get(), "certificate, " + name));
        part.failure().ifPresent(in::fault);
        part.toOptional().ifPresent(to::add);
    }

    private static FieldReader reader(Json.Obj object, String what) {
        return new FieldReader(object, Problem.Code.BAD_RECORD, what);
    }
}
