section \<open>Finite sets\<close>

theory Finite_Set
  imports Hilbert_Choice
begin

inductive finite :: "'a set \<Rightarrow> bool"
  where
    emptyI [simp, intro!]: "finite {}"
  | insertI [simp, intro!]: "finite A \<Longrightarrow> finite (insert a A)"

abbreviation infinite :: "'a set \<Rightarrow> bool"
  where "infinite A \<equiv> \<not> finite A"

class finite =
  assumes finite_UNIV: "finite (UNIV :: 'a set)"

lemma finite_induct [case_names empty insert, induct set: finite]: "finite F \<Longrightarrow> P {} \<Longrightarrow> (\<And>x F. finite F \<Longrightarrow> x \<notin> F \<Longrightarrow> P F \<Longrightarrow> P (insert x F)) \<Longrightarrow> P F"
proof -
  assume finite: "finite F" and empty: "P {}" and step: "\<And>x F. finite F \<Longrightarrow> x \<notin> F \<Longrightarrow> P F \<Longrightarrow> P (insert x F)"
  show "P F"
    using finite by (induct rule: finite.induct) (rule empty, metis insert_absorb step)
qed

lemma finite_subset_induct [case_names empty insert, consumes 2]: "finite F \<Longrightarrow> F \<subseteq> A \<Longrightarrow> P {} \<Longrightarrow> (\<And>a F. finite F \<Longrightarrow> a \<in> A \<Longrightarrow> a \<notin> F \<Longrightarrow> P F \<Longrightarrow> P (insert a F)) \<Longrightarrow> P F"
proof -
  assume finite: "finite F" and subset: "F \<subseteq> A" and empty: "P {}"
    and step: "\<And>a F. finite F \<Longrightarrow> a \<in> A \<Longrightarrow> a \<notin> F \<Longrightarrow> P F \<Longrightarrow> P (insert a F)"
  show "P F"
    using finite subset by (induct rule: finite_induct) (simp add: empty, metis insert_subset step)
qed

lemma finite_empty_induct: "finite A \<Longrightarrow> P A \<Longrightarrow> (\<And>a A. finite A \<Longrightarrow> a \<in> A \<Longrightarrow> P A \<Longrightarrow> P (A - {a})) \<Longrightarrow> P {}"
proof -
  assume finite: "finite A" and all: "P A" and step: "\<And>a A. finite A \<Longrightarrow> a \<in> A \<Longrightarrow> P A \<Longrightarrow> P (A - {a})"
  show "P {}"
    using finite all
    by (induct rule: finite_induct) (simp, metis Diff_insert_absorb finite.insertI insertI1 step)
qed

lemma finite_subset: "A \<subseteq> B \<Longrightarrow> finite B \<Longrightarrow> finite A"
proof -
  assume subset: "A \<subseteq> B" and finite: "finite B"
  show "finite A"
    using finite subset
    by (induct arbitrary: A rule: finite_induct) (simp, metis finite.insertI insert_Diff subset_insert_iff)
qed

lemma finite_insert [simp]: "finite (insert a A) = finite A"
  by (metis finite.insertI finite_subset subset_insertI)

lemma rev_finite_subset: "finite B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> finite A"
  by (rule finite_subset)

lemma finite_UnI: "finite F \<Longrightarrow> finite G \<Longrightarrow> finite (F \<union> G)"
  by (induct rule: finite_induct) simp_all

lemma finite_Un [iff]: "finite (F \<union> G) = (finite F \<and> finite G)"
  by (metis Un_upper1 Un_upper2 finite_UnI finite_subset)

lemma finite_Int [simp, intro]: "finite F \<or> finite G \<Longrightarrow> finite (F \<inter> G)"
  by (metis Int_lower1 Int_lower2 finite_subset)

lemma finite_Diff [simp, intro]: "finite A \<Longrightarrow> finite (A - B)"
  by (metis Diff_subset finite_subset)

lemma finite_Diff2 [simp]: "finite B \<Longrightarrow> finite (A - B) = finite A"
  by (metis finite_Un Un_Diff_cancel2 finite_Diff)

lemma finite_Diff_insert [iff]: "finite (A - insert a B) = finite (A - B)"
  by (metis Diff_insert finite_Diff2 finite.emptyI finite_insert)

lemma finite_Compl: "finite (A::'a set) \<Longrightarrow> finite (- A) = finite (UNIV :: 'a set)"
  by (simp add: Compl_eq_Diff_UNIV)

lemma finite_Collect_not [simp]: "finite {x::'a. P x} \<Longrightarrow> finite {x. \<not> P x} = finite (UNIV :: 'a set)"
  using finite_Compl [of "{x. P x}"] by (simp add: Collect_neg_eq)

lemma finite_Collect_conjI [simp, intro]: "finite {x. P x} \<or> finite {x. Q x} \<Longrightarrow> finite {x. P x \<and> Q x}"
  by (simp add: Collect_conj_eq)

lemma finite_Collect_disjI [simp]: "finite {x. P x \<or> Q x} = (finite {x. P x} \<and> finite {x. Q x})"
  by (simp add: Collect_disj_eq)

lemma finite_imageI [simp, intro]: "finite F \<Longrightarrow> finite (h ` F)"
  by (induct rule: finite_induct) simp_all

