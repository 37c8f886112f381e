package dev.assay.test.narrowing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.test.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lemmas of a theory, by name, as problems at one type for all type variables. */
final class Lemmas {
    static final Type NAT = Type.con("Nat.nat");
    static final Type INT = Type.con("Int.int");
    static final Type BOOL = Type.bool();

    private final TheoryDocument document;
    private final Map<String, Conjecture> conjectures = new LinkedHashMap<>();

    private Lemmas(TheoryDocument document) {
        this.document = document;
        for (TheoryStatement statement : document.statements()) {
            for (Conjecture c : statement.conjectures()) {
                conjectures.put(c.name(), c);
            }
        }
    }

    static Lemmas of(String text) {
        String theory = "theory Test imports Main begin\n" + text + "\nend\n";
        TheoryDocument document = Library.read(new Source("Test.thy", theory), Optional.empty());
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        return new Lemmas(document);
    }

    List<String> names() {
        return List.copyOf(conjectures.keySet());
    }

    Problem problem(String name, Type type) {
        Conjecture c = conjectures.get(name);
        if (c == null) {
            throw new IllegalArgumentException("no lemma " + name + " among " + names());
        }
        var types = new HashMap<Type.Var, Type>();
        c.typeVariables().forEach(v -> types.put(v, type));
        return new Problem(
                document.context().theory(),
                new ArrayList<>(c.variables().stream()
                        .map(v -> (Term.Free) v.substituteTypes(types))
                        .toList()),
                c.assumptions().stream().map(t -> t.substituteTypes(types)).toList(),
                c.conclusion().substituteTypes(types));
    }
}
