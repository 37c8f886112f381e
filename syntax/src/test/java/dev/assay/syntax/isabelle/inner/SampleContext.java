package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A piece of the library for the tests: some types, datatypes, a record and constants. */
record SampleContext(Map<String, Type> fixedVariables, Abbreviations abbreviations) implements InnerContext {
    static final SampleContext EMPTY = new SampleContext(Map.of(), Abbreviations.NONE);

    private static final Map<String, TypeName> TYPES = new HashMap<>();
    private static final Map<String, Type> SCHEMES = new HashMap<>();
    private static final Map<String, String> NAMES = new HashMap<>();
    private static final Map<String, CaseConstructor> CONSTRUCTORS = new HashMap<>();

    private static final RecordSegment POINT = new RecordSegment(
            "Test.point.point_ext",
            List.of(
                    new RecordSegment.Field("xpos", Type.con("Nat.nat")),
                    new RecordSegment.Field("ypos", Type.var("'a"))),
            "Test.point.point_ext",
            List.of(Type.var("'a")));
    private static final RecordSegment COLOURED = new RecordSegment(
            "Test.cpoint.cpoint_ext",
            List.of(new RecordSegment.Field("colour", Type.con("Nat.nat"))),
            "Test.cpoint.cpoint_ext",
            List.of());

    static {
        for (String name : List.of(
                "HOL.bool", "Nat.nat", "Int.int", "Product_Type.unit", "String.char", "String.literal", "Num.num")) {
            type(name, 0);
        }
        for (String name : List.of("List.list", "Set.set", "Option.option", "Test.tree", "Test.point.point_ext")) {
            type(name, name.endsWith("point_ext") ? 2 : 1);
        }
        type("Test.cpoint.cpoint_ext", 1);
        type("Product_Type.prod", 2);
        type("Sum_Type.sum", 2);
        var a = Type.var("'a");
        var b = Type.var("'b");
        TYPES.put("map", new TypeName.Synonym(List.of(a, b), Type.fun(a, Type.con("Option.option", b))));
        TYPES.put("Map.map", TYPES.get("map"));
        TYPES.put("string", new TypeName.Synonym(List.of(), Type.con("List.list", Type.con("String.char"))));
        datatype("List.list.case_list", "List.list.Nil", 0, "List.list.Cons", 2);
        datatype("Option.option.case_option", "Option.option.None", 0, "Option.option.Some", 1);
        datatype("Nat.nat.case_nat", "Groups.zero_class.zero", 0, "Nat.Suc", 1);
        datatype("Test.tree.case_tree", "Test.tree.Leaf", 0, "Test.tree.Node", 3);
        datatype("Product_Type.bool.case_bool", "HOL.True", 0, "HOL.False", 0);
    }

    private static void type(String name, int arity) {
        var constructor = new TypeName.Constructor(name, arity);
        TYPES.put(name, constructor);
        TYPES.put(name.substring(name.lastIndexOf('.') + 1), constructor);
    }

    private static void datatype(String caseConstant, Object... constructors) {
        var members = new java.util.ArrayList<CaseConstructor.Member>();
        for (int i = 0; i < constructors.length; i += 2) {
            members.add(new CaseConstructor.Member((String) constructors[i], (int) constructors[i + 1]));
        }
        var family = new CaseConstructor.Family(caseConstant, members);
        for (int i = 0; i < members.size(); i++) {
            String name = members.get(i).name();
            CONSTRUCTORS.put(name, new CaseConstructor(family, i));
            NAMES.put(name.substring(name.lastIndexOf('.') + 1), name);
        }
    }

