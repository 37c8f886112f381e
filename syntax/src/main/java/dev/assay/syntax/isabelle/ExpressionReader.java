package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Classes;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Matching;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.LocaleExpression.Instance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads locale expressions: which locales, at which terms. */
final class ExpressionReader {
    /** A constant that no text can name; it takes the arguments of an instance while types are inferred. */
    private static final String INSTANCE = "\u0001instance";

    /** A locale at types and terms. */
    record Instantiated(Instance instance, Locale locale, Map<Type.Var, Type> types, List<Term> arguments) {
        String qualifier() {
            return instance.qualifier() == null ? "" : instance.qualifier().text();
        }

        Interpretation interpretation(
                String qualifier,
                List<dev.assay.logic.kernel.Thm> obligations,
                List<dev.assay.logic.kernel.Thm> rewrites) {
            return new Interpretation(
                    qualifier,
                    instance.qualifier() != null && instance.mandatory(),
                    locale.name(),
                    locale.parameters(),
                    types,
                    arguments,
                    obligations,
                    rewrites);
        }

        /** What the locale assumes, at these terms. */
        List<Term> assumptions() {
            Interpretation unproved = interpretation("", List.of(), List.of());
            return locale.assumptions().stream().map(unproved::at).toList();
        }
    }

    private ExpressionReader() {}

    /** The instances before their types are known, each as an application, and where these can be read. */
    private record Applications(Context context, List<Locale> locales, List<PreTerm> terms) {}

    private static Applications applications(Context context, List<Instance> instances, boolean keepsTypes) {
        Context reading = context;
        var locales = new ArrayList<Locale>();
        var written = new ArrayList<PreTerm>();
        for (int k = 0; k < instances.size(); k++) {
            Instance instance = instances.get(k);
            Locale locale = locale(context, instance);
            locales.add(locale);
            reading = reading.withScheme(
                    INSTANCE + k,
                    Type.fun(locale.parameters().stream().map(Free::type).toList(), Type.bool()));
            if (instance.positional().isEmpty() && instance.named().isEmpty()) {
                // Its parameters are variables, also where a constant has the name of one.
                for (Free p : locale.parameters()) {
                    boolean isKnown = reading.fixed(p.name()).isPresent()
                            || operation(reading, p.name()).isPresent();
                    reading = isKnown ? reading : reading.fixing(p.name());
                }
            }
        }
        var known = new HashMap<String, Type>();
        for (int k = 0; k < instances.size(); k++) {
            Instance instance = instances.get(k);
            boolean isPlain =
                    instance.positional().isEmpty() && instance.named().isEmpty();
            List<Free> parameters = isPlain && keepsTypes
                    ? kept(locales.get(k), known)
                    : locales.get(k).parameters();
            written.add(application(reading, instance, parameters, INSTANCE + k, isPlain && keepsTypes));
        }
        return new Applications(reading, locales, written);
    }

    /**
     * The parameters of a locale that is extended as it is, with the types that they keep: those of parameters that another locale has too
     * are the other's, and a type variable of which only the name is the same is another one.
     */
    private static List<Free> kept(Locale locale, Map<String, Type> known) {
        var types = new HashMap<Type.Var, Type>();
        for (Free p : locale.parameters()) {
            Type other = known.get(p.name());
            if (other != null) {
                Matching.types(p.type(), other).ifPresent(found -> found.forEach(types::putIfAbsent));
            }
        }
        var used = new HashSet<Type.Var>();
        known.values().forEach(type -> used.addAll(type.variables()));
        for (Free p : locale.parameters()) {
            p.type().variables().forEach(v -> types.putIfAbsent(v, used.contains(v) ? PreTerm.DUMMY : v));
        }
        List<Free> result = locale.parameters().stream()
                .map(p -> new Free(p.name(), p.type().substitute(types)))
                .toList();
        result.forEach(p -> known.putIfAbsent(p.name(), p.type()));
        return result;
    }

    /** The types that variables have where the instances and some terms about them are typed together. */
    static Map<String, Type> types(
            Context context, List<Instance> instances, List<PreTerm> terms, Predicate<String> isCommon) {
        Applications applications = applications(context, instances, false);
        var all = new ArrayList<>(applications.terms);
        all.addAll(terms);
        var result = new HashMap<String, Type>();
        for (Term term : new TermReader(applications.context).inferApart(all, isCommon)) {
            term.frees().forEach(v -> result.put(v.name(), v.type()));
        }
        return result;
    }

