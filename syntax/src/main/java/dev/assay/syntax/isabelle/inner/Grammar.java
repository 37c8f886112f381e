package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/** The productions by which terms and types are read; immutable, extended by notation as theories declare it. */
public final class Grammar {
    private static final Grammar EMPTY =
            new Grammar(Map.of(), Lexicon.EMPTY, HashTreePMap.empty(), Declared.NONE, TreePVector.empty());

    /** The notation that needs code to translate; all else is declared by theories. */
    public static final Grammar BASE = base();

    /** Notation that was declared, or is no longer. */
    private record Change(List<Production> productions, boolean add) {}

    /** What theories declare besides notation: categories, and rules by the syntactic constant that they are for. */
    private record Declared(Set<String> nonterminals, PMap<String, SyntaxRule.Group> translations) {
        static final Declared NONE = new Declared(Set.of(), HashTreePMap.empty());
    }

    private final Map<Category, CategoryRules> rules;
    private final Lexicon lexicon;

    /** The last notation of each constant that has one. */
    private final PMap<String, MixfixSyntax> notation;

    private final Declared declared;

    /** How this came from {@link #BASE}, in order. */
    private final PVector<Change> changes;

    private Grammar(
            Map<Category, CategoryRules> rules,
            Lexicon lexicon,
            PMap<String, MixfixSyntax> notation,
            Declared declared,
            PVector<Change> changes) {
        this.rules = rules;
        this.lexicon = lexicon;
        this.notation = notation;
        this.declared = declared;
        this.changes = changes;
    }

    private static Grammar base() {
        Grammar base = EMPTY.with(BaseSyntax.productions());
        return new Grammar(base.rules, base.lexicon, base.notation, Declared.NONE, TreePVector.empty());
    }

    /** What was declared; the rest needs code, which is there anyway. */
    public void write(ImageWriter out) {
        out.map(notation);
        out.map(declared.translations);
        out.list(List.copyOf(declared.nonterminals));
        out.list(changes);
    }

    public static Grammar read(ImageReader in) {
        PMap<String, MixfixSyntax> notation = in.map();
        PMap<String, SyntaxRule.Group> translations = in.map();
        var declared = new Declared(Set.copyOf(in.<String>list()), translations);
        Grammar result = BASE;
        for (Change change : in.<Change>list()) {
            result = result.changed(change);
        }
        return new Grammar(result.rules, result.lexicon, notation, declared, result.changes);
    }

    /** With the notation that came from one grammar to the other, which was made from it. */
    public Grammar joined(Grammar before, Grammar after) {
        Grammar result = this;
        for (Change change : after.changes.subList(before.changes.size(), after.changes.size())) {
            result = result.changed(change);
        }
        var nonterminals = new HashSet<>(declared.nonterminals);
        nonterminals.addAll(after.declared.nonterminals);
        PMap<String, MixfixSyntax> written = result.notation;
        for (var entry : after.notation.entrySet()) {
            if (!entry.getValue().equals(before.notation.get(entry.getKey()))) {
                written = written.plus(entry.getKey(), entry.getValue());
            }
        }
        PMap<String, SyntaxRule.Group> translations = declared.translations;
        for (var entry : after.declared.translations.entrySet()) {
            if (!entry.getValue().equals(before.declared.translations.get(entry.getKey()))) {
                translations = translations.plus(entry.getKey(), entry.getValue());
            }
        }
        return new Grammar(
                result.rules,
                result.lexicon,
                written,
                new Declared(Set.copyOf(nonterminals), translations),
                result.changes);
    }

    /** The last notation of each constant that has one, by its full name. */
    public Map<String, MixfixSyntax> notation() {
        return notation;
    }

    private Grammar noting(Head head, MixfixSyntax mixfix, boolean add) {
        if (!(head instanceof Head.Constant(var name))) {
            return this;
        }
        boolean isLast = mixfix.equals(notation.get(name));
        PMap<String, MixfixSyntax> changed =
                add ? notation.plus(name, mixfix) : isLast ? notation.minus(name) : notation;
        return new Grammar(rules, lexicon, changed, declared, changes);
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

    /** With a category of its own for a name. */
    public Grammar withNonterminal(String name) {
        var names = new HashSet<>(declared.nonterminals);
        names.add(name);
        return with(new Declared(Set.copyOf(names), declared.translations));
    }

    /** With notation for a syntactic constant; the type says of which categories its arguments are. */
    public Grammar withSyntax(String constant, String type, MixfixSyntax mixfix) {
        return with(MixfixProductions.ofSyntax(constant, SyntaxTypes.of(type, declared.nonterminals), mixfix));
    }

    /** Without what {@link #withSyntax} adds. */
    public Grammar withoutSyntax(String constant, String type, MixfixSyntax mixfix) {
        return without(MixfixProductions.ofSyntax(constant, SyntaxTypes.of(type, declared.nonterminals), mixfix));
    }

    public Grammar with(SyntaxRule rule) {
        var group = new ArrayList<SyntaxRule>();
        group.add(rule);
        group.addAll(translations(rule.constant()));
        return withGroup(rule.constant(), group);
    }

    public Grammar without(SyntaxRule rule) {
        var group = new ArrayList<>(translations(rule.constant()));
        group.removeIf(other -> other.left().equals(rule.left()));
        return withGroup(rule.constant(), group);
    }

    private Grammar withGroup(String constant, List<SyntaxRule> group) {
        return with(
                new Declared(declared.nonterminals, declared.translations.plus(constant, new SyntaxRule.Group(group))));
    }

    private Grammar with(Declared changed) {
        return new Grammar(rules, lexicon, notation, changed, changes);
    }

    /** The rules for a syntactic constant, the newest first. */
    List<SyntaxRule> translations(String constant) {
        return declared.translations
                .getOrDefault(constant, SyntaxRule.Group.EMPTY)
                .rules();
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

    /** With what was taken away since. */
    public Grammar restoring(Grammar before) {
        Grammar result = this;
        for (Change change : changes.subList(Math.min(before.changes.size(), changes.size()), changes.size())) {
            if (!change.add) {
                result = result.with(change.productions.stream()
                        .filter(p -> before.rules
                                .getOrDefault(p.category(), CategoryRules.EMPTY)
                                .contains(p))
                        .toList());
            }
        }
        return result;
    }

    private Grammar changed(Change change) {
        boolean add = change.add;
        var changed = new HashMap<>(rules);
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
        return new Grammar(changed, words, notation, declared, changes.plus(change));
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
