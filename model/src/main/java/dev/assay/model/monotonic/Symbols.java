package dev.assay.model.monotonic;

import dev.assay.logic.HolNames;
import dev.assay.logic.Type;

/** The names of what the rules know besides the connectives. */
final class Symbols {
    static final String SET = HolNames.SET;
    static final String COLLECT = HolNames.COLLECT;
    static final String REPRESENTATION = HolNames.SET_REP;
    static final String MEMBER = HolNames.MEMBER;
    static final String THE = HolNames.THE;
    static final String SOME = HolNames.SOME;
    static final String FINITE = HolNames.FINITE;
    static final String CARD = HolNames.CARD;
    static final String EMPTY = HolNames.BOT;
    static final String ALL_VALUES = HolNames.TOP;
    static final String UNION = HolNames.SUP;
    static final String INTERSECTION = HolNames.INF;
    static final String DIFFERENCE = HolNames.MINUS;
    static final String COMPLEMENT = HolNames.UMINUS;
    static final String INSERT = HolNames.INSERT;

    private Symbols() {}

    static boolean isSet(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals(SET);
    }

    /** The type of a set's elements. */
    static Type element(Type set) {
        return ((Type.Con) set).arguments().getFirst();
    }
}
