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

instance by standard (auto simp: enum_unit_def enum_all_unit_def enum_ex_unit_def)

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

instance by standard (auto simp: enum_prod_def enum_all_prod_def enum_ex_prod_def)

end

instantiation sum :: (enum, enum) enum
begin

definition enum_sum :: "('a::enum + 'b::enum) list"
  where "enum_sum = map Inl enum @ map Inr enum"

definition enum_all_sum :: "('a::enum + 'b::enum \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_sum P = (enum_all (\<lambda>x. P (Inl x)) \<and> enum_all (\<lambda>x. P (Inr x)))"

definition enum_ex_sum :: "('a::enum + 'b::enum \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_sum P = (enum_ex (\<lambda>x. P (Inl x)) \<or> enum_ex (\<lambda>x. P (Inr x)))"

instance by standard (auto simp: enum_sum_def enum_all_sum_def enum_ex_sum_def)

end

instantiation option :: (enum) enum
begin

definition enum_option :: "'a::enum option list"
  where "enum_option = None # map Some enum"

definition enum_all_option :: "('a::enum option \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_option P = (P None \<and> enum_all (\<lambda>x. P (Some x)))"

definition enum_ex_option :: "('a::enum option \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_option P = (P None \<or> enum_ex (\<lambda>x. P (Some x)))"

instance by standard (auto simp: enum_option_def enum_all_option_def enum_ex_option_def)

end

instantiation "fun" :: (enum, enum) enum
begin

definition enum_fun :: "('a::enum \<Rightarrow> 'b::enum) list"
  where "enum_fun = map (\<lambda>ys x. the (map_of (zip enum ys) x)) (List.n_lists (length (enum :: 'a list)) enum)"

definition enum_all_fun :: "(('a::enum \<Rightarrow> 'b::enum) \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_fun P = list_all P (map (\<lambda>ys x. the (map_of (zip enum ys) x)) (List.n_lists (length (enum :: 'a list)) enum))"

definition enum_ex_fun :: "(('a::enum \<Rightarrow> 'b::enum) \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_fun P = list_ex P (map (\<lambda>ys x. the (map_of (zip enum ys) x)) (List.n_lists (length (enum :: 'a list)) enum))"

instance by standard (auto simp: enum_fun_def enum_all_fun_def enum_ex_fun_def)

end

instantiation set :: (enum) enum
begin

definition enum_set :: "'a::enum set list"
  where "enum_set = map set (subseqs enum)"

definition enum_all_set :: "('a::enum set \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_all_set P = list_all P (map set (subseqs enum))"

definition enum_ex_set :: "('a::enum set \<Rightarrow> bool) \<Rightarrow> bool"
  where "enum_ex_set P = list_ex P (map set (subseqs enum))"

instance by standard (auto simp: enum_set_def enum_all_set_def enum_ex_set_def)

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

instance by standard (auto simp: enum_finite_1_def enum_all_finite_1_def enum_ex_finite_1_def elim: finite_1.exhaust)

end

instantiation finite_1 :: linorder
begin

definition less_eq_finite_1 :: "finite_1 \<Rightarrow> finite_1 \<Rightarrow> bool"
  where "less_eq_finite_1 x y = (index_1 x \<le> index_1 y)"

definition less_finite_1 :: "finite_1 \<Rightarrow> finite_1 \<Rightarrow> bool"
  where "less_finite_1 x y = (index_1 x < index_1 y)"

instance by standard (auto simp: less_eq_finite_1_def less_finite_1_def elim: finite_1.exhaust)

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

instance by standard (auto simp: enum_finite_2_def enum_all_finite_2_def enum_ex_finite_2_def elim: finite_2.exhaust)

end

instantiation finite_2 :: linorder
begin

definition less_eq_finite_2 :: "finite_2 \<Rightarrow> finite_2 \<Rightarrow> bool"
  where "less_eq_finite_2 x y = (index_2 x \<le> index_2 y)"

definition less_finite_2 :: "finite_2 \<Rightarrow> finite_2 \<Rightarrow> bool"
  where "less_finite_2 x y = (index_2 x < index_2 y)"

instance by standard (auto simp: less_eq_finite_2_def less_finite_2_def elim: finite_2.exhaust)

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

instance by standard (auto simp: enum_finite_3_def enum_all_finite_3_def enum_ex_finite_3_def elim: finite_3.exhaust)

end

instantiation finite_3 :: linorder
begin

definition less_eq_finite_3 :: "finite_3 \<Rightarrow> finite_3 \<Rightarrow> bool"
  where "less_eq_finite_3 x y = (index_3 x \<le> index_3 y)"

definition less_finite_3 :: "finite_3 \<Rightarrow> finite_3 \<Rightarrow> bool"
  where "less_finite_3 x y = (index_3 x < index_3 y)"

instance by standard (auto simp: less_eq_finite_3_def less_finite_3_def elim: finite_3.exhaust)

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

instance by standard (auto simp: enum_finite_4_def enum_all_finite_4_def enum_ex_finite_4_def elim: finite_4.exhaust)

end

instantiation finite_4 :: linorder
begin

definition less_eq_finite_4 :: "finite_4 \<Rightarrow> finite_4 \<Rightarrow> bool"
  where "less_eq_finite_4 x y = (index_4 x \<le> index_4 y)"

definition less_finite_4 :: "finite_4 \<Rightarrow> finite_4 \<Rightarrow> bool"
  where "less_finite_4 x y = (index_4 x < index_4 y)"

instance by standard (auto simp: less_eq_finite_4_def less_finite_4_def elim: finite_4.exhaust)

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

instance by standard (auto simp: enum_finite_5_def enum_all_finite_5_def enum_ex_finite_5_def elim: finite_5.exhaust)

end

instantiation finite_5 :: linorder
begin

definition less_eq_finite_5 :: "finite_5 \<Rightarrow> finite_5 \<Rightarrow> bool"
  where "less_eq_finite_5 x y = (index_5 x \<le> index_5 y)"

definition less_finite_5 :: "finite_5 \<Rightarrow> finite_5 \<Rightarrow> bool"
  where "less_finite_5 x y = (index_5 x < index_5 y)"

instance by standard (auto simp: less_eq_finite_5_def less_finite_5_def elim: finite_5.exhaust)

end

hide_const (open) a\<^sub>1 a\<^sub>2 a\<^sub>3 a\<^sub>4 a\<^sub>5

hide_const (open) enum enum_all enum_ex index_1 index_2 index_3 index_4 index_5

end
