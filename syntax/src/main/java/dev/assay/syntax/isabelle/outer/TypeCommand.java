package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenNotation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands that introduce types. */
public sealed interface TypeCommand extends Command {
    /** {@code default_sort}: the sort of type variables that are written without one. */
    record DefaultSort(CommandSpan span, Quoted sort) implements TypeCommand {}

    /** Types given by their constructors; the equations after {@code where} give selectors their default values. */
    record Datatype(
            CommandSpan span,
            boolean codatatype,
            List<Option> options,
            List<DataSpecification> types,
            List<Quoted> defaults)
            implements TypeCommand {
        public Datatype {
            options = List.copyOf(options);
            types = List.copyOf(types);
            defaults = List.copyOf(defaults);
        }
    }

    /** One of the types of a {@code datatype}, and the names for its map function, relator and predicator. */
    record DataSpecification(
            List<TypeParameter> parameters,
            Name name,
            @Nullable WrittenNotation mixfix,
            List<Constructor> constructors,
            @Nullable Name map,
            @Nullable Name relator,
            @Nullable Name predicator) {
        public DataSpecification {
            parameters = List.copyOf(parameters);
            constructors = List.copyOf(constructors);
        }
    }

    /** {@code discriminator: name (selector: type) type … (mixfix)}; the discriminator {@code =} is no name of its own. */
    record Constructor(
            @Nullable Name discriminator,
            Name name,
            List<Argument> arguments,
            @Nullable WrittenNotation mixfix) {
        public Constructor {
            arguments = List.copyOf(arguments);
        }
    }

    record Argument(@Nullable Name selector, Quoted type) {}

    record DatatypeCompat(CommandSpan span, List<Name> types) implements TypeCommand {
        public DatatypeCompat {
            types = List.copyOf(types);
        }
    }

    /** The constants that represent a type in generated code. */
    record CodeDatatype(CommandSpan span, List<Quoted> constructors) implements TypeCommand {
        public CodeDatatype {
            constructors = List.copyOf(constructors);
        }
    }

    record TypeSynonym(
            CommandSpan span,
            @Nullable Name target,
            List<TypeParameter> parameters,
            Name name,
            Quoted type,
            @Nullable WrittenNotation mixfix)
            implements TypeCommand {
        public TypeSynonym {
            parameters = List.copyOf(parameters);
        }
    }

    record TypeDeclaration(
            CommandSpan span,
            List<TypeParameter> parameters,
            Name name,
            @Nullable WrittenNotation mixfix) implements TypeCommand {
        public TypeDeclaration {
            parameters = List.copyOf(parameters);
        }
    }

    record Typedef(
            CommandSpan span,
            boolean overloaded,
            List<TypeParameter> parameters,
            Name name,
            @Nullable WrittenNotation mixfix,
            Quoted set,
            @Nullable Morphisms morphisms,
            Proof proof)
            implements TypeCommand {
        public Typedef {
            parameters = List.copyOf(parameters);
        }
    }

    /** The functions from the new type and to it. */
    record Morphisms(Name representation, Name abstraction) {}

    record QuotientType(
            CommandSpan span,
            boolean overloaded,
            List<TypeParameter> parameters,
            Name name,
            @Nullable WrittenNotation mixfix,
            Quoted raw,
            boolean partial,
            Quoted relation,
            @Nullable Morphisms morphisms,
            Proof proof)
            implements TypeCommand {
        public QuotientType {
            parameters = List.copyOf(parameters);
        }
    }

    record RecordType(
            CommandSpan span,
            boolean overloaded,
            List<TypeParameter> parameters,
            Name name,
            @Nullable Quoted parent,
            List<Fix> fields)
            implements TypeCommand {
        public RecordType {
            parameters = List.copyOf(parameters);
            fields = List.copyOf(fields);
        }
    }
}
