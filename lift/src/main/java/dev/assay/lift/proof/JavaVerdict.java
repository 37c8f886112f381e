package dev.assay.lift.proof;

import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.List;

/** What is known of a property of Java code. */
public sealed interface JavaVerdict {
    /**
     * Java itself finds it false.
     *
     * @param values of the parameters, as one would write them
     * @param thrown what the property throws, or empty
     */
    record Refuted(List<Value> values, String thrown) implements JavaVerdict {
        /** name = literal. */
        public record Value(String name, String literal) {
            @Override
            public String toString() {
                return name + " = " + literal;
            }
        }

        public Refuted {
            values = List.copyOf(values);
        }
    }

    /**
     * The kernel has a theorem.
     *
     * @param manner such as "induction on xs"
     * @param lemmas in the words of Java, each with its manner
     * @param text every step
     */
    record Proved(String manner, List<String> lemmas, String text, Thm theorem) implements JavaVerdict {
        public Proved {
            lemmas = List.copyOf(lemmas);
        }

        /** Whether nothing is taken for granted, such as the laws of arithmetic. */
        public boolean isChecked() {
            return theorem.trust().isEmpty();
        }

        /** In a few words. */
        public String headline() {
            return (isChecked() ? "proved by " : "claimed by ") + manner;
        }

        /** The lemmas, and what the theorem rests on. */
        public List<String> grounds() {
            var lines = new ArrayList<>(lemmas);
            if (!isChecked()) {
                lines.add("rests on "
                        + theorem.trust().stream()
                                .map(dev.assay.logic.kernel.Trust::what)
                                .sorted()
                                .collect(java.util.stream.Collectors.joining(", ")));
            }
            return lines;
        }
    }

    /**
     * It passes all tests, and that is all.
     *
     * @param reasons why there is no proof, and how far the attempt came
     */
    record Tested(List<String> reasons) implements JavaVerdict {
        public Tested {
            reasons = List.copyOf(reasons);
        }
    }
}
