package dev.assay.syntax.isabelle;

import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.inner.TypeName;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import java.util.Optional;

/** {@code notation}, {@code type_notation} and their opposites. */
final class NotationCommands {
    private NotationCommands() {}

    static Context read(Context context, NotationCommand command, Journal journal) {
        return switch (command) {
            case NotationCommand.Notation notation -> notation(context, notation);
            case NotationCommand.Syntax _, NotationCommand.Nonterminals _, NotationCommand.Translations _ -> {
                journal.passedOver("Notation that needs translation rules is not read.");
                yield context;
            }
        };
    }

    private static Context notation(Context outer, NotationCommand.Notation command) {
        if (command.mode().output()) {
            return outer;
        }
        Context context = Targets.enter(outer, command.target());
        Context result = context;
        for (NotationCommand.Entry entry : command.entries()) {
            Optional<MixfixSyntax> mixfix = Texts.of(entry.mixfix());
            if (mixfix.isEmpty()) {
                continue;
            }
            String name = entry.subject().text();
            result = command.types()
                    ? ofType(result, entry, name, mixfix.get(), command.remove())
                    : ofTerm(result, entry, mixfix.get(), command.remove());
        }
        return Targets.leave(result, outer, command.target());
    }

    private static Context ofType(
            Context context, NotationCommand.Entry entry, String name, MixfixSyntax mixfix, boolean remove) {
        String full = context.types()
                .resolve(name)
                .orElseThrow(() -> new SyntaxException(entry.subject().position(0), "there is no type named " + name));
        TypeName known = context.typeName(full).orElseThrow();
        String subject = known instanceof TypeName.Constructor(var constructor, var _) ? constructor : full;
        return context.withGrammar(
                remove
                        ? context.grammar().withoutType(subject, mixfix)
                        : context.grammar().withType(subject, mixfix));
    }

    private static Context ofTerm(Context context, NotationCommand.Entry entry, MixfixSyntax mixfix, boolean remove) {
        Head head = head(context, entry.subject());
        return context.withGrammar(
                remove
                        ? context.grammar().without(head, mixfix)
                        : context.grammar().with(head, mixfix));
    }

    /** The variable or constant that is to be written in another way. */
    static Head head(Context context, Inner subject) {
        String name = subject.text();
        return context.fixed(name).isPresent()
                ? new Head.Variable(name)
                : new Head.Constant(context.constant(name)
                        .orElseThrow(
                                () -> new SyntaxException(subject.position(0), "there is no constant named " + name)));
    }
}
