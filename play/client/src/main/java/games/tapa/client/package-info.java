/** The headless client: commands in, whole views out. */
package games.tapa.client;
