package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenNotation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the commands that introduce types. */
final class TypeReader extends Phrases {
    private final Proof proof;

    TypeReader(CommandSpan span, Proof proof) {
        super(span);
        this.proof = proof;
    }

    /** {@code (plugins del: …, discs_sels) 'a name = constructors for … and … where defaults}. */
    TypeCommand datatype(boolean codatatype) {
        boolean hasOptions = is("(") && !isTypeParameters();
        List<Option> options = hasOptions ? options("(", ")") : List.of();
        List<TypeCommand.DataSpecification> types = separated("and", this::dataSpecification);
        List<Quoted> defaults = accept("where") ? separated("|", () -> inner("an equation")) : List.of();
        return new TypeCommand.Datatype(span(), codatatype, options, types, defaults);
    }

    TypeCommand defaultSort() {
        return new TypeCommand.DefaultSort(span(), inner("a sort"));
    }

    private boolean isTypeParameters() {
        Token first = peek(1);
        return first.kind() == Token.Kind.TYPE_IDENTIFIER
                || first.is("dead") && peek(2).kind() == Token.Kind.TYPE_IDENTIFIER
                || peek(2).is(":") && peek(3).kind() == Token.Kind.TYPE_IDENTIFIER;
    }

    private TypeCommand.DataSpecification dataSpecification() {
        List<TypeParameter> parameters = typeParameters();
        Name name = name("the name of the type");
        @Nullable WrittenNotation mixfix = mixfix();
        expect("=");
        List<TypeCommand.Constructor> constructors = separated("|", this::constructor);
        @Nullable Name map = null;
        @Nullable Name relator = null;
        @Nullable Name predicator = null;
        if (accept("for")) {
            do {
                if (accept("map")) {
                    map = named("the map function");
                } else if (accept("rel")) {
                    relator = named("the relator");
                } else if (accept("pred")) {
                    predicator = named("the predicator");
                } else {
                    throw expected("`map:`, `rel:` or `pred:`");
                }
            } while (is("map") || is("rel") || is("pred"));
        }
        return new TypeCommand.DataSpecification(parameters, name, mixfix, constructors, map, relator, predicator);
    }

    private Name named(String what) {
        expect(":");
        return name("a name for " + what);
    }

    private TypeCommand.Constructor constructor() {
        @Nullable Name discriminator = null;
        if ((atName() || is("=")) && isNext(":")) {
            discriminator = nameOf(next());
            next();
        }
        Name name = name("a constructor");
        List<TypeCommand.Argument> arguments = new ArrayList<>();
        // A selector may be in quotes, as ("value": 'a), which begins like notation.
        while (atInner() || is("(") && (!atMixfix() || peek(2).is(":"))) {
            if (accept("(")) {
                Name selector = name("a selector");
                expect(":");
                arguments.add(new TypeCommand.Argument(selector, inner("a type")));
                expect(")");
            } else {
                arguments.add(new TypeCommand.Argument(null, inner("a type")));
            }
        }
        return new TypeCommand.Constructor(discriminator, name, arguments, mixfix());
    }

    TypeCommand datatypeCompat() {
        return new TypeCommand.DatatypeCompat(span(), names("the name of a datatype"));
    }

    TypeCommand codeDatatype() {
        return new TypeCommand.CodeDatatype(span(), many(this::atInner, () -> inner("a constructor"), "a constructor"));
    }

    TypeCommand typeSynonym() {
        @Nullable Name target = target();
        List<TypeParameter> parameters = typeParameters();
        Name name = name("the name of the type");
        expect("=");
        Quoted type = inner("a type");
        return new TypeCommand.TypeSynonym(span(), target, parameters, name, type, mixfix());
    }

    TypeCommand typeDeclaration() {
        List<TypeParameter> parameters = typeParameters();
        Name name = name("the name of the type");
        return new TypeCommand.TypeDeclaration(span(), parameters, name, mixfix());
    }

    /** {@code (overloaded)}, or {@code (open)} as it was once. */
    private boolean overloaded() {
        boolean found = is("(") && (isNext("overloaded") || isNext("open"));
        return found && options("(", ")").getFirst().name().text().equals("overloaded");
    }

    TypeCommand typedef() {
        boolean overloaded = overloaded();
        List<TypeParameter> parameters = typeParameters();
        Name name = name("the name of the type");
        @Nullable WrittenNotation mixfix = mixfix();
        expect("=");
        Quoted set = inner("a set");
        return new TypeCommand.Typedef(span(), overloaded, parameters, name, mixfix, set, morphisms(), proof);
    }

    private TypeCommand.@Nullable Morphisms morphisms() {
        if (!accept("morphisms")) {
            return null;
        }
        Name representation = name("the function from the type");
        return new TypeCommand.Morphisms(representation, name("the function to the type"));
    }

    TypeCommand quotientType() {
        boolean overloaded = overloaded();
        List<TypeParameter> parameters = typeParameters();
        Name name = name("the name of the type");
        @Nullable WrittenNotation mixfix = mixfix();
        expect("=");
        Quoted raw = inner("a type");
        expect("/");
        boolean partial = is("partial") && isNext(":");
        if (partial) {
            next();
            next();
        }
        Quoted relation = inner("a relation");
        TypeCommand.@Nullable Morphisms morphisms = morphisms();
        if (accept("parametric")) {
            facts();
        }
        return new TypeCommand.QuotientType(
                span(), overloaded, parameters, name, mixfix, raw, partial, relation, morphisms, proof);
    }

    TypeCommand recordType() {
        boolean overloaded = overloaded();
        List<TypeParameter> parameters = typeParameters();
        Name name = name("the name of the record");
        expect("=");
        @Nullable Quoted parent = null;
        if (isNext("+")) {
            parent = inner("the parent record");
            next();
        }
        List<Fix> fields = many(this::atName, () -> typed("a field"), "a field");
        return new TypeCommand.RecordType(span(), overloaded, parameters, name, parent, fields);
    }
}
