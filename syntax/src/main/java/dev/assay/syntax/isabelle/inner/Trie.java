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
    static final Trie EMPTY =
            new Trie(HashTreePMap.empty(), HashTreePMap.empty(), HashTreePMap.empty(), List.of(), Priority.NONE);

    /** With the right {@code best}, after a production was added or taken away. */
    private Trie rated(Production production, boolean add, int before) {
        // To look at all that is here is needed only where the best may be gone.
        int rating = add ? Math.max(before, production.priority()) : highest();
        return new Trie(terminals, lexemes, arguments, complete, rating);
    }

    private int highest() {
        int highest = Priority.NONE;
        for (Production production : complete) {
            highest = Math.max(highest, production.priority());
        }
        for (var children : List.of(terminals.values(), lexemes.values(), arguments.values())) {
            for (Trie child : children) {
                highest = Math.max(highest, child.best);
            }
        }
        return highest;
    }

    boolean isEmpty() {
        return best == Priority.NONE;
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
        return extended(production, read, add).rated(production, add, best);
    }

    private Trie extended(Production production, int read, boolean add) {
        if (read == production.parts().size()) {
            var changed = new ArrayList<>(complete);
            if (!add) {
                changed.remove(production);
            } else if (!changed.contains(production)) {
                changed.add(production);
            }
            return new Trie(terminals, lexemes, arguments, List.copyOf(changed), best);
        }
        return switch (production.parts().get(read)) {
            case Part.Terminal(var text) ->
                new Trie(changed(terminals, text, production, read, add), lexemes, arguments, complete, best);
            case Part.Lexeme(var kind) ->
                new Trie(terminals, changed(lexemes, kind, production, read, add), arguments, complete, best);
            case Part.Argument argument ->
                new Trie(terminals, lexemes, changed(arguments, argument, production, read, add), complete, best);
            case Part.Repeated repeated ->
                new Trie(terminals, lexemes, changed(arguments, repeated, production, read, add), complete, best);
        };
    }

    private static <K> PMap<K, Trie> changed(
            PMap<K, Trie> children, K key, Production production, int read, boolean add) {
        Trie child = children.getOrDefault(key, EMPTY).changed(production, read + 1, add);
        return child.isEmpty() ? children.minus(key) : children.plus(key, child);
    }
}
