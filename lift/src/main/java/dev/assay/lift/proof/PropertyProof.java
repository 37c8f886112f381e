package dev.assay.lift.proof;

import dev.assay.lift.JavaText;
import dev.assay.lift.Lifted;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.induct.Given;
import dev.assay.prove.induct.InductionProver;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.prove.induct.InductionProver.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Proves a lifted property by induction, with lemmas as Java expressions. */
public final class PropertyProof {
    private static final int STUCK_SHOWN = 3;

    private PropertyProof() {}

    /**
     * A proof, or how far the search came.
     *
     * @param whyStopped asked when it fails
     */
    public static JavaVerdict prove(
            Lifted lifted, Conjecture conjecture, BooleanSupplier isStopped, Supplier<String> whyStopped) {
        var given = new Given(lifted.laws(), lifted.computation());
        return switch (InductionProver.prove(lifted.theory(), conjecture, given, new InJava(lifted), isStopped)) {
            case Answer.Proved proved -> proved(lifted, proved);
            case Answer.Refuted() -> new JavaVerdict.Tested(List.of("the property as logic sees it fails a test"));
            case Answer.Failed(var stuck, var lemmas) -> {
                var lines = new ArrayList<String>();
                lines.add(whyStopped.get());
                stuck.stream().limit(STUCK_SHOWN).forEach(goal -> lines.add("stuck at " + goal));
                lemmas.forEach(lemma -> lines.add("proved on the way: " + lemma));
                yield new JavaVerdict.Tested(lines);
            }
        };
    }

    private record InJava(Lifted lifted) implements Writing {
        @Override
        public String term(Term t) {
            return lifted.text().print(t);
        }

        @Override
        public String fact(String name) {
            return name;
        }
    }

    private static JavaVerdict proved(Lifted lifted, Answer.Proved proved) {
        List<Step> steps = proved.steps();
        List<String> lemmas = steps.subList(0, steps.size() - 1).stream()
                .map(lemma -> "lemma " + lifted.text().print(lemma.statement()) + "   // " + manner(lemma))
                .toList();
        return new JavaVerdict.Proved(manner(steps.getLast()), lemmas, proved.text(), proved.theorem());
    }

    private static String manner(Step step) {
        return step.inducted().isEmpty()
                ? "computing"
                : "induction on "
                        + step.inducted().stream().map(JavaText::variable).collect(Collectors.joining(", "));
    }
}
