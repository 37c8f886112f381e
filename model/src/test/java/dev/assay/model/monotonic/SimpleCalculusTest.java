package dev.assay.model.monotonic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Type;
import dev.assay.logic.engine.Conjecture;
import dev.assay.model.Modelled;
import dev.assay.model.collect.Definitions;
import dev.assay.syntax.isabelle.TheoryStatement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the simple calculus concludes about formulas, of which 'a is tested. */
class SimpleCalculusTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            \\<exists>x y. (x::'a) \\<noteq> y                        ; true
            f x = (x::'a) \\<and> f y \\<noteq> y                     ; true
            (x :: bool \\<Rightarrow> 'a) = y                        ; true
            (s :: 'a \\<Rightarrow> bool) = t                        ; false
            (s :: 'a \\<Rightarrow> bool) \\<noteq> t                   ; true
            (\\<forall>x::'a. f x = x) \\<and> f y \\<noteq> y          ; false
            \\<not> (\\<exists>x y. (x::'a) \\<noteq> y)                 ; false
            \\<exists>x y. (x::'a) \\<noteq> y \\<and> (\\<forall>z. z = x \\<or> z = y) ; false
            xs @ ys \\<noteq> ys @ (xs :: 'a list)                 ; true
            (THE x::'a. P x) \\<noteq> y                          ; false
            distinct (xs @ ys) \\<and> \\<not> distinct (xs :: 'a list) ; true
            """)
    void aFormulaIsMonotonic(String formula, boolean expected) {
        TheoryStatement statement = Modelled.last("Main", "lemma \"" + formula + "\" oops");
        Conjecture conjecture = statement.conjectures().getFirst();
        Type tested = conjecture.typeVariables().iterator().next();
        var theory = statement.context().theory();
        var calculus = new SimpleCalculus(theory, new Definitions(theory), tested);
        assertEquals(expected, calculus.obstacle(conjecture.conclusion()).isEmpty());
    }
}
