package dev.assay.prove.classical;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.define.termination.MeasureSearch;
import dev.assay.logic.kernel.Thm;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DescentsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "fun f :: \"int ⇒ int\" where \"f n = (if n ≤ 0 then 1 else n * f (n - 1))\"",
                "fun f :: \"nat ⇒ nat\" where \"f n = (if n < 2 then 0 else Suc (f (n div 2)))\"",
                "fun f :: \"int ⇒ int ⇒ int list\" where \"f i j = (if i ≤ j then i # f (i + 1) j else [])\"",
                "fun f :: \"nat ⇒ nat ⇒ nat\" where \"f x y = (if y = 0 then x else f y (x mod y))\"",
                "fun f :: \"nat ⇒ nat ⇒ nat\" where \"f x y = (if y > 0 then f x (y - 1) else if x > 0 then f (x - 1) 100 else 0)\"",
                "fun f :: \"'a list ⇒ 'a list\" where \"f xs = (if xs = [] then [] else last xs # f (butlast xs))\"",
                "fun f g :: \"nat ⇒ bool\" where \"f n = (if n = 0 then True else g (n - 1))\" | \"g n = (if n = 0 then False else f (n - 1))\""
            })
    void terminationByMeasuresIsShownInTheKernel(String function) {
        TheoryDocument document = Library.read(
                new Source("T.thy", "theory T imports Main begin\n" + function + "\nend\n"), Optional.empty());
        assertTrue(document.failures().isEmpty(), document.failures()::toString);
        List<Thm> equations =
                document.context().theory().fact("T.f.simps").orElseThrow().theorems();
        equations.forEach(equation -> assertFalse(equation.trust().contains(MeasureSearch.TRUST)));
    }
}
