package dev.assay.model;

import static dev.assay.model.Modelled.find;
import static dev.assay.model.Modelled.value;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The case studies among the acceptance tests, T16 to T24, with theories of our own. */
class CaseStudyTest {
    /** Words over two letters; the last rules are those with and without mistakes. */
    private static String grammar(String... last) {
        return """
                datatype letter = a | b
                inductive_set S and A and B where
                  "[] \\<in> S" | "w \\<in> A \\<Longrightarrow> b # w \\<in> S" | "w \\<in> B \\<Longrightarrow> a # w \\<in> S"
                | "w \\<in> S \\<Longrightarrow> a # w \\<in> A"
                """ + String.join("\n", last) + """

                fun number where
                  "number x [] = (0::nat)" | "number x (y # w) = (if x = y then Suc (number x w) else number x w)"
                """;
    }

    private static final String B_STEP = "| \"w \\<in> S \\<Longrightarrow> b # w \\<in> B\"";
    private static final String B_TWICE =
            "| \"v \\<in> B \\<Longrightarrow> w \\<in> B \\<Longrightarrow> a # v @ w \\<in> B\"";
    private static final String A_TWICE =
            "| \"v \\<in> A \\<Longrightarrow> w \\<in> A \\<Longrightarrow> b # v @ w \\<in> A\"";
    private static final String SOUND = "w \\<in> S \\<longrightarrow> number a w = number b w";
    private static final String COMPLETE = "number a w = number b w \\<longrightarrow> w \\<in> S";

    @Test // T16
    void withTheFirstMistakeMendedTheShortestUnbalancedWordHasThreeLetters() {
        String text = grammar(B_STEP, "| \"v \\<in> B \\<Longrightarrow> a # v @ w \\<in> B\"");
        Finding finding = find(text, SOUND, "card=1-4");
        assertEquals(Verdict.GENUINE, finding.verdict());
        String word = value(finding, "w");
        assertEquals(3, word.chars().filter(c -> c == 'a' || c == 'b').count(), word);
    }

    @Test // T16, T17
    void withBothMistakesMendedTheGrammarIsSoundButNotComplete() {
        String text = grammar(B_STEP, B_TWICE);
        assertEquals(Verdict.NONE, find(text, SOUND, "card=1-4").verdict());
        Finding finding = find(text, COMPLETE, "card=1-5");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals("[b, b, a, a]", value(finding, "w"));
    }

    @Test // T17
    void withTheMissingRuleTheGrammarIsComplete() {
        String mended = grammar(B_STEP, B_TWICE, A_TWICE);
        assertEquals(Verdict.NONE, find(mended, COMPLETE, "card=1-4").verdict());
        assertEquals(
                Verdict.NONE,
                find(mended, "w \\<in> A \\<longleftrightarrow> number a w = number b w + 1", "card=1-4")
                        .verdict());
        assertEquals(
                Verdict.NONE,
                find(mended, "w \\<in> B \\<longleftrightarrow> number b w = number a w + 1", "card=1-4")
                        .verdict());
    }

    /** Trees whose nodes have levels, and the two ways to mend them after an insertion. */
    private static final String TREES = """
            datatype 'a tree = Leaf | Node (key: 'a) (lev: nat) (l: "'a tree") (r: "'a tree")
            fun level where "level Leaf = 0" | "level (Node _ k _ _) = k"
            fun right where "right Leaf = Leaf" | "right (Node _ _ _ u) = u"
            fun left where "left Leaf = Leaf" | "left (Node _ _ t _) = t"
            fun ok where
              "ok Leaf = True"
            | "ok (Node _ k t u) = (if t = Leaf
                 then k = 1 \\<and> (u = Leaf \\<or> (level u = 1 \\<and> left u = Leaf \\<and> right u = Leaf))
                 else ok t \\<and> ok u \\<and> u \\<noteq> Leaf \\<and> level t < k \\<and> level u \\<le> k \\<and> level (right u) < k)"
            fun skew where
              "skew Leaf = Leaf"
            | "skew (Node x k t u) = (if t \\<noteq> Leaf \\<and> k = level t
                 then Node (key t) k (left t) (Node x k (right t) u) else Node x k t u)"
            fun split where
              "split Leaf = Leaf"
            | "split (Node x k t u) = (if u \\<noteq> Leaf \\<and> k = level (right u)
                 then Node (key u) (Suc k) (Node x k t (left u)) (right u) else Node x k t u)"
            fun insert1 :: "nat tree \\<Rightarrow> nat \\<Rightarrow> nat tree" where
              "insert1 Leaf x = Node x 1 Leaf Leaf"
            | "insert1 (Node y k t u) x =
                 Node y k (if x < y then insert1 t x else t) (if y < x then insert1 u x else u)"
            fun insert2 :: "nat tree \\<Rightarrow> nat \\<Rightarrow> nat tree" where
              "insert2 Leaf x = Node x 1 Leaf Leaf"
            | "insert2 (Node y k t u) x = split (skew
                 (Node y k (if x < y then insert2 t x else t) (if y < x then insert2 u x else u)))"
            """;

    @Test // T18
    void skewAndSplitKeepTheElementsOfATree() {
        String elements = TREES + """
                fun elements where "elements Leaf = {}" | "elements (Node x _ t u) = {x} \\<union> elements t \\<union> elements u"
                """;
        assertEquals(
                Verdict.NONE,
                find(
                                elements,
                                "elements (skew t) = elements t \\<and> elements (split t) = elements t",
                                "card=1-4",
                                "max_potential=0")
                        .verdict());
    }

