package dev.assay.syntax.isabelle.inner;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/**
 * Productions by their parts, so that common beginnings are read once; persistent.
 *
 * @param complete the productions that end here
 * @param best the highest priority among those that end here or below
 */
record Trie(
        PMap<String, Trie> terminals,
        PMap<Token.Kind, Trie> lexemes,
        PMap<Part, Trie> arguments,
        List<Production> complete,
        int best) {
    static final Trie EMPTY = new Trie(HashTreePMap.empty(), HashTreePMap.empty(), HashTreePMap.empty(), List.of(), -1);

    /** The highest priority that is left after one has gone. */
    private static int best(
            PMap<String, Trie> terminals,
            PMap<Token.Kind, Trie> lexemes,
            PMap<Part, Trie> arguments,
            List<Production> complete) {
        int best = -1;
        for (Production production : complete) {
            best = Math.max(best, production.priority());
        }
        for (var children : List.of(terminals.values(), lexemes.values(), arguments.values())) {
            for (Trie child : children) {
                best = Math.max(best, child.best);
            }
        }
        return best;
    }

    boolean isEmpty() {
        return best < 0;
    }

    /** Where the token leads, or null. */
    @Nullable
    Trie after(Token token) {
        return token.kind() == Token.Kind.DELIMITER ? terminals.get(token.text()) : lexemes.get(token.kind());
    }

    /** Whether it has the production, of which the first {@code read} parts lead here. */
    boolean contains(Production production, int read) {
        if (read == production.parts().size()) {
            return complete.contains(production);
        }
        Trie child = switch (production.parts().get(read)) {
            case Part.Terminal(var text) -> terminals.get(text);
            case Part.Lexeme(var kind) -> lexemes.get(kind);
            case Part.Argument argument -> arguments.get(argument);
            case Part.Repeated repeated -> arguments.get(repeated);
        };
        return child != null && child.contains(production, read + 1);
    }

    /** With the production, of which the first {@code read} parts lead here. */
    Trie with(Production production, int read) {
        return changed(production, read, true);
    }

    Trie without(Production production, int read) {
        return changed(production, read, false);
    }

    private Trie changed(Production production, int read, boolean add) {
        var newTerminals = terminals;
        var newLexemes = lexemes;
        var newArguments = arguments;
        var newComplete = complete;
        if (read == production.parts().size()) {
            var changed = new ArrayList<>(complete);
            if (!add) {
                changed.remove(production);
            } else if (!changed.contains(production)) {
                changed.add(production);
            }
            newComplete = List.copyOf(changed);
        } else {
            switch (production.parts().get(read)) {
                case Part.Terminal(var text) -> newTerminals = changed(terminals, text, production, read, add);
                case Part.Lexeme(var kind) -> newLexemes = changed(lexemes, kind, production, read, add);
                case Part.Argument argument -> newArguments = changed(arguments, argument, production, read, add);
                case Part.Repeated repeated -> newArguments = changed(arguments, repeated, production, read, add);
            }
        }
        int newBest =
                add ? Math.max(best, production.priority()) : best(newTerminals, newLexemes, newArguments, newComplete);
        return new Trie(newTerminals, newLexemes, newArguments, newComplete, newBest);
    }

    private static <K> PMap<K, Trie> changed(
            PMap<K, Trie> children, K key, Production production, int read, boolean add) {
        Trie child = children.getOrDefault(key, EMPTY).changed(production, read + 1, add);
        return child.isEmpty() ? children.minus(key) : children.plus(key, child);
    }
}
