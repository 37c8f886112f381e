package dev.assay.fol.monotonicity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Problem;
import dev.assay.fol.RandomProblems;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Clausifier;
import dev.assay.logic.Type;
import dev.assay.property.Case;
import dev.assay.property.Property;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ContextPropertyTest {
    @Test
    void theSolverFindsAContextExactlyWhenThereIsOne() {
        var guarded = new AtomicInteger();
        Property.forAll(RandomProblems.problems())
                .forgetful()
                .seed(24)
                .tries(300)
                .passes(problem -> {
                    List<Clause> clauses = Clausifier.definitional(problem);
                    List<String> predicates = clauses.stream()
                            .flatMap(c -> new Problem(List.of(c.statement()), problem.knowledge()).symbols().stream())
                            .filter(Symbol::isPredicate)
                            .map(Symbol::name)
                            .distinct()
                            .toList();
                    Case.assume(predicates.size() <= 4);
                    for (Type sort : problem.types()) {
                        Verdict verdict = ImprovedCalculus.verdict(clauses, sort);
                        assertEquals(
                                ContextSearch.count(clauses, sort, predicates) > 0,
                                verdict.isMonotonic(),
                                verdict::toString);
                        guarded.addAndGet(verdict instanceof Verdict.Guarded ? 1 : 0);
                    }
                });
        assertTrue(guarded.get() > 0, "no sort needs a guard");
    }
}
