package dev.assay.rank;

/**
 * A test and who fails it.
 *
 * @param replay from which the generator makes the test again
 */
public record Witness<T>(T test, String replay, Signature failing) {}
