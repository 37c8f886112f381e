package dev.assay.code.predicate;

import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Patience;
import dev.assay.code.runtime.Refine;
import dev.assay.code.runtime.SetFinite;
import dev.assay.code.runtime.Stopped;
import dev.assay.code.runtime.Undecided;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Runs queries depth first, up to a depth. What is found holds; that nothing is found means something only if the limit
 * was not reached and every value was tried, and negation asks for that.
 */
public final class LogicSearch {
    /** The answer to a question without outputs. */
    public enum Answer {
        YES,
        NO,
        UNKNOWN
    }

    /** Whether a relation holds is searched for this deep, and with so many calls. */
    private static final int DEEP = 2000;

    private static final long PATIENCE = 100_000;

    /** Relations that enumerate nothing are searched somewhat deeper than values are large. */
    private static final int MORE = 5;

    private static final int MOST_NUMBERS = 10_000;

    private final LogicProgram program;
    private final Values values;
    private final Meter meter;
    private final int size;
    private final Patience patience = new Patience();
    private final Tables tables = new Tables(this::applied);
    private long calls;
    private long generated;
    private long limit = Long.MAX_VALUE;
    private boolean isCut;
    private @Nullable String obstacle;

    public LogicSearch(LogicProgram program, Values values, int size, Meter meter) {
        this.program = program;
        this.values = values;
        this.size = size;
        this.meter = meter;
        refuel();
    }

    /** No more than so many calls from now on. */
    public void limit(long more) {
        limit = calls + more;
    }

    /** Gives the outputs of all answers, possibly some more than once, to the sink until that returns false. */
    public void solve(LogicProgram.Query query, Object[] inputs, Predicate<Object[]> sink) {
        // The query itself is no step of the search.
        var _ = call(query.procedure, inputs, size + 1, outputs -> !sink.test(outputs));
    }

    /** Whether answers may have been missed so far. */
    public boolean isCut() {
        return isCut;
    }

    /** Why a part could not be computed, if that happened. */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    public Answer decide(LogicProgram.Query query, Object[] inputs) {
        return decide(query.procedure, whole(inputs));
    }

    /** Gives the outputs of all answers to the sink; false if some may be missing. */
    public boolean all(LogicProgram.Query query, Object[] inputs, Consumer<Object[]> sink) {
        boolean before = isCut;
        long limitBefore = limit;
        limit = Math.min(limit, calls + PATIENCE);
        isCut = false;
        var _ = call(query.procedure, whole(inputs), DEEP, outputs -> {
            sink.accept(outputs);
            return false;
        });
        boolean isComplete = !isCut;
        isCut = before;
        limit = limitBefore;
        return isComplete;
    }

    private Answer decide(Procedure procedure, Object[] inputs) {
        boolean before = isCut;
        long limitBefore = limit;
        limit = Math.min(limit, calls + PATIENCE);
        isCut = false;
        boolean isFound = call(procedure, inputs, DEEP, _ -> true);
        Answer answer = isFound ? Answer.YES : isCut ? Answer.UNKNOWN : Answer.NO;
        isCut = before;
        limit = limitBefore;
        return answer;
    }

    /** As above; that something does not hold is not known while answers that it depends on are still being looked for. */
    private Answer decideForGood(Procedure procedure, Object[] inputs) {
        var answer = new Answer[1];
        boolean isOpen = tables.isOpen(() -> answer[0] = decide(procedure, inputs));
        return isOpen && answer[0] == Answer.NO ? Answer.UNKNOWN : answer[0];
    }

    /** Gives all answers to the sink; whether some are missing, or may still be found. */
    private boolean isMissing(Procedure procedure, Object[] inputs, Predicate<Object[]> sink) {
        var isMissing = new boolean[1];
        boolean isOpen = tables.isOpen(() -> isMissing[0] = applied(procedure, inputs, sink));
        return isOpen || isMissing[0];
    }

    /** Takes the outputs of an answer; whether it was the last one wanted. */
    private interface Continuation {
        boolean accept(Object[] outputs);
    }

    private boolean call(Procedure procedure, Object[] inputs, int depth, Continuation continuation) {
        if (depth <= 0 || calls > limit) {
            isCut = true;
            return false;
        }
        tick();
        if (procedure.isTabled()) {
            Tables.Answers answers = tables.answers(procedure, whole(inputs));
            isCut |= answers.isCut();
            return answers.all().stream().anyMatch(continuation::accept);
        }
        return rules(procedure, inputs, depth, continuation);
    }

