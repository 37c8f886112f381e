package dev.assay.syntax.isabelle;

/**
 * How much of a theory was understood, and how much taken on trust.
 *
 * @param statements the commands that state something, of which {@code read} could be read
 * @param definitions the other commands that were understood
 * @param failures commands that failed, statements included
 * @param unproved lemmas that later proofs may use and nobody has proved here
 * @param claimed functions whose termination was taken for granted
 * @param admitted other definitions that rest on something unproved
 */
public record Statistics(
        int statements, int read, int definitions, int failures, int unproved, int claimed, int admitted) {
    public int unread() {
        return statements - read;
    }

    public Statistics plus(Statistics other) {
        return new Statistics(
                statements + other.statements,
                read + other.read,
                definitions + other.definitions,
                failures + other.failures,
                unproved + other.unproved,
                claimed + other.claimed,
                admitted + other.admitted);
    }
}
