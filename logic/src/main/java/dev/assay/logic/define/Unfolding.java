package dev.assay.logic.define;

import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.deductAntisym;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.trans;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Rewriting with unconditional equations, just enough for the facts that definitions come with. */
final class Unfolding {
    /** How many steps one term gets, where one that makes a large term counts for several; a rule may turn in circles. */
    private static final int LIMIT = 2_000;

    private static final int LARGE = 1_000;

    private static final Signature HOL = Hol.SIGNATURE;
    private static final Free P = new Free("p", Type.bool());
    private static final List<Thm> LOGIC = logic();

    private record Rule(Term left, Thm equation) {}

    private final Signature signature;
    private final Map<String, List<Rule>> rules = new HashMap<>();
    private final Set<String> taken = new HashSet<>();
    private int steps;

    /** Rewriting with the given facts alone. */
    Unfolding(Signature signature, Collection<Thm> facts) {
        this.signature = signature;
        facts.forEach(f -> add(f.transfer(signature)));
    }

    /** Rewriting with the given facts and the laws of the connectives with True and False. */
    static Unfolding withLogic(Signature signature, Collection<Thm> facts) {
        var result = new Unfolding(signature, facts);
        LOGIC.forEach(f -> result.add(f.transfer(signature)));
        return result;
    }

    private void add(Thm fact) {
        fact.hypotheses().forEach(h -> h.frees().forEach(v -> taken.add(v.name())));
        Thm opened = Shapes.open(fact);
        Term p = opened.conclusion();
        if (p.isApplied(Hol.AND.name())) {
            Rules.conjuncts(opened).forEach(this::add);
        } else if (p.isApplied(Hol.NOT.name())) {
            addRule(Rules.eqFalse(opened));
        } else if (p.isApplied(Hol.EQ) && isRule(Rules.left(opened), Rules.right(opened))) {
            addRule(opened);
        } else if (!p.isApplied(Hol.IMPLIES.name()) && !p.equals(Hol.TRUE)) {
            addRule(Rules.eqTrue(opened));
        }
    }

    private static boolean isRule(Term left, Term right) {
        return left.head() instanceof Const
                && !left.equals(right)
                && left.frees().containsAll(right.frees())
                && left.typeVariables().containsAll(right.typeVariables());
    }

    private void addRule(Thm equation) {
        Term left = Rules.left(equation);
        if (left.head() instanceof Const(var name, var _)) {
            rules.computeIfAbsent(name, _ -> new ArrayList<>()).add(new Rule(left, equation));
        }
    }

    /**
     * <pre>
     *  ────────────  normal    (no rule applies to t′, unless the limit of steps is reached)
     *    ⊢ t = t′
     * </pre>
     */
    Thm normal(Term t) {
        steps = 0;
        Thm result = rewrite(t);
        return result == null ? Thm.refl(signature, t) : result;
    }

    /** The same fact with its conclusion rewritten. */
    Thm apply(Thm fact) {
        return Thm.eqMp(normal(fact.conclusion()), fact.transfer(signature));
    }

    /** t = t′, or null where t′ is t. */
    private Thm rewrite(Term t) {
        Thm result = null;
        Term now = t;
        while (true) {
            Thm inside = inside(now);
            result = join(result, inside);
            now = inside == null ? now : Rules.right(inside);
            Thm step = step(now);
            if (step == null) {
                return result;
            }
            result = join(result, step);
            now = Rules.right(step);
        }
    }

    private static Thm join(Thm left, Thm right) {
        if (left == null || right == null) {
            return left == null ? right : left;
        }
        return trans(left, right);
    }

    private Thm inside(Term t) {
        return switch (t) {
            case App(var function, var argument) -> {
                Thm f = rewrite(function);
                Thm a = rewrite(argument);
                yield f == null && a == null ? null : Thm.combination(orRefl(f, function), orRefl(a, argument));
            }
            case Abs(var hint, var type, var body) -> {
                var names = new HashSet<>(taken);
                body.frees().forEach(v -> names.add(v.name()));
                Free x = new Free(Shapes.fresh(hint, names), type);
                Thm b = rewrite(body.instantiate(x));
                yield b == null ? null : Thm.abstraction(x, b);
            }
            case Term.Const _, Term.Free _, Term.Bound _ -> null;
        };
    }

    private Thm orRefl(Thm equation, Term t) {
        return equation == null ? Thm.refl(signature, t) : equation;
    }

    private Thm step(Term t) {
        if (steps >= LIMIT) {
            return null;
        }
        if (t instanceof App(Abs(var _, var _, var body), var argument)) {
            Term reduced = body.instantiate(argument);
            steps += 1 + size(reduced) / LARGE;
            return Thm.betaEta(signature, t, reduced);
        }
        if (!(t.head() instanceof Const(var name, var _))) {
            return null;
        }
        for (Rule rule : rules.getOrDefault(name, List.of())) {
            Optional<Thm> instance = Matching.instance(rule.equation().transfer(signature), rule.left(), t);
            if (instance.isPresent()) {
                steps += 1 + size(Rules.right(instance.get())) / LARGE;
                return instance.get();
            }
        }
        return null;
    }

