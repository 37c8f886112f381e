package dev.assay.syntax.isabelle.inner;

import java.util.Collections;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The productions of one category; persistent.
 *
 * @param prefix those that begin with something else than the category
 * @param infix those that begin with the category, by the priority that they ask of it, without that first part
 */
record CategoryRules(Trie prefix, NavigableMap<Integer, Trie> infix) {
    static final CategoryRules EMPTY = new CategoryRules(Trie.EMPTY, Collections.emptyNavigableMap());

    boolean contains(Production production) {
        if (!production.isInfix()) {
            return prefix.contains(production, 0);
        }
        Trie trie = infix.get(production.left());
        return trie != null && trie.contains(production, 1);
    }

    CategoryRules with(Production production) {
        if (!production.isInfix()) {
            return new CategoryRules(prefix.with(production, 0), infix);
        }
        var trie = infix.getOrDefault(production.left(), Trie.EMPTY).with(production, 1);
        var changed = new TreeMap<>(infix);
        changed.put(production.left(), trie);
        return new CategoryRules(prefix, changed);
    }

    CategoryRules without(Production production) {
        if (!production.isInfix()) {
            return new CategoryRules(prefix.without(production, 0), infix);
        }
        var trie = infix.getOrDefault(production.left(), Trie.EMPTY).without(production, 1);
        var changed = new TreeMap<>(infix);
        if (trie.isEmpty()) {
            changed.remove(production.left());
        } else {
            changed.put(production.left(), trie);
        }
        return new CategoryRules(prefix, changed);
    }

    boolean canStart(Token token) {
        return prefix.after(token) != null || !prefix.arguments().isEmpty();
    }

    /** The lowest priority of a left operand that this token can continue. */
    int leastLeft(Token token) {
        for (var entry : infix.entrySet()) {
            Trie trie = entry.getValue();
            if (trie.after(token) != null || !trie.arguments().isEmpty() && canStart(token)) {
                return entry.getKey();
            }
        }
        return Integer.MAX_VALUE;
    }
}
