package dev.assay.model;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.kernel.Thm;
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

    private static final Theory MAIN = Library.context("Main").theory();

    @Test
    void noFactOfTheLibraryIsRefuted() {
        List<String> names = MAIN.factNames();
        var sample = new ArrayList<String>();
        for (int i = 0; i < names.size(); i += EVERY) {
            sample.add(names.get(i));
        }
        assertNoneIsRefuted(sample);
    }

    /** The constants that it makes have no definition, and are not free to be anything for that. */
    @Test
    void whatATypedefOfTheLibrarySaysIsNotRefuted() {
        List<String> facts = MAIN.factNames().stream()
                .filter(
                        name -> name.matches(
                                "Set\\.(member_def|Collect_(inverse|inject|cases|induct))|.*\\.((Rep|Abs)_|type_definition_).*"))
                .toList();
        assertTrue(facts.contains("Set.Rep_set_inverse"), facts.toString());
        assertNoneIsRefuted(facts);
    }

    private static void assertNoneIsRefuted(List<String> facts) {
        var refuted = new ArrayList<String>();
        int decided = 0;
        for (String name : facts) {
            for (Thm thm : MAIN.fact(name).orElseThrow().theorems()) {
                Verdict verdict = verdict(name, thm);
                decided += verdict == Verdict.NONE ? 1 : 0;
                if (verdict == Verdict.GENUINE || verdict == Verdict.QUASI_GENUINE) {
                    refuted.add(name + ": " + thm);
                }
            }
        }
        assertTrue(refuted.isEmpty(), refuted.toString());
        assertTrue(decided > 5, "only " + decided + " facts could be decided");
    }

    private static Verdict verdict(String name, Thm thm) {
        var conjecture =
                new Conjecture(name, new Position("Main", 1, 1), List.copyOf(thm.hypotheses()), thm.conclusion());
        try (Meter meter = Budget.UNLIMITED.withSteps(STEPS).start()) {
            return ModelFinder.run(MAIN, conjecture, SMALL, meter).verdict();
        }
    }
}
