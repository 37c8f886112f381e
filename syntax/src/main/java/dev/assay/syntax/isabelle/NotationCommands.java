package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.inner.TypeName;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code notation}, {@code type_notation} and their opposites. */
final class NotationCommands {
    private NotationCommands() {}

    static Context read(Context context, NotationCommand command, Journal journal) {
        return switch (command) {
            case NotationCommand.Notation notation -> notation(context, notation);
            case NotationCommand.Overloading overloading -> overloaded(context, overloading);
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
                    : ofTerm(result, entry, name, mixfix.get(), command.remove());
        }
        return Targets.leave(result, outer, command.target());
    }

    private static Context overloaded(Context context, NotationCommand.Overloading command) {
        Context result = context;
        for (NotationCommand.Variants entry : command.constants()) {
            String constant =
                    constant(context, entry.constant().text(), entry.constant().position());
            var meanings = new ArrayList<>(result.variants(constant));
            for (Inner variant : entry.variants()) {
                String meaning = constant(context, variant.text(), variant.position(0));
                meanings.remove(meaning);
                if (!command.remove()) {
                    meanings.add(meaning);
                }
            }
            result = result.withVariants(constant, meanings);
        }
        return result;
    }

    private static String constant(Context context, String name, Position position) {
        return context.constant(name)
                .orElseThrow(() -> new SyntaxException(position, "there is no constant named " + name));
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

    private static Context ofTerm(
            Context context, NotationCommand.Entry entry, String name, MixfixSyntax mixfix, boolean remove) {
        Head head = context.fixed(name).isPresent()
                ? new Head.Variable(name)
                : new Head.Constant(constant(context, name, entry.subject().position(0)));
        if (remove) {
            return context.withGrammar(context.grammar().without(head, mixfix));
        }
        Context result = context.withGrammar(context.grammar().with(head, mixfix));
        if (!(context.target() instanceof Target.OfLocale(var locale))) {
            return result;
        }
        Locale extended = locale.withNotation(List.of(new Locale.Written(head, mixfix)));
        result = result.in(new Target.OfLocale(extended));
        return locale.isNamed() ? result.with(extended) : result;
    }
}
