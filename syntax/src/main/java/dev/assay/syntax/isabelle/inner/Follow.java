package dev.assay.syntax.isabelle.inner;

import java.util.Set;

/**
 * What may come after an argument. It only keeps the parser from trying what cannot lead to an end, so it may allow too
 * much but never too little.
 *
 * @param termLevel infixes on terms may follow whose left operand needs at most this priority
 * @param typeLevel the same for types
 * @param anything whether any token may follow
 */
record Follow(Set<String> terminals, Set<Token.Kind> kinds, int termLevel, int typeLevel, boolean anything, int id) {
    boolean lists(Token token) {
        return token.kind() == Token.Kind.DELIMITER ? terminals.contains(token.text()) : kinds.contains(token.kind());
    }
}
