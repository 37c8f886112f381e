package dev.assay.logic.infer;

import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A small piece of HOL for the tests: some constants, classes and instances. */
public record TestContext(Map<String, Type> fixedVariables) implements InferenceContext {
    private static final Map<String, List<String>> SUPERCLASSES = Map.of(
            "order", List.of("ord"),
            "linorder", List.of("order", "ord"),
            "group", List.of("plus", "zero"),
            "ring", List.of("group", "plus", "zero", "times"));

    /** Instances as constructor(argument classes) → classes, an empty argument class being the top sort. */
    private static final Map<String, Map<String, List<Sort>>> INSTANCES = instances();

    private static final Map<String, String> NAMES = new HashMap<>();
    private static final Map<String, Type> SCHEMES = new HashMap<>();

    static {
        declare("HOL.True", "bool");
        declare("HOL.Not", "bool => bool");
        declare("HOL.conj", "bool => bool => bool");
        declare("HOL.implies", "bool => bool => bool");
        declare("HOL.eq", "'a => 'a => bool");
        declare("HOL.All", "('a => bool) => bool");
        declare("HOL.If", "bool => 'a => 'a => 'a");
        declare("HOL.Let", "'a => ('a => 'b) => 'b");
        declare("Nat.Suc", "nat => nat");
        declare("Groups.zero_class.zero", "'a::zero");
        declare("Groups.plus_class.plus", "'a::plus => 'a => 'a");
        declare("Groups.times_class.times", "'a::times => 'a => 'a");
        declare("Groups.group_class.neg", "'a::group => 'a");
        declare("Orderings.ord_class.less", "'a::ord => 'a => bool");
        declare("Orderings.order_class.least", "('a::order => bool) => 'a");
        declare("Orderings.linorder_class.min", "'a::linorder => 'a => 'a");
        declare("Fun.id", "'a => 'a");
        declare("Fun.comp", "('b => 'c) => ('a => 'b) => 'a => 'c");
        declare("Product_Type.Pair", "'a => 'b => ('a, 'b) prod");
        declare("Product_Type.prod.fst", "('a, 'b) prod => 'a");
        declare("Product_Type.prod.snd", "('a, 'b) prod => 'b");
        declare("Option.option.Some", "'a => 'a option");
        declare("List.list.Nil", "'a list");
        declare("List.list.Cons", "'a => 'a list => 'a list");
        declare("List.list.map", "('a => 'b) => 'a list => 'b list");
        declare("List.fold", "('a => 'b => 'b) => 'a list => 'b => 'b");
        declare("List.length", "'a list => nat");
        declare("List.append", "'a list => 'a list => 'a list");
        declare("List.sum", "'a::{plus,zero} list => 'a");
        declare("Test.itself", "'a itself");
        declare("Test.plusNat", "nat => nat => nat");
        declare("Test.plusInt", "int => int => int");
        declare("Test.union", "'a set => 'a set => 'a set");
        declare("Test.zeroNat", "nat");
        declare("Test.zeroInt", "int");
        declare("Test.zeroBool", "bool");
    }

    public static final TestContext EMPTY = new TestContext(Map.of());

    public static final SortAlgebra SORTS = new SortAlgebra() {
        @Override
        public boolean isSubclass(String sub, String sup) {
            return sub.equals(sup) || SUPERCLASSES.getOrDefault(sub, List.of()).contains(sup);
        }

        @Override
        public Optional<List<Sort>> arity(String constructor, String typeClass) {
            return Optional.ofNullable(
                    INSTANCES.getOrDefault(constructor, Map.of()).get(typeClass));
        }
    };

    public static String typeName(String shortName) {
        return switch (shortName) {
            case "bool" -> Type.bool().name();
            case "prod" -> "Product_Type.prod";
            case "list" -> "List.list";
            case "set" -> "Set.set";
            default -> shortName;
        };
    }

    public static TestContext fixing(String variable, String type) {
        return new TestContext(Map.of(variable, MiniNotation.type(type)));
    }

    private static void declare(String name, String type) {
        NAMES.put(name.substring(name.lastIndexOf('.') + 1), name);
        SCHEMES.put(name, withOneSortPerName(MiniNotation.type(type)));
    }

    /** The sort written at one occurrence of a type variable goes for all. */
    static Type withOneSortPerName(Type type) {
        var sorts = new HashMap<String, Sort>();
        type.forEachVariable(v -> sorts.merge(v.name(), v.sort(), Sort::meet));
        var substitution = new HashMap<Type.Var, Type>();
        type.forEachVariable(v -> substitution.put(v, Type.var(v.name(), sorts.get(v.name()))));
        return type.substitute(substitution);
    }

    private static Map<String, Map<String, List<Sort>>> instances() {
        var result = new HashMap<String, Map<String, List<Sort>>>();
        for (String typeClass : List.of("ord", "order", "linorder", "plus", "zero", "times")) {
            result.computeIfAbsent("nat", _ -> new HashMap<>()).put(typeClass, List.of());
        }
        for (String typeClass : List.of("ord", "order", "linorder", "plus", "zero", "times", "group", "ring")) {
            result.computeIfAbsent("int", _ -> new HashMap<>()).put(typeClass, List.of());
        }
        result.put(typeName("bool"), Map.of("ord", List.of()));
        result.put(typeName("list"), Map.of("ord", List.of(Sort.TOP), "order", List.of(Sort.of("order"))));
        result.put(
                typeName("prod"),
                Map.of(
                        "zero", List.of(Sort.of("zero"), Sort.of("zero")),
                        "plus", List.of(Sort.of("plus"), Sort.of("plus"))));
        result.put(Type.FUN, Map.of("plus", List.of(Sort.TOP, Sort.of("plus"))));
        return result;
    }

    @Override
    public SortAlgebra sorts() {
        return SORTS;
    }

    @Override
    public Optional<Type> scheme(String constant) {
        return Optional.ofNullable(SCHEMES.get(constant));
    }

    @Override
    public Optional<String> constant(String name) {
        return Optional.ofNullable(NAMES.get(name));
    }

    @Override
    public Optional<Type> fixed(String variable) {
        return Optional.ofNullable(fixedVariables.get(variable));
    }
}
