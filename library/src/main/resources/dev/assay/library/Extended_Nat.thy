section \<open>Natural numbers with infinity\<close>

theory Extended_Nat
  imports Complex_Main Countable
begin

class infinity =
  fixes infinity :: "'a"  ("\<infinity>")

datatype enat = enat nat | eInfinity

hide_const (open) eInfinity

instantiation enat :: infinity
begin

definition infinity_enat :: enat
  where "infinity_enat = Extended_Nat.enat.eInfinity"

instance ..

end

primrec the_enat :: "enat \<Rightarrow> nat"
  where
    "the_enat (enat n) = n"
  | "the_enat Extended_Nat.enat.eInfinity = undefined"

definition eSuc :: "enat \<Rightarrow> enat"
  where "eSuc i = (case i of enat n \<Rightarrow> enat (Suc n) | _ \<Rightarrow> \<infinity>)"

instantiation enat :: "{zero, one, plus, minus, times, ord}"
begin

definition zero_enat :: enat
  where "zero_enat = enat 0"

definition one_enat :: enat
  where "one_enat = enat 1"

definition plus_enat :: "enat \<Rightarrow> enat \<Rightarrow> enat"
  where "plus_enat m n = (case m of enat k \<Rightarrow> (case n of enat l \<Rightarrow> enat (k + l) | _ \<Rightarrow> \<infinity>) | _ \<Rightarrow> \<infinity>)"

definition minus_enat :: "enat \<Rightarrow> enat \<Rightarrow> enat"
  where "minus_enat m n = (case m of enat k \<Rightarrow> (case n of enat l \<Rightarrow> enat (k - l) | _ \<Rightarrow> enat 0) | _ \<Rightarrow> \<infinity>)"

definition times_enat :: "enat \<Rightarrow> enat \<Rightarrow> enat"
  where "times_enat m n =
    (case m of
      enat k \<Rightarrow> (case n of enat l \<Rightarrow> enat (k * l) | _ \<Rightarrow> if k = 0 then enat 0 else \<infinity>)
    | _ \<Rightarrow> if n = enat 0 then enat 0 else \<infinity>)"

definition less_eq_enat :: "enat \<Rightarrow> enat \<Rightarrow> bool"
  where "less_eq_enat m n = (case n of enat l \<Rightarrow> (case m of enat k \<Rightarrow> k \<le> l | _ \<Rightarrow> False) | _ \<Rightarrow> True)"

definition less_enat :: "enat \<Rightarrow> enat \<Rightarrow> bool"
  where "less_enat m n = (case m of enat k \<Rightarrow> (case n of enat l \<Rightarrow> k < l | _ \<Rightarrow> True) | _ \<Rightarrow> False)"

instance ..

end

instance enat :: comm_semiring_1
proof
  have infinity: "m = \<infinity> \<or> (\<exists>k. m = enat k)" for m :: enat
    by (cases m) (simp_all add: infinity_enat_def)
  have plus: "enat k + enat l = enat (k + l)" "\<infinity> + m = \<infinity>" "m + \<infinity> = \<infinity>" for k l and m :: enat
    by (simp_all add: plus_enat_def infinity_enat_def split: enat.split)
  have times: "enat k * enat l = enat (k * l)" "enat k * \<infinity> = (if k = 0 then enat 0 else \<infinity>)"
    "\<infinity> * enat k = (if k = 0 then enat 0 else \<infinity>)" "\<infinity> * \<infinity> = (\<infinity>::enat)" for k l
    by (simp_all add: times_enat_def infinity_enat_def)
  fix a b c :: enat
  show "a + b + c = a + (b + c)"
    using infinity [of a] infinity [of b] infinity [of c] by (elim disjE exE) (simp_all add: plus)
  show "a + b = b + a"
    using infinity [of a] infinity [of b] by (elim disjE exE) (simp_all add: plus)
  show "0 + a = a" and "a + 0 = a"
    using infinity [of a] by (elim disjE exE; simp add: zero_enat_def plus)+
  have commute: "m * n = n * m" for m n :: enat
    using infinity [of m] infinity [of n] by (elim disjE exE) (simp_all add: times)
  show "a * b = b * a"
    by (rule commute)
  show "a * b * c = a * (b * c)"
    using infinity [of a] infinity [of b] infinity [of c] by (elim disjE exE) (simp_all add: times)
  have one: "1 * m = m" for m :: enat
    using infinity [of m] by (elim disjE exE) (simp_all add: one_enat_def times)
  show "1 * a = a"
    by (rule one)
  show "a * 1 = a"
    by (metis commute one)
  have zero: "0 * m = 0" for m :: enat
    using infinity [of m] by (elim disjE exE) (simp_all add: zero_enat_def times)
  show "0 * a = 0"
    by (rule zero)
  show "a * 0 = 0"
    by (metis commute zero)
  have distrib: "k * (m + n) = k * m + k * n" for k m n :: enat
    using infinity [of k] infinity [of m] infinity [of n]
    by (elim disjE exE) (simp_all add: plus times distrib_left)
  show "a * (b + c) = a * b + a * c"
    by (rule distrib)
  show "(a + b) * c = a * c + b * c"
    by (metis commute distrib)
  show "0 \<noteq> (1::enat)"
    by (simp add: zero_enat_def one_enat_def)
qed

instance enat :: linorder
  by standard (auto simp: less_eq_enat_def less_enat_def split: enat.splits)

