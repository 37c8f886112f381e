package dev.assay.prove.method;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Method;
import dev.assay.prove.classical.Arith;
import dev.assay.prove.classical.Auto;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.tactic.ClassicalRules;
import java.util.List;

/** Methods that search by the rules of the context: {@code auto}, {@code blast} and their like, and {@code arith}. */
final class ClassicalMethods {
    private ClassicalMethods() {}

    static void register(Methods methods) {
        methods.register("auto", (call, state) -> state.each(auto(call, Auto.Search.SHORT)));
        methods.register("clarsimp", (call, state) -> state.first(safe(call, Auto.Steps.SINGLE)));
        methods.register("clarify", (call, state) -> state.first(safe(call, Auto.Steps.SINGLE_DEDUCTION)));
        methods.register("safe", (call, state) -> state.each(safe(call, Auto.Steps.DEDUCTION)));
        for (String name : List.of("force", "fastforce", "fast", "blast", "slow", "best", "bestsimp", "iprover")) {
            methods.register(name, (call, state) -> state.first(Methods.finishing(auto(call, Auto.Search.LONG))));
        }
        for (String name : List.of("eval", "normalization", "code_simp")) {
            methods.register(name, (call, state) -> state.first(Methods.finishing(auto(call, Auto.Search.SHORT))));
        }
        methods.register("order", (call, state) -> state.first(Methods.finishing(safe(call, Auto.Steps.ALL))));
        for (String name : List.of("arith", "linarith", "presburger")) {
            methods.register(name, (call, state) -> state.first(Methods.finishing(call.inserting(Arith::new))));
        }
    }

    private static Tactic auto(MethodCall call, Auto.Search search) {
        return classical(call).inserting(c -> new Auto(c, search));
    }

    private static Tactic safe(MethodCall call, Auto.Steps steps) {
        return classical(call).inserting(c -> new Auto(c, steps));
    }

    /** The call with the rules that its sections name. */
    private static MethodCall classical(MethodCall call) {
        ClassicalRules rules = call.proof().rules();
        for (String kind : List.of("intro", "elim", "dest")) {
            for (Method.Section section : call.text().sections(kind)) {
                rules = rules.add(kind, section.modifier().equals("!"), call.theorems(section));
            }
            for (Method.Section section : call.text().sections(kind + " del")) {
                rules = rules.delete(call.theorems(section));
            }
        }
        for (Method.Section section : call.text().sections("iff")) {
            List<List<Thm>> both = call.theorems(section).stream()
                    .map(ClassicalRules::directions)
                    .filter(d -> d.size() == 2)
                    .toList();
            rules = rules.add("dest", false, both.stream().map(List::getFirst).toList())
                    .add("intro", false, both.stream().map(List::getLast).toList());
        }
        return call.with(
                call.proof().with(SimplifierMethods.simpSet(call, "simp")).with(rules));
    }
}
