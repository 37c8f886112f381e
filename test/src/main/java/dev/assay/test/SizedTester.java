package dev.assay.test;

import dev.assay.run.Meter;
import java.util.Optional;

/** A tester that makes its tests size by size, so that several problems can take turns. */
public interface SizedTester extends Tester {
    /** A problem made ready for testing; used by one thread. */
    interface Prepared {
        /** Makes the tests of one size. */
        Verdict test(int size, Meter meter);

        /** What became of all tests so far, where that is counted. */
        default Optional<Report> report() {
            return Optional.empty();
        }
    }

    /** May take time: the problem is compiled here. */
    Prepared prepare(Problem problem, Options options);

    /** The greatest size to be tried. */
    default int sizes(Options options) {
        return options.size();
    }

    @Override
    default Verdict test(Problem problem, Options options, Meter meter) {
        return test(prepare(problem, options), options, meter);
    }

    /** Size by size until something is found. */
    default Verdict test(Prepared prepared, Options options, Meter meter) {
        Verdict last = new Verdict.Survived(0, false);
        long tests = 0;
        Verdict potential = null;
        for (int size = 1; size <= sizes(options); size++) {
            last = prepared.test(size, meter);
            switch (last) {
                case Verdict.Refuted refuted -> {
                    if (refuted.isGenuine() || options.abortPotential()) {
                        return refuted;
                    }
                    potential = potential == null ? refuted : potential;
                }
                case Verdict.Survived survived -> {
                    tests += survived.tests();
                    if (survived.isComplete()) {
                        return potential == null ? new Verdict.Survived(tests, true) : potential;
                    }
                    last = new Verdict.Survived(tests, false);
                }
                case Verdict.Unknown _, Verdict.Stopped _, Verdict.Failed _ -> {}
                case Verdict.NotExecutable _ -> {
                    return last;
                }
            }
        }
        return potential == null ? last : potential;
    }
}
