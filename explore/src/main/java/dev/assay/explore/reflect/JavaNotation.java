package dev.assay.explore.reflect;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Laws of a class as Java: {@code a.add(b)}, {@code new T()}, {@code T.valueOf(m)}. The object after a call that changes it is
 * {@code q..addLast(x)}, so that {@code q..addLast(x).size()} is how large it is then.
 */
public final class JavaNotation {
    private final Signature signature;

    JavaNotation(Signature signature) {
        this.signature = signature;
    }

    public String show(Law law) {
        String equation = show(law.left()) + " = " + show(law.right());
        return law.condition().map(c -> show(c) + " ==> " + equation).orElse(equation);
    }

    public String show(Term term) {
        return switch (term) {
            case Var(var type, var number) ->
                signature.domain(type).map(d -> d.name(number)).orElse("?" + number);
            case App(var symbol, var arguments) -> application(symbol, arguments);
        };
    }

    private String application(Symbol symbol, List<Term> arguments) {
        if (symbol.role() == Symbol.Role.APPLICATION) {
            return show(arguments.getFirst()) + ".apply(" + list(arguments.subList(1, arguments.size())) + ")";
        }
        if (!(symbol.origin() instanceof Member member)) {
            return switch (arguments.size()) {
                case 0 -> symbol.name();
                case 1 -> symbol.name() + show(arguments.getFirst());
                default -> "(" + show(arguments.get(0)) + " " + symbol.name() + " " + show(arguments.get(1)) + ")";
            };
        }
        if (member.isInstance()) {
            String dot = symbol.name().startsWith(JavaSignature.CASCADE) ? "" : ".";
            return show(arguments.getFirst()) + dot + symbol.name() + "(" + list(arguments.subList(1, arguments.size()))
                    + ")";
        }
        String owner = member.executable() instanceof Constructor<?>
                ? ""
                : member.executable().getDeclaringClass().getSimpleName() + ".";
        return owner + symbol.name() + "(" + list(arguments) + ")";
    }

    private String list(List<Term> terms) {
        return terms.stream().map(this::show).collect(Collectors.joining(", "));
    }
}
