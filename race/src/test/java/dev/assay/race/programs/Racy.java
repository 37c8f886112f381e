package dev.assay.race.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Programs with data races, most of which fail under no schedule as long as all threads see the same memory. */
public final class Racy {
    private int value;
    private boolean ready;
    private final int[] cells = new int[2];
    private final List<Integer> list = new ArrayList<>();

    private static Thread started(Runnable body) {
        Thread thread = new Thread(body);
        thread.start();
        return thread;
    }

    private static void expect(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }

    /** Which of two threads is first does not matter. */
    public void blindWrites() throws Exception {
        Thread other = started(() -> value = 1);
        value = 1;
        other.join();
    }

    public void plainFlag() throws Exception {
        Thread other = started(() -> {
            value = 5;
            ready = true;
        });
        if (ready) {
            expect(value == 5, "the value is not there");
        }
        other.join();
    }

    public void differentLocks() throws Exception {
        Object one = new Object();
        Object two = new Object();
        Thread other = started(() -> {
            synchronized (one) {
                value = 1;
            }
        });
        synchronized (two) {
            value = 1;
        }
        other.join();
    }

    public void sameElement() throws Exception {
        Thread other = started(() -> cells[1] = 1);
        cells[1] = 1;
        other.join();
    }

    public void countedElsewhere() throws Exception {
        var count = new AtomicInteger();
        Thread other = started(() -> {
            value = 1;
            count.incrementAndGet();
        });
        count.incrementAndGet();
        value = 1;
        other.join();
    }

    public void inPool() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        var one = pool.submit(() -> value = 1);
        var two = pool.submit(() -> value = 1);
        one.get();
        two.get();
        pool.shutdown();
    }

    public void unlockedList() throws Exception {
        Thread other = started(() -> expect(list.size() < 2, "too many"));
        list.add(1);
        other.join();
    }

    private static final class Lazy {
        int number;
        final int fixed;

        Lazy() {
            number = 7;
            fixed = 8;
        }
    }

    private static Lazy instance;

    @SuppressWarnings("DoubleCheckedLocking") // That is the mistake.
    private static Lazy instance() {
        Lazy known = instance;
        if (known == null) {
            synchronized (Racy.class) {
                known = instance;
                if (known == null) {
                    known = new Lazy();
                    instance = known;
                }
            }
        }
        return known;
    }

    /** Double-checked locking with a plain field, and a plain field in the object. */
    public void doubleChecked() throws Exception {
        Thread other = started(() -> expect(instance().number == 7, "half made"));
        expect(instance().number == 7, "half made");
        other.join();
    }

    /** The same, but only the final field is looked at. */
    public void doubleCheckedFinal() throws Exception {
        Thread other = started(() -> expect(instance().fixed == 8, "half made"));
        expect(instance().fixed == 8, "half made");
        other.join();
    }

    /** What hangs from a final field is as it was when the object was made. */
    private static final class Frozen {
        final int[] numbers;
        final Lazy inner;

        Frozen() {
            numbers = new int[1];
            numbers[0] = 7;
            inner = new Lazy();
        }
    }

    private Frozen frozen;

    public void throughFinalFields() throws Exception {
        Thread other = started(() -> frozen = new Frozen());
        Frozen seen = frozen;
        if (seen != null) {
            expect(seen.numbers[0] == 7, "not frozen");
            expect(seen.inner.number == 7, "not frozen");
        }
        other.join();
    }

    /** After it was frozen, there is no promise. */
    public void changedAfterwards() throws Exception {
        Thread other = started(() -> {
            var made = new Frozen();
            made.numbers[0] = 9;
            frozen = made;
        });
        Frozen seen = frozen;
        if (seen != null) {
            expect(seen.numbers[0] == 9, "as it was frozen");
        }
        other.join();
    }

    /** The counter is read twice, but only once compared. */
    public void readTwice() throws Exception {
        Thread other = started(() -> value = 1);
        int one = value;
        int two = value;
        expect(one <= two, "it went back");
        other.join();
    }

    /** Load buffering: each thread reads what the other one writes afterwards. */
    public void bothLate() throws Exception {
        var seen = new int[2];
        Thread other = started(() -> {
            seen[0] = left;
            right = 1;
        });
        seen[1] = right;
        left = 1;
        other.join();
        expect(seen[0] + seen[1] < 2, "both saw what was written later");
    }

    private int left;
    private int right;

    /** Dekker's: each thread sees whether the other one has begun. */
    public void dekker() throws Exception {
        var both = new int[2];
        Thread other = started(() -> {
            left = 1;
            both[0] = right;
        });
        right = 1;
        both[1] = left;
        other.join();
        expect(both[0] + both[1] > 0, "neither saw the other");
    }
}
