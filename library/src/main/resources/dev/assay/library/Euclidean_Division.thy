section \<open>Division with remainder\<close>

theory Euclidean_Division
  imports Int
begin

class euclidean_semiring = semidom_modulo +
  fixes euclidean_size :: "'a \<Rightarrow> nat"
  assumes size_0 [simp]: "euclidean_size 0 = 0"
    and mod_size_less: "b \<noteq> 0 \<Longrightarrow> euclidean_size (a mod b) < euclidean_size b"
    and size_mult_mono: "b \<noteq> 0 \<Longrightarrow> euclidean_size a \<le> euclidean_size (a * b)"

class euclidean_ring = idom_modulo + euclidean_semiring

class euclidean_semiring_cancel = euclidean_semiring +
  assumes div_mult_self1 [simp]: "b \<noteq> 0 \<Longrightarrow> (a + c * b) div b = c + a div b"
    and div_mult_mult1 [simp]: "c \<noteq> 0 \<Longrightarrow> (c * a) div (c * b) = a div b"

class euclidean_ring_cancel = euclidean_ring + euclidean_semiring_cancel

class unique_euclidean_semiring = euclidean_semiring_cancel +
  fixes division_segment :: "'a \<Rightarrow> 'a"

class unique_euclidean_ring = euclidean_ring_cancel + unique_euclidean_semiring

subsection \<open>Natural numbers\<close>

primrec divmod_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat \<times> nat"
  where
    "divmod_nat 0 n = (0, 0)"
  | "divmod_nat (Suc m) n = (case divmod_nat m n of (q, r) \<Rightarrow> if Suc r = n then (Suc q, 0) else (q, Suc r))"

instantiation nat :: "{divide, modulo, unit_factor}"
begin

definition divide_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "divide_nat m n = fst (divmod_nat m n)"

definition modulo_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "modulo_nat m n = snd (divmod_nat m n)"

definition unit_factor_nat :: "nat \<Rightarrow> nat"
  where "unit_factor_nat n = (if n = 0 then 0 else 1)"

instance ..

end

instantiation nat :: normalization_semidom
begin

definition normalize_nat :: "nat \<Rightarrow> nat"
  where "normalize_nat n = n"

instance by standard (auto simp: unit_factor_nat_def normalize_nat_def divide_nat_def)

end

instantiation nat :: unique_euclidean_semiring
begin

definition euclidean_size_nat :: "nat \<Rightarrow> nat"
  where "euclidean_size_nat n = n"

definition division_segment_nat :: "nat \<Rightarrow> nat"
  where "division_segment_nat n = 1"

instance by standard (auto simp: euclidean_size_nat_def division_segment_nat_def divide_nat_def modulo_nat_def)

end

lemma divmod_nat_def: "divmod_nat m n = (m div n, m mod n)"
  by (simp add: divide_nat_def modulo_nat_def)

lemma fst_divmod_nat [simp]: "fst (divmod_nat m n) = m div n"
  by (simp add: divide_nat_def)

lemma snd_divmod_nat [simp]: "snd (divmod_nat m n) = m mod n"
  by (simp add: modulo_nat_def)

lemma mod_less_divisor [simp]: "0 < n \<Longrightarrow> m mod n < (n::nat)"
  by (induct m) (auto simp: modulo_nat_def split: prod.split)

lemma mod_Suc: "Suc m mod n = (if Suc (m mod n) = n then 0 else Suc (m mod n))"
  by (simp add: modulo_nat_def split: prod.split)

lemma div_Suc: "Suc m div n = (if Suc (m mod n) = n then Suc (m div n) else m div n)"
  by (simp add: modulo_nat_def divide_nat_def split: prod.split)

lemma div_less [simp]: "m < n \<Longrightarrow> m div n = (0::nat)"
  by (induct m) (auto simp: div_Suc)

lemma mod_less [simp]: "m < n \<Longrightarrow> m mod n = (m::nat)"
  by (induct m) (auto simp: mod_Suc)

lemma mod_le_divisor: "0 < n \<Longrightarrow> m mod n \<le> (n::nat)"
  by (simp add: less_imp_le)

lemma mod_less_eq_dividend [simp]: "m mod n \<le> (m::nat)"
  by (induct m) (auto simp: mod_Suc)

lemma div_le_dividend [simp]: "m div n \<le> (m::nat)"
  by (induct m) (auto simp: div_Suc)

lemma le_mod_geq: "n \<le> m \<Longrightarrow> m mod n = (m - n) mod (n::nat)"
  by (metis le_add_diff_inverse)

lemma mod_if: "m mod n = (if m < n then m else (m - n) mod (n::nat))"
  by (simp add: le_mod_geq)

