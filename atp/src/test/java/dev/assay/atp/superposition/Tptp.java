package dev.assay.atp.superposition;

import dev.assay.fol.Problem;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.fol.hol.Preparation;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.tptp.TptpReader;
import java.util.List;

/** Problems from text. */
public final class Tptp {
    private Tptp() {}

    public static Problem problem(String text) {
        Document document = TptpReader.read(new Source("test.p", text)).document();
        return Preparation.of(Encoding.named("n~").orElseThrow())
                .with(LambdaScheme.LIFTING)
                .encoded(HolProblem.of(document.theory(), document.conjectures(), document::name));
    }

    public static List<Clause> clauses(String text) {
        return Clausifier.definitional(problem(text));
    }

    /** What becomes of the problem within so many steps. */
    public static Judgement judge(String text, long steps) {
        try (Meter meter = Budget.UNLIMITED.withSteps(steps).start()) {
            return SuperpositionProver.refute(clauses(text), meter);
        }
    }
}
