package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.ExpressionReader.Instantiated;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.Element;
import dev.assay.syntax.isabelle.outer.LocaleExpression;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code locale} and contexts with elements of their own. */
final class LocaleCommands {
    /** What is assumed under a name. */
    private record Named(Binding binding, List<Term> propositions) {}

    private final Map<String, Free> parameters = new LinkedHashMap<>();
    private final List<Locale.Written> notation = new ArrayList<>();
    private final Set<Term> assumptions = new LinkedHashSet<>();
    private final Map<String, Named> named = new LinkedHashMap<>();
    private Context context;

    private LocaleCommands(Context context) {
        this.context = context;
        if (context.target() instanceof Target.OfLocale(var outer)) {
            outer.parameters().forEach(p -> parameters.put(p.name(), p));
            notation.addAll(outer.notation());
            assumptions.addAll(outer.assumptions());
        }
    }

    /** The locale as a predicate as well, where something is assumed. */
    static Context locale(Context context, ContextCommand.Locale command) {
        String full = context.name() + "." + command.name().text();
        boolean isConstrained = command.elements().stream().anyMatch(Element.Constrains.class::isInstance);
        if (isConstrained) {
            return retyped(context, full, command);
        }
        try {
            return new LocaleCommands(context).named(context, full, command);
        } catch (TypeException e) {
            if (open(context, command).isEmpty()) {
                throw e;
            }
            return retyped(context, full, command);
        }
    }

    /** What is fixed and assumed may say more about the variables of the locales that are extended than these do. */
    private static Context retyped(Context context, String full, ContextCommand.Locale command) {
        Context typed = context;
        for (var type : new LocaleCommands(context)
                .types(command, open(context, command))
                .entrySet()) {
            typed = typed.fixing(type.getKey(), type.getValue());
        }
        return new LocaleCommands(typed).named(context, full, command);
    }

    /** The variables of the locales that are extended whose types are not written. */
    private static Set<String> open(Context context, ContextCommand.Locale command) {
        var open = new LinkedHashSet<String>();
        command.imports().variables().stream()
                .filter(fix -> fix.type() == null)
                .forEach(fix -> open.add(fix.name().text()));
        for (var instance : command.imports().instances()) {
            if (instance.positional().isEmpty() && instance.named().isEmpty()) {
                context.locale(instance.locale().text())
                        .ifPresent(l -> l.parameters().forEach(p -> open.add(p.name())));
            }
        }
        return open;
    }

    /** The types of variables as all that the locale says about them shows. */
    private Map<String, Type> types(ContextCommand.Locale command, Set<String> variables) {
        imports(command.imports());
        for (String variable : variables) {
            context = context.fixing(variable);
        }
        if (context.target() instanceof Target.OfLocale(var locale)) {
            context = context.in(new Target.OfLocale(locale.withoutParameters()));
        }
        var written = new ArrayList<PreTerm>();
        for (Quoted text : Proposition.texts(groups(command.elements()))) {
            written.add(new TermReader(context).proposition(text));
        }
        Map<String, Type> result = ExpressionReader.types(
                context, command.imports().instances(), written, name -> parameters.containsKey(name));
        result.keySet().retainAll(variables);
        return result;
    }

    private Context named(Context outer, String full, ContextCommand.Locale command) {
        List<Instantiated> parents = imports(command.imports());
        elements(command.elements());
        Locale locale = Locale.of(full, Context.base(full), List.copyOf(parameters.values()), List.copyOf(assumptions))
                .withNotation(notation);
        Context result = predicate(outer, locale, parents);
        Context inside = result.in(new Target.OfLocale(locale));
        for (Instantiated parent : parents) {
            var obligations = parent.assumptions().stream()
                    .map(a -> ClassLocales.among(result.theory(), locale.assumptions(), a))
                    .toList();
            inside = Interpretations.inherit(
                    inside,
                    ((Target.OfLocale) inside.target()).locale(),
                    parent.interpretation(parent.qualifier(), obligations, List.of()));
        }
        Locale complete = ((Target.OfLocale) inside.target()).locale();
        return inside.with(facts(inside.theory(), complete)).with(complete).in(outer.target());
    }

