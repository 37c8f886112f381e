package dev.assay.judge;

import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import java.util.List;

/** The ground on which a conjecture is said to hold. */
public sealed interface Proof {
    /** A theorem of the kernel without hypotheses. */
    record Checked(Thm theorem) implements Proof {
        public Checked {
            if (!theorem.hypotheses().isEmpty() || !theorem.emptySorts().isEmpty()) {
                throw new IllegalArgumentException("the theorem holds only under conditions: " + theorem);
            }
        }

        /** Whether the theorem is the conjecture, its assumptions as premises. */
        public boolean proves(Conjecture conjecture) {
            return theorem.conclusion().sameAs(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
        }
    }

    /** The word of a prover, not replayed in the kernel: the facts it used and its proof as text. */
    record Claimed(String by, List<String> usedFacts, String text) implements Proof {
        public Claimed {
            usedFacts = List.copyOf(usedFacts);
        }
    }

    /** Whether the kernel stands behind it, with nothing taken for granted but axioms that the user stated. */
    default boolean isChecked() {
        return switch (this) {
            case Checked(var theorem) -> theorem.trust().stream().allMatch(Trust.Axiom.class::isInstance);
            case Claimed _ -> false;
        };
    }
}
