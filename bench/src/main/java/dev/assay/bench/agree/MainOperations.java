package dev.assay.bench.agree;

import static dev.assay.bench.agree.Ty.fun;
import static dev.assay.bench.agree.Ty.list;
import static dev.assay.bench.agree.Ty.option;
import static dev.assay.bench.agree.Ty.pair;
import static dev.assay.bench.agree.Ty.set;
import static dev.assay.bench.agree.Ty.sum;
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
    private static final Ty D = new Ty.Var("'d");
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
        all.addAll(sets());
        all.addAll(data());
        return List.copyOf(all);
    }

    private static List<Operation> sets() {
        return List.of(
                op(set(A), "(⋂ %s)", set(set(A))),
                op(set(B), "(⋃u∈%s. %s u)", set(A), fun(A, set(B))),
                op(set(A), "{u ∈ %s. %s u}", set(A), fun(A, BOOL)),
                op(set(B), "{%s u |u. %s u}", fun(A, B), fun(A, BOOL)),
                op(BOOL, "(∃!u∈%s. %s u)", set(A), fun(A, BOOL)),
                op(A, "(the_elem %s)", set(A)),
                op(BOOL, "(inj_on %s %s)", fun(A, B), set(A)),
                op(BOOL, "(bij_betw %s %s %s)", fun(A, B), set(A), set(B)),
                op(fun(B, A), "(inv %s)", fun(A, B)),
                op(set(B), "(Range %s)", set(pair(A, B))),
                op(R, "(Id_on %s)", set(A)),
                op(R, "(inv_image %s %s)", set(pair(B, B)), fun(A, B)),
                op(BOOL, "(sym %s)", R),
                op(BOOL, "(refl %s)", R),
                op(BOOL, "(antisym %s)", R),
                op(BOOL, "(acyclic %s)", R),
                op(R, "(%s ^^ %s)", R, NAT),
                op(BOOL, "(rtranclp %s %s %s)", fun(A, fun(A, BOOL)), A, A),
                op(fun(A, option(B)), "(%s ++ %s)", fun(A, option(B)), fun(A, option(B))),
                op(fun(A, option(B)), "(%s |` %s)", fun(A, option(B)), set(A)),
                op(BOOL, "(%s ⊆⇩m %s)", fun(A, option(B)), fun(A, option(B))),
                op(set(B), "(ran %s)", fun(A, option(B))),
                op(fun(A, option(C)), "(%s ∘⇩m %s)", fun(B, option(C)), fun(A, option(B))));
    }

    private static List<Operation> data() {
        return List.of(
                op(option(B), "(Option.bind %s %s)", option(A), fun(A, option(B))),
                op(BOOL, "(pred_option %s %s)", fun(A, BOOL), option(A)),
                op(set(A), "(set_option %s)", option(A)),
                op(sum(A, B), "(Inl %s)", A),
                op(sum(A, B), "(Inr %s)", B),
                op(C, "(case %s of Inl u ⇒ %s u | Inr w ⇒ %s w)", sum(A, B), fun(A, C), fun(B, C)),
                op(pair(B, C), "(map_prod %s %s %s)", fun(A, B), fun(D, C), pair(A, D)),
                op(pair(B, A), "(prod.swap %s)", pair(A, B)),
                op(C, "(case_prod %s %s)", fun(A, fun(B, C)), pair(A, B)),
                op(BOOL, "(list_all2 %s %s %s)", fun(A, fun(B, BOOL)), list(A), list(B)),
                op(BOOL, "(list_ex %s %s)", fun(A, BOOL), list(A)),
                op(BOOL, "(sorted_wrt %s %s)", fun(A, fun(A, BOOL)), list(A)),
                op(option(A), "(find %s %s)", fun(A, BOOL), list(A)),
                op(pair(list(A), list(A)), "(partition %s %s)", fun(A, BOOL), list(A)),
                op(B, "(fold %s %s %s)", fun(A, fun(B, B)), list(A), B),
                op(list(A), "(List.insert %s %s)", A, list(A)),
                op(list(A), "(remove1 %s %s)", A, list(A)),
                op(list(A), "(splice %s %s)", list(A), list(A)),
                op(list(A), "(rotate %s %s)", NAT, list(A)),
                op(list(A), "(nths %s %s)", list(A), set(NAT)),
                op(list(list(A)), "(subseqs %s)", list(A)),
                op(list(pair(A, B)), "(List.product %s %s)", list(A), list(B)),
                op(list(pair(NAT, A)), "(enumerate %s %s)", NAT, list(A)),
                op(NAT, "(count_list %s %s)", list(A), A),
                op(NAT, "(size_list %s %s)", fun(A, NAT), list(A)),
                op(set(list(A)), "(lists %s)", set(A)),
                op(NAT, "(lcm %s %s)", NAT, NAT),
                op(NAT, "(fact %s)", NAT),
                op(NAT, "(%s choose %s)", NAT, NAT),
                op(INT, "(sgn %s)", INT),
                op(INT, "(int (nat %s))", INT),
                op(NAT, "(LEAST u. %s ≤ %s u)", NAT, fun(NAT, NAT)),
                op(NAT, "(Min %s)", set(NAT)),
                op(INT, "(prod %s %s)", fun(A, INT), set(A)));
    }
}
