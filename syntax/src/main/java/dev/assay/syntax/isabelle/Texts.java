package dev.assay.syntax.isabelle;

import dev.assay.logic.Mixfix.Associativity;
import dev.assay.logic.Position;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.inner.InnerText;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.isabelle.outer.Mixfix;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** From what the outer syntax finds to what the inner syntax reads. */
final class Texts {
    private Texts() {}

    /** The text as a part of its source; one with escapes as a source of its own, with all positions kept. */
    static InnerText of(Inner inner) {
        if (inner.shifts().isEmpty()) {
            return new InnerText(
                    inner.source(),
                    inner.offset(),
                    inner.offset() + inner.text().length());
        }
        Position start = inner.position(0);
        String before = "\n".repeat(start.line() - 1) + " ".repeat(start.column() - 1);
        var source = new Source(inner.source().file(), before + inner.text());
        return new InnerText(source, before.length(), source.text().length());
    }

    static Optional<MixfixSyntax> of(@Nullable Mixfix mixfix) {
        if (mixfix == null) {
            return Optional.empty();
        }
        String text = mixfix.template().text();
        int priority = mixfix.priority().orElse(1000);
        return switch (mixfix.kind()) {
            case TEMPLATE -> Optional.of(new MixfixSyntax.Template(text, mixfix.arguments(), priority));
            case INFIX -> Optional.of(new MixfixSyntax.Infix(Associativity.NONE, text, priority));
            case INFIXL -> Optional.of(new MixfixSyntax.Infix(Associativity.LEFT, text, priority));
            case INFIXR -> Optional.of(new MixfixSyntax.Infix(Associativity.RIGHT, text, priority));
            case BINDER ->
                Optional.of(new MixfixSyntax.Binder(
                        text,
                        mixfix.arguments().isEmpty()
                                ? priority
                                : mixfix.arguments().getFirst(),
                        priority));
            case STRUCTURE -> Optional.of(new MixfixSyntax.Structure());
        };
    }
}