    private static Context predicate(Context context, Locale locale, List<Instantiated> parents) {
        if (locale.parameters().isEmpty() || locale.assumptions().isEmpty()) {
            return context;
        }
        List<Free> arguments = LocalePredicate.arguments(locale);
        Free predicate = new Free(
                locale.name(), Type.fun(arguments.stream().map(Free::type).toList(), Type.bool()));
        Term equation = Hol.mkEq(Term.app(predicate, arguments), Hol.conjunction(locale.assumptions()));
        Theory theory = Definitions.define(context.theory(), locale.name(), equation);
        return context.with(LocalePredicate.of(theory, locale)
                .map(p -> predicateFacts(theory, p, parents))
                .orElse(theory));
    }

    /** The predicate follows from what the locale assumes, and that and the predicates of the locales that it extends from it. */
    private static Theory predicateFacts(Theory theory, LocalePredicate predicate, List<Instantiated> parents) {
        Locale locale = predicate.locale();
        List<Thm> introduction = List.of(predicate.introduction());
        var inherited = new LinkedHashSet<Term>();
        var axioms = new ArrayList<Thm>();
        for (Instantiated parent : parents) {
            LocalePredicate.of(theory, parent.locale()).ifPresent(p -> {
                var obligations = parent.assumptions().stream()
                        .map(a -> ClassLocales.among(theory, locale.assumptions(), a))
                        .toList();
                axioms.add(predicate.outside(parent.interpretation("", obligations, List.of())
                        .at(p.introduction(), locale.assumptions(), theory.signature())));
                inherited.addAll(parent.assumptions());
            });
        }
        List<Thm> consequences = predicate.consequences();
        for (int i = 0; i < consequences.size(); i++) {
            if (!inherited.contains(locale.assumptions().get(i))) {
                axioms.add(consequences.get(i));
            }
        }
        return theory.withFact(locale.factPrefix() + "intro", introduction)
                .withFact(locale.factPrefix() + Context.base(locale.name()) + "_axioms", introduction)
                .withFact(locale.factPrefix() + "axioms", axioms);
    }

    /** What is assumed under a name is a fact of the locale. */
    private Theory facts(Theory theory, Locale locale) {
        Theory result = theory;
        for (var entry : named.entrySet()) {
            var attributes = Facts.attributes(entry.getValue().binding.attributes());
            result = result.withFact(
                    locale.factPrefix() + entry.getKey(),
                    entry.getValue().propositions.stream()
                            .map(a -> Resolution.ruleFormat(ClassLocales.among(theory, locale.assumptions(), a)))
                            .toList(),
                    attributes.toArray(String[]::new));
        }
        return result;
    }

    /** A context without a name; where it has no elements either, things belong to what is around it. */
    static Context unnamed(Context context, List<Element> elements) {
        if (elements.isEmpty()) {
            return context;
        }
        var reader = new LocaleCommands(context);
        reader.elements(elements);
        Locale locale;
        if (context.target() instanceof Target.OfLocale(var outer)) {
            locale = new Locale(
                    "",
                    outer.qualifier(),
                    List.copyOf(reader.parameters.values()),
                    List.copyOf(reader.assumptions),
                    outer.parents(),
                    outer.constants(),
                    reader.notation);
        } else {
            locale = Locale.of("", "", List.copyOf(reader.parameters.values()), List.copyOf(reader.assumptions))
                    .withNotation(reader.notation);
        }
        return Targets.enter(context, locale);
    }

