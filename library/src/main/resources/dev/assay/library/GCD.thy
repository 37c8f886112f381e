section \<open>Greatest common divisors\<close>

theory GCD
  imports Groups_List
begin

class gcd = zero + one + dvd +
  fixes gcd :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"
    and lcm :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"

class Gcd = gcd +
  fixes Gcd :: "'a set \<Rightarrow> 'a"
    and Lcm :: "'a set \<Rightarrow> 'a"

class semiring_gcd = normalization_semidom + gcd +
  assumes gcd_dvd1 [iff]: "gcd a b dvd a"
    and gcd_dvd2 [iff]: "gcd a b dvd b"
    and gcd_greatest: "c dvd a \<Longrightarrow> c dvd b \<Longrightarrow> c dvd gcd a b"
    and normalize_gcd [simp]: "normalize (gcd a b) = gcd a b"
    and lcm_gcd: "lcm a b = normalize (a * b div gcd a b)"

class ring_gcd = comm_ring_1 + semiring_gcd

class semiring_Gcd = semiring_gcd + Gcd +
  assumes Gcd_dvd: "a \<in> A \<Longrightarrow> Gcd A dvd a"
    and Gcd_greatest: "(\<And>b. b \<in> A \<Longrightarrow> a dvd b) \<Longrightarrow> a dvd Gcd A"
    and normalize_Gcd [simp]: "normalize (Gcd A) = Gcd A"
    and dvd_Lcm: "a \<in> A \<Longrightarrow> a dvd Lcm A"
    and Lcm_least: "(\<And>b. b \<in> A \<Longrightarrow> b dvd a) \<Longrightarrow> Lcm A dvd a"
    and normalize_Lcm [simp]: "normalize (Lcm A) = Lcm A"

definition Gcd_fin :: "'a::semiring_gcd set \<Rightarrow> 'a"  ("Gcd\<^sub>f\<^sub>i\<^sub>n")
  where "Gcd_fin A = (if finite A then Finite_Set.fold gcd 0 A else 1)"

definition Lcm_fin :: "'a::semiring_gcd set \<Rightarrow> 'a"  ("Lcm\<^sub>f\<^sub>i\<^sub>n")
  where "Lcm_fin A = (if finite A then Finite_Set.fold lcm 1 A else 0)"

lemma associated_eqI:
  assumes ab: "(a::'a::normalization_semidom) dvd b" and ba: "b dvd a"
    and na: "normalize a = a" and nb: "normalize b = b"
  shows "a = b"
proof -
  obtain k where k: "b = a * k" using ab unfolding dvd_def by blast
  obtain l where l: "a = b * l" using ba unfolding dvd_def by blast
  show ?thesis
  proof (cases "a = 0")
    case True
    then show ?thesis using k by simp
  next
    case False
    have b0: "b \<noteq> 0" using False l by (metis mult_zero_left)
    have "unit_factor a * a = a" by (metis na unit_factor_mult_normalize)
    then have ua: "unit_factor a = 1" by (metis False mult_1_left nonzero_mult_div_cancel_right)
    have "unit_factor b * b = b" by (metis nb unit_factor_mult_normalize)
    then have ub: "unit_factor b = 1" by (metis b0 mult_1_left nonzero_mult_div_cancel_right)
    have "(k * l) * a = a" by (metis k l mult_assoc mult_commute)
    then have "k * l = 1" by (metis False mult_1_left nonzero_mult_div_cancel_right)
    then have u: "k dvd 1" by (metis dvd_triv_left)
    have "unit_factor (k * a) = k" using unit_factor_mult_unit_left [OF u] ua by (metis mult_1_right)
    then have "k = 1" using k ub by (metis mult_commute)
    then show ?thesis using k by simp
  qed
qed

lemma normalize_dvd_iff: "(normalize a dvd b) = ((a::'a::normalization_semidom) dvd b)"
proof -
  have n: "normalize a dvd a" by (metis dvd_triv_right unit_factor_mult_normalize)
  have m: "a dvd normalize a"
  proof (cases "a = 0")
    case True
    then show ?thesis by simp
  next
    case False
    obtain v where v: "1 = unit_factor a * v" using unit_factor_is_unit [OF False] unfolding dvd_def by blast
    have "normalize a * (unit_factor a * v) = a * v" by (metis mult_assoc mult_commute unit_factor_mult_normalize)
    then have "normalize a = a * v" by (metis v mult_1_right)
    then show ?thesis by (metis dvd_triv_left)
  qed
  show ?thesis using n m by (metis dvd_trans)
