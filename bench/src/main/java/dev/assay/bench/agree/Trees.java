package dev.assay.bench.agree;

import java.util.List;

/** Datatypes with the functions that come with them, and datatypes inside other types. */
final class Trees {
    private final Draft draft;

    Trees(Draft draft) {
        this.draft = draft;
    }

    /** Trees with selectors, a function on labels, the set of labels, and the rest that Isabelle defines. */
    void declare() {
        String t = draft.name("t");
        Ty type = Ty.con(t, Types.A);
        String leaf = "C" + t + "0";
        String node = "C" + t + "1";
        String left = t + "_l";
        draft.add("datatype 'a " + t + " = " + leaf + " | " + node + " (" + left + ": \"'a " + t + "\") (" + t
                + "_x: 'a) \"'a " + t + "\"");
        Ty b = new Ty.Var("'b");
        draft.provide(new Operation(leaf, List.of(), type));
        draft.provide(Operation.prefix(node, List.of(type, Types.A, type), type));
        draft.provide(Operation.prefix(left, List.of(type), type));
        draft.provide(Operation.prefix(t + "_x", List.of(type), Types.A));
        draft.provide(Operation.prefix("map_" + t, List.of(Ty.fun(b, Types.A), Ty.con(t, b)), type));
        draft.provide(Operation.prefix("set_" + t, List.of(type), Ty.set(Types.A)));
        draft.provide(Operation.prefix("pred_" + t, List.of(Ty.fun(Types.A, Types.BOOL), type), Types.BOOL));
        draft.provide(Operation.prefix("size", List.of(type), Types.NAT));
        draft.provide(new Operation(
                "(case %s of " + leaf + " ⇒ %s | " + node + " u _ w ⇒ %s u w)",
                List.of(type, b, Ty.fun(List.of(type, type), b)),
                b));
        draft.provide(Ty.con(t, Types.NAT));
        draft.know("map_" + t + " f (map_" + t + " g x) = map_" + t + " (f ∘ g) x");
        draft.know("set_" + t + " (map_" + t + " f x) = f ` set_" + t + " x");
        draft.know("pred_" + t + " p x = (∀u∈set_" + t + " x. p u)");
        draft.know("finite (set_" + t + " x)");
        draft.know("rel_" + t + " (=) x y = (x = y)");
        draft.know("card (set_" + t + " x) ≤ size x");
        draft.ask("map_" + t + " f x = map_" + t + " f y ⟹ x = y");
        draft.ask("size (" + left + " x) < size (x::nat " + t + ")");
        draft.ask("x ≠ " + leaf + " ⟹ set_" + t + " (" + left + " x) ⊆ set_" + t + " x");
    }

    /** A type that stands below options, pairs or functions in itself. */
    void nested() {
        String t = draft.name("t");
        Ty type = Ty.con(t);
        String leaf = "C" + t + "0";
        String node = "C" + t + "1";
        String f = draft.name("f");
        record Inside(Ty type, String sum) {}
        Inside inside = draft.pick(List.of(
                new Inside(Ty.option(type), "(case map_option %1$s z of None ⇒ 1 | Some u ⇒ u + 1)"),
                new Inside(Ty.pair(type, type), "(case map_prod %1$s %1$s z of (u, w) ⇒ u + w)"),
                new Inside(Ty.fun(Types.BOOL, type), "%1$s (z True) + %1$s (z False)"),
                new Inside(Ty.fun(Types.NAT, type), "Suc (%1$s (z 0))"),
                new Inside(Ty.list(Ty.option(type)), "sum_list (map (λu. the (map_option %1$s u)) z)"),
                new Inside(Ty.sum(Types.NAT, type), "(case map_sum id %1$s z of Inl u ⇒ u | Inr w ⇒ w + 1)")));
        String sum = String.format(inside.sum(), f);
        draft.add("datatype " + t + " = " + leaf + " nat | " + node + " bool \"" + inside.type() + "\"");
        draft.add("primrec " + f + " :: \"" + t + " ⇒ nat\" where\n  \"" + f + " (" + leaf + " n) = n\" |\n  \"" + f
                + " (" + node + " b z) = " + sum + "\"");
        draft.provide(Operation.prefix(leaf, List.of(Types.NAT), type));
        draft.provide(Operation.prefix(node, List.of(Types.BOOL, inside.type()), type));
        draft.provide(Operation.prefix(f, List.of(type), Types.NAT));
        draft.provide(type);
        draft.provide(inside.type());
        draft.know(f + " (" + node + " b z) = " + sum);
        draft.know("(" + node + " b z = " + node + " c y) = (b = c ∧ z = y)");
        draft.ask(f + " x = 0 ⟹ x = " + leaf + " 0");
        draft.ask("(∃b z. x = " + node + " b z) = (∀n. x ≠ " + leaf + " n)");
    }
}
