package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.define.Functions;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.TypeName;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import dev.assay.syntax.isabelle.outer.TypeCommand.DataSpecification;
import dev.assay.syntax.isabelle.outer.TypeParameter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code datatype} and {@code codatatype} with selectors, discriminators and set functions. */
final class DatatypeCommands {
    private static final String ZERO = "Groups.zero_class.zero";

    private DatatypeCommands() {}

    static Context datatype(Context context, TypeCommand.Datatype command, Journal journal) {
        Context naming = context;
        for (DataSpecification type : command.types()) {
            String full = full(context, type);
            // The types are known by name before they are there; nothing but their constructors mentions them.
            List<Type.Var> parameters = TypeCommands.plain(type.parameters());
            naming = naming.withSynonym(
                    full, new TypeName.Synonym(parameters, new Type.Con(full, List.copyOf(parameters))));
            var mixfix = Texts.of(type.mixfix());
            if (mixfix.isPresent()) {
                naming = naming.withGrammar(naming.grammar().withType(full, mixfix.get()));
            }
        }
        var specs = new ArrayList<Datatype.Spec>();
        for (DataSpecification type : command.types()) {
            specs.add(spec(context, naming, type));
        }
        boolean isAxiomatic = !command.codatatype()
                && command.types().stream().noneMatch(type -> hasNamedFunctions(type, command))
                && CollectionDatatypes.areNeeded(context.theory(), specs);
        Theory theory = isAxiomatic
                ? CollectionDatatypes.define(context.theory(), specs)
                : command.codatatype()
                        ? Datatypes.codefine(context.theory(), specs)
                        : Datatypes.define(context.theory(), specs);
        Context result = context.withGrammar(naming.grammar()).with(theory);
        for (int i = 0; i < specs.size(); i++) {
            DataSpecification type = command.types().get(i);
            Map<String, Sort> sorts = sorts(naming, type);
            for (TypeCommand.Constructor c : type.constructors()) {
                String name = constructor(specs.get(i).name(), c);
                result = result.withNotation(new Head.Constant(name), Texts.of(c.mixfix()));
                if (!sorts.isEmpty()) {
                    // The datatype itself is for all types; terms of users are not.
                    Type general = theory.signature().constantType(name).orElseThrow();
                    result = result.withScheme(name, Sorts.with(general, sorts));
                }
            }
        }
        if (isAxiomatic) {
            journal.admitted(
                    command.position(),
                    "What characterises the datatype "
                            + command.types().getFirst().name().text()
                            + " is taken for granted: it recurs inside finite sets or multisets.");
            for (Datatype.Spec spec : specs) {
                result = result.with(CollectionDatatypes.cases(spec));
            }
            return result;
        }
        if (!command.codatatype()) {
            List<String> names = specs.stream().map(Datatype.Spec::name).toList();
            result = result.with(Recursors.add(result.theory(), names, command.position(), journal));
            if (hasPlugin(command, "size")) {
                result = result.with(Sizes.add(result.theory(), names));
            }
        }
        for (int i = 0; i < specs.size(); i++) {
            result =
                    functions(result, withSelectors(command, command.types().get(i)), specs.get(i), command.defaults());
            result = sets(result, command, command.types().get(i), specs.get(i), journal);
            result = withoutDead(result, command.types().get(i), specs.get(i));
        }
        return result;
    }

    /**
     * The functions over elements take one argument for each parameter that counts; where one is declared dead that could
     * count, those here have another type than those that are meant.
     */
    private static Context withoutDead(Context context, DataSpecification type, Datatype.Spec spec) {
        Datatype datatype = context.theory().signature().datatype(spec.name()).orElseThrow();
        List<Integer> live = datatype.live();
        if (live.stream().noneMatch(i -> type.parameters().get(i).dead())) {
            return context;
        }
        Set<String> names = Stream.of(
                        spec.names().map(), spec.names().pred(), spec.names().rel())
                .map(Context::base)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        for (int i = 0; i < live.size(); i++) {
            Name given = type.parameters().get(live.get(i)).setFunction();
            names.add(given == null ? "set" + (i + 1) + "_" + Context.base(spec.name()) : given.text());
        }
        names.add("set_" + Context.base(spec.name()));
        Context result = context;
        for (String name : names) {
            Optional<String> full =
                    context.constants().resolve(name).filter(constant -> constant.startsWith(spec.name() + "."));
            if (full.isPresent()) {
                result = result.withConstants(result.constants().hide(full.get(), false));
            }
        }
        return result.with(result.notUnderstood()
                .withConstants(names, "a parameter of " + Context.base(spec.name()) + " is declared dead"));
    }

