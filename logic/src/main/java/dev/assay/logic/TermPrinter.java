package dev.assay.logic;

import dev.assay.logic.Symbol.Alphabet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Terms as text in Isabelle's notation; immutable, with a copying method for each option. The alphabet, the notation,
 * the names and the width are those of the printer for the types.
 */
public record TermPrinter(
        TypePrinter types, boolean showTypes, boolean showConstantTypes, boolean showBrackets, Set<String> untyped) {
    public static final TermPrinter ASCII = new TermPrinter(TypePrinter.ASCII, false, false, false, Set.of());
    public static final TermPrinter UNICODE = new TermPrinter(TypePrinter.UNICODE, false, false, false, Set.of());

    public TermPrinter {
        untyped = Set.copyOf(untyped);
    }

    public TermPrinter withTypes(TypePrinter types) {
        return new TermPrinter(types, showTypes, showConstantTypes, showBrackets, untyped);
    }

    public TermPrinter withNotation(Notation notation) {
        return withTypes(types.withNotation(notation));
    }

    /** {@code names} makes the text for a full name such as {@code List.list.Cons}. */
    public TermPrinter withNames(UnaryOperator<String> names) {
        return withTypes(types.withNames(names));
    }

    public TermPrinter withSorts(boolean showSorts) {
        return withTypes(types.withSorts(showSorts));
    }

    /** Lines of at most {@code width} columns; one line whatever its length at {@link Doc#UNLIMITED}, the default. */
    public TermPrinter withWidth(int width) {
        return withTypes(types.withWidth(width));
    }

    /** The type at the first occurrence of each free variable and at each binder. */
    public TermPrinter showTypes(boolean showTypes) {
        return new TermPrinter(types, showTypes, showConstantTypes, showBrackets, untyped);
    }

    /** Without types at the free variables of these names, which are known from elsewhere. */
    public TermPrinter withoutTypesAt(Set<String> names) {
        return new TermPrinter(types, showTypes, showConstantTypes, showBrackets, names);
    }

    /** The type at each constant, which leaves no room for mixfix notation. */
    public TermPrinter showConstantTypes(boolean showConstantTypes) {
        return new TermPrinter(types, showTypes, showConstantTypes, showBrackets, untyped);
    }

    /** Brackets around every compound term inside another. */
    public TermPrinter showBrackets(boolean showBrackets) {
        return new TermPrinter(types, showTypes, showConstantTypes, showBrackets, untyped);
    }

    public String print(Term term) {
        return print(term, List.of());
    }

    /** The text of a term below binders, whose names are given innermost first. */
    public String print(Term term, List<String> binders) {
        return layout(term, binders).render(types.width());
    }

    public Doc layout(Term term, List<String> binders) {
        return new TermLayout(this, term, binders).document();
    }

    Alphabet alphabet() {
        return types.alphabet();
    }
}
