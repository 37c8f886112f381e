package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Small definitions put in the place of constants, so that the rules see the quantifiers and equations in them. */
final class Unfolding {
    /** A larger definition is typed once, as a constant; so formulas cannot explode. */
    private static final int LARGEST_DEFINITION = 400;

    private final Meanings meanings;
    private final Predicate<Const> isKept;
    private final Map<Const, Term> unfolded = new HashMap<>();

    /** @param isKept whether the rules know the constant, or its definition makes no difference */
    Unfolding(Meanings meanings, Predicate<Const> isKept) {
        this.meanings = meanings;
        this.isKept = isKept;
    }

    /** The β-normal form without definitions that are small. */
    Term unfold(Term term) {
        Term result = replace(term).betaNormal();
        while (true) {
            Term reduced = memberships(result);
            if (reduced == result) {
                return result;
            }
            result = reduced.betaNormal();
        }
    }

    /** P x for x ∈ {y. P y}. */
    private static Term memberships(Term term) {
        return switch (term) {
            case Const _, Free _, Bound _ -> term;
            case Abs(var hint, var type, var body) -> {
                Term reduced = memberships(body);
                yield reduced == body ? term : new Abs(hint, type, reduced);
            }
            case App(App(Const(var member, var _), var element), App(Const(var collect, var _), var predicate))
            when member.equals(Symbols.MEMBER) && collect.equals(Symbols.COLLECT) ->
                new App(memberships(predicate), memberships(element));
            case App(var function, var argument) -> {
                Term f = memberships(function);
                Term a = memberships(argument);
                yield f == function && a == argument ? term : new App(f, a);
            }
        };
    }

    private Term replace(Term term) {
        return switch (term) {
            case Const c -> definition(c);
            case Free _, Bound _ -> term;
            case Abs(var hint, var type, var body) -> {
                Term replaced = replace(body);
                yield replaced == body ? term : new Abs(hint, type, replaced);
            }
            case App(var function, var argument) -> {
                Term f = replace(function);
                Term a = replace(argument);
                yield f == function && a == argument ? term : new App(f, a);
            }
        };
    }

    private Term definition(Const constant) {
        Term known = unfolded.get(constant);
        if (known == null) {
            known = constant;
            if (!isKept.test(constant) && meanings.of(constant) instanceof Meaning.Abbreviation(var term)) {
                Term full = unfold(term);
                known = size(full) <= LARGEST_DEFINITION ? full : constant;
            }
            unfolded.put(constant, known);
        }
        return known;
    }

    static int size(Term term) {
        return switch (term) {
            case Const _, Free _, Bound _ -> 1;
            case Abs(var _, var _, var body) -> 1 + size(body);
            case App(var function, var argument) -> 1 + size(function) + size(argument);
        };
    }
}
