package dev.assay.syntax.isabelle;

import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.ProofStep;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.Proof;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The questions that a command asks: itself, if it is diagnostic, and in its proof. */
final class Questions {
    private Questions() {}

    /**
     * The questions in the order of the text.
     *
     * @param before what is known before the command
     * @param statement what the command states, if it could be read
     */
    static List<Question> of(Command command, Context before, Optional<TheoryStatement> statement) {
        var result = new ArrayList<Question>();
        if (command instanceof Diagnostic own && asks(own)) {
            Question.Subject subject = own instanceof Diagnostic.Ask
                    ? new Question.UnknownGoal("There is no goal here.")
                    : new Question.Itself();
            result.add(new Question(own, subject, before, before.settings()));
        }
        Context context = statement.map(TheoryStatement::context).orElse(before);
        Settings settings = before.settings();
        var chained = new ArrayList<String>();
        int step = 0;
        List<Proof.Step> steps = command.proof().steps();
        for (Proof.Attached attached : command.proof().diagnostics()) {
            int start = attached.diagnostic().span().start();
            while (step < steps.size() && steps.get(step).span().start() < start) {
                settings = settings.with(steps.get(step).span().arguments());
                chained.addAll(used(steps.get(step)));
                step++;
            }
            if (attached.diagnostic() instanceof Diagnostic.Parameters parameters) {
                settings = settings.with(parameters);
            } else if (attached.diagnostic() instanceof Diagnostic diagnostic && !shows(diagnostic)) {
                Question.Subject subject = subject(diagnostic, attached, command, statement);
                result.add(new Question(diagnostic, subject, context, settings, chained));
            }
        }
        return result;
    }

    /** The names of facts that the step gives to the goal. */
    private static List<String> used(Proof.Step step) {
        return step.keyword().equals("using") && step.read() instanceof ProofStep.Facts(var _, var _, var facts)
                ? facts.stream()
                        .flatMap(f -> f instanceof FactReference.Named named
                                ? Stream.of(named.name().text())
                                : Stream.empty())
                        .toList()
                : List.of();
    }

    private static boolean asks(Diagnostic diagnostic) {
        return switch (diagnostic) {
            case Diagnostic.Parameters _ -> false;
            case Diagnostic.Ask _,
                    Diagnostic.Value _,
                    Diagnostic.Values _,
                    Diagnostic.CodePredicate _,
                    Diagnostic.Generator _,
                    Diagnostic.Theorems _,
                    Diagnostic.Written _,
                    Diagnostic.Find _,
                    Diagnostic.CodeTheorems _ -> true;
        };
    }

    /** Whether it shows what is known; in a proof that is more than is known here. */
    private static boolean shows(Diagnostic diagnostic) {
        return diagnostic instanceof Diagnostic.Theorems
                || diagnostic instanceof Diagnostic.Written
                || diagnostic instanceof Diagnostic.Find
                || diagnostic instanceof Diagnostic.CodeTheorems;
    }

    private static Question.Subject subject(
            Diagnostic diagnostic, Proof.Attached attached, Command command, Optional<TheoryStatement> statement) {
        if (!(diagnostic instanceof Diagnostic.Ask)) {
            return new Question.Itself();
        }
        if (!(command instanceof FactCommand.Statement)) {
            return new Question.UnknownGoal("It is about what " + command.span().keyword() + " leaves to be shown.");
        }
        if (statement.isEmpty()) {
            return new Question.UnknownGoal("The statement before it cannot be read.");
        }
        return attached.original()
                ? new Question.Goals(statement.get().conjectures())
                : new Question.UnknownGoal("It stands in the middle of a proof.");
    }
}
