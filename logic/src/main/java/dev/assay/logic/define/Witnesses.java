package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shows that a predicate holds somewhere by trying small values and computing. */
final class Witnesses {
    /** How deep constructors are nested in the values tried. */
    private static final int DEPTH = 2;

    /** How many values of one type are tried. */
    private static final int WIDTH = 12;

    private final Signature signature;
    private final Unfolding unfolding;

    Witnesses(Theory theory, Term goal, List<Thm> simps) {
        this.signature = theory.signature();
        var facts = new ArrayList<>(simps);
        facts.addAll(meanings(theory, goal));
        facts.addAll(theory.theorems("simp"));
        this.unfolding = Unfolding.withLogic(signature, facts);
    }

    /** ⊢ ∃x. P x, from one of the values given or of those that come to mind. */
    Optional<Thm> inhabited(Term existential, List<Term> given) {
        Optional<Thm> found = instance(existential, given, 1);
        Type type = ((App) existential).argument().type().domain();
        return found.isPresent() ? found : instance(existential, values(type, DEPTH), 1);
    }

    private Optional<Thm> instance(Term existential, List<Term> witnesses, int quantifiers) {
        Term predicate = ((App) existential).argument();
        for (Term w : witnesses) {
            Optional<Thm> proof = prove(app(predicate, w), quantifiers);
            if (proof.isPresent()) {
                return Optional.of(Rules.exIntro(existential, w, proof.get()));
            }
        }
        return Optional.empty();
    }

    /** A proof by computation and choice of disjuncts and witnesses, at most {@code quantifiers} of these nested. */
    private Optional<Thm> prove(Term goal, int quantifiers) {
        Thm equation = unfolding.normal(goal);
        return proveNormal(Rules.right(equation), quantifiers).map(thm -> Thm.eqMp(Rules.sym(equation), thm));
    }

    private Optional<Thm> proveNormal(Term goal, int quantifiers) {
        if (goal.equals(Hol.TRUE)) {
            return Optional.of(Rules.TRUE.transfer(signature));
        }
        if (!(goal.head() instanceof Const(var name, var _))) {
            return Optional.empty();
        }
        List<Term> parts = goal.arguments();
        if (name.equals(Hol.AND.name())) {
            return proveNormal(parts.get(0), quantifiers)
                    .flatMap(left -> proveNormal(parts.get(1), quantifiers).map(right -> Rules.conj(left, right)));
        }
        if (name.equals(Hol.OR.name())) {
            Optional<Thm> left = proveNormal(parts.get(0), quantifiers).map(thm -> Rules.disj1(thm, parts.get(1)));
            return left.isPresent()
                    ? left
                    : proveNormal(parts.get(1), quantifiers).map(thm -> Rules.disj2(parts.get(0), thm));
        }
        if (name.equals(Hol.EX) && quantifiers > 0) {
            return instance(goal, values(parts.getFirst().type().domain(), DEPTH), quantifiers - 1);
        }
        return Optional.empty();
    }

    // Values

    private List<Term> values(Type type, int depth) {
        var result = new LinkedHashSet<Term>();
        if (type.equals(Type.bool())) {
            result.addAll(List.of(Hol.TRUE, Hol.FALSE));
        } else if (type.isFun()) {
            Free x = new Free("x", type.domain());
            if (type.domain().equals(type.range())) {
                result.add(Term.lambda(x, x));
            }
            values(type.range(), depth).forEach(v -> result.add(Term.lambda(x, v)));
        } else if (depth > 0 && type instanceof Type.Con(var name, var arguments)) {
            signature.datatype(name).ifPresent(d -> {
                for (Datatype.Constructor c : d.constructors()) {
                    Const constant = d.constant(c, arguments);
                    List<Type> fields = constant.type()
                            .argumentTypes()
                            .subList(0, c.arguments().size());
                    applications(constant, fields, depth, result);
                }
            });
        }
        if (result.isEmpty()) {
            result.add(Hol.undefined(type));
        }
        return result.stream().limit(WIDTH).toList();
    }

    private void applications(Term function, List<Type> fields, int depth, Set<Term> result) {
        if (fields.isEmpty()) {
            result.add(function);
        } else if (result.size() < WIDTH) {
            for (Term v : values(fields.getFirst(), depth - 1)) {
                applications(new App(function, v), fields.subList(1, fields.size()), depth, result);
            }
        }
    }

    // Meanings

    /** The equations of all constants that the goal mentions, directly or through other definitions, and of its types. */
    private static List<Thm> meanings(Theory theory, Term goal) {
        var result = new ArrayList<Thm>();
        var seen = new HashSet<String>(LOGICAL);
        var queue = new ArrayDeque<Term>(List.of(goal));
        while (!queue.isEmpty()) {
            for (Const c : queue.removeFirst().constants()) {
                if (seen.add(c.name())) {
                    for (Specification s : theory.specifications(c.name())) {
                        List<Thm> equations = equations(s);
                        result.addAll(equations);
                        equations.forEach(e -> queue.add(e.conclusion()));
                    }
                }
            }
        }
        goal.forEachType(type -> type.constructors()
                .forEach(name -> theory.typeSpecification(name).ifPresent(t -> result.addAll(freeness(t)))));
        return result;
    }

    /** The laws of these, not their definitions, are computed with. */
    private static final Set<String> LOGICAL = Set.of(
            Hol.TRUE.name(), Hol.FALSE.name(), Hol.NOT.name(), Hol.AND.name(), Hol.OR.name(), Hol.EX, Hol.IF, Hol.LET);

    private static List<Thm> equations(Specification specification) {
        return switch (specification) {
            case Specification.Defined d -> List.of(d.equation());
            case Specification.Recursive r -> r.equations();
            case Specification.Corecursive _, Specification.Inductive _ -> List.of();
        };
    }

    private static List<Thm> freeness(TypeSpecification specification) {
        return switch (specification) {
            case TypeSpecification.Free f -> {
                var result = new ArrayList<>(f.facts().inject());
                result.addAll(f.facts().distinct());
                result.addAll(f.facts().cases());
                yield result;
            }
            case TypeSpecification.Record r -> r.facts().inject();
            case TypeSpecification.Subtype _, TypeSpecification.Quotient _ -> List.of();
        };
    }
}
