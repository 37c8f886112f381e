package dev.assay.model.ground;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.circuit.TooLarge;
import dev.assay.model.collect.Definition;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Atoms;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Truths;
import dev.assay.model.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Constants by their definitions. Recursive functions and predicates are evaluated for arguments that do not depend on
 * variables, each once; an argument that does is one of those, depending on variables.
 *
 * <p>Where a call leads back to itself, the value of a function is chosen, and required to satisfy its equations: a
 * terminating function satisfies them only in one way. A least predicate may only be chosen to hold where its rules derive it from
 * places of lower rank, and not to hold on any set that its rules do not lead out of; for a greatest predicate it is the
 * other way round.
 */
final class Calls {
    private record Call(Const constant, List<Value> arguments, Need need) {
        boolean isFirstOrder() {
            return arguments.stream().noneMatch(Calls::hasFunction);
        }
    }

    /** A predicate at one place: chosen to hold, chosen not to hold, and its rank in binary. */
    @SuppressWarnings("ArrayRecordComponent") // Places are not compared.
    private record Place(Truth truth, int[] rank) {}

    /** Who looks at the predicates of a group: what it may use must have a lower rank. */
    @SuppressWarnings("ArrayRecordComponent") // Nor are those who look at them.
    private record Viewer(String group, int[] rank, Map<Call, Value> known) {}

    private static final int DEPTH = 2000;
    private static final int COMBINATIONS = 5000;
    private static final int RANK_BITS = 10;

    /** Constructed arguments are taken apart that often, within each other and altogether. */
    private static final int UNROLLED_DEPTH = 120;

    private static final int UNROLLED = 20_000;

    private final Interpretation interpretation;
    private final Circuit circuit;
    private final Algebra algebra;
    private final Treatment treatment;
    private final Map<Call, Value> known = new HashMap<>();
    private final Map<Call, Place> places = new HashMap<>();
    private final Set<Call> open = new HashSet<>();
    private final Deque<Runnable> postponed = new ArrayDeque<>();
    private @Nullable Viewer viewer;
    private boolean isTrusting;
    private int unrolling;
    private int unrolled;

    Calls(Interpretation interpretation, Treatment treatment) {
        this.interpretation = interpretation;
        this.circuit = interpretation.circuit();
        this.algebra = interpretation.algebra();
        this.treatment = treatment;
    }

    boolean isTrusting() {
        return isTrusting;
    }

    void finish() {
        while (!postponed.isEmpty()) {
            interpretation.meter().step();
            postponed.pop().run();
        }
    }

    private static boolean hasFunction(Value value) {
        return switch (value) {
            case Truth _, Atom _ -> false;
            case Pair(var first, var second) -> hasFunction(first) || hasFunction(second);
            case Function _ -> true;
        };
    }

    /** Only calls that are given functions can depend on who is looking. */
    private Map<Call, Value> known(Call call) {
        return viewer == null || call.isFirstOrder() ? known : viewer.known;
    }

    // Definitions

    Optional<Truth> unfold(Const c, Definition.Unfolded definition, List<Value> arguments, Need need) {
        var call = new Call(c, List.copyOf(arguments), need);
        Value earlier = known(call).get(call);
        if (earlier != null) {
            return Optional.of((Truth) earlier);
        }
        Definition.Equation equation = definition.equations().getFirst();
        var bindings = new HashMap<Free, Value>();
        if (match(equation, arguments, bindings) != Circuit.TRUE) {
            return Optional.empty();
        }
        Truth result = interpretation.truth(equation.right(), env(equation, bindings), need);
        known(call).put(call, result);
        return Optional.of(result);
    }

