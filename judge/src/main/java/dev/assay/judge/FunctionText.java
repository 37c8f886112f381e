package dev.assay.judge;

import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import java.util.ArrayList;

/** Terms with f(x := y, …) as one word wherever a function is given by its values. */
public final class FunctionText {
    private static final String UPDATE = "Fun.fun_upd";

    private FunctionText() {}

    public static String print(TermPrinter printer, Term term) {
        return printer.print(withUpdates(printer, term));
    }

    private static Term withUpdates(TermPrinter printer, Term term) {
        if (!term.isApplied(UPDATE) || term.arguments().size() != 3) {
            return switch (term) {
                case Term.App(var function, var argument) ->
                    new Term.App(withUpdates(printer, function), withUpdates(printer, argument));
                case Term.Abs _, Term.Bound _, Term.Const _, Term.Free _ -> term;
            };
        }
        var updates = new ArrayList<String>();
        Term rest = term;
        while (rest.isApplied(UPDATE) && rest.arguments().size() == 3) {
            updates.addFirst(print(printer, rest.arguments().get(1)) + " := "
                    + print(printer, rest.arguments().get(2)));
            rest = rest.arguments().getFirst();
        }
        return new Term.Free("(" + print(printer, rest) + ")(" + String.join(", ", updates) + ")", term.type());
    }
}
