section \<open>Functions\<close>

theory Fun
  imports Set
begin

lemma apply_inverse: "f x = u \<Longrightarrow> (\<And>x. P x \<Longrightarrow> g (f x) = x) \<Longrightarrow> P x \<Longrightarrow> x = g u"
  by auto

subsection \<open>Identity and composition\<close>

definition id :: "'a \<Rightarrow> 'a"
  where "id = (\<lambda>x. x)"

lemma id_apply [simp]: "id x = x"
  by (simp add: id_def)

lemma image_id [simp]: "image id = id"
  by (simp add: id_def fun_eq_iff)

lemma vimage_id [simp]: "vimage id = id"
  by (auto simp: id_def fun_eq_iff)

definition comp :: "('b \<Rightarrow> 'c) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'c"  (infixl "\<circ>" 55)
  where "f \<circ> g = (\<lambda>x. f (g x))"

notation (ASCII)
  comp  (infixl "o" 55)

lemma comp_apply [simp]: "(f \<circ> g) x = f (g x)"
  by (simp add: comp_def)

lemma o_def: "f \<circ> g = (\<lambda>x. f (g x))"
  by (simp add: comp_def)

lemma comp_assoc: "(f \<circ> g) \<circ> h = f \<circ> (g \<circ> h)"
  by (simp add: fun_eq_iff)

lemma o_assoc: "f \<circ> (g \<circ> h) = f \<circ> g \<circ> h"
  by (simp add: fun_eq_iff)

lemma id_comp [simp]: "id \<circ> g = g"
  by (simp add: fun_eq_iff)

lemma comp_id [simp]: "f \<circ> id = f"
  by (simp add: fun_eq_iff)

lemma comp_eq_dest: "a \<circ> b = c \<circ> d \<Longrightarrow> a (b v) = c (d v)"
  by (simp add: fun_eq_iff)

lemma comp_eq_elim: "a \<circ> b = c \<circ> d \<Longrightarrow> ((\<And>v. a (b v) = c (d v)) \<Longrightarrow> R) \<Longrightarrow> R"
  by (simp add: fun_eq_iff)

lemma image_comp: "f ` (g ` r) = (f \<circ> g) ` r"
  by (auto simp: image_iff)

lemma vimage_comp: "f -` (g -` x) = (g \<circ> f) -` x"
  by auto

lemma image_eq_imp_comp: "f ` A = g ` B \<Longrightarrow> (h \<circ> f) ` A = (h \<circ> g) ` B"
  by (auto simp: image_comp [symmetric])

definition fcomp :: "('a \<Rightarrow> 'b) \<Rightarrow> ('b \<Rightarrow> 'c) \<Rightarrow> 'a \<Rightarrow> 'c"  (infixl "\<circ>>" 60)
  where "f \<circ>> g = (\<lambda>x. g (f x))"

lemma fcomp_apply [simp]: "(f \<circ>> g) x = g (f x)"
  by (simp add: fcomp_def)

lemma fcomp_comp: "fcomp f g = comp g f"
  by (simp add: fun_eq_iff)

no_notation fcomp  (infixl "\<circ>>" 60)

definition map_fun :: "('c \<Rightarrow> 'a) \<Rightarrow> ('b \<Rightarrow> 'd) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'c \<Rightarrow> 'd"
  where "map_fun f g h = g \<circ> h \<circ> f"

lemma map_fun_apply [simp]: "map_fun f g h x = g (h (f x))"
  by (simp add: map_fun_def)

subsection \<open>Injective, surjective and bijective functions\<close>

definition inj_on :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a set \<Rightarrow> bool"
  where "inj_on f A = (\<forall>x\<in>A. \<forall>y\<in>A. f x = f y \<longrightarrow> x = y)"

definition bij_betw :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a set \<Rightarrow> 'b set \<Rightarrow> bool"
  where "bij_betw f A B = (inj_on f A \<and> f ` A = B)"

abbreviation inj :: "('a \<Rightarrow> 'b) \<Rightarrow> bool"
  where "inj f \<equiv> inj_on f UNIV"

abbreviation surj :: "('a \<Rightarrow> 'b) \<Rightarrow> bool"
  where "surj f \<equiv> range f = UNIV"

abbreviation bij :: "('a \<Rightarrow> 'b) \<Rightarrow> bool"
  where "bij f \<equiv> bij_betw f UNIV UNIV"

lemma inj_def: "inj f = (\<forall>x y. f x = f y \<longrightarrow> x = y)"
  by (simp add: inj_on_def)

lemma injI: "(\<And>x y. f x = f y \<Longrightarrow> x = y) \<Longrightarrow> inj f"
  by (simp add: inj_on_def)

lemma injD: "inj f \<Longrightarrow> f x = f y \<Longrightarrow> x = y"
  by (simp add: inj_on_def)