    // Constants for the tests of whole readings: full name and type.
    static {
        String constants = """
                HOL.True :: bool
                HOL.False :: bool
                HOL.Not :: bool => bool
                HOL.conj :: bool => bool => bool
                HOL.disj :: bool => bool => bool
                HOL.implies :: bool => bool => bool
                HOL.eq :: 'a => 'a => bool
                HOL.All :: ('a => bool) => bool
                HOL.Ex :: ('a => bool) => bool
                HOL.If :: bool => 'a => 'a => 'a
                HOL.Let :: 'a => ('a => 'b) => 'b
                HOL.undefined :: 'a
                Nat.Suc :: nat => nat
                Groups.zero_class.zero :: 'a::zero
                Groups.one_class.one :: 'a::zero
                Num.numeral_class.numeral :: num => 'a::zero
                Num.num.One :: num
                Num.num.Bit0 :: num => num
                Num.num.Bit1 :: num => num
                Groups.plus_class.plus :: 'a::zero => 'a => 'a
                Orderings.ord_class.less :: 'a::ord => 'a => bool
                Orderings.ord_class.less_eq :: 'a::ord => 'a => bool
                Orderings.ord_class.greater :: 'a::ord => 'a => bool
                Orderings.bot_class.bot :: 'a::bot
                Set.member :: 'a => 'a set => bool
                Set.not_member :: 'a => 'a set => bool
                Set.insert :: 'a => 'a set => 'a set
                Set.Collect :: ('a => bool) => 'a set
                Set.Ball :: 'a set => ('a => bool) => bool
                Set.subset_eq :: 'a set => 'a set => bool
                List.list.Nil :: 'a list
                List.list.Cons :: 'a => 'a list => 'a list
                List.list.case_list :: 'b => ('a => 'a list => 'b) => 'a list => 'b
                List.list.map :: ('a => 'b) => 'a list => 'b list
                List.append :: 'a list => 'a list => 'a list
                List.concat :: 'a list list => 'a list
                List.rev :: 'a list => 'a list
                Product_Type.Pair :: 'a => 'b => ('a, 'b) prod
                Product_Type.Unity :: unit
                Product_Type.prod.case_prod :: ('a => 'b => 'c) => ('a, 'b) prod => 'c
                Option.option.None :: 'a option
                Option.option.Some :: 'a => 'a option
                Test.point.point_ext :: nat => 'a => 'z => ('a, 'z) point_ext
                Test.addNat :: nat => nat => nat
                Test.addSet :: 'a set => 'a set => 'a set
                """;
        var syntax = new InnerSyntax(Grammar.BASE, EMPTY);
        for (String line : constants.lines().toList()) {
            int colon = line.indexOf(" :: ");
            String name = line.substring(0, colon);
            NAMES.put(name.substring(name.lastIndexOf('.') + 1), name);
            SCHEMES.put(name, oneSort(syntax.type(InnerText.of(line.substring(colon + 4)))));
        }
    }

    /** The sort written at one occurrence of a type variable goes for all. */
    private static Type oneSort(Type type) {
        var sorts = new HashMap<String, Sort>();
        type.forEachVariable(v -> sorts.merge(v.name(), v.sort(), Sort::meet));
        var substitution = new HashMap<Type.Var, Type>();
        type.forEachVariable(v -> substitution.put(v, Type.var(v.name(), sorts.get(v.name()))));
        return type.substitute(substitution);
    }

    SampleContext fixing(String variable, Type type) {
        var extended = new HashMap<>(fixedVariables);
        extended.put(variable, type);
        return new SampleContext(extended, abbreviations);
    }

    SampleContext with(Abbreviations more) {
        return new SampleContext(fixedVariables, more);
    }

    @Override
    public Optional<String> structure() {
        return Optional.of("S");
    }

    @Override
    public SortAlgebra sorts() {
        return new SortAlgebra() {
            @Override
            public boolean isSubclass(String sub, String sup) {
                return sub.equals(sup);
            }

            @Override
            public Optional<List<Sort>> arity(String constructor, String typeClass) {
                boolean isSet = constructor.equals("Set.set") && !typeClass.equals("zero");
                boolean isNumber = constructor.equals("Nat.nat") || constructor.equals("Int.int");
                return isSet ? Optional.of(List.of(Sort.TOP)) : isNumber ? Optional.of(List.of()) : Optional.empty();
            }
        };
    }

    @Override
    public Optional<Type> scheme(String constant) {
        return Optional.ofNullable(SCHEMES.get(constant));
    }

    @Override
    public Optional<String> constant(String name) {
        return Optional.ofNullable(SCHEMES.containsKey(name) ? name : NAMES.get(name));
    }

    @Override
    public Optional<Type> fixed(String variable) {
        return Optional.ofNullable(fixedVariables.get(variable));
    }

    @Override
    public Optional<TypeName> typeName(String name) {
        return Optional.ofNullable(TYPES.get(name));
    }

    @Override
    public Optional<String> className(String name) {
        return List.of("order", "zero", "ord", "bot", "linorder").contains(name) ? Optional.of(name) : Optional.empty();
    }

    @Override
    public Optional<CaseConstructor> constructor(String fullName) {
        return Optional.ofNullable(CONSTRUCTORS.get(fullName));
    }

    @Override
    public Optional<RecordSegment> recordWith(String field) {
        return switch (field) {
            case "xpos", "ypos" -> Optional.of(POINT);
            case "colour" -> Optional.of(COLOURED);
            default -> Optional.empty();
        };
    }
}
