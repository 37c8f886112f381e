package dev.assay.logic.evaluate;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The equations by which constants are evaluated: how they were specified, and failing that code equations that are shown. */
final class Equations {
    /** {@code constant patterns = right}. */
    record Equation(Const constant, List<Term> patterns, Term right) {
        /** For what types the equation holds at the constant's type {@code instance}. */
        Optional<Map<Type.Var, Type>> at(Type instance) {
            return Matching.types(constant.type(), instance);
        }
    }

    private final Theory theory;
    private final Map<String, List<List<Equation>>> groups = new HashMap<>();
    private final Map<String, List<Equation>> code = new HashMap<>();
    private final Map<String, List<Equation>> functorial = new HashMap<>();

    Equations(Theory theory) {
        this.theory = theory;
        for (Thm thm : theory.theorems("code")) {
            equation(thm)
                    .filter(_ -> isShown(thm))
                    .ifPresent(e -> code.computeIfAbsent(e.constant.name(), _ -> new ArrayList<>())
                            .add(e));
        }
        for (String type : theory.signature().types()) {
            theory.typeSpecification(type).ifPresent(this::addFunctorial);
        }
    }

    /** What a text only states may be wrong, and would make a wrong counterexample a confirmed one. */
    private static boolean isShown(Thm thm) {
        return thm.trust().stream().noneMatch(Trust.Stated.class::isInstance);
    }

    private void addFunctorial(TypeSpecification specification) {
        switch (specification) {
            case TypeSpecification.Free(var _, var facts, var _) -> {
                facts.map().forEach(this::addFunctorial);
                facts.pred().forEach(this::addFunctorial);
                facts.rel().forEach(this::addFunctorial);
                facts.cases().forEach(this::addFunctorial);
            }
            case TypeSpecification.Record r -> {
                r.equations().forEach(this::addFunctorial);
                r.facts().cases().forEach(this::addFunctorial);
            }
            case TypeSpecification.Subtype _, TypeSpecification.Quotient _ -> {}
        }
    }

    private void addFunctorial(Thm thm) {
        equation(thm)
                .ifPresent(e -> functorial
                        .computeIfAbsent(e.constant.name(), _ -> new ArrayList<>())
                        .add(e));
    }

    /** Alternatives, best first; the equations of one alternative belong together. */
    List<List<Equation>> of(String constant) {
        return groups.computeIfAbsent(constant, this::collect);
    }

    private List<List<Equation>> collect(String constant) {
        var specified = new ArrayList<Equation>();
        for (Specification specification : theory.specifications(constant)) {
            List<Thm> theorems = switch (specification) {
                case Specification.Defined d -> List.of(d.equation());
                case Specification.Recursive r -> r.equations();
                case Specification.Corecursive c -> c.equations();
                case Specification.Inductive i -> i.unfold();
            };
            for (Thm thm : theorems) {
                equation(thm).filter(e -> e.constant.name().equals(constant)).ifPresent(specified::add);
            }
        }
        specified.addAll(functorial.getOrDefault(constant, List.of()));
        var result = new ArrayList<List<Equation>>();
        for (var group : List.of(specified, code.getOrDefault(constant, List.of()))) {
            if (!group.isEmpty()) {
                result.add(List.copyOf(group));
            }
        }
        return result;
    }

    /** The theorem as an equation for the constant at the head of its left side; a predicate holds or does not. */
    private static Optional<Equation> equation(Thm thm) {
        if (!thm.hypotheses().isEmpty()) {
            return Optional.empty();
        }
        Term formula = thm.conclusion();
        for (int i = 0;
                formula instanceof App(Const all, Term.Abs abs) && all.name().equals(Hol.ALL);
                i++) {
            formula = abs.body().instantiate(new Term.Free("all " + i, abs.argument()));
        }
        Term left = formula;
        Term right = Hol.TRUE;
        if (formula instanceof App(App(Const eq, Term l), Term r) && eq.name().equals(Hol.EQ)) {
            left = l;
            right = r;
        } else if (formula instanceof App(Const not, Term negated) && not.equals(Hol.NOT)) {
            left = negated;
            right = Hol.FALSE;
        }
        return left.head() instanceof Const c && !c.name().equals(Hol.IMPLIES.name())
                ? Optional.of(new Equation(c, left.arguments(), right))
                : Optional.empty();
    }
}
