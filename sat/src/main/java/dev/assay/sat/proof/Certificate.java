package dev.assay.sat.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Clauses with a proof that they are unsatisfiable, which was checked.
 *
 * @param cnf the clauses in DIMACS
 * @param drat the proof as the solver wrote it
 */
@SuppressWarnings("ArrayRecordComponent") // Certificates are not compared.
public record Certificate(Cnf cnf, byte[] drat, List<LratStep> steps) {
    private static final int UNSATISFIABLE = 20;

    /**
     * Has CaDiCaL prove that the clauses are unsatisfiable, and checks what it says.
     *
     * @return none if it does not prove that in time; an {@link IOException} if it is not there
     */
    public static Optional<Certificate> of(Cnf cnf, Duration time) throws IOException, BadProof, InterruptedException {
        Path directory = Files.createTempDirectory("assay-proof");
        Path problem = directory.resolve("problem.cnf");
        Path proof = directory.resolve("proof.drat");
        try {
            Files.writeString(problem, cnf.text());
            Process process = new ProcessBuilder("cadical", "-q", problem.toString(), proof.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try {
                if (!process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS) || process.exitValue() != UNSATISFIABLE) {
                    return Optional.empty();
                }
            } finally {
                process.destroyForcibly();
            }
            byte[] drat = Files.readAllBytes(proof);
            return Optional.of(new Certificate(cnf, drat, DratChecker.check(cnf, DratReader.read(drat))));
        } finally {
            Files.deleteIfExists(problem);
            Files.deleteIfExists(proof);
            Files.deleteIfExists(directory);
        }
    }
}
