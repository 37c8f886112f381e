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

instance by standard (auto simp: bot_fset_def less_eq_fset_def less_fset_def sup_fset_def inf_fset_def Abs_fset_inverse intro!: fset_eqI)

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

abbreviation fmember :: "'a \<Rightarrow> 'a fset \<Rightarrow> bool"  (infix "|\<in>|" 50)
  where "x |\<in>| A \<equiv> x \<in> fset A"

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

lemma fset_inter [simp]: "fset (A |\<inter>| B) = fset A \<inter> fset B"
  by (simp add: inf_fset_def Abs_fset_inverse)

lemma fset_minus [simp]: "fset (A |-| B) = fset A - fset B"
  by (simp add: minus_fset_def Abs_fset_inverse)

lemma fset_fimage [simp]: "fset (f |`| A) = f ` fset A"
  by (simp add: fimage_def Abs_fset_inverse)

lemma fset_ffilter [simp]: "fset (ffilter P A) = {x \<in> fset A. P x}"
  by (simp add: ffilter_def Abs_fset_inverse)

lemma fset_ffUnion [simp]: "fset (ffUnion A) = (\<Union>B\<in>fset A. fset B)"
  by (simp add: ffUnion_def Abs_fset_inverse)

lemma fset_fset_of_list [simp]: "fset (fset_of_list xs) = set xs"
  by (simp add: fset_of_list_def Abs_fset_inverse)

lemmas bot_fset.rep_eq = fset_bot
lemmas finsert.rep_eq = fset_finsert
lemmas sup_fset.rep_eq = fset_union
lemmas inf_fset.rep_eq = fset_inter
lemmas minus_fset.rep_eq = fset_minus
lemmas fimage.rep_eq = fset_fimage
lemmas ffilter.rep_eq = fset_ffilter
lemmas ffUnion.rep_eq = fset_ffUnion
lemmas fset_of_list.rep_eq = fset_fset_of_list
lemmas less_eq_fset.rep_eq = less_eq_fset_def
lemmas less_fset.rep_eq = less_fset_def
lemmas fcard.rep_eq = fcard_def
lemmas fBall.rep_eq = fBall_def
lemmas fBex.rep_eq = fBex_def
lemmas fset_simps = fset_bot fset_finsert

lemma fset_eq_iff: "(A = B) = (\<forall>x. (x |\<in>| A) = (x |\<in>| B))"
  by (metis fset_eqI)

lemma fset_cong: "(fset A = fset B) = (A = B)"
  by (simp add: fset_inject)

lemma fsubsetI [intro!]: "(\<And>x. x |\<in>| A \<Longrightarrow> x |\<in>| B) \<Longrightarrow> A |\<subseteq>| B"
  by (auto simp: less_eq_fset_def)

lemma fsubsetD: "A |\<subseteq>| B \<Longrightarrow> c |\<in>| A \<Longrightarrow> c |\<in>| B"
  by (auto simp: less_eq_fset_def)

lemma fequalityI: "A |\<subseteq>| B \<Longrightarrow> B |\<subseteq>| A \<Longrightarrow> A = B"
  by (rule order_antisym)

lemma finsert_not_fempty [simp]: "finsert a A \<noteq> {||}"
  by (simp add: fset_eq_iff) blast

lemma finsert_absorb: "a |\<in>| A \<Longrightarrow> finsert a A = A"
  by (rule fset_eqI) auto

lemma finsert_commute: "finsert x (finsert y A) = finsert y (finsert x A)"
  by (rule fset_eqI) auto

lemma finsert_iff: "(a |\<in>| finsert b A) = (a = b \<or> a |\<in>| A)"
  by simp

lemma finsertI1: "a |\<in>| finsert a B"
  by simp

lemma finsertI2: "a |\<in>| B \<Longrightarrow> a |\<in>| finsert b B"
  by simp

lemma fempty_iff: "(c |\<in>| {||}) = False"
  by simp

lemma all_not_fin_conv [simp]: "(\<forall>x. x |\<notin>| A) = (A = {||})"
  by (simp add: fset_eq_iff)

