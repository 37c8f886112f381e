package dev.assay.model.monotonic;

import dev.assay.logic.Type;

/** The names of what the rules know besides the connectives. */
final class Symbols {
    static final String SET = "Set.set";
    static final String COLLECT = "Set.Collect";
    static final String REPRESENTATION = "Set.Rep_set";
    static final String MEMBER = "Set.member";
    static final String THE = "HOL.The";
    static final String SOME = "Hilbert_Choice.Eps";
    static final String FINITE = "Finite_Set.finite";
    static final String CARD = "Finite_Set.card";
    static final String EMPTY = "Orderings.bot_class.bot";
    static final String ALL_VALUES = "Orderings.top_class.top";
    static final String UNION = "Lattices.sup_class.sup";
    static final String INTERSECTION = "Lattices.inf_class.inf";
    static final String DIFFERENCE = "Groups.minus_class.minus";
    static final String COMPLEMENT = "Groups.uminus_class.uminus";
    static final String INSERT = "Set.insert";

    private Symbols() {}

    static boolean isSet(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals(SET);
    }

    /** The type of a set's elements. */
    static Type element(Type set) {
        return ((Type.Con) set).arguments().getFirst();
    }
}
