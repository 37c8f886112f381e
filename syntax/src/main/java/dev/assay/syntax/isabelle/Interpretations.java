package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.inner.Head;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the interpretations of locales give: facts and constants, also those that come into a locale later. */
final class Interpretations {
    private Interpretations() {}

    /** With all that the interpretations so far give. */
    static Context update(Context context) {
        Context result = context;
        for (Interpretation interpretation : context.interpretations()) {
            for (Ancestor each : Ancestor.of(result, interpretation, List.of())) {
                result = constants(facts(result, each), each);
            }
        }
        return result;
    }

    /** With the notation of what a locale and those that it extends say of no parameters, once they are interpreted. */
    static Context withNotation(Context context, Interpretation interpretation) {
        Context result = context;
        for (Ancestor each : Ancestor.of(context, interpretation, List.of())) {
            result = withNotation(result, each.locale(), each.locale().notation());
        }
        return result;
    }

    /** With notation that has come into a locale, if that is interpreted. */
    static Context withNotation(Context context, Locale locale, List<Locale.Written> fresh) {
        boolean isInterpreted = !fresh.isEmpty()
                && context.interpretations().stream()
                        .flatMap(i -> Ancestor.of(context, i, List.of()).stream())
                        .anyMatch(each -> each.locale().name().equals(locale.name()));
        Context result = context;
        for (Locale.Written written : isInterpreted ? fresh : List.<Locale.Written>of()) {
            if (written.head() instanceof Head.Constant head
                    && parameters(locale, head).isEmpty()) {
                result = result.withNotation(head, Optional.of(written.mixfix()));
            }
        }
        return result;
    }

    /**
     * Without the names that mean in Isabelle what a class defines, at these terms, where they may be written without the
     * qualifier and that meaning is not known here.
     */
    static Context withoutShadowed(Context context, Interpretation interpretation) {
        Context result = context;
        for (Ancestor each : Ancestor.of(context, interpretation, List.of())) {
            boolean isShort = !each.isMandatory() || context.declared("").equals(each.qualifier() + ".");
            if (isShort && ClassLocales.isClass(context.theory(), each.locale().name())) {
                String reason = "an interpretation of the class " + Context.base(interpretation.locale())
                        + " gives the name another meaning, which is not known here";
                result = result.with(result.notUnderstood()
                        .withConstants(ClassLocales.withoutMeaning(result, each.locale()), reason));
            }
        }
        return result;
    }

    private static Context facts(Context context, Ancestor ancestor) {
        Theory theory = context.theory();
        Locale locale = ancestor.locale();
        String prefix = locale.factPrefix();
        for (Fact fact : context.theory().facts()) {
            if (!fact.name().startsWith(prefix) || isBrought(context, prefix, fact)) {
                continue;
            }
            String name = ancestor.qualifier() + "." + fact.name().substring(prefix.length());
            List<Thm> general = theory.fact(name).isPresent() ? List.of() : ofLocale(theory, locale, fact);
            if (!general.isEmpty()) {
                List<Thm> theorems = general.stream()
                        .map(t -> ancestor.interpretation()
                                .at(t, List.of(), context.theory().signature()))
                        .toList();
                theory = theory.withFact(name, theorems, fact.attributes().toArray(String[]::new));
            }
        }
        return context.with(theory);
    }

    /** Whether an interpretation in a class has brought the fact, which is not to be interpreted again. */
    private static boolean isBrought(Context context, String prefix, Fact fact) {
        return context.interpretations().stream()
                .anyMatch(i -> i.qualifier().startsWith(prefix) && fact.name().startsWith(i.qualifier() + "."));
    }

    /** The theorems as about the parameters, under the assumptions. */
    static List<Thm> ofLocale(Theory theory, Locale locale, Fact fact) {
        return ClassLocales.isClass(theory, locale.name())
                ? ClassLocales.theorems(theory, locale, fact)
                : fact.theorems();
    }

