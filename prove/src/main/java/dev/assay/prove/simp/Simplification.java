package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.rules.TermOrder;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One run of the simplifier: rewrites from the inside out, under assumptions that come and go. A result of null means that
 * the term is as simple as it gets, so that nothing is built for what does not change.
 */
public final class Simplification {
    private static final String MEMBER = "Set.member";
    private static final int MOST_CONDITIONS = 12;
    private static final int MOST_REFLEXIVITIES = 20_000;

    private final SimpSet set;
    private final Signature signature;
    private final Effort effort;
    private final Set<String> taken = new HashSet<>();
    private final List<Thm> premises = new ArrayList<>();
    private final List<List<RewriteRule>> premiseRules = new ArrayList<>();
    private final IdentityHashMap<Term, Thm> reflexivities = new IdentityHashMap<>();
    /** The same assumptions come and go many times. */
    private final IdentityHashMap<Thm, List<RewriteRule>> rulesOf = new IdentityHashMap<>();

    /** Conditions under the premises there are. */
    private Conditions conditions = new Conditions();

    private final List<Conditions> conditionsBefore = new ArrayList<>();
    private int conditionDepth;
    private int rewrites;

    public Simplification(SimpSet set, Signature signature, Effort effort) {
        this.set = set;
        this.signature = signature;
        this.effort = effort;
    }

    public Signature signature() {
        return signature;
    }

    /** How many rules were applied. */
    public int rewrites() {
        return rewrites;
    }

    /** The facts that are assumed at the moment. */
    public List<Thm> premises() {
        return premises;
    }

    /** Names that variables of this run must not have. */
    void avoid(Term term) {
        term.frees().forEach(v -> taken.add(v.name()));
    }

    void avoid(Collection<String> names) {
        taken.addAll(names);
    }

    // Premises

    /** From now on {@code fact} is used for rewriting. */
    void push(Thm fact) {
        avoid(fact.conclusion());
        fact.hypotheses().forEach(this::avoid);
        premises.add(fact);
        premiseRules.add(rulesOf.computeIfAbsent(fact, f -> RewriteRule.ofAssumption(f, Long.MAX_VALUE, set.range())));
        conditionsBefore.add(conditions);
        conditions = new Conditions();
    }

    /** Forgets the newest premise. */
    void pop() {
        premises.removeLast();
        premiseRules.removeLast();
        conditions = conditionsBefore.removeLast();
    }

    // Simplifying

    /** ⊢ t = t′ under the premises, or null if t is simple. */
    public @Nullable Thm simplify(Term t) {
        return simplify(t, null);
    }

    /**
     * @param skeleton null, or the right-hand side of the rule that the term is an instance of: what stands for its
     *     variables is simple already
     */
    private @Nullable Thm simplify(Term t, @Nullable Term skeleton) {
        Thm result = null;
        Term now = t;
        Term shape = skeleton;
        while (true) {
            Meter.tick();
            if (shape instanceof Free v && PatternMatch.place(v) >= 0) {
                return result;
            }
            Thm below = inside(now, shape);
            if (below != null) {
                result = chain(result, below);
                now = Rules.right(below);
            }
            Rewritten here = effort.isExhausted() ? null : rewrite(now);
            if (here == null) {
                return result;
            }
            rewrites++;
            result = chain(result, here.equation());
            now = Rules.right(here.equation());
            shape = here.skeleton();
        }
    }

    private static Thm chain(@Nullable Thm first, Thm second) {
        return first == null ? second : Thm.trans(first, second);
    }

    Thm reflexive(Term t) {
        if (reflexivities.size() > MOST_REFLEXIVITIES) {
            reflexivities.clear();
        }
        return reflexivities.computeIfAbsent(t, u -> Thm.refl(signature, u));
    }

    private @Nullable Thm inside(Term t, @Nullable Term skeleton) {
        return switch (t) {
            case Term.Const _, Free _, Term.Bound _ -> null;
            case Term.Abs(var hint, var argument, var body) -> {
                Free x = fresh(hint, argument);
                Term inner = skeleton instanceof Term.Abs(var _, var _, var shape) ? shape : null;
                Thm equation = simplify(body.instantiate(x), inner);
                taken.remove(x.name());
                yield equation == null ? null : Thm.abstraction(x, equation);
            }
            case Term.App app -> application(app, skeleton);
        };
    }

