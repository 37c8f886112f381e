package dev.assay.fol.clause;

import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.FreshNames;
import dev.assay.fol.NegationNormalForm;
import dev.assay.fol.NestedEquivalences;
import dev.assay.fol.Problem;
import dev.assay.fol.Refutation;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Clauses that are satisfiable exactly when the problem is; conjectures are negated. */
public final class Clausifier {
    /** Where a disjunction would give more clauses than this, a part of it gets a name. */
    private static final int MANY = 12;

    /** Naive conversion gives up here. */
    private static final long TOO_MANY = 1_000_000;

    private final FreshNames names;
    private final Skolem skolem;
    private final boolean isDefinitional;
    private final List<Clause> clauses = new ArrayList<>();

    private Clausifier(Problem problem, boolean isDefinitional) {
        this.names = new FreshNames(problem.names());
        this.skolem = new Skolem(names);
        this.isDefinitional = isDefinitional;
    }

    /** By distribution of ∨ over ∧ alone, which can take exponentially many clauses; throws when there are too many. */
    public static List<Clause> naive(Problem problem) {
        return run(Refutation.of(problem), false);
    }

    /** With names for subformulas where distribution would multiply: linearly many clauses. */
    public static List<Clause> definitional(Problem problem) {
        return run(NestedEquivalences.named(Refutation.of(problem), 1), true);
    }

    private static List<Clause> run(Problem refutation, boolean isDefinitional) {
        var clausifier = new Clausifier(refutation, isDefinitional);
        refutation.statements().forEach(clausifier::clausify);
        return clausifier.clauses;
    }

    private void clausify(Statement statement) {
        Formula matrix = matrix(skolem.apply(NegationNormalForm.of(statement.formula())));
        Formula small = isDefinitional ? named(matrix, statement) : matrix;
        if (count(small) > TOO_MANY) {
            throw new IllegalArgumentException(
                    "the clauses of " + statement.name() + " are too many without definitions");
        }
        for (Set<Formula> literals : distribute(small)) {
            add(statement, literals);
        }
    }

    private void add(Statement statement, Set<Formula> literals) {
        boolean isTautology = literals.stream().anyMatch(l -> literals.contains(Formula.not(l)));
        if (!isTautology) {
            clauses.add(new Clause(
                    statement.name(),
                    statement.role(),
                    literals.stream().map(Literal::of).toList()));
        }
    }

    /** The formula without its ∀s. */
    private static Formula matrix(Formula formula) {
        return switch (formula) {
            case Formula.Atom _, Formula.Equation _, Formula.Not _ -> formula;
            case Formula.And(var parts) ->
                Formula.and(parts.stream().map(Clausifier::matrix).toList());
            case Formula.Or(var parts) ->
                Formula.or(parts.stream().map(Clausifier::matrix).toList());
            case Formula.Forall(var _, var body) -> matrix(body);
            case Formula.Exists _, Formula.Implies _, Formula.Iff _ ->
                throw new IllegalArgumentException("has witnesses or is not in normal form: " + formula);
        };
    }

    /** How many clauses distribution gives. */
    private static long count(Formula formula) {
        return switch (formula) {
            case Formula.And(var parts) ->
                Math.min(
                        Integer.MAX_VALUE,
                        parts.stream().mapToLong(Clausifier::count).sum());
            case Formula.Or(var parts) ->
                parts.stream().mapToLong(Clausifier::count).reduce(1, (a, b) -> Math.min(Integer.MAX_VALUE, a * b));
            case Formula.Atom _,
                    Formula.Equation _,
                    Formula.Not _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> 1;
        };
    }

    /**
     * Names for conjunctions in a disjunction. Since all occurrences are positive, one direction suffices: <pre>
     *   φ ∨ ψ   becomes   φ ∨ d(x̄),  ¬d(x̄) ∨ ψ
     * </pre>
     */
    private Formula named(Formula formula, Statement statement) {
        return switch (formula) {
            case Formula.And(var parts) ->
                Formula.and(parts.stream().map(p -> named(p, statement)).toList());
            case Formula.Or(var parts) -> {
                var small = new ArrayList<Formula>();
                parts.forEach(p -> small.add(named(p, statement)));
                while (count(Formula.or(small)) > MANY && small.stream().anyMatch(p -> count(p) > 1)) {
                    int largest = 0;
                    for (int i = 1; i < small.size(); i++) {
                        largest = count(small.get(i)) > count(small.get(largest)) ? i : largest;
                    }
                    small.set(largest, define(small.get(largest), statement));
                }
                yield Formula.or(small);
            }
            case Formula.Atom _,
                    Formula.Equation _,
                    Formula.Not _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> formula;
        };
    }

    private Formula define(Formula part, Statement statement) {
        List<Variable> free = List.copyOf(part.freeVariables());
        var parameters = List.copyOf(part.typeVariables());
        var symbol = new Symbol(
                names.fresh("def"),
                parameters,
                free.stream().map(Variable::type).toList(),
                Symbol.TRUTH);
        var atom = new Formula.Atom(symbol, List.copyOf(parameters), List.copyOf(free));
        for (Set<Formula> literals : distribute(part)) {
            var clause = new LinkedHashSet<Formula>();
            clause.add(new Formula.Not(atom));
            clause.addAll(literals);
            add(statement, clause);
        }
        return atom;
    }

    private static List<Set<Formula>> distribute(Formula formula) {
        return switch (formula) {
            case Formula.And(var parts) ->
                parts.stream().flatMap(p -> distribute(p).stream()).toList();
            case Formula.Or(var parts) -> {
                List<Set<Formula>> result = List.of(Set.of());
                for (Formula part : parts) {
                    var product = new ArrayList<Set<Formula>>();
                    List<Set<Formula>> clauses = distribute(part);
                    for (Set<Formula> left : result) {
                        for (Set<Formula> right : clauses) {
                            var both = new LinkedHashSet<>(left);
                            both.addAll(right);
                            product.add(both);
                        }
                    }
                    result = product;
                }
                yield result;
            }
            case Formula.Atom _,
                    Formula.Equation _,
                    Formula.Not _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> {
                Set<Formula> literal = new LinkedHashSet<>();
                literal.add(formula);
                yield List.of(literal);
            }
        };
    }
}
