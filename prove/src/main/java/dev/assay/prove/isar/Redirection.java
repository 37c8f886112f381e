package dev.assay.prove.isar;

import dev.assay.prove.isar.DirectStep.Branch;
import dev.assay.prove.isar.DirectStep.Cases;
import dev.assay.prove.isar.DirectStep.Have;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A proof by contradiction as a direct proof. Each step that uses the negated goal is contraposed; what then concludes
 * several alternatives is followed by a case distinction, in which each step occurs once, where it is first needed.
 */
public final class Redirection {
    /** From all premises follows one of the conclusions; none for a contradiction among the premises. */
    private record Sequent(Set<Integer> premises, Set<Integer> conclusions) {}

    private final Map<Integer, Set<Integer>> successors = new HashMap<>();

    private Redirection() {}

    /** The direct proof; of the refutation only what leads to the contradiction counts. */
    public static List<DirectStep> of(Collection<Inference> refutation) {
        var redirection = new Redirection();
        var sequents = new ArrayList<Sequent>();
        var axioms = new HashSet<Integer>();
        List<Inference> needed = needed(refutation);
        for (Inference inference : needed) {
            axioms.addAll(inference.untainted());
            sequents.add(contraposed(inference));
        }
        needed.stream().filter(i -> !i.isTainted()).forEach(i -> i.conclusion().ifPresent(axioms::remove));
        for (Sequent s : sequents) {
            for (int premise : s.premises()) {
                redirection
                        .successors
                        .computeIfAbsent(premise, _ -> new LinkedHashSet<>())
                        .addAll(s.conclusions());
            }
        }
        return flattened(redirection.redirect(Set.of(), axioms, sequents));
    }

    // Preparation

    /** The steps from which the contradiction follows. */
    private static List<Inference> needed(Collection<Inference> refutation) {
        var deriving = new HashMap<Integer, Inference>();
        var agenda = new ArrayDeque<Inference>();
        for (Inference inference : refutation) {
            inference.conclusion().ifPresent(atom -> deriving.put(atom, inference));
            if (inference.conclusion().isEmpty()) {
                agenda.add(inference);
            }
        }
        var found = new LinkedHashSet<Inference>();
        while (!agenda.isEmpty()) {
            Inference next = agenda.pop();
            if (found.add(next)) {
                for (Set<Integer> premises : List.of(next.untainted(), next.tainted())) {
                    premises.forEach(p -> Optional.ofNullable(deriving.get(p)).ifPresent(agenda::add));
                }
            }
        }
        return refutation.stream().filter(found::contains).toList();
    }

    /**
     * <pre>
     *   A, ¬B ⊢ ⊥          A, ¬B ⊢ ¬b          A ⊢ b
     *  ───────────        ─────────────       ───────
     *    A ⊢ ⋁B             A, b ⊢ ⋁B          A ⊢ b
     * </pre>
     */
    private static Sequent contraposed(Inference inference) {
        var premises = new HashSet<>(inference.untainted());
        if (!inference.isTainted()) {
            return new Sequent(premises, inference.conclusion().map(Set::of).orElse(Set.of()));
        }
        inference.conclusion().ifPresent(premises::add);
        return new Sequent(premises, inference.tainted());
    }

    // Redirecting

    /** The proof that goes on from clause {@code last}, where {@code earlier} is known, and uses all the sequents. */
    private List<DirectStep> redirect(Set<Integer> last, Set<Integer> earlier, List<Sequent> sequents) {
        if (sequents.isEmpty()) {
            return List.of();
        }
        var result = new ArrayList<DirectStep>();
        if (last.size() <= 1) {
            var known = new HashSet<>(earlier);
            known.addAll(last);
            Sequent next = next(known, sequents);
            result.add(new Have(singletons(next.premises()), next.conclusions()));
            var rest = new ArrayList<>(sequents);
            rest.remove(next);
            result.addAll(redirect(next.conclusions(), known, rest));
            return result;
        }
        var rest = new ArrayList<>(sequents);
        var branches = new ArrayList<Branch>();
        for (int atom : last.stream().sorted().toList()) {
            var available = zone(atom, last);
            available.addAll(earlier);
            List<Sequent> own = rest.stream()
                    .filter(s -> available.containsAll(s.premises()))
                    .toList();
            rest.removeAll(own);
            branches.add(new Branch(atom, redirect(Set.of(atom), earlier, own)));
        }
        var cases = new Cases(branches);
        result.add(cases);
        result.addAll(redirect(cases.conclusion(), earlier, rest));
        return result;
    }

