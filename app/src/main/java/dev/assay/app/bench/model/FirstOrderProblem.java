package dev.assay.app.bench.model;

import dev.assay.app.models.SzsAnswer;
import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Meter;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A problem in TPTP that has a finite model, whose size is to be found, too. */
record FirstOrderProblem(String name, String text) {
    static List<FirstOrderProblem> all(boolean isQuick) {
        var group = new FirstOrderProblem("a group that is not commutative", """
                fof(associative, axiom, ![X,Y,Z]: f(f(X,Y),Z) = f(X,f(Y,Z))).
                fof(neutral, axiom, ![X]: f(e,X) = X).
                fof(inverse, axiom, ![X]: f(g(X),X) = e).
                fof(commutative, conjecture, ![X,Y]: f(X,Y) = f(Y,X)).
                """);
        var tournament = new FirstOrderProblem("any two lose against a third", """
                fof(asymmetric, axiom, ![X,Y]: (r(X,Y) => ~ r(Y,X))).
                fof(third, axiom, ![X,Y]: ?[Z]: (r(X,Z) & r(Y,Z))).
                fof(never, conjecture, $false).
                """);
        var square = new FirstOrderProblem("a square with an identity", """
                fof(left, axiom, ![X,Y,Z]: (f(X,Y) = f(X,Z) => Y = Z)).
                fof(right, axiom, ![X,Y,Z]: (f(Y,X) = f(Z,X) => Y = Z)).
                fof(identity, axiom, ![X,Y]: f(f(f(Y,X),Y),Y) = X).
                fof(idempotent, axiom, ![X]: f(X,X) = X).
                fof(trivial, conjecture, a = b).
                """);
        return isQuick ? List.of(group) : List.of(group, tournament, square);
    }

    Document document() {
        return TptpReader.read(new Source(name + ".p", text)).document();
    }

    boolean solve(Document document) {
        try (Meter meter = Budget.UNLIMITED.start()) {
            return SzsAnswer.of(document, List.of(), meter).status().endsWith("Satisfiable");
        }
    }

    /** Whether cvc5 finds a model: it is started anew, as by a user. */
    boolean solveByCvc5() {
        try {
            Path file = Files.createTempFile("assay-bench", ".p");
            try {
                Files.writeString(file, text);
                Process process = new ProcessBuilder("cvc5", "--lang=tptp", "--finite-model-find", file.toString())
                        .redirectErrorStream(true)
                        .start();
                String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                return answer.contains("Satisfiable");
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
