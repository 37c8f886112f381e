package dev.assay.app.judging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.TheoryTasks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Clauses and constants of theories that once had another meaning than their authors', or none, with the verdicts that they may have. */
class NothingMisreadTest {
    private static final Duration EACH = Duration.ofMillis(700);

    /** Judges a theory whose statements say by their names what is true of them. */
    private static void judge(String imports, String commands) {
        String text = "theory T imports " + imports + " begin\n" + commands + "\nend\n";
        var tasks = new TheoryTasks(IsarChecker.standard(EACH)).read(new Source("T.thy", text), Optional.empty());
        var judging = new Judging(Engines.all(""), Limits.of(EACH), Optional.empty());
        var judge = new Judge();
        var problems = new ArrayList<String>();
        int judged = 0;
        try (Meter run = Budget.UNLIMITED.start()) {
            for (Task task : tasks.tasks()) {
                Verdict verdict =
                        judging.judge(task, judge, run, ProgressListener.SILENT).verdict();
                String kind = task.shortName().replaceAll("[_0-9(].*", "");
                judged += isAbout(kind) ? 1 : 0;
                if (!mayHave(kind, verdict)) {
                    problems.add(task.title() + ": " + verdict + " " + tasks.complaints());
                }
            }
        }
        assertEquals(List.of(), problems);
        assertFalse(judged == 0, () -> "nothing was judged: " + tasks.complaints());
    }

    private static void judge(String commands) {
        judge("Main", commands);
    }

    private static boolean isAbout(String kind) {
        return List.of("holds", "fails", "refuted", "unread", "rests", "follows", "sound")
                .contains(kind);
    }

    private static boolean mayHave(String kind, Verdict verdict) {
        boolean isDenied = verdict instanceof Verdict.Refuted || verdict instanceof Verdict.Potential;
        boolean isProved = verdict instanceof Verdict.Proved;
        boolean isUnread = verdict instanceof Verdict.Unread;
        return !(verdict instanceof Verdict.Failed)
                && switch (kind) {
                    case "holds" -> !isDenied && !isUnread;
                    case "fails" -> !isProved && !isUnread && !(verdict instanceof Verdict.Claimed);
                    case "refuted" -> verdict instanceof Verdict.Refuted;
                    case "unread" -> isUnread;
                    // On something false that is taken for granted.
                    case "rests" -> !isProved;
                    // It follows from axioms, which testers cannot try, or models are too small for more than a doubt.
                    case "follows" -> !(verdict instanceof Verdict.Refuted) && !isUnread;
                    // True, whether or not Assay knows all its words.
                    case "sound" -> !isDenied;
                    // What a command has to show; some of it is false on purpose.
                    default -> true;
                };
    }

    @Test
    void rulesHaveThePremisesAfterIf() {
        judge("""
                inductive big :: "nat ⇒ bool" where "big n" if "n > 5" for n
                lemma fails1: "big 4" oops
                lemma holds1: "big 6" oops
                coinductive up :: "nat ⇒ bool" where "up n" if "n > 5" "up (n + 1)"
                lemma fails2: "up 4" oops
                inductive_set bigs :: "nat set" where "n ∈ bigs" if "n > 5"
                lemma fails3: "4 ∈ bigs" oops
                coinductive_set ups :: "nat set" where "n ∈ ups" if "n > 5"
                lemma fails4: "4 ∈ ups" oops
                inductive_set steps :: "nat ⇒ nat set" for s where "s ∈ steps s" | "m ∈ steps s" if "n ∈ steps s" "m = n + 3"
                lemma fails5: "4 ∈ steps 0" oops
                lemma holds2: "3 ∈ steps 0" oops
                """);
    }

    @Test
    void definitionsAndAbbreviationsWithPremises() {
        judge("""
                definition five :: "nat ⇒ nat" where "five n = 5" if "n = 2"
                lemma holds1: "five 2 = 5" oops
                abbreviation six :: "nat ⇒ nat" where "six n ≡ 6" if "n = 2"
                lemma unread1: "six 3 = 6" oops
                """);
    }

