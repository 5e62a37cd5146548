package games.tapa.kernel;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class Utf8Test {

    @Test
    void everyCharacterHasTheBytesOfTheJdk() {
        for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
            if (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE) {
                String text = "a" + Character.toString(point) + "z";
                assertThat(Utf8.bytes(text)).as("code point %x", point).isEqualTo(text.getBytes(UTF_8));
            }
        }
    }

    @Test
    void halfOfASurrogatePairHasNoBytes() {
        for (String text : new String[] {"\ud83c", "\udfb2", "a\ud83c", "\ud83cb", "\udfb2\ud83c"}) {
            assertThat(Utf8.isWellFormed(text)).isFalse();
            assertThatIllegalArgumentException().isThrownBy(() -> Utf8.bytes(text));
        }
        assertThat(Utf8.isWellFormed("тапа \ud83c\udfb2")).isTrue();
    }
}
