package dev.assay.atp.proof;

import dev.assay.atp.proof.Proof.Step;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Checks the steps that name components. A component ¬s ∨ C gives C the name s, which must be new; whoever splits a
 * clause must have named all its components, which share no variables.
 */
final class SplitCheck {
    private final Proof proof;
    private final Set<Symbol> ofProblem = new HashSet<>();
    private final Map<Symbol, Integer> named = new HashMap<>();

    SplitCheck(Collection<Clause> problem, Proof proof) {
        this.proof = proof;
        problem.forEach(c -> c.formula().forEachSymbol((symbol, _) -> ofProblem.add(symbol)));
    }

    Optional<String> component(Step step) {
        // A ground literal is its own name.
        if (isTautology(step.literals())) {
            return Optional.empty();
        }
        Optional<Symbol> name = step.literals().isEmpty()
                ? Optional.empty()
                : name(step.literals().getFirst(), false);
        if (name.isEmpty()) {
            return Optional.of("does not begin with a negated name");
        }
        Symbol symbol = name.get();
        boolean isOwn = step.literals().stream().skip(1).anyMatch(l -> mentions(l, symbol));
        if (ofProblem.contains(symbol) || named.putIfAbsent(symbol, step.number()) != null || isOwn) {
            return Optional.of("gives a name that is not new: " + symbol.name());
        }
        return Optional.empty();
    }

    private static boolean isTautology(List<Literal> literals) {
        return literals.stream().anyMatch(l -> literals.contains(new Literal(!l.isPositive(), l.atom())));
    }

    private static boolean mentions(Literal literal, Symbol symbol) {
        boolean[] found = {false};
        literal.atom().forEachSymbol((s, _) -> found[0] |= s.equals(symbol));
        return found[0];
    }

    /** The symbol of a literal that is a name of this sign. */
    private static Optional<Symbol> name(Literal literal, boolean isPositive) {
        return literal.isPositive() == isPositive
                        && literal.atom() instanceof Formula.Atom(var symbol, var _, var arguments)
                        && arguments.isEmpty()
                ? Optional.of(symbol)
                : Optional.empty();
    }

    /**
     * The first premise is split, the others are the components by which its literals are named. Substituted so that
     * they are its literals, they must share no variables and leave out nothing but what the conclusion has.
     */
    Optional<String> split(Step step) {
        if (step.premises().isEmpty()) {
            return Optional.of("has nothing to split");
        }
        var covered = new ArrayList<Literal>();
        var names = new HashSet<Symbol>();
        Set<Variable> seen = new HashSet<>();
        for (Proof.Premise premise : step.premises().subList(1, step.premises().size())) {
            Step component = proof.steps().get(premise.step());
            if (component.rule() != Rule.COMPONENT || !isRenaming(premise, component)) {
                return Optional.of("uses step " + premise.step() + ", which is no component of it");
            }
            Set<Variable> own = new HashSet<>();
            for (Literal literal :
                    component.literals().subList(1, component.literals().size())) {
                Formula atom = literal.atom().substitute(premise.substitution());
                covered.add(new Literal(literal.isPositive(), atom));
                own.addAll(atom.freeVariables());
            }
            if (own.stream().anyMatch(seen::contains)) {
                return Optional.of("splits what shares variables");
            }
            seen.addAll(own);
            name(component.literals().getFirst(), false).ifPresent(names::add);
        }
        Proof.Premise whole = step.premises().getFirst();
        for (Literal literal : proof.steps().get(whole.step()).literals()) {
            var instance = new Literal(literal.isPositive(), literal.atom().substitute(whole.substitution()));
            if (Stream.concat(step.literals().stream(), covered.stream()).noneMatch(l -> isSame(l, instance))) {
                return Optional.of("leaves out " + instance);
            }
        }
        for (Symbol name : names) {
            if (step.literals().stream()
                    .noneMatch(l -> name(l, true).filter(name::equals).isPresent())) {
                return Optional.of("leaves out " + name.name());
            }
        }
        List<Variable> left = step.literals().stream()
                .flatMap(l -> l.atom().freeVariables().stream())
                .toList();
        return left.isEmpty() ? Optional.empty() : Optional.of("has variables");
    }

    /** Whether different variables become different variables, so that nothing is said of an instance only. */
    private static boolean isRenaming(Proof.Premise premise, Step component) {
        Set<Object> images = new HashSet<>();
        Set<Variable> variables = new HashSet<>();
        component.literals().forEach(l -> variables.addAll(l.atom().freeVariables()));
        return variables.stream()
                .map(v -> premise.substitution().containsKey(v)
                        ? premise.substitution().get(v)
                        : v)
                .allMatch(t -> t.isVariable() && images.add(t));
    }

    private static boolean isSame(Literal a, Literal b) {
        if (a.isPositive() != b.isPositive()) {
            return false;
        }
        return a.atom().equals(b.atom())
                || a.atom() instanceof Formula.Equation(var l, var r)
                        && b.atom().equals(new Formula.Equation(r, l));
    }
}
