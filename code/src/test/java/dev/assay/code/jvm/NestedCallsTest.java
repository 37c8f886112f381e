package dev.assay.code.jvm;

import static dev.assay.code.jvm.ProgramBuilder.*;
import static dev.assay.code.program.Operation.*;
import static org.junit.jupiter.api.Assertions.*;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Program;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Stopped;
import dev.assay.code.runtime.TooDeep;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However a function comes back to itself, it takes fuel. */
class NestedCallsTest {
    private static final Expr.Var N = v("n", NAT);
    private static final Expr.Var M = v("m", NAT);
    private static final Type FUN = Type.fun(NAT, NAT);
    private static final Expr.Var F = v("f", FUN);

    /** Fibonacci's, but for numbers that stay as they are. */
    private static final Const BOTH = name("both", BOOL, NAT);

    /** Comes to its own loop by a way without a nested call. */
    private static final Const AROUND = name("around", BOOL, NAT);

    private static final Const PING = name("ping", NAT, NAT);
    private static final Const PONG = name("pong", NAT, NAT);
    private static final Const APPLY = name("apply", NAT, FUN, NAT);
    private static final Const BY_LAMBDA = name("byLambda", NAT, NAT);
    private static final Const FIB = name("fibonacci", NAT, NAT);

    private static final Program PROGRAM = new ProgramBuilder()
            .define(BOTH, List.of(N), matchNat(N, truth(true), "m", and(call(BOTH, M), call(BOTH, N))))
            .define(
                    AROUND,
                    List.of(N),
                    ifThen(op(LESS, nat(10), N), and(call(AROUND, nat(0)), call(AROUND, nat(1))), call(AROUND, N)))
            .define(PING, List.of(N), suc(op(TIMES, nat(2), call(PONG, N))))
            .define(
                    PONG,
                    List.of(N),
                    matchNat(N, nat(0), "m", op(TIMES, nat(3), op(MOD, call(PING, M), call(PING, N)))))
            .define(APPLY, List.of(F, N), matchNat(N, apply(F, N), "m", apply(F, op(MOD, apply(F, M), nat(7)))))
            .define(BY_LAMBDA, List.of(N), op(MOD, call(APPLY, lambda(List.of(M), call(BY_LAMBDA, M)), N), nat(3)))
            .define(
                    FIB,
                    List.of(N),
                    matchNat(
                            N,
                            nat(0),
                            "m",
                            ifThen(
                                    op(LESS, M, nat(1)),
                                    nat(1),
                                    op(PLUS, call(FIB, M), call(FIB, op(MONUS, M, nat(1)))))))
            .program();

    @ParameterizedTest
    @ValueSource(strings = {"both", "around", "ping", "pong", "byLambda"})
    void whatComesToNoEndIsStopped(String function) {
        for (Mode mode : List.of(Mode.SMALL, Mode.BIG)) {
            Compiled compiled = Compiled.of(PROGRAM, mode);
            compiled.fuel().start(5000, () -> false);
            Const constant = PROGRAM.functions().keySet().stream()
                    .filter(c -> c.name().equals(function))
                    .findAny()
                    .orElseThrow();
            Fun fun = compiled.function(constant);
            assertThrows(Stopped.class, () -> TooDeep.guarded(() -> fun.apply(5L)), mode + " " + function);
        }
    }

    @Test
    void callsThatMakeNoNestedCallTakeNoFuel() {
        Compiled compiled = Compiled.of(PROGRAM, Mode.SMALL);
        compiled.fuel().start(1_000_000, () -> false);
        assertEquals(1L, compiled.call(FIB, 1L));
        assertEquals(0, compiled.fuel().used());
        assertEquals(6765L, compiled.call(FIB, 20L));
        // One for each call or round that goes on, whether it makes one nested call or two.
        assertEquals(10945, compiled.fuel().used());
    }

    @Test
    void whatHappensOnEveryWayIsKnown() {
        var nested = new NestedCalls(BOTH::equals);
        Expr calls = call(BOTH, N);
        assertTrue(nested.areMadeBy(calls, Optional.empty()));
        assertFalse(nested.areMadeBy(and(op(LESS, N, M), calls), Optional.empty()));
        assertTrue(nested.areMadeBy(and(op(LESS, N, M), calls), Optional.of(true)));
        assertFalse(nested.areMadeBy(and(op(LESS, N, M), calls), Optional.of(false)));
        assertTrue(nested.areMadeBy(op(NOT, and(op(LESS, N, M), calls)), Optional.of(false)));
        assertTrue(nested.areMadeBy(ifThen(op(LESS, N, M), calls, calls), Optional.empty()));
        assertFalse(nested.areMadeBy(matchNat(N, calls, "m", truth(true)), Optional.empty()));
        assertFalse(nested.areMadeBy(lambda(List.of(N), calls), Optional.empty()));
        assertTrue(nested.areMadeBy(let(M, nat(1), calls), Optional.empty()));
    }
}
