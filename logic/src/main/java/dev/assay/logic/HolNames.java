package dev.assay.logic;

/** The names of the types and constants of the library that the program itself speaks of. The kernel has those of its axioms itself. */
public final class HolNames {
    private HolNames() {}

    // Truth values and quantifiers

    public static final String BOOL = "HOL.bool";
    public static final String TRUE = "HOL.True";
    public static final String FALSE = "HOL.False";
    public static final String NOT = "HOL.Not";
    public static final String AND = "HOL.conj";
    public static final String OR = "HOL.disj";
    public static final String IMPLIES = "HOL.implies";
    public static final String EQ = "HOL.eq";
    public static final String ALL = "HOL.All";
    public static final String EX = "HOL.Ex";
    public static final String EX1 = "HOL.Ex1";
    public static final String THE = "HOL.The";
    public static final String SOME = "Hilbert_Choice.Eps";
    public static final String IF = "HOL.If";
    public static final String LET = "HOL.Let";
    public static final String UNDEFINED = "HOL.undefined";

    // Orders and lattices

    public static final String LESS = "Orderings.ord_class.less";
    public static final String LESS_EQ = "Orderings.ord_class.less_eq";
    public static final String MIN = "Orderings.min";
    public static final String MAX = "Orderings.max";
    public static final String BOT = "Orderings.bot_class.bot";
    public static final String TOP = "Orderings.top_class.top";
    public static final String LEAST = "Orderings.ord_class.Least";
    public static final String INF = "Lattices.inf_class.inf";
    public static final String SUP = "Lattices.sup_class.sup";
    public static final String BIG_INF = "Complete_Lattices.Inf_class.Inf";
    public static final String BIG_SUP = "Complete_Lattices.Sup_class.Sup";

    // Functions

    public static final String COMP = "Fun.comp";
    public static final String FUN_UPD = "Fun.fun_upd";

    // Pairs and the unit

    public static final String PROD = "Product_Type.prod";
    public static final String PAIR = "Product_Type.Pair";
    public static final String FST = "Product_Type.fst";
    public static final String SND = "Product_Type.snd";
    public static final String CASE_PROD = "Product_Type.prod.case_prod";
    public static final String SIGMA = "Product_Type.Sigma";
    public static final String UNIT = "Product_Type.unit";
    public static final String UNITY = "Product_Type.Unity";

    // Options and lists

    public static final String OPTION = "Option.option";
    public static final String OPTION_NONE = "Option.option.None";
    public static final String OPTION_SOME = "Option.option.Some";
    public static final String LIST = "List.list";
    public static final String NIL = "List.list.Nil";
    public static final String CONS = "List.list.Cons";
    public static final String LIST_SET = "List.set";
    public static final String LIST_MAP = "List.list.map";
    public static final String LIST_APPEND = "List.append";
    public static final String LIST_FILTER = "List.filter";
    public static final String LIST_UPDATE = "List.list_update";
    public static final String UPT = "List.upt";

    // Characters and texts

    public static final String CHAR = "String.char.Char";
    public static final String LITERAL = "String.literal";

    // Sets and relations

    public static final String SET = "Set.set";
    public static final String SET_REP = "Set.Rep_set";
    public static final String MEMBER = "Set.member";
    public static final String COLLECT = "Set.Collect";
    public static final String INSERT = "Set.insert";
    public static final String BALL = "Set.Ball";
    public static final String BEX = "Set.Bex";
    public static final String IMAGE = "Set.image";
    public static final String POW = "Set.Pow";
    public static final String BIND = "Set.bind";
    public static final String FINITE = "Finite_Set.finite";
    public static final String CARD = "Finite_Set.card";
    public static final String FOLD = "Finite_Set.fold";
    public static final String TRANCL = "Transitive_Closure.trancl";
    public static final String RTRANCL = "Transitive_Closure.rtrancl";
    public static final String LESS_THAN = "Set_Interval.ord_class.lessThan";
    public static final String AT_MOST = "Set_Interval.ord_class.atMost";
    public static final String GREATER_THAN_LESS_THAN = "Set_Interval.ord_class.greaterThanLessThan";
    public static final String GREATER_THAN_AT_MOST = "Set_Interval.ord_class.greaterThanAtMost";
    public static final String AT_LEAST_LESS_THAN = "Set_Interval.ord_class.atLeastLessThan";
    public static final String AT_LEAST_AT_MOST = "Set_Interval.ord_class.atLeastAtMost";

    // Types of numbers

    public static final String NAT = "Nat.nat";
    public static final String SUC = "Nat.nat.Suc";
    public static final String INT = "Int.int";
    public static final String NONNEG = "Int.int.Nonneg";
    public static final String NEGSUC = "Int.int.Negsuc";
    public static final String RAT = "Rat.rat";
    public static final String REAL = "Real.real";
    public static final String CODE_NATURAL = "Code_Numeral.natural";
    public static final String CODE_INTEGER = "Code_Numeral.integer";
    public static final String OF_NAT = "Nat.of_nat";
    public static final String OF_INT = "Int.of_int";
    public static final String OF_RAT = "Rat.of_rat";
    public static final String TO_NAT = "Int.nat";
    public static final String FLOOR = "Archimedean_Field.floor_ceiling_class.floor";
    public static final String SIZE = "Nat.size_class.size";

    // Numerals

    public static final String NUM = "Num.num";
    public static final String NUM_ONE = "Num.num.One";
    public static final String NUM_BIT0 = "Num.num.Bit0";
    public static final String NUM_BIT1 = "Num.num.Bit1";
    public static final String NUMERAL = "Num.numeral_class.numeral";

    // Arithmetic

    public static final String ZERO = "Groups.zero_class.zero";
    public static final String ONE = "Groups.one_class.one";
    public static final String PLUS = "Groups.plus_class.plus";
    public static final String MINUS = "Groups.minus_class.minus";
    public static final String UMINUS = "Groups.uminus_class.uminus";
    public static final String TIMES = "Groups.times_class.times";
    public static final String DIVIDE = "Rings.divide_class.divide";
    public static final String MODULO = "Rings.modulo_class.modulo";
    public static final String INVERSE = "Fields.inverse_class.inverse";
    public static final String POWER = "Power.power";
    public static final String ABS = "Groups.abs_class.abs";
    public static final String SGN = "Groups.sgn_class.sgn";
    public static final String DVD = "Rings.dvd";
    public static final String GCD = "GCD.gcd_class.gcd";
    public static final String BIG_SUM = "Groups_Big.comm_monoid_add_class.sum";
    public static final String BIG_PROD = "Groups_Big.comm_monoid_mult_class.prod";
    public static final String BIG_MIN = "Lattices_Big.Min";
    public static final String BIG_MAX = "Lattices_Big.Max";
}
