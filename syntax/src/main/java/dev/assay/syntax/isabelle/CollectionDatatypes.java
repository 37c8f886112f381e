package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Functor;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.inner.CaseConstructor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Datatypes that recur inside finite sets or multisets, of which the kernel does not know how they hold their elements. Such
 * a type is declared; its constructors are constants, and what characterises them are axioms: that they are injective, distinct and exhaustive,
 * and induction.
 */
final class CollectionDatatypes {
    /** Types with finitely many elements, and the function to the set of them. */
    private static final Map<String, String> ELEMENTS =
            Map.of("FSet.fset", "FSet.fset", "Multiset.multiset", "Multiset.set_mset");

    /** What maps a function over the elements of each of them. */
    private static final Map<String, String> MAPS =
            Map.of("FSet.fset", "FSet.fimage", "Multiset.multiset", "Multiset.image_mset");

    private final Theory before;
    private final List<Datatype.Spec> specs;

    /** The types that are being defined, each with the predicate of induction for it. */
    private final Map<Type, Free> predicates = new LinkedHashMap<>();

    private CollectionDatatypes(Theory before, List<Datatype.Spec> specs) {
        this.before = before;
        this.specs = specs;
        for (int i = 0; i < specs.size(); i++) {
            Type type =
                    new Type.Con(specs.get(i).name(), List.copyOf(specs.get(i).parameters()));
            String name = specs.size() == 1 ? "P" : "P" + (i + 1);
            predicates.put(type, new Free(name, Type.fun(type, Type.bool())));
        }
    }

    /** Whether one of the types recurs inside a finite set or multiset of the library. */
    static boolean areNeeded(Theory theory, List<Datatype.Spec> specs) {
        var types = new CollectionDatatypes(theory, specs);
        return types.arguments().stream().anyMatch(types::recursInCollection);
    }

    /** Whether a type was defined here. */
    static boolean isOne(Theory theory, Type type) {
        return type instanceof Type.Con(var name, var _)
                && theory.fact(name + ".exhaust").stream()
                        .anyMatch(fact -> fact.attributes().contains(Fact.DECLARING));
    }

    /** Whether a constant is a constructor of such a type: its values are among those that the type is exhausted by. */
    static boolean isConstructor(Theory theory, Const constant) {
        Type type = result(constant.type());
        return isOne(theory, type)
                && theory.theorem(((Type.Con) type).name() + ".exhaust").conclusion().constants().stream()
                        .anyMatch(c -> c.name().equals(constant.name()));
    }

    private static Type result(Type type) {
        return type instanceof Type.Con(var name, var arguments) && name.equals("fun")
                ? result(arguments.getLast())
                : type;
    }

    /** What maps a function over the elements of values of the type, if that is known. */
    static Optional<String> map(String type) {
        return Optional.ofNullable(MAPS.get(type));
    }

    /** The theory with the types, their constructors, and their axioms. */
    static Theory define(Theory theory, List<Datatype.Spec> specs) {
        var types = new CollectionDatatypes(theory, specs);
        for (Type argument : types.arguments()) {
            if (!types.isAdmissible(argument)) {
                throw new DefinitionException(
                        "the type recurs in a place of " + argument + " that is not known to hold values");
            }
        }
        types.requireValues();
        return types.define();
    }

    private List<Type> arguments() {
        return specs.stream()
                .flatMap(spec -> spec.constructors().stream())
                .flatMap(c -> c.arguments().stream())
                .toList();
    }

    private boolean recurs(Type type) {
        return predicates.containsKey(type)
                || type instanceof Type.Con(var name, var arguments)
                        && (specs.stream().anyMatch(s -> s.name().equals(name))
                                || arguments.stream().anyMatch(this::recurs));
    }

    private boolean isCollection(Type type) {
        return type instanceof Type.Con(var name, var _)
                && ELEMENTS.containsKey(name)
                && before.signature()
                        .constantType(ELEMENTS.getOrDefault(name, ""))
                        .isPresent();
    }

    private boolean recursInCollection(Type type) {
        return type instanceof Type.Con(var _, var arguments)
                && (isCollection(type) && recurs(type) || arguments.stream().anyMatch(this::recursInCollection));
    }

    /** Whether the types recur only where values are held: as such, in collections, in functions' results, in other datatypes. */
    private boolean isAdmissible(Type type) {
        if (!recurs(type) || predicates.containsKey(type)) {
            return true;
        }
        if (!(type instanceof Type.Con(var name, var arguments))
                || specs.stream().anyMatch(s -> s.name().equals(name))) {
            return false;
        }
        List<Integer> live = isCollection(type)
                ? List.of(0)
                : name.equals("fun")
                        ? List.of(1)
                        : before.signature().datatype(name).map(Datatype::live).orElse(List.of());
        return IntStream.range(0, arguments.size())
                .allMatch(i -> live.contains(i) ? isAdmissible(arguments.get(i)) : !recurs(arguments.get(i)));
    }

