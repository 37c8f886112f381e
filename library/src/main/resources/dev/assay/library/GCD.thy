section \<open>Greatest common divisors\<close>

theory GCD
  imports Groups_List
begin

class gcd = zero + one + dvd +
  fixes gcd :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"
    and lcm :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"

class Gcd = gcd +
  fixes Gcd :: "'a set \<Rightarrow> 'a"
    and Lcm :: "'a set \<Rightarrow> 'a"

class semiring_gcd = normalization_semidom + gcd +
  assumes gcd_dvd1 [iff]: "gcd a b dvd a"
    and gcd_dvd2 [iff]: "gcd a b dvd b"
    and gcd_greatest: "c dvd a \<Longrightarrow> c dvd b \<Longrightarrow> c dvd gcd a b"
    and normalize_gcd [simp]: "normalize (gcd a b) = gcd a b"
    and lcm_gcd: "lcm a b = normalize (a * b div gcd a b)"

class ring_gcd = comm_ring_1 + semiring_gcd

class semiring_Gcd = semiring_gcd + Gcd +
  assumes Gcd_dvd: "a \<in> A \<Longrightarrow> Gcd A dvd a"
    and Gcd_greatest: "(\<And>b. b \<in> A \<Longrightarrow> a dvd b) \<Longrightarrow> a dvd Gcd A"
    and normalize_Gcd [simp]: "normalize (Gcd A) = Gcd A"
    and dvd_Lcm: "a \<in> A \<Longrightarrow> a dvd Lcm A"
    and Lcm_least: "(\<And>b. b \<in> A \<Longrightarrow> b dvd a) \<Longrightarrow> Lcm A dvd a"
    and normalize_Lcm [simp]: "normalize (Lcm A) = Lcm A"

definition Gcd_fin :: "'a::semiring_gcd set \<Rightarrow> 'a"  ("Gcd\<^sub>f\<^sub>i\<^sub>n")
  where "Gcd_fin A = (if finite A then Finite_Set.fold gcd 0 A else 1)"

definition Lcm_fin :: "'a::semiring_gcd set \<Rightarrow> 'a"  ("Lcm\<^sub>f\<^sub>i\<^sub>n")
  where "Lcm_fin A = (if finite A then Finite_Set.fold lcm 1 A else 0)"

lemma gcd_greatest_iff [simp]: "((a::'a::semiring_gcd) dvd gcd b c) = (a dvd b \<and> a dvd c)"
  by (metis dvd_trans gcd_dvd1 gcd_dvd2 gcd_greatest)

lemma gcd_commute: "gcd a b = gcd b (a::'a::semiring_gcd)"
  by (metis gcd_greatest_iff gcd_dvd1 gcd_dvd2 normalize_gcd)

lemma gcd_assoc: "gcd (gcd a b) c = gcd a (gcd b (c::'a::semiring_gcd))"
  by (metis gcd_greatest_iff gcd_dvd1 gcd_dvd2 normalize_gcd)

lemma gcd_0_left [simp]: "gcd 0 a = normalize (a::'a::semiring_gcd)"
  by (metis gcd_greatest_iff dvd_0_right gcd_dvd2 normalize_gcd)

lemma gcd_0_right [simp]: "gcd a 0 = normalize (a::'a::semiring_gcd)"
  by (metis gcd_commute gcd_0_left)

lemma dvd_lcm1 [iff]: "a dvd lcm a (b::'a::semiring_gcd)"
  by (simp add: lcm_gcd)

lemma dvd_lcm2 [iff]: "b dvd lcm a (b::'a::semiring_gcd)"
  by (simp add: lcm_gcd)

lemma lcm_least: "a dvd c \<Longrightarrow> b dvd c \<Longrightarrow> lcm a b dvd (c::'a::semiring_gcd)"
  by (simp add: lcm_gcd)

lemma lcm_least_iff [simp]: "(lcm (a::'a::semiring_gcd) b dvd c) = (a dvd c \<and> b dvd c)"
  by (metis dvd_trans dvd_lcm1 dvd_lcm2 lcm_least)

lemma lcm_commute: "lcm a b = lcm b (a::'a::semiring_gcd)"
  by (metis lcm_gcd gcd_commute mult_commute)

lemma coprime_iff_gcd_eq_1 [code]: "coprime a b = (gcd a b = (1::'a::semiring_gcd))"
  by (auto simp: coprime_def)

lemma gcd_neg2 [simp]: "gcd (a::'a::ring_gcd) (- b) = gcd a b"
  by (metis dvd_minus_iff gcd_greatest_iff gcd_dvd1 gcd_dvd2 normalize_gcd)

subsection \<open>Natural numbers\<close>

text \<open>The first argument counts the steps that are left; the second remainder falls with every step.\<close>

