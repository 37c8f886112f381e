package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.FoundLemma;
import dev.assay.logic.proof.FoundProof;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Writing;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes proofs so that they can be read in a theory. */
public final class TheoryProofPrinter implements ProofPrinter {
    private final Writing writing;
    private final @Nullable Context context;

    /** With terms and names as {@code writing} has them, where nothing can be read. */
    public TheoryProofPrinter(Writing writing) {
        this(writing, null);
    }

    /** At a place of a theory. */
    public static TheoryProofPrinter in(Context context) {
        return new TheoryProofPrinter(new TheoryWriting(context), context);
    }

    private TheoryProofPrinter(Writing writing, @Nullable Context context) {
        this.writing = writing;
        this.context = context;
    }

    @Override
    public String term(Term term) {
        return writing.term(term);
    }

    @Override
    public String fact(String name) {
        return writing.fact(name);
    }

    @Override
    public String variable(Free variable) {
        return writing.variable(variable);
    }

    @Override
    public String proof(ProofStep.By proof) {
        return new MethodText(writing).proof(proof);
    }

    @Override
    public String placed(ProofStep.By proof) {
        List<FactReference> assumptions = context == null ? List.of() : LocaleAssumptions.facts(context);
        return FoundProofText.of(new FoundProof.InOneStep(assumptions, proof), writing);
    }

    @Override
    public Optional<String> proof(FoundProof proof, Collection<Free> variables) {
        if (context == null) {
            return Optional.empty();
        }
        var exact = new ExactWriting(context, variables);
        String text = FoundProofText.of(proof, exact);
        return exact.isReadable() ? Optional.of(text) : Optional.empty();
    }

    @Override
    public String lemmas(List<FoundLemma> lemmas) {
        return lemmas.stream().map(lemma -> FoundProofText.of(lemma, writing)).collect(Collectors.joining("\n"));
    }

    @Override
    public ProofPrinter with(Writing other) {
        return new TheoryProofPrinter(other);
    }
}
