package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import java.util.List;

/**
 * A law of map, pred or rel. For a datatype it is the lemma pred (law at its parameters) t ⟶ law t: if
 * it holds at all places inside t it holds at t. That form can be used for a type nested in another,
 * where the law for the outer type is known only at the places, by induction.
 */
sealed interface FunctorLaw permits PredLaw, MapLaw, RelLaw, ReflLaw {
    /** The name of the lemma, after the datatype's. */
    String name();

    /** The law as a predicate on values of a type, in β-normal form. */
    Term at(Type type);

    /** ⊢ law x, for x of a type without leaves. */
    Thm trivial(Free x);

    /** From law (x z) for every z follows law x. */
    Thm function(Free x, Free z, Thm inner);

    /** From law xᵢ, for each argument, follows law (C x₁ … xₙ). */
    Thm constructor(Induction.Case c, List<Thm> arguments);
}
