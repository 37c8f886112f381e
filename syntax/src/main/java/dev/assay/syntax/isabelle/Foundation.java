package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Instances;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * New constants as the kernel sees them: under their full names, and with the parameters of a locale as their first
 * arguments.
 */
final class Foundation {
    private final Context context;

    /** By short name, the new constants as variables under their full names. */
    private final Map<String, Free> functions = new LinkedHashMap<>();

    private final List<Free> parameters = new ArrayList<>();
    private final List<Term> terms;

    /**
     * @param variables the new constants as the terms have them, under their short names
     * @param terms equations or rules for them
     */
    Foundation(Context context, List<Free> variables, List<Term> terms) {
        this.context = context;
        List<Term> named =
                terms.stream().map(t -> withoutParameters(aligned(context, t))).toList();
        if (context.target() instanceof Target.OfLocale(var locale)) {
            for (Free p : locale.parameters()) {
                if (named.stream().anyMatch(t -> t.occurs(p))) {
                    parameters.add(p);
                }
            }
        }
        Map<Free, Term> meanings = new HashMap<>();
        for (Free v : variables) {
            Free full = new Free(
                    declared(v.name()),
                    Type.fun(parameters.stream().map(Free::type).toList(), v.type()));
            functions.put(v.name(), full);
            meanings.put(v, app(full, parameters));
        }
        this.terms = named.stream().map(t -> t.substitute(meanings)).toList();
    }

    /** The full name of a new constant; what an instance is defined by may be called like another constant. */
    private String declared(String name) {
        String full = context.declared(name);
        boolean isTaken = overloaded(context).containsKey(name)
                && (context.target() instanceof Target.Overloading
                        || context.theory().signature().constantType(full).isPresent());
        return isTaken ? context.declared(name + "_inst." + name) : full;
    }

    /** The new constants, as variables of their full names. */
    List<Free> functions() {
        return List.copyOf(functions.values());
    }

    /** By the variables that the terms had for them, the new constants with the parameters of the locale. */
    Map<Free, Term> constants() {
        var result = new HashMap<Free, Term>();
        functions.forEach((name, full) -> {
            Term constant = app(new Const(full.name(), full.type()), parameters);
            result.put(new Free(name, constant.type()), constant);
        });
        return result;
    }

    /** The parameters of the locale that the constants take. */
    List<Free> parameters() {
        return parameters;
    }

    List<Term> terms() {
        return terms;
    }

    /** The names that an instantiation or overloading has for constants, with the constants that they stand for. */
    private static Map<String, Const> overloaded(Context context) {
        var result = new HashMap<String, Const>();
        switch (context.target()) {
            case Target.OfInstance(var _, var _, var parameters) ->
                parameters.forEach(p -> result.put(Instances.name(p.constant().name(), p.type()), p.constant()));
            case Target.Overloading(var constants) -> constants.forEach(c -> result.put(c.name(), c.constant()));
            case Target.Global _, Target.OfClass _, Target.OfLocale _ -> {}
        }
        return result;
    }

    /** Whether the name means a constant that gets a meaning at another type here. */
    static boolean isOverloaded(Context context, String name) {
        return context.constant(name)
                .map(full -> overloaded(context).values().stream()
                        .anyMatch(c -> c.name().equals(full)))
                .orElse(false);
    }

    /** In an instantiation {@code t :: (c) d}, with the type variables of the instance where the text leaves them open. */
    static Term aligned(Context context, Term term) {
        for (Const parameter : overloaded(context).values()) {
            for (Const used : term.constants()) {
                Map<Type.Var, Type> renaming = used.name().equals(parameter.name())
                        ? Matching.types(used.type(), parameter.type()).orElse(Map.of())
                        : Map.of();
                if (!renaming.isEmpty() && renaming.values().stream().allMatch(Type.Var.class::isInstance)) {
                    return term.substituteTypes(renaming);
                }
            }
        }
        return term;
    }

    /** In an instantiation, the name of the new constant for each parameter that is still without a meaning. */
    private Term withoutParameters(Term term) {
        var names = new HashMap<Const, String>();
        overloaded(context).forEach((name, constant) -> {
            if (context.fixed(name).isPresent()) {
                names.put(constant, name);
            }
        });
        return names.isEmpty() ? term : replace(term, names);
    }

    private static Term replace(Term term, Map<Const, String> names) {
        return switch (term) {
            case Const c -> names.containsKey(c) ? new Free(names.get(c), c.type()) : c;
            case Term.Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, replace(body, names));
            case Term.App(var function, var argument) -> app(replace(function, names), replace(argument, names));
        };
    }

    /** The variable that an equation is about, in an instantiation also where it is written as the parameter. */
    static Free head(Context context, Term left) {
        if (left.head() instanceof Const c) {
            for (var entry : overloaded(context).entrySet()) {
                if (entry.getValue().equals(c)) {
                    return new Free(entry.getKey(), c.type());
                }
            }
        }
        if (left.head() instanceof Free f) {
            return f;
        }
        throw new dev.assay.logic.DefinitionException("the left-hand side " + left + " does not begin with a new name");
    }

    /** The context after the constants have been defined. */
    Context complete(Theory theory, Map<String, MixfixSyntax> notation) {
        Theory result = theory;
        Map<String, Const> overloaded = overloaded(context);
        for (var function : functions.entrySet()) {
            Const parameter = overloaded.get(function.getKey());
            if (parameter != null) {
                Free f = function.getValue();
                result = Instances.overload(result, parameter, new Const(f.name(), f.type()));
            }
        }
        Context after = context.with(result);
        for (var function : functions.entrySet()) {
            String full = function.getValue().name();
            Optional<MixfixSyntax> mixfix = Optional.ofNullable(notation.get(function.getKey()));
            after = after.releasing(function.getKey()).withNotation(new Head.Constant(full), mixfix);
            after = local(
                    after,
                    function.getKey(),
                    full,
                    parameters,
                    app(function.getValue(), parameters).type(),
                    mixfix);
        }
        return after;
    }

    /** With a name of the locale or class for a constant that takes some of its parameters. */
    static Context local(
            Context context,
            String name,
            String full,
            List<Free> parameters,
            Type type,
            Optional<MixfixSyntax> mixfix) {
        if (context.target() instanceof Target.OfClass(var cls)) {
            return ClassLocales.withOperation(context, cls, name, full);
        }
        if (!(context.target() instanceof Target.OfLocale(var locale))) {
            return context;
        }
        List<String> taken = parameters.stream().map(Free::name).toList();
        Locale extended = locale.with(name, new Locale.LocalConstant(full, taken, type))
                .withNotation(mixfix.stream()
                        .map(m -> new Locale.Written(new Head.Constant(full), m))
                        .toList());
        Context result = context.in(new Target.OfLocale(extended));
        return locale.isNamed() ? result.with(extended) : result;
    }
}
