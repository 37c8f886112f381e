package dev.assay.syntax.tip;

import dev.assay.logic.define.Components;
import dev.assay.syntax.tip.TipCommand.DeclareFun;
import dev.assay.syntax.tip.TipCommand.Statement;
import dev.assay.syntax.tip.TipTerm.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Functions that are declared and then described by assertions {@code ∀x̄. f p̄ = t} whose patterns do not overlap. Where the
 * recursion ends, these say no more than a definition, and of what is defined every engine knows more than of axioms.
 */
final class TipEquations {
    /** Functions that are to be defined together. */
    sealed interface Group {
        /** By a command that says so. */
        record Defined(TipCommand.DefineFuns command) implements Group {}

        /** By assertions. */
        record Asserted(List<DeclareFun> functions, List<Statement> equations) implements Group {
            public Asserted {
                functions = List.copyOf(functions);
                equations = List.copyOf(equations);
            }
        }
    }

    /** A term of variables and constructors. */
    private record Pattern(String name, boolean isVariable, List<Pattern> arguments) {}

    /** An assertion read as an equation; the right side is missing where it is no pattern. */
    private record Equation(Statement assertion, List<Pattern> left, Optional<Pattern> right) {}

    private final Map<String, DeclareFun> declared = new HashMap<>();
    private final Map<String, Integer> constructors = new HashMap<>();
    private final Map<String, List<Equation>> equations = new LinkedHashMap<>();
    private final Map<String, TipCommand.DefineFuns> defined = new HashMap<>();

    private TipEquations() {}

    /** The functions in the order in which they can be defined; none where no assertion defines one. */
    static List<Group> of(List<TipCommand> commands) {
        return new TipEquations().groups(commands);
    }

    private List<Group> groups(List<TipCommand> commands) {
        for (TipCommand command : commands) {
            switch (command) {
                case DeclareFun f
                when f.parameters().isEmpty() && !f.arguments().isEmpty() -> declared.put(f.name(), f);
                case TipCommand.DeclareDatatypes(var datatypes, var _) ->
                    datatypes.forEach(d -> d.constructors()
                            .forEach(c -> constructors.put(c.name(), c.fields().size())));
                case TipCommand.DefineFuns functions ->
                    functions.functions().forEach(f -> defined.put(f.name(), functions));
                default -> {}
            }
        }
        commands.forEach(command -> {
            if (command instanceof Statement s && !s.isGoal() && s.parameters().isEmpty()) {
                collect(s);
            }
        });
        while (!equations.isEmpty()) {
            Optional<List<Group>> groups = ordered();
            if (groups.isPresent()) {
                return groups.get();
            }
        }
        return List.of();
    }

    /** The groups, or nothing after those were given up that need what needs them. */
    private Optional<List<Group>> ordered() {
        var uses = new LinkedHashMap<String, Set<String>>();
        defined.forEach((name, command) -> {
            Set<String> all = uses.computeIfAbsent(name, _ -> new HashSet<>());
            command.functions().forEach(f -> {
                all.addAll(TipUses.of(f.body()));
                all.add(f.name());
            });
        });
        equations.forEach((name, all) -> {
            var used = new HashSet<String>();
            all.forEach(e -> used.addAll(TipUses.of(e.assertion().formula())));
            uses.put(name, used);
        });
        var result = new ArrayList<Group>();
        for (List<String> component : Components.of(uses)) {
            List<String> asserted =
                    component.stream().filter(equations::containsKey).toList();
            if (!asserted.isEmpty() && asserted.size() < component.size()) {
                equations.keySet().removeAll(asserted);
                return Optional.empty();
            }
            if (asserted.isEmpty()) {
                component.stream()
                        .map(defined::get)
                        .distinct()
                        .forEach(command -> result.add(new Group.Defined(command)));
            } else {
                result.add(new Group.Asserted(
                        asserted.stream().map(declared::get).toList(),
                        asserted.stream()
                                .flatMap(name -> equations.getOrDefault(name, List.of()).stream())
                                .map(Equation::assertion)
                                .toList()));
            }
        }
        return Optional.of(result);
    }

    // Equations

    private void collect(Statement assertion) {
        var variables = new HashSet<String>();
        TipTerm body = assertion.formula();
        while (body instanceof TipTerm.Quantified(var isUniversal, var bound, var inner, var _) && isUniversal) {
            for (Variable v : bound) {
                if (!variables.add(v.name())) {
                    return;
                }
            }
            body = inner;
        }
        if (body instanceof TipTerm.Apply(TipTerm.Name(var name, var _), var sides, var _)
                && name.equals("=")
                && !declared.containsKey(name)
                && sides.size() == 2) {
            consider(assertion, variables, sides.getFirst(), Optional.of(sides.getLast()));
        } else if (body instanceof TipTerm.Apply(TipTerm.Name(var name, var _), var only, var _)
                && name.equals("not")
                && !declared.containsKey(name)
                && only.size() == 1) {
            consider(assertion, variables, only.getFirst(), Optional.empty());
        } else {
            consider(assertion, variables, body, Optional.empty());
        }
    }

