package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Functions;
import dev.assay.model.value.Plain;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Quantifiers. Where only the truth of an existential formula is needed, a value is chosen for its variable; otherwise each value is
 * tried, and what is not represented is tried as such.
 */
final class Quantifiers {
    /** A part of a conjunction, or its negation. */
    private record Part(Term term, boolean isNegated) {}

    /** How many values of a variable we try. */
    private static final int VALUES = 1_000_000;

    /** Up to this number of values a variable inside others is not chosen. */
    private static final int FEW = 16;

    private final Interpretation interpretation;
    private final Circuit circuit;
    private final Algebra algebra;
    private final Treatment treatment;
    private final Map<String, Choices.Chosen> witnesses = new LinkedHashMap<>();

    Quantifiers(Interpretation interpretation) {
        this.interpretation = interpretation;
        this.circuit = interpretation.circuit();
        this.algebra = interpretation.algebra();
        this.treatment = interpretation.universe().treatment();
    }

    Map<String, Choices.Chosen> witnesses() {
        return witnesses;
    }

    Truth all(Type type, Function predicate) {
        return new Search(
                        List.of(interpretation.domain(type)),
                        List.of(""),
                        (values, _) -> ((Truth) predicate.apply(values.getFirst())).not())
                .exists(Need.BOTH)
                .not();
    }

    Truth exists(Type type, Function predicate) {
        return new Search(List.of(interpretation.domain(type)), List.of(""), (values, _) ->
                        (Truth) predicate.apply(values.getFirst()))
                .exists(Need.BOTH);
    }

    /** ∀x₁ … xₙ. p or ∃x₁ … xₙ. p. */
    Truth truth(Term term, @Nullable Env env, Need need) {
        boolean isAll = term.isApplied(HolNames.ALL);
        var domains = new ArrayList<Domain>();
        var names = new ArrayList<String>();
        Term body = term;
        while (body instanceof App(Const(var name, var type), var predicate)
                && name.equals(isAll ? HolNames.ALL : HolNames.EX)) {
            Type bound = type.domain().domain();
            domains.add(interpretation.domain(bound));
            if (predicate instanceof Abs(var hint, var _, var inner)) {
                names.add(hint);
                body = inner;
            } else {
                names.add("x");
                body = new App(predicate.shift(1), new Term.Bound(0));
                break;
            }
        }
        var parts = new ArrayList<Part>();
        conjuncts(new Part(body, isAll), parts);
        var search = new Search(domains, names, conjunction(parts, domains.size(), env));
        Truth exists = env != null && areFew(domains) && parts.stream().allMatch(Quantifiers::isSimple)
                ? search.enumerated(domains.getFirst(), isAll ? need.not() : need)
                : search.exists(isAll ? need.not() : need);
        return isAll ? exists.not() : exists;
    }

    /** Whether a disjunction over all values is not larger than a value that is chosen, with all that is required of it. */
    private static boolean areFew(List<Domain> domains) {
        return domains.size() == 1
                && domains.getFirst() instanceof Plain
                && domains.getFirst().size() <= FEW;
    }

    private static boolean isSimple(Part part) {
        return part.term.constants().stream()
                .noneMatch(c -> c.name().equals(HolNames.ALL) || c.name().equals(HolNames.EX));
    }

    /** The parts that must hold together for the (negated) formula to hold. */
    private static void conjuncts(Part part, List<Part> result) {
        if (part.term.head() instanceof Const c) {
            List<Term> arguments = part.term.arguments();
            Optional<Connective> connective = Connective.of(c.name(), arguments.size());
            if (connective.isPresent()) {
                boolean negated = part.isNegated;
                switch (connective.get()) {
                    case NOT -> {
                        conjuncts(new Part(arguments.getFirst(), !negated), result);
                        return;
                    }
                    case AND -> {
                        if (!negated) {
                            arguments.forEach(a -> conjuncts(new Part(a, false), result));
                            return;
                        }
                    }
                    case OR -> {
                        if (negated) {
                            arguments.forEach(a -> conjuncts(new Part(a, true), result));
                            return;
                        }
                    }
                    case IMPLIES -> {
                        if (negated) {
                            conjuncts(new Part(arguments.get(0), false), result);
                            conjuncts(new Part(arguments.get(1), true), result);
                            return;
                        }
                    }
                    case TRUE, FALSE, EQUAL, ALL, EX, MEMBER -> {}
                }
            }
        }
        result.add(part);
    }

