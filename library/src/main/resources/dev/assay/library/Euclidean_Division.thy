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

lemma divmod_nat_def: "divmod_nat m n = (m div n, m mod n)"
  by (simp add: divide_nat_def modulo_nat_def)

lemma fst_divmod_nat [simp]: "fst (divmod_nat m n) = m div n"
  by (simp add: divide_nat_def)

lemma snd_divmod_nat [simp]: "snd (divmod_nat m n) = m mod n"
  by (simp add: modulo_nat_def)

lemma mod_Suc: "Suc m mod n = (if Suc (m mod n) = n then 0 else Suc (m mod n))"
proof -
  have "divmod_nat (Suc m) n = (case divmod_nat m n of (q, r) \<Rightarrow> if Suc r = n then (Suc q, 0) else (q, Suc r))"
    by (rule divmod_nat.simps(2))
  then have "(Suc m div n, Suc m mod n) = (case (m div n, m mod n) of (q, r) \<Rightarrow> if Suc r = n then (Suc q, 0) else (q, Suc r))"
    unfolding divmod_nat_def .
  then show ?thesis by (cases "Suc (m mod n) = n") simp_all
qed

lemma div_Suc: "Suc m div n = (if Suc (m mod n) = n then Suc (m div n) else m div n)"
proof -
  have "divmod_nat (Suc m) n = (case divmod_nat m n of (q, r) \<Rightarrow> if Suc r = n then (Suc q, 0) else (q, Suc r))"
    by (rule divmod_nat.simps(2))
  then have "(Suc m div n, Suc m mod n) = (case (m div n, m mod n) of (q, r) \<Rightarrow> if Suc r = n then (Suc q, 0) else (q, Suc r))"
    unfolding divmod_nat_def .
  then show ?thesis by (cases "Suc (m mod n) = n") simp_all
qed

lemma mod_less_divisor [simp]: "0 < n \<Longrightarrow> m mod n < (n::nat)"
proof (induct m)
  case 0
  have "0 mod n = 0" by (simp add: modulo_nat_def del: snd_divmod_nat)
  then show ?case using 0 by simp
next
  case (Suc m)
  then have "m mod n < n" by simp
  then have "Suc (m mod n) = n \<or> Suc (m mod n) < n" by linarith
  then show ?case using Suc.prems by (auto simp: mod_Suc)
qed

instance nat :: semiring_modulo
proof
  have e: "n * (m div n) + m mod n = m" for m n :: nat
  proof (induct m)
    case 0
    have "0 mod n = 0" by (simp add: modulo_nat_def del: snd_divmod_nat)
    moreover have "0 div n = 0" by (simp add: divide_nat_def del: fst_divmod_nat)
    ultimately show ?case by simp
  next
    case (Suc m)
    show ?case
    proof (cases "Suc (m mod n) = n")
      case True
      then have "n * (Suc m div n) + Suc m mod n = n * (m div n) + n" by (simp add: div_Suc mod_Suc)
      also have "\<dots> = n * (m div n) + Suc (m mod n)" using True by presburger
      also have "\<dots> = Suc m" using Suc by presburger
      finally show ?thesis .
    next
      case False
      then have "n * (Suc m div n) + Suc m mod n = n * (m div n) + Suc (m mod n)" by (simp add: div_Suc mod_Suc)
      also have "\<dots> = Suc m" using Suc by presburger
      finally show ?thesis .
    qed
  qed
  fix a b :: nat
  show "a div b * b + a mod b = a" by (metis e mult_commute)
qed

lemma div_nat_eqI: "n * q \<le> m \<Longrightarrow> m < n * Suc q \<Longrightarrow> m div n = (q::nat)"
proof -
  assume a: "n * q \<le> m" and b: "m < n * Suc q"
  have n: "0 < n" using b by (cases n) simp_all
  have e: "n * (m div n) + m mod n = m" by (rule mult_div_mod_eq)
  have l: "m mod n < n" using n by (rule mod_less_divisor)
  have "n * (m div n) < n * Suc q" using e b by linarith
  then have 1: "m div n < Suc q" by (metis mult_less_cancel1)
  have "n * Suc (m div n) = n * (m div n) + n" by simp
  then have "n * q < n * Suc (m div n)" using a e l by linarith
  then have 2: "q < Suc (m div n)" by (metis mult_less_cancel1)
  show "m div n = q" using 1 2 by linarith
qed

lemma mod_nat_eqI: "r < n \<Longrightarrow> r \<le> m \<Longrightarrow> n dvd m - r \<Longrightarrow> m mod n = (r::nat)"
proof -
  assume a: "r < n" and b: "r \<le> m" and d: "n dvd m - r"
  obtain q where q: "m - r = n * q" using d by (metis dvdE)
  have m: "m = n * q + r" using q b by linarith
  have s: "n * Suc q = n * q + n" by simp
  have "n * q \<le> m" using m by linarith
  moreover have "m < n * Suc q" using m a s by linarith
  ultimately have "m div n = q" by (rule div_nat_eqI)
  then have "n * q + m mod n = m" using mult_div_mod_eq [of n m] by simp
  then show "m mod n = r" using m by linarith
qed

instantiation nat :: normalization_semidom
begin

definition normalize_nat :: "nat \<Rightarrow> nat"
  where "normalize_nat n = n"

instance
proof
  fix a b :: nat
  show "b \<noteq> 0 \<Longrightarrow> a * b div b = a"
  proof -
    assume b: "b \<noteq> 0"
    have "b * a \<le> a * b" by (simp add: mult_commute)
    moreover have "a * b < b * Suc a" using b by (simp add: mult_commute)
    ultimately show "a * b div b = a" by (rule div_nat_eqI)
  qed
  show "a div 0 = 0"
  proof (induct a)
    case 0
    show ?case by (simp add: divide_nat_def del: fst_divmod_nat)
  next
    case (Suc a)
    then show ?case by (simp add: div_Suc)
  qed
qed (auto simp: unit_factor_nat_def normalize_nat_def)

end

instantiation nat :: unique_euclidean_semiring
begin

definition euclidean_size_nat :: "nat \<Rightarrow> nat"
  where "euclidean_size_nat n = n"

definition division_segment_nat :: "nat \<Rightarrow> nat"
  where "division_segment_nat n = 1"

