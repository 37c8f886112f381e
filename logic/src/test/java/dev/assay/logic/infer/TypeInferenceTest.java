package dev.assay.logic.infer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypeInferenceTest {
    private static Term infer(String text) {
        return new TypeInference(TestContext.EMPTY).infer(MiniNotation.term(text));
    }

    private static String shown(Type type) {
        return TypePrinter.UNICODE.withSorts(true).print(type);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        \\x. x                                      | 'a ⇒ 'a
        \\x y. x                                    | 'a ⇒ 'b ⇒ 'a
        \\x y z. x z (y z)                          | ('a ⇒ 'b ⇒ 'c) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'c
        (\\x y z. x z (y z)) (\\x y. x) (\\x y. x)  | 'a ⇒ 'a
        \\f g x. f (g x)                            | ('a ⇒ 'b) ⇒ ('c ⇒ 'a) ⇒ 'c ⇒ 'b
        \\f x y. f y x                              | ('a ⇒ 'b ⇒ 'c) ⇒ 'b ⇒ 'a ⇒ 'c
        \\x y. x y y                                | ('a ⇒ 'a ⇒ 'b) ⇒ 'a ⇒ 'b
        \\f. f (\\x. x)                             | (('a ⇒ 'a) ⇒ 'b) ⇒ 'b
        \\f x. f (f x)                              | ('a ⇒ 'a) ⇒ 'a ⇒ 'a
        \\x x. Suc x                                | 'a ⇒ nat ⇒ nat
        id id                                       | 'a ⇒ 'a
        comp Suc length                             | 'a list ⇒ nat
        map                                         | ('a ⇒ 'b) ⇒ 'a list ⇒ 'b list
        map Suc                                     | nat list ⇒ nat list
        map map                                     | ('a ⇒ 'b) list ⇒ ('a list ⇒ 'b list) list
        fold (\\x n. Suc n)                         | 'a list ⇒ nat ⇒ nat
        Cons True Nil                               | bool list
        Pair x y                                    | 'a × 'b
        \\p. Pair (snd p) (fst p)                   | 'a × 'b ⇒ 'b × 'a
        eq (length xs) (Suc n)                      | bool
        Pair (eq x y) x                             | bool × 'a
        If b x                                      | 'a ⇒ 'a
        All (\\x. eq x x)                           | bool
        Let (\\x. x) (\\f. f True)                  | bool
        Pair (id True) (id zeroNat)                 | bool × nat
        f (f x)                                     | 'a
        Pair (f x) (x :: nat)                       | 'a × nat
        zero                                        | 'a::zero
        plus zero                                   | 'a::{plus,zero} ⇒ 'a::{plus,zero}
        plus x (neg y)                              | 'a::group
        \\x. plus (times x x) (neg x)               | 'a::{group,times} ⇒ 'a::{group,times}
        \\x. Pair (less x x) (min x x)              | 'a::linorder ⇒ bool × 'a::linorder
        plus (Suc n)                                | nat ⇒ nat
        less Nil                                    | 'a list ⇒ bool
        \\P. Pair (least P) (less (least P))        | ('a::order ⇒ bool) ⇒ 'a::order × ('a::order ⇒ bool)
        least (\\xs. eq xs (Cons x xs))             | 'a::order list
        sum (Cons (Pair x zero) Nil)                | 'a::{plus,zero} × 'b::{plus,zero}
        plus (\\x. zero)                            | ('a ⇒ 'b::{plus,zero}) ⇒ 'a ⇒ 'b::{plus,zero}
        x :: nat                                    | nat
        x :: _ list                                 | 'a list
        map :: _ => nat list => _                   | (nat ⇒ 'a) ⇒ nat list ⇒ 'a list
        (f :: _ => _) x                             | 'b
        x :: _::order                               | 'a::order
        \\x::nat. x                                 | nat ⇒ nat
        \\x::'b. \\y. x                             | 'b ⇒ 'a ⇒ 'b
        (\\x. x) :: 'a => 'a                        | 'a ⇒ 'a
        Pair (x :: 'a) y                            | 'a × 'b
        Pair (x :: 'a::order) (y :: 'a)             | 'a::order × 'a::order
        Pair (x :: 'a) (y :: 'a::order)             | 'a::order × 'a::order
        less (x :: 'a::linorder) y                  | bool
        x :: 'a::{ord,order}                        | 'a::order
        List.list.Nil[nat]                          | nat list
        List.list.map[_,bool]                       | ('a ⇒ bool) ⇒ 'a list ⇒ bool list
        Test.itself[nat list]                       | nat list itself
        {plusNat ; plusInt} (Suc x)                 | nat ⇒ nat
        {plusNat ; union} x (y :: _ set)            | 'a set
        Suc ({plusNat ; plusInt} x y)               | nat
        {plusNat ; plusInt} ({plusNat ; plusInt} x (Suc y)) z | nat
        {plusNat ; plusInt} ({plusNat ; plusInt} x y) (Suc z) | nat
        {Suc n ; Suc xs (Suc n)}                    | nat
        {zeroNat ; zeroInt ; zeroBool} :: int       | int
        eq {zeroNat ; zeroInt} {zeroInt ; zeroBool} | bool
        {\\x. {x ; Suc x} ; Suc True} :: _ list => _  | 'a list ⇒ 'a list
        Pair {zeroNat ; zeroNat} True               | nat × bool
        """)
    void everyTermHasItsPrincipalType(String text, String expected) {
        assertEquals(expected, shown(infer(text).type()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        \\x. x x            | type error in application: operand x has type ?'a ⇒ ?'b but x expects ?'a: ?'a occurs in ?'a ⇒ ?'b
        Suc (xs :: 'a list) | type error in application: operand xs has type 'a list but Suc expects nat
        Suc True            | type error in application: operand True has type bool but Suc expects nat
        Suc n m             | type error in application: operator Suc n has type nat and is no function, but is applied to m of type ?'a
        eq n (Suc n) True   | type error in application: operator n = Suc n has type bool and is no function, but is applied to True of type bool
        Cons x x            | type error in application: operand x has type ?'a but (#) x expects ?'a list: ?'a occurs in ?'a list
        map Suc (Cons True Nil) | type error in application: operand [True] has type bool list but map Suc expects nat list: bool and nat clash
        eq (f True) (f zeroNat) | type error in application: operand zeroNat has type nat but f expects bool
        \\f. Pair (f True) (f zeroNat) | type error in application: operand zeroNat has type nat but f expects bool
        \\x. eq (Suc x) (x :: bool) | type error in constraint: x has type nat but is constrained to bool
        Let (\\x. x) (\\f. Pair (f True) (f zeroNat)) | type error in application: operand zeroNat has type nat but f expects bool
        (x :: 'a) :: 'b     | type error in constraint: x has type 'a but is constrained to 'b: 'a and 'b clash
        Suc (x :: 'a)       | type error in application: operand x has type 'a but Suc expects nat: rigid 'a cannot be nat
        (\\x. Suc x) :: 'a => 'a | type error in constraint: λx. Suc x has type nat ⇒ nat but is constrained to 'a ⇒ 'a: rigid 'a cannot be nat
        id :: 'a => 'b      | type error in constraint: id has type ?'a ⇒ ?'a but is constrained to 'a ⇒ 'b: 'a and 'b clash
        least (\\x. Not x)  | type error in application: operand λx. ¬ x has type bool ⇒ bool but least expects ?'a::order ⇒ bool: type bool is not an instance of class order
        min True            | type error in application: operand True has type bool but min expects ?'a::linorder: type bool is not an instance of class linorder
        least (\\xs. eq xs (Cons True xs)) | type error in application: operand λxs. xs = True # xs has type bool list ⇒ bool but least expects ?'a::order ⇒ bool: type bool is not an instance of class order
        neg (Suc n)         | type error in application: operand Suc n has type nat but neg expects ?'a::group: type nat is not an instance of class group
        plus (x :: 'a)      | type error in application: operand x has type 'a but (+) expects ?'a::plus: type 'a is not an instance of class plus
        min (x :: 'a::order) | type error in application: operand x has type 'a::order but min expects ?'a::linorder: type 'a::order is not an instance of class linorder
        zero :: 'a list     | type error in constraint: 0 has type ?'a::zero but is constrained to 'a list: type 'a list is not an instance of class zero
        sum (Cons (Pair x True) Nil) | type error in application: operand [(x, True)] has type (?'a × bool) list but sum expects ?'b::{plus,zero} list: type bool is not an instance of class plus
        Pair (x :: 'a::order) (y :: 'a::zero) | type variable 'a is given two sorts: order and zero
        Pair (x :: 'a::order) (y :: 'a::linorder) | type variable 'a is given two sorts: order and linorder
        Nat.Suc[nat]        | constant Suc takes 0 type arguments but is given 1
        Groups.zero_class.zero[bool] | type argument bool of zero must be of sort zero: type bool is not an instance of class zero
        Nat.Soc[nat]        | unknown constant Nat.Soc
        {plusNat ; plusInt} x y | ambiguous: both plusNat :: nat ⇒ nat ⇒ nat and plusInt :: int ⇒ int ⇒ int fit here
        {plusNat x y ; plusInt x y} | ambiguous: both plusNat x y :: nat and plusInt x y :: int fit here
        {plusNat ; plusInt} | ambiguous: both plusNat :: nat ⇒ nat ⇒ nat and plusInt :: int ⇒ int ⇒ int fit here
        {plusNat ; plusInt} True | type error: plusNat has type nat ⇒ nat ⇒ nat and plusInt has type int ⇒ int ⇒ int but bool ⇒ ?'a is needed here
        {Suc True ; Suc (Suc True)} | type error in application: operand True has type bool but Suc expects nat
        {Suc True ; map Suc (Cons True Nil)} | type error in application: operand [True] has type bool list but map Suc expects nat list: bool and nat clash
        eq {zeroNat ; zeroInt} {zeroNat ; zeroInt} | ambiguous: both zeroNat :: nat and zeroInt :: int fit here
        Not (eq {zeroNat ; zeroInt} ({union ; Cons} x y)) | type error: union has type ?'a set ⇒ ?'a set ⇒ ?'a set and (#) has type ?'b ⇒ ?'b list ⇒ ?'b list but ?'c ⇒ ?'d ⇒ nat is needed here
        """)
    void everyErrorNamesBothSides(String text, String expected) {
        var error = assertThrows(TypeException.class, () -> infer(text));
        assertEquals(expected, error.getMessage());
    }

    @Test
    void anErrorPointsToTheApplicationThatFails() {
        var error = assertThrows(TypeException.class, () -> infer("eq n (Suc True)"));
        assertEquals(new Position("test", 1, 7), error.position());
    }

    @Test
    void anAmbiguityPointsToTheChoice() {
        var error = assertThrows(TypeException.class, () -> infer("Pair True {zeroNat ; zeroInt}"));
        assertEquals(new Position("test", 1, 11), error.position());
    }

    @Test
    void aFreeVariableHasOneTypeInAllStatements() {
        var statements = List.of(MiniNotation.term("eq x y"), MiniNotation.term("eq y (Suc n)"));
        var terms = new TypeInference(TestContext.EMPTY).infer(statements);
        assertEquals(
                "[(x::nat) = (y::nat), (y::nat) = Suc (n::nat)]",
                terms.stream()
                        .map(TermPrinter.UNICODE.showTypes(true)::print)
                        .toList()
                        .toString());
    }

    @Test
    void aFreeVariableOfTwoTypesInTwoStatementsIsAnError() {
        var statements = List.of(MiniNotation.term("Suc x"), MiniNotation.term("Not x"));
        var error = assertThrows(TypeException.class, () -> new TypeInference(TestContext.EMPTY).infer(statements));
        assertEquals("type error in application: operand x has type nat but Not expects bool", error.getMessage());
    }

    @Test
    void aLaterStatementDecidesAnEarlierChoice() {
        var statements = List.of(MiniNotation.term("{plusNat ; plusInt} x y"), MiniNotation.term("Suc x"));
        var terms = new TypeInference(TestContext.EMPTY).infer(statements);
        assertEquals("plusNat x y", terms.getFirst().toString());
    }

    @Test
    void aFixedVariableKeepsItsType() {
        var inference = new TypeInference(TestContext.fixing("x", "'a list"));
        assertEquals(
                "'a list × 'b",
                shown(inference.infer(MiniNotation.term("Pair x y")).type()));
        var error = assertThrows(TypeException.class, () -> inference.infer(MiniNotation.term("Cons True x")));
        assertEquals(
                "type error in application: operand x has type 'a list but (#) True expects bool list:"
                        + " rigid 'a cannot be bool",
                error.getMessage());
    }

    @Test
    void aFixedVariableHidesAConstantOfTheSameName() {
        var inference = new TypeInference(TestContext.fixing("id", "nat"));
        assertEquals("nat", shown(inference.infer(MiniNotation.term("id")).type()));
    }

    @Test
    void theDefaultSortIsTheSortOfWhatNothingIsSaidAbout() {
        var context = new InferenceContext() {
            @Override
            public SortAlgebra sorts() {
                return TestContext.SORTS;
            }

            @Override
            public Optional<Type> scheme(String constant) {
                return TestContext.EMPTY.scheme(constant);
            }

            @Override
            public Optional<String> constant(String name) {
                return TestContext.EMPTY.constant(name);
            }

            @Override
            public Map<String, Sort> typeVariables() {
                return Map.of("'a", Sort.of("linorder"));
            }

            @Override
            public Sort defaultSort() {
                return Sort.of("ord");
            }
        };
        var inference = new TypeInference(context);
        assertEquals("'b", shown(inference.infer(MiniNotation.term("x")).type()));
        assertEquals(
                "'a::linorder ⇒ 'b::ord ⇒ 'c ⇒ bool",
                shown(inference
                        .infer(MiniNotation.term("\\x::'a. \\y::'b. \\z. less x x"))
                        .type()));
    }

    @Test
    void aLambdaKeepsTheNamesOfItsVariablesAsHints() {
        assertEquals("%x y. x", infer("\\x y. x").toString());
    }

    @Test
    void sharedPartsOfReadingsAreDecidedOnce() {
        PreTerm nested = MiniNotation.term("{plusNat ; plusInt} x y");
        for (int i = 0; i < 200; i++) {
            PreTerm inner = nested;
            nested = new PreTerm.Choice(List.of(applied("plusNat", inner), applied("plusInt", inner)), Position.NONE);
        }
        var statement = new PreTerm.Constraint(nested, MiniNotation.type("int"), Position.NONE);
        assertEquals(
                "int",
                shown(new TypeInference(TestContext.EMPTY).infer(statement).type()));
    }

    @Test
    void independentChoicesAreDecidedOneByOne() {
        PreTerm list = MiniNotation.term("Nil");
        for (int i = 0; i < 100; i++) {
            PreTerm undecidedAlone = MiniNotation.term("eq {zeroNat ; zeroInt} {zeroInt ; zeroBool}");
            list = new PreTerm.App(
                    new PreTerm.App(MiniNotation.term("Cons"), undecidedAlone, Position.NONE), list, Position.NONE);
        }
        assertEquals(
                "bool list",
                shown(new TypeInference(TestContext.EMPTY).infer(list).type()));
    }

    private static PreTerm applied(String operator, PreTerm operand) {
        var half = new PreTerm.App(MiniNotation.term(operator), operand, Position.NONE);
        return new PreTerm.App(half, MiniNotation.term("z"), Position.NONE);
    }

    @Test
    void aListOfTwentyThousandElementsIsTyped() throws InterruptedException {
        var types = new AtomicReference<String>();
        var thread = new Thread(null, () -> types.set(shown(longList(20_000).type())), "deep", 512L << 20);
        thread.start();
        thread.join();
        assertEquals("nat list", types.get());
    }

    private static Term longList(int length) {
        PreTerm list = MiniNotation.term("Nil");
        for (int i = 0; i < length; i++) {
            PreTerm element = MiniNotation.term(i == 0 ? "Suc zero" : "zero");
            list = new PreTerm.App(
                    new PreTerm.App(MiniNotation.term("Cons"), element, Position.NONE), list, Position.NONE);
        }
        return new TypeInference(TestContext.EMPTY).infer(list);
    }
}
