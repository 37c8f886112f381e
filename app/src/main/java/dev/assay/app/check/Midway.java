package dev.assay.app.check;

import dev.assay.logic.Conjecture;
import dev.assay.prove.isar.ProofState;
import dev.assay.prove.method.Methods;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.outer.Proof;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Finds out what questions are about that stand after some steps of a proof, by following those steps. */
public final class Midway {
    private final TheoryDocument document;
    private final Methods methods;

    /** @param perMethod what one step may take */
    public Midway(TheoryDocument document, Duration perMethod) {
        this.document = document;
        this.methods = Methods.standard(perMethod);
    }

    /** The question with its goals, if they can be found out. */
    public Question resolve(Question question) {
        if (!(question.subject() instanceof Question.UnknownGoal)) {
            return question;
        }
        return statement(question)
                .flatMap(statement -> goals(statement, question.command().span().start()))
                .<Question>map(goals -> about(question, goals))
                .orElse(question);
    }

    private Optional<List<Conjecture>> goals(TheoryStatement statement, int offset) {
        int before = (int) statement.proof().steps().stream()
                .filter(step -> step.span().start() < offset)
                .count();
        return statement
                .written()
                .flatMap(proof -> ProofState.after(proof, before, methods) instanceof ProofState.Left(var goals)
                        ? Optional.of(goals)
                        : Optional.empty());
    }

    /** Inside of a nested goal more is known than the statement says, so that only the outermost goals count. */
    private Optional<TheoryStatement> statement(Question question) {
        return document.statements().stream()
                .filter(statement -> statement.proof().diagnostics().stream()
                        .filter(attached -> attached.diagnostic().equals(question.command()))
                        .mapToInt(Proof.Attached::depth)
                        .anyMatch(depth -> depth == 0))
                .findFirst();
    }

    private static Question about(Question question, List<Conjecture> goals) {
        return new Question(
                question.command(),
                new Question.Goals(goals),
                question.context(),
                question.settings(),
                question.chained());
    }
}
