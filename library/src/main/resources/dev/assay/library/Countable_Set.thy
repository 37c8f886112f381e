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
  by (metis countable_def finite_imp_inj_to_nat_seg)

lemma countable_empty [intro, simp]: "countable {}"
  by (simp add: countable_finite)

lemma countable_insert [simp]: "countable (insert a A) = countable A"
  by (metis countable_def)

lemma countable_subset: "A \<subseteq> B \<Longrightarrow> countable B \<Longrightarrow> countable A"
  by (auto simp: countable_def intro: inj_on_subset)

lemma countable_image [intro, simp]: "countable A \<Longrightarrow> countable (f ` A)"
  by (metis countable_def)

lemma countable_Un_iff [simp]: "countable (A \<union> B) = (countable A \<and> countable B)"
  by (metis countable_def)

lemma countable_UN [intro, simp]: "countable I \<Longrightarrow> (\<And>i. i \<in> I \<Longrightarrow> countable (A i)) \<Longrightarrow> countable (\<Union>i\<in>I. A i)"
  by (metis countable_def)

lemma countable_SIGMA [intro, simp]: "countable A \<Longrightarrow> countable B \<Longrightarrow> countable (A \<times> B)"
  by (metis countable_def)

lemma countableI_type [intro, simp]: "countable (A :: 'a::countable set)"
  by (metis countableI inj_on_to_nat)

lemma uncountable_infinite: "uncountable A \<Longrightarrow> infinite A"
  by (metis countable_finite)

end
