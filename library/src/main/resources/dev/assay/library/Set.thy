section \<open>Sets\<close>

theory Set
  imports Lattices
begin

text \<open>The type of sets, \<^const>\<open>Collect\<close> and \<^const>\<open>member\<close> come from the kernel: a set is a predicate in another type.\<close>

(* kernel: set *)

notation
  member  (infix "\<in>" 50)

notation (ASCII)
  member  (infix ":" 50)

abbreviation not_member :: "'a \<Rightarrow> 'a set \<Rightarrow> bool"  (infix "\<notin>" 50)
  where "not_member x A \<equiv> \<not> (x \<in> A)"

notation (ASCII)
  not_member  (infix "~:" 50)

lemma CollectI: "P a \<Longrightarrow> a \<in> {x. P x}"
  by simp

lemma CollectD: "a \<in> {x. P x} \<Longrightarrow> P a"
  by simp

lemma CollectE: "a \<in> {x. P x} \<Longrightarrow> (P a \<Longrightarrow> Q) \<Longrightarrow> Q"
  by simp

lemma Collect_cong: "(\<And>x. P x = Q x) \<Longrightarrow> {x. P x} = {x. Q x}"
  by auto

lemma set_eqI: "(\<And>x. (x \<in> A) = (x \<in> B)) \<Longrightarrow> A = B"
proof -
  assume same: "\<And>x. (x \<in> A) = (x \<in> B)"
  have "{x. x \<in> A} = {x. x \<in> B}"
    by (simp only: same)
  then show "A = B"
    by (simp only: Collect_mem_eq)
qed

lemma set_eq_iff: "(A = B) = (\<forall>x. (x \<in> A) = (x \<in> B))"
  by (auto intro: set_eqI)

subsection \<open>Sets are a Boolean algebra\<close>

instantiation set :: (type) boolean_algebra
begin

definition less_eq_set :: "'a set \<Rightarrow> 'a set \<Rightarrow> bool"
  where "less_eq_set A B = (\<forall>x. x \<in> A \<longrightarrow> x \<in> B)"

definition less_set :: "'a set \<Rightarrow> 'a set \<Rightarrow> bool"
  where "less_set A B = ((\<forall>x. x \<in> A \<longrightarrow> x \<in> B) \<and> \<not> (\<forall>x. x \<in> B \<longrightarrow> x \<in> A))"

definition inf_set :: "'a set \<Rightarrow> 'a set \<Rightarrow> 'a set"
  where "inf_set A B = {x. x \<in> A \<and> x \<in> B}"

definition sup_set :: "'a set \<Rightarrow> 'a set \<Rightarrow> 'a set"
  where "sup_set A B = {x. x \<in> A \<or> x \<in> B}"

definition bot_set :: "'a set"
  where "bot_set = {x. False}"

definition top_set :: "'a set"
  where "top_set = {x. True}"

definition uminus_set :: "'a set \<Rightarrow> 'a set"
  where "uminus_set A = {x. \<not> x \<in> A}"

definition minus_set :: "'a set \<Rightarrow> 'a set \<Rightarrow> 'a set"
  where "minus_set A B = {x. x \<in> A \<and> \<not> x \<in> B}"

instance by standard (auto simp: less_eq_set_def less_set_def inf_set_def sup_set_def bot_set_def top_set_def uminus_set_def minus_set_def set_eq_iff)

end

abbreviation empty :: "'a set"
  where "empty \<equiv> bot"

abbreviation UNIV :: "'a set"
  where "UNIV \<equiv> top"

abbreviation subset :: "'a set \<Rightarrow> 'a set \<Rightarrow> bool"  (infix "\<subset>" 50)
  where "subset \<equiv> less"

abbreviation subset_eq :: "'a set \<Rightarrow> 'a set \<Rightarrow> bool"  (infix "\<subseteq>" 50)
  where "subset_eq \<equiv> less_eq"

abbreviation (input) supset :: "'a set \<Rightarrow> 'a set \<Rightarrow> bool"  (infix "\<supset>" 50)
  where "A \<supset> B \<equiv> B \<subset> A"

abbreviation (input) supset_eq :: "'a set \<Rightarrow> 'a set \<Rightarrow> bool"  (infix "\<supseteq>" 50)
  where "A \<supseteq> B \<equiv> B \<subseteq> A"

abbreviation union :: "'a set \<Rightarrow> 'a set \<Rightarrow> 'a set"  (infixl "\<union>" 65)
  where "union \<equiv> sup"

abbreviation inter :: "'a set \<Rightarrow> 'a set \<Rightarrow> 'a set"  (infixl "\<inter>" 70)
  where "inter \<equiv> inf"

notation (ASCII)
  union  (infixl "Un" 65) and
  inter  (infixl "Int" 70)

definition insert :: "'a \<Rightarrow> 'a set \<Rightarrow> 'a set"
  where "insert a B = {x. x = a \<or> x \<in> B}"

definition Ball :: "'a set \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> bool"
  where "Ball A P = (\<forall>x. x \<in> A \<longrightarrow> P x)"

definition Bex :: "'a set \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> bool"
  where "Bex A P = (\<exists>x. x \<in> A \<and> P x)"

subsection \<open>Bounded quantifiers\<close>

lemma ballI [intro!]: "(\<And>x. x \<in> A \<Longrightarrow> P x) \<Longrightarrow> \<forall>x\<in>A. P x"
  by (simp add: Ball_def)

lemma bspec [dest?]: "\<forall>x\<in>A. P x \<Longrightarrow> x \<in> A \<Longrightarrow> P x"
  by (simp add: Ball_def)

lemma ballE [elim]: "\<forall>x\<in>A. P x \<Longrightarrow> (P x \<Longrightarrow> Q) \<Longrightarrow> (x \<notin> A \<Longrightarrow> Q) \<Longrightarrow> Q"
  by (auto simp: Ball_def)

