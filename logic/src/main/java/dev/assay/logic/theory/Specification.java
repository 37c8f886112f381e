package dev.assay.logic.theory;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
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
     * The least predicates closed under rules, or the greatest consistent with them. The predicates'
     * first arguments are the {@code parameters}, the same in every rule.
     *
     * @param intros one theorem for each of {@code rules}
     * @param induct induction, or coinduction for {@code isCo}
     * @param cases for each predicate, elimination
     * @param unfold for each predicate p xs = (one of the rules applies)
     */
    record Inductive(
            List<Const> constants,
            List<Free> parameters,
            List<Rule> rules,
            List<Thm> intros,
            Thm induct,
            List<Thm> cases,
            List<Thm> unfold,
            boolean isCo)
            implements Specification {
        public Inductive {
            constants = List.copyOf(constants);
            parameters = List.copyOf(parameters);
            rules = List.copyOf(rules);
            intros = List.copyOf(intros);
            cases = List.copyOf(cases);
            unfold = List.copyOf(unfold);
        }
    }

    /**
     * For all values of {@code variables}, the premises imply the conclusion {@code predicate parameters arguments}.
     * {@code name} is empty where the user gave none.
     */
    record Rule(String name, List<Free> variables, List<Term> premises, Const predicate, List<Term> arguments) {
        public Rule {
            variables = List.copyOf(variables);
            premises = List.copyOf(premises);
            arguments = List.copyOf(arguments);
        }
    }
}
