package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.kernel.ImageReader;
import dev.assay.logic.kernel.ImageWriter;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/** The productions by which terms and types are read; immutable, extended by notation as theories declare it. */
public final class Grammar {
    private static final Grammar EMPTY = new Grammar(new EnumMap<>(Category.class), Lexicon.EMPTY, TreePVector.empty());

    /** The notation that needs code to translate; all else is declared by theories. */
    public static final Grammar BASE = base();

    /** Notation that was declared, or is no longer. */
    private record Change(List<Production> productions, boolean add) {}

    private final Map<Category, CategoryRules> rules;
    private final Lexicon lexicon;

    /** How this came from {@link #BASE}, in order. */
    private final PVector<Change> changes;

    private Grammar(Map<Category, CategoryRules> rules, Lexicon lexicon, PVector<Change> changes) {
        this.rules = rules;
        this.lexicon = lexicon;
        this.changes = changes;
    }

    private static Grammar base() {
        Grammar base = EMPTY.with(BaseSyntax.productions());
        return new Grammar(base.rules, base.lexicon, TreePVector.empty());
    }

    /** What was declared; the rest needs code, which is there anyway. */
    public void write(ImageWriter out) {
        out.list(changes);
    }

    public static Grammar read(ImageReader in) {
        Grammar result = BASE;
        for (Change change : in.<Change>list()) {
            result = result.changed(change);
        }
        return result;
    }

    /** With notation for a constant or a variable; IllegalArgumentException says why the notation is none. */
    public Grammar with(Head head, MixfixSyntax notation) {
        return with(MixfixProductions.ofTerm(head, notation));
    }

    /** With notation for a type constructor or a synonym, by its full name. */
    public Grammar withType(String name, MixfixSyntax notation) {
        return with(MixfixProductions.ofType(name, notation));
    }

    /** Without what {@link #with(Head, MixfixSyntax)} adds. */
    public Grammar without(Head head, MixfixSyntax notation) {
        return without(MixfixProductions.ofTerm(head, notation));
    }

    /** Without what {@link #withType} adds. */
    public Grammar withoutType(String name, MixfixSyntax notation) {
        return without(MixfixProductions.ofType(name, notation));
    }

    CategoryRules rules(Category category) {
        return rules.getOrDefault(category, CategoryRules.EMPTY);
    }

    Lexicon lexicon() {
        return lexicon;
    }

    Grammar with(Collection<Production> productions) {
        return changed(new Change(List.copyOf(productions), true));
    }

    private Grammar without(Collection<Production> productions) {
        return changed(new Change(List.copyOf(productions), false));
    }

    private Grammar changed(Change change) {
        boolean add = change.add;
        var changed = new EnumMap<>(rules);
        Lexicon words = lexicon;
        for (Production production : change.productions) {
            var before = changed.getOrDefault(production.category(), CategoryRules.EMPTY);
            if (before.contains(production) == add) {
                continue;
            }
            changed.put(production.category(), add ? before.with(production) : before.without(production));
            for (String delimiter : delimiters(production)) {
                words = add ? words.with(delimiter) : words.without(delimiter);
            }
        }
        return new Grammar(changed, words, changes.plus(change));
    }

    private static List<String> delimiters(Production production) {
        return production.parts().stream()
                .<String>mapMulti((part, delimiters) -> {
                    switch (part) {
                        case Part.Terminal(var text) -> delimiters.accept(text);
                        case Part.Repeated(var _, var separator, var _) -> {
                            if (!separator.isEmpty()) {
                                delimiters.accept(separator);
                            }
                        }
                        case Part.Argument _, Part.Lexeme _ -> {}
                    }
                })
                .toList();
    }
}
