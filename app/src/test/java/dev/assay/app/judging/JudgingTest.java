package dev.assay.app.judging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.TaskSource;
import dev.assay.judge.Verdict;
import dev.assay.judge.VerdictStore;
import dev.assay.lift.proof.JavaTasks;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.run.Budget;
import dev.assay.run.ProgressListener;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.tptp.TptpTasks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgingTest {
    private static final String THEORY = """
            theory T imports Main begin
            fun twice :: "nat ⇒ nat" where "twice n = n + n"
            lemma a: "twice n = 2 * n" oops
            lemma b: "twice n = n" oops
            lemma c: "twice (twice n) = 4 * n" oops
            end
            """;

    @TempDir
    private Path folder;

    private List<Judged> judge(String text) {
        var judging = new Judging(
                Engines.all(""), Limits.of(Duration.ofSeconds(60)), Optional.of(new VerdictStore(folder, "a version")));
        var tasks = new TheoryTasks(IsarChecker.standard(Duration.ofSeconds(2)));
        return judge(judging, tasks.read(new Source("T.thy", text), Optional.empty()));
    }

    private static List<Judged> judge(Judging judging, TaskSource.Reading reading) {
        assertEquals(List.of(), reading.complaints());
        var judge = new Judge();
        try (var run = Budget.UNLIMITED.start()) {
            return reading.tasks().stream()
                    .map(task -> judging.judge(task, judge, run, ProgressListener.SILENT))
                    .toList();
        }
    }

    private static List<Boolean> remembered(List<Judged> judged) {
        return judged.stream().map(Judged::isRemembered).toList();
    }

    @Test
    void whatIsTrueIsProvedAndWhatIsFalseRefutedAndBothAreRememberedUntilSomethingChanges() {
        List<Judged> first = judge(THEORY);
        assertInstanceOf(Verdict.Proved.class, first.get(0).verdict(), first.toString());
        Verdict.Refuted refuted =
                assertInstanceOf(Verdict.Refuted.class, first.get(1).verdict());
        assertTrue(refuted.counterexample().getFirst().startsWith("n = "), refuted.toString());
        assertInstanceOf(Verdict.Proved.class, first.get(2).verdict(), first.toString());
        assertEquals(List.of(false, false, false), remembered(first));

        List<Judged> second = judge(THEORY);
        assertEquals(List.of(true, true, true), remembered(second));
        assertEquals(
                first.stream().map(Judged::verdict).toList(),
                second.stream().map(Judged::verdict).toList());

        // What does not depend on the statement that was changed is still known.
        List<Judged> edited =
                judge(THEORY.replace("\"twice n = n\"", "\"twice n = 3 * n\"").replace("lemma a", "(* new *) lemma a"));
        assertEquals(List.of(true, false, true), remembered(edited));

        List<Judged> redefined = judge(THEORY.replace("n + n\"", "n + (n + 0)\""));
        assertEquals(List.of(false, false, false), remembered(redefined));
    }

    @Test
    void whatRanOutOfTimeIsNotRememberedAndAProofHoldsUnderAnyLimits() {
        var store = Optional.of(new VerdictStore(folder, "a version"));
        var hasty = new Judging(Engines.all(""), Limits.of(Duration.ofNanos(1)), store);
        var patient = new Judging(Engines.all(""), Limits.of(Duration.ofSeconds(60)), store);
        TaskSource.Reading reading = new TheoryTasks(IsarChecker.standard(Duration.ofSeconds(2)))
                .read(new Source("T.thy", THEORY), Optional.empty());
        assertFalse(judge(hasty, reading).getFirst().verdict().isDecisive());
        Judged proved = judge(patient, reading).getFirst();
        assertFalse(proved.isRemembered());
        assertInstanceOf(Verdict.Proved.class, proved.verdict());
        Judged again = judge(hasty, reading).getFirst();
        assertTrue(again.isRemembered());
        assertEquals(proved.verdict(), again.verdict());
    }

    @Test
    void aDamagedStoreIsAsGoodAsNone() throws IOException {
        String text = """
                theory T imports Main begin
                lemma a: "x = (x :: nat) + 1" oops
                end
                """;
        List<Judged> first = judge(text);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String content = Files.readString(file);
                Files.writeString(file, content.replace("refuted", "claimed"));
            }
        }
        List<Judged> second = judge(text);
        assertFalse(second.getFirst().isRemembered());
        assertEquals(
                first.getFirst().verdict().word(), second.getFirst().verdict().word());
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.writeString(file, "{\"digest\":");
            }
        }
        assertFalse(judge(text).getFirst().isRemembered());
        assertTrue(judge(text).getFirst().isRemembered());
    }

    @Test
    void whatFollowsOnlyFromSomethingFalseIsNotProved() {
        List<Judged> judged = judge("""
                theory T imports Main begin
                lemma wrong: "(x :: nat) < 3" sorry
                lemma follows: "(y :: nat) * y < 9" using wrong by (metis wrong)
                end
                """);
        assertInstanceOf(Verdict.Refuted.class, judged.get(0).verdict());
        assertFalse(judged.get(1).verdict() instanceof Verdict.Proved, judged.toString());
    }

    @Test
    void aTheoremOfATptpProblemIsProvedInTheKernelAndANonTheoremHasAModel() {
        var judging = new Judging(Engines.all(""), Limits.of(Duration.ofSeconds(60)), Optional.empty());
        String axioms = """
                fof(s, axiom, ![X]: (man(X) => mortal(X))).
                fof(m, axiom, man(socrates)).
                """;
        Judged proved = judge(
                        judging, TptpTasks.read(new Source("s.p", axioms + "fof(c, conjecture, mortal(socrates)).")))
                .getFirst();
        assertInstanceOf(Verdict.Proved.class, proved.verdict(), proved.toString());
        Judged refuted = judge(judging, TptpTasks.read(new Source("z.p", axioms + "fof(c, conjecture, mortal(zeus)).")))
                .getFirst();
        Verdict.Refuted model = assertInstanceOf(Verdict.Refuted.class, refuted.verdict(), refuted.toString());
        assertFalse(model.drawing().isEmpty(), model.toString());
    }

    @Test
    void propertiesOfJavaAreRefutedByJavaAndProvedByInduction() throws IOException {
        Path file = folder.resolve("Trees.java");
        Files.writeString(file, """
                final class Trees {
                    @interface Property {}
                    sealed interface Tree permits Leaf, Fork {}
                    record Leaf() implements Tree {}
                    record Fork(Tree left, Tree right) implements Tree {}
                    static Tree mirror(Tree tree) {
                        return switch (tree) {
                            case Leaf() -> tree;
                            case Fork(Tree left, Tree right) -> new Fork(mirror(right), mirror(left));
                        };
                    }
                    @Property static boolean twice(Tree tree) { return mirror(mirror(tree)).equals(tree); }
                    @Property static boolean once(Tree tree) { return mirror(tree).equals(tree); }
                    @Property static boolean outside(Tree tree) { return tree.hashCode() == tree.hashCode(); }
                }
                """);
        TaskSource.Reading reading = new JavaTasks(List.of(), new TheoryProofPrinter(Writing.SHORT)).read(file);
        assertEquals(List.of(), reading.complaints());
        var judging = new Judging(Engines.all(""), Limits.of(Duration.ofSeconds(60)), Optional.empty());
        List<Judged> judged = judge(judging, reading);
        assertInstanceOf(Verdict.Proved.class, judged.get(0).verdict(), judged.toString());
        var refuted = assertInstanceOf(Verdict.Refuted.class, judged.get(1).verdict(), judged.toString());
        assertTrue(refuted.counterexample().getFirst().startsWith("tree = new Fork("), refuted.toString());
        var tested = assertInstanceOf(Verdict.Corroborated.class, judged.get(2).verdict(), judged.toString());
        assertTrue(tested.toString().contains("hashCode is not known here"), tested.toString());
    }
}
