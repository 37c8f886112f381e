package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code constant patterns = right}, for all values of the free variables. */
record Equation(Const constant, List<Term> patterns, Term right) {
    Equation {
        patterns = List.copyOf(patterns);
    }

    /** The theorem as an equation for the constant at the head of its left side; a predicate holds or does not. */
    static Optional<Equation> of(Thm theorem) {
        if (!theorem.hypotheses().isEmpty()) {
            return Optional.empty();
        }
        Term formula = theorem.conclusion();
        int count = 0;
        while (formula instanceof App(Const(var all, var _), Abs(var _, var type, var body)) && all.equals(Hol.ALL)) {
            formula = body.instantiate(new Free("all " + count++, type));
        }
        Term left = formula;
        Term right = Hol.TRUE;
        if (formula instanceof App(App(Const(var eq, var _), var l), var r) && eq.equals(Hol.EQ)) {
            left = l;
            right = r;
        } else if (formula instanceof App(Const not, var negated) && not.equals(Hol.NOT)) {
            left = negated;
            right = Hol.FALSE;
        }
        return left.head() instanceof Const c && !c.equals(Hol.IMPLIES)
                ? Optional.of(new Equation(c, left.arguments(), right))
                : Optional.empty();
    }

    Equation at(Map<Type.Var, Type> types) {
        return new Equation(
                (Const) constant.substituteTypes(types),
                patterns.stream().map(p -> p.substituteTypes(types)).toList(),
                right.substituteTypes(types));
    }

    /** λ patterns. right, where all patterns are different variables and there are no others. */
    Optional<Term> asTerm() {
        List<Free> variables = patterns.stream()
                .filter(Free.class::isInstance)
                .map(Free.class::cast)
                .toList();
        boolean isPlain = variables.size() == patterns.size()
                && variables.stream().distinct().count() == variables.size();
        return isPlain ? Optional.of(Term.lambda(variables, right)) : Optional.empty();
    }
}