instance
proof
  fix a b c :: nat
  show "euclidean_size (0::nat) = 0" by (simp add: euclidean_size_nat_def)
  show "b \<noteq> 0 \<Longrightarrow> euclidean_size (a mod b) < euclidean_size b" by (simp add: euclidean_size_nat_def)
  show "b \<noteq> 0 \<Longrightarrow> euclidean_size a \<le> euclidean_size (a * b)" by (cases b) (simp_all add: euclidean_size_nat_def)
  show "b \<noteq> 0 \<Longrightarrow> (a + c * b) div b = c + a div b"
  proof -
    assume b: "b \<noteq> 0"
    have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
    have l: "a mod b < b" using b by simp
    have 1: "b * (c + a div b) = c * b + b * (a div b)" by (simp add: distrib_left mult_commute)
    have 2: "b * Suc (c + a div b) = b * (c + a div b) + b" by simp
    have "b * (c + a div b) \<le> a + c * b" using 1 e by linarith
    moreover have "a + c * b < b * Suc (c + a div b)" using 1 2 e l by linarith
    ultimately show "(a + c * b) div b = c + a div b" by (rule div_nat_eqI)
  qed
  show "c \<noteq> 0 \<Longrightarrow> (c * a) div (c * b) = a div b"
  proof (cases "b = 0")
    case True
    then show ?thesis by simp
  next
    case False
    assume c: "c \<noteq> 0"
    have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
    have l: "a mod b < b" using False by simp
    have 2: "b * Suc (a div b) = b * (a div b) + b" by simp
    have "b * (a div b) \<le> a" using e by linarith
    then have 3: "c * (b * (a div b)) \<le> c * a" by (metis mult_left_mono le0)
    have "a < b * Suc (a div b)" using e l 2 by linarith
    then have 4: "c * a < c * (b * Suc (a div b))" using c by (metis mult_less_cancel1 neq0_conv)
    have "c * b * (a div b) \<le> c * a" using 3 by (metis mult_assoc)
    moreover have "c * a < c * b * Suc (a div b)" using 4 by (metis mult_assoc)
    ultimately show ?thesis by (rule div_nat_eqI)
  qed
qed

end

lemma div_less [simp]: "m < n \<Longrightarrow> m div n = (0::nat)"
  using div_nat_eqI [of n 0 m] by simp

lemma mod_less [simp]: "m < n \<Longrightarrow> m mod n = (m::nat)"
  using mod_nat_eqI [of m n m] by simp

lemma mod_le_divisor [simp]: "0 < n \<Longrightarrow> m mod n \<le> (n::nat)"
  by (simp add: less_imp_le)

lemma mod_less_eq_dividend [simp]: "m mod n \<le> (m::nat)"
  by (induct m) (auto simp: mod_Suc)

lemma div_le_dividend [simp]: "m div n \<le> (m::nat)"
  by (induct m) (auto simp: div_Suc)

lemma le_mod_geq: "n \<le> m \<Longrightarrow> m mod n = (m - n) mod (n::nat)"
proof (cases "n = 0")
  case True
  then show ?thesis by simp
next
  case False
  assume le: "n \<le> m"
  have e: "n * ((m - n) div n) + (m - n) mod n = m - n" by (rule mult_div_mod_eq)
  have s: "n * Suc ((m - n) div n) = n * ((m - n) div n) + n" by simp
  have "m - (m - n) mod n = n * Suc ((m - n) div n)" using e s le by linarith
  then have "n dvd m - (m - n) mod n" by (metis dvdI)
  moreover have "(m - n) mod n \<le> m" using e le by linarith
  moreover have "(m - n) mod n < n" using False by simp
  ultimately show ?thesis using mod_nat_eqI by blast
qed

lemma mod_if: "m mod n = (if m < n then m else (m - n) mod (n::nat))"
  by (simp add: le_mod_geq)

lemma div_geq: "0 < n \<Longrightarrow> \<not> m < n \<Longrightarrow> m div n = Suc ((m - n) div (n::nat))"
proof -
  assume n: "0 < n" and le: "\<not> m < n"
  have e: "n * ((m - n) div n) + (m - n) mod n = m - n" by (rule mult_div_mod_eq)
  have l: "(m - n) mod n < n" using n by simp
  have s: "n * Suc ((m - n) div n) = n * ((m - n) div n) + n" by simp
  have t: "n * Suc (Suc ((m - n) div n)) = n * Suc ((m - n) div n) + n" by simp
  have "n * Suc ((m - n) div n) \<le> m" using e s le by linarith
  moreover have "m < n * Suc (Suc ((m - n) div n))" using e s t l le by linarith
  ultimately show ?thesis by (rule div_nat_eqI)
qed

lemma div_mult_self_is_m [simp]: "0 < n \<Longrightarrow> (m * n) div n = (m::nat)"
  by simp

lemma div_mult1_eq: "(a * b) div c = a * (b div c) + a * (b mod c) div (c::nat)"
proof (cases "c = 0")
  case True
  then show ?thesis by simp
next
  case False
  have "a * b = a * (c * (b div c) + b mod c)" by (metis mult_div_mod_eq)
  also have "\<dots> = a * (b mod c) + a * (b div c) * c"
    by (metis distrib_left add_commute mult_assoc mult_commute)
  finally have "a * b = a * (b mod c) + a * (b div c) * c" .
  then show ?thesis using div_mult_self1 [OF False] by metis
qed

lemma div_mult2_eq: "m div (n * q) = (m div n) div (q::nat)"
proof (cases "n = 0 \<or> q = 0")
  case True
  then show ?thesis by auto
next
  case False
  let ?d = "m div n"
  have m: "n * ?d + m mod n = m" by (rule mult_div_mod_eq)
  have d: "q * (?d div q) + ?d mod q = ?d" by (rule mult_div_mod_eq)
  have r: "m mod n < n" using False by simp
  have s: "?d mod q < q" using False by simp
  have "n * (q * (?d div q) + ?d mod q) = n * ?d" unfolding d ..
  then have 1: "n * q * (?d div q) + n * (?d mod q) = n * ?d" by (metis distrib_left mult_assoc)
  have "n * Suc (?d mod q) \<le> n * q" using s by (metis Suc_leI mult_left_mono le0)
  then have 2: "n * (?d mod q) + n \<le> n * q" by simp
  have 3: "n * q * Suc (?d div q) = n * q * (?d div q) + n * q" by simp
  have "n * q * (?d div q) \<le> m" using 1 m by linarith
  moreover have "m < n * q * Suc (?d div q)" using 1 2 3 m r by linarith
  ultimately show ?thesis by (rule div_nat_eqI)
qed

lemma mod_mult2_eq: "m mod (n * q) = n * (m div n mod q) + m mod (n::nat)"
proof -
  let ?d = "m div n"
  have m: "n * ?d + m mod n = m" by (rule mult_div_mod_eq)
  have d: "q * (?d div q) + ?d mod q = ?d" by (rule mult_div_mod_eq)
  have "n * (q * (?d div q) + ?d mod q) = n * ?d" unfolding d ..
  then have 1: "n * q * (?d div q) + n * (?d mod q) = n * ?d" by (metis distrib_left mult_assoc)
  have "n * q * (m div (n * q)) + m mod (n * q) = m" by (rule mult_div_mod_eq)
  then have "n * q * (?d div q) + m mod (n * q) = m" unfolding div_mult2_eq .
  then show ?thesis using 1 m by linarith
qed

lemma mod_mod_trivial [simp]: "m mod n mod n = m mod (n::nat)"
  by (cases "n = 0") auto

