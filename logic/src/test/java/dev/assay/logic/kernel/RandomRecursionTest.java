package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.pair;
import static dev.assay.logic.kernel.Examples.prod;
import static dev.assay.logic.kernel.Examples.suc;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random systems of equations: those that the kernel takes for terminating are run, and must not come back to a call
 * that they are in the middle of.
 */
class RandomRecursionTest {
    private static final int SYSTEMS = 2_000;
    private static final Type BINARY = Type.fun(List.of(NAT, NAT), NAT);
    private static final Free F = free("f", BINARY);
    private static final Free G = free("g", Type.fun(prod(NAT, NAT), NAT));
    private static final Const CASE = new Const("case_nat", Type.fun(List.of(NAT, Type.fun(NAT, NAT), NAT), NAT));

    /** With subtraction and minimum, whose values are bounded by their arguments. */
    private static final Signature S = bounded();

    private static final Const MINUS = new Const("minus", BINARY);

    private static Signature bounded() {
        Free minus = free("minus", BINARY);
        Free m = free("m", NAT);
        Free n = free("n", NAT);
        Free k = free("k", NAT);
        return Recursion.define(
                        SIGNATURE,
                        List.of(minus),
                        List.of(
                                eq(app(minus, m, ZERO), m),
                                eq(app(minus, m, suc(n)), app(CASE, ZERO, lambda(k, k), app(minus, m, n)))),
                        List.of(),
                        List.of())
                .signature();
    }

    private static final class Generator {
        private final Random random;
        private final boolean mutual;
        private int names;

        Generator(Random random, boolean mutual) {
            this.random = random;
            this.mutual = mutual;
        }

        List<Term> system() {
            var result = new ArrayList<Term>();
            for (Term[] row : rows()) {
                result.add(eq(app(F, row[0], row[1]), right(row)));
            }
            if (mutual) {
                for (Term[] row : rows()) {
                    result.add(eq(app(G, pair(row[0], row[1])), right(row)));
                }
            }
            return result;
        }

        private List<Term[]> rows() {
            Free m = free("m", NAT);
            Free n = free("n", NAT);
            Term[] zeroAny = {ZERO, n};
            Term[] sucAny = {suc(m), n};
            return switch (random.nextInt(5)) {
                case 0 -> List.<Term[]>of(new Term[] {m, n});
                case 1 -> List.of(zeroAny, sucAny);
                case 2 -> List.of(new Term[] {m, ZERO}, new Term[] {m, suc(n)});
                case 3 -> List.of(zeroAny, new Term[] {suc(m), ZERO}, new Term[] {suc(m), suc(n)});
                default -> List.of(new Term[] {ZERO, n}, new Term[] {suc(ZERO), n}, new Term[] {suc(suc(m)), n});
            };
        }

        private Term right(Term[] row) {
            var scope = new ArrayList<Term>();
            for (Term pattern : row) {
                scope.addAll(pattern.frees());
            }
            return term(scope, 3);
        }

        private Term variable(List<Term> scope) {
            return scope.isEmpty() ? ZERO : scope.get(random.nextInt(scope.size()));
        }

        private Term term(List<Term> scope, int depth) {
            if (depth == 0 || random.nextInt(10) < 3) {
                return random.nextInt(6) == 0 ? ZERO : random.nextInt(8) == 0 ? suc(variable(scope)) : variable(scope);
            }
            return switch (random.nextInt(9)) {
                case 0 -> suc(term(scope, depth - 1));
                case 1 ->
                    app(
                            Hol.conditional(NAT),
                            eq(term(scope, depth - 1), term(scope, depth - 1)),
                            term(scope, depth - 1),
                            term(scope, depth - 1));
                case 2, 3 -> {
                    Free k = free("k" + names++, NAT);
                    yield app(
                            CASE,
                            term(scope, depth - 1),
                            lambda(k, term(plus(scope, k), depth - 1)),
                            term(scope, depth - 1));
                }
                case 4 -> {
                    Free k = free("k" + names++, NAT);
                    yield app(Hol.let(NAT, NAT), term(scope, depth - 1), lambda(k, term(plus(scope, k), depth - 1)));
                }
                case 5 -> app(MINUS, term(scope, depth - 1), term(scope, depth - 1));
                default -> {
                    Term left = term(scope, depth - 1);
                    Term right = term(scope, depth - 1);
                    yield mutual && random.nextBoolean() ? app(G, pair(left, right)) : app(F, left, right);
                }
            };
        }

