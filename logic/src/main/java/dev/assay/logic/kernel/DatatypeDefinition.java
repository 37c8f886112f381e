package dev.assay.logic.kernel;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype.Constructor;
import dev.assay.logic.kernel.Datatype.Facts;
import dev.assay.logic.kernel.Datatype.Names;
import dev.assay.logic.kernel.Datatype.Spec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One definition of mutually recursive (co)datatypes: its side conditions, then its declarations. */
final class DatatypeDefinition {
    private final List<Spec> specs;
    private final boolean isCo;
    private final String rule;
    private final Map<Type, Spec> recursive = new LinkedHashMap<>();
    private Signature signature;

    DatatypeDefinition(Signature signature, List<Spec> specs, boolean isCo) {
        this.signature = signature;
        this.specs = List.copyOf(specs);
        this.isCo = isCo;
        this.rule = (isCo ? "codatatype " : "datatype ") + this.specs.getFirst().name();
        this.specs.forEach(s -> recursive.put(s.type(), s));
    }

    Extension<List<Facts>> define() {
        declareTypes();
        requirePositive();
        if (!isCo) {
            requireInhabited();
        }
        List<Integer> live = live();
        for (Spec s : specs) {
            declareConstants(s, live);
        }
        DatatypeFacts statements = new DatatypeFacts(signature, specs);
        Thm induct = isCo ? null : admit(statements.induction());
        Thm coinduct = isCo ? admit(statements.coinduction()) : null;
        var facts = new ArrayList<Facts>();
        for (Spec s : specs) {
            facts.add(new Facts(
                    admit(statements.injectivity(s)),
                    admit(statements.distinctness(s)),
                    admit(statements.caseEquations(s)),
                    live.isEmpty() ? List.of() : admit(statements.mapEquations(s, live)),
                    live.isEmpty() ? List.of() : admit(statements.predEquations(s, live)),
                    live.isEmpty() ? List.of() : admit(statements.relEquations(s, live)),
                    induct,
                    isCo ? admit(statements.exhaustion(s)) : null,
                    coinduct));
        }
        return new Extension<>(signature, facts);
    }

    private List<Thm> admit(List<Term> statements) {
        return statements.stream().map(this::admit).toList();
    }

    private Thm admit(Term statement) {
        signature.checkProposition(statement, rule);
        return Thm.admit(signature, statement);
    }

    // Side conditions

    private void declareTypes() {
        List<Type.Var> parameters = specs.getFirst().parameters();
        Typedef.requireDistinct(parameters, rule);
        for (Spec s : specs) {
            if (!s.parameters().equals(parameters)) {
                throw new KernelException(rule, "mutually recursive types must have the same parameters");
            }
            if (s.constructors().isEmpty()) {
                throw new KernelException(rule, s.name() + " has no constructor");
            }
            requireDistinctConstructors(s);
            signature = signature.withType(s.name(), parameters.size(), rule);
        }
        for (Type.Var v : parameters) {
            if (!v.sort().isTop()) {
                throw new KernelException(rule, "the parameter " + v.name() + " must not be restricted to " + v.sort());
            }
        }
        for (Spec s : specs) {
            for (Constructor c : s.constructors()) {
                for (Type argument : c.arguments()) {
                    signature.check(argument, rule);
                    if (!parameters.containsAll(argument.variables())) {
                        throw new KernelException(
                                rule,
                                "constructor " + c.name() + " uses a type variable that is no parameter: " + argument);
                    }
                }
            }
        }
    }

    private void requireDistinctConstructors(Spec s) {
        var names = new HashSet<String>();
        for (Constructor c : s.constructors()) {
            if (!names.add(c.name())) {
                throw new KernelException(rule, "two constructors are called " + c.name());
            }
        }
    }

    private void requirePositive() {
        Functor.Leaves self = type -> recursive.containsKey(type) ? Optional.of(Hol.TRUE) : Optional.empty();
        for (Spec s : specs) {
            for (Constructor c : s.constructors()) {
                for (Type argument : c.arguments()) {
                    Functor.deadOccurrence(signature, argument, self).ifPresent(blame -> {
                        String where =
                                blame.equals(Type.FUN) ? "to the left of ⇒" : "inside the type constructor " + blame;
                        throw new KernelException(
                                rule, "in constructor " + c.name() + " the type recurs " + where + ": " + argument);
                    });
                    requireRegular(argument, c);
                }
            }
        }
    }

    private void requireRegular(Type type, Constructor c) {
        if (recursive.containsKey(type) || !(type instanceof Type.Con(var name, var arguments))) {
            return;
        }
        if (specs.stream().anyMatch(s -> s.name().equals(name))) {
            throw new KernelException(
                    rule, "in constructor " + c.name() + " the type recurs at other parameters: " + type);
        }
        arguments.forEach(a -> requireRegular(a, c));
    }

