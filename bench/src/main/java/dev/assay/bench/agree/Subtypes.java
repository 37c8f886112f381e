package dev.assay.bench.agree;

import java.util.List;

/** Types whose values are functions, classes of some values only, or each other's parts without end. */
final class Subtypes {
    private final Draft draft;

    Subtypes(Draft draft) {
        this.draft = draft;
    }

    /** How often each element is there, which is not at all for all but finitely many. */
    void maps() {
        String q = draft.name("q");
        Ty type = Ty.con(q, Types.A);
        draft.add(
                "typedef 'a " + q + " = \"{f::'a ⇒ nat. finite {x. f x ≠ 0}}\"\n  by (rule exI[of _ \"λ_. 0\"]) simp");
        draft.add("setup_lifting type_definition_" + q);
        draft.add("lift_definition " + q + "_e :: \"'a " + q + "\" is \"λ_. 0\"\n  by simp");
        draft.add("lift_definition " + q + "_a :: \"'a ⇒ 'a " + q + " ⇒ 'a " + q
                + "\" is \"λx f. f(x := Suc (f x))\"\n  by (rule finite_subset[of _ \"insert _ _\"]) auto");
        draft.add("lift_definition " + q + "_c :: \"'a " + q + " ⇒ 'a ⇒ nat\" is \"λf x. f x\" .");
        draft.provide(new Operation(q + "_e", List.of(), type));
        draft.provide(Operation.prefix(q + "_a", List.of(Types.A, type), type));
        draft.provide(Operation.prefix(q + "_c", List.of(type, Types.A), Types.NAT));
        draft.provide(Ty.con(q, Types.BOOL));
        draft.provide(Ty.con(q, Types.NAT));
        draft.know(q + "_c (" + q + "_a x m) y = (if x = y then Suc (" + q + "_c m y) else " + q + "_c m y)");
        draft.know(q + "_a x (" + q + "_a y m) = " + q + "_a y (" + q + "_a x m)");
        draft.know(q + "_c " + q + "_e x = 0");
        draft.know("finite {x. " + q + "_c m x ≠ 0}");
        draft.know(q + "_a x m ≠ " + q + "_e");
        draft.know("∃x. " + q + "_c (m::nat " + q + ") x = 0");
        draft.ask(q + "_a x (" + q + "_a x m) = " + q + "_a x m");
        draft.ask("∃m. ∀x::nat. " + q + "_c m x = 1");
        draft.ask("∃m. ∀x::bool. " + q + "_c m x = 1");
        draft.ask("(∀x. " + q + "_c m x = " + q + "_c n x) = (m = n)");
    }

    /** Fractions; not every pair is one. */
    void partialQuotient() {
        String q = draft.name("q");
        Ty type = Ty.con(q);
        draft.add("quotient_type " + q
                + " = \"nat × nat\" / partial: \"λp r. snd p ≠ 0 ∧ snd r ≠ 0 ∧ fst p * snd r = fst r * snd p\"\n"
                + "  by (rule part_equivpI) (auto intro!: exI[of _ \"(0, 1)\"] sympI transpI)");
        draft.add("lift_definition " + q + "_o :: \"nat ⇒ " + q + "\" is \"λn. (n, 1)\"\n  by simp");
        draft.add("lift_definition " + q + "_m :: \"" + q + " ⇒ " + q + " ⇒ " + q
                + "\" is \"λp r. (fst p * fst r, snd p * snd r)\"\n  by auto");
        draft.add("lift_definition " + q + "_h :: \"" + q + " ⇒ " + q + "\" is \"λp. (fst p, 2 * snd p)\"\n  by auto");
        draft.provide(Operation.prefix(q + "_o", List.of(Types.NAT), type));
        draft.provide(Operation.prefix(q + "_m", List.of(type, type), type));
        draft.provide(Operation.prefix(q + "_h", List.of(type), type));
        draft.provide(type);
        draft.know(q + "_m (" + q + "_o a) (" + q + "_o b) = " + q + "_o (a * b)");
        draft.know("(" + q + "_o a = " + q + "_o b) = (a = b)");
        draft.know(q + "_m x y = " + q + "_m y x");
        draft.know(q + "_h (" + q + "_o (2 * a)) = " + q + "_o a");
        draft.know(q + "_h (" + q + "_o 1) ≠ " + q + "_o a");
        draft.ask("∃n. x = " + q + "_o n");
        draft.ask(q + "_h x = x ⟹ x = " + q + "_o 0");
        draft.ask(q + "_m x x = x");
    }

