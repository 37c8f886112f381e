package dev.assay.code.predicate;

import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.NotExecutable;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The mode analysis: orders the premises of each clause so that as few values as possible have to be enumerated. The next
 * premise is one with the fewest variables to enumerate; then a function applied; then the relation that has the fewest
 * variables to enumerate, best none; then one with the fewest results; then the relation itself.
 */
final class Modes {

    /** Constructors inside constructors are looked at so far. */
    private static final int NESTING = 8;

    private record Key(Const relation, List<Boolean> inputs) {}

    private final Relations relations;
    private final boolean inverts;
    private final boolean isPartial;
    private final Map<Key, Procedure> procedures = new LinkedHashMap<>();
    private int names;

    /**
     * @param inverts whether functions may be run from the result to the arguments
     * @param isPartial whether values that are known may have holes
     */
    Modes(Relations relations, boolean inverts, boolean isPartial) {
        this.relations = relations;
        this.inverts = inverts;
        this.isPartial = isPartial;
    }

    /** The relation with these inputs, to be planned with all that it calls. */
    Procedure procedure(Const relation, List<Boolean> inputs) {
        return procedures.computeIfAbsent(new Key(relation, inputs), k -> new Procedure(k.relation, k.inputs));
    }

    List<Procedure> procedures() {
        return List.copyOf(procedures.values());
    }

    /** Plans all procedures. */
    void plan() {
        // At first nobody enumerates; who does makes its callers do so. Orders may change with that.
        boolean isStable = false;
        while (!isStable) {
            isStable = true;
            var done = new LinkedHashSet<Procedure>();
            while (done.size() < procedures.size()) {
                for (Procedure procedure : procedures()) {
                    if (done.add(procedure)) {
                        procedure.evaluated.clear();
                        procedure.rows = relations.clauses(procedure.relation).stream()
                                .map(c -> new Planning(procedure, c).row())
                                .toList();
                    }
                }
            }
            for (Procedure procedure : procedures()) {
                int guesses = guesses(procedure);
                if (guesses > procedure.guesses) {
                    procedure.guesses = guesses;
                    isStable = false;
                }
            }
        }
    }

    private static int guesses(Procedure procedure) {
        int result = 0;
        for (Procedure.Row row : procedure.rows) {
            int own = 0;
            for (Step step : row.steps()) {
                switch (step) {
                    case Step.Generate _ -> own++;
                    case Step.Run(var callee, var _, var _) -> result = Math.max(result, callee.guesses);
                    case Step.Collect(var callee, var _, var _) -> result = Math.max(result, callee.guesses);
                    case Step.Every(var range, var _, var _) -> result = Math.max(result, range.guesses);
                    case Step.Bounded(var _, var _, var isUpper, var _, var isNatural) ->
                        own += isUpper && isNatural ? 0 : 1;
                    case Step.Fresh _,
                            Step.Check _,
                            Step.Compute _,
                            Step.Each _,
                            Step.Listed _,
                            Step.Subtract _,
                            Step.Unsubtract _,
                            Step.Unless _ -> {}
                }
            }
            result = Math.max(result, own);
        }
        return result;
    }

    /** A premise that could come next. */
    private record Candidate(
            Premise premise, Set<Free> missing, boolean isFunctional, int guesses, int outputs, boolean isRecursive) {
        static final Comparator<Candidate> ORDER = Comparator.<Candidate>comparingInt(c -> c.missing.size())
                .thenComparing(c -> !c.isFunctional)
                .thenComparingInt(c -> c.guesses)
                .thenComparingInt(c -> c.outputs)
                .thenComparing(c -> !c.isRecursive);
    }

    private final class Planning {
        private final Procedure procedure;
        private final Clause clause;
        private final Map<Free, Integer> slots = new HashMap<>();
        private final Set<Free> known = new LinkedHashSet<>();
        private final List<Step> steps = new ArrayList<>();
        private final List<Premise> open = new ArrayList<>();

        Planning(Procedure procedure, Clause clause) {
            this.procedure = procedure;
            this.clause = clause;
        }

        Procedure.Row row() {
            var inputs = new ArrayList<Shape>();
            for (int i = 0; i < clause.arguments().size(); i++) {
                if (procedure.inputs.get(i)) {
                    inputs.add(shape(clause.arguments().get(i)));
                }
            }
            open.addAll(clause.premises());
            while (!open.isEmpty()) {
                Candidate next =
                        open.stream().map(this::candidate).min(Candidate.ORDER).orElseThrow();
                open.remove(next.premise);
                next.missing.forEach(this::generate);
                add(next.premise);
            }
            var outputs = new ArrayList<Shape>();
            for (int i = 0; i < clause.arguments().size(); i++) {
                if (!procedure.inputs.get(i)) {
                    clause.arguments().get(i).frees().forEach(this::generate);
                    outputs.add(shape(clause.arguments().get(i)));
                }
            }
            return new Procedure.Row(slots.size(), inputs, steps, outputs);
        }

