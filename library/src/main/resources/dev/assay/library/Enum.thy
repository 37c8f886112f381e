section \<open>Types whose values can be listed\<close>

theory Enum
  imports String
begin

class enum =
  fixes enum :: "'a list"
    and enum_all :: "('a \<Rightarrow> bool) \<Rightarrow> bool"
    and enum_ex :: "('a \<Rightarrow> bool) \<Rightarrow> bool"
  assumes UNIV_enum: "UNIV = set enum"
    and enum_distinct: "distinct enum"
    and enum_all_UNIV: "enum_all P = Ball UNIV P"
    and enum_ex_UNIV: "enum_ex P = Bex UNIV P"

subclass (in enum) finite
  by standard (simp add: UNIV_enum)

lemma in_enum: "x \<in> set (enum::'a::enum list)"
  by (metis UNIV_I UNIV_enum)

lemma enum_UNIV: "set enum = (UNIV::'a::enum set)"
  by (metis UNIV_enum)

instantiation unit :: enum
begin

definition enum_unit :: "unit list"
  where "enum_unit = [()]"

definition enum_all_unit :: "(unit \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_unit P = P ()"

definition enum_ex_unit :: "(unit \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_unit P = P ()"

instance
proof
  fix P :: "unit \<Rightarrow> bool"
  show "UNIV = set (enum :: unit list)" by (simp add: enum_unit_def UNIV_unit)
  show "distinct (enum :: unit list)" by (simp add: enum_unit_def)
  show "enum_all P = Ball UNIV P" by (simp add: enum_all_unit_def UNIV_unit)
  show "enum_ex P = Bex UNIV P" by (simp add: enum_ex_unit_def UNIV_unit)
qed

end

instantiation bool :: enum
begin

definition enum_bool :: "bool list"
  where "enum_bool = [False, True]"

definition enum_all_bool :: "(bool \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_bool P = (P False \<and> P True)"

definition enum_ex_bool :: "(bool \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_bool P = (P False \<or> P True)"

instance by standard (auto simp: enum_bool_def enum_all_bool_def enum_ex_bool_def)

end

instantiation prod :: (enum, enum) enum
begin

definition enum_prod :: "('a::enum \<times> 'b::enum) list"
  where "enum_prod = List.product enum enum"

definition enum_all_prod :: "('a::enum \<times> 'b::enum \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_prod P = enum_all (\<lambda>x. enum_all (\<lambda>y. P (x, y)))"

definition enum_ex_prod :: "('a::enum \<times> 'b::enum \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_prod P = enum_ex (\<lambda>x. enum_ex (\<lambda>y. P (x, y)))"

instance
proof
  fix P :: "'a \<times> 'b \<Rightarrow> bool"
  have s: "set (List.product enum enum) = (UNIV :: ('a \<times> 'b) set)" by (simp add: enum_UNIV)
  then show "UNIV = set (enum :: ('a \<times> 'b) list)" by (simp only: enum_prod_def)
  have "distinct (List.product (enum :: 'a list) (enum :: 'b list))"
    by (rule card_distinct) (simp add: distinct_card [OF enum_distinct] card_cartesian_product)
  then show "distinct (enum :: ('a \<times> 'b) list)" by (simp only: enum_prod_def)
  show "enum_all P = Ball UNIV P" by (simp add: enum_all_prod_def enum_all_UNIV)
  show "enum_ex P = Bex UNIV P" by (simp add: enum_ex_prod_def enum_ex_UNIV)
qed

end

instantiation sum :: (enum, enum) enum
begin

definition enum_sum :: "('a::enum + 'b::enum) list"
  where "enum_sum = map Inl enum @ map Inr enum"

definition enum_all_sum :: "('a::enum + 'b::enum \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_sum P = (enum_all (\<lambda>x. P (Inl x)) \<and> enum_all (\<lambda>x. P (Inr x)))"

definition enum_ex_sum :: "('a::enum + 'b::enum \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_sum P = (enum_ex (\<lambda>x. P (Inl x)) \<or> enum_ex (\<lambda>x. P (Inr x)))"

