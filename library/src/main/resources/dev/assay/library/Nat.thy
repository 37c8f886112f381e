section \<open>Natural numbers\<close>

theory Nat
  imports Rings
begin

text \<open>The constructor for zero is the overloaded constant \<^const>\<open>zero_class.zero\<close> at this type.\<close>

datatype nat = 0 | Suc nat

instance nat :: zero ..

instantiation nat :: one
begin

definition one_nat :: nat
  where "one_nat = Suc 0"

instance ..

end

lemma One_nat_def [simp]: "1 = Suc 0"
  by (simp add: one_nat_def)

subsection \<open>Another representation\<close>

datatype ind = Zero_Rep | Suc_Rep ind

primrec Rep_Nat :: "nat \<Rightarrow> ind"
  where
    "Rep_Nat 0 = Zero_Rep"
  | "Rep_Nat (Suc n) = Suc_Rep (Rep_Nat n)"

primrec Abs_Nat :: "ind \<Rightarrow> nat"
  where
    "Abs_Nat Zero_Rep = 0"
  | "Abs_Nat (Suc_Rep i) = Suc (Abs_Nat i)"

lemma Rep_Nat_inverse: "Abs_Nat (Rep_Nat n) = n"
  by (induct n) simp_all

lemma Zero_nat_def: "0 = Abs_Nat Zero_Rep"
  by simp

lemma Suc_def: "Suc n = Abs_Nat (Suc_Rep (Rep_Nat n))"
  by (simp add: Rep_Nat_inverse)

subsection \<open>Constructors\<close>

lemma Suc_not_Zero: "Suc m \<noteq> 0"
  by simp

lemma Zero_not_Suc: "0 \<noteq> Suc m"
  by simp

lemma Suc_inject: "Suc x = Suc y \<Longrightarrow> x = y"
  by simp

lemma inj_Suc [simp]: "inj_on Suc N"
  by (simp add: inj_on_def)

lemma n_not_Suc_n: "n \<noteq> Suc n"
  by (induct n) simp_all

lemma Suc_n_not_n: "Suc n \<noteq> n"
  by (induct n) simp_all

lemma nat_induct: "P 0 \<Longrightarrow> (\<And>n. P n \<Longrightarrow> P (Suc n)) \<Longrightarrow> P n"
  by (induct n) simp_all

lemma diff_induct: "(\<And>x. P x 0) \<Longrightarrow> (\<And>y. P 0 (Suc y)) \<Longrightarrow> (\<And>x y. P x y \<Longrightarrow> P (Suc x) (Suc y)) \<Longrightarrow> P m n"
proof -
  assume zero: "\<And>x. P x 0" and less: "\<And>y. P 0 (Suc y)" and step: "\<And>x y. P x y \<Longrightarrow> P (Suc x) (Suc y)"
  show "P m n"
    by (induct n arbitrary: m) (simp add: zero, metis less nat.exhaust step)
qed

lemma not0_implies_Suc: "n \<noteq> 0 \<Longrightarrow> \<exists>m. n = Suc m"
  by (cases n) simp_all

lemma nat_cases: "(y = 0 \<Longrightarrow> P) \<Longrightarrow> (\<And>n. y = Suc n \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases y) simp_all

subsection \<open>Arithmetic\<close>

primrec pred :: "nat \<Rightarrow> nat"
  where
    "pred 0 = 0"
  | "pred (Suc n) = n"

hide_const (open) pred

instantiation nat :: plus
begin

primrec plus_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where
    "plus_nat 0 n = n"
  | "plus_nat (Suc m) n = Suc (plus_nat m n)"

instance ..

end

instantiation nat :: minus
begin

primrec minus_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where
    "minus_nat m 0 = m"
  | "minus_nat m (Suc n) = (case minus_nat m n of 0 \<Rightarrow> 0 | Suc k \<Rightarrow> k)"

instance ..

end

instantiation nat :: times
begin

primrec times_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where
    "times_nat 0 n = 0"
  | "times_nat (Suc m) n = n + times_nat m n"

instance ..

end

lemma add_Suc [simp]: "Suc m + n = Suc (m + n)"
  by simp

lemma add_Suc_right [simp]: "m + Suc n = Suc (m + n)"
  by (induct m) simp_all

lemma add_Suc_shift: "Suc m + n = m + Suc n"
  by simp

lemma diff_0_eq_0 [simp]: "0 - n = (0::nat)"
  by (induct n) simp_all

lemma diff_Suc_Suc [simp]: "Suc m - Suc n = m - n"
  by (induct n) simp_all

lemma diff_Suc: "m - Suc n = (case m - n of 0 \<Rightarrow> 0 | Suc k \<Rightarrow> k)"
  by simp

declare minus_nat.simps(2) [simp del]

