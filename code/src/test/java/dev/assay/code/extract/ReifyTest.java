package dev.assay.code.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.code.program.Layout;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.isabelle.TheoryDocument;
import org.junit.jupiter.api.Test;

final class ReifyTest {
    /** The interpreter's data by the names of constructors. */
    private static Reify.Parts parts(Code code, Type... types) {
        return new Reify.Parts() {
            @Override
            public int tag(Object value) {
                String name = ((Interpreter.Data) value).constructor();
                for (Type type : types) {
                    Layout layout = code.layout(type);
                    for (int i = 0; i < layout.shapes().size(); i++) {
                        if (layout.shapes().get(i).constructor().name().equals(name)) {
                            return i;
                        }
                    }
                }
                throw new IllegalArgumentException(name);
            }

            @Override
            public Object field(Object value, int index) {
                return ((Interpreter.Data) value).fields().get(index);
            }
        };
    }

    private static void assertReified(String imports, String expected, String equation) {
        TheoryDocument document = Executed.read(imports, "lemma \"" + equation + "\" oops");
        Code code = Code.of(document.context().theory());
        Term left = Executed.statements(document).getFirst().arguments().getFirst();
        Type list = Type.con("List.list", Numerals.NAT);
        Type option = Type.con("Option.option", Numerals.NAT);
        var reify = new Reify(code, parts(code, list, option));
        Term term = reify.term(Executed.value(code, left), left.type()).orElseThrow();
        assertEquals(expected, term.toString());
        assertEquals(true, Executed.value(code, Hol.mkEq(left, term)));
    }

    @Test
    void valuesAreWrittenAsTerms() {
        assertReified("Main", "[1, 2, 3]", "rev [3, 2, 1::nat] = []");
        assertReified("Main", "- 2", "3 - 5 = (0::int)");
        assertReified("Main", "{2, 3}", "Suc ` {1, 2} = {}");
        assertReified("Main", "- {1}", "- {1::nat} = {}");
        assertReified("Main", "Some 2", "Some (Suc 1) = None");
        assertReified("Complex_Main", "1 div 2", "2 / 4 = (0::rat)");
    }

    @Test
    void functionsAreWrittenAsUpdates() {
        assertReified(
                "Main", "fun_upd (%x. 0) True 5", "(THE f. f ∈ {(λx. if x then 5 else 0 :: nat)}) = (λx::bool. 0)");
    }
}
