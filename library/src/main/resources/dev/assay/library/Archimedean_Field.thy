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

lemma real_arch_simple: "\<exists>n. x \<le> (of_nat n :: 'a::archimedean_field)"
proof -
  obtain z where z: "x \<le> of_int z" using ex_le_of_int [of x] by blast
  have "z \<le> int (nat z)" by simp
  then have "of_int z \<le> (of_int (int (nat z)) :: 'a)" by (simp only: of_int_le_iff)
  then have "x \<le> of_nat (nat z)" using z by (metis of_int_of_nat_eq order_trans)
  then show ?thesis by blast
qed

lemma floor_exists:
  fixes x :: "'a::archimedean_field"
  shows "\<exists>z. of_int z \<le> x \<and> x < of_int (z + 1)"
proof -
  obtain n where n: "- x \<le> of_nat n" using real_arch_simple [of "- x"] by blast
  obtain m where m: "x \<le> of_nat m" using real_arch_simple [of x] by blast
  define P where "P = (\<lambda>k. x < of_int (int k - int n))"
  have "x < of_nat m + 1" using m by (simp add: le_less_trans)
  then have "P (m + n + 1)" by (simp add: P_def)
  then have least: "P (LEAST k. P k)" by (rule LeastI)
  have "\<not> P 0" using n by (simp add: P_def not_less minus_le_iff)
  then have "(LEAST k. P k) \<noteq> 0" using least by metis
  then obtain j where j: "(LEAST k. P k) = Suc j" by (metis not0_implies_Suc)
  then have "\<not> P j" by (metis lessI not_less_Least)
  then have "of_int (int j - int n) \<le> x" by (simp add: P_def not_less)
  moreover have "x < of_int (int j - int n + 1)" using least j by (simp add: P_def algebra_simps)
  ultimately have one: "of_int (int j - int n) \<le> x \<and> x < of_int (int j - int n + 1)" by (rule conjI)
  show ?thesis by (rule exI [of _ "int j - int n"], rule one)
qed

lemma floor_exists1: "\<exists>!z. of_int z \<le> (x :: 'a::archimedean_field) \<and> x < of_int (z + 1)"
proof -
  obtain z where z: "of_int z \<le> x" "x < of_int (z + 1)" using floor_exists [of x] by blast
  have below: "k \<le> l" if "of_int k \<le> x" "x < of_int (l + 1)" for k l
  proof -
    have "(of_int k :: 'a) < of_int (l + 1)" using that by (rule le_less_trans)
    then have "k < l + 1" by (simp only: of_int_less_iff)
    then show ?thesis by simp
  qed
  show ?thesis
  proof (rule ex1I [of _ z])
    show "of_int z \<le> x \<and> x < of_int (z + 1)" using z by blast
    fix y
    assume "of_int y \<le> x \<and> x < of_int (y + 1)"
    then show "y = z" using below z by (metis order_antisym)
  qed
qed

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
