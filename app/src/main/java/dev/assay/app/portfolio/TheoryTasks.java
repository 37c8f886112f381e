package dev.assay.app.portfolio;

import dev.assay.logic.Conjecture;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Entry;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.Outcome;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.TheoryText;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The statements of theories. */
public final class TheoryTasks implements TaskSource {
    @Override
    public boolean reads(Path file) {
        return file.toString().endsWith(".thy");
    }

    @Override
    public Reading read(Path file) throws IOException {
        Source source = Source.read(file);
        Optional<Path> directory = Optional.ofNullable(file.toAbsolutePath().getParent());
        return read(source, directory);
    }

    /**
     * The statements of a text.
     *
     * @param directory where theories lie that it may import, beside those of the library
     */
    public static Reading read(Source source, Optional<Path> directory) {
        return tasks(source, Library.read(source, directory), directory);
    }

    /** The statements of a text that was read. */
    public static Reading tasks(Source source, TheoryDocument document, Optional<Path> directory) {
        var imported = new Digest();
        if (directory.isPresent()) {
            addImports(OuterSyntax.read(source), directory.get(), imported, new HashSet<>());
        }
        return tasks(source.file(), document, imported.hex());
    }

    /** Theories that are imported from beside a file are a part of what its statements mean. */
    private static void addImports(TheoryText text, Path directory, Digest digest, Set<Path> seen) {
        if (text.header() == null) {
            return;
        }
        for (var name : text.header().imports()) {
            Path file = directory.resolve(name.text() + ".thy").normalize();
            if (Files.isRegularFile(file) && seen.add(file)) {
                try {
                    Source source = Source.read(file);
                    digest.add(source.text());
                    addImports(
                            OuterSyntax.read(source),
                            Optional.ofNullable(file.getParent()).orElse(directory),
                            digest,
                            seen);
                } catch (IOException | SyntaxException e) {
                    // Whoever reads the theory itself will complain; until then nothing is remembered of it.
                    digest.add(file + " " + System.nanoTime());
                }
            }
        }
    }

    private static Reading tasks(String file, TheoryDocument document, String imported) {
        var definitions = new Digest().add(imported);
        var facts = new Digest();
        Map<String, String> statements = new HashMap<>();
        Map<Command, TheoryStatement> stated = new HashMap<>();
        document.statements().forEach(s -> stated.put(s.command(), s));
        Set<Conjecture> wished = wished(document);
        var tasks = new ArrayList<Task>();
        for (Entry entry : document.entries()) {
            Command command = entry.command();
            TheoryStatement statement = stated.get(command);
            if (statement != null) {
                Map<String, String> before = Map.copyOf(statements);
                statement.conjectures().stream()
                        .filter(c -> !wished.contains(c))
                        .forEach(c -> tasks.add(task(file, statement, c, definitions, before, facts)));
            }
            if (entry.outcome() instanceof Outcome.Failed) {
                continue;
            }
            switch (command) {
                case FactCommand.Statement lemma -> {
                    String text = text(lemma.span());
                    facts.add(text);
                    if (statement != null) {
                        statement
                                .conjectures()
                                .forEach(c -> statements.merge(
                                        Grounds.oracle(c), Digest.of(text), (a, b) -> Digest.of(a + b)));
                    }
                }
                case FactCommand other -> facts.add(text(other.span()));
                case Diagnostic _, Command.Heading _, Command.Text _, Command.PassedOver _, Command.Unread _ -> {}
                case TypeCommand _, ConstantCommand _, NotationCommand _, ContextCommand _ ->
                    definitions.add(text(command.span()));
            }
        }
        return new Reading(
                tasks,
                Stream.concat(
                                document.errors().stream().map(Object::toString),
                                document.failures().stream().map(Object::toString))
                        .toList(),
                wished.isEmpty()
                        ? List.of()
                        : List.of(
                                file + ": " + wished.size()
                                        + " statements only ask whether they can hold (nitpick with satisfy): see 'assay check'"));
    }

    /** Statements for which their theory wants a model: nobody claims that they always hold. */
    private static Set<Conjecture> wished(TheoryDocument document) {
        return document.questions().stream()
                .filter(question -> question.keyword().equals("nitpick"))
                .filter(question -> question.option("satisfy").equals(Optional.of("true")))
                .flatMap(question -> question.goal().stream())
                .collect(Collectors.toSet());
    }

    private static Task task(
            String file,
            TheoryStatement statement,
            Conjecture conjecture,
            Digest definitions,
            Map<String, String> before,
            Digest facts) {
        TermPrinter printer = statement.context().printer().withWidth(Integer.MAX_VALUE);
        String proof = statement.proof().steps().stream()
                .map(step -> text(step.span()))
                .collect(Collectors.joining(" "));
        return new Task(
                file,
                statement.context().theory(),
                conjecture,
                printer.print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion())),
                new Task.Origin.OfTheory(statement),
                new Dependencies(
                        new Digest()
                                .add(definitions.hex())
                                .add(conjecture)
                                .add(proof)
                                .hex(),
                        before,
                        facts.hex()));
    }

    /** A command without comments and space. */
    private static String text(CommandSpan span) {
        return Stream.concat(Stream.of(span.word()), span.arguments().stream())
                .map(token -> token.text())
                .collect(Collectors.joining(" "));
    }
}
