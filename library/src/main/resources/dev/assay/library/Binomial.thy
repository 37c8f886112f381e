section \<open>Binomial coefficients\<close>

theory Binomial
  imports Factorial
begin

primrec binomial :: "nat \<Rightarrow> nat \<Rightarrow> nat"  (infix "choose" 64)
  where
    "0 choose k = (if k = 0 then 1 else 0)"
  | "Suc n choose k = (if k = 0 then 1 else (n choose (k - 1)) + (n choose k))"

definition gbinomial :: "'a::{semidom_divide,semiring_char_0} \<Rightarrow> nat \<Rightarrow> 'a"  (infix "gchoose" 64)
  where gbinomial_prod_rev: "a gchoose k = prod (\<lambda>i. a - of_nat i) {0..<k} div fact k"

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
proof (induction n arbitrary: k)
  case 0
  then show ?case by simp
next
  case (Suc n)
  note ih = Suc.IH
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
      have a: "n choose j = n choose Suc (n - Suc j)" by (metis ih l s)
      have b: "n choose Suc j = n choose (n - Suc j)" by (metis ih m)
      have "Suc n choose Suc j = (n choose Suc (n - Suc j)) + (n choose (n - Suc j))"
        unfolding binomial_Suc_Suc a b by simp
      moreover have "Suc n choose (n - j) = (n choose (n - Suc j)) + (n choose Suc (n - Suc j))"
        unfolding s binomial_Suc_Suc by simp
      ultimately show ?thesis using Suc by simp
    qed
  qed
qed

lemma Suc_times_binomial_eq: "Suc n * (n choose k) = (Suc n choose Suc k) * Suc k"
proof (induction n arbitrary: k)
  case 0
  show ?case by (cases k) simp_all
next
  case (Suc n)
  note ih = Suc.IH
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
    have a: "Suc n * A = (A + B) * Suc j" unfolding A_def B_def by (metis ih binomial_Suc_Suc)
    have b: "Suc n * B = (B + C) * Suc (Suc j)" unfolding B_def C_def by (metis ih binomial_Suc_Suc)
    have "Suc (Suc n) * (A + B) = (A + B) + (Suc n * A + Suc n * B)" by (simp add: distrib_left)
    also have "\<dots> = ((A + B) + (B + C)) * Suc (Suc j)" unfolding a b by (simp add: distrib_left distrib_right)
    finally show ?thesis unfolding Suc A_def B_def C_def binomial_Suc_Suc .
  qed
qed

lemma binomial_fact_lemma: "k \<le> n \<Longrightarrow> fact k * fact (n - k) * (n choose k) = fact n"
proof (induction n arbitrary: k)
  case 0
  then show ?case by simp
next
  case (Suc n)
  note ih = Suc.IH
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
    also have "\<dots> = Suc n * fact n" by (metis ih l)
    also have "\<dots> = fact (Suc n)" by (metis f)
    finally show ?thesis unfolding Suc s .
  qed
qed

lemma n_subsets: "finite A \<Longrightarrow> card {B. B \<subseteq> A \<and> card B = k} = card A choose k"
proof (induction arbitrary: k rule: finite_induct)
  case empty
  have "{B. B \<subseteq> {} \<and> card B = 0} = {{}::'a set}" by auto
  moreover have "{B. B \<subseteq> {} \<and> card B = Suc j} = ({}::'a set set)" for j by auto
  ultimately show ?case by (cases k) simp_all
next
  case (insert x F)
  have fin: "finite F" using insert by blast
  have new: "x \<notin> F" using insert by blast
  have ih: "\<forall>k. card {B. B \<subseteq> F \<and> card B = k} = card F choose k" using insert by blast
  show ?case
  proof (cases k)
    case 0
    have "B = {}" if "B \<subseteq> insert x F" and "card B = 0" for B
      using that fin by (metis card_0_eq finite_insert finite_subset)
    then have "{B. B \<subseteq> insert x F \<and> card B = 0} = {{}}" by auto
    then show ?thesis using 0 by simp
  next
    case (Suc j)
    define P where "P = {B. B \<subseteq> F \<and> card B = Suc j}"
    define Q where "Q = {B. B \<subseteq> F \<and> card B = j}"
    have a: "B \<in> P \<union> insert x ` Q" if s: "B \<subseteq> insert x F" and c: "card B = Suc j" for B
    proof (cases "x \<in> B")
      case True
      have i: "B = insert x (B - {x})" using True by blast
      have b: "B - {x} \<subseteq> F" using s by blast
      have f: "finite (B - {x})" by (metis b fin finite_subset)
      have n: "x \<notin> B - {x}" by blast
      have "card (insert x (B - {x})) = Suc (card (B - {x}))" by (rule card_insert_disjoint [OF f n])
      then have "card (B - {x}) = j" by (metis i c nat.inject)
      then have "B - {x} \<in> Q" unfolding Q_def using b by blast
      then show ?thesis by (metis i UnI2 imageI)
    next
      case False
      then have "B \<subseteq> F" using s by blast
      then have "B \<in> P" unfolding P_def using c by simp
      then show ?thesis by (rule UnI1)
    qed
    have b: "B \<subseteq> insert x F \<and> card B = Suc j" if "B \<in> P" for B
      using that unfolding P_def by blast
    have c: "insert x C \<subseteq> insert x F \<and> card (insert x C) = Suc j" if "C \<in> Q" for C
    proof -
      have s: "C \<subseteq> F" using that unfolding Q_def by blast
      have d: "card C = j" using that unfolding Q_def by blast
      have f: "finite C" by (metis s fin finite_subset)
      have n: "x \<notin> C" using s new by (metis subsetD)
      show ?thesis using s card_insert_disjoint [OF f n] d by blast
    qed
    have d: "P \<union> insert x ` Q \<subseteq> {B. B \<subseteq> insert x F \<and> card B = Suc j}" using b c by blast
    have "{B. B \<subseteq> insert x F \<and> card B = Suc j} \<subseteq> P \<union> insert x ` Q" using a by blast
    then have e: "{B. B \<subseteq> insert x F \<and> card B = Suc j} = P \<union> insert x ` Q" using d by (rule subset_antisym)
    have p: "finite P" unfolding P_def using fin by simp
    have q: "finite (insert x ` Q)" unfolding Q_def using fin by simp
    have n: "x \<notin> C" if "C \<in> P \<or> C \<in> Q" for C using that new unfolding P_def Q_def by blast
    have i: "P \<inter> insert x ` Q = {}" using n by blast
    have "inj_on (insert x) Q"
    proof (rule inj_onI)
      fix C D
      assume C: "C \<in> Q" and D: "D \<in> Q" and e: "insert x C = insert x D"
      have "x \<notin> C" using n C by blast
      moreover have "x \<notin> D" using n D by blast
      ultimately show "C = D" using e by (metis Diff_insert_absorb)
    qed
    then have "card (insert x ` Q) = card Q" by (rule card_image)
    then have "card {B. B \<subseteq> insert x F \<and> card B = Suc j} = card P + card Q"
      unfolding e by (metis card_Un_disjoint [OF p q i])
    also have "\<dots> = (card F choose Suc j) + (card F choose j)" unfolding P_def Q_def using ih by simp
    also have "\<dots> = card (insert x F) choose Suc j"
      unfolding card_insert_disjoint [OF fin new] binomial_Suc_Suc by simp
    finally show ?thesis unfolding Suc .
  qed