lemma bexI [intro]: "P x \<Longrightarrow> x \<in> A \<Longrightarrow> \<exists>x\<in>A. P x"
  by (auto simp: Bex_def)

lemma rev_bexI: "x \<in> A \<Longrightarrow> P x \<Longrightarrow> \<exists>x\<in>A. P x"
  by (auto simp: Bex_def)

lemma bexE [elim!]: "\<exists>x\<in>A. P x \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> P x \<Longrightarrow> Q) \<Longrightarrow> Q"
  by (auto simp: Bex_def)

lemma ball_triv [simp]: "(\<forall>x\<in>A. P) = ((\<exists>x. x \<in> A) \<longrightarrow> P)"
  by (auto simp: Ball_def)

lemma bex_triv [simp]: "(\<exists>x\<in>A. P) = ((\<exists>x. x \<in> A) \<and> P)"
  by (auto simp: Bex_def)

lemma ball_cong [fundef_cong]: "A = B \<Longrightarrow> (\<And>x. x \<in> B \<Longrightarrow> P x = Q x) \<Longrightarrow> (\<forall>x\<in>A. P x) = (\<forall>x\<in>B. Q x)"
  by (auto simp: Ball_def)

lemma bex_cong [fundef_cong]: "A = B \<Longrightarrow> (\<And>x. x \<in> B \<Longrightarrow> P x = Q x) \<Longrightarrow> (\<exists>x\<in>A. P x) = (\<exists>x\<in>B. Q x)"
  by (auto simp: Bex_def)

lemma ball_simps [simp]: "(\<forall>x\<in>{}. P x) = True" "(\<forall>x\<in>UNIV. P x) = (\<forall>x. P x)"
  "(\<forall>x\<in>insert a B. P x) = (P a \<and> (\<forall>x\<in>B. P x))" "(\<forall>x\<in>Collect Q. P x) = (\<forall>x. Q x \<longrightarrow> P x)"
  "(\<not> (\<forall>x\<in>A. P x)) = (\<exists>x\<in>A. \<not> P x)"
  by (auto simp: Ball_def Bex_def insert_def bot_set_def top_set_def)

lemma bex_simps [simp]: "(\<exists>x\<in>{}. P x) = False" "(\<exists>x\<in>UNIV. P x) = (\<exists>x. P x)"
  "(\<exists>x\<in>insert a B. P x) = (P a \<or> (\<exists>x\<in>B. P x))" "(\<exists>x\<in>Collect Q. P x) = (\<exists>x. Q x \<and> P x)"
  "(\<not> (\<exists>x\<in>A. P x)) = (\<forall>x\<in>A. \<not> P x)"
  by (auto simp: Ball_def Bex_def insert_def bot_set_def top_set_def)

lemma ball_conj_distrib: "(\<forall>x\<in>A. P x \<and> Q x) = ((\<forall>x\<in>A. P x) \<and> (\<forall>x\<in>A. Q x))"
  by auto

lemma bex_disj_distrib: "(\<exists>x\<in>A. P x \<or> Q x) = ((\<exists>x\<in>A. P x) \<or> (\<exists>x\<in>A. Q x))"
  by auto

subsection \<open>Subsets\<close>

lemma subset_eq: "(A \<subseteq> B) = (\<forall>x\<in>A. x \<in> B)"
  by (simp add: less_eq_set_def Ball_def)

lemma subset_iff: "(A \<subseteq> B) = (\<forall>t. t \<in> A \<longrightarrow> t \<in> B)"
  by (simp add: less_eq_set_def)

lemma subsetI [intro!]: "(\<And>x. x \<in> A \<Longrightarrow> x \<in> B) \<Longrightarrow> A \<subseteq> B"
  by (simp add: less_eq_set_def)

lemma subsetD [elim, intro?]: "A \<subseteq> B \<Longrightarrow> c \<in> A \<Longrightarrow> c \<in> B"
  by (simp add: less_eq_set_def)

lemma rev_subsetD [intro?]: "c \<in> A \<Longrightarrow> A \<subseteq> B \<Longrightarrow> c \<in> B"
  by (simp add: less_eq_set_def)

lemma subsetCE [elim]: "A \<subseteq> B \<Longrightarrow> (c \<notin> A \<Longrightarrow> P) \<Longrightarrow> (c \<in> B \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: less_eq_set_def)

lemma contra_subsetD: "A \<subseteq> B \<Longrightarrow> c \<notin> B \<Longrightarrow> c \<notin> A"
  by auto

lemma subset_refl: "A \<subseteq> A"
  by simp

lemma subset_trans: "A \<subseteq> B \<Longrightarrow> B \<subseteq> C \<Longrightarrow> A \<subseteq> C"
  by auto

lemma subset_antisym [intro!]: "A \<subseteq> B \<Longrightarrow> B \<subseteq> A \<Longrightarrow> A = B"
  by (auto simp: set_eq_iff)

lemma equalityD1: "A = B \<Longrightarrow> A \<subseteq> B"
  by simp

lemma equalityD2: "A = B \<Longrightarrow> B \<subseteq> A"
  by simp

lemma equalityE: "A = B \<Longrightarrow> (A \<subseteq> B \<Longrightarrow> B \<subseteq> A \<Longrightarrow> P) \<Longrightarrow> P"
  by simp

lemma equalityCE [elim]: "A = B \<Longrightarrow> (c \<in> A \<Longrightarrow> c \<in> B \<Longrightarrow> P) \<Longrightarrow> (c \<notin> A \<Longrightarrow> c \<notin> B \<Longrightarrow> P) \<Longrightarrow> P"
  by blast