    @Test
    void variablesAfterForHaveTheirTypes() {
        judge("""
                definition pre where "pre x = x - 1" for x :: nat
                lemma holds1: "pre 0 = 0" oops
                abbreviation pre' where "pre' x ≡ x - 1" for x :: nat
                lemma holds2: "pre' 0 = 0" oops
                fun pre'' where "pre'' x = x - 1" for x :: nat
                lemma holds3: "pre'' 0 = 0" oops
                inductive is_pre where "is_pre (x - 1)" for x :: nat
                lemma holds4: "is_pre y ⟹ y ≥ 0" oops
                """);
    }

    @Test
    void aPartialFunctionIsTheLeastSolution() {
        judge("""
                partial_function (option) wait :: "nat ⇒ nat option" where "wait n = (if n = 0 then Some 2 else wait n)"
                lemma sound1: "wait 3 = None" oops
                lemma sound2: "wait 0 = Some 2" oops
                """);
    }

    @Test
    void datatypesHaveAllTheirSelectorsAndDiscriminators() {
        judge("""
                datatype (discs_sels) shape = Dot | Disc nat | Box nat bool
                lemma holds1: "is_Disc (Disc 1)" oops
                lemma holds2: "un_Disc (Disc 1) = 1" oops
                lemma fails1: "is_Disc (Box 1 b)" oops
                datatype part = Left nat | Right (width: nat)
                lemma holds3: "un_Left (Left 2) = 2" oops
                """);
    }

    @Test
    void aQualifierWithAQuestionMarkMayBeLeftOut() {
        judge("""
                locale idem = fixes op :: "'a ⇒ 'a ⇒ 'a" assumes same: "op x x = x"
                begin
                definition double where "double x = op x x"
                end
                interpretation r?: idem "λx y :: nat. x" by unfold_locales auto
                lemma holds1: "double 4 = (4 :: nat)" oops
                """);
    }

    @Test
    void constantsThatIsabellesCommandsMakeAreNoVariables() {
        judge("""
                function down :: "nat ⇒ nat" where "down n = (if n = 0 then 0 else down (n - 1))" by auto
                lemma sound1: "down_dom 0" oops
                locale base = fixes f :: "nat ⇒ nat"
                locale more = base + fixes g :: "nat ⇒ nat" assumes "g 0 = f 0"
                lemma sound2: "more_axioms (λx. x) (λx. x)" oops
                typedef few = "{n :: nat. n < 4}" by auto
                lemma sound3: "type_definition Rep_few Abs_few {n. n < 4}" oops
                """);
    }

    @Test
    void aSchematicGoalAsksForSomeInstance() {
        judge("""
                schematic_goal holds1: "?x + 2 = (5 :: nat)" oops
                """);
    }

    @Test
    void membershipInAClassIsWhatTheClassAssumes() {
        judge("""
                class flip = fixes flip :: "'a ⇒ 'a" assumes twice: "flip (flip x) = x"
                instantiation bool :: flip begin definition "flip_bool b = (¬ b)" instance by standard (simp add: flip_bool_def) end
                lemma holds1: "OFCLASS(bool, flip_class)" oops
                lemma holds2: "OFCLASS(nat, type_class)" oops
                lemma fails1: "OFCLASS(nat, flip_class)" oops
                """);
    }

    /** What a class assumes holds in it even for statements that do not mention its type. */
    @Test
    void statementsOfAClassNeedNotNameIt() {
        judge("""
                class contra = fixes z :: 'a assumes bad: "z ≠ z"
                lemma (in contra) follows1: "False" using bad by simp
                lemma (in contra) follows2: "x = (y::nat)" using bad by simp
                lemma (in contra) follows3: "n = (0::nat)" oops
                lemma rests1: "False" using follows1 by simp
                class pair = assumes two: "∃x y :: 'a. x ≠ y"
                lemma (in pair) fails2: "x = (y::'a)" oops
                """);
    }

