theory Goals imports Main begin

datatype colour = Red | Green | Blue
datatype 'a tree = Tip | Node "'a tree" 'a "'a tree"

fun after where "after Red = Green" | "after Green = Blue" | "after Blue = Red"
fun mirror where "mirror Tip = Tip" | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
fun count where "count Tip = (0::nat)" | "count (Node l x r) = count l + count r + 1"
definition twice where "twice f x = f (f x)"
inductive even where zero: "even 0" | step: "even n \<Longrightarrow> even (Suc (Suc n))"

record place = east :: int north :: int
definition moved :: "int \<Rightarrow> place \<Rightarrow> place" where "moved d p = p\<lparr>east := east p + d\<rparr>"

datatype sum = Num nat | Plus sum sum
fun total where "total (Num n) = n" | "total (Plus a b) = total a + total b"
fun tidy where
  "tidy (Num n) = Num n"
| "tidy (Plus a b) = (case (tidy a, tidy b) of (Num 0, c) \<Rightarrow> c | (c, d) \<Rightarrow> Plus c d)"

lemma unmoved: "moved 0 p = p" oops
lemma tidied: "total (tidy a) = total a" oops
lemma drinker: "\<exists>x. P x \<longrightarrow> (\<forall>y. P y)" oops
lemma pelletier: "(\<forall>x. P x \<longrightarrow> Q x) \<Longrightarrow> \<exists>x. P x \<Longrightarrow> \<exists>x. Q x" oops
lemma choice: "(\<forall>x. \<exists>y. r x y) \<Longrightarrow> \<exists>f. \<forall>x. r x (f x)" oops
lemma swap_equal: "a = b \<Longrightarrow> b = c \<Longrightarrow> f c = f a" oops
lemma group: "(\<forall>x y z. m (m x y) z = m x (m y z)) \<Longrightarrow> (\<forall>x. m e x = x) \<Longrightarrow> (\<forall>x. m (i x) x = e) \<Longrightarrow> m (i a) (m a b) = b" oops
lemma injective: "(\<forall>x y. f x = f y \<longrightarrow> x = y) \<Longrightarrow> f a = b \<Longrightarrow> f c = b \<Longrightarrow> a = c" oops
lemma chosen: "(if c then f a else f b) = f (if c then a else b)" oops
lemma unions: "A \<subseteq> C \<Longrightarrow> B \<subseteq> C \<Longrightarrow> A \<union> B \<subseteq> C" oops
lemma differences: "(A - B) \<inter> B = {}" oops
lemma pairs: "fst p = a \<Longrightarrow> snd p = b \<Longrightarrow> p = (a, b)" oops
lemma options: "x \<noteq> None \<Longrightarrow> \<exists>y. x = Some y" oops
lemma reverse3: "rev (rev (rev xs)) = rev xs" oops
lemma element: "x \<in> set xs \<Longrightarrow> x \<in> set (ys @ rev xs)" oops
lemma numbers: "a < b \<Longrightarrow> b < c \<Longrightarrow> Suc a < (c::nat)" oops
lemma differ: "b \<le> a \<Longrightarrow> a - b + b = (a::nat)" oops
lemma order: "x \<le> y \<Longrightarrow> y < z \<Longrightarrow> \<not> z \<le> (x::'a::linorder)" oops
lemma colours: "after (after (after c)) = c" oops
lemma mirrored: "mirror (mirror t) = t" oops
lemma counted: "count (mirror t) = count t" oops
lemma four_times: "twice (twice f) x = f (f (f (f x)))" oops
lemma four: "even (Suc (Suc (Suc (Suc 0))))" oops

end
