package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.ProofStep;
import dev.assay.syntax.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads a theory file. */
public final class OuterSyntax {
    private final List<OuterError> errors = new ArrayList<>();
    private final CommandReader commandReader = new CommandReader(errors);
    private final List<Command> commands = new ArrayList<>();
    private @Nullable TheoryHeader header;

    private OuterSyntax() {}

    /** Reads the text as far as it can be read; never fails. */
    public static TheoryText read(Source source) {
        var lexed = OuterLexer.read(source, Keywords.HOL);
        List<TheoryHeader.KeywordDeclaration> declared = declaredKeywords(source, lexed.tokens());
        Keywords keywords = declared.isEmpty() ? Keywords.HOL : Keywords.HOL.with(declared);
        if (!declared.isEmpty()) {
            lexed = OuterLexer.read(source, keywords);
        }
        var syntax = new OuterSyntax();
        syntax.errors.addAll(lexed.errors());
        syntax.read(new SpanReader(source, keywords, syntax.errors).spans(lexed.tokens()));
        syntax.errors.sort(Comparator.comparingInt(OuterError::offset));
        return new TheoryText(syntax.header, syntax.commands, syntax.errors);
    }

    /** The command spans of a text, as far as they can be told. */
    public static List<CommandSpan> spans(Source source) {
        var lexed = OuterLexer.read(source, Keywords.HOL);
        return new SpanReader(source, Keywords.HOL, new ArrayList<>()).spans(lexed.tokens());
    }

    /** The keywords must be known before the commands are told apart, so the header is read twice. */
    private static List<TheoryHeader.KeywordDeclaration> declaredKeywords(Source source, List<Token> tokens) {
        for (CommandSpan span : new SpanReader(source, Keywords.HOL, new ArrayList<>()).spans(tokens)) {
            if (span.kind() == CommandKind.THEORY) {
                try {
                    return new HeaderReader(span).header().keywords();
                } catch (Unreadable problem) {
                    return List.of();
                }
            }
            if (span.kind() != CommandKind.DOCUMENT) {
                return List.of();
            }
        }
        return List.of();
    }

    private void read(List<CommandSpan> spans) {
        int at = 0;
        while (at < spans.size()) {
            CommandSpan span = spans.get(at);
            at++;
            switch (span.kind()) {
                case THEORY -> header(span);
                case GOAL -> at = goal(spans, at, span);
                case BLOCK -> at = span.keyword().equals("notepad") ? notepad(spans, at, span) : plain(at, span);
                case DOCUMENT, DECLARATION, END, DIAGNOSTIC -> at = plain(at, span);
                case PROOF, PROOF_GOAL, PROOF_BLOCK, PROOF_END, PROOF_ABORT -> at = stray(spans, at, span);
            }
        }
    }

    /** The proof in one line that a text is; none if it is something else. */
    public static Optional<ProofStep.By> proof(String text) {
        List<CommandSpan> spans = spans(new Source("proof", text));
        return spans.size() == 1 && ProofStepReader.read(spans.getFirst()) instanceof ProofStep.By by
                ? Optional.of(by)
                : Optional.empty();
    }

    private int plain(int next, CommandSpan span) {
        commands.addAll(commandReader.read(span, Proof.NOT_NEEDED));
        return next;
    }

    private void header(CommandSpan span) {
        try {
            if (header != null) {
                throw new Unreadable(span.word().start(), "There is a second `theory` in this file.");
            }
            var reader = new HeaderReader(span);
            header = reader.header();
            if (!reader.atEnd()) {
                commands.addAll(commandReader.leftover(span, reader.mark()));
            }
        } catch (Unreadable problem) {
            commands.add(commandReader.unread(span, problem));
        }
    }

    private int goal(List<CommandSpan> spans, int next, CommandSpan span) {
        var reader = new ProofReader(commandReader, spans, next);
        Proof proof = reader.proof();
        List<Command> read = commandReader.read(span, proof);
        // Where the statement or a step has an error of its own, that one says enough.
        boolean isSound = !(read.getFirst() instanceof Command.Unread)
                && proof.steps().stream().noneMatch(step -> step.span().hasError());
        if (proof.ending() == Proof.Ending.UNFINISHED && isSound) {
            String before = reader.end() < spans.size()
                    ? "before the next `" + spans.get(reader.end()).keyword() + "`"
                    : "before the end of the file";
            errors.add(new OuterError(
                    "The proof of this `" + span.keyword() + "` does not end " + before + ".",
                    span.source(),
                    span.word().start()));
        }
        commands.addAll(read);
        commands.addAll(reader.leftovers());
        return reader.end();
    }

    private int notepad(List<CommandSpan> spans, int next, CommandSpan span) {
        var reader = new ProofReader(commandReader, spans, next);
        commands.addAll(commandReader.read(span, reader.notepad()));
        commands.addAll(reader.leftovers());
        return reader.end();
    }

    /** Proof commands where nothing is to be proved: one error for all in a row. */
    private int stray(List<CommandSpan> spans, int next, CommandSpan span) {
        commands.add(commandReader.unread(
                span, new Unreadable(span.word().start(), "`" + span.keyword() + "` has no statement to prove.")));
        int at = next;
        while (at < spans.size() && spans.get(at).kind().isProof()) {
            at++;
        }
        return at;
    }
}