    @Test
    void whatRestsOnADefinitionThatFailedIsUnread() {
        judge("""
                function whole :: "int ⇒ nat" where "whole (int n) = n" | "n < 0 ⟹ whole n = 7" sorry
                lemma unread1: "whole 2 = 2" oops
                function even' :: "nat ⇒ bool" where "even' (2 * n) = True" | "even' (2 * n + 1) = False" sorry
                lemma unread2: "even' 4" oops
                inductive run :: "nat ⇒ bool" and walk where "walk n ≡ run (n - 1)" | "run 0" | "walk n ⟹ run (n + 2)"
                lemma holds1: "run 0" oops
                definition three where "three _ = (3 :: nat)"
                lemma holds2: "three True = 3" oops
                """);
    }

    @Test
    void whatAMisspeltCommandWouldHaveDefinedIsUnread() {
        judge("""
                lemma holds1: "x + 0 = (x::nat)" by simp
                lemm "rev xs = xs"
                lemma holds2: "rev (rev xs) = xs" oops
                defintion "foo = (1::nat)"
                lemma unread1: "foo = 0" oops
                defnition bar :: nat where "bar = 1"
                lemma unread2: "bar = 0" oops
                """);
    }

    @Test
    void nothingIsSaidOfAnAbstractionOutsideOfItsSet() {
        judge("""
                typedef tiny = "{n :: nat. n < 2}" morphisms out into by auto
                lemma fails1: "out (into 6) = 6" oops
                lemma fails2: "out (into n) = n" oops
                lemma holds1: "out x < 2" oops
                """);
    }

    @Test
    void whatAClassDefinesIsThereAfterItsInterpretation() {
        judge("""
                class rel = fixes r :: "'a ⇒ 'a ⇒ bool" begin
                definition back where "back x y = r y x"
                end
                interpretation i: rel "λx y :: nat. x < y" .
                lemma sound1: "i.back 2 1" oops
                lemma sound2: "∃⇩≤⇩1 x :: nat. x = 3" oops
                """);
    }

    @Test
    void leastFixedPointsWithPremisesForAllElementsAreLeast() {
        judge("""
                inductive_set derived :: "(nat × nat list) set ⇒ nat set" for rules where
                  "(h, body) ∈ rules ⟹ (⋀b. b ∈ set body ⟹ b ∈ derived rules) ⟹ h ∈ derived rules"
                lemma holds1: "1 ∉ derived {(1, [1])}" oops
                lemma holds2: "2 ∈ derived {(1, []), (2, [1])}" oops
                lemma holds3: "1 ∉ derived {(1, [2]), (2, [1])}" oops
                """);
    }

    @Test
    void nothingIsProvedFromWhatIsNotProved() {
        judge("""
                typedecl thing
                consts one :: thing two :: thing
                lemma wrong: "one = two" sorry
                lemma rests1: "two = one" using wrong by simp
                quotient_type half = nat / "λx y. x ≤ y" by auto
                lemma rests2: "abs_half 0 = abs_half 1" oops
                locale never = fixes n :: nat assumes bad: "n < 0" begin
                lemma absurd: "False" using bad by simp
                end
                interpretation J: never 0 by unfold_locales auto
                lemma rests3: "False" by (rule J.absurd)
                """);
    }

    @Test
    void cyclicValuesOfCodatatypesExist() {
        judge("""
                codatatype 'a path = Stop | Go 'a "'a path"
                lemma holds1: "∃p. p = Go x p" oops
                lemma holds2: "(∀p. p ≠ Go x p) ⟶ Q" oops
                codatatype 'a wave = Wave 'a "'a wave"
                lemma holds3: "∃w. w = Wave x w" oops
                """);
    }

