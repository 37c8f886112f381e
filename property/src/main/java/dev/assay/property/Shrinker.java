package dev.assay.property;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes a series of choices simpler as long as it still fails: shorter, or as long and with simpler choices from the left.
 *
 * <p>It knows nothing of values, so it works through every generator alike. The passes are those of Hypothesis's shrinker
 * (MacIver and Donaldson 2020), on series that say where the elements of a collection and the nodes of a tree begin and end.
 */
final class Shrinker {
    private static final int FIRST = 4;

    /** Choices further apart than this are not changed together. */
    private static final int NEAR = 24;

    /** So many of the simplest values may change places with others. */
    private static final int SIMPLEST = 10;

    /** When so many numbers did not move by long strides, the others are left alone. */
    private static final int MOST_STUCK = 4;

    /** Runs a series and returns what was then chosen, or null if it does not fail as before. */
    private final Function<long[], @Nullable Recording> trial;

    private final Lowering lowering = new Lowering(this);
    private final Budget budget;
    private final Set<Fingerprint> seen = new HashSet<>();
    private Recording best;
    private long[] values;
    private int steps;

    /** How much work there may be: the number of trials, and the time on the clock of {@link System#nanoTime}. */
    record Budget(int trials, long deadline) {}

    /** So many bits that two series do not have the same. */
    private record Fingerprint(long first, long second) {
        static Fingerprint of(long[] series) {
            long first = series.length;
            long second = 1;
            for (long each : series) {
                first = RandomChoices.seedOf(first, each);
                second = second * 0x5851F42D4C957F2DL + (each ^ each >>> 29);
            }
            return new Fingerprint(first, second);
        }
    }

    Shrinker(Recording failing, Budget budget, Function<long[], @Nullable Recording> trial) {
        this.best = failing;
        this.values = failing.values();
        this.budget = budget;
        this.trial = trial;
    }

    /** The simplest series found. */
    long[] shrink() {
        // The first choices may say how long all the rest is.
        for (int i = 0; i < Math.min(FIRST, values.length); i++) {
            lower(i);
        }
        long[] before;
        do {
            before = values;
            pass(this::deleteParts);
            pass(this::simplifyParts);
            pass(this::liftParts);
            pass(this::deleteRuns);
            pass(this::lowerChoices);
            pass(this::lowerEqual);
            pass(this::exchangeValues);
            pass(this::sortParts);
            pass(this::lowerPairs);
            pass(this::addNeighbours);
            pass(this::lowerAndDelete);
            pass(this::deleteAndRenumber);
            if (before == values) {
                pass(this::takeLongStrides);
            }
        } while (before != values && !exhausted());
        pass(this::renumberNames);
        return values;
    }

    int steps() {
        return steps;
    }

    int trials() {
        return seen.size();
    }

    private boolean exhausted() {
        return seen.size() >= budget.trials() || System.nanoTime() - budget.deadline() > 0;
    }

    /** A pass is worth doing again as long as it is quick to succeed. */
    private void pass(Runnable pass) {
        if (!exhausted()) {
            pass.run();
        }
    }

    /** Whether the candidate still fails and is simpler, in which case it is the best from now on. */
    private boolean accept(long[] candidate) {
        if (exhausted() || !seen.add(Fingerprint.of(candidate))) {
            return false;
        }
        Recording result = trial.apply(candidate);
        if (result == null || !isSimpler(result)) {
            return false;
        }
        best = result;
        values = result.values();
        steps++;
        return true;
    }

    private boolean isSimpler(Recording other) {
        if (other.length() != values.length) {
            return other.length() < values.length;
        }
        long[] others = other.values();
        for (int i = 0; i < values.length; i++) {
            Range range = best.range(i);
            Range otherRange = other.range(i);
            int order = Long.compareUnsigned(otherRange.distance(others[i]), range.distance(values[i]));
            if (order == 0) {
                order = Boolean.compare(others[i] < otherRange.origin, values[i] < range.origin);
            }
            if (order != 0) {
                return order < 0;
            }
        }
        return false;
    }

