package dev.assay.atp.superposition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Problem;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clausifier;
import dev.assay.logic.Type;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.List;
import org.junit.jupiter.api.Test;

class InductionTest {
    private static final String NUMBERS = """
            tff(n, type, nat: $tType).
            tff(z, type, zero: nat).
            tff(s, type, suc: nat > nat).
            tff(p, type, plus: (nat * nat) > nat).
            tff(p1, axiom, ![Y: nat]: plus(zero, Y) = Y).
            tff(p2, axiom, ![X: nat, Y: nat]: plus(suc(X), Y) = suc(plus(X, Y))).
            """;

    @Test
    void zeroIsRightNeutral() {
        var refuted = assertInstanceOf(Judgement.Refuted.class, judge("![X: nat]: plus(X, zero) = X", true));
        assertTrue(
                refuted.proof().usedAxioms().stream().anyMatch(a -> a.startsWith("induction_")),
                () -> refuted.proof().usedAxioms().toString());
    }

    @Test
    void additionIsAssociative() {
        assertInstanceOf(
                Judgement.Refuted.class,
                judge("![X: nat, Y: nat, Z: nat]: plus(plus(X, Y), Z) = plus(X, plus(Y, Z))", true));
    }

    @Test
    void constructorsAreDistinctAndInjective() {
        var refuted = assertInstanceOf(
                Judgement.Refuted.class,
                judge("![X: nat, Y: nat]: (suc(X) != zero & (suc(X) = suc(Y) => X = Y))", true));
        assertEquals(
                List.of("distinct_suc_zero", "injective_suc"),
                refuted.proof().usedAxioms().stream().sorted().toList());
    }

    @Test
    void withoutInductionTheSameDoesNotFollow() {
        assertFalse(judge("![X: nat]: plus(X, zero) = X", false) instanceof Judgement.Refuted);
    }

    @Test
    void whatIsFalseIsNeverProvedNorSaturatedCompletely() {
        assertFalse(judge("![X: nat]: plus(X, X) = X", true).isDecisive());
    }

    private static Judgement judge(String goal, boolean byInduction) {
        Problem problem = Tptp.problem(NUMBERS + "tff(goal, conjecture, " + goal + ").");
        Type nat = Type.con("nat");
        Symbol zero = symbol(problem, "zero", nat);
        Symbol suc = symbol(problem, "suc", nat);
        try (Meter meter = Budget.UNLIMITED.withSteps(10_000).start()) {
            return byInduction
                    ? SuperpositionProver.refuteByInduction(
                            Clausifier.definitional(problem),
                            List.of(new Datatype(suc.result(), List.of(suc, zero))),
                            meter)
                    : SuperpositionProver.refute(Clausifier.definitional(problem), meter);
        }
    }

    private static Symbol symbol(Problem problem, String name, Type type) {
        return problem.symbols().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseGet(() -> Symbol.of(name, List.of(), type));
    }
}