    @Test
    void aFunctionAsAWitnessIsNoCrash() {
        judge("""
                lemma holds1: "∃f :: nat ⇒ nat. inj f ∧ ¬ surj f" oops
                """);
    }

    @Test
    void constantsOfIsabelleThatTheLibraryMayLackAreNoVariables() {
        judge("""
                lemma follows1: "wf r ⟹ wfrec r H x = H (cut (wfrec r H) r x) x" oops
                lemma sound2: "sym_diff A A = {}" oops
                lemma sound3: "ListMem x xs ⟷ x ∈ set xs" oops
                """);
    }

    @Test
    void constructorsOfTheCodeAreNotFree() {
        judge("""
                definition bag :: "nat list ⇒ nat set" where "bag xs = set xs"
                code_datatype bag
                lemma [code]: "insert x (bag xs) = bag (x # xs)" by (auto simp: bag_def)
                lemma holds1: "bag [1, 2] = bag [2, 1]" oops
                lemma holds2: "bag [x, x] = bag [x]" oops
                """);
    }

    @Test
    void everyWayToWriteRecursionAndCasesMeansTheSame() {
        judge("""
                primrec words :: "nat list ⇒ nat ⇒ nat set" where
                  "words [] n = {n}" | "words (c # cs) n = ⋃ (words cs ` {n, n + c})"
                lemma holds1: "words [1] 0 = {0, 1}" oops
                datatype hue = Red | Blue
                datatype 'a tree = Leaf | Node "'a tree" "'a × hue" "'a tree"
                abbreviation R where "R l a r ≡ Node l (a, Red) r"
                fun red where "red t = (case t of R l a r ⇒ True | _ ⇒ False)"
                lemma holds2: "red (R Leaf x Leaf)" oops
                lemma holds3: "¬ red (Node Leaf (x, Blue) Leaf)" oops
                fun both where "both p = (case p of (True, n) ⇒ n | (False, n) ⇒ n + (1 :: nat))"
                lemma holds4: "both (False, 1) = 2" oops
                locale dual = fixes le :: "'a ⇒ 'a ⇒ bool" and ge defines "ge x y ≡ le y x"
                lemma (in dual) holds5: "ge x y = le y x" oops
                inductive any :: "nat ⇒ nat ⇒ bool" where "any 0 _"
                lemma holds6: "any 0 n" oops
                """);
    }

    @Test
    void axiomsThatContradictEachOtherRefuteNothing() {
        judge("""
                axiomatization p :: bool where yes: "p" and no: "¬ p"
                lemma follows1: "False" oops
                lemma follows2: "(x :: nat) = 3" oops
                """);
    }

    @Test
    void whatCommandsHaveToShowLeavesCounterexamplesConfirmed() {
        judge("""
                locale unital = fixes op :: "'a ⇒ 'a ⇒ 'a" and e :: 'a assumes unit: "op e x = x"
                begin
                definition square where "square x = op x x"
                end
                interpretation sum: unital "(+) :: nat ⇒ _" 0 by unfold_locales auto
                lemma refuted_interpreted: "sum.square 3 = 7" oops
                typedef three = "{0 :: nat, 1, 2}" by auto
                datatype colour = Red | Green
                instantiation colour :: ord begin
                definition "a ≤ b ⟷ a = Red ∨ b = Green"
                definition "a < b ⟷ a = Red ∧ b = Green"
                instance ..
                end
                instance colour :: preorder by standard (auto simp: less_eq_colour_def less_colour_def)
                function half :: "nat ⇒ nat" where "half n = (if n < 2 then 0 else Suc (half (n - 2)))" by auto
                termination by (relation "measure id") auto
                lemma refuted_half: "half 5 = 3" oops
                lemma refuted_order: "a ≤ (b :: colour)" oops
                lemma refuted_sets: "{x. x < (5 :: nat)} = {0..5}" oops
                """);
    }

