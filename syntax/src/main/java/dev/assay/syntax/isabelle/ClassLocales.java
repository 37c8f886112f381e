package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Classes;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.ClassSpecification;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Classes as locales: their constants become parameters, their axioms assumptions. */
final class ClassLocales {
    private static final Type.Var SELF = Type.var("'a");

    private ClassLocales() {}

    static boolean isClass(Theory theory, String name) {
        return theory.classSpecification(name).isPresent();
    }

    /** The class as a locale; none where an axiom speaks of more than the parameters. */
    static Optional<Locale> of(Context context, String cls) {
        Theory theory = context.theory();
        if (theory.classSpecification(cls).isEmpty()) {
            return Optional.empty();
        }
        List<Free> parameters = parameters(theory, cls);
        var assumptions = new ArrayList<Term>();
        for (String ancestor : Classes.ancestors(theory.signature(), cls)) {
            ClassSpecification specification =
                    theory.classSpecification(ancestor).orElseThrow();
            for (var axiom : specification.axioms()) {
                Optional<Term> general = general(context, cls, axiom.theorem().conclusion());
                if (general.isEmpty()) {
                    return Optional.empty();
                }
                assumptions.add(closed(parameters, general.get()));
            }
        }
        var operations = new HashMap<String, Locale.LocalConstant>();
        Classes.ancestors(theory.signature(), cls)
                .forEach(ancestor -> context.operations(ancestor).forEach(operations::putIfAbsent));
        Locale result = Locale.of(cls, Context.base(cls) + "_class", parameters, assumptions)
                .with(operations);
        for (String sup :
                theory.classSpecification(cls).orElseThrow().superclasses().classes()) {
            Optional<Locale> parent = of(context, sup);
            if (parent.isPresent()) {
                result = result.with(new Interpretation(
                        "",
                        false,
                        sup,
                        parent.get().parameters(),
                        Map.of(),
                        List.copyOf(parent.get().parameters()),
                        parent.get().assumptions().stream()
                                .map(a -> among(theory, assumptions, a))
                                .toList(),
                        List.of()));
            }
        }
        return Optional.of(result);
    }

    /** ⊢ A₁ ⟶ … ⟶ Aₙ ⟶ A where A is one of them. */
    static Thm among(Theory theory, List<Term> assumptions, Term assumption) {
        return under(assumptions, Thm.assume(theory.signature(), assumption));
    }

    static List<Free> parameters(Theory theory, String cls) {
        return Classes.parameters(theory, cls).stream()
                .map(p -> new Free(Context.base(p.name()), self(p.type())))
                .toList();
    }

    private static Type self(Type type) {
        var substitution = new HashMap<Type.Var, Type>();
        type.forEachVariable(v -> substitution.put(v, SELF));
        return type.substitute(substitution);
    }

    static Term closed(List<Free> parameters, Term proposition) {
        return Hol.mkAll(
                proposition.frees().stream()
                        .filter(v -> !parameters.contains(v))
                        .toList(),
                proposition);
    }

    /**
     * With what was defined in the class as a function of the class's parameters: another way to write what the definition
     * says of them. What is defined by recursion has {@link ClassRecursion}.
     */
    static Context withOperation(Context context, String cls, String name, String full) {
        Term constant = context.abbreviations()
                .expand(new Const(full, context.scheme(full).orElseThrow()));
        Optional<Term> meaning = general(context, cls, constant);
        String own = general(context, cls, name);
        if (meaning.isEmpty() || context.scheme(own).isPresent()) {
            return context;
        }
        List<Free> used = parameters(context.theory(), cls).stream()
                .filter(meaning.get()::occurs)
                .toList();
        Context result = context.withAbbreviation(own, Term.lambda(used, meaning.get()));
        return result.withConstants(result.constants().hideWithout(own, Context.base(cls)))
                .withOperation(
                        cls,
                        name,
                        new Locale.LocalConstant(
                                own,
                                used.stream().map(Free::name).toList(),
                                meaning.get().type()));
    }

    /**
     * The names of what may have been defined in the class or those above it and has no meaning for other operations: of the
     * library, of which is not known what was, all that needs the class.
     */
    static Set<String> withoutMeaning(Context context, Locale locale) {
        Theory theory = context.theory();
        List<String> ancestors = Classes.ancestors(theory.signature(), locale.name());
        Set<String> parameters = Classes.parameters(theory, locale.name()).stream()
                .map(Const::name)
                .collect(Collectors.toSet());
        var result = new HashSet<String>();
        for (String constant : theory.signature().constants()) {
            boolean isNeeding = theory.signature().constantType(constant).stream()
                    .flatMap(type -> type.variables().stream())
                    .anyMatch(v -> v.sort().classes().stream().anyMatch(ancestors::contains));
            boolean isFromClass = constant.contains("_class.")
                    || Library.contains(constant.substring(0, Math.max(0, constant.indexOf('.'))));
            if (isNeeding && isFromClass && !parameters.contains(constant)) {
                result.add(Context.base(constant));
            }
        }
        result.removeAll(locale.constants().keySet());
        return result;
    }

