package dev.assay.fol;

import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.logic.Type;
import dev.assay.sat.Solver;
import dev.assay.sat.Solvers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a problem with ground types has a model with domains of given sizes, by grounding: the value of a term is a row
 * of literals, one for each element, of which exactly one is true.
 */
public final class FiniteModels {
    private record Cell(Symbol symbol, List<Integer> arguments) {}

    private final Map<Type, Integer> sizes;
    private final Solver solver;
    private final int yes;
    private final Map<Cell, int[]> cells = new HashMap<>();
    private final Map<List<Integer>, Integer> conjunctions = new HashMap<>();

    private FiniteModels(Map<Type, Integer> sizes, Solver solver) {
        this.sizes = sizes;
        this.solver = solver;
        this.yes = solver.newVariable();
        solver.addClause(yes);
    }

    public static boolean exists(Problem problem, Map<Type, Integer> sizes) {
        try (Solver solver = Solvers.embedded()) {
            var models = new FiniteModels(sizes, solver);
            problem.forEachFormula(f -> solver.addClause(models.formula(f, Map.of())));
            return solver.solve() == Solver.Answer.SATISFIABLE;
        }
    }

    /** Whether there is a model in which every domain has at most {@code most} elements. */
    public static boolean existsUpTo(Problem problem, int most) {
        var agenda = new ArrayList<Map<Type, Integer>>();
        agenda.add(Map.of());
        for (Type type : problem.types()) {
            var next = new ArrayList<Map<Type, Integer>>();
            for (Map<Type, Integer> partial : agenda) {
                for (int size = 1; size <= most; size++) {
                    var more = new HashMap<>(partial);
                    more.put(type, size);
                    next.add(more);
                }
            }
            agenda = next;
        }
        return agenda.stream().anyMatch(chosen -> exists(problem, chosen));
    }

    // Literals

    private int and(List<Integer> literals) {
        var kept = new java.util.TreeSet<Integer>();
        for (int literal : literals) {
            if (literal == -yes || kept.contains(-literal)) {
                return -yes;
            }
            if (literal != yes) {
                kept.add(literal);
            }
        }
        if (kept.isEmpty()) {
            return yes;
        }
        if (kept.size() == 1) {
            return kept.first();
        }
        return conjunctions.computeIfAbsent(List.copyOf(kept), parts -> {
            int result = solver.newVariable();
            var all = new int[parts.size() + 1];
            for (int i = 0; i < parts.size(); i++) {
                solver.addClause(-result, parts.get(i));
                all[i] = -parts.get(i);
            }
            all[parts.size()] = result;
            solver.addClause(all);
            return result;
        });
    }

    private int or(List<Integer> literals) {
        return -and(literals.stream().map(l -> -l).toList());
    }

    // Terms

    private int size(Type type) {
        return sizes.get(type);
    }

    /** The values of a symbol at arguments; of a predicate, one literal. */
    private int[] cell(Symbol symbol, List<Integer> arguments) {
        return cells.computeIfAbsent(new Cell(symbol, arguments), _ -> {
            if (symbol.isPredicate()) {
                return new int[] {solver.newVariable()};
            }
            var values = new int[size(symbol.result())];
            for (int i = 0; i < values.length; i++) {
                values[i] = solver.newVariable();
            }
            solver.addClause(values);
            for (int i = 0; i < values.length; i++) {
                for (int j = 0; j < i; j++) {
                    solver.addClause(-values[i], -values[j]);
                }
            }
            return values;
        });
    }

    private int[] term(FolTerm term, Map<Variable, Integer> assignment) {
        return switch (term) {
            case Variable v -> {
                var row = new int[size(v.type())];
                for (int i = 0; i < row.length; i++) {
                    row[i] = assignment.get(v) == i ? yes : -yes;
                }
                yield row;
            }
            case Application(var symbol, var _, var arguments) -> applied(symbol, arguments, assignment);
        };
    }

    private int[] applied(Symbol symbol, List<FolTerm> arguments, Map<Variable, Integer> assignment) {
        List<int[]> rows = arguments.stream().map(a -> term(a, assignment)).toList();
        int width = symbol.isPredicate() ? 1 : size(symbol.result());
        var cases = new ArrayList<List<Integer>>();
        for (int i = 0; i < width; i++) {
            cases.add(new ArrayList<>());
        }
        collect(symbol, rows, new ArrayList<>(), new ArrayList<>(), cases);
        var result = new int[width];
        for (int i = 0; i < width; i++) {
            result[i] = or(cases.get(i));
        }
        return result;
    }

    private void collect(
            Symbol symbol,
            List<int[]> rows,
            List<Integer> chosen,
            List<Integer> conditions,
            List<List<Integer>> cases) {
        if (chosen.size() == rows.size()) {
            int[] values = cell(symbol, List.copyOf(chosen));
            for (int i = 0; i < values.length; i++) {
                var all = new ArrayList<>(conditions);
                all.add(values[i]);
                cases.get(i).add(and(all));
            }
            return;
        }
        int[] row = rows.get(chosen.size());
        for (int i = 0; i < row.length; i++) {
            if (row[i] != -yes) {
                chosen.add(i);
                conditions.add(row[i]);
                collect(symbol, rows, chosen, conditions, cases);
                chosen.removeLast();
                conditions.removeLast();
            }
        }
    }

    // Formulas

    private int formula(Formula formula, Map<Variable, Integer> assignment) {
        return switch (formula) {
            case Formula.Atom(var symbol, var _, var arguments) -> applied(symbol, arguments, assignment)[0];
            case Formula.Equation(var left, var right) -> {
                int[] l = term(left, assignment);
                int[] r = term(right, assignment);
                var cases = new ArrayList<Integer>();
                for (int i = 0; i < l.length; i++) {
                    cases.add(and(List.of(l[i], r[i])));
                }
                yield or(cases);
            }
            case Formula.Not(var body) -> -formula(body, assignment);
            case Formula.And(var parts) ->
                and(parts.stream().map(p -> formula(p, assignment)).toList());
            case Formula.Or(var parts) ->
                or(parts.stream().map(p -> formula(p, assignment)).toList());
            case Formula.Implies(var left, var right) ->
                or(List.of(-formula(left, assignment), formula(right, assignment)));
            case Formula.Iff(var left, var right) -> {
                int l = formula(left, assignment);
                int r = formula(right, assignment);
                yield and(List.of(or(List.of(-l, r)), or(List.of(l, -r))));
            }
            case Formula.Forall(var variables, var body) -> and(instances(variables, body, assignment));
            case Formula.Exists(var variables, var body) -> or(instances(variables, body, assignment));
        };
    }

    private List<Integer> instances(List<Variable> variables, Formula body, Map<Variable, Integer> assignment) {
        if (variables.isEmpty()) {
            return List.of(formula(body, assignment));
        }
        var result = new ArrayList<Integer>();
        Variable first = variables.getFirst();
        for (int i = 0; i < size(first.type()); i++) {
            var extended = new HashMap<>(assignment);
            extended.put(first, i);
            result.addAll(instances(variables.subList(1, variables.size()), body, extended));
        }
        return result;
    }
}