lemma finite_imageD: "finite (f ` A) \<Longrightarrow> inj_on f A \<Longrightarrow> finite A"
proof -
  assume finite: "finite (f ` A)" and inj: "inj_on f A"
  have subset: "A \<subseteq> inv_into A f ` (f ` A)"
    by (metis image_eqI inj inv_into_f_f subsetI)
  have "finite (inv_into A f ` (f ` A))"
    using finite by (rule finite_imageI)
  with subset show "finite A"
    by (rule finite_subset)
qed

lemma finite_vimageI: "finite F \<Longrightarrow> inj h \<Longrightarrow> finite (h -` F)"
  by (metis finite_imageD finite_subset image_vimage_subset inj_on_subset subset_UNIV)

lemma finite_surj: "finite A \<Longrightarrow> B \<subseteq> f ` A \<Longrightarrow> finite B"
  by (metis finite_imageI finite_subset)

lemma finite_range_imageI: "finite (range g) \<Longrightarrow> finite (range (\<lambda>x. f (g x)))"
  using finite_imageI [of "range g" f] by (simp add: image_image)

lemma finite_UN [simp]: "finite A \<Longrightarrow> finite (\<Union>x\<in>A. B x) = (\<forall>x\<in>A. finite (B x))"
  by (induct rule: finite_induct) simp_all

lemma finite_UN_I [intro]: "finite A \<Longrightarrow> (\<And>a. a \<in> A \<Longrightarrow> finite (B a)) \<Longrightarrow> finite (\<Union>a\<in>A. B a)"
  by simp

lemma finite_Union [intro]: "finite A \<Longrightarrow> (\<And>M. M \<in> A \<Longrightarrow> finite M) \<Longrightarrow> finite (\<Union>A)"
  by (induct rule: finite_induct) simp_all

lemma finite_INT [intro]: "\<exists>x\<in>I. finite (A x) \<Longrightarrow> finite (\<Inter>x\<in>I. A x)"
proof -
  assume "\<exists>x\<in>I. finite (A x)"
  then obtain x where "x \<in> I" and finite: "finite (A x)"
    by blast
  then have "(\<Inter>x\<in>I. A x) \<subseteq> A x"
    by blast
  then show "finite (\<Inter>x\<in>I. A x)"
    by (metis finite finite_subset)
qed

lemma finite_Pow_iff [iff]: "finite (Pow A) = finite A"
proof
  assume finite: "finite (Pow A)"
  have "(\<lambda>x. {x}) ` A \<subseteq> Pow A"
    by blast
  then have "finite ((\<lambda>x. {x}) ` A)"
    using finite by (rule finite_subset)
  then show "finite A"
    by (rule finite_imageD) (rule inj_singleton)
next
  assume "finite A"
  then show "finite (Pow A)"
  proof (induct rule: finite_induct)
    show "finite (Pow {})"
      by simp
  next
    fix x F
    assume finite: "finite (Pow F)"
    have "Pow (insert x F) \<subseteq> Pow F \<union> insert x ` Pow F"
    proof
      fix C
      assume "C \<in> Pow (insert x F)"
      then have C: "C \<subseteq> insert x F"
        by simp
      show "C \<in> Pow F \<union> insert x ` Pow F"
      proof (cases "x \<in> C")
        case True
        with C have "C - {x} \<in> Pow F"
          by (simp add: subset_insert_iff)
        then have "insert x (C - {x}) \<in> insert x ` Pow F"
          by (rule imageI)
        then show ?thesis
          by (metis True UnI2 insert_Diff)
      next
        case False
        with C show ?thesis
          by (simp add: subset_insert_iff)
      qed
    qed
    then show "finite (Pow (insert x F))"
      by (metis finite finite_UnI finite_imageI finite_subset)
  qed
qed

lemma finite_UnionD: "finite (\<Union>A) \<Longrightarrow> finite A"
  by (metis PowI Union_upper finite_Pow_iff finite_subset subsetI)

lemma finite_Plus: "finite A \<Longrightarrow> finite B \<Longrightarrow> finite (A <+> B)"
  by (simp add: Plus_def)

lemma finite_SigmaI [simp, intro]: "finite A \<Longrightarrow> (\<And>a. a \<in> A \<Longrightarrow> finite (B a)) \<Longrightarrow> finite (Sigma A B)"
proof -
  assume finite: "finite A" and each: "\<And>a. a \<in> A \<Longrightarrow> finite (B a)"
  have "\<forall>a\<in>A. finite (B a)"
    using each by blast
  with finite show "finite (Sigma A B)"
  proof (induct rule: finite_induct)
    show "finite (Sigma {} B)"
      by simp
  next
    fix x F
    assume less: "\<forall>a\<in>F. finite (B a) \<Longrightarrow> finite (Sigma F B)" and all: "\<forall>a\<in>insert x F. finite (B a)"
    have "Sigma (insert x F) B \<subseteq> Pair x ` B x \<union> Sigma F B"
      by auto
    moreover have "finite (Pair x ` B x)"
      by (metis all finite_imageI insertI1)
    moreover have "finite (Sigma F B)"
      by (metis all insertI2 less)
    ultimately show "finite (Sigma (insert x F) B)"
      by (metis finite_UnI finite_subset)
  qed
