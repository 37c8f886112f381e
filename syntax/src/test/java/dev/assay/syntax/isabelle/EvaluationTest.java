package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.evaluate.Evaluator;
import dev.assay.logic.evaluate.Truth;
import dev.assay.logic.kernel.Hol;
import dev.assay.run.Budget;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Formulas of the library evaluated from their definitions. */
@DisplayName("the independent evaluator")
class EvaluationTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rev [1, 2, 3::nat] = [3, 2, 1]",
                "sorted [1, 2, 2, 5::nat]",
                "map (\\<lambda>x. x * x) [1, 2, 3::int] = [1, 4, 9]",
                "(7::int) div (- 2) = - 4 \\<and> (7::int) mod (- 2) = - 1",
                "(3::nat) - 5 = 0",
                "{1, 2} \\<union> {2, 3} = {3, 2, 1::nat}",
                "card {1, 2, 1::nat} = 2",
                "(\\<Sum>i \\<in> {1..4::nat}. i * i) = 30",
                "\\<forall>x \\<in> set [2, 4, 6::nat]. even x",
                "\\<forall>x::bool. x \\<or> \\<not> x",
                "\\<exists>n::nat. n * n = 9",
                "\\<exists>x y. [1, 2::nat] = [x, y] \\<and> x < y",
                "(1, 3) \\<in> {(1, 2), (2, 3::nat)}\\<^sup>+",
                "(5, 5) \\<in> {(1, 2), (2, 3::nat)}\\<^sup>*",
                "(1/2::rat) + 1/3 = 5/6",
                "\\<lfloor>(7/2::real)\\<rfloor> = 3",
                "(\\<lambda>x::bool. \\<not> (\\<not> x)) = id",
                "the (Some (3::nat)) = 3",
                "(THE x::bool. \\<not> x) = False",
                "fst (1::nat, True) = 1 \\<and> snd (1::nat, True)",
                "([1 \\<mapsto> 2] ++ [1 \\<mapsto> 3]) (1::nat) = Some (3::nat)",
                "''ab'' @ ''c'' = ''abc''",
                "\\<forall>n < 10::nat. n * n < 100",
                "{x. x = 1 \\<or> x = (2::nat)} \\<noteq> {}",
                "- {1::nat} \\<noteq> {2}",
                "finite {1, 2::nat}",
                "distinct (remdups [1, 1, 2::nat])",
                "inj_on Suc {1, 2, 3}",
                "gcd (12::nat) 18 = 6",
            })
    void findsTrue(String formula) {
        assertEquals(Truth.TRUE, truth(formula));
        assertEquals(Truth.FALSE, truth("\\<not> (" + formula + ")"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hd [] = (1::nat)",
                "\\<forall>n::nat. n + 0 = n",
                "undefined = (2::nat)",
                "(SOME x::bool. True)",
                "finite {n::nat. even n}",
                "[1, 2] ! 5 = (0::nat)",
            })
    void doesNotSayWhatDoesNotFollow(String formula) {
        assertEquals(Truth.UNKNOWN, truth(formula));
        assertEquals(Truth.UNKNOWN, truth("\\<not> (" + formula + ")"));
    }

    private static Truth truth(String formula) {
        var source = new Source("T.thy", "theory T imports Complex_Main begin lemma a: \"" + formula + "\" sorry end");
        TheoryDocument document = Library.read(source, Optional.empty());
        assertTrue(document.failures().isEmpty(), () -> document.failures().toString());
        Conjecture conjecture = document.statements().getFirst().conjectures().getFirst();
        try (var meter = Budget.UNLIMITED.withSteps(1_000_000).start()) {
            return new Evaluator(document.context().theory(), meter)
                    .truth(
                            Hol.mkAll(
                                    List.copyOf(conjecture.variables()),
                                    Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion())),
                            Map.of());
        }
    }
}
