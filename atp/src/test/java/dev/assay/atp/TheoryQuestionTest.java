package dev.assay.atp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Role;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.HolStatement;
import dev.assay.fol.hol.InductionInstances;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.tptp.TptpReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The acceptance tests T17 to T20 of Sledgehammer; T21 is one of metis, T22 one of the minimiser. */
class TheoryQuestionTest {
    private static final TheoryDocument DOCUMENT = Library.read(new Source("T.thy", """
            theory T imports Main begin
            lemma circle: "x3 = abs x2 - x1 ⟹ x4 = abs x3 - x2 ⟹ x5 = abs x4 - x3 ⟹ x6 = abs x5 - x4 ⟹
              x7 = abs x6 - x5 ⟹ x8 = abs x7 - x6 ⟹ x9 = abs x8 - x7 ⟹ x10 = abs x9 - x8 ⟹ x11 = abs x10 - x9 ⟹
              x1 = x10 ∧ x2 = (x11::int)" oops
            lemma numerals: "x < 12 ⟹ 2 * x + 7 < (31::int)" oops
            datatype arith = Zero | Succ arith | Pred arith
            inductive isvalue :: "arith ⇒ bool" where
              "isvalue Zero" |
              "isvalue n ⟹ isvalue (Succ n)"
            inductive step :: "arith ⇒ arith ⇒ bool" where
              "step m n ⟹ step (Succ m) (Succ n)" |
              "step (Pred Zero) Zero" |
              "step m n ⟹ step (Pred m) (Pred n)" |
              "isvalue v ⟹ step (Pred (Succ v)) v"
            lemma pred_zero: "step (Pred Zero) m ⟹ m = Zero" oops
            datatype 'a tree = Leaf 'a | Node "'a tree" "'a tree"
            fun letters :: "'a tree ⇒ 'a set" where
              "letters (Leaf a) = {a}" |
              "letters (Node s t) = letters s ∪ letters t"
            lemma finitely_many: "finite (letters t)" oops
            end
            """), Optional.empty());

    private static Conjecture conjecture(String name) {
        return DOCUMENT.statements().stream()
                .flatMap(s -> s.conjectures().stream())
                .filter(c -> c.name().endsWith(name))
                .findFirst()
                .orElseThrow();
    }

    private static HolProblem problem(String conjecture, String... facts) {
        Theory theory = DOCUMENT.context().theory();
        var chosen = new ArrayList<Fact>();
        for (String name : facts) {
            chosen.add(theory.facts().stream()
                    .filter(f -> f.name().endsWith("." + name))
                    .findFirst()
                    .orElseThrow());
        }
        return HolProblem.of(theory, chosen, List.of(conjecture(conjecture)), UnaryOperator.identity());
    }

    private static Answer ask(Function<Meter, Answer> prover) {
        try (Meter meter = Budget.UNLIMITED.withTime(Duration.ofMinutes(2)).start()) {
            return prover.apply(meter);
        }
    }

    private static Slice calculating() {
        return new Slice(1, Encoding.named("n~").orElseThrow(), LambdaScheme.LIFTING, List.of()).withArithmetic();
    }

    /** T17. */
    @ParameterizedTest
    @EnumSource
    void aSolverCalculatesWithTheIntegersOfTheLibrary(EmbeddedSolver solver) {
        for (String name : List.of("circle", "numerals")) {
            var question = new Question(problem(name));
            Answer answer = ask(meter -> solver.ask(question, calculating(), meter));
            assertEquals(Status.THEOREM, answer.status(), name + ": " + answer.detail());
        }
    }

    @Test
    void withoutArithmeticNothingFollowsOfNumbersAlone() {
        var question = new Question(problem("numerals"));
        String text = question.text(
                        InputFormat.SMTLIB,
                        new Slice(1, Encoding.named("n~").orElseThrow(), LambdaScheme.LIFTING, List.of()))
                .text();
        assertTrue(text.contains("numeral"), text);
        String calculating = question.text(InputFormat.SMTLIB, calculating()).text();
        assertTrue(calculating.contains("(< (+ (* 2 "), calculating);
        assertTrue(!calculating.contains("numeral"), calculating);
    }