    private boolean rules(Procedure procedure, Object[] inputs, int depth, Continuation continuation) {
        for (Procedure.Row row : procedure.rows) {
            boolean isEnough = program.isPartial()
                    ? narrowed(() -> enter(procedure, row, inputs, depth, continuation))
                    : enter(procedure, row, inputs, depth, continuation);
            if (isEnough) {
                return true;
            }
        }
        return false;
    }

    private boolean enter(
            Procedure procedure, Procedure.Row row, Object[] inputs, int depth, Continuation continuation) {
        var slots = new Object[row.width()];
        return matches(row.inputs(), inputs, slots) && run(procedure, row, 0, slots, depth, continuation);
    }

    /** Goes on once for each way of filling the hole that is needed, if one is. */
    public boolean narrowed(BooleanSupplier search) {
        try {
            return search.getAsBoolean();
        } catch (Refine open) {
            isCut = true;
            tick();
            return values.fill(open.hole(), () -> narrowed(search));
        }
    }

    /** Whether there are holes, so that a question has many answers. */
    private boolean isOpen(Object[] inputs) {
        return program.isPartial() && Arrays.stream(inputs).anyMatch(Partial::isOpen);
    }

    /** What is denied, or kept in a table, is so for whole values only. */
    private Object[] whole(Object[] inputs) {
        if (!program.isPartial()) {
            return inputs;
        }
        var result = new Object[inputs.length];
        Arrays.setAll(result, i -> Partial.whole(inputs[i]));
        return result;
    }

    /** Whether answers may be missing. */
    private boolean applied(Procedure procedure, Object[] inputs, Predicate<Object[]> sink) {
        boolean before = isCut;
        isCut = false;
        var _ = rules(procedure, inputs, DEEP, outputs -> !sink.test(outputs));
        boolean result = isCut;
        isCut = before;
        return result;
    }

    private void tick() {
        if ((++calls & 1023) == 0) {
            meter.steps(1024);
            meter.check();
            refuel();
        }
    }

    private void refuel() {
        program.compiled().fuel().start(patience.steps(), () -> meter.stopped().isPresent());
    }

    private boolean matches(List<Shape> shapes, Object[] given, Object[] slots) {
        return holds(() -> {
            for (int i = 0; i < given.length; i++) {
                if (!shapes.get(i).matches(given[i], slots)) {
                    return false;
                }
            }
            return true;
        });
    }

    /** The values of the shapes, or null if one cannot be computed. */
    private Object @Nullable [] build(List<Shape> shapes, Object[] slots) {
        var result = new Object[shapes.size()];
        boolean isBuilt = holds(() -> {
            for (int i = 0; i < result.length; i++) {
                result[i] = shapes.get(i).build(slots);
            }
            return true;
        });
        return isBuilt ? result : null;
    }

    private boolean run(
            Procedure procedure, Procedure.Row row, int next, Object[] slots, int depth, Continuation continuation) {
        return program.isPartial()
                ? narrowed(() -> step(procedure, row, next, slots, depth, continuation))
                : step(procedure, row, next, slots, depth, continuation);
    }