    private Free fresh(String hint, dev.assay.logic.Type type) {
        String name = hint.isEmpty() ? "z" : hint;
        while (!taken.add(name)) {
            name += "'";
        }
        return new Free(name, type);
    }

    private @Nullable Thm application(Term.App app, @Nullable Term skeleton) {
        Term head = app.head();
        if (head instanceof Term.Abs) {
            Term normal = app.betaNormal();
            return chainAfter(Thm.betaEta(signature, app, normal), normal);
        }
        List<Term> arguments = app.arguments();
        if (head instanceof Term.Const c) {
            CongruenceRule rule = set.congruence(c.name());
            if (rule != null && rule.arity() == arguments.size()) {
                return congruent(app, rule);
            }
            if (c.name().equals(Hol.IF)) {
                return arguments(head, arguments, skeleton, 0, 1);
            }
            Optional<Datatype> choice = signature.casesOf(c.name());
            if (choice.isPresent()) {
                int scrutinee = choice.get().constructors().size();
                // Of a choice that is not made yet, as in {(x, y). …}, the branches are all there is.
                int from = scrutinee < arguments.size() ? scrutinee : 0;
                return arguments(head, arguments, skeleton, from, arguments.size());
            }
        }
        return arguments(head, arguments, skeleton, 0, arguments.size());
    }

    private @Nullable Thm chainAfter(Thm first, Term now) {
        Thm rest = inside(now, null);
        return rest == null ? first : Thm.trans(first, rest);
    }

    /** Simplifies the arguments from one to before another. */
    private @Nullable Thm arguments(Term head, List<Term> arguments, @Nullable Term skeleton, int from, int to) {
        List<Term> shapes = skeleton == null ? List.of() : skeleton.arguments();
        boolean isShaped = skeleton != null && shapes.size() == arguments.size() && !(skeleton.head() instanceof Free);
        @Nullable Thm[] equations = new @Nullable Thm[arguments.size()];
        boolean isChanged = false;
        for (int i = from; i < Math.min(to, arguments.size()); i++) {
            equations[i] = simplify(arguments.get(i), isShaped ? shapes.get(i) : null);
            isChanged |= equations[i] != null;
        }
        if (!isChanged) {
            return null;
        }
        Thm result = null;
        Term function = head;
        for (int i = 0; i < equations.length; i++) {
            if (equations[i] != null || result != null) {
                Thm left = result == null ? reflexive(function) : result;
                Thm right = equations[i] == null ? reflexive(arguments.get(i)) : equations[i];
                result = Thm.combination(left, right);
            }
            function = new Term.App(function, arguments.get(i));
        }
        return result;
    }

    // Congruence rules

    private @Nullable Thm congruent(Term.App app, CongruenceRule rule) {
        var match = new PatternMatch(signature, rule.variables());
        if (!match.match(rule.left(), app)) {
            return null;
        }
        boolean isChanged = false;
        var facts = new ArrayList<Thm>();
        for (Term premise : rule.premises()) {
            Premise opened = open(match.instance(premise));
            if (!(opened.conclusion.isApplied(Hol.EQ)
                    && opened.conclusion.arguments().get(1).head() instanceof Free target
                    && PatternMatch.place(target) >= 0)) {
                opened.close();
                return null;
            }
            Term before = opened.conclusion.arguments().getFirst();
            Thm equation = simplify(before);
            Thm same = equation == null ? reflexive(before) : equation;
            isChanged |= equation != null;
            Term after = Rules.right(same);
            Free declared = declared(rule, target);
            boolean isAssigned = match.assign(declared, Term.lambda(opened.variables, after));
            facts.add(opened.close(same));
            if (!isAssigned) {
                return null;
            }
        }
        if (!isChanged) {
            return null;
        }
        Thm result = Rules.beta(match.instance(rule.theorem().transfer(signature)));
        for (Thm fact : facts) {
            result = Thm.mp(
                    result,
                    Rules.convert(fact, Resolution.premises(result.conclusion()).getFirst()));
        }
        return Rules.left(result).equals(app)
                ? result
                : Thm.trans(Thm.betaEta(signature, app, Rules.left(result)), result);
    }

    /** The variable as it is in the rule, before types were put in. */
    private static Free declared(CongruenceRule rule, Free target) {
        return rule.theorem().conclusion().frees().stream()
                .filter(v -> v.name().equals(target.name()))
                .findFirst()
                .orElse(target);
    }