lemma div_geq: "0 < n \<Longrightarrow> \<not> m < n \<Longrightarrow> m div n = Suc ((m - n) div (n::nat))"
  by (metis le_add_diff_inverse2)

lemma div_mult_self_is_m: "0 < n \<Longrightarrow> (m * n) div n = (m::nat)"
  by simp

lemma div_mult1_eq: "(a * b) div c = a * (b div c) + a * (b mod c) div (c::nat)"
  by (metis mult_div_mod_eq)

lemma div_mult2_eq: "m div (n * q) = (m div n) div (q::nat)"
  by (induct m) auto

lemma mod_mult2_eq: "m mod (n * q) = n * (m div n mod q) + m mod (n::nat)"
  by (induct m) auto

lemma mod_mod_trivial [simp]: "m mod n mod n = m mod (n::nat)"
  by (cases "n = 0") auto

lemma mod_add_eq: "(a mod c + b mod c) mod c = (a + b) mod (c::nat)"
  by (induct a) (auto simp: mod_Suc)

lemma mod_mult_eq: "((a mod c) * (b mod c)) mod c = (a * b) mod (c::nat)"
  by (induct a) (auto simp: mod_add_eq)

lemma div_le_mono: "m \<le> n \<Longrightarrow> m div k \<le> n div (k::nat)"
  by (induct n) (auto simp: div_Suc le_Suc_eq)

lemma div_eq_0_iff: "(a div b = 0) = (a < b \<or> b = (0::nat))"
  by (cases "b = 0") auto

lemma mod_eq_nat1E: "(m::nat) mod q = n mod q \<Longrightarrow> n \<le> m \<Longrightarrow> (\<And>s. m = n + q * s \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (metis le_add_diff_inverse)

lemma mod_Suc_eq_Suc_mod: "Suc m mod n = Suc (m mod n) mod n"
  by (simp add: mod_Suc)

lemma split_div: "P ((m::nat) div n) = ((n = 0 \<longrightarrow> P 0) \<and> (n \<noteq> 0 \<longrightarrow> (\<forall>i j. j < n \<longrightarrow> m = n * i + j \<longrightarrow> P i)))"
  by (cases "n = 0") auto

lemma split_mod: "P ((m::nat) mod n) = ((n = 0 \<longrightarrow> P m) \<and> (n \<noteq> 0 \<longrightarrow> (\<forall>i j. j < n \<longrightarrow> m = n * i + j \<longrightarrow> P j)))"
  by (cases "n = 0") auto

subsection \<open>Integers\<close>

instantiation int :: "{divide, modulo, unit_factor}"
begin

definition divide_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "divide_int k l =
    (if l = 0 then 0
     else if sgn k = sgn l then int (nat \<bar>k\<bar> div nat \<bar>l\<bar>)
     else - int (nat \<bar>k\<bar> div nat \<bar>l\<bar> + (if nat \<bar>k\<bar> mod nat \<bar>l\<bar> = 0 then 0 else 1)))"

definition modulo_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "modulo_int k l =
    (if l = 0 then k
     else if sgn k = sgn l then sgn l * int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)
     else if nat \<bar>k\<bar> mod nat \<bar>l\<bar> = 0 then 0
     else sgn l * (\<bar>l\<bar> - int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)))"

definition unit_factor_int :: "int \<Rightarrow> int"
  where "unit_factor_int k = sgn k"

instance ..

end

instantiation int :: normalization_semidom
begin

definition normalize_int :: "int \<Rightarrow> int"
  where "normalize_int k = \<bar>k\<bar>"

instance by standard (auto simp: unit_factor_int_def normalize_int_def divide_int_def)

end

instance int :: idom_modulo
  by standard (auto simp: divide_int_def modulo_int_def)

instantiation int :: unique_euclidean_ring
begin

definition euclidean_size_int :: "int \<Rightarrow> nat"
  where "euclidean_size_int k = nat \<bar>k\<bar>"

definition division_segment_int :: "int \<Rightarrow> int"
  where "division_segment_int k = (if 0 \<le> k then 1 else - 1)"

instance by standard (auto simp: euclidean_size_int_def division_segment_int_def divide_int_def modulo_int_def)

end

lemma div_abs_eq_div_nat: "\<bar>k\<bar> div \<bar>l\<bar> = int (nat \<bar>k\<bar> div nat \<bar>l\<bar>)"
  by (simp add: divide_int_def)

lemma mod_abs_eq_div_nat: "\<bar>k\<bar> mod \<bar>l\<bar> = int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)"
  by (simp add: modulo_int_def)

lemma of_nat_div: "int (m div n) = int m div int n"
  by (simp add: divide_int_def)

