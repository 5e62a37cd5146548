/** The web server: the page and its files, from memory, with the headers that keep them safe. */
package games.tapa.server;
