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

import java.util.ArrayList;
import java.util.List;

/** What theories can use of Main. */
final class MainOperations {
    private static final Ty B = new Ty.Var("'b");
    private static final Ty C = new Ty.Var("'c");
    private static final Ty R = set(pair(A, A));

    static final List<Operation> ALL = all();

    private MainOperations() {}

    private static Operation op(Ty result, String text, Ty... arguments) {
        return new Operation(text, List.of(arguments), result);
    }

    private static List<Operation> all() {
        var all = new ArrayList<Operation>();
        for (Ty number : List.of(NAT, INT)) {
            for (int i = 0; i < 4; i++) {
                all.add(op(number, "(" + i + "::" + number + ")"));
            }
            for (String operator : List.of("+", "-", "*", "div", "mod")) {
                all.add(op(number, "(%s " + operator + " %s)", number, number));
            }
            for (String relation : List.of("<", "≤", "dvd")) {
                all.add(op(BOOL, "(%s " + relation + " %s)", number, number));
            }
            for (String function : List.of("min", "max", "gcd")) {
                all.add(op(number, "(" + function + " %s %s)", number, number));
            }
            all.add(op(BOOL, "(even %s)", number));
            all.add(op(number, "(%s ^ %s)", number, NAT));
            all.add(op(number, "(sum_list %s)", list(number)));
            all.add(op(number, "(sum %s %s)", fun(A, number), set(A)));
            all.add(op(BOOL, "(sorted %s)", list(number)));
            all.add(op(list(number), "(sort %s)", list(number)));
            all.add(op(list(number), "(insort %s %s)", number, list(number)));
            all.add(op(set(number), "{%s..%s}", number, number));
            all.add(op(set(number), "{%s..<%s}", number, number));
            all.add(op(number, "(Max %s)", set(number)));
            all.add(op(BOOL, "(mono %s)", fun(number, number)));
        }
        all.addAll(List.of(
                op(NAT, "(Suc %s)", NAT),
                op(NAT, "(nat %s)", INT),
                op(INT, "(int %s)", NAT),
                op(INT, "(- %s)", INT),
                op(INT, "¦%s¦", INT),
                op(list(NAT), "[%s..<%s]", NAT, NAT),
                op(BOOL, "True"),
                op(BOOL, "False"),
                op(BOOL, "(¬ %s)", BOOL),
                op(BOOL, "(%s ∧ %s)", BOOL, BOOL),
                op(BOOL, "(%s ∨ %s)", BOOL, BOOL),
                op(BOOL, "(%s ⟶ %s)", BOOL, BOOL),
                op(BOOL, "(%s = %s)", A, A),
                op(BOOL, "(%s ≠ %s)", A, A),
                op(A, "(if %s then %s else %s)", BOOL, A, A),
                op(list(A), "[]"),
                op(list(A), "(%s # %s)", A, list(A)),
                op(list(A), "[%s, %s]", A, A),
                op(list(A), "(%s @ %s)", list(A), list(A)),
                op(list(A), "(rev %s)", list(A)),
                op(list(B), "(map %s %s)", fun(A, B), list(A)),
                op(list(A), "(filter %s %s)", fun(A, BOOL), list(A)),
                op(NAT, "(length %s)", list(A)),
                op(A, "(%s ! %s)", list(A), NAT),
                op(A, "(hd %s)", list(A)),
                op(list(A), "(tl %s)", list(A)),
                op(A, "(last %s)", list(A)),
                op(list(A), "(butlast %s)", list(A)),
                op(list(A), "(take %s %s)", NAT, list(A)),
                op(list(A), "(drop %s %s)", NAT, list(A)),
                op(list(A), "(takeWhile %s %s)", fun(A, BOOL), list(A)),
                op(list(A), "(dropWhile %s %s)", fun(A, BOOL), list(A)),
                op(list(A), "(concat %s)", list(list(A))),
                op(list(pair(A, B)), "(zip %s %s)", list(A), list(B)),
                op(list(A), "(replicate %s %s)", NAT, A),
                op(list(A), "(remdups %s)", list(A)),
                op(list(A), "(removeAll %s %s)", A, list(A)),
                op(list(A), "(%s[%s := %s])", list(A), NAT, A),
                op(list(A), "(rotate1 %s)", list(A)),
                op(BOOL, "(distinct %s)", list(A)),
                op(BOOL, "(list_all %s %s)", fun(A, BOOL), list(A)),
                op(B, "(foldr %s %s %s)", fun(A, fun(B, B)), list(A), B),
                op(B, "(foldl %s %s %s)", fun(B, fun(A, B)), B, list(A)),
                op(B, "(case %s of [] ⇒ %s | u # us ⇒ %s u us)", list(A), B, fun(A, fun(list(A), B))),
                op(B, "(case %s of 0 ⇒ %s | Suc m ⇒ %s m)", NAT, B, fun(NAT, B)),
                op(B, "(case %s of None ⇒ %s | Some u ⇒ %s u)", option(A), B, fun(A, B)),
                op(C, "(case %s of (u, w) ⇒ %s u w)", pair(A, B), fun(A, fun(B, C))),
                op(B, "(let u = %s in %s u)", A, fun(A, B)),
                op(option(A), "None"),
                op(option(A), "(Some %s)", A),
                op(A, "(the %s)", option(A)),
                op(option(B), "(map_option %s %s)", fun(A, B), option(A)),
                op(option(B), "(map_of %s %s)", list(pair(A, B)), A),
                op(fun(A, option(B)), "(%s(%s ↦ %s))", fun(A, option(B)), A, B),
                op(set(A), "(dom %s)", fun(A, option(B))),
                op(pair(A, B), "(%s, %s)", A, B),
                op(A, "(fst %s)", pair(A, B)),
                op(B, "(snd %s)", pair(A, B)),
                op(set(A), "{}"),
                op(set(A), "UNIV"),
                op(set(A), "(insert %s %s)", A, set(A)),
                op(set(A), "{%s}", A),
                op(set(A), "(set %s)", list(A)),
                op(set(A), "(%s ∪ %s)", set(A), set(A)),
                op(set(A), "(%s ∩ %s)", set(A), set(A)),
                op(set(A), "(%s - %s)", set(A), set(A)),
                op(set(A), "(- %s)", set(A)),
                op(set(B), "(%s ` %s)", fun(A, B), set(A)),
                op(set(A), "(%s -` %s)", fun(A, B), set(B)),
                op(set(A), "(Collect %s)", fun(A, BOOL)),
                op(set(A), "(⋃ %s)", set(set(A))),
                op(set(set(A)), "(Pow %s)", set(A)),
                op(set(pair(A, B)), "(%s × %s)", set(A), set(B)),
                op(BOOL, "(%s ∈ %s)", A, set(A)),
                op(BOOL, "(%s ⊆ %s)", set(A), set(A)),
                op(BOOL, "(%s ⊂ %s)", set(A), set(A)),
                op(BOOL, "(finite %s)", set(A)),
                op(NAT, "(card %s)", set(A)),
                op(BOOL, "(Ball %s %s)", set(A), fun(A, BOOL)),
                op(BOOL, "(Bex %s %s)", set(A), fun(A, BOOL)),
                op(BOOL, "(All %s)", fun(A, BOOL)),
                op(BOOL, "(Ex %s)", fun(A, BOOL)),
                op(BOOL, "(Ex1 %s)", fun(A, BOOL)),
                op(A, "(The %s)", fun(A, BOOL)),
                op(A, "(Eps %s)", fun(A, BOOL)),
                op(NAT, "(Least %s)", fun(NAT, BOOL)),
                op(set(pair(A, B)), "(converse %s)", set(pair(B, A))),
                op(set(pair(A, C)), "(%s O %s)", set(pair(A, B)), set(pair(B, C))),
                op(set(B), "(%s `` %s)", set(pair(A, B)), set(A)),
                op(R, "(%s⇧*)", R),
                op(R, "(%s⇧+)", R),
                op(R, "Id"),
                op(set(A), "(Domain %s)", set(pair(A, B))),
                op(BOOL, "(trans %s)", R),
                op(BOOL, "(wf %s)", R),
                op(BOOL, "(inj %s)", fun(A, B)),
                op(BOOL, "(surj %s)", fun(A, B)),
                op(B, "(%s %s)", fun(A, B), A),
                op(fun(A, A), "id"),
                op(fun(A, C), "(%s ∘ %s)", fun(B, C), fun(A, B)),
                op(fun(A, B), "(%s(%s := %s))", fun(A, B), A, B),
                op(fun(A, A), "(%s ^^ %s)", fun(A, A), NAT)));
        return List.copyOf(all);
    }
}
