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
 * @param builtins what its language gives besides definitions
 * @param coverage how much of what the text means is in the theory
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
        Builtins builtins,
        Coverage coverage,
        Expectation expectation,
        Optional<String> obstacle) {
    /** How much of what a text means is in its theory. */
    public enum Coverage {
        /** All: a model in which the conjecture fails is a counterexample. */
        ALL,
        /** What is proved holds; what fails in a model may hold. */
        PART,
        /** Nothing: the conjecture is but a name. */
        NONE
    }

    /** Whether a model of the theory in which the conjecture fails is a counterexample. */
    public boolean isDefinite() {
        return coverage == Coverage.ALL;
    }

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
                Builtins.NONE,
                Coverage.ALL,
                Expectation.HOLDS,
                Optional.empty());
    }

    /** Where the theory leaves things open that the language decides. */
    public Setting with(Builtins given) {
        return changed(given, Coverage.PART, expectation, obstacle);
    }

    /** Where the theory says nothing, since the text is run and not translated. */
    public Setting uncovered() {
        return changed(builtins, Coverage.NONE, expectation, obstacle);
    }

    /** Of a text that says something else of its conjecture than that it holds. */
    public Setting expecting(Expectation expected) {
        return changed(builtins, coverage, expected, obstacle);
    }

    /** Of a text that was not understood. */
    public Setting unread(String why) {
        return changed(builtins, coverage, expectation, Optional.of(why));
    }

    private Setting changed(Builtins given, Coverage extent, Expectation expected, Optional<String> why) {
        return new Setting(
                source, printer, names, interpretations, vocabulary, methods, proofs, given, extent, expected, why);
    }
}