    // Candidates

    private long[] without(int start, int end) {
        return spliced(start, end, new long[0]);
    }

    private long[] spliced(int start, int end, long[] replacement) {
        var result = new long[values.length - (end - start) + replacement.length];
        System.arraycopy(values, 0, result, 0, start);
        System.arraycopy(replacement, 0, result, start, replacement.length);
        System.arraycopy(values, end, result, start + replacement.length, values.length - end);
        return result;
    }

    private long[] with(int index, long value) {
        long[] result = values.clone();
        result[index] = value;
        return result;
    }

    private Recording.@Nullable Span span(int index) {
        return index < best.spans().size() ? best.spans().get(index) : null;
    }

    /** The largest number, found by doubling, that succeeds; 0 if not even 1 does. */
    private static void growing(LongPredicate succeeds) {
        for (long amount = 1; amount > 0 && succeeds.test(amount); amount *= 2) {
            // The predicate keeps what succeeded.
        }
    }

    // Passes

    /** Leaves out parts: many neighbours at once as long as that goes well. */
    private void deleteParts() {
        for (int i = 0; i < best.spans().size() && !exhausted(); i++) {
            int index = i;
            growing(amount -> {
                var first = span(index);
                return first != null && first.length() > 0 && accept(without(first.start, lastOf(index, amount)));
            });
        }
    }

    /** Where the last of so many neighbours with the same label ends. */
    private int lastOf(int index, long amount) {
        var span = best.spans().get(index);
        int end = span.end;
        long count = 1;
        for (int i = index + 1; i < best.spans().size() && count < amount; i++) {
            var next = best.spans().get(i);
            if (next.start == end && next.depth == span.depth && next.label.equals(span.label)) {
                end = next.end;
                count++;
            } else if (next.start >= end) {
                break;
            }
        }
        return end;
    }

    /** Makes every choice of a part the simplest, or ends it early. */
    private void simplifyParts() {
        for (int i = 0; i < best.spans().size() && !exhausted(); i++) {
            var span = best.spans().get(i);
            if (span.length() == 0) {
                continue;
            }
            long[] simple = values.clone();
            for (int k = span.start; k < span.end; k++) {
                simple[k] = best.range(k).origin;
            }
            if (!accept(simple) && span.length() > 1) {
                accept(spliced(span.start + 1, span.end, new long[0]));
            }
        }
    }

    /** Puts a part in the place of one that contains it and has the same label. */
    private void liftParts() {
        for (int i = 0; i < best.spans().size() && !exhausted(); i++) {
            boolean lifted = true;
            while (lifted && i < best.spans().size() && !exhausted()) {
                lifted = liftInto(i);
            }
        }
    }

    private boolean liftInto(int index) {
        var outer = best.spans().get(index);
        for (int j = index + 1; j < best.spans().size(); j++) {
            var inner = best.spans().get(j);
            if (inner.start >= outer.end) {
                return false;
            }
            if (inner.label.equals(outer.label)
                    && inner.length() < outer.length()
                    && accept(spliced(outer.start, outer.end, Arrays.copyOfRange(values, inner.start, inner.end)))) {
                return true;
            }
        }
        return false;
    }

    /** Leaves out a few choices anywhere. */
    private void deleteRuns() {
        for (int length = 8; length > 0; length--) {
            for (int i = values.length - length; i >= 0 && !exhausted(); i--) {
                if (i + length <= values.length) {
                    accept(without(i, i + length));
                }
            }
        }
    }

    /** Moves each choice towards its origin, on its own. */
    private void lowerChoices() {
        for (int i = 0; i < values.length && !exhausted(); i++) {
            lower(i);
        }
    }

    private void lower(int index) {
        Range range = best.range(index);
        if (range.isName() || values[index] == range.origin) {
            return;
        }
        if (range.isUniform() && range.last() >= 0 && range.last() < 64) {
            for (long value = range.low; index < values.length && value < values[index]; value++) {
                if (accept(with(index, value)) || accept(endingAfter(index, value))) {
                    return;
                }
            }
            return;
        }
        lowering.lower(index);
    }