lemma of_nat_mod: "int (m mod n) = int m mod int n"
  by (simp add: modulo_int_def)

lemma zdiv_int: "int (a div b) = int a div int b"
  by (rule of_nat_div)

lemma zmod_int: "int (a mod b) = int a mod int b"
  by (rule of_nat_mod)

lemma pos_mod_bound [simp]: "0 < l \<Longrightarrow> k mod l < (l::int)"
  by (simp add: modulo_int_def)

lemma pos_mod_sign [simp]: "0 < l \<Longrightarrow> 0 \<le> k mod (l::int)"
  by (simp add: modulo_int_def)

lemma neg_mod_bound [simp]: "l < 0 \<Longrightarrow> l < k mod (l::int)"
  by (simp add: modulo_int_def)

lemma neg_mod_sign [simp]: "l < 0 \<Longrightarrow> k mod l \<le> (0::int)"
  by (simp add: modulo_int_def)

lemma div_pos_pos_trivial [simp]: "0 \<le> k \<Longrightarrow> k < l \<Longrightarrow> k div l = (0::int)"
  by (simp add: divide_int_def)

lemma div_neg_neg_trivial [simp]: "k \<le> 0 \<Longrightarrow> l < k \<Longrightarrow> k div l = (0::int)"
  by (simp add: divide_int_def)

lemma mod_pos_pos_trivial [simp]: "0 \<le> k \<Longrightarrow> k < l \<Longrightarrow> k mod l = (k::int)"
  by (simp add: modulo_int_def)

lemma zmod_zminus1_eq_if: "- a mod b = (if a mod b = 0 then 0 else b - a mod (b::int))"
  by (simp add: modulo_int_def)

lemma zmod_zminus2_not_zero: "k mod - l \<noteq> 0 \<Longrightarrow> k mod l \<noteq> (0::int)"
  by (simp add: modulo_int_def)

lemma zdiv_mono1: "a \<le> a' \<Longrightarrow> 0 < b \<Longrightarrow> a div b \<le> a' div (b::int)"
  by (metis mult_div_mod_eq pos_mod_bound pos_mod_sign)

lemma zdiv_mono2: "0 \<le> a \<Longrightarrow> 0 < b' \<Longrightarrow> b' \<le> b \<Longrightarrow> a div b \<le> a div (b'::int)"
  by (metis mult_div_mod_eq pos_mod_bound pos_mod_sign)

lemma mod_pos_geq: "0 < l \<Longrightarrow> l \<le> k \<Longrightarrow> k mod l = (k - l) mod (l::int)"
  by (metis mult_div_mod_eq)

lemma nat_div_distrib: "0 \<le> x \<Longrightarrow> nat (x div y) = nat x div nat y"
  by (simp add: divide_int_def)

lemma nat_mod_distrib: "0 \<le> x \<Longrightarrow> 0 \<le> y \<Longrightarrow> nat (x mod y) = nat x mod nat y"
  by (simp add: modulo_int_def)

lemma div_neg_pos_less0: "a < 0 \<Longrightarrow> 0 < b \<Longrightarrow> a div b < (0::int)"
  by (simp add: divide_int_def)

lemma div_nonpos_pos_le0: "a \<le> 0 \<Longrightarrow> 0 < b \<Longrightarrow> a div b \<le> (0::int)"
  by (simp add: divide_int_def)

lemma pos_imp_zdiv_neg_iff: "0 < b \<Longrightarrow> (a div b < 0) = (a < (0::int))"
  by (auto simp: divide_int_def)

lemma pos_imp_zdiv_nonneg_iff: "0 < b \<Longrightarrow> (0 \<le> a div b) = (0 \<le> (a::int))"
  by (auto simp: divide_int_def)

lemma int_div_pos_eq: "a = b * q + r \<Longrightarrow> 0 \<le> r \<Longrightarrow> r < b \<Longrightarrow> a div b = (q::int)"
  by (metis mult_div_mod_eq)

lemma int_mod_pos_eq: "a = b * q + r \<Longrightarrow> 0 \<le> r \<Longrightarrow> r < b \<Longrightarrow> a mod b = (r::int)"
  by (metis mult_div_mod_eq)

lemma int_div_neg_eq: "a = b * q + r \<Longrightarrow> r \<le> 0 \<Longrightarrow> b < r \<Longrightarrow> a div b = (q::int)"
  by (metis mult_div_mod_eq)

lemma int_mod_neg_eq: "a = b * q + r \<Longrightarrow> r \<le> 0 \<Longrightarrow> b < r \<Longrightarrow> a mod b = (r::int)"
  by (metis mult_div_mod_eq)

end
