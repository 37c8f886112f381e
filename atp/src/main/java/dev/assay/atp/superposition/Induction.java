package dev.assay.atp.superposition;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Literal;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Structural induction during the search. Where a ground literal ¬L[k] about a constant k of a datatype comes up, it would be
 * refuted by ∀x. L[x]; so the axiom of induction for L is added: <pre>
 *   L[nil] ∧ (∀y z. L[z] → L[cons(y, z)]) → ∀x. L[x]
 * </pre>
 * It holds whatever else does, and a proof names it among the axioms that it uses.
 */
final class Induction {
    /** Each axiom makes the search larger, and large literals are rarely worth one. */
    private static final int MOST_AXIOMS = 60;

    private static final int MOST_SYMBOLS = 40;

    private final List<Datatype> datatypes;
    private final Set<Formula> done = new HashSet<>();

    Induction(List<Datatype> datatypes) {
        this.datatypes = List.copyOf(datatypes);
    }

    // What holds of constructors

    /** That constructors are distinct, injective, and never give one of their own arguments. */
    List<Statement> facts() {
        var result = new ArrayList<Statement>();
        for (Datatype datatype : datatypes) {
            List<Symbol> constructors = datatype.constructors();
            for (int i = 0; i < constructors.size(); i++) {
                injective(constructors.get(i)).ifPresent(result::add);
                acyclic(constructors.get(i)).ifPresent(result::add);
                for (Symbol other : constructors.subList(i + 1, constructors.size())) {
                    result.add(distinct(constructors.get(i), other));
                }
            }
        }
        return result;
    }

    private static List<Variable> variables(String letter, List<Type> types) {
        var result = new ArrayList<Variable>();
        types.forEach(t -> result.add(new Variable(letter + result.size(), t)));
        return result;
    }

    private static FolTerm applied(Symbol symbol, List<Variable> variables) {
        return new FolTerm.Application(symbol, List.of(), List.copyOf(variables));
    }

    private static List<Variable> both(List<Variable> left, List<Variable> right) {
        var result = new ArrayList<>(left);
        result.addAll(right);
        return result;
    }

    private static Statement distinct(Symbol c, Symbol d) {
        List<Variable> xs = variables("X", c.arguments());
        List<Variable> ys = variables("Y", d.arguments());
        Formula body = Formula.not(new Formula.Equation(applied(c, xs), applied(d, ys)));
        return Statement.axiom("distinct_" + c.name() + "_" + d.name(), Formula.forall(both(xs, ys), body));
    }

    private static Optional<Statement> injective(Symbol c) {
        if (c.arity() == 0) {
            return Optional.empty();
        }
        List<Variable> xs = variables("X", c.arguments());
        List<Variable> ys = variables("Y", c.arguments());
        var same = new ArrayList<Formula>();
        for (int i = 0; i < xs.size(); i++) {
            same.add(new Formula.Equation(xs.get(i), ys.get(i)));
        }
        Formula body = new Formula.Implies(new Formula.Equation(applied(c, xs), applied(c, ys)), Formula.and(same));
        return Optional.of(Statement.axiom("injective_" + c.name(), Formula.forall(both(xs, ys), body)));
    }

    private static Optional<Statement> acyclic(Symbol c) {
        List<Variable> xs = variables("X", c.arguments());
        List<Formula> parts = xs.stream()
                .filter(x -> x.type().equals(c.result()))
                .map(x -> Formula.not(new Formula.Equation(applied(c, xs), x)))
                .toList();
        return parts.isEmpty()
                ? Optional.empty()
                : Optional.of(Statement.axiom("acyclic_" + c.name(), Formula.forall(xs, Formula.and(parts))));
    }

    // Induction

    /** The axioms that would help to refute these literals, as far as there are not enough already. */
    List<Statement> axioms(List<Literal> literals) {
        var result = new ArrayList<Statement>();
        for (Literal literal : literals) {
            if (literal.atom().freeVariables().isEmpty() && size(literal.atom()) <= MOST_SYMBOLS) {
                for (FolTerm.Application constant : constants(literal.atom())) {
                    Formula claim = new Literal(!literal.isPositive(), literal.atom()).formula();
                    Formula axiom =
                            axiom(claim, constant, datatype(constant.type()).orElseThrow());
                    if (done.size() < MOST_AXIOMS && done.add(axiom)) {
                        result.add(Statement.axiom("induction_" + done.size(), axiom));
                    }
                }
            }
        }
        return result;
    }

    private static int size(Formula atom) {
        int[] count = {0};
        atom.forEachTerm(_ -> count[0]++);
        return count[0];
    }

    private Optional<Datatype> datatype(Type type) {
        return datatypes.stream().filter(d -> d.type().equals(type)).findFirst();
    }

    private Set<FolTerm.Application> constants(Formula atom) {
        Set<FolTerm.Application> result = new LinkedHashSet<>();
        atom.forEachTerm(term -> {
            if (term instanceof FolTerm.Application application
                    && application.arguments().isEmpty()
                    && datatype(application.type())
                            .filter(d -> !d.constructors().contains(application.symbol()))
                            .isPresent()) {
                result.add(application);
            }
        });
        return result;
    }

    private static Formula axiom(Formula claim, FolTerm constant, Datatype datatype) {
        var cases = new ArrayList<Formula>();
        for (Symbol constructor : datatype.constructors()) {
            List<Variable> ys = variables("Y", constructor.arguments());
            List<Formula> hypotheses = ys.stream()
                    .filter(y -> y.type().equals(datatype.type()))
                    .map(y -> replaced(claim, constant, y))
                    .toList();
            Formula conclusion = replaced(claim, constant, applied(constructor, ys));
            cases.add(Formula.forall(ys, Formula.implies(hypotheses, conclusion)));
        }
        var x = new Variable("X", datatype.type());
        return Formula.implies(cases, Formula.forall(List.of(x), replaced(claim, constant, x)));
    }

    private static Formula replaced(Formula formula, FolTerm constant, FolTerm replacement) {
        return formula.mapAtoms(atom -> switch (atom) {
            case Formula.Atom(var symbol, var types, var arguments) ->
                new Formula.Atom(
                        symbol,
                        types,
                        arguments.stream()
                                .map(a -> replaced(a, constant, replacement))
                                .toList());
            case Formula.Equation(var left, var right) ->
                new Formula.Equation(replaced(left, constant, replacement), replaced(right, constant, replacement));
            case Formula.Not _,
                    Formula.And _,
                    Formula.Or _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> throw new IllegalArgumentException("no atom: " + atom);
        });
    }

    private static FolTerm replaced(FolTerm term, FolTerm constant, FolTerm replacement) {
        if (term.equals(constant)) {
            return replacement;
        }
        return switch (term) {
            case Variable v -> v;
            case FolTerm.Application(var symbol, var types, var arguments) ->
                new FolTerm.Application(
                        symbol,
                        types,
                        arguments.stream()
                                .map(a -> replaced(a, constant, replacement))
                                .toList());
        };
    }

    /** For problems without datatypes. */
    static Induction none() {
        return new Induction(List.of());
    }

    boolean isWanted() {
        return !datatypes.isEmpty();
    }
}
