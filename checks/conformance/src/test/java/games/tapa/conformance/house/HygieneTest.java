package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What no file of the tree may hold, whatever it is about. */
class HygieneTest {

    private static final int LARGEST = 1_000_000;
    private static final String[] BINARIES = {".png", ".woff2", ".ico", ".net", ".checkpoint"};

    /** Written in pieces, or this file would break its own rule. */
    private static final Pattern REGISTRY = Pattern.compile("https?://[\\w.-]*(m" + "aven|n" + "pm|sona" + "type|yarn"
            + "pkg|deb" + "ian)[\\w.-]*+(?!\\S*(/POM/|/xsd/|/licenses/))\\S*|registry\\.n" + "pm\\w*");

    private static final Pattern MACHINE_PATH =
            Pattern.compile("(?<![\\w.$}-])/(w" + "ork|r" + "oot|h" + "ome/\\w+)/|\\.\\./sha" + "red\\b");

    @Test
    void noFileNamesTheHostOfAPackageRegistry() {
        assertThat(places(REGISTRY)).isEmpty();
    }

    @Test
    void noFileNamesAPathOfOneMachine() {
        assertThat(places(MACHINE_PATH)).isEmpty();
    }

    @Test
    void aRegistryHostIsFoundAndASchemaAddressIsNone() {
        assertThat(REGISTRY.matcher("see https://repo1.ma" + "ven.org/x").find())
                .isTrue();
        assertThat(REGISTRY.matcher("http://ma" + "ven.apache.org/POM/4.0.0").find())
                .isFalse();
        assertThat(MACHINE_PATH.matcher("in /ro" + "ot/.m2").find()).isTrue();
        assertThat(MACHINE_PATH.matcher("a/work/b").find()).isFalse();
    }

    @Test
    void noFileIsLargerThanAMegabyte() {
        assertThat(Checkout.FILES.stream().filter(file -> Checkout.bytes(file).length > LARGEST))
                .isEmpty();
    }

    @Test
    void textIsUtf8WithUnixLinesAndAFinalLineEnd() {
        List<String> faults = new ArrayList<>();
        for (String file : texts()) {
            byte[] bytes = Checkout.bytes(file);
            if (bytes.length > 0 && bytes[bytes.length - 1] != '\n') {
                faults.add(file + ": no line end after the last line");
            }
            if (!isText(bytes)) {
                faults.add(file + ": not UTF-8 text with lines that end in a line feed alone");
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void noMergeConflictIsLeft() {
        assertThat(places(Pattern.compile("^(<{7}|>{7}) "))).isEmpty();
    }

    private static List<String> texts() {
        List<String> binaries = Checkout.filesEnding(BINARIES);
        return Checkout.FILES.stream().filter(file -> !binaries.contains(file)).toList();
    }

    private static List<String> places(Pattern banned) {
        List<String> places = new ArrayList<>();
        for (String file : texts()) {
            List<String> lines = Checkout.text(file).lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                Matcher match = banned.matcher(lines.get(i));
                if (match.find()) {
                    places.add(file + ":" + (i + 1) + ": " + match.group());
                }
            }
        }
        return places;
    }

    private static boolean isText(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.chars().noneMatch(c -> c == '\r' || c == 0 || c == 0xFEFF);
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