    /** Each type has a value that is made before the others of it. */
    private void requireValues() {
        var known = new HashSet<Type>();
        boolean grows = true;
        while (grows) {
            grows = false;
            for (Datatype.Spec spec : specs) {
                Type type = new Type.Con(spec.name(), List.copyOf(spec.parameters()));
                boolean hasValue = spec.constructors().stream()
                        .anyMatch(c -> c.arguments().stream().allMatch(a -> hasValue(a, known)));
                grows |= hasValue && known.add(type);
            }
        }
        for (Type type : predicates.keySet()) {
            if (!known.contains(type)) {
                throw new DefinitionException("no value of " + type + " is seen to exist");
            }
        }
    }

    private boolean hasValue(Type type, Set<Type> known) {
        return !recurs(type)
                || known.contains(type)
                || isCollection(type)
                || type instanceof Type.Con(var _, var arguments)
                        && !predicates.containsKey(type)
                        && arguments.stream().allMatch(a -> hasValue(a, known));
    }

    private Theory define() {
        Theory theory = before;
        for (Datatype.Spec spec : specs) {
            theory = Definitions.declareType(
                    theory, spec.name(), spec.parameters().size());
        }
        for (Datatype.Spec spec : specs) {
            for (Datatype.Constructor c : spec.constructors()) {
                theory = Definitions.declare(theory, c.name(), constant(spec, c).type());
            }
        }
        Theory result = theory;
        for (Datatype.Spec spec : specs) {
            result = axioms(result, spec.name() + ".inject", injective(spec), "simp");
            result = axioms(result, spec.name() + ".distinct", distinct(spec), "simp");
            result = axioms(result, spec.name() + ".exhaust", List.of(exhaustive(spec)), "cases");
            result = axioms(result, spec.name() + ".induct", List.of(induction(theory.signature(), spec)), "induct");
            result = Definitions.define(result, spec.names().caseOf(), distinction(spec));
        }
        return result;
    }

    /** case f … x = (SOME z. (∀xs. x = C xs ⟶ z = f xs) ∧ …). */
    private static Term distinction(Datatype.Spec spec) {
        Type type = new Type.Con(spec.name(), List.copyOf(spec.parameters()));
        var taken = new HashSet<String>();
        spec.parameters().forEach(v -> taken.add(v.name()));
        Type.Var made = Stream.iterate(1, i -> i + 1)
                .map(i -> Type.var("'r" + i))
                .filter(v -> !taken.contains(v.name()))
                .findFirst()
                .orElseThrow();
        Free x = new Free("x", type);
        Free z = new Free("z", made);
        var arguments = new ArrayList<Free>();
        var cases = new ArrayList<Term>();
        for (Datatype.Constructor c : spec.constructors()) {
            List<Free> xs = variables(c, "x");
            Free f = new Free("f" + (arguments.size() + 1), Type.fun(c.arguments(), made));
            arguments.add(f);
            Term isMade = Hol.mkEq(x, app(constant(spec, c), xs));
            cases.add(Hol.mkAll(xs, Hol.mkImplies(isMade, Hol.mkEq(z, app(f, xs)))));
        }
        arguments.add(x);
        Term all = cases.stream()
                .reduce((first, second) -> Hol.mkAnd(first, second))
                .orElseThrow();
        Const some = Hol.some(made);
        Free function = new Free(
                spec.names().caseOf(),
                Type.fun(arguments.stream().map(Free::type).toList(), made));
        return Hol.mkEq(app(function, arguments), app(some, Term.lambda(z, all)));
    }

    /** The constructors as what is distinguished by {@code case}. */
    static CaseConstructor.Family cases(Datatype.Spec spec) {
        return new CaseConstructor.Family(
                spec.names().caseOf(),
                spec.constructors().stream()
                        .map(c -> new CaseConstructor.Member(
                                c.name(), c.arguments().size()))
                        .toList());
    }

    private static Theory axioms(Theory theory, String name, List<Term> axioms, String attribute) {
        List<Thm> theorems = axioms.stream()
                .map(axiom -> Thm.oracle(theory.signature(), new Trust.Obligation(name), axiom))
                .toList();
        return theory.withFact(name, theorems, attribute, Fact.DECLARING);
    }