lemma eqset_imp_iff: "A = B \<Longrightarrow> (x \<in> A) = (x \<in> B)"
  by simp

lemma eqelem_imp_iff: "x = y \<Longrightarrow> (x \<in> A) = (y \<in> A)"
  by simp

lemma psubset_eq: "(A \<subset> B) = (A \<subseteq> B \<and> A \<noteq> B)"
  by (auto simp: less_set_def set_eq_iff)

lemma psubsetI [intro!]: "A \<subseteq> B \<Longrightarrow> A \<noteq> B \<Longrightarrow> A \<subset> B"
  by (simp add: psubset_eq)

lemma psubsetE [elim!]: "A \<subset> B \<Longrightarrow> (A \<subseteq> B \<Longrightarrow> \<not> B \<subseteq> A \<Longrightarrow> R) \<Longrightarrow> R"
  by (auto simp: psubset_eq)

lemma psubset_imp_subset: "A \<subset> B \<Longrightarrow> A \<subseteq> B"
  by (simp add: psubset_eq)

lemma psubset_trans: "A \<subset> B \<Longrightarrow> B \<subset> C \<Longrightarrow> A \<subset> C"
  by auto

lemma psubset_imp_ex_mem: "A \<subset> B \<Longrightarrow> \<exists>b. b \<in> B - A"
  by (auto simp: minus_set_def)

lemma not_subset_iff: "(\<not> A \<subseteq> B) = (\<exists>x\<in>A. x \<notin> B)"
  by auto

lemma Collect_mono: "(\<And>x. P x \<longrightarrow> Q x) \<Longrightarrow> Collect P \<subseteq> Collect Q"
  by auto

subsection \<open>The empty set and the universe\<close>

lemma empty_def: "{} = {x. False}"
  by (simp add: bot_set_def)

lemma empty_iff [simp]: "(c \<in> {}) = False"
  by (simp add: bot_set_def)

lemma emptyE [elim!]: "a \<in> {} \<Longrightarrow> P"
  by simp

lemma empty_subsetI [iff]: "{} \<subseteq> A"
  by auto

lemma equals0I: "(\<And>y. y \<in> A \<Longrightarrow> False) \<Longrightarrow> A = {}"
  by auto

lemma equals0D: "A = {} \<Longrightarrow> a \<notin> A"
  by auto

lemma ex_in_conv: "(\<exists>x. x \<in> A) = (A \<noteq> {})"
  by auto

lemma all_not_in_conv [simp]: "(\<forall>x. x \<notin> A) = (A = {})"
  by auto

lemma ball_empty: "Ball {} P = True"
  by simp

lemma bex_empty: "Bex {} P = False"
  by simp

lemma subset_empty [simp]: "(A \<subseteq> {}) = (A = {})"
  by auto

lemma Collect_empty_eq [simp]: "(Collect P = {}) = (\<forall>x. \<not> P x)"
  by auto

lemma UNIV_def: "UNIV = {x. True}"
  by (simp add: top_set_def)

lemma UNIV_I [simp]: "x \<in> UNIV"
  by (simp add: top_set_def)

lemma Collect_const [simp]: "{s. P} = (if P then UNIV else {})"
  by auto

lemma UNIV_witness [intro?]: "\<exists>x. x \<in> UNIV"
  by simp

lemma subset_UNIV [simp]: "A \<subseteq> UNIV"
  by auto

lemma UNIV_eq_I: "(\<And>x. x \<in> A) \<Longrightarrow> UNIV = A"
  by auto

lemma UNIV_not_empty [iff]: "UNIV \<noteq> {}"
  by auto

lemma empty_not_UNIV [simp]: "{} \<noteq> UNIV"
  by auto

subsection \<open>Union, intersection, complement and difference\<close>

lemma Compl_iff [simp]: "(c \<in> - A) = (c \<notin> A)"
  by (simp add: uminus_set_def)

lemma ComplI [intro!]: "(c \<in> A \<Longrightarrow> False) \<Longrightarrow> c \<in> - A"
  by auto

lemma ComplD [dest!]: "c \<in> - A \<Longrightarrow> c \<notin> A"
  by simp

lemma Compl_eq: "- A = {x. \<not> x \<in> A}"
  by auto

lemma Int_def: "A \<inter> B = {x. x \<in> A \<and> x \<in> B}"
  by (simp add: inf_set_def)

lemma Int_iff [simp]: "(c \<in> A \<inter> B) = (c \<in> A \<and> c \<in> B)"
  by (simp add: inf_set_def)

lemma IntI [intro!]: "c \<in> A \<Longrightarrow> c \<in> B \<Longrightarrow> c \<in> A \<inter> B"
  by simp

lemma IntD1: "c \<in> A \<inter> B \<Longrightarrow> c \<in> A"
  by simp

lemma IntD2: "c \<in> A \<inter> B \<Longrightarrow> c \<in> B"
  by simp

lemma IntE [elim!]: "c \<in> A \<inter> B \<Longrightarrow> (c \<in> A \<Longrightarrow> c \<in> B \<Longrightarrow> P) \<Longrightarrow> P"
  by simp

lemma Un_def: "A \<union> B = {x. x \<in> A \<or> x \<in> B}"
  by (simp add: sup_set_def)

lemma Un_iff [simp]: "(c \<in> A \<union> B) = (c \<in> A \<or> c \<in> B)"
  by (simp add: sup_set_def)

lemma UnI1 [elim?]: "c \<in> A \<Longrightarrow> c \<in> A \<union> B"
  by simp

lemma UnI2 [elim?]: "c \<in> B \<Longrightarrow> c \<in> A \<union> B"
  by simp

lemma UnCI [intro!]: "(c \<notin> B \<Longrightarrow> c \<in> A) \<Longrightarrow> c \<in> A \<union> B"
  by auto

