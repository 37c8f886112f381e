package dev.assay.syntax.isabelle.outer;

import dev.assay.syntax.isabelle.symbol.SymbolText;
import java.util.Set;

/** Where to go on in a file after something quoted that does not end: at a line that surely begins a command. */
final class Resumption {
    /** Command words that no term and hardly any text has at the beginning of a line. */
    private static final Set<String> STATEMENTS = Set.of(
            "abbreviation",
            "codatatype",
            "coinductive",
            "corollary",
            "datatype",
            "definition",
            "end",
            "fun",
            "function",
            "inductive",
            "inductive_set",
            "instantiation",
            "interpretation",
            "lemma",
            "lemmas",
            "locale",
            "nitpick",
            "oops",
            "primrec",
            "proposition",
            "quickcheck",
            "section",
            "subsection",
            "theorem",
            "type_synonym",
            "typedef");

    private static final int LONGEST = 20;

    /** Each goes through the file to its end, so that without a limit a file of nothing else takes quadratic time. */
    private static final int MOST = 20;

    private final SymbolText symbols;
    private int used;

    Resumption(SymbolText symbols) {
        this.symbols = symbols;
    }

    boolean isFirstOnLine(int index) {
        int before = index - 1;
        while (before >= 0 && (symbols.symbol(before) == ' ' || symbols.symbol(before) == '\t')) {
            before--;
        }
        return before < 0 || symbols.symbol(before) == '\n';
    }

    /** Whether one of those words stands at an index, which has to be the beginning of a line. */
    boolean isStatementAt(int index) {
        var word = new StringBuilder();
        int at = index;
        while (at < symbols.length() && word.length() < LONGEST && isInWord(symbols.symbol(at))) {
            word.appendCodePoint(symbols.symbol(at));
            at++;
        }
        return STATEMENTS.contains(word.toString())
                && (at == symbols.length() || Character.isWhitespace(symbols.symbol(at)) || symbols.symbol(at) == '[');
    }

    private static boolean isInWord(int symbol) {
        return symbol >= 'a' && symbol <= 'z' || symbol == '_';
    }

    /** The next line after an index at which a statement begins, or the end of the file. */
    int after(int index) {
        used++;
        if (used <= MOST) {
            for (int at = index; at < symbols.length(); at++) {
                if (symbols.symbol(at) == '\n' && isStatementAt(at + 1)) {
                    return at + 1;
                }
            }
        }
        return symbols.length();
    }
}
