package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Quoted;
import dev.assay.syntax.Note;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.inner.SyntaxRuleReader;
import dev.assay.syntax.isabelle.inner.TypeName;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import dev.assay.syntax.isabelle.symbol.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** {@code notation}, {@code type_notation}, {@code adhoc_overloading} and their opposites. */
final class NotationCommands {
    /** The categories of what binds variables. */
    private static final Pattern BINDING = Pattern.compile("\\b(pttrns?|idts?|id_position)\\b");

    private NotationCommands() {}

    static Context read(Context outer, NotationCommand command, Journal journal) {
        Context context = entered(outer, command);
        Context result = context;
        for (NotationChange change : changes(outer, command, journal)) {
            result = change.apply(result);
        }
        return command instanceof NotationCommand.Notation notation
                ? Targets.leave(result, outer, notation.target())
                : result;
    }

    private static Context entered(Context outer, NotationCommand command) {
        return command instanceof NotationCommand.Notation notation ? Targets.enter(outer, notation.target()) : outer;
    }

    /** What a command changes. */
    static List<NotationChange> changes(Context outer, NotationCommand command, Journal journal) {
        return switch (command) {
            case NotationCommand.Notation notation -> notation(entered(outer, command), notation);
            case NotationCommand.Overloading overloading -> overloaded(outer, overloading);
            case NotationCommand.Syntax syntax -> syntax(outer, syntax);
            case NotationCommand.Nonterminals(var _, var names) ->
                names.stream()
                        .<NotationChange>map(name -> new NotationChange.OfNonterminal(name.text()))
                        .toList();
            case NotationCommand.Translations translations -> translations(outer, translations, journal);
        };
    }

    private static List<NotationChange> notation(Context context, NotationCommand.Notation command) {
        var result = new ArrayList<NotationChange>();
        // Notation for printing only is none for reading.
        command.entries()
                .forEach(entry -> context.listener().text(entry.subject().position()));
        if (command.mode().output()) {
            return result;
        }
        for (NotationCommand.Entry entry : command.entries()) {
            Optional<MixfixSyntax> mixfix = Texts.of(entry.mixfix());
            mixfix.ifPresent(m -> result.add(
                    command.types()
                            ? new NotationChange.OfType(type(context, entry.subject()), m, command.remove())
                            : new NotationChange.OfTerm(head(context, entry.subject()), m, command.remove())));
        }
        return result;
    }

    private static List<NotationChange> syntax(Context context, NotationCommand.Syntax command) {
        var result = new ArrayList<NotationChange>();
        for (Fix production : command.productions()) {
            if (production.type() != null) {
                context.listener().text(production.type().position());
            }
            Optional<MixfixSyntax> mixfix = Texts.of(production.mixfix());
            if (mixfix.isPresent() && !command.mode().output()) {
                result.add(syntax(context, production, mixfix.get(), command.remove()));
            }
        }
        return result;
    }

    /** Notation for a constant that has a meaning is that of {@code notation}, unless rules have to say what it binds. */
    private static NotationChange syntax(Context context, Fix production, MixfixSyntax mixfix, boolean removes) {
        String name = production.name().text();
        Optional<String> constant = name.startsWith("_") ? Optional.empty() : context.constant(name);
        Quoted type = production.type();
        boolean binds = type != null && BINDING.matcher(type.text()).find();
        return constant.isPresent() && !binds
                ? new NotationChange.OfTerm(new Head.Constant(constant.get()), mixfix, removes)
                : new NotationChange.OfSyntax(name, type == null ? "" : type.text(), mixfix, removes);
    }

    /** A rule that cannot be read costs the notation that it is for. */
    private static List<NotationChange> translations(
            Context context, NotationCommand.Translations command, Journal journal) {
        var result = new ArrayList<NotationChange>();
        var reader = new SyntaxRuleReader(context.grammar(), context);
        // The newest rule comes first, but of those in one command the first.
        for (NotationCommand.Rule rule : command.rules().reversed()) {
            context.listener().text(rule.left().term().position());
            context.listener().text(rule.right().term().position());
            if (rule.direction() == NotationCommand.Direction.PRINT) {
                continue;
            }
            try {
                result.add(new NotationChange.OfRule(
                        reader.rule(
                                Texts.of(rule.left().term()),
                                Texts.of(rule.right().term())),
                        command.remove()));
            } catch (SyntaxException e) {
                journal.note(new Note(e.position(), "This rule is left out: " + e.getMessage() + "."));
                reader.lost(Texts.of(rule.left().term()))
                        .ifPresent(lost -> result.add(new NotationChange.OfRule(lost, command.remove())));
            }
        }
        return result;
    }

    private static List<NotationChange> overloaded(Context context, NotationCommand.Overloading command) {
        var result = new ArrayList<NotationChange>();
        for (NotationCommand.Variants entry : command.constants()) {
            String constant =
                    constant(context, entry.constant().text(), entry.constant().position());
            for (Quoted variant : entry.variants()) {
                context.listener().text(variant.position());
                String meaning = constant(context, Symbols.toUnicode(variant.text()), variant.position());
                result.add(new NotationChange.Variant(constant, meaning, command.remove()));
            }
        }
        return result;
    }

    private static String constant(Context context, String name, Position position) {
        return context.constant(name)
                .orElseThrow(() -> new SyntaxException(position, "there is no constant named " + name));
    }

    private static String type(Context context, Quoted subject) {
        String name = Symbols.toUnicode(subject.text());
        String full = context.types()
                .resolve(name)
                .orElseThrow(() -> new SyntaxException(subject.position(), "there is no type named " + name));
        TypeName known = context.typeName(full).orElseThrow();
        return known instanceof TypeName.Constructor(var constructor, var _) ? constructor : full;
    }

    private static Head head(Context context, Quoted subject) {
        String name = Symbols.toUnicode(subject.text());
        return context.fixed(name).isPresent()
                ? new Head.Variable(name)
                : new Head.Constant(constant(context, name, subject.position()));
    }
}
