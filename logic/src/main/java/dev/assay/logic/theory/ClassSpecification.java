package dev.assay.logic.theory;

import dev.assay.logic.Sort;
import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import java.util.Optional;

/**
 * How a type class was specified.
 *
 * @param superclasses its direct superclasses
 * @param parameters the constants that the class itself fixes, at their declared types over the type
 *     variable {@code 'a}; a reader is to give {@code 'a} in them the sort of this class where the user
 *     says nothing else, as the declared type does not restrict it
 * @param operations the parameters of the superclasses and the class, in the order in which {@code class.c} and the
 *     locale of the class take them
 * @param axioms the class's own axioms over {@code 'a} of this class
 * @param predicate the constant {@code class.c}, that says of parameters that they satisfy the axioms of
 *     the class and its superclasses; absent where an axiom needs more of {@code 'a} than the parameters
 */
public record ClassSpecification(
        String name,
        Sort superclasses,
        List<Const> parameters,
        List<Const> operations,
        List<Axiom> axioms,
        Optional<Predicate> predicate) {
    /** An axiom as a theorem about the class. */
    public record Axiom(String name, Thm theorem) {}

    /** {@code class.c}, the parameters of the class and its superclasses that it takes, and its definition. */
    public record Predicate(Const constant, List<Const> parameters, Thm definition) {}

    public ClassSpecification {
        parameters = List.copyOf(parameters);
        operations = List.copyOf(operations);
        axioms = List.copyOf(axioms);
    }
}