    /** A premise ∀xs. As ⟶ C, opened: the As are assumed until it is closed. */
    private final class Premise {
        final List<Free> variables = new ArrayList<>();
        final List<Term> assumptions = new ArrayList<>();
        private int pushed;
        Term conclusion;

        Premise(Term conclusion) {
            this.conclusion = conclusion;
        }

        void assume(Term a) {
            assumptions.add(a);
            Thm fact = Thm.assume(signature, a);
            Thm simpler = a.isApplied(MEMBER) ? simplify(a) : null;
            push(fact);
            pushed++;
            if (simpler != null) {
                push(Thm.eqMp(simpler, fact));
                pushed++;
            }
        }

        void close() {
            for (; pushed > 0; pushed--) {
                pop();
            }
            variables.forEach(x -> taken.remove(x.name()));
        }

        Thm close(Thm fact) {
            close();
            Thm result = fact;
            for (Term a : assumptions.reversed()) {
                result = Thm.disch(a, result);
            }
            return Rules.gens(variables, result);
        }
    }

    private Premise open(Term premise) {
        var result = new Premise(premise);
        while (result.conclusion
                        instanceof Term.App(Term.Const(var name, var _), Term.Abs(var hint, var type, var body))
                && name.equals(Hol.ALL)) {
            Free x = fresh(hint, type);
            result.variables.add(x);
            result.conclusion = body.instantiate(x);
        }
        while (result.conclusion instanceof Term.App(Term.App(Term.Const(var name, var _), var a), var c)
                && name.equals(Hol.IMPLIES.name())) {
            result.assume(a);
            result.conclusion = c;
        }
        return result;
    }

    // Rewriting

    private record Rewritten(Thm equation, @Nullable Term skeleton) {}

    private @Nullable Rewritten rewrite(Term t) {
        if (t instanceof Term.App(Term.App(Term.Const(var name, var _), var l), var r)
                && name.equals(Hol.EQ)
                && (l.equals(r) || l.head().equals(r.head()) && l.sameAs(r))) {
            Thm same = l.equals(r) ? Thm.refl(signature, l) : Thm.betaEta(signature, l, r);
            return new Rewritten(Rules.eqTrue(same), Hol.TRUE);
        }
        Rewritten byRule = rule(t);
        if (byRule != null) {
            return byRule;
        }
        Rewritten atHead = t instanceof Term.App app ? prefix(app) : null;
        if (atHead != null) {
            return atHead;
        }
        for (Simproc procedure : set.procedures()) {
            Thm equation = procedure.rewrite(t, this);
            if (equation != null) {
                return effort.step() ? new Rewritten(equation, null) : null;
            }
        }
        return null;
    }

    private @Nullable Rewritten rule(Term t) {
        for (int i = premiseRules.size() - 1; i >= 0; i--) {
            for (RewriteRule rule : premiseRules.get(i)) {
                if (mayApply(rule.left(), t)) {
                    Rewritten result = apply(rule, t);
                    if (result != null) {
                        return result;
                    }
                }
            }
        }
        if (!(t.head() instanceof Term.Const || t.head() instanceof Free)) {
            return null;
        }
        var candidates = new ArrayList<RewriteRule>();
        set.candidates(t, candidates);
        for (RewriteRule rule : candidates) {
            Rewritten result = apply(rule, t);
            if (result != null) {
                return result;
            }
        }
        return null;
    }

    /** Rewrites f x₁ … xₖ inside f x₁ … xₙ, as rules about functions do. */
    private @Nullable Rewritten prefix(Term.App app) {
        Term function = app.function();
        Rewritten inner = rule(function);
        if (inner == null && function instanceof Term.App further) {
            inner = prefix(further);
        }
        if (inner == null) {
            return null;
        }
        Thm equation = Thm.combination(inner.equation(), reflexive(app.argument()));
        Term right = Rules.right(equation);
        Term normal = right.betaNormal();
        return new Rewritten(
                normal == right ? equation : Thm.trans(equation, Thm.betaEta(signature, right, normal)), null);
    }

    private static boolean mayApply(Term pattern, Term t) {
        return pattern.head().getClass() == t.head().getClass()
                && (!(pattern.head() instanceof Term.Const(var name, var _))
                        || t.head() instanceof Term.Const(var other, var _) && name.equals(other));
    }

