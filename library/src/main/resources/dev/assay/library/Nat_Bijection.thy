section \<open>Bijections between natural numbers and pairs, sums, lists and finite sets of them\<close>

theory Nat_Bijection
  imports Main
begin

definition triangle :: "nat \<Rightarrow> nat"
  where "triangle n = n * Suc n div 2"

definition prod_encode :: "nat \<times> nat \<Rightarrow> nat"
  where "prod_encode = (\<lambda>(m, n). triangle (m + n) + m)"

definition prod_decode :: "nat \<Rightarrow> nat \<times> nat"
  where "prod_decode = inv prod_encode"

definition sum_encode :: "nat + nat \<Rightarrow> nat"
  where "sum_encode x = (case x of Inl a \<Rightarrow> 2 * a | Inr b \<Rightarrow> Suc (2 * b))"

definition sum_decode :: "nat \<Rightarrow> nat + nat"
  where "sum_decode n = (if even n then Inl (n div 2) else Inr (n div 2))"

definition int_encode :: "int \<Rightarrow> nat"
  where "int_encode i = sum_encode (if 0 \<le> i then Inl (nat i) else Inr (nat (- i - 1)))"

definition int_decode :: "nat \<Rightarrow> int"
  where "int_decode n = (case sum_decode n of Inl a \<Rightarrow> int a | Inr b \<Rightarrow> - int b - 1)"

primrec list_encode :: "nat list \<Rightarrow> nat"
  where
    "list_encode [] = 0"
  | "list_encode (x # xs) = Suc (prod_encode (x, list_encode xs))"

definition list_decode :: "nat \<Rightarrow> nat list"
  where "list_decode = inv list_encode"

definition set_encode :: "nat set \<Rightarrow> nat"
  where "set_encode = sum ((^) 2)"

definition set_decode :: "nat \<Rightarrow> nat set"
  where "set_decode x = {n. odd (x div 2 ^ n)}"

lemma triangle_0 [simp]: "triangle 0 = 0"
  by (simp add: triangle_def)

lemma triangle_Suc [simp]: "triangle (Suc n) = triangle n + Suc n"
  by (simp add: triangle_def)

lemma prod_encode_inverse [simp]: "prod_decode (prod_encode x) = x"
  by (simp add: prod_decode_def)

lemma prod_decode_inverse [simp]: "prod_encode (prod_decode n) = n"
  by (simp add: prod_decode_def)

lemma bij_prod_encode: "bij prod_encode"
  by (metis bijI' prod_decode_inverse prod_encode_inverse)

lemma inj_prod_encode: "inj_on prod_encode A"
  by (metis inj_on_inverseI prod_encode_inverse)

lemma prod_encode_eq [simp]: "(prod_encode x = prod_encode y) = (x = y)"
  by (metis prod_encode_inverse)

lemma le_prod_encode_1: "a \<le> prod_encode (a, b)"
  by (simp add: prod_encode_def)

lemma le_prod_encode_2: "b \<le> prod_encode (a, b)"
  by (induct b) (simp_all add: prod_encode_def)

lemma sum_encode_inverse [simp]: "sum_decode (sum_encode x) = x"
  by (cases x) (simp_all add: sum_decode_def sum_encode_def)

lemma sum_decode_inverse [simp]: "sum_encode (sum_decode n) = n"
  by (simp add: sum_decode_def sum_encode_def)

lemma int_encode_inverse [simp]: "int_decode (int_encode x) = x"
  by (simp add: int_decode_def int_encode_def)

lemma int_decode_inverse [simp]: "int_encode (int_decode n) = n"
  by (simp add: int_decode_def int_encode_def)

lemma list_encode_inverse [simp]: "list_decode (list_encode x) = x"
  by (simp add: list_decode_def)

lemma list_decode_inverse [simp]: "list_encode (list_decode n) = n"
  by (simp add: list_decode_def)

lemma set_encode_inverse [simp]: "finite A \<Longrightarrow> set_decode (set_encode A) = A"
  by (induct rule: finite_induct) (simp_all add: set_decode_def set_encode_def)

lemma set_decode_inverse [simp]: "set_encode (set_decode n) = n"
  by (induct n rule: less_induct) (simp add: set_decode_def set_encode_def)

end