    /**
     * What was stated in the class, under the assumptions of the locale. It is as admitted as the theorem itself
     * would be: the proof in the class is one for all operations that satisfy the axioms.
     */
    static List<Thm> theorems(Theory theory, Locale locale, Fact fact) {
        Optional<Fact> general = theory.fact(fact.name().replace("_class.", "."));
        return general.isPresent() && isOfRecursion(locale, general.get())
                ? general.get().theorems().stream()
                        .map(theorem -> under(locale.assumptions(), theorem.transfer(theory.signature())))
                        .toList()
                : generalised(theory, locale, fact);
    }

    /** Whether the fact is about a function of the class's parameters that is defined by recursion. */
    private static boolean isOfRecursion(Locale locale, Fact fact) {
        return locale.constants().values().stream()
                .anyMatch(operation -> fact.name().startsWith(operation.fullName() + "."));
    }

    private static Thm under(List<Term> assumptions, Thm theorem) {
        Thm result = theorem;
        for (Term assumption : assumptions.reversed()) {
            result = Thm.disch(assumption, result);
        }
        return result;
    }

    private static List<Thm> generalised(Theory theory, Locale locale, Fact fact) {
        var result = new ArrayList<Thm>();
        Map<String, Locale.LocalConstant> recursive =
                recursive(theory, locale.constants().values());
        for (Thm theorem : fact.theorems()) {
            Optional<Term> general = general(theory, locale.name(), recursive, theorem.conclusion());
            if (general.isEmpty() || !theorem.hypotheses().isEmpty()) {
                return List.of();
            }
            // All that the theorem rests on stays named.
            Thm step = Thm.oracle(
                    theory.signature(),
                    new Trust.Procedure("class " + Context.base(locale.name()) + " as a locale"),
                    Hol.mkImplies(theorem.conclusion(), Hol.mkImplies(locale.assumptions(), general.get())));
            result.add(Thm.mp(step, theorem.transfer(theory.signature())));
        }
        return result;
    }

    /** The full name of what the class calls by this name, as a function of the class's parameters. */
    static String general(Context context, String cls, String name) {
        return context.name() + "." + Context.base(cls) + "." + name;
    }

    /** The variable at any type. */
    static Free general(String cls, Free variable) {
        return new Free(variable.name(), variable.type().substitute(Map.of(Type.var(SELF.name(), Sort.of(cls)), SELF)));
    }

    /** The proposition with parameters for the constants of the class; none where it depends on the class in other ways. */
    static Optional<Term> general(Context context, String cls, Term proposition) {
        List<Locale.LocalConstant> operations = Classes.ancestors(
                        context.theory().signature(), cls)
                .stream()
                .flatMap(ancestor -> context.operations(ancestor).values().stream())
                .toList();
        return general(context.theory(), cls, recursive(context.theory(), operations), proposition);
    }

    /** By the constants of classes that are defined by recursion, those that take the parameters first. */
    private static Map<String, Locale.LocalConstant> recursive(
            Theory theory, Collection<Locale.LocalConstant> operations) {
        var result = new HashMap<String, Locale.LocalConstant>();
        for (Locale.LocalConstant operation : operations) {
            String full = operation.fullName();
            if (theory.signature().constantType(full).isPresent()) {
                int dot = full.lastIndexOf('.');
                result.put(LibraryNames.of(full.substring(0, dot) + "_class" + full.substring(dot)), operation);
            }
        }
        return result;
    }

