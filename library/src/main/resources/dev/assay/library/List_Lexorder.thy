section \<open>Lists in the order of a dictionary\<close>

theory List_Lexorder
  imports Main
begin

instantiation list :: (ord) ord
begin

definition less_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "less_list xs ys = ((xs, ys) \<in> lexord {(u, v). u < v})"

definition less_eq_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "less_eq_list xs ys = (xs < ys \<or> xs = ys)"

instance ..

end

instance list :: (order) order
  by standard (auto simp: less_list_def less_eq_list_def)

instance list :: (linorder) linorder
  by standard (auto simp: less_list_def less_eq_list_def)

lemma Nil_less_Cons [simp]: "[] < a # x"
  by (simp add: less_list_def)

lemma not_less_Nil [simp]: "\<not> x < []"
  by (simp add: less_list_def)

lemma Cons_less_Cons [simp]: "(a # x < b # y) = (a < b \<or> a = b \<and> x < y)"
  by (simp add: less_list_def)

lemma Nil_le_Cons [simp]: "[] \<le> x"
  by (cases x) (simp_all add: less_eq_list_def)

end
