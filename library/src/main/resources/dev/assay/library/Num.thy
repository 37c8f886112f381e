section \<open>Binary numerals\<close>

theory Num
  imports Fields
begin

datatype num = One | Bit0 num | Bit1 num

primrec nat_of_num :: "num \<Rightarrow> nat"
  where
    "nat_of_num One = Suc 0"
  | "nat_of_num (Bit0 x) = nat_of_num x + nat_of_num x"
  | "nat_of_num (Bit1 x) = Suc (nat_of_num x + nat_of_num x)"

primrec inc :: "num \<Rightarrow> num"
  where
    "inc One = Bit0 One"
  | "inc (Bit0 x) = Bit1 x"
  | "inc (Bit1 x) = Bit0 (inc x)"

primrec num_of_nat :: "nat \<Rightarrow> num"
  where
    "num_of_nat 0 = One"
  | "num_of_nat (Suc n) = (if 0 < n then inc (num_of_nat n) else One)"

lemma nat_of_num_pos: "0 < nat_of_num x"
  by (induct x) simp_all

lemma nat_of_num_inc: "nat_of_num (inc x) = Suc (nat_of_num x)"
  by (induct x) simp_all

lemma nat_of_num_inverse: "num_of_nat (nat_of_num x) = x"
  by (induct x) simp_all

lemma num_of_nat_inverse: "0 < n \<Longrightarrow> nat_of_num (num_of_nat n) = n"
  by (induct n) (auto simp: nat_of_num_inc)

lemma num_eq_iff: "(x = y) = (nat_of_num x = nat_of_num y)"
  by (metis nat_of_num_inverse)

lemma num_induct: "P One \<Longrightarrow> (\<And>x. P x \<Longrightarrow> P (inc x)) \<Longrightarrow> P x"
  by (metis nat_induct_non_zero nat_of_num_inc nat_of_num_inverse nat_of_num_pos)

instantiation num :: "{plus, times, linorder}"
begin

definition plus_num :: "num \<Rightarrow> num \<Rightarrow> num"
  where "plus_num m n = num_of_nat (nat_of_num m + nat_of_num n)"

definition times_num :: "num \<Rightarrow> num \<Rightarrow> num"
  where "times_num m n = num_of_nat (nat_of_num m * nat_of_num n)"

definition less_eq_num :: "num \<Rightarrow> num \<Rightarrow> bool"
  where "less_eq_num m n = (nat_of_num m \<le> nat_of_num n)"

definition less_num :: "num \<Rightarrow> num \<Rightarrow> bool"
  where "less_num m n = (nat_of_num m < nat_of_num n)"

instance by standard (auto simp: less_eq_num_def less_num_def num_eq_iff)

end

subsection \<open>Numerals in every semiring\<close>

primrec numeral :: "num \<Rightarrow> 'a::numeral"
  where
    "numeral One = 1"
  | "numeral (Bit0 n) = numeral n + numeral n"
  | "numeral (Bit1 n) = numeral n + numeral n + 1"

declare numeral.simps [simp del]

lemma numeral_One [simp]: "numeral One = 1"
  by (simp add: numeral.simps)

lemma one_add_one [simp]: "1 + 1 = (2::'a::numeral)"
  by (simp add: numeral.simps)

lemma nat_numeral: "numeral k = (of_nat (nat_of_num k)::nat)"
  by (induct k) simp_all

lemma numeral_2_eq_2: "2 = Suc (Suc 0)"
  by (simp add: numeral.simps)

lemma numeral_3_eq_3: "3 = Suc (Suc (Suc 0))"
  by (simp add: numeral.simps)

lemma Suc_1 [simp]: "Suc 1 = 2"
  by (simp add: numeral.simps)

lemma mult_2: "2 * z = z + (z::'a::semiring_1)"
  by (simp add: distrib_right)

lemma mult_2_right: "z * 2 = z + (z::'a::semiring_1)"
  by (simp add: distrib_left)

lemma zero_neq_numeral [simp]: "0 \<noteq> (numeral n::'a::semiring_char_0)"
  by (metis nat_of_num_pos of_nat_eq_0_iff)

lemma numeral_neq_zero [simp]: "numeral n \<noteq> (0::'a::semiring_char_0)"
  by (metis zero_neq_numeral)

lemma numeral_eq_iff [simp]: "(numeral m = (numeral n::'a::semiring_char_0)) = (m = n)"
  by (metis num_eq_iff of_nat_eq_iff)

lemma zero_less_numeral [simp]: "0 < (numeral n::'a::linordered_semidom)"
  by (induct n) (simp_all add: add_pos_pos)

lemma zero_le_numeral [simp]: "0 \<le> (numeral n::'a::linordered_semidom)"
  by (simp add: less_imp_le)

lemma numeral_le_iff [simp]: "((numeral m::'a::linordered_semidom) \<le> numeral n) = (m \<le> n)"
  by (simp add: less_eq_num_def)

