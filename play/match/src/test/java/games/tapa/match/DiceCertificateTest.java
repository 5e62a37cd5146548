package games.tapa.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.match.DiceCertificate.Offline;
import games.tapa.match.DiceCertificate.Party;
import games.tapa.match.DiceCertificate.Rekey;
import games.tapa.match.DiceCertificate.Roll;
import games.tapa.match.DiceCertificate.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiceCertificateTest {

    private static final FairDice DEMO =
            FairDice.of("demo-0001", "tapa", "A", "B").orThrow();
    private static final TokenChain SERVER = TokenChain.of(DEMO, FairDiceTest.seed(0x00));
    private static final TokenChain FIRST = TokenChain.of(DEMO, FairDiceTest.seed(0x20));
    private static final TokenChain SECOND = TokenChain.of(DEMO, FairDiceTest.seed(0x40));
    private static final TokenChain NEW = TokenChain.of(DEMO, FairDiceTest.seed(0x60));
    private static final Rekey NEW_FROM_4 = new Rekey(Party.SEAT_A, 4, NEW.commitment());

    @Test
    void theCertificateOfAnHonestGameHolds() {
        assertThat(certificate(List.of(), rolls(12)).fault()).isEmpty();
        assertThat(certificate(List.of(), List.of()).fault()).isEmpty();
    }

    @Test
    void aTokenThatIsNotThePreimageFails() {
        List<Roll> rolls = rolls(12);
        rolls.set(4, roll(5, SERVER.token(5), NEW.token(5), SECOND.token(5)));
        assertThat(certificate(List.of(), rolls).fault())
                .hasValue("roll 5: the token of A does not belong to its chain");
    }

    @Test
    void seatsThatAreExchangedFail() {
        List<Roll> rolls = rolls(12);
        rolls.set(0, roll(1, SERVER.token(1), SECOND.token(1), FIRST.token(1)));
        assertThat(certificate(List.of(), rolls).fault())
                .hasValue("roll 1: the token of A does not belong to its chain");
    }

    @Test
    void aNumberThatIsOffByOneFails() {
        List<Roll> rolls = rolls(12);
        Roll fifth = rolls.get(4);
        rolls.set(4, new Roll(6, fifth.tokens(), fifth.dice()));
        assertThat(certificate(List.of(), rolls).fault())
                .hasValue("roll 6: roll 5 is missing, and no new chain says why");
    }

    @Test
    void aTokenThatIsReplayedFails() {
        List<Roll> rolls = rolls(12);
        rolls.set(6, roll(7, SERVER.token(7), FIRST.token(6), SECOND.token(7)));
        assertThat(certificate(List.of(), rolls).fault())
                .hasValue("roll 7: the token of A does not belong to its chain");
        rolls = rolls(12);
        rolls.add(7, rolls.get(6));
        assertThat(certificate(List.of(), rolls).fault()).hasValue("roll 7: it does not follow roll 7");
    }

    @Test
    void aThrowThatIsLeftOutFails() {
        List<Roll> rolls = rolls(12);
        rolls.remove(3);
        assertThat(certificate(List.of(), rolls).fault())
                .hasValue("roll 5: roll 4 is missing, and no new chain says why");
    }

    @Test
    void diceThatTheTokensDoNotGiveFail() {
        List<Roll> rolls = rolls(12);
        Roll second = rolls.get(1);
        Dice wrong = new Dice(second.dice().first() % 6 + 1, second.dice().second());
        rolls.set(1, new Roll(2, second.tokens(), wrong));
        assertThat(certificate(List.of(), rolls).fault())
                .hasValue("roll 2: the tokens give " + second.dice().digits() + ", not " + wrong.digits());
    }

    @Test
    void anotherGameIdFails() {
        DiceCertificate honest = certificate(List.of(), rolls(12));
        DiceCertificate other = new DiceCertificate(
                "demo-0002", "tapa", "A", "B", honest.commitments(), List.of(), honest.rolls(), 0, Optional.empty());
        assertThat(other.fault()).isPresent();
    }

    @Test
    void aTokenOfASeatWithoutAChainFails() {
        Tokens commitments = new Tokens(SERVER.commitment(), Optional.of(FIRST.commitment()), Optional.empty());
        DiceCertificate certificate = new DiceCertificate(
                "demo-0001", "tapa", "A", "B", commitments, List.of(), rolls(3), 0, Optional.empty());
        assertThat(certificate.fault())
                .hasValue("roll 1: each party that has a chain gives one token, and nobody else");
    }

    @Test
    void aNewChainExplainsAThrowThatWasSkipped() {
        assertThat(certificate(List.of(NEW_FROM_4), rekeyed()).fault()).isEmpty();
    }

    @Test
    void aNewChainThatCountsElsewhereFails() {
        Rekey late = new Rekey(Party.SEAT_A, 5, NEW.commitment());
        Rekey early = new Rekey(Party.SEAT_A, 3, NEW.commitment());
        assertThat(certificate(List.of(late), rekeyed()).fault()).isPresent();
        assertThat(certificate(List.of(early), rekeyed()).fault()).isPresent();
    }

    @Test
    void aNewChainThatNoThrowShowsFails() {
        Rekey unused = new Rekey(Party.SEAT_B, 13, NEW.commitment());
        assertThat(certificate(List.of(unused), rolls(12)).fault())
                .hasValue("no roll shows the new chain of B from roll 13");
        Rekey twice = new Rekey(Party.SEAT_A, 3, NEW.commitment());
        assertThat(certificate(List.of(twice, NEW_FROM_4), rekeyed()).fault())
                .hasValue("roll 4: the new chain of A from roll 4 does not belong here");
    }

    @Test
    void anOfflineGameIsCheckedFromItsSeedAndItsWord() {
        OfflineDice dice = new OfflineDice(DEMO, FairDiceTest.seed(0x00), "тапа 2026");
        DiceCertificate certificate = dice.certificate(20, 1);
        assertThat(certificate.fault()).isEmpty();
        assertThat(certificate.commitments().server()).isEqualTo(OfflineDice.commitment(DEMO, FairDiceTest.seed(0x00)));
        for (Roll roll : certificate.rolls()) {
            assertThat(roll.dice()).isEqualTo(dice.thrown(roll.number()));
        }
        assertThat(with(certificate, new Offline(new DiceToken(FairDiceTest.seed(1)), "тапа 2026"))
                        .fault())
                .hasValue("the seed of the device does not give its commitment");
        assertThat(with(certificate, new Offline(new DiceToken(FairDiceTest.seed(0)), "тапа 2027"))
                        .fault())
                .hasValue("the word does not give its commitment");
    }

    private static DiceCertificate with(DiceCertificate of, Offline offline) {
        return new DiceCertificate(
                of.gameId(),
                of.variant(),
                of.seatA(),
                of.seatB(),
                of.commitments(),
                of.rekeys(),
                of.rolls(),
                of.takebacks(),
                Optional.of(offline));
    }

    private static DiceCertificate certificate(List<Rekey> rekeys, List<Roll> rolls) {
        return new DiceCertificate(
                "demo-0001",
                "tapa",
                "A",
                "B",
                tokens(SERVER.commitment(), FIRST.commitment(), SECOND.commitment()),
                rekeys,
                rolls,
                0,
                Optional.empty());
    }

    private static List<Roll> rolls(int count) {
        List<Roll> rolls = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            rolls.add(roll(number, SERVER.token(number), FIRST.token(number), SECOND.token(number)));
        }
        return rolls;
    }

    /** After throw 2 the first seat takes a new chain that counts from throw 4 on; throw 3 is skipped. */
    private static List<Roll> rekeyed() {
        List<Roll> rolls = rolls(2);
        for (int number = 4; number <= 12; number++) {
            rolls.add(roll(number, SERVER.token(number), NEW.token(number - 3), SECOND.token(number)));
        }
        return rolls;
    }

    private static Roll roll(int number, DiceToken server, DiceToken first, DiceToken second) {
        Dice dice = DEMO.thrown(number, List.of(server, first, second)).orElseThrow();
        return new Roll(number, tokens(server, first, second), dice);
    }

    private static Tokens tokens(DiceToken server, DiceToken first, DiceToken second) {
        return new Tokens(server, Optional.of(first), Optional.of(second));
    }
}
