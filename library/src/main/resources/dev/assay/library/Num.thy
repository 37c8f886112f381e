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
proof -
  have double: "0 < n \<Longrightarrow> num_of_nat (n + n) = Bit0 (num_of_nat n)" for n
    by (induct n) auto
  show ?thesis
    by (induct x) (simp_all add: double nat_of_num_pos)
qed

lemma num_of_nat_inverse: "0 < n \<Longrightarrow> nat_of_num (num_of_nat n) = n"
  by (induct n) (auto simp: nat_of_num_inc)

lemma num_eq_iff: "(x = y) = (nat_of_num x = nat_of_num y)"
  by (metis nat_of_num_inverse)

lemma num_induct [case_names One inc]: "P One \<Longrightarrow> (\<And>x. P x \<Longrightarrow> P (inc x)) \<Longrightarrow> P x"
proof -
  assume One: "P One" and inc: "\<And>x. P x \<Longrightarrow> P (inc x)"
  have "nat_of_num y = Suc n \<Longrightarrow> P y" for n y
    by (induct n arbitrary: y)
      (metis One nat_of_num.simps(1) num_eq_iff, metis inc nat_of_num_inc num_eq_iff num_of_nat_inverse zero_less_Suc)
  then show "P x"
    by (metis gr0_implies_Suc nat_of_num_pos)
qed

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

instance
proof
  fix x y z :: num
  show "x < y = (x \<le> y \<and> \<not> y \<le> x)"
    by (metis less_eq_num_def less_le_not_le less_num_def)
  show "x \<le> x"
    by (simp add: less_eq_num_def)
  show "x \<le> y \<Longrightarrow> y \<le> z \<Longrightarrow> x \<le> z"
    by (metis less_eq_num_def order_trans)
  show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y"
    by (metis less_eq_num_def num_eq_iff order_antisym)
  show "x \<le> y \<or> y \<le> x"
    by (metis less_eq_num_def linear)
qed

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
  by (induct k) (simp_all add: numeral.simps)

lemma numeral_2_eq_2: "2 = Suc (Suc 0)"
  by (simp add: numeral.simps)

lemma numeral_3_eq_3: "3 = Suc (Suc (Suc 0))"
  by (simp add: numeral.simps)

lemma Suc_1 [simp]: "Suc 1 = 2"
  by (simp add: numeral.simps)

lemma mult_2: "2 * z = z + (z::'a::semiring_1)"
  by (metis distrib_right mult_1_left one_add_one)

lemma mult_2_right: "z * 2 = z + (z::'a::semiring_1)"
  by (metis distrib_left mult_1_right one_add_one)

lemma of_nat_numeral [simp]: "of_nat (numeral n) = (numeral n::'a::semiring_1)"
  by (induct n) (simp_all add: numeral.simps add_assoc add_commute add_left_commute)

lemma zero_neq_numeral [simp]: "0 \<noteq> (numeral n::'a::semiring_char_0)"
  by (metis less_irrefl nat_numeral nat_of_num_pos of_nat_0_eq_iff of_nat_id of_nat_numeral)

lemma numeral_neq_zero [simp]: "numeral n \<noteq> (0::'a::semiring_char_0)"
  by (metis zero_neq_numeral)

lemma numeral_eq_iff [simp]: "(numeral m = (numeral n::'a::semiring_char_0)) = (m = n)"
  by (metis nat_numeral num_eq_iff of_nat_eq_iff of_nat_id of_nat_numeral)

lemma zero_less_numeral [simp]: "0 < (numeral n::'a::linordered_semidom)"
  by (metis nat_numeral nat_of_num_pos of_nat_0 of_nat_id of_nat_less_iff of_nat_numeral)

lemma zero_le_numeral [simp]: "0 \<le> (numeral n::'a::linordered_semidom)"
  by (simp add: less_imp_le)

lemma numeral_le_iff [simp]: "((numeral m::'a::linordered_semidom) \<le> numeral n) = (m \<le> n)"
  by (metis less_eq_num_def nat_numeral of_nat_id of_nat_le_iff of_nat_numeral)

lemma numeral_less_iff [simp]: "((numeral m::'a::linordered_semidom) < numeral n) = (m < n)"
  by (metis less_num_def nat_numeral of_nat_id of_nat_less_iff of_nat_numeral)

subsection \<open>Calculation with digits\<close>

lemma add_num_simps [simp]:
  "One + One = Bit0 One" "One + Bit0 n = Bit1 n" "One + Bit1 n = Bit0 (n + One)"
  "Bit0 m + One = Bit1 m" "Bit0 m + Bit0 n = Bit0 (m + n)" "Bit0 m + Bit1 n = Bit1 (m + n)"
  "Bit1 m + One = Bit0 (m + One)" "Bit1 m + Bit0 n = Bit1 (m + n)" "Bit1 m + Bit1 n = Bit0 (m + n + One)"
  by (simp_all add: num_eq_iff plus_num_def num_of_nat_inverse nat_of_num_pos add_assoc add_commute add_left_commute
    del: num_of_nat.simps)