    /** The constants of the locale as abbreviations for themselves at the terms of the interpretation. */
    private static Context constants(Context context, Ancestor ancestor) {
        Context result = context;
        for (var entry : ancestor.locale().constants().entrySet()) {
            String name = ancestor.qualifier() + "." + entry.getKey();
            boolean isTaken = context.theory().signature().constantType(name).isPresent()
                    || context.abbreviations().contains(name);
            if (!isTaken) {
                Term meaning = meaning(context, ancestor.interpretation(), entry.getValue());
                result = result.withAbbreviation(name, Term.lambda(List.copyOf(meaning.frees()), meaning));
                String required = Stream.of(
                                ancestor.isMandatory() ? written(ancestor) : "",
                                entry.getKey()
                                        .substring(0, Math.max(0, entry.getKey().lastIndexOf('.'))))
                        .filter(Predicate.not(String::isEmpty))
                        .collect(Collectors.joining("."));
                if (!required.isEmpty()) {
                    result = result.withConstants(result.constants().requiring(name, required));
                }
            }
        }
        return result;
    }

    /** The qualifier without the theory and the class that it was written in. */
    private static String written(Ancestor ancestor) {
        String inTheory = ancestor.qualifier().substring(ancestor.qualifier().indexOf('.') + 1);
        String[] parts = inTheory.split("\\.", 2);
        return parts.length == 2 && parts[0].endsWith("_class") ? parts[1] : inTheory;
    }

