package dev.assay.model.monotonic;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.model.collect.Axioms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Infers in which atomic types formulas over a theory are monotonic. */
public final class Monotonicity {
    /** What is to be true in a model, and how to call it. */
    public record Demand(String origin, Term formula) {}

    private static final int LARGEST_FORMULA = 20_000;

    private final Theory theory;
    private final Meanings meanings;
    private final Axioms axioms;

    public Monotonicity(Theory theory) {
        this.theory = theory;
        this.meanings = new Meanings(theory);
        this.axioms = new Axioms(theory);
    }

    /** What is true in a counterexample. */
    public static List<Demand> counterexample(Conjecture conjecture) {
        return demands(conjecture, Hol.mkNot(conjecture.conclusion()));
    }

    /** What is true in a model of the assumptions and the conclusion. */
    public static List<Demand> model(Conjecture conjecture) {
        return demands(conjecture, conjecture.conclusion());
    }

    private static List<Demand> demands(Conjecture conjecture, Term conclusion) {
        var result = new ArrayList<Demand>();
        int count = 0;
        for (Term assumption : conjecture.assumptions()) {
            count++;
            result.add(new Demand("assumption " + count, assumption));
        }
        result.add(new Demand("conclusion", conclusion));
        return result;
    }

    /** The types whose size a model may choose: type variables, and types that are declared and not defined. */
    public Set<Type> atomicTypes(List<Demand> demands) {
        var result = new LinkedHashSet<Type>();
        demands.forEach(d -> d.formula().forEachType(type -> collect(type, result)));
        return result;
    }

    private void collect(Type type, Set<Type> result) {
        switch (type) {
            case Type.Var _ -> result.add(type);
            case Type.Con(var name, var arguments) -> {
                boolean isInterpreted = type.isFun()
                        || type.equals(Type.bool())
                        || theory.typeSpecification(name).isPresent();
                if (isInterpreted) {
                    arguments.forEach(a -> collect(a, result));
                } else {
                    result.add(type);
                }
            }
        }
    }

    /** Whether all models of the demands survive when the atomic type grows, as far as the calculus can tell. */
    public Judgement judge(List<Demand> demands, Type growing, Calculus calculus) {
        Judgement first = judge(demands, growing, calculus, calculus.tracksNewValues());
        // No order of variables is best for all formulas.
        return first.isMonotonic()
                        || !calculus.tracksNewValues()
                        || !judge(demands, growing, calculus, false).isMonotonic()
                ? first
                : new Judgement.Monotonic();
    }

    private Judgement judge(List<Demand> demands, Type growing, Calculus calculus, boolean guardsFirst) {
        try (var constraints = new Constraints()) {
            var types = new AnnotatedTypes(theory, growing, calculus, constraints);
            var typing = new Typing(theory, constraints, types, calculus, meanings, guardsFirst);
            demands.forEach(d -> demand(d, typing, constraints));
            axioms.about(growing).forEach(a -> demand(demand(a), typing, constraints));
            addAxioms(typing, constraints);
            List<Obstacle> conflict = constraints.conflict();
            return conflict.isEmpty() ? new Judgement.Monotonic() : new Judgement.PerhapsNot(conflict);
        }
    }

    private static Demand demand(Axioms.Axiom axiom) {
        return new Demand("axiom " + axiom.name(), axiom.formula());
    }

    /** Adds axioms until there are none about a constant that occurs in those before. */
    private void addAxioms(Typing typing, Constraints constraints) {
        var known = new HashSet<Const>();
        var added = new HashSet<Axioms.Axiom>();
        while (true) {
            List<Const> more =
                    typing.constants().declared().stream().filter(known::add).toList();
            if (more.isEmpty()) {
                return;
            }
            for (Const constant : more) {
                axioms.about(constant).stream().filter(added::add).forEach(a -> demand(demand(a), typing, constraints));
            }
        }
    }

    private static void demand(Demand demand, Typing typing, Constraints constraints) {
        Term formula = typing.constants().unfold(demand.formula());
        Scope scope = Scope.of(demand.origin());
        if (Unfolding.size(formula) > LARGEST_FORMULA) {
            constraints.require(Constraints.FALSE, scope.obstacle(Obstacle.Rule.TOO_LARGE, demand.formula()));
        } else {
            typing.formulas().check(formula, Polarity.POSITIVE, scope);
        }
    }
}