lemma ex_fin_conv: "(\<exists>x. x |\<in>| A) = (A \<noteq> {||})"
  by (metis all_not_fin_conv)

lemma fimage_iff: "(z |\<in>| f |`| A) = fBex A (\<lambda>x. z = f x)"
  by (auto simp: fBex_def)

lemma fimage_eqI [intro]: "b = f x \<Longrightarrow> x |\<in>| A \<Longrightarrow> b |\<in>| f |`| A"
  by auto

lemma fimage_fimage: "f |`| g |`| S = (\<lambda>x. f (g x)) |`| S"
  by (rule fset_eqI) auto

lemma fimage_fempty [simp]: "f |`| {||} = {||}"
  by (rule fset_eqI) simp

lemma fimage_finsert [simp]: "f |`| finsert a B = finsert (f a) (f |`| B)"
  by (rule fset_eqI) simp

lemma ffmember_filter [simp]: "(x |\<in>| ffilter P A) = (x |\<in>| A \<and> P x)"
  by simp

lemma ffilter_empty [simp]: "ffilter P {||} = {||}"
  by (rule fset_eqI) simp

lemma fBallI [intro!]: "(\<And>x. x |\<in>| A \<Longrightarrow> P x) \<Longrightarrow> fBall A P"
  by (simp add: fBall_def)

lemma fbspec: "fBall A P \<Longrightarrow> x |\<in>| A \<Longrightarrow> P x"
  by (simp add: fBall_def)

lemma fBexI: "P x \<Longrightarrow> x |\<in>| A \<Longrightarrow> fBex A P"
  by (auto simp: fBex_def)

lemma fBexE [elim!]: "fBex A P \<Longrightarrow> (\<And>x. x |\<in>| A \<Longrightarrow> P x \<Longrightarrow> Q) \<Longrightarrow> Q"
  by (auto simp: fBex_def)

lemma fcard_fempty [simp]: "fcard {||} = 0"
  by (simp add: fcard_def)

lemma fcard_finsert_disjoint: "x |\<notin>| A \<Longrightarrow> fcard (finsert x A) = Suc (fcard A)"
  by (simp add: fcard_def)

lemma fset_of_list_simps [simp]: "fset_of_list [] = {||}" "fset_of_list (x # xs) = finsert x (fset_of_list xs)"
  by (rule fset_eqI; simp)+

lemma fset_of_list_append: "fset_of_list (xs @ ys) = fset_of_list xs |\<union>| fset_of_list ys"
  by (rule fset_eqI) simp

lemma fset_of_list_map: "fset_of_list (map f xs) = f |`| fset_of_list xs"
  by (rule fset_eqI) simp

lemma exists_fset_of_list: "\<exists>xs. fset_of_list xs = S"
  by (metis finite_fset finite_list fset_fset_of_list fset_cong)

lemma fset_of_list_elem: "(x |\<in>| fset_of_list xs) = (x \<in> set xs)"
  by (simp add: fset_of_list_def Abs_fset_inverse)

lemma fset_induct [case_names empty insert]: "P {||} \<Longrightarrow> (\<And>x S. x |\<notin>| S \<Longrightarrow> P S \<Longrightarrow> P (finsert x S)) \<Longrightarrow> P S"
proof -
  assume empty: "P {||}" and step: "\<And>x S. x |\<notin>| S \<Longrightarrow> P S \<Longrightarrow> P (finsert x S)"
  have "P (Abs_fset A)" if "finite A" for A
    using that
  proof (induct rule: finite_induct)
    case empty
    show ?case using \<open>P {||}\<close> by (simp add: bot_fset_def)
  next
    case (insert x F)
    then have "finsert x (Abs_fset F) = Abs_fset (insert x F)" "x |\<notin>| Abs_fset F"
      by (simp_all add: finsert_def Abs_fset_inverse)
    then show ?case using step [of x "Abs_fset F"] insert by simp
  qed
  from this [of "fset S"] show ?thesis by (simp add: fset_inverse)
qed

lemmas fset_induct_stronger [case_names empty insert] = fset_induct

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
