package dev.assay.test.smart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.test.Options;
import dev.assay.test.Tested;
import dev.assay.test.Verdict;
import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.narrowing.Narrowing;
import dev.assay.test.quickcheck.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

class SmartTest {
    private static final Smart SMART = Smart.whole();

    private static Finding one(String text, int size) {
        return Tested.one(text, Options.DEFAULT.with(List.of(new Options.Setting("depth", "" + size))), SMART);
    }

    private static void refuted(String expected, String text, int size) {
        Finding finding = one(text, size);
        assertTrue(finding.isGenuine(), () -> Tested.text(finding));
        assertEquals(expected, Tested.text(finding));
    }

    private static void survives(String text, int size) {
        assertEquals("survived", Tested.text(one(text, size)));
    }

    private static void tests(long expected, String lemma, int size) {
        Finding finding = one("lemma \"" + lemma + "\" oops", size);
        assertTrue(finding.verdict() instanceof Verdict.Survived, () -> Tested.text(finding));
        assertEquals(expected, ((Verdict.Survived) finding.verdict()).tests());
    }

    private static final String EVEN = """
        inductive even and odd where
          "even 0" | "odd n ==> even (Suc n)" | "even n ==> odd (Suc n)"
        """;

    @Test
    void mutuallyInductivePredicatesGiveValues() {
        refuted("n = 4", EVEN + "lemma \"even n ==> n < 4\" oops", 8);
        refuted("n = 0", EVEN + "lemma \"even n ==> odd n\" oops", 8);
        survives(EVEN + "lemma \"even n ==> even (Suc (Suc n))\" oops", 8);
        survives(EVEN + "lemma \"odd n ==> ~ even n\" oops", 8);
    }

    @Test
    void thereAreTwiceAsManySortedListsWithEachSize() {
        for (int size = 4; size <= 10; size++) {
            tests((1L << size) - 1, "sorted (xs :: nat list) ==> sorted (remdups xs)", size);
        }
    }

    @Test
    void distinctListsAreAsManyAsCounted() {
        long[] expected = {16, 39, 105, 315, 1048, 3829};
        for (int i = 0; i < expected.length; i++) {
            tests(expected[i], "distinct (xs :: nat list) ==> distinct (tl xs)", i + 4);
        }
    }

    @Test
    void whatMustHoldForTheConclusionToFailGivesValues() {
        String numbers = "inductive ten where \"ten (10 :: nat)\"\ninductive eleven where \"eleven (11 :: nat)\"\n";
        refuted("x = 10", numbers + "lemma \"ten x = eleven x\" oops", 2);
        refuted("x = 11, y = 10", numbers + "lemma \"~ eleven x | ~ ten y\" oops", 2);
    }

    @Test
    void definitionsAndCasesOfTheConclusionGiveValues() {
        String safe = """
            fun run :: "bool list => nat option" where
              "run [] = Some 0"
            | "run (b # bs) = (case run bs of None => None | Some n => if b = (n = 2) then Some (Suc n) else None)"
            definition safe where "safe bs = (case run bs of None => True | Some n => n < 5)"
            """;
        refuted("bs = [False, False, True, False, False]", safe + "lemma \"safe bs\" oops", 8);
    }

    @Test
    void aProgramIsTypedBeforeItRuns() {
        String calculus = """
            datatype type = Atom nat | Arrow type type
            datatype expr = Var nat | App expr expr | Lam type expr
            inductive at where "at (x # xs) 0 x" | "at xs i y ==> at (x # xs) (Suc i) y"
            inductive typing where
              "at env x T ==> typing env (Var x) T"
            | "typing (T # env) t U ==> typing env (Lam T t) (Arrow T U)"
            | "typing env s (Arrow U T) ==> typing env t T ==> typing env (App s t) U"
            fun lift where
              "lift (Var i) k = (if i < k then Var i else Var (Suc i))"
            | "lift (App s t) k = App (lift s k) (lift t k)"
            | "lift (Lam T t) k = Lam T (lift t (Suc k))"
            fun subst where
              "subst (Var i) s k = (if k < i then Var (i - 1) else if i = k then s else Var i)"
            | "subst (App t u) s k = App (subst t s k) (subst u s k)"
            | "subst (Lam T t) s k = Lam T (subst t (lift s 0) (Suc k))"
            inductive step where
              "step (App (Lam T s) t) (subst s t 0)"
            | "step s t ==> step (App s u) (App t u)"
            | "step s t ==> step (App u s) (App u t)"
            """;
        refuted(
                "env = [Atom 0], t = App (Lam (Atom 1) (Var 1)) (Var 0), T = Atom 1, u = Var 0",
                calculus + "lemma \"typing env t T ==> step t u ==> typing env u T\" oops",
                8);
    }

