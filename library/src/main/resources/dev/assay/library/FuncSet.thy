section \<open>Functions from one set to another\<close>

theory FuncSet
  imports Main
begin

definition Pi :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b set) \<Rightarrow> ('a \<Rightarrow> 'b) set"
  where "Pi A B = {f. \<forall>x. x \<in> A \<longrightarrow> f x \<in> B x}"

definition extensional :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b) set"
  where "extensional A = {f. \<forall>x. x \<notin> A \<longrightarrow> f x = undefined}"

definition restrict :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a set \<Rightarrow> 'a \<Rightarrow> 'b"
  where "restrict f A = (\<lambda>x. if x \<in> A then f x else undefined)"

abbreviation funcset :: "'a set \<Rightarrow> 'b set \<Rightarrow> ('a \<Rightarrow> 'b) set"  (infixr "\<rightarrow>" 60)
  where "A \<rightarrow> B \<equiv> Pi A (\<lambda>_. B)"

syntax
  "_Pi" :: "pttrn \<Rightarrow> 'a set \<Rightarrow> 'b set \<Rightarrow> ('a \<Rightarrow> 'b) set"  ("(3\<Pi> _\<in>_./ _)" 10)
  "_lam" :: "pttrn \<Rightarrow> 'a set \<Rightarrow> 'b \<Rightarrow> ('a \<Rightarrow> 'b)"  ("(3\<lambda>_\<in>_./ _)" [0, 0, 3] 3)

translations
  "\<Pi> x\<in>A. B" \<rightleftharpoons> "CONST Pi A (\<lambda>x. B)"
  "\<lambda>x\<in>A. f" \<rightleftharpoons> "CONST restrict (\<lambda>x. f) A"

definition "compose" :: "'a set \<Rightarrow> ('b \<Rightarrow> 'c) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'c"
  where "compose A g f = restrict (\<lambda>x. g (f x)) A"

definition PiE :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b set) \<Rightarrow> ('a \<Rightarrow> 'b) set"
  where "PiE S T = Pi S T \<inter> extensional S"

bundle funcset_syntax
begin

notation funcset  (infixr "\<rightarrow>" 60)

end

abbreviation extensional_funcset :: "'a set \<Rightarrow> 'b set \<Rightarrow> ('a \<Rightarrow> 'b) set"  (infixr "\<rightarrow>\<^sub>E" 60)
  where "A \<rightarrow>\<^sub>E B \<equiv> PiE A (\<lambda>_. B)"

abbreviation Pi\<^sub>E :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b set) \<Rightarrow> ('a \<Rightarrow> 'b) set"
  where "Pi\<^sub>E A B \<equiv> PiE A B"

syntax
  "_PiE" :: "pttrn \<Rightarrow> 'a set \<Rightarrow> 'b set \<Rightarrow> ('a \<Rightarrow> 'b) set"  ("(3\<Pi>\<^sub>E _\<in>_./ _)" 10)

translations
  "\<Pi>\<^sub>E x\<in>A. B" \<rightleftharpoons> "CONST PiE A (\<lambda>x. B)"

lemma Pi_I [intro!]: "(\<And>x. x \<in> A \<Longrightarrow> f x \<in> B x) \<Longrightarrow> f \<in> Pi A B"
  by (simp add: Pi_def)

lemma Pi_mem: "f \<in> Pi A B \<Longrightarrow> x \<in> A \<Longrightarrow> f x \<in> B x"
  by (simp add: Pi_def)

lemma Pi_iff: "(f \<in> Pi I X) = (\<forall>i\<in>I. f i \<in> X i)"
  by (auto simp: Pi_def)

lemma funcsetI: "(\<And>x. x \<in> A \<Longrightarrow> f x \<in> B) \<Longrightarrow> f \<in> A \<rightarrow> B"
  by (simp add: Pi_def)

lemma funcset_mem: "f \<in> A \<rightarrow> B \<Longrightarrow> x \<in> A \<Longrightarrow> f x \<in> B"
  by (simp add: Pi_def)

lemma funcset_image: "f \<in> A \<rightarrow> B \<Longrightarrow> f ` A \<subseteq> B"
  by (auto simp: Pi_def)

lemma image_subset_iff_funcset: "(F ` A \<subseteq> B) = (F \<in> A \<rightarrow> B)"
  by (auto simp: Pi_def)

lemma funcset_compose: "f \<in> A \<rightarrow> B \<Longrightarrow> g \<in> B \<rightarrow> C \<Longrightarrow> compose A g f \<in> A \<rightarrow> C"
  by (simp add: Pi_def compose_def restrict_def)

lemma restrict_apply [simp]: "restrict f A x = (if x \<in> A then f x else undefined)"
  by (simp add: restrict_def)

lemma restrict_ext: "(\<And>x. x \<in> A \<Longrightarrow> f x = g x) \<Longrightarrow> restrict f A = restrict g A"
  by (simp add: fun_eq_iff)

lemma inj_on_restrict_eq [simp]: "inj_on (restrict f A) A = inj_on f A"
  by (simp add: inj_on_def)