lemma mod_add_eq: "(a mod c + b mod c) mod c = (a + b) mod (c::nat)"
proof (cases "c = 0")
  case True
  then show ?thesis by simp
next
  case False
  let ?s = "a mod c + b mod c"
  have a: "c * (a div c) + a mod c = a" by (rule mult_div_mod_eq)
  have b: "c * (b div c) + b mod c = b" by (rule mult_div_mod_eq)
  have s: "c * (?s div c) + ?s mod c = ?s" by (rule mult_div_mod_eq)
  have d: "c * (a div c + b div c + ?s div c) = c * (a div c) + c * (b div c) + c * (?s div c)" by (simp add: distrib_left)
  have "a + b - ?s mod c = c * (a div c + b div c + ?s div c)" using a b s d by linarith
  then have 3: "c dvd a + b - ?s mod c" by (metis dvdI)
  have 2: "?s mod c \<le> a + b" using a b s by linarith
  have 1: "?s mod c < c" using False by simp
  have "(a + b) mod c = ?s mod c" using 1 2 3 by (rule mod_nat_eqI)
  then show ?thesis by simp
qed

lemma mod_mult_eq: "((a mod c) * (b mod c)) mod c = (a * b) mod (c::nat)"
proof -
  have *: "(x mod c * y) mod c = (x * y) mod c" for x y
  proof (induct y)
    case 0
    show ?case by simp
  next
    case (Suc y)
    have "(x mod c * Suc y) mod c = (x mod c + x mod c * y) mod c" by simp
    also have "\<dots> = (x mod c mod c + x mod c * y mod c) mod c" by (metis mod_add_eq)
    also have "\<dots> = (x mod c + x * y mod c) mod c" unfolding Suc by simp
    also have "\<dots> = (x + x * y) mod c" by (rule mod_add_eq)
    finally show ?case by simp
  qed
  show ?thesis by (metis * mult_commute)
qed

lemma div_le_mono: "m \<le> n \<Longrightarrow> m div k \<le> n div (k::nat)"
  by (induct n) (auto simp: div_Suc le_Suc_eq)

lemma div_eq_0_iff: "(a div b = 0) = (a < b \<or> b = (0::nat))"
proof (cases "b = 0")
  case True
  then show ?thesis by simp
next
  case False
  have "a < b" if "a div b = 0"
    using that mult_div_mod_eq [of b a] False mod_less_divisor [of b a] by simp
  then show ?thesis using False div_less by blast
qed

lemma mod_eq_nat1E: "(m::nat) mod q = n mod q \<Longrightarrow> n \<le> m \<Longrightarrow> (\<And>s. m = n + q * s \<Longrightarrow> thesis) \<Longrightarrow> thesis"
proof -
  assume e: "m mod q = n mod q" and le: "n \<le> m" and t: "\<And>s. m = n + q * s \<Longrightarrow> thesis"
  have m: "q * (m div q) + m mod q = m" by (rule mult_div_mod_eq)
  have n: "q * (n div q) + n mod q = n" by (rule mult_div_mod_eq)
  have "q * (m div q - n div q) = q * (m div q) - q * (n div q)" by (rule diff_mult_distrib2)
  then have "m = n + q * (m div q - n div q)" using m n e le by linarith
  then show thesis by (rule t)
qed

lemma mod_Suc_eq_Suc_mod: "Suc m mod n = Suc (m mod n) mod n"
  by (simp add: mod_Suc)

lemma split_div: "P ((m::nat) div n) = ((n = 0 \<longrightarrow> P 0) \<and> (n \<noteq> 0 \<longrightarrow> (\<forall>i j. j < n \<longrightarrow> m = n * i + j \<longrightarrow> P i)))"
proof (cases "n = 0")
  case True
  then show ?thesis by simp
next
  case False
  have u: "m div n = i" if j: "j < n" and m: "m = n * i + j" for i j
  proof -
    have "n * Suc i = n * i + n" by simp
    then have d: "m div n = i" using j m div_nat_eqI [of n i m] by linarith
    have "n * (m div n) + m mod n = m" by (rule mult_div_mod_eq)
    then have "n * i + m mod n = m" unfolding d .
    then have "m mod n = j" using m by linarith
    then show ?thesis using d by simp
  qed
  have e: "m = n * (m div n) + m mod n" by (simp add: mult_div_mod_eq)
  have l: "m mod n < n" using False by simp
  show ?thesis using False u e l by metis
qed

lemma split_mod: "P ((m::nat) mod n) = ((n = 0 \<longrightarrow> P m) \<and> (n \<noteq> 0 \<longrightarrow> (\<forall>i j. j < n \<longrightarrow> m = n * i + j \<longrightarrow> P j)))"
proof (cases "n = 0")
  case True
  then show ?thesis by simp
next
  case False
  have u: "m mod n = j" if j: "j < n" and m: "m = n * i + j" for i j
  proof -
    have "n * Suc i = n * i + n" by simp
    then have d: "m div n = i" using j m div_nat_eqI [of n i m] by linarith
    have "n * (m div n) + m mod n = m" by (rule mult_div_mod_eq)
    then have "n * i + m mod n = m" unfolding d .
    then have "m mod n = j" using m by linarith
    then show ?thesis using d by simp
  qed
  have e: "m = n * (m div n) + m mod n" by (simp add: mult_div_mod_eq)
  have l: "m mod n < n" using False by simp
  show ?thesis using False u e l by metis
qed

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

