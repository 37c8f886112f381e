package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.prove.closure.Clause;
import dev.assay.prove.closure.Clause.Kind;
import dev.assay.prove.closure.Connectives;
import dev.assay.prove.closure.Symbols;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is known of the constants of a problem, at each type at which they occur: their definitions as clauses. */
final class Background {
    private static final int MOST_CONSTANTS = 300;

    private final Theory theory;
    private final Symbols symbols;
    private final TypeMatcher matcher;
    private final Map<String, Set<Const>> constants = new LinkedHashMap<>();
    private final Set<Type> types = new HashSet<>();
    private final List<Clause> clauses = new ArrayList<>();
    private final ArrayDeque<Const> open = new ArrayDeque<>();
    private int count;

    Background(Theory theory, Symbols symbols, Collection<Term> about) {
        this.theory = theory;
        this.symbols = symbols;
        this.matcher = new TypeMatcher(SortAlgebra.of(theory.signature()));
        Connectives.TRUTH.forEach(fact -> define("simp_thms", fact));
        about.forEach(this::meet);
        while (!open.isEmpty()) {
            describe(open.remove());
        }
    }

    /** The definitions. */
    List<Clause> clauses() {
        return clauses;
    }

    /** All constants at all their types. */
    List<Const> constants() {
        return constants.values().stream().flatMap(Set::stream).toList();
    }

    private void meet(Term t) {
        t.constants().forEach(this::meet);
        t.forEachType(this::meet);
    }

    private void meet(Const c) {
        if (count < MOST_CONSTANTS
                && constants
                        .computeIfAbsent(c.name(), _ -> new LinkedHashSet<>())
                        .add(c)) {
            count++;
            open.add(c);
        }
    }

    /** The constructors of a type belong to it. */
    private void meet(Type type) {
        if (!(type instanceof Type.Con(var name, var arguments)) || !types.add(type)) {
            return;
        }
        arguments.forEach(this::meet);
        if (!type.equals(Integers.TYPE)
                && theory.typeSpecification(name).orElse(null) instanceof TypeSpecification.Free free) {
            free.datatype().constructors().forEach(k -> {
                Const constructor = free.datatype().constant(k, arguments);
                meet(constructor);
                constructor.type().argumentTypes().forEach(this::meet);
            });
            free.facts()
                    .inject()
                    .forEach(fact -> define(
                            name + ".inject",
                            fact,
                            Rules.left(fact).arguments().getFirst().type(),
                            type));
            free.facts().distinct().forEach(fact -> {
                Term equation = fact.conclusion().arguments().getFirst();
                define(name + ".distinct", fact, equation.arguments().getFirst().type(), type);
            });
        }
        if (!type.isFun()) {
            Connectives.EQUALITY.forEach(fact -> define("simp_thms", fact, Type.var("'a"), type));
        }
    }

    private void describe(Const c) {
        if (c.name().equals(Hol.IF)) {
            Connectives.CHOICE.forEach(fact ->
                    define("if_True if_False", fact, Type.var("'a"), c.type().resultType()));
            return;
        }
        theory.signature().casesOf(c.name()).ifPresent(datatype -> {
            var free = (TypeSpecification.Free)
                    theory.typeSpecification(datatype.name()).orElseThrow();
            free.facts().cases().forEach(fact -> defineConstant(datatype.name() + ".case", fact, c));
        });
        if (Integers.isOperation(c)) {
            // Arithmetic knows them better than their definitions do.
            return;
        }
        for (Specification specification : theory.specifications(c.name())) {
            switch (specification) {
                case Specification.Defined defined -> defineConstant(c.name() + "_def", defined.equation(), c);
                case Specification.Recursive recursive ->
                    recursive.equations().stream()
                            .filter(e -> Rules.left(e).isApplied(c.name()))
                            .forEach(e -> defineConstant(c.name() + ".simps", e, c));
                case Specification.Corecursive _, Specification.Inductive _ -> {}
            }
        }
    }

    private void defineConstant(String name, Thm equation, Const c) {
        if (Rules.left(equation).head() instanceof Const general) {
            define(name, equation, general.type(), c.type());
        }
    }

    /** The fact at the types that make the pattern the target. */
    private void define(String name, Thm fact, Type pattern, Type target) {
        matcher.instance(pattern, target).ifPresent(types -> {
            Thm instance = Thm.instantiateTypes(types, fact.transfer(theory.signature()));
            define(name, instance);
            meet(instance.conclusion());
        });
    }

    private void define(String name, Thm fact) {
        clauses.addAll(Clause.of(name, Kind.DEFINITION, fact, Set.of(), symbols));
    }

    // Lemmas

    /** The clauses of a law at all the types at which its constants occur here. */
    List<Clause> lemma(String name, Thm law) {
        var instances = new ArrayList<Map<Type.Var, Type>>();
        List<Const> about = law.conclusion().constants().stream()
                .filter(c -> !c.type().variables().isEmpty() && !isLogical(c))
                .toList();
        instances(about, 0, new HashMap<>(), instances);
        var result = new ArrayList<Clause>();
        for (Map<Type.Var, Type> types : new LinkedHashSet<>(instances)) {
            Thm typed = Thm.instantiateTypes(types, law.transfer(theory.signature()));
            result.addAll(Clause.of(name, Kind.LEMMA, typed, Set.of(), symbols));
        }
        return result;
    }

    private static boolean isLogical(Const c) {
        return c.name().equals(Hol.EQ) || c.name().equals(Hol.ALL) || c.name().equals(Hol.EX);
    }

    private void instances(List<Const> about, int index, Map<Type.Var, Type> types, List<Map<Type.Var, Type>> result) {
        if (index == about.size()) {
            result.add(Map.copyOf(types));
            return;
        }
        Const c = about.get(index);
        for (Const here : List.copyOf(constants.getOrDefault(c.name(), Set.of()))) {
            Optional<Map<Type.Var, Type>> matched = matcher.instance(c.type(), here.type());
            if (matched.isPresent() && agree(matched.get(), types)) {
                var more = new HashMap<>(types);
                more.putAll(matched.get());
                instances(about, index + 1, more, result);
            }
        }
    }

    private static boolean agree(Map<Type.Var, Type> some, Map<Type.Var, Type> others) {
        return some.entrySet().stream()
                .allMatch(e -> others.getOrDefault(e.getKey(), e.getValue()).equals(e.getValue()));
    }
}