    /** T18. */
    @Test
    void aStepFromPredZeroLeadsToZero() {
        var question = new Question(problem("pred_zero", "arith.distinct", "arith.inject", "step.simps"));
        Answer answer = ask(meter -> EmbeddedSolver.Z3.ask(question, meter));
        assertEquals(Status.THEOREM, answer.status(), answer.detail());
        assertTrue(
                answer.used().stream().anyMatch(n -> n.contains("step.simps")),
                answer.used().toString());
    }

    /** T19. */
    @Test
    void anInstanceOfInductionProvesThatLettersAreFinitelyMany() {
        Theory theory = DOCUMENT.context().theory();
        HolProblem plain = problem("finitely_many", "letters.simps", "finite_UnI", "finite.emptyI", "finite.insertI");
        Term rule = theory.theorem("T.tree.induct").conclusion();
        List<Term> instances = InductionInstances.of(rule, conjecture("finitely_many"));
        assertEquals(1, instances.size());
        var statements = new ArrayList<>(plain.statements());
        statements.add(HolStatement.of("tree_induct", Role.AXIOM, instances.getFirst()));
        var question = new Question(plain.with(statements));
        Answer answer = ask(meter -> new EmbeddedProver(1).ask(question, meter));
        assertEquals(Status.THEOREM, answer.status(), answer.detail());
        assertTrue(answer.used().contains("tree_induct"), answer.used().toString());
    }

    private static final String COMMUTES = "fof(sup_comm, axiom, ![X, Y]: sup(X, Y) = sup(Y, X)).\n";

    /** z = −(x ⊔ −y), ky = y ⊔ k ⊗ (x ⊔ z), and −(z ⊔ −y) = x. */
    private static final String ASSUMED = COMMUTES + """
            fof(z, axiom, z = neg(sup(x, neg(y)))).
            fof(ky, axiom, ky = sup(y, copy(k, sup(x, z)))).
            fof(assms, axiom, neg(sup(z, neg(y))) = x).
            """;

    private static final String COPY = """
            fof(copyp0, axiom, ![X, Y, Z]:
                (neg(sup(X, neg(Y))) = Z => neg(sup(X, neg(sup(Y, copy(k, sup(X, Z)))))) = Z)).
            """;

    /** T20. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ASSUMED + "fof(first, axiom, neg(sup(x, neg(ky))) = z).\n"
                        + "fof(goal, conjecture, neg(sup(neg(ky), neg(sup(neg(y), z)))) = z).\n",
                ASSUMED + COPY + "fof(goal, conjecture, neg(sup(z, neg(ky))) = x).\n",
                ASSUMED + "fof(third, axiom, neg(sup(z, neg(ky))) = x).\n"
                        + "fof(goal, conjecture, z = neg(sup(neg(y), neg(sup(neg(ky), z))))).\n",
                ASSUMED + """
                        fof(second, axiom, neg(sup(neg(ky), neg(sup(neg(y), z)))) = z).
                        fof(fourth, axiom, z = neg(sup(neg(y), neg(sup(neg(ky), z))))).
                        fof(eq_intro, axiom, ![X, Y, Z]:
                            (neg(sup(X, neg(sup(Y, Z)))) = neg(sup(Y, neg(sup(X, Z)))) => X = Y)).
                        fof(goal, conjecture, neg(sup(y, copy(k, sup(x, neg(sup(x, neg(y))))))) = neg(y)).
                        """
            })
    void theStepsOfTheRobbinsFragment(String tptp) {
        Document document = TptpReader.read(new Source("robbins.p", tptp)).document();
        var question = new Question(HolProblem.of(document.theory(), document.conjectures(), document::name));
        Answer answer = ask(meter -> new EmbeddedProver(1).ask(question, meter));
        assertEquals(Status.THEOREM, answer.status(), answer.detail());
    }
}
