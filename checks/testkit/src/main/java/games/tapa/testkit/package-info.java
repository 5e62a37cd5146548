/** What the tests of several modules share. */
@NullMarked
package games.tapa.testkit;

import org.jspecify.annotations.NullMarked;
