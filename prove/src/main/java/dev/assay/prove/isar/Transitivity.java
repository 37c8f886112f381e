package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.tactic.RuleTactics;
import java.util.List;
import java.util.Optional;

/** Steps of a calculation joined: equals for equals, or by a rule for the relations. */
final class Transitivity {
    private static final List<String> RULES = List.of(
            "Orderings.order_trans",
            "Orderings.less_trans",
            "Orderings.le_less_trans",
            "Orderings.less_le_trans",
            "Orderings.order_less_trans",
            "Orderings.order_le_less_trans",
            "Orderings.order_less_le_trans",
            "Set.subset_trans",
            "Set.psubset_trans",
            "Rings.dvd_trans",
            "HOL.mp",
            "HOL.rev_mp",
            "Orderings.order_antisym",
            "Orderings.antisym");

    private Transitivity() {}

    static Optional<Thm> join(Theory theory, Thm first, Thm second, List<Thm> given) {
        for (Thm rule : given) {
            Optional<Thm> result = RuleTactics.chained(rule, List.of(first, second));
            if (result.isPresent()) {
                return result;
            }
        }
        return byEquality(first, second).or(() -> byRule(theory, first, second));
    }

    private static Optional<Thm> byEquality(Thm first, Thm second) {
        boolean isFirst = first.conclusion().isApplied(Hol.EQ);
        boolean isSecond = second.conclusion().isApplied(Hol.EQ);
        if (isFirst && isSecond && Rules.right(first).sameAs(Rules.left(second))) {
            return Optional.of(
                    Thm.trans(Rules.convert(first, Hol.mkEq(Rules.left(first), Rules.left(second))), second));
        }
        if (isSecond) {
            return replaced(first, second);
        }
        return isFirst ? replaced(second, Rules.sym(first)) : Optional.empty();
    }

    private static Optional<Thm> replaced(Thm fact, Thm equation) {
        Term from = Rules.left(equation);
        Conv exactly = t -> t.equals(from) ? Optional.of(equation) : Optional.empty();
        Optional<Thm> change = exactly.outermost(fact.signature()).at(fact.conclusion());
        return change.map(c -> Thm.eqMp(c, fact));
    }

    private static Optional<Thm> byRule(Theory theory, Thm first, Thm second) {
        for (String name : RULES) {
            Optional<Thm> result = theory.fact(name)
                    .flatMap(f -> f.theorems().stream()
                            .flatMap(rule -> RuleTactics.chained(rule, List.of(first, second)).stream())
                            .findFirst());
            if (result.isPresent()) {
                return result;
            }
        }
        return theory.theorems("trans").stream()
                .flatMap(rule -> RuleTactics.chained(rule, List.of(first, second)).stream())
                .findFirst();
    }
}