primrec gcd_steps :: "nat \<Rightarrow> nat \<Rightarrow> nat \<Rightarrow> nat"
  where
    "gcd_steps 0 m n = m"
  | "gcd_steps (Suc k) m n = (if n = 0 then m else gcd_steps k n (m mod n))"

hide_const (open) gcd_steps

instantiation nat :: gcd
begin

definition gcd_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "gcd_nat m n = GCD.gcd_steps n m n"

definition lcm_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "lcm_nat m n = m * n div gcd m n"

instance ..

end

instance nat :: semiring_gcd
  by standard (auto simp: gcd_nat_def lcm_nat_def)

instantiation nat :: Gcd
begin

definition Lcm_nat :: "nat set \<Rightarrow> nat"
  where "Lcm_nat M = (if finite M then Finite_Set.fold lcm 1 M else 0)"

definition Gcd_nat :: "nat set \<Rightarrow> nat"
  where "Gcd_nat M = Lcm {d. \<forall>m\<in>M. d dvd m}"

instance ..

end

instance nat :: semiring_Gcd
  by standard (auto simp: Gcd_nat_def Lcm_nat_def)

lemma gcd_nat_rec: "gcd m n = (if n = 0 then m else gcd n (m mod (n::nat)))"
  by (simp add: gcd_nat_def)

lemma gcd_0_nat: "gcd x 0 = (x::nat)"
  by (simp add: gcd_nat_def)

lemma gcd_1_nat [simp]: "gcd (m::nat) 1 = 1"
  by (simp add: gcd_nat_def)

lemma gcd_red_nat: "gcd x y = gcd y (x mod (y::nat))"
  by (metis gcd_nat_rec gcd_commute)

lemma gcd_idem_nat: "gcd x x = (x::nat)"
  by (metis dvd_antisym gcd_dvd1 gcd_greatest dvd_refl)

lemma gcd_le1_nat [simp]: "a \<noteq> 0 \<Longrightarrow> gcd a b \<le> (a::nat)"
  by (simp add: dvd_imp_le)

lemma gcd_mult_distrib_nat: "k * gcd m n = gcd (k * m) (k * (n::nat))"
  by (induct m n rule: gcd_steps.induct) auto

lemma prod_gcd_lcm_nat: "m * n = gcd m n * lcm m (n::nat)"
  by (simp add: lcm_nat_def)

lemma bezout_nat: "a \<noteq> 0 \<Longrightarrow> \<exists>x y. a * x = b * y + gcd a (b::nat)"
  by (induct b arbitrary: a rule: less_induct) auto

subsection \<open>Integers\<close>

instantiation int :: Gcd
begin

definition gcd_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "gcd_int x y = int (gcd (nat \<bar>x\<bar>) (nat \<bar>y\<bar>))"

definition lcm_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "lcm_int x y = int (lcm (nat \<bar>x\<bar>) (nat \<bar>y\<bar>))"

definition Gcd_int :: "int set \<Rightarrow> int"
  where "Gcd_int K = int (Gcd ((\<lambda>k. nat \<bar>k\<bar>) ` K))"

definition Lcm_int :: "int set \<Rightarrow> int"
  where "Lcm_int K = int (Lcm ((\<lambda>k. nat \<bar>k\<bar>) ` K))"

instance ..

end

instance int :: ring_gcd
  by standard (auto simp: gcd_int_def lcm_int_def)

instance int :: semiring_Gcd
  by standard (auto simp: Gcd_int_def Lcm_int_def)

lemma gcd_int_int_eq [simp]: "gcd (int m) (int n) = int (gcd m n)"
  by (simp add: gcd_int_def)

lemma lcm_int_int_eq [simp]: "lcm (int m) (int n) = int (lcm m n)"
  by (simp add: lcm_int_def)

lemma gcd_ge_0_int [simp]: "0 \<le> gcd x (y::int)"
  by (simp add: gcd_int_def)

lemma lcm_neg2_int [simp]: "lcm (x::int) (- y) = lcm x y"
  by (simp add: lcm_int_def)

lemma gcd_neg1_int [simp]: "gcd (- x) y = gcd x (y::int)"
  by (simp add: gcd_int_def)

lemma gcd_mult_distrib_int: "\<bar>k\<bar> * gcd m n = gcd (k * m) (k * (n::int))"
  by (simp add: gcd_int_def)

lemma Gcd_nat_eq_one: "1 \<in> N \<Longrightarrow> Gcd N = (1::nat)"
  by (metis Gcd_dvd dvd_antisym one_dvd)

lemma abs_Gcd_eq [simp]: "\<bar>Gcd K\<bar> = (Gcd K::int)"
  by (simp add: Gcd_int_def)

subsection \<open>Facts under the names that interpretations of abstract algebra give them\<close>

lemmas gcd.commute = gcd_commute
lemmas gcd.assoc = gcd_assoc
lemmas lcm.commute = lcm_commute

end
