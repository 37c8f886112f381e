package dev.assay.bench.agree;

import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Orders on own types, instances of instances, and what locales make of their definitions elsewhere. */
final class Structures {
    private final Draft draft;

    Structures(Draft draft) {
        this.draft = draft;
    }

    /** A total order on a type, by numbers. */
    void orders() {
        String t = draft.name("t");
        Ty type = Ty.con(t);
        String low = "C" + t + "0";
        String high = "C" + t + "1";
        String some = "C" + t + "2";
        String rank = draft.name("f");
        boolean isLowFirst = draft.chance(50);
        draft.add("datatype " + t + " = " + low + " | " + high + " | " + some + " nat");
        draft.add("fun " + rank + " :: \"" + t + " ⇒ nat\" where\n  \"" + rank + " " + low + " = "
                + (isLowFirst ? 0 : 1) + "\" |\n  \"" + rank + " " + high + " = " + (isLowFirst ? 1 : 0) + "\" |\n  \""
                + rank + " (" + some + " n) = n + 2\"");
        draft.add("instantiation " + t + " :: linorder\nbegin\ndefinition less_eq_" + t + "_def: \"(x::" + t
                + ") ≤ y ⟷ " + rank + " x ≤ " + rank + " y\"\ndefinition less_" + t + "_def: \"(x::" + t + ") < y ⟷ "
                + rank + " x < " + rank + " y\"\ninstance\n  by standard (auto simp: less_eq_" + t + "_def less_" + t
                + "_def elim!: " + rank + ".elims)\nend");
        draft.provide(new Operation(low, List.of(), type));
        draft.provide(new Operation(high, List.of(), type));
        draft.provide(Operation.prefix(some, List.of(Types.NAT), type));
        draft.provide(Operation.prefix(rank, List.of(type), Types.NAT));
        draft.provide(new Operation("(%s ≤ %s)", List.of(type, type), Types.BOOL));
        draft.provide(Operation.prefix("min", List.of(type, type), type));
        draft.provide(Operation.prefix("Max", List.of(Ty.set(type)), type));
        draft.provide(Operation.prefix("sort", List.of(Ty.list(type)), Ty.list(type)));
        draft.provide(type);
        draft.know("sorted (sort (xs::" + t + " list))");
        draft.know("max " + low + " " + high + " = " + (isLowFirst ? high : low));
        draft.know("Min {" + some + " 3, " + high + ", " + some + " 0} = " + high);
        draft.know(
                "sort [" + some + " 1, " + low + ", " + some + " 0] = [" + low + ", " + some + " 0, " + some + " 1]");
        draft.know("(LEAST x. x = " + some + " n ∨ x = " + some + " (n + 1)) = " + some + " n");
        draft.ask("∃x. ∀y. (y::" + t + ") ≤ x");
        draft.ask("∃x. ∀y. x ≤ (y::" + t + ")");
        draft.ask("x < (y::" + t + ") ⟹ ∃z. x < z ∧ z < y");
        draft.ask(low + " ≤ x");
    }

    /** A weight of values of any type that is made of weighed ones. */
    void instances() {
        String c = draft.name("c");
        String w = c + "_w";
        int k = draft.pick(List.of(0, 1, 2));
        int no = draft.pick(List.of(0, 1, 3));
        int factor = draft.pick(List.of(0, 1, 2));
        int none = draft.pick(List.of(0, 1, 5));
        boolean isRight = draft.chance(50);
        draft.add("class " + c + " =\n  fixes " + w + " :: \"'a ⇒ nat\"");
        draft.add(instance("nat :: " + c, w, "nat", "(n::nat) = n + " + k));
        draft.add(instance("bool :: " + c, w, "bool", "(b::bool) = (if b then 2 else " + no + ")"));
        draft.add(instance(
                "option :: (" + c + ") " + c,
                w,
                "option",
                "(x::'a option) = (case x of None ⇒ " + none + " | Some y ⇒ Suc (" + w + " y))"));
        draft.add(instance(
                "prod :: (" + c + ", " + c + ") " + c,
                w,
                "prod",
                "(p::'a × 'b) = " + w + " (fst p) + " + factor + " * " + w + " (snd p)"));
        draft.add(instance(
                "list :: (" + c + ") " + c,
                w,
                "list",
                "(xs::'a list) = " + (isRight ? "foldr" : "fold") + " (λx n. " + w + " x + 2 * n) xs 0"));
        record Weighed(String text, int weight) {}
        var base = new ArrayList<Weighed>();
        for (int i = 0; i < 4; i++) {
            boolean isTrue = draft.chance(50);
            int n = draft.choices().draw(Gens.ints(0, 4));
            base.add(new Weighed(
                    "(" + (isTrue ? "True" : "False") + ", Some (" + n + "::nat))",
                    (isTrue ? 2 : no) + factor * (n + k + 1)));
            base.add(new Weighed(
                    "(" + (isTrue ? "True" : "False") + ", (None::nat option))", (isTrue ? 2 : no) + factor * none));
        }
        List<Weighed> all = draft.choices().repeat(1, 3, _ -> draft.pick(base));
        int sum = 0;
        for (Weighed each : isRight ? all.reversed() : all) {
            sum = each.weight + 2 * sum;
        }
        String list = all.stream().map(Weighed::text).collect(Collectors.joining(", ", "[", "]"));
        draft.know(w + " " + list + " = " + sum);
        draft.know(w + " (Some " + list + ") ≠ " + sum);
        draft.know(w + " (x::nat) = " + w + " y ⟹ x = y");
        draft.know(w + " (x::'a::" + c + " list, y::nat) ≥ " + w + " x");
        draft.ask(w + " (x::bool × nat) = " + w + " y ⟹ x = y");
        draft.ask(w + " (x::'a::" + c + " list) = " + w + " (rev x)");
        draft.ask(w + " (x::'a::" + c + ") = " + w + " y");
        for (Ty type : List.of(
                Types.NAT,
                Types.BOOL,
                Ty.option(Types.NAT),
                Ty.list(Ty.option(Types.BOOL)),
                Ty.pair(Types.NAT, Types.BOOL))) {
            draft.provide(Operation.prefix(w, List.of(type), Types.NAT));
        }
    }

