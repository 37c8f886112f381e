package dev.assay.syntax.isabelle;

import dev.assay.syntax.isabelle.inner.NotationDelimiters;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import java.util.LinkedHashSet;
import java.util.Set;

/** Keeps the names that a command should have declared and did not, so that they are never taken for variables. */
final class LostNames {
    private LostNames() {}

    /**
     * What is known after a command.
     *
     * @param before what was known before it
     * @param after what it has made of that
     */
    static Context after(Command command, Outcome outcome, Context before, Context after) {
        return switch (outcome) {
            case Outcome.Stated _ -> after;
            case Outcome.Failed _ -> failed(command, after);
            case Outcome.PassedOver _ -> command instanceof Command.PassedOver ? passedOver(command, after) : after;
            case Outcome.Defined _ -> isDefinition(command, before) ? defined(command, after) : after;
        };
    }

    private static Context failed(Command command, Context context) {
        DeclaredNames names = DeclaredNames.of(command);
        names.described.stream().filter(name -> isOfUser(name, context)).forEach(names.constants::add);
        if (command instanceof ContextCommand.Interpretation interpretation) {
            names.constants.addAll(interpreted(interpretation, context));
        }
        if (command instanceof ConstantCommand && context.target() instanceof Target.Overloading(var overloaded)) {
            overloaded.forEach(
                    o -> names.constants.add(Context.base(o.constant().name())));
        }
        return context.with(context.notUnderstood().with(names, reason(command, "failed")));
    }

    /** Whether the name is that of a constant of the text, and not of the library. */
    private static boolean isOfUser(String name, Context context) {
        return context.constants()
                .resolve(name)
                .filter(full -> !Library.contains(full.substring(0, Math.max(0, full.indexOf('.')))))
                .isPresent();
    }

    /** The names that an interpretation makes without a qualifier, or with one that may be left out. */
    private static Set<String> interpreted(ContextCommand.Interpretation command, Context context) {
        var result = new LinkedHashSet<String>();
        for (var instance : command.expression().instances()) {
            if ((instance.qualifier() == null || !instance.mandatory())
                    && !context.notUnderstood()
                            .locales()
                            .containsKey(instance.locale().text())) {
                context.locale(instance.locale().text())
                        .ifPresent(locale -> result.addAll(locale.constants().keySet()));
            }
        }
        return result;
    }

    private static Context passedOver(Command command, Context context) {
        DeclaredNames names = DeclaredNames.of(command);
        names.constants.removeIf(name -> context.constants().resolve(name).isPresent());
        names.generated.removeIf(name -> context.constants().resolve(name).isPresent());
        for (String translated : names.translated) {
            names.constants.add(Context.base(translated));
            context.constant(translated)
                    .map(context.grammar().notation()::get)
                    .map(NotationDelimiters::of)
                    .filter(delimiters -> !delimiters.isEmpty())
                    .ifPresent(names.notations::add);
        }
        return context.with(context.notUnderstood().with(names, reason(command, "is passed over")));
    }

    private static boolean isDefinition(Command command, Context before) {
        return switch (before.target()) {
            case Target.Global _, Target.OfLocale _, Target.OfClass _ ->
                command instanceof TypeCommand
                        || command instanceof ConstantCommand
                        || command instanceof ContextCommand.Locale;
            case Target.OfInstance _, Target.Overloading _ -> false;
        };
    }

    /** What Isabelle has by the command, and we have not. */
    private static Context defined(Command command, Context context) {
        Set<String> names = DeclaredNames.of(command).generated;
        names.removeIf(name -> context.constants().resolve(name).isPresent());
        return names.isEmpty()
                ? context
                : context.with(context.notUnderstood()
                        .withConstants(
                                names,
                                "Assay's " + command.span().keyword() + " at " + command.position()
                                        + " does not make it"));
    }

    private static String reason(Command command, String what) {
        return "the " + command.span().keyword() + " at " + command.position() + " " + what;
    }
}
