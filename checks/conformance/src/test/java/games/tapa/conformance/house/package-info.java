/** The house rules that a test can hold: arrows, walls, what the browser allows, licences, tidiness. */
@NullMarked
package games.tapa.conformance.house;

import org.jspecify.annotations.NullMarked;
