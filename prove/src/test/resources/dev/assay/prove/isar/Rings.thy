theory Rings
  imports Complex_Main
begin

text \<open>Arithmetic in ordered fields and rings.\<close>

lemma commuted: "f a * g a = g a * (f a::int)"
  by auto

lemma square: "(a + b)^2 = a^2 + 2 * a * b + (b::int)^2"
  by (simp add: power2_eq_square algebra_simps)

lemma cube: "(a + 1)^3 = a^3 + 3 * a^2 + 3 * a + (1::real)"
  by algebra

lemma difference_of_squares: "(a - b) * (a + b) = a * a - b * (b::'a::comm_ring_1)"
  by (simp add: algebra_simps)

lemma natural_product: "(n::nat) * (m + 1) = m * n + n"
  by simp

lemma less_is_transitive: "(x::real) < y \<Longrightarrow> y < z \<Longrightarrow> x < z"
  by linarith

lemma between: "(x::real) \<le> 1 \<Longrightarrow> 1 \<le> x \<Longrightarrow> x = 1"
  by auto

lemma halves: "(x::real) / 2 + x / 2 = x"
  by simp

lemma thirds: "(0::real) < e \<Longrightarrow> a < b + e / 3 \<Longrightarrow> b < c + e / 3 \<Longrightarrow> a < c + e"
  by linarith

lemma middle: "a < b \<Longrightarrow> a < (b + a) / (2::'a::linordered_field)"
  by simp

lemma any_ordered_ring: "x < y \<Longrightarrow> x + z < y + (z::'a::linordered_idom)"
  by linarith

lemma absolute_value: "\<bar>x\<bar> \<le> c \<Longrightarrow> 0 \<le> (c::real)"
  by linarith

lemma maximum: "(a::real) \<le> max a b"
  by linarith

lemma strict_and_not: "\<not> ((x::real) < y \<and> y < x + 0)"
  by linarith

end
