package dev.assay.explore;

import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.List;
import java.util.stream.Collectors;

/** Writes terms and laws with the names of a signature; symbols that are no words stand between their two arguments. */
public final class Notation {
    private static final int ATOM = 2;
    private static final int APPLIED = 1;
    private static final int LOOSE = 0;

    private final Signature signature;

    public Notation(Signature signature) {
        this.signature = signature;
    }

    public String show(Law law) {
        String equation = show(law.left()) + " = " + show(law.right());
        return law.condition().map(c -> show(c) + " ==> " + equation).orElse(equation);
    }

    public String show(Term term) {
        return show(term, LOOSE);
    }

    private String show(Term term, int place) {
        return switch (term) {
            case Var(var type, var number) ->
                signature.domain(type).map(d -> d.name(number)).orElse("?" + number);
            case App(var symbol, var arguments) when arguments.isEmpty() -> symbol.name();
            case App(var symbol, var arguments)
            when isInfix(symbol) ->
                parenthesised(
                        show(arguments.getFirst(), APPLIED) + " " + symbol.name() + " "
                                + show(arguments.getLast(), APPLIED),
                        place > LOOSE);
            case App(var symbol, var arguments)
            when symbol.role() == Symbol.Role.APPLICATION -> parenthesised(spaced(arguments), place > APPLIED);
            case App(var symbol, var arguments) ->
                parenthesised(symbol.name() + " " + spaced(arguments), place > APPLIED);
        };
    }

    private String spaced(List<Term> terms) {
        return terms.stream().map(t -> show(t, ATOM)).collect(Collectors.joining(" "));
    }

    private static boolean isInfix(Symbol symbol) {
        return symbol.arity() == 2
                && symbol.role() != Symbol.Role.APPLICATION
                && !Character.isLetter(symbol.name().charAt(0));
    }

    private static String parenthesised(String text, boolean isNeeded) {
        return isNeeded ? "(" + text + ")" : text;
    }
}
