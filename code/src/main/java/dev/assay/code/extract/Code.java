package dev.assay.code.extract;

import dev.assay.code.program.Layout;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The code equations of a theory's constants. To be made once per theory: it indexes the theory's facts. */
public final class Code {
    /** Types whose values are neither numbers nor what the library says they are made of. */
    private static final Set<String> OTHERWISE = Set.of(HolNames.SET, HolNames.RAT, HolNames.REAL);

    /** Types without constructors at run time. */
    private static final Set<String> NATIVE =
            Set.of(HolNames.SET, HolNames.RAT, HolNames.REAL, HolNames.CODE_NATURAL, HolNames.CODE_INTEGER);

    private final Theory theory;
    private final CodeSetup setup;
    private final TypeMatcher matcher;
    private final Map<String, List<Thm>> declared = new HashMap<>();
    private final Map<String, List<Thm>> derived = new HashMap<>();
    private final Map<String, TypeSpecification> morphisms = new HashMap<>();
    private final Unfolding unfolding;

    private Code(Theory theory, CodeSetup setup) {
        this.theory = theory;
        this.setup = setup;
        this.matcher = new TypeMatcher(SortAlgebra.of(theory.signature()));
        this.unfolding = Unfolding.of(theory);
        declare("code");
        declare("code abstract");
        for (String type : theory.signature().types()) {
            theory.typeSpecification(type).ifPresent(this::derive);
        }
    }

    public static Code of(Theory theory) {
        return of(theory, CodeSetup.of(theory));
    }

    public static Code of(Theory theory, CodeSetup setup) {
        return new Code(theory, setup);
    }

    public Theory theory() {
        return theory;
    }

    Signature signature() {
        return theory.signature();
    }

    Unfolding unfolding() {
        return unfolding;
    }

    /** The theorems with an attribute: those of the fact that got it last first, those of one fact in its order. */
    private void declare(String attribute) {
        var facts = new IdentityHashMap<Thm, Fact>();
        for (Fact fact : theory.facts()) {
            if (fact.attributes().contains(attribute)) {
                fact.theorems().forEach(t -> facts.put(t, fact));
            }
        }
        var order = new ArrayList<Fact>();
        for (Thm thm : theory.theorems(attribute)) {
            Fact fact = facts.get(thm);
            if (fact != null && (order.isEmpty() || order.getLast() != fact)) {
                order.add(fact);
            }
        }
        order.reversed().forEach(fact -> fact.theorems().forEach(this::declare));
    }

    private void declare(Thm thm) {
        Term left = Rule.of(thm.conclusion()).left();
        if (left.head() instanceof Const(var name, var _)) {
            String about = representedBy(left).map(Const::name).orElse(name);
            declared.computeIfAbsent(about, _ -> new ArrayList<>()).add(thm);
        }
    }

    /** f of Rep (f x), where Rep is the representation of a subtype. */
    private Optional<Const> representedBy(Term left) {
        return left instanceof App(Const(var rep, var _), var value)
                        && value.head() instanceof Const f
                        && value.type() instanceof Type.Con(var type, var _)
                        && !type.equals(HolNames.SET)
                        && theory.typeSpecification(type).orElse(null) instanceof TypeSpecification.Subtype subtype
                        && subtype.rep().name().equals(rep)
                ? Optional.of(f)
                : Optional.empty();
    }

    private void derive(TypeSpecification specification) {
        switch (specification) {
            case TypeSpecification.Free free -> derive(free.datatype(), free.facts());
            case TypeSpecification.Record r -> {
                derive(r.datatype(), r.facts());
                for (Thm equation : r.equations()) {
                    if (Rule.of(equation.conclusion()).left().head() instanceof Const(var name, var _)) {
                        derived.computeIfAbsent(name, _ -> new ArrayList<>()).add(equation);
                    }
                }
            }
            case TypeSpecification.Subtype subtype -> {
                morphisms.put(subtype.abs().name(), subtype);
                morphisms.put(subtype.rep().name(), subtype);
            }
            case TypeSpecification.Quotient quotient -> {
                morphisms.put(quotient.abs().name(), quotient);
                morphisms.put(quotient.rep().name(), quotient);
            }
        }
    }

    private void derive(Datatype datatype, Datatype.Facts facts) {
        derived.put(datatype.names().map(), facts.map());
        derived.put(datatype.names().pred(), facts.pred());
        derived.put(datatype.names().rel(), facts.rel());
    }

    // Constructors

