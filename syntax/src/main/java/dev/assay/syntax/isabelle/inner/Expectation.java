package dev.assay.syntax.isabelle.inner;

import dev.assay.syntax.SyntaxException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The furthest place that a parse reached, and what would have let it go on. */
final class Expectation {
    /** The most that a sentence lists. */
    private static final int LISTED = 4;

    /** What ends something that was begun is worth more to a reader than what could go on. */
    private static final Set<String> CLOSING =
            Set.of(")", "]", "}", "⟧", "|]", "⦈", "|)", "then", "else", "in", "of", ".", "⇒", "=>", ",", "⇙");

    /** A comma before the bracket that closes. */
    private static final Comparator<String> ORDER =
            Comparator.comparing((String word) -> !word.equals(",")).thenComparing(Comparator.naturalOrder());

    private int furthest = -1;
    private boolean brackets;
    private final Set<String> expected = new TreeSet<>(ORDER);

    private boolean isFurthest(int at) {
        if (at > furthest) {
            furthest = at;
            expected.clear();
            brackets = false;
        }
        return at == furthest;
    }

    void delimiters(int at, Collection<String> delimiters) {
        if (isFurthest(at)) {
            expected.addAll(delimiters);
        }
    }

    void category(int at, Category category) {
        if (isFurthest(at)) {
            expected.add(category.shown());
        }
    }

    /** What begins there has too low a priority. */
    void brackets(int at) {
        if (isFurthest(at)) {
            brackets = true;
        }
    }

    SyntaxException failure(List<Token> tokens) {
        Token found = tokens.get(Math.max(furthest, 0));
        return new SyntaxException(found.position(), sentence(found));
    }

    private String sentence(Token found) {
        if (brackets) {
            return "what begins with " + found.shown() + " needs brackets here";
        }
        Collection<String> listed = expected;
        if (listed.size() > LISTED) {
            listed = expected.stream().filter(CLOSING::contains).toList();
        }
        if (listed.isEmpty() || listed.size() > LISTED) {
            return "unexpected " + found.shown();
        }
        return "expected " + String.join(" or ", listed) + ", found " + found.shown();
    }
}
