package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.mp;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Monotone;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Predicates p₁, …, pₙ with pⱼ as = bodyⱼ(p) as, where bodyⱼ(P) as says that one of the rules for Pⱼ leads
 * to Pⱼ as: the least such predicates or the greatest (Knaster and Tarski). Everything is proved from
 * their definition by a formula that quantifies over all predicates.
 */
abstract sealed class Fixpoint permits LeastFixpoint, GreatestFixpoint {
    final Clauses clauses;

    /** The signature in which the predicates are defined. */
    final Signature signature;

    /** The constants. */
    final List<Const> constants = new ArrayList<>();

    /** p parameters, for each p. */
    final List<Term> predicates = new ArrayList<>();

    /** pⱼ parameters asⱼ = the defining formula. */
    final List<Thm> definitions = new ArrayList<>();

    private final List<Thm> growth = new ArrayList<>();
    private final List<Free> larger;

    /** {@code definition} gives the formula that defines pⱼ as, with the Ps bound in it. */
    Fixpoint(Theory theory, Clauses clauses, IntFunction<Term> definition) {
        this.clauses = clauses;
        var fresh = new Fresh();
        clauses.variables.forEach(fresh::avoid);
        clauses.clauses.forEach(c -> fresh.avoid(c.statement()));
        clauses.arguments.forEach(as -> as.forEach(fresh::avoid));
        larger = fresh.variables("Q", clauses.variables.stream().map(Free::type).toList());
        proveGrowth(theory);
        Signature s = theory.signature();
        var equations = new ArrayList<Thm>();
        for (int j = 0; j < size(); j++) {
            var all = new ArrayList<>(clauses.parameters);
            all.addAll(clauses.arguments.get(j));
            try {
                var extension =
                        Definition.define(s, clauses.predicates.get(j).name(), Term.lambda(all, definition.apply(j)));
                s = extension.signature();
                equations.add(extension.facts());
            } catch (KernelException e) {
                // The kernel's message starts with "define NAME: ".
                throw new DefinitionException("cannot " + e.getMessage(), e);
            }
        }
        this.signature = s;
        for (int j = 0; j < size(); j++) {
            Const constant = new Const(
                    clauses.predicates.get(j).name(), clauses.predicates.get(j).type());
            constants.add(constant);
            predicates.add(app(constant, clauses.parameters));
            var all = new ArrayList<Term>(clauses.parameters);
            all.addAll(clauses.arguments.get(j));
            definitions.add(Rules.unfold(equations.get(j).transfer(s), all.toArray(Term[]::new)));
        }
    }

    final int size() {
        return clauses.size();
    }

    /** For each j, ⊢ bodyⱼ(p) as ⟶ pⱼ as. */
    abstract List<Thm> closed();

    /** For each j, ⊢ pⱼ as ⟶ bodyⱼ(p) as. */
    abstract List<Thm> consistent();

    final <T> List<T> each(IntFunction<T> element) {
        return IntStream.range(0, size()).mapToObj(element).toList();
    }

    // Monotonicity

    private void proveGrowth(Theory theory) {
        var above = new LinkedHashMap<Free, Free>();
        for (int j = 0; j < size(); j++) {
            above.put(clauses.variables.get(j), larger.get(j));
        }
        List<Term> assumptions = above.entrySet().stream()
                .map(e -> Monotone.below(e.getKey(), e.getValue()))
                .toList();
        var monotone = new Monotone(theory, above);
        for (int j = 0; j < size(); j++) {
            try {
                growth.add(Iterated.dischs(assumptions, monotone.prove(clauses.body(j))));
            } catch (Monotone.NotMonotone e) {
                throw blame(monotone, e);
            }
        }
    }

