package dev.assay.fol;

import dev.assay.fol.print.SafeNames;
import dev.assay.fol.print.SmtLibOutput;
import dev.assay.fol.print.TptpOutput;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.ExternalProcess;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What others say of an encoded problem, where they are installed. */
public enum Solvers {
    Z3("z3 -in -smt2 -T:3", "unsat", "sat"),
    CVC5("cvc5 --lang=smt2 --finite-model-find --tlimit=3000", "unsat", "sat"),
    SPASS(
            "SPASS -TPTP -Stdin=1 -PGiven=0 -PProblem=0 -TimeLimit=3",
            "SPASS beiseite: Proof found.",
            "SPASS beiseite: Completion found.");

    private final String command;
    private final String no;
    private final String yes;

    Solvers(String command, String no, String yes) {
        this.command = command;
        this.no = no;
        this.yes = yes;
    }

    private List<String> words() {
        return List.of(command.split(" "));
    }

    public boolean isInstalled() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(directory -> Files.isExecutable(Path.of(directory, words().getFirst())));
    }

    /** Whether the problem is satisfiable, if it can tell. */
    public Optional<Boolean> isSatisfiable(Problem problem) {
        Problem safe = SafeNames.of(problem);
        String text = this == SPASS ? TptpOutput.print(asAxioms(safe)) : SmtLibOutput.print(safe);
        try (Meter meter = Budget.UNLIMITED.withTime(Duration.ofSeconds(60)).start()) {
            String output = ExternalProcess.of(words())
                    .withInput(text)
                    .run(meter)
                    .output()
                    .text();
            boolean isNo = output.lines().anyMatch(no::equals);
            boolean isYes = output.lines().anyMatch(yes::equals);
            if (output.contains("(error")) {
                throw new IllegalStateException(this + ": " + output + text);
            }
            return isNo ? Optional.of(false) : isYes ? Optional.of(true) : Optional.empty();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** SPASS negates whatever is called a conjecture, negated or not. */
    private static Problem asAxioms(Problem problem) {
        return new Problem(
                problem.statements().stream()
                        .map(s -> new Statement(s.name(), Role.AXIOM, s.formula()))
                        .toList(),
                problem.knowledge());
    }
}
