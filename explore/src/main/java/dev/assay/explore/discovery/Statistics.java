package dev.assay.explore.discovery;

/**
 * What an exploration has done so far.
 *
 * @param level the size or depth of the terms it is at
 * @param schemas those looked at; none where terms are looked at as they are
 * @param terms those tested
 * @param classes of terms that tests tell apart
 * @param equations between terms that tests do not tell apart
 * @param laws those that are told
 * @param evaluations calls of functions to make the classes
 * @param learned tests that refuted a law after all, and were taken over
 */
public record Statistics(
        int level, long schemas, long terms, int classes, int equations, int laws, long evaluations, int learned) {
    @Override
    public String toString() {
        return "level " + level + ": "
                + (schemas == 0 ? "" : schemas + " schemas, ")
                + terms + " terms, " + classes + " classes, " + equations + " equations, " + laws + " laws, "
                + evaluations + " evaluations"
                + (learned == 0 ? "" : ", " + learned + " false equations found out");
    }
}