    private boolean step(
            Procedure procedure, Procedure.Row row, int next, Object[] slots, int depth, Continuation continuation) {
        if (next == row.steps().size()) {
            Object[] outputs = build(row.outputs(), slots);
            return outputs != null && continuation.accept(outputs);
        }
        return switch (row.steps().get(next)) {
            case Step.Generate(var slot, var type) -> {
                isCut |= !values.isComplete(type);
                Optional<Object> hole =
                        program.isPartial() ? values.hole(type, Math.min(depth - 1, size)) : Optional.empty();
                if (hole.isPresent()) {
                    slots[slot] = hole.get();
                    yield run(procedure, row, next + 1, slots, depth, continuation);
                }
                yield !values.each(type, Math.min(depth - 1, size), value -> {
                    if ((++generated & 255) == 0) {
                        meter.steps(256);
                        meter.check();
                    }
                    slots[slot] = value;
                    return !run(procedure, row, next + 1, slots, depth, continuation);
                });
            }
            case Step.Fresh(var slot, var formula) -> {
                isCut = true;
                slots[slot] = 0L;
                boolean isNew = holds(() -> (Boolean) formula.value(slots));
                for (long n = 1; !isNew && n <= MOST_NUMBERS; n++) {
                    slots[slot] = n;
                    isNew = holds(() -> (Boolean) formula.value(slots));
                }
                yield isNew && run(procedure, row, next + 1, slots, depth, continuation);
            }
            case Step.Check(var formula) ->
                holds(() -> (Boolean) formula.value(slots))
                        && run(procedure, row, next + 1, slots, depth, continuation);
            case Step.Compute(var term, var pattern) ->
                holds(() -> pattern.matches(term.value(slots), slots))
                        && run(procedure, row, next + 1, slots, depth, continuation);
            case Step.Subtract(var sum, var part, var rest, var isNatural) ->
                holds(() -> {
                            BigInteger difference =
                                    Shape.integer(sum.build(slots)).subtract(Shape.integer(part.value(slots)));
                            return !(isNatural && difference.signum() < 0)
                                    && rest.matches(dev.assay.code.runtime.Values.number(difference), slots);
                        })
                        && run(procedure, row, next + 1, slots, depth, continuation);
            case Step.Unsubtract step -> {
                var range = new BigInteger[2];
                boolean isFound = holds(() -> {
                    unsubtract(step, slots, range);
                    return true;
                });
                yield isFound
                        && numbers(
                                range[0],
                                range[1],
                                value -> holds(() -> step.unknown().matches(value, slots))
                                        && run(procedure, row, next + 1, slots, depth, continuation));
            }
            case Step.Bounded(var slot, var bound, var isUpper, var isStrict, var isNatural) -> {
                var range = new BigInteger[2];
                boolean isFound = holds(() -> {
                    BigInteger limit = Shape.integer(bound.value(slots));
                    BigInteger reach = BigInteger.valueOf(size);
                    if (isUpper) {
                        range[1] = isStrict ? limit.subtract(BigInteger.ONE) : limit;
                        range[0] = isNatural ? BigInteger.ZERO : range[1].subtract(reach);
                    } else {
                        range[0] = isStrict ? limit.add(BigInteger.ONE) : limit;
                        range[1] = range[0].add(reach);
                    }
                    return true;
                });
                isCut |= !(isUpper && isNatural);
                yield isFound
                        && numbers(range[0], range[1], value -> {
                            slots[slot] = value;
                            return run(procedure, row, next + 1, slots, depth, continuation);
                        });
            }
            case Step.Each(var set, var pattern) -> {
                var found = new Object[1];
                if (!holds(() -> {
                    found[0] = set.value(slots);
                    return true;
                })) {
                    yield false;
                }
                if (!(found[0] instanceof SetFinite finite)) {
                    isCut = true;
                    yield false;
                }
                boolean isDone = false;
                for (Object element : finite.elements()) {
                    if (each(element, pattern, procedure, row, next, slots, depth, continuation)) {
                        isDone = true;
                        break;
                    }
                }
                yield isDone;
            }
            case Step.Listed(var list, var pattern) -> {
                var found = new Object[1];
                boolean isFound = holds(() -> {
                    found[0] = list.value(slots);
                    return true;
                });
                boolean isDone = false;
                for (Object rest = found[0];
                        isFound && !isDone && Partial.force(rest) instanceof Data cell && cell.arity() == 2;
                        rest = cell.field(1)) {
                    isDone = each(cell.field(0), pattern, procedure, row, next, slots, depth, continuation);
                }
                yield isDone;
            }
            case Step.Collect(var callee, var inputs, var set) -> {
                var elements = new ArrayList<Object>();
                Object[] given = build(inputs, slots);
                boolean isMissing =
                        given == null || isMissing(callee, whole(given), outputs -> elements.add(outputs[0]));
                isCut |= isMissing;
                // With elements missing it would be another set.
                yield !isMissing
                        && holds(() -> set.matches(SetFinite.of(elements), slots))
                        && run(procedure, row, next + 1, slots, depth, continuation);
            }
            case Step.Every(var range, var inputs, var relation) -> {
                Object[] built = build(inputs, slots);
                var found = new ArrayList<Object[]>();
                if (built == null || isMissing(range, whole(built), found::add)) {
                    isCut = true;
                    yield false;
                }
                Object[] given = whole(built);
                boolean holds = true;
                for (int i = 0; holds && i < found.size(); i++) {
                    Object[] arguments = Arrays.copyOf(given, given.length + found.get(i).length);
                    System.arraycopy(found.get(i), 0, arguments, given.length, found.get(i).length);
                    Answer answer = decideAt(relation, whole(arguments), depth - 1);
                    isCut |= answer == Answer.UNKNOWN;
                    holds = answer == Answer.YES;
                }
                yield holds && run(procedure, row, next + 1, slots, depth, continuation);
            }
            case Step.Run(var callee, var inputs, var outputs) -> {
                Object[] given = build(inputs, slots);
                yield given != null && run(procedure, row, next, slots, depth, continuation, callee, given, outputs);
            }
            case Step.Unless(var callee, var inputs) -> {
                Object[] given = build(inputs, slots);
                yield switch (given == null ? Answer.UNKNOWN : decideForGood(callee, whole(given))) {
                    case YES -> false;
                    case NO -> run(procedure, row, next + 1, slots, depth, continuation);
                    case UNKNOWN -> {
                        isCut = true;
                        yield false;
                    }
                };
            }
        };
    }

