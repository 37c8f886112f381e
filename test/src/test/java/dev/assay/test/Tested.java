package dev.assay.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Conjecture;
import dev.assay.logic.TermPrinter;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Seed;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Theories whose statements that end with {@code oops} are tested. */
public final class Tested {
    private Tested() {}

    public static TheoryDocument read(String text) {
        return read("Main", text);
    }

    public static TheoryDocument read(String imports, String text) {
        String theory = "theory Test imports " + imports + " begin\n" + text + "\nend\n";
        TheoryDocument document = Library.read(new Source("Test.thy", theory), Optional.empty());
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        return document;
    }

    /** What testing the only such statement comes to. */
    public static Finding one(String text, Options options, Tester tester) {
        List<Finding> all = all(read(text), options, tester);
        assertEquals(1, all.size());
        return all.getFirst();
    }

    public static Finding lemma(String proposition, Options options, Tester tester) {
        return one("lemma \"" + proposition + "\" oops", options, tester);
    }

    public static List<Finding> all(TheoryDocument document, Options options, Tester tester) {
        var result = new ArrayList<Finding>();
        for (TheoryStatement statement : document.statements()) {
            if (statement.ending() == dev.assay.syntax.isabelle.outer.Proof.Ending.OOPS) {
                for (Conjecture conjecture : statement.conjectures()) {
                    result.add(run(statement, conjecture, options, tester));
                }
            }
        }
        return result;
    }

    private static Finding run(TheoryStatement statement, Conjecture conjecture, Options options, Tester tester) {
        try (Meter meter = Budget.UNLIMITED.withSeed(new Seed(7)).start()) {
            return Quickcheck.run(statement.context().theory(), conjecture, options, List.of(tester), meter);
        }
    }

    /** The finding on one line. */
    public static String text(Finding finding) {
        return switch (finding.verdict()) {
            case Verdict.Refuted(var counterexample, var isGenuine) ->
                (isGenuine ? "" : "potential ")
                        + counterexample.bindings().stream()
                                .map(b -> b.name() + " = "
                                        + TermPrinter.ASCII.withWidth(1000).print(b.value()))
                                .collect(Collectors.joining(", "));
            case Verdict.Survived(var _, var isComplete) -> isComplete ? "holds" : "survived";
            case Verdict.Unknown(var reason) -> "unknown: " + reason;
            case Verdict.Stopped stopped -> "unknown: " + stopped.sentence();
            case Verdict.Failed(var crash) -> "failed: " + crash.message();
            case Verdict.NotExecutable(var _, var reason) -> "not executable: " + reason;
        };
    }
}
