package dev.assay.prove.metis;

import dev.assay.fol.Role;
import dev.assay.fol.hol.HolMonomorphisation;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.HolStatement;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** First-order reasoning with equality from given facts, every step of it in the kernel. */
public final class Metis {
    /** So many of its inferences take as long as a step of other methods. */
    public static final int PER_STEP = 3;

    /** How long an inference takes on a usual machine. */
    private static final long STEP_NANOS = 50_000;

    /** How far instances of types give rise to others, and how many more than facts there may be. */
    private static final int ROUNDS = 3;

    private static final int INSTANCES = 40;

    /** How many clauses a search makes before it is another's turn. */
    private static final int FIRST_TURN = 500;

    /**
     * A proof.
     *
     * @param theorem assumptions ⟶ conclusion
     * @param used the numbers of the facts that it needed
     * @param inferences how many clauses the search made
     */
    public record Proof(Thm theorem, Set<Integer> used, int inferences, Refutation refutation) {
        public Proof {
            used = Set.copyOf(used);
        }
    }

    private final Signature signature;
    private final List<Thm> facts;
    private final Conjecture goal;
    private final Bank bank = new Bank();
    private final Definitions definitions;
    private final Clausifier clausifier;
    private int made;

    private Metis(Signature signature, List<Thm> facts, Conjecture goal) {
        this.signature = signature;
        this.facts = facts.stream().map(Resolution::refuting).toList();
        this.goal = goal;
        this.definitions = new Definitions(signature, new Fresh(goal.propositions()));
        this.clausifier = new Clausifier(signature, definitions);
    }

    /** As many inferences as take so long on a usual machine, so that what they come to does not depend on the clock. */
    public static Budget worth(Duration time) {
        return Budget.UNLIMITED.withSteps(time.toNanos() / STEP_NANOS);
    }

    /** A proof of the goal from the facts, if one is found before the budget is spent; it rests on their hypotheses. */
    public static Optional<Proof> prove(Signature signature, List<Thm> facts, Conjecture goal, Meter meter) {
        try {
            return new Metis(signature, facts, goal).run(meter);
        } catch (BudgetExhausted _) {
            return Optional.empty();
        }
    }

    private Optional<Proof> run(Meter meter) {
        var input = new ArrayList<Clause>();
        for (int i = 0; i < goal.assumptions().size(); i++) {
            Thm assumed = Thm.assume(signature, goal.assumptions().get(i));
            add(clausifier.clauses(Unfolding.lets(assumed)), new Origin.OfAssumption(i), input);
        }
        Thm negated = Thm.assume(signature, Hol.mkNot(goal.conclusion()));
        add(clausifier.clauses(Unfolding.lets(negated)), new Origin.NegatedGoal(), input);
        List<List<Map<Type.Var, Type>>> instances = instances();
        for (int i = 0; i < facts.size(); i++) {
            for (Map<Type.Var, Type> types : instances(facts.get(i), instances.get(i))) {
                if (meter.stopped().isPresent()) {
                    return Optional.empty();
                }
                Thm ground = Thm.instantiateTypes(types, facts.get(i).transfer(signature));
                List<Clausifier.KernelClause> clauses = clausifier.clauses(schematic(Unfolding.lets(ground)));
                add(clauses, new Origin.OfFact(i), input);
            }
        }
        add(clausifier.helpers(), new Origin.Logic(), input);
        return search(input, meter).map(empty -> proof(empty, made));
    }