instance
proof
  fix a b :: int
  show "b \<noteq> 0 \<Longrightarrow> a * b div b = a"
  proof -
    assume b: "b \<noteq> 0"
    have neg: "(- 1::int) \<noteq> 1" by (metis less_irrefl neg_less_0_iff_less zero_less_one less_trans)
    have gen: "1 \<noteq> (- 1::int)" by (metis neg)
    have n: "nat \<bar>a * b\<bar> = nat \<bar>a\<bar> * nat \<bar>b\<bar>" by (simp add: abs_mult nat_mult_distrib)
    have N: "nat \<bar>b\<bar> \<noteq> 0" using b by simp
    have d: "nat \<bar>a * b\<bar> div nat \<bar>b\<bar> = nat \<bar>a\<bar>" unfolding n using N by (rule nonzero_mult_div_cancel_right)
    have m: "nat \<bar>a * b\<bar> mod nat \<bar>b\<bar> = 0" unfolding n by (metis mult_commute mod_mult_self1_is_0)
    have e1: "a * b div b = int (nat \<bar>a\<bar>)" if s: "sgn (a * b) = sgn b"
    proof -
      have "a * b div b = int (nat \<bar>a * b\<bar> div nat \<bar>b\<bar>)" using b s by (simp add: divide_int_def)
      then show ?thesis unfolding d .
    qed
    have e2: "a * b div b = - int (nat \<bar>a\<bar>)" if s: "sgn (a * b) \<noteq> sgn b"
    proof -
      have "a * b div b = - int (nat \<bar>a * b\<bar> div nat \<bar>b\<bar>)" using b s m by (simp add: divide_int_def)
      then show ?thesis unfolding d .
    qed
    have pb: "b < 0 \<or> 0 < b" using b by linarith
    consider "a < 0" | "a = 0" | "0 < a" by (metis linorder_less_linear)
    then show "a * b div b = a"
    proof cases
      case 1
      have "sgn (a * b) \<noteq> sgn b"
      proof (cases "0 < b")
        case True
        have "a * b < 0" using mult_pos_neg [OF True 1] by (simp only: mult_commute)
        then show ?thesis using True neg by simp
      next
        case False
        then have b0: "b < 0" using pb by blast
        have "0 < a * b" using 1 b0 by (rule mult_neg_neg)
        then show ?thesis using b0 gen by simp
      qed
      then have "a * b div b = - int (nat \<bar>a\<bar>)" by (rule e2)
      then show ?thesis using 1 by simp
    next
      case 2
      have "a * b div b = int (nat \<bar>a\<bar>) \<or> a * b div b = - int (nat \<bar>a\<bar>)" using e1 e2 by blast
      then show ?thesis using 2 by auto
    next
      case 3
      have "sgn (a * b) = sgn b"
      proof (cases "0 < b")
        case True
        have "0 < a * b" using 3 True by (rule mult_pos_pos)
        then show ?thesis using True by simp
      next
        case False
        then have b0: "b < 0" using pb by blast
        have "a * b < 0" using 3 b0 by (rule mult_pos_neg)
        then show ?thesis using b0 by simp
      qed
      then have "a * b div b = int (nat \<bar>a\<bar>)" by (rule e1)
      then show ?thesis using 3 by simp
    qed
  qed
  show "a div 0 = 0" by (simp add: divide_int_def)
  show "unit_factor (0::int) = 0" by (simp add: unit_factor_int_def)
  have u: "a = 1 \<or> a = - 1" if "a dvd 1" for a :: int
  proof -
    have "\<bar>a\<bar> = 1" using that by simp
    then show ?thesis by linarith
  qed
  show "a dvd 1 \<Longrightarrow> unit_factor a = a" using u [of a] by (auto simp: unit_factor_int_def)
  show "a \<noteq> 0 \<Longrightarrow> unit_factor a dvd 1"
  proof -
    assume "a \<noteq> 0"
    then have "a < 0 \<or> 0 < a" by linarith
    then show "unit_factor a dvd 1" by (auto simp: unit_factor_int_def)
  qed
  show "a dvd 1 \<Longrightarrow> unit_factor (a * b) = a * unit_factor b"
  proof -
    assume "a dvd 1"
    then have "a = 1 \<or> a = - 1" by (rule u)
    moreover have "sgn (- b) = - sgn b"
    proof -
      consider "b < 0" | "b = 0" | "0 < b" by (metis linorder_less_linear)
      then show ?thesis by cases simp_all
    qed
    ultimately show "unit_factor (a * b) = a * unit_factor b" by (auto simp: unit_factor_int_def)
  qed
  show "unit_factor a * normalize a = a" by (simp add: unit_factor_int_def normalize_int_def sgn_mult_abs)
  show "normalize (0::int) = 0" by (simp add: normalize_int_def)
qed

end

instance int :: idom_modulo
proof
  fix a b :: int
  show "a div b * b + a mod b = a"
  proof (cases "b = 0")
    case True
    then show ?thesis by (simp add: modulo_int_def)
  next
    case False
    have neg: "(- 1::int) \<noteq> 1" by (metis less_irrefl neg_less_0_iff_less zero_less_one less_trans)
    have gen: "1 \<noteq> (- 1::int)" by (metis neg)
    have zer: "0 \<noteq> (- 1::int)" by (metis neg_equal_0_iff_equal zero_neq_one)
    define q where "q = int (nat \<bar>a\<bar> div nat \<bar>b\<bar>)"
    define r where "r = int (nat \<bar>a\<bar> mod nat \<bar>b\<bar>)"
    have "nat \<bar>b\<bar> * (nat \<bar>a\<bar> div nat \<bar>b\<bar>) + nat \<bar>a\<bar> mod nat \<bar>b\<bar> = nat \<bar>a\<bar>" by (rule mult_div_mod_eq)
    then have "int (nat \<bar>b\<bar> * (nat \<bar>a\<bar> div nat \<bar>b\<bar>) + nat \<bar>a\<bar> mod nat \<bar>b\<bar>) = int (nat \<bar>a\<bar>)" by metis
    then have "int (nat \<bar>b\<bar>) * q + r = int (nat \<bar>a\<bar>)" unfolding q_def r_def by (metis of_nat_add of_nat_mult)
    then have E: "\<bar>b\<bar> * q + r = \<bar>a\<bar>" by simp
    have r0: "(nat \<bar>a\<bar> mod nat \<bar>b\<bar> = 0) = (r = 0)" by (simp add: r_def)
    have q: "a div b = (if sgn a = sgn b then q else if r = 0 then - q else - (q + 1))"
      using False by (simp add: divide_int_def q_def r_def)
    have m: "a mod b = (if sgn a = sgn b then sgn b * r else if r = 0 then 0 else sgn b * (\<bar>b\<bar> - r))"
      using False by (simp add: modulo_int_def r_def)
    have c: "q * b = b * q" by (rule mult_commute)
    have q1: "- (q + 1) * b = - (b * q) - b"
    proof -
      have "(q + 1) * b = q * b + b" by (simp add: distrib_right)
      moreover have "- (q + 1) * b = - ((q + 1) * b)" by (rule mult_minus_left)
      ultimately show ?thesis using c by linarith
    qed
    have q2: "- q * b = - (b * q)" by (simp add: mult_commute)
    show ?thesis
    proof (cases "0 < b")
      case True
      then have E': "b * q + r = \<bar>a\<bar>" using E by simp
      have sb: "sgn b = 1" using True by simp
      show ?thesis
      proof (cases "0 < a")
        case a: True
        then have "sgn a = sgn b" using sb by simp
        then have "a div b * b + a mod b = q * b + r" using q m sb by simp
        then show ?thesis using E' a c by linarith
      next
        case a: False
        have s: "sgn a \<noteq> sgn b"
        proof (cases "a = 0")
          case True
          then have "sgn a = 0" by simp
          then show ?thesis using sb by linarith
        next
          case False
          then have "a < 0" using a by linarith
          then have "sgn a = - 1" by (rule sgn_neg)
          then show ?thesis using sb neg by metis
        qed
        have A: "\<bar>a\<bar> = - a" using a by simp
        show ?thesis
        proof (cases "r = 0")
          case True
          then have "a div b * b + a mod b = - q * b" using q m s by simp
          then show ?thesis using E' A q2 True by linarith
        next
          case r: False
          then have "a div b = - (q + 1)" using q s by simp
          moreover have "a mod b = b - r" using m s sb r True by simp
          ultimately have "a div b * b + a mod b = - (q + 1) * b + (b - r)" by simp
          then show ?thesis using E' A q1 by linarith
        qed
      qed
    next
      case nb: False
      then have B: "b < 0" using False by linarith
      then have "\<bar>b\<bar> = - b" by simp
      then have E': "- (b * q) + r = \<bar>a\<bar>" using E by simp
      have sb: "sgn b = - 1" using B by simp
      show ?thesis
      proof (cases "a < 0")
        case a: True
        then have s: "sgn a = sgn b" using sb by simp
        have "a div b * b + a mod b = q * b - r" using q m s sb by simp
        then show ?thesis using E' a c by linarith
      next
        case a: False
        have s: "sgn a \<noteq> sgn b"
        proof (cases "a = 0")
          case True
          then have "sgn a = 0" by simp
          then show ?thesis using sb zer by metis
        next
          case False
          then have "0 < a" using a by linarith
          then have "sgn a = 1" by (rule sgn_pos)
          then show ?thesis using sb gen by metis
        qed
        have A: "\<bar>a\<bar> = a" using a by simp
        show ?thesis
        proof (cases "r = 0")
          case True
          then have "a div b * b + a mod b = - q * b" using q m s by simp
          then show ?thesis using E' A q2 True by linarith
        next
          case r: False
          then have "a div b = - (q + 1)" using q s by simp
          moreover have "a mod b = b + r" using m s sb r B by simp
          ultimately have "a div b * b + a mod b = - (q + 1) * b + (b + r)" by simp
          then show ?thesis using E' A q1 by linarith
        qed
      qed
    qed
  qed