qed

lemma finite_cartesian_product: "finite A \<Longrightarrow> finite B \<Longrightarrow> finite (A \<times> B)"
  by simp

lemma finite_Collect_subsets [simp, intro]: "finite A \<Longrightarrow> finite {B. B \<subseteq> A}"
  by (simp add: Pow_def [symmetric])

lemma finite_filter [simp]: "finite S \<Longrightarrow> finite (Set.filter P S)"
  by (metis finite_subset member_filter subsetI)

lemma finite_Collect_less_nat [iff]: "finite {n::nat. n < k}"
  by (induct k) (simp_all add: less_Suc_eq)

lemma finite_Collect_le_nat [iff]: "finite {n::nat. n \<le> k}"
  by (simp add: less_Suc_eq_le [symmetric])

lemma nat_seg_image_imp_finite: "A = (f::nat \<Rightarrow> 'a) ` {i. i < n} \<Longrightarrow> finite A"
  by simp

lemma finite_imp_nat_seg_image_inj_on: "finite A \<Longrightarrow> \<exists>(n::nat) f. A = f ` {i. i < n} \<and> inj_on f {i. i < n}"
proof (induct rule: finite_induct)
  show "\<exists>(n::nat) f. ({}::'a set) = f ` {i. i < n} \<and> inj_on f {i. i < n}"
    by (rule exI [of _ 0]) simp
next
  fix x :: 'a and F
  assume x: "x \<notin> F" and "\<exists>(n::nat) f. F = f ` {i. i < n} \<and> inj_on f {i. i < n}"
  then obtain n :: nat and f where F: "F = f ` {i. i < n}" and inj: "inj_on f {i. i < n}"
    by blast
  define g where "g = (\<lambda>i. if i < n then f i else x)"
  have old: "g i = f i" if "i < n" for i
    using that by (simp add: g_def)
  have new: "g n = x"
    by (simp add: g_def)
  have "g ` {i. i < n} = f ` {i. i < n}"
    by (rule image_cong) (auto simp: old)
  moreover have seg: "{i. i < Suc n} = insert n {i. i < n}"
    by (auto simp: less_Suc_eq)
  ultimately have "insert x F = g ` {i. i < Suc n}"
    by (metis F image_insert new)
  moreover have "inj_on g {i. i < Suc n}"
  proof (rule inj_onI)
    fix i j
    assume "i \<in> {i. i < Suc n}" and "j \<in> {i. i < Suc n}" and eq: "g i = g j"
    then have i: "i < n \<or> i = n" and j: "j < n \<or> j = n"
      by (auto simp: less_Suc_eq)
    have out: "f k \<noteq> x" if "k < n" for k
      using x that unfolding F by blast
    have in_f: "f k = f l \<Longrightarrow> k = l" if "k < n" and "l < n" for k l
      using inj_onD [OF inj, of k l] that by simp
    show "i = j"
      using i j eq by (metis in_f new old out)
  qed
  ultimately show "\<exists>(n::nat) f. insert x F = f ` {i. i < n} \<and> inj_on f {i. i < n}"
    by blast
qed

lemma infinite_imp_nonempty: "infinite S \<Longrightarrow> S \<noteq> {}"
  by auto

lemma infinite_UNIV_nat [iff]: "infinite (UNIV :: nat set)"
proof
  assume "finite (UNIV :: nat set)"
  moreover have "finite A \<Longrightarrow> \<exists>n. \<forall>k\<in>A. k < n" for A :: "nat set"
  proof (induct rule: finite_induct)
    show "\<exists>n. \<forall>k\<in>{}. k < (n::nat)"
      by simp
  next
    fix x :: nat and F :: "nat set"
    assume "\<exists>n. \<forall>k\<in>F. k < n"
    then obtain n where "\<forall>k\<in>F. k < n" ..
    then have "\<forall>k\<in>insert x F. k < max n (Suc x)"
      by (auto simp: less_max_iff_disj)
    then show "\<exists>n. \<forall>k\<in>insert x F. k < n" ..
  qed
  ultimately show False
    by (metis UNIV_I less_irrefl)
qed

lemma finite [simp]: "finite (A :: 'a::finite set)"
  by (metis finite_UNIV finite_subset subset_UNIV)