    @Test // T18
    void skewAndSplitLeaveProperTreesAsTheyAre() {
        assertEquals(
                Verdict.NONE,
                find(TREES, "ok t \\<longrightarrow> skew t = t \\<and> split t = t", "card=1-4")
                        .verdict());
    }

    @Test // T19
    void insertionHasToRebalance() {
        Finding finding = find(TREES, "ok t \\<longrightarrow> ok (insert1 t x)", "card=1-4", "eval=insert1 t x");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals("Node 1 1 Leaf Leaf", value(finding, "t"));
        assertEquals("0", value(finding, "x"));
        assertEquals(
                Verdict.NONE,
                find(TREES, "ok t \\<longrightarrow> ok (insert2 t x)", "card=1-3")
                        .verdict());
    }

    private static final String LAZY = """
            codatatype 'a llist = LNil | LCons 'a "'a llist"
            coinductive below :: "nat llist \\<Rightarrow> nat llist \\<Rightarrow> bool" where
              "below LNil xs"
            | "x %s y \\<Longrightarrow> below (LCons x xs) (LCons y ys)"
            | "below xs ys \\<Longrightarrow> below (LCons x xs) (LCons x ys)"
            """;

    @Test // T23
    void theLexicographicOrderOfLazyListsIsALinearOrder() {
        String order = LAZY.formatted("<");
        for (String law : new String[] {
            "below xs xs",
            "below xs ys \\<or> below ys xs",
            "below xs ys \\<Longrightarrow> below ys zs \\<Longrightarrow> below xs zs"
        }) {
            assertEquals(
                    Verdict.NONE,
                    find(order, law, "card=1-3", "max_potential=0").verdict(),
                    law);
        }
    }

    @Test // T23
    void aLexicographicOrderThatStopsTooEarlyIsNotAntisymmetric() {
        String antisymmetric = "below xs ys \\<longrightarrow> below ys xs \\<longrightarrow> xs = ys";
        assertEquals(
                Verdict.GENUINE,
                find(LAZY.formatted("\\<le>"), antisymmetric, "card=1-3").verdict());
        assertEquals(
                Verdict.NONE,
                find(LAZY.formatted("<"), antisymmetric, "card=1-3", "max_potential=0")
                        .verdict());
    }

    /** A hotel whose rooms take the next key of whoever shows the present one, or both. */
    private static String hotel(String entry) {
        return """
                typedecl guest typedecl key typedecl room
                type_synonym card = "key \\<times> key"
                record state =
                  owns :: "room \\<Rightarrow> guest option"
                  curr :: "room \\<Rightarrow> key"
                  issued :: "key set"
                  cards :: "guest \\<Rightarrow> card set"
                  roomk :: "room \\<Rightarrow> key"
                  isin :: "room \\<Rightarrow> guest set"
                  safe :: "room \\<Rightarrow> bool"
                inductive_set reach :: "state set" where
                  init: "inj initk \\<Longrightarrow>
                    \\<lparr>owns = (\\<lambda>r. None), curr = initk, issued = range initk, cards = (\\<lambda>g. {}),
                     roomk = initk, isin = (\\<lambda>r. {}), safe = (\\<lambda>r. True)\\<rparr> \\<in> reach"
                | check_in: "s \\<in> reach \\<Longrightarrow> k \\<notin> issued s \\<Longrightarrow>
                    s\\<lparr>curr := (curr s)(r := k), issued := issued s \\<union> {k},
                     cards := (cards s)(g := cards s g \\<union> {(curr s r, k)}),
                     owns := (owns s)(r := Some g), safe := (safe s)(r := False)\\<rparr> \\<in> reach"
                | enter_room: "s \\<in> reach \\<Longrightarrow> (k, k') \\<in> cards s g \\<Longrightarrow> roomk s r \\<in> {k, k'} %s \\<Longrightarrow>
                    s\\<lparr>isin := (isin s)(r := isin s r \\<union> {g}), roomk := (roomk s)(r := k'),
                     safe := (safe s)(r := owns s r = Some g \\<and> isin s r = {} \\<or> safe s r)\\<rparr> \\<in> reach"
                | exit_room: "s \\<in> reach \\<Longrightarrow> g \\<in> isin s r \\<Longrightarrow>
                    s\\<lparr>isin := (isin s)(r := isin s r - {g})\\<rparr> \\<in> reach"
                """.formatted(entry);
    }

    private static Finding breakIn(String entry, int keys, int states) {
        return find(
                hotel(entry),
                "s \\<in> reach \\<Longrightarrow> safe s r \\<Longrightarrow> g \\<in> isin s r \\<Longrightarrow> owns s r = Some g",
                "card room=1",
                "card guest=2",
                "card guest option=3",
                "card key=" + keys,
                "card state=" + states,
                "card=1",
                "max_potential=0");
    }

    @Test // T21
    void withFourKeysAGuestMayOpenTheRoomOfAnother() {
        Finding finding = breakIn("", 4, 6);
        assertEquals(Verdict.GENUINE, finding.verdict());
    }

    @Test // T21: that no more states than these are enough is seen on fewer of them, which takes less time
    void fewerKeysOrACheckOfTheCardKeepThemOut() {
        assertEquals(Verdict.NONE, breakIn("", 2, 3).verdict());
        assertEquals(Verdict.NONE, breakIn("", 3, 3).verdict());
        assertEquals(
                Verdict.NONE, breakIn("\\<Longrightarrow> k' = curr s r", 4, 3).verdict());
    }
}
