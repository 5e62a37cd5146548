/** Self-play: duels between bots and the tuning of their weights. */
package games.tapa.trainer;
