package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.LocalInterpretation;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.ExpressionReader.Instantiated;
import dev.assay.syntax.isabelle.outer.LocaleExpression;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** {@code interpret}: what is to be shown is that each locale's predicate holds, or what the locale assumes where it has none. */
final class ProofInterpretation {
    private ProofInterpretation() {}

    static LocalInterpretation of(Context context, LocaleExpression expression) {
        for (LocaleExpression.Instance instance : expression.instances()) {
            if (!Proposition.texts(instance.rewrites()).isEmpty()) {
                throw Refusal.of(instance.locale().position(), "`rewrites` in a proof is not followed");
            }
        }
        Context inside = new Declarations(context, expression.variables()).context();
        List<Instantiated> instances = ExpressionReader.read(inside, expression.instances());
        List<Term> goals = instances.stream()
                .flatMap(i -> goals(context.theory(), i).stream())
                .toList();
        return new LocalInterpretation(goals, theorems -> interpreted(context, instances, theorems.iterator()));
    }

    private static List<Term> goals(Theory theory, Instantiated instance) {
        return LocalePredicate.of(theory, instance.locale())
                .map(p -> List.of(plain(instance).at(p.proposition())))
                .orElseGet(instance::assumptions);
    }

    private static Interpretation plain(Instantiated instance) {
        return instance.interpretation("", List.of(), List.of());
    }

    private static Context interpreted(Context context, List<Instantiated> instances, Iterator<Thm> theorems) {
        Context result = context;
        for (Instantiated instance : instances) {
            Optional<LocalePredicate> predicate = LocalePredicate.of(context.theory(), instance.locale());
            var obligations = new ArrayList<Thm>();
            if (predicate.isPresent()) {
                Thm holds = theorems.next();
                for (Thm consequence : predicate.get().consequences()) {
                    Thm here = plain(instance).at(consequence, List.of(), holds.signature());
                    obligations.add(Thm.mp(
                            here,
                            Rules.convert(holds, here.conclusion().arguments().getFirst())));
                }
            } else {
                instance.assumptions().forEach(_ -> obligations.add(theorems.next()));
            }
            String qualifier = context.name() + (instance.qualifier().isEmpty() ? "" : "." + instance.qualifier());
            result = result.with(instance.interpretation(qualifier, obligations, List.of()));
        }
        return Interpretations.update(result);
    }
}
