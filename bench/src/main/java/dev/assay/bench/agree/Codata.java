package dev.assay.bench.agree;

import dev.assay.bench.agree.Terms.Variable;
import java.util.ArrayList;
import java.util.List;

/** A type of values without end, and a function that makes them. */
final class Codata {
    private final Draft draft;

    Codata(Draft draft) {
        this.draft = draft;
    }

    void declare() {
        String name = draft.name("t");
        Ty type = Ty.con(name);
        String end = "C" + name + "0";
        String more = "C" + name + "1";
        boolean mayEnd = draft.chance(60);
        Ty head = draft.pick(List.of(Types.NAT, Types.BOOL, Types.INT));
        draft.add("codatatype " + name + " = " + (mayEnd ? end + " | " : "") + more + " (" + name + "_h: " + head
                + ") (" + name + "_t: " + name + ")");
        if (mayEnd) {
            draft.provide(new Operation(end, List.of(), type));
        }
        draft.provide(Operation.prefix(more, List.of(head, type), type));
        draft.provide(Operation.prefix(name + "_h", List.of(type), head));
        draft.provide(Operation.prefix(name + "_t", List.of(type), type));
        draft.provide(type);
        draft.know(name + "_h (" + more + " x y) = x");
        produce(name, type, head, mayEnd ? end : "", more);
    }

    private void produce(String name, Ty type, Ty head, String end, String more) {
        String function = draft.name("f");
        Ty seed = draft.pick(List.of(Types.NAT, Types.INT, Ty.list(Types.NAT)));
        List<Variable> scope = List.of(new Variable("v0", seed));
        Terms terms = draft.terms(draft.ground());
        String step =
                more + " " + terms.term(head, 2, scope) + " (" + function + " " + terms.term(seed, 2, scope) + ")";
        String body = end.isEmpty() || draft.chance(30)
                ? step
                : "(if " + terms.term(Types.BOOL, 2, scope) + " then " + end + " else " + step + ")";
        String equation = function + " v0 = " + body;
        draft.add("primcorec " + function + " :: \"" + Ty.fun(seed, type) + "\" where\n  \"" + equation + "\"");
        draft.provide(Operation.prefix(function, List.of(seed), type));
        draft.know(equation);
        var inner = new ArrayList<>(List.of(name + "_t (" + function + " x) = " + function + " y"));
        inner.add("(∃x. " + name + "_t x = x)");
        inner.forEach(draft::ask);
    }

    /** Sequences of anything without end, and a function on them. */
    void streams() {
        String s = draft.name("t");
        Ty type = Ty.con(s, Types.A);
        String make = "C" + s;
        String f = draft.name("f");
        draft.add("codatatype 'a " + s + " = " + make + " (" + s + "_h: 'a) (" + s + "_t: \"'a " + s + "\")");
        draft.add("primcorec " + f + " :: \"'a " + s + " ⇒ 'a " + s + " ⇒ 'a " + s + "\" where\n  \"" + s + "_h (" + f
                + " x y) = " + s + "_h x\" |\n  \"" + s + "_t (" + f + " x y) = "
                + draft.pick(List.of(f + " y (" + s + "_t x)", f + " (" + s + "_t x) y", "y")) + "\"");
        draft.provide(Operation.prefix(make, List.of(Types.A, type), type));
        draft.provide(Operation.prefix(s + "_h", List.of(type), Types.A));
        draft.provide(Operation.prefix(s + "_t", List.of(type), type));
        draft.provide(Operation.prefix(f, List.of(type, type), type));
        draft.provide(Ty.con(s, Types.NAT));
        draft.know(s + "_h (map_" + s + " g x) = g (" + s + "_h x)");
        draft.know(make + " (" + s + "_h x) (" + s + "_t x) = x");
        draft.know(s + "_h x ∈ set_" + s + " x");
        draft.ask(f + " x x = x");
        draft.ask("map_" + s + " g (" + f + " x y) = " + f + " (map_" + s + " g x) (map_" + s + " g y)");
        draft.ask(make + " y x = x");
    }
}