        private int slot(Free variable) {
            return slots.computeIfAbsent(variable, _ -> slots.size());
        }

        private void generate(Free variable) {
            if (known.add(variable)) {
                steps.add(new Step.Generate(slot(variable), variable.type()));
            }
        }

        /** The pattern, whose variables are known from now on. */
        private Shape shape(Term pattern) {
            if (pattern instanceof Free x) {
                return known.add(x) ? new Shape.Bind(slot(x)) : compared(x, new Shape.Same(slot(x)));
            }
            Constructors constructors = relations.constructors();
            if (constructors.isConstructed(pattern) && !pattern.type().equals(Type.bool())) {
                Const head = (Const) pattern.head();
                if (pattern.type().equals(Constructors.NAT)) {
                    return head.name().equals(Constructors.ZERO)
                            ? new Shape.Zero()
                            : new Shape.Successor(shape(pattern.arguments().getFirst()));
                }
                var fields = new ArrayList<Shape>();
                pattern.arguments().forEach(a -> fields.add(shape(a)));
                return new Shape.Construct(
                        constructors.layout(pattern.type()).orElseThrow().tag(head), fields);
            }
            if (!isKnown(pattern)) {
                // Such as a function with a variable inside: compared when the variable is known.
                Free value = new Free("assay.value." + names++, pattern.type());
                open.add(new Premise.Compute(pattern, value));
                return shape(value);
            }
            return compared(pattern, new Shape.Constant(evaluated(pattern)));
        }

        private Shape compared(Term term, Shape shape) {
            if (!relations.constructors().hasRepresentatives(term.type())) {
                return shape;
            }
            Free other = new Free("assay.value." + names++, term.type());
            Term equation = Hol.mkEq(term, other);
            return new Shape.Related(
                    shape,
                    slot(other),
                    relations.isExecutable(equation) ? Optional.of(evaluated(equation)) : Optional.empty());
        }

        private Evaluated evaluated(Term term) {
            List<Free> parameters = List.copyOf(term.frees());
            var result = new Evaluated(
                    new Extraction.Root("assay.step." + names++, parameters, term),
                    parameters.stream().mapToInt(this::slot).toArray());
            procedure.evaluated.add(result);
            return result;
        }

        private Set<Free> unknown(Set<Free> variables) {
            Set<Free> result = new LinkedHashSet<>(variables);
            result.removeAll(known);
            return result;
        }

        private boolean isKnown(Term term) {
            return known.containsAll(term.frees());
        }

        // Choice

        private Candidate candidate(Premise premise) {
            return switch (premise) {
                case Premise.Call call -> call(premise, call);
                case Premise.Not not -> check(premise, unknown(not.frees()));
                case Premise.Every every -> check(premise, unknown(every.frees()));
                case Premise.Result result ->
                    isComputed(result)
                            ? compute(premise, unknown(result.applied().frees()), result.result())
                            : call(premise, graph(result));
                case Premise.Compute(var term, var pattern) ->
                    isKnown(term)
                                    || inverse(HolNames.PLUS, term, pattern).isPresent()
                                    || inverse(HolNames.MINUS, term, pattern).isPresent()
                            ? compute(premise, Set.of(), pattern)
                            : check(premise, unknown(term.frees()));
                case Premise.Member(var element, var set) ->
                    new Candidate(
                            premise,
                            unknown(set.frees()),
                            isKnown(element),
                            0,
                            unknown(element.frees()).size(),
                            false);
                case Premise.Test(var formula, var call) -> {
                    if (fresh(formula).isPresent()) {
                        yield new Candidate(premise, Set.of(), true, 0, 1, false);
                    }
                    Optional<Bound> bound = bound(formula);
                    if (bound.isPresent()) {
                        boolean isFinite = bound.get().isUpper && bound.get().isNatural();
                        yield new Candidate(premise, Set.of(), false, isFinite ? 0 : 1, 1, false);
                    }
                    yield isKnown(formula) || call.isEmpty()
                            ? check(premise, unknown(formula.frees()))
                            : call(premise, call.get());
                }
                case Premise.Collect collect -> {
                    Set<Free> missing = new LinkedHashSet<>();
                    collect.given().forEach(a -> missing.addAll(unknown(a.frees())));
                    yield new Candidate(premise, missing, true, 0, 1, false);
                }
                case Premise.Equal _ -> throw new IllegalStateException("an equation was not solved");
            };
        }

