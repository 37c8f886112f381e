package dev.assay.bench.agree;

import dev.assay.property.Choices;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws well-typed terms. Every term has one type: what is polymorphic and takes nothing is written with its type. */
final class Terms {
    /** A variable as it is written where it is used. */
    record Variable(String text, Ty type) {}

    private record Candidate(Operation operation, Map<String, Ty> types) {}

    private final Choices choices;
    private final List<Operation> own;
    private final List<Ty> types;
    private int bound;

    /**
     * @param own the operations that the theory itself has; they come up more often than others
     * @param types of what is bound, and for type variables that are left open
     */
    Terms(Choices choices, List<Operation> own, List<Ty> types) {
        this.choices = choices;
        this.own = List.copyOf(own);
        this.types = List.copyOf(types);
    }

    <T> T pick(List<? extends T> values) {
        return choices.draw(Gens.elements(values));
    }

    boolean chance(int percent) {
        return choices.draw(Gens.ints(0, 99)) >= 100 - percent;
    }

    Ty type() {
        return pick(types);
    }

    String term(Ty type, int depth, List<Variable> scope) {
        List<Variable> variables =
                scope.stream().filter(v -> v.type().equals(type)).toList();
        if (!variables.isEmpty() && (depth <= 0 || chance(35))) {
            return pick(variables).text();
        }
        if (type instanceof Ty.Con(var name, var arguments) && name.equals("⇒") && (depth <= 0 || chance(70))) {
            return abstraction(arguments.get(0), arguments.get(1), depth, scope);
        }
        List<Candidate> candidates = candidates(type, depth);
        if (candidates.isEmpty()) {
            return variables.isEmpty()
                    ? "(undefined::" + type + ")"
                    : pick(variables).text();
        }
        return apply(pick(candidates), type, depth, scope);
    }

    private String abstraction(Ty argument, Ty result, int depth, List<Variable> scope) {
        String name = "b" + bound++;
        var inner = new ArrayList<>(scope);
        inner.add(new Variable(name, argument));
        return "(λ" + name + "::" + argument + ". " + term(result, depth - 1, inner) + ")";
    }

    private List<Candidate> candidates(Ty type, int depth) {
        List<Candidate> ours = candidates(own, type, depth);
        return !ours.isEmpty() && chance(50) ? ours : candidates(MainOperations.ALL, type, depth);
    }

    private static List<Candidate> candidates(List<Operation> operations, Ty type, int depth) {
        var result = new ArrayList<Candidate>();
        for (Operation operation : operations) {
            if (depth > 0 || operation.arguments().isEmpty()) {
                operation.result().match(type).ifPresent(types -> result.add(new Candidate(operation, types)));
            }
        }
        // A constructor that takes something may be the only way to a value.
        return result.isEmpty() && depth > -3 && depth <= 0 ? candidates(operations, type, 1) : result;
    }

    private String apply(Candidate candidate, Ty type, int depth, List<Variable> scope) {
        Operation operation = candidate.operation();
        var types = new HashMap<>(candidate.types());
        for (Ty argument : operation.arguments()) {
            argument.variables().forEach(v -> types.computeIfAbsent(v, _ -> type()));
        }
        if (operation.arguments().isEmpty()) {
            return operation.result().variables().findAny().isPresent()
                    ? "(" + operation.text() + "::" + type + ")"
                    : operation.text();
        }
        return operation.apply(operation.arguments().stream()
                .map(argument -> term(argument.substitute(types), depth - 1, scope))
                .toList());
    }
}