instance enat :: wellorder
proof
  fix P :: "enat \<Rightarrow> bool" and a
  assume step: "\<And>x. (\<And>y. y < x \<Longrightarrow> P y) \<Longrightarrow> P x"
  have finite: "P (enat n)" for n
  proof (induct n rule: less_induct)
    fix n
    assume less: "\<And>m. m < n \<Longrightarrow> P (enat m)"
    show "P (enat n)"
    proof (rule step)
      fix y
      assume "y < enat n"
      then show "P y" using less by (cases y) (simp_all add: less_enat_def)
    qed
  qed
  show "P a"
  proof (cases a)
    case (enat n)
    then show ?thesis using finite by simp
  next
    case eInfinity
    show ?thesis
    proof (rule step)
      fix y
      assume "y < a"
      then show "P y" using finite eInfinity by (cases y) (simp_all add: less_enat_def)
    qed
  qed
qed

instantiation enat :: "{order_bot, order_top}"
begin

definition bot_enat :: enat
  where "bot_enat = 0"

definition top_enat :: enat
  where "top_enat = \<infinity>"

instance by standard (simp_all add: bot_enat_def top_enat_def zero_enat_def infinity_enat_def less_eq_enat_def split: enat.split)

end

instantiation enat :: "{lattice, Inf, Sup}"
begin

definition inf_enat :: "enat \<Rightarrow> enat \<Rightarrow> enat"
  where "inf_enat = min"

definition sup_enat :: "enat \<Rightarrow> enat \<Rightarrow> enat"
  where "sup_enat = max"

definition Inf_enat :: "enat set \<Rightarrow> enat"
  where "Inf_enat A = (if A = {} then \<infinity> else LEAST x. x \<in> A)"

definition Sup_enat :: "enat set \<Rightarrow> enat"
  where "Sup_enat A = (if A = {} then 0 else if finite A then Max A else \<infinity>)"

instance by standard (auto simp: inf_enat_def sup_enat_def min_def max_def)

end

lemma not_infinity_eq [iff]: "(x \<noteq> \<infinity>) = (\<exists>i. x = enat i)"
  by (cases x) (auto simp: infinity_enat_def)

lemma not_enat_eq [iff]: "(\<forall>y. x \<noteq> enat y) = (x = \<infinity>)"
  by (cases x) (auto simp: infinity_enat_def)

lemma enat_ord_simps [simp]:
  shows "(enat m \<le> enat n) = (m \<le> n)" and "(enat m < enat n) = (m < n)"
    and "q \<le> (\<infinity>::enat)" and "(q < (\<infinity>::enat)) = (q \<noteq> \<infinity>)"
  by (auto simp: less_eq_enat_def less_enat_def infinity_enat_def split: enat.split)

lemma plus_enat_simps [simp]:
  shows "enat m + enat n = enat (m + n)" and "\<infinity> + q = (\<infinity>::enat)" and "q + \<infinity> = (\<infinity>::enat)"
  by (auto simp: plus_enat_def infinity_enat_def split: enat.split)

lemma eSuc_enat: "eSuc (enat n) = enat (Suc n)"
  by (simp add: eSuc_def)

lemma eSuc_infinity [simp]: "eSuc \<infinity> = \<infinity>"
  by (simp add: eSuc_def infinity_enat_def)

lemma eSuc_plus_1: "eSuc n = n + 1"
  by (cases n) (simp_all add: eSuc_def one_enat_def plus_enat_def infinity_enat_def)

lemma zero_one_enat_neq [simp]: "0 \<noteq> (1::enat)"
  by (simp add: zero_enat_def one_enat_def)

lemma i0_lb [simp]: "(0::enat) \<le> n"
  by (simp add: zero_enat_def less_eq_enat_def split: enat.split)

lemma ileI1: "m < n \<Longrightarrow> eSuc m \<le> n"
  by (cases m; cases n) (simp_all add: eSuc_def less_enat_def less_eq_enat_def infinity_enat_def)

lemma enat_0: "enat 0 = 0"
  by (simp add: zero_enat_def)

lemma enat_1: "enat 1 = 1"
  by (simp add: one_enat_def)

lemma idiff_enat_enat [simp]: "enat a - enat b = enat (a - b)"
  by (simp add: minus_enat_def)

lemma idiff_infinity [simp]: "\<infinity> - n = (\<infinity>::enat)"
  by (simp add: minus_enat_def infinity_enat_def)

lemma idiff_infinity_right [simp]: "enat a - \<infinity> = 0"
  by (simp add: minus_enat_def infinity_enat_def zero_enat_def)

lemma idiff_0 [simp]: "(0::enat) - n = 0"
  by (cases n) (simp_all add: minus_enat_def zero_enat_def)

lemma idiff_0_right [simp]: "n - (0::enat) = n"
  by (cases n) (simp_all add: minus_enat_def zero_enat_def infinity_enat_def)

lemma times_enat_simps [simp]:
  shows "enat m * enat n = enat (m * n)" and "\<infinity> * \<infinity> = (\<infinity>::enat)"
    and "\<infinity> * enat n = (if n = 0 then 0 else \<infinity>)" and "enat m * \<infinity> = (if m = 0 then 0 else \<infinity>)"
  by (simp_all add: times_enat_def infinity_enat_def zero_enat_def)

lemma ile0_eq [simp]: "(n \<le> (0::enat)) = (n = 0)"
  by (cases n) (auto simp: less_eq_enat_def zero_enat_def)

lemma not_iless0 [simp]: "\<not> n < (0::enat)"
  by (cases n) (auto simp: less_enat_def zero_enat_def)

lemma case_enat_infinity [simp]: "case_enat f a \<infinity> = a"
  by (simp add: infinity_enat_def)

text \<open>By cases, infinity comes as the constructor that it is here; it is written as in Isabelle/HOL.\<close>

lemma infinity_constructor [simp]: "Extended_Nat.enat.eInfinity = \<infinity>"
  by (simp add: infinity_enat_def)

declare [[coercion "enat :: nat \<Rightarrow> enat"]]

end
