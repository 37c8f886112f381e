package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Type;
import java.util.List;

/**
 * The fields that one record declaration adds.
 *
 * @param constructor the full name of the constant that makes it of its fields and of what extends it
 * @param fields the short names, in order, with their types
 * @param type the type constructor, whose arguments are the parameters and then the type of what extends it
 */
public record RecordSegment(String constructor, List<Field> fields, String type, List<Type.Var> parameters) {
    public RecordSegment {
        fields = List.copyOf(fields);
        parameters = List.copyOf(parameters);
    }

    /** A field by its short name. */
    public record Field(String name, Type type) {}
}
