package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.games.Games;
import games.tapa.kernel.OptionValue;
import games.tapa.tables.TablesRules;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MomentsTest {

    /** In each of the games a last white checker on 24, which an enemy has still to pass. */
    private static final String LAST_ON_START = "24:W1 8:W14 5:B15";

    @ParameterizedTest
    @ValueSource(strings = {"tabla", "gulbara"})
    void theLastCheckerOnAStartPointIsNoMotherWhereNothingIsPinned(String game) {
        TablesRules rules = rules(game);

        assertThat(Moments.hasMothers(rules)).isFalse();
        assertThat(Moments.of(rules, rules.start())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = "tapa")
    void itIsOneInTapa(String game) {
        TablesRules rules = rules(game);

        assertThat(Moments.of(rules, rules.start())).containsExactly("mother-danger-W");
    }

    private static TablesRules rules(String game) {
        return Games.rules(game, Optional.empty(), Map.of("setup", new OptionValue.Text(LAST_ON_START)))
                .orThrow()
                .rules();
    }
}