lemma UnE [elim!]: "c \<in> A \<union> B \<Longrightarrow> (c \<in> A \<Longrightarrow> P) \<Longrightarrow> (c \<in> B \<Longrightarrow> P) \<Longrightarrow> P"
  by auto

lemma Diff_iff [simp]: "(c \<in> A - B) = (c \<in> A \<and> c \<notin> B)"
  by (simp add: minus_set_def)

lemma DiffI [intro!]: "c \<in> A \<Longrightarrow> c \<notin> B \<Longrightarrow> c \<in> A - B"
  by simp

lemma DiffD1: "c \<in> A - B \<Longrightarrow> c \<in> A"
  by simp

lemma DiffD2: "c \<in> A - B \<Longrightarrow> c \<in> B \<Longrightarrow> P"
  by simp

lemma DiffE [elim!]: "c \<in> A - B \<Longrightarrow> (c \<in> A \<Longrightarrow> c \<notin> B \<Longrightarrow> P) \<Longrightarrow> P"
  by simp

lemma set_diff_eq: "A - B = {x. x \<in> A \<and> x \<notin> B}"
  by auto

lemma Compl_eq_Diff_UNIV: "- A = UNIV - A"
  by auto

lemma Int_lower1: "A \<inter> B \<subseteq> A"
  by auto

lemma Int_lower2: "A \<inter> B \<subseteq> B"
  by auto

lemma Int_greatest: "C \<subseteq> A \<Longrightarrow> C \<subseteq> B \<Longrightarrow> C \<subseteq> A \<inter> B"
  by auto

lemma Int_absorb [simp]: "A \<inter> A = A"
  by auto

lemma Int_left_absorb: "A \<inter> (A \<inter> B) = A \<inter> B"
  by auto

lemma Int_commute: "A \<inter> B = B \<inter> A"
  by auto

lemma Int_left_commute: "A \<inter> (B \<inter> C) = B \<inter> (A \<inter> C)"
  by auto

lemma Int_assoc: "(A \<inter> B) \<inter> C = A \<inter> (B \<inter> C)"
  by auto

lemma Int_absorb1: "B \<subseteq> A \<Longrightarrow> A \<inter> B = B"
  by auto

lemma Int_absorb2: "A \<subseteq> B \<Longrightarrow> A \<inter> B = A"
  by auto

lemma Int_empty_left [simp]: "{} \<inter> B = {}"
  by auto

lemma Int_empty_right [simp]: "A \<inter> {} = {}"
  by auto

lemma Int_UNIV_left [simp]: "UNIV \<inter> B = B"
  by auto

lemma Int_UNIV_right [simp]: "A \<inter> UNIV = A"
  by auto

lemma disjoint_iff: "(A \<inter> B = {}) = (\<forall>x. x \<in> A \<longrightarrow> x \<notin> B)"
  by auto

lemma disjoint_iff_not_equal: "(A \<inter> B = {}) = (\<forall>x\<in>A. \<forall>y\<in>B. x \<noteq> y)"
  by auto

lemma disjoint_eq_subset_Compl: "(A \<inter> B = {}) = (A \<subseteq> - B)"
  by auto

lemma Int_subset_iff [simp]: "(C \<subseteq> A \<inter> B) = (C \<subseteq> A \<and> C \<subseteq> B)"
  by auto

lemma Int_mono: "A \<subseteq> C \<Longrightarrow> B \<subseteq> D \<Longrightarrow> A \<inter> B \<subseteq> C \<inter> D"
  by auto

lemma Un_upper1: "A \<subseteq> A \<union> B"
  by auto

lemma Un_upper2: "B \<subseteq> A \<union> B"
  by auto

lemma Un_least: "A \<subseteq> C \<Longrightarrow> B \<subseteq> C \<Longrightarrow> A \<union> B \<subseteq> C"
  by auto

lemma Un_absorb [simp]: "A \<union> A = A"
  by auto

lemma Un_left_absorb: "A \<union> (A \<union> B) = A \<union> B"
  by auto

lemma Un_commute: "A \<union> B = B \<union> A"
  by auto

lemma Un_left_commute: "A \<union> (B \<union> C) = B \<union> (A \<union> C)"
  by auto

lemma Un_assoc: "(A \<union> B) \<union> C = A \<union> (B \<union> C)"
  by auto

lemma Un_absorb1: "A \<subseteq> B \<Longrightarrow> A \<union> B = B"
  by auto

lemma Un_absorb2: "B \<subseteq> A \<Longrightarrow> A \<union> B = A"
  by auto

lemma Un_empty_left [simp]: "{} \<union> B = B"
  by auto

lemma Un_empty_right [simp]: "A \<union> {} = A"
  by auto

lemma Un_UNIV_left [simp]: "UNIV \<union> B = UNIV"
  by auto

lemma Un_UNIV_right [simp]: "A \<union> UNIV = UNIV"
  by auto

lemma Un_empty [iff]: "(A \<union> B = {}) = (A = {} \<and> B = {})"
  by auto

lemma Un_subset_iff [simp]: "(A \<union> B \<subseteq> C) = (A \<subseteq> C \<and> B \<subseteq> C)"
  by auto

lemma Un_mono: "A \<subseteq> C \<Longrightarrow> B \<subseteq> D \<Longrightarrow> A \<union> B \<subseteq> C \<union> D"
  by auto

lemma subset_Un_eq: "(A \<subseteq> B) = (A \<union> B = B)"
  by auto

lemma Int_Un_distrib: "A \<inter> (B \<union> C) = (A \<inter> B) \<union> (A \<inter> C)"
  by auto

lemma Int_Un_distrib2: "(B \<union> C) \<inter> A = (B \<inter> A) \<union> (C \<inter> A)"
  by auto