qed

lemma pos_mod_bound [simp]: "0 < l \<Longrightarrow> k mod l < (l::int)"
proof -
  assume l: "0 < l"
  have "nat \<bar>l\<bar> \<noteq> 0" using l by simp
  then have "0 < nat \<bar>l\<bar>" by (metis neq0_conv)
  then have "nat \<bar>k\<bar> mod nat \<bar>l\<bar> < nat \<bar>l\<bar>" by (rule mod_less_divisor)
  then have "int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>) < int (nat \<bar>l\<bar>)" by (metis of_nat_less_iff)
  then have 1: "int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>) < \<bar>l\<bar>" by simp
  have 2: "0 \<le> int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)" by simp
  define r where "r = int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)"
  have r0: "(nat \<bar>k\<bar> mod nat \<bar>l\<bar> = 0) = (r = 0)" by (simp add: r_def)
  have m: "k mod l = (if sgn k = sgn l then sgn l * r else if r = 0 then 0 else sgn l * (\<bar>l\<bar> - r))"
    using l by (simp add: modulo_int_def r_def)
  have s: "sgn l = 1" using l by simp
  have B: "\<bar>l\<bar> = l" using l by simp
  have r: "0 \<le> r \<and> r < l" using 1 2 B unfolding r_def by linarith
  have "k mod l = r \<or> k mod l = 0 \<or> (r \<noteq> 0 \<and> k mod l = l - r)" using m s B by (cases "sgn k = sgn l") (auto split: if_splits)
  then show ?thesis using r l by linarith
qed

lemma pos_mod_sign [simp]: "0 < l \<Longrightarrow> 0 \<le> k mod (l::int)"
proof -
  assume l: "0 < l"
  have "nat \<bar>l\<bar> \<noteq> 0" using l by simp
  then have "0 < nat \<bar>l\<bar>" by (metis neq0_conv)
  then have "nat \<bar>k\<bar> mod nat \<bar>l\<bar> < nat \<bar>l\<bar>" by (rule mod_less_divisor)
  then have "int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>) < int (nat \<bar>l\<bar>)" by (metis of_nat_less_iff)
  then have 1: "int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>) < \<bar>l\<bar>" by simp
  have 2: "0 \<le> int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)" by simp
  define r where "r = int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)"
  have r0: "(nat \<bar>k\<bar> mod nat \<bar>l\<bar> = 0) = (r = 0)" by (simp add: r_def)
  have m: "k mod l = (if sgn k = sgn l then sgn l * r else if r = 0 then 0 else sgn l * (\<bar>l\<bar> - r))"
    using l by (simp add: modulo_int_def r_def)
  have s: "sgn l = 1" using l by simp
  have B: "\<bar>l\<bar> = l" using l by simp
  have r: "0 \<le> r \<and> r < l" using 1 2 B unfolding r_def by linarith
  have "k mod l = r \<or> k mod l = 0 \<or> (r \<noteq> 0 \<and> k mod l = l - r)" using m s B by (cases "sgn k = sgn l") (auto split: if_splits)
  then show ?thesis using r l by linarith
qed

lemma neg_mod_bound [simp]: "l < 0 \<Longrightarrow> l < k mod (l::int)"
proof -
  assume l: "l < 0"
  have "nat \<bar>l\<bar> \<noteq> 0" using l by simp
  then have "0 < nat \<bar>l\<bar>" by (metis neq0_conv)
  then have "nat \<bar>k\<bar> mod nat \<bar>l\<bar> < nat \<bar>l\<bar>" by (rule mod_less_divisor)
  then have "int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>) < int (nat \<bar>l\<bar>)" by (metis of_nat_less_iff)
  then have 1: "int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>) < \<bar>l\<bar>" by simp
  have 2: "0 \<le> int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)" by simp
  define r where "r = int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)"
  have r0: "(nat \<bar>k\<bar> mod nat \<bar>l\<bar> = 0) = (r = 0)" by (simp add: r_def)
  have m: "k mod l = (if sgn k = sgn l then sgn l * r else if r = 0 then 0 else sgn l * (\<bar>l\<bar> - r))"
    using l by (simp add: modulo_int_def r_def)
  have s: "sgn l = - 1" using l by simp
  have B: "\<bar>l\<bar> = - l" using l by simp
  have r: "0 \<le> r \<and> r < - l" using 1 2 B unfolding r_def by linarith
  have "k mod l = - r \<or> k mod l = 0 \<or> (r \<noteq> 0 \<and> k mod l = l + r)" using m s B by (cases "sgn k = sgn l") (auto split: if_splits)
  then show ?thesis using r l by linarith
qed