    @Test
    void whatAClassLeavesOpenInALocaleIsItsOwn() {
        judge("""
                class part = times + fixes dom :: "'a ⇒ 'a ⇒ bool"
                class semi = part + assumes same: "dom x y ⟹ dom (x * y) z ⟹ x * y * z = x * (y * z)" begin
                definition below where "below x y ⟷ (∃z. dom x z ∧ x * z = y)"
                end
                sublocale semigroup_mult ⊆ sg: semi _ "λx y. True" by standard (simp add: mult.assoc)
                lemma (in semigroup_mult) holds1: "sg.below x y ⟷ (∃z. x * z = y)" oops
                lemma (in semigroup_mult) fails1: "sg.below x x" oops
                """);
    }

    @Test
    void whatAClassDefinesByRecursionIsAboutTheOperationsOfTheInterpretation() {
        judge("""
                class weighed = fixes weight :: "'a ⇒ nat" begin
                fun total :: "'a list ⇒ nat" where "total [] = 0" | "total (x # xs) = weight x + total xs"
                inductive lighter where "weight x < weight y ⟹ lighter x y" | "lighter x y ⟹ lighter y z ⟹ lighter x z"
                end
                interpretation n: weighed "λn :: nat. n" .
                interpretation s: weighed Suc .
                lemma holds1: "n.total [1, 2, 3] = 6 ∧ s.total [1, 2, 3] = 9" oops
                lemma fails1: "n.total [1, 2] = s.total [1, 2]" oops
                lemma holds2: "s.lighter 1 2" oops
                lemma fails2: "n.lighter 2 2" oops
                """);
    }

    @Test
    void opIsAVariableLikeAnyOther() {
        judge("""
                lemma holds1: "op + x = x + (op :: nat)" oops
                lemma fails1: "op - x = x - (op :: nat)" oops
                definition "same op ≡ op"
                lemma holds2: "same x = x" oops
                """);
    }

    @Test
    void relationsThatTransferSpeaksOfAreKnown() {
        judge("""
                lemma holds1: "left_total (λx y. y = f x) ∧ (right_total (λx y. y = f x) ⟷ surj f)" oops
                lemma holds2: "bi_unique (=) ∧ bi_total (=)" oops
                lemma fails1: "left_total R" oops
                lemma holds3: "left_total A ⟹ left_unique A ⟹ right_unique A ⟹ right_total A ⟹ bi_unique A ∧ bi_total A" oops
                """);
    }

    /** Where no type is known of a class, what it says by definitions of a class above it is a theorem all the same. */
    @Test
    void aClassWithoutInstancesHasTheTheoremsOfThoseAboveIt() {
        judge("""
                class act = fixes act :: "nat ⇒ 'a ⇒ 'a" begin
                definition still where "still x ⟷ (∀n. act n x = x)"
                end
                class unit_act = act + assumes zero: "act 0 x = x" begin
                lemma follows1: "still x ⟹ act 1 x = x" by (simp add: still_def)
                lemma follows2: "still x ⟹ act 0 (act 1 x) = x" by (simp add: still_def zero)
                lemma fails1: "act 1 x = x" oops
                end
                """);
    }

    @Test
    void relationsThatIsabelleMakesForLiftedTypesOfTheLibraryAreNoVariables() {
        judge("Main \"HOL-Library.DAList\" \"HOL-Library.FSet\" \"HOL-Library.Multiset\"", """
                lemma unread1: "rel_fun (pcr_alist (=) (=)) (=) length size" oops
                lemma unread2: "pcr_fset (=) A B ⟹ cr_fset A B" oops
                lemma unread3: "cr_multiset f M ⟹ f x = count M x" oops
                lemma unread4: "pcr_int p i" oops
                lemma holds1: "pcr_other p ⟹ pcr_other p" oops
                """);
    }
}
