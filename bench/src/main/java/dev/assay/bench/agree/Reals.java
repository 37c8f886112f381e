package dev.assay.bench.agree;

import java.util.List;

/** Rational and real numbers. */
final class Reals {
    private final Draft draft;

    Reals(Draft draft) {
        this.draft = draft;
    }

    void declare() {
        draft.importing("Complex_Main");
        String number = draft.pick(List.of("rat", "real"));
        Ty type = Ty.con(number);
        draft.provide(type);
        for (String constant : List.of("0", "1", "2", "1 / 2", "- 1")) {
            draft.provide(new Operation("(" + constant + "::" + number + ")", List.of(), type));
        }
        for (String operator : List.of("+", "-", "*", "/")) {
            draft.provide(new Operation("(%s " + operator + " %s)", List.of(type, type), type));
        }
        for (String relation : List.of("<", "≤")) {
            draft.provide(new Operation("(%s " + relation + " %s)", List.of(type, type), Types.BOOL));
        }
        draft.provide(Operation.prefix("max", List.of(type, type), type));
        draft.provide(new Operation("(of_nat %s)", List.of(Types.NAT), type));
        draft.provide(new Operation("(of_int %s)", List.of(Types.INT), type));
        draft.provide(new Operation("⌊%s⌋", List.of(type), Types.INT));
        draft.provide(new Operation("¦%s¦", List.of(type), type));
        draft.provide(new Operation("(%s ^ %s)", List.of(type, Types.NAT), type));
        String x = "(x::" + number + ")";
        for (String law : List.of(
                "x + y - y = $",
                "$ / 0 = 0",
                "y ≠ 0 ⟹ $ / y * y = x",
                "$ < y ⟹ ∃z. x < z ∧ z < y",
                "$ * x ≥ 0",
                "⌊of_int k + $⌋ = k + ⌊x⌋",
                "of_int ⌊$⌋ ≤ x",
                "$ < of_int (⌊x⌋ + 1)",
                "$ + y = y + x",
                "¦$ + y¦ ≤ ¦x¦ + ¦y¦",
                "∃n. $ < of_nat n",
                "inverse (inverse $) = x",
                "(x + y) ^ 2 = $ ^ 2 + 2 * x * y + y ^ 2")) {
            draft.know(law.replace("$", x));
        }
        draft.know(number.equals("real") ? "∃x::real. x * x = 2" : "¬ (∃x::rat. x * x = 2)");
        for (String question : List.of(
                "$ / y * y = x",
                "⌊$⌋ + ⌊y⌋ = ⌊x + y⌋",
                "$ * y = y ⟹ x = 1",
                "$ ^ 2 = y ^ 2 ⟹ x = y",
                "∃n. $ = of_int n",
                "$ < y ⟹ x * z ≤ y * z")) {
            draft.ask(question.replace("$", x));
        }
    }
}
