package dev.assay.prove.relevance;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Canonical;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The facts of a theory that are fit for provers. What was found out about a theorem is kept for the next goal. */
public final class FactBase {
    /** Larger formulas only get in the way. */
    private static final int MOST_NODES = 400;

    private static final Set<String> RULES = Set.of("simp", "intro", "elim", "dest", "iff");
    private static final Set<String> PACKAGE_FACTS = Set.of(
            "induct",
            "inducts",
            "coinduct",
            "induct_unfold",
            "case_cong",
            "case_cong_weak",
            "rec_transfer",
            "case_transfer",
            "map_transfer",
            "rel_transfer",
            "set_transfer",
            "size_gen",
            "cong",
            "fundef_cong");

    /** What is known of a theorem: whether it is fit, and its statement whatever its variables are called. */
    private record Known(boolean isFit, Term statement) {
        static Known of(Thm theorem) {
            boolean isFit = FactBase.isFit(theorem);
            return new Known(isFit, isFit ? Canonical.of(theorem.conclusion()) : Hol.TRUE);
        }
    }

    private final Map<Thm, Known> known = Collections.synchronizedMap(new IdentityHashMap<>());

    /**
     * What may be used for the goal: all of the theory, but not the goal itself.
     *
     * @param current the name of the theory in which the goal stands
     */
    public List<Candidate> candidates(Theory theory, String current, Conjecture goal) {
        return candidates(theory, theory.factNames(), current, goal);
    }

    /** What may be used for the goal, a fact that says the same among it. */
    public List<Candidate> all(Theory theory, String current) {
        return candidates(theory, theory.factNames(), current, Optional.empty());
    }

    /** Without the goal, of some of the theory's facts. */
    public List<Candidate> candidates(Theory theory, List<String> names, String current, Conjecture goal) {
        Term itself = Canonical.of(Hol.mkImplies(goal.assumptions(), goal.conclusion()));
        return candidates(theory, names, current, Optional.of(itself));
    }

    private List<Candidate> candidates(Theory theory, List<String> names, String current, Optional<Term> itself) {
        var seen = new HashSet<Term>();
        var result = new ArrayList<Candidate>();
        for (String name : names) {
            Fact fact = theory.fact(name).orElseThrow();
            if (isHidden(fact)) {
                continue;
            }
            for (int i = 0; i < fact.theorems().size(); i++) {
                Thm theorem = fact.theorems().get(i);
                Known known = this.known.computeIfAbsent(theorem, Known::of);
                if (!known.isFit()
                        || itself.filter(known.statement()::equals).isPresent()
                        || !seen.add(known.statement())) {
                    continue;
                }
                String own = fact.theorems().size() == 1 ? name : name + "(" + (i + 1) + ")";
                result.add(new Candidate(own, theorem, standing(fact, current)));
            }
        }
        return result;
    }

    /** The facts of the theory that say what the goal says. */
    public List<Thm> same(Theory theory, Conjecture goal) {
        Term itself = Canonical.of(Hol.mkImplies(goal.assumptions(), goal.conclusion()));
        return theory.factNames().stream()
                .flatMap(name -> theory.fact(name).orElseThrow().theorems().stream())
                .filter(theorem -> says(theorem, itself))
                .toList();
    }

    private boolean says(Thm theorem, Term itself) {
        Known found = known.computeIfAbsent(theorem, Known::of);
        Term statement = found.isFit() ? found.statement() : Canonical.of(theorem.conclusion());
        return statement.equals(itself);
    }

    private static Standing standing(Fact fact, String current) {
        if (fact.name().startsWith(current + ".")) {
            return Standing.LOCAL;
        }
        return fact.attributes().stream().anyMatch(RULES::contains) ? Standing.RULE : Standing.GLOBAL;
    }

    /** Whether nobody can name it, or it is not for provers. */
    private static boolean isHidden(Fact fact) {
        String last = fact.name().substring(fact.name().lastIndexOf('.') + 1);
        return fact.attributes().contains("no_atp")
                || PACKAGE_FACTS.contains(last)
                || last.startsWith("unnamed_")
                || last.endsWith("_transfer");
    }

    private static boolean isFit(Thm theorem) {
        Term p = theorem.conclusion();
        return theorem.hypotheses().isEmpty()
                && nodes(p, MOST_NODES) < MOST_NODES
                && !p.equals(Hol.TRUE)
                && !isInduction(p);
    }

    /** The number of nodes, or {@code most} if there are more. */
    private static int nodes(Term term, int most) {
        return switch (term) {
            case Const _, Free _, Term.Bound _ -> 1;
            case Abs(var _, var _, var body) -> 1 + nodes(body, most);
            case Term.App(var function, var argument) -> {
                int left = nodes(function, most);
                yield left >= most ? most : Math.min(most, left + nodes(argument, most - left));
            }
        };
    }

    /** Whether it concludes a predicate of everything, from premises in which the predicate itself is assumed. */
    private static boolean isInduction(Term proposition) {
        Term conclusion = proposition;
        boolean assumesItself = false;
        while (conclusion instanceof Term.App(Term.App(Const c, var premise), var rest) && c.equals(Hol.IMPLIES)) {
            assumesItself |= isStep(premise);
            conclusion = rest;
        }
        Term first =
                conclusion.isApplied(Hol.AND.name()) ? conclusion.arguments().getFirst() : conclusion;
        while (first.isApplied(Hol.ALL) && first.arguments().getFirst() instanceof Abs(var _, var _, var body)) {
            first = body;
        }
        return assumesItself && first.isApplied(Hol.IMPLIES.name())
                ? isPredicate(first.arguments().getLast().head())
                : assumesItself && isPredicate(first.head());
    }

    private static boolean isPredicate(Term head) {
        return head instanceof Free(var _, var type)
                && type.isFun()
                && type.resultType().equals(Type.bool());
    }

    /** ∀x. … P … ⟶ P … for a variable P. */
    private static boolean isStep(Term premise) {
        Term rest = premise;
        var before = new ArrayList<Term>();
        while (true) {
            if (rest.isApplied(Hol.ALL) && rest.arguments().getFirst() instanceof Abs(var _, var _, var body)) {
                rest = body;
            } else if (rest instanceof Term.App(Term.App(Const c, var assumed), var next) && c.equals(Hol.IMPLIES)) {
                before.add(assumed);
                rest = next;
            } else {
                break;
            }
        }
        Term head = rest.head();
        return isPredicate(head) && before.stream().anyMatch(t -> t.occurs((Free) head));
    }
}
