package dev.assay.bench.agree;

import java.util.List;

/** Structures with laws: classes above each other, locales that are interpreted, quotients and subtypes with parameters. */
final class Algebra {
    private final Draft draft;

    Algebra(Draft draft) {
        this.draft = draft;
    }

    /** A class with two laws of which the second is a class of its own, and statements that need one, both or neither. */
    void classes() {
        String c = draft.name("c");
        String d = draft.name("c");
        draft.add("class " + c + " =\n  fixes " + c + "_op :: \"'a ⇒ 'a ⇒ 'a\"\n  assumes " + c + "_assoc: \"" + c
                + "_op (" + c + "_op x y) z = " + c + "_op x (" + c + "_op y z)\"");
        draft.add("class " + d + " = " + c + " +\n  assumes " + d + "_idem: \"" + c + "_op x x = x\"");
        String x = "(x::'a::" + c + ")";
        String y = "(x::'a::" + d + ")";
        draft.know(c + "_op (" + c + "_op " + x + " y) (" + c + "_op z w) = " + c + "_op x (" + c + "_op (" + c
                + "_op y z) w)");
        draft.know(c + "_op (" + c + "_op " + y + " y) (" + c + "_op x y) = " + c + "_op x y");
        draft.know(c + "_op (" + c + "_op " + y + " x) y = " + c + "_op x y");
        draft.ask(c + "_op " + x + " y = " + c + "_op y x");
        draft.ask(c + "_op " + x + " x = x");
        draft.ask(c + "_op " + y + " (" + c + "_op y x) = " + c + "_op x y");
        draft.ask("∃z. ∀x::'a::" + d + ". " + c + "_op z x = x");
        if (draft.chance(70)) {
            String operation = draft.pick(List.of("max", "min", "λa b. a", "λa b. b"));
            draft.add("instantiation nat :: " + d + "\nbegin\ndefinition " + c + "_op_nat_def: \"" + c
                    + "_op = ((" + operation + ") :: nat ⇒ nat ⇒ nat)\"\ninstance\n  by standard (auto simp: " + c
                    + "_op_nat_def max_def min_def)\nend");
            draft.provide(Operation.prefix(c + "_op", List.of(Types.NAT, Types.NAT), Types.NAT));
        }
    }

    /** A locale with an operation, another above it, and interpretations of both. */
    void locales() {
        String l = draft.name("l");
        String m = draft.name("l");
        draft.add("locale " + l
                + " =\n  fixes f :: \"'a ⇒ 'a ⇒ 'a\" and e :: 'a\n  assumes left: \"f e x = x\"\nbegin\n"
                + "fun " + l + "_all :: \"'a list ⇒ 'a\" where\n  \"" + l + "_all [] = e\" |\n  \"" + l
                + "_all (x # xs) = f x (" + l + "_all xs)\"\n"
                + "inductive " + l + "_in :: \"'a ⇒ bool\" where\n  \"" + l + "_in e\" |\n  \"" + l + "_in x ⟹ " + l
                + "_in (f x x)\"\nlemma " + l + "_a: \"" + l + "_all [e, x] = f x e\"\n  oops\nlemma " + l
                + "_b: \"f x e = x\"\n  oops\n"
                + "lemma " + l + "_c: \"" + l + "_in x ⟹ x = e\"\n  oops\nend");
        draft.add("locale " + m + " = " + l
                + " f e for f :: \"'b ⇒ 'b ⇒ 'b\" and e +\n  assumes comm: \"f x y = f y x\"\nbegin\nlemma " + m
                + "_a: \"f x e = x\"\n  oops\nlemma " + m + "_b: \"f x (f y z) = f (f x y) z\"\n  oops\nend");
        if (draft.chance(70)) {
            String operation = draft.pick(List.of("(+)", "max", "λa b. if a = 0 then b else a"));
            draft.add(
                    "interpretation " + l + "_n: " + l + " \"" + operation + "\" \"0::nat\"\n  by unfold_locales auto");
            draft.provide(Operation.prefix(l + "_n." + l + "_all", List.of(Ty.list(Types.NAT)), Types.NAT));
            draft.provide(Operation.prefix(l + "_n." + l + "_in", List.of(Types.NAT), Types.BOOL));
            draft.know(l + "_n." + l + "_all [0, 0] = 0");
            draft.ask(l + "_n." + l + "_in x");
        }
        if (draft.chance(50)) {
            draft.add("interpretation " + m + "_i: " + m + " \"(∪)\" \"{}::int set\"\n  by unfold_locales auto");
            draft.know(m + "_i." + l + "_all [x, y] = x ∪ y");
        }
    }

    /** Lists up to order and repetition. */
    void sets() {
        String q = draft.name("q");
        Ty type = Ty.con(q, Types.A);
        draft.add("quotient_type 'a " + q
                + " = \"'a list\" / \"λa b. set a = set b\"\n  by (auto intro!: equivpI reflpI sympI transpI)");
        draft.add("lift_definition " + q + "_e :: \"'a " + q + "\" is \"[]\" .");
        draft.add("lift_definition " + q + "_i :: \"'a ⇒ 'a " + q + " ⇒ 'a " + q + "\" is \"(#)\"\n  by auto");
        draft.add("lift_definition " + q + "_m :: \"'a ⇒ 'a " + q + " ⇒ bool\" is \"λx xs. x ∈ set xs\"\n  by auto");
        draft.provide(new Operation(q + "_e", List.of(), type));
        draft.provide(Operation.prefix(q + "_i", List.of(Types.A, type), type));
        draft.provide(Operation.prefix(q + "_m", List.of(Types.A, type), Types.BOOL));
        draft.provide(Ty.con(q, Types.NAT));
        draft.know(q + "_i x (" + q + "_i y z) = " + q + "_i y (" + q + "_i x z)");
        draft.know(q + "_i x (" + q + "_i x z) = " + q + "_i x z");
        draft.know("¬ " + q + "_m x " + q + "_e");
        draft.know(q + "_m x (" + q + "_i y z) = (x = y ∨ " + q + "_m x z)");
        draft.know(q + "_i x z ≠ " + q + "_e");
        draft.ask(q + "_i x y = " + q + "_i x z ⟹ y = z");
    }

