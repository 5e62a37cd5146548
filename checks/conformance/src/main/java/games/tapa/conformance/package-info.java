/** Checks that hold the whole house together; what must run in a browser too stands here, the tests beside it. */
@NullMarked
package games.tapa.conformance;

import org.jspecify.annotations.NullMarked;