qed

lemma dvd_normalize_iff: "(a dvd normalize b) = ((a::'a::normalization_semidom) dvd b)"
  by (metis dvd_refl dvd_trans normalize_dvd_iff)

lemma normalize_idem: "normalize (normalize a) = normalize (a::'a::normalization_semidom)"
proof (cases "a = 0")
  case True
  then show ?thesis by simp
next
  case False
  have u: "unit_factor a dvd 1" by (rule unit_factor_is_unit [OF False])
  have z: "unit_factor a \<noteq> 0" by (metis False mult_zero_left unit_factor_mult_normalize)
  have "unit_factor (unit_factor a * normalize a) = unit_factor a * unit_factor (normalize a)"
    by (rule unit_factor_mult_unit_left [OF u])
  then have "unit_factor a * unit_factor (normalize a) = unit_factor a * 1"
    by (metis mult_1_right unit_factor_mult_normalize)
  then have "unit_factor (normalize a) = 1" by (metis z nonzero_mult_div_cancel_left)
  then show ?thesis by (metis mult_1_left unit_factor_mult_normalize)
qed

lemma gcd_greatest_iff [simp]: "((a::'a::semiring_gcd) dvd gcd b c) = (a dvd b \<and> a dvd c)"
  by (metis dvd_trans gcd_dvd1 gcd_dvd2 gcd_greatest)

lemma gcd_commute: "gcd a b = gcd b (a::'a::semiring_gcd)"
  by (rule associated_eqI) simp_all

lemma gcd_assoc: "gcd (gcd a b) c = gcd a (gcd b (c::'a::semiring_gcd))"
proof (rule associated_eqI)
  have "gcd (gcd a b) c dvd a" and "gcd (gcd a b) c dvd b" by (metis dvd_trans gcd_dvd1 gcd_dvd2)+
  then show "gcd (gcd a b) c dvd gcd a (gcd b c)" by simp
next
  have "gcd a (gcd b c) dvd b" and "gcd a (gcd b c) dvd c" by (metis dvd_trans gcd_dvd1 gcd_dvd2)+
  then show "gcd a (gcd b c) dvd gcd (gcd a b) c" by simp
qed simp_all

lemma gcd_0_left [simp]: "gcd 0 a = normalize (a::'a::semiring_gcd)"
  by (rule associated_eqI) (simp_all add: dvd_normalize_iff normalize_dvd_iff normalize_idem)

lemma gcd_0_right [simp]: "gcd a 0 = normalize (a::'a::semiring_gcd)"
  by (metis gcd_commute gcd_0_left)

lemma dvd_lcm1 [iff]: "a dvd lcm a (b::'a::semiring_gcd)"
proof (cases "gcd a b = 0")
  case True
  then show ?thesis by (simp add: lcm_gcd dvd_normalize_iff)
next
  case False
  obtain k where k: "b = gcd a b * k" using gcd_dvd2 unfolding dvd_def by blast
  have "a * b = (a * k) * gcd a b" by (metis k mult_assoc mult_commute)
  then have "a * b div gcd a b = a * k" by (metis False nonzero_mult_div_cancel_right)
  then show ?thesis by (metis lcm_gcd dvd_normalize_iff dvd_triv_left)
qed

lemma dvd_lcm2 [iff]: "b dvd lcm a (b::'a::semiring_gcd)"
proof (cases "gcd a b = 0")
  case True
  then show ?thesis by (simp add: lcm_gcd dvd_normalize_iff)
next
  case False
  obtain k where k: "a = gcd a b * k" using gcd_dvd1 unfolding dvd_def by blast
  have "a * b = (b * k) * gcd a b" by (metis k mult_assoc mult_commute)
  then have "a * b div gcd a b = b * k" by (metis False nonzero_mult_div_cancel_right)
  then show ?thesis by (metis lcm_gcd dvd_normalize_iff dvd_triv_left)
