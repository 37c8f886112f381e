package dev.assay.syntax.isabelle;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import java.util.List;

/** Where a definition or a statement belongs. */
sealed interface Target {
    /** The theory itself. */
    record Global() implements Target {}

    /** A locale, or a context with fixed variables and assumptions. */
    record OfLocale(Locale locale) implements Target {}

    /** A class, by its full name; the type variable 'a is of that class. */
    record OfClass(String name) implements Target {}

    /** The parameters that are to get their meaning at some types. */
    record OfInstance(List<Type.Con> types, List<String> classes, List<Parameter> parameters) implements Target {
        public OfInstance {
            types = List.copyOf(types);
            classes = List.copyOf(classes);
            parameters = List.copyOf(parameters);
        }
    }

    /** A constant of a class at a type. */
    record Parameter(Const constant, Type.Con type) {}

    /** {@code overloading}: other names for instances of constants. */
    record Overloading(List<Overloaded> constants) implements Target {
        public Overloading {
            constants = List.copyOf(constants);
        }
    }

    /** A name for a constant at an instance of its type. */
    record Overloaded(String name, Const constant, ContextCommand.Overload written) {}
}
