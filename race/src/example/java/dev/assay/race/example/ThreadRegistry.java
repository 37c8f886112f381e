package dev.assay.race.example;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/** The registry again, with a thread for the server and concurrent maps for its tables: no message overtakes another. */
public final class ThreadRegistry {
    /** Somebody to be registered. */
    public static final class Worker {
        private volatile boolean alive = true;

        public void kill() {
            alive = false;
        }

        public boolean alive() {
            return alive;
        }
    }

    private record Entry(Worker worker, String name) {}

    private final Registry.Version version;
    private final ConcurrentHashMap<String, Worker> forward = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<Entry, Boolean> reverse = new ConcurrentHashMap<>();
    private final LinkedBlockingQueue<Runnable> requests = new LinkedBlockingQueue<>();
    private final Thread server = new Thread(this::serve);

    public ThreadRegistry(Registry.Version version) {
        this.version = version;
        server.setDaemon(true);
        server.start();
    }

    private void serve() {
        try {
            while (true) {
                requests.take().run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public void stop() throws InterruptedException {
        server.interrupt();
        server.join();
    }

    public void reg(String name, Worker worker) {
        if (!register(name, worker)) {
            throw new IllegalArgumentException(name + " is taken");
        }
    }

    private boolean register(String name, Worker worker) {
        if (version == Registry.Version.LIVE_ONLY && !worker.alive()) {
            return where(name) == null;
        }
        if (insert(name, worker)) {
            return true;
        }
        Worker holder = forward.get(name);
        if (holder != null) {
            if (holder.alive()) {
                return false;
            }
            call(() -> delete(new Entry(holder, name)));
        }
        return insert(name, worker);
    }

    private boolean insert(String name, Worker worker) {
        if (version == Registry.Version.ORIGINAL) {
            if (forward.putIfAbsent(name, worker) != null) {
                return false;
            }
            requests.add(() -> reverse.put(new Entry(worker, name), true));
            return true;
        }
        // Both entries at once, or none.
        var inserted = new boolean[1];
        forward.computeIfAbsent(name, any -> {
            inserted[0] = true;
            reverse.put(new Entry(worker, name), true);
            return worker;
        });
        return inserted[0];
    }

    public @Nullable Worker where(String name) {
        Worker worker = forward.get(name);
        return worker != null && worker.alive() ? worker : null;
    }

    public void unreg(String name) {
        var done = new boolean[1];
        call(() -> {
            Worker worker = forward.get(name);
            if (worker != null && worker.alive()) {
                reverse.remove(new Entry(worker, name));
                done[0] = forward.remove(name, worker);
            }
        });
        if (!done[0]) {
            throw new IllegalArgumentException(name + " is not registered");
        }
    }

    private void call(Runnable request) {
        var done = new CompletableFuture<Boolean>();
        requests.add(() -> {
            request.run();
            done.complete(true);
        });
        done.join();
    }

    private void delete(Entry entry) {
        if (reverse.remove(entry) != null) {
            forward.remove(entry.name, entry.worker);
        }
    }
}
