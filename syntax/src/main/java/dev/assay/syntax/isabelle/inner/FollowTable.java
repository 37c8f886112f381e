package dev.assay.syntax.isabelle.inner;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** The follow sets met in a parse, each made once. */
final class FollowTable {
    private record Content(Set<String> terminals, Set<Token.Kind> kinds, int term, int type, boolean anything) {}

    private record Levels(Follow outer, Category category) {}

    private final Grammar grammar;
    private final Map<Content, Follow> known = new HashMap<>();
    private final IdentityHashMap<Trie, Follow> inside = new IdentityHashMap<>();
    private final IdentityHashMap<Trie, Map<Levels, Follow>> atEnd = new IdentityHashMap<>();
    private final Map<String, int[]> lefts = new HashMap<>();

    FollowTable(Grammar grammar) {
        this.grammar = grammar;
    }

    /** Nothing but the end of the text. */
    Follow end() {
        return made(Set.of(), EnumSet.of(Token.Kind.END), Priority.NONE, Priority.NONE, false);
    }

    /** What may follow an argument that leads to {@code trie}, in a production of the category followed by outer. */
    Follow after(Trie trie, Category category, Follow outer) {
        if (trie.complete().isEmpty()) {
            return inside.computeIfAbsent(trie, this::inside);
        }
        return atEnd.computeIfAbsent(trie, _ -> new HashMap<>())
                .computeIfAbsent(new Levels(outer, category), _ -> atEnd(trie, category, outer));
    }

    /** {@code follow} or the separator of a repetition, without one what may begin another item. */
    Follow orSeparator(Follow follow, Part.Repeated repeated) {
        if (repeated.separator().isEmpty()) {
            return made(follow.terminals(), follow.kinds(), follow.termLevel(), follow.typeLevel(), true);
        }
        var terminals = new HashSet<>(follow.terminals());
        terminals.add(repeated.separator());
        return made(terminals, follow.kinds(), follow.termLevel(), follow.typeLevel(), follow.anything());
    }

    boolean allows(Follow follow, Token token) {
        if (follow.anything() || follow.lists(token)) {
            return true;
        }
        if (follow.termLevel() == Priority.NONE && follow.typeLevel() == Priority.NONE) {
            return false;
        }
        int[] least = lefts.computeIfAbsent(
                token.kind() == Token.Kind.DELIMITER ? token.text() : "\0" + token.kind(), _ -> new int[] {
                    grammar.rules(Category.TERM).leastLeft(token),
                    grammar.rules(Category.TYPE).leastLeft(token)
                });
        return least[0] <= follow.termLevel() || least[1] <= follow.typeLevel();
    }

    private Follow inside(Trie trie) {
        return made(
                trie.terminals().keySet(),
                trie.lexemes().keySet(),
                Priority.NONE,
                Priority.NONE,
                !trie.arguments().isEmpty());
    }

    private Follow atEnd(Trie trie, Category category, Follow outer) {
        int priority =
                trie.complete().stream().mapToInt(Production::priority).max().orElse(Priority.NONE);
        var terminals = new HashSet<>(outer.terminals());
        terminals.addAll(trie.terminals().keySet());
        var kinds = new HashSet<>(outer.kinds());
        kinds.addAll(trie.lexemes().keySet());
        return made(
                terminals,
                kinds,
                category.equals(Category.TERM) ? Math.max(priority, outer.termLevel()) : outer.termLevel(),
                category.equals(Category.TYPE) ? Math.max(priority, outer.typeLevel()) : outer.typeLevel(),
                outer.anything() || !trie.arguments().isEmpty());
    }

    private Follow made(Set<String> terminals, Set<Token.Kind> kinds, int term, int type, boolean anything) {
        var content = new Content(Set.copyOf(terminals), Set.copyOf(kinds), term, type, anything);
        return known.computeIfAbsent(
                content, c -> new Follow(c.terminals(), c.kinds(), c.term(), c.type(), c.anything(), known.size()));
    }
}
