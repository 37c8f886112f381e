package dev.assay.fol.hol;

import dev.assay.fol.Formula;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Type classes as predicates on types: c : ∀α. o. A class is in its superclasses, and types are in the classes that they
 * are instances of: <pre>
 *   c⟨α⟩ → d⟨α⟩                              c a subclass of d
 *   c₁⟨α₁⟩ ∧ … ∧ cₙ⟨αₙ⟩ → c⟨k(α₁,…,αₙ)⟩      k :: (c₁, …, cₙ) c
 * </pre>
 */
record ClassAxioms(Signature signature, UnaryOperator<Type> types, UnaryOperator<String> names) {
    private static final Type.Var A = Type.var("'a");

    static Formula atom(String name, Type type) {
        return new Formula.Atom(new Symbol(name, List.of(A), List.of(), Symbol.TRUTH), List.of(type), List.of());
    }

    /** The axioms about these classes, and those that they need, for types made with these constructors. */
    List<Statement> of(Collection<String> classes, Set<String> constructors) {
        var needed = new TreeSet<>(classes);
        var result = new ArrayList<Statement>();
        var agenda = new ArrayList<>(needed);
        for (int next = 0; next < agenda.size(); next++) {
            for (Signature.Instance instance : signature.instances()) {
                if (instance.cls().equals(agenda.get(next)) && constructors.contains(instance.constructor())) {
                    result.add(instance(instance));
                    instance.arguments()
                            .forEach(s ->
                                    s.classes().stream().filter(needed::add).forEach(agenda::add));
                }
            }
        }
        for (String sub : needed) {
            for (String sup : needed) {
                if (!sub.equals(sup) && signature.isSubclass(sub, sup)) {
                    result.add(Statement.axiom(
                            "class_" + names.apply(sub) + "_" + names.apply(sup),
                            new Formula.Implies(atom(names.apply(sub), A), atom(names.apply(sup), A))));
                }
            }
        }
        return result;
    }

    private Statement instance(Signature.Instance instance) {
        var arguments = new ArrayList<Type>();
        var premises = new ArrayList<Formula>();
        for (Sort sort : instance.arguments()) {
            Type.Var variable = Type.var("'a" + (arguments.size() + 1));
            arguments.add(variable);
            sort.classes().forEach(c -> premises.add(atom(names.apply(c), variable)));
        }
        Type type = types.apply(new Type.Con(instance.constructor(), arguments));
        return Statement.axiom(
                "instance_" + instance.constructor() + "_" + names.apply(instance.cls()),
                Formula.implies(premises, atom(names.apply(instance.cls()), type)));
    }
}
