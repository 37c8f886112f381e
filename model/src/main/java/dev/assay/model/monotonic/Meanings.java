package dev.assay.model.monotonic;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The meanings of the constants of a theory. */
final class Meanings {
    private final Theory theory;
    private final Map<Const, Meaning> meanings = new HashMap<>();
    private final Map<String, Set<String>> types = new HashMap<>();

    Meanings(Theory theory) {
        this.theory = theory;
    }

    Meaning of(Const constant) {
        Meaning known = meanings.get(constant);
        if (known == null) {
            known = specified(constant).or(() -> byItsType(constant)).orElseGet(Meaning.Declared::new);
            meanings.put(constant, known);
        }
        return known;
    }

    private Optional<Meaning> specified(Const constant) {
        for (Specification specification : theory.specifications(constant.name())) {
            for (Const general : specification.constants()) {
                if (general.name().equals(constant.name())) {
                    var instance = Matching.types(general.type(), constant.type());
                    if (instance.isPresent()) {
                        return Optional.of(meaning(specification, instance.get()));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Meaning meaning(Specification specification, Map<Type.Var, Type> instance) {
        List<Const> constants = specification.constants().stream()
                .map(c -> (Const) c.substituteTypes(instance))
                .toList();
        return switch (specification) {
            case Specification.Defined d ->
                Equation.of(d.equation())
                        .map(e -> e.at(instance))
                        .flatMap(Equation::asTerm)
                        .<Meaning>map(Meaning.Abbreviation::new)
                        .orElseGet(Meaning.Opaque::new);
            case Specification.Recursive r ->
                equations(r.equations(), instance)
                        .<Meaning>map(e -> new Meaning.Recursive(constants, e))
                        .orElseGet(Meaning.Opaque::new);
            case Specification.Inductive i ->
                equations(i.unfold(), instance)
                        .<Meaning>map(e -> new Meaning.FixedPoint(constants, e, i.isCo()))
                        .orElseGet(Meaning.Opaque::new);
            case Specification.Corecursive _ -> new Meaning.Opaque();
        };
    }

    private static Optional<List<Equation>> equations(List<Thm> theorems, Map<Type.Var, Type> instance) {
        var result = new ArrayList<Equation>();
        for (Thm theorem : theorems) {
            Optional<Equation> equation = Equation.of(theorem);
            if (equation.isEmpty()) {
                return Optional.empty();
            }
            result.add(equation.get().at(instance));
        }
        return Optional.of(result);
    }

    /** Functions that come with a type in their own type: mapping, lifting, selecting, representing. */
    private Optional<Meaning> byItsType(Const constant) {
        for (String name : constant.type().constructors()) {
            Optional<Meaning> found = theory.typeSpecification(name).flatMap(s -> among(s, constant));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<Meaning> among(TypeSpecification specification, Const constant) {
        return switch (specification) {
            case TypeSpecification.Free free -> {
                Datatype.Names names = free.datatype().names();
                List<Thm> theorems = constant.name().equals(names.map())
                        ? free.facts().map()
                        : constant.name().equals(names.pred())
                                ? free.facts().pred()
                                : constant.name().equals(names.rel())
                                        ? free.facts().rel()
                                        : List.of();
                yield free.datatype().isCo() && !theorems.isEmpty()
                        ? Optional.of(new Meaning.Opaque())
                        : given(theorems, constant);
            }
            case TypeSpecification.Record r -> given(r.equations(), constant);
            case TypeSpecification.Subtype s -> opaque(constant, s.abs(), s.rep());
            case TypeSpecification.Quotient q -> opaque(constant, q.abs(), q.rep());
        };
    }

    private static Optional<Meaning> opaque(Const constant, Const abs, Const rep) {
        return constant.name().equals(abs.name()) || constant.name().equals(rep.name())
                ? Optional.of(new Meaning.Opaque())
                : Optional.empty();
    }

    private static Optional<Meaning> given(List<Thm> theorems, Const constant) {
        var equations = new ArrayList<Equation>();
        for (Thm theorem : theorems) {
            Equation.of(theorem)
                    .filter(e -> e.constant().name().equals(constant.name()))
                    .ifPresent(e -> Matching.types(e.constant().type(), constant.type())
                            .ifPresent(instance -> equations.add(e.at(instance))));
        }
        return equations.isEmpty()
                ? Optional.empty()
                : Optional.of(new Meaning.Recursive(List.of(constant), equations));
    }

    /** Whether the type constructor occurs in the definition of the constant, or of one used there. */
    boolean mentions(String constant, String typeConstructor) {
        return mentioned(constant).contains(typeConstructor);
    }

    private Set<String> mentioned(String constant) {
        Set<String> known = types.get(constant);
        if (known != null) {
            return known;
        }
        var result = new HashSet<String>();
        types.put(constant, result);
        var waiting = new ArrayList<>(List.of(constant));
        var seen = new HashSet<>(waiting);
        while (!waiting.isEmpty()) {
            for (Thm theorem : theorems(waiting.removeLast())) {
                theorem.conclusion().forEachType(type -> result.addAll(type.constructors()));
                for (Const c : theorem.conclusion().constants()) {
                    if (seen.add(c.name())) {
                        waiting.add(c.name());
                    }
                }
            }
        }
        return result;
    }

    private List<Thm> theorems(String constant) {
        var result = new ArrayList<Thm>();
        for (Specification specification : theory.specifications(constant)) {
            switch (specification) {
                case Specification.Defined d -> result.add(d.equation());
                case Specification.Recursive r -> result.addAll(r.equations());
                case Specification.Corecursive c -> result.addAll(c.equations());
                case Specification.Inductive i -> result.addAll(i.unfold());
            }
        }
        return result;
    }
}