    /** With the value, and without whatever else the part chose after it. */
    private long[] endingAfter(int index, long value) {
        int end = values.length;
        for (var span : best.spans()) {
            if (span.start <= index && index < span.end) {
                end = span.end;
            }
        }
        long[] result = with(index, value);
        for (int i = index + 1; i < end; i++) {
            result[i] = best.range(i).origin;
        }
        return result;
    }

    /** Gives each thing that has a name the smallest one that is free, and its new name to whatever refers to it. */
    private void renumberNames() {
        for (int i = 0; i < values.length && !exhausted(); i++) {
            Range range = best.range(i);
            if (range.isNewName() && values[i] != range.low) {
                long old = values[i];
                long[] candidate = values.clone();
                for (int k = i; k < candidate.length; k++) {
                    if (best.range(k).isName() && candidate[k] == old) {
                        candidate[k] = range.low;
                    }
                }
                accept(candidate);
            }
        }
    }

    /** Takes long strides where a number is neither simple nor at an edge; only a few, for each costs many trials. */
    private void takeLongStrides() {
        int stuck = 0;
        for (int i = 0; i < values.length && stuck < MOST_STUCK && !exhausted(); i++) {
            if (values[i] != best.range(i).origin && best.range(i) != Range.MORE && !lowering.lowerByLongStrides(i)) {
                stuck++;
            }
        }
    }

    // What moves numbers sees of the series.

    boolean contains(int index) {
        return index < values.length && !exhausted();
    }

    Range range(int index) {
        return best.range(index);
    }

    long value(int index) {
        return values[index];
    }

    /** Whether the series with this value at the place fails, simpler or not. */
    boolean failsWith(int index, long value) {
        long[] candidate = with(index, value);
        return !exhausted() && seen.add(Fingerprint.of(candidate)) && trial.apply(candidate) != null;
    }

    /** Whether the series with this value at the places still fails and is simpler. */
    boolean acceptWith(int[] indices, long value) {
        long[] candidate = values.clone();
        for (int index : indices) {
            candidate[index] = value;
        }
        return accept(candidate);
    }

    private boolean areThere(int[] indices) {
        return Arrays.stream(indices).allMatch(this::contains);
    }

    /** Lowers all choices of the same value at once, where they must be equal for the failure. */
    private void lowerEqual() {
        for (int i = 0; i < values.length && !exhausted(); i++) {
            int index = i;
            long value = values[i];
            Range range = best.range(i);
            int[] equal = java.util.stream.IntStream.range(i, values.length)
                    .filter(j -> values[j] == value
                            && best.range(j).origin == best.range(index).origin
                            && !best.range(j).isName())
                    .toArray();
            if (equal.length > 1 && value != range.origin) {
                lowering.lower(equal);
                if (areThere(equal) && equal.length > 2) {
                    for (int k = 1; k < equal.length && areThere(equal); k++) {
                        if (values[equal[k]] == values[index]) {
                            lowering.lower(index, equal[k]);
                        }
                    }
                }
            }
        }
    }

    /** Exchanges two values wherever they stand, as where only matters which choices are equal. */
    private void exchangeValues() {
        for (int i = 0; i < values.length && !exhausted(); i++) {
            Range range = best.range(i);
            long value = values[i];
            long last = Math.min(SIMPLEST, range.last() < 0 ? SIMPLEST : range.last());
            for (long simple = 0; simple <= last && i < values.length && values[i] == value; simple++) {
                long other = range.simplest(simple);
                if (range.isName() || range.compare(other, value) >= 0) {
                    break;
                }
                accept(exchanged(range, value, other));
            }
        }
    }

    private long[] exchanged(Range range, long one, long other) {
        long[] candidate = values.clone();
        for (int i = 0; i < candidate.length; i++) {
            if (best.range(i).low == range.low && best.range(i).high == range.high) {
                candidate[i] = values[i] == one ? other : values[i] == other ? one : values[i];
            }
        }
        return candidate;
    }

