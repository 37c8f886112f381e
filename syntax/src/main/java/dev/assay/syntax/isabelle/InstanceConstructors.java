package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Optional;

/** Overloaded constants that an instance defines to be a constructor, as ∞ of enat: patterns may have them for it. */
final class InstanceConstructors {
    private InstanceConstructors() {}

    /** The constructor, if the constant is one at a single type. */
    static Optional<Const> named(Theory theory, String constant) {
        List<Const> found = theory.specifications(constant).stream()
                .flatMap(specification -> constructor(theory, specification).stream())
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /** The pattern with the constructors that its constants are. */
    static Term resolved(Theory theory, Term pattern) {
        return switch (pattern) {
            case App(var f, var x) -> app(resolved(theory, f), resolved(theory, x));
            case Const c ->
                theory.specifications(c.name()).stream()
                        .filter(specification -> specification.constants().contains(c))
                        .flatMap(specification -> constructor(theory, specification).stream())
                        .findFirst()
                        .<Term>map(k -> k)
                        .orElse(c);
            case Term.Free _, Term.Bound _, Term.Abs _ -> pattern;
        };
    }

    private static Optional<Const> constructor(Theory theory, Specification specification) {
        return specification instanceof Specification.Defined(var constant, var equation)
                        && !theory.signature().constantType(constant.name()).equals(Optional.of(constant.type()))
                        && Rules.right(equation) instanceof Const meaning
                ? defined(theory, meaning)
                : Optional.empty();
    }

    /** The constructor that a constant is, or is defined to be: an instance has a constant of its own for each overloaded one. */
    private static Optional<Const> defined(Theory theory, Const constant) {
        if (theory.signature().constructed(constant).isPresent()) {
            return Optional.of(constant);
        }
        return theory.specifications(constant.name()).stream()
                .flatMap(s -> s instanceof Specification.Defined(var _, var equation)
                                && Rules.right(equation) instanceof Const k
                                && theory.signature().constructed(k).isPresent()
                        ? Optional.of(k).stream()
                        : Optional.<Const>empty().stream())
                .findFirst();
    }
}
