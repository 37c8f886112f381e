package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.arith.ArithmeticSimproc;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The simpsets of theories. A theory mostly extends the one asked for before, and then so does its simpset. */
final class SimpSets {
    /** What was made last, and of which theorems. */
    private record Made(List<Thm> rules, List<Thm> congruences, SimpSet set) {}

    private static final ThreadLocal<Made> LAST =
            ThreadLocal.withInitial(() -> new Made(List.of(), List.of(), SimpSet.EMPTY));

    private SimpSets() {}

    static SimpSet of(Theory theory) {
        var rules = new ArrayList<>(BasicRules.EQUATIONS);
        rules.addAll(theory.theorems("simp"));
        rules.addAll(theory.theorems("iff"));
        List<Thm> congruences = theory.theorems("cong").stream()
                .filter(fact -> !isAboutCases(theory, fact))
                .toList();
        Made last = LAST.get();
        SimpSet set = extended(last, rules, congruences);
        if (set == null) {
            set = SimpSet.EMPTY.add(rules);
            set = set.addSplits(List.of(BasicRules.IF_SPLIT)).addCongruences(congruences);
        }
        if (set != last.set()) {
            LAST.set(new Made(rules, congruences, set));
        }
        return theory.fact("Int.zless_imp_add1_zle").isPresent() ? set.with(new ArithmeticSimproc(theory)) : set;
    }

    private static @org.jspecify.annotations.Nullable SimpSet extended(
            Made last, List<Thm> rules, List<Thm> congruences) {
        if (last.rules().isEmpty() || !last.congruences().equals(congruences)) {
            return null;
        }
        Set<Thm> before = new HashSet<>(last.rules());
        List<Thm> added = rules.stream().filter(rule -> !before.contains(rule)).toList();
        if (before.size() + added.size() != rules.size()) {
            return null;
        }
        return added.isEmpty() ? last.set() : last.set().add(added);
    }

    /** Inside the branches of a case expression or conditional nothing is simplified until it is clear which one is taken. */
    private static boolean isAboutCases(Theory theory, Thm fact) {
        return CongruenceRule.of(fact)
                .filter(rule -> !rule.head().equals(Hol.IF)
                        && theory.signature().casesOf(rule.head()).isEmpty())
                .isEmpty();
    }

    /** Whether only the choice itself, its first or last argument, is to be simplified. */
    static boolean isChoice(Term.Const head, dev.assay.logic.kernel.Signature signature) {
        return head.name().equals(Hol.IF) || signature.casesOf(head.name()).isPresent();
    }
}
