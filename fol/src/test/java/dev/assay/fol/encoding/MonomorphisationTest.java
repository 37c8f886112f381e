package dev.assay.fol.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Eprover;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Knowledge;
import dev.assay.fol.Problem;
import dev.assay.fol.Problems;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.fol.print.TptpOutput;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The acceptance tests T35 to T37 of the type encodings. */
class MonomorphisationTest {
    private static final Type.Var A = Type.var("'a");
    private static final Type.Var B = Type.var("'b");
    private static final Type SUM = Type.con("sum", A, B);
    private static final Type LIST = Type.con("list", A);

    /** T35. */
    @Test
    void constructorsLoseTheTypeArgumentsThatTheirArgumentsDoNotShow() {
        Symbol inl = new Symbol("inl", List.of(A, B), List.of(A), SUM);
        Symbol inr = new Symbol("inr", List.of(A, B), List.of(B), SUM);
        Symbol nil = Symbol.of("nil", List.of(), LIST);
        Symbol cons = Symbol.of("cons", List.of(A, LIST), LIST);
        Knowledge knowledge = Knowledge.NONE.withConstructors("inl", "inr", "nil", "cons");
        assertEquals(List.of(A), kept(TypeFilter.CONSTRUCTORS, inl, knowledge));
        assertEquals(List.of(B), kept(TypeFilter.CONSTRUCTORS, inr, knowledge));
        assertEquals(List.of(), kept(TypeFilter.CONSTRUCTORS, nil, knowledge));
        assertEquals(List.of(A), kept(TypeFilter.CONSTRUCTORS, cons, knowledge));
    }

    /** T35. */
    @Test
    void aPredicateOnTypesKeepsItsArgumentUnderEveryFilterButNone() {
        Symbol linorder = new Symbol("linorder", List.of(A), List.of(), Symbol.TRUTH);
        for (TypeFilter filter : TypeFilter.values()) {
            assertEquals(
                    filter == TypeFilter.NONE ? List.of() : List.of(A),
                    kept(filter, linorder, Knowledge.NONE),
                    filter.name());
        }
    }

    private static List<Type.Var> kept(TypeFilter filter, Symbol symbol, Knowledge knowledge) {
        return symbol.parameters().stream()
                .filter(p -> filter.keeps(symbol, p, knowledge))
                .toList();
    }

    @Test
    void classPredicatesSurviveEveryEncodingButErasure() {
        Symbol p = new Symbol("p", List.of(A), List.of(), Symbol.TRUTH);
        Problem problem = Problem.of(
                Statement.axiom("yes", new Formula.Atom(p, List.of(Type.con("t")), List.of())),
                Statement.axiom("no", new Formula.Not(new Formula.Atom(p, List.of(Type.con("u")), List.of()))));
        assertEquals(List.of("p(t)", "~ p(u)"), Problems.printed(Encoder.encode(problem, encoding("a"))));
        assertEquals(List.of("p", "~ p"), Problems.printed(Encoder.encode(problem, encoding("e"))));
        assertEquals(List.of("p_t", "~ p_u"), Problems.printed(Encoder.encode(problem, encoding("g??~"))));
    }

    private static Encoding encoding(String name) {
        return Encoding.named(name).orElseThrow();
    }

    /** T35; T15 of Sledgehammer. */
    @Test
    void nativeTypesDeclareInstancesUnderMangledNames() {
        String tptp = """
                tff(nat, type, nat: $tType).
                tff(int, type, int: $tType).
                tff(prod, type, prod: ($tType * $tType) > $tType).
                tff(fst, type, fst: !>[A: $tType, B: $tType]: (prod(A, B) > A)).
                tff(x, type, x: prod(nat, int)).
                tff(a, axiom, fst(nat, int, x) = fst(nat, int, x)).
                """;
        String output = TptpOutput.print(Encoder.encode(Problems.read(tptp), encoding("n~")));
        assertTrue(output.contains("fst_nat_int: prod_nat_int > nat)"), output);
    }

