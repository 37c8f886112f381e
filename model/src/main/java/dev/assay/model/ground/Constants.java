package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.collect.Definition;
import dev.assay.model.collect.Definitions;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Data;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Represented;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Constants applied to values: by what they are, by the type that they belong to, or by their definitions. */
final class Constants {
    /** Constants that have a meaning without a definition. */
    private static final Set<String> PRIMITIVES = Set.of(
            HolNames.EQ,
            HolNames.IMPLIES,
            HolNames.THE,
            HolNames.LET,
            HolNames.IF,
            HolNames.SOME,
            HolNames.COLLECT,
            HolNames.SET_REP,
            HolNames.MEMBER,
            HolNames.UNDEFINED);

    private final Interpretation interpretation;
    private final Theory theory;
    private final Circuit circuit;
    private final Algebra algebra;
    private final Universe universe;
    private final Definitions definitions;
    private final Calls calls;
    private final Quantifiers quantifiers;
    private final Arithmetic arithmetic;
    private final Relations relations;
    private final Map<Const, Integer> arities = new HashMap<>();
    private final Map<String, TypeSpecification> abstractions = new HashMap<>();
    private final Map<String, TypeSpecification> representations = new HashMap<>();

    Constants(
            Interpretation interpretation,
            Definitions definitions,
            Calls calls,
            Quantifiers quantifiers,
            Arithmetic arithmetic) {
        this.interpretation = interpretation;
        this.theory = interpretation.theory();
        this.circuit = interpretation.circuit();
        this.algebra = interpretation.algebra();
        this.universe = interpretation.universe();
        this.definitions = definitions;
        this.calls = calls;
        this.quantifiers = quantifiers;
        this.arithmetic = arithmetic;
        this.relations = new Relations(interpretation);
    }

    private Domain domain(Type type) {
        return universe.domain(type);
    }

    /** Whether nothing says what the constant is. */
    boolean isUnspecified(Const c) {
        return definitions.of(c) instanceof Definition.Unspecified
                && !isNative(c)
                && !PRIMITIVES.contains(c.name())
                && theory.signature().constructed(c).isEmpty()
                && theory.signature().casesOf(c.name()).isEmpty()
                && subtype(c).isEmpty();
    }

    /** Whether it is computed in a way of its own. */
    boolean isNative(Const c) {
        return arithmetic.arity(c).isPresent() || relations.arity(c).isPresent();
    }

    Value apply(Const c, List<Value> arguments) {
        // To find an arity may make domains, and hence apply constants.
        Integer known = arities.get(c);
        int arity = known == null ? arity(c) : known;
        if (known == null) {
            arities.put(c, arity);
        }
        if (arguments.size() < arity) {
            return new Partial(interpretation, c, arguments);
        }
        Value result = saturated(c, arguments.subList(0, arity));
        for (Value argument : arguments.subList(arity, arguments.size())) {
            result = ((Function) result).apply(argument);
        }
        return result;
    }

    private int arity(Const c) {
        Optional<Integer> computed = arithmetic.arity(c).or(() -> relations.arity(c));
        if (computed.isPresent()) {
            return computed.get();
        }
        return switch (c.name()) {
            case HolNames.TRUE, HolNames.FALSE, HolNames.UNDEFINED -> 0;
            case HolNames.NOT,
                    HolNames.ALL,
                    HolNames.EX,
                    HolNames.THE,
                    HolNames.SOME,
                    HolNames.COLLECT,
                    HolNames.SET_REP -> 1;
            case HolNames.EQ, HolNames.AND, HolNames.OR, HolNames.IMPLIES, HolNames.LET, HolNames.MEMBER -> 2;
            case HolNames.IF -> 3;
            default -> {
                Optional<Datatype> constructed = theory.signature().constructed(c);
                if (constructed.isPresent()) {
                    yield constructed
                            .get()
                            .constructor(c.name())
                            .orElseThrow()
                            .arguments()
                            .size();
                }
                Optional<Datatype> cases = theory.signature().casesOf(c.name());
                if (cases.isPresent()) {
                    yield cases.get().constructors().size() + 1;
                }
                if (subtype(c).isPresent()) {
                    yield 1;
                }
                yield definitions.of(c).arity();
            }
        };
    }

