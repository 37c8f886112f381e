package dev.assay.prove;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import java.util.Optional;

/** Statements over the library, as tests write them. */
public final class Statements {
    public static final Context MAIN = Library.context("Main");

    private Statements() {}

    public static Term read(String statement) {
        String text = "theory Statement imports Main begin\nlemma \"" + statement + "\" oops\nend\n";
        var document = Library.read(new Source("Statement.thy", text), Optional.empty());
        return Optional.of(document.statements())
                .filter(s -> s.size() == 1 && document.failures().isEmpty())
                .map(s -> s.getFirst().conjectures().getFirst())
                .map(c -> Hol.mkImplies(c.assumptions(), c.conclusion()))
                .orElseThrow(() -> new IllegalArgumentException(document.errors() + " " + document.failures()));
    }
}
