package dev.assay.logic.evaluate;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.evaluate.Values.A;
import static dev.assay.logic.evaluate.Values.BLUE;
import static dev.assay.logic.evaluate.Values.COLOUR;
import static dev.assay.logic.evaluate.Values.GREEN;
import static dev.assay.logic.evaluate.Values.INT;
import static dev.assay.logic.evaluate.Values.NAT;
import static dev.assay.logic.evaluate.Values.NUM;
import static dev.assay.logic.evaluate.Values.RED;
import static dev.assay.logic.evaluate.Values.THEORY;
import static dev.assay.logic.evaluate.Values.append;
import static dev.assay.logic.evaluate.Values.call;
import static dev.assay.logic.evaluate.Values.cons;
import static dev.assay.logic.evaluate.Values.fun;
import static dev.assay.logic.evaluate.Values.integer;
import static dev.assay.logic.evaluate.Values.list;
import static dev.assay.logic.evaluate.Values.listOf;
import static dev.assay.logic.evaluate.Values.nat;
import static dev.assay.logic.evaluate.Values.nil;
import static dev.assay.logic.evaluate.Values.pair;
import static dev.assay.logic.evaluate.Values.plus;
import static dev.assay.logic.evaluate.Values.prod;
import static dev.assay.logic.evaluate.Values.scons;
import static dev.assay.logic.evaluate.Values.stream;
import static dev.assay.logic.evaluate.Values.suc;
import static dev.assay.logic.evaluate.Values.undefined;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.define.Functions;
import dev.assay.logic.define.Inductives;
import dev.assay.logic.define.Typedefs;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EvaluatorTest {
    private static final Term UNDEFINED = undefined(Type.bool());
    private static final Free X = new Free("x", Type.bool());
    private static final Free N = new Free("n", NAT);
    private static final Free C = new Free("c", COLOUR);

    private static Truth truth(Theory theory, Term formula, Map<Free, Term> values) {
        try (Meter meter = Budget.UNLIMITED.start()) {
            return new Evaluator(theory, meter).truth(formula, values);
        }
    }

    private static Truth truth(Term formula) {
        return truth(THEORY, formula, Map.of());
    }

    private static void assertEqual(Term left, Term right) {
        assertEquals(Truth.TRUE, truth(Hol.mkEq(left, right)), left + " = " + right);
        assertEquals(Truth.FALSE, truth(Hol.mkNot(Hol.mkEq(left, right))), left + " = " + right);
    }

    private static void assertDifferent(Term left, Term right) {
        assertEquals(Truth.FALSE, truth(Hol.mkEq(left, right)), left + " = " + right);
    }

    private static void assertUnknown(Term formula) {
        assertEquals(Truth.UNKNOWN, truth(formula), formula.toString());
    }

    /** The value of the connective where an argument may be unknown, as Kleene has it. */
    private static Truth kleene(Term left, Term right, Term connective) {
        return truth(app(connective, left, right));
    }

    @Test
    void connectivesAreAsDefiniteAsTheyCanBe() {
        Term t = Hol.TRUE;
        Term f = Hol.FALSE;
        Term u = UNDEFINED;
        List<Term> arguments = List.of(t, f, u);
        List<Truth> and = arguments.stream()
                .flatMap(a -> arguments.stream().map(b -> kleene(a, b, Hol.AND)))
                .toList();
        List<Truth> or = arguments.stream()
                .flatMap(a -> arguments.stream().map(b -> kleene(a, b, Hol.OR)))
                .toList();
        List<Truth> implies = arguments.stream()
                .flatMap(a -> arguments.stream().map(b -> kleene(a, b, Hol.IMPLIES)))
                .toList();
        Truth yes = Truth.TRUE;
        Truth no = Truth.FALSE;
        Truth maybe = Truth.UNKNOWN;
        assertEquals(List.of(yes, no, maybe, no, no, no, maybe, no, maybe), and);
        assertEquals(List.of(yes, yes, yes, yes, no, maybe, yes, maybe, maybe), or);
        assertEquals(List.of(yes, no, maybe, yes, yes, yes, yes, maybe, maybe), implies);
        assertEquals(no, truth(Hol.mkNot(t)));
        assertEquals(yes, truth(Hol.mkNot(f)));
        assertEquals(maybe, truth(Hol.mkNot(u)));
    }

    @Test
    void aVariableHasTheValueThatItIsGivenOrNone() {
        assertEquals(Truth.TRUE, truth(THEORY, X, Map.of(X, Hol.TRUE)));
        assertEquals(Truth.FALSE, truth(THEORY, X, Map.of(X, Hol.FALSE)));
        assertEquals(Truth.UNKNOWN, truth(THEORY, X, Map.of()));
    }

    @Test
    void numeralsAreTheNumbersThatTheyWrite() {
        Term counted = new Const("Groups.zero_class.zero", NAT);
        for (int n = 0; n < 40; n++) {
            assertEqual(nat(n), counted);
            assertDifferent(nat(n + 1), counted);
            counted = suc(counted);
        }
        assertEqual(integer(-5), plus(integer(2), integer(-7)));
        assertUnknown(Hol.mkEq(call("Num.numeral_class.numeral", COLOUR, new Const("Num.num.One", NUM)), RED));
    }

    @Test
    void conditionalsAndBindingsLookOnlyAtWhatTheyNeed() {
        Term chosen = app(Hol.conditional(COLOUR), Hol.TRUE, RED, undefined(COLOUR));
        assertEqual(chosen, RED);
        assertEqual(app(Hol.conditional(COLOUR), Hol.FALSE, undefined(COLOUR), BLUE), BLUE);
        assertUnknown(Hol.mkEq(app(Hol.conditional(COLOUR), UNDEFINED, RED, RED), RED));
        assertEqual(app(Hol.let(NAT, NAT), nat(2), Term.lambda(N, plus(N, N))), nat(4));
        assertEqual(app(Hol.let(COLOUR, NAT), undefined(COLOUR), Term.lambda(C, nat(1))), nat(1));
    }

    @Test
    void functionsAreEvaluatedByTheirEquations() {
        Term xs = listOf(COLOUR, RED, GREEN);
        assertEqual(append(xs, listOf(COLOUR, BLUE)), listOf(COLOUR, RED, GREEN, BLUE));
        assertDifferent(append(xs, xs), xs);
        assertEqual(call("T.head", COLOUR, xs), RED);
        assertEqual(call("T.head", COLOUR, cons(RED, undefined(list(COLOUR)))), RED);
        assertUnknown(Hol.mkEq(call("T.head", COLOUR, nil(COLOUR)), RED));
        assertUnknown(Hol.mkEq(call("T.unheard", COLOUR, RED), RED));
    }

    @Test
    void functionsThatLackArgumentsWaitForThem() {
        Const append = new Const("T.append", Type.fun(List.of(list(COLOUR), list(COLOUR)), list(COLOUR)));
        Free f = new Free("f", Type.fun(list(COLOUR), list(COLOUR)));
        Term xs = listOf(COLOUR, RED);
        Term applied = app(Hol.let(f.type(), list(COLOUR)), app(append, xs), Term.lambda(f, app(f, app(f, xs))));
        assertEqual(applied, listOf(COLOUR, RED, RED, RED));
        assertEqual(app(Term.lambda(X, X), Hol.TRUE), Hol.TRUE);
    }

    @Test
    void aConstantThatYieldsAFunctionTakesFurtherArguments() {
        Free flip = new Free("T.twice", Type.fun(Type.fun(NAT, NAT), Type.fun(NAT, NAT)));
        Free f = new Free("f", Type.fun(NAT, NAT));
        Theory theory = fun(THEORY, flip, Hol.mkEq(app(flip, f), Term.lambda(N, app(f, app(f, N)))));
        Term successor = new Const("Nat.nat.Suc", Type.fun(NAT, NAT));
        assertEquals(
                Truth.TRUE,
                truth(theory, Hol.mkEq(app(new Const("T.twice", flip.type()), successor, nat(3)), nat(5)), Map.of()));
    }

    @Test
    void patternsOfNumbersMatchTheNumbersThatTheyMean() {
        Type.Var numeric = Type.var("'n");
        Theory zero = Definitions.declare(THEORY, "Groups.zero_class.zero", numeric);
        Theory one = Definitions.declare(zero, "Groups.one_class.one", numeric);
        Theory numeral = Definitions.declare(one, "Num.numeral_class.numeral", Type.fun(NUM, numeric));
        Const c = new Const("T.down", Type.fun(NAT, NAT));
        Theory theory = code(
                Definitions.declare(numeral, c.name(), c.type()),
                Hol.mkEq(app(c, nat(0)), nat(7)),
                Hol.mkEq(app(c, nat(1)), nat(8)),
                Hol.mkEq(app(c, nat(2)), nat(9)),
                Hol.mkEq(app(c, suc(N)), N));
        for (int n = 0; n < 6; n++) {
            assertEquals(
                    Truth.TRUE, truth(theory, Hol.mkEq(app(c, nat(n)), nat(n < 3 ? n + 7 : n - 1)), Map.of()), "" + n);
        }
        Free size = new Free("T.size", Type.fun(INT, NAT));
        Theory sizes = fun(
                THEORY,
                size,
                Hol.mkEq(app(size, call("Int.int.Nonneg", INT, N)), N),
                Hol.mkEq(app(size, call("Int.int.Negsuc", INT, N)), suc(suc(N))));
        for (int n = -3; n <= 3; n++) {
            Term applied = call("T.size", NAT, integer(n));
            assertEquals(Truth.TRUE, truth(sizes, Hol.mkEq(applied, nat(n < 0 ? 1 - n : n)), Map.of()), "" + n);
        }
    }

    /** The theory with equations for code, which the kernel did not check. */
    private static Theory code(Theory theory, Term... equations) {
        Theory result = theory;
        for (Term equation : equations) {
            String name = "T.code" + result.theorems("code").size();
            result = result.withFact(name, Thm.oracle(theory.signature(), new Trust.Axiom(name), equation), "code");
        }
        return result;
    }

    @Test
    void whereThereIsNoSpecificationEquationsForCodeAreUsed() {
        Theory declared = Definitions.declare(THEORY, "T.isRed", Type.fun(COLOUR, Type.bool()));
        Const isRed = new Const("T.isRed", Type.fun(COLOUR, Type.bool()));
        Theory theory = code(declared, app(isRed, RED), Hol.mkNot(app(isRed, BLUE)));
        assertEquals(Truth.TRUE, truth(theory, app(isRed, RED), Map.of()));
        assertEquals(Truth.FALSE, truth(theory, app(isRed, BLUE), Map.of()));
        assertEquals(Truth.UNKNOWN, truth(theory, app(isRed, GREEN), Map.of()));
        Theory quantified = code(declared, Hol.mkAll(C, Hol.mkEq(app(isRed, C), Hol.mkEq(C, RED))));
        assertEquals(Truth.FALSE, truth(quantified, app(isRed, GREEN), Map.of()));
        assertEquals(Truth.TRUE, truth(quantified, app(isRed, RED), Map.of()));
    }

    @Test
    void anEquationForCodeThatIsOnlyStatedDecidesNothing() {
        Const isRed = new Const("T.isRed", Type.fun(COLOUR, Type.bool()));
        Theory declared = Definitions.declare(THEORY, "T.isRed", isRed.type());
        Thm stated = Thm.oracle(declared.signature(), new Trust.Stated("T.code"), Hol.mkNot(app(isRed, RED)));
        Theory theory = declared.withFact("T.code", stated, "code");
        assertEquals(Truth.UNKNOWN, truth(theory, app(isRed, RED), Map.of()));
    }

    @Test
    void infiniteValuesThatGoRoundInDifferentStepsAreEqual() {
        Free s = new Free("s", stream(COLOUR));
        Const the = new Const("HOL.The", Type.fun(Type.fun(s.type(), Type.bool()), s.type()));
        Term once = app(the, Term.lambda(s, Hol.mkEq(s, scons(RED, s))));
        Term twice = app(the, Term.lambda(s, Hol.mkEq(s, scons(RED, scons(RED, s)))));
        Term other = app(the, Term.lambda(s, Hol.mkEq(s, scons(RED, scons(BLUE, s)))));
        assertEqual(once, twice);
        assertEqual(twice, scons(RED, once));
        assertDifferent(once, other);
        assertDifferent(twice, other);
    }

    @Test
    void aPatternThatMentionsAVariableTwiceAsksForEqualParts() {
        Type two = prod(COLOUR, COLOUR);
        Theory declared = Definitions.declare(THEORY, "T.same", Type.fun(two, Type.bool()));
        Const same = new Const("T.same", Type.fun(two, Type.bool()));
        Theory theory = code(declared, app(same, pair(C, C)));
        assertEquals(Truth.TRUE, truth(theory, app(same, pair(RED, RED)), Map.of()));
        assertEquals(Truth.UNKNOWN, truth(theory, app(same, pair(RED, BLUE)), Map.of()));
    }

    @Test
    void patternsThatAreNoConstructorsSayNothing() {
        Theory declared = Definitions.declare(THEORY, "T.odd", Type.fun(NAT, Type.bool()));
        Const odd = new Const("T.odd", Type.fun(NAT, Type.bool()));
        Theory sum = code(declared, app(odd, call("T.head", NAT, new Free("ns", list(NAT)))));
        assertEquals(Truth.UNKNOWN, truth(sum, app(odd, nat(3)), Map.of()));
        Theory truths = Definitions.declare(THEORY, "T.not", Type.fun(Type.bool(), Type.bool()));
        Const not = new Const("T.not", Type.fun(Type.bool(), Type.bool()));
        Theory both = code(truths, app(not, Hol.FALSE), Hol.mkNot(app(not, Hol.TRUE)));
        assertEquals(Truth.TRUE, truth(both, app(not, Hol.FALSE), Map.of()));
        assertEquals(Truth.FALSE, truth(both, app(not, Hol.TRUE), Map.of()));
    }

    @Test
    void inductivePredicatesAreEvaluatedByUnfolding() {
        Free even = new Free("T.even", Type.fun(list(COLOUR), Type.bool()));
        Free xs = new Free("xs", list(COLOUR));
        Free d = new Free("d", COLOUR);
        Theory theory = Inductives.define(
                THEORY,
                List.of(even),
                List.of(),
                List.of(
                        new Inductives.Rule("nil", app(even, nil(COLOUR))),
                        new Inductives.Rule("step", Hol.mkImplies(app(even, xs), app(even, cons(C, cons(d, xs)))))));
        Const c = new Const("T.even", even.type());
        assertEquals(Truth.TRUE, truth(theory, app(c, listOf(COLOUR, RED, RED, BLUE, RED)), Map.of()));
        assertEquals(Truth.FALSE, truth(theory, app(c, listOf(COLOUR, RED, RED, BLUE)), Map.of()));
    }

    @Test
    void dataIsEqualIfItsPartsAre() {
        assertEqual(pair(RED, nat(2)), pair(RED, suc(nat(1))));
        assertDifferent(pair(RED, nat(2)), pair(RED, nat(3)));
        assertDifferent(pair(RED, undefined(NAT)), pair(BLUE, nat(3)));
        assertDifferent(pair(undefined(NAT), RED), pair(nat(3), BLUE));
        assertUnknown(Hol.mkEq(pair(RED, undefined(NAT)), pair(RED, nat(3))));
        assertUnknown(Hol.mkEq(pair(undefined(NAT), RED), pair(nat(3), RED)));
        assertDifferent(nil(COLOUR), cons(RED, undefined(list(COLOUR))));
    }

    @Test
    void functionsAreEqualIfTheyAreForEachArgument() {
        Term not = Term.lambda(X, Hol.mkNot(X));
        assertEqual(not, Hol.NOT);
        assertDifferent(not, Term.lambda(X, X));
        assertUnknown(Hol.mkEq(not, Term.lambda(X, app(Hol.conditional(Type.bool()), X, Hol.FALSE, UNDEFINED))));
        Term successor = new Const("Nat.nat.Suc", Type.fun(NAT, NAT));
        assertUnknown(Hol.mkEq(successor, Term.lambda(N, plus(N, nat(1)))));
        assertDifferent(successor, Term.lambda(N, N));
    }

    @Test
    void whatIsTheSameIsEqualWhateverItIs() {
        Free f = new Free("f", Type.fun(NAT, NAT));
        Term successor = new Const("Nat.nat.Suc", Type.fun(NAT, NAT));
        assertEquals(Truth.TRUE, truth(THEORY, Hol.mkEq(f, f), Map.of(f, successor)));
    }

    @Test
    void aDescriptionIsTheOneValueThatFits() {
        assertEqual(app(Hol.the(COLOUR), Term.lambda(C, Hol.mkEq(C, BLUE))), BLUE);
        assertEqual(app(Hol.some(COLOUR), Term.lambda(C, Hol.mkEq(C, GREEN))), GREEN);
        assertUnknown(Hol.mkEq(app(Hol.the(COLOUR), Term.lambda(C, Hol.mkNot(Hol.mkEq(C, BLUE)))), RED));
        assertUnknown(Hol.mkEq(app(Hol.some(COLOUR), Term.lambda(C, Hol.FALSE)), RED));
        assertUnknown(Hol.mkEq(app(Hol.the(NAT), Term.lambda(N, Hol.mkEq(N, nat(3)))), nat(3)));
    }

    /** The stream of which the elements come again and again. */
    private static Term cycle(Term... elements) {
        Free itself = new Free("itself", stream(elements[0].type()));
        Term body = itself;
        for (Term element : List.of(elements).reversed()) {
            body = scons(element, body);
        }
        return app(Hol.the(itself.type()), Term.lambda(itself, Hol.mkEq(itself, body)));
    }

    @Test
    void cyclicStreamsAreEqualIfTheyHaveTheSameElements() {
        assertEqual(cycle(RED), cycle(RED, RED));
        assertEqual(cycle(RED, BLUE), scons(RED, cycle(BLUE, RED)));
        assertDifferent(cycle(RED, RED, BLUE), cycle(RED));
        assertDifferent(cycle(RED, BLUE), cycle(BLUE, RED));
        assertEqual(cycle(RED, RED, RED), cycle(RED, RED));
    }

    @Test
    void aStreamIsTheSolutionOfAGuardedEquationOnly() {
        Type type = stream(COLOUR);
        Free s = new Free("s", type);
        Term loose = app(Hol.the(type), Term.lambda(s, Hol.mkEq(s, s)));
        assertUnknown(Hol.mkEq(loose, cycle(RED)));
        Term other = app(Hol.the(type), Term.lambda(s, Hol.mkEq(scons(RED, s), s)));
        assertUnknown(Hol.mkEq(other, cycle(RED)));
        Term hidden = app(
                Hol.the(type),
                Term.lambda(s, Hol.mkEq(s, scons(RED, app(Term.lambda(new Free("t", type), new Free("t", type)), s)))));
        assertUnknown(Hol.mkEq(hidden, cycle(RED)));
    }

    private static final Type.Con SMALL = Type.con("T.small");
    private static final Theory SMALLS = Typedefs.define(
            THEORY,
            new Typedefs.Spec("T.small", List.of(), Term.lambda(C, Hol.mkNot(Hol.mkEq(C, BLUE))), "T.Rep", "T.Abs"),
            Thm.oracle(THEORY.signature(), new Trust.Axiom("T.ne"), Hol.mkEx(C, Hol.mkNot(Hol.mkEq(C, BLUE)))));

    private static Term abs(Term colour) {
        return call("T.Abs", SMALL, colour);
    }

    private static Term rep(Term small) {
        return call("T.Rep", COLOUR, small);
    }

    private static Truth small(Term left, Term right) {
        return truth(SMALLS, Hol.mkEq(left, right), Map.of());
    }

    @Test
    void abstractValuesAreEqualIfTheirRepresentationsAre() {
        assertEquals(Truth.TRUE, small(abs(RED), abs(RED)));
        assertEquals(Truth.FALSE, small(abs(RED), abs(GREEN)));
        assertEquals(Truth.TRUE, small(rep(abs(RED)), RED));
        assertEquals(Truth.FALSE, small(rep(abs(RED)), GREEN));
    }

    @Test
    void nothingIsKnownOfTheAbstractionOfWhatRepresentsNothing() {
        assertEquals(Truth.UNKNOWN, small(rep(abs(BLUE)), BLUE));
        assertEquals(Truth.UNKNOWN, small(abs(BLUE), abs(RED)));
        assertEquals(Truth.UNKNOWN, small(abs(RED), abs(BLUE)));
        assertEquals(Truth.TRUE, small(abs(BLUE), abs(BLUE)));
    }

    @Test
    void abstractValuesAreMatchedThroughTheirRepresentations() {
        Theory declared = Definitions.declare(SMALLS, "T.g", Type.fun(SMALL, Type.bool()));
        Const g = new Const("T.g", Type.fun(SMALL, Type.bool()));
        Theory theory = code(declared, app(g, abs(RED)));
        assertEquals(Truth.TRUE, truth(theory, app(g, abs(RED)), Map.of()));
        assertEquals(Truth.UNKNOWN, truth(theory, app(g, abs(GREEN)), Map.of()));
    }

    @Test
    void polymorphicFunctionsAreEvaluatedAtTheTypesThatTheyHave() {
        Free hasTwo = new Free("T.hasTwo", Type.fun(A, Type.bool()));
        Free x = new Free("x", A);
        Free y = new Free("y", A);
        Theory theory = fun(THEORY, hasTwo, Hol.mkEq(app(hasTwo, x), Hol.mkEx(y, Hol.mkNot(Hol.mkEq(y, x)))));
        assertEquals(Truth.TRUE, truth(theory, call("T.hasTwo", Type.bool(), RED), Map.of()));
        Term only = Term.lambda(new Free("p", prod(COLOUR, COLOUR)), Hol.TRUE);
        assertEquals(Truth.TRUE, truth(theory, call("T.hasTwo", Type.bool(), only), Map.of()));
    }

    @Test
    void evaluationStopsWhenItsBudgetIsSpent() {
        Term xs = listOf(COLOUR, RED, GREEN);
        try (Meter meter = Budget.UNLIMITED.withSteps(3).start()) {
            var evaluator = new Evaluator(THEORY, meter);
            assertThrows(
                    BudgetExhausted.class, () -> evaluator.truth(Hol.mkEq(append(xs, xs), append(xs, xs)), Map.of()));
        }
    }

    @Test
    void whatIsTooDeepIsUnknown() {
        Term deep = nat(0);
        for (int i = 0; i < 200_000; i++) {
            deep = suc(deep);
        }
        assertEquals(Truth.UNKNOWN, truth(Hol.mkEq(deep, nat(0))));
    }

    @Test
    void caseDistinctionsMapsAndRelationsOfDataAreEvaluated() {
        Free x = new Free("x", COLOUR);
        Free xs = new Free("xs", list(COLOUR));
        Term list = listOf(COLOUR, RED, BLUE);
        Datatype.Names names = Datatypes.standardNames("T.list");
        Term head = call(names.caseOf(), COLOUR, GREEN, Term.lambda(List.of(x, xs), x), list);
        assertEqual(head, RED);
        assertEqual(call(names.caseOf(), COLOUR, GREEN, Term.lambda(List.of(x, xs), x), nil(COLOUR)), GREEN);
        Term isRed = Term.lambda(x, Hol.mkEq(x, RED));
        assertEqual(call(names.map(), list(Type.bool()), isRed, list), listOf(Type.bool(), Hol.TRUE, Hol.FALSE));
        assertEquals(Truth.FALSE, truth(call(names.pred(), Type.bool(), isRed, list)));
        assertEquals(Truth.TRUE, truth(call(names.pred(), Type.bool(), isRed, listOf(COLOUR, RED))));
        Term same = Hol.eq(COLOUR);
        assertEquals(Truth.TRUE, truth(call(names.rel(), Type.bool(), same, list, list)));
        assertEquals(Truth.FALSE, truth(call(names.rel(), Type.bool(), same, list, listOf(COLOUR, RED, RED))));
    }

    @Test
    void functionsThatCallEachOtherHaveEachTheirOwnEquations() {
        Free even = new Free("T.evenly", Type.fun(list(COLOUR), Type.bool()));
        Free odd = new Free("T.oddly", Type.fun(list(COLOUR), Type.bool()));
        Free xs = new Free("xs", list(COLOUR));
        Theory theory = Functions.define(
                THEORY,
                List.of(even, odd),
                List.of(
                        Hol.mkEq(app(even, nil(COLOUR)), Hol.TRUE),
                        Hol.mkEq(app(even, cons(C, xs)), app(odd, xs)),
                        Hol.mkEq(app(odd, nil(COLOUR)), Hol.FALSE),
                        Hol.mkEq(app(odd, cons(C, xs)), app(even, xs))),
                new Functions.Termination.Required());
        Term two = listOf(COLOUR, RED, BLUE);
        assertEquals(Truth.TRUE, truth(theory, call("T.evenly", Type.bool(), two), Map.of()));
        assertEquals(Truth.FALSE, truth(theory, call("T.oddly", Type.bool(), two), Map.of()));
        assertEquals(Truth.FALSE, truth(theory, call("T.oddly", Type.bool(), nil(COLOUR)), Map.of()));
    }

    @Test
    void patternsOfPositiveAndNegativeNumbersDoNotMatchZero() {
        Const before = new Const("T.before", Type.fun(NAT, NAT));
        Theory positive =
                code(Definitions.declare(THEORY, before.name(), before.type()), Hol.mkEq(app(before, suc(N)), N));
        assertEquals(Truth.TRUE, truth(positive, Hol.mkEq(app(before, nat(1)), nat(0)), Map.of()));
        assertEquals(Truth.UNKNOWN, truth(positive, Hol.mkEq(app(before, nat(0)), nat(0)), Map.of()));
        Const below = new Const("T.below", Type.fun(INT, NAT));
        Theory negative = code(
                Definitions.declare(THEORY, below.name(), below.type()),
                Hol.mkEq(app(below, call("Int.int.Negsuc", INT, N)), N));
        assertEquals(Truth.TRUE, truth(negative, Hol.mkEq(app(below, integer(-1)), nat(0)), Map.of()));
        assertEquals(Truth.UNKNOWN, truth(negative, Hol.mkEq(app(below, integer(0)), nat(0)), Map.of()));
    }

    @Test
    void numeralsOfOtherTypesAreWhatTheirEquationsSay() {
        Free k = new Free("k", NUM);
        Theory theory = code(
                Definitions.declare(THEORY, "Num.numeral_class.numeral", Type.fun(NUM, A)),
                Hol.mkEq(call("Num.numeral_class.numeral", COLOUR, k), RED));
        Term two = Values.number(2, COLOUR);
        assertEquals(Truth.TRUE, truth(theory, Hol.mkEq(two, RED), Map.of()));
        assertEquals(Truth.FALSE, truth(theory, Hol.mkEq(two, BLUE), Map.of()));
    }

    @Test
    void noPatternMatchesAFunctionOrASet() {
        Type.Con set = Values.set(COLOUR);
        Theory typed = Definitions.declareType(THEORY, "Set.set", 1);
        Theory named = Definitions.declare(typed, "T.s", set);
        Theory declared = Definitions.declare(named, "T.onSets", Type.fun(set, Type.bool()));
        Theory onSets = code(declared, call("T.onSets", Type.bool(), new Const("T.s", set)));
        Free n = new Free("c", COLOUR);
        Term comprehension = Values.collect(n, Hol.mkEq(n, RED));
        for (Term value : List.of(
                Values.univ(COLOUR),
                comprehension,
                Values.complement(comprehension),
                Values.intersection(comprehension, comprehension))) {
            assertEquals(Truth.UNKNOWN, truth(onSets, call("T.onSets", Type.bool(), value), Map.of()));
        }
        Type function = Type.fun(Type.bool(), Type.bool());
        Theory onFunctions = code(
                Definitions.declare(THEORY, "T.onFunctions", Type.fun(function, Type.bool())),
                call("T.onFunctions", Type.bool(), Hol.NOT));
        for (Term value : List.of(Hol.NOT, Term.lambda(X, X))) {
            assertEquals(Truth.UNKNOWN, truth(onFunctions, call("T.onFunctions", Type.bool(), value), Map.of()));
        }
        Free f = new Free("f", function);
        assertEquals(Truth.UNKNOWN, truth(onFunctions, Hol.mkAll(f, call("T.onFunctions", Type.bool(), f)), Map.of()));
    }

    @Test
    void illTypedTermsAreRefused() {
        Free n = new Free("c", COLOUR);
        Term comprehension = Values.collect(n, Hol.mkEq(n, RED));
        Term set = Values.univ(COLOUR);
        List<Term> plain = List.of(
                Hol.TRUE,
                nat(2),
                RED,
                set,
                comprehension,
                Values.complement(comprehension),
                Values.intersection(comprehension, comprehension));
        for (Term value : plain) {
            Term applied = app(
                    Hol.let(Type.bool(), Type.bool()),
                    value,
                    new Term.Abs("f", Type.bool(), app(new Term.Bound(0), RED)));
            assertThrows(IllegalStateException.class, () -> truth(applied));
            assertThrows(IllegalStateException.class, () -> truth(app(Hol.all(COLOUR), value)));
        }
        List<Term> others = List.of(
                Hol.NOT,
                Term.lambda(X, X),
                set,
                comprehension,
                Values.complement(comprehension),
                Values.intersection(comprehension, comprehension));
        for (Term value : others) {
            assertThrows(IllegalStateException.class, () -> truth(app(Hol.eq(COLOUR), value, RED)));
        }
    }

    @Test
    void eachConstantAndEachComparisonIsAStep() {
        try (Meter meter = Budget.UNLIMITED.start()) {
            assertEquals(Truth.FALSE, new Evaluator(THEORY, meter).truth(Hol.mkEq(RED, BLUE), Map.of()));
            assertEquals(4, meter.stepsTaken());
        }
    }
}
