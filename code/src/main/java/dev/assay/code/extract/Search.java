package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Quantifiers and comprehensions: finds for every variable where its values come from. That may be an equation, a pattern, a
 * set that it is an element of, bounds, or its finite type.
 */
final class Search {
    private final Translation t;
    /** Whether variables may range over a whole type; not in an inductive predicate, which might call itself for ever. */
    private boolean mayEnumerate = true;

    Search(Translation translation) {
        this.t = translation;
    }

    private Code code() {
        return t.code();
    }

    // What is asked

    Expr exists(Term predicate) {
        var conditions = new Conditions(t);
        Free x = conditions.open(predicate);
        conditions.add(new App(predicate, x).betaNormal(), true);
        return solve(conditions.variables(), conditions.parts(), new Goal.Exists());
    }

    Expr all(Term predicate) {
        var conditions = new Conditions(t);
        Free x = conditions.open(predicate);
        conditions.add(new App(predicate, x).betaNormal(), false);
        return Exprs.not(solve(conditions.variables(), conditions.parts(), new Goal.Exists()));
    }

    Expr exists(Term set, Term predicate) {
        return bounded(set, predicate, true);
    }

    Expr all(Term set, Term predicate) {
        return Exprs.not(bounded(set, predicate, false));
    }

    private Expr bounded(Term set, Term predicate, boolean isPositive) {
        var conditions = new Conditions(t);
        Free x = conditions.open(predicate);
        conditions.add(Conditions.member(x, set), true);
        conditions.add(new App(predicate, x).betaNormal(), isPositive);
        return solve(conditions.variables(), conditions.parts(), new Goal.Exists());
    }

    /** {x. P x}: made of other sets if possible, and otherwise known by its predicate only. */
    Expr collect(Term predicate) {
        var conditions = new Conditions(t);
        Free x = conditions.open(predicate);
        conditions.add(new App(predicate, x).betaNormal(), true);
        Type set = Exprs.set(x.type());
        Optional<Expr> found =
                t.attempt(() -> solve(conditions.variables(), conditions.parts(), new Goal.Collect(set, x)));
        return found.orElseGet(() -> Exprs.operate(Operation.PREDICATE_SET, set, t.lambda(predicate, e -> e)));
    }

    /** The right side of an inductive predicate's unfolding, whose existential quantifiers have to vanish. */
    Expr unfolded(Term term) {
        if (term.isApplied(Hol.OR.name()) && term.arguments().size() == 2) {
            return Exprs.or(
                    unfolded(term.arguments().get(0)), unfolded(term.arguments().get(1)));
        }
        mayEnumerate = false;
        var conditions = new Conditions(t);
        conditions.add(term, true);
        return solve(conditions.variables(), conditions.parts(), new Goal.Exists());
    }

    // How it is answered

