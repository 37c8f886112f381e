package dev.assay.test.domain;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.CodeSetup;
import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.extract.Universe;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.jvm.Mode;
import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Fun;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The domains of a theory's ground types. Belongs to one thread. */
public final class Domains {
    private static final Domain NATURAL = new Domain.Natural();
    private static final Domain WHOLE = new Domain.Whole();
    private static final Domain RATIO = new Domain.Ratio();

    private final Theory theory;
    private final Code code;
    private final Map<Type, Domain> domains = new HashMap<>();
    private final Map<Type, Boolean> listed = new HashMap<>();

    public Domains(Theory theory, Code code) {
        this.theory = theory;
        this.code = code;
    }

    public Code code() {
        return code;
    }

    /**
     * How the values of the type are made.
     *
     * @throws NotExecutable if nobody knows
     */
    public Domain of(Type type) {
        Domain known = domains.get(type);
        if (known == null) {
            known = make((Type.Con) type);
            domains.put(type, known);
        }
        return known;
    }

    /** Whether compiled code, too, takes the type for one whose values can all be listed. */
    public boolean isListed(Type type) {
        return listed.computeIfAbsent(
                type,
                t -> generator(t).isEmpty()
                        && cardinality(t)
                                .filter(n -> n.compareTo(Universe.LIMIT) <= 0)
                                .isPresent()
                        && !(t.isFun() && cardinality(t.domain()).isEmpty()));
    }

    private Optional<BigInteger> cardinality(Type type) {
        return Universe.cardinality(code, type);
    }

    private Domain make(Type.Con type) {
        return switch (type.name()) {
            case HolNames.BOOL -> new Domain.Truth();
            case HolNames.NAT, HolNames.CODE_NATURAL -> NATURAL;
            case HolNames.INT, HolNames.CODE_INTEGER -> WHOLE;
            case HolNames.RAT, HolNames.REAL -> RATIO;
            case HolNames.SET -> new Domain.Sets(type.arguments().getFirst());
            case Type.FUN -> new Domain.Functions(type.domain(), type.range());
            default -> data(type);
        };
    }

    private Optional<CodeSetup.Generator> generator(Type type) {
        return type instanceof Type.Con(var name, var _) ? code.generator(name) : Optional.empty();
    }

    /** Values made as the theory says, each function compiled. */
    private Domain made(Type.Con type, CodeSetup.Generator generator) {
        var matcher = new TypeMatcher(SortAlgebra.of(theory.signature()));
        var makers = new ArrayList<Domain.Maker>();
        for (Term maker : generator.makers()) {
            var instance = matcher.instance(maker.type().resultType(), type)
                    .orElseThrow(() -> new NotExecutable(maker + " does not make values of type " + type));
            Term ground = maker.substituteTypes(instance);
            var parameters = new ArrayList<Free>();
            ground.type().argumentTypes().forEach(t -> parameters.add(new Free("x" + parameters.size(), t)));
            var root = new Extraction.Root(
                    "assay.test.maker" + makers.size(),
                    parameters,
                    Term.app(ground, parameters).betaNormal());
            var shape = new Layout.Shape(root.constant(), ground.type().argumentTypes());
            makers.add(new Domain.Maker(shape, compiled(root)));
        }
        Optional<Fun> predicate = generator.predicate().map(p -> {
            var instance = matcher.instance(p.type().domain(), type)
                    .orElseThrow(() -> new NotExecutable(p + " is no predicate of type " + type));
            Free x = new Free("x", type);
            return compiled(new Extraction.Root(
                    "assay.test.wanted",
                    List.of(x),
                    Term.app(p.substituteTypes(instance), x).betaNormal()));
        });
        return new Domain.Made(makers, predicate);
    }

    private Fun compiled(Extraction.Root root) {
        return Compiled.of(Extraction.extract(code, List.of(root), Extraction.Options.STRICT), Mode.BIG)
                .function(root.constant());
    }

    private Domain data(Type.Con type) {
        Optional<CodeSetup.Generator> generator = generator(type);
        if (generator.isPresent()) {
            return made(type, generator.get());
        }
        Layout layout = code.layout(type);
        if (layout.shapes().isEmpty()) {
            throw new NotExecutable("nobody knows how to make values of type " + type);
        }
        Optional<TypeSpecification> specification = theory.typeSpecification(type.name())
                .filter(s -> s instanceof TypeSpecification.Subtype || s instanceof TypeSpecification.Quotient);
        boolean isRepresented = layout.shapes().size() == 1 && specification.isPresent();
        boolean isPlain = isRepresented || type.name().equals(HolNames.PROD);
        Optional<Fun> predicate = isRepresented
                ? predicate(
                        type,
                        specification.orElseThrow(),
                        layout.shapes().getFirst().constructor().name())
                : Optional.empty();
        return new Domain.Data(layout, isPlain, predicate);
    }

    private Optional<Fun> predicate(Type.Con type, TypeSpecification specification, String constructor) {
        Term predicate = switch (specification) {
            case TypeSpecification.Subtype subtype
            when subtype.abs().name().equals(constructor) ->
                Term.app(subtype.predicate(), new Free("x", subtype.representation()));
            case TypeSpecification.Quotient quotient
            when quotient.isPartial() && quotient.abs().name().equals(constructor) -> {
                Free x = new Free("x", quotient.representation());
                yield Term.app(quotient.relation(), x, x);
            }
            case TypeSpecification.Subtype _,
                    TypeSpecification.Quotient _,
                    TypeSpecification.Free _,
                    TypeSpecification.Record _ -> null;
        };
        if (predicate == null) {
            return Optional.empty();
        }
        var matcher = new TypeMatcher(SortAlgebra.of(theory.signature()));
        var instance = matcher.instance(specification.type(), type).orElseThrow();
        Term ground = predicate.substituteTypes(instance).betaNormal();
        Type represented = switch (specification) {
            case TypeSpecification.Subtype subtype -> subtype.representation();
            case TypeSpecification.Quotient quotient -> quotient.representation();
            case TypeSpecification.Free free -> free.type();
            case TypeSpecification.Record r -> r.type();
        };
        Free x = new Free("x", represented.substitute(instance));
        var root = new Extraction.Root("assay.test.represents", List.of(x), ground);
        return Optional.of(compiled(root));
    }
}
