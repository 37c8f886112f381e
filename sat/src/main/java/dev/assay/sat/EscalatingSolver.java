package dev.assay.sat;

/** SAT4J, which starts at once, for as many conflicts as an easy problem has; from then on a faster program. */
final class EscalatingSolver implements Solver {
    private final int easy;
    private final Sat4jSolver first = new Sat4jSolver();
    private final Solver second;
    private boolean isHard;
    private long most = Long.MAX_VALUE;
    private long conflicts;
    private volatile boolean interrupted;

    /** @param easy after how many conflicts a problem is not easy */
    EscalatingSolver(int easy, Solver second) {
        this.easy = easy;
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
        conflicts = 0;
        if (!isHard) {
            first.limit(Math.min(easy, most));
            Answer answer = first.solve(assumptions);
            conflicts = first.conflicts();
            if (answer != Answer.UNKNOWN || interrupted || most <= easy) {
                return answer;
            }
            isHard = true;
        }
        second.limit(Math.max(1, most - conflicts));
        Answer answer = second.solve(assumptions);
        conflicts += second.conflicts();
        return answer;
    }

    @Override
    public void limit(long most) {
        this.most = most;
    }

    @Override
    public long conflicts() {
        return conflicts;
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