    @Test
    void functionsRunOnlyForwardsIfThatIsAskedFor() {
        String lemma = "lemma \"xs @ ys = [True, False, False, False, False] ==> length ys ~= 1\" oops";
        refuted("xs = [True, False, False, False], ys = [False]", lemma, 3);
        Finding forwards = Tested.one(
                lemma,
                Options.DEFAULT.with(List.of(
                        new Options.Setting("depth", "3"), new Options.Setting("allow_function_inversion", "false"))),
                SMART);
        assertEquals("survived", Tested.text(forwards));
    }

    @Test
    void inductiveSetsGiveValues() {
        String even = "inductive_set ev where \"(0 :: nat) : ev\" | \"n : ev ==> n + 2 : ev\"\n";
        refuted("n = 6", even + "lemma \"n : ev ==> n < 6\" oops", 8);
        refuted("n = 0", even + "lemma \"n : ev ==> n + 3 : ev\" oops", 8);
    }

    @Test
    void functionsRunBackwards() {
        refuted("xs = [1, 0], ys = [0, 1]", "lemma \"rev (xs :: nat list) = ys ==> xs = ys\" oops", 6);
        survives(
                "lemma \"length (xs :: bool list) = length ys & zip xs ys = zs ==> map fst zs = xs & map snd zs = ys\""
                        + " oops",
                4);
    }

    @Test
    void commandsOfASmallLanguageAreExecuted() {
        String language = """
            datatype command = Stop | Set bool | Then command command | Choose command command
            inductive runs where
              "runs Stop s s"
            | "runs (Set b) s b"
            | "runs c s t ==> runs d t u ==> runs (Then c d) s u"
            | "s ==> runs c s t ==> runs (Choose c d) s t"
            | "~ s ==> runs d s t ==> runs (Choose c d) s t"
            """;
        refuted(
                "c = Choose (Set False) (Set True), s = True, t = False",
                language + "lemma \"runs c s t ==> runs (Then c c) s t\" oops",
                6);
        survives(language + "lemma \"runs c s t ==> runs (Then c Stop) s t\" oops", 4);
    }

    @Test
    void wordsOfAGrammarAreDerived() {
        String grammar = """
            datatype letter = a | b
            inductive S and T where
              "S []"
            | "T w ==> S (b # w)"
            | "S w ==> T (a # w)"
            """;
        refuted("w = [b, a]", grammar + "lemma \"S w ==> w = []\" oops", 8);
        survives(grammar + "lemma \"S w ==> length (filter (%x. x = a) w) = length (filter (%x. x = b) w)\" oops", 8);
    }

    private static final String HOTEL = """
        datatype guest = G0 | G1
        datatype key = K0 | K1 | K2 | K3
        datatype room = R0
        datatype event = Checkin guest room "key * key" | Enter guest room "key * key" | Exit guest room
        fun currentkey :: "event list => room => key" where
          "currentkey [] r = K0"
        | "currentkey (e # s) r = (case e of Checkin g q c => if q = r then snd c else currentkey s r
             | Enter g q c => currentkey s r | Exit g q => currentkey s r)"
        fun roomkey :: "event list => room => key" where
          "roomkey [] r = K0"
        | "roomkey (e # s) r = (case e of Checkin g q c => roomkey s r
             | Enter g q c => if q = r then snd c else roomkey s r | Exit g q => roomkey s r)"
        fun issued :: "event list => key set" where
          "issued [] = {K0}"
        | "issued (e # s) = (case e of Checkin g q c => insert (snd c) (issued s)
             | Enter g q c => issued s | Exit g q => issued s)"
        fun cards :: "event list => guest => (key * key) set" where
          "cards [] g = {}"
        | "cards (e # s) g = (case e of Checkin h q c => if h = g then insert c (cards s g) else cards s g
             | Enter h q c => cards s g | Exit h q => cards s g)"
        fun isin :: "event list => room => guest set" where
          "isin [] r = {}"
        | "isin (e # s) r = (case e of Checkin g q c => isin s r
             | Enter g q c => if q = r then insert g (isin s r) else isin s r
             | Exit g q => if q = r then isin s r - {g} else isin s r)"
        fun owner :: "event list => room => guest option" where
          "owner [] r = None"
        | "owner (e # s) r = (case e of Checkin g q c => if q = r then Some g else owner s r
             | Enter g q c => owner s r | Exit g q => owner s r)"
        fun hotel :: "event list => bool" where
          "hotel [] = True"
        | "hotel (e # s) = (hotel s & (case e of
               Checkin g r (k, k') => k = currentkey s r & k' ~: issued s
             | Enter g r (k, k') => (k, k') : cards s g & roomkey s r : {k, k'}
             | Exit g r => g : isin s r))"
        definition safe :: "event list => room => bool" where
          "safe s r = (EX s1 s2 s3 g c c'. s = s3 @ (Enter g r c # s2 @ (Checkin g r c' # s1))
             & (ALL h d. Checkin h r d ~: set (s3 @ (Enter g r c # s2)))
             & isin (s2 @ (Checkin g r c' # s1)) r = {})"
        """;

