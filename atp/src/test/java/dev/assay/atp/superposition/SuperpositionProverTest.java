package dev.assay.atp.superposition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.atp.proof.Proof;
import dev.assay.atp.proof.Rule;
import dev.assay.fol.Formula;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SuperpositionProverTest {
    private static final String GROUP = """
            fof(assoc, axiom, ![X,Y,Z]: mult(mult(X,Y),Z) = mult(X,mult(Y,Z))).
            fof(left_one, axiom, ![X]: mult(one,X) = X).
            fof(left_inverse, axiom, ![X]: mult(inv(X),X) = one).
            """;

    @Test
    void inverseIsRightInverseInGroups() {
        String text = GROUP + "fof(goal, conjecture, ![X]: mult(X,inv(X)) = one).";
        var refuted = assertInstanceOf(Judgement.Refuted.class, Tptp.judge(text, 200_000));
        assertEquals(
                Set.of("assoc", "left_one", "left_inverse"),
                Set.copyOf(refuted.proof().usedAxioms()));
    }

    @Test
    void allStrategiesProveThatInverseOfInverseIsTheElement() {
        List<dev.assay.fol.clause.Clause> clauses =
                Tptp.clauses(GROUP + "fof(goal, conjecture, ![X]: inv(inv(X)) = X).");
        for (String strategy : SuperpositionProver.strategies()) {
            try (Meter meter = Budget.UNLIMITED.withSteps(100_000).start()) {
                assertInstanceOf(
                        Judgement.Refuted.class, SuperpositionProver.refute(clauses, strategy, meter), strategy);
            }
        }
    }

    @Test
    void aProofNamesOnlyTheAxiomsThatItUses() {
        var refuted = assertInstanceOf(Judgement.Refuted.class, Tptp.judge("""
                fof(used, axiom, p(a)).
                fof(not_used, axiom, q(a)).
                fof(goal, conjecture, ?[X]: p(X)).
                """, 1000));
        assertEquals(List.of("used"), refuted.proof().usedAxioms());
    }

    @Test
    void whatDoesNotFollowIsSaturated() {
        var saturated = assertInstanceOf(Judgement.Saturated.class, Tptp.judge("""
                fof(a1, axiom, ![X]: (man(X) => mortal(X))).
                fof(goal, conjecture, mortal(zeus)).
                """, 1000));
        assertTrue(saturated.isComplete());
        assertTrue(saturated.clauses().stream().anyMatch(c -> c.toString().contains("zeus")));
    }

    @Test
    void longClausesAreResolvedAsShortOnesAre() {
        String many = IntStream.range(0, 20).mapToObj(i -> "p" + i).collect(Collectors.joining(" | "));
        List<dev.assay.fol.clause.Clause> clauses =
                Tptp.clauses("cnf(short, axiom, a | b). cnf(long, axiom, ~ a | " + many + ").");
        for (String strategy : List.of("backward", "broad")) {
            try (Meter meter = Budget.UNLIMITED.withSteps(1000).start()) {
                var saturated = assertInstanceOf(
                        Judgement.Saturated.class, SuperpositionProver.refute(clauses, strategy, meter), strategy);
                assertTrue(
                        saturated.clauses().stream()
                                .anyMatch(c -> c.literals().size() == 21
                                        && c.literals().stream().allMatch(l -> l.isPositive())),
                        strategy);
            }
        }
    }

    @Test
    void termsOfDifferentTypesAreNeverUnified() {
        assertInstanceOf(Judgement.Saturated.class, Tptp.judge("""
                tff(t1, type, cat: $tType).
                tff(t2, type, dog: $tType).
                tff(c, type, tom: cat).
                tff(d, type, rex: dog).
                tff(e, type, max: dog).
                tff(one_cat, axiom, ![X: cat]: X = tom).
                tff(goal, conjecture, rex = max).
                """, 1000));
    }

    @Test
    void splittingIsPartOfProofs() {
        List<dev.assay.fol.clause.Clause> clauses = Tptp.clauses("""
                fof(a1, axiom, ![X,Y]: (p(X) | q(Y))).
                fof(a2, axiom, ![X]: (p(X) => r(X))).
                fof(a3, axiom, ![X]: (q(X) => r(X))).
                fof(a4, axiom, ![X,Y]: (r(X) => (s(Y) | t(X)))).
                fof(a5, axiom, ~ s(b)).
                fof(goal, conjecture, t(a)).
                """);
        try (Meter meter = Budget.UNLIMITED.withSteps(10_000).start()) {
            var refuted = assertInstanceOf(
                    Judgement.Refuted.class, SuperpositionProver.refute(clauses, "plain+split", meter));
            Set<Rule> rules =
                    refuted.proof().steps().stream().map(s -> s.rule()).collect(Collectors.toSet());
            assertTrue(rules.contains(Rule.SPLIT), rules::toString);
        }
    }

    @Test
    void pigeonsThatShareNoHoleAreRefutedBySplitting() {
        var text = new StringBuilder();
        for (int pigeon = 0; pigeon < 5; pigeon++) {
            int own = pigeon;
            text.append("fof(p%d, axiom, ".formatted(pigeon))
                    .append(IntStream.range(0, 4)
                            .mapToObj(hole -> "place(n%d) = h%d".formatted(own, hole))
                            .collect(Collectors.joining(" | ")))
                    .append(").\n");
            for (int other = 0; other < pigeon; other++) {
                text.append("fof(d%d_%d, axiom, place(n%d) != place(n%d)).\n".formatted(pigeon, other, pigeon, other));
            }
        }
        List<dev.assay.fol.clause.Clause> clauses = Tptp.clauses(text.toString());
        try (Meter meter = Budget.UNLIMITED.withSteps(100_000).start()) {
            assertInstanceOf(Judgement.Refuted.class, SuperpositionProver.refute(clauses, "goal+split", meter));
        }
    }

    @Test
    void aShortProofIsFoundAmong5000Axioms() {
        var text = new StringBuilder();
        for (int i = 0; i < 2_500; i++) {
            text.append("fof(f%d, axiom, ![X]: (p%d(X) => (p%d(f%d(X)) | r%d(X)))).\n"
                    .formatted(i, i, (i * 7 + 1) % 2_500, i % 50, i % 300));
            text.append("fof(e%d, axiom, ![X,Y]: (r%d(X) => g%d(X,Y) = g%d(Y,X))).\n"
                    .formatted(i, i % 300, i % 400, (i * 3) % 400));
        }
        for (int i = 0; i < 8; i++) {
            text.append("fof(chain%d, axiom, ![X]: (link%d(X) => link%d(next(X)))).\n".formatted(i, i, i + 1));
        }
        text.append("fof(start, axiom, link0(origin)).\n");
        text.append("fof(goal, conjecture, ?[X]: link8(X)).\n");
        var refuted = assertInstanceOf(Judgement.Refuted.class, Tptp.judge(text.toString(), 500_000));
        assertEquals(9, refuted.proof().usedAxioms().size());
    }

    @Test
    void aProblemThatExplodesEndsAtItsLimit() {
        String text = """
                fof(s, axiom, ![X,Y,Z]: a(a(a(s,X),Y),Z) = a(a(X,Z),a(Y,Z))).
                fof(k, axiom, ![X,Y]: a(a(k,X),Y) = X).
                fof(goal, conjecture, s = k).
                """;
        var stopped = assertInstanceOf(Judgement.Stopped.class, Tptp.judge(text, 3_000));
        assertEquals(Limit.OUT_OF_STEPS, stopped.limit());
    }

    @Test
    void whatAProblemThatExplodesHadInMemoryIsGivenBack() {
        List<dev.assay.fol.clause.Clause> clauses = Tptp.clauses("""
                fof(s, axiom, ![X,Y,Z]: a(a(a(s,X),Y),Z) = a(a(X,Z),a(Y,Z))).
                fof(k, axiom, ![X,Y]: a(a(k,X),Y) = X).
                fof(p, axiom, ![X]: (p(a(s,X)) | p(a(X,k)))).
                fof(goal, conjecture, s = k).
                """);
        long before = liveBytes();
        long limit = 96L << 20;
        try (Meter meter = Budget.UNLIMITED
                .withMemoryBytes(before + limit)
                .withTime(Duration.ofSeconds(60))
                .start()) {
            var stopped = assertInstanceOf(Judgement.Stopped.class, SuperpositionProver.refute(clauses, "goal", meter));
            assertEquals(Limit.OUT_OF_MEMORY, stopped.limit());
        }
        assertTrue(liveBytes() < before + limit / 2, "most of it is free again");
    }

    private static long liveBytes() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    void aFaultyStrategyIsReportedAndTheOthersGoOn() {
        List<dev.assay.fol.clause.Clause> clauses =
                Tptp.clauses("fof(a, axiom, p(c)).\nfof(goal, conjecture, ?[X]: p(X)).");
        Approach wrong = new Approach() {
            @Override
            public String name() {
                return "wrong";
            }

            @Override
            public Judgement attempt(List<dev.assay.fol.clause.Clause> problem, Meter meter) {
                return Judgement.checked(problem, new Proof(List.of()), name(), 1);
            }
        };
        var slices = List.of(new Schedule.Slice(wrong, 0.5), new Schedule.Slice(Schedule.PLAIN, 0.5));
        var faults = new ArrayList<Judgement.Faulty>();
        try (Meter meter = Budget.UNLIMITED.withSteps(1_000).start()) {
            Judgement judgement = SuperpositionProver.refute(clauses, slices, meter, faults::add);
            assertEquals(
                    "plain",
                    assertInstanceOf(Judgement.Refuted.class, judgement).strategy());
        }
        assertEquals(
                List.of("wrong"),
                faults.stream().map(Judgement.Faulty::strategy).toList());
    }

    @Test
    void theSameStepsGiveTheSameAnswer() {
        String text = GROUP + "fof(goal, conjecture, ![X]: mult(X,inv(X)) = one).";
        var first = assertInstanceOf(Judgement.Refuted.class, Tptp.judge(text, 200_000));
        var second = assertInstanceOf(Judgement.Refuted.class, Tptp.judge(text, 200_000));
        assertEquals(first, second);
    }

    @Test
    void strategiesWorkSideBySide() {
        List<dev.assay.fol.clause.Clause> clauses =
                Tptp.clauses(GROUP + "fof(goal, conjecture, ![X]: mult(X,inv(X)) = one).");
        try (Meter meter = Budget.UNLIMITED.withSteps(400_000).withJobs(2).start()) {
            assertInstanceOf(Judgement.Refuted.class, SuperpositionProver.refute(clauses, meter));
        }
    }

    @Test
    void aSessionForgetsWhatIsPopped() {
        var session = new ProverSession();
        Problem facts = Tptp.problem("""
                fof(a1, axiom, ![X]: ?[Y]: p(X,Y)).
                fof(a2, axiom, ![X]: ?[Y]: q(X,Y)).
                fof(a3, axiom, ![X,Y]: (p(X,Y) => r(X))).
                """);
        Formula goal = formula("![X]: r(X)");
        Formula confused = formula("?[X,Y]: (p(X,Y) & q(X,Y))");
        session.assume(facts.statements().subList(0, 2));
        assertInstanceOf(Judgement.Saturated.class, prove(session, goal));
        assertInstanceOf(Judgement.Saturated.class, prove(session, confused), "witnesses have the same name");
        session.push();
        session.assume(facts.statements().subList(2, 3));
        assertInstanceOf(Judgement.Refuted.class, prove(session, goal));
        session.pop();
        assertInstanceOf(Judgement.Saturated.class, prove(session, goal));
        assertEquals(2, session.size());
    }

    private static Formula formula(String text) {
        List<Statement> statements =
                Tptp.problem("fof(a, axiom, " + text + ").").statements();
        return statements.getFirst().formula();
    }

    private static Judgement prove(ProverSession session, Formula goal) {
        try (Meter meter = Budget.UNLIMITED.withSteps(5_000).start()) {
            return session.prove(goal, meter);
        }
    }

    @Test
    void deeplyNestedTermsDoNotExhaustTheStack() {
        String deep =
                IntStream.range(0, 400).mapToObj(_ -> "s(").collect(Collectors.joining()) + "zero" + ")".repeat(400);
        assertInstanceOf(
                Judgement.Refuted.class,
                Tptp.judge(
                        "fof(a1, axiom, ![X]: (even(s(s(X))) <=> even(X))).\n"
                                + "fof(a2, axiom, even(zero)).\nfof(goal, conjecture, even(" + deep + ")).",
                        100_000));
    }
}
