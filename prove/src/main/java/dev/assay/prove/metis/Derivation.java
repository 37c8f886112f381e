package dev.assay.prove.metis;

import dev.assay.logic.kernel.Thm;
import java.util.List;

/**
 * How a clause was derived, in enough detail to do it again in the kernel. A substitution gives for each variable of a
 * premise what it became in the conclusion.
 */
sealed interface Derivation {
    /**
     * Part of what was given.
     *
     * @param theorem the complements of the literals as hypotheses, from which False follows
     * @param origin where it is from
     */
    record Input(Thm theorem, Origin origin) implements Derivation {}

    /**
     * <pre>
     *   A ∨ C     ¬A ∨ D
     *  ──────────────────
     *        C ∨ D
     * </pre>
     */
    record Resolution(
            Clause positive,
            int positiveLiteral,
            List<Node> ofPositive,
            Clause negative,
            int negativeLiteral,
            List<Node> ofNegative)
            implements Derivation {}

    /**
     * <pre>
     *   s = t ∨ C     L[s] ∨ D
     *  ────────────────────────
     *       L[t] ∨ C ∨ D
     * </pre>
     *
     * @param isLeftToRight whether s is the left side
     * @param path to the place in L: {@code l} or {@code r} for a side, then {@code f} for a function and {@code a} for an argument
     */
    record Paramodulation(
            Clause from,
            int equation,
            boolean isLeftToRight,
            List<Node> ofFrom,
            Clause into,
            int literal,
            String path,
            List<Node> ofInto)
            implements Derivation {}

    /**
     * <pre>
     *   s ≠ s ∨ C
     *  ───────────
     *       C
     * </pre>
     */
    record EqualityResolution(Clause premise, int literal, List<Node> substitution) implements Derivation {}

    /**
     * <pre>
     *   s = t ∨ s = u ∨ C
     *  ───────────────────
     *   t ≠ u ∨ s = u ∨ C
     * </pre>
     *
     * @param shared s
     * @param left t
     * @param right u
     */
    record EqualityFactoring(Clause premise, Node shared, Node left, Node right, List<Node> substitution)
            implements Derivation {}

    /** An instance of a clause, in which literals may have become equal. */
    record Instance(Clause premise, List<Node> substitution) implements Derivation {}

    default List<Clause> premises() {
        return switch (this) {
            case Input _ -> List.of();
            case Resolution r -> List.of(r.positive(), r.negative());
            case Paramodulation p -> List.of(p.from(), p.into());
            case EqualityResolution(var premise, var _, var _) -> List.of(premise);
            case EqualityFactoring(var premise, var _, var _, var _, var _) -> List.of(premise);
            case Instance(var premise, var _) -> List.of(premise);
        };
    }
}