    /** Which premise of which rule is in the way. */
    private DefinitionException blame(Monotone monotone, Monotone.NotMonotone cause) {
        for (Clauses.Clause c : clauses.clauses) {
            for (Term premise : c.premises()) {
                try {
                    monotone.prove(premise);
                } catch (Monotone.NotMonotone e) {
                    return refusal(c, premise, e);
                }
            }
        }
        throw cause;
    }

    private DefinitionException refusal(Clauses.Clause c, Term premise, Monotone.NotMonotone e) {
        Free p = clauses.predicates.get(clauses.variables.indexOf(e.reason().predicate()));
        List<Term> names =
                clauses.predicates.stream().map(q -> app(q, clauses.parameters)).toList();
        String place = " in premise " + premise.substitute(clauses.with(names)) + " of " + Clauses.where(c.name());
        String why = switch (e.reason()) {
            case Monotone.Reason.Negative _ -> p + " occurs negatively" + place;
            case Monotone.Reason.NoRule(var _, var operator) ->
                p
                        + " occurs in an argument of "
                        + operator.substitute(clauses.with(clauses.predicates))
                        + ", which has no monotonicity rule for it,"
                        + place;
        };
        return new DefinitionException(
                "the definition of " + clauses.predicates.getFirst() + " is not monotone: " + why, e);
    }

    /**
     * <pre>
     *   for each i:  ∀as. Sᵢ as ⟶ Tᵢ as
     *  ──────────────────────────────────  grow
     *      bodyⱼ(S) as ⟶ bodyⱼ(T) as
     * </pre>
     *
     * The facts given are Sᵢ as ⟶ Tᵢ as.
     */
    final Thm grow(int j, List<? extends Term> smaller, List<? extends Term> greater, List<Thm> facts) {
        var theta = new LinkedHashMap<Free, Term>(clauses.with(smaller));
        for (int i = 0; i < size(); i++) {
            theta.put(larger.get(i), greater.get(i));
        }
        Thm result = Rules.beta(Thm.instantiate(theta, growth.get(j).transfer(signature)));
        for (int i = 0; i < size(); i++) {
            result = mp(result, Rules.gens(clauses.arguments.get(i), facts.get(i)));
        }
        return result;
    }

    /** From the hypothesis ∀as. s ⟶ t follows s ⟶ t. */
    final Thm assumed(int j, Term quantified) {
        return Rules.specs(clauses.arguments.get(j), assume(signature, quantified));
    }

    /** Pⱼ as ⟶ bodyⱼ(p) as, which follows from P = body(p). */
    final Thm down(int j) {
        return assumed(j, all(j, clauses.at(j, clauses.variables), clauses.body(j, predicates)));
    }

    /** bodyⱼ(p) as ⟶ Pⱼ as, which follows from P = body(p). */
    final Thm up(int j) {
        return assumed(j, all(j, clauses.body(j, predicates), clauses.at(j, clauses.variables)));
    }

    private Term all(int j, Term s, Term t) {
        return Hol.mkAll(clauses.arguments.get(j), Hol.mkImplies(s, t));
    }

    /**
     * Puts body(p) for P in a fact that has {@link #down} and {@link #up} as hypotheses. Proofs that need
     * body(body(p)) work with P as a name for the inner body, which would square their size.
     */
    final Thm withBodies(Thm fact) {
        Thm result = fact;
        for (int i = 0; i < size(); i++) {
            result = Iterated.dischs(List.copyOf(down(i).hypotheses()), result);
            result = Iterated.dischs(List.copyOf(up(i).hypotheses()), result);
        }
        List<Term> bodies = each(i -> Term.lambda(clauses.arguments.get(i), clauses.body(i, predicates)));
        result = Rules.beta(Thm.instantiate(clauses.with(bodies), result));
        for (int i = size() - 1; i >= 0; i--) {
            Term body = clauses.body(i, predicates);
            Thm trivial = Rules.gens(clauses.arguments.get(i), disch(body, assume(signature, body)));
            result = mp(mp(result, trivial), trivial);
        }
        return result;
    }
}
