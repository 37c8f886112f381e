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

subsection \<open>Fractions\<close>

lemma coprime_dvd_mult_int: "coprime a b \<Longrightarrow> b dvd a * c \<Longrightarrow> b dvd (c::int)"
proof -
  assume "coprime a b" and bc: "b dvd a * c"
  then have "gcd a b = 1" by (simp add: coprime_iff_gcd_eq_1)
  then have "gcd (c * a) (c * b) = \<bar>c\<bar>" using gcd_mult_distrib_int [of c a b] by simp
  moreover have "b dvd c * a" "b dvd c * b" using bc by (simp_all add: mult.commute)
  then have "b dvd gcd (c * a) (c * b)" by simp
  ultimately show ?thesis by simp
qed

lemma coprime_div_gcd_int: "b \<noteq> 0 \<Longrightarrow> coprime (a div gcd a b) (b div gcd a (b::int))"
proof -
  assume b: "b \<noteq> 0"
  define g where "g = gcd a b"
  have "0 \<le> g" by (simp add: g_def)
  moreover have "g \<noteq> 0" using b by (metis dvd_0_left_iff g_def gcd_dvd2)
  ultimately have pos: "0 < g" by simp
  have a: "g * (a div g) = a" and b': "g * (b div g) = b"
    by (simp_all add: g_def dvd_mult_div_cancel)
  have "\<bar>g\<bar> * gcd (a div g) (b div g) = gcd (g * (a div g)) (g * (b div g))" by (rule gcd_mult_distrib_int)
  then have "g * gcd (a div g) (b div g) = g * 1" using a b' pos by (simp add: g_def [symmetric])
  then have "g * gcd (a div g) (b div g) = g" by simp
  then have "gcd (a div g) (b div g) = 1" using pos by (metis less_irrefl mult_cancel_left2)
  then show ?thesis by (simp add: coprime_iff_gcd_eq_1 g_def)
qed

lemma quotient_of_coprime: "coprime (fst (quotient_of r)) (snd (quotient_of r))"
  and quotient_of_pos: "0 < snd (quotient_of r)"
  using Rep_rat [of r] by (simp_all add: quotient_of_def)

lemma quotient_of_Abs: "0 < q \<Longrightarrow> coprime p q \<Longrightarrow> quotient_of (Abs_rat (p, q)) = (p, q)"
  by (simp add: quotient_of_def Abs_rat_inverse)

lemma quotient_of_Fract: "b \<noteq> 0 \<Longrightarrow> fst (quotient_of (Fract a b)) * b = a * snd (quotient_of (Fract a b))"
proof -
  assume b: "b \<noteq> 0"
  define g where "g = gcd a b"
  have "0 \<le> g" by (simp add: g_def)
  moreover have "g \<noteq> 0" using b by (metis dvd_0_left_iff g_def gcd_dvd2)
  ultimately have g: "0 < g" by simp
  have a: "g * (a div g) = a" and b': "g * (b div g) = b"
    by (simp_all add: g_def dvd_mult_div_cancel)
  have coprime: "coprime (a div g) (b div g)" using b by (simp add: g_def coprime_div_gcd_int)
  have cross: "a div g * b = a * (b div g)"
  proof -
    have "a div g * (g * (b div g)) = g * (a div g) * (b div g)" by (simp add: algebra_simps)
    then show ?thesis using a b' by simp
  qed
  show ?thesis
  proof (cases "0 < b")
    case True
    have "0 < g * (b div g)" using True b' by simp
    then have pos: "0 < b div g" using g by (simp add: zero_less_mult_iff)
    have "Fract a b = Abs_rat (a div g, b div g)" using True by (simp add: Fract_def normalize_def g_def)
    then have "quotient_of (Fract a b) = (a div g, b div g)" using pos coprime by (simp add: quotient_of_Abs)
    then show ?thesis using cross by simp
  next
    case False
    have neg: "- a div g = - (a div g)" "- b div g = - (b div g)"
    proof -
      have "- a = g * - (a div g)" "- b = g * - (b div g)" using a b' by simp_all
      then show "- a div g = - (a div g)" "- b div g = - (b div g)" using g by (metis less_irrefl nonzero_mult_div_cancel_left)+
    qed
    have "g * (b div g) < 0" using False b b' by simp
    then have pos: "0 < - (b div g)" using g by (simp add: mult_less_0_iff)
    have "coprime (- (a div g)) (- (b div g))" using coprime by (simp add: coprime_iff_gcd_eq_1)
    moreover have "Fract a b = Abs_rat (- (a div g), - (b div g))"
      using False b neg by (simp add: Fract_def normalize_def g_def)
    ultimately have "quotient_of (Fract a b) = (- (a div g), - (b div g))" using pos by (simp add: quotient_of_Abs)
    then show ?thesis using cross by simp
  qed
