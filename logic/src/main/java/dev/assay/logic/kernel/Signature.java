package dev.assay.logic.kernel;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.pcollections.ConsPStack;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PStack;

/**
 * What a theorem is relative to: the declared types, constants, classes and instances. Immutable; each
 * definitional rule returns a larger one. Two signatures that grew apart never meet in one theorem.
 */
public final class Signature {
    /**
     * A type class: its direct superclasses, the axioms over {@link #self}, and what superclasses that were proved later depend on.
     */
    public record Class(String name, Sort superclasses, List<Term> axioms, Set<Trust> trust) {
        /** The type variable that stands for the instance in a class's parameters and axioms. */
        public static Type.Var self(String name) {
            return Type.var("'a", Sort.of(name));
        }
    }

    /** constructor :: (arguments) cls, justified by theorems that depend on {@code trust}. */
    public record Instance(String constructor, List<Sort> arguments, String cls, Set<Trust> trust) {}

    private record Membership(String constructor, String cls) {}

    /** What a declared name names. */
    public enum Kind {
        TYPE,
        CONSTANT,
        CLASS
    }

    /** A name that a definitional rule added. */
    public record Declared(Kind kind, String name) {}

    private Lineage lineage = Lineage.root();
    private PMap<String, Integer> types = HashTreePMap.empty();
    private PMap<String, Type> constants = HashTreePMap.empty();
    private PMap<String, Class> classes = HashTreePMap.empty();
    private PMap<Membership, Instance> instances = HashTreePMap.empty();
    private PMap<String, List<Dependency>> dependencies = HashTreePMap.empty();
    private PMap<String, Datatype> datatypes = HashTreePMap.empty();
    private PMap<String, Functor> functors = HashTreePMap.empty();
    private PMap<String, Rank.Bound> bounded = HashTreePMap.empty();
    private PMap<String, String> caseFunctions = HashTreePMap.empty();
    private PMap<String, Functor.Use> functorUses = HashTreePMap.empty();
    private PStack<Declared> declared = ConsPStack.empty();

    private Signature() {}

    /** A copy with one change; the change sees the copy before anybody else does, never an older one. */
    private Signature grow(Consumer<Signature> change) {
        var next = new Signature();
        next.lineage = lineage.child();
        next.types = types;
        next.constants = constants;
        next.classes = classes;
        next.instances = instances;
        next.dependencies = dependencies;
        next.datatypes = datatypes;
        next.functors = functors;
        next.bounded = bounded;
        next.caseFunctions = caseFunctions;
        next.functorUses = functorUses;
        next.declared = declared;
        change.accept(next);
        return next;
    }

    /** Nothing but {@code bool}, {@code ⇒}, equality, implication and ∀, which the rules of {@link Thm} speak of. */
    static Signature bare() {
        var bare = new Signature();
        bare.types = bare.types.plus(Type.bool().name(), 0).plus(Type.FUN, 2);
        for (Term.Const c : List.of(Hol.eq(Type.var("'a")), Hol.IMPLIES, Hol.all(Type.var("'a")))) {
            bare.constants = bare.constants.plus(c.name(), c.type());
        }
        bare.functors = bare.functors.plus(Type.FUN, Functor.FUNCTION);
        return bare;
    }

    // Images

    /** Everything but the lineage, in the order in which {@link #restored} takes it. */
    public List<PMap<?, ?>> fields() {
        return List.of(
                types,
                constants,
                classes,
                instances,
                dependencies,
                datatypes,
                functors,
                bounded,
                caseFunctions,
                functorUses);
    }

    /** What {@link #fields} told, as an extension at this place of the lineage. */
    static Signature restored(Lineage lineage, Restoration.Fields fields) {
        var restored = new Signature();
        restored.lineage = lineage;
        restored.types = fields.orderedMap();
        restored.constants = fields.map();
        restored.classes = fields.map();
        restored.instances = fields.map();
        restored.dependencies = fields.map();
        restored.datatypes = fields.map();
        restored.functors = fields.map();
        restored.bounded = fields.map();
        restored.caseFunctions = fields.map();
        restored.functorUses = fields.map();
        return restored;
    }

    Lineage lineage() {
        return lineage;
    }

    // Looking up

    public Optional<Integer> arity(String typeConstructor) {
        return Optional.ofNullable(types.get(typeConstructor));
    }

    /** The declared, most general type of a constant. */
    public Optional<Type> constantType(String name) {
        return Optional.ofNullable(constants.get(name));
    }

    public Optional<Class> typeClass(String name) {
        return Optional.ofNullable(classes.get(name));
    }

