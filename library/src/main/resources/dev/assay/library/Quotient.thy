section \<open>Quotients\<close>

theory Quotient
  imports BNF_Def
begin

notation
  rel_fun  (infixr "===>" 55) and
  map_fun  (infixr "--->" 55)

definition Quotient3 :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> ('b \<Rightarrow> 'a) \<Rightarrow> bool"
  where "Quotient3 R Abs Rep =
    ((\<forall>a. Abs (Rep a) = a) \<and> (\<forall>a. R (Rep a) (Rep a)) \<and> (\<forall>r s. R r s = (R r r \<and> R s s \<and> Abs r = Abs s)))"

definition Quotient :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> ('b \<Rightarrow> 'a) \<Rightarrow> ('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> bool"
  where "Quotient R Abs Rep T =
    ((\<forall>a. Abs (Rep a) = a) \<and> (\<forall>a. R (Rep a) (Rep a)) \<and> (\<forall>r s. R r s = (R r r \<and> R s s \<and> Abs r = Abs s))
     \<and> T = (\<lambda>x y. R x x \<and> Abs x = y))"

definition Respects :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a set"
  where "Respects R = {x. R x x}"

definition Babs :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "Babs p m x = (if x \<in> p then m x else undefined)"

definition Bex1_rel :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> bool"
  where "Bex1_rel R P = ((\<exists>x\<in>Respects R. P x) \<and> (\<forall>x\<in>Respects R. \<forall>y\<in>Respects R. P x \<and> P y \<longrightarrow> R x y))"

lemma Quotient3_abs_rep [simp]: "Quotient3 R Abs Rep \<Longrightarrow> Abs (Rep a) = a"
  unfolding Quotient3_def by blast

lemma Quotient3_rep_reflp: "Quotient3 R Abs Rep \<Longrightarrow> R (Rep a) (Rep a)"
  unfolding Quotient3_def by blast

lemma Quotient3_rel: "Quotient3 R Abs Rep \<Longrightarrow> (R r r \<and> R s s \<and> Abs r = Abs s) = R r s"
proof -
  assume q: "Quotient3 R Abs Rep"
  have "(\<forall>a. Abs (Rep a) = a) \<and> (\<forall>a. R (Rep a) (Rep a)) \<and> (\<forall>r s. R r s = (R r r \<and> R s s \<and> Abs r = Abs s))"
    using q unfolding Quotient3_def .
  then have "(\<forall>a. R (Rep a) (Rep a)) \<and> (\<forall>r s. R r s = (R r r \<and> R s s \<and> Abs r = Abs s))" by (rule conjunct2)
  then have "\<forall>r s. R r s = (R r r \<and> R s s \<and> Abs r = Abs s)" by (rule conjunct2)
  then show ?thesis by metis
qed

lemma identity_quotient3: "Quotient3 (=) id id"
  by (simp add: Quotient3_def)

lemma in_respects: "(x \<in> Respects R) = R x x"
  by (simp add: Respects_def)

end
