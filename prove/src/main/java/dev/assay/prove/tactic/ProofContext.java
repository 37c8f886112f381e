package dev.assay.prove.tactic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.arith.ArithmeticSimproc;
import dev.assay.prove.arith.DivisionSimproc;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.simp.AntisymmetrySimproc;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What tactics go by.
 *
 * @param names of variables that facts of the context speak of, so that no new variable may have them
 * @param caseNames what the cases are called that facts of the context distinguish
 * @param outside how many of the theory's facts were there before the proof; variables of those stand for anything
 * @param supply what variables of rules stand for that nothing determines; null where such rules do not apply
 */
public record ProofContext(
        Theory theory,
        SimpSet simpSet,
        ClassicalRules rules,
        Set<String> names,
        Map<Term, List<String>> caseNames,
        int outside,
        Effort effort,
        @Nullable Supply supply) {
    public ProofContext {
        names = Set.copyOf(names);
        caseNames = Map.copyOf(caseNames);
    }

    /** The rules that the theory declares. */
    public static ProofContext of(Theory theory, Effort effort) {
        return new ProofContext(
                theory, simpSet(theory), ClassicalRules.of(theory), Set.of(), Map.of(), 0, effort, null);
    }

    /** The simpset of the theory, with arithmetic where there are integers. */
    public static SimpSet simpSet(Theory theory) {
        SimpSet set = SimpSet.of(theory);
        SimpSet calculating = theory.fact("Int.zless_imp_add1_zle").isPresent()
                ? set.with(new DivisionSimproc(theory)).with(new ArithmeticSimproc(theory))
                : set;
        return AntisymmetrySimproc.of(theory).map(calculating::with).orElse(calculating);
    }

    public ProofContext with(SimpSet other) {
        return new ProofContext(theory, other, rules, names, caseNames, outside, effort, supply);
    }

    public ProofContext with(ClassicalRules other) {
        return new ProofContext(theory, simpSet, other, names, caseNames, outside, effort, supply);
    }

    public ProofContext with(Effort other) {
        return new ProofContext(theory, simpSet, rules, names, caseNames, outside, other, supply);
    }

    public ProofContext with(@Nullable Supply other) {
        return new ProofContext(theory, simpSet, rules, names, caseNames, outside, effort, other);
    }

    public ProofContext withNames(Set<String> more) {
        var all = new HashSet<>(names);
        all.addAll(more);
        return new ProofContext(theory, simpSet, rules, all, caseNames, outside, effort, supply);
    }

    public ProofContext withCaseNames(Map<Term, List<String>> named) {
        return new ProofContext(theory, simpSet, rules, names, named, outside, effort, supply);
    }

    /** Where facts are known that were there before a proof. */
    public ProofContext withOutside(int facts) {
        return new ProofContext(theory, simpSet, rules, names, caseNames, facts, effort, supply);
    }

    /** Whether the fact was stated inside the proof, so that it may speak of what is fixed there. */
    public boolean isInside(Thm fact) {
        List<String> known = theory.factNames();
        return known.subList(Math.min(outside, known.size()), known.size()).stream()
                .flatMap(name -> theory.fact(name).stream())
                .flatMap(f -> f.theorems().stream())
                .anyMatch(t -> t.conclusion().equals(fact.conclusion()));
    }

    public Signature signature() {
        return theory.signature();
    }

    public Simplifier simplifier(Simplifier.Assumptions mode) {
        return new Simplifier(simpSet, signature(), effort, names, mode);
    }

    public Simplifier simplifier() {
        return simplifier(Simplifier.Assumptions.SIMPLIFIED);
    }

    /** A variable that neither the goal nor the context speaks of. */
    public Free fresh(Goal goal, String hint, Type type) {
        var taken = new HashSet<>(names);
        goal.frees().forEach(v -> taken.add(v.name()));
        return fresh(taken, hint, type);
    }

    /** A variable with none of these names, which is then one of them. */
    public static Free fresh(Set<String> taken, String hint, Type type) {
        String name = hint.isEmpty() || hint.startsWith("?") ? "x" : hint;
        while (!taken.add(name)) {
            name = next(name);
        }
        return new Free(name, type);
    }

    /** x, xa, xb, …: the next of names that are alike. */
    private static String next(String name) {
        char last = name.charAt(name.length() - 1);
        if (name.length() > 1 && last >= 'a' && last < 'z') {
            return name.substring(0, name.length() - 1) + (char) (last + 1);
        }
        return name + "a";
    }

    /** The names that a term's variables have. */
    public static Set<String> namesIn(Term term) {
        var result = new HashSet<String>();
        term.frees().forEach(v -> result.add(v.name()));
        return result;
    }
}