    public Optional<Datatype> datatype(String typeConstructor) {
        return Optional.ofNullable(datatypes.get(typeConstructor));
    }

    public Set<String> types() {
        return types.keySet();
    }

    public Set<String> constants() {
        return constants.keySet();
    }

    public Set<String> classes() {
        return classes.keySet();
    }

    /** What was declared since {@code older}, from which this descends; oldest first. */
    public List<Declared> declaredSince(Signature older) {
        var result = new ArrayList<Declared>();
        PStack<Declared> rest = declared;
        while (rest.size() > older.declared.size()) {
            result.add(rest.getFirst());
            rest = rest.minus(0);
        }
        return result.reversed();
    }

    public Optional<Instance> instance(String constructor, String cls) {
        return Optional.ofNullable(instances.get(new Membership(constructor, cls)));
    }

    public Iterable<Instance> instances() {
        return instances.values();
    }

    /** The datatype whose constructor {@code c} is, at this instance of its type. */
    public Optional<Datatype> constructed(Term.Const c) {
        return c.type().resultType() instanceof Type.Con(var type, var _)
                ? datatype(type)
                        .filter(d -> d.constructor(c.name()).stream()
                                .anyMatch(k -> matches(Type.fun(k.arguments(), d.type()), c.type(), new HashMap<>())))
                : Optional.empty();
    }

    public Optional<Functor> functor(String typeConstructor) {
        return Optional.ofNullable(functors.get(typeConstructor));
    }

    /** The datatype whose case function this is. */
    public Optional<Datatype> casesOf(String constant) {
        return Optional.ofNullable(caseFunctions.get(constant)).map(datatypes::get);
    }

    Optional<Functor.Use> functorUse(String constant) {
        return Optional.ofNullable(functorUses.get(constant));
    }

    List<Dependency> dependencies(Dependency.Symbol symbol) {
        return dependencies.getOrDefault(symbol.key(), List.of());
    }

    /** The constant that {@code c} was defined to be at this type, or {@code c} itself. */
    Term.Const resolve(Term.Const c) {
        for (Dependency d : dependencies(Dependency.symbol(this, c))) {
            if (d.alias().isPresent()) {
                var matching = new HashMap<Type.Var, Type>();
                List<Type> arguments = typeArguments(c);
                boolean fits = true;
                for (int i = 0; i < arguments.size(); i++) {
                    fits &= matches(d.symbol().arguments().get(i), arguments.get(i), matching);
                }
                // A definition for some class says nothing of types that are not, or only claimed to be, in it.
                var trust = new HashSet<Trust>();
                for (Map.Entry<Type.Var, Type> e : matching.entrySet()) {
                    fits &= hasSort(e.getValue(), e.getKey().sort(), trust);
                }
                if (fits && trust.isEmpty()) {
                    Term.Const alias = d.alias().get();
                    return resolve(new Term.Const(alias.name(), alias.type().substitute(matching)));
                }
            }
        }
        return c;
    }

    /** The positions whose argument bounds the rank of the constant's value. */
    Set<Integer> bounds(String constant) {
        return bound(constant).positions();
    }

    Rank.Bound bound(String constant) {
        return bounded.getOrDefault(constant, Rank.Bound.NONE);
    }

    /** Whether this is {@code other} or was made from it by definitional rules. */
    public boolean descendsFrom(Signature other) {
        return this == other || lineage.descendsFrom(other.lineage);
    }

    /** The larger of two signatures, one of which must descend from the other. */
    Signature join(Signature other, String rule) {
        if (descendsFrom(other)) {
            return this;
        }
        if (other.descendsFrom(this)) {
            return other;
        }
        throw new KernelException(rule, "the theorems belong to theories that grew apart");
    }

    // Sorts

    public boolean isSubclass(String sub, String sup) {
        return isSubclass(sub, sup, new HashSet<>());
    }

    private boolean isSubclass(String sub, String sup, Set<Trust> trust) {
        if (sub.equals(sup)) {
            return true;
        }
        Class c = classes.get(sub);
        if (c == null || c.superclasses().classes().stream().noneMatch(s -> isSubclass(s, sup, trust))) {
            return false;
        }
        trust.addAll(c.trust());
        return true;
    }

    /** Whether {@code type} belongs to every class of {@code sort}. */
    public boolean hasSort(Type type, Sort sort) {
        return hasSort(type, sort, new HashSet<>());
    }

    /** As above, adding to {@code trust} what the instances used depend on. */
    boolean hasSort(Type type, Sort sort, Set<Trust> trust) {
        return sort.classes().stream().allMatch(c -> hasClass(type, c, trust));
    }

