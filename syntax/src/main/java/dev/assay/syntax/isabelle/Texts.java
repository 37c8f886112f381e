package dev.assay.syntax.isabelle;

import dev.assay.logic.Mixfix.Associativity;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenNotation;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.inner.InnerText;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** From what the outer syntax finds to what the inner syntax reads. */
final class Texts {
    private Texts() {}

    static InnerText of(Quoted text) {
        return new InnerText(
                new Source(text.text(), text.position()), 0, text.text().length());
    }

    static Optional<MixfixSyntax> of(@Nullable WrittenNotation mixfix) {
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
