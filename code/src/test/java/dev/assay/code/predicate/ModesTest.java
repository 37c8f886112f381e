package dev.assay.code.predicate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Reify;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.TooDeep;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ModesTest {
    private static final Type NAT = Type.con("Nat.nat");
    private static final Type LIST = Type.con("List.list", NAT);

    /** Natural numbers only, less than the size. */
    private static final Values NUMBERS = new Values() {
        @Override
        public boolean each(Type type, int size, Predicate<Object> sink) {
            assertEquals(NAT, type);
            for (long n = 0; n < size; n++) {
                if (!sink.test(n)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean isComplete(Type type) {
            return false;
        }
    };

    private static Code code(String text) {
        TheoryDocument document = Library.read(
                new Source("Test.thy", "theory Test imports Main begin\n" + text + "\nend\n"), Optional.empty());
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        return Code.of(document.context().theory());
    }

    private static Const predicate(String name, Type... arguments) {
        return new Const(name, Type.fun(List.of(arguments), Type.bool()));
    }

    private static List<Boolean> mode(String inputs) {
        return inputs.chars().mapToObj(c -> c == 'i').toList();
    }

    /** The kinds of steps and the relations called in each clause. */
    private static List<String> order(Code code, Const relation, String mode) {
        var modes = new Modes(new Relations(code), true, false);
        Procedure procedure = modes.procedure(relation, mode(mode));
        modes.plan();
        return procedure.rows.stream()
                .map(row -> row.steps().stream().map(ModesTest::name).collect(Collectors.joining(" ")))
                .toList();
    }

    private static String name(Step step) {
        return switch (step) {
            case Step.Generate _ -> "generate";
            case Step.Fresh _ -> "fresh";
            case Step.Check _ -> "check";
            case Step.Compute _ -> "compute";
            case Step.Each _ -> "each";
            case Step.Listed _ -> "listed";
            case Step.Subtract _ -> "subtract";
            case Step.Unsubtract _ -> "unsubtract";
            case Step.Bounded _ -> "bounded";
            case Step.Run(var callee, var _, var _) -> callee.toString();
            case Step.Unless(var _, var _) -> "unless";
            case Step.Collect _ -> "collect";
            case Step.Every _ -> "every";
        };
    }

    private static final String APPEND =
            "inductive append where \"append [] ys ys\" | \"append xs ys zs ==> append (x # xs) ys (x # zs)\"";

    @Test
    void appendNeedsNoEnumerationIfTheResultOrBothPartsAreGiven() {
        Code code = code(APPEND);
        Const append = predicate("Test.append", LIST, LIST, LIST);
        for (String mode : List.of("iio", "ooi", "iii", "ioi", "oii")) {
            var program = new LogicProgram(code);
            LogicProgram.Query query = program.predicate(append, mode(mode));
            program.prepare();
            assertFalse(query.generates(), mode);
        }
        var program = new LogicProgram(code);
        LogicProgram.Query query = program.predicate(append, mode("ooo"));
        program.prepare();
        assertTrue(query.generates());
    }

    @Test
    void appendBackwardsSplitsAList() {
        Code code = code(APPEND);
        var program = new LogicProgram(code);
        LogicProgram.Query query = program.predicate(predicate("Test.append", LIST, LIST, LIST), mode("ooi"));
        program.prepare();
        Object list = Data.of(1, 7L, Data.of(1, 8L, Data.of(0)));
        assertEquals(List.of("[], [7, 8]", "[7], [8]", "[7, 8], []"), solutions(code, program, query, list));
    }

    private static List<String> solutions(Code code, LogicProgram program, LogicProgram.Query query, Object input) {
        var reify = new Reify(code, new Reify.Parts() {
            @Override
            public int tag(Object value) {
                return ((Data) value).tag;
            }

            @Override
            public Object field(Object value, int index) {
                return ((Data) value).field(index);
            }
        });
        var result = new ArrayList<String>();
        try (Meter meter = Budget.UNLIMITED.start()) {
            new LogicSearch(program, NUMBERS, 5, meter).solve(query, new Object[] {input}, outputs -> {
                var text = new ArrayList<String>();
                for (Object output : outputs) {
                    Term term = reify.term(output, LIST).orElseThrow();
                    text.add(TermPrinter.ASCII.print(term));
                }
                return result.add(String.join(", ", text));
            });
        }
        return result;
    }

    @Test
    void distinctListsComeFromShorterOnes() {
        List<String> order = order(code(""), predicate("List.distinct", LIST), "o");
        assertEquals(List.of("", "distinct(o) generate check"), order);
    }

    @Test
    void aFunctionComesBeforeARelation() {
        String text = """
                inductive R where "R (x :: nat) x" | "R x (Suc x)"
                fun f :: "nat => nat" where "f x = Suc x"
                inductive P where "R x y ==> f x = y ==> P x y"
                """;
        assertEquals(List.of("compute R(i, i)"), order(code(text), predicate("Test.P", NAT, NAT), "io"));
    }

    @Test
    void fewerResultsComeFirst() {
        String text = "inductive R where \"R (0 :: nat) (0 :: nat)\"\ninductive Q where \"Q (0 :: nat)\"\n"
                + "inductive P where \"R x y ==> Q x ==> P x y\"";
        assertEquals(List.of("Q(o) R(i, o)"), order(code(text), predicate("Test.P", NAT, NAT), "oo"));
    }

    @Test
    void thePredicateItselfComesBeforeAnother() {
        String text = "inductive C where \"C ([] :: nat list)\" | \"C (x # xs)\"\n"
                + "inductive P where \"P []\" | \"C xs ==> P xs ==> P (x # xs)\"";
        assertEquals(List.of("", "P(o) C(i) generate"), order(code(text), predicate("Test.P", LIST), "o"));
    }

    private static final String LOOKUP = """
            fun lookup :: "(nat * nat) list => nat => nat option" where
              "lookup [] k = None" | "lookup ((j, v) # rest) k = (if j = k then Some v else lookup rest k)"
            definition found where "found kvs k v = (lookup kvs k = Some v)"
            definition looked where "looked kvs k r = (lookup kvs k = r)"
            """;

    private static LogicProgram.Query query(Code code, Const relation, String mode) {
        var program = new LogicProgram(code);
        LogicProgram.Query query = program.predicate(relation, mode(mode));
        program.prepare();
        return query;
    }

    @Test // quickcheck-hol, acceptance test 17
    void whatIsFoundNeedsNoKeyBecauseWhatIsNotFoundIsLeftOut() {
        Code code = code(LOOKUP);
        Type table = Type.con("List.list", Type.con("Product_Type.prod", NAT, NAT));
        Type option = Type.con("Option.option", NAT);
        assertFalse(query(code, predicate("Test.found", table, NAT, NAT), "ioo").generates());
        assertTrue(
                query(code, predicate("Test.looked", table, NAT, option), "ioo").generates());
    }

    @Test // quickcheck-hol, acceptance test 16
    void listsOfTheSameLengthAreMadeFromOneOfThem() {
        Code code = code("");
        Free xs = new Free("xs", LIST);
        Free ys = new Free("ys", LIST);
        var program = new LogicProgram(code);
        Const length = new Const("Nat.size_class.size", Type.fun(List.of(LIST), NAT));
        LogicProgram.Query query = program.query(
                List.of(xs), List.of(ys), List.of(Hol.mkEq(new Term.App(length, xs), new Term.App(length, ys))));
        program.prepare();
        assertTrue(query.generates());
        assertTrue(program.modes().stream().anyMatch(m -> m.endsWith("graph(o, i)")), () -> "" + program.modes());
    }

    @Test
    void sumsAreTakenApart() {
        String text = "inductive ev where \"ev (0 :: nat)\" | \"ev n ==> ev (n + 2)\"";
        assertEquals(List.of("", "subtract ev(i)"), order(code(text), predicate("Test.ev", NAT), "i"));
    }

    @Test
    void differencesAndComparisonsGiveIntervals() {
        String text = """
                inductive cut where "a - c = (0 :: nat) ==> cut a c"
                inductive minus where "a - c = (d :: int) ==> minus a c d"
                inductive below where "i <= j ==> j < n ==> below (i :: nat) j n"
                """;
        Code code = code(text);
        Type integer = Type.con("Int.int");
        Const cut = predicate("Test.cut", NAT, NAT);
        Const minus = predicate("Test.minus", integer, integer, integer);
        Const below = predicate("Test.below", NAT, NAT, NAT);
        assertEquals(List.of("unsubtract"), order(code, cut, "oi"));
        assertEquals(List.of("unsubtract"), order(code, minus, "ioi"));
        assertEquals(List.of("bounded bounded"), order(code, below, "ooi"));
        assertEquals(List.of("0", "1", "2"), numbers(code, cut, "oi", 2L));
        assertEquals(List.of("-3"), numbers(code, minus, "ioi", 2L, 5L));
        assertEquals(List.of("0 0", "0 1", "1 1"), numbers(code, below, "ooi", 2L));
    }

    private static List<String> numbers(Code code, Const relation, String mode, Object... inputs) {
        var program = new LogicProgram(code);
        LogicProgram.Query query = program.predicate(relation, mode(mode));
        program.prepare();
        var result = new ArrayList<String>();
        try (Meter meter = Budget.UNLIMITED.start()) {
            new LogicSearch(program, NUMBERS, 5, meter)
                    .solve(
                            query,
                            inputs,
                            outputs -> result.add(java.util.Arrays.stream(outputs)
                                    .map(Object::toString)
                                    .collect(Collectors.joining(" "))));
        }
        return result;
    }

    @Test
    void whatALimitCutsOffIsNotFalse() {
        String text = "inductive loop where \"loop (Suc n) ==> loop n\"\n"
                + "inductive P where \"~ loop n ==> P n\"\ninductive Q where \"Q (0 :: nat)\"";
        Code code = code(text);
        assertEquals(LogicSearch.Answer.UNKNOWN, decide(code, "Test.loop", 0));
        assertEquals(LogicSearch.Answer.UNKNOWN, decide(code, "Test.P", 0));
        assertEquals(LogicSearch.Answer.YES, decide(code, "Test.Q", 0));
        assertEquals(LogicSearch.Answer.NO, decide(code, "Test.Q", 1));
    }

    private static LogicSearch.Answer decide(Code code, String name, long argument) {
        var program = new LogicProgram(code);
        LogicProgram.Query query = program.predicate(predicate(name, NAT), mode("i"));
        program.prepare();
        try (Meter meter = Budget.UNLIMITED.start()) {
            return TooDeep.guarded(
                    () -> new LogicSearch(program, NUMBERS, 5, meter).decide(query, new Object[] {argument}));
        }
    }
}