lemma neg_mod_sign [simp]: "l < 0 \<Longrightarrow> k mod l \<le> (0::int)"
proof -
  assume l: "l < 0"
  have "nat \<bar>l\<bar> \<noteq> 0" using l by simp
  then have "0 < nat \<bar>l\<bar>" by (metis neq0_conv)
  then have "nat \<bar>k\<bar> mod nat \<bar>l\<bar> < nat \<bar>l\<bar>" by (rule mod_less_divisor)
  then have "int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>) < int (nat \<bar>l\<bar>)" by (metis of_nat_less_iff)
  then have 1: "int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>) < \<bar>l\<bar>" by simp
  have 2: "0 \<le> int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)" by simp
  define r where "r = int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)"
  have r0: "(nat \<bar>k\<bar> mod nat \<bar>l\<bar> = 0) = (r = 0)" by (simp add: r_def)
  have m: "k mod l = (if sgn k = sgn l then sgn l * r else if r = 0 then 0 else sgn l * (\<bar>l\<bar> - r))"
    using l by (simp add: modulo_int_def r_def)
  have s: "sgn l = - 1" using l by simp
  have B: "\<bar>l\<bar> = - l" using l by simp
  have r: "0 \<le> r \<and> r < - l" using 1 2 B unfolding r_def by linarith
  have "k mod l = - r \<or> k mod l = 0 \<or> (r \<noteq> 0 \<and> k mod l = l + r)" using m s B by (cases "sgn k = sgn l") (auto split: if_splits)
  then show ?thesis using r l by linarith
qed

lemma int_div_pos_eq: "a = b * q + r \<Longrightarrow> 0 \<le> r \<Longrightarrow> r < b \<Longrightarrow> a div b = (q::int)"
proof -
  assume a: "a = b * q + r" and r0: "0 \<le> r" and rb: "r < b"
  have b: "0 < b" using r0 rb by linarith
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  have m: "0 \<le> a mod b" using b by (rule pos_mod_sign)
  have n: "a mod b < b" using b by (rule pos_mod_bound)
  have 1: "b * (q + 1) = b * q + b" by (simp add: distrib_left)
  have 2: "b * (a div b + 1) = b * (a div b) + b" by (simp add: distrib_left)
  have "b * (a div b) < b * (q + 1)" using 1 a e m rb by linarith
  then have 3: "a div b < q + 1" using b by (metis mult_less_cancel_left_pos)
  have "b * q < b * (a div b + 1)" using 2 a e n r0 by linarith
  then have "q < a div b + 1" using b by (metis mult_less_cancel_left_pos)
  then show ?thesis using 3 by linarith
qed

lemma int_mod_pos_eq: "a = b * q + r \<Longrightarrow> 0 \<le> r \<Longrightarrow> r < b \<Longrightarrow> a mod b = (r::int)"
proof -
  assume a: "a = b * q + r" and "0 \<le> r" and "r < b"
  then have d: "a div b = q" by (rule int_div_pos_eq)
  have "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  then have "b * q + a mod b = a" unfolding d .
  then show ?thesis using a by linarith
qed

lemma int_div_neg_eq: "a = b * q + r \<Longrightarrow> r \<le> 0 \<Longrightarrow> b < r \<Longrightarrow> a div b = (q::int)"
proof -
  assume a: "a = b * q + r" and r0: "r \<le> 0" and rb: "b < r"
  have b: "b < 0" using r0 rb by linarith
  then have nb: "0 < - b" by linarith
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  have m: "a mod b \<le> 0" using b by (rule neg_mod_sign)
  have n: "b < a mod b" using b by (rule neg_mod_bound)
  have s: "- b * (x + 1) = - (b * x) - b" for x
  proof -
    have "b * (x + 1) = b * x + b" by (simp add: distrib_left)
    moreover have "- b * (x + 1) = - (b * (x + 1))" by (rule mult_minus_left)
    ultimately show ?thesis by linarith
  qed
  have 1: "- b * (q + 1) = - (b * q) - b" by (rule s)
  have 2: "- b * (a div b + 1) = - (b * (a div b)) - b" by (rule s)
  have 3: "- b * q = - (b * q)" by simp
  have 4: "- b * (a div b) = - (b * (a div b))" by simp
  have "- b * (a div b) < - b * (q + 1)" using 1 4 a e m rb by linarith
  then have 5: "a div b < q + 1" using nb by (metis mult_less_cancel_left_pos)
  have "- b * q < - b * (a div b + 1)" using 2 3 a e n r0 by linarith
  then have "q < a div b + 1" using nb by (metis mult_less_cancel_left_pos)
  then show ?thesis using 5 by linarith
qed

lemma int_mod_neg_eq: "a = b * q + r \<Longrightarrow> r \<le> 0 \<Longrightarrow> b < r \<Longrightarrow> a mod b = (r::int)"
proof -
  assume a: "a = b * q + r" and "r \<le> 0" and "b < r"
  then have d: "a div b = q" by (rule int_div_neg_eq)
  have "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  then have "b * q + a mod b = a" unfolding d .
  then show ?thesis using a by linarith
qed

instantiation int :: unique_euclidean_ring
begin

definition euclidean_size_int :: "int \<Rightarrow> nat"
  where "euclidean_size_int k = nat \<bar>k\<bar>"

definition division_segment_int :: "int \<Rightarrow> int"
  where "division_segment_int k = (if 0 \<le> k then 1 else - 1)"