    /** The constant of the locale at the terms of the interpretation, rewritten as this one wants it. */
    static Term meaning(Context context, Interpretation interpretation, Locale.LocalConstant constant) {
        Map<String, Term> byName = new HashMap<>();
        List<Free> parameters = interpretation.parameters();
        for (int i = 0; i < parameters.size(); i++) {
            byName.put(parameters.get(i).name(), interpretation.arguments().get(i));
        }
        Type scheme = context.scheme(constant.fullName()).orElseThrow();
        List<Term> arguments = constant.parameters().stream().map(byName::get).toList();
        Map<Type.Var, Type> types = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            Matching.types(scheme.argumentTypes().get(i), arguments.get(i).type())
                    .orElseThrow(() -> new IllegalArgumentException(constant.fullName()
                            + " cannot take the arguments that the interpretation of " + interpretation.locale()
                            + " gives it"))
                    .forEach(types::putIfAbsent);
        }
        // The type variables of the locale that the arguments do not tell are those of the interpretation.
        var fixed = new HashSet<Type.Var>();
        parameters.forEach(p -> fixed.addAll(p.type().variables()));
        Matching.types(result(scheme, arguments.size()), constant.type())
                .orElse(Map.of())
                .forEach((own, inside) -> {
                    if (inside instanceof Type.Var v && fixed.contains(v)) {
                        types.putIfAbsent(own, interpretation.types().getOrDefault(v, v));
                    }
                });
        var used = new HashSet<Type.Var>();
        types.values().forEach(type -> used.addAll(type.variables()));
        scheme.variables().forEach(v -> types.putIfAbsent(v, apart(v, used)));
        Term applied = Term.app(new Const(constant.fullName(), scheme.substitute(types)), arguments);
        Term expanded = context.abbreviations().expand(applied);
        if (interpretation.rewrites().isEmpty()) {
            return expanded;
        }
        var signature = context.theory().signature();
        return Rules.right(Conv.rewrite(
                        signature,
                        interpretation.rewrites().stream()
                                .map(e -> e.transfer(signature))
                                .toList())
                .everywhere(signature)
                .total(signature, expanded));
    }

    /** What is left of the type of a function after some arguments. */
    private static Type result(Type function, int arguments) {
        Type result = function;
        for (int i = 0; i < arguments; i++) {
            result = result.range();
        }
        return result;
    }

    /** The locale with what it gets from a parent, of which the parent's constants are among the assumptions' terms. */
    static Context inherit(Context context, Locale locale, Interpretation parent) {
        return inheritConstants(context, locale.with(parent), parent);
    }

    /** The locale with what its parents got after it was declared. */
    static Context complete(Context context, Locale locale) {
        return complete(context, locale, new LinkedHashSet<>());
    }

    private static Context complete(Context context, Locale locale, Set<String> seen) {
        Context result = context.in(new Target.OfLocale(locale));
        if (locale.isNamed() && !seen.add(locale.name())) {
            return result;
        }
        Locale inside = locale;
        for (Interpretation parent : locale.parents()) {
            Optional<Locale> declared = result.declaredLocale(parent.locale());
            if (declared.isPresent()) {
                Context completed = complete(result, declared.get(), seen);
                result = completed.with(((Target.OfLocale) completed.target()).locale());
            }
            result = inheritConstants(result, inside, parent);
            inside = ((Target.OfLocale) result.target()).locale();
        }
        return result.in(new Target.OfLocale(inside));
    }

    private static Context inheritConstants(Context context, Locale locale, Interpretation parent) {
        Context result = context;
        var constants = new HashMap<>(locale.constants());
        Locale source = context.locale(parent.locale()).orElseThrow();
        for (var entry : source.constants().entrySet()) {
            String qualified =
                    parent.qualifier().isEmpty() ? entry.getKey() : parent.qualifier() + "." + entry.getKey();
            List<String> names = Stream.of(qualified, parent.isMandatory() ? qualified : entry.getKey())
                    .distinct()
                    .filter(Predicate.not(constants::containsKey))
                    .toList();
            if (names.isEmpty()) {
                continue;
            }
            Locale.LocalConstant constant = entry.getValue();
            if (!isUnchanged(parent, constant.parameters())) {
                Term meaning = meaning(result, parent, entry.getValue());
                List<Free> own = locale.parameters().stream()
                        .filter(p -> meaning.frees().contains(p))
                        .toList();
                String full = (locale.isNamed() ? locale.name() : result.name()) + "." + names.getFirst();
                result = result.withAbbreviation(full, Term.lambda(own, meaning));
                result = result.withConstants(result.constants().hide(full, true));
                constant = new Locale.LocalConstant(
                        full,
                        own.stream().map(Free::name).toList(),
                        inherited(locale, source, parent, constant.type()));
            } else {
                constant = new Locale.LocalConstant(
                        constant.fullName(), constant.parameters(), inherited(locale, source, parent, constant.type()));
            }
            for (String name : names) {
                constants.put(name, constant);
            }
        }
        List<Locale.Written> known = locale.notation();
        Locale extended = locale.with(constants)
                .withNotation(source.notation().stream()
                        .filter(w -> !known.contains(w) && isUnchanged(parent, parameters(source, w.head())))
                        .toList());
        return result.in(new Target.OfLocale(extended));
    }

    /** The type that a constant of the parent has inside; type variables that are not the parent's stay general. */
    private static Type inherited(Locale locale, Locale source, Interpretation parent, Type type) {
        var types = new HashMap<Type.Var, Type>(parent.types());
        Set<Type.Var> fixed = source.typeVariables();
        type.variables().stream()
                .filter(v -> !fixed.contains(v))
                .forEach(v -> types.put(v, apart(v, locale.typeVariables())));
        return type.substitute(types);
    }

    /** The type variable under a name that none of the others has. */
    private static Type.Var apart(Type.Var variable, Set<Type.Var> others) {
        Set<String> names = others.stream().map(Type.Var::name).collect(Collectors.toSet());
        String name = variable.name();
        while (names.contains(name)) {
            name += "'";
        }
        return new Type.Var(name, variable.sort());
    }

    /** The parameters of the locale that something written in it speaks of. */
    private static List<String> parameters(Locale locale, Head head) {
        return switch (head) {
            case Head.Variable(var name) -> List.of(name);
            case Head.Constant(var full) ->
                locale.constants().values().stream()
                        .filter(c -> c.fullName().equals(full))
                        .findFirst()
                        .map(Locale.LocalConstant::parameters)
                        .orElse(List.of());
        };
    }

    /** Whether each of these parameters stands for itself. */
    private static boolean isUnchanged(Interpretation parent, List<String> names) {
        for (int i = 0; i < parent.parameters().size(); i++) {
            String name = parent.parameters().get(i).name();
            if (names.contains(name)
                    && !(parent.arguments().get(i) instanceof Free v && v.name().equals(name))) {
                return false;
            }
        }
        return true;
    }
}
