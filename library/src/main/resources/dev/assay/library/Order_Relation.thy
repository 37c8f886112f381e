section \<open>Orders as relations\<close>

theory Order_Relation
  imports Binomial
begin

definition preorder_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "preorder_on A r = (refl_on A r \<and> trans r)"

definition partial_order_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "partial_order_on A r = (preorder_on A r \<and> antisym r)"

definition linear_order_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "linear_order_on A r = (partial_order_on A r \<and> total_on A r)"

definition strict_linear_order_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "strict_linear_order_on A r = (trans r \<and> irrefl r \<and> total_on A r)"

definition well_order_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "well_order_on A r = (linear_order_on A r \<and> wf (r - Id))"

lemmas order_on_defs = preorder_on_def partial_order_on_def linear_order_on_def
  strict_linear_order_on_def well_order_on_def

abbreviation Refl :: "'a rel \<Rightarrow> bool"
  where "Refl r \<equiv> refl_on (Field r) r"

abbreviation Preorder :: "'a rel \<Rightarrow> bool"
  where "Preorder r \<equiv> preorder_on (Field r) r"

abbreviation Partial_order :: "'a rel \<Rightarrow> bool"
  where "Partial_order r \<equiv> partial_order_on (Field r) r"

abbreviation Total :: "'a rel \<Rightarrow> bool"
  where "Total r \<equiv> total_on (Field r) r"

abbreviation Linear_order :: "'a rel \<Rightarrow> bool"
  where "Linear_order r \<equiv> linear_order_on (Field r) r"

abbreviation Well_order :: "'a rel \<Rightarrow> bool"
  where "Well_order r \<equiv> well_order_on (Field r) r"

abbreviation (input) Restr :: "'a rel \<Rightarrow> 'a set \<Rightarrow> 'a rel"
  where "Restr r A \<equiv> r \<inter> (A \<times> A)"

definition under :: "'a rel \<Rightarrow> 'a \<Rightarrow> 'a set"
  where "under r a = {b. (b, a) \<in> r}"

definition underS :: "'a rel \<Rightarrow> 'a \<Rightarrow> 'a set"
  where "underS r a = {b. b \<noteq> a \<and> (b, a) \<in> r}"

definition above :: "'a rel \<Rightarrow> 'a \<Rightarrow> 'a set"
  where "above r a = {b. (a, b) \<in> r}"

definition aboveS :: "'a rel \<Rightarrow> 'a \<Rightarrow> 'a set"
  where "aboveS r a = {b. b \<noteq> a \<and> (a, b) \<in> r}"

lemma preorder_on_empty [simp]: "preorder_on {} {}"
  by (simp add: preorder_on_def trans_def refl_on_def)

lemma partial_order_on_empty [simp]: "partial_order_on {} {}"
  by (simp add: partial_order_on_def)

lemma preorder_on_converse [simp]: "preorder_on A (r\<inverse>) = preorder_on A r"
  unfolding preorder_on_def refl_on_converse trans_converse by (rule refl)

lemma partial_order_on_converse [simp]: "partial_order_on A (r\<inverse>) = partial_order_on A r"
  by (simp add: partial_order_on_def)

lemma linear_order_on_converse [simp]: "linear_order_on A (r\<inverse>) = linear_order_on A r"
proof -
  have "total_on A (r\<inverse>) = total_on A r"
    unfolding total_on_def by blast
  then show ?thesis by (simp add: linear_order_on_def)
qed

lemma partial_order_onD:
  assumes "partial_order_on A r"
  shows "refl_on A r" and "trans r" and "antisym r"
  using assms by (auto simp: order_on_defs)

lemma well_order_on_Field: "well_order_on A r \<Longrightarrow> A = Field r"
proof (rule set_eqI)
  fix x
  assume w: "well_order_on A r"
  have f: "refl_on A r" using w by (simp add: order_on_defs)
  have a: "x \<in> A \<Longrightarrow> x \<in> Field r" by (metis f refl_onD FieldI1)
  have b: "x \<in> Field r \<Longrightarrow> x \<in> A"
  proof -
    assume "x \<in> Field r"
    then have "\<exists>y. (x, y) \<in> r \<or> (y, x) \<in> r" by (auto simp: Field_def Domain_iff Range_iff)
    then show "x \<in> A" by (metis f refl_onD1 refl_onD2)
  qed
  show "x \<in> A \<longleftrightarrow> x \<in> Field r" using a b by blast
qed

end
