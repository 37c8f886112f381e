package dev.assay.app.prove;

import dev.assay.judge.Counterexample;
import java.util.List;

/** What came of trying to prove a goal. */
public sealed interface Judgement {
    /**
     * The kernel has replayed the proof.
     *
     * @param text for the theory
     * @param isFromContradiction whether the facts alone contradict one another
     */
    record Proved(String by, String text, List<String> facts, boolean isFromContradiction) implements Judgement {
        public Proved {
            facts = List.copyOf(facts);
        }
    }

    /** A prover says that it follows from the facts, but the kernel could not be convinced. */
    record Claimed(String by, List<String> facts) implements Judgement {
        public Claimed {
            facts = List.copyOf(facts);
        }
    }

    /** It is false. */
    record Refuted(String by, Counterexample counterexample) implements Judgement {}

    /** Nobody knows; each prover has its reason. */
    record Open(List<String> reasons) implements Judgement {
        public Open {
            reasons = List.copyOf(reasons);
        }
    }

    /** The word in machine-readable output. */
    default String verdict() {
        return switch (this) {
            case Proved _ -> "proved";
            case Claimed _ -> "claimed";
            case Refuted _ -> "refuted";
            case Open _ -> "unknown";
        };
    }
}