instance
proof
  fix P :: "'a + 'b \<Rightarrow> bool"
  show "UNIV = set (enum :: ('a + 'b) list)" by (simp add: enum_sum_def enum_UNIV UNIV_sum)
  have "Inl ` A \<inter> Inr ` B = {}" for A :: "'a set" and B :: "'b set" by (rule equals0I) auto
  then show "distinct (enum :: ('a + 'b) list)" by (simp add: enum_sum_def distinct_map enum_distinct)
  show "enum_all P = Ball UNIV P" by (simp add: enum_all_sum_def enum_all_UNIV split_sum_all)
  have "(\<exists>x. P x) = ((\<exists>x. P (Inl x)) \<or> (\<exists>x. P (Inr x)))" by (metis sum.exhaust)
  then show "enum_ex P = Bex UNIV P" by (simp add: enum_ex_sum_def enum_ex_UNIV)
qed

end

instantiation option :: (enum) enum
begin

definition enum_option :: "'a::enum option list"
  where "enum_option = None # map Some enum"

definition enum_all_option :: "('a::enum option \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_option P = (P None \<and> enum_all (\<lambda>x. P (Some x)))"

definition enum_ex_option :: "('a::enum option \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_option P = (P None \<or> enum_ex (\<lambda>x. P (Some x)))"

instance
proof
  fix P :: "'a option \<Rightarrow> bool"
  show "UNIV = set (enum :: 'a option list)" by (simp add: enum_option_def enum_UNIV UNIV_option_conv)
  show "distinct (enum :: 'a option list)" by (auto simp: enum_option_def distinct_map enum_distinct)
  show "enum_all P = Ball UNIV P" by (simp add: enum_all_option_def enum_all_UNIV split_option_all)
  show "enum_ex P = Bex UNIV P" by (simp add: enum_ex_option_def enum_ex_UNIV split_option_ex)
qed

end

instantiation "fun" :: (enum, enum) enum
begin

definition enum_fun :: "('a::enum \<Rightarrow> 'b::enum) list"
  where "enum_fun = map (\<lambda>ys x. the (map_of (zip enum ys) x)) (List.n_lists (length (enum :: 'a list)) enum)"

definition enum_all_fun :: "(('a::enum \<Rightarrow> 'b::enum) \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_fun P = list_all P (map (\<lambda>ys x. the (map_of (zip enum ys) x)) (List.n_lists (length (enum :: 'a list)) enum))"

definition enum_ex_fun :: "(('a::enum \<Rightarrow> 'b::enum) \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_fun P = list_ex P (map (\<lambda>ys x. the (map_of (zip enum ys) x)) (List.n_lists (length (enum :: 'a list)) enum))"