    Value apply(Const c, Definition definition, List<Value> arguments) {
        return switch (definition) {
            case Definition.Unspecified _ -> interpretation.choices().unspecified(c);
            case Definition.Unfolded(var _, var equations) -> {
                var call = new Call(c, List.copyOf(arguments), Need.BOTH);
                Value earlier = known(call).get(call);
                if (earlier == null) {
                    earlier = evaluate(equations, arguments, interpretation.result(c, arguments.size()));
                    known(call).put(call, earlier);
                }
                yield earlier;
            }
            case Definition.Recursive r ->
                unrolled(c, r, arguments)
                        .orElseGet(() -> expanded(
                                c, arguments, r.fixed(), constants -> entry(new Call(c, constants, Need.BOTH), r)));
            case Definition.Predicate p ->
                expanded(c, arguments, p.fixed(), constants -> holds(new Call(c, constants, Need.BOTH), p));
        };
    }

    private int match(Definition.Equation equation, List<Value> arguments, Map<Free, Value> bindings) {
        int guard = Circuit.TRUE;
        for (int i = 0; i < arguments.size() && guard != Circuit.FALSE; i++) {
            guard = circuit.and(
                    guard, interpretation.patterns().match(equation.patterns().get(i), arguments.get(i), bindings));
        }
        return guard;
    }

    private static @Nullable Env env(Definition.Equation equation, Map<Free, Value> bindings) {
        Env env = null;
        for (Free variable : equation.variables()) {
            env = new Env(bindings.get(variable), env);
        }
        return env;
    }

    private Value evaluate(List<Definition.Equation> equations, List<Value> arguments, Domain domain) {
        var cases = new ArrayList<Algebra.Case>();
        for (Definition.Equation equation : equations) {
            var bindings = new HashMap<Free, Value>();
            int guard = match(equation, arguments, bindings);
            if (guard != Circuit.FALSE) {
                Value value = interpretation.value(equation.right(), env(equation, bindings));
                cases.add(new Algebra.Case(guard, value));
            }
            if (guard == Circuit.TRUE) {
                break;
            }
        }
        return algebra.merge(cases, domain);
    }

    /**
     * The value for arguments that were just constructed, if they decide which equation it is, or if all that is constructed is
     * remembered: they need not be represented then. None where that would lead too far.
     */
    private Optional<Value> unrolled(Const c, Definition.Recursive definition, List<Value> arguments) {
        if (arguments.stream().noneMatch(Calls::isShaped)) {
            return Optional.empty();
        }
        var call = new Call(c, List.copyOf(arguments), Need.BOTH);
        Value earlier = known(call).get(call);
        if (earlier != null) {
            return Optional.of(earlier);
        }
        if (unrolling >= UNROLLED_DEPTH || unrolled >= UNROLLED || open.contains(call)) {
            return Optional.empty();
        }
        for (Definition.Equation equation : definition.equations()) {
            var bindings = new HashMap<Free, Value>();
            int guard = match(equation, arguments, bindings);
            boolean isPossible = guard == Circuit.TRUE || algebra.isDeep() && guard != Circuit.FALSE;
            boolean isProgress = definition.bases().contains(equation) || consumes(equation, arguments);
            if (guard != Circuit.FALSE && !(isPossible && isProgress)) {
                return Optional.empty();
            }
            if (guard == Circuit.TRUE) {
                break;
            }
        }
        unrolling++;
        unrolled++;
        try {
            Domain domain = interpretation.result(c, arguments.size());
            return Optional.of(nested(call, () -> evaluate(definition.equations(), arguments, domain)));
        } finally {
            unrolling--;
        }
    }

    private static boolean isShaped(Value value) {
        return value instanceof Atom atom && atom.isShaped();
    }

