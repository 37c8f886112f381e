package dev.assay.atp.superposition;

import dev.assay.atp.proof.Proof;
import dev.assay.atp.proof.Proof.Premise;
import dev.assay.atp.proof.Proof.Step;
import dev.assay.atp.proof.Rule;
import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.clause.Literal;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import dev.assay.run.Meter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes down the derivation of a clause. */
final class ProofExtraction {
    private final Vocabulary vocabulary;
    private final TermBank bank;
    private final List<Step> steps = new ArrayList<>();
    private final Map<Integer, Clause> components = new HashMap<>();

    /** The step in which a clause was derived, and the variables that it has there for those of the clause. */
    private record Place(int step, List<Variable> variables) {}

    private final Map<Clause, Place> places = new HashMap<>();

    private ProofExtraction(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        this.bank = vocabulary.logic.bank;
    }

    static Proof of(Clause empty, Vocabulary vocabulary) {
        var extraction = new ProofExtraction(vocabulary);
        extraction.derive(empty);
        return new Proof(extraction.steps);
    }

    /** The proof that the names of components contradict one another. */
    static Proof of(List<Splitting.Constraint> constraints, Vocabulary vocabulary, Meter meter) {
        var extraction = new ProofExtraction(vocabulary);
        List<Splitting.Constraint> core = SplitRefutation.core(constraints);
        // Names stand for components, which must be known before a literal can be written that mentions them.
        for (Splitting.Constraint constraint : constraints) {
            constraint.parts().forEach(p -> extraction.components.putIfAbsent(p.name(), p.component()));
        }
        var places = new ArrayList<Integer>();
        for (Splitting.Constraint constraint : core) {
            extraction.derive(constraint.clause());
            places.add(
                    constraint.parts().isEmpty()
                            ? extraction.place(constraint.clause()).step
                            : extraction.split(constraint));
        }
        SplitRefutation.Writer writer = (premises, literals) -> extraction.add(
                Rule.SPLIT_CONFLICT,
                premises.stream().map(p -> new Premise(p, Map.of())).toList(),
                literals.stream().map(extraction::assertion).toList());
        new SplitRefutation(core, places, writer, meter).write();
        return new Proof(extraction.steps);
    }

    /** C₁ ∨ … ∨ Cₙ as the names of its components. */
    private int split(Splitting.Constraint constraint) {
        Clause clause = constraint.clause();
        var premises = new ArrayList<Premise>();
        premises.add(premise(clause, clause.variables));
        Set<Literal> literals = new LinkedHashSet<>();
        for (Splitting.Part part : constraint.parts()) {
            literals.add(assertion(part.name()));
            if (part.variables().length > 0) {
                derive(part.component());
                premises.add(premise(part.component(), part.variables()));
            }
        }
        for (int assertion : clause.assertions) {
            literals.add(assertion(-assertion));
        }
        return add(Rule.SPLIT, premises, List.copyOf(literals));
    }

    /** The literal that says a component, or says that it is not: a name, or the literal itself if it is ground. */
    private Literal assertion(int name) {
        Clause component = components.get(name);
        if (component == null) {
            Literal opposite = assertion(-name);
            return new Literal(!opposite.isPositive(), opposite.atom());
        }
        if (component.variables.length == 0) {
            return vocabulary.literals(component).getFirst();
        }
        return new Literal(true, new Formula.Atom(vocabulary.splitName(name), List.of(), List.of()));
    }

    /** The literals, after the negated assertions. */
    private List<Literal> literals(Clause clause) {
        Set<Literal> result = new LinkedHashSet<>();
        for (int assertion : clause.assertions) {
            result.add(assertion(-assertion));
        }
        result.addAll(vocabulary.literals(clause));
        return List.copyOf(result);
    }

    /** Derives the clause after all that it rests on; derivations can be too long for recursion. */
    private void derive(Clause last) {
        var todo = new ArrayDeque<Clause>();
        todo.push(last);
        while (!todo.isEmpty()) {
            Clause clause = todo.peek();
            List<Clause> missing = premises(clause).stream()
                    .filter(p -> !places.containsKey(p))
                    .toList();
            if (missing.isEmpty()) {
                todo.pop();
                if (!places.containsKey(clause)) {
                    write(clause);
                }
            } else {
                missing.forEach(todo::push);
            }
        }
    }

    private static List<Clause> premises(Clause clause) {
        if (clause.derivation instanceof Derivation.Rewriting(var premise, var equations, var _, var _)) {
            var result = new ArrayList<>(equations);
            result.add(premise);
            return result;
        }
        return clause.derivation.premises();
    }

    private Place place(Clause clause) {
        Place place = places.get(clause);
        if (place == null) {
            throw new IllegalStateException("not derived yet");
        }
        return place;
    }

    private void write(Clause clause) {
        switch (clause.derivation) {
            case Derivation.Input(var origin, var variables) -> {
                steps.add(new Step(steps.size(), Rule.INPUT, List.of(), origin.literals(), Optional.of(origin)));
                places.put(clause, new Place(steps.size() - 1, variables));
                if (clause.length() < origin.literals().size()) {
                    // Literals t ≉ t and repeated ones are left out from the beginning.
                    conclude(clause, Rule.EQUALITY_RESOLUTION, List.of(premise(clause, clause.variables)));
                }
            }
            case Derivation.Inference(var rule, var premises, var substitutions) -> {
                var used = new ArrayList<Premise>();
                for (int i = 0; i < premises.size(); i++) {
                    used.add(premise(premises.get(i), substitutions.get(i)));
                }
                conclude(clause, rule, used);
            }
            case Derivation.Rewriting rewriting -> rewrite(clause, rewriting);
            case Derivation.Component _ -> conclude(clause, Rule.COMPONENT, List.of());
        }
    }

