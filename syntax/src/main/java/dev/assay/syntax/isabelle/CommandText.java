package dev.assay.syntax.isabelle;

import dev.assay.syntax.isabelle.outer.CommandKind;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A command as text, without comments, with the diagnostic commands about it and without its proof. */
final class CommandText {
    /** What needs no quotes as a term or a type. */
    private static final Pattern WORD = Pattern.compile("'?[A-Za-z][A-Za-z0-9_']*");

    private final CommandSpan span;
    private final List<CommandSpan> proof;

    CommandText(CommandSpan span, List<CommandSpan> proof) {
        this.span = span;
        this.proof = proof;
    }

    String asWritten() {
        return span.text().strip() + ending();
    }

    /** With other texts for the terms and types in it. */
    String with(TermText texts) {
        Set<String> declared = tokens().stream()
                .filter(token -> token.kind() == Token.Kind.IDENTIFIER)
                .map(Token::text)
                .collect(Collectors.toSet());
        var result = new StringBuilder();
        int end = -1;
        for (Token token : tokens()) {
            if (end >= 0) {
                String gap = span.source().text().substring(end, token.start());
                result.append(gap.isEmpty() ? "" : gap.contains("\n") ? "\n  " : " ");
            }
            String raw = span.source().text().substring(token.start(), token.end());
            Optional<String> text = texts.at(token.quoted(span.source()).position(), declared);
            result.append(
                    text.map(t -> WORD.matcher(t).matches() ? t : quoted(t)).orElse(raw));
            end = token.end();
        }
        return result + ending();
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private List<Token> tokens() {
        var result = new ArrayList<>(span.modifiers());
        result.add(span.word());
        result.addAll(span.arguments());
        return result;
    }

    /** What is asked about the statement before anything is done to prove it, and a word in place of the proof. */
    private String ending() {
        if (proof.isEmpty()) {
            return "";
        }
        var result = new StringBuilder();
        for (CommandSpan step : proof) {
            if (step.kind() != CommandKind.DIAGNOSTIC) {
                break;
            }
            result.append("\n  ").append(step.text().strip());
        }
        boolean isGivenUp = proof.getLast().kind() == CommandKind.PROOF_ABORT;
        return result.append(isGivenUp ? "\n  oops" : "\n  sorry").toString();
    }
}
