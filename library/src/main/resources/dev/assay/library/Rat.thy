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

lemma Rat_cases [case_names Fract]: "(\<And>a b. q = Fract a b \<Longrightarrow> 0 < b \<Longrightarrow> coprime a b \<Longrightarrow> C) \<Longrightarrow> C"
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

lemma ex_Fract: "\<exists>a b. r = Fract a b \<and> 0 < b"
  by (metis Fract_quotient_of quotient_of_pos)

lemma Zero_rat_def: "0 = Fract 0 1"
  by (rule zero_rat_def)

lemma One_rat_def: "1 = Fract 1 1"
  by (rule one_rat_def)

lemma diff_rat [simp]: "b \<noteq> 0 \<Longrightarrow> d \<noteq> 0 \<Longrightarrow> Fract a b - Fract c d = Fract (a * d - c * b) (b * d)"
proof -
  assume b: "b \<noteq> 0" and d: "d \<noteq> 0"
  have "r - s = r + - s" for r s :: rat
  proof -
    have pos: "snd (quotient_of r) \<noteq> 0" "snd (quotient_of s) \<noteq> 0"
      using quotient_of_pos [of r] quotient_of_pos [of s] by simp_all
    have "r + - s = Fract (fst (quotient_of r)) (snd (quotient_of r)) + Fract (- fst (quotient_of s)) (snd (quotient_of s))"
      by (simp only: Fract_quotient_of uminus_rat_def)
    then show ?thesis using pos by (simp add: minus_rat_def)
  qed
  then show ?thesis using b d by simp
qed

lemma inverse_rat [simp]: "inverse (Fract a b) = Fract b a"
proof (cases "b = 0")
  case True
  have "inverse (Fract 0 1) = Fract 1 0" by (simp add: inverse_rat_def quotient_of_zero)
  then have "inverse (Fract 0 1) = Fract 0 1" by (simp only: Fract_0)
  moreover have "Fract 0 a = Fract 0 1" by (metis Fract_0 Fract_zero)
  ultimately show ?thesis using True by (simp add: Fract_0)
next
  case False
  define p q where "p = fst (quotient_of (Fract a b))" and "q = snd (quotient_of (Fract a b))"
  have pq: "p * b = a * q" using quotient_of_Fract [OF False, of a] by (simp add: p_def q_def)
  have pos: "0 < q" by (simp add: q_def quotient_of_pos)
  have "Fract q p = Fract b a"
  proof (cases "a = 0")
    case True
    then have "p = 0" using pq False by simp
    then show ?thesis using True by (simp add: Fract_0)
  next
    case nonzero: False
    then have "p \<noteq> 0" using pq pos by (metis less_irrefl mult_eq_0_iff mult_zero_left)
    then show ?thesis using nonzero pq by (simp add: eq_rat mult.commute)
  qed
  then show ?thesis by (simp add: inverse_rat_def p_def q_def)
qed

lemma divide_rat [simp]: "Fract a b / Fract c d = Fract (a * d) (b * c)"
proof -
  have "r / s = r * inverse s" for r s :: rat
  proof -
    have "r * inverse s = Fract (fst (quotient_of r)) (snd (quotient_of r)) * Fract (snd (quotient_of s)) (fst (quotient_of s))"
      by (simp only: Fract_quotient_of inverse_rat_def)
    then show ?thesis by (simp add: divide_rat_def)
  qed
  then show ?thesis by simp
qed

lemma le_rat: "0 < b \<Longrightarrow> 0 < d \<Longrightarrow> (Fract a b \<le> Fract c d) = (a * d \<le> c * b)"
  and less_rat: "0 < b \<Longrightarrow> 0 < d \<Longrightarrow> (Fract a b < Fract c d) = (a * d < c * b)"
