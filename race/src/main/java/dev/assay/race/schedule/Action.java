package dev.assay.race.schedule;

/**
 * Something that can happen next.
 *
 * @param strand the number of the strand, in the order in which strands came to be
 */
public record Action(Decision decision, int strand, Operation operation) {}
