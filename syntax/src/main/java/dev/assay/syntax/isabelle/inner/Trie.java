package dev.assay.syntax.isabelle.inner;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Productions by their parts, so that common beginnings are read once; persistent.
 *
 * @param complete the productions that end here
 * @param best the highest priority among those that end here or below
 */
record Trie(
        Map<String, Trie> terminals,
        Map<Token.Kind, Trie> lexemes,
        Map<Part, Trie> arguments,
        List<Production> complete,
        int best) {
    static final Trie EMPTY = new Trie(Map.of(), Map.of(), Map.of(), List.of(), -1);

    private static Trie of(
            Map<String, Trie> terminals,
            Map<Token.Kind, Trie> lexemes,
            Map<Part, Trie> arguments,
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
        return new Trie(terminals, lexemes, arguments, complete, best);
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
        if (read == production.parts().size()) {
            var changed = new ArrayList<>(complete);
            if (!add) {
                changed.remove(production);
            } else if (!changed.contains(production)) {
                changed.add(production);
            }
            return of(terminals, lexemes, arguments, List.copyOf(changed));
        }
        return switch (production.parts().get(read)) {
            case Part.Terminal(var text) ->
                of(changed(terminals, text, production, read, add), lexemes, arguments, complete);
            case Part.Lexeme(var kind) ->
                of(terminals, changed(lexemes, kind, production, read, add), arguments, complete);
            case Part.Argument argument ->
                of(terminals, lexemes, changed(arguments, argument, production, read, add), complete);
            case Part.Repeated repeated ->
                of(terminals, lexemes, changed(arguments, repeated, production, read, add), complete);
        };
    }

    private static <K> Map<K, Trie> changed(
            Map<K, Trie> children, K key, Production production, int read, boolean add) {
        Trie child = children.getOrDefault(key, EMPTY).changed(production, read + 1, add);
        var result = new HashMap<>(children);
        if (child.isEmpty()) {
            result.remove(key);
        } else {
            result.put(key, child);
        }
        return result;
    }
}