lemma Un_Int_distrib: "A \<union> (B \<inter> C) = (A \<union> B) \<inter> (A \<union> C)"
  by auto

lemma Un_Int_distrib2: "(B \<inter> C) \<union> A = (B \<union> A) \<inter> (C \<union> A)"
  by auto

lemma Compl_disjoint [simp]: "A \<inter> - A = {}"
  by auto

lemma Compl_disjoint2 [simp]: "- A \<inter> A = {}"
  by auto

lemma Compl_partition: "A \<union> - A = UNIV"
  by auto

lemma Compl_Un: "- (A \<union> B) = - A \<inter> - B"
  by auto

lemma Compl_Int: "- (A \<inter> B) = - A \<union> - B"
  by auto

lemma double_complement: "- (- A) = (A::'a set)"
  by auto

lemma Compl_UNIV_eq: "- UNIV = {}"
  by auto

lemma Compl_empty_eq: "- {} = UNIV"
  by auto

lemma Compl_subset_Compl_iff [iff]: "(- A \<subseteq> - B) = (B \<subseteq> A)"
  by auto

lemma Compl_eq_Compl_iff [iff]: "(- A = - B) = (A = (B::'a set))"
  by auto

lemma Compl_insert: "- insert x A = (- A) - {x}"
  by (auto simp: insert_def)

lemma Diff_eq: "A - B = A \<inter> - B"
  by auto

lemma Diff_subset: "A - B \<subseteq> A"
  by auto

lemma Diff_mono: "A \<subseteq> C \<Longrightarrow> D \<subseteq> B \<Longrightarrow> A - B \<subseteq> C - D"
  by auto

lemma Diff_cancel [simp]: "A - A = {}"
  by auto

lemma Diff_idemp [simp]: "(A - B) - B = A - (B::'a set)"
  by auto

lemma Diff_eq_empty_iff [simp]: "(A - B = {}) = (A \<subseteq> B)"
  by auto

lemma Diff_empty [simp]: "A - {} = A"
  by auto

lemma empty_Diff [simp]: "{} - A = {}"
  by auto

lemma Diff_UNIV [simp]: "A - UNIV = {}"
  by auto

lemma Diff_disjoint [simp]: "A \<inter> (B - A) = {}"
  by auto

lemma Diff_partition: "A \<subseteq> B \<Longrightarrow> A \<union> (B - A) = B"
  by auto

lemma Un_Diff_cancel [simp]: "A \<union> (B - A) = A \<union> B"
  by auto

lemma Un_Diff_cancel2 [simp]: "(B - A) \<union> A = B \<union> A"
  by auto

lemma Diff_Un: "A - (B \<union> C) = (A - B) \<inter> (A - C)"
  by auto

lemma Diff_Int: "A - (B \<inter> C) = (A - B) \<union> (A - C)"
  by auto

lemma Un_Diff: "(A \<union> B) - C = (A - C) \<union> (B - C)"
  by auto

lemma Int_Diff: "(A \<inter> B) - C = A \<inter> (B - C)"
  by auto

lemma Diff_Compl [simp]: "A - (- B) = A \<inter> B"
  by auto

lemma double_diff: "A \<subseteq> B \<Longrightarrow> B \<subseteq> C \<Longrightarrow> B - (C - A) = A"
  by auto

subsection \<open>Inserting elements\<close>

lemma insert_iff [simp]: "(a \<in> insert b A) = (a = b \<or> a \<in> A)"
  by (simp add: insert_def)

lemma insertI1: "a \<in> insert a B"
  by simp

lemma insertI2: "a \<in> B \<Longrightarrow> a \<in> insert b B"
  by simp

lemma insertCI [intro!]: "(a \<notin> B \<Longrightarrow> a = b) \<Longrightarrow> a \<in> insert b B"
  by auto

lemma insertE [elim!]: "a \<in> insert b A \<Longrightarrow> (a = b \<Longrightarrow> P) \<Longrightarrow> (a \<in> A \<Longrightarrow> P) \<Longrightarrow> P"
  by auto

lemma insert_is_Un: "insert a A = {a} \<union> A"
  by auto

lemma insert_not_empty [simp]: "insert a A \<noteq> {}"
  by auto

lemma empty_not_insert [simp]: "{} \<noteq> insert a A"
  by auto

lemma insert_absorb: "a \<in> A \<Longrightarrow> insert a A = A"
  by auto

lemma insert_absorb2 [simp]: "insert x (insert x A) = insert x A"
  by auto

lemma insert_commute: "insert x (insert y A) = insert y (insert x A)"
  by auto

lemma insert_subset [simp]: "(insert x A \<subseteq> B) = (x \<in> B \<and> A \<subseteq> B)"
  by auto

lemma subset_insert: "x \<notin> A \<Longrightarrow> (A \<subseteq> insert x B) = (A \<subseteq> B)"
  by auto

lemma subset_insertI: "B \<subseteq> insert a B"
  by auto

lemma subset_insertI2: "A \<subseteq> B \<Longrightarrow> A \<subseteq> insert b B"
  by auto

lemma subset_insert_iff: "(A \<subseteq> insert x B) = (if x \<in> A then A - {x} \<subseteq> B else A \<subseteq> B)"
  by auto

lemma insert_mono: "C \<subseteq> D \<Longrightarrow> insert a C \<subseteq> insert a D"
  by auto

lemma mk_disjoint_insert: "a \<in> A \<Longrightarrow> \<exists>B. A = insert a B \<and> a \<notin> B"
  by (rule exI [of _ "A - {a}"]) auto

lemma insert_ident: "x \<notin> A \<Longrightarrow> x \<notin> B \<Longrightarrow> (insert x A = insert x B) = (A = B)"
  by (auto simp: set_eq_iff)

