/** The web server. */
package games.tapa.server;