    private boolean hasClass(Type type, String cls, Set<Trust> trust) {
        return switch (type) {
            case Type.Var(var _, var sort) -> sort.classes().stream().anyMatch(c -> isSubclass(c, cls, trust));
            case Type.Con(var name, var arguments) -> {
                Instance instance = instance(name, cls).orElse(null);
                if (instance == null) {
                    yield false;
                }
                for (int i = 0; i < arguments.size(); i++) {
                    if (!hasSort(arguments.get(i), instance.arguments().get(i), trust)) {
                        yield false;
                    }
                }
                trust.addAll(instance.trust());
                yield true;
            }
        };
    }

    /** Whether some type constructor with argument types that exist shows that {@code sort} is not empty. */
    public boolean isInhabited(Sort sort) {
        return inhabitation(sort).isPresent();
    }

    /** What the existence of a type of this sort depends on; empty if no such type is known. */
    Optional<Set<Trust>> inhabitation(Sort sort) {
        Optional<Set<Trust>> proved = inhabitation(sort, i -> i.trust().isEmpty(), Set.of());
        return proved.isPresent() ? proved : inhabitation(sort, _ -> true, Set.of());
    }

    private Optional<Set<Trust>> inhabitation(Sort sort, Predicate<Instance> admitted, Set<Sort> open) {
        if (sort.isTop()) {
            return Optional.of(Set.of());
        }
        if (open.contains(sort)) {
            return Optional.empty();
        }
        var inside = new HashSet<>(open);
        inside.add(sort);
        return types.keySet().stream()
                .flatMap(constructor -> inhabitation(constructor, sort, admitted, inside).stream())
                .findFirst();
    }

    /** As above, by a type that this constructor makes. */
    private Optional<Set<Trust>> inhabitation(
            String constructor, Sort sort, Predicate<Instance> admitted, Set<Sort> open) {
        var trust = new HashSet<Trust>();
        var needed = new ArrayList<Sort>();
        for (String cls : sort.classes()) {
            Instance instance = instance(constructor, cls).filter(admitted).orElse(null);
            if (instance == null) {
                return Optional.empty();
            }
            trust.addAll(instance.trust());
            for (int i = 0; i < instance.arguments().size(); i++) {
                Sort s = instance.arguments().get(i);
                if (i < needed.size()) {
                    needed.set(i, needed.get(i).meet(s));
                } else {
                    needed.add(s);
                }
            }
        }
        for (Sort s : needed) {
            Optional<Set<Trust>> argument = inhabitation(s, admitted, open);
            if (argument.isEmpty()) {
                return argument;
            }
            trust.addAll(argument.get());
        }
        return Optional.of(Set.copyOf(trust));
    }

    // Well-formedness

    /** Throws unless the type's constructors and classes are declared and applied to the right number of arguments. */
    public void check(Type type, String rule) {
        switch (type) {
            case Type.Var(var name, var sort) -> {
                for (String c : sort.classes()) {
                    if (!classes.containsKey(c)) {
                        throw new KernelException(rule, "unknown class " + c + " of " + name);
                    }
                }
            }
            case Type.Con(var name, var arguments) -> {
                Integer arity = types.get(name);
                if (arity == null) {
                    throw new KernelException(rule, "unknown type constructor " + name);
                }
                if (arity != arguments.size()) {
                    throw new KernelException(
                            rule,
                            "type constructor " + name + " takes " + arity + " arguments, not " + arguments.size());
                }
                arguments.forEach(a -> check(a, rule));
            }
        }
    }

    /** The type of a closed, well-typed term over this signature; throws on any other. */
    public Type check(Term term, String rule) {
        return check(term, new ArrayList<>(), rule);
    }

    /** A well-typed proposition over this signature. */
    public void checkProposition(Term term, String rule) {
        Type type = check(term, rule);
        if (!type.equals(Type.bool())) {
            throw new KernelException(rule, "not a proposition: " + term + " has type " + type);
        }
    }

    private Type check(Term term, List<Type> binders, String rule) {
        return switch (term) {
            case Term.Const c -> {
                checkInstance(c, rule);
                yield c.type();
            }
            case Term.Free v -> {
                check(v.type(), rule);
                yield v.type();
            }
            case Term.Bound(var index) -> {
                if (index < 0 || index >= binders.size()) {
                    throw new KernelException(rule, "loose bound variable " + index);
                }
                yield binders.get(binders.size() - 1 - index);
            }
            case Term.Abs(var _, var argument, var body) -> {
                check(argument, rule);
                binders.add(argument);
                Type range = check(body, binders, rule);
                binders.removeLast();
                yield Type.fun(argument, range);
            }
            case Term.App(var function, var argument) -> {
                Type f = check(function, binders, rule);
                Type a = check(argument, binders, rule);
                if (!f.isFun() || !f.domain().equals(a)) {
                    throw new KernelException(
                            rule, "ill-typed application of " + function + " :: " + f + " to " + argument + " :: " + a);
                }
                yield f.range();
            }
        };
    }

