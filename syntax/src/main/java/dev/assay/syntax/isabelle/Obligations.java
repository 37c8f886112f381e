package dev.assay.syntax.isabelle;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.define.Proofs;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Claim;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.run.CrashBoundary;
import dev.assay.run.Ending;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.Proof;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What a command has to show before what it makes is sound. It is a statement of the text, which engines judge. Where proofs are
 * checked, the text's own is followed, and our methods try what it leaves; what is still open is on trust by its name.
 */
final class Obligations {
    /** What is to be shown, and the name by which it is taken on trust. */
    record Goal(String name, Term proposition) {}

    private final Context context;
    private final Command command;
    private final Proof proof;
    private final Journal journal;

    /** What holds around the command, in a locale. */
    private final List<Term> assumptions;

    private int open;

    Obligations(Context context, Command command, Proof proof, Journal journal) {
        this.context = context;
        this.command = command;
        this.proof = proof;
        this.journal = journal;
        this.assumptions = context.target() instanceof Target.OfLocale(var locale) ? locale.assumptions() : List.of();
    }

    /** The theory that a definitional command makes, which asks for proofs as it goes. */
    Theory define(Function<Proofs, Theory> command) {
        var goals = new ArrayList<Goal>();
        var asked = new ArrayList<Term>();
        Theory onTrust = command.apply(new Proofs(
                List.of(),
                (_, goal) -> {
                    asked.add(goal);
                    return Optional.empty();
                },
                Optional.of(what -> {
                    goals.add(new Goal(what, asked.getLast()));
                    return context.obligation(what);
                })));
        List<Goal> sayable = goals.stream().filter(this::isSayable).toList();
        List<Thm> shown = shown(sayable);
        List<Goal> others =
                goals.stream().filter(goal -> !sayable.contains(goal)).toList();
        open += others.size();
        if (!others.isEmpty() && context.checker() != ProofChecker.NONE) {
            journal.obligations.add(new CheckedProof(
                    statement(others),
                    new ProofChecker.Verdict.NotAttempted(
                            this.command.position(), "a part of it needs classes that the type gets here")));
        }
        return goals.size() == open
                ? onTrust
                : command.apply(new Proofs(shown, Proofs.Prover.NONE, Optional.of(context::obligation)));
    }

    /** Whether a goal needs no more sorts than its types have before the command, so that it can be stated here. */
    private boolean isSayable(Goal goal) {
        try {
            Thm.assume(context.theory().signature(), goal.proposition);
            return true;
        } catch (KernelException otherSorts) {
            return false;
        }
    }

    /** Whether something of what was to be shown is on trust. */
    boolean isOpen() {
        return open > 0;
    }

    /** How much of what was to be shown is on trust. */
    int open() {
        return open;
    }

    /** A theorem for each goal, under the assumptions: proved, or on trust. */
    List<Thm> shown(List<Goal> goals) {
        if (goals.isEmpty()) {
            return List.of();
        }
        if (proof.ending() == Proof.Ending.OOPS || proof.ending() == Proof.Ending.UNFINISHED) {
            throw Refusal.of(command.position(), "this " + command.span().keyword() + " has no proof that is finished");
        }
        TheoryStatement statement = statement(goals);
        journal.statements.add(statement);
        return context.checker() == ProofChecker.NONE
                ? goals.stream().map(this::notFollowed).toList()
                : checked(statement, goals);
    }

    private TheoryStatement statement(List<Goal> goals) {
        List<Conjecture> conjectures = goals.stream()
                .map(goal -> {
                    Propositions parts = Propositions.of(Hol.mkImplies(assumptions, goal.proposition));
                    return new Conjecture(goal.name, command.position(), parts.assumptions(), parts.conclusion());
                })
                .toList();
        var claim = new Claim(
                assumptions, List.of(), goals.stream().map(Goal::proposition).toList());
        return new TheoryStatement(command, proof, conjectures, context, Optional.of(claim));
    }

    private Thm notFollowed(Goal goal) {
        return context.settled(Hol.mkImplies(assumptions, goal.proposition)).orElseGet(() -> onTrust(goal));
    }

    private Thm onTrust(Goal goal) {
        open++;
        return Thm.oracle(
                context.theory().signature(),
                context.obligation(goal.name),
                Hol.mkImplies(assumptions, goal.proposition));
    }

    // Proofs

    private List<Thm> checked(TheoryStatement statement, List<Goal> goals) {
        ProofChecker.Verdict own = verdict(statement.written().orElseThrow());
        if (own instanceof ProofChecker.Verdict.Checked(var theorems)) {
            journal.obligations.add(new CheckedProof(statement, own));
            return theorems;
        }
        var result = new ArrayList<Thm>();
        boolean isShown = true;
        for (Goal goal : goals) {
            Optional<Thm> theorem = byOurMethods(goal);
            isShown &= theorem.isPresent();
            result.add(theorem.orElseGet(() -> onTrust(goal)));
        }
        journal.obligations.add(new CheckedProof(statement, isShown ? new ProofChecker.Verdict.Checked(result) : own));
        return result;
    }

    private ProofChecker.Verdict verdict(WrittenProof written) {
        return switch (CrashBoundary.run(() -> context.checker().check(written))) {
            case Ending.Answered<ProofChecker.Verdict>(var answer) -> answer;
            // A checker that fails on one proof goes on with the next.
            case Ending.Unanswered<ProofChecker.Verdict>(var reason, var _) ->
                new ProofChecker.Verdict.NotFollowed(command.position(), reason.sentence());
        };
    }

    /** Proofs in one line, with what the constants of the goal are defined as. */
    private Optional<Thm> byOurMethods(Goal goal) {
        String definitions = String.join(" ", definitions(goal.proposition));
        String simp = definitions.isEmpty() ? "" : " simp: " + definitions;
        for (String text :
                List.of("by (auto" + simp + ")", "by (fastforce" + simp + ")", "by (metis " + definitions + ")")) {
            Optional<ProofStep.By> step = OuterSyntax.proof(text);
            if (step.isPresent()) {
                ProofChecker.Verdict verdict = verdict(statement(List.of(goal)).provedBy(step.get()));
                if (verdict instanceof ProofChecker.Verdict.Checked(var theorems)) {
                    return Optional.of(theorems.getFirst());
                }
            }
        }
        return Optional.empty();
    }

    /** The facts of this theory that define a constant of the goal, or its meaning at a type. */
    private List<String> definitions(Term goal) {
        Set<String> constants = new LinkedHashSet<>();
        goal.constants().forEach(c -> constants.add(c.name()));
        return context.theory().facts().stream()
                .filter(fact -> fact.name().startsWith(context.name() + ".")
                        && fact.name().endsWith("_def"))
                .filter(fact -> fact.theorems().stream()
                        .map(Thm::conclusion)
                        .anyMatch(t -> t.isApplied(Hol.EQ)
                                && Rules.sides(t)[0].head() instanceof Term.Const c
                                && constants.contains(c.name())))
                .map(fact -> context.factText(fact.name()))
                .toList();
    }
}
