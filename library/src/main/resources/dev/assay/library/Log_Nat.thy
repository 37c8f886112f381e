section \<open>Logarithms of numbers, rounded\<close>

theory Log_Nat
  imports Main
begin

definition floorlog :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "floorlog b a = (if 0 < a \<and> 1 < b then LEAST k. a < b ^ k else 0)"

definition bitlen :: "int \<Rightarrow> int"
  where "bitlen a = int (floorlog 2 (nat a))"

lemma floorlog_bounds: "0 < x \<Longrightarrow> 1 < b \<Longrightarrow> b ^ (floorlog b x - 1) \<le> x \<and> x < b ^ floorlog b x"
  by (simp add: floorlog_def)

lemma bitlen_zero [simp]: "bitlen 0 = 0"
  by (simp add: bitlen_def floorlog_def)

lemma bitlen_nonneg: "0 \<le> bitlen x"
  by (simp add: bitlen_def)

end
