package dev.assay.prove;

import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Theories for tests, written as text. */
public final class Theories {
    private Theories() {}

    /** A theory over Main with these commands. */
    public static TheoryDocument of(String... commands) {
        String text = "theory T imports Main begin\n" + String.join("\n", commands) + "\nend\n";
        TheoryDocument document = Library.read(new Source("T.thy", text), Optional.empty());
        if (!document.errors().isEmpty() || !document.failures().isEmpty()) {
            throw new IllegalArgumentException(document.errors() + " " + document.failures());
        }
        return document;
    }

    /** What the last statement of a theory states. */
    public static Conjecture goal(TheoryDocument document) {
        return document.statements().getLast().conjectures().getLast();
    }

    /** The theorems of these names. */
    public static List<Thm> facts(Theory theory, String... names) {
        var result = new ArrayList<Thm>();
        for (String name : names) {
            result.addAll(theory.fact(name)
                    .orElseThrow(() -> new IllegalArgumentException("no fact " + name))
                    .theorems());
        }
        return result;
    }
}