lemma numeral_less_iff [simp]: "((numeral m::'a::linordered_semidom) < numeral n) = (m < n)"
  by (simp add: less_num_def)

lemma of_nat_numeral [simp]: "of_nat (numeral n) = (numeral n::'a::semiring_1)"
  by (induct n) simp_all

subsection \<open>Calculation with digits\<close>

lemma add_num_simps [simp]:
  "One + One = Bit0 One" "One + Bit0 n = Bit1 n" "One + Bit1 n = Bit0 (n + One)"
  "Bit0 m + One = Bit1 m" "Bit0 m + Bit0 n = Bit0 (m + n)" "Bit0 m + Bit1 n = Bit1 (m + n)"
  "Bit1 m + One = Bit0 (m + One)" "Bit1 m + Bit0 n = Bit1 (m + n)" "Bit1 m + Bit1 n = Bit0 (m + n + One)"
  by (simp_all add: num_eq_iff plus_num_def num_of_nat_inverse)

lemma mult_num_simps [simp]:
  "m * One = m" "One * n = n" "Bit0 m * Bit0 n = Bit0 (Bit0 (m * n))" "Bit0 m * Bit1 n = Bit0 (m * Bit1 n)"
  "Bit1 m * Bit0 n = Bit0 (Bit1 m * n)" "Bit1 m * Bit1 n = Bit1 (m + n + Bit0 (m * n))"
  by (simp_all add: num_eq_iff times_num_def plus_num_def num_of_nat_inverse algebra_simps)

lemma le_num_simps [simp]:
  "One \<le> n" "\<not> Bit0 m \<le> One" "\<not> Bit1 m \<le> One" "(Bit0 m \<le> Bit0 n) = (m \<le> n)" "(Bit0 m \<le> Bit1 n) = (m \<le> n)"
  "(Bit1 m \<le> Bit1 n) = (m \<le> n)" "(Bit1 m \<le> Bit0 n) = (m < n)"
  by (simp_all add: less_eq_num_def less_num_def nat_of_num_pos)

lemma less_num_simps [simp]:
  "\<not> m < One" "One < Bit0 n" "One < Bit1 n" "(Bit0 m < Bit0 n) = (m < n)" "(Bit0 m < Bit1 n) = (m \<le> n)"
  "(Bit1 m < Bit1 n) = (m < n)" "(Bit1 m < Bit0 n) = (m < n)"
  by (simp_all add: less_eq_num_def less_num_def nat_of_num_pos)

lemma numeral_plus_numeral [simp]: "numeral m + numeral n = (numeral (m + n)::'a::semiring_1)"
  by (simp add: plus_num_def)

lemma numeral_times_numeral [simp]: "numeral m * numeral n = (numeral (m * n)::'a::semiring_1)"
  by (simp add: times_num_def)

lemma numeral_plus_one [simp]: "numeral n + 1 = (numeral (n + One)::'a::semiring_1)" "1 + numeral n = (numeral (One + n)::'a::semiring_1)"
  by (simp_all only: numeral_One [symmetric] numeral_plus_numeral)

lemma Suc_numeral [simp]: "Suc (numeral n) = numeral (n + One)"
  by (simp add: numeral.simps)

lemma one_eq_numeral_iff [simp]: "(1 = (numeral n::'a::semiring_char_0)) = (One = n)" "((numeral n::'a::semiring_char_0) = 1) = (n = One)"
  by (simp_all only: numeral_One [symmetric] numeral_eq_iff)

lemma not_numeral_le_zero [simp]: "\<not> (numeral n::'a::linordered_semidom) \<le> 0" "\<not> (numeral n::'a::linordered_semidom) < 0"
  by (simp_all add: not_le not_less)

lemma numeral_le_one_iff [simp]: "((numeral n::'a::linordered_semidom) \<le> 1) = (n \<le> One)" "((numeral n::'a::linordered_semidom) < 1) = False"
  by (simp_all only: numeral_One [symmetric] numeral_le_iff numeral_less_iff less_num_simps)

lemma one_less_numeral_iff [simp]: "(1 < (numeral n::'a::linordered_semidom)) = (One < n)" "1 \<le> (numeral n::'a::linordered_semidom)"
  by (simp_all only: numeral_One [symmetric] numeral_le_iff numeral_less_iff le_num_simps)

lemma less_2_cases: "n < 2 \<Longrightarrow> n = 0 \<or> n = Suc 0"
  by (auto simp: less_Suc_eq)

lemma one_le_numeral: "1 \<le> (numeral n::'a::linordered_semidom)"
  by (induct n) (simp_all add: add_mono)

definition pred_numeral :: "num \<Rightarrow> nat"
  where "pred_numeral k = numeral k - 1"

lemma numeral_eq_Suc: "numeral k = Suc (pred_numeral k)"
  by (simp add: pred_numeral_def)

abbreviation Numeral1 :: "'a::numeral"
  where "Numeral1 \<equiv> numeral One"

hide_const (open) One Bit0 Bit1 inc

end
