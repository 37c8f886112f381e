package dev.assay.logic.define;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Extension;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;

/** {@code definition}, {@code consts}, {@code typedecl} and {@code axiomatization}. */
public final class Definitions {
    /** A proposition that the user wants to be true, with its name. */
    public record Axiom(String name, Term proposition) {}

    private record Equation(Term head, List<Free> variables, Term right) {
        Term function() {
            return Term.lambda(variables, right);
        }
    }

    private Definitions() {}

    /**
     * {@code definition c where "c x y = t"}; the fact is called {@code c_def}.
     *
     * @param constant the full name of the new constant; in the equation it is a variable or constant
     *     whose name this is or ends with
     */
    public static Theory define(Theory theory, String constant, Term equation) {
        return define(theory, constant, constant + "_def", equation);
    }

    /**
     * As above, with a name for the fact.
     *
     * <pre>
     *  ─────────────────  define    (c new; x₁, …, xₙ distinct variables and all that are free in t)
     *   ⊢ c x₁ … xₙ = t
     * </pre>
     */
    public static Theory define(Theory theory, String constant, String fact, Term equation) {
        String what = "definition " + constant;
        Equation e = split(equation, what);
        if (!names(e.head(), constant)) {
            throw new DefinitionException(
                    what + ": the left-hand side " + Rules.sides(equation)[0] + " does not define it");
        }
        if (mentions(e.right(), e.head())) {
            throw new DefinitionException(what + ": it occurs on the right-hand side of its own definition");
        }
        Refusals.check(theory.signature(), withVariable(equation), what);
        Extension<Thm> extension =
                Refusals.translated(() -> Definition.define(theory.signature(), constant, e.function()));
        return record(theory, extension, new Const(constant, e.head().type()), fact, e);
    }

    /**
     * An instance of a declared constant.
     *
     * <pre>
     *  ─────────────────────────  overload    (c :: τ has no meaning yet)
     *   ⊢ (c :: τ) x₁ … xₙ = t
     * </pre>
     */
    public static Theory overload(Theory theory, String fact, Term equation) {
        String what = "definition " + fact;
        Equation e = split(equation, what);
        if (!(e.head() instanceof Const constant)) {
            throw new DefinitionException(what + ": " + e.head() + " is not a constant that has been declared");
        }
        Refusals.check(theory.signature(), equation, what);
        Extension<Thm> extension =
                Refusals.translated(() -> Definition.overload(theory.signature(), constant, e.function()));
        return record(theory, extension, constant, fact, e);
    }

    private static Theory record(Theory theory, Extension<Thm> extension, Const constant, String fact, Equation e) {
        Thm definition = Rules.unfold(extension.facts(), e.variables().toArray(Term[]::new));
        return theory.withSignature(extension.signature())
                .withFact(fact, definition)
                .with(new Specification.Defined(constant, extension.facts()));
    }

    /** {@code consts name :: type}. */
    public static Theory declare(Theory theory, String name, Type type) {
        return theory.withSignature(Refusals.translated(() -> Definition.declare(theory.signature(), name, type)));
    }

    /** {@code typedecl ('a, …) name}. */
    public static Theory declareType(Theory theory, String name, int arity) {
        return theory.withSignature(Refusals.translated(() -> Definition.declareType(theory.signature(), name, arity)));
    }

    /**
     * {@code axiomatization c :: τ … where name: "p" …}. The constants may occur as variables in the axioms.
     * All that follows from an axiom names it among its oracles, as {@code axiom name}.
     */
    public static Theory axiomatize(Theory theory, List<Const> constants, List<Axiom> axioms) {
        Theory result = theory;
        var meaning = new HashMap<Free, Term>();
        for (Const c : constants) {
            result = declare(result, c.name(), c.type());
            meaning.put(new Free(c.name(), c.type()), c);
        }
        for (Axiom axiom : axioms) {
            Signature signature = result.signature();
            Term proposition = axiom.proposition().substitute(meaning);
            Thm thm = Refusals.translated(() -> Thm.oracle(signature, new Trust.Axiom(axiom.name()), proposition));
            result = result.withFact(axiom.name(), thm);
        }
        return result;
    }

    // The shape of a definition

    private static Equation split(Term equation, String what) {
        if (!equation.isApplied(Hol.EQ) || equation.arguments().size() != 2) {
            throw new DefinitionException(what + ": not an equation: " + equation);
        }
        Term[] sides = Rules.sides(equation);
        var variables = new ArrayList<Free>();
        for (Term argument : sides[0].arguments()) {
            if (!(argument instanceof Free x)) {
                throw new DefinitionException(
                        what + ": the arguments on the left-hand side must be variables, and " + argument + " is none");
            }
            if (variables.contains(x)) {
                throw new DefinitionException(what + ": variable " + x.name() + " occurs twice on the left-hand side");
            }
            variables.add(x);
        }
        for (Free x : sides[1].frees()) {
            if (!variables.contains(x) && !x.equals(sides[0].head())) {
                throw new DefinitionException(what + ": variable " + x.name() + " occurs only on the right-hand side");
            }
        }
        return new Equation(sides[0].head(), variables, sides[1]);
    }

    /** The equation with a variable for the constant that it introduces, so that its types can be checked. */
    private static Term withVariable(Term equation) {
        Term[] sides = Rules.sides(equation);
        if (!(sides[0].head() instanceof Const(var name, var type))) {
            return equation;
        }
        var taken = new HashSet<String>();
        equation.frees().forEach(v -> taken.add(v.name()));
        Term left = Term.app(new Free(Shapes.fresh(name, taken), type), sides[0].arguments());
        return Term.app(equation.head(), left, sides[1]);
    }

    private static boolean names(Term head, String constant) {
        return switch (head) {
            case Const c -> c.name().equals(constant);
            case Free v -> v.name().equals(constant) || constant.endsWith("." + v.name());
            case Term.Bound _, Term.Abs _, Term.App _ -> false;
        };
    }

    private static boolean mentions(Term term, Term head) {
        return switch (head) {
            case Const c ->
                term.constants().stream().anyMatch(other -> other.name().equals(c.name()));
            case Free v -> term.occurs(v);
            case Term.Bound _, Term.Abs _, Term.App _ -> false;
        };
    }
}
