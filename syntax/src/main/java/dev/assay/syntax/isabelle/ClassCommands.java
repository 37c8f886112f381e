package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.define.Classes;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.define.Instances;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.Element;
import dev.assay.syntax.isabelle.outer.Proof;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** {@code class}, {@code instantiation}, {@code instance} and {@code subclass}. */
final class ClassCommands {

    private ClassCommands() {}

    static Context typeClass(Context context, ContextCommand.TypeClass command) {
        String full = context.name() + "." + command.name().text();
        var superclasses = new ArrayList<String>();
        for (Name name : command.superclasses()) {
            if (!name.text().equals("type")) {
                superclasses.add(Refusal.known(context.className(name.text()), "class", name));
            }
        }
        Context reading = context;
        var parameters = new ArrayList<Const>();
        for (Element element : command.elements()) {
            if (element instanceof Element.Fixes(var variables)) {
                for (Fix fix : variables) {
                    if (fix.type() == null) {
                        throw Refusal.of(fix.name().position(), "the parameter " + fix.name() + " needs a type");
                    }
                    String name = full + "_class." + fix.name().text();
                    Type type = Sorts.without(new TermReader(context).type(fix.type()));
                    parameters.add(new Const(name, type));
                    reading = reading.withScheme(name, type)
                            .withNotation(new Head.Constant(name), Texts.of(fix.mixfix()));
                }
            }
        }
        // Where the class's own type is written, it is one of the superclasses.
        reading = reading.withTypeVariable("'a", Sort.of(superclasses));
        var axioms = new ArrayList<Definitions.Axiom>();
        Map<String, List<Attribute>> attributes = new HashMap<>();
        for (Element element : command.elements()) {
            if (element instanceof Element.Assumes(var groups)) {
                groups.forEach(g -> attributes.put(
                        g.binding().name() == null ? "" : g.binding().name().text(),
                        g.binding().attributes()));
                axioms.addAll(axioms(reading, groups, axioms.size()));
            }
        }
        List<String> order = context.isOfLibrary() ? LibraryClasses.order(full) : List.of();
        Theory theory = Classes.define(
                context.theory(), new Classes.Spec(full, Sort.of(superclasses), parameters, axioms, order));
        for (Definitions.Axiom axiom : axioms) {
            var marks = Facts.attributes(attributes.getOrDefault(axiom.name(), List.of()));
            for (String fact : List.of(full + "_class." + axiom.name(), context.name() + "." + axiom.name())) {
                if (!marks.isEmpty() && theory.fact(fact).isPresent()) {
                    theory = theory.withFact(fact, theory.fact(fact).get().theorems(), marks.toArray(String[]::new));
                }
            }
        }
        Context result = context.withGrammar(reading.grammar()).with(theory);
        for (Const p : parameters) {
            Map<Type.Var, Type> self = new HashMap<>();
            p.type().forEachVariable(v -> self.put(v, Type.var("'a", Sort.of(full))));
            result = result.withScheme(p.name(), p.type().substitute(self));
        }
        return result;
    }

    private static List<Definitions.Axiom> axioms(Context reading, List<Proposition.Group> groups, int before) {
        var result = new ArrayList<Definitions.Axiom>();
        for (Proposition.Group group : groups) {
            List<Quoted> texts = Proposition.texts(List.of(group));
            for (int i = 0; i < texts.size(); i++) {
                String name = group.binding().name() == null
                        ? "axiom" + (before + result.size() + 1)
                        : group.binding().name().text() + (texts.size() == 1 ? "" : "_" + (i + 1));
                Term term = new TermReader(reading)
                        .propositions(List.of(texts.get(i)))
                        .getFirst();
                // All types about which nothing else is said are the class's own.
                Map<Type.Var, Type> self = new HashMap<>();
                term.typeVariables().forEach(v -> self.put(v, Type.var("'a")));
                result.add(new Definitions.Axiom(name, term.substituteTypes(self)));
            }
        }
        return result;
    }

    static Context subclass(Context context, ContextCommand.Subclass command, Journal journal) {
        Context inside = Targets.enter(context, command.target());
        if (!(inside.target() instanceof Target.OfClass(var sub))) {
            throw Refusal.of(command.position(), "a subclass needs a class around it");
        }
        String sup = Refusal.known(context.className(command.superclass().text()), "class", command.superclass());
        return subclass(context, command, command.proof(), sub, sup, journal);
    }

    private static Context subclass(
            Context context, ContextCommand command, Proof proof, String sub, String sup, Journal journal) {
        if (context.theory().signature().isSubclass(sub, sup)) {
            return context;
        }
        var obligations = new Obligations(context, command, proof, journal);
        Theory theory = obligations.define(proofs -> Classes.subclass(context.theory(), sub, sup, proofs));
        if (obligations.isOpen()) {
            journal.admitted(
                    command.position(),
                    "That " + Context.base(sub) + " is a subclass of " + Context.base(sup) + " is taken for granted.");
        }
        return context.with(theory);
    }