    /** The constructors of the values of a ground type, in the order of their tags; empty if it has none. */
    List<Const> constructors(Type type) {
        if (!(type instanceof Type.Con(var name, var arguments))) {
            return List.of();
        }
        if (setup.constructors().containsKey(name)) {
            return setup.constructors().get(name).stream()
                    .map(c -> matcher.instance(c.type().resultType(), type)
                            .map(instance -> new Const(c.name(), c.type().substitute(instance))))
                    .flatMap(Optional::stream)
                    .toList();
        }
        Optional<Datatype> datatype = signature().datatype(name);
        if (datatype.isPresent()) {
            Datatype d = datatype.get();
            return d.constructors().stream().map(c -> d.constant(c, arguments)).toList();
        }
        return switch (theory.typeSpecification(name).orElse(null)) {
            case TypeSpecification.Subtype subtype
            when !NATIVE.contains(name) -> List.of(instance(subtype.abs(), subtype.type(), type));
            case TypeSpecification.Quotient quotient -> List.of(instance(quotient.abs(), quotient.type(), type));
            case null, default -> List.of();
        };
    }

    private Const instance(Const constant, Type general, Type ground) {
        return new Const(
                constant.name(),
                constant.type().substitute(matcher.instance(general, ground).orElseThrow()));
    }

    /** The constructors of a ground type with their fields. */
    public Layout layout(Type type) {
        return new Layout(
                type,
                constructors(type).stream()
                        .map(c -> new Layout.Shape(c, c.type().argumentTypes()))
                        .toList());
    }

    boolean isConstructor(Const c) {
        return constructors(c.type().resultType()).stream()
                .anyMatch(k -> k.name().equals(c.name()) && k.type().equals(c.type()));
    }

    /** Whether values of the type are built with constants that a theory chose for execution. */
    public boolean isRefined(String type) {
        return setup.constructors().containsKey(type);
    }

    /** That a subtype has the value. */
    Term predicate(TypeSpecification.Subtype subtype, Type type, Term value) {
        var instance = instance(subtype.type(), type).orElseThrow();
        return Term.app(subtype.predicate().substituteTypes(instance), value).betaNormal();
    }

    /** The datatype or codatatype, if its values are built with its own constructors. */
    Optional<Datatype> datatype(String type) {
        return isRefined(type) ? Optional.empty() : signature().datatype(type);
    }

    /** How the theory wants values of the type to be made for tests. */
    public Optional<CodeSetup.Generator> generator(String type) {
        return Optional.ofNullable(setup.generators().get(type));
    }

    /** The subtype or quotient whose abstraction or representation this is, unless its values are built otherwise. */
    Optional<TypeSpecification> morphism(String constant) {
        return Optional.ofNullable(morphisms.get(constant))
                .filter(s -> !isRefined(s.type().name()))
                .filter(s -> !OTHERWISE.contains(s.type().name()));
    }

    // Equations

    /** The equations that say what the constant is at this type; empty if there are none. */
    public List<Equation> equations(Const constant) {
        for (var source : List.of(declared, derived)) {
            List<Equation> equations = matching(constant, source.getOrDefault(constant.name(), List.of()));
            if (!equations.isEmpty()) {
                return equations;
            }
        }
        Optional<List<Equation>> elements = SetFunction.of(this, constant).map(SetFunction::equations);
        if (elements.isPresent()) {
            return elements.get();
        }
        for (Specification specification :
                theory.specifications(constant.name()).reversed()) {
            List<Equation> equations = switch (specification) {
                case Specification.Defined defined -> matching(constant, List.of(defined.equation()));
                case Specification.Recursive recursive -> matching(constant, recursive.equations());
                case Specification.Inductive inductive ->
                    inductive.isCo() ? List.<Equation>of() : matching(constant, inductive.unfold());
                case Specification.Corecursive _ -> List.of();
            };
            if (!equations.isEmpty()) {
                return equations;
            }
        }
        return List.of();
    }

    /** The term that a definition gives for an applied constant; empty where there is none, or programs go another way. */
    public Optional<Term> definition(Term applied) {
        if (!(applied.head() instanceof Const constant)
                || Specials.find(constant).isPresent()) {
            return Optional.empty();
        }
        List<Equation> equations =
                theory.specifications(constant.name()).stream().allMatch(Specification.Defined.class::isInstance)
                        ? equations(constant)
                        : List.of();
        return equations.size() == 1 ? equations.getFirst().applied(applied.arguments()) : Optional.empty();
    }

    /** Equations that take the arguments of a recursive function apart, as it was defined; empty if there are none. */
    public List<Equation> structural(Const constant) {
        List<Equation> declaredSo = matching(constant, theory.theorems("code_pred_def"));
        if (!declaredSo.isEmpty()) {
            return declaredSo;
        }
        if (constant.name().equals(HolNames.SIZE) && constant.type().domain() instanceof Type.Con(var type, var _)) {
            return theory.fact(type + ".size")
                    .map(fact -> matching(constant, fact.theorems()))
                    .orElse(List.of());
        }
        for (Specification specification :
                theory.specifications(constant.name()).reversed()) {
            if (specification instanceof Specification.Recursive recursive) {
                return matching(constant, recursive.equations());
            }
        }
        return List.of();
    }

