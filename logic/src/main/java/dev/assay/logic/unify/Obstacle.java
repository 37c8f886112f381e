package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.infer.Mismatch;
import java.util.List;

/** Why two terms could not be unified; {@code binders} names the bound variables around the place, innermost first. */
public sealed interface Obstacle {
    /** Two types that do not unify. */
    record Types(Type left, Type right, Mismatch mismatch) implements Obstacle {}

    /** Two different symbols, or one symbol with different numbers of arguments. */
    record Clash(Term left, Term right, List<String> binders) implements Obstacle {}

    /** A variable that would have to be a part of itself. */
    record Occurs(Term.Free variable, Term term, List<String> binders) implements Obstacle {}

    /** A variable that would have to contain a bound variable which it is not applied to. */
    record Capture(Term.Free variable, Term bound, List<String> binders) implements Obstacle {}

    /** A variable applied to other things than different bound variables, where no first-order solution was found. */
    record NoPattern(Term left, Term right, List<String> binders) implements Obstacle {}

    default String explain() {
        var printer = TermPrinter.UNICODE;
        return switch (this) {
            case Types(var left, var right, var mismatch) -> mismatch.explain(left, right);
            case Clash(var left, var right, var binders) ->
                printer.print(left, binders) + " and " + printer.print(right, binders) + " clash";
            case Occurs(var variable, var term, var binders) ->
                printer.print(variable) + " occurs in " + printer.print(term, binders);
            case Capture(var variable, var bound, var binders) ->
                printer.print(variable) + " cannot contain the bound variable " + printer.print(bound, binders);
            case NoPattern(var left, var right, var binders) ->
                printer.print(left, binders) + " and " + printer.print(right, binders) + " are no patterns";
        };
    }
}
