package dev.assay.fol.encoding;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.FreshNames;
import dev.assay.fol.Problem;
import dev.assay.fol.Symbol;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Types as terms, then erasure: <pre>
 *   f⟨σ̄⟩(t̄)   becomes   f(σ̄', t̄), where the filter chooses σ̄' among σ̄
 *   ∀α. φ      becomes   ∀A. φ
 * </pre>
 */
final class TypeArguments {
    private final Problem problem;
    private final TypeFilter filter;
    private final Set<Symbol> protectors;
    private final Map<String, Symbol> constructors = new HashMap<>();
    private final Map<Symbol, Symbol> symbols = new HashMap<>();
    private final FreshNames names;

    private TypeArguments(Problem problem, TypeFilter filter, Set<Symbol> protectors) {
        this.problem = problem;
        this.filter = filter;
        this.protectors = protectors;
        this.names = new FreshNames(problem.symbols().stream().map(Symbol::name).toList());
    }

    /** The untyped problem; the protectors keep all their type arguments. */
    static Problem asTerms(Problem problem, TypeFilter filter, Set<Symbol> protectors) {
        return problem.map(new TypeArguments(problem, filter, protectors)::closed);
    }

    private Formula closed(Formula formula) {
        var variables = new LinkedHashMap<Type.Var, Variable>();
        Set<String> taken = new LinkedHashSet<>();
        formula.forEachBinding(v -> taken.add(v.name()));
        var fresh = new FreshNames(taken);
        formula.typeVariables().forEach(v -> variables.put(v, new Variable(fresh.fresh(upper(v)), Symbol.INDIVIDUALS)));
        Formula body = formula(formula, variables);
        Set<Variable> free = body.freeVariables();
        return Formula.forall(variables.values().stream().filter(free::contains).toList(), body);
    }

    /** 'a as the name of a variable. */
    private static String upper(Type.Var variable) {
        String plain = variable.name().replaceAll("[^A-Za-z0-9_]", "");
        return plain.isEmpty() || !Character.isLetter(plain.charAt(0))
                ? "A" + plain
                : Character.toUpperCase(plain.charAt(0)) + plain.substring(1);
    }

    private Formula formula(Formula formula, Map<Type.Var, Variable> variables) {
        return switch (formula) {
            case Formula.Atom(var symbol, var types, var arguments) ->
                new Formula.Atom(untyped(symbol), List.of(), arguments(symbol, types, arguments, variables));
            case Formula.Equation(var left, var right) ->
                new Formula.Equation(term(left, variables), term(right, variables));
            case Formula.Not(var body) -> new Formula.Not(formula(body, variables));
            case Formula.And(var parts) ->
                new Formula.And(parts.stream().map(p -> formula(p, variables)).toList());
            case Formula.Or(var parts) ->
                new Formula.Or(parts.stream().map(p -> formula(p, variables)).toList());
            case Formula.Implies(var left, var right) ->
                new Formula.Implies(formula(left, variables), formula(right, variables));
            case Formula.Iff(var left, var right) ->
                new Formula.Iff(formula(left, variables), formula(right, variables));
            case Formula.Forall(var bound, var body) -> new Formula.Forall(untyped(bound), formula(body, variables));
            case Formula.Exists(var bound, var body) -> new Formula.Exists(untyped(bound), formula(body, variables));
        };
    }

    private static List<Variable> untyped(List<Variable> variables) {
        return variables.stream()
                .map(v -> new Variable(v.name(), Symbol.INDIVIDUALS))
                .toList();
    }

    private boolean keeps(Symbol symbol, Type.Var parameter) {
        return protectors.contains(symbol) || filter.keeps(symbol, parameter, problem.knowledge());
    }

    private Symbol untyped(Symbol symbol) {
        return symbols.computeIfAbsent(symbol, s -> {
            int kept = (int) s.parameters().stream().filter(p -> keeps(s, p)).count();
            return Symbol.untyped(s.name(), kept + s.arity(), s.isPredicate());
        });
    }

    private List<FolTerm> arguments(
            Symbol symbol, List<Type> types, List<FolTerm> arguments, Map<Type.Var, Variable> variables) {
        var result = new ArrayList<FolTerm>();
        for (int i = 0; i < types.size(); i++) {
            if (keeps(symbol, symbol.parameters().get(i))) {
                result.add(type(types.get(i), variables));
            }
        }
        arguments.forEach(a -> result.add(term(a, variables)));
        return result;
    }

    private FolTerm term(FolTerm term, Map<Type.Var, Variable> variables) {
        return switch (term) {
            case Variable(var name, var _) -> new Variable(name, Symbol.INDIVIDUALS);
            case Application(var symbol, var types, var arguments) ->
                new Application(untyped(symbol), List.of(), arguments(symbol, types, arguments, variables));
        };
    }

    private FolTerm type(Type type, Map<Type.Var, Variable> variables) {
        return switch (type) {
            case Type.Var v -> {
                Variable variable = variables.get(v);
                if (variable == null) {
                    throw new IllegalArgumentException("type variable " + v + " is not of this formula");
                }
                yield variable;
            }
            case Type.Con(var name, var arguments) ->
                new Application(
                        constructor(name, arguments.size()),
                        List.of(),
                        arguments.stream().map(a -> type(a, variables)).toList());
        };
    }

    private Symbol constructor(String name, int arity) {
        return constructors.computeIfAbsent(
                name,
                n -> new Symbol(
                        names.fresh(n), List.of(), Collections.nCopies(arity, Symbol.INDIVIDUALS), Symbol.INDIVIDUALS));
    }
}
