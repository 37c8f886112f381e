package dev.assay.fol.encoding;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.fol.encoding.Encoding.Extent;
import dev.assay.fol.monotonicity.NakedVariables;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A predicate g⟨α⟩ : α → o that says of an element that it has its type: <pre>
 *   ∀X:σ. φ   becomes   ∀X:σ. g⟨σ⟩(X) → φ
 *   ∃X:σ. φ   becomes   ∃X:σ. g⟨σ⟩(X) ∧ φ
 * </pre>
 */
final class Guards {
    private final Protection protection;
    private final Symbol guard;

    private Guards(Protection protection) {
        this.protection = protection;
        this.guard = protection.protector("g", List.of(Protection.ANY), Symbol.TRUTH);
    }

    record Guarded(Problem problem, Symbol guard) {}

    static Guarded protect(Protection protection) {
        var guards = new Guards(protection);
        Problem guarded = protection.problem().map(guards::formula);
        return new Guarded(guarded.preceded(guards.axioms()), guards.guard);
    }

    private Formula guard(FolTerm term) {
        return new Formula.Atom(guard, List.of(term.type()), List.of(term));
    }

    private Formula formula(Formula formula) {
        return switch (formula) {
            case Formula.Atom _, Formula.Equation _, Formula.Not _ -> formula;
            case Formula.And(var parts) ->
                new Formula.And(parts.stream().map(this::formula).toList());
            case Formula.Or(var parts) ->
                new Formula.Or(parts.stream().map(this::formula).toList());
            case Formula.Forall(var variables, var body) ->
                Formula.forall(variables, Formula.implies(guards(universal(variables, body)), formula(body)));
            case Formula.Exists(var variables, var body) -> {
                var parts = new ArrayList<>(guards(variables));
                parts.add(formula(body));
                yield Formula.exists(variables, Formula.and(parts));
            }
            case Formula.Implies _, Formula.Iff _ ->
                throw new IllegalArgumentException("not in negation normal form: " + formula);
        };
    }

    private List<Formula> guards(List<Variable> variables) {
        return variables.stream()
                .filter(v -> protection.isProtected(v.type()))
                .map(this::guard)
                .toList();
    }

    /** The universal variables that may need a guard. */
    private List<Variable> universal(List<Variable> variables, Formula body) {
        return switch (protection.extent()) {
            case ALL, LIGHT -> variables;
            case FEATHER -> {
                Set<Variable> naked = NakedVariables.of(body).keySet();
                yield variables.stream().filter(naked::contains).toList();
            }
            case COVER -> {
                Set<Variable> undercover = undercover(body);
                yield variables.stream().filter(undercover::contains).toList();
            }
        };
    }

    /** The variables that are in a position of a cover anywhere, or a side of a positive equation. */
    private static Set<Variable> undercover(Formula formula) {
        var result = new HashSet<Variable>(NakedVariables.of(formula).keySet());
        formula.forEachSubformula(f -> {
            if (f instanceof Formula.Atom(var symbol, var _, var arguments)) {
                covered(symbol, arguments, result);
            }
        });
        formula.forEachTerm(t -> {
            if (t instanceof Application(var symbol, var _, var arguments)) {
                covered(symbol, arguments, result);
            }
        });
        return result;
    }

    private static void covered(Symbol symbol, List<FolTerm> arguments, Set<Variable> result) {
        for (int place : Cover.of(symbol)) {
            if (arguments.get(place) instanceof Variable v) {
                result.add(v);
            }
        }
    }

    // Axioms

    private List<Statement> axioms() {
        var result = new ArrayList<Statement>();
        for (Protection.Function function : protection.functions()) {
            if (protection.isProtected(function.result())) {
                Formula typed = Formula.implies(premises(function), guard(function.term()));
                result.add(Statement.axiom(
                        "type_of_" + function.symbol().name(), Formula.forall(function.variables(), typed)));
            }
        }
        for (Type type : protection.infiniteInstances()) {
            var x = new Variable("X", type);
            result.add(Statement.axiom("infinite_type", Formula.forall(List.of(x), guard(x))));
        }
        for (Type type : protection.toInhabit()) {
            result.add(Statement.axiom("inhabited_type", inhabited(type)));
        }
        return result;
    }

    private Formula inhabited(Type type) {
        if (protection.options().inhabitants() == Options.Inhabitants.UNDEFINED) {
            return guard(protection.undefined(type));
        }
        var x = new Variable("X", type);
        return Formula.exists(List.of(x), guard(x));
    }

    /** What the arguments must satisfy. Where they do not determine the type of the result, nothing. */
    private List<Formula> premises(Protection.Function function) {
        Symbol symbol = function.symbol();
        boolean depends = symbol.result().variables().stream().anyMatch(symbol::isInferrable);
        if (!depends || protection.extent() == Extent.LIGHT || protection.extent() == Extent.FEATHER) {
            return List.of();
        }
        Set<Integer> cover = Cover.of(symbol);
        var result = new ArrayList<Formula>();
        for (int i = 0; i < function.variables().size(); i++) {
            if (protection.extent() == Extent.ALL || cover.contains(i)) {
                result.add(guard(function.variables().get(i)));
            }
        }
        return result;
    }
}