lemma insert_Diff: "a \<in> A \<Longrightarrow> insert a (A - {a}) = A"
  by auto

lemma insert_Diff_single [simp]: "insert a (A - {a}) = insert a A"
  by auto

lemma insert_Diff_if: "insert x A - B = (if x \<in> B then A - B else insert x (A - B))"
  by auto

lemma insert_Diff1 [simp]: "x \<in> B \<Longrightarrow> insert x A - B = A - B"
  by auto

lemma Diff_insert: "A - insert a B = A - B - {a}"
  by auto

lemma Diff_insert0 [simp]: "x \<notin> A \<Longrightarrow> A - insert x B = A - B"
  by auto

lemma Diff_insert_absorb [simp]: "x \<notin> A \<Longrightarrow> insert x A - {x} = A"
  by auto

lemma Un_insert_left [simp]: "insert a B \<union> C = insert a (B \<union> C)"
  by auto

lemma Un_insert_right [simp]: "A \<union> insert a B = insert a (A \<union> B)"
  by auto

lemma Int_insert_left: "insert a B \<inter> C = (if a \<in> C then insert a (B \<inter> C) else B \<inter> C)"
  by auto

lemma Int_insert_right: "A \<inter> insert a B = (if a \<in> A then insert a (A \<inter> B) else A \<inter> B)"
  by auto

lemma Int_insert_right_if1 [simp]: "a \<in> A \<Longrightarrow> A \<inter> insert a B = insert a (A \<inter> B)"
  by auto

lemma Int_insert_left_if1 [simp]: "a \<in> C \<Longrightarrow> insert a B \<inter> C = insert a (B \<inter> C)"
  by auto

lemma singletonI [intro!]: "a \<in> {a}"
  by simp

lemma singletonD [dest!]: "b \<in> {a} \<Longrightarrow> b = a"
  by simp

lemma singleton_iff: "(b \<in> {a}) = (b = a)"
  by simp

lemma singleton_inject [dest!]: "{a} = {b} \<Longrightarrow> a = b"
  by auto

lemma singleton_insert_inj_eq [iff]: "({b} = insert a A) = (a = b \<and> A \<subseteq> {b})"
  by auto

lemma subset_singletonD: "A \<subseteq> {x} \<Longrightarrow> A = {} \<or> A = {x}"
  by auto

lemma subset_singleton_iff: "(X \<subseteq> {a}) = (X = {} \<or> X = {a})"
  by auto

lemma singleton_conv [simp]: "{x. x = a} = {a}"
  by auto

lemma singleton_conv2 [simp]: "{x. a = x} = {a}"
  by auto

lemma doubleton_eq_iff: "({a, b} = {c, d}) = (a = c \<and> b = d \<or> a = d \<and> b = c)"
  by (auto simp: set_eq_iff)

lemma Diff_single_insert: "A - {x} \<subseteq> B \<Longrightarrow> A \<subseteq> insert x B"
  by auto

lemma insert_eq_iff: "a \<notin> A \<Longrightarrow> b \<notin> B \<Longrightarrow> (insert a A = insert b B) = (if a = b then A = B else \<exists>C. A = insert b C \<and> b \<notin> C \<and> B = insert a C \<and> a \<notin> C)"
proof -
  assume a: "a \<notin> A" and b: "b \<notin> B"
  show ?thesis
  proof (cases "a = b")
    case True
    then show ?thesis using a b by (simp add: insert_ident)
  next
    case False
    have "\<exists>C. A = insert b C \<and> b \<notin> C \<and> B = insert a C \<and> a \<notin> C" if e: "insert a A = insert b B"
    proof -
      have "A = insert b (A - {b})" using e False by blast
      moreover have "B = insert a (A - {b})" using e a b False by blast
      ultimately show ?thesis using a by (metis Diff_iff singletonI)
    qed
    moreover have "insert a A = insert b B" if "\<exists>C. A = insert b C \<and> b \<notin> C \<and> B = insert a C \<and> a \<notin> C"
      using that by blast
    ultimately have "(insert a A = insert b B) = (\<exists>C. A = insert b C \<and> b \<notin> C \<and> B = insert a C \<and> a \<notin> C)"
      by blast
    then show ?thesis using False by (simp only: if_False)
  qed
qed

lemma Collect_conj_eq: "{x. P x \<and> Q x} = {x. P x} \<inter> {x. Q x}"
  by auto

lemma Collect_disj_eq: "{x. P x \<or> Q x} = {x. P x} \<union> {x. Q x}"
  by auto

lemma Collect_neg_eq: "{x. \<not> P x} = - {x. P x}"
  by auto

lemma Collect_mem_eq2: "{x. x \<in> A} = A"
  by auto

lemma Collect_restrict: "{x \<in> A. P x} \<subseteq> A"
  by auto

lemma insert_Collect: "insert a (Collect P) = {u. u \<noteq> a \<longrightarrow> P u}"
  by auto

subsection \<open>The power set\<close>

definition Pow :: "'a set \<Rightarrow> 'a set set"
  where "Pow A = {B. B \<subseteq> A}"

lemma Pow_iff [iff]: "(A \<in> Pow B) = (A \<subseteq> B)"
  by (simp add: Pow_def)

lemma PowI: "A \<subseteq> B \<Longrightarrow> A \<in> Pow B"
  by simp

lemma PowD: "A \<in> Pow B \<Longrightarrow> A \<subseteq> B"
  by simp

lemma Pow_bottom: "{} \<in> Pow B"
  by simp

lemma Pow_top: "A \<in> Pow A"
  by simp

lemma Pow_not_empty: "Pow A \<noteq> {}"
  by auto

lemma Pow_empty [simp]: "Pow {} = {{}}"
  by auto

