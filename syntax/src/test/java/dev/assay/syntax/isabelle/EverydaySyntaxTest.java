package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The notation of everyday theories: each form is read, and means what a longer form says. */
class EverydaySyntaxTest {
    private static TheoryDocument read(String imports, String body) {
        String text = "theory T imports " + imports + " begin\n" + "record rc = fa :: nat fb :: nat\n" + body + "\nend";
        return Library.read(new Source("T.thy", text), Optional.empty());
    }

    /** The statement with all its types, without superfluous abstractions. */
    private static String shown(TheoryStatement statement) {
        return TermPrinter.UNICODE
                .showConstantTypes(true)
                .showTypes(true)
                .print(contracted(statement.conjectures().getFirst().conclusion()));
    }

    /** λx. f x as f, where x is not in f. */
    private static Term contracted(Term term) {
        return switch (term) {
            case Term.Const _, Term.Free _, Term.Bound _ -> term;
            case Term.App(var function, var argument) -> new Term.App(contracted(function), contracted(argument));
            case Term.Abs(var _, var type, var body) -> {
                Term inner = contracted(body);
                yield inner instanceof Term.App(var function, Term.Bound(var index))
                                && index == 0
                                && !function.mentionsBound(0)
                        ? function.shift(-1)
                        : new Term.Abs("x", type, inner);
            }
        };
    }