proof -
  assume b: "0 < b" and d: "0 < d"
  then have b0: "b \<noteq> 0" and d0: "d \<noteq> 0" by simp_all
  define p q where "p = fst (quotient_of (Fract a b))" and "q = snd (quotient_of (Fract a b))"
  define p' q' where "p' = fst (quotient_of (Fract c d))" and "q' = snd (quotient_of (Fract c d))"
  have pq: "p * b = a * q" using quotient_of_Fract [OF b0, of a] by (simp add: p_def q_def)
  have pq': "p' * d = c * q'" using quotient_of_Fract [OF d0, of c] by (simp add: p'_def q'_def)
  have pos: "0 < q" "0 < q'" by (simp_all add: q_def q'_def quotient_of_pos)
  have bd: "0 < b * d" using b d by simp
  have qq: "0 < q * q'" using pos by simp
  have left: "b * d * (p * q') = q * q' * (a * d)"
  proof -
    have "b * d * (p * q') = p * b * (q' * d)" by algebra
    also have "\<dots> = a * q * (q' * d)" by (simp only: pq)
    also have "\<dots> = q * q' * (a * d)" by algebra
    finally show ?thesis .
  qed
  have right: "b * d * (p' * q) = q * q' * (c * b)"
  proof -
    have "b * d * (p' * q) = p' * d * (q * b)" by algebra
    also have "\<dots> = c * q' * (q * b)" by (simp only: pq')
    also have "\<dots> = q * q' * (c * b)" by algebra
    finally show ?thesis .
  qed
  have "(p * q' \<le> p' * q) = (b * d * (p * q') \<le> b * d * (p' * q))" using bd by (simp only: mult_le_cancel_left_pos)
  also have "\<dots> = (a * d \<le> c * b)" unfolding left right using qq by (simp only: mult_le_cancel_left_pos)
  finally show "(Fract a b \<le> Fract c d) = (a * d \<le> c * b)"
    by (simp only: less_eq_rat_def p_def q_def p'_def q'_def)
  have "(p * q' < p' * q) = (b * d * (p * q') < b * d * (p' * q))" using bd by (simp only: mult_less_cancel_left_pos)
  also have "\<dots> = (a * d < c * b)" unfolding left right using qq by (simp only: mult_less_cancel_left_pos)
  finally show "(Fract a b < Fract c d) = (a * d < c * b)"
    by (simp only: less_rat_def p_def q_def p'_def q'_def)
qed

instance rat :: comm_monoid_add
proof
  fix a b c :: rat
  obtain a1 a2 where a: "a = Fract a1 a2" "0 < a2" using ex_Fract [of a] by blast
  obtain b1 b2 where b: "b = Fract b1 b2" "0 < b2" using ex_Fract [of b] by blast
  obtain c1 c2 where c: "c = Fract c1 c2" "0 < c2" using ex_Fract [of c] by blast
  show "a + b + c = a + (b + c)" using a b c by (simp add: eq_rat)
  show "a + b = b + a" using a b by (simp add: eq_rat)
  show "0 + a = a" and "a + 0 = a" using a by (simp_all add: Zero_rat_def)
qed

instance rat :: ab_group_add
proof
  have left: "- r + r = 0" for r :: rat
  proof -
    obtain k l where "r = Fract k l" "0 < l" using ex_Fract [of r] by blast
    then show ?thesis by (simp add: Zero_rat_def eq_rat)
  qed
  have minus: "r + - s = r - s" for r s :: rat
  proof -
    obtain k l where r: "r = Fract k l" "0 < l" using ex_Fract [of r] by blast
    obtain m n where s: "s = Fract m n" "0 < n" using ex_Fract [of s] by blast
    show ?thesis using r s by simp
  qed
  have cancel: "s = t" if "r + s = r + t" for r s t :: rat
    using that by (metis add.assoc add_0_left left)
  fix a b c :: rat
  show "- a + a = 0" by (rule left)
  show "a + - b = a - b" by (rule minus)
  show "a + b = a + c \<Longrightarrow> b = c" by (rule cancel)
  show "b + a = c + a \<Longrightarrow> b = c" by (metis add.commute cancel)
  show "a + b - a = b" by (metis add.assoc add.commute add_0_left left minus)
  have "- (b + c) = - b + - c"
  proof (rule cancel [of "b + c"])
    have "b + c + (- b + - c) = 0" by (metis add.assoc add.commute add_0_left left)
    then show "b + c + - (b + c) = b + c + (- b + - c)" by (metis add.commute left)
  qed
  then show "a - b - c = a - (b + c)" by (metis add.assoc minus)
qed

instance rat :: comm_ring_1
proof
  have distrib: "r * (s + t) = r * s + r * t" for r s t :: rat
  proof -
    obtain a1 a2 where a: "r = Fract a1 a2" "0 < a2" using ex_Fract [of r] by blast
    obtain b1 b2 where b: "s = Fract b1 b2" "0 < b2" using ex_Fract [of s] by blast
    obtain c1 c2 where c: "t = Fract c1 c2" "0 < c2" using ex_Fract [of t] by blast
    show ?thesis using a b c by (simp add: eq_rat)
  qed
  have commute: "r * s = s * r" for r s :: rat
  proof -
    obtain k l m n where "r = Fract k l" "s = Fract m n" using ex_Fract [of r] ex_Fract [of s] by blast
    then show ?thesis by (simp add: mult.commute)
  qed
  have zero: "0 * r = 0" for r :: rat
  proof -
    obtain k l where "r = Fract k l" "0 < l" using ex_Fract [of r] by blast
    then show ?thesis by (simp add: Zero_rat_def eq_rat)
  qed
  have one: "1 * r = r" for r :: rat
  proof -
    obtain k l where "r = Fract k l" "0 < l" using ex_Fract [of r] by blast
    then show ?thesis by (simp add: One_rat_def)
  qed
  fix a b c :: rat
  obtain a1 a2 where a: "a = Fract a1 a2" "0 < a2" using ex_Fract [of a] by blast
  obtain b1 b2 where b: "b = Fract b1 b2" "0 < b2" using ex_Fract [of b] by blast
  obtain c1 c2 where c: "c = Fract c1 c2" "0 < c2" using ex_Fract [of c] by blast
  show "a * b * c = a * (b * c)" using a b c by (simp add: mult.assoc)
  show "a * b = b * a" by (rule commute)
  show "1 * a = a" by (rule one)
  show "a * 1 = a" by (metis commute one)
  show "0 * a = 0" by (rule zero)
  show "a * 0 = 0" by (metis commute zero)
  show "a * (b + c) = a * b + a * c" by (rule distrib)
  show "(a + b) * c = a * c + b * c" by (metis commute distrib)
  show "a * (b - c) = a * b - a * c" by (metis add_diff_cancel_right' diff_add_cancel distrib)
  show "0 \<noteq> (1::rat)" by (simp add: Zero_rat_def One_rat_def eq_rat)
qed

instance rat :: field
proof
  fix a b c :: rat
  obtain a1 a2 where a: "a = Fract a1 a2" "0 < a2" using ex_Fract by metis
  obtain b1 b2 where b: "b = Fract b1 b2" "0 < b2" using ex_Fract by metis
  have zero: "(Fract k l = 0) = (k = 0)" if "0 < l" for k l
    using that by (simp add: Zero_rat_def eq_rat)
  have right: "r * inverse r = 1" if "r \<noteq> 0" for r :: rat
  proof -
    obtain k l where r: "r = Fract k l" "0 < l" using ex_Fract by metis
    then have "k \<noteq> 0" using that by (simp add: zero)
    then show ?thesis using r by (simp add: One_rat_def eq_rat)
  qed
  have product: "r * s \<noteq> 0" if "r \<noteq> 0" "s \<noteq> 0" for r s :: rat
  proof
    assume "r * s = 0"
    then have "inverse r * (r * s) = 0" by simp
    then have "r * inverse r * s = 0" by (simp only: mult.assoc mult.commute mult.left_commute)
    then show False using that by (simp add: right)
  qed
  have cancel: "(r * s = r * t) = (r = 0 \<or> s = t)" for r s t :: rat
    by (metis mult_zero_left product right_diff_distrib right_minus_eq)
  have divide: "r / s = r * inverse s" for r s :: rat
  proof -
    obtain k l m n where "r = Fract k l" "s = Fract m n" using ex_Fract by metis
    then show ?thesis by simp
  qed
  show "a \<noteq> 0 \<Longrightarrow> b \<noteq> 0 \<Longrightarrow> a * b \<noteq> 0" by (rule product)
  show "(c * a = c * b) = (c = 0 \<or> a = b)" by (rule cancel)
  show "(a * c = b * c) = (c = 0 \<or> a = b)" by (metis cancel mult.commute)
  show "a \<noteq> 0 \<Longrightarrow> a * inverse a = 1" by (rule right)
  show "a \<noteq> 0 \<Longrightarrow> inverse a * a = 1" by (metis right mult.commute)
  show "a / b = a * inverse b" by (rule divide)
  show inverse_0: "inverse 0 = (0::rat)" by (simp add: Zero_rat_def Fract_0)
  show "b \<noteq> 0 \<Longrightarrow> a * b / b = a" by (simp add: divide mult.assoc right)
  show "a / 0 = 0" by (simp add: divide inverse_0)
qed

instance rat :: linorder
proof
  fix x y z :: rat
  obtain a b where x: "x = Fract a b" "0 < b" using ex_Fract by metis
  obtain c d where y: "y = Fract c d" "0 < d" using ex_Fract by metis
  obtain e f where z: "z = Fract e f" "0 < f" using ex_Fract by metis
  show "(x < y) = (x \<le> y \<and> \<not> y \<le> x)" using x y by (auto simp: le_rat less_rat)
  show "x \<le> x" using x by (simp add: le_rat)
  show "x \<le> y \<or> y \<le> x" using x y by (auto simp: le_rat)
  show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y" using x y by (simp add: le_rat eq_rat)
  show "x \<le> y \<Longrightarrow> y \<le> z \<Longrightarrow> x \<le> z"
  proof -
    assume "x \<le> y" and "y \<le> z"
    then have "a * d \<le> c * b" and "c * f \<le> e * d" using x y z by (simp_all add: le_rat)
    then have "a * d * f \<le> c * b * f" and "c * f * b \<le> e * d * b" using x z by (simp_all add: mult_right_mono)
    then have "a * f * d \<le> e * b * d" by (simp add: algebra_simps)
    then have "a * f \<le> e * b" using y by (metis mult_le_cancel_right_pos)
    then show "x \<le> z" using x z by (simp add: le_rat)
  qed
qed

lemma of_nat_rat: "of_nat n = Fract (int n) 1"
proof (induct n)
  case 0
  show ?case by (simp add: Zero_rat_def)
next
  case (Suc n)
  have "of_nat (Suc n) = (1::rat) + of_nat n" by (rule of_nat_Suc)
  also have "\<dots> = Fract 1 1 + Fract (int n) 1" by (simp only: Suc One_rat_def)
  also have "\<dots> = Fract (1 * 1 + int n * 1) (1 * 1)" by (rule add_rat) simp_all
  also have "\<dots> = Fract (int (Suc n)) 1" by simp
  finally show ?case .
qed

lemma of_int_rat: "of_int k = Fract k 1"
proof (cases k rule: int_cases2)
  case (1 n)
  then show ?thesis by (simp add: of_nat_rat)
next
  case (2 n)
  then show ?thesis by (simp add: of_nat_rat)
qed

lemma zero_le_Fract_iff: "0 < b \<Longrightarrow> (0 \<le> Fract a b) = (0 \<le> a)"
  by (simp add: Zero_rat_def le_rat)

lemma zero_less_Fract_iff: "0 < b \<Longrightarrow> (0 < Fract a b) = (0 < a)"
  by (simp add: Zero_rat_def less_rat)

lemma le_iff_diff_rat: "(r \<le> s) = (0 \<le> s - (r :: rat))"
proof -
  obtain k l where r: "r = Fract k l" "0 < l" using ex_Fract [of r] by blast
  obtain m n where s: "s = Fract m n" "0 < n" using ex_Fract [of s] by blast
  have pos: "0 < n * l" using r s by simp
  have "s - r = Fract (m * l - k * n) (n * l)" using r s by simp
  then show ?thesis using r s by (simp add: le_rat zero_le_Fract_iff [OF pos])
qed

instance rat :: linordered_ab_group_add
proof
  have add_le: "(t + r \<le> t + s) = (r \<le> s)" for r s t :: rat
  proof -
    have "(t + r \<le> t + s) = (0 \<le> t + s - (t + r))" by (rule le_iff_diff_rat)
    also have "\<dots> = (0 \<le> s - r)" by (simp only: add_diff_cancel_left)
    also have "\<dots> = (r \<le> s)" by (rule le_iff_diff_rat [symmetric])
    finally show ?thesis .
  qed
  have add_less: "(t + r < t + s) = (r < s)" for r s t :: rat
    by (simp only: less_le_not_le add_le)
  fix a b c d :: rat
  show "a \<le> b \<Longrightarrow> c + a \<le> c + b" by (simp only: add_le)
  show "c + a \<le> c + b \<Longrightarrow> a \<le> b" by (simp only: add_le)
  show "a + c < b + d" if "a < b" "c < d"
  proof -
    have "a + c < a + d" using that by (simp only: add_less)
    moreover have "d + a < d + b" using that by (simp only: add_less)
    ultimately show ?thesis by (metis add.commute order.strict_trans)
  qed
qed

lemma mult_pos_rat: "0 < r \<Longrightarrow> 0 < s \<Longrightarrow> 0 < r * (s :: rat)"
proof -
  assume pos: "0 < r" "0 < s"
  obtain k l where r: "r = Fract k l" "0 < l" using ex_Fract [of r] by blast
  obtain m n where s: "s = Fract m n" "0 < n" using ex_Fract [of s] by blast
  have "0 < k" "0 < m" using r s pos by (simp_all add: zero_less_Fract_iff)
  then have "0 < k * m" by simp
  moreover have "0 < l * n" using r s by simp
  ultimately show ?thesis using r s by (simp add: zero_less_Fract_iff)
qed

lemma abs_if_rat: "\<bar>r\<bar> = (if r < 0 then - r else (r :: rat))"
proof -
  have "(r < 0) = (fst (quotient_of r) < 0)"
    by (simp add: less_rat_def Zero_rat_def quotient_of_zero)
  then show ?thesis
    using Fract_quotient_of [of r] by (simp add: abs_rat_def uminus_rat_def)
qed

lemma sgn_if_rat: "sgn r = (if r = 0 then 0 else if 0 < r then 1 else - (1 :: rat))"
proof -
  have pos: "(0 < r) = (0 < fst (quotient_of r))"
    by (simp add: less_rat_def Zero_rat_def quotient_of_zero)
  have neg: "(r < 0) = (fst (quotient_of r) < 0)"
    by (simp add: less_rat_def Zero_rat_def quotient_of_zero)
  consider "r < 0" | "r = 0" | "0 < r" by (metis less_linear)
  then show ?thesis
  proof cases
    case 1
    then show ?thesis using neg by (simp add: sgn_rat_def One_rat_def less_imp_not_less)
  next
    case 2
    then show ?thesis by (simp add: sgn_rat_def Zero_rat_def quotient_of_zero)
  next
    case 3
    then show ?thesis using pos by (simp add: sgn_rat_def One_rat_def)
  qed
qed

lemma one_pos_rat: "0 < (1 :: rat)"
  by (simp add: One_rat_def zero_less_Fract_iff)

lemma dense_rat: "a < b \<Longrightarrow> \<exists>c. a < c \<and> c < (b :: rat)"
proof -
  assume ab: "a < b"
  obtain k l where a: "a = Fract k l" "0 < l" using ex_Fract [of a] by blast
  obtain m n where b: "b = Fract m n" "0 < n" using ex_Fract [of b] by blast
  have less: "k * n < m * l" using ab a b by (simp add: less_rat)
  have pos: "0 < l * n" using a b by simp
  then have pos2: "0 < 2 * (l * n)" by simp
  have 1: "k * (2 * (l * n)) < (k * n + m * l) * l"
  proof -
    have "k * n * l < m * l * l" using less a(2) by (rule mult_strict_right_mono)
    then show ?thesis by (simp add: algebra_simps)
  qed
  have 2: "(k * n + m * l) * n < m * (2 * (l * n))"
  proof -
    have "k * n * n < m * l * n" using less b(2) by (rule mult_strict_right_mono)
    then show ?thesis by (simp add: algebra_simps)
  qed
  have one: "a < Fract (k * n + m * l) (2 * (l * n)) \<and> Fract (k * n + m * l) (2 * (l * n)) < b"
    unfolding a(1) b(1) less_rat [OF a(2) pos2] less_rat [OF pos2 b(2)] using 1 2 by blast
  show ?thesis by (rule exI [of _ "Fract (k * n + m * l) (2 * (l * n))"], rule one)
qed

instance rat :: linordered_field
proof
  have mult_less: "r * s < r * t" if "s < t" "0 < r" for r s t :: rat
  proof -
    have "0 < r * (t - s)" using that by (simp add: mult_pos_rat)
    then show ?thesis by (simp add: right_diff_distrib)
  qed
  have mult_le: "r * s \<le> r * t" if "s \<le> t" "0 \<le> r" for r s t :: rat
    using that by (metis le_less mult_less mult_zero_left)
  have abs_self: "r \<le> \<bar>r\<bar>" for r :: rat
  proof (cases "r < 0")
    case True
    then have "0 < - r" by simp
    then have "r < - r" using True by (metis order.strict_trans)
    then show ?thesis using True by (simp add: abs_if_rat)
  next
    case False
    then show ?thesis by (simp add: abs_if_rat)
  qed
  have abs_minus: "- r \<le> \<bar>r\<bar>" for r :: rat
  proof (cases "r < 0")
    case True
    then show ?thesis by (simp add: abs_if_rat)
  next
    case False
    then have "0 \<le> r" by simp
    moreover then have "- r \<le> 0" by simp
    ultimately have "- r \<le> r" by (metis order.trans)
    then show ?thesis using False by (simp add: abs_if_rat)
  qed
  have plus_less: "r < r + 1" for r :: rat using one_pos_rat by simp
  fix a b c d :: rat
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> c * a \<le> c * b" by (rule mult_le)
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c \<le> b * c" by (metis mult.commute mult_le)
  show "0 \<le> (1::rat)" using one_pos_rat by (rule less_imp_le)
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> c * a < c * b" by (rule mult_less)
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> a * c < b * c" by (metis mult.commute mult_less)
  show "0 < (1::rat)" by (rule one_pos_rat)
  show "a < b \<Longrightarrow> a + 1 < b + 1" by simp
  show "b \<le> a \<Longrightarrow> a - b + b = a" by simp
  show "\<bar>a\<bar> = (if a < 0 then - a else a)" by (rule abs_if_rat)
  show "0 \<le> \<bar>a\<bar>"
  proof (cases "a < 0")
    case True
    then have "0 < - a" by simp
    then show ?thesis using True by (simp add: abs_if_rat)
  next
    case False
    then show ?thesis by (simp add: abs_if_rat)
  qed
  show "a \<le> \<bar>a\<bar>" by (rule abs_self)
  show "a \<le> b \<Longrightarrow> - a \<le> b \<Longrightarrow> \<bar>a\<bar> \<le> b" by (simp add: abs_if_rat)
  show "\<bar>- a\<bar> = \<bar>a\<bar>"
  proof -
    consider "a < 0" | "a = 0" | "0 < a" by (metis less_linear)
    then show ?thesis
    proof cases
      case 1
      then have "\<not> - a < 0" by (simp add: less_imp_not_less)
      then show ?thesis using 1 by (simp add: abs_if_rat)
    next
      case 2
      then show ?thesis by (simp add: abs_if_rat)
    next
      case 3
      then have "- a < 0" "\<not> a < 0" by (simp_all add: less_imp_not_less)
      then show ?thesis by (simp add: abs_if_rat)
    qed
  qed
  show "\<bar>a + b\<bar> \<le> \<bar>a\<bar> + \<bar>b\<bar>"
  proof -
    have "a + b \<le> \<bar>a\<bar> + \<bar>b\<bar>" using abs_self abs_self by (rule add_mono)
    moreover have "- a + - b \<le> \<bar>a\<bar> + \<bar>b\<bar>" using abs_minus abs_minus by (rule add_mono)
    moreover have "- (a + b) = - a + - b" by simp
    ultimately have "- (a + b) \<le> \<bar>a\<bar> + \<bar>b\<bar>" "a + b \<le> \<bar>a\<bar> + \<bar>b\<bar>" by (simp_all only:)
    then show ?thesis by (simp add: abs_if_rat [of "a + b"] del: minus_add_distrib)
  qed
  show "sgn a = (if a = 0 then 0 else if 0 < a then 1 else - 1)" by (rule sgn_if_rat)
  show "inj (of_nat :: nat \<Rightarrow> rat)"
    by (rule injI) (simp add: of_nat_rat eq_rat)
  show "\<exists>x. a < x" by (rule exI [of _ "a + 1"], rule plus_less)
  show "\<exists>x. x < a" using plus_less [of "a - 1"] by (metis diff_add_cancel)
  show "a < b \<Longrightarrow> \<exists>c. a < c \<and> c < b" by (rule dense_rat)
qed

instantiation rat :: floor_ceiling
begin

definition floor_rat :: "rat \<Rightarrow> int"
  where "floor_rat r = fst (quotient_of r) div snd (quotient_of r)"

instance
proof
  fix x :: rat
  define p q where "p = fst (quotient_of x)" and "q = snd (quotient_of x)"
  have x: "x = Fract p q" and q: "0 < q"
    by (simp_all add: p_def q_def Fract_quotient_of quotient_of_pos)
  have p: "p = q * (p div q) + p mod q" by (rule mult_div_mod_eq [symmetric])
  have mod: "0 \<le> p mod q" "p mod q < q" using q by simp_all
  have low: "p div q * q \<le> p" using p mod by (simp add: mult.commute)
  have high: "p < (p div q + 1) * q" using p mod by (simp add: algebra_simps)
  have floor: "\<lfloor>x\<rfloor> = p div q" by (simp add: floor_rat_def p_def q_def)
  have both: "of_int \<lfloor>x\<rfloor> \<le> x \<and> x < of_int (\<lfloor>x\<rfloor> + 1)"
    unfolding floor of_int_rat using x q low high by (simp add: le_rat less_rat)
  show "of_int \<lfloor>x\<rfloor> \<le> x \<and> x < of_int (\<lfloor>x\<rfloor> + 1)" by (rule both)
  have "x \<le> of_int (\<lfloor>x\<rfloor> + 1)" using both by (metis less_imp_le)
  then show "\<exists>z. x \<le> of_int z" by metis
qed

end

instantiation rat :: distrib_lattice
begin

definition inf_rat :: "rat \<Rightarrow> rat \<Rightarrow> rat"
  where "inf_rat = min"

definition sup_rat :: "rat \<Rightarrow> rat \<Rightarrow> rat"
  where "sup_rat = max"

instance
proof
  fix x y z :: rat
  show "inf x y \<le> x" and "inf x y \<le> y"
    unfolding inf_rat_def by simp_all
  show "x \<le> y \<Longrightarrow> x \<le> z \<Longrightarrow> x \<le> inf y z"
    by (simp add: inf_rat_def min_def)
  show "x \<le> sup x y" and "y \<le> sup x y"
    unfolding sup_rat_def by simp_all
  show "y \<le> x \<Longrightarrow> z \<le> x \<Longrightarrow> sup y z \<le> x"
    by (simp add: sup_rat_def max_def)
  show "sup x (inf y z) = inf (sup x y) (sup x z)"
    unfolding inf_rat_def sup_rat_def by (metis max_commute max_min_distrib1)
qed

end

definition of_rat :: "rat \<Rightarrow> 'a::field_char_0"
  where "of_rat r = of_int (fst (quotient_of r)) / of_int (snd (quotient_of r))"

definition Rats :: "'a::field_char_0 set"  ("\<rat>")
  where "\<rat> = range of_rat"

lemma Fract_of_int_quotient: "Fract k l = of_int k / of_int l"
  by (simp add: of_int_rat)

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
  have a: "(of_int (snd (quotient_of a)) :: 'a::field_char_0) \<noteq> 0" using pos by simp
  have b: "(of_int (snd (quotient_of b)) :: 'a::field_char_0) \<noteq> 0" using pos by simp
  have right: "x * y / (z * y) = x / z" if "y \<noteq> 0" for x y z :: "'a::field_char_0"
  proof -
    have "x * y / (z * y) = (x / z) * (y / y)" by (simp only: times_divide_times_eq)
    then show ?thesis using that by simp
  qed
  have left: "x * y / (y * z) = x / z" if "y \<noteq> 0" for x y z :: "'a::field_char_0"
    using that by (metis mult.commute right)
  show ?thesis
    unfolding plus_rat_def of_rat_Fract [OF nonzero]
    by (simp only: of_rat_def of_int_add of_int_mult add_divide_distrib right [OF b] left [OF a])
qed

lemma of_rat_mult: "of_rat (a * b) = of_rat a * of_rat b"
proof -
  have nonzero: "snd (quotient_of a) * snd (quotient_of b) \<noteq> 0"
    using quotient_of_pos [of a] quotient_of_pos [of b] by simp
  show ?thesis unfolding times_rat_def of_rat_Fract [OF nonzero] by (simp add: of_rat_def times_divide_times_eq)
qed

end
