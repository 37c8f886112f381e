package dev.assay.sat.proof;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.Ending;
import dev.assay.run.process.ExternalProcess;
import dev.assay.run.process.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Clauses with a proof that they are unsatisfiable, which was checked.
 *
 * @param cnf the clauses in DIMACS
 * @param drat the proof as the solver wrote it
 */
@SuppressWarnings("ArrayRecordComponent") // Certificates are not compared.
public record Certificate(Cnf cnf, byte[] drat, List<LratStep> steps) {
    private static final Ending UNSATISFIABLE = new Ending.Exited(20);

    /**
     * Has CaDiCaL prove that the clauses are unsatisfiable, and checks what it says.
     *
     * @return none if it does not prove that in time; an {@link IOException} if it is not there
     */
    public static Optional<Certificate> of(Cnf cnf, Duration time) throws IOException, BadProof, InterruptedException {
        try (var folder = TemporaryFolder.create("proof");
                var meter = Meter.atWork().child(Budget.UNLIMITED.withTime(time))) {
            Path problem = folder.file("problem.cnf");
            Path proof = folder.file("proof.drat");
            Files.writeString(problem, cnf.text());
            var result = ExternalProcess.of("cadical", "-q", problem.toString(), proof.toString())
                    .withOutputCap(0)
                    .run(meter);
            if (Thread.interrupted()) {
                throw new InterruptedException("while CaDiCaL was running");
            }
            if (!result.ending().equals(UNSATISFIABLE)) {
                return Optional.empty();
            }
            byte[] drat = Files.readAllBytes(proof);
            return Optional.of(new Certificate(cnf, drat, DratChecker.check(cnf, DratReader.read(drat))));
        }
    }
}
