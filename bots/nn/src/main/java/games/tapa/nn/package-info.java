/** Small neural nets: their weights, their file, and the arithmetic. */
package games.tapa.nn;
