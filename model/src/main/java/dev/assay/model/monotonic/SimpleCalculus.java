package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.model.collect.Definition;
import dev.assay.model.collect.Definitions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The simplest calculus: a formula is monotonic if equality and quantifiers look at functions of the type only from the side on which
 * more elements do no harm.
 *
 * <pre>
 *                    α ∉ AT⁻(σ)         K(t)        K(t)  K(u)
 *   ──────  K(x)     ───────────     ──────────     ──────────
 *                     K(=^σ)          K(λx. t)       K(t u)
 *
 *    K(t)       M⁻ˢ(t)  Mˢ(u)      K(t)  K(u)        M⁻(t)        M⁺(t)   α ∉ AT⁺(σ)
 *   ───────     ─────────────     ────────────    ───────────     ──────────────────
 *    Mˢ(t)        Mˢ(t ⟶ u)        M⁻(t = u)      M⁻(∀x. t)          M⁺(∀x^σ. t)
 * </pre>
 *
 * A defined constant is K if what defines it is.
 */
public final class SimpleCalculus {
    private static final int UNFOLDINGS = 20;

    private final Definitions definitions;
    private final Occurrences occurrences;
    private final Theory theory;
    private final Map<Const, Optional<String>> constants = new HashMap<>();

    public SimpleCalculus(Theory theory, Definitions definitions, Type tested) {
        this.theory = theory;
        this.definitions = definitions;
        this.occurrences = new Occurrences(theory, tested);
    }

    /** Why the formula may not be monotonic; empty if it surely is. */
    public Optional<String> obstacle(Term formula) {
        return monotonic(formula.betaNormal(), Sign.POSITIVE, 0);
    }

    /** Mˢ(t). */
    private Optional<String> monotonic(Term term, Sign sign, int depth) {
        List<Term> arguments = term.arguments();
        if (term.head() instanceof Const c) {
            switch (c.name() + "/" + arguments.size()) {
                case "HOL.Not/1" -> {
                    return monotonic(arguments.getFirst(), sign.opposite(), depth);
                }
                case "HOL.conj/2", "HOL.disj/2" -> {
                    return monotonic(arguments.get(0), sign, depth).or(() -> monotonic(arguments.get(1), sign, depth));
                }
                case "HOL.implies/2" -> {
                    return monotonic(arguments.get(0), sign.opposite(), depth)
                            .or(() -> monotonic(arguments.get(1), sign, depth));
                }
                case "HOL.eq/2" -> {
                    if (sign == Sign.NEGATIVE) {
                        return constant(arguments.get(0)).or(() -> constant(arguments.get(1)));
                    }
                }
                case "HOL.All/1", "HOL.Ex/1" -> {
                    boolean isRestricted = (sign == Sign.POSITIVE) == c.name().equals("HOL.All");
                    return isRestricted
                            ? quantifier(c).or(() -> monotonic(body(arguments.getFirst()), sign, depth))
                            : monotonic(body(arguments.getFirst()), sign, depth);
                }
                default -> {
                    Optional<Term> unfolded = depth < UNFOLDINGS ? unfolded(c, arguments) : Optional.empty();
                    if (unfolded.isPresent() && constant(term).isPresent()) {
                        return monotonic(unfolded.get(), sign, depth + 1);
                    }
                }
            }
        }
        return constant(term);
    }

    private static Term body(Term predicate) {
        return predicate instanceof Abs(var _, var _, var body) ? body : new App(predicate.shift(1), new Bound(0));
    }

    /** A constant with all its arguments replaced by what defines it. */
    private Optional<Term> unfolded(Const c, List<Term> arguments) {
        if (!(definitions.of(c) instanceof Definition.Unfolded(var arity, var equations))
                || arity != arguments.size()
                || equations.size() != 1) {
            return Optional.empty();
        }
        Definition.Equation equation = equations.getFirst();
        if (equation.patterns().stream().anyMatch(p -> !(p instanceof Free))) {
            return Optional.empty();
        }
        Term function = equation.right();
        for (Free variable : equation.variables().reversed()) {
            function = new Abs(variable.name(), variable.type(), function);
        }
        return Optional.of(Term.app(function, arguments).betaNormal());
    }

    /** K(t). */
    private Optional<String> constant(Term term) {
        return switch (term) {
            case Free _, Bound _ -> Optional.empty();
            case Abs(var _, var _, var body) -> constant(body);
            case App(var function, var argument) -> constant(function).or(() -> constant(argument));
            case Const c -> constant(c);
        };
    }

    private Optional<String> constant(Const c) {
        Optional<String> known = constants.get(c);
        if (known == null) {
            // Recursive calls of what is being looked at are as good as variables.
            constants.put(c, Optional.empty());
            known = look(c);
            if (known.isPresent()) {
                // What was found harmless meanwhile may have relied on this.
                constants.values().removeIf(Optional::isEmpty);
            }
            constants.put(c, known);
        }
        return known;
    }

    private Optional<String> look(Const c) {
        return switch (c.name()) {
            case "HOL.True", "HOL.False", "HOL.Not", "HOL.conj", "HOL.disj", "HOL.implies", "HOL.If", "HOL.Let" ->
                Optional.empty();
            case "Set.Collect", "Set.member", "HOL.undefined" -> Optional.empty();
            case "HOL.eq" ->
                occurrences.occurs(c.type().domain(), Sign.NEGATIVE)
                        ? Optional.of("equality on " + c.type().domain())
                        : Optional.empty();
            case "HOL.All", "HOL.Ex" -> quantifier(c);
            case "HOL.The", "Hilbert_Choice.Eps" ->
                occurrences.occurs(c.type().range(), Sign.POSITIVE)
                                || occurrences.occurs(c.type().range(), Sign.NEGATIVE)
                        ? Optional.of("a description of type " + c.type().range())
                        : Optional.empty();
            default -> {
                if (theory.signature().constructed(c).isPresent()
                        || theory.signature().casesOf(c.name()).isPresent()) {
                    yield Optional.empty();
                }
                yield look(definitions.of(c));
            }
        };
    }

    private Optional<String> quantifier(Const c) {
        Type type = c.type().domain().domain();
        return occurrences.occurs(type, Sign.POSITIVE) ? Optional.of("a quantifier over " + type) : Optional.empty();
    }

    private Optional<String> look(Definition definition) {
        return switch (definition) {
            case Definition.Unspecified _ -> Optional.empty();
            case Definition.Unfolded(var _, var equations) -> look(equations);
            case Definition.Recursive(var _, var equations, var _, var _) -> look(equations);
            case Definition.Predicate(var _, var equation, var _, var _, var _) -> constant(equation.right());
        };
    }

    private Optional<String> look(List<Definition.Equation> equations) {
        return equations.stream()
                .map(e -> constant(e.right()))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
