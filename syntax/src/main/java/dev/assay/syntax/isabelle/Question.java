package dev.assay.syntax.isabelle;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.proof.Quoted;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.Option;
import java.util.List;
import java.util.Optional;

/**
 * A diagnostic command with all that is needed to answer it.
 *
 * @param subject what it is about
 * @param context what is known where it stands
 * @param settings what was set for the tools before it
 * @param chained the names of the facts that {@code using} gives to the goal before it
 */
public record Question(Diagnostic command, Subject subject, Context context, Settings settings, List<String> chained) {
    public Question {
        chained = List.copyOf(chained);
    }

    Question(Diagnostic command, Subject subject, Context context, Settings settings) {
        this(command, subject, context, settings, List.of());
    }

    /** What a diagnostic command is about. */
    public sealed interface Subject {}

    /** The goal of a statement: a conjecture for each proposition to be shown, with what its locale and text assume. */
    public record Goals(List<Conjecture> conjectures) implements Subject {
        public Goals {
            conjectures = List.copyOf(conjectures);
        }
    }

    /** A goal that is not known here; the reason is a sentence. */
    public record UnknownGoal(String reason) implements Subject {}

    /** No goal: the command says itself what it is about, as {@code value} does. */
    public record Itself() implements Subject {}

    /** The command's word, as {@code quickcheck}. */
    public String keyword() {
        return command.span().keyword();
    }

    public Position position() {
        return command.position();
    }

    /** The locale in which it stands, if it does. */
    public Optional<Locale> locale() {
        return context.targetLocale();
    }

    /** The options that the command itself has. */
    public List<Option> options() {
        return switch (command) {
            case Diagnostic.Ask ask -> ask.options();
            case Diagnostic.Parameters parameters -> parameters.options();
            case Diagnostic.Values values -> values.options();
            case Diagnostic.CodePredicate predicate -> predicate.options();
            case Diagnostic.Value _,
                    Diagnostic.Generator _,
                    Diagnostic.Theorems _,
                    Diagnostic.Written _,
                    Diagnostic.Find _,
                    Diagnostic.CodeTheorems _ -> List.of();
        };
    }

    /** The value of an option: the command's own, or else what was set before; one without a value is {@code true}. */
    public Optional<String> option(String name) {
        Optional<String> own = Settings.last(options(), name);
        return own.isPresent() ? own : settings.option(keyword(), name);
    }

    /**
     * The term that a text means where the command stands.
     *
     * @throws SyntaxException if it means none
     */
    public Term term(Quoted text) {
        return context.terms(List.of(text), List.of()).getFirst();
    }

    /** The texts that an option of the command has as its values, as in {@code eval = "f x" y}. */
    public List<Quoted> texts(Option option) {
        return option.values().stream()
                .filter(token -> !token.is("[") && !token.is("]") && !token.is(","))
                .map(token -> token.quoted(command.span().source()))
                .toList();
    }

    /** What the theory demands as the outcome; {@code values} says it as {@code expected "{…}"}. */
    public Optional<String> expected() {
        Optional<String> value = option("expect");
        return value.isPresent()
                ? value
                : options().stream()
                        .filter(option -> option.name().text().equals("expected"))
                        .map(option -> option.argument().isEmpty() ? option.value() : option.argumentText())
                        .findFirst();
    }

    /** The goal that it is about, if that is known: the first, or the one whose number the command gives. */
    public Optional<Conjecture> goal() {
        if (!(subject instanceof Goals(var conjectures))) {
            return Optional.empty();
        }
        int number = command instanceof Diagnostic.Ask ask ? ask.subgoal().orElse(1) : 1;
        return number >= 1 && number <= conjectures.size()
                ? Optional.of(conjectures.get(number - 1))
                : Optional.empty();
    }
}
