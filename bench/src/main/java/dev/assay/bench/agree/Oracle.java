package dev.assay.bench.agree;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.ExternalProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A prover of this machine that can be asked about a problem. */
record Oracle(List<String> command) {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final Oracle Z3 = new Oracle(List.of("z3", "-T:2"));
    private static final Oracle CVC5 = new Oracle(List.of("cvc5", "--tlimit=2000"));
    private static final Oracle E = new Oracle(List.of("eprover", "--auto", "-s", "--soft-cpu-limit=2"));

    private static final Oracle CVC5_OF_TPTP = new Oracle(List.of("cvc5", "--lang=tptp", "--tlimit=2000"));

    static List<Oracle> of(GeneratedProblem.Language language) {
        return switch (language) {
            case SMT -> List.of(Z3, CVC5);
            case TPTP -> List.of(E);
            // E knows nothing of numbers.
            case SORTED -> List.of(CVC5_OF_TPTP);
        };
    }

    /** What it says; whether the assertions contradict each other, or the conjecture follows. */
    Claim.Truth truth(Path file, Meter run) {
        var all = new java.util.ArrayList<>(command);
        all.add(file.toString());
        try (Meter meter = run.child(Budget.UNLIMITED.withTime(PATIENCE))) {
            String said = ExternalProcess.of(all).run(meter).output().text();
            if (said.startsWith("unsat")
                    || said.contains("status Theorem")
                    || said.contains("status ContradictoryAxioms")) {
                return Claim.Truth.TRUE;
            }
            return said.startsWith("sat") || said.contains("status CounterSatisfiable")
                    ? Claim.Truth.FALSE
                    : Claim.Truth.OPEN;
        } catch (IOException e) {
            // It is not there.
            return Claim.Truth.OPEN;
        }
    }
}