    /** The empty clause. Two searches take turns, for each finds at once what takes the other long. */
    private Optional<Clause> search(List<Clause> input, Meter meter) {
        List<Saturation> searches = Stream.of(Selection.values())
                .map(selection -> new Saturation(bank, selection, this::number, meter))
                .toList();
        searches.forEach(search -> input.forEach(search::add));
        for (int turn = FIRST_TURN; meter.stopped().isEmpty(); turn += turn / 2) {
            for (Saturation search : searches) {
                Optional<Clause> empty = search.run(turn);
                if (empty.isPresent()) {
                    return empty;
                }
            }
            if (searches.stream().allMatch(Saturation::isSaturated)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private int number() {
        return made++;
    }

    /** For each fact the types at which the goal may need it. */
    private List<List<Map<Type.Var, Type>>> instances() {
        var statements = new ArrayList<HolStatement>();
        for (int i = 0; i < facts.size(); i++) {
            statements.add(HolStatement.of("f" + i, Role.AXIOM, facts.get(i).conclusion()));
        }
        statements.add(HolStatement.of("goal", Role.CONJECTURE, Hol.mkImplies(goal.assumptions(), goal.conclusion())));
        var problem = new HolProblem(signature, statements, name -> name);
        return HolMonomorphisation.instances(problem, ROUNDS, INSTANCES);
    }

    /** Those at which the hypotheses of the fact are what they are. */
    private static List<Map<Type.Var, Type>> instances(Thm fact, List<Map<Type.Var, Type>> all) {
        Set<Type.Var> fixed = fact.hypotheses().stream()
                .flatMap(h -> h.typeVariables().stream())
                .collect(Collectors.toSet());
        return fixed.isEmpty()
                ? all
                : all.stream()
                        .map(types -> {
                            var free = new HashMap<>(types);
                            free.keySet().removeAll(fixed);
                            return Map.copyOf(free);
                        })
                        .distinct()
                        .toList();
    }

    /** The fact with variables that are recognised as such; those that it assumes something of stand for themselves. */
    private Thm schematic(Thm fact) {
        var renaming = new HashMap<Free, Term>();
        for (Free v : fact.conclusion().frees()) {
            if (fact.hypotheses().stream().noneMatch(h -> h.occurs(v))) {
                renaming.put(v, clausifier.fresh(v.type()));
            }
        }
        return Thm.instantiate(renaming, fact);
    }

    private void add(List<Clausifier.KernelClause> clauses, Origin origin, List<Clause> input) {
        boolean isOfGoal = origin instanceof Origin.NegatedGoal || origin instanceof Origin.OfAssumption;
        for (Clausifier.KernelClause clause : clauses) {
            // Variables are numbered from 0 in each clause.
            var renaming = new HashMap<Free, Term>();
            for (Term complement : clause.complements()) {
                for (Free v : complement.frees()) {
                    if (Bank.isSchematic(v)) {
                        renaming.computeIfAbsent(v, _ -> Bank.free(renaming.size(), v.type()));
                    }
                }
            }
            var literals = new ArrayList<Literal>();
            for (Term complement : clause.complements()) {
                literals.add(literal(
                        complement.substitute(renaming), clause.asTerms().contains(complement)));
            }
            Thm theorem = Thm.instantiate(renaming, clause.theorem());
            input.add(new Clause(literals, new Derivation.Input(theorem, origin), number(), isOfGoal));
        }
    }

    private Literal literal(Term complement, boolean isTerm) {
        boolean isPositive = complement.isApplied(Hol.NOT.name());
        Term atom = isPositive ? complement.arguments().getFirst() : complement;
        return atom.isApplied(Hol.EQ) && atom.arguments().size() == 2 && !isTerm
                ? new Literal(
                        isPositive,
                        bank.encode(atom.arguments().get(0)),
                        bank.encode(atom.arguments().get(1)))
                : new Literal(isPositive, bank.encode(atom), null);
    }

    private Proof proof(Clause empty, int inferences) {
        var replay = new Replay(signature, bank);
        Thm absurd = definitions.eliminate(replay.theorem(empty));
        Thm conclusion = Rules.byContradiction(goal.conclusion(), absurd);
        Thm theorem = Iterated.dischs(goal.assumptions(), conclusion);
        Set<Term> known = facts.stream().flatMap(f -> f.hypotheses().stream()).collect(Collectors.toSet());
        if (!known.containsAll(theorem.hypotheses())) {
            throw new IllegalStateException("the proof rests on " + theorem.hypotheses());
        }
        var used = new TreeSet<Integer>();
        for (Clause c : Replay.ancestors(empty)) {
            if (c.derivation instanceof Derivation.Input(var _, Origin.OfFact(var number))) {
                used.add(number);
            }
        }
        return new Proof(theorem, used, inferences, Refutation.of(empty, replay, definitions));
    }
}
