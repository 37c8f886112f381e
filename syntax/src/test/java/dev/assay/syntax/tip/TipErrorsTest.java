package dev.assay.syntax.tip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TipErrorsTest {
    private static final String NAT = "(declare-datatype nat ((zero) (succ (pred nat))))\n";

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
        (prove (= zero zero)                       ¦ t:2:21: expected ')' for the '(' of line 2, column 1, found end of file
        )                                          ¦ t:2:1: expected '(', found ')'
        prove                                      ¦ t:2:1: expected '(', found 'prove'
        (foo)                                      ¦ t:2:2: unknown command foo
        (prove)                                    ¦ t:2:2: expected a formula after this, found ')'
        (prove true false)                         ¦ t:2:13: expected ')', found 'false'
        (prove (= zero nought))                    ¦ t:2:16: unknown name nought
        (prove (= zero true))                      ¦ t:2:16: type error: expected nat, found bool
        (prove zero)                               ¦ t:2:8: type error: expected bool, found nat
        (prove (= (succ zero zero) zero))          ¦ t:2:22: type error: a term of type nat is applied to an argument
        (prove (forall ((x Nat)) true))            ¦ t:2:20: unknown type Nat
        (prove (forall ((x (nat nat))) true))      ¦ t:2:20: type nat takes 0 arguments, found 1
        (prove (forall (x) true))                  ¦ t:2:17: expected a variable with its type, found 'x'
        (prove (forall ((x nat) y true))           ¦ t:2:33: expected ')' for the '(' of line 2, column 1, found end of file
        (prove (match zero ((zero true) (succ)))) ¦ t:2:34: expected a term after this, found ')'
        (prove (match zero (((succ) true))))       ¦ t:2:22: constructor succ takes 1 arguments, found 0
        (prove (match zero (((pred x) true))))     ¦ t:2:22: pred is not a constructor of type nat
        (prove (match 1 (((succ x) true))))        ¦ t:2:19: type error: expected int, found nat
        (prove (not true true))                    ¦ t:2:9: not takes 1 arguments, found 2
        (prove (ite true zero false))              ¦ t:2:23: type error: expected nat, found bool
        (prove (_ zero nat))                       ¦ t:2:8: zero takes 0 type arguments, found 1
        (prove 1x)                                 ¦ t:2:8: expected a number or a name, found '1x'
        (prove |open)                              ¦ t:2:8: expected '|' at the end of a name, found end of file
        (set-info :a "open)                        ¦ t:2:14: expected '"' at the end of a string, found end of file
        (prove {)                                  ¦ t:2:8: unexpected character '{'
        (declare-sort nat 0)                       ¦ t:2:1: type nat is declared already at t:1:1
        (declare-fun zero () nat)                  ¦ t:2:1: zero is declared already at t:1:24
        (declare-datatype t ())                    ¦ t:2:21: datatype t has no constructor
        (declare-datatype t ((c (s t))))           ¦ t:2:1: datatype TIP.t: TIP.t has no base case: every constructor needs a value of the type already
        (declare-datatypes ((t 1)) (((c))))        ¦ t:2:29: datatype t is declared with 1 parameters at t:2:21 but has 0
        (define-fun f ((x nat)) nat (f x))         ¦ t:2:30: unknown name f
        (define-fun f (par (a) (((x a)) nat)) x)   ¦ t:2:1: type parameter a can only be nat here
        (define-fun-rec f () nat)                  ¦ t:2:22: expected a term after this, found ')'
        (define-funs-rec ((f () nat)) (zero zero)) ¦ t:2:31: expected 1 terms, one for each function, found 2
        (pop 1)                                    ¦ t:2:1: pop 1 after 0 levels of push
        (push 99999999999)                         ¦ t:2:7: the number 99999999999 is too large here
        """)
    void errorsSayWhereAndWhat(String text, String error) {
        var thrown = assertThrows(SyntaxException.class, () -> TipReader.read(new Source("t", NAT + text)));
        assertEquals(error, thrown.position() + ": " + thrown.getMessage());
    }
}
