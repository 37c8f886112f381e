package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.method.GoalState;
import dev.assay.prove.method.Methods;
import dev.assay.prove.method.UnknownMethod;
import java.util.List;

/** One proof, followed from its first step to its last. */
final class ProofWalk {
    private final WrittenProof proof;
    private final Walk walk;
    private final GoalSteps goalSteps;
    private final FactSteps factSteps;
    private final ContextSteps contextSteps;
    private final StatementSteps statementSteps;
    private List<Thm> result = List.of();
    private boolean isFinished;

    ProofWalk(WrittenProof proof, Methods methods) {
        this.proof = proof;
        this.walk = new Walk(proof, methods);
        this.goalSteps = new GoalSteps(walk);
        this.factSteps = new FactSteps(walk);
        this.contextSteps = new ContextSteps(walk);
        this.statementSteps = new StatementSteps(walk, contextSteps);
    }

    /** Where the walk is. */
    Position position() {
        return walk.position();
    }

    /** A theorem for each conclusion of the claim. */
    List<Thm> theorems() {
        begin();
        proof.steps().forEach(this::follow);
        if (!isFinished) {
            throw new ProofError(walk.position(), "the proof ends before everything is shown");
        }
        return result;
    }

    /** The goals that are left by the first steps. */
    List<Goal> goalsAfter(int steps) {
        begin();
        proof.steps().subList(0, steps).forEach(this::follow);
        return walk.pending().state.goals();
    }

    private void begin() {
        var start = new ProofStart(proof);
        walk.blocks().push(start.block());
        walk.open(new OpenGoal(GoalState.of(start.goals()), List.of(), start.premises(), theorems -> {
            result = start.whole(theorems, walk.position());
            isFinished = true;
        }));
    }

    private void follow(ProofStep command) {
        walk.goTo(command.position());
        if (isFinished) {
            throw new ProofError(walk.position(), "there is nothing left to prove");
        }
        switch (command) {
            case ProofStep.Apply(var _, var method) -> goalSteps.apply(method);
            case ProofStep.By(var _, var initial, var terminal) -> goalSteps.by(initial, terminal);
            case ProofStep.Begin(var _, var method) -> goalSteps.begin(method);
            case ProofStep.Qed(var _, var method) -> goalSteps.qed(method);
            case ProofStep.Done _ -> goalSteps.done();
            case ProofStep.Sorry _ -> throw new LeftOut(walk.position());
            case ProofStep.Next _ -> walk.block().reset();
            case ProofStep.Brace(var _, var opens) -> contextSteps.brace(opens);
            case ProofStep.FixVariables(var _, var variables) -> contextSteps.fix(variables);
            case ProofStep.Assume assume -> contextSteps.assume(assume);
            case ProofStep.State state -> statementSteps.state(state);
            case ProofStep.Obtain obtain -> statementSteps.obtain(obtain);
            case ProofStep.Subgoal subgoal -> goalSteps.subgoal(subgoal);
            case ProofStep.Consider(var _, var cases) -> statementSteps.consider(cases);
            case ProofStep.InCase inCase -> contextSteps.inCase(inCase);
            case ProofStep.Let(var _, var patterns, var terms) ->
                Texts.let(walk.block(), patterns, terms, walk.position());
            case ProofStep.Define define -> contextSteps.define(define);
            case ProofStep.Interpret(var position, var locales) -> statementSteps.interpret(position, locales);
            case ProofStep.Note(var _, var facts) -> factSteps.note(facts);
            case ProofStep.Facts(var _, var use, var facts) -> factSteps.facts(use, facts);
            case ProofStep.Calculation(var _, var step, var rules) -> factSteps.calculate(step, rules);
            case ProofStep.Reorder(var _, var isDefer, var number) -> goalSteps.reorder(isDefer, number);
            case ProofStep.Unknown(var _, var reason) -> throw new UnknownMethod(walk.position(), reason);
        }
    }
}
