package dev.assay.test;

import java.util.ArrayList;
import java.util.List;

/**
 * What became of the single tests of a tester that draws values.
 *
 * @param undefined the tests that asked for a value that is not defined
 * @param satisfied how often each premise held
 * @param passed the tests whose conclusion held
 */
public record Report(long tests, long undefined, List<Long> satisfied, long passed) {
    public Report {
        satisfied = List.copyOf(satisfied);
    }

    /** Both together. */
    public Report plus(Report other) {
        var sums = new ArrayList<Long>();
        for (int i = 0; i < Math.max(satisfied.size(), other.satisfied.size()); i++) {
            sums.add(at(satisfied, i) + at(other.satisfied, i));
        }
        return new Report(tests + other.tests, undefined + other.undefined, sums, passed + other.passed);
    }

    private static long at(List<Long> counts, int index) {
        return index < counts.size() ? counts.get(index) : 0;
    }

    /** To be read by users. */
    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add("Tests: " + tests);
        lines.add("Match exceptions: " + undefined);
        for (int i = 0; i < satisfied.size(); i++) {
            lines.add("Assumption " + (i + 1) + " satisfied: " + satisfied.get(i));
        }
        lines.add("Conclusion held: " + passed);
        return lines;
    }
}
