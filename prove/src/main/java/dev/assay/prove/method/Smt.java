package dev.assay.prove.method;

import dev.assay.atp.Answer;
import dev.assay.atp.EmbeddedSolver;
import dev.assay.atp.Question;
import dev.assay.fol.Role;
import dev.assay.fol.hol.HolMonomorphisation;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.HolStatement;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.prove.classical.Arith;
import dev.assay.prove.classical.Auto;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code smt}: logic and arithmetic from given facts. What our own methods prove is proved; otherwise an SMT solver says
 * which facts it needs, and they try again from those. What only the solver vouches for is a claim, not a theorem.
 */
final class Smt {
    private static final int ROUNDS = 3;
    private static final int INSTANCES = 50;

    private final MethodCall call;
    private final Duration time;

    Smt(MethodCall call, Duration time) {
        this.call = call;
        this.time = time;
    }

    /** The goal proved; nothing if not even a solver finds that it holds. */
    Optional<Refinement> prove(ProofContext context, List<Thm> facts, Goal goal) {
        Optional<Refinement> own = replayed(context, facts, goal);
        if (own.isPresent()) {
            return own;
        }
        for (EmbeddedSolver solver : EmbeddedSolver.values()) {
            try (Meter meter = Meter.atWork().child(Budget.UNLIMITED.withTime(time))) {
                Answer answer = solver.ask(question(context, facts, goal), meter);
                if (answer.status().isProof()) {
                    List<Thm> core = core(facts, answer);
                    Optional<Refinement> again =
                            core.size() < facts.size() ? replayed(context, core, goal) : Optional.empty();
                    if (again.isEmpty()) {
                        throw new UnknownMethod(
                                call.text().name().position(),
                                solver.title() + " claims this, but it was not replayed in the kernel");
                    }
                    return again;
                }
            }
        }
        return Optional.empty();
    }

    /** By methods that end in the kernel: first-order logic, arithmetic, and both with rewriting. */
    private Optional<Refinement> replayed(ProofContext context, List<Thm> facts, Goal goal) {
        Tactic arithmetic = inserting(facts, new Arith(context));
        List<Thm> equations =
                facts.stream().filter(f -> !f.conclusion().frees().isEmpty()).toList();
        ProofContext rewriting = context.with(context.simpSet().add(equations));
        Tactic both = inserting(facts, new Auto(rewriting, Auto.Search.LONG));
        return ProverMethods.superposed(context, facts, goal, time)
                .or(() -> arithmetic.apply(goal).filter(Refinement::isProved))
                .or(() -> both.apply(goal).filter(Refinement::isProved));
    }

    /** The tactic with the facts that speak of no variable, or of the goal's, as assumptions. */
    private static Tactic inserting(List<Thm> facts, Tactic tactic) {
        List<Thm> ground = facts.stream()
                .filter(f -> f.conclusion().frees().isEmpty()
                        && Resolution.premises(f.conclusion()).isEmpty())
                .toList();
        return goal -> tactic.apply(
                        goal.assuming(ground.stream().map(Thm::conclusion).toList()))
                .map(r -> new Refinement(
                        r.goals(), t -> Simplifier.cut(ground, r.justification().apply(t))));
    }

    private static Question question(ProofContext context, List<Thm> facts, Goal goal) {
        var statements = new ArrayList<HolStatement>();
        for (int i = 0; i < facts.size(); i++) {
            statements.add(
                    HolStatement.of("f" + i + "x", Role.AXIOM, facts.get(i).conclusion()));
        }
        statements.add(HolStatement.of("goal", Role.CONJECTURE, goal.proposition()));
        var problem = new HolProblem(context.signature(), statements, name -> name);
        return new Question(HolMonomorphisation.of(problem, ROUNDS, INSTANCES));
    }

    private static List<Thm> core(List<Thm> facts, Answer answer) {
        var result = new ArrayList<Thm>();
        for (int i = 0; i < facts.size(); i++) {
            String name = "f" + i + "x";
            if (answer.used().stream().anyMatch(used -> used.startsWith(name))) {
                result.add(facts.get(i));
            }
        }
        return result;
    }
}
