package dev.assay.prove.method;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term.Free;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.ProofContext;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.simp.Effort;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.outer.MethodText;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.ProofCommand;
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
    /** The text after the statement, and the theorem that it proves. */
    public record Proof(String text, Thm theorem) {}

    /** More goals than this are a sign of a wrong start. */
    private static final int MOST_LEFT = 4;

    private static final Duration PER_LEFT = Duration.ofSeconds(2);

    private final Methods methods;
    private final List<Thm> excluded;

    /** Each method may take so long. */
    public UsualProofs(Duration each) {
        this(Methods.standard(each), List.of());
    }

    private UsualProofs(Methods methods, List<Thm> excluded) {
        this.methods = methods;
        this.excluded = List.copyOf(excluded);
    }

    /** The same, but these facts are no rules, whatever the theory says. */
    public UsualProofs without(List<Thm> facts) {
        return new UsualProofs(methods, facts);
    }

    /** The proof with that text, {@code by …}, if it proves the goal. */
    public Optional<Proof> again(String text, Context context, Conjecture goal) {
        return shown(text, context, goal);
    }

    /** Without induction. */
    public Optional<Proof> direct(Context context, Conjecture goal, BooleanSupplier isStopped) {
        return first(List.of("by simp", "by auto", "by blast", "by arith"), context, goal, isStopped);
    }

    /** By what the constants of the goal are defined to be, and by how inductive predicates can hold. */
    public Optional<Proof> unfolded(Context context, Conjecture goal, BooleanSupplier isStopped) {
        return first(ProofTexts.unfoldings(context, goal), context, goal, isStopped);
    }

    /** With the facts of these names, as rules for rewriting or as further assumptions. */
    public Optional<Proof> from(List<String> facts, Context context, Conjecture goal, BooleanSupplier isStopped) {
        String names = String.join(" ", facts);
        List<String> texts = facts.isEmpty()
                ? List.of("by simp", "by auto", "by arith")
                : List.of(
                        "by (simp add: " + names + ")",
                        "by (auto simp: " + names + ")",
                        "by (auto intro: " + names + ")",
                        "by (insert " + names + ") arith");
        return first(texts, context, goal, isStopped);
    }

    /**
     * What {@code auto} leaves, by {@code metis} from some of the facts.
     *
     * @param names what the facts are called
     */
    public Optional<Proof> clarified(
            Context context, Conjecture goal, List<String> names, List<Thm> facts, Meter meter) {
        String definitions = UnfoldedConstants.of(context.theory(), goal, 1).stream()
                .map(context::factText)
                .collect(Collectors.joining(" "));
        List<String> starts = definitions.isEmpty() ? List.of("auto") : List.of("auto", "auto simp: " + definitions);
        for (String start : starts) {
            Optional<GoalState> left = after("by (" + start + ")", context, goal);
            if (left.isEmpty() || left.get().goals().size() > MOST_LEFT) {
                continue;
            }
            Optional<Set<Integer>> used = metis(context, left.get().goals(), facts, meter);
            if (used.isPresent()) {
                String needed = used.get().stream().map(names::get).collect(Collectors.joining(" "));
                String metis = needed.isEmpty() ? "metis" : "metis " + needed;
                return shown("by (" + start + "; " + metis + ")", context, goal);
            }
        }
        return Optional.empty();
    }

    /** The numbers of the facts that the goals need, if all can be proved. */
    private static Optional<Set<Integer>> metis(Context context, List<Goal> goals, List<Thm> facts, Meter meter) {
        var used = new TreeSet<Integer>();
        for (Goal g : goals) {
            var conjecture = new Conjecture("", Position.NONE, g.assumptions(), g.conclusion());
            try (Meter own = meter.child(Budget.UNLIMITED.withTime(PER_LEFT))) {
                Optional<Metis.Proof> proof = Metis.prove(context.theory().signature(), facts, conjecture, own);
                if (proof.isEmpty()) {
                    return Optional.empty();
                }
                used.addAll(proof.get().used());
            }
        }
        return Optional.of(used);
    }

    /** By induction on a variable or by the recursion of a function that occurs, then without. */
    public Optional<Proof> inductive(Context context, Conjecture goal, BooleanSupplier isStopped) {
        return first(ProofTexts.inductions(context, goal), context, goal, isStopped);
    }

    private Optional<Proof> first(List<String> texts, Context context, Conjecture goal, BooleanSupplier isStopped) {
        for (String text : texts) {
            if (isStopped.getAsBoolean()) {
                break;
            }
            Optional<Proof> proof = shown(text, context, goal);
            if (proof.isPresent()) {
                return proof;
            }
        }
        return Optional.empty();
    }

    private Optional<Proof> shown(String text, Context context, Conjecture goal) {
        return after(text, context, goal)
                .filter(GoalState::isProved)
                .map(state -> state.theorems().getFirst())
                .filter(theorem -> theorem.conclusion().equals(goal.conclusion())
                        && goal.assumptions().containsAll(theorem.hypotheses()))
                .map(theorem -> new Proof(text, Iterated.dischs(goal.assumptions(), theorem)));
    }

    /** What is left of the goal after {@code by …}, were it not for the end. */
    private Optional<GoalState> after(String text, Context context, Conjecture goal) {
        ProofCommand read =
                ProofCommand.of(OuterSyntax.spans(new Source("proof", text)).getFirst());
        if (!(read instanceof ProofCommand.By command)) {
            throw new IllegalArgumentException("no proof in one line: " + text);
        }
        Context fixed = context.fixingAll(goal.variables());
        Set<String> names = goal.variables().stream().map(Free::name).collect(Collectors.toSet());
        ProofContext all = ProofContext.of(context.theory(), Effort.usual()).withNames(names);
        ProofContext proof = excluded.isEmpty()
                ? all
                : all.with(all.simpSet().delete(excluded)).with(all.rules().delete(excluded));
        var call = new MethodCall(first(command.initial()), fixed, proof, Map.of(), List.of());
        var start = GoalState.of(List.of(new Goal(goal.assumptions(), goal.conclusion())));
        try {
            Optional<GoalState> after = methods.apply(command.initial(), call, start);
            MethodText terminal = command.terminal();
            return terminal != null && after.isPresent() && !after.get().isProved()
                    ? methods.apply(terminal, call, after.get())
                    : after;
        } catch (SyntaxException | TypeException | UnknownMethod | KernelException _) {
            // A proof text that does not fit this goal proves nothing.
            return Optional.empty();
        }
    }

    private static MethodText.Named first(MethodText text) {
        return switch (text) {
            case MethodText.Named named -> named;
            case MethodText.Sequence(var parts) -> first(parts.getFirst());
            case MethodText.Structured(var start, var _) -> first(start);
            case MethodText.Choice(var parts) -> first(parts.getFirst());
            case MethodText.Optional(var method) -> first(method);
            case MethodText.Repeated(var method) -> first(method);
            case MethodText.Restricted(var method, var _) -> first(method);
            case MethodText.Using(var _, var method) -> first(method);
        };
    }
}