lemma finite_update_induct [case_names const update, consumes 1]: "finite {a. f a \<noteq> c} \<Longrightarrow> P (\<lambda>a. c) \<Longrightarrow> (\<And>a b f. finite {a. f a \<noteq> c} \<Longrightarrow> f a = c \<Longrightarrow> b \<noteq> c \<Longrightarrow> P f \<Longrightarrow> P (f(a := b))) \<Longrightarrow> P f"
proof -
  assume finite: "finite {a. f a \<noteq> c}" and const: "P (\<lambda>a. c)"
    and step: "\<And>a b f. finite {a. f a \<noteq> c} \<Longrightarrow> f a = c \<Longrightarrow> b \<noteq> c \<Longrightarrow> P f \<Longrightarrow> P (f(a := b))"
  have "finite A \<Longrightarrow> {a. g a \<noteq> c} = A \<Longrightarrow> P g" for A g
  proof (induct arbitrary: g rule: finite_induct)
    fix g :: "'a \<Rightarrow> 'b"
    assume none: "{a. g a \<noteq> c} = {}"
    have "g a = c" for a
      by (metis empty_iff mem_Collect_eq none)
    then have "g = (\<lambda>a. c)"
      by blast
    with const show "P g"
      by simp
  next
    fix x F and g :: "'a \<Rightarrow> 'b"
    assume F: "finite F" and x: "x \<notin> F" and less: "\<And>g. {a. g a \<noteq> c} = F \<Longrightarrow> P g"
      and g: "{a. g a \<noteq> c} = insert x F"
    have iff: "g a \<noteq> c ⟷ a = x \<or> a \<in> F" for a
      using g by (metis insert_iff mem_Collect_eq)
    have rest: "((g(x := c)) a \<noteq> c) = (a \<in> F)" for a
      using x iff [of a] by (cases "a = x") auto
    have "{a. (g(x := c)) a \<noteq> c} = F"
    proof (rule set_eqI)
      fix a
      show "(a \<in> {a. (g(x := c)) a \<noteq> c}) = (a \<in> F)"
        unfolding mem_Collect_eq by (rule rest)
    qed
    then have "P ((g(x := c))(x := g x))"
      by (metis F fun_upd_same iff less step)
    then show "P g"
      by simp
  qed
  then show "P f"
    by (metis finite)
qed

instance bool :: finite
proof
  have "(UNIV :: bool set) \<subseteq> {True, False}"
    by auto
  then show "finite (UNIV :: bool set)"
    by (metis finite.emptyI finite_insert finite_subset)
qed

instance unit :: finite
  by standard (simp add: UNIV_unit)

instance prod :: (finite, finite) finite
  by standard (metis UNIV_Times_UNIV finite_UNIV finite_cartesian_product)

instance sum :: (finite, finite) finite
  by standard (simp add: UNIV_sum)

instance option :: (finite) finite
  by standard (simp add: UNIV_option_conv)

instance set :: (finite) finite
  by standard (metis Pow_UNIV finite_Pow_iff finite_UNIV)

instance "fun" :: (finite, finite) finite
  by standard
    (rule finite_imageD [of "\<lambda>f. {p. snd p = f (fst p)}"], rule finite, auto simp: inj_on_def set_eq_iff fun_eq_iff)

subsection \<open>Folding a function over a finite set\<close>

inductive fold_graph :: "('a \<Rightarrow> 'b \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a set \<Rightarrow> 'b \<Rightarrow> bool"
  for f :: "'a \<Rightarrow> 'b \<Rightarrow> 'b" and z :: 'b
  where
    emptyI [intro]: "fold_graph f z {} z"
  | insertI [intro]: "x \<notin> A \<Longrightarrow> fold_graph f z A y \<Longrightarrow> fold_graph f z (insert x A) (f x y)"

definition fold :: "('a \<Rightarrow> 'b \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a set \<Rightarrow> 'b"
  where "fold f z A = (if finite A then (THE y. fold_graph f z A y) else z)"

locale comp_fun_commute =
  fixes f :: "'a \<Rightarrow> 'b \<Rightarrow> 'b"
  assumes comp_fun_commute: "f y \<circ> f x = f x \<circ> f y"

locale comp_fun_idem = comp_fun_commute +
  assumes comp_fun_idem: "f x \<circ> f x = f x"

lemma fold_empty [simp]: "fold f z {} = z"
proof -
  have "fold_graph f z {} y \<Longrightarrow> y = z" for y
    by (auto elim: fold_graph.cases)
  then have "(THE y. fold_graph f z {} y) = z"
    by (metis fold_graph.emptyI the_equality)
  then show ?thesis
    by (simp add: fold_def)
qed

lemma fold_infinite [simp]: "infinite A \<Longrightarrow> fold f z A = z"
  by (simp add: fold_def)