    /** A sequent whose premises are known, rather one with a single conclusion. */
    private static Sequent next(Set<Integer> known, List<Sequent> sequents) {
        List<Sequent> possible =
                sequents.stream().filter(s -> known.containsAll(s.premises())).toList();
        return possible.stream()
                .filter(s -> s.conclusions().size() == 1)
                .findFirst()
                .or(() -> possible.stream().findFirst())
                .orElseThrow(() -> new IllegalArgumentException("the refutation is not a derivation: no step fits"));
    }

    private static Set<Set<Integer>> singletons(Set<Integer> atoms) {
        var result = new HashSet<Set<Integer>>();
        atoms.forEach(a -> result.add(Set.of(a)));
        return result;
    }

    /** What is reached from the atom, itself included, and from no other of the clause. */
    private Set<Integer> zone(int atom, Set<Integer> clause) {
        Set<Integer> result = descendants(atom);
        for (int other : clause) {
            if (other != atom) {
                result.removeAll(descendants(other));
            }
        }
        return result;
    }

    private Set<Integer> descendants(int atom) {
        var result = new HashSet<Integer>();
        var agenda = new ArrayDeque<>(List.of(atom));
        while (!agenda.isEmpty()) {
            int next = agenda.pop();
            if (result.add(next)) {
                agenda.addAll(successors.getOrDefault(next, Set.of()));
            }
        }
        return result;
    }

    // Flattening

    /** The proof with no case distinction of which only one branch has steps. */
    private static List<DirectStep> flattened(List<DirectStep> steps) {
        var result = new ArrayList<DirectStep>();
        for (DirectStep step : steps) {
            switch (step) {
                case Have have -> result.add(have);
                case Cases(var all) -> {
                    List<Branch> branches = all.stream()
                            .map(b -> new Branch(b.assumption(), flattened(b.steps())))
                            .toList();
                    List<Branch> busy =
                            branches.stream().filter(b -> !b.steps().isEmpty()).toList();
                    boolean isLine =
                            busy.size() == 1 && busy.getFirst().steps().stream().allMatch(Have.class::isInstance);
                    if (isLine) {
                        result.addAll(widened(busy.getFirst(), branches));
                    } else {
                        result.add(new Cases(branches));
                    }
                }
            }
        }
        return result;
    }

    /** The steps of one branch with the assumptions of the others as further alternatives. */
    private static List<DirectStep> widened(Branch branch, List<Branch> all) {
        var others = new HashSet<Integer>();
        all.stream().filter(b -> b != branch).forEach(b -> others.add(b.assumption()));
        Map<Set<Integer>, Set<Integer>> wider = new HashMap<>();
        wider.put(Set.of(branch.assumption()), union(Set.of(branch.assumption()), others));
        var result = new ArrayList<DirectStep>();
        for (DirectStep step : branch.steps()) {
            if (!(step instanceof Have(var premises, var conclusion))) {
                throw new IllegalArgumentException("only a line of steps can be widened");
            }
            boolean isOfBranch = premises.stream().anyMatch(wider::containsKey);
            var widenedPremises = new HashSet<Set<Integer>>();
            premises.forEach(p -> widenedPremises.add(wider.getOrDefault(p, p)));
            Set<Integer> widened = isOfBranch ? union(conclusion, others) : conclusion;
            if (isOfBranch) {
                wider.put(conclusion, widened);
            }
            result.add(new Have(widenedPremises, widened));
        }
        return result;
    }

    private static Set<Integer> union(Set<Integer> first, Set<Integer> second) {
        var result = new HashSet<>(first);
        result.addAll(second);
        return Set.copyOf(result);
    }
}