    boolean isDeclared(Const constant) {
        return !matching(constant, declared.getOrDefault(constant.name(), List.of()))
                .isEmpty();
    }

    public Optional<Specification.Inductive> inductive(Const constant) {
        return theory.specifications(constant.name()).stream()
                .filter(Specification.Inductive.class::isInstance)
                .map(Specification.Inductive.class::cast)
                .findFirst();
    }

    private List<Equation> matching(Const constant, List<Thm> theorems) {
        var result = new ArrayList<Equation>();
        for (Thm thm : theorems) {
            equation(constant, thm).ifPresent(result::add);
        }
        return result;
    }

    private Optional<Equation> equation(Const constant, Thm thm) {
        Rule rule = Rule.of(thm.conclusion());
        Optional<Const> represented =
                representedBy(rule.left()).filter(f -> f.name().equals(constant.name()));
        if (represented.isPresent() && rule.left() instanceof App(var _, var value)) {
            TypeSpecification.Subtype subtype = (TypeSpecification.Subtype)
                    theory.typeSpecification(((Type.Con) value.type()).name()).orElseThrow();
            rule = new Rule(
                    rule.conditions(),
                    value,
                    new App(instance(subtype.abs(), subtype.type(), value.type()), rule.right()));
        }
        if (!(rule.left().head() instanceof Const(var name, var type)) || !name.equals(constant.name())) {
            return Optional.empty();
        }
        Rule found = rule;
        return matcher.instance(type, constant.type()).map(instance -> ground(found, instance));
    }

    private Equation ground(Rule rule, Map<Type.Var, Type> instance) {
        // A type that only the right side mentions can be any: nothing depends on it.
        var all = new HashMap<>(instance);
        rule.right().typeVariables().forEach(v -> all.putIfAbsent(v, UNIT));
        rule.conditions().forEach(c -> c.typeVariables().forEach(v -> all.putIfAbsent(v, UNIT)));
        var patterns = new ArrayList<Term>();
        rule.left().arguments().forEach(p -> patterns.add(p.substituteTypes(all)));
        Term right = rule.right().substituteTypes(all).betaNormal();
        int arity = patterns.size();
        // c = (λx y. t) is c x y = t.
        while (right instanceof Term.Abs(var hint, var type, var body)) {
            Free x = new Free(hint + "'" + arity++, type);
            patterns.add(x);
            right = body.instantiate(x);
        }
        return new Equation(
                patterns,
                rule.conditions().stream()
                        .map(c -> c.substituteTypes(all).betaNormal())
                        .toList(),
                right);
    }

    private static final Type UNIT = Type.con(HolNames.UNIT);

    /** The constant that this one is at its type: the meaning of a class parameter at an instance. */
    Optional<Const> alias(Const constant) {
        if (declared.containsKey(constant.name()) && isDeclared(constant)) {
            return Optional.empty();
        }
        for (Specification specification :
                theory.specifications(constant.name()).reversed()) {
            if (specification instanceof Specification.Defined(var _, var equation)
                    && equation.conclusion().arguments().size() == 2
                    && equation.conclusion().isApplied(Hol.EQ)
                    && equation.conclusion().arguments().getFirst() instanceof Const(var name, var type)
                    && name.equals(constant.name())
                    && equation.conclusion().arguments().getLast() instanceof Const(var other, var otherType)) {
                var instance = matcher.instance(type, constant.type());
                if (instance.isPresent()) {
                    return Optional.of(new Const(other, otherType.substitute(instance.get())));
                }
            }
        }
        return Optional.empty();
    }

    /** The instance of a scheme of types that a ground type is. */
    public Optional<Map<Type.Var, Type>> instance(Type scheme, Type ground) {
        return matcher.instance(scheme, ground);
    }

    /** Whether the constant has no equations on purpose. */
    boolean isAborting(Const constant) {
        return setup.aborting().contains(constant.name());
    }

    /** Why a constant without equations has none. */
    String whyNone(Const constant) {
        List<Specification> specifications = theory.specifications(constant.name());
        if (specifications.stream().anyMatch(Specification.Corecursive.class::isInstance)) {
            return name(constant) + " is defined by corecursion, and its values may be infinite";
        }
        if (specifications.stream().anyMatch(s -> s instanceof Specification.Inductive inductive && inductive.isCo())) {
            return name(constant) + " is a coinductive predicate";
        }
        return specifications.isEmpty()
                ? name(constant) + " has no code equations: it is only declared"
                : name(constant) + " has no code equations at type " + constant.type();
    }

    static String name(Const constant) {
        return constant.name().substring(constant.name().lastIndexOf('.') + 1);
    }
}