    /** Differences of natural numbers. */
    void differences() {
        String q = draft.name("q");
        Ty type = Ty.con(q);
        draft.add("quotient_type " + q
                + " = \"nat × nat\" / \"λa b. fst a + snd b = fst b + snd a\"\n"
                + "  by (auto intro!: equivpI reflpI sympI transpI)");
        draft.add("lift_definition " + q + "_o :: \"nat ⇒ " + q + "\" is \"λn. (n, 0)\" .");
        draft.add("lift_definition " + q + "_n :: \"" + q + " ⇒ " + q + "\" is \"λp. (snd p, fst p)\"\n  by auto");
        draft.add("lift_definition " + q + "_a :: \"" + q + " ⇒ " + q + " ⇒ " + q
                + "\" is \"λp r. (fst p + fst r, snd p + snd r)\"\n  by auto");
        draft.provide(Operation.prefix(q + "_o", List.of(Types.NAT), type));
        draft.provide(Operation.prefix(q + "_n", List.of(type), type));
        draft.provide(Operation.prefix(q + "_a", List.of(type, type), type));
        draft.provide(type);
        draft.know(q + "_n (" + q + "_n x) = x");
        draft.know(q + "_a x (" + q + "_n x) = " + q + "_o 0");
        draft.know("(" + q + "_o x = " + q + "_o y) = (x = y)");
        draft.ask(q + "_n x ≠ x");
        draft.ask("∃n. x = " + q + "_o n");
    }

    /** Short lists as a type. */
    void subtype() {
        String q = draft.name("q");
        int bound = draft.pick(List.of(0, 1, 2));
        Ty type = Ty.con(q, Types.A);
        draft.add("typedef 'a " + q + " = \"{xs::'a list. length xs ≤ " + bound
                + "}\"\n  by (rule exI[of _ \"[]\"]) simp");
        draft.add("setup_lifting type_definition_" + q);
        draft.add("lift_definition " + q + "_r :: \"'a " + q + " ⇒ 'a " + q + "\" is rev\n  by simp");
        draft.add("lift_definition " + q + "_l :: \"'a " + q + " ⇒ nat\" is length .");
        draft.provide(Operation.prefix(q + "_r", List.of(type), type));
        draft.provide(Operation.prefix(q + "_l", List.of(type), Types.NAT));
        draft.provide(Ty.con(q, Types.NAT));
        draft.know(q + "_r (" + q + "_r x) = x");
        draft.know(q + "_l x ≤ " + bound);
        draft.ask(q + "_r x = x");
        draft.ask("∃x::nat " + q + ". " + q + "_l x = 1");
    }

    /** A record with one more field than another. */
    void extension() {
        String r = draft.name("r");
        String s = draft.name("r");
        Ty field = draft.anyType();
        Ty base = Ty.con(r);
        Ty type = Ty.con(s);
        draft.add("record " + r + " =\n  " + r + "_a :: nat");
        draft.add("record " + s + " = " + r + " +\n  " + s + "_b :: \"" + field + "\"");
        draft.provide(new Operation("⦇" + r + "_a = %s⦈", List.of(Types.NAT), base));
        draft.provide(new Operation("⦇" + r + "_a = %s, " + s + "_b = %s⦈", List.of(Types.NAT, field), type));
        draft.provide(Operation.prefix(r + "_a", List.of(base), Types.NAT));
        draft.provide(Operation.prefix(r + "_a", List.of(type), Types.NAT));
        draft.provide(Operation.prefix(s + "_b", List.of(type), field));
        draft.provide(Operation.prefix(r + ".truncate", List.of(type), base));
        draft.provide(new Operation("(%s⦇" + r + "_a := %s⦈)", List.of(type, Types.NAT), type));
        draft.provide(base);
        draft.provide(type);
        draft.know(r + "_a (x⦇" + s + "_b := y⦈) = " + r + "_a (x::" + s + ")");
        draft.know(r + "_a (" + r + ".truncate (x::" + s + ")) = " + r + "_a x");
        draft.ask(r + ".truncate (x::" + s + ") = " + r + ".truncate y ⟹ x = y");
    }

    /** One name with a definition for each of two types, and none for others. */
    void overloading() {
        String k = draft.name("k");
        String step = draft.pick(List.of("n + 1", "n", "2 * n"));
        draft.add("consts " + k + " :: \"'a ⇒ nat\"");
        draft.add("overloading " + k + "_nat ≡ \"" + k + " :: nat ⇒ nat\" " + k + "_bool ≡ \"" + k
                + " :: bool ⇒ nat\"\nbegin\ndefinition \"" + k + "_nat (n::nat) = " + step + "\"\ndefinition \"" + k
                + "_bool (b::bool) = (if b then 1 else 0 :: nat)\"\nend");
        draft.provide(Operation.prefix(k, List.of(Types.NAT), Types.NAT));
        draft.provide(Operation.prefix(k, List.of(Types.BOOL), Types.NAT));
        draft.know(k + " True = 1");
        draft.know(k + " (n::nat) = " + step);
        draft.ask(k + " (x::bool) ≤ " + k + " (y::nat)");
        draft.ask(k + " (x::int) = " + k + " y");
    }
}
