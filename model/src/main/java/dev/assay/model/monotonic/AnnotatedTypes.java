package dev.assay.model.monotonic;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.model.monotonic.AnnotatedType.Arrow;
import dev.assay.model.monotonic.AnnotatedType.Data;
import dev.assay.model.monotonic.AnnotatedType.Fixed;
import dev.assay.model.monotonic.AnnotatedType.Growing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Types with annotations to be chosen; where the growing type α occurs in them, and when one is below another. */
final class AnnotatedTypes {
    private final Theory theory;
    private final Type growing;
    private final Calculus calculus;
    private final Constraints constraints;
    private final Map<Type, Data> data = new HashMap<>();
    private final IdentityHashMap<AnnotatedType, Integer> noPositive = new IdentityHashMap<>();
    private final IdentityHashMap<AnnotatedType, Integer> noNegative = new IdentityHashMap<>();
    private final IdentityHashMap<Arrow, IdentityHashMap<Arrow, Integer>> below = new IdentityHashMap<>();

    AnnotatedTypes(Theory theory, Type growing, Calculus calculus, Constraints constraints) {
        this.theory = theory;
        this.growing = growing;
        this.calculus = calculus;
        this.constraints = constraints;
    }

    Type growing() {
        return growing;
    }

    /** Whether the values of the type may depend on how large α is. */
    boolean grows(Type type) {
        return type.contains(growing);
    }

    /** The type with annotations of its own. */
    AnnotatedType of(Type type) {
        if (type.equals(growing)) {
            return AnnotatedType.GROWING;
        }
        if (!grows(type) || !(type instanceof Type.Con con)) {
            return AnnotatedType.FIXED;
        }
        if (con.isFun()) {
            return arrow(con.domain(), con.range());
        }
        if (Symbols.isSet(con)) {
            return arrow(Symbols.element(con), Type.bool());
        }
        Data known = data.get(con);
        return known == null ? specified(con) : known;
    }

    private Arrow arrow(Type domain, Type range) {
        return new Arrow(of(domain), annotation(domain, range), of(range));
    }

    /** A choice of an annotation for domain → range; N only if there are new values that the function may have. */
    Annotation annotation(Type domain, Type range) {
        if (!grows(domain)) {
            return Annotation.GENERAL;
        }
        boolean tracks = calculus.tracksNewValues();
        return constraints.annotation(
                tracks && getsNewValues(range.resultType(), new HashSet<>()), calculus.extendsByFalse(), tracks);
    }

    /** Whether the type has new values as soon as α has: it is α, or a datatype whose values may have some of α in them. */
    private boolean getsNewValues(Type type, Set<Type> above) {
        if (type.equals(growing)) {
            return true;
        }
        if (!grows(type) || !(type instanceof Type.Con con) || !above.add(type)) {
            return false;
        }
        return theory.signature()
                .datatype(con.name())
                .filter(d -> d.constructors().stream()
                        .flatMap(c -> d.constant(c, con.arguments()).type().argumentTypes().stream()
                                .limit(c.arguments().size()))
                        .anyMatch(argument -> getsNewValues(argument, above)))
                .isPresent();
    }

    /** A choice of an annotation other than N for arguments of the type. */
    Annotation withoutNew(Type domain) {
        return grows(domain)
                ? constraints.annotation(false, calculus.extendsByFalse(), calculus.tracksNewValues())
                : Annotation.GENERAL;
    }

    private AnnotatedType specified(Type.Con type) {
        return switch (theory.typeSpecification(type.name()).orElse(null)) {
            // A type that is only declared has a size of its own.
            case null -> AnnotatedType.FIXED;
            case TypeSpecification.Free free -> data(type, free.datatype());
            case TypeSpecification.Record r -> data(type, r.datatype());
            case TypeSpecification.Subtype _, TypeSpecification.Quotient _ -> {
                constraints.require(
                        Constraints.FALSE,
                        new Obstacle(Obstacle.Rule.UNKNOWN_TYPE, new Free("_", type), "type " + type));
                yield AnnotatedType.FIXED;
            }
        };
    }

    private Data data(Type.Con type, Datatype datatype) {
        var result = new Data();
        data.put(type, result);
        var arguments = new ArrayList<List<AnnotatedType>>();
        for (Datatype.Constructor constructor : datatype.constructors()) {
            Const constant = datatype.constant(constructor, type.arguments());
            int arity = constructor.arguments().size();
            arguments.add(constant.type().argumentTypes().subList(0, arity).stream()
                    .map(this::of)
                    .toList());
        }
        result.complete(List.copyOf(arguments));
        return result;
    }

