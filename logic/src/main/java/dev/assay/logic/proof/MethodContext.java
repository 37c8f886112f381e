package dev.assay.logic.proof;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What is known where a method is called, or a step of a proof stands. Immutable. */
public interface MethodContext {
    /** A theory and nothing else: no text can be read there, and facts have their full names. */
    static MethodContext of(Theory theory) {
        return new TheoryContext(theory);
    }

    Theory theory();

    TermReader reader();

    /** For messages. */
    TermPrinter printer();

    /**
     * The theorems that a reference means, after its selection and attributes; in a locale, its assumptions are hypotheses.
     *
     * @throws ReadingException if there are none
     */
    List<Thm> theorems(FactReference reference);

    /** The theorems as attributes make them; those that only tag leave them as they are. */
    List<Thm> changed(List<Thm> theorems, List<Attribute> attributes);

    /** With a fact under a name of this place, tagged as attributes say. */
    MethodContext withFact(String name, List<Thm> theorems, List<Attribute> attributes);

    /**
     * What it takes to know here what locales say of some terms.
     *
     * @throws ReadingException if there are no such locales
     */
    LocalInterpretation interpreting(Position position, Interpretable locales);

    /** Inside a locale, with the facts of the locale that are rules for methods as they are known here. */
    MethodContext withLocalRules();

    /** Where these variables are fixed, as a text declares them. */
    MethodContext declaring(List<Fix> variables);

    /** Where the name is that of a variable whose type is not known yet. */
    MethodContext unfixedType(String variable);

    /** Where the variables have these types. */
    MethodContext fixingAll(Collection<Free> variables);

    /** Whether a goal here has assumptions that its text does not show. */
    default boolean isInLocale() {
        return false;
    }

    /** What is stated here is about types of this sort. */
    default Sort sort() {
        return Sort.TOP;
    }

    /** The type of a variable that is fixed here. */
    Optional<Type> fixed(String variable);
}