lemma inj_eq: "inj f \<Longrightarrow> (f x = f y) = (x = y)"
  by (auto simp: inj_on_def)

lemma inj_onI [intro?]: "(\<And>x y. x \<in> A \<Longrightarrow> y \<in> A \<Longrightarrow> f x = f y \<Longrightarrow> x = y) \<Longrightarrow> inj_on f A"
  by (simp add: inj_on_def)

lemma inj_onD: "inj_on f A \<Longrightarrow> f x = f y \<Longrightarrow> x \<in> A \<Longrightarrow> y \<in> A \<Longrightarrow> x = y"
  unfolding inj_on_def by blast

lemma inj_on_eq_iff: "inj_on f A \<Longrightarrow> x \<in> A \<Longrightarrow> y \<in> A \<Longrightarrow> (f x = f y) = (x = y)"
  by (auto simp: inj_on_def)

lemma inj_on_cong: "(\<And>a. a \<in> A \<Longrightarrow> f a = g a) \<Longrightarrow> inj_on f A = inj_on g A"
  by (auto simp: inj_on_def)

lemma inj_on_id [simp]: "inj_on id A"
  by (simp add: inj_on_def)

lemma inj_on_id2 [simp]: "inj_on (\<lambda>x. x) A"
  by (simp add: inj_on_def)

lemma inj_on_Int: "inj_on f A \<or> inj_on f B \<Longrightarrow> inj_on f (A \<inter> B)"
  by (auto simp: inj_on_def)

lemma inj_on_subset: "inj_on f A \<Longrightarrow> B \<subseteq> A \<Longrightarrow> inj_on f B"
  by (auto simp: inj_on_def)

lemma inj_on_empty [iff]: "inj_on f {}"
  by (simp add: inj_on_def)

lemma inj_on_insert [iff]: "inj_on f (insert a A) = (inj_on f A \<and> f a \<notin> f ` (A - {a}))"
  unfolding inj_on_def by (auto simp: image_iff)

lemma inj_singleton [simp]: "inj_on (\<lambda>x. {x}) A"
  by (simp add: inj_on_def)

lemma inj_on_Un: "inj_on f (A \<union> B) = (inj_on f A \<and> inj_on f B \<and> f ` (A - B) \<inter> f ` (B - A) = {})"
proof
  assume u: "inj_on f (A \<union> B)"
  have "f ` (A - B) \<inter> f ` (B - A) = {}"
  proof (rule ccontr)
    assume "f ` (A - B) \<inter> f ` (B - A) \<noteq> {}"
    then obtain x y where "x \<in> A - B" "y \<in> B - A" "f x = f y" by blast
    then show False using u by (metis DiffE UnI1 UnI2 inj_onD)
  qed
  then show "inj_on f A \<and> inj_on f B \<and> f ` (A - B) \<inter> f ` (B - A) = {}"
    using u by (metis Un_upper1 Un_upper2 inj_on_subset)
next
  assume r: "inj_on f A \<and> inj_on f B \<and> f ` (A - B) \<inter> f ` (B - A) = {}"
  show "inj_on f (A \<union> B)"
  proof (rule inj_onI)
    fix x y assume xy: "x \<in> A \<union> B" "y \<in> A \<union> B" "f x = f y"
    have "\<not> (x \<in> A - B \<and> y \<in> B - A)" using r xy(3) by (metis IntI empty_iff imageI)
    moreover have "\<not> (y \<in> A - B \<and> x \<in> B - A)" using r xy(3) by (metis IntI empty_iff imageI)
    ultimately have "x \<in> A \<and> y \<in> A \<or> x \<in> B \<and> y \<in> B" using xy(1,2) by blast
    then show "x = y" using r xy(3) by (metis inj_onD)
  qed
qed

lemma comp_inj_on: "inj_on f A \<Longrightarrow> inj_on g (f ` A) \<Longrightarrow> inj_on (g \<circ> f) A"
  by (auto simp: inj_on_def)

lemma inj_compose: "inj f \<Longrightarrow> inj g \<Longrightarrow> inj (f \<circ> g)"
  by (auto simp: inj_on_def)

lemma inj_on_imageI: "inj_on (g \<circ> f) A \<Longrightarrow> inj_on g (f ` A)"
  by (auto simp: inj_on_def)

lemma inj_image_mem_iff: "inj f \<Longrightarrow> (f a \<in> f ` A) = (a \<in> A)"
  by (auto simp: inj_on_def)

lemma inj_image_eq_iff: "inj f \<Longrightarrow> (f ` A = f ` B) = (A = B)"
  by (auto simp: inj_on_def set_eq_iff image_def)

