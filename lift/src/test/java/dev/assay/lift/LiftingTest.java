package dev.assay.lift;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Hol;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be lifted, what it becomes, and what is said about the rest. */
class LiftingTest {
    private static final String HEAD = """
        import java.math.BigInteger;
        import java.util.List;
        import java.util.Optional;
        import java.util.function.Function;
        final class C {
            @interface Property {}
            sealed interface Lst<A> permits Nil, Cons {}
            record Nil<A>() implements Lst<A> {}
            record Cons<A>(A head, Lst<A> tail) implements Lst<A> {}
            record Pair<A, B>(A first, B second) {}
            enum Colour { RED, GREEN }
        """;

    private static Lifted lift(String members) throws IOException {
        return Lifting.lift(JavaCode.of(Path.of("C.java"), HEAD + members + "}", List.of()));
    }

    /** The method, lifted because a property uses it, agrees with itself. */
    private static Lifted.Function agrees(String method, String property) throws IOException {
        Lifted lifted = lift(method + "@Property static boolean p" + property);
        var agreement = new Agreement(lifted);
        for (Lifted.Function function : lifted.functions()) {
            assertEquals(Optional.empty(), agreement.check(function, 500, 1), method);
        }
        return lifted.functions().getFirst();
    }

    private static String text(String property) throws IOException {
        Lifted lifted = lift("@Property static boolean p" + property);
        Conjecture conjecture = lifted.properties().getFirst().conjecture();
        return lifted.text().print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
    }

    private static String complaint(String members) {
        return assertThrows(LiftException.class, () -> lift(members)).sentence();
    }

    @Test
    void recursionOverASealedInterfaceIsAFunctionByEquations() throws IOException {
        agrees("""
            static <A> Lst<A> append(Lst<A> xs, Lst<A> ys) {
                return switch (xs) {
                    case Nil<A>() -> ys;
                    case Cons<A>(A x, Lst<A> rest) -> new Cons<>(x, append(rest, ys));
                };
            }
            """, "(Lst<Integer> xs) { return append(xs, xs).equals(xs); }");
    }

    @Test
    void guardsAndNestedPatternsAreTriedFromTheTop() throws IOException {
        agrees("""
            static int f(Lst<Integer> xs) {
                return switch (xs) {
                    case Cons<Integer>(Integer x, Cons<Integer>(Integer y, Lst<Integer> rest)) when x > y -> x - y;
                    case Cons<Integer>(Integer x, Nil<Integer>()) -> x;
                    case Cons<Integer>(Integer x, Lst<Integer> rest) -> f(rest);
                    case Nil<Integer>() -> -1;
                };
            }
            """, "(Lst<Integer> xs) { return f(xs) == 0; }");
    }

    @Test
    void ifAndInstanceofAndVariablesAreLifted() throws IOException {
        agrees("""
            static int f(Lst<Integer> xs, int y) {
                if (xs instanceof Cons<Integer>(var x, var rest) && x > y) {
                    int z = x + y;
                    return z * z;
                }
                if (!(xs instanceof Cons<Integer> c)) {
                    return y == 0 ? 1 : 2;
                }
                return c.head() + f(c.tail(), y);
            }
            """, "(Lst<Integer> xs) { return f(xs, 0) == 0; }");
    }

    @Test
    void numbersWrapAroundAsInJava() throws IOException {
        agrees(
                "static int f(int x, int y) { return x * y - (x << 3) + (y ^ x) % 7; }",
                "(int x) { return f(x, x) == 0; }");
        agrees(
                "static long g(int x, long y) { return x * y + Math.max(x, y) - Math.abs(y); }",
                "(int x) { return g(x, x) == 0; }");
        agrees("static int h(int x, int y) { return x / y + (int) (x * 3L); }", "(int x) { return h(x, x) == 0; }");
    }

