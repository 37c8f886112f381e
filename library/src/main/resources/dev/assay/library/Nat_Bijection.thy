section \<open>Bijections between natural numbers and pairs, sums, lists and finite sets of them\<close>

theory Nat_Bijection
  imports Main
begin

definition triangle :: "nat \<Rightarrow> nat"
  where "triangle n = n * Suc n div 2"

definition prod_encode :: "nat \<times> nat \<Rightarrow> nat"
  where "prod_encode = (\<lambda>(m, n). triangle (m + n) + m)"

definition prod_decode :: "nat \<Rightarrow> nat \<times> nat"
  where "prod_decode = inv prod_encode"

definition sum_encode :: "nat + nat \<Rightarrow> nat"
  where "sum_encode x = (case x of Inl a \<Rightarrow> 2 * a | Inr b \<Rightarrow> Suc (2 * b))"

definition sum_decode :: "nat \<Rightarrow> nat + nat"
  where "sum_decode n = (if even n then Inl (n div 2) else Inr (n div 2))"

definition int_encode :: "int \<Rightarrow> nat"
  where "int_encode i = sum_encode (if 0 \<le> i then Inl (nat i) else Inr (nat (- i - 1)))"

definition int_decode :: "nat \<Rightarrow> int"
  where "int_decode n = (case sum_decode n of Inl a \<Rightarrow> int a | Inr b \<Rightarrow> - int b - 1)"

primrec list_encode :: "nat list \<Rightarrow> nat"
  where
    "list_encode [] = 0"
  | "list_encode (x # xs) = Suc (prod_encode (x, list_encode xs))"

definition list_decode :: "nat \<Rightarrow> nat list"
  where "list_decode = inv list_encode"

definition set_encode :: "nat set \<Rightarrow> nat"
  where "set_encode = sum ((^) 2)"

definition set_decode :: "nat \<Rightarrow> nat set"
  where "set_decode x = {n. odd (x div 2 ^ n)}"

lemma triangle_0 [simp]: "triangle 0 = 0"
  by (simp add: triangle_def)

lemma triangle_Suc [simp]: "triangle (Suc n) = triangle n + Suc n"
  by (simp add: triangle_def)

lemma triangle_mono: "m \<le> n \<Longrightarrow> triangle m \<le> triangle n"
proof (induction n)
  case 0
  then show ?case by simp
next
  case (Suc n)
  show ?case
  proof (cases "m \<le> n")
    case True
    then have "triangle m \<le> triangle n" using Suc.IH by blast
    then show ?thesis by simp
  next
    case False
    then have "m = Suc n" using Suc.prems by simp
    then show ?thesis by simp
  qed
qed

lemma prod_encode_less: "a + b < c + d \<Longrightarrow> prod_encode (a, b) < prod_encode (c, d)"
proof -
  assume "a + b < c + d"
  then have "Suc (a + b) \<le> c + d" by simp
  then have "triangle (Suc (a + b)) \<le> triangle (c + d)" by (rule triangle_mono)
  then show ?thesis by (simp add: prod_encode_def)
qed

lemma inj_prod_encode_UNIV: "inj prod_encode"
proof (rule injI)
  fix p q
  assume same: "prod_encode p = prod_encode q"
  obtain a b where p: "p = (a, b)" by (metis surj_pair)
  obtain c d where q: "q = (c, d)" by (metis surj_pair)
  have "\<not> a + b < c + d" using same p q prod_encode_less by (metis less_irrefl)
  moreover have "\<not> c + d < a + b" using same p q prod_encode_less by (metis less_irrefl)
  ultimately have sum: "a + b = c + d" by simp
  then have "a = c" using same p q by (simp add: prod_encode_def)
  then show "p = q" using sum p q by simp
qed

lemma ex_prod_encode: "\<exists>a b. prod_encode (a, b) = n"
proof (induct n)
  case 0
  have "prod_encode (0, 0) = 0" by (simp add: prod_encode_def)
  then show ?case by blast
next
  case (Suc n)
  then obtain a b where ab: "prod_encode (a, b) = n" by blast
  show ?case
  proof (cases b)
    case 0
    then have "prod_encode (0, Suc a) = Suc n" using ab by (simp add: prod_encode_def)
    then show ?thesis by blast
  next
    case (Suc c)
    then have "prod_encode (Suc a, c) = Suc n" using ab by (simp add: prod_encode_def)
    then show ?thesis by blast
  qed
qed

lemma surj_prod_encode: "surj prod_encode"
  by (metis ex_prod_encode surjI surj_def)

lemma prod_encode_inverse [simp]: "prod_decode (prod_encode x) = x"
  by (simp add: prod_decode_def inv_f_f inj_prod_encode_UNIV)

lemma prod_decode_inverse [simp]: "prod_encode (prod_decode n) = n"
  by (simp add: prod_decode_def surj_f_inv_f surj_prod_encode)

