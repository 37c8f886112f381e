package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Fixed variables and what is assumed of them.
 *
 * @param name the full name; empty for a context without a name
 * @param qualifier what the names of everything declared in it begin with; empty outside of named locales
 * @param parameters with their types
 * @param assumptions propositions whose only free variables are parameters, those of the parents among them
 * @param parents the locales that it extends, at terms over its parameters
 * @param constants what was defined in the locale or a parent, by the name that it has inside
 * @param notation how parameters and constants are written inside
 */
public record Locale(
        String name,
        String qualifier,
        List<Free> parameters,
        List<Term> assumptions,
        List<Interpretation> parents,
        Map<String, LocalConstant> constants,
        List<Written> notation) {
    /**
     * A constant by its full name, with the parameters that it takes first.
     *
     * @param type what it has inside, after the parameters; type variables that the locale fixes are fixed in it
     */
    public record LocalConstant(String fullName, List<String> parameters, Type type) {
        public LocalConstant {
            parameters = List.copyOf(parameters);
        }
    }

    /** Notation for a parameter or a constant. */
    public record Written(Head head, MixfixSyntax mixfix) {}

    public Locale {
        parameters = List.copyOf(parameters);
        assumptions = List.copyOf(assumptions);
        parents = List.copyOf(parents);
        constants = Map.copyOf(constants);
        notation = List.copyOf(notation);
    }

    /** Fixed variables and nothing else. */
    static Locale of(String name, String qualifier, List<Free> parameters, List<Term> assumptions) {
        return new Locale(name, qualifier, parameters, assumptions, List.of(), Map.of(), List.of());
    }

    /** The type variables of the parameters, which are fixed inside. */
    Set<Type.Var> typeVariables() {
        var result = new LinkedHashSet<Type.Var>();
        parameters.forEach(p -> result.addAll(p.type().variables()));
        return result;
    }

    boolean isNamed() {
        return !name.isEmpty();
    }

    /** Whether it is the other one, perhaps with more in it; contexts without a name go by what they fix and assume. */
    boolean isSame(Locale other) {
        return name.equals(other.name)
                && (isNamed() || parameters.equals(other.parameters) && assumptions.equals(other.assumptions));
    }

    /** What the names of facts that belong to the locale begin with. */
    String factPrefix() {
        return name.substring(0, name.lastIndexOf('.') + 1) + qualifier + ".";
    }

    Locale with(String localName, LocalConstant constant) {
        var extended = new HashMap<>(constants);
        extended.put(localName, constant);
        return new Locale(name, qualifier, parameters, assumptions, parents, extended, notation);
    }

    Locale with(Map<String, LocalConstant> allConstants) {
        return new Locale(name, qualifier, parameters, assumptions, parents, allConstants, notation);
    }

    Locale with(Interpretation parent) {
        var extended = new ArrayList<>(parents);
        extended.add(parent);
        return new Locale(name, qualifier, parameters, assumptions, extended, constants, notation);
    }

    /** Without some of its parents, and what is called by these names for them. */
    Locale without(Set<Interpretation> some, Set<String> names) {
        var others = new ArrayList<>(parents);
        others.removeAll(some);
        var own = new HashMap<>(constants);
        own.keySet().removeAll(names);
        return new Locale(name, qualifier, parameters, assumptions, others, own, notation);
    }

    /** With the names of all constants, whose type variables are then open. */
    Locale withoutParameters() {
        return new Locale(name, qualifier, List.of(), assumptions, parents, constants, notation);
    }

    Locale withNotation(List<Written> more) {
        var extended = new ArrayList<>(notation);
        extended.addAll(more);
        return new Locale(name, qualifier, parameters, assumptions, parents, constants, extended);
    }

    /** With what was defined in an unnamed context inside, whose own variables remain arguments. */
    Locale withConstantsOf(Locale inner) {
        List<String> own = parameters.stream().map(Free::name).toList();
        Locale result = this;
        for (var entry : inner.constants.entrySet()) {
            var constant = entry.getValue();
            List<Type> arguments = inner.parameters.stream()
                    .filter(p -> constant.parameters.contains(p.name()) && !own.contains(p.name()))
                    .map(Free::type)
                    .toList();
            result = result.with(
                    entry.getKey(),
                    new LocalConstant(
                            constant.fullName,
                            constant.parameters.stream().filter(own::contains).toList(),
                            Type.fun(arguments, constant.type)));
        }
        return result;
    }
}
