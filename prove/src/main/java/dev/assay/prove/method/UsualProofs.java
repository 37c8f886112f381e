package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Theory;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.prove.cases.Induction;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.ProofContext;
import dev.assay.prove.simp.Effort;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.outer.MethodText;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.ProofCommand;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** The proofs that users try first: one line, by a method that needs no facts, possibly after induction. */
public final class UsualProofs {
    /** The text after the statement, and the theorem that it proves. */
    public record Proof(String text, Thm theorem) {}

    private final Methods methods;

    /** Each method may take so long. */
    public UsualProofs(Duration each) {
        methods = Methods.standard(each);
    }

    /** Without induction. */
    public Optional<Proof> direct(Context context, Conjecture goal, BooleanSupplier isStopped) {
        return first(List.of("by simp", "by auto", "by blast", "by arith"), context, goal, isStopped);
    }

    /** By induction on a variable or by the recursion of a function that occurs, then without. */
    public Optional<Proof> inductive(Context context, Conjecture goal, BooleanSupplier isStopped) {
        return first(inductions(context, goal), context, goal, isStopped);
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
        var command = (ProofCommand.By)
                ProofCommand.of(OuterSyntax.spans(new Source("proof", text)).getFirst());
        Context fixed = context.fixingAll(goal.variables());
        Set<String> names = goal.variables().stream().map(Free::name).collect(Collectors.toSet());
        ProofContext proof = ProofContext.of(context.theory(), Effort.usual()).withNames(names);
        var call = new MethodCall(first(command.initial()), fixed, proof, Map.of(), List.of());
        var start = GoalState.of(List.of(new Goal(goal.assumptions(), goal.conclusion())));
        try {
            Optional<GoalState> after = methods.apply(command.initial(), call, start);
            MethodText terminal = command.terminal();
            if (terminal != null && after.isPresent() && !after.get().isProved()) {
                after = methods.apply(terminal, call, after.get());
            }
            return after.filter(GoalState::isProved)
                    .map(state -> state.theorems().getFirst())
                    .filter(theorem -> theorem.conclusion().equals(goal.conclusion())
                            && goal.assumptions().containsAll(theorem.hypotheses()))
                    .map(theorem -> new Proof(text, Iterated.dischs(goal.assumptions(), theorem)));
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
        };
    }

    private static List<String> inductions(Context context, Conjecture goal) {
        Theory theory = context.theory();
        var result = new LinkedHashSet<String>();
        List<Free> variables = List.copyOf(goal.variables());
        for (Free v : variables) {
            if (Induction.structural(theory, v.type()).isPresent()) {
                result.add("by (induct " + v.name() + ") auto");
            }
        }
        goal.propositions().forEach(p -> calls(context, p, result));
        for (Free v : variables) {
            if (Induction.structural(theory, v.type()).isPresent() && variables.size() > 1) {
                String others = variables.stream()
                        .filter(o -> !o.equals(v))
                        .map(Free::name)
                        .collect(Collectors.joining(" "));
                result.add("by (induct " + v.name() + " arbitrary: " + others + ") auto");
            }
        }
        return List.copyOf(result);
    }

    /** Induction by the recursion of each function that is applied to different variables. */
    private static void calls(Context context, Term term, Set<String> result) {
        if (term.head() instanceof Term.Const(var name, var _)) {
            var variables = new ArrayList<String>();
            for (Term argument : term.arguments()) {
                if (argument instanceof Free(var variable, var _)) {
                    variables.add(variable);
                }
            }
            String rule = name + ".induct";
            if (!variables.isEmpty()
                    && variables.size() == term.arguments().size()
                    && new HashSet<>(variables).size() == variables.size()
                    && context.theory().fact(rule).isPresent()) {
                result.add("by (induct " + String.join(" ", variables) + " rule: " + context.factText(rule) + ") auto");
            }
        }
        switch (term) {
            case Term.App(var function, var argument) -> {
                calls(context, function, result);
                calls(context, argument, result);
            }
            case Term.Abs(var _, var _, var body) -> calls(context, body, result);
            case Term.Const _, Term.Free _, Term.Bound _ -> {}
        }
    }
}
