package dev.assay.syntax.tip;

import dev.assay.syntax.Document;
import java.util.List;

/**
 * A problem: what it says, and the commands that say it.
 *
 * @param termination what is known of each recursive function, in the order of their definitions
 */
public record TipProblem(Document document, List<TipCommand> commands, List<Termination> termination) {
    public TipProblem {
        commands = List.copyOf(commands);
        termination = List.copyOf(termination);
    }

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