lemma mult_num_simps [simp]:
  "m * One = m" "One * n = n" "Bit0 m * Bit0 n = Bit0 (Bit0 (m * n))" "Bit0 m * Bit1 n = Bit0 (m * Bit1 n)"
  "Bit1 m * Bit0 n = Bit0 (Bit1 m * n)" "Bit1 m * Bit1 n = Bit1 (m + n + Bit0 (m * n))"
  by (simp_all add: num_eq_iff times_num_def plus_num_def num_of_nat_inverse nat_of_num_pos distrib_left distrib_right
    add_assoc add_commute add_left_commute mult_assoc mult_commute mult_left_commute
    del: num_of_nat.simps)

lemma le_num_simps [simp]:
  "One \<le> n" "\<not> Bit0 m \<le> One" "\<not> Bit1 m \<le> One" "(Bit0 m \<le> Bit0 n) = (m \<le> n)" "(Bit0 m \<le> Bit1 n) = (m \<le> n)"
  "(Bit1 m \<le> Bit1 n) = (m \<le> n)" "(Bit1 m \<le> Bit0 n) = (m < n)"
proof -
  have le: "(a + a \<le> b + b) = (a \<le> b)" for a b :: nat
    by (metis add_mono add_strict_mono not_le)
  have less: "(a + a < b + b) = (a < b)" for a b :: nat
    by (metis le not_le)
  have Suc_less: "(Suc (a + a) < b + b) = (a < b)" for a b :: nat
    by (metis Suc_leI Suc_le_lessD add_Suc add_Suc_right le less less_trans lessI)
  have one_less: "Suc 0 < a + a" if "0 < a" for a :: nat
    using Suc_less [of 0 a] that by simp
  have le_Suc: "(a + a \<le> Suc (b + b)) = (a \<le> b)" for a b :: nat
    by (metis Suc_less not_le)
  show "One \<le> n" "\<not> Bit0 m \<le> One" "\<not> Bit1 m \<le> One" "(Bit0 m \<le> Bit0 n) = (m \<le> n)" "(Bit0 m \<le> Bit1 n) = (m \<le> n)"
    "(Bit1 m \<le> Bit1 n) = (m \<le> n)" "(Bit1 m \<le> Bit0 n) = (m < n)"
    by (simp_all add: less_eq_num_def less_num_def le le_Suc less less_Suc_eq_le Suc_le_eq not_le one_less nat_of_num_pos)
qed

lemma less_num_simps [simp]:
  "\<not> m < One" "One < Bit0 n" "One < Bit1 n" "(Bit0 m < Bit0 n) = (m < n)" "(Bit0 m < Bit1 n) = (m \<le> n)"
  "(Bit1 m < Bit1 n) = (m < n)" "(Bit1 m < Bit0 n) = (m < n)"
proof -
  have le: "(a + a \<le> b + b) = (a \<le> b)" for a b :: nat
    by (metis add_mono add_strict_mono not_le)
  have less: "(a + a < b + b) = (a < b)" for a b :: nat
    by (metis le not_le)
  have Suc_less: "(Suc (a + a) < b + b) = (a < b)" for a b :: nat
    by (metis Suc_leI Suc_le_lessD add_Suc add_Suc_right le less less_trans lessI)
  have one_less: "Suc 0 < a + a" if "0 < a" for a :: nat
    using Suc_less [of 0 a] that by simp
  show "\<not> m < One" "One < Bit0 n" "One < Bit1 n" "(Bit0 m < Bit0 n) = (m < n)" "(Bit0 m < Bit1 n) = (m \<le> n)"
    "(Bit1 m < Bit1 n) = (m < n)" "(Bit1 m < Bit0 n) = (m < n)"
    by (simp_all add: less_eq_num_def less_num_def le less less_Suc_eq_le Suc_less one_less not_less Suc_le_eq nat_of_num_pos)
qed

lemma numeral_plus_numeral [simp]: "numeral m + numeral n = (numeral (m + n)::'a::semiring_1)"
proof -
  have "nat_of_num (m + n) = nat_of_num m + nat_of_num n"
    by (simp add: plus_num_def num_of_nat_inverse nat_of_num_pos)
  then show ?thesis
    by (metis nat_numeral of_nat_add of_nat_id of_nat_numeral)
qed

lemma numeral_times_numeral [simp]: "numeral m * numeral n = (numeral (m * n)::'a::semiring_1)"
proof -
  have "nat_of_num (m * n) = nat_of_num m * nat_of_num n"
    by (simp add: times_num_def num_of_nat_inverse nat_of_num_pos)
  then show ?thesis
    by (metis nat_numeral of_nat_mult of_nat_id of_nat_numeral)
qed

lemma numeral_plus_one [simp]: "numeral n + 1 = (numeral (n + One)::'a::semiring_1)" "1 + numeral n = (numeral (One + n)::'a::semiring_1)"
  by (simp_all only: numeral_One [symmetric] numeral_plus_numeral)

lemma Suc_numeral [simp]: "Suc (numeral n) = numeral (n + One)"
  by (metis Suc_eq_plus1 numeral_plus_one(1))

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

primrec BitM :: "num \<Rightarrow> num"
  where
    "BitM One = One"
  | "BitM (Bit0 n) = Bit1 (BitM n)"
  | "BitM (Bit1 n) = Bit1 (Bit0 n)"

lemma BitM_plus_one: "BitM n + One = Bit0 n"
  by (induct n) simp_all

abbreviation Numeral1 :: "'a::numeral"
  where "Numeral1 \<equiv> numeral One"

hide_const (open) One Bit0 Bit1 BitM inc

end
