package dev.assay.prove.metis;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Branches;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What first-order logic does not have, by its definition: let, if-then-else and unique existence. */
final class Unfolding {

    private Unfolding() {}

    /** ⊢ formula = something simpler, if its head asks for it. */
    static Optional<Thm> of(Signature signature, Term formula) {
        List<Term> arguments = formula.arguments();
        if (formula.isApplied(HolNames.EX1) && arguments.size() == 1) {
            Thm definition = Thm.instantiateTypes(
                    Map.of(Type.var("'a"), arguments.getFirst().type().domain()),
                    Hol.fact("Ex1_def").transfer(signature));
            return Optional.of(Rules.unfold(definition, arguments.getFirst()));
        }
        if (formula.isApplied(Hol.IF) && arguments.size() == 3) {
            return Optional.of(booleanConditional(signature, arguments));
        }
        return Optional.empty();
    }

    /** The fact without let. */
    static Thm lets(Thm fact) {
        if (fact.conclusion().constants().stream().noneMatch(c -> c.name().equals(Hol.LET))) {
            return fact;
        }
        Signature signature = fact.signature();
        Conv unfold = t -> t.isApplied(Hol.LET) && t.arguments().size() == 2
                ? Optional.of(let(signature, t.arguments()))
                : Optional.empty();
        return unfold.everywhere(signature).on(fact);
    }

    private static Thm let(Signature signature, List<Term> arguments) {
        Type function = arguments.getLast().type();
        Thm definition = Thm.instantiateTypes(
                Map.of(Type.var("'a"), function.domain(), Type.var("'b"), function.range()),
                Hol.fact("Let_def").transfer(signature));
        return Rules.unfold(definition, arguments.toArray(Term[]::new));
    }

    /** ⊢ c ⟶ (if c then x else y) = x and ⊢ ¬ c ⟶ (if c then x else y) = y. */
    static List<Thm> conditional(Signature signature, List<Term> arguments) {
        Term c = arguments.getFirst();
        Term not = Hol.mkNot(c);
        return List.of(
                Thm.disch(c, chosen(signature, arguments, true)), Thm.disch(not, chosen(signature, arguments, false)));
    }

    /** c ⊢ (if c then x else y) = x, or ¬ c ⊢ (if c then x else y) = y. */
    private static Thm chosen(Signature signature, List<Term> arguments, boolean truth) {
        Term c = arguments.getFirst();
        Type type = arguments.getLast().type();
        Thm test = truth ? Rules.eqTrue(Thm.assume(signature, c)) : Rules.eqFalse(Thm.assume(signature, Hol.mkNot(c)));
        Thm same =
                Rules.apThm(Rules.apThm(Rules.apTerm(Hol.conditional(type), test), arguments.get(1)), arguments.get(2));
        Thm rule = Rules.instance(
                (truth ? Branches.IF_TRUE : Branches.IF_FALSE).transfer(signature),
                Map.of(Type.var("'a"), type),
                Map.of("x", arguments.get(1), "y", arguments.get(2)));
        return Thm.trans(same, rule);
    }

    /** ⊢ (if c then p else q) = ((c ⟶ p) ∧ (¬ c ⟶ q)). */
    private static Thm booleanConditional(Signature signature, List<Term> arguments) {
        Term c = arguments.getFirst();
        Term not = Hol.mkNot(c);
        Thm isFirst = chosen(signature, arguments, true);
        Thm isSecond = chosen(signature, arguments, false);
        Term conditional = Rules.left(isFirst);
        Thm given = Thm.assume(signature, conditional);
        Thm both = Rules.conj(Thm.disch(c, Thm.eqMp(isFirst, given)), Thm.disch(not, Thm.eqMp(isSecond, given)));
        Thm parts = Thm.assume(signature, both.conclusion());
        Thm first = Thm.eqMp(Rules.sym(isFirst), Thm.mp(Rules.conjunct1(parts), Thm.assume(signature, c)));
        Thm second = Thm.eqMp(Rules.sym(isSecond), Thm.mp(Rules.conjunct2(parts), Thm.assume(signature, not)));
        Thm back = Rules.disjCases(Rules.excludedMiddle(signature, c), first, second);
        return Rules.iff(Thm.disch(conditional, both), Thm.disch(both.conclusion(), back));
    }
}