qed

lemma Fract_quotient_of: "Fract (fst (quotient_of r)) (snd (quotient_of r)) = r"
proof -
  have "gcd (fst (quotient_of r)) (snd (quotient_of r)) = 1"
    using quotient_of_coprime [of r] by (simp add: coprime_iff_gcd_eq_1)
  then have "Fract (fst (quotient_of r)) (snd (quotient_of r)) = Abs_rat (fst (quotient_of r), snd (quotient_of r))"
    using quotient_of_pos [of r] by (simp add: Fract_def normalize_def)
  then show ?thesis by (simp add: quotient_of_def Rep_rat_inverse)
qed

lemma quotient_of_inject: "fst (quotient_of r) * snd (quotient_of s) = fst (quotient_of s) * snd (quotient_of r) \<Longrightarrow> r = s"
proof -
  assume same: "fst (quotient_of r) * snd (quotient_of s) = fst (quotient_of s) * snd (quotient_of r)"
  have "snd (quotient_of r) dvd fst (quotient_of r) * snd (quotient_of s)" using same by simp
  then have rs: "snd (quotient_of r) dvd snd (quotient_of s)" by (rule coprime_dvd_mult_int [OF quotient_of_coprime])
  have "snd (quotient_of s) dvd fst (quotient_of s) * snd (quotient_of r)" using same by (metis dvd_triv_right)
  then have sr: "snd (quotient_of s) dvd snd (quotient_of r)" by (rule coprime_dvd_mult_int [OF quotient_of_coprime])
  have "snd (quotient_of r) = snd (quotient_of s)"
    using rs sr quotient_of_pos [of r] quotient_of_pos [of s] by (intro zdvd_antisym_nonneg) simp_all
  moreover then have "fst (quotient_of r) = fst (quotient_of s)" using same quotient_of_pos [of r] by simp
  ultimately show ?thesis by (metis Fract_quotient_of)
qed