    private @Nullable Rewritten apply(RewriteRule rule, Term t) {
        var match = new PatternMatch(signature, rule.variables());
        if (!match.match(rule.left(), t)) {
            return null;
        }
        if (isOutOfOrder(rule, match, t) || !effort.step()) {
            return null;
        }
        var shownConditions = new ArrayList<Thm>();
        for (Term condition : rule.conditions()) {
            Thm shown = condition(condition, match);
            if (shown == null) {
                return null;
            }
            shownConditions.add(shown);
            if (isOutOfOrder(rule, match, t)) {
                return null;
            }
        }
        return new Rewritten(instance(rule, match, shownConditions, t), leavesParts(rule.left()) ? null : rule.right());
    }

    /** Whether the rule would go round in circles, as far as what is matched yet tells. */
    private static boolean isOutOfOrder(RewriteRule rule, PatternMatch match, Term t) {
        return rule.isPermutative()
                && !match.isOpen(rule.right())
                && TermOrder.compare(match.instance(rule.right()), t) >= 0;
    }

    /** Whether parts of what the pattern matches may not be simple yet, as no congruence leads there. */
    private boolean leavesParts(Term pattern) {
        return switch (pattern) {
            case Term.Const c -> SimpSets.isChoice(c, signature) || set.congruence(c.name()) != null;
            case Free _, Term.Bound _ -> false;
            case Term.Abs(var _, var _, var body) -> leavesParts(body);
            case Term.App(var function, var argument) -> leavesParts(function) || leavesParts(argument);
        };
    }

    private Thm instance(RewriteRule rule, PatternMatch match, List<Thm> conditions, Term t) {
        Thm result = match.instance(rule.theorem().transfer(signature));
        for (Thm shown : conditions) {
            Term premise = ((Term.App) ((Term.App) result.conclusion()).function()).argument();
            result = Thm.mp(result, Rules.convert(shown, premise));
        }
        Term left = Rules.left(result);
        if (!left.equals(t)) {
            result = Thm.trans(Thm.betaEta(signature, t, left), result);
        }
        Term right = Rules.right(result);
        Term normal = right.betaNormal();
        return normal == right ? result : Thm.trans(result, Thm.betaEta(signature, right, normal));
    }

    // Conditions

    /** The condition as the match makes it, shown; variables that are still open are found among the premises. */
    private @Nullable Thm condition(Term condition, PatternMatch match) {
        for (Free v : condition.frees()) {
            if (PatternMatch.place(v) >= 0 && !match.isBound(v)) {
                return fromPremise(condition, match);
            }
        }
        return show(match.instance(condition));
    }

    private @Nullable Thm fromPremise(Term condition, PatternMatch match) {
        for (Thm premise : premises) {
            PatternMatch attempt = match.copy();
            if (attempt.match(condition, premise.conclusion())) {
                return match.match(condition, premise.conclusion()) ? premise : null;
            }
        }
        return null;
    }

    /** ⊢ p under the premises, or null if it does not simplify to True. */
    public @Nullable Thm show(Term p) {
        for (Thm premise : premises) {
            Term known = premise.conclusion();
            if (known.equals(p) || known.head().equals(p.head()) && known.sameAs(p)) {
                return Rules.convert(premise, p);
            }
        }
        if (p.equals(Hol.TRUE)) {
            return Rules.TRUE.transfer(signature);
        }
        if (conditionDepth >= MOST_CONDITIONS || conditions.failed.contains(p) || conditions.isCircle(p)) {
            return null;
        }
        Conditions own = conditions;
        own.underway.add(p);
        conditionDepth++;
        Thm equation = simplify(p);
        conditionDepth--;
        own.underway.remove(p);
        if (equation != null && Rules.right(equation).equals(Hol.TRUE)) {
            own.retry();
            return Rules.fromEqTrue(equation);
        }
        own.failed.add(p);
        return null;
    }

    /** What became of conditions under the same premises. */
    private static final class Conditions {
        final Set<Term> failed = new HashSet<>();
        final Set<Term> underway = new HashSet<>();
        private boolean hasCircle;

        /** Whether it is asked for while it is being shown. */
        boolean isCircle(Term p) {
            boolean isCircle = underway.contains(p);
            hasCircle |= isCircle;
            return isCircle;
        }

        /** What was shown may have been all that others failed for. */
        void retry() {
            if (hasCircle) {
                failed.clear();
                hasCircle = false;
            }
        }
    }
}
