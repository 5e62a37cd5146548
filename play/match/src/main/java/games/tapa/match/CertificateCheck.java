package games.tapa.match;

import games.tapa.kernel.Dice;
import games.tapa.match.DiceCertificate.Offline;
import games.tapa.match.DiceCertificate.Party;
import games.tapa.match.DiceCertificate.Rekey;
import games.tapa.match.DiceCertificate.Roll;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Goes through a certificate throw by throw. Used once; not for several threads. */
final class CertificateCheck {

    private final DiceCertificate certificate;
    private final FairDice dice;
    private final List<Link> links = new ArrayList<>();
    private int rekeysUsed;
    private int last;

    CertificateCheck(DiceCertificate certificate, FairDice dice) {
        this.certificate = certificate;
        this.dice = dice;
        for (Party party : Party.values()) {
            certificate.commitments().of(party).ifPresent(commitment -> links.add(new Link(party, commitment)));
        }
    }

    /** The first fault, as one sentence. */
    Optional<String> fault() {
        for (Roll roll : certificate.rolls()) {
            Optional<String> fault = fault(roll);
            if (fault.isPresent()) {
                return Optional.of("roll " + roll.number() + ": " + fault.get());
            }
        }
        if (rekeysUsed < certificate.rekeys().size()) {
            return Optional.of("no roll shows the new chain of "
                    + name(certificate.rekeys().get(rekeysUsed)));
        }
        return certificate.offline().flatMap(this::fault);
    }

    private Optional<String> fault(Offline offline) {
        Optional<DiceToken> word = certificate.commitments().seatA();
        if (word.isEmpty()
                || certificate.commitments().seatB().isPresent()
                || !certificate.rekeys().isEmpty()) {
            return Optional.of("an offline game has the chains of the device and of the word, and no others");
        }
        if (!commitment(offline.seed().bytes()).equals(certificate.commitments().server())) {
            return Optional.of("the seed of the device does not give its commitment");
        }
        return commitment(FairDice.seedOfWord(offline.word())).equals(word.get())
                ? Optional.empty()
                : Optional.of("the word does not give its commitment");
    }

    private DiceToken commitment(byte[] seed) {
        return TokenChain.of(dice, seed).commitment();
    }

    private Optional<String> fault(Roll roll) {
        int number = roll.number();
        if (number <= last || number - last > TokenChain.LENGTH) {
            return Optional.of("it does not follow roll " + last);
        }
        Optional<String> rekey = rekey(number);
        if (rekey.isPresent()) {
            return rekey;
        }
        List<DiceToken> tokens = new ArrayList<>();
        for (Party party : Party.values()) {
            roll.tokens().of(party).ifPresent(tokens::add);
        }
        if (tokens.size() != links.size()) {
            return Optional.of("each party that has a chain gives one token, and nobody else");
        }
        for (Link link : links) {
            if (!link.accepts(roll)) {
                return Optional.of("the token of " + link.party.letter() + " does not belong to its chain");
            }
        }
        last = number;
        Optional<Dice> thrown = dice.thrown(number, tokens);
        if (thrown.isEmpty()) {
            return Optional.of("the tokens give no dice");
        }
        return thrown.get().equals(roll.dice())
                ? Optional.empty()
                : Optional.of("the tokens give " + thrown.get().digits() + ", not "
                        + roll.dice().digits());
    }

    /** Puts in the new chains that count by throw {@code number}; at a gap in the throws, one must count just then. */
    private Optional<String> rekey(int number) {
        boolean explained = number == last + 1;
        List<Party> changed = new ArrayList<>();
        while (rekeysUsed < certificate.rekeys().size()
                && certificate.rekeys().get(rekeysUsed).from() <= number) {
            Rekey rekey = certificate.rekeys().get(rekeysUsed);
            rekeysUsed++;
            Optional<Link> link = link(rekey.party());
            if (link.isEmpty() || rekey.from() <= last || changed.contains(rekey.party())) {
                return Optional.of("the new chain of " + name(rekey) + " does not belong here");
            }
            changed.add(rekey.party());
            link.get().begin(rekey);
            explained |= rekey.from() == number;
        }
        return explained
                ? Optional.empty()
                : Optional.of("roll " + (last + 1) + " is missing, and no new chain says why");
    }

    private Optional<Link> link(Party party) {
        for (Link link : links) {
            if (link.party == party) {
                return Optional.of(link);
            }
        }
        return Optional.empty();
    }

    private static String name(Rekey rekey) {
        return rekey.party().letter() + " from roll " + rekey.from();
    }

    /** The last token seen of one party, and for which throw it was. */
    private static final class Link {

        private final Party party;
        private DiceToken token;
        private int number;

        Link(Party party, DiceToken commitment) {
            this.party = party;
            token = commitment;
        }

        void begin(Rekey rekey) {
            token = rekey.commitment();
            number = rekey.from() - 1;
        }

        /** Whether the token of {@code roll} leads back to the last one, one hash for each throw in between. */
        boolean accepts(Roll roll) {
            Optional<DiceToken> given = roll.tokens().of(party);
            if (given.isEmpty()) {
                return false;
            }
            DiceToken back = given.get();
            for (int i = roll.number(); i > number; i--) {
                back = back.previous();
            }
            boolean leads = back.equals(token);
            token = given.get();
            number = roll.number();
            return leads;
        }
    }
}
