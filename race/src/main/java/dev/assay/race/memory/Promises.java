package dev.assay.race.memory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What threads were seen to write, in all runs so far, without having learnt anything from others in between. Java lets such a
 * write come early: others may read it before the thread does what stands before it in its code.
 *
 * <p>As in the promising semantics of Kang, Hur, Lahav, Vafeiadis and Dreyer, a thread may promise only what it would write if it
 * went on alone from where it is, so no value comes out of thin air; and a run in which it does not keep a promise does not count.
 */
public final class Promises {
    /** Beyond so many, nothing new is remembered. */
    private static final int MOST = 100_000;

    private final Map<String, History> starts = new HashMap<>();
    private int size;
    private boolean grew;

    /** What a thread has done and seen so far, and what it then goes on to write. */
    final class History {
        private final Map<List<@Nullable Object>, History> next = new HashMap<>();
        final Set<Promise> promises = new LinkedHashSet<>();

        @Nullable
        History then(List<@Nullable Object> event) {
            History known = next.get(event);
            if (known == null && size < MOST) {
                size++;
                known = new History();
                next.put(event, known);
            }
            return known;
        }

        void add(Promise promise) {
            grew |= promises.add(promise);
        }
    }

    /**
     * A write that comes.
     *
     * @param variable the name of what is written
     * @param reads what is read before that, which must be there to be read
     */
    record Promise(String variable, Object value, Mode mode, List<Premise> reads) {}

    /** A write that is read. */
    record Premise(String variable, String write, @Nullable Object value, Mode mode) {}

    @Nullable
    History start(String thread) {
        return starts.computeIfAbsent(thread, any -> new History());
    }

    /** Whether more became known since this was asked last. */
    public boolean grew() {
        boolean was = grew;
        grew = false;
        return was;
    }

    /** What a thread has done since it last synchronised. */
    static final class Stretch {
        private @Nullable History at;
        private final List<Done> done = new ArrayList<>();

        /** An access, and where the thread was before it. */
        private record Done(
                History from,
                @Nullable Premise read,
                @Nullable String written) {}

        Stretch(@Nullable History start) {
            this.at = start;
        }

        @Nullable
        History at() {
            return at;
        }

        private void go(List<@Nullable Object> event) {
            History from = at;
            at = from == null ? null : from.then(event);
        }

        /** No write comes before what synchronises; all this comes before what the thread does next. */
        void synchronised(Clock now) {
            done.clear();
            go(List.of("synchronised", now.toString()));
        }

        /** It learnt something that we do not know. */
        void learnt() {
            done.clear();
            at = null;
        }

        /** It read; the premise is null if that was its own. */
        void read(@Nullable Object value, @Nullable Premise premise) {
            History from = at;
            if (from != null) {
                done.add(new Done(from, premise, null));
            }
            var event = new ArrayList<@Nullable Object>();
            event.add("read");
            event.add(value);
            go(event);
        }

        /** It wrote weakly; the name is null if the variable has none that is the same in each run. */
        void wrote(@Nullable String variable, @Nullable Object value, Mode mode) {
            History from = at;
            if (variable != null && value instanceof Number) {
                var reads = new ArrayList<Premise>();
                boolean passedARead = false;
                for (int i = done.size() - 1; i >= 0 && !variable.equals(done.get(i).written); i--) {
                    Done each = done.get(i);
                    passedARead |= each.written == null;
                    if (each.read != null) {
                        reads.add(each.read);
                    }
                    if (passedARead) {
                        each.from.add(new Promise(variable, value, mode, List.copyOf(reads)));
                    }
                }
            }
            if (from != null) {
                done.add(new Done(from, null, variable == null ? "" : variable));
            }
            go(List.of("wrote"));
        }
    }
}
