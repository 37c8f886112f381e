package dev.assay.fol.hol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Eprover;
import dev.assay.fol.Problem;
import dev.assay.fol.Problems;
import dev.assay.fol.Refutation;
import dev.assay.fol.encoding.Encoder;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.print.TptpOutput;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The acceptance tests T1 to T5, T14 and T16 of Sledgehammer. */
class TranslationTest {
    private static final String NATURALS = """
            thf(nat, type, nat: $tType).
            thf(list, type, list: $tType).
            thf(zero, type, zero: nat).
            thf(one, type, one: nat).
            thf(suc, type, suc: nat > nat).
            thf(nil, type, nil: list).
            thf(cons, type, cons: nat > list > list).
            thf(map, type, map: (nat > nat) > list > list).
            """;

    private static Problem translated(String tptp, LambdaScheme lambdas, ArityRule arities) {
        return Problems.read(tptp, lambdas, arities);
    }

    /** The formula of this name without types. */
    private static String formula(String tptp, String name) {
        return formula(tptp, name, LambdaScheme.COMBINATORS);
    }

    private static String formula(String tptp, String name, LambdaScheme lambdas) {
        Problem problem = translated(tptp, lambdas, ArityRule.MINIMUM);
        Problem erased = Encoder.encode(problem, Encoding.named("e").orElseThrow());
        return erased.statements().stream()
                .filter(s -> s.name().equals(name))
                .map(s -> TptpOutput.print(s.formula()))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isProved(String tptp, LambdaScheme lambdas, ArityRule arities, String encoding) {
        return Eprover.refutes(Encoder.encode(
                Problems.detected(translated(tptp, lambdas, arities)),
                Encoding.named(encoding).orElseThrow()));
    }

    /** T1 (1). */
    @Test
    void functionsAreQuantifiedOver() {
        assertEquals(
                "![X]: ?[F]: hAPP(F, X) = X",
                formula(NATURALS + "thf(a, axiom, ![X: nat]: ?[F: nat > nat]: ((F @ X) = X)).\n", "a"));
    }

    /** T1 (2). */
    @Test
    void functionsAreArguments() {
        assertEquals("![F, X]: map(F, cons(X, nil)) = cons(hAPP(F, X), nil)", formula(NATURALS + """
                        thf(a, axiom, ![F: nat > nat, X: nat]:
                            ((map @ F @ (cons @ X @ nil)) = (cons @ (F @ X) @ nil))).
                        """, "a"));
    }

    /** T1 (3). */
    @Test
    void functionsAreApplied() {
        assertEquals("![F, G, X]: (F != G | hAPP(F, X) = hAPP(G, X))", formula(NATURALS + """
                        thf(a, axiom, ![F: nat > nat, G: nat > nat, X: nat]: ((F = G) => ((F @ X) = (G @ X)))).
                        """, "a"));
    }

    /** T1 (4). */
    @Test
    void abstractionsBecomeCombinators() {
        assertEquals("c(plus) = plus", formula(NATURALS + """
                        thf(plus, type, plus: nat > nat > nat).
                        thf(a, axiom, ((^[X: nat, Y: nat]: (plus @ Y @ X)) = plus)).
                        """, "a"));
    }

    /** T1 (5). */
    @Test
    void formulasBecomeTerms() {
        assertEquals("![X]: (~ p(fequal(X, X)) | p(true))", formula(NATURALS + """
                        thf(p, type, p: $o > $o).
                        thf(a, axiom, ![X: nat]: ((p @ (X = X)) => (p @ $true))).
                        """, "a"));
    }

    /** T1 (6). */
    @Test
    void termsBecomeFormulas() {
        assertEquals("![X]: hBOOL(X)", formula("thf(a, axiom, ![X: $o]: X).\n", "a"));
    }

    @Test
    void whatIsFirstOrderStaysAsItIs() {
        String text = "fof(a, axiom, ![X]: (p(f(X, c)) => (?[Y]: f(X, Y) = X & ~ q))).\n";
        Problem problem = translated(text, LambdaScheme.HYBRID, ArityRule.SUFFICIENT);
        assertEquals("fof(a, axiom, ![X]: (p(f(X, c)) => (?[Y]: f(X, Y) = X & ~ q))).\n", TptpOutput.print(problem));
    }

    /** T2: the variable g must be able to stand for suc. */
    private static final String STAND_IN = NATURALS + """
            thf(one, axiom, ((suc @ zero) = one)).
            thf(map, axiom, ![F: nat > nat, X: nat]: ((map @ F @ (cons @ X @ nil)) = (cons @ (F @ X) @ nil))).
            %s
            thf(c, conjecture, ?[G: nat > nat]: ((map @ G @ (cons @ zero @ nil)) = (cons @ one @ nil))).
            """;

    /** T2. */
    @Test
    void aUniversalVariableStandsForAFunctionOnlyIfItsArityAllows() {
        String plain = STAND_IN.formatted("");
        assertFalse(isProved(plain, LambdaScheme.COMBINATORS, ArityRule.MINIMUM, "g??"));
        assertTrue(isProved(plain, LambdaScheme.COMBINATORS, ArityRule.SUFFICIENT, "g??"));
        assertTrue(isProved(plain, LambdaScheme.COMBINATORS, ArityRule.SYSTEMATIC, "g??"));
        String helped = STAND_IN.formatted("thf(suc_id, axiom, (suc != (^[X: nat]: X))).");
        assertTrue(isProved(helped, LambdaScheme.COMBINATORS, ArityRule.MINIMUM, "g??"));
    }

    /** T3. */
    @Test
    void aUniversalVariableStandsForAPredicate() {
        String text = NATURALS + """
                thf(null, type, null: list > $o).
                thf(a, axiom, (null @ nil)).
                thf(c, conjecture, ?[P: list > $o]: (P @ nil)).
                """;
        Problem problem = translated(text, LambdaScheme.COMBINATORS, ArityRule.SUFFICIENT);
        List<String> formulas =
                Problems.printed(Encoder.encode(problem, Encoding.named("e").orElseThrow()));
        assertTrue(formulas.contains("hBOOL(hAPP(null, nil))"), formulas.toString());
        assertTrue(formulas.contains("![P]: ~ hBOOL(hAPP(P, nil))"), formulas.toString());
        assertTrue(isProved(text, LambdaScheme.COMBINATORS, ArityRule.SUFFICIENT, "g??"));
        assertFalse(isProved(text, LambdaScheme.COMBINATORS, ArityRule.MINIMUM, "g??"));
    }

    /** T4. */
    @Test
    void proxiesProveWhatHoldsOfFormulasAsTerms() {
        assertTrue(isProved("""
                thf(nat, type, nat: $tType).
                thf(p, type, p: $o > $o).
                thf(c, conjecture, ![X: nat]: ((p @ (X = X)) => (p @ $true))).
                """, LambdaScheme.COMBINATORS, ArityRule.SUFFICIENT, "g??"));
    }

    /** T5. */
    @Test
    void whatHoldsOfTrueAndFalseHoldsOfAllTruthValues() {
        String text = """
                thf(p, type, p: $o > $o).
                thf(t, axiom, (p @ $true)).
                thf(f, axiom, (p @ $false)).
                thf(c, conjecture, ![X: $o]: (p @ X)).
                """;
        assertTrue(isProved(text, LambdaScheme.COMBINATORS, ArityRule.SUFFICIENT, "g??"));
        Problem unsound = Translation.of(
                Problems.higherOrder(text),
                new Translation.Settings(LambdaScheme.COMBINATORS, ArityRule.SUFFICIENT, false));
        assertFalse(Eprover.refutes(Encoder.encode(unsound, Encoding.named("a").orElseThrow())));
    }

    /** Proofs that need what each scheme says of its functions. */
    @Test
    void everySchemeButHidingProvesWhatAbstractionsDo() {
        String text = NATURALS + """
                thf(p, type, p: (nat > nat) > $o).
                thf(plus, type, plus: nat > nat > nat).
                thf(twice, type, twice: (nat > nat) > nat > nat).
                thf(twice, axiom, ![F: nat > nat, X: nat]: ((twice @ F @ X) = (F @ (F @ X)))).
                thf(c, conjecture, ![Y: nat]:
                    ((twice @ (^[X: nat]: (plus @ Y @ (suc @ X))) @ zero) = (plus @ Y @ (suc @ (plus @ Y @ (suc @ zero)))))).
                """;
        for (LambdaScheme scheme :
                List.of(LambdaScheme.COMBINATORS, LambdaScheme.TURNER, LambdaScheme.LIFTING, LambdaScheme.HYBRID)) {
            assertTrue(isProved(text, scheme, ArityRule.SUFFICIENT, "g??"), scheme.word());
            assertTrue(isProved(text, scheme, ArityRule.SUFFICIENT, "t??~"), scheme.word());
        }
        assertFalse(isProved(text, LambdaScheme.HIDDEN, ArityRule.SUFFICIENT, "g??"));
    }

    @Test
    void onlyCombinatorsMakeNewFunctions() {
        // Nothing in the problem is the composition that the conjecture asks for.
        String text = NATURALS + """
                thf(c, conjecture, ?[F: nat > nat]: ![X: nat]: ((F @ X) = (suc @ (suc @ X)))).
                thf(b, axiom, ((^[F: nat > nat, G: nat > nat, X: nat]: (F @ (G @ X))) = (^[F: nat > nat, G: nat > nat, X: nat]: (F @ (G @ X))))).
                """;
        assertTrue(isProved(text, LambdaScheme.COMBINATORS, ArityRule.SUFFICIENT, "g??"));
    }

    @Test
    void equalAbstractionsShareTheirFunction() {
        Problem problem = translated(NATURALS + """
                thf(p, type, p: (nat > nat) > $o).
                thf(a, axiom, (p @ (^[X: nat]: (suc @ (suc @ X))))).
                thf(b, axiom, ~ (p @ (^[Y: nat]: (suc @ (suc @ Y))))).
                """, LambdaScheme.HIDDEN, ArityRule.SUFFICIENT);
        assertTrue(Eprover.refutes(Encoder.encode(problem, Encoding.named("g??").orElseThrow())));
    }

    @Test
    void conditionalsAndChoiceHaveTheirAxioms() {
        assertTrue(isProved("""
                thf(nat, type, nat: $tType).
                thf(zero, type, zero: nat).
                thf(f, type, f: nat > nat).
                thf(c, conjecture, ![X: nat]: ((f @ ($ite(X = zero, X, zero))) = (f @ zero))).
                """, LambdaScheme.LIFTING, ArityRule.SUFFICIENT, "g??"));
        assertTrue(isProved("""
                thf(nat, type, nat: $tType).
                thf(p, type, p: nat > $o).
                thf(a, axiom, ?[X: nat]: (p @ X)).
                thf(c, conjecture, (p @ (@+[X: nat]: (p @ X)))).
                """, LambdaScheme.LIFTING, ArityRule.SUFFICIENT, "g??"));
    }

    /** T14: Skolem functions of first-order logic are no values. */
    @Test
    void choiceOfAFunctionIsNotProvedFromPlainFormulas() {
        assertFalse(isProved("""
                thf(nat, type, nat: $tType).
                thf(p, type, p: nat > nat > $o).
                thf(a, axiom, ![X: nat]: ?[Y: nat]: (p @ X @ Y)).
                thf(c, conjecture, ?[F: nat > nat]: ![X: nat]: (p @ X @ (F @ X))).
                """, LambdaScheme.LIFTING, ArityRule.SUFFICIENT, "g??"));
    }

    /** T16: one formula in all dialects. */
    @Test
    void anExhaustionRuleInAllDialects() {
        String text = """
                thf(nat, type, nat: $tType).
                thf(zero, type, zero: nat).
                thf(suc, type, suc: nat > nat).
                thf(exhaust, axiom, ![N: nat]: ((N = zero) | ?[M: nat]: (N = (suc @ M)))).
                """;
        Problem problem = translated(text, LambdaScheme.HYBRID, ArityRule.SUFFICIENT);
        assertTrue(TptpOutput.print(problem)
                .contains("tff(exhaust, axiom, ![N: nat]: (N = zero | ?[M: nat]: N = suc(M)))"));
        assertTrue(TptpOutput.print(Encoder.encode(problem, Encoding.named("e").orElseThrow()))
                .contains("fof(exhaust, axiom, ![N]: (N = zero | ?[M]: N = suc(M)))"));
        Problem untyped = Encoder.encode(problem, Encoding.named("e").orElseThrow());
        assertEquals(
                "cnf(exhaust, axiom, N = zero | N = suc(sk_m(N))).\n",
                TptpOutput.print(dev.assay.fol.clause.Clausifier.definitional(untyped)));
        assertTrue(ThfOutput.print(Problems.higherOrder(text), _ -> false)
                .contains("thf(exhaust, axiom, ![N: nat]: ((N = zero) | (?[M: nat]: (N = (suc @ M)))))"));
    }

    @Test
    void theConjectureIsNegatedOverFixedTypes() {
        Problem problem = translated("""
                tff(p, type, p: !>[A: $tType]: (A > $o)).
                tff(a, axiom, ![A: $tType, X: A]: p(A, X)).
                tff(c, conjecture, ![A: $tType, X: A]: p(A, X)).
                """, LambdaScheme.HYBRID, ArityRule.SUFFICIENT);
        assertEquals(
                "c (negated_conjecture): ¬∀x. p⟨ty_a⟩(x)",
                Refutation.of(problem).statements().getLast().toString());
        assertTrue(Eprover.refutes(Encoder.encode(problem, Encoding.named("g??").orElseThrow())));
        assertTrue(
                Eprover.refutes(Encoder.encode(problem, Encoding.named("g??~").orElseThrow())));
    }
}