qed

lemma lcm_least: "a dvd c \<Longrightarrow> b dvd c \<Longrightarrow> lcm a b dvd (c::'a::semiring_gcd)"
proof -
  assume a: "a dvd c" and b: "b dvd c"
  show "lcm a b dvd c"
  proof (cases "c = 0 \<or> gcd a b = 0")
    case True
    have "gcd a b = 0 \<Longrightarrow> a = 0" by (metis gcd_dvd1 dvd_0_left_iff)
    then have "gcd a b = 0 \<Longrightarrow> c = 0" using a by (metis dvd_0_left_iff)
    then show ?thesis using True by simp
  next
    case False
    have "c dvd c * a" and "c dvd c * b" by simp_all
    then have "c dvd gcd (c * a) (c * b)" by simp
    then obtain d where d: "gcd (c * a) (c * b) = c * d" unfolding dvd_def by blast
    obtain k where k: "c * a = c * d * k" using gcd_dvd1 [of "c * a" "c * b"] unfolding d dvd_def by blast
    obtain l where l: "c * b = c * d * l" using gcd_dvd2 [of "c * a" "c * b"] unfolding d dvd_def by blast
    have "a = d * k" by (metis False k mult_assoc nonzero_mult_div_cancel_left)
    then have da: "d dvd a" by simp
    have "b = d * l" by (metis False l mult_assoc nonzero_mult_div_cancel_left)
    then have db: "d dvd b" by simp
    have "d dvd gcd a b" using da db by simp
    then obtain e where e: "gcd a b = d * e" unfolding dvd_def by blast
    obtain u where u: "c = a * u" using a unfolding dvd_def by blast
    obtain v where v: "c = b * v" using b unfolding dvd_def by blast
    have "c * a = a * b * v" by (metis v mult_assoc mult_commute)
    then have x: "a * b dvd c * a" by simp
    have "c * b = a * b * u" by (metis u mult_assoc mult_commute)
    then have y: "a * b dvd c * b" by simp
    have "a * b dvd c * d" using x y by (metis d gcd_greatest)
    then obtain w where w: "c * d = a * b * w" unfolding dvd_def by blast
    obtain p where p: "a = gcd a b * p" using gcd_dvd1 unfolding dvd_def by blast
    have m: "a * b = (p * b) * gcd a b" by (metis p mult_assoc mult_commute)
    then have q: "a * b div gcd a b = p * b" by (metis False nonzero_mult_div_cancel_right)
    have "c * gcd a b = c * d * e" by (metis e mult_assoc)
    then have "c * gcd a b = a * b * w * e" by (metis w)
    then have "c * gcd a b = (p * b * w * e) * gcd a b" by (metis m mult_assoc mult_commute)
    then have "c = p * b * w * e" by (metis False nonzero_mult_div_cancel_right)
    then have "c = (p * b) * (w * e)" by (metis mult_assoc)
    then have "p * b dvd c" by (metis dvd_triv_left)
    then show ?thesis by (metis q lcm_gcd normalize_dvd_iff)
  qed
qed

lemma lcm_least_iff [simp]: "(lcm (a::'a::semiring_gcd) b dvd c) = (a dvd c \<and> b dvd c)"
  by (metis dvd_trans dvd_lcm1 dvd_lcm2 lcm_least)

lemma lcm_commute: "lcm a b = lcm b (a::'a::semiring_gcd)"
  by (metis lcm_gcd gcd_commute mult_commute)

lemma coprime_iff_gcd_eq_1 [code]: "coprime a b = (gcd a b = (1::'a::semiring_gcd))"
proof
  assume c: "coprime a b"
  have u: "gcd a b dvd 1" using c by (metis coprime_def gcd_dvd1 gcd_dvd2)
  have n: "normalize (1::'a::semiring_gcd) = 1" by (metis mult_1_left unit_factor_mult_normalize is_unit_unit_factor dvd_refl)
  show "gcd a b = 1" by (rule associated_eqI [OF u one_dvd normalize_gcd n])
next
  assume "gcd a b = 1"
  then show "coprime a b" by (metis coprime_def gcd_greatest)
qed