instance nat :: comm_monoid_diff
proof
  have zero: "n + 0 = n" for n :: nat
    by (induct n) simp_all
  have commute: "m + n = n + m" for m n :: nat
    by (induct m) (simp_all add: zero)
  have cancel: "k + m = k + n \<Longrightarrow> m = n" for k m n :: nat
    by (induct k) simp_all
  fix a b c :: nat
  show "(a + b) + c = a + (b + c)"
    by (induct a) simp_all
  show "a + b = b + a"
    by (rule commute)
  show "0 + a = a"
    by simp
  show "a + 0 = a"
    by (rule zero)
  show "a + b = a + c \<Longrightarrow> b = c"
    by (rule cancel)
  show "b + a = c + a \<Longrightarrow> b = c"
    by (metis cancel commute)
  show "(a + b) - a = b"
    by (induct a) simp_all
  show "a - b - c = a - (b + c)"
    by (induct a b rule: diff_induct) simp_all
  show "0 - a = 0"
    by simp
qed

lemma mult_Suc [simp]: "Suc m * n = n + m * n"
  by simp

lemma mult_Suc_right [simp]: "m * Suc n = m + (m * n)"
  by (induct m) (simp_all add: add_left_commute)

subsection \<open>Order\<close>

instantiation nat :: linorder
begin

primrec less_eq_nat :: "nat \<Rightarrow> nat \<Rightarrow> bool"
  where
    "less_eq_nat 0 n = True"
  | "less_eq_nat (Suc m) n = (case n of 0 \<Rightarrow> False | Suc n' \<Rightarrow> less_eq_nat m n')"

definition less_nat :: "nat \<Rightarrow> nat \<Rightarrow> bool"
  where "less_nat m n = (Suc m \<le> n)"

instance
proof
  have Suc_le: "(Suc m \<le> n) = (\<exists>k. n = Suc k \<and> m \<le> k)" for m n :: nat
    by (cases n) simp_all
  have le_zero: "(n \<le> 0) = (n = 0)" for n :: nat
    by (cases n) simp_all
  have transitive: "i \<le> j \<Longrightarrow> j \<le> k \<Longrightarrow> i \<le> k" for i j k :: nat
    by (induct i arbitrary: j k) (simp, metis Suc_le nat.inject)
  fix x y z :: nat
  show "x < y = (x \<le> y \<and> \<not> y \<le> x)"
    unfolding less_nat_def by (induct x y rule: diff_induct) simp_all
  show "x \<le> x"
    by (induct x) simp_all
  show "x \<le> y \<Longrightarrow> y \<le> z \<Longrightarrow> x \<le> z"
    using transitive by blast
  show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y"
    by (induct x y rule: diff_induct) (simp_all add: le_zero)
  show "x \<le> y \<or> y \<le> x"
    by (induct x y rule: diff_induct) simp_all
qed

end

instantiation nat :: order_bot
begin

definition bot_nat :: nat
  where "bot_nat = 0"

instance by standard (simp add: bot_nat_def)

end

instance nat :: wellorder
proof
  fix P :: "nat \<Rightarrow> bool" and a :: nat
  assume step: "\<And>x. (\<And>y. y < x \<Longrightarrow> P y) \<Longrightarrow> P x"
  have less_Suc: "(m < Suc n) = (m < n \<or> m = n)" for m n :: nat
  proof -
    have "(m < Suc n) = (m \<le> n)"
      by (simp add: less_nat_def)
    then show ?thesis
      by (metis le_less)
  qed
  have below: "y < n \<Longrightarrow> P y" for n y :: nat
    by (induct n arbitrary: y) (simp add: less_nat_def, metis less_Suc step)
  show "P a"
    using below step by blast
qed

instance nat :: no_top
proof
  fix x :: nat
  have "x < Suc x"
    by (simp add: less_nat_def)
  then show "\<exists>y. x < y" ..
qed

instantiation nat :: distrib_lattice
begin

definition inf_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "inf_nat = min"

definition sup_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "sup_nat = max"

instance
proof
  fix x y z :: nat
  show "inf x y \<le> x" and "inf x y \<le> y"
    unfolding inf_nat_def by simp_all
  show "x \<le> y \<Longrightarrow> x \<le> z \<Longrightarrow> x \<le> inf y z"
    by (simp add: inf_nat_def min_def)
  show "x \<le> sup x y" and "y \<le> sup x y"
    unfolding sup_nat_def by simp_all
  show "y \<le> x \<Longrightarrow> z \<le> x \<Longrightarrow> sup y z \<le> x"
    by (simp add: sup_nat_def max_def)
  show "sup x (inf y z) = inf (sup x y) (sup x z)"
    unfolding inf_nat_def sup_nat_def by (metis max_commute max_min_distrib1)
qed

end

instance nat :: comm_semiring_1_cancel
proof
  have distrib: "(k + m) * n = k * n + m * n" for k m n :: nat
    by (induct k) (simp_all add: add_assoc)
  have zero: "n * 0 = 0" for n :: nat
    by (induct n) simp_all
  have commute: "m * n = n * m" for m n :: nat
    by (induct m) (simp_all add: zero)
  fix a b c :: nat
  show "(a * b) * c = a * (b * c)"
    by (induct a) (simp_all add: distrib)
  show "a * b = b * a"
    by (rule commute)
  show "(a + b) * c = a * c + b * c"
    by (rule distrib)
  show "a * (b + c) = a * b + a * c"
    by (metis commute distrib)
  show "0 * a = 0"
    by simp
  show "a * 0 = 0"
    by (rule zero)
  show "(0::nat) \<noteq> 1"
    by simp
  show "1 * a = a"
    by simp
  show "a * 1 = a"
    by (simp add: zero)
  show "a * (b - c) = a * b - a * c"
    by (induct b c rule: diff_induct) (simp_all add: zero)