lemma fold_insert: "comp_fun_commute f \<Longrightarrow> finite A \<Longrightarrow> x \<notin> A \<Longrightarrow> fold f z (insert x A) = f x (fold f z A)"
proof -
  assume commute: "comp_fun_commute f" and finite: "finite A" and x: "x \<notin> A"
  have comm: "f a (f b c) = f b (f a c)" for a b c
    using commute by (metis comp_fun_commute_def comp_apply)
  have split: "fold_graph f z B y \<Longrightarrow> a \<in> B \<Longrightarrow> \<exists>v. y = f a v \<and> fold_graph f z (B - {a}) v" for a B y
  proof (induct rule: fold_graph.induct)
    assume "a \<in> {}"
    then show "\<exists>v. z = f a v \<and> fold_graph f z ({} - {a}) v"
      by simp
  next
    fix b B y
    assume b: "b \<notin> B" and graph: "fold_graph f z B y"
      and less: "a \<in> B \<Longrightarrow> \<exists>v. y = f a v \<and> fold_graph f z (B - {a}) v"
      and a: "a \<in> insert b B"
    show "\<exists>v. f b y = f a v \<and> fold_graph f z (insert b B - {a}) v"
    proof (cases "a = b")
      case True
      then show ?thesis
        by (metis Diff_insert_absorb b graph)
    next
      case False
      with a have "a \<in> B"
        by simp
      with less obtain v where y: "y = f a v" and v: "fold_graph f z (B - {a}) v"
        by blast
      have "b \<notin> B - {a}"
        using b by simp
      then have "fold_graph f z (insert b (B - {a})) (f b v)"
        using v by (rule fold_graph.insertI)
      moreover have "insert b (B - {a}) = insert b B - {a}"
        using False by auto
      ultimately show ?thesis
        by (metis y comm)
    qed
  qed
  have unique: "fold_graph f z B y \<Longrightarrow> fold_graph f z B v \<Longrightarrow> v = y" for B y v
  proof (induct arbitrary: v rule: fold_graph.induct)
    fix v
    assume "fold_graph f z {} v"
    then show "v = z"
      by (auto elim: fold_graph.cases)
  next
    fix b B y v
    assume b: "b \<notin> B" and less: "\<And>v. fold_graph f z B v \<Longrightarrow> v = y" and graph: "fold_graph f z (insert b B) v"
    obtain w where "v = f b w" and "fold_graph f z (insert b B - {b}) w"
      using split [OF graph insertI1] by blast
    then show "v = f b y"
      by (metis Diff_insert_absorb b less)
  qed
  have "\<exists>y. fold_graph f z A y"
    using finite by (induct rule: finite_induct) (metis fold_graph.emptyI, metis fold_graph.insertI)
  then obtain y where y: "fold_graph f z A y"
    by blast
  have fx: "fold_graph f z (insert x A) (f x y)"
    using x y by (rule fold_graph.insertI)
  have "(THE y. fold_graph f z A y) = y"
    by (metis the_equality unique y)
  moreover have "(THE y. fold_graph f z (insert x A) y) = f x y"
    by (metis the_equality unique fx)
  ultimately show "fold f z (insert x A) = f x (fold f z A)"
    using finite by (simp add: fold_def)
qed

lemma fold_fun_left_comm: "comp_fun_commute f \<Longrightarrow> finite A \<Longrightarrow> f x (fold f z A) = fold f (f x z) A"
proof -
  assume commute: "comp_fun_commute f" and finite: "finite A"
  have comm: "f a (f b c) = f b (f a c)" for a b c
    using commute by (metis comp_fun_commute_def comp_apply)
  show "f x (fold f z A) = fold f (f x z) A"
    using finite
  proof (induct rule: finite_induct)
    show "f x (fold f z {}) = fold f (f x z) {}"
      by simp
  next
    fix a F
    assume "finite F" and "a \<notin> F" and "f x (fold f z F) = fold f (f x z) F"
    then show "f x (fold f z (insert a F)) = fold f (f x z) (insert a F)"
      by (metis comm commute fold_insert)
  qed
qed

lemma fold_insert2: "comp_fun_commute f \<Longrightarrow> finite A \<Longrightarrow> x \<notin> A \<Longrightarrow> fold f z (insert x A) = fold f (f x z) A"
  by (simp add: fold_insert fold_fun_left_comm)

lemma fold_rec: "comp_fun_commute f \<Longrightarrow> finite A \<Longrightarrow> x \<in> A \<Longrightarrow> fold f z A = f x (fold f z (A - {x}))"
  by (metis fold_insert finite_Diff insert_Diff Diff_iff singletonI)

lemma fold_set_union_disj: "comp_fun_commute f \<Longrightarrow> finite A \<Longrightarrow> finite B \<Longrightarrow> A \<inter> B = {} \<Longrightarrow> fold f z (A \<union> B) = fold f (fold f z A) B"
proof -
  assume commute: "comp_fun_commute f" and A: "finite A" and B: "finite B" and disjoint: "A \<inter> B = {}"
  show "fold f z (A \<union> B) = fold f (fold f z A) B"
    using B disjoint
  proof (induct rule: finite_induct)
    show "fold f z (A \<union> {}) = fold f (fold f z A) {}"
      by simp
  next
    fix x F
    assume F: "finite F" and x: "x \<notin> F" and less: "A \<inter> F = {} \<Longrightarrow> fold f z (A \<union> F) = fold f (fold f z A) F"
      and disjoint: "A \<inter> insert x F = {}"
    have "x \<notin> A \<union> F" and "A \<inter> F = {}"
      using x disjoint by auto
    then have "fold f z (insert x (A \<union> F)) = f x (fold f (fold f z A) F)"
      by (metis A F commute finite_UnI fold_insert less)
    then show "fold f z (A \<union> insert x F) = fold f (fold f z A) (insert x F)"
      by (metis F Un_insert_right commute fold_insert x)
  qed
qed

lemma fold_insert_idem [simp]: "comp_fun_idem f \<Longrightarrow> finite A \<Longrightarrow> fold f z (insert x A) = f x (fold f z A)"
proof -
  assume f: "comp_fun_idem f" and finite: "finite A"
  have commute: "comp_fun_commute f"
    using f by (simp add: comp_fun_idem_def comp_fun_commute_def)
  have idem: "f a (f a c) = f a c" for a c
    using f by (metis comp_apply comp_fun_idem_def)
  show "fold f z (insert x A) = f x (fold f z A)"
  proof (cases "x \<in> A")
    case True
    then show ?thesis
      by (metis commute finite fold_rec idem insert_absorb)
  next
    case False
    then show ?thesis
      by (metis commute finite fold_insert)
  qed
