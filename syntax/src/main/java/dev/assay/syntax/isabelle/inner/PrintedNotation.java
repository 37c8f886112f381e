package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Mixfix;
import dev.assay.logic.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How the notation that a theory declares is printed. */
public final class PrintedNotation {
    private PrintedNotation() {}

    /** The notation for the printer; empty where it has none for it, as for indices. */
    public static Optional<Mixfix> of(MixfixSyntax declared) {
        return switch (declared) {
            case MixfixSyntax.Structure _ -> Optional.empty();
            case MixfixSyntax.Infix(var _, var text, var _) when MixfixTemplate.hasHoles(text) -> Optional.empty();
            case MixfixSyntax.Infix(var associativity, var text, var priority) ->
                Optional.of(new Mixfix.Infix(associativity, priority, Symbol.of(symbol(text))));
            case MixfixSyntax.Binder(var text, var _, var priority) ->
                Optional.of(new Mixfix.Binder(priority, Symbol.of(symbol(text) + " ")));
            case MixfixSyntax.Template template -> template(template);
        };
    }

    private static String symbol(String text) {
        return MixfixTemplate.delimiters(text).stream()
                .map(part -> ((Part.Terminal) part).text())
                .collect(Collectors.joining(" "));
    }

    private static Optional<Mixfix> template(MixfixSyntax.Template template) {
        var words = new ArrayList<String>();
        int holes = 0;
        for (MixfixTemplate.Item item : MixfixTemplate.items(template.text())) {
            switch (item) {
                case MixfixTemplate.Item.Delimiter(var text) -> {
                    if (text.contains("_")) {
                        return Optional.empty();
                    }
                    words.add(text);
                }
                case MixfixTemplate.Item.Hole hole -> {
                    if (hole == MixfixTemplate.Item.Hole.INDEX) {
                        return Optional.empty();
                    }
                    words.add("_");
                    holes++;
                }
            }
        }
        Symbol pattern = Symbol.of(String.join(" ", words));
        return Optional.of(
                holes == 0
                        ? new Mixfix.Literal(pattern)
                        : new Mixfix.Template(pattern, priorities(template.arguments(), holes), template.priority()));
    }

    private static List<Integer> priorities(List<Integer> written, int holes) {
        var result = new ArrayList<>(written.subList(0, Math.min(holes, written.size())));
        result.addAll(Collections.nCopies(holes - result.size(), 0));
        return result;
    }
}
