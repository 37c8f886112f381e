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
                .withType(HolNames.PROD, infixr(20, "×", "*"))
                .withType("Sum_Type.sum", infixr(10, "+", "+"));
    }

    private static Notation logic(Notation base) {
        var equals = infixl(50, "=", "=");
        return base.with(HolNames.EQ, new Mixfix.ByType(Type.bool().name(), infixr(25, "⟷", "<->"), equals))
                .with(HolNames.IMPLIES, infixr(25, "⟶", "-->"))
                .with(HolNames.AND, infixr(35, "∧", "&"))
                .with(HolNames.OR, infixr(30, "∨", "|"))
                .with(
                        HolNames.NOT,
                        new Mixfix.Negation(
                                template("¬ _", "~ _", List.of(40), 40),
                                Map.of(
                                        HolNames.EQ, infixl(50, "≠", "~="),
                                        HolNames.MEMBER, infix(50, "∉", "~:"))))
                .with(HolNames.ALL, binder(10, "∀", "ALL "))
                .with(HolNames.EX, binder(10, "∃", "EX "))
                .with(HolNames.EX1, binder(10, "∃!", "EX! "))
                .with(HolNames.THE, binder(10, "THE ", "THE "))
                .with(HolNames.SOME, binder(10, "SOME ", "SOME "))
                .with(HolNames.IF, template("if _ then _ else _", "if _ then _ else _", List.of(0, 0, 10), 10))
                .with(HolNames.LET, new Mixfix.Let(10))
                .with("Pure.imp", infixr(1, "⟹", "==>"))
                .with("Pure.eq", infix(2, "≡", "=="))
                .with("Pure.all", binder(0, "⋀", "!!"));
    }

    private static Notation arithmetic(Notation base) {
        return base.with(HolNames.ZERO, literal("0", "0"))
                .with(HolNames.ONE, literal("1", "1"))
                .with(HolNames.NUMERAL, new Mixfix.Numeral(HolNames.NUM_BIT0, HolNames.NUM_BIT1, HolNames.NUM_ONE))
                .with(HolNames.PLUS, infixl(65, "+", "+"))
                .with(HolNames.MINUS, infixl(65, "-", "-"))
                .with(HolNames.UMINUS, template("- _", "- _", List.of(81), 80))
                .with(HolNames.TIMES, infixl(70, "*", "*"))
                .with(HolNames.DIVIDE, infixl(70, "div", "div"))
                .with(HolNames.MODULO, infixl(70, "mod", "mod"))
                .with("Rings.dvd_class.dvd", infix(50, "dvd", "dvd"))
                .with("Power.power_class.power", infixr(80, "^", "^"))
                .with(HolNames.LESS_EQ, new Mixfix.ByType(HolNames.SET, infix(50, "⊆", "<="), infix(50, "≤", "<=")))
                .with(HolNames.LESS, new Mixfix.ByType(HolNames.SET, infix(50, "⊂", "<"), infix(50, "<", "<")));
    }

    private static Notation containers(Notation base) {
        var plain = new Mixfix.Plain();
        return base.with(HolNames.PAIR, new Mixfix.Tuple())
                .with(HolNames.UNITY, literal("()", "()"))
                .with(HolNames.NIL, literal("[]", "[]"))
                .with(
                        HolNames.CONS,
                        new Mixfix.Enumeration(Symbol.of("["), Symbol.of("]"), HolNames.NIL, infixr(65, "#", "#")))
                .with(HolNames.LIST_APPEND, infixr(65, "@", "@"))
                .with("List.nth", infixl(100, "!", "!"))
                .with(HolNames.BOT, new Mixfix.ByType(HolNames.SET, literal("{}", "{}"), plain))
                .with(HolNames.INSERT, new Mixfix.Enumeration(Symbol.of("{"), Symbol.of("}"), HolNames.BOT, plain))
                .with(HolNames.COLLECT, new Mixfix.Comprehension(Symbol.of("{"), Symbol.of("}")))
                .with(HolNames.MEMBER, infix(50, "∈", ":"))
                .with(HolNames.SUP, new Mixfix.ByType(HolNames.SET, infixl(65, "∪", "Un"), plain))
                .with(HolNames.INF, new Mixfix.ByType(HolNames.SET, infixl(70, "∩", "Int"), plain))
                .with(HolNames.COMP, infixl(55, "∘", "o"));
    }
}
