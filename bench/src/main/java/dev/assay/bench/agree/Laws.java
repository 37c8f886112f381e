package dev.assay.bench.agree;

import static dev.assay.bench.agree.Ty.fun;
import static dev.assay.bench.agree.Ty.list;
import static dev.assay.bench.agree.Ty.option;
import static dev.assay.bench.agree.Ty.pair;
import static dev.assay.bench.agree.Ty.set;
import static dev.assay.bench.agree.Types.A;
import static dev.assay.bench.agree.Types.BOOL;
import static dev.assay.bench.agree.Types.INT;
import static dev.assay.bench.agree.Types.NAT;

import java.util.List;

/** Laws of Main, of which every instance is true. */
final class Laws {
    private static final Ty B = new Ty.Var("'b");

    static final List<Operation> ALL = List.of(
            law("%1$s ∨ ¬ %1$s", BOOL),
            law("(%1$s ⟶ %2$s) = (¬ %1$s ∨ %2$s)", BOOL, BOOL),
            law("%1$s = %1$s", A),
            law("%1$s + %2$s = %2$s + %1$s", NAT, NAT),
            law("%1$s - (%1$s + %2$s) = 0", NAT, NAT),
            law("%1$s + %2$s - %2$s = %1$s", NAT, NAT),
            law("%1$s + %2$s - %2$s = %1$s", INT, INT),
            law("%1$s * (%2$s + %3$s) = %1$s * %2$s + %1$s * %3$s", INT, INT, INT),
            law("%1$s mod 2 = 0 ∨ %1$s mod 2 = 1", NAT),
            law("%1$s mod 3 ≥ 0", INT),
            law("%1$s div 0 = 0", INT),
            law("%1$s mod 0 = %1$s", NAT),
            law("(%1$s div %2$s) * %2$s + %1$s mod %2$s = %1$s", INT, INT),
            law("(%1$s div %2$s) * %2$s + %1$s mod %2$s = %1$s", NAT, NAT),
            law("min %1$s %2$s ≤ max %1$s %2$s", INT, INT),
            law("nat (int %1$s) = %1$s", NAT),
            law("int (nat %1$s) = max 0 %1$s", INT),
            law("¦%1$s¦ ≥ 0", INT),
            law("rev (rev %1$s) = %1$s", list(A)),
            law("rev (%1$s @ %2$s) = rev %2$s @ rev %1$s", list(A), list(A)),
            law("length (map %1$s %2$s) = length %2$s", fun(A, B), list(A)),
            law("set (%1$s @ %2$s) = set %1$s ∪ set %2$s", list(A), list(A)),
            law("take %1$s %2$s @ drop %1$s %2$s = %2$s", NAT, list(A)),
            law("length (filter %1$s %2$s) ≤ length %2$s", fun(A, BOOL), list(A)),
            law("hd (%1$s # %2$s) = %1$s", A, list(A)),
            law("(%1$s # %2$s) ! 0 = %1$s", A, list(A)),
            law("set (remdups %1$s) = set %1$s", list(A)),
            law("card (set %1$s) ≤ length %1$s", list(A)),
            law("sorted (sort %1$s)", list(NAT)),
            law("length (zip %1$s %2$s) = min (length %1$s) (length %2$s)", list(A), list(B)),
            law("%1$s ∩ (%2$s ∪ %3$s) = %1$s ∩ %2$s ∪ %1$s ∩ %3$s", set(A), set(A), set(A)),
            law("- (%1$s ∪ %2$s) = - %1$s ∩ - %2$s", set(A), set(A)),
            law("%1$s ` (%2$s ∪ %3$s) = %1$s ` %2$s ∪ %1$s ` %3$s", fun(A, B), set(A), set(A)),
            law("%1$s - %2$s ⊆ %1$s", set(A), set(A)),
            law("finite (set %1$s)", list(A)),
            law("{} ∈ Pow %1$s", set(A)),
            law("%1$s ⊆ %1$s⇧*", set(pair(A, A))),
            law("(%1$s⇧*)⇧* = %1$s⇧*", set(pair(A, A))),
            law("converse (converse %1$s) = %1$s", set(pair(A, B))),
            law("(fst %1$s, snd %1$s) = %1$s", pair(A, B)),
            law("%1$s = None ∨ (∃u. %1$s = Some u)", option(A)),
            law("(%1$s(%2$s := %3$s)) %2$s = %3$s", fun(A, B), A, B),
            law("(∀u. %1$s u) ⟶ %1$s %2$s", fun(A, BOOL), A),
            law("%1$s %2$s ⟶ %1$s (Eps %1$s)", fun(A, BOOL), A),
            law("%1$s %2$s ⟶ %1$s (Least %1$s)", fun(NAT, BOOL), NAT),
            law("%1$s %2$s ⟶ Least %1$s ≤ %2$s", fun(NAT, BOOL), NAT),
            law("(¬ (∀u. %1$s u)) = (∃u. ¬ %1$s u)", fun(A, BOOL)),
            law("(if %1$s then %2$s else %2$s) = %2$s", BOOL, A),
            law("foldr %1$s [] %2$s = %2$s", fun(A, fun(B, B)), B),
            law("map %1$s (map %2$s %3$s) = map (%1$s ∘ %2$s) %3$s", fun(B, NAT), fun(A, B), list(A)),
            law("(%1$s ^^ Suc %2$s) %3$s = %1$s ((%1$s ^^ %2$s) %3$s)", fun(A, A), NAT, A));

    private Laws() {}

    private static Operation law(String text, Ty... arguments) {
        return new Operation(text, List.of(arguments), BOOL);
    }
}