    private static String instance(String arity, String w, String constructor, String equation) {
        return "instantiation " + arity + "\nbegin\ndefinition " + w + "_" + constructor + "_def: \"" + w + " "
                + equation + "\"\ninstance ..\nend";
    }

    /** What an interpretation calls by a name of its own, and what it says instead. */
    void rewriting() {
        String l = draft.name("l");
        int stride = draft.pick(List.of(0, 1, 2, 3));
        int start = draft.pick(List.of(0, 1, 4));
        draft.add("locale " + l + " =\n  fixes g :: \"'a ⇒ 'a\" and k :: 'a\nbegin\nprimrec " + l
                + "_it :: \"nat ⇒ 'a\" where\n  \"" + l + "_it 0 = k\" |\n  \"" + l + "_it (Suc n) = g (" + l
                + "_it n)\"\ndefinition " + l + "_two :: 'a where \"" + l + "_two = g (g k)\"\nlemma " + l + "_same: \""
                + l + "_it 2 = " + l + "_two\"\n  oops\nlemma " + l + "_moved: \"" + l + "_it (Suc n) = " + l
                + "_it n ⟹ " + l + "_it (n + 2) = " + l + "_it n\"\n  oops\nend");
        draft.add(
                "global_interpretation " + l + "_i: " + l + " \"λx::nat. x + " + stride + "\" " + start + "\n  defines "
                        + l + "_c = " + l + "_i." + l + "_it and " + l + "_w = " + l + "_i." + l + "_two\n  .");
        draft.add("interpretation " + l + "_j: " + l + " Suc 0\n  rewrites \"" + l + "." + l
                + "_it Suc 0 = (λn. n)\"\nproof -\n  show \"" + l + "." + l
                + "_it Suc 0 = (λn. n)\"\n    by (rule ext, induct_tac n) (simp_all add: " + l + "." + l
                + "_it.simps)\nqed");
        draft.provide(Operation.prefix(l + "_c", List.of(Types.NAT), Types.NAT));
        draft.provide(new Operation(l + "_w", List.of(), Types.NAT));
        draft.provide(new Operation(l + "_j." + l + "_two", List.of(), Types.NAT));
        draft.provide(new Operation(
                "(" + l + "." + l + "_it %s %s %s)", List.of(Ty.fun(Types.A, Types.A), Types.A, Types.NAT), Types.A));
        draft.know(l + "_c n = " + start + " + " + stride + " * n");
        draft.know(l + "_w = " + (start + 2 * stride));
        draft.know(l + "_j." + l + "_two = 2");
        draft.know(l + "." + l + "_it g k (m + n) = (g ^^ m) (" + l + "." + l + "_it g k n)");
        draft.ask(l + "_c m = " + l + "_c n ⟹ m = n");
        draft.ask(l + "." + l + "_it g k 2 = k ⟹ g k = k");
        draft.provide(new Values.Function(
                l + "_c",
                List.of(Kind.NUMBER),
                Kind.NUMBER,
                arguments -> start + stride * (Long) arguments.getFirst()));
    }

