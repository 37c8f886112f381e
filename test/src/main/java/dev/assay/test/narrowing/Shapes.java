package dev.assay.test.narrowing;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.extract.Universe;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.jvm.Mode;
import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Fun;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The shapes of a theory's ground types. */
final class Shapes {
    /** Types with no more values are refined without regard to depth. */
    private static final BigInteger SMALL = BigInteger.valueOf(1 << 10);

    private static final Layout TRUTHS = new Layout(
            Type.bool(), List.of(new Layout.Shape(Hol.FALSE, List.of()), new Layout.Shape(Hol.TRUE, List.of())));

    private final Theory theory;
    private final Code code;
    private final boolean countsUp;
    private final Map<Type, Shape> shapes = new HashMap<>();

    /** Natural numbers are refined by one Suc after the other. */
    Shapes(Theory theory, Code code) {
        this(theory, code, true);
    }

    /** @param countsUp whether natural numbers are refined by one Suc after the other, and not tried one by one */
    Shapes(Theory theory, Code code, boolean countsUp) {
        this.theory = theory;
        this.code = code;
        this.countsUp = countsUp;
    }

    /**
     * How values of the type are refined.
     *
     * @throws NotExecutable if nobody knows
     */
    Shape of(Type type) {
        Shape known = shapes.get(type);
        if (known == null) {
            known = make((Type.Con) type);
            shapes.put(type, known);
        }
        return known;
    }

    /** Whether numbers, or other values that are tried one by one, are among the values asked for so far. */
    boolean hasNumbers() {
        return shapes.values().stream().anyMatch(s -> s instanceof Shape.Natural || s instanceof Shape.Listed);
    }

    boolean isTruth(Type type) {
        return type.equals(Type.bool());
    }

    /** Truth values are not data. */
    Object truth(Layout layout, int alternative) {
        return layout.shapes().get(alternative).constructor().equals(Hol.TRUE);
    }

    /** An upper bound on the number of values; empty if there are infinitely many. */
    Optional<BigInteger> cardinality(Type type) {
        return Universe.cardinality(code, type);
    }

    private boolean isSmall(Type type) {
        return cardinality(type).filter(n -> n.compareTo(SMALL) <= 0).isPresent();
    }

    private Shape make(Type.Con type) {
        return switch (type.name()) {
            case HolNames.BOOL -> new Shape.Constructed(TRUTHS, Optional.empty(), true);
            case HolNames.NAT -> countsUp ? new Shape.Natural(type) : new Shape.Listed(type, Listings.NATURALS, false);
            case HolNames.CODE_NATURAL -> new Shape.Listed(type, Listings.NATURALS, false);
            case HolNames.INT, HolNames.CODE_INTEGER -> new Shape.Listed(type, Listings.INTEGERS, false);
            case HolNames.RAT, HolNames.REAL -> new Shape.Listed(type, Listings.RATIONALS, false);
            case HolNames.SET -> {
                Type element = type.arguments().getFirst();
                of(element);
                yield new Shape.Listed(type, new Listings.Subsets(this, element), isSmall(type));
            }
            case Type.FUN -> {
                of(type.domain());
                of(type.range());
                yield new Shape.Mapping(type, isComparable(type.domain(), new HashSet<>()), isSmall(type));
            }
            default -> constructed(type);
        };
    }

    /** Whether values can be told apart: there are no functions, nor sets of such, in them. */
    private boolean isComparable(Type type, Set<Type> above) {
        if (type.isFun()) {
            return false;
        }
        return !above.add(type)
                || !(type instanceof Type.Con(var name, var arguments))
                || (name.equals(HolNames.SET)
                        ? isComparable(arguments.getFirst(), above)
                        : code.layout(type).shapes().stream()
                                .flatMap(s -> s.fields().stream())
                                .allMatch(f -> isComparable(f, above)));
    }

    private Shape constructed(Type.Con type) {
        Layout layout = code.layout(type);
        if (layout.shapes().isEmpty()) {
            throw new NotExecutable("nobody knows how to make values of type " + type);
        }
        var shape = new Shape.Constructed(
                layout, guard(type, layout.shapes().getFirst().constructor().name()), isSmall(type));
        shapes.put(type, shape);
        // So that a field which nobody can fill is found out now.
        layout.shapes().forEach(s -> s.fields().forEach(this::of));
        return shape;
    }

    private Optional<Fun> guard(Type.Con type, String constructor) {
        return theory.typeSpecification(type.name())
                .flatMap(specification -> condition(specification, constructor)
                        .map(condition -> condition.substituteTypes(new TypeMatcher(SortAlgebra.of(theory.signature()))
                                .instance(specification.type(), type)
                                .orElseThrow())))
                .map(condition -> {
                    Free x = condition.frees().iterator().next();
                    var root = new Extraction.Root("assay.narrowing.guard", List.of(x), condition.betaNormal());
                    return Compiled.of(Extraction.extract(code, List.of(root), Extraction.Options.STRICT), Mode.LAZY)
                            .function(root.constant());
                });
    }

    /** What values must satisfy to be represented by the constructor; empty where any does. */
    private static Optional<Term> condition(TypeSpecification specification, String constructor) {
        return switch (specification) {
            case TypeSpecification.Subtype subtype
            when subtype.abs().name().equals(constructor) ->
                Optional.of(Term.app(subtype.predicate(), new Free("x", subtype.representation())));
            case TypeSpecification.Quotient quotient
            when quotient.isPartial() && quotient.abs().name().equals(constructor) -> {
                Free x = new Free("x", quotient.representation());
                yield Optional.of(Term.app(quotient.relation(), x, x));
            }
            case TypeSpecification.Subtype _,
                    TypeSpecification.Quotient _,
                    TypeSpecification.Free _,
                    TypeSpecification.Record _ -> Optional.empty();
        };
    }

    /** The case function of a datatype, where the type is one. */
    Optional<Const> caseOf(Type type, Type result) {
        return type instanceof Type.Con(var name, var arguments)
                ? theory.signature().datatype(name).map(d -> d.caseConstant(arguments, result))
                : Optional.empty();
    }
}
