package games.tapa.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkTest {

    @Test
    void aPlayIsMarkedByWhatItLoses() {
        assertThat(Mark.of(0)).isEmpty();
        assertThat(Mark.of(0.0399)).isEmpty();
        assertThat(Mark.of(0.04)).contains(Mark.DOUBTFUL);
        assertThat(Mark.of(0.0799)).contains(Mark.DOUBTFUL);
        assertThat(Mark.of(0.08)).contains(Mark.BAD);
        assertThat(Mark.of(0.1599)).contains(Mark.BAD);
        assertThat(Mark.of(0.16)).contains(Mark.VERY_BAD);
        assertThat(Mark.of(4)).contains(Mark.VERY_BAD);
    }
}