lemma Pow_UNIV [simp]: "Pow UNIV = UNIV"
  by auto

lemma Pow_mono: "A \<subseteq> B \<Longrightarrow> Pow A \<subseteq> Pow B"
  by auto

lemma Pow_Int_eq [simp]: "Pow (A \<inter> B) = Pow A \<inter> Pow B"
  by auto

subsection \<open>Images\<close>

definition image :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a set \<Rightarrow> 'b set"  (infixr "`" 90)
  where "image f A = {y. \<exists>x\<in>A. y = f x}"

abbreviation range :: "('a \<Rightarrow> 'b) \<Rightarrow> 'b set"
  where "range f \<equiv> f ` UNIV"

definition vimage :: "('a \<Rightarrow> 'b) \<Rightarrow> 'b set \<Rightarrow> 'a set"  (infixr "-`" 90)
  where "vimage f B = {x. f x \<in> B}"

lemma image_iff: "(z \<in> f ` A) = (\<exists>x\<in>A. z = f x)"
  by (simp add: image_def)

lemma image_eqI [simp, intro]: "b = f x \<Longrightarrow> x \<in> A \<Longrightarrow> b \<in> f ` A"
  by (auto simp: image_def)

lemma imageI [simp, intro]: "x \<in> A \<Longrightarrow> f x \<in> f ` A"
  by auto

lemma rev_image_eqI: "x \<in> A \<Longrightarrow> b = f x \<Longrightarrow> b \<in> f ` A"
  by auto

lemma imageE [elim!]: "b \<in> f ` A \<Longrightarrow> (\<And>x. b = f x \<Longrightarrow> x \<in> A \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: image_def)

lemma Setcompr_eq_image: "{f x |x. x \<in> A} = f ` A"
  by (auto simp: image_def)

lemma setcompr_eq_image: "{f x |x. P x} = f ` {x. P x}"
  by (auto simp: image_def)

lemma image_empty [simp]: "f ` {} = {}"
  by auto

lemma image_insert [simp]: "f ` insert a B = insert (f a) (f ` B)"
  by auto

lemma image_Un: "f ` (A \<union> B) = f ` A \<union> f ` B"
  by auto

lemma image_Int_subset: "f ` (A \<inter> B) \<subseteq> f ` A \<inter> f ` B"
  by auto

lemma image_diff_subset: "f ` A - f ` B \<subseteq> f ` (A - B)"
  by auto

lemma image_mono: "A \<subseteq> B \<Longrightarrow> f ` A \<subseteq> f ` B"
  by auto

lemma image_subsetI: "(\<And>x. x \<in> A \<Longrightarrow> f x \<in> B) \<Longrightarrow> f ` A \<subseteq> B"
  by auto

lemma image_subset_iff: "(f ` A \<subseteq> B) = (\<forall>x\<in>A. f x \<in> B)"
  by auto

lemma subset_image_iff: "(B \<subseteq> f ` A) = (\<exists>AA. AA \<subseteq> A \<and> B = f ` AA)"
proof
  assume B: "B \<subseteq> f ` A"
  have "B \<subseteq> f ` {x \<in> A. f x \<in> B}"
  proof
    fix y assume y: "y \<in> B"
    then obtain x where "x \<in> A" "y = f x" using B by blast
    then show "y \<in> f ` {x \<in> A. f x \<in> B}" using y by blast
  qed
  then have "B = f ` {x \<in> A. f x \<in> B}" by blast
  then show "\<exists>AA. AA \<subseteq> A \<and> B = f ` AA" by blast
next
  assume "\<exists>AA. AA \<subseteq> A \<and> B = f ` AA"
  then show "B \<subseteq> f ` A" by blast
qed

lemma image_is_empty [iff]: "(f ` A = {}) = (A = {})"
  by auto

lemma empty_is_image [iff]: "({} = f ` A) = (A = {})"
  by auto

lemma image_constant_conv: "(\<lambda>x. c) ` A = (if A = {} then {} else {c})"
  by auto

lemma image_constant: "x \<in> A \<Longrightarrow> (\<lambda>x. c) ` A = {c}"
  by auto

lemma image_image: "f ` (g ` A) = (\<lambda>x. f (g x)) ` A"
  by auto

lemma image_cong: "M = N \<Longrightarrow> (\<And>x. x \<in> N \<Longrightarrow> f x = g x) \<Longrightarrow> f ` M = g ` N"
  by auto

lemma image_ident [simp]: "(\<lambda>x. x) ` Y = Y"
  by auto

lemma image_Collect: "f ` {x. P x} = {f x |x. P x}"
  by auto

lemma ball_imageD: "\<forall>x\<in>f ` A. P x \<Longrightarrow> \<forall>x\<in>A. P (f x)"
  by auto

lemma ball_image [simp]: "(\<forall>x\<in>f ` A. P x) = (\<forall>x\<in>A. P (f x))"
  by auto

lemma bex_image [simp]: "(\<exists>x\<in>f ` A. P x) = (\<exists>x\<in>A. P (f x))"
  by auto

lemma rangeI: "f x \<in> range f"
  by auto

lemma rangeE [elim?]: "b \<in> range f \<Longrightarrow> (\<And>x. b = f x \<Longrightarrow> P) \<Longrightarrow> P"
  by auto

lemma range_eqI: "b = f x \<Longrightarrow> b \<in> range f"
  by auto

lemma full_SetCompr_eq: "{u. \<exists>x. u = f x} = range f"
  by auto

lemma range_subsetD: "range f \<subseteq> B \<Longrightarrow> f i \<in> B"
  by auto

lemma vimage_eq [simp]: "(a \<in> f -` B) = (f a \<in> B)"
  by (simp add: vimage_def)

