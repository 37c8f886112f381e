package dev.assay.bench.agree;

import static dev.assay.bench.agree.Ty.con;
import static dev.assay.bench.agree.Ty.fun;
import static dev.assay.bench.agree.Ty.list;
import static dev.assay.bench.agree.Ty.set;
import static dev.assay.bench.agree.Types.A;
import static dev.assay.bench.agree.Types.BOOL;
import static dev.assay.bench.agree.Types.NAT;

import java.util.List;
import java.util.stream.Collectors;

/** Types of theories beyond Main, with what is true and what is false of them. */
final class LibraryTheories {
    /**
     * A theory that can be imported.
     *
     * @param types of which values are asked for
     */
    private record Imported(
            String theory, List<Ty> types, List<Operation> operations, List<String> truths, List<String> falsehoods) {}

    private static final Ty B = new Ty.Var("'b");
    private static final Ty BAG = con("multiset", A);
    private static final Ty FSET = con("fset", A);
    private static final Ty FMAP = con("fmap", A, B);
    private static final Ty STREAM = con("stream", A);
    private static final Ty ENAT = con("enat");

    private static final List<Imported> ALL = List.of(
            new Imported(
                    "HOL-Library.Multiset",
                    List.of(con("multiset", NAT), con("multiset", BOOL)),
                    List.of(
                            op(BAG, "{#}"),
                            op(BAG, "{#%s, %s#}", A, A),
                            op(BAG, "(add_mset %s %s)", A, BAG),
                            op(BAG, "(%s + %s)", BAG, BAG),
                            op(BAG, "(%s - %s)", BAG, BAG),
                            op(BAG, "(%s ∩# %s)", BAG, BAG),
                            op(BAG, "(%s ∪# %s)", BAG, BAG),
                            op(BAG, "(mset %s)", list(A)),
                            op(BAG, "(mset_set %s)", set(A)),
                            op(BAG, "(filter_mset %s %s)", fun(A, BOOL), BAG),
                            op(con("multiset", B), "(image_mset %s %s)", fun(A, B), BAG),
                            op(set(A), "(set_mset %s)", BAG),
                            op(NAT, "(count %s %s)", BAG, A),
                            op(NAT, "(size %s)", BAG),
                            op(NAT, "(sum_mset %s)", con("multiset", NAT)),
                            op(list(NAT), "(sorted_list_of_multiset %s)", con("multiset", NAT)),
                            op(BOOL, "(%s ∈# %s)", A, BAG),
                            op(BOOL, "(%s ⊆# %s)", BAG, BAG),
                            op(BOOL, "(%s ⊂# %s)", BAG, BAG)),
                    List.of(
                            "A ⊆# B ⟹ A + (B - A) = (B :: 'a multiset)",
                            "count (A - B) x = count A x - count B x",
                            "set_mset (A + B) = set_mset A ∪ set_mset B",
                            "size (mset xs) = length xs",
                            "mset (sort xs) = mset (xs :: nat list)",
                            "sorted_list_of_multiset {#2, 0, 2, 1#} = [0, 1, 2, 2 :: nat]",
                            "{#n - 1. n ∈# {#1, 2, 2#}#} = {#0, 1, 1 :: nat#}",
                            "{#n ∈# {#1, 2, 2#}. even n#} = {#2, 2 :: nat#}",
                            "A + C = B + C ⟹ A = (B :: 'a multiset)",
                            "(mset xs = {#}) = (xs = [])"),
                    List.of(
                            "A - B + B = (A :: 'a multiset)",
                            "set_mset (A - B) = set_mset A - set_mset B",
                            "mset xs = mset ys ⟹ xs = (ys :: nat list)",
                            "set_mset A = set_mset B ⟹ A = (B :: nat multiset)",
                            "mset_set (set xs) = mset (xs :: nat list)",
                            "{#1, 1 :: nat#} = {#1#}",
                            "image_mset f A = image_mset f B ⟹ A = (B :: nat multiset)",
                            "A ∪# B = A + (B :: nat multiset)")),
            new Imported(
                    "HOL-Library.FSet",
                    List.of(con("fset", NAT), con("fset", BOOL)),
                    List.of(
                            op(FSET, "{||}"),
                            op(FSET, "(finsert %s %s)", A, FSET),
                            op(FSET, "(%s |∪| %s)", FSET, FSET),
                            op(FSET, "(%s |∩| %s)", FSET, FSET),
                            op(FSET, "(%s |-| %s)", FSET, FSET),
                            op(con("fset", B), "(%s |`| %s)", fun(A, B), FSET),
                            op(FSET, "(ffilter %s %s)", fun(A, BOOL), FSET),
                            op(set(A), "(fset %s)", FSET),
                            op(NAT, "(fcard %s)", FSET),
                            op(BOOL, "(%s |∈| %s)", A, FSET),
                            op(BOOL, "(%s |⊆| %s)", FSET, FSET)),
                    List.of(
                            "finite (fset A)",
                            "finsert x (finsert y A) = finsert y (finsert x A)",
                            "x |∈| A |∪| B ⟷ x |∈| A ∨ x |∈| B",
                            "fcard {|1, 2, 1 :: nat|} = 2",
                            "fset A = fset B ⟹ A = B",
                            "∃x. x |∉| (A :: nat fset)",
                            "A |⊆| B ⟹ B |⊆| A ⟹ A = (B :: 'a fset)"),
                    List.of(
                            "fcard (A |∪| B) = fcard A + fcard (B :: nat fset)",
                            "∃x. x |∉| (A :: bool fset)",
                            "f |`| A = f |`| B ⟹ A = (B :: nat fset)",
                            "A |-| B |∪| B = (A :: nat fset)",
                            "∃A :: nat fset. ∀x. x |∈| A")),
            new Imported(
                    "HOL-Library.Finite_Map",
                    List.of(con("fmap", BOOL, NAT), con("fmap", NAT, BOOL)),
                    List.of(
                            op(FMAP, "fmempty"),
                            op(FMAP, "(fmupd %s %s %s)", A, B, FMAP),
                            op(FMAP, "(%s ++⇩f %s)", FMAP, FMAP),
                            op(FMAP, "(fmdrop %s %s)", A, FMAP),
                            op(FMAP, "(fmfilter %s %s)", fun(A, BOOL), FMAP),
                            op(con("option", B), "(fmlookup %s %s)", FMAP, A),
                            op(set(A), "(fmdom' %s)", FMAP)),
                    List.of(
                            "fmlookup (fmupd x y m) z = (if x = z then Some y else fmlookup m z)",
                            "fmlookup (fmdrop x m) x = None",
                            "finite (fmdom' m)",
                            "fmlookup (m ++⇩f n) x = (case fmlookup n x of None ⇒ fmlookup m x | Some y ⇒ Some y)"),
                    List.of(
                            "m ++⇩f n = n ++⇩f (m :: (nat, nat) fmap)",
                            "fmupd x y (fmupd z w m) = fmupd z w (fmupd x y (m :: (nat, nat) fmap))",
                            "fmdrop x (fmupd x y m) = (m :: (nat, bool) fmap)")),
            new Imported(
                    "HOL-Library.Extended_Nat",
                    List.of(ENAT),
                    List.of(
                            op(ENAT, "(∞ :: enat)"),
                            op(ENAT, "(enat %s)", NAT),
                            op(ENAT, "(eSuc %s)", ENAT),
                            op(ENAT, "(%s + %s)", ENAT, ENAT),
                            op(ENAT, "(%s - %s)", ENAT, ENAT),
                            op(ENAT, "(%s * %s)", ENAT, ENAT),
                            op(ENAT, "(min %s %s)", ENAT, ENAT),
                            op(BOOL, "(%s < %s)", ENAT, ENAT),
                            op(BOOL, "(%s ≤ %s)", ENAT, ENAT),
                            op(NAT, "(the_enat %s)", ENAT)),
                    List.of(
                            "(x :: enat) + ∞ = ∞",
                            "enat m + enat n = enat (m + n)",
                            "(0 :: enat) * ∞ = 0",
                            "x ≠ ∞ ⟹ ∃n. x = enat n",
                            "(x :: enat) < y ⟹ x ≠ ∞",
                            "eSuc x = x ⟷ x = ∞",
                            "(x :: enat) ≤ y ∨ y ≤ x",
                            "(∞ :: enat) - enat n = ∞"),
                    List.of(
                            "(x :: enat) + y = x + z ⟹ y = z",
                            "(x :: enat) < x + 1",
                            "(x :: enat) * ∞ = ∞",
                            "(x :: enat) ≠ eSuc x",
                            "∃n. x = enat n",
                            "(x :: enat) + y - y = x")),
            new Imported(
                    "HOL-Library.Numeral_Type",
                    List.of(con("3"), con("2")),
                    List.of(
                            op(con("3"), "(2 :: 3)"),
                            op(con("3"), "(%s + %s)", con("3"), con("3")),
                            op(con("3"), "(%s * %s)", con("3"), con("3")),
                            op(con("3"), "(- %s)", con("3"))),
                    List.of(
                            "(2 :: 3) + 2 = 1",
                            "CARD(4) = 4",
                            "CARD(bool × 3) = 6",
                            "(x :: 3) + y = y + x",
                            "(x :: 2) = 0 ∨ x = 1",
                            "(x :: 3) + x + x = 0",
                            "CARD('a::finite) > 0",
                            "CARD('a::finite option) = Suc CARD('a)"),
                    List.of(
                            "(x :: 3) = 0 ∨ x = 1",
                            "(x :: 3) + x = 0 ⟹ x = 1",
                            "(x :: 3) < x + 1",
                            "CARD(nat) = 1",
                            "CARD('a::finite) = 2")),
            new Imported(
                    "HOL-Library.Stream",
                    List.of(con("stream", NAT)),
                    List.of(
                            op(STREAM, "(%s ## %s)", A, STREAM),
                            op(A, "(shd %s)", STREAM),
                            op(STREAM, "(stl %s)", STREAM),
                            op(STREAM, "(sdrop %s %s)", NAT, STREAM),
                            op(list(A), "(stake %s %s)", NAT, STREAM),
                            op(A, "(%s !! %s)", STREAM, NAT),
                            op(STREAM, "(%s @- %s)", list(A), STREAM),
                            op(STREAM, "(siterate %s %s)", fun(A, A), A),
                            op(STREAM, "(sconst %s)", A)),
                    List.of(
                            "length (stake n s) = n",
                            "stake n s @- sdrop n s = s",
                            "shd (sdrop n s) = s !! n",
                            "siterate Suc 0 !! n = n",
                            "sconst x !! n = x",
                            "stake 3 (1 ## siterate (λn. n * 2) 3) = [1, 3, 6 :: nat]",
                            "∃s. s = (x :: nat) ## s",
                            "x ## s = y ## t ⟹ s = t"),
                    List.of(
                            "s ≠ (x :: nat) ## s",
                            "sdrop 1 s = s ⟹ s !! 0 = (0 :: nat)",
                            "sdrop n s = (s :: nat stream)",
                            "stl s = (s :: bool stream)",
                            "shd s = shd t ⟹ s = (t :: bool stream)")),
            new Imported(
                    "HOL-Library.List_Lexorder",
                    List.of(),
                    List.of(op(BOOL, "(%s < %s)", list(NAT), list(NAT)), op(BOOL, "(%s ≤ %s)", list(NAT), list(NAT))),
                    List.of(
                            "[1] < [1, 0 :: nat]",
                            "[1, 5] < [2 :: nat]",
                            "[] ≤ (xs :: nat list)",
                            "(xs :: nat list) ≤ ys ∨ ys ≤ xs",
                            "sort [[2], [1, 3], []] = [[], [1, 3], [2 :: nat]]",
                            "(xs :: 'a::linorder list) < ys ⟹ ys < zs ⟹ xs < zs"),
                    List.of(
                            "(xs :: nat list) < ys ⟹ length xs ≤ length ys",
                            "(xs :: nat list) < ys ⟹ xs @ zs < ys @ zs",
                            "[2] < [1, 5 :: nat]")),
            new Imported(
                    "HOL-Library.Product_Lexorder",
                    List.of(),
                    List.of(op(BOOL, "(%s < %s)", Ty.pair(NAT, BOOL), Ty.pair(NAT, BOOL))),
                    List.of(
                            "(1, 5) < (2, 0 :: nat) ∧ (1 :: nat) < 2",
                            "(p :: nat × nat) ≤ q ∨ q ≤ p",
                            "min (1, 5) (0 :: nat, 7 :: nat) = (0, 7)",
                            "sort [(1, True), (0, True), (1, False)] = [(0 :: nat, True), (1, False), (1, True)]"),
                    List.of(
                            "(p :: nat × nat) < q ⟹ snd p ≤ snd q",
                            "(p :: nat × nat) < q ⟹ fst p < fst q",
                            "(1, 5) < (0 :: nat, 7 :: nat)")),
            new Imported(
                    "HOL-Library.Sublist",
                    List.of(),
                    List.of(
                            op(BOOL, "(prefix %s %s)", list(A), list(A)),
                            op(BOOL, "(suffix %s %s)", list(A), list(A)),
                            op(BOOL, "(subseq %s %s)", list(A), list(A)),
                            op(list(list(A)), "(prefixes %s)", list(A))),
                    List.of(
                            "prefix xs (xs @ ys)",
                            "subseq [1, 3] [1, 2, 3 :: nat]",
                            "prefixes [1, 2] = [[], [1], [1, 2 :: nat]]",
                            "suffix xs ys ⟹ length xs ≤ length ys",
                            "prefix xs zs ⟹ prefix ys zs ⟹ prefix xs ys ∨ prefix ys xs"),
                    List.of(
                            "prefix xs ys ⟹ suffix xs (ys :: nat list)",
                            "subseq xs zs ⟹ subseq ys zs ⟹ subseq xs ys ∨ subseq ys (xs :: nat list)",
                            "subseq [3, 1] [1, 2, 3 :: nat]")));

