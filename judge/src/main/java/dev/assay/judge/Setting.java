package dev.assay.judge;

import dev.assay.logic.TermPrinter;
import dev.assay.logic.proof.MethodContext;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What belongs to a conjecture beside its theory.
 *
 * @param printer writes terms as the text does
 * @param names from the names of the theory to those of the text
 * @param interpretations of the locale in which it stands
 * @param vocabulary what texts of options mean there
 * @param methods what proof methods need to know of the place
 * @param isDefinite whether the theory says all there is to say, so that a model of it in which the conjecture fails is a
 *     counterexample
 * @param obstacle why the conjecture is not what the text says; nothing is decided about it then
 */
public record Setting(
        TermPrinter printer,
        UnaryOperator<String> names,
        List<Interpretation> interpretations,
        Vocabulary vocabulary,
        Optional<MethodContext> methods,
        boolean isDefinite,
        Optional<String> obstacle) {
    /** A theory and nothing else. */
    public static final Setting PLAIN = new Setting(
            TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE),
            UnaryOperator.identity(),
            List.of(),
            Vocabulary.NONE,
            Optional.empty(),
            true,
            Optional.empty());

    public Setting {
        interpretations = List.copyOf(interpretations);
    }

    public Setting withNames(UnaryOperator<String> known) {
        return new Setting(printer, known, interpretations, vocabulary, methods, isDefinite, obstacle);
    }

    /** Where the theory leaves things open that the text does not. */
    public Setting indefinite() {
        return new Setting(printer, names, interpretations, vocabulary, methods, false, obstacle);
    }

    /** Of a text that was not understood. */
    public Setting unread(String why) {
        return new Setting(printer, names, interpretations, vocabulary, methods, isDefinite, Optional.of(why));
    }
}
