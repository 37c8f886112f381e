package dev.assay.race.programs;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;

/** What programs do that nobody wrote for a test: names, daemons, exits, reflection, long loops. */
@SuppressWarnings({"SystemExitOutsideMain", "WaitNotInLoop", "UnnecessaryAsync", "CatchAndPrintStackTrace"})
public final class Ordinary {
    private int number;
    private volatile boolean stopped;
    private boolean plainlyStopped;

    private static void run(Runnable... bodies) throws InterruptedException {
        var threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = new Thread(bodies[i]);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    void anAssertion() throws Exception {
        Thread other = new Thread(() -> number++);
        other.start();
        number++;
        other.join();
        assert number == 2 : number;
    }

    void namesAndDaemons() throws Exception {
        var named = new Thread(() -> {}, "alpha");
        var unnamed = new Thread(() -> {});
        Programs.check(named.getName().equals("alpha"), named.getName());
        Programs.check(unnamed.getName().equals("Thread-0"), unnamed.getName());
        Programs.check(Thread.currentThread().getName().equals("main"), Thread.currentThread());
        Programs.check(!unnamed.isDaemon() && !unnamed.isVirtual(), "a daemon");
        unnamed.setDaemon(true);
        Programs.check(unnamed.isDaemon(), "no daemon");
        named.start();
        named.join();
    }

    void handlers() throws Exception {
        var handled = new CountDownLatch(2);
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> handled.countDown());
        var own = new Thread(() -> {
            throw new IllegalStateException("own");
        });
        own.setUncaughtExceptionHandler((thread, thrown) -> handled.countDown());
        own.start();
        new Thread(() -> {
                    throw new IllegalStateException("default");
                })
                .start();
        handled.await();
    }

    /** Nobody joins them. */
    void deadlockAfterTheEnd() {
        Object a = new Object();
        Object b = new Object();
        new Thread(() -> {
                    synchronized (a) {
                        synchronized (b) {
                            number++;
                        }
                    }
                })
                .start();
        new Thread(() -> {
                    synchronized (b) {
                        synchronized (a) {
                            number++;
                        }
                    }
                })
                .start();
    }

    void waitsForEverAfterTheEnd() {
        Object never = new Object();
        new Thread(() -> {
                    synchronized (never) {
                        try {
                            never.wait();
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    }
                })
                .start();
    }

    void daemonThatNeverEnds() {
        var daemon = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(1000);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
    }

    void catchesEverything() throws Exception {
        var queue = new LinkedBlockingQueue<String>();
        var daemon = new Thread(() -> {
            while (true) {
                try {
                    queue.take();
                } catch (Throwable e) {
                    e.printStackTrace();
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        queue.put("once");
    }

    synchronized void increment() {
        number++;
    }

    void reflectiveCalls() throws Exception {
        Method method = Ordinary.class.getDeclaredMethod("increment");
        Runnable body = () -> {
            try {
                method.invoke(this);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        };
        run(body, body, body, body);
        Programs.check(number == 4, number);
    }

    void reflectiveFields() throws Exception {
        Field field = Ordinary.class.getDeclaredField("number");
        Runnable body = () -> {
            try {
                field.setInt(this, field.getInt(this) + 1);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        };
        run(body, body);
        Programs.check(number == 2, number);
    }

    void parallelSum() {
        IntStream.range(0, 8).parallel().forEach(i -> number += i);
        Programs.check(number == 28, number);
    }

    void twoFutures() {
        var one = CompletableFuture.runAsync(() -> number++);
        var other = CompletableFuture.runAsync(() -> number++);
        CompletableFuture.allOf(one, other).join();
        Programs.check(number == 2, number);
    }

    /** The classes are initialised by threads that have to wait in there. */
    void initialisersThatWait() throws Exception {
        run(
                () -> Programs.check(First.VALUE == 1, First.VALUE),
                () -> Programs.check(Second.VALUE == 2, Second.VALUE),
                () -> Programs.check(Third.VALUE == 3, Third.VALUE));
    }

    private static int later(int value) {
        var result = new int[1];
        try {
            run(() -> result[0] = value);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return result[0];
    }

    private static final class First {
        private static final int VALUE = later(1);
    }

    private static final class Second {
        private static final int VALUE = later(2);
    }

    private static final class Third {
        private static final int VALUE = later(3);
    }

    private static final class Fails {
        private static final int VALUE = Integer.parseInt("none");
    }

    /** Each run sees the same error, not that the class failed before. */
    void initialiserThatFails() {
        try {
            Programs.check(Fails.VALUE == 0, Fails.VALUE);
        } catch (ExceptionInInitializerError e) {
            return;
        }
        throw new AssertionError("not initialised in this run");
    }

    void exitsWellOrNot() throws Exception {
        var other = new Thread(() -> stopped = true);
        other.start();
        System.exit(stopped ? 3 : 0);
    }

    void prints() throws Exception {
        System.out.println("one line");
        System.out.printf("%s %d%n", "another", 2);
        Thread other = new Thread(() -> number++);
        other.start();
        number++;
        other.join();
        Programs.check(number == 2, number);
    }

    void longButEnding() throws Exception {
        Runnable body = () -> {
            for (int i = 0; i < 400; i++) {
                increment();
            }
        };
        run(body, body);
        Programs.check(number == 800, number);
    }

    void spinsUntilTold() throws Exception {
        var spinner = new Thread(() -> {
            while (!stopped || !plainlyStopped) {}
        });
        spinner.start();
        plainlyStopped = true;
        stopped = true;
        spinner.join();
    }

    void spinsForEver() throws Exception {
        run(() -> {
            while (!stopped) {}
        });
    }

    void disjointHalves() throws Exception {
        var cells = new int[20];
        run(
                () -> IntStream.range(0, 100).forEach(i -> cells[i % 10]++),
                () -> IntStream.range(0, 100).forEach(i -> cells[10 + i % 10]++));
    }

    private record Box(Object content) {}

    void choosesWhatIsPutIntoANewObject() throws Exception {
        run(
                () -> {
                    for (int i = 0; i < 4; i++) {
                        Box box = new Box(i % 2 == 0 ? i < 2 ? new Box(i) : "two" : new Box(i == 1 ? "one" : "three"));
                        Object expected = i == 2 ? "two" : new Box(i == 0 ? (Object) 0 : i == 1 ? "one" : "three");
                        Programs.check(box.content().equals(expected), box);
                    }
                },
                this::increment);
    }

    void methodsThatASuperclassHas() throws Exception {
        var set = new LinkedHashSet<Integer>();
        List.of(1, 2).forEach(set::add);
        Programs.check(set.size() == 2, set);
        var thread = new Thread(this::increment) {};
        Runnable start = thread::start;
        start.run();
        thread.join();
        Programs.check(number == 1, number);
    }

    void computesForEver() {
        long x = 1;
        while (x != 0) {
            x = x * 3 | 1;
        }
        Programs.check(x == 0, x);
    }

    public static void main(String[] arguments) throws Exception {
        Programs.check(arguments.length == 0, arguments.length);
        var pool = Executors.newFixedThreadPool(2);
        var program = new Ordinary();
        pool.execute(() -> program.number++);
        pool.execute(() -> program.number++);
        pool.close();
        Programs.check(program.number == 2, program.number);
    }
}
