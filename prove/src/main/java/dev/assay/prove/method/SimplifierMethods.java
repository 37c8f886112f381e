package dev.assay.prove.method;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Method;
import dev.assay.logic.rules.Resolution;
import dev.assay.prove.classical.Arith;
import dev.assay.prove.classical.Auto;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import java.util.List;

/** Methods that rewrite: {@code simp}, {@code split}, {@code unfold}. */
public final class SimplifierMethods {
    private SimplifierMethods() {}

    static void register(Methods methods) {
        methods.register("simp", (call, state) -> state.first(simp(call)));
        methods.register("simp_all", (call, state) -> state.each(simp(call)));
        methods.register("unfold", (call, state) -> state.each(unfold(call, call.arguments())));
        methods.register(
                "fold",
                (call, state) -> state.each(unfold(
                        call,
                        call.arguments().stream().map(Resolution::symmetric).toList())));
        methods.register("split", (call, state) -> state.first(split(call)));
    }

    private static Tactic simp(MethodCall call) {
        ProofContext context = call.proof().with(simpSet(call, ""));
        Simplifier.Assumptions mode = mode(call);
        return call.with(context)
                .inserting(
                        c -> mode == Simplifier.Assumptions.SIMPLIFIED ? openedSimp(c) : c.simplifier(mode)::simplify);
    }

    /** Simplifies under all that the goal assumes, however that is written; what is left may follow by safe steps. */
    private static Tactic openedSimp(ProofContext context) {
        Tactic open = new Connectives(context)::open;
        Tactic finish = Methods.finishing(new Auto(context, Auto.Search.NONE));
        return goal -> {
            Refinement opened = Refinement.unchanged(goal).thenEach(open.repeated());
            Goal inner = opened.goals().getFirst();
            Tactic arithmetic = g -> Arith.briefly(context, g);
            return context.simplifier()
                    .simplify(inner)
                    .map(simplified -> simplified.thenEach(finish.or(arithmetic)))
                    .or(() -> finish.apply(inner))
                    .or(() -> arithmetic.apply(inner))
                    .map(r -> opened.then(List.of(r)));
        };
    }

    private static Simplifier.Assumptions mode(MethodCall call) {
        String options = String.join(", ", call.options());
        return switch (options) {
            case "", "asm_lr" -> Simplifier.Assumptions.SIMPLIFIED;
            case "no_asm_simp" -> Simplifier.Assumptions.USED;
            case "no_asm_use" -> Simplifier.Assumptions.NOT_USED;
            case "no_asm" -> Simplifier.Assumptions.IGNORED;
            default ->
                throw new UnknownMethod(call.text().name().position(), "simp has no option (" + options + ") here");
        };
    }

    /** The simpset with what the sections say; for methods that do more, {@code simp} is before the keywords. */
    static SimpSet simpSet(MethodCall call, String prefix) {
        SimpSet set = call.proof().simpSet();
        String before = prefix.isEmpty() ? "" : prefix + " ";
        for (Method.Section section : call.text().sections()) {
            String keyword = section.keyword();
            if (keyword.isEmpty()) {
                continue;
            }
            List<Thm> facts = keyword.equals("arbitrary") ? List.of() : call.theorems(section);
            if (keyword.equals(prefix.isEmpty() ? "add" : prefix)) {
                set = set.add(facts);
            } else if (keyword.equals(before + "del")) {
                set = set.delete(facts);
            } else if (keyword.equals(before + "only")) {
                set = set.only(facts);
            } else if (keyword.equals(before + "flip") || keyword.equals("flip")) {
                set = set.delete(facts)
                        .add(facts.stream().map(Resolution::symmetric).toList());
            } else if (keyword.equals("split")) {
                set = set.addSplits(facts);
            } else if (keyword.equals("split del")) {
                set = set.deleteSplits(facts);
            } else if (keyword.equals("cong")) {
                set = set.addCongruences(facts);
            } else if (keyword.equals("cong del")) {
                set = set.deleteCongruences(facts);
            } else if (keyword.equals("iff")) {
                set = set.add(facts);
            } else if (!List.of(
                            "intro", "elim", "dest", "simp", "intro del", "elim del", "dest del", "rule", "rule del")
                    .contains(keyword)) {
                throw new UnknownMethod(
                        call.text().name().position(), call.name() + " has no argument " + keyword + ": here");
            }
        }
        return set;
    }

    /** One case distinction by the rules alone. */
    private static Tactic split(MethodCall call) {
        SimpSet set = SimpSet.EMPTY.addSplits(call.arguments());
        return call.with(call.proof().with(set)).inserting(c -> c.simplifier(Simplifier.Assumptions.IGNORED)::simplify);
    }

    /** The chained facts are part of the goal. */
    private static Tactic unfold(MethodCall call, List<Thm> equations) {
        return call.inserting(c -> unfold(c, equations));
    }

    /** Rewrites the whole goal with equations, from left to right. */
    public static Tactic unfold(ProofContext context, List<Thm> equations) {
        SimpSet set = SimpSet.EMPTY.only(equations);
        return new Simplifier(
                set, context.signature(), context.effort(), context.names(), Simplifier.Assumptions.NOT_USED)::simplify;
    }
}