    private void requireInhabited() {
        var inhabited = new HashSet<Type>();
        boolean progress = true;
        while (progress) {
            progress = false;
            for (Spec s : specs) {
                if (!inhabited.contains(s.type())
                        && s.constructors().stream()
                                .anyMatch(c ->
                                        c.arguments().stream().allMatch(a -> isInhabited(a, inhabited, Set.of())))) {
                    progress = inhabited.add(s.type());
                }
            }
        }
        for (Spec s : specs) {
            if (!inhabited.contains(s.type())) {
                throw new KernelException(
                        rule, s.name() + " has no base case: every constructor needs a value of the type already");
            }
        }
    }

    /** Whether the type has a value, if of the types being defined only those in {@code known} have one. */
    private boolean isInhabited(Type type, Set<Type> known, Set<Type> open) {
        if (recursive.containsKey(type)) {
            return known.contains(type);
        }
        if (!(type instanceof Type.Con(var name, var arguments))
                || recursive.keySet().stream().noneMatch(type::contains)) {
            return true;
        }
        if (name.equals(Type.FUN)) {
            return isInhabited(arguments.get(1), known, open);
        }
        Datatype d = signature.datatype(name).orElseThrow();
        if (open.contains(type)) {
            return d.isCo();
        }
        var inside = new HashSet<>(open);
        inside.add(type);
        return d.constructors().stream()
                .anyMatch(c -> d.constant(c, arguments).type().argumentTypes().stream()
                        .limit(c.arguments().size())
                        .allMatch(a -> isInhabited(a, known, inside)));
    }

    /** The parameters that occur, and only at live places. */
    private List<Integer> live() {
        List<Type.Var> parameters = specs.getFirst().parameters();
        // The types under definition are live in whatever turns out to be live in them.
        Signature trial = signature;
        for (Spec s : specs) {
            var all = new ArrayList<Integer>();
            for (int i = 0; i < parameters.size(); i++) {
                all.add(i);
            }
            trial = trial.withFunctor(s.name(), new Functor(all, "?", "?", "?"));
        }
        var result = new ArrayList<Integer>();
        for (int i = 0; i < parameters.size(); i++) {
            Type.Var v = parameters.get(i);
            Functor.Leaves leaf = Functor.table(Map.of(v, Hol.TRUE));
            boolean occurs = false;
            boolean dead = false;
            for (Spec s : specs) {
                for (Constructor c : s.constructors()) {
                    for (Type argument : c.arguments()) {
                        occurs |= argument.occurs(v);
                        dead |= Functor.deadOccurrence(trial, argument, leaf).isPresent();
                    }
                }
            }
            if (occurs && !dead) {
                result.add(i);
            }
        }
        return result;
    }

    // Declarations

    private void declareConstants(Spec s, List<Integer> live) {
        Names n = s.names();
        var used = new ArrayList<Type>();
        // A type contains what the types that it is mutually recursive with contain.
        specs.forEach(other -> other.constructors().forEach(c -> used.addAll(c.arguments())));
        var group = new HashSet<String>();
        specs.forEach(other -> group.add("type " + other.name()));
        signature = signature.withDependency(
                new Dependency(Dependency.symbol(s.type()), Dependency.symbols(signature, List.of(), used, group)));
        for (Constructor c : s.constructors()) {
            Const constant = new Const(c.name(), Type.fun(c.arguments(), s.type()));
            if (signature.constantType(c.name()).isEmpty()) {
                signature = signature.withConstant(c.name(), constant.type(), rule);
            } else {
                // A declared but undefined instance of an overloaded constant may serve, as 0 does for nat.
                signature.check(constant, rule);
                Definition.requireUndefined(signature, Dependency.symbol(signature, constant), rule);
            }
            depends(constant, s);
        }
        Datatype d = new Datatype(
                s.name(),
                s.parameters(),
                s.constructors(),
                isCo,
                specs.stream().map(Spec::name).toList(),
                live,
                n);
        DatatypeFacts types = new DatatypeFacts(signature, specs);
        declare(d.caseConstant(List.copyOf(s.parameters()), types.fresh("'r")), s);
        signature = signature.withDatatype(d);
        if (!live.isEmpty()) {
            signature = signature.withFunctor(s.name(), new Functor(live, n.map(), n.pred(), n.rel()));
            declare(types.map(s, live), s);
            declare(types.pred(s, live), s);
            declare(types.rel(s, live), s);
        }
    }

    private void declare(Const c, Spec s) {
        signature = signature.withConstant(c.name(), c.type(), rule);
        depends(c, s);
    }

    private void depends(Const c, Spec s) {
        signature = signature.withDependency(
                new Dependency(Dependency.symbol(signature, c), List.of(Dependency.symbol(s.type()))));
    }
}
