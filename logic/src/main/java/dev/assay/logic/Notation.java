package dev.assay.logic;

import static dev.assay.logic.Mixfix.binder;
import static dev.assay.logic.Mixfix.infix;
import static dev.assay.logic.Mixfix.infixl;
import static dev.assay.logic.Mixfix.infixr;
import static dev.assay.logic.Mixfix.literal;
import static dev.assay.logic.Mixfix.template;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The notation of constants and of type constructors, by their full names. */
public record Notation(Map<String, Mixfix> constants, Map<String, Mixfix.Infix> types) {
    public static final Notation NONE = new Notation(Map.of(), Map.of());

    /** The notation of the base logic and of the types that every theory uses. */
    public static final Notation HOL = logic(arithmetic(containers(typeConstructors(NONE))));

    public Notation {
        constants = Map.copyOf(constants);
        types = Map.copyOf(types);
    }

    /** This notation with {@code mixfix} for {@code constant}. */
    public Notation with(String constant, Mixfix mixfix) {
        var extended = new HashMap<>(constants);
        extended.put(constant, mixfix);
        return new Notation(extended, types);
    }

    /** This notation with an infix for the binary type constructor {@code type}. */
    public Notation withType(String type, Mixfix.Infix infix) {
        var extended = new HashMap<>(types);
        extended.put(type, infix);
        return new Notation(constants, extended);
    }

    public Optional<Mixfix> of(String constant) {
        return Optional.ofNullable(constants.get(constant));
    }

    public Optional<Mixfix.Infix> ofType(String type) {
        return Optional.ofNullable(types.get(type));
    }

    private static Notation typeConstructors(Notation base) {
        return base.withType(Type.FUN, infixr(0, "⇒", "=>"))
                .withType("Product_Type.prod", infixr(20, "×", "*"))
                .withType("Sum_Type.sum", infixr(10, "+", "+"));
    }

    private static Notation logic(Notation base) {
        var equals = infixl(50, "=", "=");
        return base.with("HOL.eq", new Mixfix.ByType(Type.bool().name(), infixr(25, "⟷", "<->"), equals))
                .with("HOL.implies", infixr(25, "⟶", "-->"))
                .with("HOL.conj", infixr(35, "∧", "&"))
                .with("HOL.disj", infixr(30, "∨", "|"))
                .with(
                        "HOL.Not",
                        new Mixfix.Negation(
                                template("¬ _", "~ _", List.of(40), 40),
                                Map.of(
                                        "HOL.eq", infixl(50, "≠", "~="),
                                        "Set.member", infix(50, "∉", "~:"))))
                .with("HOL.All", binder(10, "∀", "ALL "))
                .with("HOL.Ex", binder(10, "∃", "EX "))
                .with("HOL.Ex1", binder(10, "∃!", "EX! "))
                .with("HOL.The", binder(10, "THE ", "THE "))
                .with("Hilbert_Choice.Eps", binder(10, "SOME ", "SOME "))
                .with("HOL.If", template("if _ then _ else _", "if _ then _ else _", List.of(0, 0, 10), 10))
                .with("HOL.Let", new Mixfix.Let(10))
                .with("Pure.imp", infixr(1, "⟹", "==>"))
                .with("Pure.eq", infix(2, "≡", "=="))
                .with("Pure.all", binder(0, "⋀", "!!"));
    }

    private static Notation arithmetic(Notation base) {
        return base.with("Groups.zero_class.zero", literal("0", "0"))
                .with("Groups.one_class.one", literal("1", "1"))
                .with("Num.numeral_class.numeral", new Mixfix.Numeral("Num.num.Bit0", "Num.num.Bit1", "Num.num.One"))
                .with("Groups.plus_class.plus", infixl(65, "+", "+"))
                .with("Groups.minus_class.minus", infixl(65, "-", "-"))
                .with("Groups.uminus_class.uminus", template("- _", "- _", List.of(81), 80))
                .with("Groups.times_class.times", infixl(70, "*", "*"))
                .with("Rings.divide_class.divide", infixl(70, "div", "div"))
                .with("Rings.modulo_class.modulo", infixl(70, "mod", "mod"))
                .with("Rings.dvd_class.dvd", infix(50, "dvd", "dvd"))
                .with("Power.power_class.power", infixr(80, "^", "^"))
                .with(
                        "Orderings.ord_class.less_eq",
                        new Mixfix.ByType("Set.set", infix(50, "⊆", "<="), infix(50, "≤", "<=")))
                .with(
                        "Orderings.ord_class.less",
                        new Mixfix.ByType("Set.set", infix(50, "⊂", "<"), infix(50, "<", "<")));
    }

    private static Notation containers(Notation base) {
        var plain = new Mixfix.Plain();
        return base.with("Product_Type.Pair", new Mixfix.Tuple())
                .with("Product_Type.Unity", literal("()", "()"))
                .with("List.list.Nil", literal("[]", "[]"))
                .with(
                        "List.list.Cons",
                        new Mixfix.Enumeration(Symbol.of("["), Symbol.of("]"), "List.list.Nil", infixr(65, "#", "#")))
                .with("List.append", infixr(65, "@", "@"))
                .with("List.nth", infixl(100, "!", "!"))
                .with("Orderings.bot_class.bot", new Mixfix.ByType("Set.set", literal("{}", "{}"), plain))
                .with(
                        "Set.insert",
                        new Mixfix.Enumeration(Symbol.of("{"), Symbol.of("}"), "Orderings.bot_class.bot", plain))
                .with("Set.Collect", new Mixfix.Comprehension(Symbol.of("{"), Symbol.of("}")))
                .with("Set.member", infix(50, "∈", ":"))
                .with("Lattices.sup_class.sup", new Mixfix.ByType("Set.set", infixl(65, "∪", "Un"), plain))
                .with("Lattices.inf_class.inf", new Mixfix.ByType("Set.set", infixl(70, "∩", "Int"), plain))
                .with("Fun.comp", infixl(55, "∘", "o"));
    }
}
