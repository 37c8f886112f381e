section \<open>Binomial coefficients\<close>

theory Binomial
  imports Factorial
begin

primrec binomial :: "nat \<Rightarrow> nat \<Rightarrow> nat"  (infixl "choose" 65)
  where
    "0 choose k = (if k = 0 then 1 else 0)"
  | "Suc n choose k = (if k = 0 then 1 else (n choose (k - 1)) + (n choose k))"

lemma binomial_n_0 [simp]: "n choose 0 = 1"
  by (cases n) simp_all

lemma binomial_0_Suc [simp]: "0 choose Suc k = 0"
  by simp

lemma binomial_Suc_Suc [simp]: "Suc n choose Suc k = (n choose k) + (n choose Suc k)"
  by simp

lemma binomial_eq_0: "n < k \<Longrightarrow> n choose k = 0"
proof (induct n arbitrary: k)
  case 0
  then show ?case by simp
next
  case (Suc n)
  then obtain j where j: "k = Suc j" by (cases k) auto
  have a: "n choose j = 0" using Suc j by simp
  have b: "n choose Suc j = 0" using Suc j by simp
  show ?case unfolding j binomial_Suc_Suc a b by simp
qed

lemma binomial_eq_0_iff [simp]: "(n choose k = 0) = (n < k)"
  by (induct n arbitrary: k) auto

lemma zero_less_binomial: "k \<le> n \<Longrightarrow> 0 < n choose k"
  by (metis binomial_eq_0_iff not_less neq0_conv)

lemma binomial_n_n [simp]: "n choose n = 1"
  by (induct n) (simp_all add: binomial_eq_0)

lemma binomial_1 [simp]: "n choose Suc 0 = n"
  by (induct n) simp_all

lemma choose_one: "n choose 1 = n"
  by simp

lemma binomial_symmetric: "k \<le> n \<Longrightarrow> n choose k = n choose (n - k)"
proof (induct n arbitrary: k)
  case 0
  then show ?case by simp
next
  case (Suc n)
  note ih = Suc.hyps
  note prem = Suc.prems
  show ?case
  proof (cases k)
    case 0
    have "Suc n choose Suc n = 1" by (rule binomial_n_n)
    then show ?thesis unfolding 0 diff_zero by (metis binomial_n_0)
  next
    case (Suc j)
    show ?thesis
    proof (cases "j = n")
      case True
      have "Suc n choose Suc n = 1" by (rule binomial_n_n)
      then show ?thesis using Suc True by simp
    next
      case False
      have "Suc j \<le> Suc n" using prem Suc by simp
      then have l: "j \<le> n" by simp
      have m: "Suc j \<le> n" using l False by arith
      have s: "n - j = Suc (n - Suc j)" using m by arith
      have a: "n choose j = n choose Suc (n - Suc j)" using ih [OF l] s by simp
      have b: "n choose Suc j = n choose (n - Suc j)" by (rule ih [OF m])
      have "Suc n choose Suc j = (n choose Suc (n - Suc j)) + (n choose (n - Suc j))"
        unfolding binomial_Suc_Suc a b by simp
      moreover have "Suc n choose (n - j) = (n choose (n - Suc j)) + (n choose Suc (n - Suc j))"
        unfolding s binomial_Suc_Suc by simp
      ultimately show ?thesis using Suc by simp
    qed
  qed
qed

lemma Suc_times_binomial_eq: "Suc n * (n choose k) = (Suc n choose Suc k) * Suc k"
proof (induct n arbitrary: k)
  case 0
  show ?case by (cases k) simp_all
next
  case (Suc n)
  note ih = Suc.hyps
  show ?case
  proof (cases k)
    case 0
    have "Suc (Suc n) choose Suc 0 = Suc (Suc n)" by (rule binomial_1)
    then show ?thesis unfolding 0 binomial_n_0 by simp
  next
    case (Suc j)
    define A where "A = n choose j"
    define B where "B = n choose Suc j"
    define C where "C = n choose Suc (Suc j)"
    have a: "Suc n * A = (A + B) * Suc j" using ih [of j] unfolding A_def B_def by (simp only: binomial_Suc_Suc)
    have b: "Suc n * B = (B + C) * Suc (Suc j)" using ih [of "Suc j"] unfolding B_def C_def by (simp only: binomial_Suc_Suc)
    have "Suc (Suc n) * (A + B) = (A + B) + (Suc n * A + Suc n * B)" by (simp add: distrib_left)
    also have "\<dots> = ((A + B) + (B + C)) * Suc (Suc j)" unfolding a b by (simp add: distrib_left distrib_right)
    finally show ?thesis unfolding Suc A_def B_def C_def binomial_Suc_Suc .
  qed
qed

lemma binomial_fact_lemma: "k \<le> n \<Longrightarrow> fact k * fact (n - k) * (n choose k) = fact n"
proof (induct n arbitrary: k)
  case 0
  then show ?case by simp
next
  case (Suc n)
  note ih = Suc.hyps
  note prem = Suc.prems
  show ?case
  proof (cases k)
    case 0
    then show ?thesis by simp
  next
    case (Suc j)
    have l: "j \<le> n" using Suc prem by simp
    have s: "Suc n - Suc j = n - j" by simp
    have f: "fact (Suc m) = Suc m * fact m" for m by (simp only: fact_Suc of_nat_id)
    have "fact (Suc j) * fact (n - j) * (Suc n choose Suc j) = fact j * fact (n - j) * ((Suc n choose Suc j) * Suc j)"
      unfolding f by (metis mult_assoc mult_commute)
    also have "\<dots> = fact j * fact (n - j) * (Suc n * (n choose j))"
      by (metis Suc_times_binomial_eq)
    also have "\<dots> = Suc n * (fact j * fact (n - j) * (n choose j))"
      by (metis mult_assoc mult_commute)
    also have "\<dots> = Suc n * fact n" using ih [OF l] by simp
    also have "\<dots> = fact (Suc n)" by (metis f)
    finally show ?thesis unfolding Suc s .
  qed
qed

lemma n_subsets: "finite A \<Longrightarrow> card {B. B \<subseteq> A \<and> card B = k} = card A choose k"
  by (induct A arbitrary: k rule: finite_induct) auto

lemma choose_row_sum: "(\<Sum>k\<le>n. n choose k) = 2 ^ n"
  by (induct n) auto

lemma binomial: "(a + b) ^ n = (\<Sum>k\<le>n. of_nat (n choose k) * a ^ k * (b::'a::comm_semiring_1) ^ (n - k))"
  by (induct n) auto

end
