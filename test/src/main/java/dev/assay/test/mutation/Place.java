package dev.assay.test.mutation;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * A subterm of one of several propositions.
 *
 * @param proposition its number
 * @param path from the proposition down to the subterm
 * @param binders the types of the variables bound on the way, the innermost first
 */
record Place(int proposition, List<Step> path, Term term, Type type, List<Type> binders) {

    enum Step {
        FUNCTION,
        ARGUMENT,
        BODY
    }

    Place {
        path = List.copyOf(path);
        binders = List.copyOf(binders);
    }

    /** All places but those of partial applications and of the digits of a numeral. */
    static List<Place> of(List<Term> propositions) {
        var result = new ArrayList<Place>();
        for (int i = 0; i < propositions.size(); i++) {
            collect(new Place(i, List.of(), propositions.get(i), Type.bool(), List.of()), result);
        }
        return result;
    }

    private static void collect(Place place, List<Place> result) {
        boolean isPartial = place.isApplied() && place.term instanceof App;
        if (!isPartial) {
            result.add(place);
        }
        switch (place.term) {
            case App(var function, var argument) -> {
                if (!place.term.isApplied(HolNames.NUMERAL)) {
                    collect(place.below(Step.FUNCTION, function, place.binders), result);
                    collect(place.below(Step.ARGUMENT, argument, place.binders), result);
                }
            }
            case Abs(var _, var bound, var body) -> {
                var inside = new ArrayList<>(List.of(bound));
                inside.addAll(place.binders);
                collect(place.below(Step.BODY, body, inside), result);
            }
            case Term.Const _, Term.Free _, Term.Bound _ -> {}
        }
    }

    /** Whether it is a function with arguments. */
    boolean isApplied() {
        return !path.isEmpty() && path.getLast() == Step.FUNCTION;
    }

    private Place below(Step step, Term part, List<Type> inside) {
        var longer = new ArrayList<>(path);
        longer.add(step);
        return new Place(proposition, longer, part, part.type(inside), inside);
    }

    /** Whether one is part of the other. */
    boolean overlaps(Place other) {
        int common = Math.min(path.size(), other.path.size());
        return proposition == other.proposition && path.subList(0, common).equals(other.path.subList(0, common));
    }

    /** The propositions with another term at this place. */
    List<Term> replace(List<Term> propositions, Term replacement) {
        var result = new ArrayList<>(propositions);
        result.set(proposition, replace(propositions.get(proposition), 0, replacement));
        return result;
    }

    private Term replace(Term whole, int depth, Term replacement) {
        if (depth == path.size()) {
            return replacement;
        }
        return switch (whole) {
            case App(var function, var argument) ->
                path.get(depth) == Step.FUNCTION
                        ? new App(replace(function, depth + 1, replacement), argument)
                        : new App(function, replace(argument, depth + 1, replacement));
            case Abs(var hint, var bound, var body) -> new Abs(hint, bound, replace(body, depth + 1, replacement));
            case Term.Const _, Term.Free _, Term.Bound _ ->
                throw new IllegalArgumentException("no such place in " + whole);
        };
    }
}
