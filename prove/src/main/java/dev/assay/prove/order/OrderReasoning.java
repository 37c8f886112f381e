package dev.assay.prove.order;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether inequalities, equations and their negations contradict one another in a partial or linear order, by the
 * transitive closure of what they say.
 */
public final class OrderReasoning {
    /** The closure is cubic in the number of terms. */
    private static final int MOST_TERMS = 40;

    private final OrderLaws laws;
    private final Signature signature;
    private final List<Term> terms;
    private final Map<Term, Integer> numbers = new LinkedHashMap<>();
    /** The best that is known of two terms: nothing, ≤ or <. */
    private final @Nullable Edge[][] edges;

    private final List<Thm> negations = new ArrayList<>();

    /** An inequality, proved only where it is of use. */
    private record Edge(boolean isStrict, Supplier<Thm> proof) {}

    private OrderReasoning(OrderLaws laws, Signature signature, Set<Term> terms) {
        this.laws = laws;
        this.signature = signature;
        this.terms = List.copyOf(terms);
        for (Term t : this.terms) {
            numbers.put(t, numbers.size());
        }
        this.edges = new Edge[this.terms.size()][this.terms.size()];
    }

    /** The goal from its assumptions, or nothing. */
    public static Optional<Refinement> prove(ProofContext context, Goal goal) {
        Term conclusion = goal.conclusion();
        Term denied = conclusion.isApplied(Hol.NOT.name()) ? atom(conclusion) : Hol.mkNot(conclusion);
        List<Thm> facts = Stream.concat(goal.assumptions().stream(), Stream.of(denied))
                .map(p -> Thm.assume(context.signature(), p))
                .toList();
        return contradiction(context, facts)
                .map(falsity -> Refinement.proved(
                        conclusion.isApplied(Hol.NOT.name())
                                ? Rules.notIntro(denied, falsity)
                                : Rules.byContradiction(conclusion, falsity)));
    }

    private static Optional<Thm> contradiction(ProofContext context, List<Thm> facts) {
        var types = new LinkedHashSet<Type>();
        for (Thm fact : facts) {
            if (!atom(fact.conclusion()).isApplied(Hol.EQ)) {
                OrderLaws.subject(fact.conclusion()).ifPresent(types::add);
            }
        }
        return types.stream()
                .flatMap(type -> OrderLaws.of(context.theory(), type).stream()
                        .flatMap(laws -> contradiction(laws, context, about(type, facts)).stream()))
                .findFirst();
    }

    private static List<Thm> about(Type type, List<Thm> facts) {
        return facts.stream()
                .filter(f ->
                        OrderLaws.subject(f.conclusion()).filter(type::equals).isPresent())
                .toList();
    }

    private static Optional<Thm> contradiction(OrderLaws laws, ProofContext context, List<Thm> facts) {
        var terms = new LinkedHashSet<Term>();
        facts.forEach(f -> terms.addAll(atom(f.conclusion()).arguments()));
        if (terms.size() > MOST_TERMS) {
            return Optional.empty();
        }
        var reasoning = new OrderReasoning(laws, context.signature(), terms);
        facts.forEach(reasoning::learn);
        return reasoning.contradiction();
    }

    private static Term atom(Term proposition) {
        return proposition.isApplied(Hol.NOT.name()) ? proposition.arguments().getFirst() : proposition;
    }

    private void learn(Thm fact) {
        Term proposition = fact.conclusion();
        if (proposition.isApplied(Hol.EQ)) {
            add(proposition.arguments(), new Edge(false, () -> laws.fromEquation(fact)));
            add(proposition.arguments().reversed(), new Edge(false, () -> laws.fromEquation(Rules.sym(fact))));
        } else if (!proposition.isApplied(Hol.NOT.name())) {
            add(proposition.arguments(), new Edge(OrderLaws.isStrict(fact), () -> fact));
        } else {
            negations.add(fact);
            Term atom = atom(proposition);
            if (laws.isLinear() && !atom.isApplied(Hol.EQ)) {
                boolean isStrict = !atom.isApplied(OrderLaws.LESS);
                add(atom.arguments().reversed(), new Edge(isStrict, () -> laws.turned(fact)));
            }
        }
    }

    private boolean add(List<Term> sides, Edge edge) {
        return add(number(sides.get(0)), number(sides.get(1)), edge);
    }

    private int number(Term t) {
        return Objects.requireNonNull(numbers.get(t));
    }

    private boolean add(int from, int to, Edge edge) {
        Edge known = edges[from][to];
        if (known != null && (known.isStrict() || !edge.isStrict())) {
            return false;
        }
        edges[from][to] = edge;
        return true;
    }