qed

lemma fold_insert_idem2: "comp_fun_idem f \<Longrightarrow> finite A \<Longrightarrow> fold f z (insert x A) = fold f (f x z) A"
proof -
  assume f: "comp_fun_idem f" and finite: "finite A"
  have "comp_fun_commute f"
    using f by (simp add: comp_fun_idem_def comp_fun_commute_def)
  then show "fold f z (insert x A) = fold f (f x z) A"
    using f finite by (metis fold_fun_left_comm fold_insert_idem)
qed

subsection \<open>Cardinality\<close>

definition card :: "'a set \<Rightarrow> nat"
  where "card A = fold (\<lambda>_. Suc) 0 A"

lemma card_infinite [simp]: "infinite A \<Longrightarrow> card A = 0"
  by (simp add: card_def)

lemma card_empty [simp]: "card {} = 0"
  by (simp add: card_def)

lemma card_insert_disjoint [simp]: "finite A \<Longrightarrow> x \<notin> A \<Longrightarrow> card (insert x A) = Suc (card A)"
  by (simp add: card_def fold_insert comp_fun_commute_def)

lemma card_insert_if: "finite A \<Longrightarrow> card (insert x A) = (if x \<in> A then card A else Suc (card A))"
  by (simp add: insert_absorb)

lemma card_0_eq [simp]: "finite A \<Longrightarrow> (card A = 0) = (A = {})"
  by (induct rule: finite_induct) auto

lemma card_eq_0_iff: "(card A = 0) = (A = {} \<or> infinite A)"
  by auto

lemma card_gt_0_iff: "(0 < card A) = (A \<noteq> {} \<and> finite A)"
  by (metis card_eq_0_iff neq0_conv)

lemma card_Suc_Diff1: "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> Suc (card (A - {x})) = card A"
  by (metis card_insert_disjoint finite_Diff insert_Diff Diff_iff singletonI)

lemma card_Diff_singleton: "x \<in> A \<Longrightarrow> card (A - {x}) = card A - 1"
  by (cases "finite A") (auto simp: card_Suc_Diff1 [symmetric])

lemma card_mono: "finite B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> card A \<le> card B"
proof -
  assume finite: "finite B" and subset: "A \<subseteq> B"
  show "card A \<le> card B"
    using finite subset
    by (induct arbitrary: A rule: finite_induct)
      (simp, metis Suc_le_mono card_Suc_Diff1 card_insert_disjoint finite_insert finite_subset le_SucI subset_insert_iff)
qed

lemma card_seteq: "finite B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> card B \<le> card A \<Longrightarrow> A = B"
proof -
  assume finite: "finite B" and subset: "A \<subseteq> B" and le: "card B \<le> card A"
  have "x \<in> A" if "x \<in> B" for x
  proof (rule ccontr)
    assume "x \<notin> A"
    then have "A \<subseteq> B - {x}"
      using subset by blast
    then have "card A \<le> card (B - {x})"
      by (metis card_mono finite finite_Diff)
    then show False
      by (metis card_Suc_Diff1 finite le not_less_eq_eq order_refl order_trans that)
  qed
  then show "A = B"
    using subset by blast
qed

lemma psubset_card_mono: "finite B \<Longrightarrow> A \<subset> B \<Longrightarrow> card A < card B"
  by (metis card_mono card_seteq le_less_linear psubset_eq)

lemma card_Un_Int: "finite A \<Longrightarrow> finite B \<Longrightarrow> card A + card B = card (A \<union> B) + card (A \<inter> B)"
  by (induct rule: finite_induct) (simp_all add: card_insert_if Int_insert_left)

lemma card_Un_disjoint: "finite A \<Longrightarrow> finite B \<Longrightarrow> A \<inter> B = {} \<Longrightarrow> card (A \<union> B) = card A + card B"
  by (simp add: card_Un_Int)

lemma card_Un_le: "card (A \<union> B) \<le> card A + card B"
  by (metis card_Un_Int card_infinite finite_Un le0 le_add1)

