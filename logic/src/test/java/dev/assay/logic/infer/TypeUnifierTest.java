package dev.assay.logic.infer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypeUnifierTest {
    private final TypeUnifier unifier = new TypeUnifier(TestContext.SORTS);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        nat                     | nat                     | nat
        'a                      | 'a                      | 'a
        ?'a                     | nat                     | nat
        'b list                 | ?'a                     | 'b list
        ?'a                     | ?'a                     | ?'a
        ?'a => ?'b              | nat => bool             | nat ⇒ bool
        ?'a => ?'a              | ?'b => nat              | nat ⇒ nat
        (?'a, ?'b) prod         | (?'b, nat) prod         | nat × nat
        ?'a list => ?'b         | ?'b => ?'c              | ?'a list ⇒ ?'a list
        ?'a => ?'b => ?'c       | ?'b => ?'c => nat       | nat ⇒ nat ⇒ nat
        ?'a::order              | nat                     | nat
        ?'a::ord                | ?'b::order              | ?'b::order
        ?'a::order              | ?'b::zero               | ?'b::{order,zero}
        ?'a::order              | 'b::linorder            | 'b::linorder
        ?'a::order              | ?'b list                | ?'b::order list
        ?'a::zero               | (?'b, ?'c::plus) prod   | ?'b::zero × ?'c::{plus,zero}
        ?'a::plus               | ?'b => ?'c              | ?'b ⇒ ?'c::plus
        ?'a::ring               | ?'b::{plus,zero}        | ?'b::ring
        """)
    void unifiableTypesHaveACommonInstance(String left, String right, String expected) {
        Type l = MiniNotation.type(left);
        Type r = MiniNotation.type(right);
        unifier.unify(l, r);
        assertEquals(expected, TypePrinter.UNICODE.withSorts(true).print(unifier.resolve(l)));
        assertEquals(unifier.resolve(l), unifier.resolve(r));
        assertEquals(unifier.resolve(l), l.substitute(unifier.substitution()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        nat                 | bool              | cannot unify nat with bool
        nat list => bool    | nat => ?'a        | cannot unify nat list ⇒ bool with nat ⇒ ?'a: nat list and nat clash
        ?'a => ?'a          | nat => bool       | cannot unify ?'a ⇒ ?'a with nat ⇒ bool: nat and bool clash
        ?'a                 | ?'a list          | cannot unify ?'a with ?'a list: ?'a occurs in ?'a list
        ?'a => ?'b          | ?'b => ?'a list   | cannot unify ?'a ⇒ ?'b with ?'b ⇒ ?'a list: ?'b occurs in ?'b list
        'a                  | nat               | cannot unify 'a with nat: rigid 'a cannot be nat
        nat list            | 'a list           | cannot unify nat list with 'a list: rigid 'a cannot be nat
        'a                  | 'b                | cannot unify 'a with 'b: 'a and 'b clash
        'a::order           | 'a::zero          | cannot unify 'a::order with 'a::zero: 'a::order and 'a::zero clash
        ?'a::order          | bool              | cannot unify ?'a::order with bool: type bool is not an instance of class order
        ?'a::order list     | bool list         | cannot unify ?'a::order list with bool list: type bool is not an instance of class order
        ?'a::order          | bool list         | cannot unify ?'a::order with bool list: type bool is not an instance of class order
        ?'a::zero           | nat set           | cannot unify ?'a::zero with nat set: type nat set is not an instance of class zero
        ?'a::linorder       | 'b::order         | cannot unify ?'a::linorder with 'b::order: type 'b::order is not an instance of class linorder
        ?'a::order          | nat => nat        | cannot unify ?'a::order with nat ⇒ nat: type nat ⇒ nat is not an instance of class order
        """)
    void aFailureNamesBothTypesAndLeavesTheStoreAlone(String left, String right, String expected) {
        Type l = MiniNotation.type(left);
        Type r = MiniNotation.type(right);
        var error = assertThrows(TypeUnificationException.class, () -> unifier.unify(l, r));
        assertEquals(expected, error.getMessage());
        assertEquals(l, unifier.resolve(l));
        assertEquals(r, unifier.resolve(r));
        assertTrue(unifier.substitution().isEmpty());
    }

    @Test
    void freshUnknownsAreReadableInMessages() {
        Type list = Type.con("List.list", unifier.fresh(Sort.TOP));
        var error = assertThrows(TypeUnificationException.class, () -> unifier.unify(list, Type.bool()));
        assertEquals("cannot unify ?'a list with bool", error.getMessage());
    }

    @Test
    void undoingAChoicePointForgetsBindingsSortsAndShortenedPaths() {
        Type.Var a = unifier.fresh(Sort.TOP);
        Type.Var b = unifier.fresh(Sort.TOP);
        Type.Var c = unifier.fresh(Sort.of("order"));
        unifier.unify(a, b);
        int mark = unifier.mark();
        unifier.unify(b, c);
        unifier.unify(c, Type.con("nat"));
        assertEquals(Type.con("nat"), unifier.walk(a));
        unifier.undo(mark);
        assertEquals(unifier.walk(a), unifier.walk(b));
        assertEquals(b, unifier.walk(a));
        assertEquals(c, unifier.walk(c));
    }

    @Test
    void aChainOfUnknownsIsResolved() {
        var chain = new ArrayList<Type>();
        for (int i = 0; i < 50_000; i++) {
            chain.add(unifier.fresh(Sort.TOP));
        }
        for (int i = 1; i < chain.size(); i++) {
            unifier.unify(chain.get(i - 1), chain.get(i));
        }
        unifier.unify(chain.getFirst(), Type.bool());
        chain.forEach(type -> assertEquals(Type.bool(), unifier.walk(type)));
    }

    @Test
    void unifiersOfRandomTypesUnifyAndAreIdempotent() {
        var random = new Random(1);
        int unified = 0;
        for (int i = 0; i < 20_000; i++) {
            var store = new TypeUnifier(TestContext.SORTS);
            Type left = randomType(random, 3);
            Type right = randomType(random, 3);
            if (store.tryUnify(left, right).isEmpty()) {
                var substitution = store.substitution();
                Type instance = left.substitute(substitution);
                assertEquals(instance, right.substitute(substitution));
                assertEquals(instance, instance.substitute(substitution));
                unified++;
            }
        }
        assertTrue(unified > 1_000, "only " + unified + " pairs were unifiable");
    }

    @Test
    void matchingFindsEveryInstance() {
        var random = new Random(2);
        var matcher = new TypeMatcher(TestContext.SORTS);
        for (int i = 0; i < 5_000; i++) {
            Type pattern = randomType(random, 3);
            var substitution = new HashMap<Type.Var, Type>();
            pattern.forEachVariable(v -> {
                if (TypeUnifier.isUnknown(v)) {
                    substitution.put(v, v.sort().isTop() ? randomType(random, 2) : Type.con("int"));
                }
            });
            Type target = pattern.substitute(substitution);
            var match = matcher.match(pattern, target);
            assertEquals(target, pattern.substitute(match.orElseThrow()));
        }
    }

    @Test
    void matchingIsOneSidedAndMindsSorts() {
        var matcher = new TypeMatcher(TestContext.SORTS);
        assertTrue(matcher.match(MiniNotation.type("nat"), MiniNotation.type("?'a"))
                .isEmpty());
        assertTrue(
                matcher.match(MiniNotation.type("'a"), MiniNotation.type("nat")).isEmpty());
        assertTrue(matcher.instance(MiniNotation.type("'a"), MiniNotation.type("nat"))
                .isPresent());
        assertTrue(matcher.match(MiniNotation.type("?'a => ?'a"), MiniNotation.type("nat => bool"))
                .isEmpty());
        assertTrue(matcher.match(MiniNotation.type("?'a::order"), MiniNotation.type("bool"))
                .isEmpty());
        assertTrue(matcher.match(MiniNotation.type("?'a::order"), MiniNotation.type("'b::linorder list"))
                .isPresent());
    }

    @Test
    void aSortIsNormalisedByDroppingImpliedClasses() {
        var sorts = TestContext.SORTS;
        assertEquals(Sort.of("linorder"), sorts.normalise(Sort.of("ord", "order", "linorder")));
        assertEquals(Sort.of("order", "zero"), sorts.meet(Sort.of("ord", "zero"), Sort.of("order")));
        assertTrue(sorts.isSubsort(Sort.of("ring"), Sort.of("plus", "zero")));
    }

    private static Type randomType(Random random, int depth) {
        int kind = random.nextInt(depth == 0 ? 4 : 7);
        return switch (kind) {
            case 0 -> Type.con("nat");
            case 1 -> Type.var("'r");
            case 2 -> Type.var("?" + (char) ('x' + random.nextInt(3)));
            case 3 -> Type.var("?" + (char) ('u' + random.nextInt(2)), Sort.of("plus"));
            case 4 -> Type.con("List.list", randomType(random, depth - 1));
            case 5 -> Type.con("Product_Type.prod", randomType(random, depth - 1), randomType(random, depth - 1));
            default -> Type.fun(randomType(random, depth - 1), randomType(random, depth - 1));
        };
    }
}
