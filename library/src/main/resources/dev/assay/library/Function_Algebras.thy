section \<open>Arithmetic on functions, point by point\<close>

theory Function_Algebras
  imports Main
begin

instantiation "fun" :: (type, plus) plus
begin

definition plus_fun :: "('a \<Rightarrow> 'b) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "plus_fun f g = (\<lambda>x. f x + g x)"

instance ..

end

instantiation "fun" :: (type, zero) zero
begin

definition zero_fun :: "'a \<Rightarrow> 'b"
  where "zero_fun = (\<lambda>x. 0)"

instance ..

end

instantiation "fun" :: (type, times) times
begin

definition times_fun :: "('a \<Rightarrow> 'b) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "times_fun f g = (\<lambda>x. f x * g x)"

instance ..

end

instantiation "fun" :: (type, one) one
begin

definition one_fun :: "'a \<Rightarrow> 'b"
  where "one_fun = (\<lambda>x. 1)"

instance ..

end

instance "fun" :: (type, comm_monoid_add) comm_monoid_add
  by standard (simp_all add: plus_fun_def zero_fun_def fun_eq_iff add.assoc add.commute add.left_commute)

instance "fun" :: (type, comm_monoid_mult) comm_monoid_mult
  by standard (simp_all add: times_fun_def one_fun_def fun_eq_iff mult.assoc mult.commute mult.left_commute)

lemma plus_fun_apply [simp]: "(f + g) x = f x + g x"
  by (simp add: plus_fun_def)

lemma zero_fun_apply [simp]: "0 x = 0"
  by (simp add: zero_fun_def)

lemma times_fun_apply [simp]: "(f * g) x = f x * g x"
  by (simp add: times_fun_def)

lemma one_fun_apply [simp]: "1 x = 1"
  by (simp add: one_fun_def)

end
