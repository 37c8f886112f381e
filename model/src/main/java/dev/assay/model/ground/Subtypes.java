package dev.assay.model.ground;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Atoms;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Represented;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;

/** Types made from part of another type, and quotients. */
final class Subtypes {
    /** For representations with more values than this we do not ask whether all are represented. */
    private static final int REPRESENTATIONS = 256;

    private final Universe universe;
    private final Interpretation interpretation;
    private final Map<Represented, Function> predicates = new HashMap<>();
    private final Map<Represented, Function> relations = new HashMap<>();

    Subtypes(Universe universe, Interpretation interpretation) {
        this.universe = universe;
        this.interpretation = interpretation;
    }

    Represented domain(Type.Con type, TypeSpecification.Subtype subtype) {
        Map<Type.Var, Type> types = Matching.types(subtype.type(), type).orElseThrow();
        Represented domain =
                create(type, subtype.abs().name(), subtype.representation().substitute(types));
        Function predicate = closed(subtype.predicate(), types);
        predicates.put(domain, predicate);
        Algebra algebra = universe.algebra();
        for (int i = 0; i < domain.count(); i++) {
            universe.require(((Truth) predicate.apply(domain.representation(i))).yes());
            for (int j = 0; j < i; j++) {
                universe.require(
                        algebra.equal(domain.representation(), domain.representation(i), domain.representation(j))
                                .no());
            }
        }
        complete(domain, value -> universe.circuit().or(((Truth) predicate.apply(value)).no(), anySame(domain, value)));
        return domain;
    }

    Represented domain(Type.Con type, TypeSpecification.Quotient quotient) {
        Map<Type.Var, Type> types = Matching.types(quotient.type(), type).orElseThrow();
        Represented domain =
                create(type, quotient.abs().name(), quotient.representation().substitute(types));
        Function relation = closed(quotient.relation(), types);
        relations.put(domain, relation);
        for (int i = 0; i < domain.count(); i++) {
            universe.require(related(relation, domain.representation(i), domain.representation(i))
                    .yes());
            for (int j = 0; j < i; j++) {
                universe.require(related(relation, domain.representation(i), domain.representation(j))
                        .no());
            }
        }
        complete(domain, value -> {
            int result = related(relation, value, value).no();
            for (int i = 0; i < domain.count(); i++) {
                result = universe.circuit()
                        .or(
                                result,
                                related(relation, domain.representation(i), value)
                                        .yes());
            }
            return result;
        });
        return domain;
    }

    private Represented create(Type type, String abstraction, Type representation) {
        Domain domain = universe.domain(representation);
        int size = (int) Math.min(
                universe.scope().cardinality(type), domain.complete() == Circuit.TRUE ? domain.size() : Domain.MANY);
        var values = new Value[size];
        Arrays.setAll(values, _ -> universe.any(domain, Circuit.TRUE, true, Atoms::count));
        return new Represented(type, abstraction, domain, values);
    }

    private Function closed(Term term, Map<Type.Var, Type> types) {
        return (Function) interpretation.value(term.substituteTypes(types), null);
    }

    /** Says that the domain is complete where each value of the representation is accounted for. */
    private void complete(Represented domain, ToIntFunction<Value> accounted) {
        Domain representation = domain.representation();
        if (representation.complete() == Circuit.TRUE && representation.size() <= REPRESENTATIONS) {
            int complete = Circuit.TRUE;
            for (int i = 0; i < representation.size(); i++) {
                complete = universe.circuit().and(complete, accounted.applyAsInt(representation.element(i)));
            }
            domain.setComplete(complete);
        }
    }

    private int anySame(Represented domain, Value value) {
        int result = Circuit.FALSE;
        for (int i = 0; i < domain.count(); i++) {
            result = universe.circuit()
                    .or(result, universe.algebra().same(domain.representation(), domain.representation(i), value));
        }
        return result;
    }

    private static Truth related(Function relation, Value a, Value b) {
        return (Truth) ((Function) relation.apply(a)).apply(b);
    }

    /** The value that represents an atom. */
    Value representation(Represented domain, Atom atom) {
        var cases = new ArrayList<Algebra.Case>();
        for (int i = 0; i < domain.count(); i++) {
            if (atom.is(i) != Circuit.FALSE) {
                cases.add(new Algebra.Case(atom.is(i), domain.representation(i)));
            }
        }
        return universe.algebra().merge(cases, domain.representation());
    }

    /** The atom that a value represents; unknown for one that represents nothing. */
    Atom abstraction(Represented domain, Value value) {
        Circuit circuit = universe.circuit();
        int[] bits = new int[domain.count()];
        int none = Circuit.TRUE;
        Function relation = relations.get(domain);
        for (int i = 0; i < bits.length; i++) {
            if (relation == null) {
                bits[i] = universe.algebra().same(domain.representation(), domain.representation(i), value);
                none = circuit.and(none, -bits[i]);
            } else {
                Truth related = related(relation, domain.representation(i), value);
                bits[i] = related.yes();
                none = circuit.and(none, related.no());
            }
        }
        int proper = relation == null
                ? circuit.and(
                        ((Truth) Objects.requireNonNull(predicates.get(domain)).apply(value)).yes(),
                        universe.algebra().known(domain.representation(), value))
                : related(relation, value, value).yes();
        return new Atom(domain, bits, circuit.and(proper, none));
    }
}
