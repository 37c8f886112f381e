section \<open>Sums and products over lists\<close>

theory Groups_List
  imports List
begin

locale monoid_list = monoid
begin

definition F :: "'a list \<Rightarrow> 'a"
  where eq_foldr: "F xs = foldr f xs z"

lemma Nil [simp]: "F [] = z"
  by (simp add: eq_foldr)

lemma Cons [simp]: "F (x # xs) = f x (F xs)"
  by (simp add: eq_foldr)

lemma append [simp]: "F (xs @ ys) = f (F xs) (F ys)"
  by (induct xs) (simp_all add: assoc left_neutral)

end

locale comm_monoid_list = comm_monoid + monoid_list

primrec sum_list :: "'a::monoid_add list \<Rightarrow> 'a"
  where
    "sum_list [] = 0"
  | "sum_list (x # xs) = x + sum_list xs"

primrec prod_list :: "'a::monoid_mult list \<Rightarrow> 'a"
  where
    "prod_list [] = 1"
  | "prod_list (x # xs) = x * prod_list xs"

lemma sum_list_append [simp]: "sum_list (xs @ ys) = sum_list xs + sum_list ys"
  by (induct xs) (auto simp: add_assoc)

lemma prod_list_append [simp]: "prod_list (xs @ ys) = prod_list xs * prod_list ys"
  by (induct xs) (auto simp: mult_assoc)

lemma sum_list_rev [simp]: "sum_list (rev xs) = sum_list (xs::'a::comm_monoid_add list)"
  by (induct xs) (auto simp: add_commute)

lemma sum_list_eq_0_iff [simp]: "(sum_list ns = 0) = (\<forall>n\<in>set ns. n = (0::nat))"
  by (induct ns) auto

lemma member_le_sum_list: "x \<in> set xs \<Longrightarrow> x \<le> sum_list (xs::nat list)"
  by (induct xs) auto

lemma sum_list_replicate: "sum_list (replicate n c) = of_nat n * (c::'a::semiring_1)"
  by (induct n) (auto simp: distrib_right)

lemma length_concat: "length (concat xss) = sum_list (map length xss)"
  by (induct xss) auto

lemma sum_list_map_filter: "(\<And>x. x \<in> set xs \<Longrightarrow> \<not> P x \<Longrightarrow> f x = 0) \<Longrightarrow> sum_list (map f (filter P xs)) = sum_list (map f xs)"
  by (induct xs) auto

lemma sum_list_distinct_conv_sum_set: "distinct xs \<Longrightarrow> sum_list (map f xs) = sum f (set xs)"
  by (induct xs) auto

lemma sum_list_addf: "sum_list (map (\<lambda>x. f x + g x) xs) = sum_list (map f xs) + (sum_list (map g xs)::'a::comm_monoid_add)"
  by (induct xs) (auto simp: add_ac)

lemma sum_list_const_mult: "sum_list (map (\<lambda>x. c * f x) xs) = c * (sum_list (map f xs)::'a::semiring_0)"
  by (induct xs) (auto simp: distrib_left)

lemma prod_list_zero_iff: "(prod_list xs = 0) = ((0::'a::semiring_1_no_zero_divisors) \<in> set xs)"
  by (induct xs) auto

end
