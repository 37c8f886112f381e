section \<open>The type of finite sets\<close>

theory FSet
  imports Dlist
begin

typedef 'a fset = "{A :: 'a set. finite A}"
  morphisms fset Abs_fset
  by (rule exI [of _ "{}"]) simp

lemma finite_fset [simp]: "finite (fset A)"
  by (metis fset mem_Collect_eq)

lemma fset_eqI: "(\<And>x. (x \<in> fset A) = (x \<in> fset B)) \<Longrightarrow> A = B"
  by (simp add: fset_inject [symmetric] set_eq_iff)

instantiation fset :: (type) "{order_bot, distrib_lattice, minus}"
begin

definition bot_fset :: "'a fset"
  where "bot_fset = Abs_fset {}"

definition less_eq_fset :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> bool"
  where "less_eq_fset A B = (fset A \<subseteq> fset B)"

definition less_fset :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> bool"
  where "less_fset A B = (fset A \<subset> fset B)"

definition sup_fset :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> 'a fset"
  where "sup_fset A B = Abs_fset (fset A \<union> fset B)"

definition inf_fset :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> 'a fset"
  where "inf_fset A B = Abs_fset (fset A \<inter> fset B)"

definition minus_fset :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> 'a fset"
  where "minus_fset A B = Abs_fset (fset A - fset B)"

instance by standard (auto simp: bot_fset_def less_eq_fset_def less_fset_def sup_fset_def inf_fset_def Abs_fset_inverse)

end

abbreviation fempty :: "'a fset"  ("{||}")
  where "{||} \<equiv> bot"

abbreviation fsubset_eq :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> bool"  (infix "|\<subseteq>|" 50)
  where "xs |\<subseteq>| ys \<equiv> xs \<le> ys"

abbreviation fsubset :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> bool"  (infix "|\<subset>|" 50)
  where "xs |\<subset>| ys \<equiv> xs < ys"

abbreviation funion :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> 'a fset"  (infixl "|\<union>|" 65)
  where "xs |\<union>| ys \<equiv> sup xs ys"

abbreviation finter :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> 'a fset"  (infixl "|\<inter>|" 65)
  where "xs |\<inter>| ys \<equiv> inf xs ys"

abbreviation fminus :: "'a fset \<Rightarrow> 'a fset \<Rightarrow> 'a fset"  (infixl "|-|" 65)
  where "xs |-| ys \<equiv> xs - ys"

definition fmember :: "'a \<Rightarrow> 'a fset \<Rightarrow> bool"  (infix "|\<in>|" 50)
  where "x |\<in>| A = (x \<in> fset A)"

abbreviation notin_fset :: "'a \<Rightarrow> 'a fset \<Rightarrow> bool"  (infix "|\<notin>|" 50)
  where "x |\<notin>| S \<equiv> \<not> (x |\<in>| S)"

definition finsert :: "'a \<Rightarrow> 'a fset \<Rightarrow> 'a fset"
  where "finsert x A = Abs_fset (insert x (fset A))"

syntax
  "_fset" :: "args \<Rightarrow> 'a fset"  ("{|(_)|}")

translations
  "{|x, xs|}" \<rightleftharpoons> "CONST finsert x {|xs|}"
  "{|x|}" \<rightleftharpoons> "CONST finsert x {||}"

definition fimage :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a fset \<Rightarrow> 'b fset"  (infixr "|`|" 90)
  where "f |`| A = Abs_fset (f ` fset A)"

definition ffilter :: "('a \<Rightarrow> bool) \<Rightarrow> 'a fset \<Rightarrow> 'a fset"
  where "ffilter P A = Abs_fset {x \<in> fset A. P x}"

definition fcard :: "'a fset \<Rightarrow> nat"
  where "fcard A = card (fset A)"

definition fBall :: "'a fset \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> bool"
  where "fBall A P = (\<forall>x\<in>fset A. P x)"

definition fBex :: "'a fset \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> bool"
  where "fBex A P = (\<exists>x\<in>fset A. P x)"

syntax
  "_fBall" :: "pttrn \<Rightarrow> 'a fset \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<forall>_|\<in>|_./ _)" [0, 0, 10] 10)
  "_fBex" :: "pttrn \<Rightarrow> 'a fset \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<exists>_|\<in>|_./ _)" [0, 0, 10] 10)

translations
  "\<forall>x|\<in>|A. P" \<rightleftharpoons> "CONST fBall A (\<lambda>x. P)"
  "\<exists>x|\<in>|A. P" \<rightleftharpoons> "CONST fBex A (\<lambda>x. P)"

definition fPow :: "'a fset \<Rightarrow> 'a fset fset"
  where "fPow A = Abs_fset (Abs_fset ` Pow (fset A))"

definition ffUnion :: "'a fset fset \<Rightarrow> 'a fset"
  where "ffUnion A = Abs_fset (\<Union>B\<in>fset A. fset B)"

definition ffold :: "('a \<Rightarrow> 'b \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a fset \<Rightarrow> 'b"
  where "ffold f z A = Finite_Set.fold f z (fset A)"

definition fthe_elem :: "'a fset \<Rightarrow> 'a"
  where "fthe_elem A = the_elem (fset A)"

definition fMin :: "'a::linorder fset \<Rightarrow> 'a"
  where "fMin A = Min (fset A)"

definition fMax :: "'a::linorder fset \<Rightarrow> 'a"
  where "fMax A = Max (fset A)"

definition fsum :: "('a \<Rightarrow> 'b::comm_monoid_add) \<Rightarrow> 'a fset \<Rightarrow> 'b"
  where "fsum f A = (\<Sum>x\<in>fset A. f x)"

definition rel_fset :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> 'a fset \<Rightarrow> 'b fset \<Rightarrow> bool"
  where "rel_fset R A B = ((\<forall>x\<in>fset A. \<exists>y\<in>fset B. R x y) \<and> (\<forall>y\<in>fset B. \<exists>x\<in>fset A. R x y))"

definition fset_of_list :: "'a list \<Rightarrow> 'a fset"
  where "fset_of_list xs = Abs_fset (set xs)"

lemma fset_bot [simp]: "fset {||} = {}"
  by (simp add: bot_fset_def Abs_fset_inverse)

lemma fset_finsert [simp]: "fset (finsert x A) = insert x (fset A)"
  by (simp add: finsert_def Abs_fset_inverse)

lemma fset_union [simp]: "fset (A |\<union>| B) = fset A \<union> fset B"
  by (simp add: sup_fset_def Abs_fset_inverse)

lemma fset_of_list_elem: "(x |\<in>| fset_of_list xs) = (x \<in> set xs)"
  by (simp add: fset_of_list_def fmember_def Abs_fset_inverse)

lemma fset_induct: "P {||} \<Longrightarrow> (\<And>x S. x |\<notin>| S \<Longrightarrow> P S \<Longrightarrow> P (finsert x S)) \<Longrightarrow> P S"
  by (induct "fcard S" arbitrary: S) auto

instantiation fset :: (type) size
begin

definition size_fset :: "'a fset \<Rightarrow> nat"
  where size_fset_overloaded_def: "size_fset A = fcard A"

instance ..

end

definition fbind :: "'a fset \<Rightarrow> ('a \<Rightarrow> 'b fset) \<Rightarrow> 'b fset"
  where "fbind A f = Abs_fset (\<Union>x\<in>fset A. fset (f x))"

definition sorted_list_of_fset :: "'a::linorder fset \<Rightarrow> 'a list"
  where "sorted_list_of_fset A = sorted_list_of_set (fset A)"

end
