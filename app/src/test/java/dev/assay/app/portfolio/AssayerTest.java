package dev.assay.app.portfolio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import dev.assay.run.ProgressListener;
import dev.assay.syntax.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssayerTest {
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

    private List<Settled> settle(String text) {
        var assayer = new Assayer(
                "", Assayer.Limits.of(Duration.ofSeconds(60)), Optional.of(new VerdictStore(folder, "a version")));
        return settle(assayer, TheoryTasks.read(new Source("T.thy", text), Optional.empty()));
    }

    private static List<Settled> settle(Assayer assayer, TaskSource.Reading reading) {
        assertEquals(List.of(), reading.complaints());
        var grounds = new Grounds();
        try (var run = Budget.UNLIMITED.start()) {
            return reading.tasks().stream()
                    .map(task -> assayer.settle(task, grounds, run, ProgressListener.SILENT))
                    .toList();
        }
    }

    private static List<Boolean> remembered(List<Settled> settled) {
        return settled.stream().map(Settled::isRemembered).toList();
    }

    @Test
    void whatIsTrueIsProvedAndWhatIsFalseRefutedAndBothAreRememberedUntilSomethingChanges() {
        List<Settled> first = settle(THEORY);
        assertInstanceOf(Verdict.Proved.class, first.get(0).verdict(), first.toString());
        Verdict.Refuted refuted =
                assertInstanceOf(Verdict.Refuted.class, first.get(1).verdict());
        assertTrue(refuted.isSure());
        assertTrue(refuted.counterexample().getFirst().startsWith("n = "), refuted.toString());
        assertInstanceOf(Verdict.Proved.class, first.get(2).verdict(), first.toString());
        assertEquals(List.of(false, false, false), remembered(first));

        List<Settled> second = settle(THEORY);
        assertEquals(List.of(true, true, true), remembered(second));
        assertEquals(
                first.stream().map(Settled::verdict).toList(),
                second.stream().map(Settled::verdict).toList());

        // What does not depend on the statement that was changed is still known.
        List<Settled> edited = settle(
                THEORY.replace("\"twice n = n\"", "\"twice n = 3 * n\"").replace("lemma a", "(* new *) lemma a"));
        assertEquals(List.of(true, false, true), remembered(edited));

        List<Settled> redefined = settle(THEORY.replace("n + n\"", "n + (n + 0)\""));
        assertEquals(List.of(false, false, false), remembered(redefined));
    }

    @Test
    void aDamagedStoreIsAsGoodAsNone() throws IOException {
        String text = """
                theory T imports Main begin
                lemma a: "x = (x :: nat) + 1" oops
                end
                """;
        List<Settled> first = settle(text);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String content = Files.readString(file);
                Files.writeString(file, content.replace("refuted", "claimed"));
            }
        }
        List<Settled> second = settle(text);
        assertFalse(second.getFirst().isRemembered());
        assertEquals(
                first.getFirst().verdict().word(), second.getFirst().verdict().word());
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.writeString(file, "{\"digest\":");
            }
        }
        assertFalse(settle(text).getFirst().isRemembered());
        assertTrue(settle(text).getFirst().isRemembered());
    }

    @Test
    void whatFollowsOnlyFromSomethingFalseIsNotProved() {
        List<Settled> settled = settle("""
                theory T imports Main begin
                lemma wrong: "(x :: nat) < 3" sorry
                lemma follows: "(y :: nat) * y < 9" using wrong by (metis wrong)
                end
                """);
        assertInstanceOf(Verdict.Refuted.class, settled.get(0).verdict());
        assertFalse(settled.get(1).verdict() instanceof Verdict.Proved, settled.toString());
    }

    @Test
    void aTheoremOfATptpProblemIsProvedInTheKernelAndANonTheoremHasAModel() {
        var assayer = new Assayer("", Assayer.Limits.of(Duration.ofSeconds(60)), Optional.empty());
        String axioms = """
                fof(s, axiom, ![X]: (man(X) => mortal(X))).
                fof(m, axiom, man(socrates)).
                """;
        Settled proved = settle(
                        assayer, TptpTasks.read(new Source("s.p", axioms + "fof(c, conjecture, mortal(socrates)).")))
                .getFirst();
        assertInstanceOf(Verdict.Proved.class, proved.verdict(), proved.toString());
        Settled refuted = settle(
                        assayer, TptpTasks.read(new Source("z.p", axioms + "fof(c, conjecture, mortal(zeus)).")))
                .getFirst();
        Verdict.Refuted model = assertInstanceOf(Verdict.Refuted.class, refuted.verdict(), refuted.toString());
        assertTrue(model.picture().startsWith("<svg"), model.toString());
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
        TaskSource.Reading reading = new JavaTasks().read(file);
        assertEquals(List.of(), reading.complaints());
        var assayer = new Assayer("", Assayer.Limits.of(Duration.ofSeconds(60)), Optional.empty());
        List<Settled> settled = settle(assayer, reading);
        assertInstanceOf(Verdict.Proved.class, settled.get(0).verdict(), settled.toString());
        var refuted = assertInstanceOf(Verdict.Refuted.class, settled.get(1).verdict(), settled.toString());
        assertTrue(refuted.counterexample().getFirst().startsWith("tree = new Fork("), refuted.toString());
        var tested = assertInstanceOf(Verdict.Corroborated.class, settled.get(2).verdict(), settled.toString());
        assertTrue(tested.toString().contains("hashCode is not known here"), tested.toString());
    }
}
