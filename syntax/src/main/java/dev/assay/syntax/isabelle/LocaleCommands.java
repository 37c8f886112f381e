package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.Element;
import dev.assay.syntax.isabelle.outer.Fix;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.isabelle.outer.LocaleExpression;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code locale} and contexts with elements of their own. */
final class LocaleCommands {
    private final Map<String, Free> parameters = new LinkedHashMap<>();
    private final Map<String, MixfixSyntax> notation = new HashMap<>();
    private final Set<Term> assumptions = new LinkedHashSet<>();
    private final Map<String, Locale.LocalConstant> constants = new HashMap<>();
    private Context context;

    private LocaleCommands(Context context) {
        this.context = context;
        if (context.target() instanceof Target.OfLocale(var outer)) {
            outer.parameters().forEach(p -> parameters.put(p.name(), p));
            notation.putAll(outer.notation());
            assumptions.addAll(outer.assumptions());
            constants.putAll(outer.constants());
        }
    }

    /** The locale as a predicate as well, where something is assumed. */
    static Context locale(Context context, ContextCommand.Locale command) {
        String full = context.name() + "." + command.name().text();
        Locale locale = new LocaleCommands(context).read(full, command.imports(), command.elements());
        Context result = context.with(locale);
        if (locale.parameters().isEmpty() || locale.assumptions().isEmpty()) {
            return result;
        }
        Free predicate = new Free(
                full, Type.fun(locale.parameters().stream().map(Free::type).toList(), Type.bool()));
        var closed = new ArrayList<Term>();
        for (Term assumption : locale.assumptions()) {
            List<Free> variables = assumption.frees().stream()
                    .filter(v -> !locale.parameters().contains(v))
                    .toList();
            closed.add(Hol.mkAll(variables, assumption));
        }
        Term equation = Hol.mkEq(Term.app(predicate, locale.parameters()), Hol.conjunction(closed));
        return result.with(Definitions.define(result.theory(), full, equation));
    }

    /** A context without a name. */
    static Context unnamed(Context context, List<Element> elements) {
        Locale locale = new LocaleCommands(context).read("", LocaleExpression.EMPTY, elements);
        return Targets.enter(context, locale);
    }

    private Locale read(String name, LocaleExpression imports, List<Element> elements) {
        fix(imports.variables());
        for (LocaleExpression.Instance instance : imports.instances()) {
            add(instance);
        }
        var texts = new ArrayList<Inner>();
        for (Element element : elements) {
            switch (element) {
                case Element.Fixes(var variables) -> fix(variables);
                case Element.Constrains(var variables) -> fix(variables);
                case Element.Assumes(var groups) -> texts.addAll(Facts.texts(groups));
                case Element.Defines(var groups) -> texts.addAll(Facts.texts(groups));
                case Element.Notes _ -> {}
            }
        }
        var reader = new TermReader(context);
        var written = new ArrayList<PreTerm>();
        texts.forEach(t -> written.add(reader.proposition(t)));
        List<Term> terms = reader.inferApart(written, parameters.keySet()::contains);
        for (Term term : terms) {
            for (Free v : term.frees()) {
                if (parameters.containsKey(v.name())) {
                    parameters.put(v.name(), v);
                }
            }
        }
        assumptions.addAll(terms);
        return new Locale(name, List.copyOf(parameters.values()), notation, List.copyOf(assumptions), constants);
    }

    /** A parameter without a type gets the type that the assumptions show, and until then a type of its own. */
    private void fix(List<Fix> fixes) {
        var declarations = new Declarations(context, fixes);
        for (Fix fix : fixes) {
            String name = fix.name().text();
            Type type = declarations.context().fixed(name).orElse(Type.var("'" + name));
            parameters.put(name, new Free(name, type));
        }
        notation.putAll(declarations.notation());
        context = declarations.context();
    }

    private void add(LocaleExpression.Instance instance) {
        var found = context.locale(instance.locale().text());
        if (found.isEmpty() && context.className(instance.locale().text()).isPresent()) {
            throw Refusal.of(instance.locale().position(), "a class cannot be extended to a locale here");
        }
        Locale locale = Refusal.known(found, "locale", instance.locale());
        Map<String, Inner> arguments = new HashMap<>(instance.named());
        for (int i = 0;
                i < instance.positional().size() && i < locale.parameters().size();
                i++) {
            if (!instance.positional().get(i).text().equals("_")) {
                arguments.put(
                        locale.parameters().get(i).name(), instance.positional().get(i));
            }
        }
        Map<Free, Term> terms = new HashMap<>();
        Map<Type.Var, Type> types = new HashMap<>();
        for (Free p : locale.parameters()) {
            Inner argument = arguments.get(p.name());
            if (argument != null) {
                Term term = new TermReader(context).read(argument);
                new TypeMatcher(context.sorts())
                        .instance(p.type(), term.type())
                        .ifPresent(m -> m.forEach(types::putIfAbsent));
                terms.put(new Free(p.name(), p.type()), term);
            }
        }
        Map<Free, Term> instantiated = new HashMap<>();
        for (Free p : locale.parameters()) {
            Term term = terms.get(p);
            Type type = p.type().substitute(types);
            if (term == null) {
                Free own = new Free(p.name(), type);
                parameters.putIfAbsent(p.name(), own);
                context = context.fixing(p.name(), type);
                MixfixSyntax mixfix = locale.notation().get(p.name());
                if (mixfix != null) {
                    notation.put(p.name(), mixfix);
                    context = context.withGrammar(context.grammar().with(new Head.Variable(p.name()), mixfix));
                }
            } else {
                instantiated.put(new Free(p.name(), type), term);
            }
        }
        locale.assumptions()
                .forEach(a -> assumptions.add(a.substituteTypes(types).substitute(instantiated)));
        if (terms.isEmpty()) {
            constants.putAll(locale.constants());
        }
    }
}