instance
proof
  fix P :: "('a \<Rightarrow> 'b) \<Rightarrow> bool"
  define F :: "'b list \<Rightarrow> 'a \<Rightarrow> 'b" where "F = (\<lambda>ys x. the (map_of (zip enum ys) x))"
  define n where "n = length (enum :: 'a list)"
  have mem: "(ys \<in> set (List.n_lists k xs)) = (length ys = k \<and> set ys \<subseteq> set xs)" for ys k and xs :: "'b list"
  proof (induction k arbitrary: ys)
    case 0
    show ?case by auto
  next
    case (Suc k)
    show ?case
    proof (cases ys)
      case Nil
      then show ?thesis by auto
    next
      case (Cons z zs)
      have "(z # zs \<in> set (List.n_lists (Suc k) xs)) = (z \<in> set xs \<and> zs \<in> set (List.n_lists k xs))" by auto
      also have "\<dots> = (z \<in> set xs \<and> length zs = k \<and> set zs \<subseteq> set xs)" using Suc.IH by metis
      finally show ?thesis unfolding Cons by auto
    qed
  qed
  have "the (map_of (zip xs (map f xs)) x) = f x" if "x \<in> set xs" for f :: "'a \<Rightarrow> 'b" and x xs
    using that by (induct xs) auto
  then have F: "F (map f enum) = f" for f unfolding F_def using in_enum by blast
  have u: "f \<in> set enum" for f :: "'a \<Rightarrow> 'b"
  proof -
    have "map f enum \<in> set (List.n_lists n enum)" unfolding mem n_def by (simp add: enum_UNIV)
    then have "F (map f enum) \<in> F ` set (List.n_lists n enum)" by (rule imageI)
    then show ?thesis unfolding F enum_fun_def by (simp add: F_def n_def)
  qed
  show s: "UNIV = set (enum :: ('a \<Rightarrow> 'b) list)" using u by blast
  have inv: "map (\<lambda>x. the (map_of (zip xs ys) x)) xs = ys" if "length xs = length ys" and "distinct xs" for xs :: "'a list" and ys :: "'b list"
    using that
  proof (induct rule: list_induct2)
    case Nil
    show ?case by simp
  next
    case (Cons x xs y ys)
    have d: "x \<notin> set xs" using Cons by simp
    have i: "map (\<lambda>x. the (map_of (zip xs ys) x)) xs = ys" using Cons by simp
    have "map (\<lambda>z. the (map_of (zip (x # xs) (y # ys)) z)) xs = map (\<lambda>x. the (map_of (zip xs ys) x)) xs"
      using d by auto
    then show ?case using i by simp
  qed
  have inj: "inj_on F (set (List.n_lists n enum))"
  proof (rule inj_onI)
    fix ys zs
    assume ys: "ys \<in> set (List.n_lists n enum)" and zs: "zs \<in> set (List.n_lists n enum)" and e: "F ys = F zs"
    have y: "length (enum :: 'a list) = length ys" using ys unfolding mem n_def by simp
    have z: "length (enum :: 'a list) = length zs" using zs unfolding mem n_def by simp
    have "map (F ys) enum = ys" unfolding F_def by (rule inv [OF y enum_distinct])
    moreover have "map (F zs) enum = zs" unfolding F_def by (rule inv [OF z enum_distinct])
    ultimately show "ys = zs" using e by metis
  qed
  have c: "distinct (concat (map (\<lambda>ys. map (\<lambda>y. y # ys) xs) L))" if "distinct xs" and "distinct L" for xs :: "'b list" and L
    using that
  proof (induct L)
    case Nil
    show ?case by simp
  next
    case (Cons l L)
    have a: "distinct (map (\<lambda>y. y # l) xs)" using Cons by (simp add: distinct_map inj_on_def)
    have b: "distinct (concat (map (\<lambda>ys. map (\<lambda>y. y # ys) xs) L))" using Cons by simp
    have c: "l \<notin> set L" using Cons by simp
    have t: "tl z = l" if "z \<in> set (map (\<lambda>y. y # l) xs)" for z using that by auto
    have u: "tl z \<in> set L" if "z \<in> set (concat (map (\<lambda>ys. map (\<lambda>y. y # ys) xs) L))" for z using that by auto
    have d: "set (map (\<lambda>y. y # l) xs) \<inter> set (concat (map (\<lambda>ys. map (\<lambda>y. y # ys) xs) L)) = {}"
    proof (rule equals0I)
      fix z
      assume z: "z \<in> set (map (\<lambda>y. y # l) xs) \<inter> set (concat (map (\<lambda>ys. map (\<lambda>y. y # ys) xs) L))"
      have "tl z = l" by (rule t [OF IntD1 [OF z]])
      moreover have "tl z \<in> set L" by (rule u [OF IntD2 [OF z]])
      ultimately show False using c by simp
    qed
    show ?case unfolding list.map concat.simps distinct_append using a b d by (intro conjI)
  qed
  have "distinct (List.n_lists k (enum :: 'b list))" for k
  proof (induct k)
    case 0
    show ?case by simp
  next
    case (Suc k)
    show ?case unfolding n_lists.simps using enum_distinct Suc by (rule c)
  qed
  then have "distinct (map F (List.n_lists n enum))" using inj by (simp only: distinct_map)
  then show "distinct (enum :: ('a \<Rightarrow> 'b) list)" unfolding enum_fun_def F_def n_def .
  have "enum_all P = list_all P enum" unfolding enum_all_fun_def enum_fun_def by (rule refl)
  then show "enum_all P = Ball UNIV P" unfolding s list_all_iff .
  have "enum_ex P = list_ex P enum" unfolding enum_ex_fun_def enum_fun_def by (rule refl)
  then show "enum_ex P = Bex UNIV P" unfolding s list_ex_iff .
qed

end

instantiation set :: (enum) enum
begin

definition enum_set :: "'a::enum set list"
  where "enum_set = map set (subseqs enum)"

definition enum_all_set :: "('a::enum set \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_set P = list_all P (map set (subseqs enum))"

definition enum_ex_set :: "('a::enum set \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_set P = list_ex P (map set (subseqs enum))"

