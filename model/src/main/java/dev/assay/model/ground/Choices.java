package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values that no definition gives: of declared constants, {@code undefined}, SOME and THE. */
public final class Choices {
    /** A value that was chosen. */
    public record Chosen(Domain domain, Value value) {}

    /** A description, with the value that it denotes. */
    @SuppressWarnings("ArrayRecordComponent") // Descriptions are not compared as a whole.
    private record Description(int[] yes, Value value) {}

    /** A description over more values than this is not looked at. */
    private static final int CANDIDATES = 1024;

    private final Interpretation interpretation;
    private final Map<Const, Value> unspecified = new LinkedHashMap<>();
    private final Map<Const, List<Description>> descriptions = new HashMap<>();

    Choices(Interpretation interpretation) {
        this.interpretation = interpretation;
    }

    Map<Const, Value> unspecified() {
        return unspecified;
    }

    Value unspecified(Const c) {
        Value known = unspecified.get(c);
        if (known == null) {
            known = interpretation.universe().any(interpretation.domain(c.type()));
            unspecified.put(c, known);
        }
        return known;
    }

    /**
     * SOME x. P x or THE x. P x: the same value for the same P. It is unknown unless it is known of every value
     * whether it satisfies P.
     */
    Value described(Const c, Function predicate) {
        Circuit circuit = interpretation.circuit();
        Algebra algebra = interpretation.algebra();
        Type type = c.type().range();
        Domain domain = interpretation.domain(type);
        if (domain.size() > CANDIDATES) {
            interpretation.cutOff();
            return algebra.unknown(domain);
        }
        int[] yes = new int[(int) domain.size()];
        int known = Circuit.TRUE;
        for (int i = 0; i < yes.length; i++) {
            var truth = (Truth) predicate.apply(domain.element(i));
            yes[i] = truth.yes();
            known = circuit.and(known, circuit.or(truth.yes(), truth.no()));
        }
        for (Value outsider : algebra.outsiders(domain)) {
            var truth = (Truth) predicate.apply(outsider);
            known = circuit.and(known, circuit.or(domain.complete(), truth.no()));
        }
        // What looks like the only value of an abstract domain may be many.
        boolean isAmbiguous = !domain.isConcrete() && !c.name().equals(HolNames.SOME);
        return known == Circuit.FALSE || isAmbiguous ? algebra.unknown(domain) : described(c, domain, yes, known);
    }

    private Value described(Const c, Domain domain, int[] yes, int known) {
        Circuit circuit = interpretation.circuit();
        Algebra algebra = interpretation.algebra();
        Universe universe = interpretation.universe();
        List<Description> earlier = descriptions.computeIfAbsent(c, _ -> new ArrayList<>());
        for (Description e : earlier) {
            if (Arrays.equals(e.yes, yes)) {
                requireSatisfied(c, domain, yes, known, e.value);
                return algebra.merge(List.of(new Algebra.Case(known, e.value)), domain);
            }
        }
        Value value = universe.any(domain);
        requireSatisfied(c, domain, yes, known, value);
        for (Description e : earlier) {
            int same = Circuit.TRUE;
            for (int i = 0; i < yes.length && same != Circuit.FALSE; i++) {
                same = circuit.and(same, circuit.iff(yes[i], e.yes[i]));
            }
            if (same != Circuit.FALSE) {
                Value there = algebra.merge(List.of(new Algebra.Case(same, value)), domain);
                universe.requireBelow(domain, there, e.value);
            }
        }
        earlier.add(new Description(yes, value));
        return algebra.merge(List.of(new Algebra.Case(known, value)), domain);
    }

    /** SOME satisfies its predicate if anything does, THE if only one thing does. */
    private void requireSatisfied(Const c, Domain domain, int[] yes, int known, Value value) {
        Circuit circuit = interpretation.circuit();
        int satisfied = Circuit.FALSE;
        for (int i = 0; i < yes.length; i++) {
            satisfied = circuit.or(
                    satisfied, circuit.and(yes[i], interpretation.algebra().is(domain, value, i)));
        }
        int condition = circuit.or(yes);
        if (!c.name().equals(HolNames.SOME)) {
            condition = circuit.and(condition, atMostOne(yes));
        }
        interpretation.universe().require(-known, -condition, satisfied);
    }

    private int atMostOne(int[] literals) {
        Circuit circuit = interpretation.circuit();
        int any = Circuit.FALSE;
        int two = Circuit.FALSE;
        for (int literal : literals) {
            two = circuit.or(two, circuit.and(any, literal));
            any = circuit.or(any, literal);
        }
        return -two;
    }
}