    /** Puts neighbours with the same label into order, or else exchanges two of them. */
    private void sortParts() {
        for (int i = 0; i < best.spans().size() && !exhausted(); i++) {
            List<Recording.Span> neighbours = isFirst(i) ? neighbours(i) : List.of();
            if (neighbours.size() > 1) {
                List<Recording.Span> sorted = new ArrayList<>(neighbours);
                sorted.sort(this::compare);
                if (!accept(joined(neighbours, sorted))) {
                    exchange(i);
                }
            }
        }
    }

    private void exchange(int index) {
        for (int k = 0; index < best.spans().size() && k + 1 < neighbours(index).size() && !exhausted(); k++) {
            List<Recording.Span> neighbours = neighbours(index);
            for (int j = k + 1; j < Math.min(neighbours.size(), k + 4); j++) {
                List<Recording.Span> exchanged = new ArrayList<>(neighbours);
                Collections.swap(exchanged, k, j);
                if (accept(joined(neighbours, exchanged))) {
                    break;
                }
            }
        }
    }

    /** Whether no part with the same label stands directly before it. */
    private boolean isFirst(int index) {
        var span = best.spans().get(index);
        for (int i = index - 1; i >= 0 && best.spans().get(i).depth >= span.depth; i--) {
            var before = best.spans().get(i);
            if (before.depth == span.depth && before.end == span.start) {
                return !before.label.equals(span.label);
            }
        }
        return true;
    }

    /** The part and those that follow it directly with the same label. */
    private List<Recording.Span> neighbours(int index) {
        var result = new ArrayList<Recording.Span>();
        var first = best.spans().get(index);
        int end = first.start;
        for (int i = index; i < best.spans().size(); i++) {
            var next = best.spans().get(i);
            if (next.start == end && next.depth == first.depth && next.label.equals(first.label)) {
                result.add(next);
                end = next.end;
            } else if (next.start >= end && i > index) {
                break;
            }
        }
        return result;
    }

    private long[] joined(List<Recording.Span> places, List<Recording.Span> contents) {
        long[] replacement = contents.stream()
                .flatMapToLong(span -> Arrays.stream(values, span.start, span.end))
                .toArray();
        return spliced(places.getFirst().start, places.getLast().end, replacement);
    }

    /** Which of two parts is simpler. */
    private int compare(Recording.Span a, Recording.Span b) {
        int order = Integer.compare(a.length(), b.length());
        for (int i = 0; i < a.length() && order == 0; i++) {
            Range range = best.range(a.start + i);
            Range other = best.range(b.start + i);
            order = Long.compareUnsigned(range.distance(values[a.start + i]), other.distance(values[b.start + i]));
            if (order == 0) {
                order = Boolean.compare(values[a.start + i] < range.origin, values[b.start + i] < other.origin);
            }
        }
        return order;
    }

    /** Changes two choices together: both down, or one down and the other up so that their sum stays. */
    private void lowerPairs() {
        for (int i = 0; i < values.length && !exhausted(); i++) {
            for (int j = i + 1; j < Math.min(values.length, i + NEAR) && !exhausted(); j++) {
                if (i < values.length && isNumber(i) && isNumber(j)) {
                    lowerPair(i, j);
                }
            }
        }
    }

    private boolean isNumber(int index) {
        return best.range(index).isNumber() && best.range(index) != Range.MORE;
    }

    private void lowerPair(int i, int j) {
        if (values[i] == best.range(i).origin) {
            return;
        }
        boolean same = move(i, j, 1, true);
        boolean opposite = move(i, j, 1, false);
        if (same) {
            growingMove(i, j, true);
        }
        if (opposite) {
            growingMove(i, j, false);
        }
        // Where the whole way is possible, the first step may not be.
        if (!same && !opposite && i < values.length) {
            long distance = best.range(i).distance(values[i]);
            if (distance > 0 && !move(i, j, distance, true)) {
                move(i, j, distance, false);
            }
        }
    }

