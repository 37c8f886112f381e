package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.outer.Name;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Entering and leaving classes, locales and other contexts. */
final class Targets {
    private Targets() {}

    /** The context of a class or locale; the same where none is named. */
    static Context enter(Context context, @Nullable Name name) {
        if (name == null || name.text().equals("-")) {
            return context;
        }
        Optional<Locale> locale = context.locale(name.text());
        if (locale.isPresent()) {
            return enter(context, locale.get());
        }
        String cls = context.className(name.text())
                .orElseThrow(() -> new SyntaxException(name.position(), "there is no class or locale named " + name));
        return enterClass(context, cls);
    }

    static Context enterClass(Context context, String cls) {
        return context.in(new Target.OfClass(cls)).withTypeVariable("'a", Sort.of(cls));
    }

    static Context enter(Context context, Locale locale) {
        Context result = context.in(new Target.OfLocale(locale));
        for (Free p : locale.parameters()) {
            result = result.fixing(p.name(), p.type())
                    .withNotation(
                            new Head.Variable(p.name()),
                            Optional.ofNullable(locale.notation().get(p.name())));
            for (Type.Var v : p.type().variables()) {
                result = result.withTypeVariable(v.name(), v.sort());
            }
        }
        for (String constant : locale.constants().keySet()) {
            result = result.withConstants(
                    result.constants().with(locale.constants().get(constant).fullName()));
        }
        return result;
    }

    /** What is known after a command that named its target, or did not. */
    static Context leave(Context inside, Context before, @Nullable Name target) {
        return target == null ? inside : leave(inside, before);
    }

    /** What is known after a block that began at {@code before}. */
    static Context leave(Context inside, Context before) {
        Context result = inside;
        if (inside.target() instanceof Target.OfLocale(var locale)
                && !inside.target().equals(before.target())) {
            for (var notation : locale.notation().entrySet()) {
                result = result.withGrammar(
                        result.grammar().without(new Head.Variable(notation.getKey()), notation.getValue()));
            }
        }
        return result.outside(before);
    }
}
