package dev.assay.model.monotonic;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.model.monotonic.AnnotatedType.Arrow;

/**
 * Constants whose annotated types are justified by what they mean, not by their definitions. Each occurrence has
 * annotations of its own.
 */
final class Primitives {
    private final Constraints constraints;
    private final AnnotatedTypes types;
    private final Calculus calculus;

    Primitives(Constraints constraints, AnnotatedTypes types, Calculus calculus) {
        this.constraints = constraints;
        this.types = types;
        this.calculus = calculus;
    }

    boolean isKnown(Const constant) {
        return switch (constant.name()) {
            case HolNames.TRUE, HolNames.FALSE, HolNames.NOT, HolNames.IMPLIES, HolNames.AND, HolNames.OR -> true;
            case Hol.ALL, Hol.EX, Hol.EQ, Hol.IF -> true;
            case Symbols.COLLECT, Symbols.REPRESENTATION, Symbols.MEMBER -> true;
            case Symbols.THE, Symbols.SOME, Symbols.FINITE, Symbols.CARD -> true;
            // A calculus that sees through comprehensions needs no types for the operations on sets.
            case Symbols.EMPTY,
                    Symbols.ALL_VALUES,
                    Symbols.UNION,
                    Symbols.INTERSECTION,
                    Symbols.DIFFERENCE,
                    Symbols.COMPLEMENT,
                    Symbols.INSERT ->
                !calculus.tracksNewValues() && Symbols.isSet(constant.type().resultType());
            default -> false;
        };
    }

    AnnotatedType type(Const constant, Scope scope) {
        Type type = constant.type();
        return switch (constant.name()) {
            case Hol.EQ -> equality(constant, scope);
            case Symbols.THE -> {
                Arrow predicate = extendedByFalse(constant, type.domain(), scope, Obstacle.Rule.CHOICE);
                constraints.require(
                        types.extendedUniquely(predicate.domain()), scope.obstacle(Obstacle.Rule.CHOICE, constant));
                yield general(predicate, predicate.domain());
            }
            case Symbols.SOME -> {
                Arrow predicate = extendedByFalse(constant, type.domain(), scope, Obstacle.Rule.CHOICE);
                yield general(predicate, predicate.domain());
            }
            case Symbols.FINITE, Symbols.CARD -> {
                Arrow set = extendedByFalse(constant, type.domain(), scope, Obstacle.Rule.CARDINALITY);
                constraints.require(
                        types.extendedUniquely(set.domain()), scope.obstacle(Obstacle.Rule.CARDINALITY, constant));
                yield general(set, AnnotatedType.FIXED);
            }
            case Symbols.EMPTY -> types.of(type);
            case Symbols.ALL_VALUES -> generalSet(type);
            case Symbols.UNION, Symbols.INTERSECTION -> {
                AnnotatedType set = types.of(type.domain());
                yield general(set, general(set, set));
            }
            case Symbols.DIFFERENCE -> {
                AnnotatedType set = types.of(type.domain());
                AnnotatedType removed = new Arrow(((Arrow) set).domain(), Annotation.GENERAL, AnnotatedType.FIXED);
                yield general(set, general(removed, set));
            }
            case Symbols.COMPLEMENT -> {
                AnnotatedType set = generalSet(type.domain());
                yield general(set, set);
            }
            case Symbols.INSERT -> {
                Arrow set = (Arrow) types.of(type.range().domain());
                constraints.require(
                        types.extendedUniquely(set.domain()), scope.obstacle(Obstacle.Rule.EQUALITY, constant));
                yield general(set.domain(), general(set, set));
            }
            default -> throw new IllegalStateException("no primitive: " + constant);
        };
    }

    /** (=) : σ →_G σ →_F o, if α ∉ AT⁻(σ). */
    private AnnotatedType equality(Const constant, Scope scope) {
        Type side = constant.type().domain();
        AnnotatedType type = types.of(side);
        constraints.require(types.extendedUniquely(type), scope.obstacle(Obstacle.Rule.EQUALITY, constant));
        return general(type, new Arrow(type, types.annotation(side, Type.bool()), AnnotatedType.FIXED));
    }

    /** A set or predicate of which all new elements are left out. */
    private Arrow extendedByFalse(Const constant, Type type, Scope scope, Obstacle.Rule rule) {
        var result = (Arrow) types.of(type);
        constraints.require(
                types.orNeverNew(result.annotation().isFalse(), result.domain()), scope.obstacle(rule, constant));
        return result;
    }

    private Arrow generalSet(Type set) {
        return new Arrow(types.of(Symbols.element(set)), Annotation.GENERAL, AnnotatedType.FIXED);
    }

    private static Arrow general(AnnotatedType domain, AnnotatedType range) {
        return new Arrow(domain, Annotation.GENERAL, range);
    }
}