    @Test
    void aGuestGetsIntoARoomThatFeelsSafeWithFiveEvents() {
        refuted(
                "evs = [Enter G1 R0 (K1, K2), Enter G0 R0 (K0, K1), Checkin G0 R0 (K2, K3), Checkin G1 R0 (K1, K2),"
                        + " Checkin G0 R0 (K0, K1)], r = R0, g = G1",
                HOTEL + "lemma \"hotel evs & safe evs r & g : isin evs r ==> owner evs r = Some g\" oops",
                7);
    }

    @Test
    void guestsWhoUseOnlyTheirNewestCardAreSafe() {
        String newest = HOTEL.replace("(k, k') : cards s g & roomkey", "newest s g r = Some (k, k') & roomkey")
                .replace("fun hotel ::", """
                    fun newest :: "event list => guest => room => (key * key) option" where
                      "newest [] g r = None"
                    | "newest (e # s) g r = (case e of Checkin h q c => if h = g & q = r then Some c else newest s g r
                         | Enter h q c => newest s g r | Exit h q => newest s g r)"
                    fun hotel ::\
                    """);
        survives(newest + "lemma \"hotel evs & safe evs r & g : isin evs r ==> owner evs r = Some g\" oops", 6);
    }

    private static final String PROTOCOL = """
        datatype agent = Alice | Bob | Spy
        datatype key = Pub agent | Pri agent
        datatype msg = Agent agent | Key key | Nonce nat | MPair msg msg | Crypt key msg
        datatype event = Says agent agent msg
        fun nonces :: "msg => nat set" where
          "nonces (Agent A) = {}" | "nonces (Key K) = {}" | "nonces (Nonce n) = {n}"
        | "nonces (MPair X Y) = nonces X Un nonces Y" | "nonces (Crypt K X) = nonces X"
        fun used :: "event list => nat set" where
          "used [] = {}" | "used (Says A B X # evs) = nonces X Un used evs"
        fun inverse where "inverse (Pub A) = Pri A" | "inverse (Pri A) = Pub A"
        fun opened :: "msg set => msg => msg set" where
          "opened H (MPair X Y) = {X, Y}"
        | "opened H (Crypt K X) = (if Key (inverse K) : H then {X} else {})"
        | "opened H X = {}"
        fun close :: "nat => msg set => msg set" where
          "close 0 H = H" | "close (Suc n) H = close n (H Un (UN X:H. opened H X))"
        fun heard :: "event list => msg set" where
          "heard [] = {Key (Pri Spy), Key (Pub Alice), Key (Pub Bob), Key (Pub Spy)}"
        | "heard (Says A B X # evs) = insert X (heard evs)"
        definition known where "known evs = close 4 (heard evs)"
        inductive run where
          "run []"
        | "run evs ==> NA ~: used evs ==> run (Says A B (Crypt (Pub B) (MPair (Nonce NA) (Agent A))) # evs)"
        | "run evs ==> NB ~: used evs ==> Says A' B (Crypt (Pub B) (MPair (Nonce NA) (Agent A))) : set evs ==>
             run (Says B A (Crypt (Pub A) (MPair (Nonce NA) (Nonce NB))) # evs)"
        | "run evs ==> Says A B (Crypt (Pub B) (MPair (Nonce NA) (Agent A))) : set evs ==>
             Says B' A (Crypt (Pub A) (MPair (Nonce NA) (Nonce NB))) : set evs ==>
             run (Says A B (Crypt (Pub B) (Nonce NB)) # evs)"
        """;

    @Test
    void aProtocolRunsToItsEnd() {
        Finding finding =
                one(PROTOCOL + "lemma \"run evs ==> Says A B (Crypt (Pub B) (Nonce NB)) ~: set evs\" oops", 6);
        assertTrue(finding.isGenuine(), () -> Tested.text(finding));
    }

