section \<open>Complex numbers\<close>

theory Complex
  imports Transcendental
begin

datatype complex = Complex (Re: real) (Im: real)

instantiation complex :: "{zero, one, plus, minus, uminus, times, inverse}"
begin

definition zero_complex :: complex
  where "zero_complex = Complex 0 0"

definition one_complex :: complex
  where "one_complex = Complex 1 0"

definition plus_complex :: "complex \<Rightarrow> complex \<Rightarrow> complex"
  where "plus_complex x y = Complex (Re x + Re y) (Im x + Im y)"

definition minus_complex :: "complex \<Rightarrow> complex \<Rightarrow> complex"
  where "minus_complex x y = Complex (Re x - Re y) (Im x - Im y)"

definition uminus_complex :: "complex \<Rightarrow> complex"
  where "uminus_complex x = Complex (- Re x) (- Im x)"

definition times_complex :: "complex \<Rightarrow> complex \<Rightarrow> complex"
  where "times_complex x y = Complex (Re x * Re y - Im x * Im y) (Re x * Im y + Im x * Re y)"

definition inverse_complex :: "complex \<Rightarrow> complex"
  where "inverse_complex x = Complex (Re x / ((Re x)\<^sup>2 + (Im x)\<^sup>2)) (- Im x / ((Re x)\<^sup>2 + (Im x)\<^sup>2))"

definition divide_complex :: "complex \<Rightarrow> complex \<Rightarrow> complex"
  where "divide_complex x y = x * inverse y"

instance ..

end

instance complex :: field
  by standard (auto simp: zero_complex_def one_complex_def plus_complex_def minus_complex_def uminus_complex_def
    times_complex_def inverse_complex_def divide_complex_def)

instance complex :: field_char_0
  by standard (auto simp: zero_complex_def one_complex_def)

instantiation complex :: real_field
begin

definition scaleR_complex :: "real \<Rightarrow> complex \<Rightarrow> complex"
  where "scaleR_complex r x = Complex (r * Re x) (r * Im x)"

instance by standard (auto simp: scaleR_complex_def plus_complex_def times_complex_def algebra_simps)

end

instantiation complex :: real_normed_field
begin

definition norm_complex :: "complex \<Rightarrow> real"
  where "norm_complex z = sqrt ((Re z)\<^sup>2 + (Im z)\<^sup>2)"

definition sgn_complex :: "complex \<Rightarrow> complex"
  where complex_sgn_def: "sgn x = x /\<^sub>R norm (x::complex)"

definition dist_complex :: "complex \<Rightarrow> complex \<Rightarrow> real"
  where "dist_complex x y = norm (x - y)"

definition uniformity_complex :: "(complex \<times> complex) filter"
  where "(uniformity :: (complex \<times> complex) filter) = (INF e\<in>{0 <..}. principal {(x, y). dist x y < e})"

definition open_complex :: "complex set \<Rightarrow> bool"
  where "open (U :: complex set) \<longleftrightarrow> (\<forall>x\<in>U. eventually (\<lambda>(x', y). x' = x \<longrightarrow> y \<in> U) uniformity)"

instance
  by standard (auto simp: norm_complex_def complex_sgn_def dist_complex_def uniformity_complex_def open_complex_def)

end

instance complex :: banach
  by standard auto

abbreviation cmod :: "complex \<Rightarrow> real"
  where "cmod \<equiv> norm"

abbreviation complex_of_nat :: "nat \<Rightarrow> complex"
  where "complex_of_nat \<equiv> of_nat"

abbreviation complex_of_int :: "int \<Rightarrow> complex"
  where "complex_of_int \<equiv> of_int"

abbreviation complex_of_rat :: "rat \<Rightarrow> complex"
  where "complex_of_rat \<equiv> of_rat"

abbreviation complex_of_real :: "real \<Rightarrow> complex"
  where "complex_of_real \<equiv> of_real"

declare [[coercion "of_real :: real \<Rightarrow> complex"]]
declare [[coercion "of_rat :: rat \<Rightarrow> complex"]]
declare [[coercion "of_int :: int \<Rightarrow> complex"]]
declare [[coercion "of_nat :: nat \<Rightarrow> complex"]]

definition imaginary_unit :: complex  ("\<i>")
  where "\<i> = Complex 0 1"

definition cnj :: "complex \<Rightarrow> complex"
  where "cnj z = Complex (Re z) (- Im z)"

definition cis :: "real \<Rightarrow> complex"
  where "cis a = Complex (cos a) (sin a)"

definition rcis :: "real \<Rightarrow> real \<Rightarrow> complex"
  where "rcis r a = complex_of_real r * cis a"

definition Arg :: "complex \<Rightarrow> real"
  where "Arg z = (if z = 0 then 0 else (SOME a. sgn z = cis a \<and> - pi < a \<and> a \<le> pi))"

definition csqrt :: "complex \<Rightarrow> complex"
  where "csqrt z = Complex (sqrt ((cmod z + Re z) / 2)) ((if Im z = 0 then 1 else sgn (Im z)) * sqrt ((cmod z - Re z) / 2))"

lemma complex_eq_iff: "x = y \<longleftrightarrow> Re x = Re y \<and> Im x = Im y"
  by (cases x; cases y) simp

lemma i_squared [simp]: "\<i> * \<i> = - 1"
  by (simp add: complex_eq_iff imaginary_unit_def times_complex_def one_complex_def uminus_complex_def)

lemma complex_cnj_cnj [simp]: "cnj (cnj z) = z"
  by (simp add: complex_eq_iff cnj_def)

end
