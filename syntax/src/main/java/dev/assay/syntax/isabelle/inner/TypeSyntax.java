package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Types and sorts. */
final class TypeSyntax {
    private TypeSyntax() {}

    static void addTo(RuleList rules) {
        rules.type("#typevariable", 1000, (_, node) -> Type.var(node.text(0)));
        rules.type("#typevariable :: $sort", 1000, (t, node) -> Type.var(node.text(0), t.sort(node.child(1))));
        rules.type("#typeunknown", 1000, (_, node) -> Type.var(unknown(node)));
        rules.type("#typeunknown :: $sort", 1000, (t, node) -> Type.var(unknown(node), t.sort(node.child(1))));
        rules.type("_", 1000, (_, _) -> PreTerm.DUMMY);
        rules.type("_ :: $sort", 1000, (t, node) -> Type.var(PreTerm.DUMMY.name(), t.sort(node.child(0))));
        for (String kind : List.of("#identifier", "#long")) {
            rules.type(kind, 1000, (t, node) -> t.namedType(node.text(0), List.of(), node.position()));
            rules.type(
                    "$type:1000 " + kind,
                    1000,
                    (t, node) -> t.namedType(node.text(1), List.of(t.type(node.child(0))), node.position()));
            rules.type("( $type , $type,+ ) " + kind, 1000, TypeSyntax::applied);
            rules.rule(Category.SORT, kind, 1000, Meaning.Shape.CLASS);
        }
        rules.type("#numeral", 1000, (t, node) -> ofSize(t, new BigInteger(node.text(0)), node.position()));
        for (String digit : List.of("0", "1")) {
            rules.type(digit, 1000, (t, node) -> ofSize(t, new BigInteger(digit), node.position()));
        }
        rules.type("( $type )", 1000, (t, node) -> t.type(node.child(0)));
        for (String arrow : List.of("⇒", "=>")) {
            rules.type(
                    "$type:1 " + arrow + " $type:0",
                    0,
                    (t, node) -> Type.fun(t.type(node.child(0)), t.type(node.child(1))));
            rules.type(
                    "[ $type,+ ] " + arrow + " $type:0",
                    0,
                    (t, node) -> Type.fun(t.types(node.many(0)), t.type(node.child(1))));
        }
        rules.rule(Category.SORT, "{}", 1000, Meaning.Shape.TOP);
        rules.rule(Category.SORT, "{ $sort,* }", 1000, Meaning.Shape.CLASSES);
        rules.term(
                "TYPE ( $type )",
                1000,
                (t, node) -> new PreTerm.Const(Names.TYPE, List.of(t.type(node.child(0))), node.position()));
        for (String kind : List.of("#identifier", "#long")) {
            rules.term("OFCLASS ( $type , " + kind + " )", 1000, TypeSyntax::ofClass);
        }
    }

    /** The type of that many values, digit by binary digit. */
    private static Type ofSize(Translation t, BigInteger size, Position position) {
        if (t.context().typeName(Names.SIZE_ONE).isEmpty()) {
            throw new SyntaxException(position, "a number is a type only where the theory Numeral_Type is imported");
        }
        if (size.signum() == 0) {
            return t.namedType(Names.SIZE_ZERO, List.of(), position);
        }
        Type result = t.namedType(Names.SIZE_ONE, List.of(), position);
        for (int bit = size.bitLength() - 2; bit >= 0; bit--) {
            result = t.namedType(size.testBit(bit) ? Names.SIZE_BIT1 : Names.SIZE_BIT0, List.of(result), position);
        }
        return result;
    }

    /** OFCLASS('a, c_class) applies the predicate of the class to the type. */
    private static PreTerm ofClass(Translation t, Tree.Node node) {
        PreTerm type = new PreTerm.Const(Names.TYPE, List.of(t.type(node.child(0))), node.position());
        return PreTerms.apply(PreTerms.ident(node.text(1), node.position()), type);
    }

    /** Unknown types of a statement are as general as its variables. */
    private static String unknown(Tree.Node node) {
        return node.text(0).substring(1);
    }

    private static Type applied(Translation t, Tree.Node node) {
        var arguments = new ArrayList<Type>();
        arguments.add(t.type(node.child(0)));
        arguments.addAll(t.types(node.many(1)));
        return t.namedType(node.text(2), arguments, node.position());
    }
}
