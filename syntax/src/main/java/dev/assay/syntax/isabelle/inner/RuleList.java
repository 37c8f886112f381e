package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.infer.PreTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Productions written as text. Words are separated by blanks: {@code $term} is an argument, {@code $term:10} one of at
 * least that priority, {@code $term,+} and {@code $term,*} a list with commas, {@code #identifier} a token of that kind,
 * and any other word a delimiter.
 */
final class RuleList {
    private static final Pattern ARGUMENT = Pattern.compile("\\$([a-z]+)(?::(-?\\d+))?(?:(\\S*)([+*]))?");

    private final List<Production> productions = new ArrayList<>();

    List<Production> productions() {
        return productions;
    }

    void term(String text, int priority, Meaning.OfTerm meaning) {
        rule(Category.TERM, text, priority, meaning);
    }

    void term(List<Part> parts, int priority, Meaning.OfTerm meaning) {
        productions.add(new Production(Category.TERM, parts, priority, meaning));
    }

    /** Notation for a constant, applied to the arguments in their order. */
    void constant(String text, int priority, String name) {
        rule(Category.TERM, text, priority, new Meaning.Notation(new Head.Constant(name)));
    }

    /** A binary operator with its section (⊕), the priorities of its operands and its own. */
    void infix(String symbol, int left, int right, int priority, String name) {
        constant("$term:" + left + " " + symbol + " $term:" + right, priority, name);
        constant("(" + symbol + ")", 1000, name);
    }

    /** Qp₁ … pₙ. body. */
    void binder(String symbol, int body, int priority, String name) {
        term(symbol + " $patterns . $term:" + body, priority, (t, node) -> {
            PreTerm quantifier = PreTerms.constant(name, node.position());
            return Translation.bound(quantifier, t.patterns(node.child(0)), t.term(node.child(1)));
        });
    }

    void type(String text, int priority, Meaning.OfType meaning) {
        rule(Category.TYPE, text, priority, meaning);
    }

    void rule(Category category, String text, int priority, Meaning meaning) {
        var parts = new ArrayList<Part>();
        for (String word : text.trim().split(" +")) {
            parts.add(part(word));
        }
        productions.add(new Production(category, parts, priority, meaning));
    }

    private static Part part(String word) {
        Matcher matcher = ARGUMENT.matcher(word);
        if (matcher.matches()) {
            String priority = matcher.group(2);
            var argument = new Part.Argument(
                    Category.named(matcher.group(1)), priority == null ? Priority.LOWEST : Integer.parseInt(priority));
            String repetition = matcher.group(4);
            return repetition == null
                    ? argument
                    : new Part.Repeated(argument, matcher.group(3), repetition.equals("+") ? 1 : 0);
        }
        return switch (word) {
            case "#identifier" -> new Part.Lexeme(Token.Kind.IDENTIFIER);
            case "#long" -> new Part.Lexeme(Token.Kind.LONG_IDENTIFIER);
            case "#variable" -> new Part.Lexeme(Token.Kind.VARIABLE);
            case "#typevariable" -> new Part.Lexeme(Token.Kind.TYPE_VARIABLE);
            case "#typeunknown" -> new Part.Lexeme(Token.Kind.TYPE_UNKNOWN);
            case "#numeral" -> new Part.Lexeme(Token.Kind.NUMERAL);
            case "#decimal" -> new Part.Lexeme(Token.Kind.DECIMAL);
            case "#string" -> new Part.Lexeme(Token.Kind.STRING);
            default -> new Part.Terminal(word);
        };
    }
}