instance
proof
  fix a b c :: int
  show "euclidean_size (0::int) = 0" by (simp add: euclidean_size_int_def)
  show "b \<noteq> 0 \<Longrightarrow> euclidean_size (a mod b) < euclidean_size b"
  proof -
    assume b: "b \<noteq> 0"
    then consider "0 < b" | "b < 0" by linarith
    then have "\<bar>a mod b\<bar> < \<bar>b\<bar>"
    proof cases
      case 1
      then show ?thesis using pos_mod_bound [OF 1, of a] pos_mod_sign [OF 1, of a] by simp
    next
      case 2
      then show ?thesis using neg_mod_bound [OF 2, of a] neg_mod_sign [OF 2, of a] by simp
    qed
    then show "euclidean_size (a mod b) < euclidean_size b" using b by (simp add: euclidean_size_int_def)
  qed
  show "b \<noteq> 0 \<Longrightarrow> euclidean_size a \<le> euclidean_size (a * b)"
  proof -
    assume "b \<noteq> 0"
    then have "1 \<le> \<bar>b\<bar>" by linarith
    then have "\<bar>a\<bar> * 1 \<le> \<bar>a\<bar> * \<bar>b\<bar>" by (rule mult_left_mono) simp
    then have "\<bar>a\<bar> \<le> \<bar>a * b\<bar>" by (simp add: abs_mult)
    then show "euclidean_size a \<le> euclidean_size (a * b)" unfolding euclidean_size_int_def by (rule nat_mono)
  qed
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  show "b \<noteq> 0 \<Longrightarrow> (a + c * b) div b = c + a div b"
  proof -
    assume b: "b \<noteq> 0"
    have "b * (c + a div b) = b * c + b * (a div b)" by (rule distrib_left)
    moreover have "c * b = b * c" by (rule mult_commute)
    ultimately have f: "a + c * b = b * (c + a div b) + a mod b" using e by linarith
    show "(a + c * b) div b = c + a div b"
    proof (cases "0 < b")
      case True
      show ?thesis using f pos_mod_sign [OF True] pos_mod_bound [OF True] by (rule int_div_pos_eq)
    next
      case False
      then have n: "b < 0" using b by linarith
      show ?thesis using f neg_mod_sign [OF n] neg_mod_bound [OF n] by (rule int_div_neg_eq)
    qed
  qed
  show "c \<noteq> 0 \<Longrightarrow> (c * a) div (c * b) = a div b"
  proof (cases "b = 0")
    case True
    then show ?thesis by simp
  next
    case b: False
    assume c: "c \<noteq> 0"
    have "c * (b * (a div b) + a mod b) = c * a" unfolding e ..
    then have f: "c * a = c * b * (a div b) + c * (a mod b)" by (metis distrib_left mult_assoc)
    have z: "c * 0 = 0" by (rule mult_zero_right)
    show ?thesis
    proof (cases "0 < c")
      case True
      have s: "c * x < c * y" if "x < y" for x y using that True by (rule mult_strict_left_mono)
      have w: "c * x \<le> c * y" if "x \<le> y" for x y using that True by (metis mult_left_mono less_imp_le)
      show ?thesis
      proof (cases "0 < b")
        case True
        have "0 \<le> c * (a mod b)" using w [OF pos_mod_sign [OF True, of a]] z by linarith
        then show ?thesis using f s [OF pos_mod_bound [OF True, of a]] by (metis int_div_pos_eq)
      next
        case False
        then have n: "b < 0" using b by linarith
        have "c * (a mod b) \<le> 0" using w [OF neg_mod_sign [OF n, of a]] z by linarith
        then show ?thesis using f s [OF neg_mod_bound [OF n, of a]] by (metis int_div_neg_eq)
      qed
    next
      case False
      then have nc: "0 < - c" using c by linarith
      have m: "- c * x = - (c * x)" for x by (rule mult_minus_left)
      have s: "c * y < c * x" if "x < y" for x y
      proof -
        have "- c * x < - c * y" using that nc by (rule mult_strict_left_mono)
        then have "- (c * x) < - (c * y)" by (simp only: m)
        then show ?thesis by linarith
      qed
      have w: "c * y \<le> c * x" if "x \<le> y" for x y using that s [of x y] by (metis order_le_less)
      show ?thesis
      proof (cases "0 < b")
        case True
        have "c * (a mod b) \<le> 0" using w [OF pos_mod_sign [OF True, of a]] z by linarith
        then show ?thesis using f s [OF pos_mod_bound [OF True, of a]] by (metis int_div_neg_eq)
      next
        case False
        then have n: "b < 0" using b by linarith
        have "0 \<le> c * (a mod b)" using w [OF neg_mod_sign [OF n, of a]] z by linarith
        then show ?thesis using f s [OF neg_mod_bound [OF n, of a]] by (metis int_div_pos_eq)
      qed
    qed
  qed
qed

end

lemma of_nat_div: "int (m div n) = int m div int n"
proof (cases "n = 0")
  case True
  then show ?thesis by simp
next
  case False
  have "n * (m div n) + m mod n = m" by (rule mult_div_mod_eq)
  then have e: "int m = int n * int (m div n) + int (m mod n)" by (metis of_nat_add of_nat_mult)
  have 1: "0 \<le> int (m mod n)" by simp
  have "m mod n < n" using False by simp
  then have 2: "int (m mod n) < int n" by (metis of_nat_less_iff)
  have "int m div int n = int (m div n)" using e 1 2 by (rule int_div_pos_eq)
  then show ?thesis by simp
qed

lemma of_nat_mod: "int (m mod n) = int m mod int n"
proof (cases "n = 0")
  case True
  then show ?thesis by simp
next
  case False
  have "n * (m div n) + m mod n = m" by (rule mult_div_mod_eq)
  then have e: "int m = int n * int (m div n) + int (m mod n)" by (metis of_nat_add of_nat_mult)
  have 1: "0 \<le> int (m mod n)" by simp
  have "m mod n < n" using False by simp
  then have 2: "int (m mod n) < int n" by (metis of_nat_less_iff)
  have "int m mod int n = int (m mod n)" using e 1 2 by (rule int_mod_pos_eq)
  then show ?thesis by simp
qed

lemma div_abs_eq_div_nat: "\<bar>k\<bar> div \<bar>l\<bar> = int (nat \<bar>k\<bar> div nat \<bar>l\<bar>)"
  by (simp add: of_nat_div)

lemma mod_abs_eq_div_nat: "\<bar>k\<bar> mod \<bar>l\<bar> = int (nat \<bar>k\<bar> mod nat \<bar>l\<bar>)"
  by (simp add: of_nat_mod)

lemma zdiv_int: "int (a div b) = int a div int b"
  by (rule of_nat_div)

lemma zmod_int: "int (a mod b) = int a mod int b"
  by (rule of_nat_mod)

lemma div_pos_pos_trivial [simp]: "0 \<le> k \<Longrightarrow> k < l \<Longrightarrow> k div l = (0::int)"
  by (simp add: divide_int_def)

lemma div_neg_neg_trivial [simp]: "k \<le> 0 \<Longrightarrow> l < k \<Longrightarrow> k div l = (0::int)"
  by (simp add: divide_int_def)

lemma mod_pos_pos_trivial [simp]: "0 \<le> k \<Longrightarrow> k < l \<Longrightarrow> k mod l = (k::int)"
  by (simp add: modulo_int_def)

lemma zmod_zminus1_eq_if: "- a mod b = (if a mod b = 0 then 0 else b - a mod (b::int))"
proof -
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  have n: "b * (- (a div b)) = - (b * (a div b))" by (rule mult_minus_right)
  show ?thesis
  proof (cases "a mod b = 0")
    case True
    then have "- a = b * (- (a div b))" using e n by linarith
    then have "- a mod b = 0" by (metis mod_mult_self1_is_0)
    then show ?thesis using True by (simp only: if_True if_False)
  next
    case False
    have d: "b * (- (a div b) - 1) = b * (- (a div b)) - b * 1" by (rule right_diff_distrib)
    have "b * 1 = b" by simp
    then have f: "- a = b * (- (a div b) - 1) + (b - a mod b)" using d e n by linarith
    consider "b = 0" | "0 < b" | "b < 0" by (metis linorder_less_linear)
    then have "- a mod b = b - a mod b"
    proof cases
      case 1
      then show ?thesis by simp
    next
      case 2
      have l: "0 \<le> b - a mod b" using pos_mod_bound [OF 2, of a] by linarith
      have u: "b - a mod b < b" using pos_mod_sign [OF 2, of a] False by linarith
      show ?thesis using f l u by (rule int_mod_pos_eq)
    next
      case 3
      have l: "b - a mod b \<le> 0" using neg_mod_bound [OF 3, of a] by linarith
      have u: "b < b - a mod b" using neg_mod_sign [OF 3, of a] False by linarith
      show ?thesis using f l u by (rule int_mod_neg_eq)
    qed
    then show ?thesis using False by simp
  qed
qed