    // Instances

    private static Type.Con type(Context context, ContextCommand.Arity arity, int index) {
        Name name = arity.types().get(index);
        String full = Refusal.known(context.types().resolve(name.text()), "type", name);
        int size = context.theory()
                .signature()
                .arity(full)
                .orElseThrow(() -> Refusal.of(name.position(), name + " is no type constructor"));
        if (!arity.arguments().isEmpty() && arity.arguments().size() != size) {
            throw Refusal.of(
                    name.position(),
                    "the type " + name + " takes " + size + " arguments, not "
                            + arity.arguments().size());
        }
        var arguments = new ArrayList<Type>();
        for (int i = 0; i < size; i++) {
            Sort sort = arity.arguments().isEmpty()
                    ? Sort.TOP
                    : new TermReader(context).sort(arity.arguments().get(i));
            arguments.add(Type.var("'" + (char) ('a' + i), sort));
        }
        return new Type.Con(full, arguments);
    }

    private static List<String> classes(Context context, ContextCommand.Arity arity) {
        return List.copyOf(new TermReader(context).sort(arity.result()).classes());
    }

    static Context instantiation(Context context, ContextCommand.Instantiation command) {
        List<String> classes = classes(context, command.arity());
        var types = new ArrayList<Type.Con>();
        var parameters = new ArrayList<Target.Parameter>();
        for (int i = 0; i < command.arity().types().size(); i++) {
            Type.Con type = type(context, command.arity(), i);
            if (Instances.missing(context.theory().signature(), type, classes).isEmpty()) {
                // Definitions in here would not be about this type.
                Name name = command.arity().types().get(i);
                throw Refusal.of(
                        name.position(),
                        "the type " + name + " is an instance of "
                                + String.join(
                                        ", ",
                                        classes.stream().map(Context::base).toList())
                                + " already");
            }
            types.add(type);
            Instances.parameters(context.theory(), type, classes)
                    .forEach(p -> parameters.add(new Target.Parameter(p, type)));
        }
        Context result = context.in(new Target.OfInstance(types, classes, parameters));
        for (Target.Parameter p : parameters) {
            result = result.fixing(
                    Instances.name(p.constant().name(), p.type()), p.constant().type());
        }
        for (Type.Con type : types) {
            for (Type argument : type.arguments()) {
                Type.Var v = (Type.Var) argument;
                result = result.withTypeVariable(v.name(), v.sort());
            }
        }
        return result;
    }

    static Context instance(Context context, ContextCommand.InstanceProof command, Journal journal) {
        if (command.subclass() != null && command.superclass() != null) {
            String sub = Refusal.known(context.className(command.subclass().text()), "class", command.subclass());
            String sup = Refusal.known(context.className(command.superclass().text()), "class", command.superclass());
            return subclass(context, command, command.proof(), sub, sup, journal);
        }
        if (command.arity() != null) {
            Context result = context;
            for (int i = 0; i < command.arity().types().size(); i++) {
                result = complete(
                        result, command, type(result, command.arity(), i), classes(result, command.arity()), journal);
            }
            return result;
        }
        if (context.target() instanceof Target.OfInstance(var types, var classes, var _)) {
            Context result = context;
            for (Type.Con type : types) {
                result = complete(result, command, type, classes, journal);
            }
            return result;
        }
        throw Refusal.of(command.position(), "this instance names no type");
    }

    private static Context complete(
            Context context,
            ContextCommand.InstanceProof command,
            Type.Con type,
            List<String> classes,
            Journal journal) {
        if (Instances.missing(context.theory().signature(), type, classes).isEmpty()) {
            return context;
        }
        var obligations = new Obligations(context, command, command.proof(), journal);
        Theory theory =
                obligations.define(proofs -> Instances.complete(context.theory(), type, classes, Map.of(), proofs));
        if (obligations.isOpen()) {
            journal.admitted(
                    command.position(),
                    "That " + Context.base(type.name()) + " satisfies the axioms of "
                            + String.join(
                                    ", ", classes.stream().map(Context::base).toList())
                            + " is taken for granted.");
        }
        return context.with(theory);
    }

    static Context overloading(Context context, ContextCommand.Overloading command) {
        var constants = new ArrayList<Target.Overloaded>();
        Context result = context;
        for (ContextCommand.Overload overload : command.overloads()) {
            Term term = new TermReader(context).read(overload.constant());
            if (!(term instanceof Const constant)) {
                throw Refusal.of(overload.constant().position(), term + " is no constant");
            }
            constants.add(new Target.Overloaded(overload.name().text(), constant, overload));
            result = result.fixing(overload.name().text(), constant.type());
        }
        return result.in(new Target.Overloading(constants));
    }
}