lemma gcd_neg2 [simp]: "gcd (a::'a::ring_gcd) (- b) = gcd a b"
proof (rule associated_eqI)
  show "gcd a (- b) dvd gcd a b" by (metis dvd_minus_iff gcd_greatest gcd_dvd1 gcd_dvd2)
next
  show "gcd a b dvd gcd a (- b)" by (metis dvd_minus_iff gcd_greatest gcd_dvd1 gcd_dvd2)
qed simp_all

subsection \<open>Natural numbers\<close>

text \<open>The first argument counts the steps that are left; the second remainder falls with every step.\<close>

primrec gcd_steps :: "nat \<Rightarrow> nat \<Rightarrow> nat \<Rightarrow> nat"
  where
    "gcd_steps 0 m n = m"
  | "gcd_steps (Suc k) m n = (if n = 0 then m else gcd_steps k n (m mod n))"

hide_const (open) gcd_steps

instantiation nat :: gcd
begin

definition gcd_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "gcd_nat m n = GCD.gcd_steps n m n"

definition lcm_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "lcm_nat m n = m * n div gcd m n"

instance ..

end

instance nat :: semiring_gcd
proof
  fix a b c :: nat
  have d: "n \<le> k \<Longrightarrow> GCD.gcd_steps k m n dvd m \<and> GCD.gcd_steps k m n dvd n" for k m n
  proof (induction k arbitrary: m n)
    case 0
    then show ?case by simp
  next
    case (Suc k)
    show ?case
    proof (cases "n = 0")
      case True
      then show ?thesis by simp
    next
      case False
      have "m mod n < n" using False by simp
      then have l: "m mod n \<le> k" using Suc.prems by arith
      have i: "GCD.gcd_steps k n (m mod n) dvd n \<and> GCD.gcd_steps k n (m mod n) dvd m mod n"
        using Suc.IH l by metis
      have "GCD.gcd_steps k n (m mod n) dvd n * (m div n) + m mod n"
        using i by (metis dvd_add dvd_mult2)
      then have "GCD.gcd_steps k n (m mod n) dvd m" by (metis mult_div_mod_eq)
      then show ?thesis using False i by simp
    qed
  qed
  have g: "c dvd m \<Longrightarrow> c dvd n \<Longrightarrow> c dvd GCD.gcd_steps k m n" for k m n
  proof (induction k arbitrary: m n)
    case 0
    then show ?case by simp
  next
    case (Suc k)
    have "m mod n = m - n * (m div n)" using mult_div_mod_eq [of n m] by arith
    then have r: "c dvd m mod n" using Suc.prems by (metis dvd_diff_nat dvd_mult2)
    have "c dvd GCD.gcd_steps k n (m mod n)" using Suc.IH Suc.prems r by metis
    then show ?case using Suc.prems by simp
  qed
  show "gcd a b dvd a" using d [of b b a] by (simp add: gcd_nat_def)
  show "gcd a b dvd b" using d [of b b a] by (simp add: gcd_nat_def)
  show "c dvd a \<Longrightarrow> c dvd b \<Longrightarrow> c dvd gcd a b" unfolding gcd_nat_def using g by metis
  show "normalize (gcd a b) = gcd a b" by (simp add: normalize_nat_def)
  show "lcm a b = normalize (a * b div gcd a b)" by (simp add: normalize_nat_def lcm_nat_def)
qed

instantiation nat :: Gcd
begin

definition Lcm_nat :: "nat set \<Rightarrow> nat"
  where "Lcm_nat M = (if finite M then Finite_Set.fold lcm 1 M else 0)"

definition Gcd_nat :: "nat set \<Rightarrow> nat"
  where "Gcd_nat M = Lcm {d. \<forall>m\<in>M. d dvd m}"

instance ..

end

