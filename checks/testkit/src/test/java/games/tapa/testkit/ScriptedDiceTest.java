package games.tapa.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.tapa.kernel.Dice;
import org.junit.jupiter.api.Test;

class ScriptedDiceTest {

    @Test
    void diceFallInTheOrderOfTheScript() {
        ScriptedDice dice = ScriptedDice.of("52 66");

        assertThat(1 + dice.below(6)).isEqualTo(5);
        assertThat(1 + dice.below(6)).isEqualTo(2);
        assertThat(dice.dice()).isEqualTo(new Dice(6, 6));
        assertThat(dice.left()).isZero();
    }

    @Test
    void aDieBeyondTheScriptFailsTheTest() {
        ScriptedDice dice = ScriptedDice.of("5");

        dice.nextLong();

        assertThatThrownBy(dice::nextLong).isInstanceOf(AssertionError.class).hasMessageContaining("no die left");
    }
}
