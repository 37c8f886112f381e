package dev.assay.logic.theory;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import java.util.Optional;

/** How a type constructor got its meaning. */
public sealed interface TypeSpecification {
    /** The type at its own parameters. */
    Type.Con type();

    /** A datatype or codatatype with all its theorems. */
    record Free(Datatype datatype, Datatype.Facts facts, Thm exhaust) implements TypeSpecification {
        @Override
        public Type.Con type() {
            return datatype.type();
        }
    }

    /** A copy of the part {x. predicate x} of {@code representation}. */
    record Subtype(
            Type.Con type, Type representation, Term predicate, Const abs, Const rep, Thm repInverse, Thm absInverse)
            implements TypeSpecification {}

    /**
     * The classes of {@code representation} under a (partial) equivalence relation R.
     *
     * @param facts abs (rep a) = a; R (rep a) (rep a); R x y = (R x x ∧ R y y ∧ abs x = abs y);
     *     R x x ⟶ R (rep (abs x)) x; and unless {@code isPartial} R x x
     */
    record Quotient(
            Type.Con type, Type representation, Term relation, boolean isPartial, Const abs, Const rep, List<Thm> facts)
            implements TypeSpecification {}

    /**
     * The part of a record that one declaration adds to its parent: a datatype with one constructor whose
     * arguments are the new fields and, last, room for more.
     *
     * @param name the record's own name; {@code type} is its extension type
     * @param parent the record that this one extends, in terms of this one's parameters
     * @param scheme the record with more to come, which is {@code moreType}
     * @param fields the selectors of the new fields, and {@code updates} their updates, on {@code scheme}
     */
    record Record(
            String name,
            Type.Con type,
            Optional<Parent> parent,
            Type.Con scheme,
            Type.Var moreType,
            List<Const> fields,
            List<Const> updates,
            Const more,
            Const moreUpdate,
            Datatype datatype,
            Datatype.Facts facts,
            List<Thm> equations)
            implements TypeSpecification {
        /** The record's parameters, without that for more. */
        public List<Type.Var> parameters() {
            return datatype.parameters().subList(0, datatype.parameters().size() - 1);
        }
    }

    /** A record, by the name of its extension type, at types for its parameters. */
    record Parent(String extension, List<Type> arguments) {}
}
