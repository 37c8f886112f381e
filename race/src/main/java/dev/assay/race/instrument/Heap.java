package dev.assay.race.instrument;

import dev.assay.race.memory.Choice;
import dev.assay.race.memory.JavaMemory;
import dev.assay.race.memory.ThreadView;
import dev.assay.race.memory.Variable;
import dev.assay.race.scheduler.Strand;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The variables of a program in one run, if memory is to be as Java's model has it. An access is announced first, and then goes
 * on with the value that the model gives, or tells the one that it writes.
 */
final class Heap {
    private final JavaMemory memory;
    /** Whether reads may give what is not the last value; if not, only what comes before what is followed. */
    private final boolean weak;

    private final IdentityHashMap<Touches.Touch, Variable> variables = new IdentityHashMap<>();
    private @Nullable Pending pending;
    private @Nullable String remark;

    /** An access that was announced; the cell is null if the instruction itself has the value. */
    private record Pending(
            Strand strand,
            Touches.Touch at,
            String label,
            Access access,
            @Nullable Cell cell,
            @Nullable Object real) {}

    /** Whether any run follows what comes before what; if none does, the JDK's code has no time to say so. */
    private static boolean anywhere;

    private Heap(boolean weak, JavaMemory memory) {
        this.weak = weak;
        this.memory = memory;
    }

    /** The memory of a run that begins. */
    static Heap of(boolean weak, JavaMemory memory) {
        anywhere = true;
        return new Heap(weak, memory);
    }

    static boolean anywhere() {
        return anywhere;
    }

    boolean weak() {
        return weak;
    }

    JavaMemory memory() {
        return memory;
    }

    void acquire(Strand strand, Object where) {
        memory.acquire(view(strand), where);
        check(strand);
    }

    void release(Strand strand, Object where) {
        memory.release(view(strand), where);
        check(strand);
    }

    /** The strand learns something that is no variable's value. */
    void learns(Strand strand) {
        memory.learns(view(strand));
        check(strand);
    }

    /** A run in which something was read that is not written in the end has shown nothing. */
    private void check(Strand strand) {
        if (memory.broken()) {
            throw strand.scheduler().discard();
        }
        strand.scheduler().owes(memory.owes());
    }

    /** The access has the value that memory has, and orders what comes before and after it. */
    void synchronise(Strand strand, Touches.Touch at, Access access) {
        if (access.kind() != Access.Kind.WRITE) {
            memory.readLast(view(strand), at, access.read());
        }
        if (access.kind() != Access.Kind.READ) {
            memory.writeLast(view(strand), at, access.write());
        }
    }

    ThreadView view(Strand strand) {
        return memory.thread(strand.number(), strand.name());
    }

    private Variable variable(Touches.Touch at, @Nullable Object real) {
        Variable known = variables.get(at);
        if (known == null) {
            known = memory.variable(at.owner(), at.place(), real);
            variables.put(at, known);
        }
        return known;
    }

    // Fields, whose instructions are followed or preceded by what tells the value

    void begin(Strand strand, Touches.Touch at, String label, Access access) {
        if (weak) {
            pending = new Pending(strand, at, label, access, null, null);
        } else {
            synchronise(strand, at, access);
        }
    }

    /** Nothing was announced that counts. */
    void nothing() {
        pending = null;
    }

    /** The value that the announced read gives; the initialiser of a class may have come between. */
    @Nullable
    Object read(@Nullable Object real, String label) {
        Pending now = taken(label);
        if (now == null) {
            return real;
        }
        Variable variable = variable(now.at, real);
        Object value =
                memory.read(view(now.strand), now.at.owner(), variable, now.access.read(), real, this::chooseOlder);
        check(now.strand);
        return value;
    }

    /** The announced write writes this over what was there. */
    void write(@Nullable Object real, @Nullable Object value, String label) {
        Pending now = taken(label);
        if (now != null) {
            memory.write(view(now.strand), variable(now.at, real), now.access.write(), value, real, this::choose);
            check(now.strand);
        }
    }

    private @Nullable Pending taken(String label) {
        Pending now = pending;
        if (now == null || !now.label.equals(label)) {
            return null;
        }
        pending = null;
        return now;
    }

    // Cells, into which the value is put that the access is to find

    void begin(Strand strand, Touches.Touch at, String label, Access access, Cell cell) {
        if (!weak) {
            synchronise(strand, at, access);
            return;
        }
        Object raw = cell.get();
        Object real = Numbers.of(raw);
        Variable variable = variable(at, real);
        Object found = switch (access.kind()) {
            case WRITE -> real;
            case READ -> memory.read(view(strand), at.owner(), variable, access.read(), real, this::chooseOlder);
            case MODIFY -> memory.readToModify(view(strand), at.owner(), variable, access.read(), real);
        };
        check(strand);
        pending = new Pending(strand, at, label, access, cell, raw);
        cell.set(Numbers.like(raw, found));
    }

    /** The access to a cell is over; it wrote, or did not. */
    void end(String label, boolean wrote) {
        Pending now = taken(label);
        Cell cell = now == null ? null : now.cell;
        if (now == null || cell == null) {
            return;
        }
        Object real = Numbers.of(now.real);
        Object value = Numbers.of(cell.get());
        Variable variable = variable(now.at, real);
        if (now.access.kind() == Access.Kind.READ || !wrote) {
            cell.set(now.real);
        } else if (now.access.kind() == Access.Kind.WRITE) {
            memory.write(view(now.strand), variable, now.access.write(), value, real, this::choose);
        } else {
            memory.modify(view(now.strand), variable, now.access.write(), value);
        }
        check(now.strand);
    }

    // Choices

    private int choose(List<String> names) {
        Strand strand = Strand.current();
        if (strand == null) {
            return 0;
        }
        strand.endIfOver();
        return strand.scheduler().pick(names);
    }

    private int chooseOlder(List<String> names) {
        int chosen = choose(names);
        if (chosen > 0) {
            remark = names.get(chosen).startsWith(Choice.LATER)
                    ? ", which is written later"
                    : ", which is not the last value";
        }
        return chosen;
    }

    /** What is special about the last value that was read, once; nothing if it was the last that was written. */
    String takeRemark() {
        String taken = remark;
        remark = null;
        return taken == null ? "" : taken;
    }
}
