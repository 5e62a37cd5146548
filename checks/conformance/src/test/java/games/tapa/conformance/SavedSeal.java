package games.tapa.conformance;

import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The check sum of a saved game, made right again after damage, as somebody would who means harm. */
final class SavedSeal {

    private static final String FIELD = "check";
    private static final int LONGEST = 1_000_000;
    private static final int BYTES = 8;

    private SavedSeal() {}

    /** The text with a check sum that is right for its other fields; empty if it is no JSON object. */
    static Optional<String> renewed(String saved) {
        return JsonReader.read(saved, LONGEST)
                .toOptional()
                .flatMap(Json::asObject)
                .map(object -> {
                    Map<String, Json> fields = new LinkedHashMap<>(object.members());
                    fields.remove(FIELD);
                    fields.put(FIELD, new Json.Str(check(JsonWriter.write(new Json.Obj(fields)))));
                    return JsonWriter.write(new Json.Obj(fields));
                });
    }

    private static String check(String fields) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(fields.getBytes(StandardCharsets.UTF_16BE));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
