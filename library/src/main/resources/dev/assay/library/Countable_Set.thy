section \<open>Countable sets\<close>

theory Countable_Set
  imports Countable Infinite_Set
begin

definition countable :: "'a set \<Rightarrow> bool"
  where "countable S = (\<exists>f :: 'a \<Rightarrow> nat. inj_on f S)"

abbreviation uncountable :: "'a set \<Rightarrow> bool"
  where "uncountable A \<equiv> \<not> countable A"

definition to_nat_on :: "'a set \<Rightarrow> 'a \<Rightarrow> nat"
  where "to_nat_on S = (SOME f. if finite S then bij_betw f S {..<card S} else bij_betw f S UNIV)"

definition from_nat_into :: "'a set \<Rightarrow> nat \<Rightarrow> 'a"
  where "from_nat_into S n =
    (if n \<in> to_nat_on S ` S then inv_into S (to_nat_on S) n else SOME s. s \<in> S)"

lemma countableI: "inj_on (f::'a \<Rightarrow> nat) S \<Longrightarrow> countable S"
  by (auto simp: countable_def)

lemma countable_finite: "finite S \<Longrightarrow> countable S"
proof -
  assume "finite S"
  from finite_imp_nat_seg_image_inj_on [OF this] obtain n f where S: "S = f ` {i. i < (n::nat)}" by blast
  have "inj_on (inv_into {i. i < n} f) S"
    unfolding S by (rule inj_onI) (metis f_inv_into_f)
  then show ?thesis by (rule countableI)
qed

lemma countable_empty [intro, simp]: "countable {}"
  by (simp add: countable_finite)

lemma countable_subset: "A \<subseteq> B \<Longrightarrow> countable B \<Longrightarrow> countable A"
  by (auto simp: countable_def intro: inj_on_subset)

lemma countable_insert [simp]: "countable (insert a A) = countable A"
proof
  assume "countable (insert a A)"
  then show "countable A" by (metis countable_subset subset_insertI)
next
  assume "countable A"
  then obtain f :: "'a \<Rightarrow> nat" where f: "inj_on f A" by (auto simp: countable_def)
  have "inj_on (\<lambda>x. if x = a then 0 else Suc (f x)) (insert a A)"
  proof (rule inj_onI)
    fix x y
    assume xy: "x \<in> insert a A" "y \<in> insert a A"
      and same: "(if x = a then 0 else Suc (f x)) = (if y = a then 0 else Suc (f y))"
    show "x = y"
    proof (cases "x = a \<or> y = a")
      case True
      then show ?thesis using same by (auto split: if_splits)
    next
      case False
      then have "f x = f y" "x \<in> A" "y \<in> A" using same xy by simp_all
      then show ?thesis using f by (meson inj_onD)
    qed
  qed
  then show "countable (insert a A)" by (rule countableI)
qed

lemma countable_image [intro, simp]: "countable A \<Longrightarrow> countable (f ` A)"
proof -
  assume "countable A"
  then obtain g :: "'a \<Rightarrow> nat" where g: "inj_on g A" by (auto simp: countable_def)
  have "inj_on (\<lambda>y. g (inv_into A f y)) (f ` A)"
    by (rule inj_onI) (metis g f_inv_into_f inj_onD inv_into_into)
  then show ?thesis by (rule countableI)
qed

lemma countable_Un_iff [simp]: "countable (A \<union> B) = (countable A \<and> countable B)"
proof
  assume "countable (A \<union> B)"
  then show "countable A \<and> countable B" by (metis countable_subset Un_upper1 Un_upper2)
next
  assume "countable A \<and> countable B"
  then obtain f g :: "'a \<Rightarrow> nat" where f: "inj_on f A" and g: "inj_on g B" by (auto simp: countable_def)
  have "inj_on (\<lambda>x. sum_encode (if x \<in> A then Inl (f x) else Inr (g x))) (A \<union> B)"
  proof (rule inj_onI)
    fix x y
    assume xy: "x \<in> A \<union> B" "y \<in> A \<union> B"
      and "sum_encode (if x \<in> A then Inl (f x) else Inr (g x)) = sum_encode (if y \<in> A then Inl (f y) else Inr (g y))"
    then have same: "(if x \<in> A then Inl (f x) else Inr (g x)) = (if y \<in> A then Inl (f y) else Inr (g y))"
      by (metis sum_encode_inverse)
    show "x = y"
    proof (cases "x \<in> A")
      case True
      then have y: "y \<in> A" using same by (cases "y \<in> A") simp_all
      then have "f x = f y" using same True by simp
      then show ?thesis using f True y by (meson inj_onD)
    next
      case False
      then have y: "y \<notin> A" using same by (cases "y \<in> A") simp_all
      then have "g x = g y" "x \<in> B" "y \<in> B" using same False xy by simp_all
      then show ?thesis using g by (meson inj_onD)
    qed
  qed
  then show "countable (A \<union> B)" by (rule countableI)
qed

lemma countable_UN [intro, simp]: "countable I \<Longrightarrow> (\<And>i. i \<in> I \<Longrightarrow> countable (A i)) \<Longrightarrow> countable (\<Union>i\<in>I. A i)"
proof -
  assume "countable I" and each: "\<And>i. i \<in> I \<Longrightarrow> countable (A i)"
  then obtain f :: "'a \<Rightarrow> nat" where f: "inj_on f I" by (auto simp: countable_def)
  define g where "g = (\<lambda>i. SOME g :: 'b \<Rightarrow> nat. inj_on g (A i))"
  have g: "inj_on (g i) (A i)" if "i \<in> I" for i
  proof -
    have "\<exists>g :: 'b \<Rightarrow> nat. inj_on g (A i)" using each that by (simp add: countable_def)
    then show ?thesis unfolding g_def by (rule someI_ex)
  qed
  define at where "at = (\<lambda>x. SOME i. i \<in> I \<and> x \<in> A i)"
  have at: "at x \<in> I \<and> x \<in> A (at x)" if "x \<in> (\<Union>i\<in>I. A i)" for x
    unfolding at_def using that by (metis (mono_tags, lifting) UN_E someI_ex)
  have "inj_on (\<lambda>x. prod_encode (f (at x), g (at x) x)) (\<Union>i\<in>I. A i)"
  proof (rule inj_onI)
    fix x y
    assume x: "x \<in> (\<Union>i\<in>I. A i)" and y: "y \<in> (\<Union>i\<in>I. A i)"
      and "prod_encode (f (at x), g (at x) x) = prod_encode (f (at y), g (at y) y)"
    then have first: "f (at x) = f (at y)" and second: "g (at x) x = g (at y) y" by simp_all
    have "at x = at y" using f first at [OF x] at [OF y] by (meson inj_onD)
    then have "g (at x) x = g (at x) y" "y \<in> A (at x)" using second at [OF y] by simp_all
    then show "x = y" using g at [OF x] by (meson inj_onD)
  qed
  then show ?thesis by (rule countableI)
qed

lemma countable_SIGMA [intro, simp]: "countable A \<Longrightarrow> countable B \<Longrightarrow> countable (A \<times> B)"
proof -
  assume "countable A" and "countable B"
  then obtain f :: "'a \<Rightarrow> nat" and g :: "'b \<Rightarrow> nat" where f: "inj_on f A" and g: "inj_on g B"
    by (auto simp: countable_def)
  have "inj_on (\<lambda>p. prod_encode (f (fst p), g (snd p))) (A \<times> B)"
    using f g by (auto simp: inj_on_def)
  then show ?thesis by (rule countableI)
qed

lemma countableI_type [intro, simp]: "countable (A :: 'a::countable set)"
  by (metis countableI inj_on_to_nat)

lemma uncountable_infinite: "uncountable A \<Longrightarrow> infinite A"
  by (metis countable_finite)

end
