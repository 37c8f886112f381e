package dev.assay.sat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.BitSet;

/** CaDiCaL in this process: it starts at once, and keeps what it has learnt from one question to the next. */
final class CadicalSolver implements Solver {
    private static final int SATISFIABLE = 10;
    private static final int UNSATISFIABLE = 20;
    private static final MethodHandle LEARNT = learnt();

    private final CadicalLibrary library;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment solver;
    private final MemorySegment nameOfConflicts = arena.allocateFrom("conflicts");
    private int variables;
    private BitSet model = new BitSet();
    private int[] failed = {};
    private int most = -1;
    private long conflicts;

    private volatile boolean interrupted;
    private final Object open = new Object();
    private boolean isClosed;

    CadicalSolver(CadicalLibrary library) {
        this.library = library;
        solver = library.init.make();
        // It would write comments to the standard output, which is not its own.
        library.option.to(solver, arena.allocateFrom("quiet"), 1);
        library.whenLearnt(solver, LEARNT.bindTo(this), arena);
    }

    private static MethodHandle learnt() {
        try {
            return MethodHandles.lookup()
                    .findVirtual(
                            CadicalSolver.class,
                            "learnt",
                            MethodType.methodType(void.class, MemorySegment.class, MemorySegment.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** A conflict teaches the solver a clause; it tells of each, and not how many conflicts there were. */
    @SuppressWarnings("unused") // By the library.
    private void learnt(MemorySegment state, MemorySegment clause) {
        conflicts++;
    }

    @Override
    public int newVariable() {
        variables++;
        return variables;
    }

    @Override
    public void addClause(int... literals) {
        for (int literal : literals) {
            library.add.literal(solver, literal);
        }
        library.add.literal(solver, 0);
    }

    @Override
    public Answer solve(int... assumptions) {
        failed = new int[0];
        conflicts = 0;
        if (interrupted) {
            return Answer.UNKNOWN;
        }
        for (int literal : assumptions) {
            library.assume.literal(solver, literal);
        }
        // The limit is for the next question only.
        library.limit.to(solver, nameOfConflicts, most);
        return switch (library.solve.of(solver)) {
            case SATISFIABLE -> {
                model = model();
                yield Answer.SATISFIABLE;
            }
            case UNSATISFIABLE -> {
                failed = Arrays.stream(assumptions)
                        .filter(literal -> library.failed.literal(solver, literal) != 0)
                        .toArray();
                yield Answer.UNSATISFIABLE;
            }
            default -> Answer.UNKNOWN;
        };
    }

    /** Read at once, for a clause that is added later makes the solver forget it. */
    private BitSet model() {
        var result = new BitSet(variables + 1);
        for (int variable = 1; variable <= variables; variable++) {
            result.set(variable, library.val.literal(solver, variable) > 0);
        }
        return result;
    }

    @Override
    public void limit(long conflicts) {
        most = conflicts > Integer.MAX_VALUE ? -1 : (int) conflicts;
    }

    @Override
    public long conflicts() {
        return conflicts;
    }

    @Override
    public boolean value(int variable) {
        return model.get(variable);
    }

    @Override
    public int[] failed() {
        return failed.clone();
    }

    @Override
    public void interrupt() {
        interrupted = true;
        // Not while its memory is given back.
        synchronized (open) {
            if (!isClosed) {
                library.terminate.on(solver);
            }
        }
    }

    @Override
    public void close() {
        synchronized (open) {
            if (!isClosed) {
                isClosed = true;
                library.release.on(solver);
                arena.close();
            }
        }
    }
}
