package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The simpsets of theories. A theory mostly extends the one asked for before, and then so does its simpset. */
final class SimpSets {
    /** What was made last, and of which theorems; the rules of {@code simps} are there without the others, too. */
    private record Made(
            @Nullable Theory theory,
            List<Thm> ranges,
            SimpSet empty,
            List<Thm> simps,
            SimpSet simpSet,
            List<Thm> iffs,
            List<Thm> congruences,
            SimpSet set) {
        Made of(Theory other) {
            return new Made(other, ranges, empty, simps, simpSet, iffs, congruences, set);
        }
    }

    private static final Made NOTHING =
            new Made(null, List.of(), empty(List.of()), List.of(), SimpSet.EMPTY, List.of(), List.of(), SimpSet.EMPTY);

    /** What is said under a condition, or of the elements of a set, is simplified where that is known. */
    private static final List<String> STANDARD = List.of(
            "HOL.imp_cong",
            "Set.ball_cong",
            "Set.bex_cong",
            "Set.image_cong",
            "Groups_Big.sum_cong",
            "Groups_Big.prod_cong");

    /** What any thread made last, from which a new one starts. */
    private static final AtomicReference<Made> SHARED = new AtomicReference<>(NOTHING);

    private static final ThreadLocal<Made> LAST = ThreadLocal.withInitial(SHARED::get);

    private SimpSets() {}

    /** The order of rules is that of the theory, whatever was made before. */
    static SimpSet of(Theory theory) {
        Made last = LAST.get();
        if (last.theory() == theory) {
            return last.set();
        }
        List<Thm> simps = new ArrayList<>(BasicRules.get().equations());
        simps.addAll(theory.theorems("simp"));
        List<Thm> iffs = theory.theorems("iff");
        List<Thm> congruences = Stream.concat(
                        STANDARD.stream()
                                .flatMap(name -> theory.fact(name).stream())
                                .map(fact -> fact.theorems().getFirst()),
                        theory.theorems("cong").stream())
                .toList();
        List<Thm> ranges = ranges(theory);
        SimpSet empty = ranges.equals(last.ranges()) ? last.empty() : empty(ranges);
        SimpSet simpSet = extended(last, simps, empty);
        if (simpSet == last.simpSet() && iffs.equals(last.iffs()) && congruences.equals(last.congruences())) {
            LAST.set(last.of(theory));
            return last.set();
        }
        SimpSet set = simpSet.add(iffs)
                .addSplits(List.of(BasicRules.get().ifSplit()))
                .addCongruences(congruences.stream()
                        .filter(fact -> !isAboutCases(theory, fact))
                        .toList());
        var made = new Made(theory, ranges, empty, simps, simpSet, iffs, congruences, set);
        LAST.set(made);
        SHARED.set(made);
        return set;
    }

    /** What ∀x ∈ A and ∃x ∈ A say, once the theory has sets. */
    private static List<Thm> ranges(Theory theory) {
        return Stream.of("Set.Ball_def", "Set.Bex_def")
                .flatMap(name -> theory.fact(name).stream())
                .map(fact -> fact.theorems().getFirst())
                .toList();
    }

    /** No rule, but what is simplified without any. */
    private static SimpSet empty(List<Thm> ranges) {
        return SimpSet.EMPTY
                .withRange(ranges.isEmpty() ? null : ranges.getFirst())
                .with(new OnePointSimproc(ranges));
    }

    private static SimpSet extended(Made last, List<Thm> simps, SimpSet empty) {
        int known = last.simps().size();
        boolean isExtended = empty == last.empty()
                && known <= simps.size()
                && simps.subList(0, known).equals(last.simps());
        if (!isExtended) {
            return empty.add(simps);
        }
        return known == simps.size() ? last.simpSet() : last.simpSet().add(simps.subList(known, simps.size()));
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
