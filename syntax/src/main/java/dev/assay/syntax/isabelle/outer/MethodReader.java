package dev.assay.syntax.isabelle.outer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads proof methods. */
final class MethodReader extends Phrases {
    /** What a section of arguments may begin with; {@code simp add:} counts as one. */
    private static final Set<String> KEYWORDS = Set.of(
            "add",
            "del",
            "only",
            "simp",
            "intro",
            "elim",
            "dest",
            "split",
            "cong",
            "iff",
            "rule",
            "arbitrary",
            "taking",
            "unfold",
            "delcong",
            "delsplit");

    private static final Set<String> SECOND = Set.of("add", "del", "only");

    MethodReader(CommandSpan span) {
        super(span);
    }

    /** A method as a proof command has it: a name alone, or anything in parentheses. */
    MethodText method() {
        if (accept("(")) {
            MethodText result = alternatives();
            expect(")");
            return postfix(result);
        }
        Token token = peek();
        if (token.kind() == Token.Kind.CARTOUCHE || !(atName() || isSign(token))) {
            throw expected("a method");
        }
        next();
        return postfix(new MethodText.Named(nameOf(token), List.of(section("", "", List.of()))));
    }

    private static boolean isSign(Token token) {
        return token.is("-") || token.is(".") || token.is("..");
    }

    boolean atMethod() {
        return is("(") || atName() || is("-");
    }

    private MethodText alternatives() {
        List<MethodText> parts = separated("|", this::structured);
        return parts.size() == 1 ? parts.getFirst() : new MethodText.Choice(parts);
    }

    private MethodText structured() {
        MethodText result = sequence();
        while (accept(";")) {
            result = new MethodText.Structured(result, sequence());
        }
        return result;
    }

    private MethodText sequence() {
        List<MethodText> parts = separated(",", this::item);
        return parts.size() == 1 ? parts.getFirst() : new MethodText.Sequence(parts);
    }

    private MethodText item() {
        if (accept("(")) {
            MethodText result = alternatives();
            expect(")");
            return postfix(result);
        }
        Token word = peek();
        if (!(atName() || isSign(word))) {
            throw expected("a method");
        }
        next();
        if (word.is("use")) {
            return using();
        }
        var sections = new ArrayList<MethodText.Section>();
        var tokens = new ArrayList<Token>();
        String keyword = "";
        String modifier = "";
        int depth = 0;
        while (!atEnd() && (depth > 0 || !isEnd())) {
            int header = depth == 0 ? header() : 0;
            if (header > 0) {
                sections.add(section(keyword, modifier, tokens));
                tokens.clear();
                keyword = "";
                modifier = "";
                for (int i = 0; i < header; i++) {
                    String text = next().text();
                    if (text.contains("!") || text.contains("?")) {
                        modifier = text.replace(":", "");
                    } else if (!text.equals(":")) {
                        keyword = text.equals("add") && !keyword.isEmpty() ? keyword : joined(keyword, text);
                    }
                }
            } else {
                Token token = next();
                depth += opens(token) ? 1 : closes(token) ? -1 : 0;
                tokens.add(token);
            }
        }
        sections.add(section(keyword, modifier, tokens));
        return postfix(new MethodText.Named(nameOf(word), sections));
    }

    private MethodText using() {
        var facts = new ArrayList<Fact>();
        while (!accept("in")) {
            if (!accept("and")) {
                if (!atFact()) {
                    throw expected("the name of a fact, or `in`");
                }
                facts.add(fact());
            }
        }
        return new MethodText.Using(facts, item());
    }

    private static String joined(String before, String word) {
        return before.isEmpty() ? word : before + " " + word;
    }

    /** How many tokens the header of a section takes that begins here, or 0. */
    private int header() {
        if (!KEYWORDS.contains(peek().text()) || peek().isQuoted()) {
            return 0;
        }
        int at = SECOND.contains(peek(1).text()) ? 2 : 1;
        if (peek(at).is("!") || peek(at).is("?")) {
            at++;
        }
        return peek(at).is(":") || peek(at).is("!:") || peek(at).is("?:") ? at + 1 : 0;
    }

    private boolean isEnd() {
        return is(")") || is(",") || is("|") || is(";") || is("+") || is("?") || is("[") && isNumber();
    }

    /** A restriction to some goals, rather than attributes of a fact. */
    private boolean isNumber() {
        return peek(2).is("]") && peek(1).kind() == Token.Kind.NATURAL && !isName(peek(-1));
    }

    private MethodText.Section section(String keyword, String modifier, List<Token> tokens) {
        return new MethodText.Section(
                keyword,
                modifier,
                new CommandSpan(source(), span().word(), span().kind(), List.of(), tokens, span().end()));
    }

    private MethodText postfix(MethodText method) {
        MethodText result = method;
        while (true) {
            if (accept("?")) {
                result = new MethodText.Optional(result);
            } else if (accept("+")) {
                result = new MethodText.Repeated(result);
            } else if (is("[") && peek(1).kind() == Token.Kind.NATURAL) {
                next();
                result = new MethodText.Restricted(result, number("how many goals"));
                expect("]");
            } else {
                return result;
            }
        }
    }
}
