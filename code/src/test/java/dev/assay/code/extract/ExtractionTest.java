package dev.assay.code.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.code.runtime.FunctionTable;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Term;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ExtractionTest {
    @Test
    void functionsOnListsRun() {
        Executed.each(
                "Main",
                "rev [1, 2, 3::nat] = [3, 2, 1]",
                "map Suc [0, 1] @ [5] = [1, 2, 5]",
                "filter (λx. x < 2) [0, 3, 1, 5::nat] = [0, 1]",
                "foldr (+) [1, 2, 3] (0::nat) = 6",
                "fold (#) [1, 2, 3::nat] [] = [3, 2, 1]",
                "zip [1, 2::nat] [True, False] = [(1, True), (2, False)]",
                "take 2 [1, 2, 3::nat] = [1, 2] ∧ drop 2 [1, 2, 3::nat] = [3]",
                "[1, 2, 3::nat] ! 1 = 2",
                "length [True, False] = 2",
                "concat [[1], [], [2, 3::int]] = [1, 2, 3]",
                "distinct [1, 2, 3::nat] ∧ ¬ distinct [1, 2, 1::nat]",
                "remdups [1, 2, 1, 3, 2::nat] = [1, 3, 2]",
                "[2..<5] = [2, 3, 4]",
                "list_all (λx. 0 < x) [1, 2::int]",
                "hd [Some (1::nat), None] = Some 1",
                "case [1, 2::nat] of [] ⇒ False | x # xs ⇒ x = 1 ∧ xs = [2]");
    }

    @Test
    void sortingRunsAtEveryLinearOrder() {
        Executed.each(
                "Main",
                "sort [3, 1, 2::nat] = [1, 2, 3]",
                "sort [3, -1, 2::int] = [-1, 2, 3]",
                "sorted [1, 1, 2::nat] ∧ ¬ sorted [2, 1::nat]",
                "sort_key length [[1, 2], [], [3::nat]] = [[], [3], [1, 2]]",
                "insort 2 [1, 3::nat] = [1, 2, 3]");
    }

    @Test
    void arithmeticIsThatOfTheLogic() {
        Executed.each(
                "Main",
                "3 - (5::nat) = 0",
                "3 - (5::int) = -2",
                "7 div (2::nat) = 3 ∧ 7 mod (2::nat) = 1",
                "-7 div (2::int) = -4 ∧ -7 mod (2::int) = 1",
                "7 div (-2::int) = -4 ∧ 7 mod (-2::int) = -1",
                "5 div (0::nat) = 0 ∧ 5 mod (0::nat) = 5",
                "(2::nat) ^ 70 = 1180591620717411303424",
                "gcd 12 (18::nat) = 6 ∧ lcm 4 (6::int) = 12",
                "3 dvd (12::nat) ∧ ¬ 3 dvd (10::int) ∧ 0 dvd (0::nat)",
                "even (4::nat) ∧ odd (5::int)",
                "nat (-3) = 0 ∧ nat 3 = 3 ∧ int 4 = 4",
                "abs (-3::int) = 3 ∧ sgn (-3::int) = -1",
                "max 2 (3::nat) = 3 ∧ min 2 (3::int) = 2",
                "Suc (Suc 0) = 2",
                "sum_list [1, 2, 3::nat] = 6",
                "(∑i∈{1..4}. i * i) = (30::nat)",
                "(∏i∈{1..4}. i) = (24::nat)");
    }

    @Test
    void rationalNumbersAreExact() {
        Executed.each(
                "Complex_Main",
                "(1::rat) / 3 + 1 / 6 = 1 / 2",
                "(1::rat) / 0 = 0",
                "(2::rat) / 4 = Fract 1 2",
                "floor (-1 / 2 :: rat) = -1",
                "(1::real) / 3 < 1 / 2 ∧ 1 / 2 ≤ (1 / 2 :: real)",
                "abs (-1 / 2 :: rat) = 1 / 2",
                "of_nat 3 + of_int (-1) = (2::real)",
                "(1 / 2 :: rat) ^ 3 = 1 / 8");
    }

    @Test
    void setsAreNotLists() {
        Executed.each(
                "Main",
                "{1, 2} = {2, 1, 2::nat}",
                "2 ∈ {1, 2::nat} ∧ 3 ∉ {1, 2::nat}",
                "{1, 2} ∪ {3} = {1, 2, 3::nat}",
                "{1, 2} ∩ {2, 3} = {2::nat}",
                "{1, 2} - {2} = {1::nat}",
                "- {1} ∩ {1, 2} = {2::nat}",
                "- (- {1, 2::nat}) = {1, 2}",
                "5 ∈ - {1, 2::nat}",
                "card {1, 2, 1::nat} = 2",
                "finite {1::nat} ∧ ¬ finite (UNIV::nat set)",
                "Pow {1, 2} = {{}, {1}, {2}, {1, 2::nat}}",
                "Suc ` {1, 2} = {2, 3}",
                "{1, 2} × {True} = {(1, True), (2::nat, True)}",
                "⋃ {{1}, {2, 3}} = {1, 2, 3::nat}",
                "(⋃x∈{1, 2}. {x, x + 5}) = {1, 2, 6, 7::nat}",
                "⋂ {{1, 2}, {2, 3}} = {2::nat}",
                "{1} ⊆ {1, 2::nat} ∧ {1} ⊂ {1, 2::nat}",
                "{2..4} = {2, 3, 4::nat} ∧ {..<3} = {0, 1, 2::nat} ∧ {-1..1} = {-1, 0, 1::int}",
                "set [1, 2, 1] = {1, 2::nat}",
                "Max {1, 3, 2} = (3::nat) ∧ Min {1, 3, 2} = (1::int)",
                "sorted_list_of_set {3, 1, 2} = [1, 2, 3::nat]",
                "the_elem {5::nat} = 5",
                "Suc -` {1, 2} ∩ {..5} = {0, 1}",
                "∀x∈{1, 2::nat}. 0 < x",
                "∃x∈{1, 2::nat}. 1 < x",
                "inj_on (λx. x * x) {-1, 0::int} ∧ ¬ inj_on (λx. x * x) {-1, 1::int}");
    }

    @Test
    void comprehensionsBecomeImagesFiltersAndUnions() {
        Executed.each(
                "Main",
                "{xs @ ys |xs ys. xs ∈ {[1], [2]} ∧ ys ∈ {[], [3::nat]}} = {[1], [2], [1, 3], [2, 3]}",
                "{x. (x ∈ {1, 2} ∧ x ∈ {2, 3}) ∨ x ∈ {7}} = {2, 7::nat}",
                "{x ∈ {1, 2, 3::nat}. 1 < x} = {2, 3}",
                "{x + y |x y. x < 2 ∧ y < (3::nat)} = {0, 1, 2, 3}",
                "{x. x < (3::nat) ∧ x ≠ 1} = {0, 2}",
                "{(x, y). x ∈ {1, 2::nat} ∧ y = x + 1} = {(1, 2), (2, 3)}",
                "{x. ∃y. (x, y) ∈ {(1, 2), (3, 4::nat)}} = {1, 3::nat}",
                "{x::bool option. x ≠ None} = {Some True, Some False}",
                "3 ∈ {x::nat. odd x}");
    }

    @Test
    void relationsAreSetsOfPairs() {
        Executed.each(
                "Main",
                "{(1, 2), (2, 3)}\\<^sup>+ = {(1, 2), (2, 3), (1, 3::nat)}",
                "(1, 3) ∈ {(1, 2), (2, 3::nat)}\\<^sup>* ∧ (7, 7) ∈ {(1, 2), (2, 3::nat)}\\<^sup>*",
                "{(1::nat, 2::nat)} O {(2, 3::nat)} = {(1, 3)}",
                "{(1, 2::nat)}\\<inverse> = {(2, 1::nat)}",
                "Domain {(1, 2::nat)} = {1::nat} ∧ Range {(1::nat, 2)} = {2::nat}",
                "{(1, 2), (1, 3), (2, 4)} `` {1::nat} = {2, 3::nat}",
                "trans {(1, 2), (2, 3), (1, 3::nat)} ∧ ¬ trans {(1, 2), (2, 3::nat)}",
                "acyclic {(1, 2), (2, 3::nat)} ∧ ¬ acyclic {(1, 2), (2, 1::nat)}",
                "sym {(1, 2), (2, 1::nat)} ∧ antisym {(1, 2::nat)}",
                "(1, 1) ∈ Id_on {1::nat} ∧ (2::nat, 2) ∈ Id",
                "wf {(1, 2), (2, 3::nat)}");
    }

    @Test
    void mapsAreFunctions() {
        Executed.each(
                "Main",
                "[1 ↦ True, 2 ↦ False] 2 = Some False".replace("1 ↦", "1::nat ↦"),
                "([1::nat ↦ 5] ++ [1 ↦ 6::nat]) 1 = Some 6",
                "map_of [(1::nat, True)] 1 = Some True ∧ map_of [(1::nat, True)] 2 = None",
                "dom [False ↦ 1::nat] = {False}",
                "(λx::bool. x) = id",
                "(λx::bool. ¬ x) ≠ id");
    }

    @Test
    void stringsAreListsOfCharacters() {
        Executed.each("Main", "''ab'' @ ''c'' = ''abc''", "length ''abc'' = 3", "CHR ''a'' ∈ set ''banana''");
    }

    @Test
    void recordsHaveFields() {
        Executed.allTrue("""
                record point = x :: nat  y :: nat
                record coloured = point + red :: bool
                definition origin :: point where "origin = ⦇x = 0, y = 0⦈"
                lemma "x (origin⦇x := 3⦈) = 3 ∧ y origin = 0" oops
                lemma "y ⦇x = 1, y = 2, red = True⦈ = 2" oops
                lemma "⦇x = 1, y = 2⦈ ≠ ⦇x = 1, y = 3⦈" oops
                """);
    }

    @Test
    void classesAreResolvedByType() {
        Executed.allTrue("""
                class sized = fixes measure :: "'a ⇒ nat"
                instantiation bool :: sized begin
                definition measure_bool :: "bool ⇒ nat" where "measure_bool b = (if b then 1 else 0)"
                instance .. end
                instantiation list :: (sized) sized begin
                primrec measure_list :: "'a list ⇒ nat" where
                  "measure_list [] = 0" | "measure_list (x # xs) = measure x + measure_list xs"
                instance .. end
                instantiation prod :: (sized, sized) sized begin
                definition measure_prod :: "'a × 'b ⇒ nat" where "measure_prod p = measure (fst p) + measure (snd p)"
                instance .. end
                lemma "measure [(True, [True, False]), (False, [True])] = 3" oops
                """);
    }

    @Test
    void inductivePredicatesAreUnfoldedWhereNothingIsGuessed() {
        Executed.allTrue("""
                inductive ev :: "nat ⇒ bool" and od :: "nat ⇒ bool" where
                  "ev 0" | "od n ⟹ ev (Suc n)" | "ev n ⟹ od (Suc n)"
                lemma "ev 4 ∧ od 3 ∧ ¬ ev 5" oops
                inductive prefix :: "'a list ⇒ 'a list ⇒ bool" where
                  "prefix [] ys" | "prefix xs ys ⟹ prefix (x # xs) (x # ys)"
                lemma "prefix [1, 2::nat] [1, 2, 3] ∧ ¬ prefix [2::nat] [1]" oops
                """);
    }

    @Test
    void datatypesPatternsAndMutualRecursion() {
        Executed.allTrue("""
                datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
                fun insert_tree :: "'a::linorder ⇒ 'a tree ⇒ 'a tree" where
                  "insert_tree x Leaf = Node Leaf x Leaf"
                | "insert_tree x (Node l y r) =
                    (if x < y then Node (insert_tree x l) y r else if y < x then Node l y (insert_tree x r) else Node l y r)"
                fun inorder :: "'a tree ⇒ 'a list" where
                  "inorder Leaf = []" | "inorder (Node l x r) = inorder l @ x # inorder r"
                lemma "inorder (fold insert_tree [3, 1, 2, 3::nat] Leaf) = [1, 2, 3]" oops
                lemma "inorder (map_tree Suc (Node Leaf 1 Leaf)) = [2]" oops
                lemma "set_tree (Node (Node Leaf 1 Leaf) 2 Leaf) = {1, 2::nat}" oops
                fun classify :: "nat ⇒ nat ⇒ nat" where
                  "classify 0 0 = 1" | "classify (Suc 0) n = 2" | "classify n 3 = 3" | "classify m n = 4"
                lemma "classify 0 0 = 1 ∧ classify 1 3 = 2 ∧ classify 2 3 = 3 ∧ classify 2 2 = 4" oops
                datatype exp = Num int | Plus exp exp | Cond bexp exp exp and bexp = Less exp exp
                primrec val :: "exp ⇒ int" and holds :: "bexp ⇒ bool" where
                  "val (Num k) = k" | "val (Plus a b) = val a + val b"
                | "val (Cond c a b) = (if holds c then val a else val b)" | "holds (Less a b) = (val a < val b)"
                lemma "val (Cond (Less (Num 1) (Num 2)) (Plus (Num 3) (Num 4)) (Num 0)) = 7" oops
                """);
    }

    @Test
    void quantifiersRangeOverFiniteTypesAndBounds() {
        Executed.each(
                "Main",
                "∀x y::bool. (x ∧ y) = (y ∧ x)",
                "∃f::bool ⇒ bool. f True = False ∧ f False = False",
                "∀x<5. x * x < (25::nat)",
                "∃x::nat. x = 3 ∧ 2 < x",
                "∀x::nat. x = 3 ⟶ 2 < x",
                "∃!x::bool. x",
                "(THE x::bool. ¬ x) = False",
                "∀A::bool set. A ∪ - A = UNIV",
                "∀p::bool × Enum.finite_2. ∃x y. p = (x, y)",
                "(LEAST n. 3 < n * n) = (2::nat)",
                "∀x∈set [1, 2, 3::nat]. x < 4",
                "∃x. x ∈ set [1, 2::nat] ∧ 1 < x",
                "∃x y. x ∈ set [1, 2::nat] ∧ y ∈ set [3, x] ∧ x = y",
                "∀x∈{}. x = hd ([] :: nat list)",
                "∃x. 3 ≤ x ∧ x < 6 ∧ x * x = (16::int)",
                "∀(x, y)∈{(1, 2), (3, 4::nat)}. x < (y::nat)",
                "card (UNIV :: (bool ⇒ Enum.finite_3) set) = 9");
    }

    @Test
    void functionsCanBeElementsOfSets() {
        Executed.each("Main", "(λx. ¬ ¬ x) ∈ {id :: bool ⇒ bool}", "card {id, Not, λx. x, λx::bool. True} = 3");
    }

    @Test
    void subtypesRunOnTheirRepresentations() {
        Executed.allTrue("""
                typedef even_nat = "{n::nat. even n}" by (rule exI [of _ 0]) simp
                definition two :: even_nat where "two = Abs_even_nat 2"
                definition add :: "even_nat ⇒ even_nat ⇒ even_nat"
                  where "add a b = Abs_even_nat (Rep_even_nat a + Rep_even_nat b)"
                lemma "Rep_even_nat (add two two) = 4 ∧ add two two ≠ two" oops
                """);
    }

    /** By its values a subtype, a quotient or a codatatype may be finite, though what they are made of is not. */
    @Test
    void howManyValuesATypeHasIsOnlySaidWhereItIsKnown() {
        String types = """
                typedef three = "{0::nat, 1, 2}" by auto
                quotient_type parity = nat / "λa b. even (a + b)" sorry
                codatatype single = Single single
                datatype long = Long char char char
                """;
        for (String unknown : List.of(
                "card (UNIV :: three set) = 0",
                "infinite (UNIV :: three set)",
                "(UNIV :: three set) ≠ {Abs_three 0, Abs_three 1, Abs_three 2}",
                "- {Abs_three 0} ⊆ {Abs_three 1, Abs_three 2}",
                "card (UNIV :: parity set) = 0",
                "infinite (UNIV :: single set)",
                "infinite (UNIV :: (single option) set)")) {
            Executed.isUndecided(types + "lemma \"" + unknown + "\" oops\n");
        }
        Executed.allTrue(types + """
                lemma "finite (UNIV :: long set) ∧ finite (UNIV :: (char ⇒ char) set)" oops
                lemma "infinite (UNIV :: nat list set) ∧ infinite (UNIV :: (bool ⇒ int option) set)" oops
                lemma "infinite (UNIV :: (nat ⇒ bool) set) ∧ card (- {2, 3 :: nat}) = 0" oops
                lemma "- {Abs_three 0} ∪ {Abs_three 0} = UNIV ∧ Abs_three 1 ∈ - {Abs_three 0}" oops
                """);
    }

    @Test
    void nothingIsKnownOfAnAbstractionOfWhatTheSubtypeDoesNotHave() {
        String three = "typedef three = \"{0::nat, 1, 2}\" by auto\n";
        for (String unknown :
                List.of("Rep_three (Abs_three 3) = 3", "Rep_three (Abs_three 3) < 3", "Abs_three 3 ≠ Abs_three 4")) {
            Executed.isUndecided(three + "lemma \"" + unknown + "\" oops\n");
        }
        Executed.allTrue(three + "lemma \"Rep_three (Abs_three 2) = 2 ∧ Abs_three 1 ≠ Abs_three 2\" oops\n");
    }

    @Test
    void multisetsAreListsInAnyOrder() {
        Executed.each(
                "\"HOL-Library.Multiset\"",
                "mset [1, 2, 1] = mset [2, 1, 1::nat]",
                "mset [1, 2] ≠ mset [1, 1::nat]",
                "mset (sort [3, 1, 2]) = mset [1, 2, 3::nat]",
                "count (mset [1, 2, 1]) (1::nat) = 2",
                "mset [1, 2, 1] - mset [1::nat] = mset [1, 2]",
                "set_mset (add_mset 1 {#}) = {1::nat}",
                "size (mset [1, 1::nat] + mset [2]) = 3");
    }

    @Test
    void quotientsAreComparedByTheirRelation() {
        Executed.allTrue("""
                definition same :: "nat ⇒ nat ⇒ bool" where "same m n = (m mod 3 = n mod 3)"
                quotient_type residue = nat / same sorry
                lift_definition zero_residue :: residue is "0::nat" .
                lift_definition add :: "residue ⇒ residue ⇒ residue" is "(+) :: nat ⇒ nat ⇒ nat" sorry
                lift_definition two :: residue is "2::nat" .
                lemma "add two (add two two) = zero_residue ∧ add two two ≠ two" oops
                lemma "(two, [two]) = (add two zero_residue, [two])" oops
                """);
    }

    @Test
    void codeEquationsReplaceDefinitions() {
        Executed.allTrue("""
                definition root :: "nat ⇒ nat" where "root n = (THE r. r * r ≤ n ∧ n < Suc r * Suc r)"
                fun search :: "nat ⇒ nat ⇒ nat" where
                  "search 0 n = 0" | "search (Suc r) n = (if Suc r * Suc r ≤ n then Suc r else search r n)"
                lemma root_code [code]: "root n = search n n" sorry
                lemma "root 17 = 4" oops
                """);
    }

    @Test
    void aTypeIsSeenThroughOtherConstructorsThanItsOwn() {
        TheoryDocument document = Executed.read("Main", """
                datatype 'a stream = End | Next 'a "'a stream"
                definition Later :: "'a ⇒ (unit ⇒ 'a stream) ⇒ 'a stream" where "Later x rest = Next x (rest ())"
                code_datatype End Later
                fun first :: "'a stream ⇒ 'a option" where "first End = None" | "first (Next x s) = Some x"
                lemma first_code [code]: "first End = None" "first (Later x rest) = Some x" sorry
                fun behind :: "'a stream ⇒ 'a stream" where "behind End = End" | "behind (Next x s) = s"
                lemma behind_code [code]: "behind End = End" "behind (Later x rest) = rest ()" sorry
                lemma "first (Later (1::nat) (λ_. undefined)) = Some 1" oops
                lemma "first (behind (Later (1::nat) (λ_. Later 2 (λ_. End)))) = Some 2" oops
                """);
        Code code = Code.of(document.context().theory());
        for (Term statement : Executed.statements(document)) {
            assertEquals(true, Executed.value(code, statement), statement.toString());
        }
    }

    @Test
    void aTypeThatDecidesTheMeaningIsKeptThoughItsValueIsNot() {
        Executed.allTrue("""
                class marked = fixes mark :: 'a
                instantiation nat :: marked begin definition "mark_nat = (7::nat)" instance .. end
                instantiation bool :: marked begin definition "mark_bool = True" instance .. end
                definition one :: nat where "one = (let x = (mark::nat) in 1)"
                definition seven :: nat where "seven = (let x = (mark::bool); y = mark in if x then y else 0)"
                lemma "one = 1" oops
                lemma "seven = 7" oops
                """);
    }

    @Test
    void whatCannotBeRunSaysWhy() {
        TheoryDocument document = Executed.read("Main", """
                axiomatization magic :: "nat ⇒ nat"
                definition twice :: "nat ⇒ nat" where "twice n = magic (magic n)"
                lemma "twice 1 = 2" oops
                lemma "∀x::nat. x * x = x" oops
                lemma "{x::nat. odd x} = {x. ¬ even x}" oops
                """);
        Code code = Code.of(document.context().theory());
        var statements = Executed.statements(document);
        assertEquals(
                "twice, which calls magic: magic has no code equations: it is only declared",
                assertThrows(NotExecutable.class, () -> Executed.value(code, statements.get(0)))
                        .getMessage());
        assertEquals(
                "a quantifier over x :: nat ranges over an infinite type",
                assertThrows(NotExecutable.class, () -> Executed.value(code, statements.get(1)))
                        .getMessage());
        assertThrows(Undecided.class, () -> Executed.value(code, statements.get(2)));
    }

    @Test
    void patternsOfConstructorsThatAreNotFreeAreNotTakenApart() {
        TheoryDocument document = Executed.read("\"HOL-Library.Multiset\"", "lemma \"∃xs. mset xs = {#True#}\" oops");
        Code code = Code.of(document.context().theory());
        var statement = Executed.statements(document).getFirst();
        assertEquals(
                "a quantifier over xs :: bool list ranges over an infinite type",
                assertThrows(NotExecutable.class, () -> Executed.value(code, statement))
                        .getMessage());
    }

    @Test
    void aPredicateOfNothingThatIsSoughtFindsNothing() {
        TheoryDocument document = Executed.read("Main", """
                inductive any :: "nat ⇒ nat ⇒ bool" where "any x y"
                inductive zero :: "nat ⇒ bool" where "zero 0"
                lemma "∃y. any 0 y ∧ zero 0" oops
                """);
        Code code = Code.of(document.context().theory());
        var statement = Executed.statements(document).getFirst();
        assertThrows(NotExecutable.class, () -> Executed.value(code, statement));
    }

    @Test
    void tablesThatListDifferentArgumentsDiffer() {
        var one = FunctionTable.almostConstant(Map.of(1L, FunctionTable.almostConstant(Map.of(), 1L)), other());
        var two = FunctionTable.almostConstant(Map.of(2L, FunctionTable.almostConstant(Map.of(), 1L)), other());
        assertNotEquals(one, two);
    }

    private static FunctionTable other() {
        return FunctionTable.almostConstant(Map.of(), 0L);
    }

    @Test
    void leniencePostponesTheQuestion() {
        TheoryDocument document = Executed.read("Main", """
                axiomatization magic :: "nat ⇒ nat"
                lemma "True ∨ magic 1 = 2" oops
                lemma "magic 1 = 2 ∨ True" oops
                """);
        Code code = Code.of(document.context().theory());
        var statements = Executed.statements(document);
        var first = new Extraction.Root("first", java.util.List.of(), statements.get(0));
        var second = new Extraction.Root("second", java.util.List.of(), statements.get(1));
        var program = Extraction.extract(code, java.util.List.of(first, second), Extraction.Options.LENIENT);
        var interpreter = new Interpreter(program);
        assertEquals(true, interpreter.call(first.constant()));
        assertThrows(Undecided.class, () -> interpreter.call(second.constant()));
    }

    @Test
    void missingEquationsAreUndefined() {
        TheoryDocument document = Executed.read("Main", "lemma \"hd [] = (0::nat)\" oops");
        Code code = Code.of(document.context().theory());
        assertThrows(
                Interpreter.Undefined.class,
                () -> Executed.value(code, Executed.statements(document).getFirst()));
    }
}
