package dev.assay.syntax.tip;

import dev.assay.judge.Expectation;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Document;
import dev.assay.syntax.UnsupportedException;
import java.util.List;
import java.util.Optional;

/**
 * A problem: what it says, and the commands that say it.
 *
 * @param document its theory has the assertions in force at the end
 * @param questions what it asks, each with the theory of its place
 * @param termination what is known of each recursive function, in the order of their definitions
 */
public record TipProblem(
        Document document, List<Question> questions, List<TipCommand> commands, List<Termination> termination) {
    public TipProblem {
        questions = List.copyOf(questions);
        commands = List.copyOf(commands);
        termination = List.copyOf(termination);
    }

    /**
     * A goal, or a check of the assertions in force; that they contradict each other is the conjecture then.
     *
     * @param obstacle what is not supported of the text before it
     */
    public record Question(
            Conjecture conjecture, Theory theory, Expectation expectation, Optional<UnsupportedException> obstacle) {}

    /**
     * Whether the recursion of a function, or of functions that call one another, was shown to end.
     *
     * @param doubt why not; empty where it was
     */
    public record Termination(List<String> functions, String doubt) {
        public Termination {
            functions = List.copyOf(functions);
        }

        public boolean isProved() {
            return doubt.isEmpty();
        }
    }
}
