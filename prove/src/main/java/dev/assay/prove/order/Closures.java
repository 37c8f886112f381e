package dev.assay.prove.order;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.RuleTactics;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Goals that values are related by the transitive closure of a relation: the assumptions tell the steps of a path. */
public final class Closures {
    private static final String THEORY = "Transitive_Closure.";

    /** Paths may go through no more values. */
    private static final int MOST = 200;

    /** What is known of two values: a step, at least one step, or any number of them. */
    private enum Kind {
        STEP,
        PLUS,
        STAR
    }

    /**
     * How a closure of relations is called, and its laws.
     *
     * @param step a step is a path
     * @param weaker a path that is not empty is one
     */
    private record Laws(
            String plus,
            String star,
            String step,
            String weaker,
            String plusPlus,
            String plusStar,
            String starPlus,
            String starStar) {
        String joining(Kind first, Kind second) {
            return first == Kind.STAR
                    ? second == Kind.STAR ? starStar : starPlus
                    : second == Kind.STAR ? plusStar : plusPlus;
        }
    }

    private static final Laws OF_SETS = new Laws(
            "trancl",
            "rtrancl",
            "r_into_trancl",
            "trancl_into_rtrancl",
            "trancl_trans",
            "trancl_rtrancl_trancl",
            "rtrancl_trancl_trancl",
            "rtrancl_trans");

    private static final Laws OF_PREDICATES = new Laws(
            "tranclp",
            "rtranclp",
            "tranclp.r_into_trancl",
            "tranclp_into_rtranclp",
            "tranclp_trans",
            "tranclp_rtranclp_tranclp",
            "rtranclp_tranclp_tranclp",
            "rtranclp_trans");

    /** That two values are related by a relation or its closure. */
    private record Related(Term relation, Kind kind, Laws laws, Term from, Term to) {}

    /** A path that is known, which is not empty if its kind is not {@code STAR}. */
    private record Path(Term to, Kind kind, Thm theorem) {}

    private final ProofContext context;

    private Closures(ProofContext context) {
        this.context = context;
    }

    /** The goal from its assumptions, or nothing. */
    public static Optional<Refinement> prove(ProofContext context, Goal goal) {
        return related(goal.conclusion())
                .filter(wanted -> wanted.kind != Kind.STEP)
                .flatMap(wanted -> new Closures(context).proof(wanted, goal))
                .map(theorem -> Refinement.proved(Rules.convert(theorem, goal.conclusion())));
    }

    /** (x, y) ∈ r or r x y, where r may be a closure. */
    private static Optional<Related> related(Term proposition) {
        List<Term> arguments = proposition.arguments();
        if (proposition.isApplied(HolNames.MEMBER) && arguments.size() == 2) {
            Term pair = arguments.getFirst();
            return pair.isApplied(HolNames.PAIR) && pair.arguments().size() == 2
                    ? Optional.of(of(
                            OF_SETS,
                            arguments.getLast(),
                            pair.arguments().getFirst(),
                            pair.arguments().getLast()))
                    : Optional.empty();
        }
        if (arguments.size() < 2) {
            return Optional.empty();
        }
        int count = arguments.size() - 2;
        Term relation = proposition.head();
        for (Term argument : arguments.subList(0, count)) {
            relation = new Term.App(relation, argument);
        }
        return Optional.of(of(OF_PREDICATES, relation, arguments.get(count), arguments.get(count + 1)));
    }

    private static Related of(Laws laws, Term relation, Term from, Term to) {
        boolean isPlus = relation.isApplied(THEORY + laws.plus);
        return (isPlus || relation.isApplied(THEORY + laws.star))
                        && relation.arguments().size() == 1
                ? new Related(relation.arguments().getFirst(), isPlus ? Kind.PLUS : Kind.STAR, laws, from, to)
                : new Related(relation, Kind.STEP, laws, from, to);
    }

    private Optional<Thm> proof(Related wanted, Goal goal) {
        var edges = new ArrayList<Related>();
        var facts = new ArrayList<Thm>();
        for (Term a : goal.assumptions()) {
            related(a)
                    .filter(e -> e.laws == wanted.laws && e.relation.sameAs(wanted.relation))
                    .ifPresent(e -> {
                        edges.add(e);
                        facts.add(Thm.assume(context.signature(), a));
                    });
        }
        var open = new ArrayDeque<Path>();
        Set<Term> reached = new HashSet<>();
        Set<Term> surely = new HashSet<>();
        for (int next = -1; next < 0 || !open.isEmpty(); next = 0) {
            Optional<Path> before = next < 0 ? Optional.empty() : Optional.of(open.removeFirst());
            Term from = before.map(Path::to).orElse(wanted.from);
            for (int i = 0; i < edges.size() && reached.size() < MOST; i++) {
                Related edge = edges.get(i);
                boolean isNew = edge.from.sameAs(from)
                        && !surely.contains(edge.to)
                        && (!reached.contains(edge.to) || !isEmpty(before, edge.kind));
                Optional<Path> path = isNew ? longer(wanted.laws, before, edge, facts.get(i)) : Optional.empty();
                if (path.isEmpty()) {
                    continue;
                }
                if (edge.to.sameAs(wanted.to) && (wanted.kind == Kind.STAR || path.get().kind != Kind.STAR)) {
                    return wanted.kind == path.get().kind
                            ? path.map(Path::theorem)
                            : apply(wanted.laws.weaker, List.of(path.get().theorem));
                }
                reached.add(edge.to);
                if (path.get().kind != Kind.STAR) {
                    surely.add(edge.to);
                }
                open.addLast(path.get());
            }
        }
        return Optional.empty();
    }

    /** Whether the path and what follows may have no step. */
    private static boolean isEmpty(Optional<Path> before, Kind after) {
        return after == Kind.STAR && before.filter(p -> p.kind != Kind.STAR).isEmpty();
    }

    /**
     * <pre>
     *   (x, y) ∈ r⁺     (y, z) ∈ r
     *  ────────────────────────────  and its like
     *          (x, z) ∈ r⁺
     * </pre>
     */
    private Optional<Path> longer(Laws laws, Optional<Path> before, Related edge, Thm fact) {
        Optional<Thm> more = edge.kind == Kind.STEP ? apply(laws.step, List.of(fact)) : Optional.of(fact);
        Kind kind = edge.kind == Kind.STEP ? Kind.PLUS : edge.kind;
        if (before.isEmpty()) {
            return more.map(t -> new Path(edge.to, kind, t));
        }
        Path path = before.get();
        Kind whole = path.kind == Kind.STAR && kind == Kind.STAR ? Kind.STAR : Kind.PLUS;
        return more.flatMap(t -> apply(laws.joining(path.kind, kind), List.of(path.theorem, t)))
                .map(t -> new Path(edge.to, whole, t));
    }

    private Optional<Thm> apply(String law, List<Thm> facts) {
        return context.theory()
                .fact(THEORY + law)
                .flatMap(f -> RuleTactics.chained(f.theorems().getFirst().transfer(context.signature()), facts));
    }
}
