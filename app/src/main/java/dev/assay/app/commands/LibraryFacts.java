package dev.assay.app.commands;

import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryTasks;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What theories of the library state, as conjectures that nothing may refute. */
final class LibraryFacts {
    private LibraryFacts() {}

    /** The facts of theories, as {@code --library} names them: of each its own, a proposition of several names once. */
    static List<Task> tasks(String named) {
        return LibraryTheories.of(named).stream()
                .flatMap(theory -> own(theory).stream())
                .toList();
    }

    private static List<Task> own(String theory) {
        Context context = Library.context(theory);
        Set<String> imported = Library.imports(theory).stream()
                .flatMap(other -> Library.context(other).theory().factNames().stream())
                .collect(Collectors.toSet());
        var propositions = new HashSet<Map.Entry<Set<Term>, Term>>();
        return context.theory().facts().stream()
                .filter(fact -> !imported.contains(fact.name()))
                .flatMap(fact -> fact.theorems().stream()
                        .filter(thm -> propositions.add(Map.entry(thm.hypotheses(), thm.conclusion())))
                        .map(thm -> task(context, theory, conjecture(fact, thm, theory))))
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