    private void growingMove(int i, int j, boolean same) {
        boolean moved = true;
        while (moved && !exhausted()) {
            moved = false;
            // Doubling finds the order of magnitude, doing it again the rest.
            for (long amount = 1; amount > 0 && amount < 1L << 62 && move(i, j, amount, same); amount *= 2) {
                moved = true;
            }
        }
    }

    /** Moves the first choice towards its origin, and the second by as much in the same or the opposite direction. */
    private boolean move(int i, int j, long amount, boolean same) {
        if (j >= values.length) {
            return false;
        }
        Range range = best.range(i);
        long distance = range.distance(values[i]);
        if (distance <= 0 || amount > distance) {
            return false;
        }
        long by = values[i] > range.origin ? -amount : amount;
        long other = same ? values[j] + by : values[j] - by;
        boolean overflow =
                same ? ((values[j] ^ other) & (by ^ other)) < 0 : ((values[j] ^ by) & (values[j] ^ other)) < 0;
        if (overflow || !best.range(j).contains(other)) {
            return false;
        }
        long[] candidate = with(i, values[i] + by);
        candidate[j] = other;
        return accept(candidate);
    }

    /** Puts a number in the place of two neighbours that it is the sum of, by overflow if need be. */
    private void addNeighbours() {
        for (int i = 0; i < best.spans().size() && !exhausted(); i++) {
            List<Recording.Span> neighbours = neighbours(i);
            for (int k = 0; k + 1 < neighbours.size(); k++) {
                var first = neighbours.get(k);
                var second = neighbours.get(k + 1);
                if (first.length() == second.length() && first.length() > 0 && accept(added(first, second))) {
                    break;
                }
            }
        }
    }

    /** Without the second part, and with the last number of each added up in the first. */
    private long[] added(Recording.Span first, Recording.Span second) {
        Range range = best.range(first.end - 1);
        long sum = values[first.end - 1] + values[second.end - 1];
        long width = range.last() + 1;
        if (!range.contains(sum) && width > 0) {
            sum = range.low + Math.floorMod(sum - range.low, width);
        }
        long[] result = without(second.start, second.end);
        result[first.end - 1] = range.clamp(sum);
        return result;
    }

    /** Leaves out a part and lowers all other numbers like those in it, which may be places that have moved. */
    private void deleteAndRenumber() {
        for (int i = 0; i < best.spans().size() && !exhausted(); i++) {
            var span = best.spans().get(i);
            if (span.length() == 0 || span.length() > NEAR) {
                continue;
            }
            long[] lowered = values.clone();
            for (int k = 0; k < lowered.length; k++) {
                Range range = best.range(k);
                if (isNumber(k) && lowered[k] != range.origin) {
                    lowered[k] += lowered[k] > range.origin ? -1 : 1;
                }
            }
            var candidate = new long[lowered.length - span.length()];
            System.arraycopy(lowered, 0, candidate, 0, span.start);
            System.arraycopy(lowered, span.end, candidate, span.start, lowered.length - span.end);
            if (accept(candidate)) {
                i--;
            }
        }
    }

    /** Lowers a choice and leaves out something after it, as where the choice is a length. */
    private void lowerAndDelete() {
        for (int i = 0; i < values.length && !exhausted(); i++) {
            Range range = best.range(i);
            if (range.isName() || values[i] == range.origin) {
                continue;
            }
            boolean lowered = true;
            while (lowered && i < values.length && values[i] != best.range(i).origin && !exhausted()) {
                lowered = lowerAndDeleteAfter(i);
            }
        }
    }

    private boolean lowerAndDeleteAfter(int index) {
        Range range = best.range(index);
        long lower = values[index] > range.origin ? values[index] - 1 : values[index] + 1;
        for (var span : best.spans()) {
            if (span.start > index && span.length() > 0) {
                long[] candidate = without(span.start, span.end);
                candidate[index] = lower;
                if (accept(candidate)) {
                    return true;
                }
            }
        }
        for (int start = index + 1; start < Math.min(values.length, index + NEAR); start++) {
            long[] candidate = without(start, start + 1);
            candidate[index] = lower;
            if (accept(candidate)) {
                return true;
            }
        }
        return false;
    }
}
