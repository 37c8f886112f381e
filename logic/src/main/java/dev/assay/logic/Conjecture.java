package dev.assay.logic;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** assumptions ⟹ conclusion, for all values of the free variables. */
public record Conjecture(String name, Position position, List<Term> assumptions, Term conclusion) {
    public Conjecture {
        assumptions = List.copyOf(assumptions);
        Stream.concat(assumptions.stream(), Stream.of(conclusion))
                .filter(term -> !term.isClosed())
                .findFirst()
                .ifPresent(term -> {
                    throw new IllegalArgumentException(
                            position + ": conjecture " + name + " has a loose bound variable in " + term);
                });
    }

    /** The assumptions, then the conclusion. */
    public List<Term> propositions() {
        return Stream.concat(assumptions.stream(), Stream.of(conclusion)).toList();
    }

    /** The variables that it fixes, in order of first occurrence. */
    public Set<Term.Free> variables() {
        var result = new LinkedHashSet<Term.Free>();
        propositions().forEach(term -> result.addAll(term.frees()));
        return result;
    }

    /** The type variables that it fixes, in order of first occurrence. */
    public Set<Type.Var> typeVariables() {
        var result = new LinkedHashSet<Type.Var>();
        propositions().forEach(term -> result.addAll(term.typeVariables()));
        return result;
    }
}
