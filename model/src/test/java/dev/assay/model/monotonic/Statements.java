package dev.assay.model.monotonic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.model.monotonic.Monotonicity.Demand;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The lemmas of a theory by name, and which calculi infer that they or their negations are monotonic. */
final class Statements {
    static final Type A = Type.var("'a");

    private final Monotonicity monotonicity;
    private final Map<String, Conjecture> conjectures = new LinkedHashMap<>();

    private Statements(TheoryDocument document) {
        this.monotonicity = new Monotonicity(document.context().theory());
        for (TheoryStatement statement : document.statements()) {
            for (Conjecture c : statement.conjectures()) {
                conjectures.put(c.name().substring(c.name().indexOf('.') + 1), c);
            }
        }
    }

    static Statements of(String text) {
        String theory = "theory Test imports Main begin\n" + text + "\nend\n";
        TheoryDocument document = Library.read(new Source("Test.thy", theory), Optional.empty());
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        return new Statements(document);
    }

    List<Demand> demands(String lemma) {
        Conjecture c = conjectures.get(lemma);
        if (c == null) {
            throw new IllegalArgumentException("no lemma " + lemma + " among " + conjectures.keySet());
        }
        return List.of(new Demand(lemma, Hol.mkImplies(c.assumptions(), c.conclusion())));
    }

    private static List<Demand> negated(List<Demand> demands) {
        Term formula = demands.getFirst().formula();
        return List.of(new Demand("negation", Hol.mkNot(formula)));
    }

    Judgement judge(String lemma, Type type, Calculus calculus) {
        return monotonicity.judge(demands(lemma), type, calculus);
    }

    /** The type of the lemma with that name or first type variable. */
    Type type(String lemma, String name) {
        return monotonicity.atomicTypes(demands(lemma)).stream()
                .filter(t -> t.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        lemma + ": no type " + name + " among " + monotonicity.atomicTypes(demands(lemma))));
    }

    /** The calculi that infer the lemma monotonic, as {@code "M2 M3"}. */
    String monotonic(String lemma, Type type) {
        return calculi(demands(lemma), type);
    }

    String monotonic(String lemma) {
        return monotonic(lemma, A);
    }

    /** The calculi that infer its negation monotonic. */
    String antimonotonic(String lemma) {
        return calculi(negated(demands(lemma)), A);
    }

    private String calculi(List<Demand> demands, Type type) {
        return Stream.of(Calculus.values())
                .filter(c -> monotonicity.judge(demands, type, c).isMonotonic())
                .map(Calculus::name)
                .collect(Collectors.joining(" "));
    }
}