    private final Draft draft;

    LibraryTheories(Draft draft) {
        this.draft = draft;
    }

    private static Operation op(Ty result, String text, Ty... arguments) {
        return new Operation(text, List.of(arguments), result);
    }

    void declare() {
        Imported imported = draft.pick(ALL);
        draft.importing(imported.theory);
        imported.types.forEach(draft::provide);
        imported.operations.forEach(draft::provide);
        imported.truths.forEach(draft::know);
        imported.falsehoods.forEach(draft::deny);
        bags(imported);
    }

    /** Multisets and finite sets of numbers that are written out. */
    private void bags(Imported imported) {
        boolean isBag = imported.theory.endsWith("Multiset");
        if (!isBag && !imported.theory.endsWith("FSet")) {
            return;
        }
        List<Integer> xs = numbers();
        List<Integer> ys = numbers();
        boolean isEqual = isBag
                ? xs.stream().sorted().toList().equals(ys.stream().sorted().toList())
                : xs.stream()
                        .distinct()
                        .sorted()
                        .toList()
                        .equals(ys.stream().distinct().sorted().toList());
        String open = isBag ? "{#" : "{|";
        String close = isBag ? "#}" : "|}";
        String equation = written(xs, open, close) + " = " + written(ys, open, close);
        if (isEqual) {
            draft.know(equation);
        } else {
            draft.deny(equation);
        }
    }

    private List<Integer> numbers() {
        return draft.choices().repeat(1, 4, _ -> draft.pick(List.of(0, 1, 2)));
    }

    private static String written(List<Integer> numbers, String open, String close) {
        return numbers.stream().map(n -> n + " :: nat").collect(Collectors.joining(", ", open, close));
    }
}
