package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.FreshNames;
import dev.assay.fol.NegationNormalForm;
import dev.assay.fol.NestedEquivalences;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Sorts for a problem that has none, as many as possible: each variable, each argument place and each result begins with
 * a sort of its own; the sort of a place is that of each argument there, and the sides of an equation have one sort.
 */
public final class SortInference {
    /** Equivalences nested deeper than this get names, lest their normal form explode. */
    private static final int NESTED = 3;

    /** A place whose sort is sought, by an index into {@link #parents}. */
    private final List<Integer> parents = new ArrayList<>();

    private final Map<Symbol, int[]> places = new HashMap<>();
    private final Map<Integer, Type> sorts = new HashMap<>();
    private final FreshNames names;

    private SortInference(Problem problem) {
        this.names = new FreshNames(problem.names());
    }

    /** The problem with inferred sorts. It must be untyped; arguments of one sort are merged, all others kept apart. */
    public static Problem infer(Problem problem) {
        return new SortInference(problem).run(NegationNormalForm.of(NestedEquivalences.named(problem, NESTED)));
    }

    private Problem run(Problem problem) {
        var variables = new ArrayList<Map<Variable, Integer>>();
        for (Statement statement : problem.statements()) {
            var own = new HashMap<Variable, Integer>();
            statement.formula().forEachSubformula(f -> visit(f, own));
            variables.add(own);
        }
        var result = new ArrayList<Statement>();
        for (int i = 0; i < problem.statements().size(); i++) {
            Statement statement = problem.statements().get(i);
            Map<Variable, Integer> own = variables.get(i);
            result.add(statement.map(f -> sorted(f, own)));
        }
        return new Problem(result, problem.knowledge());
    }

    // Union-find

    private int fresh() {
        parents.add(parents.size());
        return parents.size() - 1;
    }

    private int find(int node) {
        int root = node;
        while (parents.get(root) != root) {
            root = parents.get(root);
        }
        int rest = node;
        while (parents.get(rest) != root) {
            int next = parents.get(rest);
            parents.set(rest, root);
            rest = next;
        }
        return root;
    }

    private void merge(int left, int right) {
        parents.set(find(left), find(right));
    }

    // Collecting

    private int[] places(Symbol symbol) {
        return places.computeIfAbsent(symbol, s -> {
            var result = new int[s.arity() + 1];
            for (int i = 0; i < result.length; i++) {
                result[i] = fresh();
            }
            return result;
        });
    }

    private void visit(Formula formula, Map<Variable, Integer> variables) {
        switch (formula) {
            case Formula.Atom(var symbol, var _, var arguments) -> arguments(symbol, arguments, variables);
            case Formula.Equation(var left, var right) -> merge(place(left, variables), place(right, variables));
            case Formula.Not _,
                    Formula.And _,
                    Formula.Or _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> {}
        }
    }

    private void arguments(Symbol symbol, List<FolTerm> arguments, Map<Variable, Integer> variables) {
        for (int i = 0; i < arguments.size(); i++) {
            merge(places(symbol)[i], place(arguments.get(i), variables));
        }
    }

    private int place(FolTerm term, Map<Variable, Integer> variables) {
        return switch (term) {
            case Variable v -> variables.computeIfAbsent(v, _ -> fresh());
            case Application(var symbol, var _, var arguments) -> {
                arguments(symbol, arguments, variables);
                yield places(symbol)[symbol.arity()];
            }
        };
    }

    // Rebuilding

    private Type sort(int node) {
        return sorts.computeIfAbsent(find(node), _ -> Type.con(names.fresh("s" + (sorts.size() + 1))));
    }

    private Symbol sorted(Symbol symbol) {
        int[] own = places(symbol);
        var arguments = new ArrayList<Type>();
        for (int i = 0; i < symbol.arity(); i++) {
            arguments.add(sort(own[i]));
        }
        return new Symbol(
                symbol.name(), List.of(), arguments, symbol.isPredicate() ? Symbol.TRUTH : sort(own[symbol.arity()]));
    }

    private Variable sorted(Variable variable, Map<Variable, Integer> variables) {
        return new Variable(variable.name(), sort(variables.computeIfAbsent(variable, _ -> fresh())));
    }

    private FolTerm sorted(FolTerm term, Map<Variable, Integer> variables) {
        return switch (term) {
            case Variable v -> sorted(v, variables);
            case Application(var symbol, var _, var arguments) ->
                new Application(
                        sorted(symbol),
                        List.of(),
                        arguments.stream().map(a -> sorted(a, variables)).toList());
        };
    }

    private Formula sorted(Formula formula, Map<Variable, Integer> variables) {
        return switch (formula) {
            case Formula.Atom(var symbol, var _, var arguments) ->
                new Formula.Atom(
                        sorted(symbol),
                        List.of(),
                        arguments.stream().map(a -> sorted(a, variables)).toList());
            case Formula.Equation(var left, var right) ->
                new Formula.Equation(sorted(left, variables), sorted(right, variables));
            case Formula.Not(var body) -> new Formula.Not(sorted(body, variables));
            case Formula.And(var parts) ->
                new Formula.And(parts.stream().map(p -> sorted(p, variables)).toList());
            case Formula.Or(var parts) ->
                new Formula.Or(parts.stream().map(p -> sorted(p, variables)).toList());
            case Formula.Implies(var left, var right) ->
                new Formula.Implies(sorted(left, variables), sorted(right, variables));
            case Formula.Iff(var left, var right) -> new Formula.Iff(sorted(left, variables), sorted(right, variables));
            case Formula.Forall(var bound, var body) ->
                new Formula.Forall(bound.stream().map(v -> sorted(v, variables)).toList(), sorted(body, variables));
            case Formula.Exists(var bound, var body) ->
                new Formula.Exists(bound.stream().map(v -> sorted(v, variables)).toList(), sorted(body, variables));
        };
    }
}