    @Test
    void loopsAreFunctionsThatCallThemselves() throws IOException {
        agrees("""
            static int sum(List<Integer> xs) {
                int s = 0;
                for (int x : xs) { if (x == 3) { continue; } if (x > 8) { break; } s += x; }
                return s;
            }
            """, "(List<Integer> xs) { return sum(xs) == 0; }");
        agrees("""
            static int pairs(List<Integer> xs, List<Integer> ys) {
                int n = 0;
                for (int x : xs) { for (int y : ys) { if (x == y) { n++; } } }
                return n;
            }
            """, "(List<Integer> xs) { return pairs(xs, xs) == 0; }");
        agrees("""
            static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; }
            """, "(int x) { return gcd(x, x) == x; }");
        agrees("""
            static int upTo(int n) { int s = 0; for (int i = 0; i < n && i < 9; i++) { s += i; } return s; }
            """, "(int x) { return upTo(x) == x; }");
        agrees("""
            static int once(int n) { int i = 0; do { i += 2; if (i > 7) { return -i; } } while (i < n); return i; }
            """, "(int x) { return once(x) == x; }");
    }

    @Test
    void variablesStandForTheirLastValues() throws IOException {
        agrees("""
            static int f(int x, long y) {
                int z;
                if (x > 3) { z = x; } else { z = -x; }
                z += y;
                z <<= 2;
                z >>>= 1;
                return ~z;
            }
            """, "(int x) { return f(x, x) == 0; }");
    }

    @Test
    void theDistanceOfAShiftDoesNotWidenTheNumber() throws IOException {
        agrees("static int f(int x, long y) { return x << y; }", "(int x) { return f(x, 1) == 0; }");
        agrees("static long g(long x, int y) { return x >> y; }", "(int x) { return g(x, 1) == 0; }");
    }

    @Test
    void numbersThatChangeTheirBoxChangeTheirType() throws IOException {
        agrees("static long f(Integer x) { return x.longValue() * 100000; }", "(int x) { return f(x) == 0; }");
        agrees("static long g(Long x) { return x.intValue(); }", "(long x) { return g(x) == 0; }");
        agrees("static long h(int x) { return Long.valueOf(x) * 100000; }", "(int x) { return h(x) == 0; }");
    }

    @Test
    void theDefaultIsWhatIsLeftOverWhereverItStands() throws IOException {
        agrees(
                "static int f(int x) { return switch (x) { default -> 1; case 3 -> 2; }; }",
                "(int x) { return f(x) == 0; }");
    }

    @Test
    void aSealedInterfaceInAnotherTakesOnlyItsOwnRecords() throws IOException {
        agrees("""
            sealed interface Shape permits Round, Box {}
            sealed interface Round extends Shape permits Dot, Ring {}
            record Dot() implements Round {}
            record Ring(int radius) implements Round {}
            record Box() implements Shape {}
            static int f(Shape s) { return switch (s) { case Round r -> 1; case Box b -> 2; }; }
            static boolean g(Shape s) { return s instanceof Round; }
            static int h(Shape s) { return s instanceof Box b ? 3 : s instanceof Ring(int r) ? r : 4; }
            """, "(Shape s) { return f(s) == 1 && g(s) && h(s) == 0; }");
    }

    @Test
    void whatTypeAValueOfATypeVariableHasIsNotLifted() {
        assertTrue(complaint("""
            static <A> boolean f(A x) { return x instanceof Integer i; }
            @Property static boolean p(String s) { return f(s); }
            """).contains("whether a value is of type java.lang.Integer cannot be lifted"));
    }

    @Test
    void constantsWithMethodsOfTheirOwnAreNotLifted() {
        assertTrue(complaint("""
            enum Sign { PLUS { int f() { return 1; } }, MINUS; int f() { return -1; } }
            @Property static boolean p(Sign s) { return s.f() == -1; }
            """).contains("a constant with methods of its own cannot be lifted"));
    }

    @Test
    void methodsOfInterfacesAreThoseOfTheirRecords() throws IOException {
        agrees("""
            sealed interface Shape permits Dot, Box { int area(); default int twice() { return 2 * area(); } }
            record Dot() implements Shape { public int area() { return 0; } }
            record Box(int area) implements Shape {}
            static int f(Shape s) { return s.twice() + s.area(); }
            """, "(Shape s) { return f(s) == 0; }");
    }

