package dev.assay.judge;

import dev.assay.logic.kernel.Thm;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import java.util.List;
import java.util.Locale;

/** What an engine found out about a task: data, of which only the judge makes a verdict. */
public sealed interface Outcome {
    /** The engine that says so. */
    String by();

    /**
     * Values under which the conjecture is false.
     *
     * @param others further ones, where the user asked for them
     */
    record Refuted(String by, Counterexample counterexample, List<Counterexample> others, Certainty certainty)
            implements Outcome {
        public Refuted {
            others = List.copyOf(others);
        }

        public Refuted(String by, Counterexample counterexample, Certainty certainty) {
            this(by, counterexample, List.of(), certainty);
        }

        public boolean isConfirmed() {
            return certainty == Certainty.CONFIRMED;
        }
    }

    /** How sure it is that a counterexample is one, the surest first. */
    enum Certainty {
        /** Code that shares nothing with the search has evaluated the values again and agrees. */
        CONFIRMED,
        /** The search is exact, but no other code could evaluate the values. */
        UNCONFIRMED,
        /** It is one if what the theory leaves open is as the search takes it. */
        QUASI_GENUINE,
        /** The search looked only at a part of what there is, which says next to nothing. */
        MAYBE_SPURIOUS
    }

    /**
     * A theorem of the kernel; what it rests on is in it.
     *
     * @param proof as text to be put into the source
     * @param facts the full names of the facts that it uses, where they are known
     * @param isFromContradiction whether the facts that it uses contradict each other
     */
    record Proved(String by, Thm theorem, String proof, List<String> facts, boolean isFromContradiction)
            implements Outcome {
        public Proved {
            facts = List.copyOf(facts);
        }

        public Proved(String by, Thm theorem, String proof) {
            this(by, theorem, proof, List.of(), false);
        }
    }

    /** The word of a prover that could not be replayed in the kernel; the facts that it used and its proof as text. */
    record Claimed(String by, List<String> facts, String proof) implements Outcome {
        public Claimed {
            facts = List.copyOf(facts);
        }
    }

    /**
     * Nothing was found against the conjecture.
     *
     * @param extent how far the search reached, such as {@code sizes up to 10}, or empty
     * @param isExhaustive whether there is nothing left to try
     */
    record Tested(String by, long count, Unit unit, String extent, boolean isExhaustive) implements Outcome {
        String sentence() {
            String what = unit.of(count) + (extent.isEmpty() ? "" : " " + extent);
            return isExhaustive
                    ? "holds for all there is: " + what + " (" + by + ")"
                    : what + " without a counterexample (" + by + ")";
        }
    }

    /** No answer; {@code tried} says how far the search came and may be empty. */
    record Unknown(String by, Reason reason, String tried) implements Outcome {}

    /** What is counted. */
    enum Unit {
        TESTS("test"),
        SCOPES("scope"),
        CASES("case");

        private final String word;

        Unit(String word) {
            this.word = word;
        }

        String of(long count) {
            return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? word : word + "s");
        }
    }

    /** The outcome of an engine that was stopped, or that has nothing more to try. */
    static Outcome stopped(String by, Meter meter, String why, String tried) {
        Reason reason = meter.stopped().<Reason>map(Limit.class::cast).orElseGet(() -> new Reason.GaveUp(why));
        return new Unknown(by, reason, tried);
    }

    static Outcome gaveUp(String by, String why) {
        return new Unknown(by, new Reason.GaveUp(why), "");
    }

    static Outcome notApplicable(String by, String why) {
        return new Unknown(by, new Reason.NotApplicable(why), "");
    }

    /** The outcome on one line. */
    default String summary() {
        return switch (this) {
            case Refuted(var by, var _, var _, var certainty)
            when certainty == Certainty.MAYBE_SPURIOUS -> by + ": only a countermodel that may be spurious";
            case Refuted refuted ->
                (refuted.isConfirmed() ? "refuted by " : "potential counterexample by ") + refuted.by + ": "
                        + refuted.counterexample.summary();
            case Proved proved -> "theorem by " + proved.by;
            case Claimed(var by, var _, var _) -> "claimed by " + by + ", not replayed in the kernel";
            case Tested tested -> tested.sentence();
            case Unknown(var by, var reason, var tried) ->
                by + ": " + reason.sentence() + (tried.isEmpty() ? "" : " (tried " + tried + ")");
        };
    }
}
