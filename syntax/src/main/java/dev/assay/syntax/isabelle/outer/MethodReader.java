package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Argument;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
            "set",
            "pred",
            "type",
            "flip",
            "delcong",
            "delsplit");

    private static final Set<String> SECOND = Set.of("add", "del", "only", "flip");

    /** Methods whose arguments are terms. */
    private static final Set<String> ABOUT_TERMS = Set.of(
            "induct",
            "induction",
            "induct_tac",
            "cases",
            "case_tac",
            "coinduct",
            "coinduction",
            "subgoal_tac",
            "thin_tac",
            "rename_tac",
            "goal_cases");

    /** Methods whose facts may stand after {@code x = t and … in}. */
    private static final Set<String> WITH_ASSIGNMENTS =
            Set.of("rule_tac", "erule_tac", "drule_tac", "frule_tac", "cut_tac");

    /** Sections whose arguments are terms. */
    private static final Set<String> OF_TERMS = Set.of("arbitrary", "taking");

    MethodReader(CommandSpan span) {
        super(span);
    }

    /** A method as a proof command has it: a name alone, or anything in parentheses. */
    Method method() {
        if (accept("(")) {
            Method result = alternatives();
            expect(")");
            return postfix(result);
        }
        Token token = peek();
        if (token.kind() == Token.Kind.CARTOUCHE || !(atName() || isSign(token))) {
            throw expected("a method");
        }
        next();
        return postfix(new Method.Named(nameOf(token), List.of(new Method.Section("", List.of()))));
    }

    private static boolean isSign(Token token) {
        return token.is("-") || token.is(".") || token.is("..");
    }

    boolean atMethod() {
        return is("(") || atName() || is("-");
    }

    private Method alternatives() {
        List<Method> parts = separated("|", this::structured);
        return parts.size() == 1 ? parts.getFirst() : new Method.Choice(parts);
    }

    private Method structured() {
        Method result = sequence();
        while (accept(";")) {
            result = new Method.Structured(result, sequence());
        }
        return result;
    }

    private Method sequence() {
        List<Method> parts = separated(",", this::item);
        return parts.size() == 1 ? parts.getFirst() : new Method.Sequence(parts);
    }

    private Method item() {
        if (accept("(")) {
            Method result = alternatives();
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
        var sections = new ArrayList<Method.Section>();
        var tokens = new ArrayList<Token>();
        String keyword = "";
        String modifier = "";
        int depth = 0;
        while (!atEnd() && (depth > 0 || !isEnd())) {
            int header = depth == 0 ? header() : 0;
            if (header > 0) {
                sections.addAll(sections(word.text(), keyword, modifier, tokens));
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
        sections.addAll(sections(word.text(), keyword, modifier, tokens));
        return postfix(new Method.Named(nameOf(word), sections));
    }

    private Method using() {
        var facts = new ArrayList<FactReference>();
        while (!accept("in")) {
            if (!accept("and")) {
                if (!atFact()) {
                    throw expected("the name of a fact, or `in`");
                }
                facts.add(fact());
            }
        }
        return new Method.Using(facts, item());
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

    /** What {@code and} separates are sections of their own, where it is about several goals. */
    private List<Method.Section> sections(String method, String keyword, String modifier, List<Token> tokens) {
        int end = method.startsWith("induct") && !keyword.equals("rule") ? separator(tokens) : tokens.size();
        var result = new ArrayList<>(section(method, keyword, modifier, tokens.subList(0, end)));
        if (end < tokens.size()) {
            List<Token> rest = tokens.subList(end + 1, tokens.size());
            for (Method.Section section : sections(method, keyword, modifier, rest)) {
                result.add(new Method.Section("and", section.arguments()));
            }
        }
        return result;
    }

    /** Where {@code and} stands between terms, or else the end. */
    private static int separator(List<Token> tokens) {
        return IntStream.range(0, tokens.size())
                .filter(i -> tokens.get(i).is("and"))
                .findFirst()
                .orElse(tokens.size());
    }

    private List<Method.Section> section(String method, String keyword, String modifier, List<Token> tokens) {
        var span = new CommandSpan(source(), span().word(), span().kind(), List.of(), tokens, span().end());
        var reader = new MethodReader(span);
        boolean areTerms = keyword.isEmpty() ? ABOUT_TERMS.contains(method) : OF_TERMS.contains(keyword);
        List<Argument> assignments =
                keyword.isEmpty() && WITH_ASSIGNMENTS.contains(method) ? reader.assignments() : List.of();
        var arguments = new Method.Section(keyword, modifier, reader.arguments(areTerms));
        return assignments.isEmpty()
                ? List.of(arguments)
                : List.of(arguments, new Method.Section(Method.WHERE, assignments));
    }

    /** {@code x = t and y = u in}, or nothing. */
    private List<Argument> assignments() {
        if (!peek(1).is("=")) {
            return List.of();
        }
        List<Argument> result = separated("and", () -> {
            Name variable = nameOf(next());
            expect("=");
            return new Argument.Assignment(variable, inner("a term"));
        });
        expect("in");
        return result;
    }

    /** Terms or facts, after options in parentheses; what is neither, only the method itself can tell. */
    private List<Argument> arguments(boolean areTerms) {
        var result = new ArrayList<Argument>();
        try {
            while (is("(")) {
                result.add(option());
            }
            while (!atEnd()) {
                if (accept("and")) {
                    continue;
                }
                if (!areTerms && !atFact()) {
                    throw expected("the name of a fact");
                }
                result.add(areTerms ? inner("a term") : fact());
            }
            return result;
        } catch (Unreadable _) {
            return span().arguments().stream()
                    .<Argument>map(token -> new Argument.Word(token.text()))
                    .toList();
        }
    }

    /** {@code (no_types, lifting)} as one word. */
    private Argument.Word option() {
        expect("(");
        String inside = until(")").stream().map(Token::text).collect(Collectors.joining());
        expect(")");
        return new Argument.Word("(" + inside + ")");
    }

    private Method postfix(Method method) {
        Method result = method;
        while (true) {
            if (accept("?")) {
                result = new Method.Optional(result);
            } else if (accept("+")) {
                result = new Method.Repeated(result);
            } else if (is("[") && peek(1).kind() == Token.Kind.NATURAL) {
                next();
                result = new Method.Restricted(result, number("how many goals"));
                expect("]");
            } else {
                return result;
            }
        }
    }
}
