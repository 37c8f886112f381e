package dev.assay.sat;

/** SAT4J, which starts at once, for as many conflicts as an easy problem has; from then on a faster program. */
final class EscalatingSolver implements Solver {
    private final Sat4jSolver first;
    private final Solver second;
    private boolean isHard;
    private volatile boolean interrupted;

    /** @param conflicts after how many conflicts a problem is not easy */
    EscalatingSolver(int conflicts, Solver second) {
        this.first = new Sat4jSolver(conflicts);
        this.second = second;
    }

    @Override
    public int newVariable() {
        second.newVariable();
        return first.newVariable();
    }

    @Override
    public void addClause(int... literals) {
        second.addClause(literals);
        if (!isHard) {
            first.addClause(literals);
        }
    }

    @Override
    public Answer solve(int... assumptions) {
        if (!isHard) {
            Answer answer = first.solve(assumptions);
            if (answer != Answer.UNKNOWN || interrupted) {
                return answer;
            }
            isHard = true;
        }
        return second.solve(assumptions);
    }

    @Override
    public boolean value(int variable) {
        return isHard ? second.value(variable) : first.value(variable);
    }

    @Override
    public int[] failed() {
        return isHard ? second.failed() : first.failed();
    }

    @Override
    public void interrupt() {
        interrupted = true;
        first.interrupt();
        second.interrupt();
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
