package dev.assay.fol.encoding;

import dev.assay.fol.Knowledge;
import dev.assay.fol.Symbol;
import dev.assay.logic.Type;

/** Which type arguments of a symbol become arguments of the untyped one. */
enum TypeFilter {
    NONE,
    ALL,
    /** Those that occur in neither argument nor result types. */
    PHANTOM,
    /** Those that the arguments do not determine. */
    NOT_INFERRABLE,
    /** All, but of constructors only those that the arguments determine. */
    CONSTRUCTORS;

    boolean keeps(Symbol symbol, Type.Var parameter, Knowledge knowledge) {
        return switch (this) {
            case NONE -> false;
            case ALL -> true;
            case PHANTOM -> symbol.isPhantom(parameter);
            case NOT_INFERRABLE -> !symbol.isInferrable(parameter);
            case CONSTRUCTORS -> !knowledge.constructors().contains(symbol.name()) || symbol.isInferrable(parameter);
        };
    }
}
