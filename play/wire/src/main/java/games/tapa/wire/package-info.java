/** Everything that leaves the process as text: JSON, messages, records, the engine protocol. */
package games.tapa.wire;
