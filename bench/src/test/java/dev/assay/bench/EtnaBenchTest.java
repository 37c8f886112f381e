package dev.assay.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.test.Options;
import dev.assay.test.Verdict;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import dev.assay.test.smart.Smart;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class EtnaBenchTest {
    private static TheoryDocument read(MutantTasks tasks, String text) {
        TheoryDocument document = Library.read(new Source(tasks.name() + ".thy", text), Optional.empty());
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        return document;
    }

    @Test
    void thereAreAsManyTasksAsPublished() {
        List<Integer> counts =
                EtnaBench.workloads().stream().map(MutantTasks::count).toList();
        assertEquals(List.of(53, 58, 20), counts);
    }

    @Test
    void withoutMutantsAllPropertiesSurvive() {
        for (MutantTasks tasks : EtnaBench.workloads()) {
            Set<String> wanted = new TreeSet<>();
            tasks.mutants().forEach(m -> wanted.addAll(m.properties()));
            for (TheoryStatement statement : read(tasks, tasks.theory()).statements()) {
                Finding finding = tested(statement);
                assertFalse(
                        finding.verdict() instanceof Verdict.Refuted, () -> statement.conjectures() + ": " + finding);
                statement
                        .conjectures()
                        .forEach(c -> wanted.remove(c.name().substring(c.name().lastIndexOf('.') + 1)));
            }
            assertEquals(Set.of(), wanted);
        }
    }

    @Test
    void aMutantIsFound() {
        MutantTasks tasks = EtnaBench.workloads().getFirst();
        TheoryDocument document = read(tasks, tasks.with(tasks.mutants().getFirst()));
        assertTrue(document.statements().stream().anyMatch(s -> tested(s).isGenuine()));
    }

    private static Finding tested(TheoryStatement statement) {
        try (Meter meter = Budget.UNLIMITED.withSteps(20_000).start()) {
            return Quickcheck.run(
                    statement.context().theory(),
                    statement.conjectures().getFirst(),
                    Options.DEFAULT.with(List.of(new Options.Setting("depth", "4"))),
                    List.of(Smart.whole()),
                    meter);
        }
    }
}