        private Candidate check(Premise premise, Set<Free> missing) {
            return new Candidate(premise, missing, true, 0, 0, false);
        }

        private Candidate compute(Premise premise, Set<Free> missing, Term pattern) {
            return new Candidate(
                    premise, missing, true, 0, unknown(pattern.frees()).size(), false);
        }

        /** The call of the relation that is left where unknown arguments have to be made by constructors. */
        private Premise.Call specialised(Premise.Call call) {
            for (int i = 0; i < call.arguments().size(); i++) {
                Term argument = call.arguments().get(i);
                if (relations.nesting(call.relation()) < NESTING
                        && !relations.grows(call.relation(), i)
                        && !isKnown(argument)
                        && relations.constructors().isConstructed(argument)) {
                    List<Term> arguments = new ArrayList<>(call.arguments());
                    arguments.remove(i);
                    arguments.addAll(i, argument.arguments());
                    return specialised(new Premise.Call(
                            relations.specialised(call.relation(), i, (Const) argument.head()), arguments));
                }
            }
            return call;
        }

        private Candidate call(Premise premise, Premise.Call general) {
            Premise.Call call = specialised(general);
            Procedure callee = callee(call);
            boolean isRecursive = general.relation().equals(procedure.relation)
                    || call.relation().equals(procedure.relation);
            return new Candidate(
                    premise,
                    Set.of(),
                    false,
                    // What the relation guesses for its other clauses it guesses anyway.
                    isRecursive ? Math.min(callee.guesses, 1) : callee.guesses,
                    (int) callee.inputs.stream().filter(i -> !i).count(),
                    isRecursive);
        }

        private Procedure callee(Premise.Call call) {
            return procedure(
                    call.relation(),
                    call.arguments().stream().map(this::isKnown).toList());
        }

        /** Whether a function is run forwards. Nothing is gained backwards from a result of which nothing is known. */
        private boolean isComputed(Premise.Result result) {
            return isKnown(result.applied())
                    || !inverts
                    || result.result() instanceof Free r
                            && !known.contains(r)
                            && callee(specialised(graph(result))).generates();
        }

        private static Premise.Call graph(Premise.Result result) {
            List<Term> arguments = new ArrayList<>(result.arguments());
            arguments.add(result.result());
            return new Premise.Call(result.graph(), arguments);
        }

        // Steps

        private Step member(Term element, Term set) {
            if (set.isApplied(HolNames.LIST_SET) && (isPartial || !isKnown(element))) {
                return new Step.Listed(evaluated(set.arguments().getFirst()), shape(element));
            }
            return isKnown(element)
                    ? new Step.Check(evaluated(Term.app(
                            new Const(HolNames.MEMBER, Type.fun(List.of(element.type(), set.type()), Type.bool())),
                            element,
                            set)))
                    : new Step.Each(evaluated(set), shape(element));
        }

        private void add(Premise premise) {
            switch (premise) {
                case Premise.Call call -> run(call);
                case Premise.Not(var call) ->
                    steps.add(new Step.Unless(
                            callee(call),
                            call.arguments().stream().map(this::shape).toList()));
                case Premise.Every every -> {
                    List<Shape> inputs = every.given().stream().map(this::shape).toList();
                    List<Boolean> mode = new ArrayList<>(Collections.nCopies(inputs.size(), true));
                    mode.addAll(Collections.nCopies(every.variables().size(), false));
                    steps.add(new Step.Every(
                            procedure(every.range().relation(), mode),
                            inputs,
                            procedure(every.relation().relation(), Collections.nCopies(mode.size(), true))));
                }
                case Premise.Result result -> {
                    if (isComputed(result)) {
                        steps.add(new Step.Compute(evaluated(result.applied()), shape(result.result())));
                    } else {
                        run(graph(result));
                    }
                }
                case Premise.Compute(var term, var pattern) -> {
                    boolean isNatural = term.type().equals(Constructors.NAT);
                    Optional<Inverse> sum = inverse(HolNames.PLUS, term, pattern);
                    Optional<Inverse> difference = inverse(HolNames.MINUS, term, pattern);
                    if (isKnown(term) || sum.isEmpty() && difference.isEmpty()) {
                        steps.add(new Step.Compute(evaluated(term), shape(pattern)));
                    } else if (sum.isPresent()) {
                        steps.add(new Step.Subtract(
                                shape(pattern), evaluated(sum.get().known), shape(sum.get().unknown), isNatural));
                    } else {
                        Inverse inverse = difference.get();
                        steps.add(new Step.Unsubtract(
                                shape(pattern),
                                evaluated(inverse.known),
                                shape(inverse.unknown),
                                inverse.isLeft,
                                isNatural));
                    }
                }
                case Premise.Member(var element, var set) -> steps.add(member(element, set));
                case Premise.Test(var formula, var call) -> {
                    Optional<Free> fresh = fresh(formula);
                    Optional<Bound> bound = bound(formula);
                    if (fresh.isPresent()) {
                        known.add(fresh.get());
                        steps.add(new Step.Fresh(slot(fresh.get()), evaluated(formula)));
                    } else if (bound.isPresent()) {
                        Bound found = bound.get();
                        Evaluated value = evaluated(found.value);
                        known.add(found.variable);
                        steps.add(new Step.Bounded(
                                slot(found.variable), value, found.isUpper, found.isStrict, found.isNatural()));
                    } else if (isKnown(formula) || call.isEmpty()) {
                        steps.add(new Step.Check(evaluated(formula)));
                    } else {
                        run(call.get());
                    }
                }
                case Premise.Collect collect -> {
                    Type elements = collect.call().arguments().getLast().type();
                    if (relations.constructors().hasRepresentatives(elements)) {
                        throw new NotExecutable("values of type " + elements + " cannot be elements of a set");
                    }
                    List<Shape> inputs =
                            collect.given().stream().map(this::shape).toList();
                    List<Boolean> mode = new ArrayList<>(Collections.nCopies(inputs.size(), true));
                    mode.add(false);
                    steps.add(
                            new Step.Collect(procedure(collect.call().relation(), mode), inputs, shape(collect.set())));
                }
                case Premise.Equal _ -> throw new IllegalStateException("an equation was not solved");
            }
        }

