package dev.assay.logic.infer;

import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import java.util.function.UnaryOperator;

/** Why two types have no common instance: the innermost parts that stand against it. */
public sealed interface Mismatch {
    /** Two types that are made differently, or a rigid variable and another type. */
    record Clash(Type left, Type right) implements Mismatch {}

    /** An unknown that would have to be a part of itself. */
    record Occurs(Type unknown, Type type) implements Mismatch {}

    /** A type that lacks a class which its place demands. */
    record NoInstance(Type type, String typeClass) implements Mismatch {}

    default Mismatch map(UnaryOperator<Type> mapping) {
        return switch (this) {
            case Clash(var left, var right) -> new Clash(mapping.apply(left), mapping.apply(right));
            case Occurs(var unknown, var type) -> new Occurs(mapping.apply(unknown), mapping.apply(type));
            case NoInstance(var type, var typeClass) -> new NoInstance(mapping.apply(type), typeClass);
        };
    }

    default String explain(TypePrinter printer) {
        return switch (this) {
            case Clash(Type.Var(var name, var _), Type.Con right) ->
                "rigid " + name + " cannot be " + printer.print(right);
            case Clash(Type.Con left, Type.Var(var name, var _)) ->
                "rigid " + name + " cannot be " + printer.print(left);
            case Clash(var left, var right) -> printer.print(left) + " and " + printer.print(right) + " clash";
            case Occurs(var unknown, var type) -> printer.print(unknown) + " occurs in " + printer.print(type);
            case NoInstance(var type, var typeClass) ->
                "type " + printer.print(type) + " is not an instance of class "
                        + printer.names().apply(typeClass);
        };
    }

    /** The sentence about the two whole types that do not unify because of this. */
    default String explain(Type left, Type right) {
        var readable = new ReadableUnknowns();
        Type l = readable.of(left);
        Type r = readable.of(right);
        Mismatch reason = map(readable::of);
        var printer = reason.printer();
        String sides = "cannot unify " + printer.print(l) + " with " + printer.print(r);
        boolean saysNothingNew = reason instanceof Clash(Type.Con a, Type.Con b) && a.equals(l) && b.equals(r);
        return saysNothingNew ? sides : sides + ": " + reason.explain(printer);
    }

    /** Sorts are shown where they are what it is about. */
    default TypePrinter printer() {
        boolean aboutSorts = switch (this) {
            case NoInstance _ -> true;
            case Clash(Type.Var(var left, var _), Type.Var(var right, var _)) -> left.equals(right);
            case Clash _, Occurs _ -> false;
        };
        return TypePrinter.UNICODE.withSorts(aboutSorts);
    }
}
