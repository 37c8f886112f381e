package dev.assay.syntax.isabelle.inner;

import java.util.List;
import java.util.stream.Stream;

/** What has to stand in a text that uses a notation. */
public final class NotationDelimiters {
    private NotationDelimiters() {}

    /** The delimiters of a template, in order. */
    public static List<String> of(String template) {
        return MixfixTemplate.items(template).stream()
                .flatMap(item ->
                        item instanceof MixfixTemplate.Item.Delimiter(var text) ? Stream.of(text) : Stream.empty())
                .toList();
    }

    /** The delimiters of a notation, in order. */
    public static List<String> of(MixfixSyntax mixfix) {
        return switch (mixfix) {
            case MixfixSyntax.Template(var text, var _, var _) -> of(text);
            case MixfixSyntax.Infix(var _, var text, var _) -> of(text);
            case MixfixSyntax.Binder(var text, var _, var _) -> of(text);
            case MixfixSyntax.Structure() -> List.of();
        };
    }

    /** Whether a text has all of them, in this order. */
    public static boolean areIn(String text, List<String> delimiters) {
        int at = 0;
        for (String delimiter : delimiters) {
            at = text.indexOf(delimiter, at);
            if (at < 0) {
                return false;
            }
            at += delimiter.length();
        }
        return true;
    }

    /** The text with its symbols as characters. */
    public static String decoded(String text) {
        return InnerSymbols.decode(text);
    }
}