    /** The instances; what one defines may occur in the terms of those after it. */
    static List<Instantiated> read(Context context, List<Instance> instances) {
        int next = 1;
        while (next < instances.size() && !usesConstants(context, instances.get(next), instances.subList(0, next))) {
            next++;
        }
        if (next >= instances.size()) {
            return together(context, instances);
        }
        List<Instantiated> first = together(context, instances.subList(0, next));
        var variables = new LinkedHashSet<Free>();
        first.forEach(parent -> parent.arguments().forEach(argument -> variables.addAll(argument.frees())));
        Context after =
                LocaleCommands.withConstants(context.fixingAll(variables), first, List.copyOf(variables), List.of());
        var result = new ArrayList<>(first);
        result.addAll(read(after, instances.subList(next, instances.size())));
        return result;
    }

    /** The instances, typed together; a parameter that is given no term stands for itself. */
    private static List<Instantiated> together(Context context, List<Instance> instances) {
        Applications applications = applications(context, instances, true);
        List<Locale> locales = applications.locales;
        List<Term> terms = new TermReader(applications.context).infer(applications.terms);
        var result = new ArrayList<Instantiated>();
        for (int k = 0; k < instances.size(); k++) {
            Term term = terms.get(k);
            Locale locale = locales.get(k);
            Type general = Type.fun(locale.parameters().stream().map(Free::type).toList(), Type.bool());
            Map<Type.Var, Type> types =
                    Matching.types(general, term.head().type()).orElseThrow();
            result.add(new Instantiated(instances.get(k), locale, types, term.arguments()));
        }
        return result;
    }

    /** Whether a term of the instance speaks of what one of the others defines, or is written as only they can write it. */
    private static boolean usesConstants(Context context, Instance instance, List<Instance> others) {
        var names = new HashSet<String>();
        for (Instance other : others) {
            for (String name : locale(context, other).constants().keySet()) {
                names.add(name);
                names.add(other.qualifier() == null ? name : other.qualifier().text() + "." + name);
            }
        }
        if (names.isEmpty()) {
            return false;
        }
        return Stream.concat(instance.positional().stream(), instance.named().values().stream())
                .filter(text -> !text.text().equals("_"))
                .anyMatch(text -> isAbout(context, text, names));
    }

    private static boolean isAbout(Context context, Quoted text, Set<String> names) {
        try {
            return FreeNames.of(new TermReader(context).term(text)).stream()
                    .anyMatch(name -> names.contains(name) && !context.isVariable(name));
        } catch (SyntaxException _) {
            return true;
        }
    }

    private static Locale locale(Context context, Instance instance) {
        String name = instance.locale().text();
        return context.locale(name)
                .orElseThrow(() -> Refusal.of(
                        instance.locale().position(),
                        context.className(name).isPresent()
                                ? "the class " + name + " is no locale: its axioms speak of more than its parameters"
                                : "there is no locale named " + name));
    }

    private static PreTerm application(
            Context context, Instance instance, List<Free> parameters, String head, boolean keepsTypes) {
        Map<String, Quoted> arguments = new HashMap<>();
        List<Quoted> positional = instance.positional();
        if (positional.size() > parameters.size()) {
            throw Refusal.of(
                    positional.getLast().position(),
                    "the locale " + instance.locale() + " has " + parameters.size() + " parameters, not "
                            + positional.size());
        }
        for (int i = 0; i < positional.size(); i++) {
            if (positional.get(i).text().equals("_")) {
                context.listener().text(positional.get(i).position());
            } else {
                arguments.put(parameters.get(i).name(), positional.get(i));
            }
        }
        for (var named : instance.named().entrySet()) {
            if (parameters.stream().noneMatch(p -> p.name().equals(named.getKey()))) {
                throw Refusal.of(
                        named.getValue().position(),
                        "the locale " + instance.locale() + " has no parameter " + named.getKey());
            }
            arguments.put(named.getKey(), named.getValue());
        }
        var position = instance.locale().position();
        PreTerm result = new PreTerm.Const(head, List.of(), position);
        for (Free p : parameters) {
            Quoted argument = arguments.get(p.name());
            PreTerm own = operation(context, p.name())
                    .<PreTerm>map(name -> new PreTerm.Const(name, List.of(), position))
                    .orElseGet(() -> new PreTerm.Free(p.name(), position));
            // A locale that is extended as it is keeps its type variables.
            PreTerm term = argument != null
                    ? new TermReader(context).term(argument)
                    : keepsTypes
                                    && own instanceof PreTerm.Free
                                    && context.fixed(p.name()).isEmpty()
                            ? new PreTerm.Constraint(own, p.type(), position)
                            : own;
            result = new PreTerm.App(result, term, position);
        }
        return result;
    }

    /** In a class, its parameter of that name: what a locale there leaves open is the class's own, as in a locale. */
    private static Optional<String> operation(Context context, String parameter) {
        return context.target() instanceof Target.OfClass(var cls)
                ? Classes.parameters(context.theory(), cls).stream()
                        .map(Const::name)
                        .filter(name -> Context.base(name).equals(parameter))
                        .findFirst()
                : Optional.empty();
    }
}
