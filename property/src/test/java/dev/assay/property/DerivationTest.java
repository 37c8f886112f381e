package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Generators that nobody wrote. */
class DerivationTest {
    enum Operator {
        PLUS,
        MINUS
    }

    /** A language of eight constructors. */
    sealed interface Ast {
        record Literal(int value) implements Ast {}

        record Variable(
                @Letters("xyz") @Size(min = 1, max = 1) String name) implements Ast {}

        record Binary(Operator operator, Ast left, Ast right) implements Ast {}

        record Negate(Ast operand) implements Ast {}

        record Let(String name, Ast bound, Ast body) implements Ast {}

        record If(Ast condition, Ast then, Optional<Ast> otherwise) implements Ast {}

        record Call(Variable function, List<Ast> arguments) implements Ast {}

        record Block(List<Ast> statements) implements Ast {}

        default int depth() {
            return switch (this) {
                case Literal literal -> 1;
                case Variable variable -> 1;
                case Binary(var operator, var left, var right) -> 1 + Math.max(left.depth(), right.depth());
                case Negate(var operand) -> 1 + operand.depth();
                case Let(var name, var bound, var body) -> 1 + Math.max(bound.depth(), body.depth());
                case If(var condition, var then, var otherwise) ->
                    1
                            + Math.max(
                                    condition.depth(),
                                    Math.max(
                                            then.depth(),
                                            otherwise.map(Ast::depth).orElse(0)));
                case Call(var function, var arguments) -> 1 + deepest(arguments);
                case Block(var statements) -> 1 + deepest(statements);
            };
        }

        private static int deepest(List<Ast> asts) {
            return asts.stream().mapToInt(Ast::depth).max().orElse(0);
        }
    }

    @Test
    void allEightConstructorsComeUpAndTreesGetDeep() {
        var constructors = new HashSet<Class<?>>();
        int deepest = 0;
        for (Ast ast : Gens.of(Ast.class).samples(1000, 1)) {
            constructors.add(ast.getClass());
            deepest = Math.max(deepest, ast.depth());
        }
        assertEquals(8, constructors.size());
        assertTrue(deepest > 10, "only " + deepest);
    }

    @Test
    void allEightConstructorsAreEnumerated() {
        var constructors = new HashSet<Class<?>>();
        Gens.of(Ast.class).enumeration().upTo(5).forEach(ast -> constructors.add(ast.getClass()));
        assertEquals(8, constructors.size());
    }

    @Test
    void aSyntaxTreeIsShrunkToItsCore() {
        for (long seed = 0; seed < 20; seed++) {
            Result result = Property.forAll(Gens.of(Ast.class))
                    .seed(seed)
                    .forgetful()
                    .test(ast -> ForAll.require(!contains(ast)));
            assertEquals("Negate(Negate(Literal(0)))", GensTest.shrunk(result));
        }
    }

    private static boolean contains(Ast ast) {
        return switch (ast) {
            case Ast.Literal literal -> false;
            case Ast.Variable variable -> false;
            case Ast.Binary(var operator, var left, var right) -> contains(left) || contains(right);
            case Ast.Negate(Ast.Negate negate) -> true;
            case Ast.Negate(var operand) -> contains(operand);
            case Ast.Let(var name, var bound, var body) -> contains(bound) || contains(body);
            case Ast.If(var condition, var then, var otherwise) ->
                contains(condition)
                        || contains(then)
                        || otherwise.filter(DerivationTest::contains).isPresent();
            case Ast.Call(var function, var arguments) -> arguments.stream().anyMatch(DerivationTest::contains);
            case Ast.Block(var statements) -> statements.stream().anyMatch(DerivationTest::contains);
        };
    }

    record Person(
            @Size(min = 1, max = 8) String name,
            @Between(min = 0, max = 130) int age,
            List<@Between(min = 1, max = 6) Integer> dice) {}

    @Test
    void annotationsLimitComponentsAndTypeArguments() {
        Property.forAll(Gens.of(Person.class))
                .forgetful()
                .holds(person -> person.age() >= 0
                        && person.age() <= 130
                        && !person.name().isEmpty()
                        && person.dice().stream().allMatch(die -> 1 <= die && die <= 6));
    }

    record Interval(int low, int high) {
        Interval {
            if (low > high) {
                throw new IllegalArgumentException("low > high");
            }
        }
    }

