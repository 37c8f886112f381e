package dev.assay.code.jvm;

import static dev.assay.code.jvm.ProgramBuilder.*;
import static dev.assay.code.jvm.Samples.*;
import static org.junit.jupiter.api.Assertions.*;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Program;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class SpecialisationTest {
    private static final Expr.Var XS = v("xs", LIST);
    private static final Expr.Var N = v("n", NAT);

    private static Expr body(Program program, Const function) {
        return Objects.requireNonNull(program.functions().get(function)).body();
    }

    private static Compiled compiled(Const name, List<Expr.Var> parameters, Expr body) {
        return Compiled.of(new ProgramBuilder().define(name, parameters, body).program(), Mode.SMALL);
    }

    @Test
    void aCallWithALambdaBecomesACallOfACopyThatGetsWhatTheLambdaCaptures() {
        Expr body = body(Specialisation.of(Samples.program()), ADD_ALL);
        assertTrue(
                body instanceof Expr.Call(var copy, var arguments, var _)
                        && copy.name().startsWith("map/")
                        && arguments.stream().allMatch(Expr.Var.class::isInstance),
                body.toString());
    }

    @Test
    void aLambdaThatGrowsWithEachCallEndsInAnOrdinaryCall() {
        Type function = Type.fun(NAT, NAT);
        Const grow = name("grow", NAT, function, NAT);
        Const start = name("start", NAT, NAT);
        Expr.Var f = v("f", function);
        Expr.Var x = v("x", NAT);
        Expr twice = lambda(List.of(x), apply(f, suc(apply(f, x))));
        Program program = new ProgramBuilder()
                .define(grow, List.of(f, N), matchNat(N, apply(f, nat(0)), "m", call(grow, twice, v("m", NAT))))
                .define(start, List.of(N), call(grow, lambda(List.of(v("y", NAT)), suc(v("y", NAT))), N))
                .program();
        assertEquals(7L, Compiled.of(program, Mode.SMALL).call(start, 2L));
        assertEquals((1L << 16) - 1, Compiled.of(program, Mode.SMALL).call(start, 15L));
    }

    @Test
    void noVariableOfALambdaTakesTheNameOfAParameter() {
        Const count = name("count", NAT, Type.fun(NAT, NAT));
        Const start = name("start", NAT, Type.fun(NAT, NAT));
        Expr.Var f = v("f", Type.fun(NAT, NAT));
        // The simplifier would call the variable of the lambda x~0, too.
        Expr.Var parameter = v("x~0", Type.fun(NAT, NAT));
        Expr.Var x = v("x", NAT);
        Program program = new ProgramBuilder()
                .define(count, List.of(f), suc(apply(f, nat(1))))
                .define(start, List.of(parameter), call(count, lambda(List.of(x), suc(apply(parameter, x)))))
                .program();
        Fun twice = new Fun(1) {
            @Override
            protected Object applyExactly(Object... arguments) {
                return 2 * (long) arguments[0];
            }
        };
        assertEquals(4L, Compiled.of(program, Mode.SMALL).call(start, twice));
    }

    @Test
    void dataThatIsThereIsNotMadeAgain() {
        Const same = name("same", LIST, LIST);
        Compiled code =
                compiled(same, List.of(XS), matchList(XS, nil(NAT), "x", "rest", cons(v("x", NAT), v("rest", LIST))));
        Object list = numbers(1, 2, 3);
        assertSame(list, code.call(same, list));
    }

    @Test
    void anArgumentThatIsNotNeededIsEvaluatedAllTheSame() {
        Const first = name("first", NAT, NAT);
        Expr.Var unused = v("unused", NAT);
        Compiled code = compiled(
                first,
                List.of(N),
                apply(lambda(List.of(v("y", NAT), unused), v("y", NAT)), N, undefined("second", NAT)));
        assertThrows(MatchFailure.class, () -> code.call(first, 1L));
    }

    @Test
    void constructorsWithoutFieldsAreComparedAsObjects() {
        Const equal = name("equal", BOOL, COLOUR, COLOUR);
        Expr.Var a = v("a", COLOUR);
        Expr.Var b = v("b", COLOUR);
        Compiled code = compiled(equal, List.of(a, b), op(Operation.EQUAL, a, b));
        Object red = dev.assay.code.runtime.Data.of(0);
        assertEquals(true, code.call(equal, red, dev.assay.code.runtime.Data.of(0)));
        assertEquals(false, code.call(equal, red, dev.assay.code.runtime.Data.of(2)));
    }

    @Test
    void aLoopOfTestsStopsWhereOneComesToTheOppositeOrToNothing() {
        Const below = name("below", BOOL, NAT, NAT);
        Expr.Var k = v("k", NAT);
        Compiled code =
                compiled(below, List.of(N, k), matchNat(k, undefined("below", BOOL), "m", op(Operation.LESS, N, k)));
        Fun test = code.function(below);
        Object[] first = {2L};
        Object[] last = {5L, 4L, 1L, 3L, 0L, 7L};
        assertEquals(2, test.skip(first, last, 0, 6, true));
        assertEquals(3, test.skip(first, last, 2, 6, false));
        assertEquals(~4, test.skip(first, last, 3, 6, true));
        assertEquals(6, test.skip(first, last, 5, 6, true));
    }
}
