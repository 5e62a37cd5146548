/** The command line: one class per command. */
package games.tapa.cli;
