package dev.assay.logic;

import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Thm;
import java.util.List;

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

    /** The classes of {@code representation} under a (partial) equivalence relation. */
    record Quotient(
            Type.Con type, Type representation, Term relation, boolean isPartial, Const abs, Const rep, List<Thm> facts)
            implements TypeSpecification {}

    /** A record: a datatype with one constructor, its fields and, last, room for more. */
    record Record(Type.Con type, List<Const> fields, List<Const> updates, Datatype datatype)
            implements TypeSpecification {}
}
