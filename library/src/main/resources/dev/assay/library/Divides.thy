section \<open>Division by numerals\<close>

theory Divides
  imports Parity
begin

class unique_euclidean_semiring_numeral = unique_euclidean_semiring + linordered_semidom + semiring_parity +
  assumes div_less_numeral: "0 \<le> a \<Longrightarrow> a < b \<Longrightarrow> a div b = 0"
    and mod_less_numeral: "0 \<le> a \<Longrightarrow> a < b \<Longrightarrow> a mod b = a"

instance nat :: unique_euclidean_semiring_numeral
  by standard simp_all

instance int :: unique_euclidean_semiring_numeral
  by standard simp_all

definition divides_aux :: "'a::unique_euclidean_semiring_numeral \<times> 'a \<Rightarrow> bool"
  where "divides_aux qr = (snd qr = 0)"

lemma divides_aux_eq [simp]: "divides_aux (q, r) = (r = (0::'a::unique_euclidean_semiring_numeral))"
  by (simp add: divides_aux_def)

definition divmod :: "num \<Rightarrow> num \<Rightarrow> 'a::unique_euclidean_semiring_numeral \<times> 'a"
  where "divmod m n = (numeral m div numeral n, numeral m mod numeral n)"

lemma unique_quotient_lemma: "b * q' + r' \<le> b * q + r \<Longrightarrow> 0 \<le> r' \<Longrightarrow> r' < b \<Longrightarrow> r < b \<Longrightarrow> q' \<le> (q::int)"
proof -
  assume le: "b * q' + r' \<le> b * q + r" and r': "0 \<le> r'" and b': "r' < b" and b: "r < b"
  have p: "0 < b" using r' b' by linarith
  have "b * (q + 1) = b * q + b" by (simp add: distrib_left)
  then have "b * q' < b * (q + 1)" using le r' b by linarith
  then have "q' < q + 1" using p by (metis mult_less_cancel_left_pos)
  then show ?thesis by linarith
qed

lemma div_dvd_sgn_abs: "l dvd k \<Longrightarrow> k div l = (sgn k * sgn l) * (\<bar>k\<bar> div \<bar>l::int\<bar>)"
  by (auto simp: divide_int_def)

lemma div_sgn_abs_cancel: "v \<noteq> 0 \<Longrightarrow> (sgn v * \<bar>k\<bar>) div (sgn v * \<bar>l\<bar>) = \<bar>k\<bar> div \<bar>l::int\<bar>"
  by (auto simp: divide_int_def)

lemma nonneg1_imp_zdiv_pos_iff: "0 \<le> a \<Longrightarrow> (0 < a div b) = (b \<le> a \<and> 0 < (b::int))"
  by (auto simp: divide_int_def)

hide_const (open) divmod

end
