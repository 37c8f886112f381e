package dev.assay.prove.arith;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.simp.Simplification;
import dev.assay.prove.simp.Simproc;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Comparisons of numbers that the premises decide. */
public final class ArithmeticSimproc implements Simproc {
    /** How many differences may be distinguished into less and greater. */
    private static final int MOST_DIFFERENT = 2;

    private final Theory theory;

    public ArithmeticSimproc(Theory theory) {
        this.theory = theory;
    }

    @Override
    public @Nullable Thm rewrite(Term t, Simplification run) {
        var arithmetic = LinearArithmetic.of(theory);
        if (t.isApplied(Hol.NOT.name()) || !arithmetic.isArithmetic(t)) {
            return null;
        }
        List<Thm> facts = run.premises().stream()
                .filter(p -> arithmetic.isArithmetic(p.conclusion()))
                .toList();
        List<Thm> different = different(t, facts);
        Thm holds = shown(arithmetic, t, facts, different).orElse(null);
        if (holds != null) {
            return Rules.eqTrue(holds);
        }
        Term denied = Hol.mkNot(t);
        Thm fails = t.isApplied(Hol.EQ)
                ? refuted(arithmetic, joined(facts, Thm.assume(run.signature(), t)), different)
                        .map(f -> Rules.notIntro(t, f))
                        .orElse(null)
                : shown(arithmetic, denied, facts, different).orElse(null);
        return fails == null ? null : Rules.eqFalse(fails);
    }

    /** Numbers of which the term speaks and that are known to be different: one of them is less. */
    private static List<Thm> different(Term t, List<Thm> facts) {
        var known = Set.copyOf(t.frees());
        return facts.stream()
                .filter(p -> p.conclusion() instanceof Term.App(Term.Const(var not, var _), var equation)
                        && not.equals(Hol.NOT.name())
                        && equation.isApplied(Hol.EQ)
                        && !equation.frees().isEmpty()
                        && known.containsAll(equation.frees()))
                .limit(MOST_DIFFERENT)
                .toList();
    }

    private static Optional<Thm> shown(LinearArithmetic arithmetic, Term p, List<Thm> facts, List<Thm> different) {
        return inCases(arithmetic, facts, different, f -> arithmetic.prove(p, f));
    }

    private static Optional<Thm> refuted(LinearArithmetic arithmetic, List<Thm> facts, List<Thm> different) {
        return inCases(arithmetic, facts, different, arithmetic::refute);
    }

    /** A proof from the facts, or one for each way in which different numbers are less than one another. */
    private static Optional<Thm> inCases(
            LinearArithmetic arithmetic,
            List<Thm> facts,
            List<Thm> different,
            Function<List<Thm>, Optional<Thm>> proof) {
        Optional<Thm> direct = proof.apply(facts);
        Optional<Thm> either = direct.isPresent() || different.isEmpty()
                ? Optional.empty()
                : arithmetic.lessOrGreater(different.getFirst());
        if (either.isEmpty()) {
            return direct;
        }
        List<Thm> rest = different.subList(1, different.size());
        Term less = either.get().conclusion().arguments().get(0);
        Term greater = either.get().conclusion().arguments().get(1);
        return inCases(arithmetic, joined(facts, Thm.assume(either.get().signature(), less)), rest, proof)
                .flatMap(below -> inCases(
                                arithmetic,
                                joined(facts, Thm.assume(either.get().signature(), greater)),
                                rest,
                                proof)
                        .map(above -> Rules.disjCases(either.get(), below, above)));
    }

    private static List<Thm> joined(List<Thm> facts, Thm more) {
        var all = new java.util.ArrayList<>(facts);
        all.add(more);
        return all;
    }
}
