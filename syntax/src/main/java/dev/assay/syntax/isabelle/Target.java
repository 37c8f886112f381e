package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import java.util.List;
import java.util.Optional;

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

        /** What is known of classes, and that the types are instances of those that they are becoming instances of. */
        SortAlgebra sorts(SortAlgebra known) {
            return new SortAlgebra() {
                @Override
                public boolean isSubclass(String sub, String sup) {
                    return known.isSubclass(sub, sup);
                }

                @Override
                public Optional<List<Sort>> arity(String constructor, String typeClass) {
                    Optional<List<Sort>> arity = known.arity(constructor, typeClass);
                    Optional<Type.Con> type = types.stream()
                            .filter(t -> t.name().equals(constructor))
                            .findFirst();
                    boolean isPromised =
                            classes.stream().anyMatch(c -> c.equals(typeClass) || known.isSubclass(c, typeClass));
                    return arity.isPresent() || !isPromised
                            ? arity
                            : type.map(t -> t.arguments().stream()
                                    .map(v -> ((Type.Var) v).sort())
                                    .toList());
                }
            };
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

    /** What the names of everything declared in it begin with, after that of the theory. */
    default String prefix() {
        return switch (this) {
            case Global _, Overloading _, OfInstance _ -> "";
            case OfLocale(var locale) -> locale.qualifier().isEmpty() ? "" : locale.qualifier() + ".";
            case OfClass(var cls) -> Context.base(cls) + "_class.";
        };
    }

    /** The locale, or the class as the locale of its parameters. */
    default Optional<Locale> locale(Context context) {
        return switch (this) {
            case OfLocale(var locale) -> Optional.of(locale);
            case OfClass(var cls) -> ClassLocales.of(context, cls);
            case Global _, OfInstance _, Overloading _ -> Optional.empty();
        };
    }
}
