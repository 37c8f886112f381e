package dev.assay.sat;

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/** SAT4J, which is pure Java and hence always there. */
final class Sat4jSolver implements Solver {
    /** SAT4J wants a limit; we interrupt it ourselves. */
    private static final int NO_LIMIT_SECONDS = 1_000_000;

    private final ISolver solver = SolverFactory.newDefault();
    private int variables;
    private boolean contradiction;
    private volatile boolean interrupted;
    private int[] failed = {};

    Sat4jSolver() {
        solver.setTimeout(NO_LIMIT_SECONDS);
        solver.setDBSimplificationAllowed(false);
    }

    /** @param conflicts after how many each question is given up */
    Sat4jSolver(int conflicts) {
        solver.setTimeoutOnConflicts(conflicts);
        solver.setDBSimplificationAllowed(false);
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
        } catch (TimeoutException e) {
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
        solver.expireTimeout();
    }

    @Override
    public void close() {
        solver.reset();
    }
}