    private void checkInstance(Term.Const c, String rule) {
        Type general = constants.get(c.name());
        if (general == null) {
            throw new KernelException(rule, "unknown constant " + c.name());
        }
        if (general.equals(c.type())) {
            return;
        }
        check(c.type(), rule);
        var matching = new HashMap<Type.Var, Type>();
        if (!matches(general, c.type(), matching)) {
            throw new KernelException(
                    rule, "constant " + c.name() + " :: " + general + " has no instance of type " + c.type());
        }
        matching.forEach((variable, type) -> {
            if (!hasSort(type, variable.sort())) {
                throw new KernelException(
                        rule, "constant " + c.name() + ": type " + type + " is not of sort " + variable.sort());
            }
        });
    }

    /** Whether {@code type} is {@code pattern} under an extension of {@code matching}. */
    static boolean matches(Type pattern, Type type, Map<Type.Var, Type> matching) {
        return switch (pattern) {
            case Type.Var v -> {
                Type known = matching.putIfAbsent(v, type);
                yield known == null || known.equals(type);
            }
            case Type.Con(var name, var arguments) -> {
                if (!(type instanceof Type.Con(var other, var others))
                        || !name.equals(other)
                        || arguments.size() != others.size()) {
                    yield false;
                }
                for (int i = 0; i < arguments.size(); i++) {
                    if (!matches(arguments.get(i), others.get(i), matching)) {
                        yield false;
                    }
                }
                yield true;
            }
        };
    }

    /** The types for the variables of the declared type of {@code c}, in their order, at this instance. */
    List<Type> typeArguments(Term.Const c) {
        Type general = constants.get(c.name());
        var matching = new HashMap<Type.Var, Type>();
        matches(general, c.type(), matching);
        return general.variables().stream().map(matching::get).toList();
    }

    /** Throws if the constant or type name is taken. */
    void requireFresh(String name, boolean isType, String rule) {
        if (isType ? types.containsKey(name) : constants.containsKey(name)) {
            throw new KernelException(rule, (isType ? "type " : "constant ") + name + " exists already");
        }
        if (name.isBlank()) {
            throw new KernelException(rule, "a name must not be empty");
        }
    }

    // Growing; each step is taken by a definitional rule that has checked its side conditions.

    Signature withType(String name, int arity, String rule) {
        requireFresh(name, true, rule);
        return grow(s -> {
            s.types = types.plus(name, arity);
            s.declared = declared.plus(new Declared(Kind.TYPE, name));
        });
    }

    Signature withConstant(String name, Type type, String rule) {
        requireFresh(name, false, rule);
        check(type, rule);
        return grow(s -> {
            s.constants = constants.plus(name, type);
            s.declared = declared.plus(new Declared(Kind.CONSTANT, name));
        });
    }

    Signature withClass(Class cls) {
        return grow(s -> {
            s.classes = classes.plus(cls.name(), cls);
            s.declared =
                    classes.containsKey(cls.name()) ? declared : declared.plus(new Declared(Kind.CLASS, cls.name()));
        });
    }

    Signature withInstance(Instance instance) {
        return grow(
                s -> s.instances = instances.plus(new Membership(instance.constructor(), instance.cls()), instance));
    }

    Signature withDependency(Dependency dependency) {
        var list = new ArrayList<>(dependencies(dependency.symbol()));
        list.add(dependency);
        return grow(s -> s.dependencies = dependencies.plus(dependency.symbol().key(), List.copyOf(list)));
    }

    Signature withDatatype(Datatype datatype) {
        return grow(s -> {
            s.datatypes = datatypes.plus(datatype.name(), datatype);
            s.caseFunctions = caseFunctions.plus(datatype.names().caseOf(), datatype.name());
        });
    }

    Signature withFunctor(String type, Functor functor) {
        int live = functor.live().size();
        return grow(s -> {
            s.functors = functors.plus(type, functor);
            s.functorUses = functorUses
                    .plus(functor.map(), new Functor.Use(functor, live + 1))
                    .plus(functor.pred(), new Functor.Use(functor, live + 1))
                    .plus(functor.rel(), new Functor.Use(functor, live + 2));
        });
    }

    Signature withBound(String constant, Rank.Bound bound) {
        return grow(s -> s.bounded = bounded.plus(constant, bound));
    }
}
