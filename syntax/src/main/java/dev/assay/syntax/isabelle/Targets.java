package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.proof.Name;
import dev.assay.syntax.SyntaxException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Entering and leaving classes, locales and other contexts. */
final class Targets {
    private Targets() {}

    /** The context of a class or locale, or of the theory; the same where none is named. */
    static Context enter(Context context, @Nullable Name name) {
        if (name == null) {
            return context;
        }
        if (name.text().equals("-")) {
            return outside(context);
        }
        Optional<Locale> locale = context.declaredLocale(name.text());
        if (locale.isPresent()) {
            boolean isHere = context.target() instanceof Target.OfLocale(var here)
                    && here.name().equals(locale.get().name());
            return enter(isHere ? context : outside(context), locale.get());
        }
        String cls = context.className(name.text())
                .orElseThrow(() -> new SyntaxException(name.position(), "there is no class or locale named " + name));
        return enterClass(context, cls);
    }

    /** Without what a locale that is open fixes, and what it calls by short names. */
    private static Context outside(Context context) {
        return context.target() instanceof Target.OfLocale(var locale) && locale.isNamed()
                ? hidden(context, locale).global()
                : context;
    }

    static Context enterClass(Context context, String cls) {
        return context.in(new Target.OfClass(cls)).withTypeVariable("'a", Sort.of(cls));
    }

    static Context enter(Context context, Locale declared) {
        Context result = Interpretations.complete(context, declared);
        Locale locale = ((Target.OfLocale) result.target()).locale();
        for (Free p : locale.parameters()) {
            result = result.fixing(p.name(), p.type());
            for (Type.Var v : p.type().variables()) {
                result = result.withTypeVariable(v.name(), v.sort());
            }
        }
        for (var constant : locale.constants().entrySet()) {
            result = result.withConstants(named(
                    result.constants(), constant.getKey(), constant.getValue().fullName()));
        }
        for (Locale.Written written : locale.notation()) {
            result = result.withNotation(written.head(), Optional.of(written.mixfix()));
        }
        return result;
    }

    /** With the name that a constant has in a locale; one with a qualifier is not meant where that is not written. */
    private static NameSpace named(NameSpace names, String name, String full) {
        String qualifier = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        if (qualifier.isEmpty()) {
            // A constant of a parent may have another name here.
            NameSpace known = names.with(full);
            return full.endsWith("." + name) ? known : known.withAlias(name, full);
        }
        NameSpace known = names.withQualified(full, qualifier);
        return full.endsWith("." + name) ? known : known.withQualifiedAlias(name, full);
    }

    /** What is known after a command that named its target, or did not. */
    static Context leave(Context inside, Context before, @Nullable Name target) {
        return target == null ? inside : leave(inside, before);
    }

    /** What is known after a block, or a command with a target of its own, that began at {@code before}. */
    static Context leave(Context inside, Context before) {
        Context result = left(inside, before);
        boolean isElsewhere = !(inside.target() instanceof Target.OfLocale(var locale)) || locale.isNamed();
        return isElsewhere
                        && before.target() instanceof Target.OfLocale(var outer)
                        && outer.isNamed()
                        && !(inside.target() instanceof Target.OfLocale(var own) && own.isSame(outer))
                // Short names mean what they meant again.
                ? enter(result, outer)
                : result;
    }

    private static Context left(Context inside, Context before) {
        if (inside.target() instanceof Target.OfClass(var cls)) {
            // Notation is given in a class for good, and taken away in it only.
            Context result = inside.withGrammar(inside.grammar().restoring(before.grammar()))
                    .outside(before);
            return inside.operations(cls).equals(before.operations(cls)) ? result : Interpretations.update(result);
        }
        if (!(inside.target() instanceof Target.OfLocale(var locale))) {
            return inside.outside(before);
        }
        Context result = inside;
        if (locale.isNamed() || !locale.parameters().isEmpty()) {
            result = result.withGrammar(before.grammar());
        }
        if (before.target() instanceof Target.OfLocale(var outer)) {
            Locale updated = locale.isSame(outer) ? locale : outer.withConstantsOf(locale);
            return locale.isNamed() && !outer.name().equals(locale.name())
                    ? hidden(result, locale).outside(before)
                    : continued(result.outside(before), updated);
        }
        result = locale.isNamed() ? hidden(result, locale) : result;
        List<Locale.Written> known =
                before.locale(locale.name()).map(Locale::notation).orElse(List.of());
        List<Locale.Written> fresh = locale.notation().stream()
                .filter(Predicate.not(known::contains))
                .toList();
        return Interpretations.withNotation(Interpretations.update(result.outside(before)), locale, fresh);
    }

    private static Context continued(Context context, Locale locale) {
        Context result = context.in(new Target.OfLocale(locale));
        return locale.isNamed() ? result.with(locale) : result;
    }

    /** Outside of a locale its constants have the name of the locale before them, after that of the theory or without it. */
    private static Context hidden(Context context, Locale locale) {
        NameSpace names = context.constants();
        for (var constant : locale.constants().values()) {
            String[] parts = constant.fullName().split("\\.", 3);
            names = parts.length == 3 && !parts[1].endsWith("_class")
                    ? names.hideWithout(constant.fullName(), parts[1])
                    : names.hide(constant.fullName(), true);
        }
        return context.withConstants(names);
    }
}