    /** The parameters and assumptions of the locales that are extended. */
    private List<Instantiated> imports(LocaleExpression expression) {
        var declarations = new Declarations(context, expression.variables());
        List<Instantiated> result = ExpressionReader.read(declarations.context(), expression.instances());
        var all = result.stream().flatMap(i -> i.arguments().stream()).toList();
        Set<String> explicit = declarations.names();
        for (Term argument : all) {
            argument.frees().stream()
                    .filter(v -> !explicit.contains(v.name()))
                    .forEach(v -> parameters.putIfAbsent(v.name(), v));
        }
        fix(expression.variables());
        for (Term argument : all) {
            argument.frees().forEach(v -> parameters.put(v.name(), v));
        }
        for (Instantiated parent : result) {
            assumptions.addAll(parent.assumptions());
            parent.locale().notation().stream()
                    .filter(w -> w.head() instanceof Head.Variable(var name)
                            && parameters.containsKey(name)
                            && parent.arguments().contains(parameters.get(name)))
                    .filter(w -> !notation.contains(w))
                    .forEach(notation::add);
        }
        for (Free p : parameters.values()) {
            context = context.fixing(p.name(), p.type());
            for (Type.Var v : p.type().variables()) {
                context = context.withTypeVariable(v.name(), v.sort());
            }
        }
        for (Locale.Written written : notation) {
            context = context.withNotation(written.head(), Optional.of(written.mixfix()));
        }
        context = withConstants(context, result, List.copyOf(parameters.values()), List.copyOf(assumptions));
        return result;
    }

    /** What the locales that are extended define has a meaning in what is assumed. */
    static Context withConstants(
            Context context, List<Instantiated> parents, List<Free> parameters, List<Term> assumptions) {
        if (parents.stream().allMatch(p -> p.locale().constants().isEmpty())) {
            return context;
        }
        Locale soFar = Locale.of("", "", parameters, assumptions);
        if (context.target() instanceof Target.OfLocale(var outer)) {
            soFar = soFar.withConstantsOf(outer);
        }
        Context result = context.in(new Target.OfLocale(soFar));
        for (Instantiated parent : parents) {
            Locale locale = ((Target.OfLocale) result.target()).locale();
            result = Interpretations.inherit(
                    result, locale, parent.interpretation(parent.qualifier(), List.of(), List.of()));
        }
        return Targets.enter(result, ((Target.OfLocale) result.target()).locale());
    }

    /** What the elements assume, after what they fix is fixed. */
    private List<Proposition.Group> groups(List<Element> elements) {
        var groups = new ArrayList<Proposition.Group>();
        for (Element element : elements) {
            switch (element) {
                case Element.Fixes(var variables) -> fix(variables);
                case Element.Constrains(var variables) -> fix(variables);
                case Element.Assumes(var more) -> groups.addAll(more);
                case Element.Defines(var more) -> groups.addAll(more);
                case Element.Notes _ -> {}
            }
        }
        return groups;
    }

    private void elements(List<Element> elements) {
        List<Proposition.Group> groups = groups(elements);
        var reader = new TermReader(context);
        var written = new ArrayList<PreTerm>();
        for (Quoted text : Proposition.texts(groups)) {
            written.add(reader.proposition(text));
        }
        List<Term> terms = reader.inferApart(written, parameters.keySet()::contains);
        for (Term term : terms) {
            for (Free v : term.frees()) {
                if (parameters.containsKey(v.name())) {
                    parameters.put(v.name(), v);
                }
            }
        }
        List<Term> closed = terms.stream()
                .map(t -> ClassLocales.closed(List.copyOf(parameters.values()), t))
                .toList();
        assumptions.addAll(closed);
        int at = 0;
        for (Proposition.Group group : groups) {
            int next = at + group.propositions().size();
            if (group.binding().name() != null) {
                String name = group.binding().name().text();
                named.put(name, new Named(group.binding(), closed.subList(at, next)));
            }
            at = next;
        }
    }

    /** A parameter without a type gets the type that the assumptions show, and until then a type of its own. */
    private void fix(List<Fix> fixes) {
        var declarations = new Declarations(context, fixes);
        for (Fix fix : fixes) {
            String name = fix.name().text();
            Type type = declarations.context().fixed(name).orElse(Type.var("'" + name));
            parameters.put(name, new Free(name, type));
        }
        declarations
                .notation()
                .forEach((name, mixfix) -> notation.add(new Locale.Written(new Head.Variable(name), mixfix)));
        context = declarations.context();
    }
}
