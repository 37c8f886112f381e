package dev.assay.app.judging;

import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Expectation;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.run.Seed;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.isabelle.session.SearchPath;
import dev.assay.test.mutation.Mutant;
import dev.assay.test.mutation.Mutants;
import dev.assay.test.mutation.Vocabulary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Mutants of the theorems of theories, as tasks.
 *
 * @param folders where theories may lie that others import
 * @param count at most so many of each theorem
 */
public record MutantTasks(List<Path> folders, int count, Seed seed) implements TaskSource {
    public MutantTasks {
        folders = List.copyOf(folders);
    }

    @Override
    public String kind() {
        return "a theory (.thy)";
    }

    @Override
    public boolean reads(Path file) {
        return file.toString().endsWith(".thy");
    }

    @Override
    public Reading read(Path file) throws IOException {
        Source source = Source.read(file);
        TheoryDocument document = Library.read(source, SearchPath.beside(file).with(folders), ProofChecker.NONE);
        List<Conjecture> theorems = document.statements().stream()
                .flatMap(statement -> statement.conjectures().stream())
                .toList();
        var vocabulary = new Vocabulary(document.context().theory(), theorems);
        String text = new Digest()
                .add(document.imported().digest())
                .add(source.text())
                .hex();
        var tasks = new ArrayList<Task>();
        for (Conjecture theorem : theorems) {
            List<Mutant> mutants = Mutants.of(theorem, vocabulary, count, seed);
            for (int i = 0; i < mutants.size(); i++) {
                tasks.add(task(file, document, named(mutants.get(i), i + 1), text));
            }
        }
        return new Reading(tasks, document.complaints(), List.of());
    }

    /** It must not be taken for the theorem that it was made of. */
    private static Conjecture named(Mutant mutant, int number) {
        Conjecture changed = mutant.conjecture();
        return new Conjecture(
                changed.name() + " mutant " + number + ": " + mutant.mutation().word(),
                changed.position(),
                changed.assumptions(),
                changed.conclusion());
    }

    private static Task task(Path file, TheoryDocument document, Conjecture mutant, String text) {
        Task task = TheoryTasks.task(document.context(), mutant);
        return new Task(
                file.toString(),
                task.setting().printer().print(Hol.mkImplies(mutant.assumptions(), mutant.conclusion())),
                task.theory(),
                mutant,
                task.setting().expecting(Expectation.NOTHING),
                Dependencies.of(new Digest().add(text).add(mutant).hex()),
                List.of());
    }
}
