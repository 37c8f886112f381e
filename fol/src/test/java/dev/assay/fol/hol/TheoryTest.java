package dev.assay.fol.hol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Eprover;
import dev.assay.fol.Problem;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.print.SafeNames;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Problems from theories: datatypes, classes, induction. */
class TheoryTest {
    private static final TheoryDocument DOCUMENT = Library.read(new Source("T.thy", """
            theory T imports Main begin
            datatype 'a seq = Empty | Seq 'a "'a seq"
            datatype colour = Red | Green
            fun conc :: "'a seq ⇒ 'a seq ⇒ 'a seq" where
              "conc Empty ys = ys" |
              "conc (Seq x xs) ys = Seq x (conc xs ys)"
            class magma = fixes mul :: "'a ⇒ 'a ⇒ 'a" assumes same: "mul x y = mul y x"
            lemma one: "conc (Seq (x::'a) Empty) ys = Seq x ys" sorry
            lemma empty: "conc (xs::'a seq) Empty = xs" sorry
            lemma two: "mul (x::'a::magma) (mul y z) = mul (mul z y) x" sorry
            lemma wrong: "mul (x::nat) y = mul y x" oops
            lemma colours: "c = Red ∨ c = Green" sorry
            end
            """), Optional.empty());

    private static Conjecture conjecture(String name) {
        return DOCUMENT.statements().stream()
                .flatMap(s -> s.conjectures().stream())
                .filter(c -> c.name().contains(name))
                .findFirst()
                .orElseThrow();
    }

    private static HolProblem problem(String conjecture, List<String> facts) {
        Theory theory = DOCUMENT.context().theory();
        List<Fact> chosen = theory.facts().stream()
                .filter(f -> facts.stream().anyMatch(n -> f.name().endsWith(n)))
                .toList();
        assertFalse(chosen.isEmpty());
        return HolProblem.of(theory, chosen, List.of(conjecture(conjecture)), UnaryOperator.identity());
    }

    private static boolean isProved(HolProblem problem, String encoding) {
        Preparation preparation = Preparation.of(Encoding.named(encoding).orElseThrow());
        return Eprover.refutes(SafeNames.of(preparation.encoded(problem)));
    }

    @Test
    void recursiveEquationsProveTheirConsequences() {
        for (String encoding : List.of("g??", "t??", "g", "g??~", "t?~")) {
            assertTrue(isProved(problem("one", List.of("conc.simps")), encoding), encoding);
        }
    }

    @Test
    void anInductionRuleIsInstantiatedByTheConjecture() {
        Theory theory = DOCUMENT.context().theory();
        Term rule = theory.facts().stream()
                .filter(f -> f.name().endsWith("seq.induct"))
                .findFirst()
                .orElseThrow()
                .theorems()
                .getFirst()
                .conclusion();
        List<Term> instances = InductionInstances.of(rule, conjecture("empty"));
        assertEquals(1, instances.size());
        HolProblem plain = problem("empty", List.of("conc.simps"));
        var statements = new ArrayList<>(plain.statements());
        statements.add(HolStatement.of("induct", dev.assay.fol.Role.AXIOM, instances.getFirst()));
        assertFalse(isProved(plain, "g??~"));
        assertTrue(isProved(plain.with(statements), "g??~"));
    }

    @Test
    void classesArePredicatesOnTypes() {
        HolProblem problem = problem("two", List.of("magma_class.same", "magma.same", "same"));
        for (String encoding : List.of("g??", "t??", "g??~")) {
            assertTrue(isProved(problem, encoding), encoding);
        }
        Problem typed = Preparation.of(Encoding.named("g??").orElseThrow()).typed(problem);
        assertTrue(typed.symbols().stream().anyMatch(s -> s.name().equals("magma") && s.isPredicate()));
    }

    @Test
    void datatypesTellWhatIsInfinite() {
        Problem typed = Preparation.of(Encoding.named("g??").orElseThrow())
                .typed(problem("one", List.of("conc.simps", "colour.exhaust")));
        Type seq = typed.typeConstructors().keySet().stream()
                .filter(n -> n.endsWith("seq"))
                .map(n -> (Type) Type.con(n, Type.var("'z")))
                .findFirst()
                .orElseThrow();
        assertTrue(typed.knowledge().isInfinite(seq));
        Type colour = typed.typeConstructors().keySet().stream()
                .filter(n -> n.endsWith("colour"))
                .map(n -> (Type) Type.con(n))
                .findFirst()
                .orElseThrow();
        assertTrue(typed.knowledge().isFinite(colour));
        assertFalse(typed.knowledge().isInfinite(colour));
    }

    @Test
    void whatIsKnownOfConstructorsCanBeSaid() {
        HolProblem problem = problem("one", List.of("conc.simps"));
        var nonsense = new ArrayList<>(problem.statements());
        nonsense.removeLast();
        Theory theory = DOCUMENT.context().theory();
        Term disjoint = conjecture("one").conclusion();
        // Seq x ys = Empty is refuted only by what is known of constructors.
        Term seq = disjoint.arguments().getLast();
        Type type = seq.type();
        String empty = theory.signature()
                .datatype(((Type.Con) type).name())
                .orElseThrow()
                .constructors()
                .getFirst()
                .name();
        nonsense.add(HolStatement.of(
                "nonsense", dev.assay.fol.Role.CONJECTURE, Hol.mkNot(Hol.mkEq(seq, new Term.Const(empty, type)))));
        Encoding encoding = Encoding.named("g??~").orElseThrow();
        Preparation silent = Preparation.of(encoding);
        var telling = new Preparation(encoding, silent.options(), silent.lambdas(), silent.arities(), true);
        assertFalse(Eprover.refutes(SafeNames.of(silent.encoded(problem.with(nonsense)))));
        assertTrue(Eprover.refutes(SafeNames.of(telling.encoded(problem.with(nonsense)))));
    }
}