qed

instance nat :: semiring_no_zero_divisors_cancel
proof
  have sum: "(m + n = 0) = (m = 0 \<and> n = 0)" "(0 = m + n) = (m = 0 \<and> n = 0)" for m n :: nat
    by (cases m, auto)+
  have product: "(m * n = 0) = (m = 0 \<or> n = 0)" for m n :: nat
    by (cases m) (auto simp: sum)
  have cancel: "(k * m = k * n) = (k = 0 \<or> m = n)" for k m n :: nat
    by (induct m n rule: diff_induct) (simp_all add: sum product)
  fix a b c :: nat
  show "a \<noteq> 0 \<Longrightarrow> b \<noteq> 0 \<Longrightarrow> a * b \<noteq> 0"
    by (simp add: product)
  show "(c * a = c * b) = (c = 0 \<or> a = b)"
    by (rule cancel)
  show "(a * c = b * c) = (c = 0 \<or> a = b)"
    by (metis cancel mult_commute)
qed

instance nat :: linordered_semidom
proof
  have add_le: "(k + m \<le> k + n) = (m \<le> n)" for k m n :: nat
    by (induct k) simp_all
  have add_less: "(k + m < k + n) = (m < n)" for k m n :: nat
    by (simp add: less_le add_le)
  have le_zero: "(n \<le> 0) = (n = 0)" for n :: nat
    by (cases n) simp_all
  have inverse: "m \<le> n \<Longrightarrow> m + (n - m) = n" for m n :: nat
    by (induct m n rule: diff_induct) (simp_all add: le_zero)
  have le_add: "m \<le> m + n" for m n :: nat
    by (induct m) simp_all
  have mult_le: "k * m \<le> k * n" if "m \<le> n" for k m n :: nat
    by (metis that distrib_left inverse le_add)
  have mult_less: "k * m < k * n" if "m < n" "0 < k" for k m n :: nat
    by (metis that less_le mult_cancel_left mult_le)
  fix a b c d :: nat
  show "a \<le> b \<Longrightarrow> c + a \<le> c + b"
    by (simp add: add_le)
  show "a < b \<Longrightarrow> c < d \<Longrightarrow> a + c < b + d"
    by (metis add_commute add_less less_trans)
  show "c + a \<le> c + b \<Longrightarrow> a \<le> b"
    by (simp add: add_le)
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> c * a \<le> c * b"
    by (simp add: mult_le)
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c \<le> b * c"
    by (metis mult_commute mult_le)
  show "(0::nat) \<le> 1"
    by simp
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> c * a < c * b"
    by (rule mult_less)
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> a * c < b * c"
    by (metis mult_commute mult_less)
  show "(0::nat) < 1"
    by (simp add: less_nat_def)
  show "a < b \<Longrightarrow> a + 1 < b + 1"
    by (simp add: less_nat_def)
  show "b \<le> a \<Longrightarrow> a - b + b = a"
    by (metis add_commute inverse)
qed

instance nat :: ordered_cancel_comm_monoid_diff
proof
  fix a b :: nat
  have "a \<le> a + c" for c
    by (induct a) simp_all
  then show "a \<le> b = (\<exists>c. b = a + c)"
    by (metis add_commute le_add_diff_inverse2)
qed

lemma le0 [iff]: "0 \<le> (n::nat)"
  by simp

lemma less_eq_Suc_le: "(n < m) = (Suc n \<le> m)"
  by (simp add: less_nat_def)

lemma Suc_le_eq: "(Suc m \<le> n) = (m < n)"
  by (simp add: less_nat_def)

lemma Suc_leI: "m < n \<Longrightarrow> Suc m \<le> n"
  by (simp add: less_nat_def)

lemma Suc_le_lessD: "Suc m \<le> n \<Longrightarrow> m < n"
  by (simp add: less_nat_def)

lemma Suc_le_mono [iff]: "(Suc n \<le> Suc m) = (n \<le> m)"
  by simp

lemma Suc_less_eq [iff]: "(Suc m < Suc n) = (m < n)"
  by (simp add: less_nat_def)

lemma Suc_mono: "m < n \<Longrightarrow> Suc m < Suc n"
  by simp

lemma Suc_less_SucD: "Suc m < Suc n \<Longrightarrow> m < n"
  by simp

lemma le_0_eq [iff]: "((n::nat) \<le> 0) = (n = 0)"
  by (cases n) simp_all

declare less_eq_nat.simps [simp del]

lemma not_less0 [iff]: "\<not> n < (0::nat)"
  by (simp add: less_nat_def)

lemma zero_less_Suc [iff]: "0 < Suc n"
  by (simp add: less_nat_def)

lemma neq0_conv [iff]: "(n \<noteq> 0) = (0 < (n::nat))"
  by (cases n) simp_all

lemma gr0I: "((n::nat) = 0 \<Longrightarrow> False) \<Longrightarrow> 0 < n"
  by (cases n) simp_all

lemma gr0_conv_Suc: "(0 < n) = (\<exists>m. n = Suc m)"
  by (cases n) simp_all

