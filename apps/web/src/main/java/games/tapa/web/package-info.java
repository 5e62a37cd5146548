/** What the browser runs of our Java: the two workers. */
package games.tapa.web;
