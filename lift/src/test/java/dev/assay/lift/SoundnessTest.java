package dev.assay.lift;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.kernel.Hol;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is lifted says no more than Java does: where it throws, how functions are compared, what fields are. */
class SoundnessTest {
    private static Lifted lift(String members) throws IOException {
        String text = """
            import java.util.List;
            import java.util.function.Function;
            final class C {
                @interface Property {}
                record Fn(Function<Integer, Integer> f) {}
                record Box<A>(A value) {}
                static Function<Integer, Integer> add(int n) { return y -> y + n; }
                static <X> boolean eq(X x, X y) { return new Box<>(x).equals(new Box<>(y)); }
            """ + members + "}";
        return Lifting.lift(JavaCode.of(Path.of("C.java"), text, List.of()));
    }

    private static String text(String property) throws IOException {
        Lifted lifted = lift("static int f(int x) { if (x < 0) { throw new IllegalStateException(); } return x; }"
                + "static int g(int x) { int y = f(x); return 1; }"
                + "@Property static boolean p(int x) { return " + property + "; }");
        var conjecture = lifted.properties().getFirst().conjecture();
        return lifted.text().print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
    }

    @Test
    void aPropertyClaimsThatNothingInItThrows() throws IOException {
        assertEquals("x != 0 && 1 / x == 1 / x", text("1 / x == 1 / x"));
        assertEquals("returns(f(x)) && f(x) == f(x)", text("f(x) == f(x)"));
        assertEquals("x == 0 || 1 / x != 5", text("x == 0 || 1 / x != 5").replace("x != 0 && ", ""));
    }

    @Test
    void whatIsComputedForNothingMayThrowAllTheSame() throws IOException {
        assertEquals("returns(g(x)) && g(x) == 1", text("g(x) == 1"));
        assertTrue(text("x == x | f(x) == 1").startsWith("returns(f(x)) && "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new Fn(y -> y).equals(new Fn(y -> y))",
                "List.of(add(1)).equals(List.of(add(1)))",
                "List.of(add(1)).contains(add(1))",
                "new Box<>(add(1)).equals(new Box<>(add(1)))",
                "eq(add(1), add(1))"
            })
    void valuesThatContainFunctionsAreNotCompared(String comparison) {
        String complaint = assertThrows(
                        LiftException.class, () -> lift("@Property static boolean p() { return " + comparison + "; }"))
                .sentence();
        assertTrue(complaint.endsWith("compare what the functions give"), complaint);
    }

    @Test
    void fieldsHaveTheValuesThatTheOrderOfInitialisersGivesThem() throws IOException {
        Lifted lifted = lift("""
            static int b() { return B; }
            static int id(int x) { return x; }
            static final int A = b();
            static final int B = id(5);
            @Property static boolean p() { return A == 5; }
            """);
        assertEquals(Optional.of("A[] is 0 in Java, but 5 as lifted"), Agreement.objection(lifted));
    }

    @Test
    void whatDoesTheSameAsJavaMayBeProved() throws IOException {
        Lifted lifted = lift("""
            static final int A = 3;
            static final List<Integer> ALL = List.of(A, 4);
            static int half(int x) { if (x % 2 != 0) { throw new IllegalArgumentException(); } return x / 2; }
            @Property static boolean p(int x) { return x % 2 != 0 || half(x) * 2 == x || ALL.isEmpty(); }
            """);
        assertEquals(Optional.empty(), Agreement.objection(lifted));
    }
}
