package games.tapa.client;

import games.tapa.client.TableView.Announcement;
import java.util.List;
import java.util.Optional;

/**
 * What came of a command.
 *
 * @param table what is on the table now
 * @param say what happened
 * @param problem why nothing did
 */
record Answer(Optional<TableGame> table, List<Announcement> say, Optional<Announcement> problem) {

    Answer {
        say = List.copyOf(say);
    }

    static Answer done(TableGame table, List<Announcement> say) {
        return new Answer(Optional.of(table), say, Optional.empty());
    }

    static Answer refused(Optional<TableGame> table, Announcement why) {
        return new Answer(table, List.of(), Optional.of(why));
    }
}
