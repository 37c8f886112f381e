package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.InferenceContext;
import java.util.Optional;

/** What a reader of theories knows where a term is read, besides what type inference has to know. */
public interface InnerContext extends InferenceContext {
    /** The type constructor or type synonym that a name in the text means; full names mean themselves. */
    Optional<TypeName> typeName(String name);

    /** The full name of the type class that a name in the text means. */
    Optional<String> className(String name);

    /**
     * Refuses a name of which is known that it does not mean a variable, though it is not known what it means.
     *
     * @throws dev.assay.logic.proof.ReadingException with the reason
     */
    default void require(String name, Position position) {}

    /** The constructor of that full name, with all constructors of its type. */
    default Optional<CaseConstructor> constructor(String fullName) {
        return Optional.empty();
    }

    /** The record, or the extension of one, that declares a field of that name. */
    default Optional<RecordSegment> recordWith(String field) {
        return Optional.empty();
    }

    /** The variable that an index means which is left out. */
    default Optional<String> structure() {
        return Optional.empty();
    }

    /** What is expanded in the terms that are read. */
    default Abbreviations abbreviations() {
        return Abbreviations.NONE;
    }
}
