package dev.assay.prove.sledgehammer;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes terms so that they mean the same when they are read in their place, with types only where it needs them. */
final class ReadablePrinter {
    private final MethodContext context;
    private final Conjecture goal;
    private final List<TermPrinter> printers;
    private boolean isReadable = true;

    ReadablePrinter(MethodContext context, Conjecture goal) {
        this.context = context;
        this.goal = goal;
        TermPrinter plain = context.printer();
        TermPrinter typed = plain.withSorts(true).showTypes(true);
        this.printers = List.of(plain, typed, typed.showConstantTypes(true));
    }

    /** The text that {@code writer} makes of terms, unless one of them cannot be written. */
    Optional<String> write(Function<Function<Term, String>, String> writer) {
        isReadable = true;
        String text = writer.apply(this::print);
        return isReadable ? Optional.of(text) : Optional.empty();
    }

    private String print(Term term) {
        for (TermPrinter printer : printers) {
            String text = printer.print(term);
            if (means(text, term)) {
                return text;
            }
        }
        isReadable = false;
        return "";
    }

    private boolean means(String text, Term term) {
        try {
            var inner = Quoted.of("proof", text);
            return context.reader()
                    .terms(List.of(inner), goal.variables())
                    .getFirst()
                    .sameAs(term);
        } catch (ReadingException _) {
            return false;
        }
    }
}
