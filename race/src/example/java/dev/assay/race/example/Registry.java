package dev.assay.race.example;

import static dev.assay.race.actor.Actors.alive;
import static dev.assay.race.actor.Actors.effect;
import static dev.assay.race.actor.Actors.receive;
import static dev.assay.race.actor.Actors.self;
import static dev.assay.race.actor.Actors.send;
import static dev.assay.race.actor.Actors.spawn;

import dev.assay.race.actor.Actors;
import dev.assay.race.actor.Pid;
import dev.assay.race.schedule.Operation;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Names for processes, kept by a server; but to be fast, clients write into its table themselves.
 *
 * <p>It is the registry of the papers, as far as they tell: first with both of its races, then with the fix of the first, then
 * with that of the second, which leaves a third.
 */
public final class Registry {
    /** How much of it is mended. */
    public enum Version {
        ORIGINAL,
        /** The client writes both entries at once. */
        BOTH_ENTRIES,
        /** And it first looks whether the process is alive. */
        LIVE_ONLY,
        /** And a process can only register itself. */
        SELF_ONLY
    }

    /** Whose process, under which name. */
    private record Entry(Pid pid, String name) {}

    private record Registered(String name, Pid pid) {}

    private record Audit(Entry entry, Pid client) {}

    private record Unregister(String name, Pid client) {}

    private record Reply(boolean value) {}

    /** Asks a process to register itself. */
    private record RegisterYourself(String name, Pid client) {}

    private static final Actors.Reference DUMMY = new Actors.Reference(0);

    private final Version version;
    private final Map<String, Pid> forward = new HashMap<>();
    // In the order of their coming: processes have no hash codes that would be the same again.
    private final Map<Entry, Actors.Reference> reverse = new LinkedHashMap<>();
    private final Pid server;

    public Registry(Version version) {
        this.version = version;
        this.server = spawn("server", this::serve);
    }

    /** A process to be registered; it waits for ever. */
    public Pid create() {
        return spawn("client", () -> {
            while (true) {
                var request = (RegisterYourself) receive(RegisterYourself.class::isInstance);
                send(request.client, new Reply(register(request.name, self())));
            }
        });
    }

    public void reg(String name, Pid pid) {
        boolean done;
        if (version == Version.SELF_ONLY) {
            Actors.Reference monitor = Actors.monitor(pid);
            send(pid, new RegisterYourself(name, self()));
            Object answer = receive(each -> each instanceof Reply
                    || each instanceof Actors.Down down && down.reference().equals(monitor));
            done = answer instanceof Reply reply ? reply.value : where(name).isEmpty();
        } else {
            done = register(name, pid);
        }
        if (!done) {
            throw new IllegalArgumentException(name + " is taken");
        }
    }

    private boolean register(String name, Pid pid) {
        if (version == Version.LIVE_ONLY && !alive(pid)) {
            return where(name).isEmpty();
        }
        if (insert(name, pid)) {
            return true;
        }
        Pid holder = lookup(name);
        if (holder != null) {
            if (alive(holder)) {
                return false;
            }
            send(server, new Audit(new Entry(holder, name), self()));
            receive(Reply.class::isInstance);
        }
        return insert(name, pid);
    }

    private boolean insert(String name, Pid pid) {
        boolean inserted = effect(Operation.write("insertNew(" + name + ")", this), () -> {
            if (forward.putIfAbsent(name, pid) != null) {
                return false;
            }
            if (version != Version.ORIGINAL) {
                reverse.put(new Entry(pid, name), DUMMY);
            }
            return true;
        });
        if (inserted) {
            send(server, new Registered(name, pid));
        }
        return inserted;
    }

    private @Nullable Pid lookup(String name) {
        return effect(Operation.read("lookup(" + name + ")", this), () -> forward.get(name));
    }

    public Optional<Pid> where(String name) {
        Pid pid = lookup(name);
        return pid != null && alive(pid) ? Optional.of(pid) : Optional.empty();
    }

    public void unreg(String name) {
        send(server, new Unregister(name, self()));
        if (!((Reply) receive(Reply.class::isInstance)).value) {
            throw new IllegalArgumentException(name + " is not registered");
        }
    }

    private void serve() {
        while (true) {
            switch (receive()) {
                case Registered(String name, Pid pid) -> registered(name, pid);
                case Audit(Entry entry, Pid client) -> {
                    delete(entry);
                    send(client, new Reply(true));
                }
                case Unregister(String name, Pid client) -> send(client, new Reply(unregistered(name)));
                case Actors.Down down ->
                    reverse.keySet().stream()
                            .filter(entry -> entry.pid == down.process())
                            .toList()
                            .forEach(this::delete);
                case Object other -> throw new IllegalStateException("unexpected " + other);
            }
        }
    }

    private void registered(String name, Pid pid) {
        // What was written may have been deleted since.
        if (lookup(name) == pid) {
            Actors.Reference reference = Actors.monitor(pid);
            effect(
                    Operation.write("insertReverse(" + name + ")", this),
                    () -> reverse.put(new Entry(pid, name), reference));
        }
    }

    private boolean unregistered(String name) {
        Pid pid = lookup(name);
        if (pid == null || !alive(pid)) {
            return false;
        }
        effect(Operation.write("delete(" + name + ")", this), () -> {
            reverse.remove(new Entry(pid, name));
            return forward.remove(name, pid);
        });
        return true;
    }

    /** What is not known to be registered is not deleted. */
    private void delete(Entry entry) {
        effect(
                Operation.write("delete(" + entry.name + ")", this),
                () -> reverse.remove(entry) != null && forward.remove(entry.name, entry.pid));
    }
}