qed

lemma binomial: "(a + b) ^ n = (\<Sum>k\<le>n. of_nat (n choose k) * a ^ k * (b::'a::comm_semiring_1) ^ (n - k))"
proof (induct n)
  case 0
  show ?case by simp
next
  case (Suc n)
  have shift: "sum g {..Suc m} = g 0 + sum (\<lambda>k. g (Suc k)) {..m}" for g :: "nat \<Rightarrow> 'a::comm_semiring_1" and m
    by (induct m) (simp_all add: add_assoc)
  define c where "c = (\<lambda>k. of_nat (n choose k) :: 'a::comm_semiring_1)"
  have z: "c (Suc n) = 0" unfolding c_def by (simp add: binomial_eq_0)
  have p: "c k * a ^ k * b ^ (n - k) * b = c k * a ^ k * b ^ (Suc n - k)" if "k \<in> {..n}" for k
  proof -
    have "Suc n - k = Suc (n - k)" using that by (simp add: Suc_diff_le)
    then show ?thesis by (simp only: power_Suc mult_assoc mult_commute mult_left_commute)
  qed
  have q: "c k * a ^ k * b ^ (n - k) * a = c k * a ^ Suc k * b ^ (n - k)" for k
    by (simp only: power_Suc mult_assoc mult_commute mult_left_commute)
  define S where "S = (\<Sum>k\<le>n. c k * a ^ k * b ^ (n - k))"
  define T where "T = (\<Sum>k\<le>n. c k * a ^ Suc k * b ^ (n - k))"
  define U where "U = (\<Sum>k\<le>n. c (Suc k) * a ^ Suc k * b ^ (n - k))"
  have "S * a = (\<Sum>k\<le>n. c k * a ^ k * b ^ (n - k) * a)" unfolding S_def by (rule sum_distrib_right)
  then have A: "S * a = T" unfolding T_def q .
  have "S * b = (\<Sum>k\<le>n. c k * a ^ k * b ^ (n - k) * b)" unfolding S_def by (rule sum_distrib_right)
  also have "\<dots> = (\<Sum>k\<le>n. c k * a ^ k * b ^ (Suc n - k))"
  proof (rule sum_cong)
    show "{..n} = {..n}" by (rule refl)
    fix k
    assume "k \<in> {..n}"
    then show "c k * a ^ k * b ^ (n - k) * b = c k * a ^ k * b ^ (Suc n - k)" by (rule p)
  qed
  also have "\<dots> = (\<Sum>k\<le>Suc n. c k * a ^ k * b ^ (Suc n - k))" unfolding sum_atMost_Suc z by simp
  also have "\<dots> = b ^ Suc n + U" unfolding shift U_def c_def by simp
  finally have B: "S * b = b ^ Suc n + U" .
  have d: "of_nat (Suc n choose Suc k) * a ^ Suc k * b ^ (Suc n - Suc k)
      = c k * a ^ Suc k * b ^ (n - k) + c (Suc k) * a ^ Suc k * b ^ (n - k)" for k
    unfolding c_def binomial_Suc_Suc of_nat_add diff_Suc_Suc distrib_right by (rule refl)
  have "(\<Sum>k\<le>Suc n. of_nat (Suc n choose k) * a ^ k * b ^ (Suc n - k)) = b ^ Suc n + (T + U)"
    unfolding shift d sum_distrib T_def U_def by simp
  moreover have "(a + b) ^ Suc n = S * a + S * b"
    unfolding power_Suc Suc S_def c_def by (metis mult_commute distrib_left)
  ultimately show ?case unfolding A B by (metis add_assoc add_commute)
qed

lemma choose_row_sum: "(\<Sum>k\<le>n. n choose k) = 2 ^ n"
proof -
  have "(1 + 1) ^ n = (\<Sum>k\<le>n. of_nat (n choose k) * 1 ^ k * (1::nat) ^ (n - k))" by (rule binomial)
  then show ?thesis by (simp only: one_add_one power_one mult_1_right of_nat_id)
qed

end