    private static Optional<Term> general(
            Theory theory, String cls, Map<String, Locale.LocalConstant> recursive, Term proposition) {
        Map<String, Const> parameters = new HashMap<>();
        Classes.parameters(theory, cls).forEach(p -> parameters.put(p.name(), p));
        Set<String> names = parameters.keySet().stream().map(Context::base).collect(Collectors.toSet());
        if (proposition.frees().stream().anyMatch(v -> names.contains(v.name()))) {
            return Optional.empty();
        }
        var selves = new ArrayList<Type.Var>();
        for (Type.Var v : proposition.typeVariables()) {
            if (theory.signature().hasSort(v, Sort.of(cls)) || isAncestorSort(theory, cls, v.sort())) {
                selves.add(v);
            }
        }
        if (selves.size() > 1) {
            return Optional.empty();
        }
        Map<Type.Var, Type> free = new HashMap<>();
        selves.forEach(v -> free.put(v, SELF));
        Term replaced =
                replace(applied(theory, unfolded(theory, proposition, selves), recursive, selves), parameters, selves);
        for (Const c : replaced.constants()) {
            Type scheme = theory.signature().constantType(c.name()).orElseThrow();
            Map<Type.Var, Type> at = Matching.types(scheme, c.type()).orElse(Map.of());
            for (var entry : at.entrySet()) {
                boolean isSelf = entry.getValue().variables().stream().anyMatch(selves::contains);
                Type plain = entry.getValue().substitute(free);
                if (isSelf && !theory.signature().hasSort(plain, required(theory, c, entry.getKey()))) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(replaced.substituteTypes(free));
    }

    private static boolean isAncestorSort(Theory theory, String cls, Sort sort) {
        return !sort.isTop()
                && sort.classes().stream()
                        .allMatch(
                                c -> Classes.ancestors(theory.signature(), cls).contains(c));
    }

    /** What a constant needs of the type that it is used at, also where its type does not say so. */
    private static Sort required(Theory theory, Const constant, Type.Var variable) {
        return theory.classSpecifications().stream()
                .filter(c -> c.parameters().stream().anyMatch(p -> p.name().equals(constant.name())))
                .findFirst()
                .map(c -> Sort.of(c.name()))
                .orElse(variable.sort());
    }

    /** With the definitions of what the class defines, which are about the parameters. */
    private static Term unfolded(Theory theory, Term term, List<Type.Var> selves) {
        return switch (term) {
            case Const c -> {
                boolean isOfClass = c.type().variables().stream().anyMatch(selves::contains)
                        && theory.signature().constantType(c.name()).stream()
                                .flatMap(type -> type.variables().stream())
                                .anyMatch(v -> !v.sort().isTop());
                List<Specification> specifications = isOfClass ? theory.specifications(c.name()) : List.of();
                yield specifications.size() == 1
                                && specifications.getFirst()
                                        instanceof Specification.Defined(var constant, var equation)
                        ? Matching.types(constant.type(), c.type())
                                .map(types ->
                                        unfolded(theory, Rules.right(equation).substituteTypes(types), selves))
                                .orElse(c)
                        : c;
            }
            case Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, unfolded(theory, body, selves));
            case Term.App(var function, var argument) ->
                new Term.App(unfolded(theory, function, selves), unfolded(theory, argument, selves)).betaNormal();
        };
    }

    /** With the functions of the parameters for the constants that the class defines by recursion, applied to its operations. */
    private static Term applied(
            Theory theory, Term term, Map<String, Locale.LocalConstant> recursive, List<Type.Var> selves) {
        return switch (term) {
            case Const c ->
                Optional.ofNullable(recursive.get(c.name()))
                        .flatMap(operation ->
                                self(theory, c, selves).<Term>map(self -> applied(theory, operation, c.type(), self)))
                        .orElse(c);
            case Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) ->
                new Term.Abs(hint, type, applied(theory, body, recursive, selves));
            case Term.App(var function, var argument) ->
                new Term.App(
                        applied(theory, function, recursive, selves), applied(theory, argument, recursive, selves));
        };
    }

    private static Term applied(Theory theory, Locale.LocalConstant operation, Type type, Type.Var self) {
        List<Const> arguments = operation.parameters().stream()
                .map(name -> parameter(theory, self, name))
                .toList();
        return Term.app(
                new Const(
                        operation.fullName(),
                        Type.fun(arguments.stream().map(Const::type).toList(), type)),
                arguments);
    }

    private static Const parameter(Theory theory, Type.Var self, String name) {
        Const parameter = self.sort().classes().stream()
                .flatMap(cls -> Classes.parameters(theory, cls).stream())
                .filter(p -> Context.base(p.name()).equals(name))
                .findFirst()
                .orElseThrow();
        var types = new HashMap<Type.Var, Type>();
        parameter.type().forEachVariable(v -> types.put(v, self));
        return new Const(parameter.name(), parameter.type().substitute(types));
    }

    /** The type of the class at which the constant is used, if it is used at one. */
    private static Optional<Type.Var> self(Theory theory, Const constant, List<Type.Var> selves) {
        Type scheme = theory.signature().constantType(constant.name()).orElseThrow();
        List<Type> sorted = Matching.types(scheme, constant.type()).orElse(Map.of()).entrySet().stream()
                .filter(e -> !e.getKey().sort().isTop())
                .map(Map.Entry::getValue)
                .toList();
        return sorted.size() == 1 && sorted.getFirst() instanceof Type.Var v && selves.contains(v)
                ? Optional.of(v)
                : Optional.empty();
    }

    private static Term replace(Term term, Map<String, Const> parameters, List<Type.Var> selves) {
        return switch (term) {
            case Const c -> {
                Const parameter = parameters.get(c.name());
                boolean isOwn = parameter != null
                        && Matching.types(parameter.type(), c.type())
                                .filter(types -> types.values().stream().allMatch(selves::contains))
                                .isPresent();
                yield isOwn ? new Free(Context.base(c.name()), c.type()) : c;
            }
            case Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, replace(body, parameters, selves));
            case Term.App(var function, var argument) ->
                new Term.App(replace(function, parameters, selves), replace(argument, parameters, selves));
        };
    }
}
