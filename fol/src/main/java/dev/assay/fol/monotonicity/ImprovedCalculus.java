package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import dev.assay.fol.monotonicity.Verdict.Behaviour;
import dev.assay.logic.Type;
import dev.assay.sat.Solver;
import dev.assay.sat.Solvers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finite monotonicity with guards. A context says for each predicate whether it is true, false or a copy of an old
 * element's value where an argument is a new element of the sort; a literal then guards its variables if it is true
 * for new elements. A sort is monotonic if in some context all variables that are sides of positive equations, and
 * all that could make a predicate literal false, are guarded. Whether there is such a context is a question for a SAT
 * solver: <pre>
 *   G(C,X)  =  {p⁺ : p(…X…) ∈ C} ∪ {p⁻ : ¬p(…X…) ∈ C} ∪ {⊤ : X ≉ f(…) ∈ C}
 *   ¬p⁺ ∨ ¬p⁻                    for each predicate p
 *   ⋁ G(C,X)                     for each X ≈ t in C
 *   ¬p⁻ ∨ ⋁ G(C,X)               for each p(…X…) in C
 *   ¬p⁺ ∨ ⋁ G(C,X)               for each ¬p(…X…) in C
 * </pre>
 */
public final class ImprovedCalculus {
    private final Type sort;
    private final Map<String, Integer> predicates = new LinkedHashMap<>();
    private final List<int[]> constraints = new ArrayList<>();
    private Verdict.@org.jspecify.annotations.Nullable Unguarded naked;

    private ImprovedCalculus(Type sort) {
        this.sort = sort;
    }

    public static Verdict verdict(List<Clause> clauses, Type sort) {
        if (SimpleCalculus.verdict(clauses, sort) instanceof Verdict.NoNakedVariable none) {
            return none;
        }
        var calculus = new ImprovedCalculus(sort);
        clauses.forEach(c -> calculus.constrain(new Disequations(c).resolved()));
        return calculus.solve();
    }

    private Verdict solve() {
        try (Solver solver = Solvers.embedded()) {
            for (int i = 0; i < 2 * predicates.size(); i++) {
                solver.newVariable();
            }
            predicates.values().forEach(p -> solver.addClause(-isTrue(p), -isFalse(p)));
            constraints.forEach(solver::addClause);
            return switch (solver.solve()) {
                case SATISFIABLE -> new Verdict.Guarded(sort, context(solver));
                case UNSATISFIABLE -> unguarded();
                case UNKNOWN -> throw new IllegalStateException("nobody interrupted the solver");
            };
        }
    }

    private Map<String, Behaviour> context(Solver solver) {
        var result = new HashMap<String, Behaviour>();
        predicates.forEach((name, p) -> result.put(
                name,
                solver.value(isTrue(p))
                        ? Behaviour.TRUE
                        : solver.value(isFalse(p)) ? Behaviour.FALSE : Behaviour.COPY));
        return result;
    }

    private Verdict unguarded() {
        if (naked == null) {
            throw new IllegalStateException("no context, but no equation that asks for one");
        }
        return naked;
    }

    private static int isTrue(int predicate) {
        return 2 * predicate + 1;
    }

    private static int isFalse(int predicate) {
        return 2 * predicate + 2;
    }

    private int predicate(String name) {
        return predicates.computeIfAbsent(name, _ -> predicates.size());
    }

    private void constrain(Clause clause) {
        for (Literal literal : clause.literals()) {
            switch (literal.atom()) {
                case Formula.Equation(var left, var right) -> {
                    if (literal.isPositive()) {
                        sides(clause, literal, left, right);
                    }
                }
                case Formula.Atom(var symbol, var _, var arguments) -> {
                    int p = predicate(symbol.name());
                    // The literal is false for new elements unless something else guards its variable.
                    int culprit = literal.isPositive() ? isFalse(p) : isTrue(p);
                    for (FolTerm argument : arguments) {
                        if (argument instanceof Variable v && v.type().equals(sort)) {
                            guarded(clause, v).ifPresent(g -> constraints.add(plus(g, -culprit)));
                        }
                    }
                }
                case Formula.Not _,
                        Formula.And _,
                        Formula.Or _,
                        Formula.Implies _,
                        Formula.Iff _,
                        Formula.Forall _,
                        Formula.Exists _ -> throw new IllegalArgumentException("not a literal: " + literal);
            }
        }
    }

    private void sides(Clause clause, Literal literal, FolTerm left, FolTerm right) {
        for (FolTerm side : List.of(left, right)) {
            if (side instanceof Variable v && v.type().equals(sort)) {
                Optional<List<Integer>> guards = guarded(clause, v);
                guards.ifPresent(g ->
                        constraints.add(g.stream().mapToInt(Integer::intValue).toArray()));
                if (guards.isPresent() && (naked == null || guards.get().isEmpty())) {
                    naked = new Verdict.Unguarded(sort, clause.name(), v, literal.atom());
                }
            }
        }
    }

    private static int[] plus(List<Integer> literals, int more) {
        var result = new int[literals.size() + 1];
        for (int i = 0; i < literals.size(); i++) {
            result[i] = literals.get(i);
        }
        result[literals.size()] = more;
        return result;
    }

    /** The guards of a variable, or nothing where it is guarded whatever the context. */
    private Optional<List<Integer>> guarded(Clause clause, Variable variable) {
        var result = new ArrayList<Integer>();
        for (Literal literal : clause.literals()) {
            switch (literal.atom()) {
                case Formula.Atom(var symbol, var _, var arguments) -> {
                    if (arguments.contains(variable)) {
                        int p = predicate(symbol.name());
                        result.add(literal.isPositive() ? isTrue(p) : isFalse(p));
                    }
                }
                case Formula.Equation(var left, var right) -> {
                    if (!literal.isPositive()
                            && (left.equals(variable) && !right.isVariable()
                                    || right.equals(variable) && !left.isVariable())) {
                        return Optional.empty();
                    }
                }
                case Formula.Not _,
                        Formula.And _,
                        Formula.Or _,
                        Formula.Implies _,
                        Formula.Iff _,
                        Formula.Forall _,
                        Formula.Exists _ -> throw new IllegalArgumentException("not a literal: " + literal);
            }
        }
        return Optional.of(result);
    }
}