instance
proof
  fix P :: "'a set \<Rightarrow> bool"
  have s: "set (map set (subseqs enum)) = (UNIV :: 'a set set)" by (simp add: set_subseqs enum_UNIV)
  then show "UNIV = set (enum :: 'a set list)" by (simp only: enum_set_def)
  have "distinct (map set (subseqs (enum :: 'a list)))"
  proof (rule card_distinct)
    have "card (set (map set (subseqs (enum :: 'a list)))) = card (Pow (set (enum :: 'a list)))" by (simp add: set_subseqs)
    also have "\<dots> = 2 ^ length (enum :: 'a list)" by (simp add: card_Pow distinct_card enum_distinct)
    finally show "card (set (map set (subseqs (enum :: 'a list)))) = length (map set (subseqs (enum :: 'a list)))"
      by (simp add: length_subseqs)
  qed
  then show "distinct (enum :: 'a set list)" by (simp only: enum_set_def)
  show "enum_all P = Ball UNIV P" unfolding enum_all_set_def list_all_iff s by (rule refl)
  show "enum_ex P = Bex UNIV P" unfolding enum_ex_set_def list_ex_iff s by (rule refl)
qed

end

subsection \<open>Small types for testing\<close>

datatype finite_1 = a\<^sub>1

primrec index_1 :: "finite_1 \<Rightarrow> nat"
  where
    "index_1 a\<^sub>1 = 0"

instantiation finite_1 :: enum
begin

definition enum_finite_1 :: "finite_1 list"
  where "enum_finite_1 = [a\<^sub>1]"

definition enum_all_finite_1 :: "(finite_1 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_finite_1 P = (P a\<^sub>1)"

definition enum_ex_finite_1 :: "(finite_1 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_finite_1 P = (P a\<^sub>1)"

instance
proof
  fix P :: "finite_1 \<Rightarrow> bool"
  have "x \<in> {a\<^sub>1}" for x by (cases x) simp_all
  then have u: "UNIV = {a\<^sub>1}" by blast
  show "finite (UNIV :: finite_1 set)" unfolding u by simp
  show "UNIV = set (enum :: finite_1 list)" unfolding u by (simp add: enum_finite_1_def)
  show "distinct (enum :: finite_1 list)" by (simp add: enum_finite_1_def)
  show "enum_all P = Ball UNIV P" unfolding u by (simp add: enum_all_finite_1_def)
  show "enum_ex P = Bex UNIV P" unfolding u by (simp add: enum_ex_finite_1_def)
qed

end

instantiation finite_1 :: linorder
begin

definition less_eq_finite_1 :: "finite_1 \<Rightarrow> finite_1 \<Rightarrow> bool"
  where "less_eq_finite_1 x y = (index_1 x \<le> index_1 y)"

definition less_finite_1 :: "finite_1 \<Rightarrow> finite_1 \<Rightarrow> bool"
  where "less_finite_1 x y = (index_1 x < index_1 y)"

instance
proof
  fix x y :: finite_1
  have "index_1 x = index_1 y \<Longrightarrow> x = y" by (cases x; cases y) simp_all
  then show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y" by (simp add: less_eq_finite_1_def)
qed (auto simp: less_eq_finite_1_def less_finite_1_def)

end

hide_const (open) a\<^sub>1

datatype finite_2 = a\<^sub>1 | a\<^sub>2

primrec index_2 :: "finite_2 \<Rightarrow> nat"
  where
    "index_2 a\<^sub>1 = 0"
  | "index_2 a\<^sub>2 = 1"

instantiation finite_2 :: enum
begin

definition enum_finite_2 :: "finite_2 list"
  where "enum_finite_2 = [a\<^sub>1, a\<^sub>2]"

definition enum_all_finite_2 :: "(finite_2 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_finite_2 P = (P a\<^sub>1 \<and> P a\<^sub>2)"

definition enum_ex_finite_2 :: "(finite_2 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_finite_2 P = (P a\<^sub>1 \<or> P a\<^sub>2)"

instance
proof
  fix P :: "finite_2 \<Rightarrow> bool"
  have "x \<in> {a\<^sub>1, a\<^sub>2}" for x by (cases x) simp_all
  then have u: "UNIV = {a\<^sub>1, a\<^sub>2}" by blast
  show "finite (UNIV :: finite_2 set)" unfolding u by simp
  show "UNIV = set (enum :: finite_2 list)" unfolding u by (simp add: enum_finite_2_def)
  show "distinct (enum :: finite_2 list)" by (simp add: enum_finite_2_def)
  show "enum_all P = Ball UNIV P" unfolding u by (simp add: enum_all_finite_2_def)
  show "enum_ex P = Bex UNIV P" unfolding u by (simp add: enum_ex_finite_2_def)
qed

end

instantiation finite_2 :: linorder
begin

definition less_eq_finite_2 :: "finite_2 \<Rightarrow> finite_2 \<Rightarrow> bool"
  where "less_eq_finite_2 x y = (index_2 x \<le> index_2 y)"