    @Test
    void whatAConstructorRefusesIsNoValue() {
        Property.forAll(Gens.of(Interval.class)).forgetful().holds(interval -> interval.low() <= interval.high());
        Result result = Property.forAll(Gens.of(Interval.class))
                .forgetful()
                .test(interval -> ForAll.require(interval.high() < 100));
        assertEquals("Interval(0, 100)", GensTest.shrunk(result));
    }

    /** Can only be made by its factories. */
    static final class Natural {
        private final int value;

        private Natural(int value) {
            this.value = value;
        }

        public static Natural zero() {
            return new Natural(0);
        }

        public static Natural successor(Natural other) {
            return new Natural(other.value + 1);
        }

        @Override
        public String toString() {
            return "" + value;
        }
    }

    @Test
    void staticFactoriesAreConstructors() {
        Result result =
                Property.forAll(Gens.of(Natural.class)).forgetful().test(natural -> ForAll.require(natural.value < 3));
        assertEquals("3", GensTest.shrunk(result));
    }

    /** As Kotlin compiles an object: nobody can construct it. */
    public static final class Only {
        public static final Only INSTANCE = new Only();

        private Only() {}
    }

    @Test
    void aClassThatNobodyCanConstructHasItsConstants() {
        Property.forAll(Gens.of(Only.class)).forgetful().holds(only -> only == Only.INSTANCE);
        Property.forAll(Gens.of(kotlin.Unit.class)).forgetful().holds(unit -> unit == kotlin.Unit.INSTANCE);
    }

    record Painted(ColourProvider.Colour colour) {}

    @Test
    void aServiceKnowsTypesOfItsLibrary() {
        Property.forAll(Gens.of(Painted.class))
                .forgetful()
                .holds(painted ->
                        painted.colour().name().equals("red " + painted.colour().red()));
    }

    record Kotlin(kotlin.Pair<Integer, String> pair, kotlin.Triple<Byte, Long, Boolean> triple) {}

    @Test
    void dataClassesOfKotlinAreMadeByTheirConstructors() {
        Result result = Property.forAll(Gens.of(Kotlin.class))
                .forgetful()
                .test(value -> ForAll.require(value.pair().getSecond().isEmpty()));
        assertEquals("Kotlin((0, a), (0, 0, false))", GensTest.shrunk(result));
    }

    record Even(int value) {
        static Gen<Even> gen() {
            return Gens.ints(-1000, 1000).map(half -> new Even(2 * half));
        }
    }

    record Pair<A, B>(A first, B second) {}

    @SuppressWarnings("ArrayRecordComponent") // That they can be arrays is the point.
    record Table(Map<Operator, Pair<Even, Set<Long>>> rows, int[] counts, Even[] evens) {}

    @Test
    void aClassCanSayItselfAndTypeArgumentsArePassedOn() {
        Property.forAll(Gens.of(Table.class)).forgetful().passes(table -> {
            for (Pair<Even, Set<Long>> row : table.rows().values()) {
                assertEquals(0, row.first().value() % 2);
                row.second().forEach(each -> assertEquals(Long.class, each.getClass()));
            }
        });
    }

    sealed interface Stack<T> {
        record Empty<T>() implements Stack<T> {}

        record Push<T>(T top, Stack<T> rest) implements Stack<T> {}
    }

    record Holder(Stack<Operator> stack) {}

    @Test
    void genericSealedTypesAreDerivedAtTheirArguments() {
        Gens.of(Holder.class).samples(200, 2).forEach(holder -> {
            Stack<Operator> stack = holder.stack();
            while (stack instanceof Stack.Push<Operator> push) {
                Operator top = push.top();
                assertTrue(top == Operator.PLUS || top == Operator.MINUS);
                stack = push.rest();
            }
        });
    }

    record Endless(Endless other) {}

    @Test
    void whatHasNoFiniteValueIsRefused() {
        var e = assertThrows(IllegalArgumentException.class, () -> Gens.of(Endless.class));
        assertEquals(Endless.class.getTypeName() + " has no finite value: each contains another one", e.getMessage());
        assertThrows(IllegalArgumentException.class, () -> Gens.of(Thread.class));
    }

    sealed interface First {
        record Through(Second second) implements First {}

        record End() implements First {}
    }

    sealed interface Second {
        record Back(First first) implements Second {}

        record Stop() implements Second {}
    }

    @Test
    void typesThatNeedEachOtherEnd() {
        assertEquals("End()", Show.of(Gens.of(First.class).generate(Recording.replay(new long[0], 0))));
        Gens.of(First.class).samples(1000, 1);
    }
}