lemma zmod_zminus2_not_zero: "k mod - l \<noteq> 0 \<Longrightarrow> k mod l \<noteq> (0::int)"
proof
  assume n: "k mod - l \<noteq> 0" and z: "k mod l = 0"
  have "k = l * (k div l)" using z mult_div_mod_eq [of l k] by simp
  then have "k = - l * - (k div l)" by simp
  then have "k mod - l = 0" by (metis mod_mult_self1_is_0)
  then show False using n by blast
qed

lemma zdiv_mono1: "a \<le> a' \<Longrightarrow> 0 < b \<Longrightarrow> a div b \<le> a' div (b::int)"
proof -
  assume le: "a \<le> a'" and b: "0 < b"
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  have m: "0 \<le> a mod b" using b by (rule pos_mod_sign)
  have n: "a mod b < b" using b by (rule pos_mod_bound)
  have e': "b * (a' div b) + a' mod b = a'" by (rule mult_div_mod_eq)
  have n': "a' mod b < b" using b by (rule pos_mod_bound)
  have "b * (a' div b + 1) = b * (a' div b) + b" by (simp add: distrib_left)
  then have "b * (a div b) < b * (a' div b + 1)" using e m e' n' le by linarith
  then have "a div b < a' div b + 1" using b by (metis mult_less_cancel_left_pos)
  then show ?thesis by linarith
qed

lemma zdiv_mono2: "0 \<le> a \<Longrightarrow> 0 < b' \<Longrightarrow> b' \<le> b \<Longrightarrow> a div b \<le> a div (b'::int)"
proof -
  assume a: "0 \<le> a" and b': "0 < b'" and le: "b' \<le> b"
  have b: "0 < b" using b' le by linarith
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  have m: "0 \<le> a mod b" using b by (rule pos_mod_sign)
  have n: "a mod b < b" using b by (rule pos_mod_bound)
  have "b * (a div b + 1) = b * (a div b) + b" by (simp add: distrib_left)
  then have "b * 0 < b * (a div b + 1)" using a e n by simp
  then have "0 < a div b + 1" using b by (metis mult_less_cancel_left_pos)
  then have q: "0 \<le> a div b" by linarith
  have 1: "b' * (a div b) \<le> b * (a div b)" using le q by (rule mult_right_mono)
  have e': "b' * (a div b') + a mod b' = a" by (rule mult_div_mod_eq)
  have n': "a mod b' < b'" using b' by (rule pos_mod_bound)
  have "b' * (a div b' + 1) = b' * (a div b') + b'" by (simp add: distrib_left)
  then have "b' * (a div b) < b' * (a div b' + 1)" using 1 e m e' n' by linarith
  then have "a div b < a div b' + 1" using b' by (metis mult_less_cancel_left_pos)
  then show ?thesis by linarith
qed

lemma mod_pos_geq: "0 < l \<Longrightarrow> l \<le> k \<Longrightarrow> k mod l = (k - l) mod (l::int)"
proof -
  assume l: "0 < l"
  have e: "l * (k div l) + k mod l = k" by (rule mult_div_mod_eq)
  have "l * (k div l - 1) = l * (k div l) - l" by (simp add: right_diff_distrib)
  then have 1: "k - l = l * (k div l - 1) + k mod l" using e by linarith
  have 2: "0 \<le> k mod l" using l by (rule pos_mod_sign)
  have 3: "k mod l < l" using l by (rule pos_mod_bound)
  have "(k - l) mod l = k mod l" using 1 2 3 by (rule int_mod_pos_eq)
  then show ?thesis by simp
qed

lemma nat_div_distrib: "0 \<le> x \<Longrightarrow> nat (x div y) = nat x div nat y"
proof (cases "0 \<le> y")
  case True
  assume "0 \<le> x"
  then show ?thesis using True by (metis nat_0_le nat_int of_nat_div)
next
  case False
  assume x: "0 \<le> x"
  have y: "y < 0" using False by linarith
  then have ny: "0 < - y" by linarith
  have e: "y * (x div y) + x mod y = x" by (rule mult_div_mod_eq)
  have m: "x mod y \<le> 0" using y by (rule neg_mod_sign)
  have "- y * (x div y) = - (y * (x div y))" by (rule mult_minus_left)
  then have "- y * (x div y) < - y" using e m x y by linarith
  then have "- y * (x div y) < - y * 1" by (metis mult_1_right)
  then have "x div y < 1" using ny by (metis mult_less_cancel_left_pos)
  then have "nat (x div y) = 0" by simp
  moreover have "nat y = 0" using y by simp
  ultimately show ?thesis by simp
qed

lemma nat_mod_distrib: "0 \<le> x \<Longrightarrow> 0 \<le> y \<Longrightarrow> nat (x mod y) = nat x mod nat y"
  by (metis nat_0_le nat_int of_nat_mod)

lemma div_neg_pos_less0: "a < 0 \<Longrightarrow> 0 < b \<Longrightarrow> a div b < (0::int)"
proof -
  assume a: "a < 0" and b: "0 < b"
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  have m: "0 \<le> a mod b" using b by (rule pos_mod_sign)
  have n: "a mod b < b" using b by (rule pos_mod_bound)
  have "b * (a div b) < b * 0" using e m a by simp
  then show ?thesis using b by (metis mult_less_cancel_left_pos)
qed

lemma div_nonpos_pos_le0: "a \<le> 0 \<Longrightarrow> 0 < b \<Longrightarrow> a div b \<le> (0::int)"
proof -
  assume a: "a \<le> 0" and b: "0 < b"
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  have m: "0 \<le> a mod b" using b by (rule pos_mod_sign)
  have n: "a mod b < b" using b by (rule pos_mod_bound)
  have "b * (a div b) < b" using e m a b by linarith
  then have "b * (a div b) < b * 1" by simp
  then have "a div b < 1" using b by (metis mult_less_cancel_left_pos)
  then show ?thesis by linarith
qed

lemma pos_imp_zdiv_neg_iff: "0 < b \<Longrightarrow> (a div b < 0) = (a < (0::int))"
proof -
  assume b: "0 < b"
  have e: "b * (a div b) + a mod b = a" by (rule mult_div_mod_eq)
  have m: "0 \<le> a mod b" using b by (rule pos_mod_sign)
  have n: "a mod b < b" using b by (rule pos_mod_bound)
  have "0 \<le> a div b" if a: "0 \<le> a"
  proof -
    have "b * (a div b + 1) = b * (a div b) + b" by (simp add: distrib_left)
    then have "b * 0 < b * (a div b + 1)" using a e n by simp
    then have "0 < a div b + 1" using b by (metis mult_less_cancel_left_pos)
    then show ?thesis by linarith
  qed
  then show ?thesis using b div_neg_pos_less0 by (metis linorder_not_le)
qed

lemma pos_imp_zdiv_nonneg_iff: "0 < b \<Longrightarrow> (0 \<le> a div b) = (0 \<le> (a::int))"
  by (metis linorder_not_le pos_imp_zdiv_neg_iff)

end
