package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.method.Determination;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How what was shown under {@code fix xs assume As} proves a goal ∀ys. Bs ⟶ C: the xs are some of the ys, and each A is
 * one of the Bs.
 */
final class Showing {
    private final ProofContext context;
    private final List<Free> fixed;
    private final List<Term> assumed;
    private final List<Term> assumable;
    private final Thm shown;

    Showing(ProofContext context, List<Free> fixed, List<Thm> assumptions, Thm shown) {
        this.context = context;
        this.fixed = fixed;
        this.shown = shown;
        this.assumable = assumptions.stream().map(Thm::conclusion).toList();
        this.assumed = assumptions.stream()
                .map(Thm::conclusion)
                .filter(shown.hypotheses()::contains)
                .distinct()
                .toList();
    }

    /** A proof of the goal, if what was shown is that goal, perhaps at other types than those that were guessed. */
    Optional<Refinement> proves(Goal goal) {
        return proved(goal)
                .or(() -> typed(goal).flatMap(t -> t.proved(goal)))
                .or(() -> underPremise().flatMap(s -> s.proves(goal)))
                .or(() -> ofAny().flatMap(s -> s.proves(goal)));
    }

    /** What the unknowns of the goal would be, were it the one that was shown under all that was assumed, or whatever was. */
    Optional<Map<String, Term>> tells(Goal goal) {
        Term whole = Hol.mkAll(fixed, Hol.mkImplies(assumable, shown.conclusion()));
        List<Term> parts = inside(goal.conclusion());
        return Determination.of(context, goal.conclusion(), whole)
                .or(() -> Determination.of(context, goal.conclusion(), shown.conclusion()))
                .or(() -> parts.getLast().isClosed()
                        ? Determination.of(context, parts.getLast(), shown.conclusion())
                        : Optional.empty());
    }

    /** {@code show "⋀x. C x"} is to show C of the variable that the goal has fixed. */
    private Optional<Showing> ofAny() {
        if (!(shown.conclusion() instanceof Term.App(Const(var name, var _), Term.Abs(var hint, var type, var _)))
                || !name.equals(Hol.ALL)) {
            return Optional.empty();
        }
        Set<String> taken = new HashSet<>(context.names());
        shown.hypotheses().forEach(h -> h.frees().forEach(v -> taken.add(v.name())));
        shown.conclusion().frees().forEach(v -> taken.add(v.name()));
        Free x = ProofContext.fresh(taken, hint, type);
        var variables = new ArrayList<>(fixed);
        variables.add(x);
        return Optional.of(new Showing(
                context,
                variables,
                assumable.stream().map(a -> Thm.assume(context.signature(), a)).toList(),
                Rules.beta(Thm.spec(x, shown))));
    }

    /** {@code show "A ⟹ C"} is to show C under the assumption A, which the goal may have among others. */
    private Optional<Showing> underPremise() {
        if (!shown.conclusion().isApplied(Hol.IMPLIES.name())) {
            return Optional.empty();
        }
        var assumptions = new ArrayList<>(assumed);
        assumptions.add(shown.conclusion().arguments().getFirst());
        return Optional.of(new Showing(
                context,
                fixed,
                assumptions.stream()
                        .map(a -> Thm.assume(context.signature(), a))
                        .toList(),
                Rules.undisch(shown)));
    }

    /**
     * What was shown at the goal's types. Type variables that the goal has not could be any type:
     * {@code show "rev [] = []"} says nothing about the elements.
     */
    private Optional<Showing> typed(Goal goal) {
        List<Const> own = constants(shown.conclusion());
        Optional<List<Const>> theirs = inside(goal.conclusion()).stream()
                .map(Showing::constants)
                .filter(cs -> cs.stream()
                        .map(Const::name)
                        .toList()
                        .equals(own.stream().map(Const::name).toList()))
                .findFirst();
        var bound = new HashSet<>(goal.proposition().typeVariables());
        return theirs.flatMap(cs ->
                        new TypeMatcher(SortAlgebra.of(context.signature())).instance(together(own), together(cs)))
                .filter(types -> types.entrySet().stream()
                        .allMatch(e -> e.getKey().equals(e.getValue()) || !bound.contains(e.getKey())))
                .map(this::at);
    }

    private Showing at(Map<Type.Var, Type> types) {
        Thm instance = Thm.instantiateTypes(types, shown);
        return new Showing(
                context,
                fixed.stream()
                        .map(v -> new Free(v.name(), v.type().substitute(types)))
                        .toList(),
                instance.hypotheses().stream()
                        .map(h -> Thm.assume(context.signature(), h))
                        .toList(),
                instance);
    }

    /** The goal, and what is left of it when quantifiers and premises are taken away. */
    private static List<Term> inside(Term goal) {
        var result = new ArrayList<>(List.of(goal));
        Term rest = goal;
        while (rest instanceof Term.App(var function, var argument)) {
            if (function instanceof Const(var name, var _)
                    && name.equals(Hol.ALL)
                    && argument instanceof Term.Abs abs) {
                rest = abs.body();
            } else if (rest.isApplied(Hol.IMPLIES.name())) {
                rest = argument;
            } else {
                break;
            }
            result.add(rest);
        }
        return result;
    }