instance nat :: semiring_Gcd
proof
  fix A :: "nat set" and a :: nat
  have "lcm x (lcm y z) = lcm y (lcm x z)" for x y z :: nat
  proof (rule dvd_antisym)
    show "lcm x (lcm y z) dvd lcm y (lcm x z)" by (metis dvd_trans dvd_lcm1 dvd_lcm2 lcm_least)
    show "lcm y (lcm x z) dvd lcm x (lcm y z)" by (metis dvd_trans dvd_lcm1 dvd_lcm2 lcm_least)
  qed
  then have c: "comp_fun_commute (lcm :: nat \<Rightarrow> nat \<Rightarrow> nat)" by (simp add: comp_fun_commute_def fun_eq_iff)
  have l: "(Finite_Set.fold lcm 1 B dvd k) = (\<forall>b\<in>B. b dvd k)" if "finite B" for B and k :: nat
    using that
  proof (induct rule: finite_induct)
    case empty
    show ?case by (metis fold_empty one_dvd empty_iff)
  next
    case (insert x F)
    have "Finite_Set.fold lcm 1 (insert x F) = lcm x (Finite_Set.fold lcm 1 F)"
      using c insert fold_insert by blast
    then show ?case using insert by simp
  qed
  have i: "k = 0" if "infinite B" and "\<forall>b\<in>B. b dvd k" for B and k :: nat
  proof (rule ccontr)
    assume "k \<noteq> 0"
    then have "B \<subseteq> {n. n \<le> k}" using that(2) dvd_imp_le by blast
    then show False using that(1) finite_Collect_le_nat finite_subset by blast
  qed
  have u: "b dvd Lcm B" if b: "b \<in> B" for b :: nat and B
  proof (cases "finite B")
    case True
    have "(Finite_Set.fold lcm 1 B dvd Finite_Set.fold lcm 1 B) = (\<forall>b\<in>B. b dvd Finite_Set.fold lcm 1 B)"
      using True by (rule l)
    then have "b dvd Finite_Set.fold lcm 1 B" using b by (metis dvd_refl)
    then show ?thesis unfolding Lcm_nat_def using True by simp
  next
    case False
    then show ?thesis unfolding Lcm_nat_def by simp
  qed
  have m: "Lcm B dvd k" if k: "\<forall>b\<in>B. b dvd k" for k :: nat and B
  proof (cases "finite B")
    case True
    have "(Finite_Set.fold lcm 1 B dvd k) = (\<forall>b\<in>B. b dvd k)" using True by (rule l)
    then have "Finite_Set.fold lcm 1 B dvd k" using k by metis
    then show ?thesis unfolding Lcm_nat_def using True by simp
  next
    case False
    have "k = 0" using i False k by metis
    then show ?thesis by simp
  qed
  show "a \<in> A \<Longrightarrow> Gcd A dvd a" unfolding Gcd_nat_def using m by blast
  show "(\<And>b. b \<in> A \<Longrightarrow> a dvd b) \<Longrightarrow> a dvd Gcd A" unfolding Gcd_nat_def using u by blast
  show "normalize (Gcd A) = Gcd A" by (simp add: normalize_nat_def)
  show "a \<in> A \<Longrightarrow> a dvd Lcm A" by (rule u)
  show "(\<And>b. b \<in> A \<Longrightarrow> b dvd a) \<Longrightarrow> Lcm A dvd a" using m by blast
  show "normalize (Lcm A) = Lcm A" by (simp add: normalize_nat_def)
qed

lemma gcd_nat_rec: "gcd m n = (if n = 0 then m else gcd n (m mod (n::nat)))"
proof (cases "n = 0")
  case True
  then show ?thesis by (simp add: gcd_nat_def)
next
  case False
  have "m mod n = m - n * (m div n)" using mult_div_mod_eq [of n m] by arith
  then have "gcd m n dvd m mod n" by (metis dvd_diff_nat dvd_mult2 gcd_dvd1 gcd_dvd2)
  then have a: "gcd m n dvd gcd n (m mod n)" by (metis gcd_dvd2 gcd_greatest)
  have "gcd n (m mod n) dvd n * (m div n) + m mod n" by (metis dvd_add dvd_mult2 gcd_dvd1 gcd_dvd2)
  then have "gcd n (m mod n) dvd m" by (metis mult_div_mod_eq)
  then have b: "gcd n (m mod n) dvd gcd m n" by (metis gcd_dvd1 gcd_greatest)
  show ?thesis using False dvd_antisym [OF a b] by simp
qed

lemma gcd_0_nat: "gcd x 0 = (x::nat)"
  by (simp add: gcd_nat_def)

lemma gcd_1_nat [simp]: "gcd (m::nat) 1 = 1"
  by (simp add: gcd_nat_def)

