package dev.assay.judge;

import dev.assay.logic.TermPrinter;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What belongs to a conjecture beside its theory.
 *
 * @param source the name of the theory whose text it stands in; empty for what is no theory
 * @param printer writes terms as the text does
 * @param names from the names of the theory to those of the text
 * @param interpretations of the locale in which it stands
 * @param vocabulary what texts of options mean there
 * @param methods what proof methods need to know of the place
 * @param proofs writes proofs as they can be read there
 * @param isDefinite whether the theory says all there is to say, so that a model of it in which the conjecture fails is a
 *     counterexample
 * @param expectation what the text says of it
 * @param obstacle why the conjecture is not what the text says; nothing is decided about it then
 */
public record Setting(
        String source,
        TermPrinter printer,
        UnaryOperator<String> names,
        List<Interpretation> interpretations,
        Vocabulary vocabulary,
        MethodContext methods,
        ProofPrinter proofs,
        boolean isDefinite,
        Expectation expectation,
        Optional<String> obstacle) {
    /** Writes terms of problems that are no theories. */
    public static final TermPrinter PLAIN = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);

    public Setting {
        interpretations = List.copyOf(interpretations);
    }

    /** Of a problem that is a theory and nothing else. */
    public static Setting of(Theory theory, UnaryOperator<String> names, ProofPrinter proofs) {
        return new Setting(
                "",
                PLAIN,
                names,
                List.of(),
                Vocabulary.NONE,
                MethodContext.of(theory),
                proofs,
                true,
                Expectation.HOLDS,
                Optional.empty());
    }

    /** Where the theory leaves things open that the text does not. */
    public Setting indefinite() {
        return new Setting(
                source, printer, names, interpretations, vocabulary, methods, proofs, false, expectation, obstacle);
    }

    /** Of a text that says something else of its conjecture than that it holds. */
    public Setting expecting(Expectation expected) {
        return new Setting(
                source, printer, names, interpretations, vocabulary, methods, proofs, isDefinite, expected, obstacle);
    }

    /** Of a text that was not understood. */
    public Setting unread(String why) {
        return new Setting(
                source,
                printer,
                names,
                interpretations,
                vocabulary,
                methods,
                proofs,
                isDefinite,
                expectation,
                Optional.of(why));
    }
}