    private static List<Const> constants(Term t) {
        var result = new ArrayList<Const>();
        t.forEachSubterm(s -> {
            if (s instanceof Const c) {
                result.add(c);
            }
        });
        return result;
    }

    private static Type together(List<Const> constants) {
        return Type.fun(constants.stream().map(Const::type).toList(), Type.bool());
    }

    private Optional<Refinement> proved(Goal goal) {
        Set<String> taken = new HashSet<>(context.names());
        goal.frees().forEach(v -> taken.add(v.name()));
        shown.hypotheses().forEach(h -> h.frees().forEach(v -> taken.add(v.name())));
        shown.conclusion().frees().forEach(v -> taken.add(v.name()));
        return at(goal, goal.conclusion(), new ArrayList<>(goal.assumptions()), taken);
    }

    /** Opens the goal as far as needed. */
    private Optional<Refinement> at(Goal goal, Term conclusion, List<Term> available, Set<String> taken) {
        Optional<Thm> direct = matching(conclusion, available);
        if (direct.isPresent()) {
            return direct.map(Refinement::proved);
        }
        switch (conclusion) {
            case Term.App(Term.Const(var name, var _), Term.Abs(var hint, var type, var body))
            when name.equals(Hol.ALL) -> {
                Free y = ProofContext.fresh(taken, hint, type);
                return at(goal, body.instantiate(y), available, taken)
                        .map(r -> Refinement.proved(Rules.convert(Thm.gen(y, r.theorem()), conclusion)));
            }
            case Term.App(Term.App(Term.Const(var name, var _), var a), var c)
            when name.equals(Hol.IMPLIES.name()) -> {
                var more = new ArrayList<>(available);
                more.add(a);
                return at(goal, c, more, taken).map(r -> Refinement.proved(Thm.disch(a, r.theorem())));
            }
            case Term.App(Term.Const(var name, var _), var a)
            when name.equals(Hol.NOT.name()) -> {
                var more = new ArrayList<>(available);
                more.add(a);
                return at(goal, Hol.FALSE, more, taken).map(r -> Refinement.proved(Rules.notIntro(a, r.theorem())));
            }
            case Term.App(Term.Const(var name, var _), Term.Abs(var _, var type, var body))
            when name.equals(Hol.EX) -> {
                return witness(type, body)
                        .flatMap(w -> at(goal, body.instantiate(w), available, taken)
                                .map(r -> Refinement.proved(Rules.exIntro(conclusion, w, r.theorem()))));
            }
            case Term.Const _, Free _, Term.Bound _, Term.Abs _, Term.App _ -> {
                return Optional.empty();
            }
        }
    }

    /** The term of which the body was shown, where it was shown of one. */
    private Optional<Term> witness(Type type, Term body) {
        Free unknown = new Free("?0", type);
        var match = new PatternMatch(context.signature(), 1);
        return match.match(body.instantiate(unknown), shown.conclusion()) && !match.isOpen(unknown)
                ? Optional.of(match.instance(unknown))
                : Optional.empty();
    }

    /** What was shown with some terms for what was fixed, where it says just that under what is available. */
    private Optional<Thm> matching(Term conclusion, List<Term> available) {
        Map<Free, Term> names = new HashMap<>();
        for (Free x : fixed) {
            names.put(x, new Free("?" + names.size(), x.type()));
        }
        var match = new PatternMatch(context.signature(), names.size());
        if (!match.match(shown.conclusion().substitute(names), conclusion)) {
            return Optional.empty();
        }
        PatternMatch found = assumptionsAmong(0, match, names, available);
        if (found == null) {
            return Optional.empty();
        }
        Map<Free, Term> values = new HashMap<>();
        names.forEach((x, v) -> {
            if (!found.isOpen(v)) {
                values.put(x, found.instance(v));
            }
        });
        Thm instance = Thm.instantiate(values, shown);
        for (Term a : assumed) {
            Term mine = a.substitute(values);
            Optional<Term> theirs =
                    available.stream().filter(b -> b.sameAs(mine)).findFirst();
            if (theirs.isEmpty()) {
                return Optional.empty();
            }
            instance = Thm.mp(
                    Thm.disch(mine, instance), Rules.convert(Thm.assume(context.signature(), theirs.get()), mine));
        }
        return Optional.of(Rules.convert(instance, conclusion));
    }

    private @org.jspecify.annotations.Nullable PatternMatch assumptionsAmong(
            int index, PatternMatch match, Map<Free, Term> names, List<Term> available) {
        if (index == assumed.size()) {
            return match;
        }
        Term pattern = assumed.get(index).substitute(names);
        for (Term b : available) {
            PatternMatch attempt = match.copy();
            if (attempt.match(pattern, b)) {
                PatternMatch rest = assumptionsAmong(index + 1, attempt, names, available);
                if (rest != null) {
                    return rest;
                }
            }
        }
        return null;
    }
}
