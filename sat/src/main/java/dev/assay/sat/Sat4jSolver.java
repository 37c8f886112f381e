package dev.assay.sat;

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;

/** SAT4J, which is pure Java and hence always there. */
final class Sat4jSolver implements Solver {
    /** Leaves a search that nobody wants any more; what it leaves behind is not used again. */
    private static final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Interrupted() {
            super(null, null, false, false);
        }
    }

    /** SAT4J's own way to be stopped by another thread takes away what its search is about to use. */
    private final class Interruption extends SearchListenerAdapter<ISolverService> {
        private static final long serialVersionUID = 1;

        @Override
        public void assuming(int literal) {
            check();
        }

        @Override
        public void conflictFound(IConstr conflict, int decisions, int trail) {
            check();
            conflicts++;
        }

        private void check() {
            if (interrupted) {
                throw new Interrupted();
            }
        }
    }

    private final ISolver solver = SolverFactory.newDefault();
    private int variables;
    private boolean contradiction;
    private volatile boolean interrupted;
    private int[] failed = {};
    private long conflicts;

    Sat4jSolver() {
        limit(Integer.MAX_VALUE);
        solver.setDBSimplificationAllowed(false);
        solver.setSearchListener(new Interruption());
    }

    @Override
    public int newVariable() {
        variables++;
        return variables;
    }

    @Override
    public void addClause(int... literals) {
        try {
            solver.addClause(new VecInt(literals));
        } catch (ContradictionException e) {
            contradiction = true;
        }
    }

    @Override
    public Answer solve(int... assumptions) {
        failed = new int[0];
        conflicts = 0;
        if (contradiction) {
            return Answer.UNSATISFIABLE;
        }
        if (interrupted) {
            return Answer.UNKNOWN;
        }
        try {
            if (solver.isSatisfiable(new VecInt(assumptions))) {
                return Answer.SATISFIABLE;
            }
            IVecInt core = solver.unsatExplanation();
            failed = core == null ? new int[0] : core.toArray();
            return Answer.UNSATISFIABLE;
        } catch (TimeoutException | Interrupted e) {
            return Answer.UNKNOWN;
        }
    }

    @Override
    public void limit(long most) {
        solver.setTimeoutOnConflicts((int) Math.min(most, Integer.MAX_VALUE));
    }

    @Override
    public long conflicts() {
        return conflicts;
    }

    @Override
    public boolean value(int variable) {
        // A variable in no clause has no value there; any will do.
        return variable <= solver.nVars() && solver.model(variable);
    }

    @Override
    public int[] failed() {
        return failed.clone();
    }

    @Override
    public void interrupt() {
        interrupted = true;
    }

    /** Nothing outlives it: to clear what nobody refers to any more would take a tenth of the time. */
    @Override
    public void close() {}
}