lemma bij_prod_encode: "bij prod_encode"
  by (rule bijI) (rule inj_prod_encode_UNIV, rule surj_prod_encode)

lemma inj_prod_encode: "inj_on prod_encode A"
  by (metis inj_on_inverseI prod_encode_inverse)

lemma prod_encode_eq [simp]: "(prod_encode x = prod_encode y) = (x = y)"
  by (metis prod_encode_inverse)

lemma le_prod_encode_1: "a \<le> prod_encode (a, b)"
  by (simp add: prod_encode_def)

lemma le_prod_encode_2: "b \<le> prod_encode (a, b)"
  by (induct b) (simp_all add: prod_encode_def)

lemma sum_encode_inverse [simp]: "sum_decode (sum_encode x) = x"
  by (cases x) (simp_all add: sum_decode_def sum_encode_def)

lemma sum_decode_inverse [simp]: "sum_encode (sum_decode n) = n"
proof (cases "even n")
  case True
  then have "2 * (n div 2) = n" by (rule dvd_mult_div_cancel)
  then show ?thesis using True by (simp add: sum_decode_def sum_encode_def)
next
  case False
  then have "n mod 2 = 1" by (simp add: odd_iff_mod_2_eq_one)
  then have "Suc (2 * (n div 2)) = n" using mult_div_mod_eq [of 2 n] by simp
  then show ?thesis using False by (simp add: sum_decode_def sum_encode_def)
qed

lemma sum_encode_eq [simp]: "(sum_encode x = sum_encode y) = (x = y)"
  by (metis sum_encode_inverse)

lemma int_encode_inverse [simp]: "int_decode (int_encode x) = x"
  by (simp add: int_decode_def int_encode_def)

lemma int_decode_inverse [simp]: "int_encode (int_decode n) = n"
proof (cases "sum_decode n")
  case (Inl a)
  then have "n = sum_encode (Inl a)" by (metis sum_decode_inverse)
  moreover have "int_decode n = int a" using Inl by (simp add: int_decode_def)
  ultimately show ?thesis by (simp add: int_encode_def)
next
  case (Inr b)
  then have "n = sum_encode (Inr b)" by (metis sum_decode_inverse)
  moreover have "int_decode n = - int b - 1" using Inr by (simp add: int_decode_def)
  ultimately show ?thesis by (simp add: int_encode_def)
qed

lemma inj_list_encode: "inj list_encode"
proof (rule injI)
  fix xs ys
  show "list_encode xs = list_encode ys \<Longrightarrow> xs = ys"
  proof (induct xs arbitrary: ys)
    case Nil
    then show ?case by (cases ys) simp_all
  next
    case (Cons x xs)
    then show ?case by (cases ys) auto
  qed
qed

lemma ex_list_encode: "\<exists>xs. list_encode xs = n"
proof (induct n rule: less_induct)
  fix n
  assume less: "\<And>m. m < n \<Longrightarrow> \<exists>xs. list_encode xs = m"
  show "\<exists>xs. list_encode xs = n"
  proof (cases n)
    case 0
    then have "list_encode [] = n" by simp
    then show ?thesis by blast
  next
    case (Suc k)
    obtain a b where ab: "prod_encode (a, b) = k" using ex_prod_encode by blast
    then have "b < n" using Suc le_prod_encode_2 [of b a] by simp
    then obtain xs where "list_encode xs = b" using less by blast
    then have "list_encode (a # xs) = n" using ab Suc by simp
    then show ?thesis by blast
  qed
qed

lemma surj_list_encode: "surj list_encode"
  by (metis ex_list_encode surj_def)

lemma list_encode_eq [simp]: "(list_encode xs = list_encode ys) = (xs = ys)"
  by (metis inj_list_encode injD)

lemma list_encode_inverse [simp]: "list_decode (list_encode x) = x"
  by (simp add: list_decode_def inv_f_f inj_list_encode)

lemma list_decode_inverse [simp]: "list_encode (list_decode n) = n"
  by (simp add: list_decode_def surj_f_inv_f surj_list_encode)

lemma zero_in_set_decode: "(0 \<in> set_decode n) = odd n"
  by (simp add: set_decode_def div_by_1 One_nat_def [symmetric] del: One_nat_def)

lemma Suc_in_set_decode: "(Suc k \<in> set_decode n) = (k \<in> set_decode (n div 2))"
  by (simp add: set_decode_def div_mult2_eq)

lemma set_encode_Suc_image: "set_encode (Suc ` B) = 2 * set_encode B"
proof -
  have "sum ((^) (2::nat)) (Suc ` B) = sum ((^) 2 \<circ> Suc) B" by (rule sum_reindex) simp
  also have "\<dots> = sum (\<lambda>n. 2 * 2 ^ n) B" by (rule sum_cong) simp_all
  also have "\<dots> = 2 * sum ((^) 2) B" by (simp add: sum_distrib_left)
  finally show ?thesis by (simp add: set_encode_def)