    @Test
    void collectionsThatChangeAreNamedWithWhatToUseInstead() {
        String said = complaint("""
            @Property static boolean p(int x) {
                List<Integer> xs = new java.util.ArrayList<>();
                return xs.isEmpty();
            }
            """);
        assertTrue(
                said.endsWith("values of java.util.ArrayList cannot be lifted: use List.of, or a sealed interface of"
                        + " records"),
                said);
    }

    @Test
    void anOptionalMayGiveWayToAnother() throws IOException {
        agrees("""
            static Optional<Integer> first(Optional<Integer> a, Optional<Integer> b) { return a.or(() -> b); }
            static int given(Optional<Integer> a, int x) { return a.orElseGet(() -> x + 1); }
            """, "(Optional<Integer> a, int x) { return first(a, a).equals(a) && given(a, x) == given(a, x); }");
    }

    @Test
    void enumsTextsOptionalsAndListsAreLifted() throws IOException {
        agrees("""
            static String f(Colour c, String s) {
                return switch (c) { case RED -> s + "!"; case GREEN -> "".concat(s); };
            }
            """, "(Colour c, String s) { return f(c, s).isEmpty() || f(c, s).length() > 0; }");
        agrees("""
            static int g(Optional<Integer> o, List<Integer> xs) {
                return o.map(x -> x + xs.size()).filter(x -> x > 0).orElse(xs.isEmpty() ? 0 : xs.getFirst());
            }
            """, "(Optional<Integer> o, List<Integer> xs) { return g(o, xs) == 0 && xs.reversed().contains(1); }");
    }

    @Test
    void whatIsComparedHasTheSameType() throws IOException {
        assertEquals(
                "o.equals(Optional.empty())", text("(Optional<Integer> o) { return o.equals(Optional.empty()); }"));
        assertEquals("xs.equals(List.of())", text("(List<Integer> xs) { return xs.equals(List.of()); }"));
        assertEquals(
                "C.java:12:58: it is not clear of what type this is: give it to a variable of that type first",
                complaint("@Property static boolean p(Optional<Integer> o) { return Optional.empty().equals(o); }"));
    }

    @Test
    void assertionsAreClaims() throws IOException {
        assertEquals("append(xs, ys).equals(xs) && x == y", assertion("""
            int z = y;
            assertEquals(append(xs, ys), xs);
            assertTrue(x == z);
            """));
        assertEquals("x <= y || x != y", assertion("if (x > y) { assertNotEquals(x, y); }"));
        assertEquals("x <= 0 || false", assertion("if (x > 0) { throw new AssertionError(); }"));
        assertTrue(assertThrows(LiftException.class, () -> assertion("assertEquals(x, y, \"why\");"))
                .sentence()
                .endsWith("assertEquals or assertNotEquals without a message"));
    }