lemma gr0_implies_Suc: "0 < n \<Longrightarrow> \<exists>m. n = Suc m"
  by (cases n) simp_all

lemma less_Suc_eq: "(m < Suc n) = (m < n \<or> m = n)"
  by (metis Suc_le_mono le_less less_eq_Suc_le)

lemma less_Suc_eq_le: "(m < Suc n) = (m \<le> n)"
  by (simp add: less_nat_def)

lemma le_Suc_eq: "(m \<le> Suc n) = (m \<le> n \<or> m = Suc n)"
  by (auto simp: le_less less_Suc_eq)

lemma lessI [iff]: "n < Suc n"
  by (simp add: less_nat_def)

lemma less_SucI: "m < n \<Longrightarrow> m < Suc n"
  by (simp add: less_Suc_eq)

lemma le_SucI: "m \<le> n \<Longrightarrow> m \<le> Suc n"
  by (simp add: le_Suc_eq)

lemma less_Suc0 [iff]: "(n < Suc 0) = (n = 0)"
  by (simp add: less_Suc_eq)

lemma less_Suc_eq_0_disj: "(m < Suc n) = (m = 0 \<or> (\<exists>j. m = Suc j \<and> j < n))"
  by (cases m) simp_all

lemma less_not_refl: "\<not> n < (n::nat)"
  by simp

lemma less_antisym: "\<not> n < m \<Longrightarrow> n < Suc m \<Longrightarrow> m = n"
  by (metis less_Suc_eq)

lemma nat_neq_iff: "((m::nat) \<noteq> n) = (m < n \<or> n < m)"
  by (rule neq_iff)

lemma nat_less_le: "((m::nat) < n) = (m \<le> n \<and> m \<noteq> n)"
  by (rule less_le)

lemma le_antisym: "(m::nat) \<le> n \<Longrightarrow> n \<le> m \<Longrightarrow> m = n"
  by (rule order_antisym)

lemma le_trans: "(i::nat) \<le> j \<Longrightarrow> j \<le> k \<Longrightarrow> i \<le> k"
  by (rule order_trans)

lemma le_refl: "(n::nat) \<le> n"
  by simp

lemma eq_imp_le: "(m::nat) = n \<Longrightarrow> m \<le> n"
  by simp

lemma nat_le_linear: "(m::nat) \<le> n \<or> n \<le> m"
  by (rule linear)

lemma not_less_eq: "(\<not> m < n) = (n < Suc m)"
  by (auto simp: less_Suc_eq_le)

lemma not_less_eq_eq: "(\<not> m \<le> n) = (Suc n \<le> m)"
  by (auto simp: Suc_le_eq)

lemma Suc_lessI: "m < n \<Longrightarrow> Suc m \<noteq> n \<Longrightarrow> Suc m < n"
  by (metis Suc_leI le_less)

lemma less_imp_Suc_add: "m < n \<Longrightarrow> \<exists>k. n = Suc (m + k)"
  by (metis Suc_leI add_Suc le_iff_add)

lemma less_iff_Suc_add: "(m < n) = (\<exists>k. n = Suc (m + k))"
  by (metis Suc_le_eq add_Suc le_iff_add)

lemma nat_le_iff_add: "((m::nat) \<le> n) = (\<exists>k. n = m + k)"
  by (rule le_iff_add)

lemma nat_less_induct: "(\<And>n. \<forall>m. m < n \<longrightarrow> P m \<Longrightarrow> P n) \<Longrightarrow> P (n::nat)"
  by (induct n rule: less_induct) simp

lemma full_nat_induct: "(\<And>n. (\<forall>m. Suc m \<le> n \<longrightarrow> P m) \<Longrightarrow> P n) \<Longrightarrow> P n"
  by (induct n rule: less_induct) (simp add: Suc_le_eq)

lemma measure_induct_rule [case_names less]: "(\<And>x. (\<And>y. (f::'a \<Rightarrow> 'b::wellorder) y < f x \<Longrightarrow> P y) \<Longrightarrow> P x) \<Longrightarrow> P a"
  by (induct "f a" arbitrary: a rule: less_induct) blast

lemma measure_induct: "(\<And>x. \<forall>y. (f::'a \<Rightarrow> 'b::wellorder) y < f x \<longrightarrow> P y \<Longrightarrow> P x) \<Longrightarrow> P a"
  by (rule measure_induct_rule) blast

lemma infinite_descent: "(\<And>n. \<not> P n \<Longrightarrow> \<exists>m<n. \<not> P m) \<Longrightarrow> P (n::nat)"
  by (induct n rule: less_induct) blast

lemma nat_induct_non_zero: "0 < n \<Longrightarrow> P 1 \<Longrightarrow> (\<And>n. 0 < n \<Longrightarrow> P n \<Longrightarrow> P (Suc n)) \<Longrightarrow> P n"
  by (induct n) (simp, metis One_nat_def neq0_conv)

