package dev.assay.bench;

import dev.assay.logic.Conjecture;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Seed;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.SizedTester;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.goal.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The theory whose statements are tested for a benchmark. */
final class TestedTheory {
    private static final Budget BUDGET = Budget.UNLIMITED.withSeed(new Seed(7));

    private final TheoryDocument document;

    private TestedTheory(TheoryDocument document) {
        this.document = document;
    }

    static TestedTheory read() {
        try (InputStream in = Objects.requireNonNull(TestedTheory.class.getResourceAsStream("Bench.thy"))) {
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static TestedTheory of(String text) {
        TheoryDocument document = Library.read(new Source("Bench.thy", text), Optional.empty());
        if (!document.errors().isEmpty() || !document.failures().isEmpty()) {
            throw new IllegalStateException(document.errors() + " " + document.failures());
        }
        return new TestedTheory(document);
    }

    Problem problem(String name) {
        for (TheoryStatement statement : document.statements()) {
            for (Conjecture conjecture : statement.conjectures()) {
                if (conjecture.name().equals("Bench." + name)) {
                    return Problems.of(statement.context().theory(), conjecture, List.of(), Options.DEFAULT)
                            .getFirst()
                            .problem();
                }
            }
        }
        throw new IllegalArgumentException("no statement " + name);
    }

    static Meter meter() {
        return BUDGET.start();
    }

    /** Makes the tests of one size, which all have to succeed. */
    static long tests(SizedTester.Prepared prepared, int size) {
        try (Meter meter = meter()) {
            return survived(prepared.test(size, meter));
        }
    }

    /** Makes all tests up to a size, which all have to succeed. */
    static long tests(Tester tester, Problem problem, int size) {
        try (Meter meter = meter()) {
            return survived(tester.test(problem, Options.DEFAULT.withSize(size), meter));
        }
    }

    private static long survived(Verdict verdict) {
        if (verdict instanceof Verdict.Survived(var tests, var _)) {
            return tests;
        }
        throw new IllegalStateException("the statement holds, but testing it comes to " + verdict);
    }
}