lemma gcd_red_nat: "gcd x y = gcd y (x mod (y::nat))"
proof (cases "y = 0")
  case True
  then show ?thesis by (metis gcd_commute mod_by_0)
next
  case False
  then show ?thesis using gcd_nat_rec [of x y] by simp
qed

lemma gcd_idem_nat: "gcd x x = (x::nat)"
  by (metis dvd_antisym gcd_dvd1 gcd_greatest dvd_refl)

lemma gcd_le1_nat [simp]: "a \<noteq> 0 \<Longrightarrow> gcd a b \<le> (a::nat)"
  by (simp add: dvd_imp_le)

lemma gcd_mult_distrib_nat: "k * gcd m n = gcd (k * m) (k * (n::nat))"
proof (cases "k = 0")
  case True
  then show ?thesis by (simp add: gcd_nat_def)
next
  case False
  obtain x where x: "m = gcd m n * x" using gcd_dvd1 unfolding dvd_def by blast
  obtain y where y: "n = gcd m n * y" using gcd_dvd2 unfolding dvd_def by blast
  have "k * m = k * gcd m n * x" by (metis x mult_assoc)
  then have kx: "k * gcd m n dvd k * m" by (metis dvd_triv_left)
  have "k * n = k * gcd m n * y" by (metis y mult_assoc)
  then have ky: "k * gcd m n dvd k * n" by (metis dvd_triv_left)
  have l: "k * gcd m n dvd gcd (k * m) (k * n)" by (rule gcd_greatest [OF kx ky])
  have "k dvd gcd (k * m) (k * n)" by (metis gcd_greatest dvd_triv_left)
  then obtain d where d: "gcd (k * m) (k * n) = k * d" unfolding dvd_def by blast
  obtain u where u: "k * m = k * d * u" using gcd_dvd1 [of "k * m" "k * n"] unfolding d dvd_def by blast
  obtain v where v: "k * n = k * d * v" using gcd_dvd2 [of "k * m" "k * n"] unfolding d dvd_def by blast
  have "m = d * u" by (metis False u mult_assoc nonzero_mult_div_cancel_left)
  then have dm: "d dvd m" by (metis dvd_triv_left)
  have "n = d * v" by (metis False v mult_assoc nonzero_mult_div_cancel_left)
  then have dn: "d dvd n" by (metis dvd_triv_left)
  obtain e where e: "gcd m n = d * e" using gcd_greatest [OF dm dn] unfolding dvd_def by blast
  have "k * gcd m n = gcd (k * m) (k * n) * e" by (metis d e mult_assoc)
  then have r: "gcd (k * m) (k * n) dvd k * gcd m n" by (metis dvd_triv_left)
  show ?thesis by (rule dvd_antisym [OF l r])
qed

lemma prod_gcd_lcm_nat: "m * n = gcd m n * lcm m (n::nat)"
proof -
  have "gcd m n dvd m * n" by (metis dvd_mult2 gcd_dvd1)
  then have "m * n div gcd m n * gcd m n = m * n" by (rule dvd_div_mult_self)
  then show ?thesis by (metis lcm_nat_def mult_commute)
qed

lemma bezout_nat: "a \<noteq> 0 \<Longrightarrow> \<exists>x y. a * x = b * y + gcd a (b::nat)"
proof (induction b arbitrary: a rule: less_induct)
  case (less b)
  show ?case
  proof (cases "b = 0")
    case True
    then have "a * 1 = b * 0 + gcd a b" by (simp add: gcd_nat_def)
    then show ?thesis by metis
  next
    case False
    have "a mod b < b" using False by simp
    then obtain x y where i: "b * x = (a mod b) * y + gcd b (a mod b)" using less.IH False by metis
    define z where "z = x + (a div b) * y"
    have "b * z = b * x + b * (a div b) * y" by (simp add: z_def distrib_left mult_assoc)
    then have "b * z = (b * (a div b) + a mod b) * y + gcd b (a mod b)" using i by (simp add: distrib_right)
    then have z: "b * z = a * y + gcd a b" by (metis mult_div_mod_eq gcd_red_nat)
    define k where "k = y + z"
    have "b * (a * k) = a * (b * k)" by (metis mult_assoc mult_commute)
    moreover have l: "k \<le> a * k" using less.prems by (cases a) simp_all
    moreover have "b * k \<le> b * (a * k)" using l by (metis mult_le_mono order_refl)
    moreover have "b * z \<le> b * k" unfolding k_def by (simp add: distrib_left)
    ultimately have "a * (b * k) - a * y = b * (a * k) - b * z + gcd a b" using z by arith
    then have "a * (b * k - y) = b * (a * k - z) + gcd a b" by (simp only: diff_mult_distrib2)
    then show ?thesis by metis
  qed