        private void run(Premise.Call general) {
            Premise.Call call = specialised(general);
            Procedure callee = callee(call);
            var inputs = new ArrayList<Shape>();
            var outputs = new ArrayList<Shape>();
            for (int i = 0; i < callee.inputs.size(); i++) {
                if (callee.inputs.get(i)) {
                    inputs.add(shape(call.arguments().get(i)));
                }
            }
            for (int i = 0; i < callee.inputs.size(); i++) {
                if (!callee.inputs.get(i)) {
                    outputs.add(shape(call.arguments().get(i)));
                }
            }
            steps.add(new Step.Run(callee, inputs, outputs));
        }

        /** @param isLeft whether the unknown operand is the left one */
        private record Inverse(Term known, Term unknown, boolean isLeft) {}

        /** How to get from a known result and one operand to the other. */
        private Optional<Inverse> inverse(String operation, Term term, Term result) {
            if (!term.isApplied(operation)
                    || term.arguments().size() != 2
                    || !isKnown(result)
                    || !isNumber(term.type())) {
                return Optional.empty();
            }
            Term left = term.arguments().get(0);
            Term right = term.arguments().get(1);
            if (isKnown(right) && relations.constructors().isPattern(left)) {
                return Optional.of(new Inverse(right, left, true));
            }
            return isKnown(left) && relations.constructors().isPattern(right)
                    ? Optional.of(new Inverse(left, right, false))
                    : Optional.empty();
        }

        /** The natural number that is to be new, where not everything has to be found. */
        private Optional<Free> fresh(Term formula) {
            if (!relations.isRestricted(procedure.relation) || !formula.isApplied(Hol.NOT.name())) {
                return Optional.empty();
            }
            Term member = formula.arguments().getFirst();
            return member.isApplied(HolNames.MEMBER)
                            && member.arguments().getFirst() instanceof Free x
                            && x.type().equals(Constructors.NAT)
                            && unknown(formula.frees()).equals(Set.of(x))
                    ? Optional.of(x)
                    : Optional.empty();
        }

        private record Bound(Free variable, Term value, boolean isUpper, boolean isStrict) {
            boolean isNatural() {
                return variable.type().equals(Constructors.NAT);
            }
        }

        /** Whether a comparison bounds a variable that is not known yet by what is known. */
        private Optional<Bound> bound(Term formula) {
            boolean isStrict = formula.isApplied(HolNames.LESS);
            if (!isStrict && !formula.isApplied(HolNames.LESS_EQ)
                    || formula.arguments().size() != 2) {
                return Optional.empty();
            }
            Term small = formula.arguments().get(0);
            Term large = formula.arguments().get(1);
            if (!isNumber(small.type())) {
                return Optional.empty();
            }
            if (small instanceof Free x && !isKnown(x) && isKnown(large)) {
                return Optional.of(new Bound(x, large, true, isStrict));
            }
            return large instanceof Free x && !isKnown(x) && isKnown(small)
                    ? Optional.of(new Bound(x, small, false, isStrict))
                    : Optional.empty();
        }

        private static boolean isNumber(Type type) {
            return type.equals(Constructors.NAT) || type.equals(Type.con(HolNames.INT));
        }
    }
}
