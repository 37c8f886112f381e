package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.Writing;
import dev.assay.syntax.SyntaxException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Writes terms so that they mean the same when they are read in their place, with types only where it needs them. */
final class ExactWriting implements Writing {
    private final Context context;
    private final Collection<Free> variables;
    private final Writing names;
    private final List<TermPrinter> printers;
    private boolean isReadable = true;

    /** @param variables those whose types are known there */
    ExactWriting(Context context, Collection<Free> variables) {
        this.context = context;
        this.variables = variables;
        this.names = new TheoryWriting(context);
        TermPrinter plain = context.printer();
        TermPrinter typed = plain.withSorts(true).showTypes(true);
        this.printers = List.of(plain, typed, typed.showConstantTypes(true));
    }

    /** Whether all terms so far could be written. */
    boolean isReadable() {
        return isReadable;
    }

    @Override
    public String term(Term term) {
        Optional<String> text = printers.stream()
                .map(printer -> printer.print(term))
                .filter(t -> means(t, term))
                .findFirst();
        isReadable &= text.isPresent();
        return text.orElse("");
    }

    @Override
    public String fact(String name) {
        return names.fact(name);
    }

    @Override
    public String variable(Free variable) {
        return names.variable(variable);
    }

    private boolean means(String text, Term term) {
        try {
            return context.terms(List.of(Quoted.of("proof", text)), variables)
                    .getFirst()
                    .sameAs(term);
        } catch (SyntaxException _) {
            return false;
        }
    }
}
