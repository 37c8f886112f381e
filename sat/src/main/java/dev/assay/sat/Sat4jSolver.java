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
    private final ISolver solver = SolverFactory.newDefault();
    private int variables;
    private boolean contradiction;
    private volatile boolean interrupted;
    private int[] failed = {};

    Sat4jSolver() {
        this(Integer.MAX_VALUE);
    }

    /** @param conflicts after how many each question is given up */
    Sat4jSolver(int conflicts) {
        solver.setTimeoutOnConflicts(conflicts);
        solver.setDBSimplificationAllowed(false);
        solver.setSearchListener(new Watch());
    }

    /** Ends the search from inside: SAT4J itself must not be touched by another thread while it works. */
    private final class Watch extends SearchListenerAdapter<ISolverService> {
        private static final long serialVersionUID = 1;

        @Override
        public void assuming(int literal) {
            look();
        }

        @Override
        public void conflictFound(IConstr conflict, int level, int trail) {
            look();
        }

        private void look() {
            if (interrupted) {
                throw new Interrupted();
            }
        }
    }

    private static final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Interrupted() {
            super("interrupted", null, false, false);
        }
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

    @Override
    public void close() {
        solver.reset();
    }
}