lemma restrict_extensional [simp]: "restrict f A \<in> extensional A"
  by (simp add: extensional_def)

lemma extensional_arb: "f \<in> extensional A \<Longrightarrow> x \<notin> A \<Longrightarrow> f x = undefined"
  by (simp add: extensional_def)

lemma extensionalityI: "f \<in> extensional A \<Longrightarrow> g \<in> extensional A \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> f x = g x) \<Longrightarrow> f = g"
  by (force simp: fun_eq_iff extensional_def)

lemma PiE_iff: "(f \<in> PiE I X) = ((\<forall>i\<in>I. f i \<in> X i) \<and> f \<in> extensional I)"
  by (simp add: PiE_def Pi_iff)

lemma PiE_mem: "f \<in> PiE S T \<Longrightarrow> x \<in> S \<Longrightarrow> f x \<in> T x"
  by (auto simp: PiE_def Pi_def)

lemma PiE_empty: "PiE {} T = {\<lambda>x. undefined}"
  by (auto simp: PiE_def Pi_def extensional_def fun_eq_iff)

lemma PiE_insert: "a \<notin> S \<Longrightarrow> PiE (insert a S) T = (\<lambda>(y, f). f(a := y)) ` (T a \<times> PiE S T)"
proof -
  assume a: "a \<notin> S"
  show ?thesis
  proof (intro subset_antisym subsetI)
    fix f
    assume f: "f \<in> PiE (insert a S) T"
    then have "f a \<in> T a" by (simp add: PiE_iff)
    moreover have "f(a := undefined) \<in> PiE S T" using f a by (auto simp: PiE_iff extensional_def)
    ultimately have "(f a, f(a := undefined)) \<in> T a \<times> PiE S T" by simp
    moreover have "f = (\<lambda>(y, f). f(a := y)) (f a, f(a := undefined))" by simp
    ultimately show "f \<in> (\<lambda>(y, f). f(a := y)) ` (T a \<times> PiE S T)" by (rule rev_image_eqI)
  next
    fix f
    assume "f \<in> (\<lambda>(y, f). f(a := y)) ` (T a \<times> PiE S T)"
    then obtain y g where "y \<in> T a" "g \<in> PiE S T" "f = g(a := y)" by auto
    then show "f \<in> PiE (insert a S) T" by (auto simp: PiE_iff extensional_def)
  qed
qed

lemma inj_on_PiE_insert: "a \<notin> S \<Longrightarrow> inj_on (\<lambda>(y, f). f(a := y)) (T a \<times> PiE S T)"
proof (rule inj_onI)
  fix p q
  assume a: "a \<notin> S" and p: "p \<in> T a \<times> PiE S T" and q: "q \<in> T a \<times> PiE S T"
    and same: "(\<lambda>(y, f). f(a := y)) p = (\<lambda>(y, f). f(a := y)) q"
  obtain y f where yf: "p = (y, f)" by (metis surj_pair)
  obtain z g where zg: "q = (z, g)" by (metis surj_pair)
  have upd: "f(a := y) = g(a := z)" using same yf zg by simp
  have "f a = undefined" "g a = undefined" using p q yf zg a by (auto simp: PiE_iff extensional_def)
  then have "f x = g x" for x using upd by (metis fun_upd_other)
  then have "f = g" by (simp add: fun_eq_iff)
  moreover have "y = z" using upd by (metis fun_upd_same)
  ultimately show "p = q" using yf zg by simp
qed

lemma finite_PiE: "finite S \<Longrightarrow> (\<And>i. i \<in> S \<Longrightarrow> finite (T i)) \<Longrightarrow> finite (PiE S T)"
  by (induct S rule: finite_induct) (simp_all add: PiE_empty PiE_insert)

lemma card_PiE: "finite S \<Longrightarrow> card (PiE S T) = (\<Prod>i\<in>S. card (T i))"
proof (induct S rule: finite_induct)
  case empty
  show ?case by (simp add: PiE_empty)
next
  case (insert a S)
  then show ?case by (simp add: PiE_insert card_image inj_on_PiE_insert card_cartesian_product)
qed


lemma restrict_apply': "x \<in> A \<Longrightarrow> restrict f A x = f x"
  by simp

lemma PiE: "f \<in> Pi A B \<Longrightarrow> (f x \<in> B x \<Longrightarrow> Q) \<Longrightarrow> (x \<notin> A \<Longrightarrow> Q) \<Longrightarrow> Q"
  by (auto simp: Pi_def)

lemma compose_eq: "x \<in> A \<Longrightarrow> compose A g f x = g (f x)"
  by (simp add: compose_def)

lemma compose_extensional [simp]: "compose A f g \<in> extensional A"
  by (simp add: compose_def)

lemma compose_assoc: "f \<in> A \<rightarrow> B \<Longrightarrow> compose A h (compose A g f) = compose A (compose B h g) f"
  by (auto simp: fun_eq_iff Pi_def compose_def restrict_def)

end