    /** What holds once the first {@code values} are given, of parts that mention no later variable and the last of them. */
    private interface Body {
        Truth truth(List<Value> values, Need need);
    }

    private Body conjunction(List<Part> parts, int variables, @Nullable Env env) {
        var ready = new ArrayList<List<Part>>();
        for (int i = 0; i < variables; i++) {
            ready.add(new ArrayList<>());
        }
        for (Part part : parts) {
            int last = 0;
            for (int i = 0; i < variables; i++) {
                if (part.term.mentionsBound(variables - 1 - i)) {
                    last = i;
                }
            }
            ready.get(last).add(part);
        }
        return (values, need) -> {
            Env inner = env;
            for (int i = 0; i < variables; i++) {
                inner = new Env(i < values.size() ? values.get(i) : null, inner);
            }
            Truth result = Truth.TRUE;
            for (Part part : ready.get(values.size() - 1)) {
                Truth next = part.isNegated
                        ? interpretation.truth(part.term, inner, need.not()).not()
                        : interpretation.truth(part.term, inner, need);
                result = result.and(next, circuit);
                if (result.no() == Circuit.TRUE) {
                    return result;
                }
            }
            return result;
        };
    }

    /** A search for values of some variables. */
    private final class Search {
        private final List<Domain> domains;
        private final List<String> names;
        private final Body body;
        private final List<Value> values = new ArrayList<>();

        Search(List<Domain> domains, List<String> names, Body body) {
            this.domains = domains;
            this.names = names;
            this.body = body;
        }

        Truth exists(Need need) {
            Domain domain = domains.get(values.size());
            if (need == Need.YES && domain.size() > 1) {
                return new Truth(chosen(domain).yes(), Circuit.FALSE);
            }
            if (domain instanceof Functions functions && treatment.boxed().test(functions.type())) {
                return boxed(functions, need);
            }
            return domain.size() > VALUES ? sampled(domain, need) : enumerated(domain, need);
        }

        private Truth chosen(Domain domain) {
            Value value = interpretation.universe().any(domain);
            String name = names.get(values.size());
            for (int i = 0;
                    !name.isEmpty()
                            && witnesses.putIfAbsent(i == 0 ? name : name + i, new Choices.Chosen(domain, value))
                                    != null;
                    i++) {
                if (i > 50) {
                    break;
                }
            }
            return with(value, Need.YES);
        }

        /** For too many values to try: one that is chosen, and one of which nothing is known. */
        private Truth sampled(Domain domain, Need need) {
            interpretation.cutOff();
            int yes = need == Need.NO ? Circuit.FALSE : chosen(domain).yes();
            int no = with(algebra.unknown(domain), need).no();
            return new Truth(yes, no);
        }

        /** Some functions, and one of which nothing is known. */
        private Truth boxed(Functions domain, Need need) {
            Truth result = Truth.FALSE;
            for (Value function : interpretation.universe().box(domain)) {
                result = result.or(with(function, need), circuit);
            }
            return algebra.isBounded() ? result : result.or(with(algebra.unknown(domain), need), circuit);
        }

        private Truth enumerated(Domain domain, Need need) {
            Truth result = Truth.FALSE;
            for (int i = 0; i < domain.size() && result.yes() != Circuit.TRUE; i++) {
                interpretation.meter().step();
                result = result.or(with(domain.element(i), need), circuit);
            }
            if (!algebra.isBounded() && result.yes() != Circuit.TRUE) {
                for (Value outsider : algebra.outsiders(domain)) {
                    Truth there = with(outsider, need);
                    int complete = domain.complete();
                    result = result.or(
                            new Truth(circuit.and(there.yes(), -complete), circuit.or(there.no(), complete)), circuit);
                }
            }
            return result;
        }

        private Truth with(Value value, Need need) {
            values.add(value);
            try {
                Truth here = body.truth(List.copyOf(values), need);
                return values.size() == domains.size() || here.no() == Circuit.TRUE
                        ? here
                        : here.and(exists(need), circuit);
            } finally {
                values.removeLast();
            }
        }
    }
}