    private void conclude(Clause clause, Rule rule, List<Premise> premises) {
        places.put(clause, new Place(add(rule, premises, literals(clause)), variables(clause)));
    }

    private int add(Rule rule, List<Premise> premises, List<Literal> literals) {
        steps.add(new Step(steps.size(), rule, premises, literals, Optional.empty()));
        return steps.size() - 1;
    }

    private List<Variable> variables(Clause clause) {
        var result = new ArrayList<Variable>();
        for (int variable : clause.variables) {
            result.add(vocabulary.variable(variable));
        }
        return result;
    }

    private Premise premise(Clause clause, int[] terms) {
        Place place = place(clause);
        Map<Variable, FolTerm> substitution = new HashMap<>();
        for (int i = 0; i < terms.length; i++) {
            substitution.put(place.variables.get(i), vocabulary.term(terms[i]));
        }
        return new Premise(place.step, substitution);
    }

    /** One step for each equation; the last one also renames variables. */
    private void rewrite(Clause clause, Derivation.Rewriting rewriting) {
        Clause premise = rewriting.premise();
        int[] left = premise.left.clone();
        int[] right = premise.right.clone();
        var renaming = new Match(bank);
        for (int n = 0; n < premise.variables.length; n++) {
            renaming.match(premise.variables[n], rewriting.renaming()[n]);
        }
        int last = rewriting.equations().size() - 1;
        Premise current = premise(premise, last == 0 ? rewriting.renaming() : premise.variables);
        for (int k = 0; k <= last; k++) {
            Clause equation = rewriting.equations().get(k);
            int before = rewriting.terms()[2 * k];
            int after = rewriting.terms()[2 * k + 1];
            int[] substitution = matching(equation, before, after);
            if (k == last) {
                for (int n = 0; n < substitution.length; n++) {
                    substitution[n] = renaming.instance(substitution[n]);
                }
                var premises = new ArrayList<>(List.of(current, premise(equation, substitution)));
                premises.addAll(undone(clause, rewriting, renaming));
                conclude(clause, Rule.DEMODULATION, premises);
                return;
            }
            Set<Literal> literals = new LinkedHashSet<>();
            for (int assertion : clause.assertions) {
                literals.add(assertion(-assertion));
            }
            for (int i = 0; i < left.length; i++) {
                left[i] = bank.replace(left[i], before, after);
                right[i] = bank.replace(right[i], before, after);
                if (!isTruth(left[i])) {
                    literals.add(vocabulary.literal(premise.positive[i], left[i], right[i]));
                }
            }
            int step = add(Rule.DEMODULATION, List.of(current, premise(equation, substitution)), List.copyOf(literals));
            current = next(step, k + 1 == last ? rewriting.renaming() : premise.variables, premise);
        }
    }

    /**
     * The equations before the last, if the clause still has a term that one of them replaced: the left side of a positive
     * equation is spared where the equation is not smaller, and the steps between replace everywhere.
     */
    private List<Premise> undone(Clause clause, Derivation.Rewriting rewriting, Match renaming) {
        var result = new ArrayList<Premise>();
        boolean isUndone = false;
        for (int k = 0; k < rewriting.equations().size() - 1; k++) {
            int before = rewriting.terms()[2 * k];
            int after = rewriting.terms()[2 * k + 1];
            int[] substitution = matching(rewriting.equations().get(k), before, after);
            for (int n = 0; n < substitution.length; n++) {
                substitution[n] = renaming.instance(substitution[n]);
            }
            result.add(premise(rewriting.equations().get(k), substitution));
            isUndone |= mentions(clause, renaming.instance(before));
        }
        return isUndone ? result : List.of();
    }

    private boolean mentions(Clause clause, int term) {
        for (int i = 0; i < clause.length(); i++) {
            if (bank.contains(clause.left[i], term) || bank.contains(clause.right[i], term)) {
                return true;
            }
        }
        return false;
    }

    private boolean isTruth(int term) {
        return term == vocabulary.logic.verum;
    }

    private Premise next(int step, int[] terms, Clause premise) {
        Map<Variable, FolTerm> substitution = new HashMap<>();
        for (int n = 0; n < terms.length; n++) {
            substitution.put(vocabulary.variable(premise.variables[n]), vocabulary.term(terms[n]));
        }
        return new Premise(step, substitution);
    }

    /** The substitution under which the equation says that the two are equal, in either direction. */
    private int[] matching(Clause equation, int before, int after) {
        var match = new Match(bank);
        if (!match.match(equation.left[0], before) || !match.match(equation.right[0], after)) {
            match.clear();
            if (!match.match(equation.left[0], after) || !match.match(equation.right[0], before)) {
                throw new IllegalStateException("no instance of the equation");
            }
        }
        int[] result = new int[equation.variables.length];
        for (int n = 0; n < result.length; n++) {
            result[n] = match.instance(equation.variables[n]);
        }
        return result;
    }
}
