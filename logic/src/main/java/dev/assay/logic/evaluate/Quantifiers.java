package dev.assay.logic.evaluate;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Value.Bool;
import dev.assay.logic.evaluate.Value.Number;
import dev.assay.logic.kernel.Hol;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Decides quantified formulas by looking for witnesses. ∀ is the absence of a witness against it.
 *
 * <p>The conjuncts that a witness must satisfy are used in turn: an equation with a pattern determines its variables, a
 * membership in a finite set lists the choices; only then are values tried blindly, all of them for a finite type.
 */
final class Quantifiers {
    /** Up to this size values of infinite types are tried. */
    private static final int SMALL = 3;

    /** As many values of a number below a bound are tried. */
    private static final long BOUND = 100_000;

    private final Evaluator evaluator;

    Quantifiers(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    Truth all(Type type, Cell predicate) {
        return all(type, predicate, false);
    }

    /** Whether all values, with {@code negated} none, satisfy the predicate. */
    Truth all(Type type, Cell predicate, boolean negated) {
        return switch (predicate.force(evaluator)) {
            case Value.Closure(var abstraction, var scope) -> {
                var goals = new ArrayList<Goal>();
                var variables = new ArrayList<Variable>();
                variables.add(new Variable(new Cell(type), type));
                split(abstraction.body(), scope.bind(variables.getFirst().cell), negated, goals, variables);
                yield witness(goals, variables).not();
            }
            case Value.Partial _, Value.Table _ -> {
                Value function = predicate.force(evaluator);
                yield every(type, x -> Truth.of((evaluator.apply(function, new Cell(x)) == Bool.TRUE) != negated));
            }
            case Bool _,
                    Number _,
                    Value.Data _,
                    Value.Listed _,
                    Value.Comprehension _,
                    Value.Both _,
                    Value.Others _,
                    Value.Abstract _ -> throw new IllegalStateException("a quantifier over no predicate");
        };
    }

    /** Whether the property holds of all values. */
    Truth every(Type type, Function<Value, Truth> property) {
        Optional<List<Value>> all = evaluator.inhabitants().all(type);
        Truth result = all.isPresent() ? Truth.TRUE : Truth.UNKNOWN;
        for (Value value : all.orElseGet(() -> evaluator.inhabitants().some(type, SMALL))) {
            Truth one;
            try {
                one = property.apply(value);
            } catch (Unevaluable e) {
                one = Truth.UNKNOWN;
            }
            if (one == Truth.FALSE) {
                return one;
            }
            result = one == Truth.UNKNOWN ? one : result;
        }
        return result;
    }

    /** A formula that a witness makes true, or with {@code isPositive} false, makes false. */
    private record Goal(Term formula, Scope scope, boolean isPositive) {}

    private record Variable(Cell cell, Type type) {}

    /** The conjuncts of a formula, or of its negation; what they quantify existentially joins the variables. */
    private void split(Term formula, Scope scope, boolean positive, List<Goal> goals, List<Variable> variables) {
        if (formula instanceof App(App(Const connective, Term left), Term right)) {
            if (connective.equals(Hol.AND) && positive || connective.equals(Hol.OR) && !positive) {
                split(left, scope, positive, goals, variables);
                split(right, scope, positive, goals, variables);
                return;
            }
            if (connective.equals(Hol.IMPLIES) && !positive) {
                split(left, scope, true, goals, variables);
                split(right, scope, false, goals, variables);
                return;
            }
        }
        if (formula instanceof App(Const quantifier, Abs abs)
                && quantifier.name().equals(positive ? Hol.EX : Hol.ALL)) {
            Type type = abs.argument().substitute(scope.types());
            var variable = new Variable(new Cell(type), type);
            variables.add(variable);
            split(abs.body(), scope.bind(variable.cell), positive, goals, variables);
            return;
        }
        if (formula instanceof App(Const not, Term negated) && not.equals(Hol.NOT)) {
            split(negated, scope, !positive, goals, variables);
            return;
        }
        goals.add(new Goal(formula, scope, positive));
    }

    private Truth witness(List<Goal> goals, List<Variable> variables) {
        Truth certainty = Truth.TRUE;
        var open = new ArrayList<Goal>();
        for (Goal goal : goals) {
            if (hasUnbound(goal.formula, goal.scope)) {
                open.add(goal);
                continue;
            }
            Truth truth = evaluator.truth(goal.formula, goal.scope);
            truth = goal.isPositive ? truth : truth.not();
            if (truth == Truth.FALSE) {
                return truth;
            }
            certainty = truth == Truth.UNKNOWN ? truth : certainty;
        }
        Optional<Variable> unbound =
                variables.stream().filter(v -> v.cell.isUnbound()).findFirst();
        if (unbound.isEmpty()) {
            return certainty;
        }
        Truth rest = open(open, variables, unbound.get());
        return rest == Truth.TRUE ? certainty : rest;
    }

    private Truth open(List<Goal> goals, List<Variable> variables, Variable blind) {
        for (Goal goal : goals) {
            Optional<Truth> solved = goal.isPositive ? solve(goal, goals, variables) : Optional.empty();
            if (solved.isPresent()) {
                return solved.get();
            }
        }
        Optional<List<Value>> all = evaluator.inhabitants().all(blind.type);
        List<Value> candidates = all.orElseGet(() -> evaluator.inhabitants().some(blind.type, SMALL));
        return among(candidates, blind.cell, goals, variables, all.isPresent());
    }

    private Truth among(List<Value> candidates, Cell cell, List<Goal> goals, List<Variable> variables, boolean isAll) {
        Truth result = isAll ? Truth.FALSE : Truth.UNKNOWN;
        for (Value candidate : candidates) {
            Truth found;
            try {
                cell.bind(candidate);
                found = witness(goals, variables);
            } finally {
                cell.release();
            }
            if (found == Truth.TRUE) {
                return found;
            }
            result = found == Truth.UNKNOWN ? found : result;
        }
        return result;
    }

    /** The answer by means of a conjunct that determines variables, if it does. */
    private Optional<Truth> solve(Goal goal, List<Goal> goals, List<Variable> variables) {
        if (!(goal.formula instanceof App(App(Const c, Term left), Term right))) {
            return Optional.empty();
        }
        boolean leftOpen = hasUnbound(left, goal.scope);
        boolean rightOpen = hasUnbound(right, goal.scope);
        return switch (c.name()) {
            case Hol.EQ ->
                leftOpen && rightOpen
                        ? Optional.empty()
                        : leftOpen
                                ? byPattern(left, right, goal, goals, variables)
                                : byPattern(right, left, goal, goals, variables);
            case HolNames.MEMBER -> {
                Type element = c.type().domain().substitute(goal.scope.types());
                yield rightOpen
                        ? Optional.empty()
                        : elements(element, right, goal.scope)
                                .flatMap(e -> isPattern(left, goal.scope)
                                        ? Optional.of(eachOf(e, left, goal, goals, variables))
                                        : Optional.empty());
            }
            case HolNames.LESS, HolNames.LESS_EQ -> {
                boolean isNat = c.type().domain().substitute(goal.scope.types()) instanceof Type.Con(var name, var _)
                        && name.equals(HolNames.NAT);
                yield isNat && !rightOpen && left instanceof Bound(var i)
                        ? below(goal.scope.bound(i), right, goal, goals, variables)
                        : Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    private Optional<List<Cell>> elements(Type type, Term set, Scope scope) {
        try {
            return new Sets(evaluator).elements(type, evaluator.value(set, scope));
        } catch (Unevaluable e) {
            return Optional.empty();
        }
    }

    private Optional<Truth> below(Cell cell, Term bound, Goal goal, List<Goal> goals, List<Variable> variables) {
        try {
            BigInteger limit = ((Number) evaluator.value(bound, goal.scope)).numerator();
            if (limit.compareTo(BigInteger.valueOf(BOUND)) > 0) {
                return Optional.empty();
            }
            var candidates = new ArrayList<Value>();
            for (long i = 0; i <= limit.longValueExact(); i++) {
                candidates.add(Number.of(i));
            }
            return Optional.of(among(candidates, cell, goals, variables, true));
        } catch (Unevaluable e) {
            return Optional.empty();
        }
    }

    private Truth eachOf(List<Cell> elements, Term pattern, Goal goal, List<Goal> goals, List<Variable> variables) {
        var others = new ArrayList<>(goals);
        others.remove(goal);
        Truth result = Truth.FALSE;
        for (Cell element : elements) {
            Truth found = matching(pattern, element, goal, others, variables);
            if (found == Truth.TRUE) {
                return found;
            }
            result = found == Truth.UNKNOWN ? found : result;
        }
        return result;
    }

    private Optional<Truth> byPattern(
            Term pattern, Term closed, Goal goal, List<Goal> goals, List<Variable> variables) {
        if (!isPattern(pattern, goal.scope)) {
            return Optional.empty();
        }
        var others = new ArrayList<>(goals);
        others.remove(goal);
        return Optional.of(matching(pattern, evaluator.cell(closed, goal.scope), goal, others, variables));
    }

    /** Binds the pattern's variables to the parts of a value, asks for a witness of the rest, and releases them. */
    private Truth matching(Term pattern, Cell value, Goal goal, List<Goal> others, List<Variable> variables) {
        var trail = new ArrayList<Cell>();
        try {
            return bind(pattern, value, goal.scope, trail) ? witness(others, variables) : Truth.FALSE;
        } catch (Unevaluable e) {
            return Truth.UNKNOWN;
        } finally {
            trail.forEach(Cell::release);
        }
    }

    private boolean bind(Term pattern, Cell value, Scope scope, List<Cell> trail) {
        if (pattern instanceof Bound(var i) && scope.bound(i).isUnbound()) {
            scope.bound(i).bind(value.force(evaluator));
            trail.add(scope.bound(i));
            return true;
        }
        if (!hasUnbound(pattern, scope)) {
            Type type = typeOf(pattern, scope);
            return Evaluator.decided(evaluator.equal(type, evaluator.cell(pattern, scope), value)) == Bool.TRUE;
        }
        Const constructor = (Const) pattern.head();
        List<Term> fields = pattern.arguments();
        return switch (value.force(evaluator)) {
            case Number(var numerator, var _) ->
                switch (constructor.name()) {
                    case HolNames.SUC ->
                        numerator.signum() > 0
                                && bind(
                                        fields.getFirst(),
                                        new Cell(Number.of(numerator.subtract(BigInteger.ONE))),
                                        scope,
                                        trail);
                    case HolNames.NONNEG ->
                        numerator.signum() >= 0
                                && bind(fields.getFirst(), new Cell(Number.of(numerator)), scope, trail);
                    default ->
                        numerator.signum() < 0
                                && bind(fields.getFirst(), new Cell(Number.of(numerator.not())), scope, trail);
                };
            case Value.Data(var name, var arguments) -> {
                boolean matches = name.equals(constructor.name());
                for (int i = 0; matches && i < fields.size(); i++) {
                    matches = bind(fields.get(i), arguments.get(i), scope, trail);
                }
                yield matches;
            }
            case Bool _,
                    Value.Closure _,
                    Value.Partial _,
                    Value.Table _,
                    Value.Listed _,
                    Value.Comprehension _,
                    Value.Both _,
                    Value.Others _,
                    Value.Abstract _ -> throw new Unevaluable("no constructor to compare with");
        };
    }

    private static Type typeOf(Term term, Scope scope) {
        return term instanceof Bound(var i)
                ? scope.bound(i).type()
                : term.type().substitute(scope.types());
    }

    /** Whether the term is made of constructors around variables and closed parts. */
    private boolean isPattern(Term term, Scope scope) {
        if (term instanceof Bound || !hasUnbound(term, scope) && term.isClosed()) {
            return true;
        }
        return term.head() instanceof Const c
                && evaluator
                        .theory()
                        .signature()
                        .constructed(new Const(c.name(), c.type().substitute(scope.types())))
                        .isPresent()
                && term.arguments().stream().allMatch(a -> isPattern(a, scope));
    }

    private static boolean hasUnbound(Term term, Scope scope) {
        return hasUnbound(term, scope, 0);
    }

    private static boolean hasUnbound(Term term, Scope scope, int binders) {
        return switch (term) {
            case Bound(var index) ->
                index >= binders && scope.bound(index - binders).isUnbound();
            case Abs abs -> hasUnbound(abs.body(), scope, binders + 1);
            case App(var function, var argument) ->
                hasUnbound(function, scope, binders) || hasUnbound(argument, scope, binders);
            case Const _, Term.Free _ -> false;
        };
    }
}