    /** ⊢ False, from facts that contradict one another. */
    private Optional<Thm> contradiction() {
        for (Term extremum : terms) {
            for (Term t : terms) {
                laws.bound(extremum, t).ifPresent(b -> add(b.conclusion().arguments(), new Edge(false, () -> b)));
            }
        }
        do {
            close();
            for (int i = 0; i < terms.size(); i++) {
                Edge loop = edges[i][i];
                if (loop != null && loop.isStrict()) {
                    return Optional.of(laws.absurd(loop.proof().get()));
                }
            }
            for (Thm negation : negations) {
                Optional<Thm> falsity = refuted(negation);
                if (falsity.isPresent()) {
                    return falsity;
                }
            }
        } while (strengthen());
        return Optional.empty();
    }

    /** a R c from a R b and b R c, for all terms. */
    private void close() {
        int size = terms.size();
        for (int middle = 0; middle < size; middle++) {
            for (int i = 0; i < size; i++) {
                Edge first = edges[i][middle];
                for (int j = 0; first != null && j < size; j++) {
                    Edge second = edges[middle][j];
                    if (second != null) {
                        Edge before = first;
                        add(
                                i,
                                j,
                                new Edge(
                                        first.isStrict() || second.isStrict(),
                                        () -> laws.transitive(
                                                before.proof().get(),
                                                second.proof().get())));
                    }
                }
            }
        }
    }

    /** What is ≤ and different, is <; what is ≤ and not <, is equal. */
    private boolean strengthen() {
        boolean isChanged = false;
        for (Thm negation : negations) {
            Term atom = atom(negation.conclusion());
            int a = number(atom.arguments().get(0));
            int b = number(atom.arguments().get(1));
            if (atom.isApplied(Hol.EQ)) {
                isChanged |= strengthen(a, b, () -> negation);
                isChanged |= strengthen(b, a, () -> symmetric(negation));
                continue;
            }
            Edge forth = edges[a][b];
            if (atom.isApplied(OrderLaws.LESS) && forth != null && !forth.isStrict()) {
                isChanged |=
                        add(b, a, new Edge(false, () -> converse(forth.proof().get(), negation)));
            }
        }
        return isChanged;
    }

    private boolean strengthen(int from, int to, Supplier<Thm> different) {
        Edge weak = edges[from][to];
        return weak != null
                && !weak.isStrict()
                && add(
                        from,
                        to,
                        new Edge(true, () -> laws.strengthened(weak.proof().get(), different.get())));
    }

    /** b ≤ a from a ≤ b and ¬ a < b. */
    private Thm converse(Thm weak, Thm notLess) {
        List<Term> sides = weak.conclusion().arguments();
        Term same = Hol.mkEq(sides.get(0), sides.get(1));
        Thm less = laws.strengthened(weak, Thm.assume(signature, Hol.mkNot(same)));
        return laws.fromEquation(Rules.sym(Rules.byContradiction(same, Rules.notElim(notLess, less))));
    }

    /** b ≠ a from a ≠ b. */
    private Thm symmetric(Thm different) {
        List<Term> sides = atom(different.conclusion()).arguments();
        Term swapped = Hol.mkEq(sides.get(1), sides.get(0));
        Thm assumed = Thm.assume(signature, swapped);
        return Rules.notIntro(swapped, Rules.notElim(different, Rules.sym(assumed)));
    }

    /** ⊢ False, where the opposite of the negation follows. */
    private Optional<Thm> refuted(Thm negation) {
        Term atom = atom(negation.conclusion());
        Term left = atom.arguments().get(0);
        Term right = atom.arguments().get(1);
        if (left.equals(right) && !atom.isApplied(OrderLaws.LESS)) {
            Thm same = atom.isApplied(Hol.EQ) ? Thm.refl(signature, left) : laws.reflexive(left);
            return Optional.of(Rules.notElim(negation, same));
        }
        Edge forth = edges[number(left)][number(right)];
        if (forth == null) {
            return Optional.empty();
        }
        if (atom.isApplied(Hol.EQ)) {
            Edge back = edges[number(right)][number(left)];
            return back == null || back.isStrict() || forth.isStrict()
                    ? Optional.empty()
                    : Optional.of(Rules.notElim(
                            negation,
                            laws.antisymmetric(forth.proof().get(), back.proof().get())));
        }
        if (atom.isApplied(OrderLaws.LESS)) {
            return forth.isStrict()
                    ? Optional.of(Rules.notElim(negation, forth.proof().get()))
                    : Optional.empty();
        }
        Thm shown = forth.proof().get();
        return Optional.of(Rules.notElim(negation, forth.isStrict() ? laws.weakened(shown) : shown));
    }
}
