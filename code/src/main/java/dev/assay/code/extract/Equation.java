package dev.assay.code.extract;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** f patterns = right where the conditions hold, for all values of its free variables. All types are ground. */
public record Equation(List<Term> patterns, List<Term> conditions, Term right) {
    public Equation {
        patterns = List.copyOf(patterns);
        conditions = List.copyOf(conditions);
    }

    /** The equation with more arguments on both sides. */
    Equation extended(List<Free> arguments) {
        if (arguments.isEmpty()) {
            return this;
        }
        var longer = new java.util.ArrayList<Term>(patterns);
        Term applied = right;
        for (Free argument : arguments) {
            longer.add(argument);
            applied = applied instanceof Term.Abs(var _, var _, var body)
                    ? body.instantiate(argument)
                    : new Term.App(applied, argument);
        }
        return new Equation(longer, conditions, applied);
    }

    /** The right side for these arguments, if they can be whatever they are. */
    Optional<Term> applied(List<Term> arguments) {
        if (!conditions.isEmpty()
                || patterns.size() != arguments.size()
                || !patterns.stream().allMatch(Free.class::isInstance)) {
            return Optional.empty();
        }
        Map<Free, Term> values = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            values.put((Free) patterns.get(i), arguments.get(i));
        }
        return Optional.of(right.substitute(values).betaNormal());
    }

    /** The equation with other names for its variables. */
    Equation renamed(Names names) {
        Map<Free, Term> fresh = new HashMap<>();
        for (Term pattern : patterns) {
            pattern.frees().forEach(v -> fresh.computeIfAbsent(v, names::fresh));
        }
        return new Equation(
                patterns.stream().map(p -> p.substitute(fresh)).toList(),
                conditions.stream().map(c -> c.substitute(fresh)).toList(),
                right.substitute(fresh));
    }
}
