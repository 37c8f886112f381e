package dev.assay.fol.monotonicity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Problem;
import dev.assay.fol.RandomProblems;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Clausifier;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContextPropertyTest {
    @Test
    void theSolverFindsAContextExactlyWhenThereIsOne() {
        int guarded = 0;
        for (int seed = 0; seed < 300; seed++) {
            Problem problem = new RandomProblems(seed).problem();
            List<Clause> clauses = Clausifier.definitional(problem);
            List<String> predicates = clauses.stream()
                    .flatMap(c -> new Problem(List.of(c.statement()), problem.knowledge()).symbols().stream())
                    .filter(Symbol::isPredicate)
                    .map(Symbol::name)
                    .distinct()
                    .toList();
            if (predicates.size() > 4) {
                continue;
            }
            for (Type sort : problem.types()) {
                Verdict verdict = ImprovedCalculus.verdict(clauses, sort);
                assertEquals(
                        ContextSearch.count(clauses, sort, predicates) > 0,
                        verdict.isMonotonic(),
                        "seed " + seed + ": " + verdict);
                guarded += verdict instanceof Verdict.Guarded ? 1 : 0;
            }
        }
        assertTrue(guarded > 0, "no sort needs a guard");
    }
}