    private boolean each(
            Object element,
            Shape pattern,
            Procedure procedure,
            Procedure.Row row,
            int next,
            Object[] slots,
            int depth,
            Continuation continuation) {
        return program.isPartial()
                ? narrowed(() -> holds(() -> pattern.matches(element, slots))
                        && run(procedure, row, next + 1, slots, depth, continuation))
                : holds(() -> pattern.matches(element, slots))
                        && run(procedure, row, next + 1, slots, depth, continuation);
    }

    /** d = m − s says what the other is if one is known, but for natural numbers and d = 0. */
    private void unsubtract(Step.Unsubtract step, Object[] slots, BigInteger[] range) {
        BigInteger difference = Shape.integer(step.difference().build(slots));
        BigInteger known = Shape.integer(step.known().value(slots));
        BigInteger value = step.isMinuend() ? difference.add(known) : known.subtract(difference);
        range[0] = value;
        range[1] = value;
        if (step.isNatural() && difference.signum() == 0) {
            range[0] = step.isMinuend() ? BigInteger.ZERO : known;
            range[1] = step.isMinuend() ? known : known.add(BigInteger.valueOf(size));
            isCut |= !step.isMinuend();
        } else if (step.isNatural() && value.signum() < 0) {
            range[1] = value.subtract(BigInteger.ONE);
        }
    }

    /** Whether one of the numbers ends the search; not too many are tried. */
    private boolean numbers(BigInteger from, BigInteger to, Predicate<Object> ends) {
        BigInteger last = to.min(from.add(BigInteger.valueOf(MOST_NUMBERS)));
        isCut |= !last.equals(to);
        if (from.bitLength() < Long.SIZE && last.bitLength() < Long.SIZE - 1) {
            for (long n = from.longValue(); n <= last.longValue(); n++) {
                if (ends.test(n)) {
                    return true;
                }
            }
            return false;
        }
        for (BigInteger n = from; n.compareTo(last) <= 0; n = n.add(BigInteger.ONE)) {
            if (ends.test(dev.assay.code.runtime.Values.number(n))) {
                return true;
            }
        }
        return false;
    }

    private boolean run(
            Procedure procedure,
            Procedure.Row row,
            int next,
            Object[] slots,
            int depth,
            Continuation continuation,
            Procedure callee,
            Object[] inputs,
            List<Shape> outputs) {
        boolean isRecursive = callee == procedure || callee.reached().contains(procedure);
        if (callee.isDecision() && !isOpen(inputs)) {
            Answer answer = isRecursive ? decideAt(callee, inputs, depth - 1) : decide(callee, inputs);
            isCut |= answer == Answer.UNKNOWN;
            return answer == Answer.YES && run(procedure, row, next + 1, slots, depth, continuation);
        }
        int inner = isRecursive || callee.generates() ? depth - 1 : Math.max(depth - 1, size + MORE);
        return call(
                callee,
                inputs,
                inner,
                found -> matches(outputs, found, slots) && run(procedure, row, next + 1, slots, depth, continuation));
    }

    private Answer decideAt(Procedure procedure, Object[] inputs, int depth) {
        boolean before = isCut;
        isCut = false;
        boolean isFound = call(procedure, inputs, depth, _ -> true);
        Answer answer = isFound ? Answer.YES : isCut ? Answer.UNKNOWN : Answer.NO;
        isCut = before;
        return answer;
    }

    private interface Attempt {
        boolean holds();
    }

    /** What cannot be computed does not hold, and is remembered. */
    private boolean holds(Attempt attempt) {
        try {
            return attempt.holds();
        } catch (MatchFailure e) {
            isCut = true;
            return false;
        } catch (Undecided e) {
            obstacle = e.getMessage();
            isCut = true;
            return false;
        } catch (Stopped e) {
            Optional<Limit> stopped = meter.stopped();
            if (stopped.isPresent()) {
                throw new BudgetExhausted(stopped.get());
            }
            patience.lose();
            refuel();
            isCut = true;
            return false;
        }
    }
}
