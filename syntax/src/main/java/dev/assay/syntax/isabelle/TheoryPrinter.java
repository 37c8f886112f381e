package dev.assay.syntax.isabelle;

import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.CommandKind;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.TheoryText;
import dev.assay.syntax.isabelle.session.SearchPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Prints a theory as it was understood: every term and type as inferred, proofs as {@code sorry}. Each command is printed
 * with as much type information as it takes for the text to mean the same when it is read in the place of the original.
 */
public final class TheoryPrinter {
    private final TheoryText text;
    private final Imported imported;
    private final TheoryReader reader;
    private final List<CommandSpan> spans;
    private final String header;
    private final StringBuilder out = new StringBuilder();
    private int elaborated;
    private int asWritten;

    private TheoryPrinter(Source source, Library.Opened opened) {
        this.text = opened.text();
        this.imported = opened.imported();
        this.spans = OuterSyntax.spans(source);
        this.header = text.header() == null ? "" : text.header().span().text();
        String name = text.header() == null ? "Scratch" : text.header().name().text();
        this.reader = new TheoryReader(opened.imports().named(name));
    }

    /** @param folders where sessions and theories may lie that it imports, beside its own folder */
    public static PrintedTheory print(Path file, List<Path> folders) throws IOException {
        return print(Source.read(file), SearchPath.beside(file).with(folders));
    }

    /** @param directory where imported theories may lie that the library does not have */
    public static PrintedTheory print(Source source, Optional<Path> directory) {
        return print(source, new SearchPath(directory, List.of()));
    }

    private static PrintedTheory print(Source source, SearchPath path) {
        return new TheoryPrinter(source, Library.open(source, path)).print();
    }

    private PrintedTheory print() {
        if (!header.isEmpty()) {
            out.append(header.strip()).append("\n\n");
        }
        Set<CommandSpan> seen = new HashSet<>();
        for (Command command : text.commands()) {
            TheoryReader before = reader.branch(Listener.NONE);
            reader.read(command);
            if (seen.add(command.span())) {
                String shown = shown(command, before, reader.entries().getLast());
                out.append(shown).append(shown.isEmpty() ? "" : "\n\n");
            }
        }
        return new PrintedTheory(
                reader.document(text).with(imported), out.toString().stripTrailing() + "\n", elaborated, asWritten);
    }

    private String shown(Command command, TheoryReader before, Entry entry) {
        return switch (entry.outcome()) {
            case Outcome.PassedOver(var reason) -> remark(command.span().keyword() + ": " + reason);
            case Outcome.Failed(var sentence, var _) -> remark("not understood: " + entry.position() + ": " + sentence);
            case Outcome.Defined _, Outcome.Stated _ -> understood(command, before);
        };
    }

    private static String remark(String sentence) {
        return "(* " + sentence.replace("(*", "( *").replace("*)", "* )") + " *)";
    }

    private String understood(Command command, TheoryReader before) {
        var meaning = new Recording();
        before.branch(meaning).read(command);
        List<CommandSpan> proof = proof(command);
        if (meaning.all().isEmpty()) {
            return new CommandText(command.span(), proof).asWritten();
        }
        for (TermText.Detail detail : TermText.Detail.values()) {
            String printed =
                    new CommandText(command.span(), proof).with(new TermText(before.context(), meaning, detail));
            if (meansTheSame(printed, before, meaning)) {
                elaborated++;
                return printed;
            }
        }
        asWritten++;
        return new CommandText(command.span(), proof).asWritten();
    }

    /** What follows the command up to the next that is not part of its proof. */
    private List<CommandSpan> proof(Command command) {
        int start = command.span().start();
        int next = text.commands().stream()
                .mapToInt(c -> c.span().start())
                .filter(s -> s > start)
                .min()
                .orElse(Integer.MAX_VALUE);
        return spans.stream()
                .filter(span -> span.start() > start && span.start() < next && span.kind() != CommandKind.THEORY)
                .toList();
    }

    private boolean meansTheSame(String printed, TheoryReader before, Recording meaning) {
        // The header may declare keywords that the command needs.
        var source = new Source("", header + "\n" + printed);
        TheoryText again = OuterSyntax.read(source);
        var recording = new Recording();
        TheoryReader trial = before.branch(recording);
        again.commands().forEach(trial::read);
        return again.errors().isEmpty()
                && trial.entries().stream().noneMatch(e -> e.outcome() instanceof Outcome.Failed)
                && recording.all().equals(meaning.all());
    }
}
