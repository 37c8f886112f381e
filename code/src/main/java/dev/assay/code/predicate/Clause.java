package dev.assay.code.predicate;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The premises imply that the relation holds between the arguments, which are patterns. */
record Clause(List<Term> arguments, List<Premise> premises) {
    Clause {
        arguments = List.copyOf(arguments);
        premises = List.copyOf(premises);
    }

    Clause substitute(Map<Free, Term> by) {
        return new Clause(
                Premise.all(arguments, by),
                premises.stream().map(p -> p.substitute(by)).toList());
    }

    /** The clause without equations between patterns: they are solved; empty if one cannot hold. */
    Optional<Clause> solved(Constructors constructors) {
        Clause clause = this;
        while (true) {
            Optional<Premise.Equal> equation = clause.premises.stream()
                    .filter(Premise.Equal.class::isInstance)
                    .map(Premise.Equal.class::cast)
                    .findFirst();
            if (equation.isEmpty()) {
                return Optional.of(clause);
            }
            Premise.Equal solving = equation.get();
            var rest = new ArrayList<>(clause.premises);
            rest.remove(solving);
            Term left = solving.left();
            Term right = solving.right();
            if (left.equals(right)) {
                clause = new Clause(clause.arguments, rest);
            } else if (left instanceof Free x && !right.occurs(x)) {
                clause = new Clause(clause.arguments, rest).substitute(Map.of(x, right));
            } else if (right instanceof Free x && !left.occurs(x)) {
                clause = new Clause(clause.arguments, rest).substitute(Map.of(x, left));
            } else if (left instanceof Free || right instanceof Free) {
                // x = C x has no solution among the finite values of a datatype; among those of a codatatype it has.
                if (!constructors.isInfinite(left.type())) {
                    return Optional.empty();
                }
                rest.add(new Premise.Test(Hol.mkEq(left, right), Optional.empty()));
                clause = new Clause(clause.arguments, rest);
            } else if (constructors.isConstructed(left) && constructors.isConstructed(right)) {
                if (!((Const) left.head()).name().equals(((Const) right.head()).name())) {
                    return Optional.empty();
                }
                for (int i = 0; i < left.arguments().size(); i++) {
                    rest.add(new Premise.Equal(
                            left.arguments().get(i), right.arguments().get(i)));
                }
                clause = new Clause(clause.arguments, rest);
            } else {
                rest.add(left.frees().isEmpty() ? new Premise.Compute(left, right) : new Premise.Compute(right, left));
                clause = new Clause(clause.arguments, rest);
            }
        }
    }
}