qed

subsection \<open>Integers\<close>

instantiation int :: Gcd
begin

definition gcd_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "gcd_int x y = int (gcd (nat \<bar>x\<bar>) (nat \<bar>y\<bar>))"

definition lcm_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "lcm_int x y = int (lcm (nat \<bar>x\<bar>) (nat \<bar>y\<bar>))"

definition Gcd_int :: "int set \<Rightarrow> int"
  where "Gcd_int K = int (Gcd ((\<lambda>k. nat \<bar>k\<bar>) ` K))"

definition Lcm_int :: "int set \<Rightarrow> int"
  where "Lcm_int K = int (Lcm ((\<lambda>k. nat \<bar>k\<bar>) ` K))"

instance ..

end

instance int :: ring_gcd
proof
  fix a b c :: int
  have n: "int (nat \<bar>x\<bar>) = \<bar>x\<bar>" for x :: int by simp
  have d: "(int m dvd x) = (m dvd nat \<bar>x\<bar>)" for m x by (metis n int_dvd_int_iff dvd_abs_iff)
  have e: "(x dvd int m) = (nat \<bar>x\<bar> dvd m)" for m x by (metis n int_dvd_int_iff abs_dvd_iff)
  have f: "(x dvd y) = (nat \<bar>x\<bar> dvd nat \<bar>y\<bar>)" for x y by (metis n d abs_dvd_iff)
  show "gcd a b dvd a" unfolding gcd_int_def d by simp
  show "gcd a b dvd b" unfolding gcd_int_def d by simp
  show "c dvd a \<Longrightarrow> c dvd b \<Longrightarrow> c dvd gcd a b" unfolding gcd_int_def e f by simp
  show "normalize (gcd a b) = gcd a b" by (simp add: normalize_int_def gcd_int_def)
  define g where "g = gcd (nat \<bar>a\<bar>) (nat \<bar>b\<bar>)"
  have "g dvd nat \<bar>a\<bar>" unfolding g_def by simp
  then have "int g dvd a * b" by (metis d dvd_mult2)
  then obtain q where q: "a * b = int g * q" unfolding dvd_def by blast
  have "int (nat \<bar>a\<bar> * nat \<bar>b\<bar>) = \<bar>a * b\<bar>" by (metis n of_nat_mult abs_mult)
  also have "\<dots> = int (g * nat \<bar>q\<bar>)" unfolding q by (metis n of_nat_mult abs_mult of_nat_0_le_iff abs_of_nonneg)
  finally have p: "nat \<bar>a\<bar> * nat \<bar>b\<bar> = g * nat \<bar>q\<bar>" by (metis nat_int)
  show "lcm a b = normalize (a * b div gcd a b)"
  proof (cases "g = 0")
    case True
    then show ?thesis by (simp add: normalize_int_def gcd_int_def lcm_int_def lcm_nat_def g_def)
  next
    case False
    have x: "a * b div int g = q" unfolding q using False by simp
    have y: "nat \<bar>a\<bar> * nat \<bar>b\<bar> div g = nat \<bar>q\<bar>" unfolding p using False by simp
    have "lcm a b = int (nat \<bar>a\<bar> * nat \<bar>b\<bar> div g)" by (simp add: lcm_int_def lcm_nat_def g_def)
    then have "lcm a b = \<bar>q\<bar>" by (metis y n)
    moreover have "gcd a b = int g" by (simp add: gcd_int_def g_def)
    ultimately show ?thesis by (metis x normalize_int_def)
  qed
qed