lemma card_Diff_subset: "finite B \<Longrightarrow> B \<subseteq> A \<Longrightarrow> card (A - B) = card A - card B"
proof -
  assume finite: "finite B" and subset: "B \<subseteq> A"
  show "card (A - B) = card A - card B"
  proof (cases "finite A")
    case True
    then have "card (B \<union> (A - B)) = card B + card (A - B)"
      by (metis Diff_disjoint card_Un_disjoint finite finite_Diff)
    then show ?thesis
      by (metis Diff_partition add_diff_cancel_left' subset)
  next
    case False
    then show ?thesis
      using finite by simp
  qed
qed

lemma card_Diff1_less: "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> card (A - {x}) < card A"
  by (metis card_Suc_Diff1 lessI)

lemma card_Diff2_less: "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> y \<in> A \<Longrightarrow> card (A - {x} - {y}) < card A"
  by (metis card_Diff1_less card_mono finite_Diff le_less_trans Diff_subset)

lemma card_image_le: "finite A \<Longrightarrow> card (f ` A) \<le> card A"
  by (induct rule: finite_induct) (auto simp: card_insert_if)

lemma card_image: "inj_on f A \<Longrightarrow> card (f ` A) = card A"
proof -
  assume inj: "inj_on f A"
  show "card (f ` A) = card A"
  proof (cases "finite A")
    case True
    then show ?thesis
      using inj by (induct rule: finite_induct) simp_all
  next
    case False
    then show ?thesis
      by (metis card_infinite finite_imageD inj)
  qed
qed

lemma surj_card_le: "finite A \<Longrightarrow> B \<subseteq> f ` A \<Longrightarrow> card B \<le> card A"
  by (metis card_image_le card_mono finite_imageI order_trans)

lemma eq_card_imp_inj_on: "finite A \<Longrightarrow> card (f ` A) = card A \<Longrightarrow> inj_on f A"
proof -
  assume finite: "finite A" and card: "card (f ` A) = card A"
  show "inj_on f A"
    using finite card
  proof (induct rule: finite_induct)
    show "inj_on f {}"
      by simp
  next
    fix x F
    assume F: "finite F" and x: "x \<notin> F" and less: "card (f ` F) = card F \<Longrightarrow> inj_on f F"
      and card: "card (f ` insert x F) = card (insert x F)"
    have le: "card (f ` F) \<le> card F"
      using F by (rule card_image_le)
    have card: "card (insert (f x) (f ` F)) = Suc (card F)"
      using card F x by simp
    have new: "f x \<notin> f ` F"
    proof
      assume "f x \<in> f ` F"
      then have "card (f ` F) = Suc (card F)"
        by (metis card insert_absorb)
      then show False
        using le by (metis not_less_eq_eq order_refl)
    qed
    then have "card (f ` F) = card F"
      using card F by simp
    then have "inj_on f F"
      by (rule less)
    then show "inj_on f (insert x F)"
      using new x by (simp add: inj_on_insert)
  qed
qed

lemma inj_on_iff_eq_card: "finite A \<Longrightarrow> inj_on f A = (card (f ` A) = card A)"
  by (auto intro: card_image eq_card_imp_inj_on)

lemma finite_surj_inj: "finite A \<Longrightarrow> A \<subseteq> f ` A \<Longrightarrow> inj_on f A"
  by (metis card_image_le card_mono eq_card_imp_inj_on finite_imageI order_antisym)

lemma endo_inj_surj: "finite A \<Longrightarrow> f ` A \<subseteq> A \<Longrightarrow> inj_on f A \<Longrightarrow> f ` A = A"
  by (simp add: card_image card_seteq)

lemma card_Pow: "finite A \<Longrightarrow> card (Pow A) = 2 ^ card A"
proof (induct rule: finite_induct)
  show "card (Pow {}) = 2 ^ card {}"
    by simp
next
  fix x :: 'a and F
  assume F: "finite F" and x: "x \<notin> F" and less: "card (Pow F) = 2 ^ card F"
  have inj: "inj_on (insert x) (Pow F)"
  proof (rule inj_onI)
    fix B C
    assume "B \<in> Pow F" and "C \<in> Pow F" and eq: "insert x B = insert x C"
    then have "x \<notin> B" and "x \<notin> C"
      using x by auto
    then show "B = C"
      using eq by (metis Diff_insert_absorb)
  qed
  have disjoint: "Pow F \<inter> insert x ` Pow F = {}"
    using x by (auto simp: set_eq_iff)
  have "card (insert x ` Pow F) = card (Pow F)"
    using inj by (rule card_image)
  moreover have "card (Pow F \<union> insert x ` Pow F) = card (Pow F) + card (insert x ` Pow F)"
    by (metis F card_Un_disjoint disjoint finite_Pow_iff finite_imageI)
  moreover have "Pow (insert x F) = Pow F \<union> insert x ` Pow F"
  proof
    show "Pow (insert x F) \<subseteq> Pow F \<union> insert x ` Pow F"
    proof
      fix C
      assume "C \<in> Pow (insert x F)"
      then have C: "C \<subseteq> insert x F"
        by simp
      show "C \<in> Pow F \<union> insert x ` Pow F"
      proof (cases "x \<in> C")
        case True
        with C have "C - {x} \<in> Pow F"
          by (simp add: subset_insert_iff)
        then have "insert x (C - {x}) \<in> insert x ` Pow F"
          by (rule imageI)
        then show ?thesis
          by (metis True UnI2 insert_Diff)
      next
        case False
        with C show ?thesis
          by (simp add: subset_insert_iff)
      qed
    qed
  next
    show "Pow F \<union> insert x ` Pow F \<subseteq> Pow (insert x F)"
      by blast
  qed
  ultimately have "card (Pow (insert x F)) = 2 * 2 ^ card F"
    by (simp add: less mult_2)
  then show "card (Pow (insert x F)) = 2 ^ card (insert x F)"
    using F x by simp
qed

lemma card_cartesian_product: "card (A \<times> B) = card A * card B"
proof (cases "finite A \<and> finite B")
  case True
  then have A: "finite A" and B: "finite B"
    by auto
  show ?thesis
    using A
  proof (induct rule: finite_induct)
    show "card ({} \<times> B) = card {} * card B"
      by simp
  next
    fix x :: 'a and F
    assume F: "finite F" and x: "x \<notin> F" and less: "card (F \<times> B) = card F * card B"
    have split: "insert x F \<times> B = Pair x ` B \<union> F \<times> B"
      by auto
    have disjoint: "Pair x ` B \<inter> F \<times> B = {}"
      using x by (auto simp: set_eq_iff)
    have "inj_on (Pair x) B"
      by (rule inj_onI) simp
    then have "card (Pair x ` B) = card B"
      by (rule card_image)
    moreover have "card (Pair x ` B \<union> F \<times> B) = card (Pair x ` B) + card (F \<times> B)"
      by (rule card_Un_disjoint [OF finite_imageI [OF B] finite_cartesian_product [OF F B] disjoint])
    ultimately show "card (insert x F \<times> B) = card (insert x F) * card B"
      using F x less by (simp add: split)
  qed
next
  case False
  show ?thesis
  proof (cases "A = {} \<or> B = {}")
    case True
    then show ?thesis
      by auto
  next
    case nonempty: False
    then obtain a b where a: "a \<in> A" and b: "b \<in> B"
      by blast
    have "infinite (A \<times> B)"
    proof
      assume finite: "finite (A \<times> B)"
      have "A \<subseteq> fst ` (A \<times> B)"
        using b by force
      then have "finite A"
        using finite by (metis finite_surj)
      moreover have "B \<subseteq> snd ` (A \<times> B)"
        using a by force
      then have "finite B"
        using finite by (metis finite_surj)
      ultimately show False
        using False by blast
    qed
    then show ?thesis
      using False by auto
  qed
qed

lemma card_Collect_less_nat [simp]: "card {i::nat. i < n} = n"
proof (induct n)
  show "card {i::nat. i < 0} = 0"
    by simp
next
  fix n
  assume less: "card {i::nat. i < n} = n"
  have "{i. i < Suc n} = insert n {i. i < n}"
    by (auto simp: less_Suc_eq)
  then show "card {i. i < Suc n} = Suc n"
    by (simp add: less)
qed

lemma card_Collect_le_nat [simp]: "card {i::nat. i \<le> n} = Suc n"
  by (simp add: less_Suc_eq_le [symmetric])

lemma card_Suc_eq: "(card A = Suc k) = (\<exists>b B. A = insert b B \<and> b \<notin> B \<and> card B = k \<and> (k = 0 \<longrightarrow> B = {}))"
proof
  assume card: "card A = Suc k"
  then have finite: "finite A"
    by (metis Zero_not_Suc card_infinite)
  have "A \<noteq> {}"
    by (metis Zero_not_Suc card card_empty)
  then obtain b where b: "b \<in> A"
    by blast
  then have rest: "card (A - {b}) = k"
    by (metis Suc_inject card card_Suc_Diff1 finite)
  moreover have "k = 0 \<longrightarrow> A - {b} = {}"
    by (metis rest card_0_eq finite finite_Diff)
  ultimately show "\<exists>b B. A = insert b B \<and> b \<notin> B \<and> card B = k \<and> (k = 0 \<longrightarrow> B = {})"
    by (metis DiffD2 b insert_Diff singletonI)
next
  assume "\<exists>b B. A = insert b B \<and> b \<notin> B \<and> card B = k \<and> (k = 0 \<longrightarrow> B = {})"
  then show "card A = Suc k"
    by (metis card_infinite card_insert_disjoint finite.emptyI)
qed

lemma card_1_singletonE: "card A = 1 \<Longrightarrow> (\<And>x. A = {x} \<Longrightarrow> P) \<Longrightarrow> P"
  by (metis One_nat_def card_Suc_eq)

lemma card_bij_eq: "inj_on f A \<Longrightarrow> f ` A \<subseteq> B \<Longrightarrow> inj_on g B \<Longrightarrow> g ` B \<subseteq> A \<Longrightarrow> finite A \<Longrightarrow> finite B \<Longrightarrow> card A = card B"
  by (metis card_image card_mono order_antisym)

lemma bij_betw_same_card: "bij_betw f A B \<Longrightarrow> card A = card B"
  by (auto simp: bij_betw_def card_image)

lemma card_inj_on_le: "inj_on f A \<Longrightarrow> f ` A \<subseteq> B \<Longrightarrow> finite B \<Longrightarrow> card A \<le> card B"
  by (metis card_image card_mono)

hide_const (open) fold

definition Fpow :: "'a set \<Rightarrow> 'a set set"
  where "Fpow A = {X. X \<subseteq> A \<and> finite X}"

lemma Fpow_mono: "A \<subseteq> B \<Longrightarrow> Fpow A \<subseteq> Fpow B"
  by (auto simp: Fpow_def)

lemma empty_in_Fpow: "{} \<in> Fpow A"
  by (simp add: Fpow_def)

lemma Fpow_subset_Pow: "Fpow A \<subseteq> Pow A"
  by (auto simp: Fpow_def)

subsection \<open>Facts under the names that interpretations of abstract algebra give them\<close>

lemmas card.infinite = card_infinite
lemmas card.empty = card_empty
lemmas card.insert = card_insert_disjoint

end
