package dev.assay.syntax.isabelle.outer;

import java.util.List;

/** How far the arguments of a proof command reach, so that what follows them is not taken for one. */
final class Methods {
    private Methods() {}

    /** The index of the first argument that cannot belong to the command; if there is none, how many there are. */
    static int end(CommandSpan span) {
        List<Token> arguments = span.arguments();
        return switch (span.keyword()) {
            case "oops", "done", "sorry", ".", "..", "{", "}", "next", "back", "then", "\\<proof>" -> 0;
            case "apply", "apply_end" -> method(arguments, 0);
            case "proof", "qed" -> optional(span, 0);
            case "by" -> optional(span, method(arguments, 0));
            default -> arguments.size();
        };
    }

    /** A name at the beginning of a line that looks like a command is one with a slip in it, and no method. */
    private static int optional(CommandSpan span, int from) {
        List<Token> arguments = span.arguments();
        boolean isCommand = from < arguments.size()
                && arguments.get(from).kind() == Token.Kind.IDENTIFIER
                && CommandReader.isFirstOnLine(
                        span.source().text(), arguments.get(from).start())
                && Keywords.HOL.closestCommand(arguments.get(from).text()).isPresent();
        return isCommand ? from : method(arguments, from);
    }

    /** After one method: a name, a cartouche, or anything in parentheses; with +, ? or [n] after it. */
    private static int method(List<Token> arguments, int from) {
        if (from >= arguments.size()) {
            return from;
        }
        int at = after(arguments, from);
        while (at < arguments.size()
                && (arguments.get(at).is("+") || arguments.get(at).is("?"))) {
            at++;
        }
        return at < arguments.size() && arguments.get(at).is("[") ? after(arguments, at) : at;
    }

    /** After a token, or after the brackets that it opens. */
    private static int after(List<Token> arguments, int from) {
        int depth = 0;
        for (int i = from; i < arguments.size(); i++) {
            depth += TokenCursor.opens(arguments.get(i)) ? 1 : TokenCursor.closes(arguments.get(i)) ? -1 : 0;
            if (depth <= 0) {
                return i + 1;
            }
        }
        return arguments.size();
    }
}