    Expr solve(List<Free> variables, List<Term> parts, Goal goal) {
        List<Free> open = variables.stream()
                .filter(v -> parts.stream().anyMatch(p -> p.occurs(v)) || goal.mentions(v))
                .toList();
        // In order: a condition may guard those after it from arguments for which they are undefined.
        List<Term> ready = parts.stream().takeWhile(p -> isClosed(p, open)).toList();
        if (!ready.isEmpty()) {
            List<Term> rest = parts.subList(ready.size(), parts.size());
            Expr condition = t.term(ready.getLast());
            for (Term part : ready.reversed().subList(1, ready.size())) {
                condition = Exprs.and(t.term(part), condition);
            }
            return Exprs.conditional(condition, solve(open, rest, goal), goal.failure());
        }
        if (open.isEmpty()) {
            return goal.success(t);
        }
        return Stream.<Step>of(
                        this::clash,
                        this::onePoint,
                        this::pattern,
                        this::element,
                        this::between,
                        this::derived,
                        this::alternatives,
                        this::everything)
                .map(step -> step.take(open, parts, goal))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> infinite(open.getFirst()));
    }

    private interface Step {
        Optional<Expr> take(List<Free> open, List<Term> parts, Goal goal);
    }

    private NotExecutable infinite(Free x) {
        return new NotExecutable(
                mayEnumerate
                        ? "a quantifier over " + x.name() + " :: " + x.type() + " ranges over an infinite type"
                        : "nothing says which " + x.name() + " :: " + x.type() + " is meant");
    }

    private static boolean isClosed(Term term, List<Free> open) {
        return open.stream().noneMatch(term::occurs);
    }

    private static List<Term> without(List<Term> parts, Term part) {
        var rest = new ArrayList<>(parts);
        rest.remove(part);
        return rest;
    }

    private static List<Free> without(List<Free> open, Free variable) {
        return open.stream().filter(v -> !v.equals(variable)).toList();
    }

    /** C x y = C x' y' is x = x' ∧ y = y'; and C x = D y is false. */
    private Optional<Expr> clash(List<Free> open, List<Term> parts, Goal goal) {
        for (Term part : parts) {
            if (!isEquation(part)) {
                continue;
            }
            Term left = part.arguments().get(0);
            Term right = part.arguments().get(1);
            if (!isFree(left) || !isFree(right)) {
                continue;
            }
            if (!left.head().equals(right.head())) {
                return Optional.of(goal.failure());
            }
            List<Term> rest = without(parts, part);
            for (int i = 0; i < left.arguments().size(); i++) {
                rest.add(Hol.mkEq(left.arguments().get(i), right.arguments().get(i)));
            }
            return Optional.of(solve(open, rest, goal));
        }
        return Optional.empty();
    }

    /** Whether it is built by a free constructor, so that equal values have equal parts. */
    private boolean isFree(Term term) {
        return isConstructed(term) && term.type() instanceof Type.Con(var type, var _) && !code().isRefined(type);
    }

    private static boolean isEquation(Term part) {
        return part.isApplied(Hol.EQ) && part.arguments().size() == 2;
    }

    private boolean isConstructed(Term term) {
        return term.head() instanceof Const c
                && code().isConstructor(c)
                && term.arguments().size() == c.type().argumentTypes().size();
    }

    /** ∃x. x = t ∧ P x is P t. */
    private Optional<Expr> onePoint(List<Free> open, List<Term> parts, Goal goal) {
        return definition(open, parts, true)
                .or(() -> definition(open, parts, false))
                .map(d -> {
                    List<Term> rest = without(parts, d.part);
                    List<Free> others = without(open, d.variable);
                    if (isClosed(d.value, open)) {
                        return t.let(d.variable.name(), d.value, x -> {
                            Map<Free, Term> replaced = Map.of(d.variable, x);
                            return solve(others, substituted(rest, replaced), goal.substitute(replaced));
                        });
                    }
                    Map<Free, Term> replaced = Map.of(d.variable, d.value);
                    return solve(others, substituted(rest, replaced), goal.substitute(replaced));
                });
    }

    private record Definition(Term part, Free variable, Term value) {}

    private static Optional<Definition> definition(List<Free> open, List<Term> parts, boolean closedOnly) {
        for (Term part : parts) {
            if (!isEquation(part)) {
                continue;
            }
            for (boolean left : new boolean[] {true, false}) {
                Term side = part.arguments().get(left ? 0 : 1);
                Term other = part.arguments().get(left ? 1 : 0);
                if (side instanceof Free v
                        && open.contains(v)
                        && !other.occurs(v)
                        && (!closedOnly || isClosed(other, open))) {
                    return Optional.of(new Definition(part, v, other));
                }
            }
        }
        return Optional.empty();
    }

    private static List<Term> substituted(List<Term> parts, Map<Free, Term> replaced) {
        return parts.stream().map(p -> p.substitute(replaced)).toList();
    }

    /** ∃x y. t = C x y ∧ P x y is case t of C x y ⇒ P x y | _ ⇒ False. */
    private Optional<Expr> pattern(List<Free> open, List<Term> parts, Goal goal) {
        for (Term part : parts) {
            if (!isEquation(part)) {
                continue;
            }
            for (boolean left : new boolean[] {true, false}) {
                Term value = part.arguments().get(left ? 0 : 1);
                Term pattern = part.arguments().get(left ? 1 : 0);
                if (isClosed(value, open) && isFree(pattern)) {
                    return Optional.of(t.let("x", value, x -> match(x, pattern, open, without(parts, part), goal)));
                }
            }
        }
        return Optional.empty();
    }

    /** Takes a value apart; parts of the pattern that are no variables to be found become conditions. */
    private Expr match(Free value, Term pattern, List<Free> open, List<Term> rest, Goal goal) {
        var found = new ArrayList<Free>();
        var conditions = new ArrayList<Term>();
        Term linear = linear(pattern, open, found, conditions);
        conditions.addAll(rest);
        List<Free> others = open.stream().filter(v -> !found.contains(v)).toList();
        var matrix = new Matrix(t, goal::failure, goal::failure);
        return matrix.compile(
                List.of(value),
                List.of(new Matrix.Row(
                        List.of(linear),
                        List.of(),
                        bindings -> solve(others, substituted(conditions, bindings), goal.substitute(bindings)))));
    }

    private Term linear(Term pattern, List<Free> open, List<Free> found, List<Term> conditions) {
        if (pattern instanceof Free v && open.contains(v) && !found.contains(v)) {
            found.add(v);
            return v;
        }
        if (isFree(pattern)) {
            return Term.app(
                    pattern.head(),
                    pattern.arguments().stream()
                            .map(a -> linear(a, open, found, conditions))
                            .toList());
        }
        Free x = t.names().fresh("x", pattern.type());
        conditions.add(Hol.mkEq(x, pattern));
        return x;
    }

    /** A condition element ∈ set. */
    private record Membership(Term part, Term element, Term set) {
        static Optional<Membership> of(Term part) {
            List<Term> arguments = part.arguments();
            if (part.isApplied(Conditions.MEMBER) && arguments.size() == 2) {
                return Optional.of(new Membership(part, arguments.get(0), arguments.get(1)));
            }
            return part.isApplied("List.member") && arguments.size() == 2
                    ? Optional.of(new Membership(part, arguments.get(1), Conditions.elements(arguments.get(0))))
                    : Optional.empty();
        }
    }

    /** ∃x. x ∈ A ∧ P x goes through A; so does ∃x y. (x, y) ∈ A ∧ …; a pattern that finds more variables goes first. */
    private Optional<Expr> element(List<Free> open, List<Term> parts, Goal goal) {
        return parts.stream()
                .map(Membership::of)
                .flatMap(Optional::stream)
                .filter(m -> isClosed(m.set, open) && isFinding(m.element, open))
                .max(Comparator.comparingLong((Membership m) ->
                        open.stream().filter(m.element::occurs).count()))
                .map(found -> {
                    Term pattern = found.element;
                    Expr set = t.term(found.set);
                    List<Term> rest = without(parts, found.part);
                    if (pattern instanceof Free v) {
                        return goal.each(set, Exprs.var(v), solve(without(open, v), rest, goal));
                    }
                    Free x = t.names().fresh("p", pattern.type());
                    return goal.each(set, Exprs.var(x), match(x, pattern, open, rest, goal));
                });
    }

    /** Whether a pattern finds a variable without computing backwards. */
    private boolean isFinding(Term pattern, List<Free> open) {
        return pattern instanceof Free v && open.contains(v)
                || isFree(pattern) && pattern.arguments().stream().anyMatch(a -> isFinding(a, open));
    }

    // Bounds

    private record Bound(Term part, Expr value) {}

    /** ∃x. x < n ∧ P x for natural numbers, ∃x. m ≤ x ∧ x < n ∧ P x for integers. */
    private Optional<Expr> between(List<Free> open, List<Term> parts, Goal goal) {
        for (Free x : open) {
            if (!x.type().equals(Numerals.NAT) && !x.type().equals(Numerals.INT)) {
                continue;
            }
            Optional<Bound> upper = bound(x, open, parts, true);
            Optional<Bound> lower = bound(x, open, parts, false);
            if (upper.isEmpty() || lower.isEmpty() && x.type().equals(Numerals.INT)) {
                continue;
            }
            List<Term> rest = without(parts, upper.get().part);
            lower.ifPresent(l -> rest.remove(l.part));
            Expr from = lower.map(Bound::value).orElse(new Expr.Number(BigInteger.ZERO, x.type()));
            return Optional.of(
                    goal.between(from, upper.get().value, Exprs.var(x), solve(without(open, x), rest, goal)));
        }
        return Optional.empty();
    }

    private Optional<Bound> bound(Free x, List<Free> open, List<Term> parts, boolean isUpper) {
        for (Term part : parts) {
            boolean isNegated = part.isApplied(Hol.NOT.name());
            Term atom = isNegated ? part.arguments().getFirst() : part;
            boolean isLess = atom.isApplied(HolNames.LESS);
            if (!isLess && !atom.isApplied(HolNames.LESS_EQ)) {
                continue;
            }
            // ¬ a ≤ b is b < a.
            Term small = atom.arguments().get(isNegated ? 1 : 0);
            Term large = atom.arguments().get(isNegated ? 0 : 1);
            boolean isStrict = isLess != isNegated;
            Term limit = isUpper ? large : small;
            if ((isUpper ? small : large).equals(x) && isClosed(limit, open)) {
                Expr value = t.term(limit);
                if (!isStrict) {
                    return Optional.of(new Bound(part, value));
                }
                Expr next = isUpper
                        ? SetSpecials.previous(value)
                        : Exprs.operate(
                                Operation.PLUS, value.type(), value, new Expr.Number(BigInteger.ONE, value.type()));
                return Optional.of(new Bound(part, next));
            }
        }
        return Optional.empty();
    }

    // Inductive predicates

    /** ∃y. R x y ∧ P y goes through {y. R x y}, if the rules of R find that without guessing; so with {y. R (x, y)}. */
    private Optional<Expr> derived(List<Free> open, List<Term> parts, Goal goal) {
        if (!mayEnumerate) {
            return Optional.empty();
        }
        for (Term part : parts) {
            if (!(part.head() instanceof Const c) || code().inductive(c).isEmpty()) {
                continue;
            }
            List<Free> found = open.stream().filter(part::occurs).toList();
            if (found.isEmpty()) {
                continue;
            }
            List<Free> given =
                    part.frees().stream().filter(v -> !found.contains(v)).toList();
            Term pattern = tuple(found);
            // One output, however many variables there are in it.
            Free output = pattern instanceof Free v ? v : t.names().fresh("p", pattern.type());
            Term formula = pattern instanceof Free ? part : Hol.mkEx(found, Hol.mkAnd(Hol.mkEq(output, pattern), part));
            Optional<Expr> set = t.functions()
                    .predicates()
                    .solutions(code(), given, output, formula)
                    .flatMap(solutions -> applied(solutions, given, Exprs.set(output.type())));
            if (set.isPresent()) {
                List<Term> rest = without(parts, part);
                Expr body = pattern instanceof Free v
                        ? solve(without(open, v), rest, goal)
                        : match(output, pattern, open, rest, goal);
                return Optional.of(goal.each(set.get(), Exprs.var(output), body));
            }
        }
        return Optional.empty();
    }

    /** What depends on nothing is computed now; empty where that comes to no end. */
    private Optional<Expr> applied(Fun solutions, List<Free> given, Type set) {
        if (given.isEmpty()) {
            try {
                return Optional.of(new Expr.Value(solutions.applyAll(), set));
            } catch (Undecided e) {
                return Optional.empty();
            }
        }
        Type type = Type.fun(given.stream().map(Free::type).toList(), set);
        return Optional.of(new Expr.Apply(
                new Expr.Value(solutions, type), given.stream().map(t::term).toList(), set));
    }

    /** (x, (y, z)). */
    private static Term tuple(List<Free> variables) {
        Term result = variables.getLast();
        for (Free v : variables.reversed().subList(1, variables.size())) {
            Type pair = Type.con(HolNames.PROD, v.type(), result.type());
            Type constructor = Type.fun(List.of(v.type(), result.type()), pair);
            result = Term.app(new Const(HolNames.PAIR, constructor), v, result);
        }
        return result;
    }

    // Alternatives

    private Optional<Expr> alternatives(List<Free> open, List<Term> parts, Goal goal) {
        for (Term part : parts) {
            Optional<List<Term>> either = Conditions.alternatives(part);
            if (either.isPresent()) {
                return t.attempt(() -> {
                    Expr result = goal.failure();
                    for (Term alternative : either.get().reversed()) {
                        var conditions = new Conditions(t);
                        parts.forEach(p -> conditions.add(p.equals(part) ? alternative : p, true));
                        var variables = new ArrayList<>(open);
                        variables.addAll(conditions.variables());
                        result = goal.or(solve(variables, conditions.parts(), goal), result);
                    }
                    return result;
                });
            }
        }
        return Optional.empty();
    }

    /** Goes through all values of the variable with the smallest type. */
    private Optional<Expr> everything(List<Free> open, List<Term> parts, Goal goal) {
        if (!mayEnumerate) {
            return Optional.empty();
        }
        return open.stream()
                .filter(v -> t.universe(v.type()).isPresent())
                .min(Comparator.comparing(
                        v -> Universe.cardinality(code(), v.type()).orElseThrow()))
                .map(v -> goal.each(
                        t.universe(v.type()).orElseThrow(), Exprs.var(v), solve(without(open, v), parts, goal)));
    }
}