        private static List<Term> plus(List<Term> scope, Term variable) {
            var result = new ArrayList<>(scope);
            result.add(variable);
            return result;
        }
    }

    /** Evaluates calls strictly, with natural numbers as integers. */
    private static final class Machine {
        private static final class OutOfSteps extends RuntimeException {
            private static final long serialVersionUID = 1L;
        }

        private record Call(Free function, int left, int right) {}

        private final List<Term> equations;
        private final Set<Call> active = new HashSet<>();
        private int steps = 3_000;

        Machine(List<Term> equations) {
            this.equations = equations;
        }

        int call(Free function, int left, int right) {
            if (steps-- <= 0 || left > 1_000 || right > 1_000) {
                throw new OutOfSteps();
            }
            Call call = new Call(function, left, right);
            if (!active.add(call)) {
                fail("accepted, but " + call + " calls itself: " + equations);
            }
            for (Term equation : equations) {
                Term pattern = equation.arguments().get(0);
                List<Term> arguments =
                        function.equals(G) ? pattern.arguments().getFirst().arguments() : pattern.arguments();
                var scope = new HashMap<Free, Integer>();
                if (pattern.head().equals(function)
                        && matches(arguments.get(0), left, scope)
                        && matches(arguments.get(1), right, scope)) {
                    int result = value(equation.arguments().get(1), scope);
                    active.remove(call);
                    return result;
                }
            }
            throw new AssertionError("no equation for " + call + ": " + equations);
        }

        private static boolean matches(Term pattern, int value, Map<Free, Integer> scope) {
            if (pattern instanceof Free v) {
                scope.put(v, value);
                return true;
            }
            return pattern.equals(ZERO)
                    ? value == 0
                    : value > 0 && matches(pattern.arguments().getFirst(), value - 1, scope);
        }

        private int value(Term term, Map<Free, Integer> scope) {
            List<Term> a = term.arguments();
            return switch (term.head()) {
                case Free v when a.isEmpty() -> scope.get(v);
                case Free f when f.equals(F) -> call(F, value(a.get(0), scope), value(a.get(1), scope));
                case Free g -> {
                    List<Term> sides = a.getFirst().arguments();
                    yield call(g, value(sides.get(0), scope), value(sides.get(1), scope));
                }
                case Const(var name, var _) -> constant(name, a, scope);
                default -> throw new AssertionError(term);
            };
        }

        private int constant(String name, List<Term> a, Map<Free, Integer> scope) {
            return switch (name) {
                case "Zero" -> 0;
                case "Suc" -> value(a.get(0), scope) + 1;
                case "minus" -> Math.max(0, value(a.get(0), scope) - value(a.get(1), scope));
                case Hol.IF -> {
                    List<Term> sides = a.get(0).arguments();
                    boolean condition = value(sides.get(0), scope) == value(sides.get(1), scope);
                    yield value(condition ? a.get(1) : a.get(2), scope);
                }
                case Hol.LET -> under(a.get(1), value(a.get(0), scope), scope);
                case "case_nat" -> {
                    int scrutinee = value(a.get(2), scope);
                    yield scrutinee == 0 ? value(a.get(0), scope) : under(a.get(1), scrutinee - 1, scope);
                }
                default -> throw new AssertionError(name);
            };
        }

        private int under(Term function, int argument, Map<Free, Integer> scope) {
            Term.Abs abs = (Term.Abs) function;
            Free v = free(abs.hint(), NAT);
            var inner = new HashMap<>(scope);
            inner.put(v, argument);
            return value(abs.body().instantiate(v), inner);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void whatIsAcceptedDoesNotLoop(long seed) {
        var random = new Random(seed);
        int recursive = 0;
        for (int i = 0; i < SYSTEMS; i++) {
            boolean mutual = random.nextInt(3) == 0;
            List<Term> equations = new Generator(random, mutual).system();
            try {
                Recursion.define(S, mutual ? List.of(F, G) : List.of(F), equations, List.of(), List.of());
            } catch (KernelException e) {
                continue;
            }
            recursive += equations.stream()
                            .anyMatch(e -> e.arguments().get(1).frees().contains(F))
                    ? 1
                    : 0;
            run(equations);
        }
        assertTrue(recursive > SYSTEMS / 50, "recursive systems accepted: " + recursive);
    }

    private static void run(List<Term> equations) {
        for (int left = 0; left < 4; left++) {
            for (int right = 0; right < 4; right++) {
                try {
                    new Machine(equations).call(F, left, right);
                } catch (Machine.OutOfSteps e) {
                    // Long computations are allowed; loops are found before.
                }
            }
        }
    }
}
