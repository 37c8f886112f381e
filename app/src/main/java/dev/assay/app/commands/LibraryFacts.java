package dev.assay.app.commands;

import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryTasks;
import java.util.List;

/** What a theory of the library states, as conjectures that nothing may refute. */
final class LibraryFacts {
    private LibraryFacts() {}

    static List<Task> tasks(String theory) {
        Context context = Library.context(theory);
        return context.theory().facts().stream()
                .flatMap(fact ->
                        fact.theorems().stream().map(thm -> task(context, theory, conjecture(fact, thm, theory))))
                .toList();
    }

    private static Task task(Context context, String theory, Conjecture conjecture) {
        return new Task(
                theory,
                context.printer()
                        .withWidth(Integer.MAX_VALUE)
                        .print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion())),
                context.theory(),
                conjecture,
                TheoryTasks.setting(context, conjecture),
                Dependencies.of(new Digest().add(theory).add(conjecture).hex()),
                List.of());
    }

    private static Conjecture conjecture(Fact fact, Thm thm, String theory) {
        return new Conjecture(fact.name(), new Position(theory, 1, 1), List.copyOf(thm.hypotheses()), thm.conclusion());
    }
}
