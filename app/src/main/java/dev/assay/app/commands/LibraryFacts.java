package dev.assay.app.commands;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.stream.Stream;

/** What a theory of the library states, as conjectures that nothing may refute. */
final class LibraryFacts {
    private LibraryFacts() {}

    static Stream<Conjecture> of(Theory theory, String name) {
        return theory.facts().stream()
                .flatMap(fact -> fact.theorems().stream().map(thm -> conjecture(fact, thm, name)));
    }

    private static Conjecture conjecture(Fact fact, Thm thm, String theory) {
        return new Conjecture(fact.name(), new Position(theory, 1, 1), List.copyOf(thm.hypotheses()), thm.conclusion());
    }

    /** The name of a constant without that of its theory. */
    static String shortened(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
