package dev.assay.app.provers;

import dev.assay.atp.Answer;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.EmbeddedSolver;
import dev.assay.atp.Prover;
import dev.assay.atp.ProverRun;
import dev.assay.atp.Question;
import dev.assay.atp.Status;
import dev.assay.fol.hol.HolProblem;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.tptp.TptpReader;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Whether a prover proves what follows, says from what, and does not prove what does not follow. */
public record Trial(boolean isPassed, String sentence) {
    private static final String AXIOMS = """
            tff(person, type, person: $tType).
            tff(socrates, type, socrates: person).
            tff(zeus, type, zeus: person).
            tff(man, type, man: person > $o).
            tff(mortal, type, mortal: person > $o).
            tff(mortals, axiom, ![X: person]: (man(X) => mortal(X))).
            tff(socrates_is, axiom, man(socrates)).
            tff(zeus_is_not, axiom, ~ man(zeus)).
            """;
    private static final String FOLLOWS = AXIOMS + "tff(goal, conjecture, mortal(socrates)).\n";
    private static final String DOES_NOT = AXIOMS + "tff(goal, conjecture, mortal(zeus)).\n";

    /** The trial of what was found, where it is somebody whom we know how to ask. */
    public static Optional<Trial> of(Finding finding, Duration limit) {
        return driver(finding).map(ask -> run(ask, limit));
    }

    private static Optional<BiFunction<Question, Meter, Answer>> driver(Finding finding) {
        return switch (finding) {
            case Finding.Found(var name, var _, var _, var path) ->
                Prover.ALL.stream()
                        .filter(p -> p.name().equals(name))
                        .findFirst()
                        .map(p -> (question, meter) -> new ProverRun(p, path, question).ask(meter));
            case Finding.BuiltIn(var name, var _, var _) ->
                name.equals(EmbeddedProver.NAME)
                        ? Optional.of(new EmbeddedProver(1)::ask)
                        : Stream.of(EmbeddedSolver.values())
                                .filter(s -> s.title().equals(name))
                                .findFirst()
                                .map(s -> s::ask);
            case Finding.Missing _, Finding.Broken _ -> Optional.empty();
        };
    }

    private static Trial run(BiFunction<Question, Meter, Answer> prover, Duration limit) {
        Answer proof = ask(prover, FOLLOWS, limit);
        if (proof.status() != Status.THEOREM) {
            return new Trial(false, "does not prove a theorem: " + said(proof));
        }
        if (proof.used().stream().anyMatch(n -> n.equals("zeus_is_not"))) {
            return new Trial(false, "says that a proof used what it cannot have used");
        }
        Answer model = ask(prover, DOES_NOT, limit);
        if (model.status().isProof()) {
            return new Trial(false, "proves what does not follow");
        }
        return new Trial(
                true,
                String.format(
                        Locale.ROOT,
                        "proves in %.1f s, tells %s, %s what does not follow",
                        proof.seconds(),
                        proof.used().isEmpty() ? "nothing of its axioms" : "its axioms",
                        model.status().isModel() ? "refutes" : "gives up on"));
    }

    private static String said(Answer answer) {
        return answer.status().word() + (answer.detail().isEmpty() ? "" : ", " + answer.detail());
    }

    private static Answer ask(BiFunction<Question, Meter, Answer> prover, String tptp, Duration limit) {
        Document document = TptpReader.read(new Source("trial.p", tptp)).document();
        var question = new Question(HolProblem.of(document.theory(), document.conjectures(), document::name));
        try (Meter meter = Budget.UNLIMITED.withTime(limit).start()) {
            return prover.apply(question, meter);
        }
    }
}
