package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Freeness;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code inductive_cases} and {@code inductive_simps}: which rules can have led to something of a given form. */
final class InversionCommands {
    private InversionCommands() {}

    static Context rules(Context outer, ConstantCommand.InductiveRules command, Journal journal) {
        Context context = Targets.enter(outer, command.target());
        Theory theory = context.theory();
        for (Proposition.Group group : command.rules()) {
            var theorems = new ArrayList<Thm>();
            for (Quoted text : Proposition.texts(List.of(group))) {
                Term form = new TermReader(context).propositions(List.of(text)).getFirst();
                theorems.add(inversion(context, form, command.simps())
                        .orElseThrow(() -> Refusal.of(
                                text.position(),
                                "no inductive definition leads to "
                                        + text.text().strip())));
            }
            theory = Facts.with(context, theory, group.binding(), theorems);
        }
        return Targets.leave(context.with(theory), outer, command.target());
    }

    /** The elimination or unfolding rule at this form, without what no rule can make. */
    private static Optional<Thm> inversion(Context context, Term form, boolean simps) {
        Theory theory = context.theory();
        for (Fact fact : theory.facts().reversed()) {
            if (!fact.name().endsWith(simps ? ".simps" : ".cases")) {
                continue;
            }
            for (Thm rule : fact.theorems()) {
                Optional<Term> pattern = pattern(rule, simps);
                Optional<Thm> instance = pattern.filter(p -> sameHead(p, form))
                        .flatMap(p -> Matching.instance(rule.transfer(theory.signature()), p, form));
                if (instance.isPresent()) {
                    return Optional.of(Freeness.of(theory).on(instance.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Term> pattern(Thm rule, boolean simps) {
        if (simps) {
            boolean isEquivalence = rule.conclusion().isApplied(dev.assay.logic.kernel.Hol.EQ)
                    && Rules.left(rule).type().equals(Type.bool());
            return isEquivalence ? Optional.of(Rules.left(rule)) : Optional.empty();
        }
        List<Term> premises = Resolution.premises(rule.conclusion());
        return premises.isEmpty() ? Optional.empty() : Optional.of(premises.getFirst());
    }

    /** A membership is about the set, and a predicate about itself. */
    private static boolean sameHead(Term pattern, Term form) {
        if (!pattern.head().getClass().equals(form.head().getClass())
                || !(pattern.head() instanceof Term.Const(var name, var _))
                || !form.isApplied(name)) {
            return false;
        }
        return !name.equals(KernelSets.MEMBER)
                || sameHead(pattern.arguments().get(1), form.arguments().get(1));
    }
}
