package dev.assay.fol.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Problem;
import dev.assay.fol.Problems;
import dev.assay.fol.Statement;
import dev.assay.fol.encoding.Encoder;
import dev.assay.fol.encoding.Encoding;
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
    void smtLibHasNoPolymorphism() {
        assertThrows(IllegalArgumentException.class, () -> SmtLibOutput.print(Problems.read(Problems.LISTS)));
    }
}
