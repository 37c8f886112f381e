package dev.assay.lift.proof;

import dev.assay.lift.JavaText;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.FoundLemma;
import dev.assay.logic.proof.FoundProof;
import dev.assay.logic.proof.FoundProof.Statement;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Writing;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Proofs about lifted code with their terms as Java expressions; first the lemmas alone, for those who do not read proofs. */
record JavaProofPrinter(ProofPrinter steps) implements ProofPrinter {
    static JavaProofPrinter of(ProofPrinter steps, JavaText text) {
        return new JavaProofPrinter(steps.with(new InJava(text)));
    }

    private record InJava(JavaText text) implements Writing {
        @Override
        public String term(Term term) {
            return text.print(term);
        }

        @Override
        public String fact(String name) {
            return name;
        }

        @Override
        public String variable(Free variable) {
            return JavaText.variable(variable.name());
        }
    }

    @Override
    public String lemmas(List<FoundLemma> lemmas) {
        Stream<String> statements = lemmas.stream()
                .filter(lemma -> !lemma.isGoal())
                .flatMap(lemma -> proposition(lemma.statement()).stream())
                .map(proposition -> "lemma " + term(proposition));
        return Stream.concat(statements, steps.lemmas(lemmas).lines()).collect(Collectors.joining("\n"));
    }

    private static Optional<Term> proposition(Statement statement) {
        return switch (statement) {
            case Statement.Says(var proposition) -> Optional.of(proposition);
            case Statement.Rule(var _, var premises, var conclusion) ->
                Optional.of(Hol.mkImplies(premises, conclusion));
            case Statement.Thesis _, Statement.NextEquation _ -> Optional.empty();
        };
    }

    @Override
    public String proof(ProofStep.By proof) {
        return steps.proof(proof);
    }

    @Override
    public Optional<String> proof(FoundProof proof, Collection<Free> variables) {
        return steps.proof(proof, variables);
    }

    @Override
    public ProofPrinter with(Writing writing) {
        return steps.with(writing);
    }

    @Override
    public String term(Term term) {
        return steps.term(term);
    }

    @Override
    public String fact(String name) {
        return steps.fact(name);
    }

    @Override
    public String variable(Free variable) {
        return steps.variable(variable);
    }
}