    private static Const constant(Datatype.Spec spec, Datatype.Constructor constructor) {
        Type type = new Type.Con(spec.name(), List.copyOf(spec.parameters()));
        return new Const(constructor.name(), Type.fun(constructor.arguments(), type));
    }

    private static List<Free> variables(Datatype.Constructor constructor, String name) {
        return IntStream.range(0, constructor.arguments().size())
                .mapToObj(i -> new Free(name + (i + 1), constructor.arguments().get(i)))
                .toList();
    }

    /** (C xs = C ys) = (x₁ = y₁ ∧ …). */
    private static List<Term> injective(Datatype.Spec spec) {
        var result = new ArrayList<Term>();
        for (Datatype.Constructor c : spec.constructors()) {
            List<Free> xs = variables(c, "x");
            List<Free> ys = variables(c, "y");
            Optional<Term> equal = IntStream.range(0, xs.size())
                    .mapToObj(i -> Hol.mkEq(xs.get(i), ys.get(i)))
                    .reduce((first, second) -> Hol.mkAnd(first, second));
            equal.ifPresent(same ->
                    result.add(Hol.mkEq(Hol.mkEq(app(constant(spec, c), xs), app(constant(spec, c), ys)), same)));
        }
        return result;
    }

    /** C xs ≠ D ys, for each two constructors in both orders. */
    private static List<Term> distinct(Datatype.Spec spec) {
        var result = new ArrayList<Term>();
        for (Datatype.Constructor c : spec.constructors()) {
            for (Datatype.Constructor d : spec.constructors()) {
                if (c != d) {
                    Term left = app(constant(spec, c), variables(c, "x"));
                    Term right = app(constant(spec, d), variables(d, "y"));
                    result.add(Hol.mkNot(Hol.mkEq(left, right)));
                }
            }
        }
        return result;
    }

    /** (∀xs. y = C xs ⟶ P) ⟶ … ⟶ P. */
    private static Term exhaustive(Datatype.Spec spec) {
        Free y = new Free("y", new Type.Con(spec.name(), List.copyOf(spec.parameters())));
        Free p = new Free("P", Type.bool());
        List<Term> cases = spec.constructors().stream()
                .map(c -> {
                    List<Free> xs = variables(c, "x");
                    return Hol.mkAll(xs, Hol.mkImplies(Hol.mkEq(y, app(constant(spec, c), xs)), p));
                })
                .toList();
        return Hol.mkImplies(cases, p);
    }

    /** (∀xs. P holds for what is inside of xs ⟶ P (C xs)) ⟶ … ⟶ P x. */
    private Term induction(Signature signature, Datatype.Spec about) {
        var cases = new ArrayList<Term>();
        for (Datatype.Spec spec : specs) {
            for (Datatype.Constructor c : spec.constructors()) {
                List<Free> xs = variables(c, "x");
                List<Term> hypotheses = xs.stream()
                        .filter(x -> recurs(x.type()))
                        .map(x -> app(holds(signature, x.type()), x).betaNormal())
                        .toList();
                Term value = app(constant(spec, c), xs);
                cases.add(Hol.mkAll(xs, Hol.mkImplies(hypotheses, app(predicate(value.type()), value))));
            }
        }
        Type type = new Type.Con(about.name(), List.copyOf(about.parameters()));
        return Hol.mkImplies(cases, app(predicate(type), new Free("x", type)));
    }

    private Free predicate(Type type) {
        return Optional.ofNullable(predicates.get(type)).orElseThrow();
    }

    /** That the predicates of induction hold for all that is inside of a value of the type. */
    private Term holds(Signature signature, Type type) {
        return Functor.pred(signature, type, inner -> {
            if (predicates.containsKey(inner)) {
                return Optional.of(predicate(inner));
            }
            if (!isCollection(inner) || !recurs(inner)) {
                return Optional.empty();
            }
            Type.Con collection = (Type.Con) inner;
            Type element = collection.arguments().getFirst();
            Type set = Type.con(KernelSets.TYPE, element);
            Free all = new Free("X", inner);
            Free one = new Free("x", element);
            Const elements = new Const(ELEMENTS.getOrDefault(collection.name(), ""), Type.fun(inner, set));
            Const member = new Const(KernelSets.MEMBER, Type.fun(List.of(element, set), Type.bool()));
            Term inside = app(member, one, app(elements, all));
            return Optional.of(Term.lambda(
                    all,
                    Hol.mkAll(
                            one,
                            Hol.mkImplies(
                                    inside, app(holds(signature, element), one).betaNormal()))));
        });
    }
}