    /** Whether the equation takes something apart that was constructed. */
    private static boolean consumes(Definition.Equation equation, List<Value> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            if (isShaped(arguments.get(i)) && !(equation.patterns().get(i) instanceof Free)) {
                return true;
            }
        }
        return false;
    }

    // Arguments

    private record Constants(int guard, List<Value> values) {}

    /** The value for arguments that depend on variables, from those for constant arguments. */
    private Value expanded(
            Const c,
            List<Value> arguments,
            List<Boolean> fixed,
            java.util.function.Function<List<Value>, Value> constant) {
        List<Constants> combinations = List.of(new Constants(Circuit.TRUE, List.of()));
        for (int i = 0; i < arguments.size(); i++) {
            List<Algebra.Case> choices = fixed.get(i)
                    ? List.of(new Algebra.Case(Circuit.TRUE, arguments.get(i)))
                    : constants(arguments.get(i));
            var next = new ArrayList<Constants>();
            for (Constants combination : combinations) {
                for (Algebra.Case choice : choices) {
                    int guard = circuit.and(combination.guard, choice.guard());
                    if (guard != Circuit.FALSE) {
                        var values = new ArrayList<>(combination.values);
                        values.add(choice.value());
                        next.add(new Constants(guard, values));
                    }
                }
            }
            if (next.size() > COMBINATIONS) {
                throw new TooLarge(next.size() + " arguments of " + c.name());
            }
            combinations = next;
        }
        var cases = new ArrayList<Algebra.Case>();
        for (Constants combination : combinations) {
            cases.add(new Algebra.Case(combination.guard, constant.apply(combination.values)));
        }
        return algebra.merge(cases, interpretation.result(c, arguments.size()));
    }

    /** The constants that a value can be; a function is left as it is. */
    private List<Algebra.Case> constants(Value value) {
        return switch (value) {
            case Truth(var yes, var no) ->
                List.of(new Algebra.Case(yes, Truth.TRUE), new Algebra.Case(no, Truth.FALSE));
            case Atom atom when atom.number().isPresent() -> List.of(new Algebra.Case(Circuit.TRUE, atom));
            case Atom atom -> {
                var result = new ArrayList<Algebra.Case>();
                for (int i = 0; i < atom.domain().count(); i++) {
                    if (atom.is(i) != Circuit.FALSE) {
                        result.add(new Algebra.Case(atom.is(i), atom.domain().element(i)));
                    }
                }
                if (atom.outside() != Circuit.FALSE) {
                    result.add(new Algebra.Case(atom.outside(), atom.domain().outsider()));
                }
                yield result;
            }
            case Pair(var first, var second) -> {
                var result = new ArrayList<Algebra.Case>();
                for (Algebra.Case left : constants(first)) {
                    for (Algebra.Case right : constants(second)) {
                        result.add(new Algebra.Case(
                                circuit.and(left.guard(), right.guard()), new Pair(left.value(), right.value())));
                    }
                }
                yield result;
            }
            case Function _ -> List.of(new Algebra.Case(Circuit.TRUE, value));
        };
    }

    private static boolean hasOutsider(Value value) {
        return switch (value) {
            case Truth _, Function _ -> false;
            case Atom atom -> atom.outside() != Circuit.FALSE;
            case Pair(var first, var second) -> hasOutsider(first) || hasOutsider(second);
        };
    }

    // Recursive functions

    private Value entry(Call call, Definition.Recursive definition) {
        Value earlier = known(call).get(call);
        if (earlier != null) {
            return earlier;
        }
        Domain domain = interpretation.result(call.constant, call.arguments.size());
        boolean isCyclic = treatment.cyclic().contains(definition.group());
        if (isCyclic && call.arguments.stream().noneMatch(Calls::hasOutsider)) {
            Value chosen = interpretation.universe().any(domain, Circuit.FALSE, false, Atoms::count);
            known(call).put(call, chosen);
            postponed.add(() -> interpretation
                    .universe()
                    .requireBelow(domain, chosen, evaluate(definition.equations(), call.arguments, domain)));
            return chosen;
        }
        if (open.contains(call)) {
            if (call.arguments.stream().anyMatch(Calls::hasOutsider)) {
                return algebra.unknown(domain);
            }
            throw new Cycle(definition.group());
        }
        return nested(call, () -> evaluate(definition.equations(), call.arguments, domain));
    }

    private Value nested(Call call, Supplier<Value> evaluation) {
        if (open.size() > DEPTH) {
            throw new TooLarge("a recursion of depth " + DEPTH);
        }
        open.add(call);
        try {
            Value result = evaluation.get();
            known(call).put(call, result);
            return result;
        } finally {
            open.remove(call);
        }
    }

    // Predicates

    private Value holds(Call call, Definition.Predicate definition) {
        for (int i = 0; i < call.arguments.size(); i++) {
            if (!definition.fixed().get(i) && hasOutsider(call.arguments.get(i))) {
                return Truth.UNKNOWN;
            }
        }
        if (treatment.cyclic().contains(definition.group())) {
            return treatment.trusted().test(call.constant.name())
                    ? trusted(call, definition)
                    : seen(place(call, definition), definition);
        }
        Value earlier = known(call).get(call);
        if (earlier != null) {
            return earlier;
        }
        if (open.contains(call)) {
            throw new Cycle(definition.group());
        }
        return nested(call, () -> body(call, definition));
    }

    private Truth body(Call call, Definition.Predicate definition) {
        return (Truth) evaluate(List.of(definition.equation()), call.arguments, new Truths());
    }

    /** Any fixed point. */
    private Value trusted(Call call, Definition.Predicate definition) {
        isTrusting = true;
        Value earlier = known(call).get(call);
        if (earlier == null) {
            Truth chosen = undecided();
            known(call).put(call, chosen);
            postponed.add(() -> require(chosen, body(call, definition)));
            return chosen;
        }
        return earlier;
    }

    private Truth undecided() {
        var result = new Truth(circuit.variable(), circuit.variable());
        interpretation.universe().require(-result.yes(), -result.no());
        return result;
    }

    private void require(Truth chosen, Truth body) {
        interpretation.universe().require(-chosen.yes(), body.yes());
        interpretation.universe().require(-chosen.no(), body.no());
    }

    private Place place(Call call, Definition.Predicate definition) {
        Place earlier = places.get(call);
        if (earlier != null) {
            return earlier;
        }
        int[] rank = new int[rankBits(call, definition)];
        Arrays.setAll(rank, _ -> circuit.variable());
        var place = new Place(undecided(), rank);
        places.put(call, place);
        int iterations = interpretation.universe().scope().iterations(call.constant.name());
        if (iterations >= 0) {
            // Derivations of so many steps need ranks below that number.
            int derived = definition.isCo() ? place.truth.no() : place.truth.yes();
            interpretation.universe().require(-derived, less(rank, binary(iterations)));
        }
        postponed.add(() -> {
            Viewer before = viewer;
            viewer = new Viewer(definition.group(), rank, new HashMap<>());
            try {
                require(place.truth, body(call, definition));
            } finally {
                viewer = before;
            }
        });
        return place;
    }

    private static int[] binary(int number) {
        int[] bits = new int[Integer.SIZE - Integer.numberOfLeadingZeros(number)];
        Arrays.setAll(bits, i -> (number >>> i & 1) == 1 ? Circuit.TRUE : Circuit.FALSE);
        return bits;
    }

    /** As many as the number of places needs. */
    private int rankBits(Call call, Definition.Predicate definition) {
        long count = 1;
        Type type = call.constant.type();
        for (int i = 0; i < call.arguments.size(); i++) {
            if (!definition.fixed().get(i)) {
                count = Domain.times(count, interpretation.domain(type.domain()).size());
            }
            type = type.range();
        }
        return Math.min(RANK_BITS, Long.SIZE - Long.numberOfLeadingZeros(count));
    }

    private Truth seen(Place place, Definition.Predicate definition) {
        if (viewer == null || !viewer.group.equals(definition.group())) {
            return place.truth;
        }
        int less = less(place.rank, viewer.rank);
        return definition.isCo()
                ? new Truth(place.truth.yes(), circuit.and(place.truth.no(), less))
                : new Truth(circuit.and(place.truth.yes(), less), place.truth.no());
    }

    /** a < b, of binary numbers with the least bit first; the shorter one has zeros in front. */
    private int less(int[] a, int[] b) {
        int result = Circuit.FALSE;
        for (int i = 0; i < Math.max(a.length, b.length); i++) {
            int x = i < a.length ? a[i] : Circuit.FALSE;
            int y = i < b.length ? b[i] : Circuit.FALSE;
            result = circuit.or(circuit.and(-x, y), circuit.and(circuit.iff(x, y), result));
        }
        return result;
    }
}