lemma vimageI [intro]: "f a = b \<Longrightarrow> b \<in> B \<Longrightarrow> a \<in> f -` B"
  by simp

lemma vimageI2: "f a \<in> A \<Longrightarrow> a \<in> f -` A"
  by simp

lemma vimageE [elim!]: "a \<in> f -` B \<Longrightarrow> (\<And>x. f a = x \<Longrightarrow> x \<in> B \<Longrightarrow> P) \<Longrightarrow> P"
  by simp

lemma vimageD: "a \<in> f -` A \<Longrightarrow> f a \<in> A"
  by simp

lemma vimage_empty [simp]: "f -` {} = {}"
  by auto

lemma vimage_UNIV [simp]: "f -` UNIV = UNIV"
  by auto

lemma vimage_Un [simp]: "f -` (A \<union> B) = f -` A \<union> f -` B"
  by auto

lemma vimage_Int [simp]: "f -` (A \<inter> B) = f -` A \<inter> f -` B"
  by auto

lemma vimage_Compl: "f -` (- A) = - (f -` A)"
  by auto

lemma vimage_Diff: "f -` (A - B) = f -` A - f -` B"
  by auto

lemma vimage_mono: "A \<subseteq> B \<Longrightarrow> f -` A \<subseteq> f -` B"
  by auto

lemma image_vimage_subset: "f ` (f -` A) \<subseteq> A"
  by auto

lemma image_vimage_eq [simp]: "f ` (f -` A) = A \<inter> range f"
  by auto

lemma image_subset_iff_subset_vimage: "(f ` A \<subseteq> B) = (A \<subseteq> f -` B)"
  by auto

subsection \<open>Smaller notions\<close>

definition the_elem :: "'a set \<Rightarrow> 'a"
  where "the_elem X = (THE x. X = {x})"

definition is_singleton :: "'a set \<Rightarrow> bool"
  where "is_singleton A = (\<exists>x. A = {x})"

definition bind :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b set) \<Rightarrow> 'b set"
  where "bind A f = {x. \<exists>B\<in>f ` A. x \<in> B}"

definition filter :: "('a \<Rightarrow> bool) \<Rightarrow> 'a set \<Rightarrow> 'a set"
  where "filter P A = {a \<in> A. P a}"

definition remove :: "'a \<Rightarrow> 'a set \<Rightarrow> 'a set"
  where "remove x A = A - {x}"

definition is_empty :: "'a set \<Rightarrow> bool"
  where "is_empty A = (A = {})"

definition can_select :: "('a \<Rightarrow> bool) \<Rightarrow> 'a set \<Rightarrow> bool"
  where "can_select P A = (\<exists>!x. x \<in> A \<and> P x)"

definition pairwise :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a set \<Rightarrow> bool"
  where "pairwise R S = (\<forall>x\<in>S. \<forall>y\<in>S. x \<noteq> y \<longrightarrow> R x y)"

definition disjnt :: "'a set \<Rightarrow> 'a set \<Rightarrow> bool"
  where "disjnt A B = (A \<inter> B = {})"

lemma the_elem_eq [simp]: "the_elem {x} = x"
  by (simp add: the_elem_def)

lemma is_singletonI [simp, intro!]: "is_singleton {x}"
  by (simp add: is_singleton_def)

lemma is_singletonE: "is_singleton A \<Longrightarrow> (\<And>x. A = {x} \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: is_singleton_def)

lemma member_bind [simp]: "(x \<in> bind A f) = (\<exists>a\<in>A. x \<in> f a)"
  by (auto simp: bind_def)

lemma member_filter [simp]: "(x \<in> filter P A) = (x \<in> A \<and> P x)"
  by (simp add: filter_def)

lemma member_remove [simp]: "(x \<in> remove y A) = (x \<in> A \<and> x \<noteq> y)"
  by (simp add: remove_def)

lemma pairwiseI: "(\<And>x y. x \<in> S \<Longrightarrow> y \<in> S \<Longrightarrow> x \<noteq> y \<Longrightarrow> R x y) \<Longrightarrow> pairwise R S"
  by (simp add: pairwise_def)

lemma pairwiseD: "pairwise R S \<Longrightarrow> x \<in> S \<Longrightarrow> y \<in> S \<Longrightarrow> x \<noteq> y \<Longrightarrow> R x y"
  unfolding pairwise_def by blast

lemma pairwise_empty [simp]: "pairwise P {}"
  by (simp add: pairwise_def)

lemma disjnt_iff: "disjnt A B = (\<forall>x. \<not> (x \<in> A \<and> x \<in> B))"
  by (auto simp: disjnt_def)

lemma disjnt_sym: "disjnt A B \<Longrightarrow> disjnt B A"
  by (auto simp: disjnt_def)

lemma disjnt_empty1 [simp]: "disjnt {} A"
  by (simp add: disjnt_def)

lemma in_mono: "A \<subseteq> B \<Longrightarrow> x \<in> A \<longrightarrow> x \<in> B"
  by auto

lemma not_mono: "Q \<longrightarrow> P \<Longrightarrow> \<not> P \<longrightarrow> \<not> Q"
  by auto

abbreviation sym_diff :: "'a set \<Rightarrow> 'a set \<Rightarrow> 'a set"
  where "sym_diff A B \<equiv> (A - B) \<union> (B - A)"

hide_const (open) member not_member bind filter remove is_empty can_select

abbreviation (input) set_difference :: "'a set \<Rightarrow> 'a set \<Rightarrow> 'a set"  (infixl "\<setminus>" 65)
  where "A \<setminus> B \<equiv> A - B"

abbreviation sym_diff :: "'a set \<Rightarrow> 'a set \<Rightarrow> 'a set"
  where "sym_diff A B \<equiv> (A - B) \<union> (B - A)"

end