    /** Two types of values without end that are parts of each other. */
    void mutualCodata() {
        String t = draft.name("t");
        String s = draft.name("t");
        String one = "C" + t + "0";
        String end = "C" + s + "0";
        String more = "C" + s + "1";
        Ty first = Ty.con(t);
        Ty second = Ty.con(s);
        String f = draft.name("f");
        String g = draft.name("f");
        int bound = draft.pick(List.of(0, 1, 3));
        boolean ends = draft.chance(50);
        draft.add("codatatype " + t + " = " + one + " (" + t + "_h: nat) (" + t + "_r: " + s + ")\nand " + s + " = "
                + end + " | " + more + " (" + s + "_n: " + t + ")");
        String step = more + " (" + f + " (Suc n))";
        draft.add("primcorec " + f + " :: \"nat ⇒ " + t + "\" and " + g + " :: \"nat ⇒ " + s + "\" where\n  \"" + f
                + " n = " + one + " n (" + g + " n)\" |\n  \"" + g + " n = "
                + (ends ? "(if n < " + bound + " then " + step + " else " + end + ")" : step) + "\"");
        draft.provide(Operation.prefix(one, List.of(Types.NAT, second), first));
        draft.provide(new Operation(end, List.of(), second));
        draft.provide(Operation.prefix(more, List.of(first), second));
        draft.provide(Operation.prefix(t + "_h", List.of(first), Types.NAT));
        draft.provide(Operation.prefix(t + "_r", List.of(first), second));
        draft.provide(Operation.prefix(f, List.of(Types.NAT), first));
        draft.provide(Operation.prefix(g, List.of(Types.NAT), second));
        draft.provide(first);
        draft.provide(second);
        draft.know(t + "_h (" + f + " n) = n");
        draft.know(f + " m = " + f + " n ⟹ m = n");
        draft.know((ends ? "¬ " : "") + "(" + g + " " + bound + " ≠ " + end + ")");
        draft.ask(g + " m = " + g + " n ⟹ m = n");
        draft.ask("∃x. x = " + one + " 0 (" + more + " x)");
        draft.ask(t + "_r x ≠ " + more + " x");
    }

    /** A type below several others in itself. */
    void deeplyNested() {
        String t = draft.name("t");
        Ty type = Ty.con(t, Types.A);
        Ty numbers = Ty.con(t, Types.NAT);
        String leaf = "C" + t + "0";
        String node = "C" + t + "1";
        String choice = "C" + t + "2";
        String f = draft.name("f");
        draft.add("datatype 'a " + t + " = " + leaf + " 'a | " + node + " \"('a " + t + " × nat) list\" | " + choice
                + " \"bool ⇒ 'a " + t + " option\"");
        draft.add("primrec " + f + " :: \"nat " + t + " ⇒ nat\" where\n  \"" + f + " (" + leaf + " n) = n\" |\n  \"" + f
                + " (" + node + " ps) = sum_list (map (λp. fst p + snd p) (map (map_prod " + f
                + " id) ps))\" |\n  \"" + f + " (" + choice + " c) = (case map_option " + f
                + " (c True) of None ⇒ 1 | Some x ⇒ x)\"");
        draft.provide(Operation.prefix(leaf, List.of(Types.A), type));
        draft.provide(Operation.prefix(node, List.of(Ty.list(Ty.pair(type, Types.NAT))), type));
        draft.provide(Operation.prefix(choice, List.of(Ty.fun(Types.BOOL, Ty.option(type))), type));
        draft.provide(Operation.prefix(f, List.of(numbers), Types.NAT));
        draft.provide(numbers);
        draft.know(f + " (" + node + " [(" + leaf + " 2, 3), (" + node + " [], 1)]) = 6");
        draft.know(f + " (" + choice + " (λb. if b then Some (" + leaf + " 4) else None)) = 4");
        draft.know(f + " (" + node + " (ps @ qs)) = " + f + " (" + node + " ps) + " + f + " (" + node + " qs)");
        draft.know("map_" + t + " g (" + choice + " c) = " + choice + " (λb. map_option (map_" + t + " g) (c b))");
        draft.know("set_" + t + " (" + node + " [(" + leaf + " x, n)]) = {x}");
        draft.ask(f + " x = 0 ⟹ x = " + leaf + " 0");
        draft.ask("set_" + t + " x ≠ {}");
        draft.ask(choice + " c = " + choice + " d ⟹ c True = d True");
    }
}
