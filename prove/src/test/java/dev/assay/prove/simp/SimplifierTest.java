package dev.assay.prove.simp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.Statements;
import dev.assay.prove.goal.Goal;
import dev.assay.run.CrashBoundary;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimplifierTest {
    private static final Theory MAIN = Statements.MAIN.theory();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rev (xs @ ys) = rev ys @ rev xs",
                "length (map f (xs @ [x])) = Suc (length xs)",
                "x # xs \\<noteq> []",
                "(if P then x else x) = x",
                "P \\<and> Q \\<longrightarrow> Q",
                "x = y \\<longrightarrow> f x = f y",
                "(\\<forall>x. f x = g x) \\<longrightarrow> g a = b \\<longrightarrow> f a = b",
                "P x \\<longrightarrow> (if P x then a else b) = a",
                "(if P then a else b) = c \\<longrightarrow> P \\<longrightarrow> a = c",
                "(P \\<longrightarrow> Q) \\<longrightarrow> P \\<longrightarrow> Q",
                "map (\\<lambda>x. x) xs = xs",
                "x \\<in> A \\<longrightarrow> x \\<in> A \\<union> B",
                "Suc m + n = Suc (m + n)",
                "P (if Q then x else y) \\<longrightarrow> \\<not> Q \\<longrightarrow> P y"
            })
    void theseSimplifyToTrue(String statement) {
        Term goal = Statements.read(statement);
        Optional<Thm> theorem = prove(goal);
        assertTrue(theorem.isPresent(), () -> statement + " is left");
        assertEquals(goal, theorem.get().conclusion());
        assertTrue(theorem.get().hypotheses().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rev xs = xs", "P \\<longrightarrow> Q", "x = (y::nat)", "\\<forall>x. P x"})
    void whatIsNotTrueIsNotProved(String statement) {
        assertFalse(prove(Statements.read(statement)).isPresent());
    }

    private static Optional<Thm> prove(Term goal, Thm... facts) {
        SimpSet set = SimpSet.of(MAIN).add(List.of(facts));
        return new Simplifier(set, MAIN.signature(), Effort.usual()).prove(goal);
    }

    @Test
    void theSimpsetOfATheoryIsMadeOnce() {
        assertSame(SimpSet.of(MAIN), SimpSet.of(MAIN));
    }

    @Test
    void aSimpsetThatExtendsAnotherIsMadeOfThatOne() {
        Thm rule = MAIN.theorem("Groups.add_commute");
        Theory larger = MAIN.withFact("Test.rule", List.of(rule), "simp");
        SimpSet before = SimpSet.of(MAIN);
        SimpSet after = SimpSet.of(larger);
        assertNotSame(before, after);
        assertSame(after, SimpSet.of(larger));
    }

    @Test
    void theRulesOfTheConnectivesAreThereAfterAThreadThatWasStopped() throws InterruptedException {
        Thread stopped = Thread.ofPlatform().start(() -> {
            Thread.currentThread().interrupt();
            var _ = CrashBoundary.run(SimpSet::basic);
        });
        stopped.join();
        assertTrue(new Simplifier(SimpSet.basic(), MAIN.signature(), Effort.usual())
                .prove(Statements.read("P \\<and> Q \\<longrightarrow> Q"))
                .isPresent());
    }

    @Test
    void rulesThatPermuteEndInTheSameOrder() {
        Thm commute = MAIN.theorem("Groups.add_commute");
        Thm assoc = MAIN.theorem("Groups.add_assoc");
        Thm left = MAIN.theorem("Groups.add_left_commute");
        Term goal = Statements.read("(a + b) + (c + d) = d + (b + a) + (c::nat)");
        assertTrue(prove(goal, commute, assoc, left).isPresent());
    }

    @Test
    void aRuleThatLoopsIsStopped() {
        Thm loop = Thm.oracle(MAIN.signature(), new Trust.Stated("test"), Statements.read("f x = g (f (Suc x))"));
        assertFalse(prove(Statements.read("f (x::nat) = y"), loop).isPresent());
    }

    @Test
    void anAssumptionThatLoopsLeavesNothingBehind() {
        Term loop = Statements.read("\\<forall>r s. R r s \\<longleftrightarrow> (R r r \\<and> R s (s::'a))");
        var goal = new Goal(List.of(loop, Statements.read("R (a::'a) b")), Statements.read("Q (c::'a)"));
        var simplifier = new Simplifier(SimpSet.of(MAIN), MAIN.signature(), new Effort(2000));
        assertTrue(simplifier.simplify(goal).isEmpty());
    }

    @Test
    void aRuleThatPutsOneElementForAnotherDoesNotGoRoundInCircles() {
        Term rule = Statements.read(
                "\\<forall>x\\<in>A. \\<forall>y\\<in>A. g (f (x::'a)) = g (f y) \\<longrightarrow> (f x :: 'b) = f y");
        Term first = Statements.read("(a::'a) \\<in> A");
        Term second = Statements.read("(b::'a) \\<in> A");
        Term same = Statements.read("g (f (a::'a) :: 'b) = g (f b)");
        Goal goal = new Goal(List.of(rule, first, second, same), Statements.read("Q (f (b::'a) :: 'b)"));
        var effort = new Effort(2000);
        var _ = new Simplifier(SimpSet.of(MAIN), MAIN.signature(), effort).simplify(goal);
        assertFalse(effort.isExhausted());
    }
}