    private void consider(Statement assertion, Set<String> variables, TipTerm left, Optional<TipTerm> right) {
        if (!(left instanceof TipTerm.Apply(TipTerm.Name(var f, var _), var arguments, var _))
                || !declared.containsKey(f)
                || variables.contains(f)
                || declared.get(f).arguments().size() != arguments.size()) {
            return;
        }
        var seen = new HashSet<String>();
        var patterns = new ArrayList<Pattern>();
        for (TipTerm argument : arguments) {
            Optional<Pattern> pattern = pattern(argument, variables);
            if (pattern.isEmpty() || !isLinear(pattern.get(), seen)) {
                return;
            }
            patterns.add(pattern.get());
        }
        boolean isOpen = right.isPresent()
                && TipUses.of(right.get()).stream().anyMatch(name -> variables.contains(name) && !seen.contains(name));
        var equation = new Equation(assertion, patterns, right.flatMap(r -> pattern(r, variables)));
        List<Equation> others = equations.getOrDefault(f, List.of());
        if (!isOpen && others.stream().noneMatch(other -> clash(other, equation))) {
            equations.computeIfAbsent(f, _ -> new ArrayList<>()).add(equation);
        }
    }

    private Optional<Pattern> pattern(TipTerm term, Set<String> variables) {
        return switch (term) {
            case TipTerm.Name(var name, var _)
            when variables.contains(name) -> Optional.of(new Pattern(name, true, List.of()));
            case TipTerm.Name(var name, var _) -> constructed(name, List.of(), variables);
            case TipTerm.Ascribed(var name, var _, var _)
            when !variables.contains(name) -> constructed(name, List.of(), variables);
            case TipTerm.Apply(TipTerm.Name(var name, var _), var arguments, var _)
            when !variables.contains(name) -> constructed(name, arguments, variables);
            default -> Optional.empty();
        };
    }

    private Optional<Pattern> constructed(String name, List<TipTerm> arguments, Set<String> variables) {
        if (constructors.getOrDefault(name, -1) != arguments.size()) {
            return Optional.empty();
        }
        var patterns = new ArrayList<Pattern>();
        for (TipTerm argument : arguments) {
            pattern(argument, variables).ifPresent(patterns::add);
        }
        return patterns.size() == arguments.size() ? Optional.of(new Pattern(name, false, patterns)) : Optional.empty();
    }

    private static boolean isLinear(Pattern pattern, Set<String> seen) {
        return pattern.isVariable()
                ? seen.add(pattern.name())
                : pattern.arguments().stream().allMatch(p -> isLinear(p, seen));
    }

    // Overlaps

    /** Whether there are arguments for which both equations say something, and not the same. */
    private static boolean clash(Equation first, Equation second) {
        Map<Pattern, Pattern> values = new HashMap<>();
        for (int i = 0; i < first.left().size(); i++) {
            if (!unify(apart(first.left().get(i), "1"), apart(second.left().get(i), "2"), values)) {
                return false;
            }
        }
        return first.right().isEmpty()
                || second.right().isEmpty()
                || !value(apart(first.right().get(), "1"), values)
                        .equals(value(apart(second.right().get(), "2"), values));
    }

    private static Pattern apart(Pattern pattern, String suffix) {
        return new Pattern(
                pattern.isVariable() ? pattern.name() + " " + suffix : pattern.name(),
                pattern.isVariable(),
                pattern.arguments().stream().map(p -> apart(p, suffix)).toList());
    }

    /** As each variable occurs once on a side, a variable never meets itself. */
    private static boolean unify(Pattern left, Pattern right, Map<Pattern, Pattern> values) {
        if (left.isVariable() || right.isVariable()) {
            values.put(left.isVariable() ? left : right, left.isVariable() ? right : left);
            return true;
        }
        if (!left.name().equals(right.name())) {
            return false;
        }
        for (int i = 0; i < left.arguments().size(); i++) {
            if (!unify(left.arguments().get(i), right.arguments().get(i), values)) {
                return false;
            }
        }
        return true;
    }

    private static Pattern value(Pattern pattern, Map<Pattern, Pattern> values) {
        Pattern known = values.get(pattern);
        return known != null
                ? value(known, values)
                : new Pattern(
                        pattern.name(),
                        pattern.isVariable(),
                        pattern.arguments().stream().map(p -> value(p, values)).toList());
    }
}