    /** Whether the command names functions beside the constructors: selectors, discriminators, those of elements. */
    private static boolean hasNamedFunctions(DataSpecification type, TypeCommand.Datatype command) {
        return isAnyNamed(withSelectors(command, type))
                || type.map() != null
                || type.relator() != null
                || type.predicator() != null
                || type.parameters().stream().anyMatch(p -> p.setFunction() != null);
    }

    /** The sorts that are written for parameters, at their first place or at the arguments of constructors. */
    private static Map<String, Sort> sorts(Context naming, DataSpecification type) {
        var reader = new TermReader(naming);
        Map<String, Sort> result = new HashMap<>();
        for (TypeParameter parameter : type.parameters()) {
            if (parameter.sort() != null) {
                result.put(parameter.name().text(), reader.sort(parameter.sort()));
            }
        }
        type.constructors().stream()
                .flatMap(c -> c.arguments().stream())
                .forEach(a -> Sorts.collect(reader.type(a.type()), result));
        return result;
    }

    /** Whether {@code (plugins only: …)} and {@code (plugins del: …)} leave this one in. */
    private static boolean hasPlugin(TypeCommand.Datatype command, String plugin) {
        for (Option option : command.options()) {
            if (option.name().text().equals("plugins")) {
                boolean isNamed = List.of(option.argumentText().split("\\W+")).contains(plugin);
                return option.argumentText().startsWith("only") ? isNamed : !isNamed;
            }
        }
        return true;
    }

    /** {@code datatype_compat}: sizes for datatypes that are older than the class of sizes. */
    static Context compat(Context context, TypeCommand.DatatypeCompat command) {
        Theory theory = context.theory();
        var names = new ArrayList<String>();
        for (Name name : command.types()) {
            if (!(Refusal.known(context.typeName(name.text()), "type", name)
                            instanceof TypeName.Constructor(var full, var _))
                    || theory.signature().datatype(full).isEmpty()) {
                throw Refusal.of(name.position(), name.text() + " is not a datatype");
            }
            names.add(full);
        }
        boolean isKnown = names.stream().anyMatch(name -> Sizes.has(theory, name));
        return isKnown ? context : context.with(Sizes.add(theory, names));
    }

    private static String full(Context context, DataSpecification type) {
        return context.name() + "." + type.name().text();
    }

    /** Pairs and the unit value are named without their type, as everybody does; 0 is the overloaded constant. */
    private static String constructor(String type, TypeCommand.Constructor constructor) {
        String name = constructor.name().text();
        if (name.equals("0")) {
            return ZERO;
        }
        return type.equals("Product_Type.prod") || type.equals("Product_Type.unit")
                ? "Product_Type." + name
                : type + "." + name;
    }

    private static Datatype.Spec spec(Context context, Context naming, DataSpecification type) {
        String full = full(context, type);
        var reader = new TermReader(naming);
        var constructors = new ArrayList<Datatype.Constructor>();
        for (TypeCommand.Constructor c : type.constructors()) {
            List<Type> arguments = c.arguments().stream()
                    .map(a -> Sorts.without(reader.type(a.type())))
                    .toList();
            constructors.add(new Datatype.Constructor(constructor(full, c), arguments));
        }
        Datatype.Names standard = Datatypes.standardNames(full);
        var names = new Datatype.Names(
                standard.caseOf(),
                given(full, type.map(), standard.map()),
                given(full, type.predicator(), standard.pred()),
                given(full, type.relator(), standard.rel()));
        return new Datatype.Spec(full, TypeCommands.plain(type.parameters()), constructors, names);
    }

    private static String given(String type, @Nullable Name name, String standard) {
        return name == null ? standard : type + "." + name.text();
    }

    // Selectors and discriminators