definition less_finite_2 :: "finite_2 \<Rightarrow> finite_2 \<Rightarrow> bool"
  where "less_finite_2 x y = (index_2 x < index_2 y)"

instance
proof
  fix x y :: finite_2
  have "index_2 x = index_2 y \<Longrightarrow> x = y" by (cases x; cases y) simp_all
  then show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y" by (simp add: less_eq_finite_2_def)
qed (auto simp: less_eq_finite_2_def less_finite_2_def)

end

hide_const (open) a\<^sub>1 a\<^sub>2

datatype finite_3 = a\<^sub>1 | a\<^sub>2 | a\<^sub>3

primrec index_3 :: "finite_3 \<Rightarrow> nat"
  where
    "index_3 a\<^sub>1 = 0"
  | "index_3 a\<^sub>2 = 1"
  | "index_3 a\<^sub>3 = 2"

instantiation finite_3 :: enum
begin

definition enum_finite_3 :: "finite_3 list"
  where "enum_finite_3 = [a\<^sub>1, a\<^sub>2, a\<^sub>3]"

definition enum_all_finite_3 :: "(finite_3 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_finite_3 P = (P a\<^sub>1 \<and> P a\<^sub>2 \<and> P a\<^sub>3)"

definition enum_ex_finite_3 :: "(finite_3 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_finite_3 P = (P a\<^sub>1 \<or> P a\<^sub>2 \<or> P a\<^sub>3)"

instance
proof
  fix P :: "finite_3 \<Rightarrow> bool"
  have "x \<in> {a\<^sub>1, a\<^sub>2, a\<^sub>3}" for x by (cases x) simp_all
  then have u: "UNIV = {a\<^sub>1, a\<^sub>2, a\<^sub>3}" by blast
  show "finite (UNIV :: finite_3 set)" unfolding u by simp
  show "UNIV = set (enum :: finite_3 list)" unfolding u by (simp add: enum_finite_3_def)
  show "distinct (enum :: finite_3 list)" by (simp add: enum_finite_3_def)
  show "enum_all P = Ball UNIV P" unfolding u by (simp add: enum_all_finite_3_def)
  show "enum_ex P = Bex UNIV P" unfolding u by (simp add: enum_ex_finite_3_def)
qed

end

instantiation finite_3 :: linorder
begin

definition less_eq_finite_3 :: "finite_3 \<Rightarrow> finite_3 \<Rightarrow> bool"
  where "less_eq_finite_3 x y = (index_3 x \<le> index_3 y)"

definition less_finite_3 :: "finite_3 \<Rightarrow> finite_3 \<Rightarrow> bool"
  where "less_finite_3 x y = (index_3 x < index_3 y)"

instance
proof
  fix x y :: finite_3
  have "index_3 x = index_3 y \<Longrightarrow> x = y" by (cases x; cases y) simp_all
  then show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y" by (simp add: less_eq_finite_3_def)
qed (auto simp: less_eq_finite_3_def less_finite_3_def)

end

hide_const (open) a\<^sub>1 a\<^sub>2 a\<^sub>3

datatype finite_4 = a\<^sub>1 | a\<^sub>2 | a\<^sub>3 | a\<^sub>4

primrec index_4 :: "finite_4 \<Rightarrow> nat"
  where
    "index_4 a\<^sub>1 = 0"
  | "index_4 a\<^sub>2 = 1"
  | "index_4 a\<^sub>3 = 2"
  | "index_4 a\<^sub>4 = 3"

instantiation finite_4 :: enum
begin

definition enum_finite_4 :: "finite_4 list"
  where "enum_finite_4 = [a\<^sub>1, a\<^sub>2, a\<^sub>3, a\<^sub>4]"

definition enum_all_finite_4 :: "(finite_4 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_finite_4 P = (P a\<^sub>1 \<and> P a\<^sub>2 \<and> P a\<^sub>3 \<and> P a\<^sub>4)"

definition enum_ex_finite_4 :: "(finite_4 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_finite_4 P = (P a\<^sub>1 \<or> P a\<^sub>2 \<or> P a\<^sub>3 \<or> P a\<^sub>4)"

