package dev.assay.explore.reflect;

import com.sun.management.ThreadMXBean;
import dev.assay.explore.Domain;
import dev.assay.explore.Type;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Executable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Finds out by trying how large the numbers may be that methods are given: a length, a power or a depth soon asks too much. */
final class Endurance {
    /** Days of millennia, and no number that overflows when a few are added: larger ones are tried once laws are found. */
    static final int LARGEST = 1_000_000;

    private static final List<Integer> LADDER = List.of(
            10,
            12,
            14,
            16,
            18,
            20,
            22,
            24,
            26,
            28,
            30,
            32,
            34,
            36,
            38,
            40,
            44,
            50,
            60,
            80,
            100,
            1000,
            20_000,
            LARGEST,
            Integer.MAX_VALUE);
    private static final int TRIALS = 4;
    private static final int SIZE = 8;

    /** A call that makes more than this for a larger number makes something of that length. */
    private static final long MOST_BYTES = 2000;

    private static final long MOST_NANOS = 500_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final JavaTypes types;
    private final JavaValues values;

    Endurance(JavaTypes types, JavaValues values) {
        this.types = types;
        this.values = values;
    }

    /** The largest number, of either sign, that each of them takes in its stride; members that take any are not among them. */
    Map<Executable, Integer> of(List<Member> members) {
        var result = new HashMap<Executable, Integer>();
        for (Member member : members) {
            int rungs = LADDER.size();
            for (int place = 0; place < member.arguments().size(); place++) {
                if (JavaTypes.isNumber(member.arguments().get(place))) {
                    rungs = rungs(member, place, rungs);
                }
            }
            if (rungs < LADDER.size()) {
                result.put(member.executable(), rungs == 0 ? LADDER.getFirst() / 2 : LADDER.get(rungs - 1));
            }
        }
        return result;
    }

    private int rungs(Member member, int place, int most) {
        for (int rung = 0; rung < most; rung++) {
            if (!bears(member, place, LADDER.get(rung)) || !bears(member, place, -LADDER.get(rung))) {
                return rung;
            }
        }
        return most;
    }

    private boolean bears(Member member, int place, int number) {
        for (int i = 0; i < TRIALS; i++) {
            Cost small = cost(member, place, Integer.signum(number), i);
            Cost large = cost(member, place, number, i);
            if (large.bytes - small.bytes > MOST_BYTES || large.nanos > MOST_NANOS) {
                return false;
            }
        }
        return true;
    }

    /** What one call used. */
    private record Cost(long bytes, long nanos) {
        static final Cost NONE = new Cost(0, 0);
        static final Cost TOO_MUCH = new Cost(Long.MAX_VALUE, Long.MAX_VALUE);

        Cost min(Cost other) {
            return new Cost(Math.min(bytes, other.bytes), Math.min(nanos, other.nanos));
        }
    }

    /** The cheaper of two equal calls, for the first may have loaded classes. */
    private Cost cost(Member member, int place, int number, int trial) {
        return once(member, place, number, trial).min(once(member, place, number, trial));
    }

    private Cost once(Member member, int place, int number, int trial) {
        Optional<Object[]> drawn = arguments(member, new SplittableRandom(trial));
        if (drawn.isEmpty()) {
            return Cost.NONE;
        }
        Object[] arguments = drawn.get();
        Type type = member.arguments().get(place);
        arguments[place] = JavaTypes.number(type, number);
        long start = 0;
        try {
            Object receiver = member.isInstance() ? values.java(arguments[0], types.subject()) : null;
            long bytes = THREADS.getCurrentThreadAllocatedBytes();
            // Of this thread alone: others may keep the processor busy.
            start = THREADS.getCurrentThreadCpuTime();
            member.call(receiver, arguments, values);
            long time = THREADS.getCurrentThreadCpuTime() - start;
            return new Cost(THREADS.getCurrentThreadAllocatedBytes() - bytes, time);
        } catch (VirtualMachineError e) {
            return Cost.TOO_MUCH;
        } catch (Throwable e) {
            // Exceptions are large for other reasons.
            return start == 0 ? Cost.NONE : new Cost(0, THREADS.getCurrentThreadCpuTime() - start);
        }
    }

    private Optional<Object[]> arguments(Member member, SplittableRandom random) {
        var result = new Object[member.arguments().size()];
        for (int i = 0; i < result.length; i++) {
            Optional<Domain> domain = types.domain(member.arguments().get(i));
            if (domain.isEmpty()) {
                return Optional.empty();
            }
            result[i] = domain.get().generator().draw(random, SIZE);
        }
        return Optional.of(result);
    }
}
