package dev.assay.bench.agree;

import java.util.List;

/** Operators, binders and names that are taken. */
final class Notations {
    private final Draft draft;

    Notations(Draft draft) {
        this.draft = draft;
    }

    private record Infix(String symbol, String kind, int priority) {}

    /** An operator that is not associative, so that brackets matter. */
    void operators() {
        String d = draft.name("d");
        Infix infix = draft.pick(List.of(
                new Infix("⊖⊖", "infixl", 65),
                new Infix("⊖⊖", "infixr", 65),
                new Infix("⊘⊘", "infixl", 70),
                new Infix("⊘⊘", "infixr", 60),
                new Infix("⊛⊛", "infix", 70)));
        String op = infix.symbol + d + "⊖";
        draft.add("definition " + d + " :: \"nat ⇒ nat ⇒ nat\"  (" + infix.kind + " \"" + op + "\" " + infix.priority
                + ") where\n  \"x " + op + " y = x + 2 * y\"");
        draft.provide(new Operation("(%s " + op + " %s)", List.of(Types.NAT, Types.NAT), Types.NAT));
        draft.know("(x " + op + " y) " + op + " z = x + 2 * y + 2 * z");
        draft.know("x " + op + " (y " + op + " z) = x + 2 * y + 4 * z");
        if (!infix.kind.equals("infix")) {
            boolean isLeft = infix.kind.equals("infixl");
            draft.know("1 " + op + " 1 " + op + " 1 = (" + (isLeft ? 5 : 7) + " :: nat)");
            draft.deny("1 " + op + " 1 " + op + " 1 = (" + (isLeft ? 7 : 5) + " :: nat)");
        }
        if (infix.priority > 65) {
            draft.know("1 + 1 " + op + " 1 = (4 :: nat)");
        }
        if (infix.priority < 65) {
            draft.know("1 + 1 " + op + " 1 + 1 = (6 :: nat)");
        }
        if (infix.priority == 70 && infix.kind.equals("infixl")) {
            draft.know("2 * 2 " + op + " 1 = (6 :: nat)");
            draft.know("2 " + op + " 2 * 2 = (12 :: nat)");
        }
        draft.know("(" + op + ") 3 = (λy. 3 + 2 * y)");
        draft.provide(new Values.Function(
                "(" + op + ")",
                List.of(Kind.NUMBER, Kind.NUMBER),
                Kind.NUMBER,
                arguments -> (Long) arguments.getFirst() + 2 * (Long) arguments.getLast()));
    }

    void binders() {
        String d = draft.name("d");
        String b = "BIND" + d;
        draft.add("definition " + d + " :: \"(nat ⇒ bool) ⇒ bool\"  (binder \"" + b + " \" 10) where\n  \"" + d
                + " P = (∀n<3. P n)\"");
        draft.provide(Operation.prefix(d, List.of(Ty.fun(Types.NAT, Types.BOOL)), Types.BOOL));
        draft.know("(" + b + " n. n < 3)");
        draft.know("(" + b + " m n. m + n < 5)");
        draft.deny("(" + b + " m n. m + n < 4)");
        draft.know("(" + b + " n. P n ∧ Q n) = ((" + b + " n. P n) ∧ (" + b + " n. Q n))");
        draft.deny("(" + b + " n. P n) ⟹ P n");
        draft.add("notation " + d + "  (\"ALL" + d + "\")");
        draft.know("ALL" + d + " (λn. n ≤ 2)");
    }

    /** Bound variables with the name of a constant, and of each other. */
    void shadows() {
        String k = draft.name("k");
        int value = draft.pick(List.of(0, 1, 5));
        draft.add("definition " + k + " :: nat where \"" + k + " = " + value + "\"");
        draft.know(k + " = " + value);
        draft.know("(λ" + k + ". " + k + " + 1) 7 = (8 :: nat)");
        draft.know("(∃" + k + ". " + k + " = (7 :: nat)) ∧ " + k + " = " + value);
        draft.know("(let " + k + " = 2 in " + k + " + " + k + ") = (4 :: nat)");
        draft.know("(λx. λx. x) a b = b");
        draft.know("(∀x. P x ⟶ (∃x. P x))");
        draft.know("(let x = 1; x = x + 1 in x) = (2 :: nat)");
        draft.know("(λ(x, y). λx. x + y) (1, 2) 5 = (7 :: nat)");
        draft.know("{x. ∃x. x = (0::nat)} = (UNIV :: nat set)");
        draft.deny("(λx. λx. x) a b = (a :: nat)");
        draft.deny("∀x. P x ⟶ (∀x. P (x::nat))");
        draft.deny("(let " + k + " = 2 in " + k + ") = " + k + " + 10");
        String locale = draft.name("l");
        draft.add("locale " + locale + " =\n  fixes " + k + "' :: \"nat ⇒ nat\"\n  assumes " + locale + "_p: \"" + k
                + "' 0 = " + k + "\"\nbegin\ndefinition " + locale + "_e where \"" + locale + "_e x = " + k
                + "' (x * 0) + " + k + "\"\nlemma " + locale + "_t: \"" + locale + "_e x = 2 * " + k
                + "\"\n  oops\nlemma " + locale + "_f: \"" + locale + "_e x = " + k + " + 1\"\n  oops\nend");
    }

    /** What is said with quantifiers of the meta-logic. */
    void metaLogic() {
        Ty type = draft.anyType();
        draft.know("(⋀x::" + type + ". P x ⟹ Q x) ⟹ (∀x. P x ⟶ Q x)");
        draft.know("(⋀x::" + type + ". P x) ⟹ P y ∧ P z");
        draft.know("(⋀x y. R x y ⟹ R y x) ⟹ R a (b::" + type + ") = R b a");
        draft.know("(⋀x::" + type + ". f x ≡ g x) ⟹ map f xs = map g xs");
        draft.know("(P ⟹ Q) ⟹ (¬ P ⟹ Q) ⟹ Q");
        draft.know("((P ⟹ False) ⟹ P) ⟹ P");
        draft.deny("(⋀x::nat. P x ⟹ Q x) ⟹ (∀x. Q x ⟶ P x)");
        draft.deny("(⋀x::nat. P x ⟹ Q) ⟹ Q");
        draft.deny("(P ⟹ Q) ⟹ (Q ⟹ P)");
        draft.deny("((P ⟹ Q) ⟹ R) ⟹ P ⟹ Q");
        draft.deny("(⋀x y. R x y ⟹ R y x) ⟹ R a (b::nat) ⟹ R a a");
        draft.deny("(⋀n. P n ⟹ P (Suc n)) ⟹ P n");
        draft.know("P 0 ⟹ (⋀n. P n ⟹ P (Suc n)) ⟹ P n");
        draft.know("(⋀n::nat. (⋀m. m < n ⟹ P m) ⟹ P n) ⟹ P k");
        draft.deny("(⋀n::int. (⋀m. m < n ⟹ P m) ⟹ P n) ⟹ P k");
    }
}
