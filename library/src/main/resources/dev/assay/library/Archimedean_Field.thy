section \<open>Rounding\<close>

theory Archimedean_Field
  imports Code_Prolog
begin

class archimedean_field = linordered_field +
  assumes ex_le_of_int: "\<exists>z. x \<le> of_int z"

class floor_ceiling = archimedean_field +
  fixes floor :: "'a \<Rightarrow> int"  ("\<lfloor>_\<rfloor>")
  assumes floor_correct: "of_int \<lfloor>x\<rfloor> \<le> x \<and> x < of_int (\<lfloor>x\<rfloor> + 1)"

definition ceiling :: "'a::floor_ceiling \<Rightarrow> int"  ("\<lceil>_\<rceil>")
  where "\<lceil>x\<rceil> = - \<lfloor>- x\<rfloor>"

definition frac :: "'a::floor_ceiling \<Rightarrow> 'a"
  where "frac x = x - of_int \<lfloor>x\<rfloor>"

definition round :: "'a::floor_ceiling \<Rightarrow> int"
  where "round x = \<lfloor>x + 1 / 2\<rfloor>"

lemma floor_unique: "of_int z \<le> x \<Longrightarrow> x < of_int z + 1 \<Longrightarrow> \<lfloor>x\<rfloor> = z"
  by (metis floor_correct of_int_add of_int_1 of_int_less_iff le_less_trans zle_add1_eq_le order_antisym)

lemma of_int_floor_le [simp]: "of_int \<lfloor>x\<rfloor> \<le> x"
  by (simp add: floor_correct)

lemma floor_of_int [simp]: "\<lfloor>of_int z\<rfloor> = z"
  by (rule floor_unique) simp_all

lemma ceiling_of_int [simp]: "\<lceil>of_int z\<rceil> = z"
  by (simp add: ceiling_def of_int_minus [symmetric] del: of_int_minus)

lemma floor_mono: "x \<le> y \<Longrightarrow> \<lfloor>x\<rfloor> \<le> \<lfloor>y\<rfloor>"
  by (metis floor_correct le_less_trans of_int_less_iff order_trans zle_add1_eq_le)

lemma le_floor_iff: "(z \<le> \<lfloor>x\<rfloor>) = (of_int z \<le> x)"
  by (metis floor_correct floor_mono floor_of_int of_int_le_iff order_trans)

lemma ceiling_le_iff: "(\<lceil>x\<rceil> \<le> z) = (x \<le> of_int z)"
  by (simp add: ceiling_def minus_le_iff le_floor_iff)

lemma le_of_int_ceiling [simp]: "x \<le> of_int \<lceil>x\<rceil>"
  by (simp add: ceiling_le_iff [symmetric])

lemma floor_add_int: "\<lfloor>x\<rfloor> + z = \<lfloor>x + of_int z\<rfloor>"
proof (rule floor_unique [symmetric])
  show "of_int (\<lfloor>x\<rfloor> + z) \<le> x + of_int z" by simp
  show "x + of_int z < of_int (\<lfloor>x\<rfloor> + z) + 1" using floor_correct [of x] by simp
qed

bundle floor_ceiling_syntax
begin

notation
  floor  ("\<lfloor>_\<rfloor>") and
  ceiling  ("\<lceil>_\<rceil>")

end

end