lemma inc_induct [case_names base step, consumes 1]: "i \<le> j \<Longrightarrow> P j \<Longrightarrow> (\<And>n. i \<le> n \<Longrightarrow> n < j \<Longrightarrow> P (Suc n) \<Longrightarrow> P n) \<Longrightarrow> P i"
proof -
  assume le: "i \<le> j" and base: "P j" and step: "\<And>n. i \<le> n \<Longrightarrow> n < j \<Longrightarrow> P (Suc n) \<Longrightarrow> P n"
  have "n + k = j \<Longrightarrow> i \<le> n \<Longrightarrow> P n" for k n
    by (induct k arbitrary: n)
      (metis add_0_right base, metis add_Suc add_Suc_right le_SucI less_iff_Suc_add step)
  then show "P i"
    by (metis le le_iff_add order_refl)
qed

lemma dec_induct [case_names base step, consumes 1]: "i \<le> j \<Longrightarrow> P i \<Longrightarrow> (\<And>n. i \<le> n \<Longrightarrow> n < j \<Longrightarrow> P n \<Longrightarrow> P (Suc n)) \<Longrightarrow> P j"
proof -
  assume le: "i \<le> j" and base: "P i" and step: "\<And>n. i \<le> n \<Longrightarrow> n < j \<Longrightarrow> P n \<Longrightarrow> P (Suc n)"
  have "i + k \<le> j \<Longrightarrow> P (i + k)" for k
    by (induct k) (simp add: base, metis Suc_le_eq add_Suc_right le_iff_add less_imp_le step)
  then show "P j"
    by (metis le le_iff_add order_refl)
qed

subsection \<open>Arithmetic and order\<close>

lemma add_is_0 [iff]: "(m + n = 0) = (m = 0 \<and> n = (0::nat))"
  by (cases m) simp_all

lemma add_is_1: "(m + n = Suc 0) = (m = Suc 0 \<and> n = 0 \<or> m = 0 \<and> n = Suc 0)"
  by (cases m) simp_all

lemma add_gr_0 [iff]: "(0 < m + n) = (0 < m \<or> 0 < (n::nat))"
  by (cases m) simp_all

lemma add_eq_self_zero: "m + n = m \<Longrightarrow> n = (0::nat)"
  by simp

lemma Suc_eq_plus1: "Suc n = n + 1"
  by simp

lemma Suc_eq_plus1_left: "Suc n = 1 + n"
  by simp

lemma le_add1: "(n::nat) \<le> n + m"
  by (auto simp: le_iff_add)

lemma le_add2: "(n::nat) \<le> m + n"
  by (metis add_commute le_add1)

lemma less_add_Suc1: "i < Suc (i + m)"
  by (simp add: less_Suc_eq_le le_add1)

lemma trans_le_add1: "(i::nat) \<le> j \<Longrightarrow> i \<le> j + m"
  by (metis le_add1 order_trans)

lemma trans_less_add1: "(i::nat) < j \<Longrightarrow> i < j + m"
  by (metis le_add1 less_le_trans)

lemma add_leD1: "m + k \<le> n \<Longrightarrow> m \<le> (n::nat)"
  by (metis le_add1 order_trans)

lemma add_lessD1: "i + j < k \<Longrightarrow> i < (k::nat)"
  by (metis le_add1 le_less_trans)

lemma nat_add_left_cancel_le [simp]: "(k + m \<le> k + n) = (m \<le> (n::nat))"
  by simp

lemma nat_add_left_cancel_less [simp]: "(k + m < k + n) = (m < (n::nat))"
  by simp

lemma add_less_mono: "(i::nat) < j \<Longrightarrow> k < l \<Longrightarrow> i + k < j + l"
  by (rule add_strict_mono)

lemma add_le_mono: "(i::nat) \<le> j \<Longrightarrow> k \<le> l \<Longrightarrow> i + k \<le> j + l"
  by (rule add_mono)

lemma diff_self_eq_0 [simp]: "(m::nat) - m = 0"
  by (induct m) simp_all

lemma diff_le_self [simp]: "(m::nat) - n \<le> m"
  by (induct m n rule: diff_induct) (simp_all add: le_SucI)

lemma diff_less: "0 < n \<Longrightarrow> 0 < m \<Longrightarrow> m - n < (m::nat)"
  by (cases m; cases n) (simp_all add: less_Suc_eq_le)

lemma diff_less_Suc: "m - n < Suc m"
  by (simp add: less_Suc_eq_le)

lemma diff_add_inverse: "(n + m) - n = (m::nat)"
  by simp

lemma diff_add_inverse2: "(m + n) - n = (m::nat)"
  by simp

lemma diff_add_0: "n - (n + m) = (0::nat)"
  by (induct n) simp_all

lemma diff_is_0_eq [simp]: "((m::nat) - n = 0) = (m \<le> n)"
  by (induct m n rule: diff_induct) simp_all

lemma diff_is_0_eq' [simp]: "(m::nat) \<le> n \<Longrightarrow> m - n = 0"
  by simp

lemma zero_less_diff [simp]: "(0 < (n::nat) - m) = (m < n)"
  by (induct m n rule: diff_induct) simp_all

lemma le_add_diff_inverse [simp]: "n \<le> m \<Longrightarrow> n + (m - n) = (m::nat)"
  by (induct m n rule: diff_induct) simp_all

lemma add_diff_inverse_nat: "\<not> m < n \<Longrightarrow> n + (m - n) = (m::nat)"
  by simp

lemma Suc_diff_le: "n \<le> m \<Longrightarrow> Suc m - n = Suc (m - n)"
  by (induct m n rule: diff_induct) simp_all