    private Value saturated(Const c, List<Value> arguments) {
        if (arithmetic.arity(c).isPresent()) {
            return arithmetic.apply(c, arguments);
        }
        if (relations.arity(c).isPresent()) {
            return relations.apply(c, arguments);
        }
        return switch (c.name()) {
            case HolNames.TRUE -> Truth.TRUE;
            case HolNames.FALSE -> Truth.FALSE;
            case HolNames.NOT -> ((Truth) arguments.getFirst()).not();
            case HolNames.AND -> ((Truth) arguments.get(0)).and((Truth) arguments.get(1), circuit);
            case HolNames.OR -> ((Truth) arguments.get(0)).or((Truth) arguments.get(1), circuit);
            case HolNames.IMPLIES -> ((Truth) arguments.get(0)).not().or((Truth) arguments.get(1), circuit);
            case HolNames.EQ -> algebra.equal(domain(c.type().domain()), arguments.get(0), arguments.get(1));
            case HolNames.IF -> {
                var condition = (Truth) arguments.get(0);
                yield algebra.merge(
                        List.of(
                                new Algebra.Case(condition.yes(), arguments.get(1)),
                                new Algebra.Case(condition.no(), arguments.get(2))),
                        domain(c.type().range().domain()));
            }
            case HolNames.LET -> ((Function) arguments.get(1)).apply(arguments.get(0));
            case HolNames.ALL -> quantifiers.all(c.type().domain().domain(), (Function) arguments.getFirst());
            case HolNames.EX -> quantifiers.exists(c.type().domain().domain(), (Function) arguments.getFirst());
            case HolNames.THE, HolNames.SOME -> interpretation.choices().described(c, (Function) arguments.getFirst());
            case HolNames.UNDEFINED -> interpretation.choices().unspecified(c);
            // A set and its predicate are one value.
            case HolNames.COLLECT, HolNames.SET_REP -> arguments.getFirst();
            case HolNames.MEMBER -> ((Function) arguments.get(1)).apply(arguments.get(0));
            default -> specified(c, arguments);
        };
    }

    private Value specified(Const c, List<Value> arguments) {
        Optional<Datatype> constructed = theory.signature().constructed(c);
        if (constructed.isPresent()) {
            return construct(c, arguments);
        }
        Optional<Datatype> cases = theory.signature().casesOf(c.name());
        if (cases.isPresent()) {
            int count = cases.get().constructors().size();
            return interpretation
                    .patterns()
                    .cases(cases.get(), arguments.get(count), arguments::get, interpretation.result(c, count + 1));
        }
        Optional<TypeSpecification> subtype = subtype(c);
        if (subtype.isPresent()) {
            if (Arithmetic.isNumeric(subtype.get().type())) {
                // We do not look at what represents numbers.
                return algebra.unknown(domain(c.type().range()));
            }
            return representations.containsKey(c.name())
                    ? universe.subtypes()
                            .representation((Represented) domain(c.type().domain()), (Atom) arguments.getFirst())
                    : universe.subtypes()
                            .abstraction((Represented) domain(c.type().range()), arguments.getFirst());
        }
        return calls.apply(c, definitions.of(c), arguments);
    }

    private Value construct(Const c, List<Value> arguments) {
        return domain(c.type().resultType()) instanceof Data data
                ? universe.datatypes().construct(data, data.constructor(c.name()), arguments)
                : new Pair(arguments.get(0), arguments.get(1));
    }

    /** The specification of the type whose abstraction or representation function this is. */
    private Optional<TypeSpecification> subtype(Const c) {
        if (!c.type().isFun()) {
            return Optional.empty();
        }
        learn(c.type().domain());
        learn(c.type().range());
        return Optional.ofNullable(abstractions.get(c.name()))
                .or(() -> Optional.ofNullable(representations.get(c.name())));
    }

    private void learn(Type type) {
        if (type instanceof Type.Con(var name, var _) && !name.equals(Universe.SET)) {
            switch (theory.typeSpecification(name).orElse(null)) {
                case TypeSpecification.Subtype s -> {
                    abstractions.put(s.abs().name(), s);
                    representations.put(s.rep().name(), s);
                }
                case TypeSpecification.Quotient q -> {
                    abstractions.put(q.abs().name(), q);
                    representations.put(q.rep().name(), q);
                }
                case null, default -> {}
            }
        }
    }
}
