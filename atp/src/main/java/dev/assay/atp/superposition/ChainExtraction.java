package dev.assay.atp.superposition;

import dev.assay.atp.proof.Proof;
import dev.assay.atp.proof.Proof.Premise;
import dev.assay.atp.proof.Rule;
import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.completion.Chains;
import dev.assay.rewrite.completion.Completion;
import dev.assay.rewrite.completion.Lemma;
import dev.assay.rewrite.completion.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes down what completion has shown as a refutation: a step for each lemma, from the instances that its chain goes by. */
final class ChainExtraction {
    private final Vocabulary vocabulary;
    private final TermBank bank;
    private final List<EqualityAttempt.Unit> units;
    private final GoalEncoding goals;
    private final List<Proof.Step> steps = new ArrayList<>();

    /** The step of a lemma, and the variables that it has there, by their numbers in the lemma. */
    private record Place(int step, Map<Integer, Variable> variables) {}

    private final Map<Integer, Place> places = new HashMap<>();

    ChainExtraction(Vocabulary vocabulary, List<EqualityAttempt.Unit> units, GoalEncoding goals) {
        this.vocabulary = vocabulary;
        this.bank = vocabulary.logic.bank;
        this.units = units;
        this.goals = goals;
    }

    Proof of(Completion completion) {
        Lemma shown = completion.shown().orElseThrow();
        List<Lemma> lemmas = completion.lemmas();
        for (Lemma lemma : Chains.needed(lemmas, shown)) {
            switch (lemma.reason()) {
                case Lemma.Reason.Axiom(var name) -> {
                    if (!name.equals(GoalEncoding.REFLEXIVITY)) {
                        places.put(lemma.number(), input(units.get(Integer.parseInt(name))));
                    }
                }
                case Lemma.Reason.Chain(var chain) -> {
                    var premises = new ArrayList<Premise>();
                    if (lemma == shown && !goals.isQuestion(lemma.left(), lemma.right())) {
                        premises.add(new Premise(input(goal(lemma)).step, Map.of()));
                    }
                    chain.forEach(
                            step -> premise(lemmas.get(step.lemma()), step).ifPresent(premises::add));
                    List<Literal> literals = lemma == shown ? List.of() : literals(lemma);
                    steps.add(new Proof.Step(steps.size(), Rule.REWRITING, premises, literals, Optional.empty()));
                    places.put(lemma.number(), new Place(steps.size() - 1, variables(lemma)));
                }
            }
        }
        return new Proof(steps);
    }

    /** The clause that denies what was shown. */
    private EqualityAttempt.Unit goal(Lemma shown) {
        return units.stream()
                .filter(u -> !u.isPositive() && u.left() == shown.left() && u.right() == shown.right())
                .findFirst()
                .orElseThrow();
    }

    private Place input(EqualityAttempt.Unit unit) {
        Clause clause = unit.clause();
        steps.add(new Proof.Step(steps.size(), Rule.INPUT, List.of(), clause.literals(), Optional.of(clause)));
        Map<Integer, Variable> variables = new HashMap<>();
        List<Variable> own = unit.scope().variables();
        for (int n = 0; n < own.size(); n++) {
            variables.put(n, own.get(n));
        }
        return new Place(steps.size() - 1, variables);
    }

    private Map<Integer, Variable> variables(Lemma lemma) {
        Map<Integer, Variable> result = new HashMap<>();
        collect(lemma.left(), result);
        collect(lemma.right(), result);
        return result;
    }

    private void collect(int term, Map<Integer, Variable> variables) {
        if (bank.isVariable(term)) {
            variables.put(bank.number(term), vocabulary.variable(term));
        }
        for (int i = 0; i < bank.arity(term); i++) {
            collect(bank.argument(term, i), variables);
        }
    }

    private List<Literal> literals(Lemma lemma) {
        int left = lemma.left();
        int right = lemma.right();
        if (goals.isQuestion(left, right)) {
            return List.of();
        }
        for (int side : new int[] {left, right}) {
            if (goals.isComparison(side)) {
                return List.of(vocabulary.literal(false, bank.argument(side, 0), bank.argument(side, 1)));
            }
        }
        // Truth stands on the right.
        return List.of(
                left == vocabulary.logic.verum
                        ? vocabulary.literal(true, right, left)
                        : vocabulary.literal(true, left, right));
    }

    /** The instance of a lemma by which a step goes; none for reflexivity, which needs no premise. */
    private Optional<Premise> premise(Lemma lemma, Step step) {
        Place place = places.get(lemma.number());
        if (place == null) {
            return Optional.empty();
        }
        int from = step.from();
        int to = step.to();
        for (int i : step.position()) {
            from = bank.argument(from, i);
            to = bank.argument(to, i);
        }
        var match = new Match(bank);
        boolean matches = match.match(lemma.left(), step.backwards() ? to : from)
                && match.match(lemma.right(), step.backwards() ? from : to);
        if (!matches) {
            throw new IllegalStateException("no instance of the lemma");
        }
        Map<Variable, FolTerm> substitution = new HashMap<>();
        place.variables.forEach((number, variable) -> substitution.put(variable, vocabulary.term(match.of(number))));
        return Optional.of(new Premise(place.step, substitution));
    }
}
