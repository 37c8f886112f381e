package dev.assay.logic.define;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Extension;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.TypeClass;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.ClassSpecification;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * {@code instantiation κ :: (s₁, …, sₙ) {c, d, …} begin … instance … end}. The caller declares the type, defines
 * a constant for each parameter by whatever command, and completes the instance with the proofs.
 */
public final class Instances {
    private Instances() {}

    /** The name of the constant that stands for a parameter at a type: {@code plus_nat}. */
    public static String name(String parameter, Type.Con type) {
        return Qualified.base(parameter) + "_" + Qualified.base(type.name());
    }

    /** The classes that the type has to be made an instance of, superclasses first. */
    public static List<String> missing(Signature signature, Type.Con type, List<String> classes) {
        var result = new LinkedHashSet<String>();
        for (String cls : classes) {
            for (String c : Classes.ancestors(signature, cls)) {
                if (!signature.hasSort(type, Sort.of(c))) {
                    result.add(c);
                }
            }
        }
        return List.copyOf(result);
    }

    /** The parameters that have to be given a meaning at the type, at that type. */
    public static List<Const> parameters(Theory theory, Type.Con type, List<String> classes) {
        var result = new ArrayList<Const>();
        for (String cls : missing(theory.signature(), type, classes)) {
            theory.classSpecification(cls).map(ClassSpecification::parameters).orElse(List.of()).stream()
                    .map(p -> Classes.at(p, type))
                    .filter(p -> !isDefined(theory, p))
                    .forEach(result::add);
        }
        return result;
    }

    private static boolean isDefined(Theory theory, Const instance) {
        return theory.specifications(instance.name()).stream()
                .flatMap(s -> s.constants().stream())
                .anyMatch(c -> Matching.types(c.type(), instance.type()).isPresent());
    }

    /**
     * {@code definition "p x y = t"} inside an instantiation: defines a constant of its own for the parameter, whose
     * full name is given, and gives it to the parameter as its meaning.
     */
    public static Theory define(Theory theory, String constant, Term equation) {
        String what = "definition " + constant;
        if (!equation.isApplied(Hol.EQ)
                || equation.arguments().size() != 2
                || !(equation.arguments().getFirst().head() instanceof Const parameter)) {
            throw new DefinitionException(what + ": not an equation for a parameter of a class: " + equation);
        }
        Const meaning = new Const(constant, parameter.type());
        Term left = Term.app(meaning, equation.arguments().getFirst().arguments());
        Term own = Term.app(equation.head(), left, equation.arguments().get(1));
        return overload(Definitions.define(theory, constant, own), parameter, meaning);
    }

    /**
     * Gives a parameter its meaning at a type. What is known of the constant, in facts {@code p_T_def} and
     * {@code p_T.…}, is restated for the parameter.
     *
     * <pre>
     *  ────────────────────  overload
     *   ⊢ (p :: τ) = p_T
     * </pre>
     */
    public static Theory overload(Theory theory, Const parameter, Const meaning) {
        Extension<Thm> extension =
                Refusals.translated(() -> Definition.overload(theory.signature(), parameter, meaning));
        Theory result = theory.withSignature(extension.signature())
                .with(new Specification.Defined(parameter, extension.facts()))
                .withFact(meaning.name() + "_overloaded", extension.facts());
        var unfolding = new Unfolding(extension.signature(), List.of(Rules.sym(extension.facts())));
        for (String name : theory.factNames()) {
            if (name.equals(meaning.name() + "_def") || name.startsWith(meaning.name() + ".")) {
                Fact fact = theory.fact(name).orElseThrow();
                List<Thm> restated =
                        fact.theorems().stream().map(unfolding::apply).toList();
                result = result.withFact(name, restated, fact.attributes().toArray(String[]::new));
            }
        }
        return result;
    }

    /**
     * Makes the type an instance of the classes and all their superclasses.
     *
     * <pre>
     *   ⊢ p[κ α₁ … αₙ / 'a]   for each axiom p of each class
     *  ──────────────────────────────────────────────────────  instance
     *              κ :: (s₁, …, sₙ) {c, d, …}
     * </pre>
     *
     * @param type the type constructor applied to variables of the sorts that its arguments need
     * @param meanings for parameters of the classes, by name, the constants that they are at this type; the proofs
     *     may speak of either
     */
    public static Theory complete(
            Theory theory, Type.Con type, List<String> classes, Map<String, Const> meanings, Proofs proofs) {
        String what = "instance " + type.name() + " :: " + String.join(", ", classes);
        Refusals.translated(() -> {
            theory.signature().check(type, what);
            return type;
        });
        for (String cls : classes) {
            if (theory.signature().typeClass(cls).isEmpty()) {
                throw new DefinitionException(what + ": unknown class " + cls);
            }
        }
        Theory result = overloadAll(theory, type, classes, meanings, what);
        Proofs restated =
                new Proofs(restate(result, meanings.values(), proofs.given()), proofs.prover(), proofs.missing());
        List<String> missing = missing(theory.signature(), type, classes);
        if (missing.isEmpty()) {
            throw new DefinitionException(what + ": the instance exists already");
        }
        for (String cls : missing) {
            Theory current = result;
            var found = new ArrayList<Thm>();
            for (Term goal : TypeClass.obligations(current.signature(), type, cls)) {
                found.add(restated.of(current, goal, "instance " + type.name() + " :: " + cls));
            }
            result = current.withSignature(
                    Refusals.translated(() -> TypeClass.instance(current.signature(), type, cls, found)));
        }
        return result;
    }

    private static Theory overloadAll(
            Theory theory, Type.Con type, List<String> classes, Map<String, Const> meanings, String what) {
        List<Const> parameters = parameters(theory, type, classes);
        Theory result = theory;
        for (String name : meanings.keySet()) {
            if (parameters.stream().noneMatch(p -> p.name().equals(name))) {
                throw new DefinitionException(what + ": " + name + " is no parameter that needs a meaning at " + type);
            }
        }
        for (Const p : parameters) {
            if (meanings.containsKey(p.name())) {
                result = overload(result, p, meanings.get(p.name()));
            }
        }
        return result;
    }

    /** Theorems about the constants as theorems about the parameters that they are the meanings of. */
    private static List<Thm> restate(Theory theory, Collection<Const> meanings, List<Thm> proofs) {
        var equations = new ArrayList<Thm>();
        meanings.forEach(m -> equations.add(Rules.sym(theory.theorem(m.name() + "_overloaded"))));
        if (equations.isEmpty()) {
            return proofs;
        }
        var unfolding = new Unfolding(theory.signature(), equations);
        return proofs.stream()
                .map(thm -> Refusals.translated(() -> unfolding.apply(thm)))
                .toList();
    }
}
