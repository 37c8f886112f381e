package dev.assay.prove.method;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Argument;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.ProofStep.By;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.rules.Iterated;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.method.SuggestedProofs.Section;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** The proofs that users try first: one line, by a method that needs no facts, possibly after induction. */
public final class UsualProofs {
    /** What proves the goal, and the theorem: assumptions ⟶ conclusion. */
    public record Proof(By proof, Thm theorem) {}

    /** More goals than this are a sign of a wrong start. */
    private static final int MOST_LEFT = 4;

    private static final Budget PER_LEFT = Metis.worth(Duration.ofSeconds(2));

    /** The part of its steps that each proof has when all are tried for the first time: what is found at all is mostly found soon. */
    private static final int SOON = 128;

    private static final By SIMP = By.of(Method.named("simp"));
    private static final By AUTO = By.of(Method.named("auto"));
    private static final By ARITH = By.of(Method.named("arith"));

    private final Methods methods;
    private final Methods brief;
    private final List<Thm> excluded;

    /** Each method may take as many steps as take so long on a usual machine. */
    public UsualProofs(Duration each) {
        this(Methods.repeatable(each), Methods.repeatable(each.dividedBy(SOON)), List.of());
    }

    private UsualProofs(Methods methods, Methods brief, List<Thm> excluded) {
        this.methods = methods;
        this.brief = brief;
        this.excluded = List.copyOf(excluded);
    }

    /** The same, but these facts are no rules, whatever the theory says. */
    public UsualProofs without(List<Thm> facts) {
        return new UsualProofs(methods, brief, facts);
    }

    /** A proof from before, if it still proves the goal. */
    public Optional<Proof> again(By proof, MethodContext context, Conjecture goal) {
        try {
            return shown(methods, proof, context, goal);
        } catch (ReadingException | UnknownMethod _) {
            // It names what was known then and is not known now.
            return Optional.empty();
        }
    }

    /**
     * From the context alone: by one method, by cases or induction, by what constants are defined to be. A proof that needs few steps is
     * found before one that needs many, wherever it stands in the list.
     */
    public Optional<Proof> found(MethodContext context, Conjecture goal, BooleanSupplier isStopped) {
        List<By> proofs = SuggestedProofs.of(context.theory(), goal);
        return first(brief, proofs, context, goal, isStopped)
                .or(() -> first(methods, proofs, context, goal, isStopped));
    }

    /** With the facts of these full names, as rules for rewriting or as further assumptions. */
    public Optional<Proof> from(List<String> facts, MethodContext context, Conjecture goal, BooleanSupplier isStopped) {
        List<By> proofs = facts.isEmpty()
                ? List.of(SIMP, AUTO, ARITH)
                : List.of(
                        By.of(SuggestedProofs.with("simp", new Section("add", facts))),
                        By.of(SuggestedProofs.with("auto", new Section("simp", facts))),
                        By.of(SuggestedProofs.with("auto", new Section("intro", facts))),
                        By.of(Method.named("insert", arguments(facts)), ARITH.initial()));
        return first(methods, proofs, context, goal, isStopped);
    }

    /**
     * What {@code auto} leaves, by {@code metis} from some of the facts.
     *
     * @param names the full names of the facts
     */
    public Optional<Proof> clarified(
            MethodContext context, Conjecture goal, List<String> names, List<Thm> facts, Meter meter) {
        List<String> definitions = UnfoldedConstants.of(context.theory(), goal, 1);
        Method unfolding = SuggestedProofs.with("auto", new Section("simp", definitions));
        List<Method> starts = definitions.isEmpty() ? List.of(unfolding) : List.of(AUTO.initial(), unfolding);
        for (Method start : starts) {
            Optional<GoalState> left = after(methods, By.of(start), context, goal);
            if (left.isEmpty() || left.get().goals().size() > MOST_LEFT) {
                continue;
            }
            Optional<Set<Integer>> used = metis(context, left.get().goals(), facts, meter);
            if (used.isPresent()) {
                Method metis = Method.named(
                        "metis", arguments(used.get().stream().map(names::get).toList()));
                return shown(methods, By.of(new Method.Structured(start, metis)), context, goal);
            }
        }
        return Optional.empty();
    }

    private static Argument[] arguments(List<String> facts) {
        return facts.stream().map(FactReference::named).toArray(Argument[]::new);
    }

    /** The numbers of the facts that the goals need, if all can be proved. */
    private static Optional<Set<Integer>> metis(MethodContext context, List<Goal> goals, List<Thm> facts, Meter meter) {
        var used = new TreeSet<Integer>();
        for (Goal g : goals) {
            var conjecture = new Conjecture("", Position.NONE, g.assumptions(), g.conclusion());
            try (Meter own = meter.child(PER_LEFT, Metis.PER_STEP)) {
                Optional<Metis.Proof> proof = Metis.prove(context.theory().signature(), facts, conjecture, own);
                if (proof.isEmpty()) {
                    return Optional.empty();
                }
                used.addAll(proof.get().used());
            }
        }
        return Optional.of(used);
    }

    private Optional<Proof> first(
            Methods methods, List<By> proofs, MethodContext context, Conjecture goal, BooleanSupplier isStopped) {
        for (By proof : proofs) {
            if (isStopped.getAsBoolean()) {
                break;
            }
            Optional<Proof> shown = shown(methods, proof, context, goal);
            if (shown.isPresent()) {
                return shown;
            }
        }
        return Optional.empty();
    }

    private Optional<Proof> shown(Methods methods, By proof, MethodContext context, Conjecture goal) {
        return after(methods, proof, context, goal)
                .filter(GoalState::isProved)
                .map(state -> state.theorems().getFirst())
                .filter(theorem -> theorem.conclusion().equals(goal.conclusion())
                        && goal.assumptions().containsAll(theorem.hypotheses()))
                .map(theorem -> new Proof(proof, Iterated.dischs(goal.assumptions(), theorem)));
    }

    /** What is left of the goal after {@code by …}, were it not for the end. */
    private Optional<GoalState> after(Methods methods, By proof, MethodContext context, Conjecture goal) {
        Set<String> names = goal.variables().stream().map(Free::name).collect(Collectors.toSet());
        ProofContext all = ProofContext.of(context.theory(), Effort.usual()).withNames(names);
        ProofContext known = excluded.isEmpty()
                ? all
                : all.with(all.simpSet().delete(excluded)).with(all.rules().delete(excluded));
        var call = new MethodCall(
                proof.initial().start(), context.fixingAll(goal.variables()), known, Map.of(), List.of());
        var start = GoalState.of(List.of(new Goal(goal.assumptions(), goal.conclusion())));
        Optional<GoalState> after = Methods.ended(() -> methods.apply(proof.initial(), call, start));
        Method terminal = proof.terminal();
        return terminal == null
                ? after
                : after.flatMap(state -> state.isProved()
                        ? Optional.of(state)
                        : Methods.ended(() -> methods.apply(terminal, call, state)));
    }
}