    private static void check(String imports, String form, String longer) {
        var document = read(imports, "lemma \"aaa (" + form + ")\" sorry\nlemma \"aaa (" + longer + ")\" sorry\n");
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        var statements = document.statements();
        assertEquals(shown(statements.get(1)), shown(statements.get(0)));
        assertEquals(
                List.of(),
                document.notes().stream()
                        .filter(note -> note.text().startsWith("Ambiguous"))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            if a then b else if c then d else (e::nat)      ¦ If a b (If c d (e::nat))
            let x = a; y = x in f x y                       ¦ Let a (λx. Let x (λy. f x y))
            let (x, y) = p in f x y                         ¦ Let p (λ(x, y). f x y)
            let (x, y) = p; z = x in f y z                  ¦ Let p (case_prod (λx y. Let x (λz. f y z)))
            case n of 0 ⇒ a | Suc m ⇒ (case xs of [] ⇒ b | y # ys ⇒ y) ¦ case_nat a (λm. case_list b (λy ys. y) xs) n
            case p of (x, y) ⇒ x + y                        ¦ case_prod (λx y. x + y) p
            λ(x, y) z. f x y z                              ¦ case_prod (λx y z. f x y z)
            λ(x, y, z). f x y z                             ¦ case_prod (λx. case_prod (λy z. f x y z))
            λ_. a                                           ¦ λx. a
            %x y. f x y                                     ¦ λx. λy. f x y
            λx::nat. x                                      ¦ (λx. x :: nat)
            ∀x∈A. P x                                       ¦ Ball A P
            ALL x:A. P x                                    ¦ Ball A P
            ∃x∈A. P x                                       ¦ Bex A P
            EX x:A. P x                                     ¦ Bex A P
            ∃!x∈A. P x                                      ¦ ∃!x. x ∈ A ∧ P x
            ∀x<n. P x                                       ¦ ∀x. x < n ⟶ P x
            ∀x≤n. P x                                       ¦ ∀x. x ≤ n ⟶ P x
            ∀x>n. P x                                       ¦ ∀x. n < x ⟶ P x
            ∀x≥n. P x                                       ¦ ∀x. n ≤ x ⟶ P x
            ∃x<n. P x                                       ¦ ∃x. x < n ∧ P x
            ∃x≥n. P x                                       ¦ ∃x. n ≤ x ∧ P x
            ∀x≠n. P x                                       ¦ ∀x. x ≠ n ⟶ P x
            ∀A⊆B. P A                                       ¦ ∀A. A ⊆ B ⟶ P A
            ∀x y. P x y                                     ¦ All (λx. All (λy. P x y))
            ∀(x::nat) (y::bool). P x y                      ¦ ∀x::nat. ∀y::bool. P x y
            ∀x y::nat. P x y                                ¦ ∀x. ∀y::nat. P x y
            ∀(x, y)∈A. P x y                                ¦ Ball A (case_prod P)
            ALL x y. P x y                                  ¦ ∀x y. P x y
            EX x. P x                                       ¦ Ex P
            EX! x. P x                                      ¦ Ex1 P
            ! x. P x                                        ¦ All P
            ? x. P x                                        ¦ Ex P
            ∄x. P x                                         ¦ ¬ Ex P
            THE x. P x                                      ¦ The P
            SOME x. P x                                     ¦ Eps P
            ϵx. P x                                         ¦ Eps P
            SOME x. x ∈ A                                   ¦ Eps (λx. x ∈ A)
            LEAST n. P n                                    ¦ Least P
            GREATEST n. P n                                 ¦ Greatest P
            ARG_MIN f x. P x                                ¦ arg_min f P
            ARG_MAX f x. P x                                ¦ arg_max f P
            """)
    void bindersAndConditionals(String form, String longer) {
        check("Main", form, longer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            {}                                              ¦ (bot :: _ set)
            {a, b, c}                                       ¦ insert a (insert b (insert c {}))
            {x. P x}                                        ¦ Collect P
            {x∈A. P x}                                      ¦ {x. x ∈ A ∧ P x}
            {x:A. P x}                                      ¦ {x. x ∈ A ∧ P x}
            {(x, y). P x y}                                 ¦ Collect (case_prod P)
            {f x y |x y. P x y}                             ¦ {z. ∃x y. z = f x y ∧ P x y}
            {x::nat. x < 3}                                 ¦ Collect (λx::nat. x < 3)
            ⋃x∈A. B x                                       ¦ ⋃(B ` A)
            ⋂x∈A. B x                                       ¦ ⋂(B ` A)
            ⋃x. B x                                         ¦ ⋃(range B)
            ⋃i<n. B i                                       ¦ ⋃(B ` {..<n})
            ⋃i≤n. B i                                       ¦ ⋃(B ` {..n})
            UN x:A. B x                                     ¦ ⋃(B ` A)
            ⋃A                                              ¦ Union A
            A ∪ B ∩ C - D                                   ¦ (A ∪ (B ∩ C)) - (D :: 'a set)
            A Un B Int C                                    ¦ A ∪ (B ∩ C)
            -A                                              ¦ uminus A
            A ⊆ B ∧ A ⊂ B                                   ¦ (A :: 'a set) ≤ B ∧ A < B
            A ⊇ B                                           ¦ B ⊆ A
            a ∉ A                                           ¦ ¬ (a ∈ A)
            a ~: A                                          ¦ ¬ (a ∈ A)
            (∈) a                                           ¦ λA. a ∈ A
            {a..b}                                          ¦ atLeastAtMost a b
            {a..<b}                                         ¦ atLeastLessThan a b
            {a<..b}                                         ¦ greaterThanAtMost a b
            {a<..<b}                                        ¦ greaterThanLessThan a b
            {..<n}                                          ¦ lessThan n
            {..n}                                           ¦ atMost n
            {n..}                                           ¦ atLeast n
            {n<..}                                          ¦ greaterThan n
            ∑x∈A. f x                                       ¦ sum f A
            ∑i=0..<n. f i                                   ¦ sum f {0..<n}
            ∑i=a..b. f i                                    ¦ sum f {a..b}
            ∑i≤n. f i                                       ¦ sum f {..n}
            ∑i<n. f i                                       ¦ sum f {..<n}
            ∑x | P x. f x                                   ¦ sum f {x. P x}
            ∑A                                              ¦ sum (λx. x) A
            SUM x:A. f x                                    ¦ sum f A
            ∏x∈A. f x                                       ¦ prod f A
            ∏i=0..<n. f i                                   ¦ prod f {0..<n}
            ∏x | P x. f x                                   ¦ prod f {x. P x}
            ∑x←xs. f x                                      ¦ sum_list (map f xs)
            f ` A                                           ¦ image f A
            f -` A                                          ¦ vimage f A
            R `` A                                          ¦ Image R A
            A × B                                           ¦ Sigma A (λx. B)
            A <*> B                                         ¦ Sigma A (λx. B)
            SIGMA x:A. B x                                  ¦ Sigma A B
            UNIV :: nat set                                 ¦ top :: nat set
            CARD('a)                                        ¦ card (UNIV :: 'a set)
            SUP x∈A. f x                                    ¦ Sup (f ` A)
            ⨆x∈A. f x                                       ¦ Sup (f ` A)
            ⨅x. f x                                         ¦ Inf (range f)
            Pow A                                           ¦ Set.Pow A
            MIN x∈A. f x                                    ¦ Min (f ` A)
            MAX x∈A. f x                                    ¦ Max (f ` A)
            """)
    void setsAndBigOperators(String form, String longer) {
        check("Main", form, longer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            []                                              ¦ Nil
            [a, b]                                          ¦ Cons a (Cons b Nil)
            a # xs @ ys                                     ¦ Cons a (append xs ys)
            xs ! n                                          ¦ nth xs n
            [a..b]                                          ¦ upto a b
            [m..<n]                                         ¦ upt m n
            [x←xs. P x]                                     ¦ filter P xs
            [x<-xs . P x]                                   ¦ filter P xs
            [f x. x ← xs]                                   ¦ map f xs
            [f x. x ← xs, P x]                              ¦ concat (map (λx. if P x then [f x] else []) xs)
            [(x, y). x ← xs, y ← ys]                        ¦ concat (map (λx. map (λy. (x, y)) ys) xs)
            [x. (x, y) ← xs]                                ¦ concat (map (λz. case z of (x, y) ⇒ [x]) xs)
            xs[i := v]                                      ¦ list_update xs i v
            xs[i := v, j := w]                              ¦ list_update (list_update xs i v) j w
            f(x := y, z := w)                               ¦ fun_upd (fun_upd f x y) z w
            m(k ↦ v)                                        ¦ fun_upd m k (Some v)
            m(k |-> v)                                      ¦ fun_upd m k (Some v)
            m(ks [↦] vs)                                    ¦ map_upds m ks vs
            [k ↦ v]                                         ¦ fun_upd Map.empty k (Some v)
            [k ↦ v, l ↦ w]                                  ¦ fun_upd (fun_upd Map.empty k (Some v)) l (Some w)
            m |` A                                          ¦ restrict_map m A
            m ++ n                                          ¦ map_add m n
            m ⊆⇩m n                                         ¦ map_le m n
            ''ab''                                          ¦ [CHR ''a'', CHR ''b'']
            ''''                                            ¦ ([] :: char list)
            CHR 0x41                                        ¦ CHR ''A''
            STR ''ab'' = s                                  ¦ s = STR ''ab'' ⟷ s = STR ''ab''
            (x, y, z)                                       ¦ Pair x (Pair y z)
            ()                                              ¦ Unity
            f ∘ g                                           ¦ comp f g
            f o g                                           ¦ comp f g
            f ^^ n                                          ¦ compow n f
            R⇧+                                             ¦ trancl R
            R⇧*                                             ¦ rtrancl R
            R⇧=                                             ¦ R ∪ Id
            r⇧*⇧*                                           ¦ rtranclp r
            r⇧+⇧+                                           ¦ tranclp r
            R^*                                             ¦ rtrancl R
            R^+                                             ¦ trancl R
            R O S                                           ¦ relcomp R S
            R¯                                              ¦ converse R
            R^-1                                            ¦ converse R
            r OO s                                          ¦ relcompp r s
            A // R                                          ¦ quotient A R
            ⦇fa = 1, fb = 2⦈                                 ¦ (| fa = 1, fb = 2 |)
            r⦇fa := 3⦈                                       ¦ r (| fa := 3 |)
            fa r + fb (r⦇fa := 1, fb := 2⦈)                  ¦ fa r + fb ((r⦇fa := 1⦈)⦇fb := 2⦈)
            Inl x = y                                       ¦ y = Inl x ⟷ y = Inl x
            A <+> B                                         ¦ Sum_Type.Plus A B
            """)
    void listsMapsRelationsAndRecords(String form, String longer) {
        if (form.contains(" = s") || form.contains("Inl")) {
            assertEquals(List.of(), read("Main", "lemma \"" + form + "\" oops").failures());
            return;
        }
        check("Main", form, longer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            {#a, b, c#}                                     ¦ add_mset a (add_mset b (add_mset c {#}))
            {#x ∈# M. P x#}                                 ¦ filter_mset P M
            {#x :# M. P x#}                                 ¦ filter_mset P M
            {#(x, y) ∈# M. P x y#}                          ¦ filter_mset (case_prod P) M
            {#f x. x ∈# M#}                                 ¦ image_mset f M
            {#f x | x ∈# M. P x#}                           ¦ image_mset f (filter_mset P M)
            ∀x∈#M. P x                                      ¦ Ball (set_mset M) P
            ∃x∈#M. P x                                      ¦ Bex (set_mset M) P
            ∑x∈#M. f x                                      ¦ sum_mset (image_mset f M)
            ∑(x, y)∈#M. f x y                               ¦ sum_mset (image_mset (case_prod f) M)
            ∏x∈#M. f x                                      ¦ prod_mset (image_mset f M)
            ∑⇩#M + (∑x∈#M. x)                               ¦ sum_mset M + sum_mset (image_mset (λx. x) M)
            x ∈# M + {#y#}                                  ¦ x ∈ set_mset (plus M (add_mset y {#}))
            {|a, b|}                                        ¦ finsert a (finsert b fempty)
            ∀x|∈|A. P x                                     ¦ fBall A P
            ∃x|∈|A. P x                                     ¦ fBex A P
            Π x∈A. B x                                      ¦ Pi A B
            Π⇩E x∈A. B x                                    ¦ PiE A B
            λx∈A. f x                                       ¦ restrict f A
            A → B                                           ¦ Pi A (λ_. B)
            """)
    void multisetsFiniteSetsAndDependentFunctions(String form, String longer) {
        check("\"HOL-Library.Multiset\" \"HOL-Library.FSet\" \"HOL-Library.FuncSet\"", form, longer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            5::nat                                          ¦ numeral (num.Bit1 (num.Bit0 num.One)) :: nat
            -3 :: int                                       ¦ uminus 3 :: int
            - x                                             ¦ uminus x
            a - b - c                                       ¦ minus (minus a b) c
            a + b * c                                       ¦ plus a (times b c)
            (1/2) :: real                                   ¦ divide 1 2 :: real
            (0.5) :: real                                   ¦ divide 5 10 :: real
            0x1F :: nat                                     ¦ 31 :: nat
            x⇧2                                             ¦ power x 2
            a ^ n                                           ¦ power a n
            a div b mod c                                   ¦ modulo (divide a b) c
            a dvd b                                         ¦ (dvd) a b
            BARxBAR                                         ¦ abs x
            ⌊x⌋                                             ¦ floor x
            ⌈x⌉                                             ¦ ceiling x
            fact n                                          ¦ fact n
            m + n choose k + 1                              ¦ binomial (plus m n) (plus k 1)
            m choose k - 1 = x                              ¦ binomial m (minus k 1) = x
            x ≤ y ∧ y >= z                                  ¦ less_eq x y ∧ less_eq z y
            a ≠ b                                           ¦ ¬ (a = b)
            a ~= b                                          ¦ ¬ (a = b)
            (+) a                                           ¦ λb. plus a b
            (op + a)                                        ¦ plus op a
            (*) a                                           ¦ times a
            (=) a                                           ¦ HOL.eq a
            (¬ a)                                           ¦ Not a
            ~ a                                             ¦ Not a
            a & b | c                                       ¦ (a ∧ b) ∨ c
            a --> b                                         ¦ a ⟶ b
            a ⟷ b                                           ¦ (a :: bool) = b
            a <-> b                                         ¦ a ⟷ b
            x :: 'a :: {order, finite}                      ¦ (x :: 'a :: {finite, order})
            TYPE('a)                                        ¦ TYPE('a)
            undefined :: nat                                ¦ (HOL.undefined :: nat)
            List.rev xs                                     ¦ rev xs
            List.append xs ys                               ¦ xs @ ys
            x⇩1 + x'                                        ¦ plus x⇩1 x'
            α + Γ⇩0                                         ¦ plus α Γ⇩0
            f x (* a remark *) y                            ¦ f x y
            f x ― ‹a remark› y                              ¦ f x y
            (x::nat) = y                                    ¦ HOL.eq (x::nat) y
            id x                                            ¦ Fun.id x
            """)
    void numbersLogicAndNames(String form, String longer) {
        check("Complex_Main", form.replace("BAR", "¦"), longer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            lemma "x ≡ x" sorry
            lemma "⋀x. P x ⟹ Q x" oops
            lemma "⟦A; B⟧ ⟹ A" sorry
            lemma "[| A; B |] ==> A" sorry
            lemma "!!x. P x ==> P x" sorry
            lemma "PROP P ⟹ PROP P" sorry
            lemma "Trueprop (P ∧ Q) ≡ (P ⟹ PROP Pure.prop (Trueprop Q))" oops
            lemma "A &&& B" oops
            lemma ‹x = y› oops
            lemma \\<open>x = y\\<close> oops
            definition f :: ‹nat ⇒ nat› where ‹f x = x›
            definition g :: "nat => nat" where "g ≡ %x. x"
            fun h :: "nat × nat ⇒ nat" where "h (a, _) = a"
            fun h' :: ‹'a list ⇒ 'a option› where ‹h' [] = None› | ‹h' (x # _) = Some x›
            lemma fixes x :: "'a :: {order, finite}" shows "x ≤ x" oops
            lemma "(x :: 'a :: linorder) ≤ y ∨ y ≤ x" oops
            value "rev [1 :: nat, 2]"
            term "x + (y :: nat)"
            lemma "(SOME x. x ∈ A) ∈ A" oops
            """)
    void wholeCommands(String command) {
        var document = read("Main", command);
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
    }
}
