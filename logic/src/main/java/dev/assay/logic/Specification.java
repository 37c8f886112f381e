package dev.assay.logic;

import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Thm;
import java.util.List;

/** How constants got their meaning: what every engine needs to unfold, run or translate them. */
public sealed interface Specification {
    /** The constants that the specification is about, at their most general types. */
    List<Const> constants();

    /** c = t. For an overloaded constant, one instance of it. */
    record Defined(Const constant, Thm equation) implements Specification {
        @Override
        public List<Const> constants() {
            return List.of(constant);
        }
    }

    /**
     * Functions by terminating recursion. {@code equations} are disjoint and, with those for
     * {@code undefined} that {@code isTotal} denies, cover every argument.
     */
    record Recursive(List<Const> constants, List<Thm> equations, Thm induct, boolean isTotal)
            implements Specification {}

    /** Functions into codatatypes by guarded corecursion. */
    record Corecursive(List<Const> constants, List<Thm> equations) implements Specification {}

    /**
     * The least predicates closed under rules, or the greatest consistent with them. The first
     * {@code parameters} arguments are the same in every rule.
     *
     * @param intros one theorem for each rule
     * @param induct induction, or coinduction for {@code isCo}
     * @param unfold for each predicate p xs = (one of the rules applies)
     */
    record Inductive(
            List<Const> constants,
            int parameters,
            List<Thm> intros,
            Thm induct,
            List<Thm> cases,
            List<Thm> unfold,
            boolean isCo)
            implements Specification {}
}