instance int :: semiring_Gcd
proof
  fix A :: "int set" and a :: int
  have n: "int (nat \<bar>x\<bar>) = \<bar>x\<bar>" for x :: int by simp
  have d: "(int m dvd x) = (m dvd nat \<bar>x\<bar>)" for m x by (metis n int_dvd_int_iff dvd_abs_iff)
  have e: "(x dvd int m) = (nat \<bar>x\<bar> dvd m)" for m x by (metis n int_dvd_int_iff abs_dvd_iff)
  have f: "(x dvd y) = (nat \<bar>x\<bar> dvd nat \<bar>y\<bar>)" for x y by (metis n d abs_dvd_iff)
  have i: "nat \<bar>x\<bar> \<in> (\<lambda>k. nat \<bar>k\<bar>) ` A" if "x \<in> A" for x using that by blast
  show "a \<in> A \<Longrightarrow> Gcd A dvd a" unfolding Gcd_int_def d using i Gcd_dvd by blast
  show "a dvd Gcd A" if "\<And>b. b \<in> A \<Longrightarrow> a dvd b" unfolding Gcd_int_def e
  proof (rule Gcd_greatest)
    fix k assume "k \<in> (\<lambda>k. nat \<bar>k\<bar>) ` A"
    then obtain x where x: "x \<in> A" and k: "k = nat \<bar>x\<bar>" by blast
    show "nat \<bar>a\<bar> dvd k" using that x k f by blast
  qed
  show "normalize (Gcd A) = Gcd A" by (simp add: normalize_int_def Gcd_int_def)
  show "a \<in> A \<Longrightarrow> a dvd Lcm A" unfolding Lcm_int_def e using i dvd_Lcm by blast
  show "Lcm A dvd a" if "\<And>b. b \<in> A \<Longrightarrow> b dvd a" unfolding Lcm_int_def d
  proof (rule Lcm_least)
    fix k assume "k \<in> (\<lambda>k. nat \<bar>k\<bar>) ` A"
    then obtain x where x: "x \<in> A" and k: "k = nat \<bar>x\<bar>" by blast
    show "k dvd nat \<bar>a\<bar>" using that x k f by blast
  qed
  show "normalize (Lcm A) = Lcm A" by (simp add: normalize_int_def Lcm_int_def)
qed

lemma gcd_int_int_eq [simp]: "gcd (int m) (int n) = int (gcd m n)"
  by (simp add: gcd_int_def)

lemma lcm_int_int_eq [simp]: "lcm (int m) (int n) = int (lcm m n)"
  by (simp add: lcm_int_def)

lemma gcd_ge_0_int [simp]: "0 \<le> gcd x (y::int)"
  by (simp add: gcd_int_def)

lemma lcm_neg2_int [simp]: "lcm (x::int) (- y) = lcm x y"
  by (simp add: lcm_int_def)

lemma gcd_neg1_int [simp]: "gcd (- x) y = gcd x (y::int)"
  by (simp add: gcd_int_def)

lemma gcd_mult_distrib_int: "\<bar>k\<bar> * gcd m n = gcd (k * m) (k * (n::int))"
proof -
  have a: "nat \<bar>k * x\<bar> = nat \<bar>k\<bar> * nat \<bar>x\<bar>" for x by (metis abs_mult abs_ge_zero nat_mult_distrib)
  have b: "int (nat \<bar>k\<bar>) = \<bar>k\<bar>" by simp
  have "gcd (k * m) (k * n) = int (nat \<bar>k\<bar> * gcd (nat \<bar>m\<bar>) (nat \<bar>n\<bar>))"
    unfolding gcd_int_def a gcd_mult_distrib_nat by (rule refl)
  then show ?thesis unfolding gcd_int_def by (metis b of_nat_mult)
qed

lemma Gcd_nat_eq_one: "1 \<in> N \<Longrightarrow> Gcd N = (1::nat)"
  by (metis Gcd_dvd dvd_antisym one_dvd)

lemma abs_Gcd_eq [simp]: "\<bar>Gcd K\<bar> = (Gcd K::int)"
  by (simp add: Gcd_int_def)

subsection \<open>Facts under the names that interpretations of abstract algebra give them\<close>

lemmas gcd.commute = gcd_commute
lemmas gcd.assoc = gcd_assoc
lemmas lcm.commute = lcm_commute

end