lemma eq_rat: "b \<noteq> 0 \<Longrightarrow> d \<noteq> 0 \<Longrightarrow> (Fract a b = Fract c d) = (a * d = c * b)"
proof -
  assume b: "b \<noteq> 0" and d: "d \<noteq> 0"
  define p q where "p = fst (quotient_of (Fract a b))" and "q = snd (quotient_of (Fract a b))"
  define p' q' where "p' = fst (quotient_of (Fract c d))" and "q' = snd (quotient_of (Fract c d))"
  have pq: "p * b = a * q" using quotient_of_Fract [OF b, of a] by (simp add: p_def q_def)
  have pq': "p' * d = c * q'" using quotient_of_Fract [OF d, of c] by (simp add: p'_def q'_def)
  have pos: "0 < q" "0 < q'" by (simp_all add: q_def q'_def quotient_of_pos)
  show ?thesis
  proof
    assume "Fract a b = Fract c d"
    then have "p' = p" "q' = q" by (simp_all add: p_def q_def p'_def q'_def)
    then have "q * (a * d) = q * (c * b)" using pq pq' by (metis mult.assoc mult.commute)
    then show "a * d = c * b" using pos by simp
  next
    assume same: "a * d = c * b"
    have "b * d * (p * q') = (p * b) * d * q'" by (simp add: algebra_simps)
    also have "\<dots> = (a * d) * q * q'" using pq by (simp add: algebra_simps)
    also have "\<dots> = b * q * (c * q')" using same by (simp add: algebra_simps)
    also have "\<dots> = b * q * (p' * d)" using pq' by simp
    also have "\<dots> = b * d * (p' * q)" by (simp add: algebra_simps)
    finally have "p * q' = p' * q" using b d by simp
    then show "Fract a b = Fract c d" unfolding p_def q_def p'_def q'_def by (rule quotient_of_inject)
  qed
qed

lemma Rat_cases: "(\<And>a b. q = Fract a b \<Longrightarrow> 0 < b \<Longrightarrow> coprime a b \<Longrightarrow> C) \<Longrightarrow> C"
  by (metis Fract_quotient_of quotient_of_coprime quotient_of_pos)

lemma add_rat [simp]: "b \<noteq> 0 \<Longrightarrow> d \<noteq> 0 \<Longrightarrow> Fract a b + Fract c d = Fract (a * d + c * b) (b * d)"
proof -
  assume b: "b \<noteq> 0" and d: "d \<noteq> 0"
  define p q where "p = fst (quotient_of (Fract a b))" and "q = snd (quotient_of (Fract a b))"
  define p' q' where "p' = fst (quotient_of (Fract c d))" and "q' = snd (quotient_of (Fract c d))"
  have pq: "p * b = a * q" using quotient_of_Fract [OF b, of a] by (simp add: p_def q_def)
  have pq': "p' * d = c * q'" using quotient_of_Fract [OF d, of c] by (simp add: p'_def q'_def)
  have pos: "0 < q" "0 < q'" by (simp_all add: q_def q'_def quotient_of_pos)
  have "(p * q' + p' * q) * (b * d) = (p * b) * (q' * d) + (p' * d) * (q * b)" by (simp add: algebra_simps)
  also have "\<dots> = (a * d + c * b) * (q * q')" using pq pq' by (simp add: algebra_simps)
  finally have "Fract (p * q' + p' * q) (q * q') = Fract (a * d + c * b) (b * d)"
    using pos b d by (simp add: eq_rat)
  then show ?thesis by (simp add: plus_rat_def p_def q_def p'_def q'_def)
qed

lemma Fract_0: "Fract a 0 = Fract 0 1"
  by (simp add: Fract_def normalize_def normalize_int_def)

lemma Fract_zero: "b \<noteq> 0 \<Longrightarrow> Fract 0 b = Fract 0 1"
  by (simp add: eq_rat)

lemma quotient_of_zero: "quotient_of (Fract 0 1) = (0, 1)"
  by (simp add: Fract_def normalize_def normalize_int_def quotient_of_Abs)

lemma mult_rat [simp]: "Fract a b * Fract c d = Fract (a * c) (b * d)"
proof (cases "b = 0 \<or> d = 0")
  case True
  then have "Fract a b = Fract 0 1 \<or> Fract c d = Fract 0 1" by (metis Fract_0)
  then have "fst (quotient_of (Fract a b)) * fst (quotient_of (Fract c d)) = 0"
    by (metis fst_conv mult_zero_left mult_zero_right quotient_of_zero)
  moreover have "snd (quotient_of (Fract a b)) * snd (quotient_of (Fract c d)) \<noteq> 0"
    using quotient_of_pos [of "Fract a b"] quotient_of_pos [of "Fract c d"] by simp
  ultimately have "Fract a b * Fract c d = Fract 0 1" by (metis times_rat_def Fract_zero)
  moreover have "Fract (a * c) (b * d) = Fract 0 1" using True by (auto simp: Fract_0)
  ultimately show ?thesis by simp
next
  case False
  then have b: "b \<noteq> 0" and d: "d \<noteq> 0" by simp_all
  define p q where "p = fst (quotient_of (Fract a b))" and "q = snd (quotient_of (Fract a b))"
  define p' q' where "p' = fst (quotient_of (Fract c d))" and "q' = snd (quotient_of (Fract c d))"
  have pq: "p * b = a * q" using quotient_of_Fract [OF b, of a] by (simp add: p_def q_def)
  have pq': "p' * d = c * q'" using quotient_of_Fract [OF d, of c] by (simp add: p'_def q'_def)
  have pos: "0 < q" "0 < q'" by (simp_all add: q_def q'_def quotient_of_pos)
  have "p * p' * (b * d) = (p * b) * (p' * d)" by (simp add: algebra_simps)
  also have "\<dots> = a * c * (q * q')" using pq pq' by (simp add: algebra_simps)
  finally have "Fract (p * p') (q * q') = Fract (a * c) (b * d)" using pos b d by (simp add: eq_rat)
  then show ?thesis by (simp add: times_rat_def p_def q_def p'_def q'_def)
qed

lemma minus_rat [simp]: "- Fract a b = Fract (- a) b"
proof (cases "b = 0")
  case True
  then show ?thesis by (simp add: uminus_rat_def Fract_0 quotient_of_zero)
next
  case False
  have "fst (quotient_of (Fract a b)) * b = a * snd (quotient_of (Fract a b))" using False by (rule quotient_of_Fract)
  then have "Fract (- fst (quotient_of (Fract a b))) (snd (quotient_of (Fract a b))) = Fract (- a) b"
    using False quotient_of_pos [of "Fract a b"] by (simp add: eq_rat)
  then show ?thesis by (simp add: uminus_rat_def)
qed

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

lemma of_int_rat: "of_int k = Fract k 1"
  by (simp add: Fract_of_int_quotient)

lemma of_rat_0 [simp]: "of_rat 0 = 0"
  by (simp add: of_rat_def zero_rat_def quotient_of_zero)

lemma of_rat_1 [simp]: "of_rat 1 = 1"
proof -
  have "gcd (1::int) 1 = 1" by (simp add: coprime_iff_gcd_eq_1 [symmetric])
  then have "quotient_of (Fract 1 1) = (1, 1)" by (simp add: Fract_def normalize_def quotient_of_Abs)
  then show ?thesis by (simp add: of_rat_def one_rat_def)
qed

lemma of_rat_Fract: "b \<noteq> 0 \<Longrightarrow> of_rat (Fract a b) = of_int a / of_int b"
proof -
  assume b: "b \<noteq> 0"
  define p q where "p = fst (quotient_of (Fract a b))" and "q = snd (quotient_of (Fract a b))"
  have "p * b = a * q" using quotient_of_Fract [OF b, of a] by (simp add: p_def q_def)
  then have same: "of_int p * of_int b = (of_int a * of_int q :: 'a::field_char_0)" by (metis of_int_mult)
  have "q \<noteq> 0" using quotient_of_pos [of "Fract a b"] by (simp add: q_def)
  then have "(of_int a * of_int q) / of_int q = (of_int a :: 'a::field_char_0)" by simp
  then have "of_int p / of_int q * of_int b = (of_int a :: 'a::field_char_0)" using same by simp
  then have "of_int p / of_int q = (of_int a / of_int b :: 'a::field_char_0)"
    using b by (simp add: nonzero_eq_divide_eq)
  then show ?thesis by (simp add: of_rat_def p_def q_def)
qed

lemma of_rat_add: "of_rat (a + b) = of_rat a + of_rat b"
proof -
  have pos: "snd (quotient_of a) \<noteq> 0" "snd (quotient_of b) \<noteq> 0"
    using quotient_of_pos [of a] quotient_of_pos [of b] by simp_all
  then have nonzero: "snd (quotient_of a) * snd (quotient_of b) \<noteq> 0" by simp
  show ?thesis unfolding plus_rat_def of_rat_Fract [OF nonzero] using pos by (simp add: of_rat_def add_divide_distrib)
qed

lemma of_rat_mult: "of_rat (a * b) = of_rat a * of_rat b"
proof -
  have nonzero: "snd (quotient_of a) * snd (quotient_of b) \<noteq> 0"
    using quotient_of_pos [of a] quotient_of_pos [of b] by simp
  show ?thesis unfolding times_rat_def of_rat_Fract [OF nonzero] by (simp add: of_rat_def times_divide_times_eq)
qed

end
