package dev.assay.syntax.isabelle;

import dev.assay.judge.Builtins;
import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Engine;
import dev.assay.judge.Expectation;
import dev.assay.judge.Interpretation;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.judge.Vocabulary;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.Conclusion;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import dev.assay.syntax.isabelle.session.SearchPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The statements of theories. */
public final class TheoryTasks implements TaskSource {
    private final ProofChecker checker;
    private final List<Path> folders;

    /** @param checker follows the proofs that texts give */
    public TheoryTasks(ProofChecker checker) {
        this(checker, List.of());
    }

    /** @param folders where sessions and theories may lie that a text imports, beside its own folder */
    public TheoryTasks(ProofChecker checker, List<Path> folders) {
        this.checker = checker;
        this.folders = List.copyOf(folders);
    }

    @Override
    public String kind() {
        return "a theory (.thy)";
    }

    @Override
    public boolean reads(Path file) {
        return file.toString().endsWith(".thy");
    }

    @Override
    public Reading read(Path file) throws IOException {
        return read(Source.read(file), SearchPath.beside(file).with(folders));
    }

    /**
     * The statements of a text.
     *
     * @param directory where theories lie that it may import, beside those of the library
     */
    public Reading read(Source source, Optional<Path> directory) {
        return read(source, new SearchPath(directory, folders));
    }

    private Reading read(Source source, SearchPath path) {
        return tasks(source, Library.read(source, path, ProofChecker.NONE));
    }

    /** The statements of a text that was read. */
    public Reading tasks(Source source, TheoryDocument document) {
        return tasks(source.file(), document, document.imported().digest());
    }

    private Reading tasks(String file, TheoryDocument document, String imported) {
        var definitions = new Digest().add(imported);
        var facts = new Digest();
        Map<String, String> statements = new HashMap<>();
        Map<Command, List<TheoryStatement>> stated =
                document.statements().stream().collect(Collectors.groupingBy(TheoryStatement::command));
        Set<Conjecture> wished = wished(document);
        var tasks = new ArrayList<Task>();
        for (Entry entry : document.entries()) {
            Command command = entry.command();
            List<TheoryStatement> own = stated.getOrDefault(command, List.of());
            for (TheoryStatement statement : own) {
                Map<String, String> before = Map.copyOf(statements);
                statement.conjectures().stream()
                        .filter(c -> !wished.contains(c))
                        .forEach(c -> tasks.add(task(file, statement, c, definitions, before, facts)));
            }
            if (entry.outcome() instanceof Outcome.Failed(var sentence, var _)) {
                if (command instanceof FactCommand.Statement lemma) {
                    tasks.add(unread(file, document.context(), lemma, entry.position() + ": " + sentence));
                }
                continue;
            }
            switch (command) {
                case FactCommand.Statement lemma -> {
                    String text = text(lemma.span());
                    facts.add(text);
                    own.stream()
                            .flatMap(statement -> statement.conjectures().stream())
                            .forEach(c -> statements.merge(name(c), Digest.of(text), (a, b) -> Digest.of(a + b)));
                }
                case FactCommand other -> facts.add(text(other.span()));
                case Diagnostic _, Command.Heading _, Command.Text _, Command.PassedOver _, Command.Unread _ -> {}
                case TypeCommand _, ConstantCommand _, NotationCommand _, ContextCommand _ ->
                    definitions.add(text(command.span()));
            }
        }
        return new Reading(tasks, complaints(document), notes(file, document, wished.size()));
    }

    private static List<String> notes(String file, TheoryDocument document, int wished) {
        var result = new ArrayList<String>();
        document.warnings().forEach(warning -> result.add(warning.toString()));
        if (wished > 0) {
            String asked = wished == 1
                    ? "1 statement only asks whether it can hold"
                    : wished + " statements only ask whether they can hold";
            result.add(file + ": " + asked + " (nitpick with satisfy): see 'assay check'");
        }
        return result;
    }

    /** What is wrong with the text; a statement of it that cannot be read is a task, and not told twice. */
    private static List<String> complaints(TheoryDocument document) {
        Set<String> statements = document.failures().stream()
                .filter(entry -> entry.command() instanceof FactCommand.Statement)
                .map(Object::toString)
                .collect(Collectors.toSet());
        return document.complaints().stream()
                .filter(sentence -> !statements.contains(sentence))
                .toList();
    }

    /** A statement that cannot be read: nothing is decided about it. */
    private static Task unread(String file, Context context, FactCommand.Statement lemma, String why) {
        Name name = lemma.binding().name();
        Conjecture nothing = new Conjecture(
                name == null ? "" : context.name() + "." + name.text(), lemma.position(), List.of(), Hol.FALSE);
        return new Task(
                file,
                written(lemma.conclusion()),
                context.theory(),
                nothing,
                setting(context, nothing).unread(why),
                Dependencies.of(""),
                List.of());
    }

