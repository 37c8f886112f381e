package dev.assay.bench.model;

import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.model.ModelEngine;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.Source;
import dev.assay.syntax.tptp.TptpTasks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A problem that has a finite model, whose size is to be found, too.
 *
 * @param text in TPTP
 * @param smt the same for SMT solvers, with the conjecture negated
 */
record FirstOrderProblem(String name, String text, String smt) {
    /** Ten seconds are enough for everybody who finds a model at all. */
    private static final String LIMIT_CVC5 = "--tlimit=10000";

    private static final String LIMIT_Z3 = "-T:10";

    static List<FirstOrderProblem> all(boolean isQuick) {
        var group = new FirstOrderProblem("a group that is not commutative", """
                fof(associative, axiom, ![X,Y,Z]: f(f(X,Y),Z) = f(X,f(Y,Z))).
                fof(neutral, axiom, ![X]: f(e,X) = X).
                fof(inverse, axiom, ![X]: f(g(X),X) = e).
                fof(commutative, conjecture, ![X,Y]: f(X,Y) = f(Y,X)).
                """, """
                (declare-sort U 0) (declare-fun f (U U) U) (declare-fun g (U) U) (declare-fun e () U)
                (assert (forall ((x U) (y U) (z U)) (= (f (f x y) z) (f x (f y z)))))
                (assert (forall ((x U)) (= (f e x) x)))
                (assert (forall ((x U)) (= (f (g x) x) e)))
                (assert (not (forall ((x U) (y U)) (= (f x y) (f y x)))))
                (check-sat)
                """);
        var tournament = new FirstOrderProblem("any two lose against a third", """
                fof(asymmetric, axiom, ![X,Y]: (r(X,Y) => ~ r(Y,X))).
                fof(third, axiom, ![X,Y]: ?[Z]: (r(X,Z) & r(Y,Z))).
                fof(never, conjecture, $false).
                """, """
                (declare-sort U 0) (declare-fun r (U U) Bool)
                (assert (forall ((x U) (y U)) (=> (r x y) (not (r y x)))))
                (assert (forall ((x U) (y U)) (exists ((z U)) (and (r x z) (r y z)))))
                (check-sat)
                """);
        var square = new FirstOrderProblem("a square with an identity", """
                fof(left, axiom, ![X,Y,Z]: (f(X,Y) = f(X,Z) => Y = Z)).
                fof(right, axiom, ![X,Y,Z]: (f(Y,X) = f(Z,X) => Y = Z)).
                fof(identity, axiom, ![X,Y]: f(f(f(Y,X),Y),Y) = X).
                fof(idempotent, axiom, ![X]: f(X,X) = X).
                fof(trivial, conjecture, a = b).
                """, """
                (declare-sort U 0) (declare-fun f (U U) U) (declare-fun a () U) (declare-fun b () U)
                (assert (forall ((x U) (y U) (z U)) (=> (= (f x y) (f x z)) (= y z))))
                (assert (forall ((x U) (y U) (z U)) (=> (= (f y x) (f z x)) (= y z))))
                (assert (forall ((x U) (y U)) (= (f (f (f y x) y) y) x)))
                (assert (forall ((x U)) (= (f x x) x)))
                (assert (not (= a b)))
                (check-sat)
                """);
        return isQuick ? List.of(group) : List.of(group, tournament, square);
    }

    Task task() {
        return TptpTasks.read(new Source(name + ".p", text)).tasks().getFirst();
    }

    boolean solve(Task task) {
        try (Meter meter = Budget.UNLIMITED.start()) {
            return new ModelEngine(List.of()).run(task, meter, Reporter.silent(ModelEngine.NAME))
                    instanceof Outcome.Refuted;
        }
    }

    /** Whether cvc5 finds a model: it is started anew, as by a user. */
    boolean solveByCvc5() {
        return answer(".p", text, "cvc5", "--lang=tptp", "--finite-model-find", LIMIT_CVC5)
                .contains("Satisfiable");
    }

    /** The same for Z3, which looks for models of quantified formulas anyway. */
    boolean solveByZ3() {
        return answer(".smt2", smt, "z3", LIMIT_Z3).lines().anyMatch("sat"::equals);
    }

    private static String answer(String suffix, String problem, String... command) {
        try {
            Path file = Files.createTempFile("assay-bench", suffix);
            try {
                Files.writeString(file, problem);
                var all = new ArrayList<>(List.of(command));
                all.add(file.toString());
                Process process =
                        new ProcessBuilder(all).redirectErrorStream(true).start();
                return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