    private static Context functions(
            Context context, DataSpecification type, Datatype.Spec spec, List<Quoted> defaults) {
        Datatype datatype = context.theory().signature().datatype(spec.name()).orElseThrow();
        List<Type> arguments = List.copyOf(datatype.parameters());
        Map<String, List<Term>> equations = new LinkedHashMap<>();
        Map<String, Type> results = new LinkedHashMap<>();
        if (!isAnyNamed(type)) {
            return context;
        }
        var discriminators = new LinkedHashSet<String>();
        for (int i = 0; i < type.constructors().size(); i++) {
            TypeCommand.Constructor c = type.constructors().get(i);
            for (int j = 0; j < c.arguments().size(); j++) {
                Name selector = c.arguments().get(j).selector();
                if (selector != null) {
                    results.putIfAbsent(
                            spec.name() + "." + selector.text(),
                            datatype.constructors().get(i).arguments().get(j));
                }
            }
            String discriminator = discriminator(c, type);
            if (!discriminator.isEmpty()) {
                discriminators.add(spec.name() + "." + discriminator);
                results.put(spec.name() + "." + discriminator, Type.bool());
            }
        }
        results.keySet().forEach(name -> equations.put(name, new ArrayList<>()));
        for (int i = 0; i < type.constructors().size(); i++) {
            TypeCommand.Constructor c = type.constructors().get(i);
            Datatype.Constructor kernel = datatype.constructors().get(i);
            var variables = new ArrayList<Free>();
            for (int j = 0; j < kernel.arguments().size(); j++) {
                variables.add(new Free("x" + (j + 1), kernel.arguments().get(j)));
            }
            Term value = app(datatype.constant(kernel, arguments), variables);
            for (int j = 0; j < variables.size(); j++) {
                Name selector = c.arguments().get(j).selector();
                if (selector != null) {
                    add(equations, results, spec.name() + "." + selector.text(), value, variables.get(j));
                }
            }
            for (String d : discriminators) {
                boolean holds = d.equals(spec.name() + "." + discriminator(c, type));
                add(equations, results, d, value, holds ? Hol.TRUE : Hol.FALSE);
            }
        }
        return define(context, datatype, equations, results, defaults);
    }

    private static boolean isAnyNamed(DataSpecification type) {
        return type.constructors().stream()
                .anyMatch(
                        c -> c.discriminator() != null || c.arguments().stream().anyMatch(a -> a.selector() != null));
    }

    /** Where one argument has a selector, or the command wants them, all the others have their standard ones. */
    private static DataSpecification withSelectors(TypeCommand.Datatype command, DataSpecification type) {
        boolean isWanted = command.codatatype()
                || command.options().stream().anyMatch(o -> o.name().text().equals("discs_sels"));
        if (!isWanted && !isAnyNamed(type)) {
            return type;
        }
        List<TypeCommand.Constructor> constructors = type.constructors().stream()
                .map(DatatypeCommands::withSelectors)
                .toList();
        return new DataSpecification(
                type.parameters(),
                type.name(),
                type.mixfix(),
                constructors,
                type.map(),
                type.relator(),
                type.predicator());
    }

    private static TypeCommand.Constructor withSelectors(TypeCommand.Constructor constructor) {
        List<TypeCommand.Argument> given = constructor.arguments();
        var arguments = new ArrayList<TypeCommand.Argument>();
        for (int i = 0; i < given.size(); i++) {
            String number = given.size() == 1 ? "" : String.valueOf(i + 1);
            Name standard = new Name(
                    "un_" + constructor.name().text() + number,
                    constructor.name().position());
            Name named = given.get(i).selector();
            arguments.add(new TypeCommand.Argument(
                    named == null ? standard : named, given.get(i).type()));
        }
        return new TypeCommand.Constructor(
                constructor.discriminator(), constructor.name(), arguments, constructor.mixfix());
    }

    /** The name of a constructor's discriminator; none for one that is its own, or where there is nothing to tell apart. */
    private static String discriminator(TypeCommand.Constructor c, DataSpecification type) {
        if (c.discriminator() != null) {
            String name = c.discriminator().text();
            return name.equals("=") ? "" : name;
        }
        return c.arguments().isEmpty() || type.constructors().size() == 1
                ? ""
                : "is_" + c.name().text();
    }

    private static void add(
            Map<String, List<Term>> equations, Map<String, Type> results, String name, Term value, Term right) {
        Free function = new Free(name, Type.fun(value.type(), results.getOrDefault(name, right.type())));
        equations.getOrDefault(name, new ArrayList<>()).add(Hol.mkEq(app(function, value), right));
    }

