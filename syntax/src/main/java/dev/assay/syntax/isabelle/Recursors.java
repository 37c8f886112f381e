package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Functions;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Functor;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The recursor of a datatype: {@code rec_T f₁ … fₙ (Cᵢ xs) = fᵢ xs rs}, where rs are the results for those of xs that
 * are of the type, or of one that is defined with it. Values inside a container or function become pairs with their
 * results.
 */
final class Recursors {
    private final List<Datatype> types;

    /** For each type, its recursor; for each constructor, what is made of its arguments. */
    private final Map<String, Free> recursors = new HashMap<>();

    private final List<Free> branches = new ArrayList<>();
    private final Map<String, Type> results = new HashMap<>();

    private Recursors(List<Datatype> types) {
        this.types = types;
        Set<String> taken = new HashSet<>();
        types.getFirst().parameters().forEach(v -> taken.add(v.name()));
        for (Datatype type : types) {
            results.put(type.name(), fresh(taken));
        }
        for (Datatype type : types) {
            for (Datatype.Constructor c : type.constructors()) {
                var arguments = new ArrayList<Type>();
                c.arguments().forEach(a -> arguments.add(image(a)));
                c.arguments().forEach(a -> result(a).ifPresent(arguments::add));
                Type result = result(type.type()).orElseThrow();
                branches.add(new Free("f" + (branches.size() + 1), Type.fun(arguments, result)));
            }
        }
        for (Datatype type : types) {
            var arguments = new ArrayList<Type>();
            branches.forEach(b -> arguments.add(b.type()));
            arguments.add(type.type());
            recursors.put(
                    type.name(),
                    new Free(
                            type.name() + ".rec_" + Context.base(type.name()),
                            Type.fun(arguments, result(type.type()).orElseThrow())));
        }
    }

    private static Type fresh(Set<String> taken) {
        for (char c = 'c'; c <= 'z'; c++) {
            if (taken.add("'" + c)) {
                return Type.var("'" + c);
            }
        }
        throw new DefinitionException("a type with so many parameters has no recursor here");
    }

    /** The theory with the recursors, or with a note where there are none. */
    static Theory add(Theory theory, List<String> names, Position position, Journal journal) {
        List<Datatype> types = names.stream()
                .map(name -> theory.signature().datatype(name).orElseThrow())
                .toList();
        try {
            return new Recursors(types).define(theory);
        } catch (DefinitionException | KernelException e) {
            journal.note(position, "There is no recursor of " + Context.base(names.getFirst()) + ": " + e.getMessage());
            return theory;
        }
    }

    /** What the recursor makes of a value of the type, if it is one of those that recur. */
    private Optional<Type> result(Type type) {
        return type instanceof Type.Con(var name, var _) ? Optional.ofNullable(results.get(name)) : Optional.empty();
    }

    /** The type of an argument as a branch takes it. */
    private Type image(Type type) {
        return result(type).isPresent() ? type : paired(type);
    }

    private Type paired(Type type) {
        Optional<Type> result = result(type);
        return switch (type) {
            case Type.Var v -> v;
            case Type.Con con when result.isPresent() -> pair(con, result.get());
            case Type.Con(var name, var arguments) ->
                new Type.Con(name, arguments.stream().map(this::paired).toList());
        };
    }

    private static Type pair(Type first, Type second) {
        return Type.con("Product_Type.prod", first, second);
    }

    private Term recursion(Term value, String type) {
        Free recursor = recursors.get(type);
        if (recursor == null) {
            throw new DefinitionException("it recurs through " + type);
        }
        return app(app(recursor, branches), value);
    }

    /** λx. (x, rec x), for the types that recur. */
    private Optional<Term> pairing(Type type) {
        return result(type).map(result -> {
            Free x = new Free("x", type);
            Const pair = new Const("Product_Type.Pair", Type.fun(List.of(type, result), pair(type, result)));
            return Term.lambda(x, app(pair, x, recursion(x, ((Type.Con) type).name())));
        });
    }

    private Theory define(Theory theory) {
        var equations = new ArrayList<Term>();
        int branch = 0;
        for (Datatype type : types) {
            for (Datatype.Constructor c : type.constructors()) {
                var variables = new ArrayList<Term>();
                var taken = new ArrayList<Term>();
                var values = new ArrayList<Term>();
                for (Type argument : c.arguments()) {
                    Free x = new Free("x" + (variables.size() + 1), argument);
                    variables.add(x);
                    if (result(argument).isPresent()) {
                        values.add(recursion(x, ((Type.Con) argument).name()));
                    }
                    boolean isNested = result(argument).isEmpty() && Functor.reaches(argument, this::pairing);
                    taken.add(
                            isNested
                                    ? app(Functor.map(theory.signature(), argument, this::pairing), x)
                                            .betaNormal()
                                    : x);
                }
                Term value = app(type.constant(c, List.copyOf(type.parameters())), variables);
                Term right = app(app(branches.get(branch++), taken), values);
                equations.add(Hol.mkEq(recursion(value, type.name()), right));
            }
        }
        List<Free> functions = types.stream()
                .map(t -> recursors.getOrDefault(t.name(), branches.getFirst()))
                .toList();
        Theory result = Functions.define(theory, functions, equations, new Functions.Termination.Required());
        for (int i = 0; i < types.size(); i++) {
            String simps = functions.get(i).name() + ".simps";
            result = result.withFact(
                    types.get(i).name() + ".rec",
                    result.fact(simps).orElseThrow().theorems());
        }
        return result;
    }
}