    @Test
    void theSpyLearnsANonceOfTheProtocolWithoutNames() {
        String guided = PROTOCOL + """
            | "run evs ==> Nonce NA : known evs ==>
                 run (Says Spy B (Crypt (Pub B) (MPair (Nonce NA) (Agent A))) # evs)"
            | "run evs ==> Nonce NA : known evs ==> Nonce NB : known evs ==>
                 run (Says Spy A (Crypt (Pub A) (MPair (Nonce NA) (Nonce NB))) # evs)"
            lemma "run evs ==> A ~= Spy ==> B ~= Spy ==> A ~= B ==>
              Says B A (Crypt (Pub A) (MPair (Nonce NA) (Nonce NB))) : set evs ==> Nonce NB ~: known evs" oops
            """;
        refuted(
                "evs = [Says Alice Spy (Crypt (Pub Spy) (Nonce 1)),"
                        + " Says Bob Alice (Crypt (Pub Alice) (MPair (Nonce 0) (Nonce 1))),"
                        + " Says Spy Bob (Crypt (Pub Bob) (MPair (Nonce 0) (Agent Alice))),"
                        + " Says Alice Spy (Crypt (Pub Spy) (MPair (Nonce 0) (Agent Alice)))],"
                        + " A = Alice, B = Bob, NA = 0, NB = 1",
                guided,
                6);
    }

    private static final String CLOSURE = """
        inductive_set closure :: "(nat * nat) set => (nat * nat) set" for R where
          "(x, y) : R ==> (x, y) : closure R"
        | "(x, y) : closure R ==> (y, z) : closure R ==> (x, z) : closure R"
        """;

    @Test
    void aClosureIsFoundThoughItsRuleCallsItselfFirst() {
        String cycle = "{(1, 2), (2, 3), (3, 1)}";
        refuted("x = 3, y = 3", CLOSURE + "lemma \"(x, y) : closure " + cycle + " ==> x = 3 ==> y ~= x\" oops", 3);
        assertEquals(
                "holds",
                Tested.text(one(CLOSURE + "lemma \"(x, y) : closure " + cycle + " ==> x < 4 & y < 4\" oops", 3)));
    }

    @Test
    void aSetThatOnlyRulesDefineIsMadeOfAllItsElements() {
        refuted("n = 3", CLOSURE + "lemma \"(n, 4) : closure (closure {(1, 2), (2, 3), (3, 4)}) ==> n < 3\" oops", 3);
    }

    @Test
    void whatAPredicateHoldsForIsASet() {
        String step = """
            inductive step :: "nat => nat => bool" where "step n (Suc n)" | "step n (n + n)"
            inductive edge :: "nat * nat => bool" where "edge (n, Suc n)" | "edge (n, n + n)"
            """;
        for (String set : new String[] {"{y. step x y}", "{y. edge (x, y)}", "{(y, z). step x y & step y z & x = z}"}) {
            Finding finding =
                    Tested.one(step + "lemma \"card " + set + " = 2\" oops", Options.DEFAULT, new Exhaustive());
            assertTrue(finding.isGenuine(), () -> set + ": " + Tested.text(finding));
        }
        assertEquals(
                "survived",
                Tested.text(Tested.one(
                        step + "lemma \"{y. edge (x, y)} = {Suc x, 2 * x}\" oops", Options.DEFAULT, new Exhaustive())));
    }

    @Test
    void otherTestersDecideWhatOnlyRulesDecide() {
        String cycle = "lemma \"(x, y) : closure {(1, 2), (2, 1)} ==> x ~= y\" oops";
        Finding finding = Tested.one(CLOSURE + cycle, Options.DEFAULT.withSize(4), new Exhaustive());
        assertEquals("x = 1, y = 1", Tested.text(finding));
        Finding lazily = Tested.one(CLOSURE + cycle, Options.DEFAULT.withSize(4), new Narrowing());
        assertEquals("x = 1, y = 1", Tested.text(lazily));
    }

    @Test
    void aPremiseThatCannotBeRunIsSaidToBeSo() {
        Finding finding = one("coinductive inf where \"inf (Suc n) ==> inf n\"\nlemma \"inf n ==> n = 0\" oops", 4);
        assertTrue(finding.verdict() instanceof Verdict.NotExecutable, () -> Tested.text(finding));
    }

    /** Rules of Horn clauses: all of the body implies the head. */
    private static final String HORN = """
        inductive_set sat :: "(nat list × nat) set ⇒ nat set" for H where
          "(as, a) ∈ H ⟹ (⋀x. x ∈ set as ⟹ x ∈ sat H) ⟹ a ∈ sat H"
        """;

