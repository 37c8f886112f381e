package dev.assay.model;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the library states is true, so no model may falsify it; a sample of its facts. */
class LibraryTest {
    private static final int EVERY = 101;
    private static final long STEPS = 300_000;

    private static final Options SMALL = Options.of(
            List.of(new Options.Setting("card", "", "1-2"), new Options.Setting("max_potential", "", "0")),
            new Options.Names(_ -> Optional.empty(), _ -> Optional.empty(), _ -> Optional.empty()));

    @Test
    void noFactOfTheLibraryIsRefuted() {
        Theory theory = Library.context("Main").theory();
        List<String> names = theory.factNames();
        var refuted = new ArrayList<String>();
        int decided = 0;
        for (int i = 0; i < names.size(); i += EVERY) {
            Fact fact = theory.fact(names.get(i)).orElseThrow();
            for (Thm thm : fact.theorems()) {
                var conjecture = new Conjecture(
                        fact.name(), new Position("Main", 1, 1), List.copyOf(thm.hypotheses()), thm.conclusion());
                try (Meter meter = Budget.UNLIMITED.withSteps(STEPS).start()) {
                    Verdict verdict =
                            ModelFinder.run(theory, conjecture, SMALL, meter).verdict();
                    decided += verdict == Verdict.NONE ? 1 : 0;
                    if (verdict == Verdict.GENUINE || verdict == Verdict.QUASI_GENUINE) {
                        refuted.add(fact.name() + ": " + thm);
                    }
                }
            }
        }
        assertTrue(refuted.isEmpty(), refuted.toString());
        assertTrue(decided > 10, "only " + decided + " facts could be decided");
    }
}
