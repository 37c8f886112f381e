package dev.assay.race.programs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.stream.IntStream;

/** Programs whose threads share a plain field, each access of which comes before or after each other one. */
public final class Ordered {
    private int value;
    private volatile boolean ready;
    private volatile int turn;
    private final List<Integer> list = new ArrayList<>();

    private static final VarHandle READY;
    private static final AtomicIntegerFieldUpdater<Ordered> TURN =
            AtomicIntegerFieldUpdater.newUpdater(Ordered.class, "turn");

    static {
        try {
            READY = MethodHandles.lookup().findVarHandle(Ordered.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static void expect(int expected, int actual) {
        if (expected != actual) {
            throw new AssertionError(expected + " expected, not " + actual);
        }
    }

    private static Thread started(Runnable body) {
        Thread thread = new Thread(body);
        thread.start();
        return thread;
    }

    public void startAndJoin() throws Exception {
        value = 1;
        Thread other = started(() -> value += 1);
        other.join();
        expect(2, value);
    }

    public void monitor() throws Exception {
        Runnable adding = () -> {
            synchronized (this) {
                value++;
            }
        };
        Thread one = started(adding);
        Thread two = started(adding);
        one.join();
        two.join();
        expect(2, value);
    }

    public void waitAndNotify() throws Exception {
        Thread other = started(() -> {
            value = 5;
            synchronized (this) {
                ready = true;
                notifyAll();
            }
        });
        synchronized (this) {
            while (!ready) {
                wait();
            }
        }
        expect(5, value);
        other.join();
    }

    public void volatileFlag() {
        started(() -> {
            value = 5;
            ready = true;
        });
        while (!ready) {
            Thread.onSpinWait();
        }
        expect(5, value);
    }

    public void releaseAndAcquire() {
        started(() -> {
            value = 5;
            READY.setRelease(this, true);
        });
        while (!(boolean) READY.getAcquire(this)) {
            Thread.onSpinWait();
        }
        expect(5, value);
    }

    public void fences() {
        started(() -> {
            value = 5;
            VarHandle.releaseFence();
            READY.setOpaque(this, true);
        });
        while (!(boolean) READY.getOpaque(this)) {
            Thread.onSpinWait();
        }
        VarHandle.acquireFence();
        expect(5, value);
    }

    public void fieldUpdater() {
        started(() -> {
            value = 5;
            TURN.compareAndSet(this, 0, 1);
        });
        while (turn == 0) {
            Thread.onSpinWait();
        }
        expect(5, value);
    }

    public void lock() throws Exception {
        var lock = new ReentrantLock();
        Runnable adding = () -> {
            lock.lock();
            try {
                value++;
            } finally {
                lock.unlock();
            }
        };
        Thread other = started(adding);
        adding.run();
        other.join();
        expect(2, value);
    }

    public void condition() throws Exception {
        var lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        started(() -> {
            lock.lock();
            try {
                value = 5;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        });
        lock.lock();
        try {
            while (value == 0) {
                changed.await();
            }
            expect(5, value);
        } finally {
            lock.unlock();
        }
    }

    public void readersAndWriters() throws Exception {
        var lock = new ReentrantReadWriteLock();
        Thread reader = started(() -> {
            lock.readLock().lock();
            try {
                expect(0, value % 2);
            } finally {
                lock.readLock().unlock();
            }
        });
        lock.writeLock().lock();
        try {
            value++;
            value++;
        } finally {
            lock.writeLock().unlock();
        }
        reader.join();
    }

    public void stampedLock() throws Exception {
        var lock = new StampedLock();
        Runnable adding = () -> {
            long stamp = lock.writeLock();
            value++;
            lock.unlockWrite(stamp);
        };
        Thread other = started(adding);
        adding.run();
        other.join();
        expect(2, value);
    }

    public void semaphore() throws Exception {
        var permit = new Semaphore(1);
        Runnable adding = () -> {
            permit.acquireUninterruptibly();
            value++;
            permit.release();
        };
        Thread other = started(adding);
        adding.run();
        other.join();
        expect(2, value);
    }

    public void latch() throws Exception {
        var done = new CountDownLatch(1);
        started(() -> {
            value = 5;
            done.countDown();
        });
        done.await();
        expect(5, value);
    }

    public void barrier() throws Exception {
        var barrier = new CyclicBarrier(2);
        started(() -> {
            value = 5;
            try {
                barrier.await();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        barrier.await();
        expect(5, value);
    }

    public void phaser() {
        var phaser = new Phaser(2);
        started(() -> {
            value = 5;
            phaser.arriveAndDeregister();
        });
        phaser.arriveAndAwaitAdvance();
        expect(5, value);
    }

    public void exchanger() throws Exception {
        var exchanger = new Exchanger<int[]>();
        started(() -> {
            int[] made = {5};
            try {
                exchanger.exchange(made);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        expect(5, exchanger.exchange(new int[1])[0]);
    }

    private void handOver(BlockingQueue<int[]> queue) throws InterruptedException {
        started(() -> {
            int[] made = new int[1];
            made[0] = 5;
            try {
                queue.put(made);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        expect(5, queue.take()[0]);
    }

    public void linkedQueue() throws Exception {
        handOver(new LinkedBlockingQueue<>());
    }

    public void arrayQueue() throws Exception {
        handOver(new ArrayBlockingQueue<>(1));
    }

    public void synchronousQueue() throws Exception {
        handOver(new SynchronousQueue<>());
    }

    public void concurrentQueue() {
        var queue = new ConcurrentLinkedQueue<int[]>();
        started(() -> {
            int[] made = new int[1];
            made[0] = 5;
            queue.add(made);
        });
        int[] got = queue.poll();
        while (got == null) {
            Thread.onSpinWait();
            got = queue.poll();
        }
        expect(5, got[0]);
    }

    public void concurrentMap() {
        Map<String, int[]> map = new ConcurrentHashMap<>();
        started(() -> {
            int[] made = new int[1];
            made[0] = 5;
            map.put("made", made);
        });
        int[] got = map.get("made");
        if (got != null) {
            expect(5, got[0]);
        }
    }

    public void pool() throws Exception {
        value = 1;
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> answer = pool.submit(() -> ++value);
        expect(2, answer.get());
        expect(2, value);
        pool.shutdown();
    }

    public void future() throws Exception {
        value = 1;
        CompletableFuture<Void> done = CompletableFuture.runAsync(() -> value++).thenRun(() -> value++);
        done.get();
        expect(3, value);
    }

    public void parallelStream() {
        int[] squares = new int[4];
        IntStream.range(0, 4).parallel().forEach(i -> squares[i] = i * i);
        expect(9, squares[3]);
    }

    public void atomicFlag() {
        var flag = new AtomicBoolean();
        started(() -> {
            value = 5;
            flag.set(true);
        });
        if (flag.get()) {
            expect(5, value);
        }
    }

    public void lazySet() {
        var flag = new AtomicInteger();
        started(() -> {
            value = 5;
            flag.lazySet(1);
        });
        if (flag.getAcquire() == 1) {
            expect(5, value);
        }
    }

    public void spinLock() throws Exception {
        var locked = new AtomicBoolean();
        Runnable adding = () -> {
            while (!locked.compareAndSet(false, true)) {
                Thread.onSpinWait();
            }
            value++;
            locked.set(false);
        };
        Thread other = started(adding);
        adding.run();
        other.join();
        expect(2, value);
    }

    public void reference() {
        var box = new AtomicReference<int[]>();
        started(() -> {
            int[] made = new int[1];
            made[0] = 5;
            box.set(made);
        });
        int[] got = box.get();
        if (got != null) {
            expect(5, got[0]);
        }
    }

    public void parking() {
        Thread main = Thread.currentThread();
        started(() -> {
            value = 5;
            ready = true;
            LockSupport.unpark(main);
        });
        while (!ready) {
            LockSupport.park();
        }
        expect(5, value);
    }

    public void interrupt() throws Exception {
        Thread other = started(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                expect(5, value);
            }
        });
        value = 5;
        other.interrupt();
        other.join();
    }

    public void lockedList() throws Exception {
        Runnable adding = () -> {
            synchronized (list) {
                list.add(1);
            }
        };
        Thread other = started(adding);
        adding.run();
        other.join();
        expect(2, list.size());
    }

    public void readOnlyCollections() throws Exception {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Thread other = started(() -> expect(1, map.entrySet().iterator().next().getValue()));
        expect(1, map.get("a"));
        expect(0, List.copyOf(map.keySet()).indexOf("a"));
        other.join();
    }

    public void holder() throws Exception {
        Thread other = started(() -> expect(7, Holder.INSTANCE.number));
        expect(7, Holder.INSTANCE.number);
        other.join();
    }

    private static final class Holder {
        static final Holder INSTANCE = new Holder();
        int number = 7;
    }

    private static volatile Holder checked;

    public void doubleCheckedWithVolatile() throws Exception {
        Thread other = started(() -> expect(7, doubleChecked().number));
        expect(7, doubleChecked().number);
        other.join();
    }

    private static Holder doubleChecked() {
        Holder known = checked;
        if (known == null) {
            synchronized (Ordered.class) {
                known = checked;
                if (known == null) {
                    known = new Holder();
                    checked = known;
                }
            }
        }
        return known;
    }
}
