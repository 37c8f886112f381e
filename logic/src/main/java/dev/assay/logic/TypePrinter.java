package dev.assay.logic;

import dev.assay.logic.Symbol.Alphabet;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Types as text in Isabelle's notation; immutable, with a copying method for each option. */
public record TypePrinter(
        Alphabet alphabet, Notation notation, UnaryOperator<String> names, boolean showSorts, int width) {
    public static final TypePrinter ASCII =
            new TypePrinter(Alphabet.ASCII, Notation.HOL, TypePrinter::lastComponent, false, Doc.UNLIMITED);
    public static final TypePrinter UNICODE = ASCII.withAlphabet(Alphabet.UNICODE);

    /** The priority of an argument written before its type constructor. */
    private static final int ARGUMENT = 1000;

    public TypePrinter withAlphabet(Alphabet alphabet) {
        return new TypePrinter(alphabet, notation, names, showSorts, width);
    }

    public TypePrinter withNotation(Notation notation) {
        return new TypePrinter(alphabet, notation, names, showSorts, width);
    }

    /** {@code names} makes the text for a full name such as {@code List.list}. */
    public TypePrinter withNames(UnaryOperator<String> names) {
        return new TypePrinter(alphabet, notation, names, showSorts, width);
    }

    public TypePrinter withSorts(boolean showSorts) {
        return new TypePrinter(alphabet, notation, names, showSorts, width);
    }

    public TypePrinter withWidth(int width) {
        return new TypePrinter(alphabet, notation, names, showSorts, width);
    }

    public String print(Type type) {
        return layout(type, 0).render(width);
    }

    /** {@code order} or {@code {order,zero}}. */
    public String print(Sort sort) {
        String classes = sort.classes().stream().map(names).collect(Collectors.joining(","));
        return sort.classes().size() == 1 ? classes : "{" + classes + "}";
    }

    Doc layout(Type type, int priority) {
        return switch (type) {
            case Type.Var(var name, var sort) ->
                Doc.text(showSorts && !sort.isTop() ? name + "::" + print(sort) : name);
            case Type.Con(var name, var arguments) -> {
                var infix = arguments.size() == 2 ? notation.ofType(name) : Optional.<Mixfix.Infix>empty();
                if (infix.isPresent()) {
                    yield infix(infix.get(), arguments.get(0), arguments.get(1), priority);
                }
                String shown = names.apply(name);
                yield switch (arguments.size()) {
                    case 0 -> Doc.text(shown);
                    case 1 -> Doc.concat(layout(arguments.getFirst(), ARGUMENT), Doc.text(" " + shown));
                    default -> {
                        var docs = arguments.stream().map(a -> layout(a, 0)).toList();
                        yield Doc.concat(Doc.text("("), Doc.separated(",", docs), Doc.text(") " + shown));
                    }
                };
            }
        };
    }

    private Doc infix(Mixfix.Infix infix, Type left, Type right, int priority) {
        String symbol = infix.symbol().in(alphabet);
        Doc doc = Doc.group(
                layout(left, infix.left()), Doc.text(" " + symbol), Doc.space(), layout(right, infix.right()));
        return priority > infix.priority() ? Doc.concat(Doc.text("("), doc, Doc.text(")")) : doc;
    }

    static String lastComponent(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