    /** A locale that is another one with its arguments turned round. */
    void sublocales() {
        String a = draft.name("l");
        String b = draft.name("l");
        draft.add("locale " + a + " =\n  fixes f :: \"'a ⇒ 'a ⇒ bool\"\n  assumes " + a
                + "_t: \"f x y ⟹ f y z ⟹ f x z\"\nbegin\ndefinition " + a + "_up :: \"'a ⇒ 'a set\" where \"" + a
                + "_up x = {y. f x y}\"\nlemma " + a + "_m: \"f x y ⟹ " + a + "_up y ⊆ " + a
                + "_up x\"\n  oops\nlemma " + a + "_n: \"" + a + "_up x ⊆ " + a + "_up y ⟹ f y x\"\n  oops\nend");
        draft.add("locale " + b + " =\n  fixes g :: \"'b ⇒ 'b ⇒ bool\"\n  assumes " + b
                + "_t: \"g x y ⟹ g z x ⟹ g z y\" and " + b + "_r: \"g x x\"");
        draft.add("sublocale " + b + " ⊆ inner: " + a + " \"λx y. g y x\"\n  by unfold_locales (rule " + b + "_t)");
        draft.add("context " + b + "\nbegin\nlemma " + b + "_a: \"x ∈ inner." + a + "_up x\"\n  oops\nlemma " + b
                + "_b: \"y ∈ inner." + a + "_up x ⟹ g y x\"\n  oops\nlemma " + b + "_c: \"y ∈ inner." + a
                + "_up x ⟹ g x y\"\n  oops\nlemma " + b + "_d: \"inner." + a + "_up x = inner." + a
                + "_up y ⟹ g x y ∧ g y x\"\n  oops\nend");
        if (draft.chance(60)) {
            draft.add("interpretation " + b + "_n: " + b + " \"(≤) :: nat ⇒ nat ⇒ bool\"\n  by unfold_locales auto");
            String up = b + "_n.inner." + a + "_up";
            draft.provide(Operation.prefix(up, List.of(Types.NAT), Ty.set(Types.NAT)));
            draft.know(up + " x = {..x}");
            draft.know("card (" + up + " x) = Suc x");
            draft.ask(up + " x = " + up + " y ⟹ x < y ∨ y < x");
        }
    }

    /** What is fixed and assumed for a while. */
    void contexts() {
        String d = draft.name("d");
        String e = draft.name("f");
        draft.add("context\n  fixes n :: nat\n  assumes " + d + "_pos: \"0 < n\"\nbegin\ndefinition " + d
                + " :: \"nat ⇒ nat\" where \"" + d + " x = x mod n\"\nfun " + e + " :: \"nat list ⇒ nat\" where\n  \""
                + e + " [] = n\" |\n  \"" + e + " (x # xs) = " + d + " (x + " + e + " xs)\"\nlemma " + d + "_small: \""
                + d
                + " x < n\"\n  oops\nlemma " + d + "_idem: \"" + d + " (" + d + " x + y) = " + d
                + " (x + y)\"\n  oops\nlemma " + d + "_e: \"" + e + " xs = " + d + " (sum_list xs)\"\n  oops\nend");
        draft.provide(Operation.prefix(d, List.of(Types.NAT, Types.NAT), Types.NAT));
        draft.provide(Operation.prefix(e, List.of(Types.NAT, Ty.list(Types.NAT)), Types.NAT));
        draft.know("0 < n ⟹ " + d + " n x < n");
        draft.know(d + " 3 5 = 2");
        draft.know(e + " 3 [2, 2] = 1");
        draft.know(d + " 0 x = x");
        draft.ask(d + " n x < n");
        draft.ask(e + " n xs ≤ n");
        draft.provide(new Values.Function(d, List.of(Kind.NUMBER, Kind.NUMBER), Kind.NUMBER, arguments -> {
            long n = (Long) arguments.getFirst();
            long x = (Long) arguments.getLast();
            return n == 0 ? x : x % n;
        }));
    }

    /** Something of which only this is known. */
    void axioms() {
        String k = draft.name("k");
        draft.add("axiomatization " + k + " :: \"nat ⇒ nat\" and " + k + "_s :: \"'a set\" where\n  " + k
                + "_grows: \"n < " + k + " n\" and\n  " + k + "_inside: \"x ∈ " + k + "_s\"");
        draft.know(k + " (" + k + " n) ≥ n + 2");
        draft.know(k + " n ≠ 0");
        draft.know(k + "_s = (UNIV :: nat set)");
        draft.ask(k + " n = Suc n");
        draft.ask(k + " m = " + k + " n ⟹ m = n");
        draft.ask("∃n. " + k + " n = n");
    }
}
