package dev.assay.syntax.isabelle.inner;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The productions by which terms and types are read; immutable, extended by notation as theories declare it. */
public final class Grammar {
    private static final Grammar EMPTY = new Grammar(new EnumMap<>(Category.class), Lexicon.EMPTY, Map.of());

    /** The notation that needs code to translate; all else is declared by theories. */
    public static final Grammar BASE = EMPTY.with(BaseSyntax.productions());

    private final Map<Category, CategoryRules> rules;
    private final Lexicon lexicon;

    /** The last notation of each constant that has one. */
    private final Map<String, MixfixSyntax> notation;

    private Grammar(Map<Category, CategoryRules> rules, Lexicon lexicon, Map<String, MixfixSyntax> notation) {
        this.rules = rules;
        this.lexicon = lexicon;
        this.notation = notation;
    }

    /** The last notation of each constant that has one, by its full name. */
    public Map<String, MixfixSyntax> notation() {
        return Collections.unmodifiableMap(notation);
    }

    private Grammar noting(Head head, MixfixSyntax mixfix, boolean add) {
        if (!(head instanceof Head.Constant(var name))) {
            return this;
        }
        var changed = new HashMap<>(notation);
        if (add) {
            changed.put(name, mixfix);
        } else {
            changed.remove(name, mixfix);
        }
        return new Grammar(rules, lexicon, changed);
    }

    /** With notation for a constant or a variable; IllegalArgumentException says why the notation is none. */
    public Grammar with(Head head, MixfixSyntax mixfix) {
        return with(MixfixProductions.ofTerm(head, mixfix)).noting(head, mixfix, true);
    }

    /** With notation for a type constructor or a synonym, by its full name. */
    public Grammar withType(String name, MixfixSyntax notation) {
        return with(MixfixProductions.ofType(name, notation));
    }

    /** Without what {@link #with(Head, MixfixSyntax)} adds. */
    public Grammar without(Head head, MixfixSyntax mixfix) {
        return without(MixfixProductions.ofTerm(head, mixfix)).noting(head, mixfix, false);
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
        return changed(productions, true);
    }

    private Grammar without(Collection<Production> productions) {
        return changed(productions, false);
    }

    private Grammar changed(Collection<Production> productions, boolean add) {
        var changed = new EnumMap<>(rules);
        Lexicon words = lexicon;
        for (Production production : productions) {
            var before = changed.getOrDefault(production.category(), CategoryRules.EMPTY);
            if (before.contains(production) == add) {
                continue;
            }
            changed.put(production.category(), add ? before.with(production) : before.without(production));
            for (String delimiter : delimiters(production)) {
                words = add ? words.with(delimiter) : words.without(delimiter);
            }
        }
        return new Grammar(changed, words, notation);
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
