section \<open>Rational numbers\<close>

theory Rat
  imports Archimedean_Field
begin

text \<open>A rational number is a fraction in lowest terms with a positive denominator.\<close>

typedef rat = "{p :: int \<times> int. 0 < snd p \<and> coprime (fst p) (snd p)}"
  by (rule exI [of _ "(0, 1)"]) simp

definition normalize :: "int \<times> int \<Rightarrow> int \<times> int"
  where "normalize p =
    (if snd p = 0 then (0, 1)
     else if 0 < snd p then (fst p div gcd (fst p) (snd p), snd p div gcd (fst p) (snd p))
     else ((- fst p) div gcd (fst p) (snd p), (- snd p) div gcd (fst p) (snd p)))"

definition Fract :: "int \<Rightarrow> int \<Rightarrow> rat"
  where "Fract a b = Abs_rat (normalize (a, b))"

definition Frct :: "int \<times> int \<Rightarrow> rat"
  where [simp]: "Frct p = Fract (fst p) (snd p)"

definition quotient_of :: "rat \<Rightarrow> int \<times> int"
  where "quotient_of r = Rep_rat r"

hide_const (open) normalize

instantiation rat :: "{zero, one, plus, minus, uminus, times, inverse, ord, abs, sgn}"
begin

definition zero_rat :: rat
  where "zero_rat = Fract 0 1"

definition one_rat :: rat
  where "one_rat = Fract 1 1"

definition plus_rat :: "rat \<Rightarrow> rat \<Rightarrow> rat"
  where "plus_rat r s = Fract (fst (quotient_of r) * snd (quotient_of s) + fst (quotient_of s) * snd (quotient_of r))
    (snd (quotient_of r) * snd (quotient_of s))"

definition uminus_rat :: "rat \<Rightarrow> rat"
  where "uminus_rat r = Fract (- fst (quotient_of r)) (snd (quotient_of r))"

definition minus_rat :: "rat \<Rightarrow> rat \<Rightarrow> rat"
  where "minus_rat r s = Fract (fst (quotient_of r) * snd (quotient_of s) - fst (quotient_of s) * snd (quotient_of r))
    (snd (quotient_of r) * snd (quotient_of s))"

definition times_rat :: "rat \<Rightarrow> rat \<Rightarrow> rat"
  where "times_rat r s = Fract (fst (quotient_of r) * fst (quotient_of s)) (snd (quotient_of r) * snd (quotient_of s))"

definition inverse_rat :: "rat \<Rightarrow> rat"
  where "inverse_rat r = Fract (snd (quotient_of r)) (fst (quotient_of r))"

definition divide_rat :: "rat \<Rightarrow> rat \<Rightarrow> rat"
  where "divide_rat r s = Fract (fst (quotient_of r) * snd (quotient_of s)) (snd (quotient_of r) * fst (quotient_of s))"

definition less_eq_rat :: "rat \<Rightarrow> rat \<Rightarrow> bool"
  where "less_eq_rat r s = (fst (quotient_of r) * snd (quotient_of s) \<le> fst (quotient_of s) * snd (quotient_of r))"

definition less_rat :: "rat \<Rightarrow> rat \<Rightarrow> bool"
  where "less_rat r s = (fst (quotient_of r) * snd (quotient_of s) < fst (quotient_of s) * snd (quotient_of r))"

definition abs_rat :: "rat \<Rightarrow> rat"
  where "abs_rat r = Fract \<bar>fst (quotient_of r)\<bar> (snd (quotient_of r))"

definition sgn_rat :: "rat \<Rightarrow> rat"
  where "sgn_rat r = Fract (sgn (fst (quotient_of r))) 1"

instance ..

end

instance rat :: linordered_field
  by standard (auto simp: zero_rat_def one_rat_def plus_rat_def minus_rat_def uminus_rat_def times_rat_def
    inverse_rat_def divide_rat_def less_eq_rat_def less_rat_def abs_rat_def sgn_rat_def)

instantiation rat :: floor_ceiling
begin

definition floor_rat :: "rat \<Rightarrow> int"
  where "floor_rat r = fst (quotient_of r) div snd (quotient_of r)"

instance by standard (auto simp: floor_rat_def)

end

instantiation rat :: distrib_lattice
begin

definition inf_rat :: "rat \<Rightarrow> rat \<Rightarrow> rat"
  where "inf_rat = min"

definition sup_rat :: "rat \<Rightarrow> rat \<Rightarrow> rat"
  where "sup_rat = max"

instance by standard (auto simp: inf_rat_def sup_rat_def min_def max_def)

end

definition of_rat :: "rat \<Rightarrow> 'a::field_char_0"
  where "of_rat r = of_int (fst (quotient_of r)) / of_int (snd (quotient_of r))"

definition Rats :: "'a::field_char_0 set"  ("\<rat>")
  where "\<rat> = range of_rat"

lemma Fract_of_int_quotient: "Fract k l = of_int k / of_int l"
  by (simp add: divide_rat_def)

lemma Rat_cases: "(\<And>a b. q = Fract a b \<Longrightarrow> 0 < b \<Longrightarrow> coprime a b \<Longrightarrow> C) \<Longrightarrow> C"
  by (metis Rep_rat quotient_of_def)

lemma eq_rat: "b \<noteq> 0 \<Longrightarrow> d \<noteq> 0 \<Longrightarrow> (Fract a b = Fract c d) = (a * d = c * b)"
  by (auto simp: Fract_def)

lemma add_rat [simp]: "b \<noteq> 0 \<Longrightarrow> d \<noteq> 0 \<Longrightarrow> Fract a b + Fract c d = Fract (a * d + c * b) (b * d)"
  by (simp add: plus_rat_def)

lemma mult_rat [simp]: "Fract a b * Fract c d = Fract (a * c) (b * d)"
  by (simp add: times_rat_def)

lemma minus_rat [simp]: "- Fract a b = Fract (- a) b"
  by (simp add: uminus_rat_def)

lemma of_int_rat: "of_int k = Fract k 1"
  by (simp add: Fract_of_int_quotient)

lemma of_rat_0 [simp]: "of_rat 0 = 0"
  by (simp add: of_rat_def)

lemma of_rat_1 [simp]: "of_rat 1 = 1"
  by (simp add: of_rat_def)

lemma of_rat_add: "of_rat (a + b) = of_rat a + of_rat b"
  by (simp add: of_rat_def)

lemma of_rat_mult: "of_rat (a * b) = of_rat a * of_rat b"
  by (simp add: of_rat_def)

end