    /** What a property claims that returns nothing. */
    private static String assertion(String body) throws IOException {
        String text = "import static org.junit.jupiter.api.Assertions.*;" + HEAD + """
            static <A> Lst<A> append(Lst<A> xs, Lst<A> ys) {
                return switch (xs) {
                    case Nil<A>() -> ys;
                    case Cons<A>(A x, Lst<A> rest) -> new Cons<>(x, append(rest, ys));
                };
            }
            @Property static void p(Lst<Integer> xs, Lst<Integer> ys, int x, int y) {
            """ + body + "}}";
        Path jar = Path.of(java.net.URI.create(org.junit.jupiter.api.Assertions.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
        Lifted lifted = Lifting.lift(JavaCode.of(Path.of("C.java"), text, List.of(jar)));
        Conjecture conjecture = lifted.properties().getFirst().conjecture();
        return lifted.text().print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
    }

    @Test
    void functionsAreValues() throws IOException {
        agrees("""
            static <A, B> Lst<B> map(Function<A, B> f, Lst<A> xs) {
                return xs instanceof Cons<A>(var x, var rest) ? new Cons<>(f.apply(x), map(f, rest)) : new Nil<>();
            }
            """, "(Lst<Integer> xs) { return map(x -> x + 1, xs).equals(map(Function.identity(), xs)); }");
    }

    @Test
    void whereJavaThrowsThereIsNoValue() throws IOException {
        agrees("""
            static <A> A head(Lst<A> xs) {
                return switch (xs) {
                    case Nil<A>() -> throw new IllegalArgumentException();
                    case Cons<A>(A x, var rest) -> x;
                };
            }
            """, "(Lst<Integer> xs) { return head(xs) == 0; }");
    }

    @Test
    void propertiesArePrintedAsJava() throws IOException {
        assertEquals("x > y || x - y <= y * (2 + x)", text("(int x, int y) { return x > y || x - y <= y * (2 + x); }"));
        assertEquals(
                "!xs.equals(new Nil<>()) || new Cons<>(1, xs).equals(xs)",
                text("(Lst<Integer> xs) { return !xs.equals(new Nil<Integer>()) || new Cons<>(1, xs).equals(xs); }"));
        assertEquals("Colour.RED.equals(c)", text("(Colour c) { return Colour.RED == c; }"));
    }

    @Test
    void aRecursionThatNobodySeesEndingIsReported() throws IOException {
        Lifted lifted = lift("""
            static int collatz(int n) { return n == 1 ? 0 : 1 + collatz(n % 2 == 0 ? n / 2 : 3 * n + 1); }
            @Property static boolean p(int n) { return collatz(n) >= 0; }
            """);
        assertEquals(1, lifted.notes().size());
        assertTrue(lifted.notes().getFirst().contains("that collatz terminates is taken for granted"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        x = x + 1; int[] xs = {x}; return xs[0] == 1;  | C.java:12:48: arrays can change: use an immutable list
        int[] a = {x}; return a[0] == x;                | arrays can change: use an immutable list
        return "a" == null;                             | there is no null in pure code: use Optional
        System.out.println(); return true;              | a statement that only has an effect cannot be lifted
        return new Nil<Integer>() == new Nil<Integer>(); | == compares references: write equals
        return System.nanoTime() > x;                   | System.nanoTime is not known here: write it as a static method
        double d = x; return d > 0;                     | values of type double cannot be lifted: use int, long or BigInteger
        try { return x > 0; } finally { }               | exceptions cannot be caught here: return an Optional
        return Math.random() < x;                       | Math.random is not known here: write it as a static method
        return Integer.valueOf("7") == x;               | Integer.valueOf is not known here: write it as a static method
        """)
    void whatLiesOutsideIsSaidWithItsPlaceAndAWayOut(String body, String expected) {
        String said = complaint("@Property static boolean p(int x) { " + body + " }");
        assertTrue(said.startsWith("C.java:12:") && said.contains(expected), said);
    }

    @Test
    void parametersTakeAllValuesOfTheirType() {
        assertTrue(complaint("@Property static boolean p(Cons<Integer> c) { return true; }")
                .contains("write Lst, and distinguish cases"));
    }

    @Test
    void sourceThatDoesNotCompileIsReportedAsTheCompilerDoes() {
        assertTrue(complaint("@Property static boolean p(int x) { return y; }")
                .startsWith("C.java:12:44: cannot find symbol"));
    }

    @Test
    void whereTheCompilerItselfFailsTheMistakeIsStillTold() {
        assertTrue(
                complaint("return switch (xs) { case Nil<Integer>() -> 1; };").startsWith("C.java:12:"));
    }

    @Test
    void aMethodThatIsNotUsedMayDoWhatItLikes() throws IOException {
        assertEquals(
                1,
                lift("static void main(String[] a) { System.out.println(); } @Property static boolean p(int x) {"
                                + " return x == x; }")
                        .properties()
                        .size());
    }
}
