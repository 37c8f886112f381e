package dev.assay.test;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.run.Reason;

/** What a tester found out. */
public sealed interface Verdict {
    /**
     * Values for which the premises hold and the conclusion does not.
     *
     * @param isGenuine false where a function was evaluated where no equation defines it, so that its value, and with it
     *     the verdict, is open
     */
    record Refuted(Counterexample counterexample, boolean isGenuine) implements Verdict {}

    /**
     * No counterexample.
     *
     * @param isComplete whether every value of every variable was covered, so that the problem holds
     */
    record Survived(long tests, boolean isComplete) implements Verdict {}

    /** The search ended without an answer. */
    record Unknown(String reason) implements Verdict {}

    /** The search was stopped after so many tests, of which none failed. */
    record Stopped(String why, long tests) implements Verdict {
        public String sentence() {
            return why + " after " + tests + (tests == 1 ? " test" : " tests");
        }
    }

    /** The tester itself went wrong. */
    record Failed(Reason.Crashed crash) implements Verdict {}

    /** A part of the problem cannot be run. */
    record NotExecutable(Term part, String reason) implements Verdict {}
}
