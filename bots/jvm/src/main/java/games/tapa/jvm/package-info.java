/** What only a JVM can do for a bot: reading what it plays with from resources. */
package games.tapa.jvm;