    private static String written(Conclusion conclusion) {
        List<Quoted> texts = switch (conclusion) {
            case Conclusion.Shows(var groups) -> Proposition.texts(groups);
            case Conclusion.Obtains(var cases) ->
                cases.stream()
                        .flatMap(c -> Proposition.texts(c.propositions()).stream())
                        .toList();
        };
        return texts.stream().map(Quoted::text).collect(Collectors.joining(" "));
    }

    /** Statements for which their theory wants a model: nobody claims that they always hold. */
    private static Set<Conjecture> wished(TheoryDocument document) {
        return document.questions().stream()
                .filter(question -> question.keyword().equals("nitpick"))
                .filter(question -> question.option("satisfy").equals(Optional.of("true")))
                .flatMap(question -> question.goal().stream())
                .collect(Collectors.toSet());
    }

    /** What theorems call the statement that they take for granted. */
    private static String name(Conjecture conjecture) {
        return conjecture.name().replaceAll("\\([0-9]+\\)$", "");
    }

    private Task task(
            String file,
            TheoryStatement statement,
            Conjecture conjecture,
            Digest definitions,
            Map<String, String> before,
            Digest facts) {
        String text = statement
                .text(conjecture)
                .orElseGet(() -> statement
                        .context()
                        .printer()
                        .withWidth(Integer.MAX_VALUE)
                        .print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion())));
        String proof = statement.proof().steps().stream()
                .map(step -> text(step.span()))
                .collect(Collectors.joining(" "));
        return new Task(
                file,
                text,
                statement.context().theory(),
                conjecture,
                setting(statement.context(), conjecture),
                new Dependencies(
                        new Digest()
                                .add(definitions.hex())
                                .add(conjecture)
                                .add(proof)
                                .hex(),
                        before,
                        facts.hex()),
                own(statement));
    }

    private List<Engine> own(TheoryStatement statement) {
        return switch (statement.ending()) {
            case BY, DONE, QED, IMMEDIATE -> List.of(new OwnProof(statement, checker));
            case SORRY, OOPS, UNFINISHED, NOT_NEEDED -> List.of();
        };
    }

    /** A conjecture that is no statement of the text, where the context is. */
    public static Task task(Context context, Conjecture conjecture) {
        return Task.of(context.theory(), conjecture, setting(context, conjecture));
    }

    /** What belongs to a conjecture that stands there. */
    public static Setting setting(Context context, Conjecture conjecture) {
        return new Setting(
                context.name(),
                context.printer().withWidth(Integer.MAX_VALUE),
                Context::base,
                interpretations(context),
                vocabulary(context, conjecture),
                context,
                TheoryProofPrinter.in(context),
                Builtins.NONE,
                Setting.Coverage.ALL,
                Expectation.HOLDS,
                Optional.empty());
    }

    private static List<Interpretation> interpretations(Context context) {
        return context.targetLocale()
                .filter(locale -> !locale.name().isEmpty())
                .map(locale -> context.interpretations(locale.name()).stream()
                        .map(i -> interpretation(locale, i))
                        .toList())
                .orElse(List.of());
    }

    private static Interpretation interpretation(Locale locale, dev.assay.syntax.isabelle.Interpretation found) {
        Map<Free, Term> parameters = new HashMap<>();
        for (int i = 0; i < found.parameters().size(); i++) {
            Free parameter = found.parameters().get(i);
            parameters.put(
                    new Free(parameter.name(), parameter.type().substitute(found.types())),
                    found.arguments().get(i));
        }
        return new Interpretation(found.qualifier(), found.types(), parameters, locale.assumptions());
    }

    private static Vocabulary vocabulary(Context context, Conjecture conjecture) {
        return new Vocabulary() {
            @Override
            public Optional<Type> type(String text) {
                return context.readType(text);
            }

            @Override
            public Optional<String> constant(String text) {
                return context.constant(text);
            }

            @Override
            public Optional<Term> term(String text) {
                try {
                    return Optional.of(context.terms(List.of(Quoted.of("option", text)), conjecture.variables())
                            .getFirst());
                } catch (ReadingException e) {
                    return Optional.empty();
                }
            }
        };
    }

    /** A command without comments and space. */
    private static String text(CommandSpan span) {
        return Stream.concat(Stream.of(span.word()), span.arguments().stream())
                .map(token -> token.text())
                .collect(Collectors.joining(" "));
    }
}