lemma inj_image_subset_iff: "inj f \<Longrightarrow> (f ` A \<subseteq> f ` B) = (A \<subseteq> B)"
  by (auto simp: inj_on_def)

lemma inj_on_Un_image_eq_iff: "inj_on f (A \<union> B) \<Longrightarrow> (f ` A = f ` B) = (A = B)"
  by (auto simp: inj_on_def set_eq_iff image_def)

lemma image_Int: "inj f \<Longrightarrow> f ` (A \<inter> B) = f ` A \<inter> f ` B"
  unfolding inj_def by blast

lemma image_set_diff: "inj f \<Longrightarrow> f ` (A - B) = f ` A - f ` B"
  by (auto simp: inj_on_def)

lemma inj_vimage_image_eq: "inj f \<Longrightarrow> f -` (f ` A) = A"
  by (auto simp: inj_on_def)

lemma surj_def: "surj f = (\<forall>y. \<exists>x. y = f x)"
  by auto

lemma surjI: "(\<And>x. g (f x) = x) \<Longrightarrow> surj g"
  by (metis rangeI UNIV_eq_I)

lemma surjD: "surj f \<Longrightarrow> \<exists>x. y = f x"
  by auto

lemma surjE: "surj f \<Longrightarrow> (\<And>x. y = f x \<Longrightarrow> C) \<Longrightarrow> C"
  by auto

lemma surj_id: "surj id"
  by simp

lemma comp_surj: "surj f \<Longrightarrow> surj g \<Longrightarrow> surj (g \<circ> f)"
  by (metis image_comp)

lemma surj_image_vimage_eq: "surj f \<Longrightarrow> f ` (f -` A) = A"
  by auto

lemma vimage_subsetD: "surj f \<Longrightarrow> f -` B \<subseteq> A \<Longrightarrow> B \<subseteq> f ` A"
  by (metis image_mono surj_image_vimage_eq)

lemma bijI: "inj f \<Longrightarrow> surj f \<Longrightarrow> bij f"
  by (simp add: bij_betw_def)

lemma bij_def: "bij f = (inj f \<and> surj f)"
  by (simp add: bij_betw_def)

lemma bij_is_inj: "bij f \<Longrightarrow> inj f"
  by (simp add: bij_betw_def)

lemma bij_is_surj: "bij f \<Longrightarrow> surj f"
  by (simp add: bij_betw_def)

lemma bij_id [simp]: "bij id"
  by (simp add: bij_betw_def)

lemma bij_comp: "bij f \<Longrightarrow> bij g \<Longrightarrow> bij (g \<circ> f)"
  by (metis bij_def inj_compose comp_surj)

lemma bij_betw_imageI: "inj_on f A \<Longrightarrow> f ` A = B \<Longrightarrow> bij_betw f A B"
  by (simp add: bij_betw_def)

lemma bij_betw_imp_inj_on: "bij_betw f A B \<Longrightarrow> inj_on f A"
  by (simp add: bij_betw_def)

lemma bij_betw_imp_surj_on: "bij_betw f A B \<Longrightarrow> f ` A = B"
  by (simp add: bij_betw_def)

lemma bij_betw_id [simp, intro]: "bij_betw id A A"
  by (simp add: bij_betw_def)

lemma bij_betw_empty1: "bij_betw f {} A \<Longrightarrow> A = {}"
  by (simp add: bij_betw_def)

lemma bij_betw_empty2: "bij_betw f A {} \<Longrightarrow> A = {}"
  by (simp add: bij_betw_def)

lemma bij_betw_trans: "bij_betw f A B \<Longrightarrow> bij_betw g B C \<Longrightarrow> bij_betw (g \<circ> f) A C"
  unfolding bij_betw_def by (metis comp_inj_on image_comp)

lemma bij_betw_comp_iff: "bij_betw f A A' \<Longrightarrow> bij_betw f' A' A'' = bij_betw (f' \<circ> f) A A''"
  unfolding bij_betw_def by (metis comp_inj_on image_comp inj_on_imageI)

lemma bij_betw_combine: "bij_betw f A B \<Longrightarrow> bij_betw f C D \<Longrightarrow> B \<inter> D = {} \<Longrightarrow> bij_betw f (A \<union> C) (B \<union> D)"
  by (auto simp: bij_betw_def inj_on_def)

subsection \<open>Updating functions\<close>

definition fun_upd :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> 'a \<Rightarrow> 'b"
  where "fun_upd f a b = (\<lambda>x. if x = a then b else f x)"

lemma fun_upd_apply [simp]: "(f(x := y)) z = (if z = x then y else f z)"
  by (simp add: fun_upd_def)

lemma fun_upd_same: "(f(x := y)) x = y"
  by simp

lemma fun_upd_other: "z \<noteq> x \<Longrightarrow> (f(x := y)) z = f z"
  by simp

