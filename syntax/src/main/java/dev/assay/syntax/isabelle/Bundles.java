package dev.assay.syntax.isabelle;

import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.outer.Name;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Notation that is declared in a {@code bundle} and holds where the bundle is opened. */
final class Bundles {
    /** One notation that comes or goes. */
    record Change(Head head, MixfixSyntax mixfix, boolean remove) {
        private Context apply(Context context, boolean inverse) {
            return context.withGrammar(
                    remove != inverse
                            ? context.grammar().without(head, mixfix)
                            : context.grammar().with(head, mixfix));
        }
    }

    private Bundles() {}

    /** What a command in a bundle changes; notation for types is not kept. */
    static List<Change> changes(Context context, NotationCommand.Notation command) {
        var result = new ArrayList<Change>();
        if (command.mode().output() || command.types()) {
            return result;
        }
        for (NotationCommand.Entry entry : command.entries()) {
            Texts.of(entry.mixfix())
                    .ifPresent(mixfix -> result.add(
                            new Change(NotationCommands.head(context, entry.subject()), mixfix, command.remove())));
        }
        return result;
    }

    /** With the bundles opened; those that nobody knows here are about proofs, and change nothing. */
    static Context open(Context context, List<Name> names) {
        return apply(context, names, false);
    }

    /** Without what {@link #open} did. */
    static Context close(Context context, List<Name> names) {
        return apply(context, names.reversed(), true);
    }

    private static Context apply(Context context, List<Name> names, boolean closing) {
        Context result = context;
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i).text();
            boolean negated = false;
            int before = closing ? i + 1 : i - 1;
            if (before >= 0 && before < names.size() && names.get(before).text().equals("no")) {
                negated = true;
            }
            Optional<List<Change>> changes = context.bundle(name);
            if (changes.isEmpty() && name.startsWith("no_")) {
                changes = context.bundle(name.substring("no_".length()));
                negated = true;
            }
            boolean inverse = negated != closing;
            List<Change> steps = changes.orElse(List.of());
            for (Change step : inverse ? steps.reversed() : steps) {
                result = step.apply(result, inverse);
            }
        }
        return result;
    }
}
