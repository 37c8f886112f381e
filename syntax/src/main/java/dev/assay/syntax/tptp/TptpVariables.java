package dev.assay.syntax.tptp;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The free variables of a formula. */
final class TptpVariables {
    private final Map<String, TptpFormula.Variable> found = new LinkedHashMap<>();

    private TptpVariables() {}

    /** The free variables, each where it occurs first. */
    static Collection<TptpFormula.Variable> of(TptpFormula formula) {
        var variables = new TptpVariables();
        variables.collect(formula, Set.of());
        return variables.found.values();
    }

    private void collect(List<TptpFormula> formulas, Set<String> bound) {
        formulas.forEach(f -> collect(f, bound));
    }

    private void collect(TptpFormula formula, Set<String> bound) {
        switch (formula) {
            case TptpFormula.Variable v -> {
                if (!bound.contains(v.name())) {
                    found.putIfAbsent(v.name(), v);
                }
            }
            case TptpFormula.Quantified(var _, var bindings, var body, var _) -> {
                var inner = new HashSet<>(bound);
                bindings.forEach(b -> inner.add(b.name()));
                collect(body, inner);
            }
            case TptpFormula.Not(var body, var _) -> collect(body, bound);
            case TptpFormula.Binary(var _, var left, var right, var _) -> collect(List.of(left, right), bound);
            case TptpFormula.Joined(var _, var parts, var _) -> collect(parts, bound);
            case TptpFormula.Equation(var left, var right, var _, var _) -> collect(List.of(left, right), bound);
            case TptpFormula.Applied(var _, var arguments, var _) -> collect(arguments, bound);
            case TptpFormula.Application(var function, var arguments, var _) -> {
                collect(function, bound);
                collect(arguments, bound);
            }
            case TptpFormula.Conditional(var condition, var then, var otherwise, var _) ->
                collect(List.of(condition, then, otherwise), bound);
            case TptpFormula.Let(var _, var defined, var body, var _) -> {
                for (TptpFormula.Defined definition : defined) {
                    var inner = new HashSet<>(bound);
                    definition.parameters().forEach(p -> inner.add(p.name()));
                    collect(definition.value(), inner);
                }
                collect(body, bound);
            }
            case TptpFormula.Number _, TptpFormula.Distinct _, TptpFormula.Operator _, TptpFormula.OfType _ -> {}
        }
    }
}
