package dev.assay.logic.proof;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.List;
import java.util.Optional;

/** A proof that was found: it states terms, where a {@link WrittenProof} has texts. */
public sealed interface FoundProof {
    /** {@code using facts by method}. */
    record InOneStep(List<FactReference> facts, ProofStep.By end) implements FoundProof {
        public InOneStep {
            facts = List.copyOf(facts);
        }
    }

    /** {@code proof method … next … qed}, with steps for each goal that the method leaves. */
    record InSteps(Method method, List<List<Step>> goals) implements FoundProof {
        public InSteps {
            goals = goals.stream().map(List::copyOf).toList();
        }
    }

    /** A step of a proof; its label is empty if nothing refers to it. */
    sealed interface Step {
        record Fix(List<Free> variables) implements Step {
            public Fix {
                variables = List.copyOf(variables);
            }
        }

        record Assume(String label, List<Statement> statements) implements Step {
            public Assume {
                statements = List.copyOf(statements);
            }
        }

        /** {@code have} or {@code show}, after {@code also} and its like. */
        record State(
                Optional<ProofStep.Link> link, ProofStep.Kind kind, String label, Statement statement, FoundProof proof)
                implements Step {}

        /** Steps in braces, whose last fact is known after them under what they assume. */
        record Block(Optional<ProofStep.Link> link, List<Step> steps) implements Step {
            public Block {
                steps = List.copyOf(steps);
            }
        }
    }

    /** What a step states. */
    sealed interface Statement {
        record Says(Term proposition) implements Statement {}

        /** The conclusion for all values of the variables for which the premises hold: its proof may fix and assume these. */
        record Rule(List<Free> variables, List<Term> premises, Term conclusion) implements Statement {
            public Rule {
                variables = List.copyOf(variables);
                premises = List.copyOf(premises);
            }
        }

        /** An equation of a calculation, whose left side is the right side of the one before. */
        record NextEquation(Term left, Term right) implements Statement {}

        /** What is to be proved. */
        record Thesis() implements Statement {}
    }

    static FoundProof by(Method method) {
        return new InOneStep(List.of(), ProofStep.By.of(method));
    }

    /** Steps that prove the goal as it is. */
    static FoundProof inSteps(List<Step> steps) {
        return new InSteps(Method.named("-"), List.of(steps));
    }
}
