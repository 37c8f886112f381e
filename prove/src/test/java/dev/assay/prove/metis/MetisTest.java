package dev.assay.prove.metis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Judge;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.Theories;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MetisTest {
    private static final long STEPS = 6_000;

    private static Optional<Metis.Proof> metis(TheoryDocument document, String... facts) {
        Theory theory = document.statements().getLast().context().theory();
        Conjecture goal = Theories.goal(document);
        try (Meter meter = Budget.UNLIMITED.withSteps(STEPS).start()) {
            Optional<Metis.Proof> proof = Metis.prove(theory.signature(), Theories.facts(theory, facts), goal, meter);
            proof.ifPresent(p -> assertTrue(Judge.proves(p.theorem(), goal), () -> "proved " + p.theorem()));
            return proof;
        }
    }

    private static void proves(String lemma, String... facts) {
        assertTrue(metis(Theories.of("lemma \"" + lemma + "\" oops"), facts).isPresent(), lemma);
    }

    private static void provesFrom(String[] commands, String lemma, String... facts) {
        String[] all = Arrays.copyOf(commands, commands.length + 1);
        all[commands.length] = "lemma \"" + lemma + "\" oops";
        assertTrue(metis(Theories.of(all), facts).isPresent(), lemma);
    }

    private static void cannotProve(String lemma, String... facts) {
        assertTrue(metis(Theories.of("lemma \"" + lemma + "\" oops"), facts).isEmpty(), lemma);
    }

    @Test
    void propositionalTautologiesNeedNoFacts() {
        proves("((P --> Q) --> P) --> P");
        proves("(P = Q) = ((P & Q) | (~ P & ~ Q))");
        cannotProve("P --> Q");
    }

    @Test
    void equationsAreUsedInBothDirections() {
        proves("f a = b ==> g (f a) = c ==> g b = c");
        proves("a = b ==> P b ==> P a");
    }

    @Test
    void aWitnessIsNotConfusedWithAVariableOfTheGoal() {
        proves("~ (ALL z. R z x | R x z) ==> EX z. ~ R z x");
    }

    @Test
    void anEliminationRuleIsUsedForWhatItSays() {
        String[] commands = {
            "inductive ev where z: \"ev 0\" | s: \"ev n ==> ev (Suc (Suc n))\"", "inductive_cases e: \"ev (Suc n)\""
        };
        provesFrom(commands, "ev (Suc n) ==> EX m. n = Suc m", "T.e");
    }

    @Test
    void rulesThatNeverEndForwardsAreUsedBackwards() {
        String[] commands = {
            "datatype t = A | B t t", "inductive r where a: \"r A x x\" | b: \"r c x y ==> r d y z ==> r (B c d) x z\""
        };
        provesFrom(commands, "r (B A (B A (B (B A A) A))) x x", "T.r.a", "T.r.b");
    }

    @Test
    void drinkersPrincipleNeedsNoFacts() {
        proves("EX x. P x --> (ALL y. P y)");
    }

    @Test
    void witnessesOfALemmaAreWitnessesOfTheGoal() { // T21
        proves("ALL x::nat. x = 0 | (EX y. x = Suc y) ==> a = 0 | (EX b. a = Suc b)");
        proves("ALL x. EX y::'a. P x y ==> ALL x. EX z::'a. P x z");
    }

    @Test
    void weakChoiceFollowsFromWitnessesThatAreFunctions() { // T14
        proves("(ALL x. EX y. p x y) ==> EX f. ALL x. p x (f x)");
    }

    @Test
    void truthValuesAreTwo() { // T4, T5
        proves("P True ==> P False ==> P x");
        proves("p (x = x) --> p True");
    }

    @Test
    void functionsThatAgreeEverywhereAreEqual() {
        proves("ALL x. f x = g x ==> f = g");
        proves("(%x. f x) = f");
        proves("f = (%x. h x a) ==> f b = h b a");
    }

    @Test
    void variablesForFunctionsAreFound() { // T2, T3
        String[] commands = {
            "lemma one: \"Suc 0 = 1\" sorry", "lemma map1: \"map f [x] = [f x]\" sorry",
        };
        provesFrom(commands, "EX g. map g [0::nat] = [1::nat]", "T.one", "T.map1");
        proves("null ([]::'a list) ==> EX p. p ([]::'a list)");
    }

    @Test
    void ifAndLetAndUniqueExistenceAreUnderstood() {
        proves("(if c then f a else f b) = f (if c then a else b)");
        proves("P (let x = a in f x) ==> P (f a)");
        proves("EX! x. P x ==> P a ==> P b ==> a = b");
    }

    @Test
    void polymorphicFactsAreUsedAtTheTypesOfTheGoal() {
        proves("(xs @ ys) @ zs @ us = xs @ (ys @ zs) @ (us::'b list)", "List.append_assoc");
    }

    @Test
    void oneValueOfUnitSaysNothingOfOtherTypes() { // T7
        String[] commands = {"lemma one: \"(u::unit) = v\" sorry"};
        assertTrue(metis(Theories.of(commands[0], "lemma \"(x::nat) = y\" oops"), "T.one")
                .isEmpty());
        provesFrom(commands, "f (u::unit) = f v", "T.one");
    }

    @Test
    void noFixedPointOfSucComesOutOfTypedApplications() { // T6
        cannotProve("ALL n. Suc n ~= n ==> (ALL f::nat => nat. EX g. ALL x. g x = f (f x)) ==> False");
    }

    @Test
    void onlyFactsThatWereNeededCountAsUsed() {
        TheoryDocument document = Theories.of("lemma \"(xs @ ys) @ zs = xs @ ys @ zs\" oops");
        Metis.Proof proof =
                metis(document, "List.append_assoc", "List.append_Nil2").orElseThrow();
        assertEquals(Set.of(0), proof.used());
        assertTrue(proof.refutation().usesGoal());
    }

    @Test
    void factsThatContradictOneAnotherAreNoticed() {
        TheoryDocument document = Theories.of(
                "lemma bad: \"(0::nat) = 1\" sorry", "lemma good: \"(0::nat) ~= 1\" sorry", "lemma \"P x\" oops");
        Metis.Proof proof = metis(document, "T.bad", "T.good").orElseThrow();
        assertTrue(!proof.refutation().usesGoal());
    }
}
