package dev.assay.sat;

/** A program that asks a solver about clauses which contradict each other while they are still being told. */
final class Contradiction {
    private Contradiction() {}

    public static void main(String[] arguments) {
        try (Solver solver = SolverTest.solver(arguments[0])) {
            int x = solver.newVariable();
            int y = solver.newVariable();
            solver.addClause(x);
            solver.addClause(-x, y);
            solver.addClause(-y);
            solver.addClause(-x);
            System.err.print(solver.solve());
        }
    }
}