qed

lemma set_encode_rec: "finite A \<Longrightarrow> set_encode A = (if 0 \<in> A then 1 else 0) + 2 * set_encode {k. Suc k \<in> A}"
proof -
  assume finite: "finite A"
  define B where "B = Suc ` {k. Suc k \<in> A}"
  have "B \<subseteq> A" by (auto simp: B_def)
  then have B: "finite B" using finite by (rule finite_subset)
  have A: "A = (if 0 \<in> A then insert 0 B else B)"
  proof (rule set_eqI)
    fix x
    show "(x \<in> A) = (x \<in> (if 0 \<in> A then insert 0 B else B))" by (cases x) (auto simp: B_def)
  qed
  have zero: "0 \<notin> B" by (auto simp: B_def)
  have "set_encode (insert 0 B) = 1 + set_encode B" using B zero by (simp add: set_encode_def)
  then have "set_encode A = (if 0 \<in> A then 1 else 0) + set_encode B" using A by (metis add_0)
  then show ?thesis by (simp add: B_def set_encode_Suc_image)
qed

lemma finite_Suc_vimage: "finite A \<Longrightarrow> finite {k. Suc k \<in> A}"
proof -
  assume "finite A"
  moreover have "Suc ` {k. Suc k \<in> A} \<subseteq> A" by auto
  ultimately have "finite (Suc ` {k. Suc k \<in> A})" by (metis finite_subset)
  then show ?thesis by (rule finite_imageD) simp
qed

lemma in_set_decode_encode: "finite A \<Longrightarrow> (k \<in> set_decode (set_encode A)) = (k \<in> A)"
proof (induction k arbitrary: A)
  case 0
  then show ?case by (simp add: zero_in_set_decode set_encode_rec [of A])
next
  case (Suc k)
  have "set_encode A div 2 = ((if 0 \<in> A then 1 else 0) + 2 * set_encode {k. Suc k \<in> A}) div 2"
    using set_encode_rec [OF Suc.prems] by simp
  also have "\<dots> = set_encode {k. Suc k \<in> A}" by arith
  finally have "set_encode A div 2 = set_encode {k. Suc k \<in> A}" .
  then have "(Suc k \<in> set_decode (set_encode A)) = (k \<in> set_decode (set_encode {k. Suc k \<in> A}))"
    by (simp add: Suc_in_set_decode)
  also have "\<dots> = (k \<in> {k. Suc k \<in> A})" using Suc.IH finite_Suc_vimage [OF Suc.prems] by blast
  finally show ?case by simp
qed

lemma set_encode_inverse [simp]: "finite A \<Longrightarrow> set_decode (set_encode A) = A"
  by (simp add: set_eq_iff in_set_decode_encode)

lemma set_decode_rec: "set_decode n = (if odd n then {0} else {}) \<union> Suc ` set_decode (n div 2)"
proof (rule set_eqI)
  fix k
  show "(k \<in> set_decode n) = (k \<in> (if odd n then {0} else {}) \<union> Suc ` set_decode (n div 2))"
    by (cases k) (auto simp: zero_in_set_decode Suc_in_set_decode)
qed

lemma finite_set_decode [simp]: "finite (set_decode n)"
proof (induct n rule: less_induct)
  fix n
  assume less: "\<And>m. m < n \<Longrightarrow> finite (set_decode m)"
  show "finite (set_decode n)"
  proof (cases "n = 0")
    case True
    then show ?thesis by (simp add: set_decode_def)
  next
    case False
    then have "n div 2 < n" by simp
    then have "finite (set_decode (n div 2))" by (rule less)
    then show ?thesis by (subst set_decode_rec [of n]) simp
  qed
qed

lemma set_decode_inverse [simp]: "set_encode (set_decode n) = n"
proof (induct n rule: less_induct)
  fix n
  assume less: "\<And>m. m < n \<Longrightarrow> set_encode (set_decode m) = m"
  show "set_encode (set_decode n) = n"
  proof (cases "n = 0")
    case True
    then show ?thesis by (simp add: set_decode_def set_encode_def)
  next
    case False
    then have "n div 2 < n" by simp
    then have half: "set_encode (set_decode (n div 2)) = n div 2" by (rule less)
    have "{k. Suc k \<in> set_decode n} = set_decode (n div 2)" by (simp add: Suc_in_set_decode)
    then have "set_encode (set_decode n) = (if odd n then 1 else 0) + 2 * (n div 2)"
      by (simp add: set_encode_rec [of "set_decode n"] zero_in_set_decode half)
    also have "\<dots> = n" using mult_div_mod_eq [of 2 n] by (simp add: odd_iff_mod_2_eq_one even_iff_mod_2_eq_zero)
    finally show ?thesis .
  qed
qed

end
