package dev.assay.bench.agree;

import dev.assay.property.Choices;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Draws statements whose truth is computed here and nowhere else. */
final class Values {
    private static final int DEPTH = 3;

    /** A function of the theory, and what it computes. */
    record Function(String name, List<Kind<?>> arguments, Kind<?> result, Computation computation) {}

    interface Computation {
        Object of(List<Object> arguments);
    }

    private final Choices choices;
    private final List<Function> functions;
    /** What each variable that is bound stands for, from the outermost. */
    private final List<Kind<?>> scope = new ArrayList<>();

    private final List<String> names = new ArrayList<>();
    /** Values that are said in premises instead of in place. */
    private final List<String> premises = new ArrayList<>();

    private final boolean hasPremises;

    /** Whether names are taken again where the variable that has one is not needed. */
    private final boolean hasShadows;

    private int supply;

    private Values(Choices choices, List<Function> functions) {
        this.choices = choices;
        this.functions = functions;
        this.hasPremises = choices.draw(Gens.booleans());
        this.hasShadows = choices.draw(Gens.booleans());
    }

    static Claim claim(Choices choices, List<Function> functions) {
        var values = new Values(choices, functions);
        Written<Boolean> formula = Truths.draw(values, DEPTH + 1);
        Claim.Form form = choices.draw(Gens.enums(Claim.Form.class));
        try {
            return new Claim(
                    form,
                    values.premises,
                    formula.text(),
                    formula.at(List.of()) ? Claim.Truth.TRUE : Claim.Truth.FALSE);
        } catch (Written.Unspecified e) {
            return new Claim(form, values.premises, formula.text(), Claim.Truth.OPEN);
        }
    }

    Choices choices() {
        return choices;
    }

    int below(int bound) {
        return choices.draw(Gens.ints(0, bound - 1));
    }

    <T> Written<T> term(Kind<T> kind, int depth) {
        List<Integer> fitting = new ArrayList<>();
        for (int i = 0; i < scope.size(); i++) {
            // What is written must be the variable that is meant.
            if (scope.get(i) == kind && names.lastIndexOf(names.get(i)) == i) {
                fitting.add(i);
            }
        }
        if (!fitting.isEmpty() && below(depth > 0 ? 3 : 4) > 0) {
            int index = choices.draw(Gens.elements(fitting.reversed()));
            return new Written<>(names.get(index), at -> kind.value(at.get(index)));
        }
        List<Function> ours = functions.stream().filter(f -> f.result() == kind).toList();
        if (depth > 0 && !ours.isEmpty() && below(2) == 0) {
            return call(choices.draw(Gens.elements(ours)), kind, depth);
        }
        return kind.draw(this, depth);
    }

    private <T> Written<T> call(Function function, Kind<T> kind, int depth) {
        List<Written<?>> arguments = new ArrayList<>();
        function.arguments().forEach(k -> arguments.add(term(k, depth - 1)));
        return new Written<>(
                "(" + function.name() + " "
                        + arguments.stream().map(Written::text).collect(Collectors.joining(" ")) + ")",
                at -> kind.value(function.computation()
                        .of(arguments.stream().map(a -> bounded(a.at(at))).toList())));
    }

    private static Object bounded(Object value) {
        if (value instanceof Long n) {
            Written.small(Math.abs(n));
        }
        return value;
    }

    /** A part in which new variables are bound. */
    <T> Written<T> under(List<Kind<?>> kinds, List<String> bound, Kind<T> result, int depth) {
        scope.addAll(kinds);
        names.addAll(bound);
        Written<T> body = term(result, depth);
        bound.forEach(_ -> {
            scope.removeLast();
            names.removeLast();
        });
        return body;
    }

    /** The name of a variable that will be bound; one of those that are, now and then. */
    String fresh() {
        return hasShadows && !names.isEmpty() && below(3) == 0 ? choices.draw(Gens.elements(names)) : unused();
    }

    /** A name that no other part can mean. */
    String unused() {
        return "u" + supply++;
    }

    <T> Written<T> literal(Kind<T> kind, T value, String text) {
        if (!hasPremises || below(2) == 0) {
            return new Written<>(text, _ -> value);
        }
        String variable = "(" + "x" + supply++ + "::" + kind.type() + ")";
        premises.add(variable + " = " + text);
        return new Written<>(variable, _ -> value);
    }
}
