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
proof (cases "l = 0")
  case True
  then show ?thesis by simp
next
  case False
  assume "l dvd k"
  then obtain q where k: "k = l * q" by (metis dvdE)
  have d: "k div l = q" unfolding k using False by (rule nonzero_mult_div_cancel_left)
  have n: "\<bar>l\<bar> \<noteq> 0" using False by simp
  have e: "\<bar>k\<bar> div \<bar>l\<bar> = \<bar>q\<bar>" unfolding k abs_mult using n by (rule nonzero_mult_div_cancel_left)
  have s: "sgn k * sgn l = sgn q"
  proof (cases "0 < l")
    case True
    consider "q < 0" | "q = 0" | "0 < q" by (metis linorder_less_linear)
    then show ?thesis
    proof cases
      case 1
      have "k < 0" unfolding k using True 1 by (rule mult_pos_neg)
      then show ?thesis using True 1 by simp
    next
      case 2
      then show ?thesis using k by simp
    next
      case 3
      have "0 < k" unfolding k using True 3 by (rule mult_pos_pos)
      then show ?thesis using True 3 by simp
    qed
  next
    case b: False
    then have l: "l < 0" using False by linarith
    consider "q < 0" | "q = 0" | "0 < q" by (metis linorder_less_linear)
    then show ?thesis
    proof cases
      case 1
      have "0 < k" unfolding k using l 1 by (rule mult_neg_neg)
      then show ?thesis using l 1 by simp
    next
      case 2
      then show ?thesis using k by simp
    next
      case 3
      have "k < 0" using k mult_pos_neg [OF 3 l] by (simp only: mult_commute)
      then show ?thesis using l 3 by simp
    qed
  qed
  show ?thesis unfolding d e s by (simp add: sgn_mult_abs)
qed

lemma div_sgn_abs_cancel: "v \<noteq> 0 \<Longrightarrow> (sgn v * \<bar>k\<bar>) div (sgn v * \<bar>l\<bar>) = \<bar>k\<bar> div \<bar>l::int\<bar>"
proof -
  assume "v \<noteq> 0"
  then have "v < 0 \<or> 0 < v" by linarith
  then have "sgn v \<noteq> 0" by auto
  then show ?thesis by (rule div_mult_mult1)
qed

lemma nonneg1_imp_zdiv_pos_iff: "0 \<le> a \<Longrightarrow> (0 < a div b) = (b \<le> a \<and> 0 < (b::int))"
proof -
  assume a: "0 \<le> a"
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  consider "b < 0" | "b = 0" | "0 < b" by (metis linorder_less_linear)
  then show ?thesis
  proof cases
    case 1
    have m: "a mod b \<le> 0" using 1 by (rule neg_mod_sign)
    have "\<not> 0 < a div b"
    proof
      assume "0 < a div b"
      then have "(a div b) * b < 0" using 1 by (rule mult_pos_neg)
      then have "b * (a div b) < 0" by (simp only: mult_commute)
      then show False using a e m by linarith
    qed
    then show ?thesis using 1 by simp
  next
    case 2
    then show ?thesis by simp
  next
    case 3
    have "a div b = 0" if "a < b" using a that by (rule div_pos_pos_trivial)
    moreover have "0 < a div b" if l: "b \<le> a"
    proof -
      have "a mod b < b" using 3 by (rule pos_mod_bound)
      then have "b * 0 < b * (a div b)" using e l by simp
      then show ?thesis using 3 by (metis mult_less_cancel_left_pos)
    qed
    ultimately show ?thesis using 3 by (metis less_irrefl linorder_not_le)
  qed
qed

hide_const (open) divmod

end
