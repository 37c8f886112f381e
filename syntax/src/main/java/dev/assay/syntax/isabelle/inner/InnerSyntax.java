package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.infer.TypeInference;
import dev.assay.run.DeepStack;
import dev.assay.syntax.SyntaxException;
import java.util.List;
import java.util.function.Supplier;

/**
 * Reads terms, types and sorts. What cannot be read is a {@link SyntaxException}, what cannot be typed a {@link
 * dev.assay.logic.infer.TypeException}.
 */
public record InnerSyntax(Grammar grammar, InnerContext context) {
    /** Texts that are longer may be nested too deeply for the stack of the caller. */
    private static final int SHORT = 2_000;

    /** The term before its types are inferred. */
    public PreTerm term(InnerText text) {
        return reading(List.of(text), () -> {
            PreTerm term = new Translation(context, grammar, text).term(Parser.parse(grammar, Category.TERM, text));
            Identifiers.forEachPart(term, InnerSyntax::checkNoDummy);
            return term;
        });
    }

    /** A term in which {@code _} may stand for anything, as the identifier of that name. */
    public PreTerm pattern(InnerText text) {
        return reading(
                List.of(text),
                () -> new Translation(context, grammar, text).term(Parser.parse(grammar, Category.TERM, text)));
    }

    public Type type(InnerText text) {
        return reading(
                List.of(text),
                () -> new Translation(context, grammar, text).type(Parser.parse(grammar, Category.TYPE, text)));
    }

    public Sort sort(InnerText text) {
        return reading(
                List.of(text),
                () -> new Translation(context, grammar, text).sort(Parser.parse(grammar, Category.SORT, text)));
    }

    /** The term with its types, without abbreviations. */
    public Term read(InnerText text) {
        return read(List.of(text)).getFirst();
    }

    /** Terms in which the same free variables have the same types. */
    public List<Term> read(List<InnerText> texts) {
        return reading(texts, () -> {
            var terms = texts.stream().map(this::term).toList();
            return new TypeInference(context)
                    .infer(terms).stream().map(context.abbreviations()::expand).toList();
        });
    }

    /** Whether the text is a term by the grammar, whatever its names mean; otherwise a {@link SyntaxException}. */
    public void check(InnerText text) {
        reading(List.of(text), () -> Parser.parse(grammar, Category.TERM, text));
    }

    private static void checkNoDummy(PreTerm part) {
        if (part instanceof PreTerm.Ident(var name, var position) && name.equals(PreTerms.DUMMY)) {
            throw new SyntaxException(position, "_ can stand only in a pattern");
        }
    }

    private static <T> T reading(List<InnerText> texts, Supplier<T> action) {
        try {
            boolean isShort = texts.stream().allMatch(text -> text.end() - text.start() <= SHORT);
            return isShort ? action.get() : DeepStack.call(action);
        } catch (StackOverflowError e) {
            throw new SyntaxException(texts.getFirst().position(), "this text is nested too deeply");
        }
    }
}
