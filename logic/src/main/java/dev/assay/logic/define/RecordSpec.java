package dev.assay.logic.define;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import java.util.Optional;

/**
 * {@code record ('a, …) name = τ parent + f₁ :: τ₁ …}; all names are full names.
 *
 * @param unit the type that a record which is not extended has for more
 */
public record RecordSpec(
        String name, List<Type.Var> parameters, Optional<Parent> parent, List<Field> fields, Unit unit) {
    /** The record that is extended, at types for its parameters. */
    public record Parent(String name, List<Type> arguments) {}

    /** A new field. */
    public record Field(String name, Type type) {}

    /** The type with the one value; {@code isOnly} is u = value. */
    public record Unit(Type type, Const value, Thm isOnly) {}

    public RecordSpec {
        parameters = List.copyOf(parameters);
        fields = List.copyOf(fields);
    }

    String what() {
        return "record " + name;
    }

    /** The name of the type with the new fields and room for more, and of its constructor. */
    static String extension(String record) {
        return record + "_ext";
    }
}
