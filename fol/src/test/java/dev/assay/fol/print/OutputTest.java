package dev.assay.fol.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Formula;
import dev.assay.fol.Problem;
import dev.assay.fol.Problems;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.fol.encoding.Encoder;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.hol.HigherOrderSmtLib;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutputTest {
    private static final String ARITHMETIC = """
            tff(f, type, f: $int > $int).
            tff(a, axiom, ![X: $int]: $less($sum(X, -2), f(X))).
            tff(r, axiom, ![X: $real]: $less($quotient(X, 0.5), X)).
            tff(q, axiom, ![X: $int]: $quotient_e(X, X) != $quotient_e(X, 1)).
            """;

    @Test
    void arithmeticIsThatOfSmtLibWhereBothMeanTheSame() {
        String text = SmtLibOutput.print(
                Encoder.encode(Problems.read(ARITHMETIC), Encoding.named("n~").orElseThrow()));
        assertTrue(text.contains("(forall ((|?X| Int)) (< (+ |?X| (- 2)) (|f| |?X|)))"), text);
        assertTrue(text.contains("(declare-fun |$quotient_$real_$real| (Real Real) Real)"), text);
        assertTrue(text.contains("(declare-fun |$quotient_e_$int_$int| (Int Int) Int)"), text);
    }

    @Test
    void typedTptpKeepsArithmeticAndUntypedDoesNot() {
        Problem problem = Problems.read(ARITHMETIC);
        String typed =
                TptpOutput.print(Encoder.encode(problem, Encoding.named("n~").orElseThrow()));
        assertTrue(typed.contains("$less($sum(X, -2), f(X))"), typed);
        String untyped =
                TptpOutput.print(Encoder.encode(problem, Encoding.named("e").orElseThrow()));
        assertTrue(untyped.contains("'$less'('$sum'(X, '-2'), f(X))"), untyped);
        String safe = TptpOutput.print(
                SafeNames.of(Encoder.encode(problem, Encoding.named("e").orElseThrow())));
        assertTrue(safe.contains("x_less(x_sum(X, x_2), f(X))"), safe);
    }

    @Test
    void namesThatAreNoWordsAreQuoted() {
        Problem problem = Problems.read("fof(a, axiom, 'P q'('Weird''?')).\n".replace("''", "\\'"));
        assertEquals("fof(a, axiom, 'P q'('Weird\\'?')).\n", TptpOutput.print(problem));
    }

    @Test
    void safeNamesAreDifferentForDifferentNames() {
        Problem problem = Problems.read("fof(a, axiom, ('p q' & ~ 'p.q' & p_q)).\n");
        Statement safe = SafeNames.of(problem).statements().getFirst();
        assertEquals("p_q_1 & ~ p_q_2 & p_q", TptpOutput.print(safe.formula()));
    }

    @Test
    void whatMeansSomethingInSmtLibIsCalledOtherwise() {
        Problem problem = Problems.read("fof(a, axiom, (true & ![X]: (select(X, bvadd) => selected(X)))).\n");
        String text =
                SmtLibOutput.print(Encoder.encode(problem, Encoding.named("n~").orElseThrow()));
        assertTrue(text.contains("(declare-fun |true!| () Bool)"), text);
        assertTrue(text.contains("(|select!| |?X| |bvadd!|)"), text);
        assertTrue(text.contains("(|selected| |?X|)"), text);
    }

    @Test
    void smtLibBeforeVersion27HasNoPolymorphism() {
        assertThrows(IllegalArgumentException.class, () -> SmtLibOutput.print(Problems.read(Problems.LISTS)));
    }

    @Test
    void smtLib27HasSortParameters() {
        String text = SmtLibOutput.printPolymorphic(Encoder.encode(
                Problems.read(Problems.LISTS), Encoding.named("n").orElseThrow()));
        assertTrue(text.startsWith("(set-info :smt-lib-version 2.7)\n"), text);
        assertTrue(text.contains("(declare-sort-parameter |'A|)\n"), text);
        assertTrue(text.contains("(declare-fun |cons| (|'A| (|list| |'A|)) (|list| |'A|))\n"), text);
        assertTrue(text.contains("(as |nil| (|list| |'A|))"), text);
        assertTrue(text.contains("(exists ((|?X| |b|) (|?Y| |b|) "), text);
    }

    @Test
    void aTypeParameterThatNothingShowsBecomesAnArgument() {
        Type.Var a = Type.var("'a");
        Symbol order = new Symbol("order", List.of(a), List.of(), Symbol.TRUTH);
        Problem problem = Problem.of(
                Statement.axiom("nat", new Formula.Atom(order, List.of(Type.con("nat")), List.of())),
                Statement.axiom("all", new Formula.Atom(order, List.of(a), List.of())));
        String text = SmtLibOutput.printPolymorphic(problem);
        assertTrue(text.contains("(declare-fun |order| ((|itself!| |'a|)) Bool)"), text);
        assertTrue(text.contains("(|order| (as |type!| (|itself!| |nat|)))"), text);
    }

    @Test
    void smtLib27HasMaps() {
        String text = HigherOrderSmtLib.print(Problems.higherOrder("""
                thf(p, type, p: ($i > $i) > $o).
                thf(f, type, f: $i > $i).
                thf(a, axiom, (p @ (^[X: $i]: (f @ (f @ X))))).
                thf(goal, conjecture, ?[G: $i > $i]: (p @ G)).
                """));
        assertTrue(text.contains("(declare-const |p| (-> (-> |$i| |$i|) Bool))"), text);
        assertTrue(text.contains("(_ |p| (lambda ((|?0| |$i|)) (_ |f| (_ |f| |?0|))))"), text);
        assertTrue(text.contains("(not (exists ((|?0| (-> |$i| |$i|))) (_ |p| |?0|)))"), text);
    }
}