    private static int size(Term t) {
        return switch (t) {
            case App(var function, var argument) -> size(function) + size(argument);
            case Abs(var _, var _, var body) -> size(body);
            case Term.Const _, Term.Free _, Term.Bound _ -> 1;
        };
    }

    // The laws of the connectives

    private static List<Thm> logic() {
        Thm p = assume(HOL, P);
        Thm falsity = assume(HOL, Hol.FALSE);
        var result = new ArrayList<Thm>();
        Free x = new Free("x", Type.var("'a"));
        result.add(Rules.eqTrue(Thm.refl(HOL, x)));
        result.add(deductAntisym(Rules.conj(Rules.TRUE, p), Rules.conjunct2(assume(HOL, Hol.mkAnd(Hol.TRUE, P)))));
        result.add(deductAntisym(Rules.conj(p, Rules.TRUE), Rules.conjunct1(assume(HOL, Hol.mkAnd(P, Hol.TRUE)))));
        result.add(isFalse(Hol.mkAnd(Hol.FALSE, P), Rules.conjunct1(assume(HOL, Hol.mkAnd(Hol.FALSE, P)))));
        result.add(isFalse(Hol.mkAnd(P, Hol.FALSE), Rules.conjunct2(assume(HOL, Hol.mkAnd(P, Hol.FALSE)))));
        result.add(Rules.eqTrue(Rules.disj1(Rules.TRUE, P)));
        result.add(Rules.eqTrue(Rules.disj2(P, Rules.TRUE)));
        Thm falseOr = Rules.disjCases(assume(HOL, Hol.mkOr(Hol.FALSE, P)), Rules.falseElim(falsity, P), p);
        result.add(deductAntisym(Rules.disj2(Hol.FALSE, p), falseOr));
        Thm orFalse = Rules.disjCases(assume(HOL, Hol.mkOr(P, Hol.FALSE)), p, Rules.falseElim(falsity, P));
        result.add(deductAntisym(Rules.disj1(p, Hol.FALSE), orFalse));
        result.add(deductAntisym(disch(Hol.TRUE, p), Thm.mp(assume(HOL, Hol.mkImplies(Hol.TRUE, P)), Rules.TRUE)));
        result.add(Rules.eqTrue(disch(Hol.FALSE, Rules.falseElim(falsity, P))));
        result.add(Rules.eqTrue(disch(P, Rules.TRUE)));
        result.add(Rules.eqTrue(disch(P, p)));
        result.add(isFalse(Hol.mkNot(Hol.TRUE), Rules.notElim(assume(HOL, Hol.mkNot(Hol.TRUE)), Rules.TRUE)));
        result.add(Rules.eqTrue(Rules.notIntro(Hol.FALSE, falsity)));
        Thm isTrue = Rules.fromEqTrue(assume(HOL, Hol.mkEq(P, Hol.TRUE)));
        result.add(deductAntisym(Rules.eqTrue(p), isTrue));
        Thm trueIs = Rules.fromEqTrue(Rules.sym(assume(HOL, Hol.mkEq(Hol.TRUE, P))));
        result.add(deductAntisym(Rules.sym(Rules.eqTrue(p)), trueIs));
        Thm not = assume(HOL, Hol.mkNot(P));
        result.add(deductAntisym(Rules.eqFalse(not), Rules.fromEqFalse(assume(HOL, Hol.mkEq(P, Hol.FALSE)))));
        result.add(deductAntisym(
                Rules.sym(Rules.eqFalse(not)), Rules.fromEqFalse(Rules.sym(assume(HOL, Hol.mkEq(Hol.FALSE, P))))));
        result.add(Rules.eqTrue(Thm.gen(x, Rules.TRUE)));
        result.add(Rules.eqTrue(Rules.exIntro(Hol.mkEx(x, Hol.TRUE), x, Rules.TRUE)));
        result.add(isFalse(Hol.mkAll(x, Hol.FALSE), Thm.spec(x, assume(HOL, Hol.mkAll(x, Hol.FALSE)))));
        result.add(isFalse(Hol.mkEx(x, Hol.FALSE), Rules.exElim(assume(HOL, Hol.mkEx(x, Hol.FALSE)), x, falsity)));
        result.add(Rules.unfold(Hol.fact("Let_def"), x, new Free("f", Type.fun(x.type(), Type.var("'b")))));
        result.addAll(conditionals(result));
        return List.copyOf(result);
    }

    /** p = False, as False follows from p. */
    private static Thm isFalse(Term p, Thm falsity) {
        return deductAntisym(Rules.falseElim(assume(HOL, Hol.FALSE), p), falsity);
    }

    /** (if True then x else y) = x and (if False then x else y) = y, as If is THE value that the condition demands. */
    private static List<Thm> conditionals(List<Thm> laws) {
        var all = new ArrayList<>(laws);
        all.add(Hol.fact("the_eq_trivial"));
        var unfolding = new Unfolding(HOL, all);
        Free x = new Free("x", Type.var("'a"));
        Free y = new Free("y", Type.var("'a"));
        var result = new ArrayList<Thm>();
        for (Const condition : List.of(Hol.TRUE, Hol.FALSE)) {
            Thm definition = Rules.unfold(Hol.fact("If_def"), condition, x, y);
            result.add(trans(definition, unfolding.normal(Rules.right(definition))));
        }
        return result;
    }
}
