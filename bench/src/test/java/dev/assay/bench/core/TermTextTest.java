package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.proof.Quoted;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The text of a term means this term. */
class TermTextTest {
    private static final Context MAIN = Library.context("Main");

    /** The term without its types, which a text such as {@code 0 = 0} does not tell. */
    private static String skeleton(Term term) {
        return switch (term) {
            case Term.Const(var name, var _) -> name;
            case Term.Free(var name, var _) -> name;
            case Term.Bound(var index) -> "#" + index;
            case Term.Abs(var _, var _, var body) -> "(\\" + skeleton(body) + ")";
            case Term.App(var function, var argument) -> "(" + skeleton(function) + " " + skeleton(argument) + ")";
        };
    }

    private static void isReadAsPrinted(Gen<Term> terms, TermPrinter printer) {
        Property.forAll(terms).forgetful().seed(24).tries(300).passes(term -> {
            String text = printer.print(term);
            Term read =
                    MAIN.terms(List.of(Quoted.of("term", text)), term.frees()).getFirst();
            assertEquals(skeleton(term), skeleton(read), text);
        });
    }

    @Test
    void formulasOfLogicAreReadAsPrinted() {
        Gen<Term> formulas = Gens.composed(choices -> KernelRulesTest.formula(choices, 5));
        isReadAsPrinted(formulas, MAIN.printer());
        isReadAsPrinted(formulas, MAIN.printer().showBrackets(true));
    }

    @Test
    void formulasAboutNumbersAreReadAsPrinted() {
        for (String type : List.of("Nat.nat", "Int.int")) {
            isReadAsPrinted(
                    Gens.composed(choices -> ArithmeticTest.formula(choices, Type.con(type), 2)),
                    MAIN.printer().showTypes(true));
        }
    }
}