lemma Suc_diff_diff [simp]: "(Suc m - n) - Suc k = m - n - k"
  by (simp add: diff_diff_add)

lemma diff_Suc_1 [simp]: "Suc n - 1 = n"
  by simp

lemma Suc_pred [simp]: "0 < n \<Longrightarrow> Suc (n - Suc 0) = n"
  by (cases n) simp_all

lemma diff_diff_left: "(i::nat) - j - k = i - (j + k)"
  by (rule diff_diff_add)

lemma diff_commute: "(i::nat) - j - k = i - k - j"
  by (rule diff_right_commute)

lemma diff_diff_cancel [simp]: "i \<le> n \<Longrightarrow> n - (n - i) = (i::nat)"
  by (induct n i rule: diff_induct) (simp_all add: Suc_diff_le)

lemma le_diff_conv: "(j - k \<le> i) = (j \<le> i + (k::nat))"
  by (induct j k rule: diff_induct) simp_all

lemma diff_le_mono: "m \<le> n \<Longrightarrow> m - l \<le> n - (l::nat)"
  by (metis le_diff_conv order_refl order_trans)

lemma diff_le_mono2: "m \<le> n \<Longrightarrow> l - n \<le> l - (m::nat)"
  by (metis add_left_mono le_diff_conv order_refl order_trans)

lemma less_diff_conv: "(i < j - k) = (i + k < (j::nat))"
  by (induct j k rule: diff_induct) simp_all