    /**
     * α ∉ AT⁺(σ), which means that no value of the type is ever new.
     *
     * <pre>
     *   AT⁺(α) = {α}     AT⁺(σ →_A τ) = AT⁺(τ) ∪ AT⁻(σ) ∪ (AT⁺(σ) if A ≠ G)     AT⁺(κ) = ⋃ AT⁺(σᵢⱼ)
     * </pre>
     */
    int neverNew(AnnotatedType type) {
        return switch (type) {
            case Fixed _ -> Constraints.TRUE;
            case Growing _ -> Constraints.FALSE;
            case Arrow arrow -> {
                Integer known = noPositive.get(arrow);
                if (known == null) {
                    known = constraints.and(
                            neverNew(arrow.range()),
                            extendedUniquely(arrow.domain()),
                            constraints.or(arrow.annotation().general(), neverNew(arrow.domain())));
                    noPositive.put(arrow, known);
                }
                yield known;
            }
            case Data d -> ofData(d, true);
        };
    }

    /**
     * α ∉ AT⁻(σ), which means that every value of the type has only one extension.
     *
     * <pre>
     *   AT⁻(α) = ∅     AT⁻(σ →_A τ) = AT⁻(τ) ∪ (AT⁺(σ) if A ∈ {G, N})     AT⁻(κ) = ⋃ AT⁻(σᵢⱼ)
     * </pre>
     */
    int extendedUniquely(AnnotatedType type) {
        return switch (type) {
            case Fixed _, Growing _ -> Constraints.TRUE;
            case Arrow arrow -> {
                Integer known = noNegative.get(arrow);
                if (known == null) {
                    known = constraints.and(
                            extendedUniquely(arrow.range()),
                            constraints.or(
                                    arrow.annotation().isFalse(),
                                    arrow.annotation().isTrue(),
                                    neverNew(arrow.domain())));
                    noNegative.put(arrow, known);
                }
                yield known;
            }
            case Data d -> ofData(d, false);
        };
    }

    private int ofData(Data type, boolean positive) {
        IdentityHashMap<AnnotatedType, Integer> table = positive ? noPositive : noNegative;
        Integer known = table.get(type);
        if (known != null) {
            return known;
        }
        int result = constraints.fresh();
        table.put(type, result);
        for (List<AnnotatedType> arguments : type.arguments()) {
            for (AnnotatedType argument : arguments) {
                constraints.clause(-result, positive ? neverNew(argument) : extendedUniquely(argument));
            }
        }
        return result;
    }

    /** What the annotation says, or that there is nothing to say it about. */
    int orNeverNew(int literal, AnnotatedType domain) {
        return literal == Constraints.TRUE ? literal : constraints.or(literal, neverNew(domain));
    }

    /**
     * σ ≤ σ′: who has a σ may use it as a σ′. The types are the same but for their annotations.
     *
     * <pre>
     *      σ′ ≤ σ     τ ≤ τ′                    σ′ ≤ σ     σ ≤ σ′     τ ≤ τ′
     *  ────────────────────────── gen          ────────────────────────────── any
     *   σ →_A τ  ≤  σ′ →_G τ′                      σ →_A τ  ≤  σ′ →_A τ′
     * </pre>
     */
    int below(AnnotatedType lower, AnnotatedType upper) {
        if (lower == upper || !(lower instanceof Arrow l) || !(upper instanceof Arrow u)) {
            return Constraints.TRUE;
        }
        IdentityHashMap<Arrow, Integer> row = below.computeIfAbsent(l, _ -> new IdentityHashMap<>());
        Integer known = row.get(u);
        if (known == null) {
            known = constraints.and(
                    below(u.domain(), l.domain()),
                    below(l.range(), u.range()),
                    constraints.or(
                            u.annotation().general(),
                            neverNew(u.domain()),
                            constraints.and(below(l.domain(), u.domain()), sameAnnotation(l, u))));
            row.put(u, known);
        }
        return known;
    }

    private int sameAnnotation(Arrow lower, Arrow upper) {
        Annotation l = lower.annotation();
        Annotation u = upper.annotation();
        if (u.equals(l)) {
            return Constraints.TRUE;
        }
        int result = constraints.fresh();
        constraints.clause(-result, -u.isNew(), l.isNew());
        constraints.clause(-result, -u.isFalse(), l.isFalse());
        constraints.clause(-result, -u.isTrue(), l.isTrue());
        return result;
    }
}