instance
proof
  fix P :: "finite_4 \<Rightarrow> bool"
  have "x \<in> {a\<^sub>1, a\<^sub>2, a\<^sub>3, a\<^sub>4}" for x by (cases x) simp_all
  then have u: "UNIV = {a\<^sub>1, a\<^sub>2, a\<^sub>3, a\<^sub>4}" by blast
  show "finite (UNIV :: finite_4 set)" unfolding u by simp
  show "UNIV = set (enum :: finite_4 list)" unfolding u by (simp add: enum_finite_4_def)
  show "distinct (enum :: finite_4 list)" by (simp add: enum_finite_4_def)
  show "enum_all P = Ball UNIV P" unfolding u by (simp add: enum_all_finite_4_def)
  show "enum_ex P = Bex UNIV P" unfolding u by (simp add: enum_ex_finite_4_def)
qed

end

instantiation finite_4 :: linorder
begin

definition less_eq_finite_4 :: "finite_4 \<Rightarrow> finite_4 \<Rightarrow> bool"
  where "less_eq_finite_4 x y = (index_4 x \<le> index_4 y)"

definition less_finite_4 :: "finite_4 \<Rightarrow> finite_4 \<Rightarrow> bool"
  where "less_finite_4 x y = (index_4 x < index_4 y)"

instance
proof
  fix x y :: finite_4
  have "index_4 x = index_4 y \<Longrightarrow> x = y" by (cases x; cases y) simp_all
  then show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y" by (simp add: less_eq_finite_4_def)
qed (auto simp: less_eq_finite_4_def less_finite_4_def)

end

hide_const (open) a\<^sub>1 a\<^sub>2 a\<^sub>3 a\<^sub>4

datatype finite_5 = a\<^sub>1 | a\<^sub>2 | a\<^sub>3 | a\<^sub>4 | a\<^sub>5

primrec index_5 :: "finite_5 \<Rightarrow> nat"
  where
    "index_5 a\<^sub>1 = 0"
  | "index_5 a\<^sub>2 = 1"
  | "index_5 a\<^sub>3 = 2"
  | "index_5 a\<^sub>4 = 3"
  | "index_5 a\<^sub>5 = 4"

instantiation finite_5 :: enum
begin

definition enum_finite_5 :: "finite_5 list"
  where "enum_finite_5 = [a\<^sub>1, a\<^sub>2, a\<^sub>3, a\<^sub>4, a\<^sub>5]"

definition enum_all_finite_5 :: "(finite_5 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_finite_5 P = (P a\<^sub>1 \<and> P a\<^sub>2 \<and> P a\<^sub>3 \<and> P a\<^sub>4 \<and> P a\<^sub>5)"

definition enum_ex_finite_5 :: "(finite_5 \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_finite_5 P = (P a\<^sub>1 \<or> P a\<^sub>2 \<or> P a\<^sub>3 \<or> P a\<^sub>4 \<or> P a\<^sub>5)"

instance
proof
  fix P :: "finite_5 \<Rightarrow> bool"
  have "x \<in> {a\<^sub>1, a\<^sub>2, a\<^sub>3, a\<^sub>4, a\<^sub>5}" for x by (cases x) simp_all
  then have u: "UNIV = {a\<^sub>1, a\<^sub>2, a\<^sub>3, a\<^sub>4, a\<^sub>5}" by blast
  show "finite (UNIV :: finite_5 set)" unfolding u by simp
  show "UNIV = set (enum :: finite_5 list)" unfolding u by (simp add: enum_finite_5_def)
  show "distinct (enum :: finite_5 list)" by (simp add: enum_finite_5_def)
  show "enum_all P = Ball UNIV P" unfolding u by (simp add: enum_all_finite_5_def)
  show "enum_ex P = Bex UNIV P" unfolding u by (simp add: enum_ex_finite_5_def)
qed

end

instantiation finite_5 :: linorder
begin

definition less_eq_finite_5 :: "finite_5 \<Rightarrow> finite_5 \<Rightarrow> bool"
  where "less_eq_finite_5 x y = (index_5 x \<le> index_5 y)"

definition less_finite_5 :: "finite_5 \<Rightarrow> finite_5 \<Rightarrow> bool"
  where "less_finite_5 x y = (index_5 x < index_5 y)"

instance
proof
  fix x y :: finite_5
  have "index_5 x = index_5 y \<Longrightarrow> x = y" by (cases x; cases y) simp_all
  then show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y" by (simp add: less_eq_finite_5_def)
qed (auto simp: less_eq_finite_5_def less_finite_5_def)

end

hide_const (open) a\<^sub>1 a\<^sub>2 a\<^sub>3 a\<^sub>4 a\<^sub>5

hide_const (open) enum enum_all enum_ex index_1 index_2 index_3 index_4 index_5

end