    @Test
    void mangledNamesDoNotClash() {
        // f⟨a, b_c⟩ and f⟨a_b, c⟩ would both be f_a_b_c.
        Symbol f = new Symbol("f", List.of(A, B), List.of(), Symbol.TRUTH);
        Problem problem = Problem.of(
                Statement.axiom("x", new Formula.Atom(f, List.of(Type.con("a"), Type.con("b_c")), List.of())),
                Statement.axiom(
                        "y", new Formula.Not(new Formula.Atom(f, List.of(Type.con("a_b"), Type.con("c")), List.of()))));
        Problem mangled = Mangling.of(problem);
        assertEquals(2, mangled.symbols().size());
        assertEquals(List.of("f_a_b_c", "~ f_a_b_c_1"), Problems.printed(mangled));
    }

    /** T37; T15 of Sledgehammer. */
    @Test
    void eachRoundReachesOneListDeeper() {
        Problem problem = Problems.read("""
                tff(list, type, list: $tType > $tType).
                tff(b, type, b: $tType).
                tff(p, type, p: !>[A: $tType]: (A > $o)).
                tff(one, type, one: !>[A: $tType]: (A > list(A))).
                tff(base, axiom, ![X: b]: p(b, X)).
                tff(step, axiom, ![A: $tType, X: A]: (p(A, X) => p(list(A), one(A, X)))).
                """);
        for (int rounds = 1; rounds <= 3; rounds++) {
            var types = new HashSet<Type>();
            Monomorphisation.of(problem, rounds, 200).forEachFormula(f -> f.forEachType(types::add));
            assertTrue(types.contains(nested(rounds)), "round " + rounds);
            assertTrue(!types.contains(nested(rounds + 1)), "round " + rounds);
        }
    }

    private static Type nested(int depth) {
        Type result = Type.con("b");
        for (int i = 0; i < depth; i++) {
            result = Type.con("list", result);
        }
        return result;
    }

    /** T37. */
    @Test
    void thereAreAtMostTwoHundredFormulasMore() {
        Symbol p = Symbol.of("p", List.of(A), Symbol.TRUTH);
        var statements = new ArrayList<Statement>();
        for (int i = 0; i < 250; i++) {
            var x = new Variable("X", Type.con("t" + i));
            statements.add(Statement.axiom("ground" + i, all(x, p)));
        }
        for (int i = 0; i < 250; i++) {
            statements.add(Statement.axiom("open" + i, all(new Variable("X", A), p)));
        }
        Problem ground = Monomorphisation.of(new Problem(statements, Knowledge.NONE), 3, 200);
        assertEquals(700, ground.statements().size());
        assertTrue(ground.isMonomorphic());
    }

    private static Formula all(Variable x, Symbol p) {
        return Formula.forall(List.of(x), new Formula.Atom(p, List.of(x.type()), List.of(x)));
    }

    @Test
    void aFormulaWithoutSymbolsIsInstantiatedAtTheTypesOfVariables() {
        Problem problem = Problems.read("""
                tff(b, type, b: $tType).
                tff(one, axiom, ![A: $tType, X: A, Y: A]: X = Y).
                tff(two, axiom, ?[X: b, Y: b]: X != Y).
                """);
        assertTrue(Eprover.refutes(Encoder.encode(problem, encoding("g??~"))));
    }

    /** T36. */
    @Test
    void encodingAndInstantiationMayBeExchanged() {
        // hd(cons(X, Xs)) ≈ X at list(b): tagged before, and not tagged after instantiation.
        Problem lists = Problems.read(Problems.LISTS + """
                tff(c, type, c: list(list(b))).
                tff(more, axiom, hd(list(b), c) = hd(list(b), c)).
                """);
        Problem after = Encoder.encode(lists, encoding("t??~"));
        assertTrue(Problems.printed(after).stream().anyMatch(f -> f.contains("hd_list_b(cons_list_b(X, Xs)) = X ")));
        Problem typed = Stages.protectedBy(lists, encoding("t??"));
        Problem before = Mangling.of(Monomorphisation.of(typed, 3, 200));
        List<String> formulas = Problems.printed(before);
        assertTrue(formulas.stream().anyMatch(f -> f.contains("hd_list_b(cons_list_b(X, Xs)) = t_list_b(X)")));
        assertTrue(formulas.stream().anyMatch(f -> f.contains("t_list_b(X) = X")));
        Problem erased = TypeArguments.asTerms(before, TypeFilter.NONE, java.util.Set.of());
        assertTrue(Eprover.refutes(erased));
        assertTrue(Eprover.refutes(after));
    }
}
