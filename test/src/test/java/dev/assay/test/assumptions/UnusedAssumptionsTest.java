package dev.assay.test.assumptions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.test.Options;
import dev.assay.test.Tested;
import dev.assay.test.quickcheck.TestingEngine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** quickcheck-hol, acceptance test 27. */
class UnusedAssumptionsTest {
    private static List<List<Integer>> unused(String text, int size) {
        TheoryStatement last = Tested.read(text).statements().getLast();
        Options options =
                UnusedAssumptions.options(Options.DEFAULT.withSize(size).withTesters(List.of("exhaustive")));
        var judging = new Judging(
                EngineChoice.of(new TestingEngine(options, List.of(), 1)),
                Limits.of(Duration.ofMinutes(1)),
                Optional.empty());
        try (Meter meter = Budget.UNLIMITED.start()) {
            return new UnusedAssumptions(task -> judging.judge(task, new Judge(), meter, ProgressListener.SILENT))
                    .of(TheoryTasks.task(last.context(), last.conjectures().getFirst()));
        }
    }

    @Test
    void eitherOfTwoAssumptionsMayBeLeftOutButNotBoth() {
        assertEquals(
                List.of(List.of(1), List.of(2)),
                unused("lemma \"inj_on f A ==> inj_on f B ==> inj_on f (A Int B)\" oops", 3));
    }

    @Test
    void aHeadNeedsAnElement() {
        assertEquals(List.of(), unused("lemma \"n ~= 0 ==> hd (replicate n x) = x\" oops", 4));
        assertEquals(
                List.of(List.of(1)), unused("lemma \"n ~= 0 ==> tl (replicate n x) = replicate (n - 1) x\" oops", 4));
    }

    @Test
    void theRemainderIsUniqueForTheDivisorZeroToo() {
        String divided = """
                definition divided :: "int => int => int => int => bool" where
                  "divided a b q r = (a = b * q + r &
                     (if 0 < b then 0 <= r & r < b else if b < 0 then b < r & r <= 0 else q = 0))"
                lemma "divided a b q r ==> divided a b q' r' ==> b ~= 0 ==> r = r'" oops
                """;
        assertEquals(List.of(List.of(3)), unused(divided, 3));
    }

    @Test
    void theLengthsOfZippedListsDoNotMatter() {
        String lemma = "lemma \"length xs = length ys ==> length xs = length zs ==> x ~: set xs ==> "
                + "(map_of (zip xs ys))(x |-> y) = (map_of (zip xs zs))(x |-> z) ==> map_of (zip xs ys) = map_of (zip xs zs)\" oops";
        assertEquals(List.of(List.of(1, 2)), unused(lemma, 3));
    }
}
