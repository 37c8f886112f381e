package dev.assay.logic.define.termination;

import static dev.assay.logic.Term.app;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/** Pairs and their components. */
final class Tuples {

    private Tuples() {}

    /** A value, or the components of a value that is a pair, of pairs perhaps. */
    static List<Term> components(Term value) {
        if (!(value.type() instanceof Type.Con(var name, var parts)) || !name.equals(HolNames.PROD)) {
            return List.of(value);
        }
        var result = new ArrayList<Term>();
        result.addAll(components(app(new Const(HolNames.FST, Type.fun(value.type(), parts.get(0))), value)));
        result.addAll(components(app(new Const(HolNames.SND, Type.fun(value.type(), parts.get(1))), value)));
        return result;
    }

    /** The term with components of pairs computed. */
    static Term reduced(Term term) {
        return switch (term) {
            case Const _, Term.Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, reduced(body));
            case Term.App(var function, var argument) -> step(app(reduced(function), reduced(argument)));
        };
    }

    private static Term step(Term term) {
        List<Term> arguments = term.arguments();
        if (!(term.head() instanceof Const(var name, var _)) || !isPair(arguments.getLast())) {
            return term;
        }
        List<Term> parts = arguments.getLast().arguments();
        return switch (name) {
            case HolNames.FST -> arguments.size() == 1 ? parts.get(0) : term;
            case HolNames.SND -> arguments.size() == 1 ? parts.get(1) : term;
            case HolNames.CASE_PROD ->
                arguments.size() == 2
                        ? reduced(app(app(arguments.getFirst(), parts.get(0)), parts.get(1))
                                .betaNormal())
                        : term;
            default -> term;
        };
    }

    private static boolean isPair(Term term) {
        return term.isApplied(HolNames.PAIR) && term.arguments().size() == 2;
    }
}
