package dev.assay.syntax.isabelle.inner;

/** The full names of the constants and types that built-in notation stands for. */
final class Names {
    static final String IMPLIES = "HOL.implies";
    static final String ALL = "HOL.All";
    static final String EX = "HOL.Ex";
    static final String EX1 = "HOL.Ex1";
    static final String EQ = "HOL.eq";
    static final String NOT = "HOL.Not";
    static final String CONJ = "HOL.conj";
    static final String DISJ = "HOL.disj";
    static final String TRUE = "HOL.True";
    static final String FALSE = "HOL.False";
    static final String THE = "HOL.The";
    static final String IF = "HOL.If";
    static final String LET = "HOL.Let";
    static final String UNDEFINED = "HOL.undefined";
    static final String EPS = "Hilbert_Choice.Eps";
    static final String TYPE = "Pure.type";

    static final String LESS = "Orderings.ord_class.less";
    static final String LESS_EQ = "Orderings.ord_class.less_eq";
    static final String LEAST = "Orderings.ord_class.Least";
    static final String GREATEST = "Orderings.order_class.Greatest";
    static final String ARG_MIN = "Lattices_Big.ord_class.arg_min";
    static final String ARG_MAX = "Lattices_Big.ord_class.arg_max";
    static final String BOT = "Orderings.bot_class.bot";
    static final String TOP = "Orderings.top_class.top";

    static final String ZERO = "Groups.zero_class.zero";
    static final String ONE = "Groups.one_class.one";
    static final String NUMERAL = "Num.numeral_class.numeral";
    static final String BIT0 = "Num.num.Bit0";
    static final String BIT1 = "Num.num.Bit1";
    static final String NUM_ONE = "Num.num.One";
    static final String DIVIDE = "Rings.divide_class.divide";
    static final String CHAR = "String.char.Char";
    static final String CHAR_TYPE = "String.char";
    static final String LITERAL = "String.Literal";
    static final String LITERAL_TYPE = "String.literal";

    static final String PAIR = "Product_Type.Pair";
    static final String UNITY = "Product_Type.Unity";
    static final String CASE_PROD = "Product_Type.prod.case_prod";
    static final String UNIT = "Product_Type.unit";

    static final String LIST = "List.list";
    static final String NIL = "List.list.Nil";
    static final String CONS = "List.list.Cons";
    static final String FILTER = "List.filter";
    static final String CONCAT = "List.concat";
    static final String MAP = "List.list.map";
    static final String UPT = "List.upt";
    static final String UPTO = "List.upto";
    static final String LIST_UPDATE = "List.list_update";
    static final String SUM_LIST = "Groups_List.monoid_add_class.sum_list";
    static final String PROD_LIST = "Groups_List.monoid_mult_class.prod_list";

    static final String SET = "Set.set";
    static final String COLLECT = "Set.Collect";
    static final String MEMBER = "Set.member";
    static final String INSERT = "Set.insert";
    static final String BALL = "Set.Ball";
    static final String BEX = "Set.Bex";
    static final String IMAGE = "Set.image";
    static final String UNION = "Complete_Lattices.Union";
    static final String INTER = "Complete_Lattices.Inter";
    static final String SUP = "Complete_Lattices.Sup_class.Sup";
    static final String INF = "Complete_Lattices.Inf_class.Inf";
    static final String SUM = "Groups_Big.comm_monoid_add_class.sum";
    static final String PROD = "Groups_Big.comm_monoid_mult_class.prod";

    static final String MIN = "Lattices_Big.Min";
    static final String MAX = "Lattices_Big.Max";
    static final String SIGMA = "Product_Type.Sigma";
    static final String CARD = "Finite_Set.card";

    static final String AT_LEAST = "Set_Interval.ord_class.atLeast";
    static final String GREATER_THAN = "Set_Interval.ord_class.greaterThan";
    static final String AT_MOST = "Set_Interval.ord_class.atMost";
    static final String LESS_THAN = "Set_Interval.ord_class.lessThan";
    static final String AT_LEAST_AT_MOST = "Set_Interval.ord_class.atLeastAtMost";
    static final String AT_LEAST_LESS_THAN = "Set_Interval.ord_class.atLeastLessThan";
    static final String GREATER_THAN_AT_MOST = "Set_Interval.ord_class.greaterThanAtMost";
    static final String GREATER_THAN_LESS_THAN = "Set_Interval.ord_class.greaterThanLessThan";

    static final String FUN_UPD = "Fun.fun_upd";
    static final String MAP_UPDS = "Map.map_upds";
    static final String MAP_EMPTY = "Map.empty";
    static final String SOME = "Option.option.Some";

    static final String SIZE_ZERO = "Numeral_Type.num0";
    static final String SIZE_ONE = "Numeral_Type.num1";
    static final String SIZE_BIT0 = "Numeral_Type.bit0";
    static final String SIZE_BIT1 = "Numeral_Type.bit1";

    static final String BIND = "Monad_Syntax.bind";

    private Names() {}
}
