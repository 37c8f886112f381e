package dev.assay.syntax.isabelle;

import dev.assay.logic.proof.Name;
import dev.assay.logic.theory.Fact;
import dev.assay.syntax.isabelle.outer.FactCommand;

/** {@code hide_const}, {@code alias} and their like. */
final class NameCommands {
    private NameCommands() {}

    static Context hide(Context context, FactCommand.Hide command) {
        Context result = context;
        for (Name name : command.names()) {
            String text = name.text();
            result = switch (command.space()) {
                case CONSTANT -> {
                    if (result.constants().resolve(text).isEmpty()
                            && result.notUnderstood().constants().containsKey(text)) {
                        yield result.with(result.notUnderstood().withoutHidden(text));
                    }
                    String full = Refusal.known(result.constants().resolve(text), "constant", name);
                    yield result.withConstants(result.constants().hide(full, command.open()));
                }
                case TYPE -> {
                    String full = Refusal.known(result.types().resolve(text), "type", name);
                    yield result.withTypes(result.types().hide(full, command.open()));
                }
                case CLASS -> {
                    String full = Refusal.known(result.classes().resolve(text), "class", name);
                    yield result.withClasses(result.classes().hide(full, command.open()));
                }
                case FACT -> result.hidingFact(Refusal.known(result.fact(text).map(Fact::name), "fact", name));
            };
        }
        return result;
    }

    static Context alias(Context context, FactCommand.Alias command) {
        String alias = context.declared(command.name().text());
        Name original = command.original();
        return switch (command.space()) {
            case CONSTANT ->
                context.withConstants(context.constants()
                        .withAlias(alias, Refusal.known(context.constant(original.text()), "constant", original)));
            case TYPE ->
                context.withTypes(context.types()
                        .withAlias(alias, Refusal.known(context.types().resolve(original.text()), "type", original)));
            case CLASS, FACT -> context;
        };
    }
}