lemma fun_upd_triv [iff]: "f(x := f x) = f"
  by (simp add: fun_eq_iff)

lemma fun_upd_idem: "f x = y \<Longrightarrow> f(x := y) = f"
  by (auto simp: fun_eq_iff)

lemma fun_upd_upd [simp]: "f(x := y, x := z) = f(x := z)"
  by (simp add: fun_eq_iff)

lemma fun_upd_twist: "a \<noteq> c \<Longrightarrow> (m(a := b))(c := d) = (m(c := d))(a := b)"
  by (auto simp: fun_eq_iff)

lemma fun_upd_image: "f(x := y) ` A = (if x \<in> A then insert y (f ` (A - {x})) else f ` A)"
proof (cases "x \<in> A")
  case True
  then have "f(x := y) ` A = f(x := y) ` insert x (A - {x})" by (simp add: insert_absorb)
  also have "\<dots> = insert y (f(x := y) ` (A - {x}))" by (simp only: image_insert fun_upd_same)
  also have "f(x := y) ` (A - {x}) = f ` (A - {x})" by (rule image_cong) auto
  finally show ?thesis using True by simp
next
  case False
  then have "f(x := y) ` A = f ` A" by (intro image_cong) auto
  then show ?thesis using False by simp
qed

lemma inj_on_fun_updI: "inj_on f A \<Longrightarrow> y \<notin> f ` A \<Longrightarrow> inj_on (f(x := y)) A"
  by (rule inj_onI) (metis fun_upd_other fun_upd_same imageI inj_onD)

definition override_on :: "('a \<Rightarrow> 'b) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a set \<Rightarrow> 'a \<Rightarrow> 'b"
  where "override_on f g A = (\<lambda>a. if a \<in> A then g a else f a)"

lemma override_on_emptyset [simp]: "override_on f g {} = f"
  by (simp add: override_on_def fun_eq_iff)

lemma override_on_apply_notin [simp]: "a \<notin> A \<Longrightarrow> (override_on f g A) a = f a"
  by (simp add: override_on_def)

lemma override_on_apply_in [simp]: "a \<in> A \<Longrightarrow> (override_on f g A) a = g a"
  by (simp add: override_on_def)

definition swap :: "'a \<Rightarrow> 'a \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "swap a b f = f(a := f b, b := f a)"

lemma swap_apply [simp]: "swap a b f a = f b" "swap a b f b = f a" "c \<noteq> a \<Longrightarrow> c \<noteq> b \<Longrightarrow> swap a b f c = f c"
  by (auto simp: swap_def)

lemma swap_self [simp]: "swap a a f = f"
  by (simp add: swap_def fun_eq_iff)

lemma swap_commute: "swap a b f = swap b a f"
  by (auto simp: swap_def fun_eq_iff)

lemma swap_nilpotent [simp]: "swap a b (swap a b f) = f"
  by (auto simp: swap_def fun_eq_iff)

lemma swap_image_eq [simp]: "a \<in> A \<Longrightarrow> b \<in> A \<Longrightarrow> swap a b f ` A = f ` A"
proof -
  assume ab: "a \<in> A" "b \<in> A"
  have "swap a b f ` A \<subseteq> f ` A" using ab by (auto simp: swap_def)
  moreover have "f ` A \<subseteq> swap a b f ` A"
  proof
    fix z assume "z \<in> f ` A"
    then obtain c where "c \<in> A" "z = f c" by blast
    then show "z \<in> swap a b f ` A" using ab by (metis imageI swap_apply)
  qed
  ultimately show "swap a b f ` A = f ` A" by (rule subset_antisym)
qed

lemma surj_swap_iff [simp]: "surj (swap a b f) = surj f"
  by simp

hide_const (open) swap

subsection \<open>The inverse on the image\<close>

definition the_inv_into :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a"
  where "the_inv_into A f = (\<lambda>x. THE y. y \<in> A \<and> f y = x)"

abbreviation the_inv :: "('a \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a"
  where "the_inv f \<equiv> the_inv_into UNIV f"

lemma the_inv_into_f_f: "inj_on f A \<Longrightarrow> x \<in> A \<Longrightarrow> the_inv_into A f (f x) = x"
  by (auto simp: the_inv_into_def inj_on_def)

lemma f_the_inv_into_f: "inj_on f A \<Longrightarrow> y \<in> f ` A \<Longrightarrow> f (the_inv_into A f y) = y"
  by (auto simp: the_inv_into_f_f)

lemma the_inv_f_f: "inj f \<Longrightarrow> the_inv f (f x) = x"
  by (simp add: the_inv_into_f_f)

lemma inj_vimage_singleton: "inj f \<Longrightarrow> f -` {a} \<subseteq> {THE x. f x = a}"
  by (auto simp: inj_on_def)

end