    @Test
    void aLeastFixedPointIsLeastBelowQuantifiersToo() {
        for (var tester : List.of(SMART, new Exhaustive(), new Narrowing())) {
            for (String truth : List.of(
                    "0 ∉ sat {([0], 0)}",
                    "2 ∉ sat {([0, 1], 2), ([], 0), ([0, 2], 1)}",
                    "2 ∈ sat {([0, 1], 2), ([], 0), ([0, 0], 1)}")) {
                assertEquals(
                        "holds",
                        Tested.text(Tested.one(HORN + "lemma \"" + truth + "\" oops", Options.DEFAULT, tester)),
                        truth);
            }
            assertTrue(Tested.one(HORN + "lemma \"1 ∉ sat {([0], 1), ([], 0)}\" oops", Options.DEFAULT, tester)
                    .isGenuine());
        }
    }

    @Test
    void aValueOfACodatatypeMayContainItself() {
        survives("codatatype l = N | C nat l lemma \"∃x. x = C 0 x\" oops", 4);
        survives("codatatype l = N | C nat l lemma \"(∀x. x ≠ C 0 x) ⟶ P\" oops", 4);
    }

    @Test
    void branchesThatAreFunctionsAreAppliedToTheirArguments() {
        refuted("b = False, u = 0", "lemma \"(if b then λx. [] else (λx. [x])) u = [0::nat] ==> False\" oops", 4);
        refuted("b = False, u = 0", "lemma \"rev ((if b then λx. [] else (λx. [x])) u) = [0::nat] ==> False\" oops", 4);
        refuted(
                "b = True",
                "lemma \"(let u = 0::nat in (if b then λx y. b else (λx y. b)) u) (1::nat) ==> ~ b\" oops",
                4);
    }

    @Test
    void whatHasNoValueGivesNoValues() {
        String undefined = "lemma \"xs = snd (last ([] :: (nat * nat set) list)) ==> False\" oops";
        assertFalse(one(undefined, 4).isGenuine());
        String set = "inductive_set s :: \"nat set\" where \"n : s ==> [] ! m : s\"\n";
        survives(set + "lemma \"n : s ==> False\" oops", 4);
    }

    @Test
    void functionsWithVariablesInsideAreNoPatterns() {
        String lemma = "lemma \"length (map f (takeWhile (λx. b) [n, n])) = length (takeWhile (λx. b) [n, n::nat]) ==>"
                + " False\" oops";
        assertFalse(one(lemma, 3).verdict() instanceof Verdict.Failed);
    }

    @Test
    void valuesOfAQuotientAreComparedByTheirRelation() {
        String residue = """
            quotient_type residue = nat / "λa b. a mod 2 = b mod (2::nat)" sorry
            lift_definition zero :: residue is "0::nat" .
            lift_definition plus1 :: "residue ⇒ residue" is Suc sorry
            inductive reached where "reached zero" | "reached x ==> reached (plus1 (plus1 x))"
            """;
        refuted("", residue + "lemma \"zero ≠ plus1 (plus1 zero)\" oops", 4);
        refuted("", residue + "lemma \"[(zero, 0::nat)] ≠ [(plus1 (plus1 zero), 0)]\" oops", 4);
        refuted("", residue + "lemma \"~ reached (plus1 (plus1 zero))\" oops", 4);
        assertEquals("holds", Tested.text(one(residue + "lemma \"zero ≠ plus1 zero\" oops", 4)));
        Finding collected = one(residue + "lemma \"card {x. reached x} = 2\" oops", 4);
        assertFalse(collected.isGenuine(), () -> Tested.text(collected));
    }

    @Test
    void setsOfSetsOfWhatHasNoNormalFormAreNoCrash() {
        String text = "datatype process = Process \"nat ⇒ process\" | Stop lemma \"card {{x :: process}} = 1\" oops";
        assertInstanceOf(Verdict.Unknown.class, one(text, 3).verdict());
    }

    @Test
    void caseDistinctionsDoNotGoByOtherConstructorsOfTheCode() {
        String text = """
            datatype switch = On | Off
            definition turned :: "switch ⇒ switch" where "turned s = (if s = On then Off else On)"
            definition left :: switch where "left = Off"
            definition right :: switch where "right = On"
            code_datatype left right
            lemma "(case left of On ⇒ (0::nat) | Off ⇒ 1) = 1" oops
            """;
        assertFalse(one(text, 3).isGenuine(), () -> Tested.text(one(text, 3)));
    }
}