    private static Context define(
            Context context,
            Datatype datatype,
            Map<String, List<Term>> equations,
            Map<String, Type> results,
            List<Quoted> defaults) {
        Context reading = context;
        for (var result : results.entrySet()) {
            reading = reading.fixing(Context.base(result.getKey()), Type.fun(datatype.type(), result.getValue()));
        }
        for (Quoted text : defaults) {
            var reader = new TermReader(reading);
            Term equation = reader.infer(List.of(reader.withoutWildcards(text, new AtomicInteger())))
                    .getFirst();
            for (String name : results.keySet()) {
                Free variable = new Free(Context.base(name), Type.fun(datatype.type(), results.get(name)));
                if (equation.isApplied(Hol.EQ)
                        && equation.arguments().getFirst().head().equals(variable)) {
                    Term named = equation.substitute(Map.of(variable, new Free(name, variable.type())));
                    equations.getOrDefault(name, new ArrayList<>()).add(named);
                }
            }
        }
        Context result = context;
        var selected = new ArrayList<Thm>();
        var discriminated = new ArrayList<Thm>();
        for (var entry : equations.entrySet()) {
            Type type = Type.fun(datatype.type(), results.getOrDefault(entry.getKey(), Type.bool()));
            result = result.with(Functions.define(
                    result.theory(),
                    List.of(new Free(entry.getKey(), type)),
                    entry.getValue(),
                    new Functions.Termination.Required()));
            List<Thm> simps = result.theory()
                    .fact(entry.getKey() + ".simps")
                    .orElseThrow()
                    .theorems();
            // A selector returns a variable at least once, a discriminator never does.
            boolean isSelector = simps.stream().anyMatch(e -> !isTruthValue(Rules.right(e)));
            if (isSelector) {
                selected.addAll(simps);
            } else {
                simps.forEach(e -> discriminated.add(
                        Rules.right(e).equals(Hol.TRUE) ? Rules.fromEqTrue(e) : Rules.fromEqFalse(e)));
            }
        }
        return result.with(result.theory()
                .withFact(datatype.name() + ".sel", selected)
                .withFact(datatype.name() + ".disc", discriminated));
    }

    private static boolean isTruthValue(Term term) {
        return term.equals(Hol.TRUE) || term.equals(Hol.FALSE);
    }

    // Sets

    /** set t = {x. ¬ pred (λy. y ≠ x) t}. */
    private static Context sets(
            Context context,
            TypeCommand.Datatype command,
            DataSpecification type,
            Datatype.Spec spec,
            Journal journal) {
        Datatype datatype = context.theory().signature().datatype(spec.name()).orElseThrow();
        boolean hasLists = context.theory().signature().arity("List.list").isPresent();
        Theory theory = context.theory();
        for (int index = 0; index < datatype.live().size(); index++) {
            int parameter = datatype.live().get(index);
            Name given = type.parameters().get(parameter).setFunction();
            if (given == null && !hasLists) {
                continue;
            }
            String standard = "set" + (datatype.live().size() == 1 ? "" : String.valueOf(index + 1)) + "_"
                    + Context.base(spec.name());
            String name = spec.name() + "." + (given == null ? standard : given.text());
            try {
                theory = Definitions.define(theory, name, setEquation(theory, datatype, name, index));
            } catch (DefinitionException e) {
                journal.note(command.position(), "There is no " + Context.base(name) + ": " + e.getMessage());
            }
        }
        return context.with(theory);
    }

    private static Term setEquation(Theory theory, Datatype datatype, String name, int index) {
        Type.Var element = datatype.parameters().get(datatype.live().get(index));
        Free x = new Free("x", element);
        Free y = new Free("y", element);
        Free t = new Free("t", datatype.type());
        var predicates = new ArrayList<Term>();
        for (int i = 0; i < datatype.live().size(); i++) {
            Free z = new Free("z", datatype.parameters().get(datatype.live().get(i)));
            predicates.add(i == index ? Term.lambda(y, Hol.mkNot(Hol.mkEq(y, x))) : Term.lambda(z, Hol.TRUE));
        }
        Type set = Type.con(KernelSets.TYPE, element);
        var types = new ArrayList<Type>();
        predicates.forEach(p -> types.add(p.type()));
        types.add(t.type());
        Const pred = new Const(datatype.names().pred(), Type.fun(types, Type.bool()));
        Const collect = new Const(KernelSets.COLLECT, Type.fun(Type.fun(element, Type.bool()), set));
        Term body = app(collect, Term.lambda(x, Hol.mkNot(app(app(pred, predicates), t))));
        if (theory.signature().constantType(KernelSets.COLLECT).isEmpty()) {
            throw new DefinitionException("sets come later");
        }
        return Hol.mkEq(app(new Free(name, Type.fun(t.type(), set)), t), body);
    }
}