lemma diff_add_assoc: "k \<le> j \<Longrightarrow> (i + j) - k = i + (j - (k::nat))"
  by (metis add_diff_cancel_left' add_left_commute le_add_diff_inverse)

lemma le_imp_diff_is_add: "i \<le> j \<Longrightarrow> (j - i = k) = (j = k + (i::nat))"
  by (auto simp: le_iff_add)

lemma nat_diff_split: "P ((a::nat) - b) = ((a < b \<longrightarrow> P 0) \<and> (\<forall>d. a = b + d \<longrightarrow> P d))"
proof (cases "a < b")
  case True
  then have zero: "a - b = 0"
    by (metis diff_is_0_eq less_imp_le)
  have none: "\<forall>d. a \<noteq> b + d"
    by (metis True le_add1 not_less)
  show ?thesis
    by (metis True none zero)
next
  case False
  then have "a = b + (a - b)"
    by (metis le_add_diff_inverse not_less)
  with False show ?thesis
    by (metis add_diff_cancel_left')
qed

lemma nat_diff_split_asm: "P ((a::nat) - b) = (\<not> (a < b \<and> \<not> P 0 \<or> (\<exists>d. a = b + d \<and> \<not> P d)))"
  by (metis nat_diff_split [of P a b])

lemma diff_mult_distrib: "((m::nat) - n) * k = (m * k) - (n * k)"
  by (metis mult_commute right_diff_distrib')

lemma diff_mult_distrib2: "k * ((m::nat) - n) = (k * m) - (k * n)"
  by (rule right_diff_distrib')

lemma mult_is_0 [simp]: "((m::nat) * n = 0) = (m = 0 \<or> n = 0)"
  by simp

lemma mult_eq_1_iff [simp]: "(m * n = Suc 0) = (m = Suc 0 \<and> n = Suc 0)"
  by (cases m; cases n) auto

lemma nat_0_less_mult_iff [simp]: "(0 < (m::nat) * n) = (0 < m \<and> 0 < n)"
  by (cases m; cases n) simp_all

lemma mult_le_mono: "i \<le> (j::nat) \<Longrightarrow> k \<le> l \<Longrightarrow> i * k \<le> j * l"
  by (simp add: mult_mono)

lemma mult_le_cancel1 [simp]: "((k::nat) * m \<le> k * n) = (0 < k \<longrightarrow> m \<le> n)"
  by (metis mult_le_cancel_left_pos mult_zero_left neq0_conv order_refl)

lemma mult_less_cancel1 [simp]: "((k::nat) * m < k * n) = (0 < k \<and> m < n)"
  by (metis less_irrefl mult_less_cancel_left_pos mult_zero_left neq0_conv)

lemma Suc_mult_cancel1: "(Suc k * m = Suc k * n) = (m = n)"
  by (metis Suc_not_Zero mult_cancel_left)

lemma nat_mult_1: "1 * n = (n::nat)"
  by simp

lemma nat_mult_1_right: "n * 1 = (n::nat)"
  by simp

lemma nat_mult_eq_1_iff [simp]: "((m::nat) * n = 1) = (m = 1 \<and> n = 1)"
  by simp

lemma min_0L [simp]: "min 0 n = (0::nat)"
  by (simp add: min_def)

lemma min_0R [simp]: "min n 0 = (0::nat)"
  by (simp add: min_def)

lemma max_0L [simp]: "max 0 n = (n::nat)"
  by (simp add: max_def)

lemma max_0R [simp]: "max n 0 = (n::nat)"
  by (simp add: max_def)

lemma min_Suc_Suc [simp]: "min (Suc m) (Suc n) = Suc (min m n)"
  by (metis Suc_le_mono linear min_absorb1 min_absorb2)

lemma max_Suc_Suc [simp]: "max (Suc m) (Suc n) = Suc (max m n)"
  by (metis Suc_le_mono linear max_absorb1 max_absorb2)

lemma min_Suc1: "min (Suc n) m = (case m of 0 \<Rightarrow> 0 | Suc m' \<Rightarrow> Suc (min n m'))"
  by (simp split: nat.split)

lemma min_Suc2: "min m (Suc n) = (case m of 0 \<Rightarrow> 0 | Suc m' \<Rightarrow> Suc (min m' n))"
  by (simp split: nat.split)

lemma min_diff: "min ((m::nat) - i) (n - i) = min m n - i"
  by (metis diff_le_mono linear min_absorb1 min_absorb2)

lemma Least_Suc: "P n \<Longrightarrow> \<not> P 0 \<Longrightarrow> (LEAST n. P n) = Suc (LEAST m. P (Suc m))"
  by (metis LeastI Least_le not0_implies_Suc Suc_le_mono order_antisym)

lemma lift_Suc_mono_le: "(\<And>n. (f::nat \<Rightarrow> 'a::order) n \<le> f (Suc n)) \<Longrightarrow> n \<le> n' \<Longrightarrow> f n \<le> f n'"
  by (induct n') (auto simp: le_Suc_eq intro: order_trans)

lemma lift_Suc_mono_less: "(\<And>n. (f::nat \<Rightarrow> 'a::order) n < f (Suc n)) \<Longrightarrow> n < n' \<Longrightarrow> f n < f n'"
  by (induct n') (auto simp: less_Suc_eq intro: less_trans)

lemma lift_Suc_mono_less_iff: "(\<And>n. (f::nat \<Rightarrow> 'a::order) n < f (Suc n)) \<Longrightarrow> (f n < f m) = (n < m)"
  by (metis lift_Suc_mono_less less_linear less_not_sym)

lemma mono_iff_le_Suc: "mono (f::nat \<Rightarrow> 'a::order) = (\<forall>n. f n \<le> f (Suc n))"
  by (metis le_SucI lift_Suc_mono_le mono_def order_refl)

subsection \<open>Divisibility\<close>

lemma dvd_1_iff_1 [simp]: "(m dvd Suc 0) = (m = Suc 0)"
  by (metis dvd_def mult_eq_1_iff)

lemma dvd_imp_le: "k dvd n \<Longrightarrow> 0 < n \<Longrightarrow> k \<le> (n::nat)"
  by (auto simp: dvd_def) (metis One_nat_def Suc_leI mult_1_right mult_le_mono order_refl)

lemma dvd_antisym: "(m::nat) dvd n \<Longrightarrow> n dvd m \<Longrightarrow> m = n"
  by (metis dvd_0_left_iff dvd_imp_le neq0_conv order_antisym)

lemma nat_dvd_not_less: "0 < m \<Longrightarrow> m < n \<Longrightarrow> \<not> n dvd (m::nat)"
  by (metis dvd_imp_le not_less)

lemma dvd_diff_nat [simp]: "k dvd m \<Longrightarrow> k dvd n \<Longrightarrow> k dvd (m - n::nat)"
  by (metis diff_mult_distrib2 dvdE dvdI)

lemma dvd_minus_self: "((m::nat) dvd n - m) = (n < m \<or> m dvd n)"
  by (metis dvd_add dvd_refl dvd_diff_nat le_add_diff_inverse2 linorder_not_less diff_is_0_eq dvd_0_right less_imp_le)

subsection \<open>Natural numbers in other types\<close>

primrec of_nat :: "nat \<Rightarrow> 'a::semiring_1"
  where
    "of_nat 0 = 0"
  | "of_nat (Suc n) = 1 + of_nat n"

class semiring_char_0 = semiring_1 +
  assumes inj_of_nat: "inj of_nat"

class ring_char_0 = ring_1 + semiring_char_0

lemma of_nat_0_le_iff [simp]: "(0::'a::linordered_semidom) \<le> of_nat n"
  by (induct n) simp_all

lemma of_nat_less_iff [simp]: "((of_nat m::'a::linordered_semidom) < of_nat n) = (m < n)"
  by (induct m n rule: diff_induct)
    (simp_all add: not_less, metis add_0_right add_left_mono less_le_trans of_nat_0_le_iff zero_less_one)

subclass (in linordered_semidom) semiring_char_0
  by standard (metis injI less_irrefl nat_neq_iff of_nat_less_iff)

subclass (in linordered_idom) ring_char_0 ..

lemma of_nat_0: "of_nat 0 = 0"
  by simp

lemma of_nat_1 [simp]: "of_nat 1 = 1"
  by simp

lemma of_nat_Suc [simp]: "of_nat (Suc m) = 1 + of_nat m"
  by simp

lemma of_nat_add [simp]: "of_nat (m + n) = of_nat m + of_nat n"
  by (induct m) (simp_all add: add_assoc)

lemma of_nat_mult [simp]: "of_nat (m * n) = of_nat m * of_nat n"
  by (induct m) (simp_all add: distrib_right)

lemma of_nat_diff: "n \<le> m \<Longrightarrow> of_nat (m - n) = of_nat m - (of_nat n::'a::ring_1)"
  by (auto simp: le_iff_add)

lemma of_nat_eq_iff [simp]: "(of_nat m = (of_nat n::'a::semiring_char_0)) = (m = n)"
  by (auto intro: inj_of_nat [THEN injD])

lemma of_nat_eq_0_iff [simp]: "(of_nat m = (0::'a::semiring_char_0)) = (m = 0)"
  by (metis of_nat_0 of_nat_eq_iff)

lemma of_nat_0_eq_iff [simp]: "((0::'a::semiring_char_0) = of_nat n) = (0 = n)"
  by (metis of_nat_0 of_nat_eq_iff)

lemma of_nat_1_eq_iff [simp]: "((1::'a::semiring_char_0) = of_nat n) = (n = 1)"
  by (metis of_nat_1 of_nat_eq_iff)

lemma of_nat_le_iff [simp]: "((of_nat m::'a::linordered_semidom) \<le> of_nat n) = (m \<le> n)"
  by (metis not_less of_nat_less_iff)

lemma of_nat_id [simp]: "of_nat n = n"
  by (induct n) simp_all

definition Nats :: "'a::semiring_1 set"  ("\<nat>")
  where "\<nat> = range of_nat"

lemma of_nat_in_Nats [simp]: "of_nat n \<in> \<nat>"
  unfolding Nats_def by (rule rangeI)

lemma Nats_0 [simp]: "0 \<in> \<nat>"
  by (metis of_nat_0 of_nat_in_Nats)

lemma Nats_1 [simp]: "1 \<in> \<nat>"
  by (metis of_nat_1 of_nat_in_Nats)

lemma Nats_add [simp]: "a \<in> \<nat> \<Longrightarrow> b \<in> \<nat> \<Longrightarrow> a + b \<in> \<nat>"
  by (metis Nats_def imageE of_nat_add of_nat_in_Nats)

lemma Nats_mult [simp]: "a \<in> \<nat> \<Longrightarrow> b \<in> \<nat> \<Longrightarrow> a * b \<in> \<nat>"
  by (metis Nats_def imageE of_nat_in_Nats of_nat_mult)

lemma translation_Compl: "(+) (a::'a::ab_group_add) ` (- t) = - ((+) a ` t)"
proof (rule set_eqI)
  fix x
  have "(x \<in> (+) a ` s) = (x - a \<in> s)" for s
    by (metis add_commute add_diff_cancel_left' diff_add_cancel image_iff)
  then show "(x \<in> (+) a ` (- t)) = (x \<in> - ((+) a ` t))"
    by simp
qed

subsection \<open>Iteration\<close>

consts compow :: "nat \<Rightarrow> 'a \<Rightarrow> 'a"

abbreviation compower :: "'a \<Rightarrow> nat \<Rightarrow> 'a"  (infixr "^^" 80)
  where "f ^^ n \<equiv> compow n f"

primrec funpow :: "nat \<Rightarrow> ('a \<Rightarrow> 'a) \<Rightarrow> 'a \<Rightarrow> 'a"
  where
    "funpow 0 f = id"
  | "funpow (Suc n) f = f \<circ> funpow n f"

overloading
  compow_fun \<equiv> "compow :: nat \<Rightarrow> ('a \<Rightarrow> 'a) \<Rightarrow> ('a \<Rightarrow> 'a)"
begin

definition compow_fun :: "nat \<Rightarrow> ('a \<Rightarrow> 'a) \<Rightarrow> 'a \<Rightarrow> 'a"
  where "compow_fun = funpow"

end

lemma funpow_0 [simp]: "(f ^^ 0) x = x"
  by (simp add: compow_fun_def)

lemma funpow_simps [simp]: "f ^^ 0 = id" "f ^^ Suc n = f \<circ> (f ^^ n)"
  by (simp_all add: compow_fun_def)

lemma funpow_Suc_right: "f ^^ Suc n = f ^^ n \<circ> f"
  by (induct n) (simp_all add: o_assoc)

lemma funpow_add: "f ^^ (m + n) = f ^^ m \<circ> f ^^ n"
  by (induct m) (simp_all add: o_assoc)

lemma funpow_mult: "((f::'a \<Rightarrow> 'a) ^^ m) ^^ n = f ^^ (m * n)"
  by (induct n) (simp_all add: funpow_add)

lemma funpow_swap1: "f ((f ^^ n) x) = (f ^^ n) (f x)"
  by (induct n) simp_all

lemma id_funpow [simp]: "id ^^ n = id"
  by (induct n) simp_all

hide_const (open) funpow

subsection \<open>Size\<close>

class size =
  fixes size :: "'a \<Rightarrow> nat"

instantiation nat :: size
begin

definition size_nat :: "nat \<Rightarrow> nat"
  where "size_nat n = n"

instance ..

end

lemma size_nat_eq [simp]: "size (n::nat) = n"
  by (simp add: size_nat_def)

instantiation bool :: size
begin

definition size_bool :: "bool \<Rightarrow> nat"
  where "size_bool b = 0"

instance ..

end

instantiation unit :: size
begin

definition size_unit :: "unit \<Rightarrow> nat"
  where "size_unit u = 0"

instance ..

end

datatype_compat prod

datatype_compat sum

end
