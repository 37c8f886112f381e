section \<open>Optional values\<close>

theory Option
  imports Power
begin

datatype 'a option = None | Some 'a

fun the :: "'a option \<Rightarrow> 'a"
  where "the (Some x) = x"

primrec set_option :: "'a option \<Rightarrow> 'a set"
  where
    "set_option None = {}"
  | "set_option (Some x) = {x}"

lemma option_sel [simp]: "the (Some x) = x"
  by simp

lemma not_None_eq [iff]: "(x \<noteq> None) = (\<exists>y. x = Some y)"
  by (cases x) auto

lemma not_Some_eq [iff]: "(\<forall>y. x \<noteq> Some y) = (x = None)"
  by (cases x) auto

lemma comp_the_Some [simp]: "the \<circ> Some = id"
  by (simp add: fun_eq_iff)

lemma option_collapse [simp]: "x \<noteq> None \<Longrightarrow> Some (the x) = x"
  by (cases x) auto

lemma inj_Some [simp]: "inj_on Some A"
  by (simp add: inj_on_def)

lemma split_option_all: "(\<forall>x. P x) = (P None \<and> (\<forall>x. P (Some x)))"
  by (metis not_None_eq)

lemma split_option_ex: "(\<exists>x. P x) = (P None \<or> (\<exists>x. P (Some x)))"
  by (metis not_None_eq)

lemma UNIV_option_conv: "UNIV = insert None (range Some)"
  by (metis UNIV_eq_I insertI1 insertI2 option.exhaust rangeI)

lemma elem_set [iff]: "(x \<in> set_option xo) = (xo = Some x)"
  by (cases xo) auto

lemma set_empty_eq [simp]: "(set_option xo = {}) = (xo = None)"
  by (cases xo) auto

lemma notin_range_Some [simp]: "(x \<notin> range Some) = (x = None)"
  by (cases x) auto

subsection \<open>Mapping\<close>

lemma map_option_case: "map_option f y = (case y of None \<Rightarrow> None | Some x \<Rightarrow> Some (f x))"
  by (cases y) simp_all

lemma map_option_is_None [iff]: "(map_option f opt = None) = (opt = None)"
  by (cases opt) simp_all

lemma None_eq_map_option_iff [iff]: "(None = map_option f x) = (x = None)"
  by (cases x) simp_all

lemma map_option_eq_Some [iff]: "(map_option f xo = Some y) = (\<exists>z. xo = Some z \<and> f z = y)"
  by (cases xo) auto

lemma map_option_o_case_sum: "map_option f (map_option g x) = map_option (f \<circ> g) x"
  by (cases x) simp_all

lemma map_option_cong: "x = y \<Longrightarrow> (\<And>a. y = Some a \<Longrightarrow> f a = g a) \<Longrightarrow> map_option f x = map_option g y"
  by (cases x) auto

lemma map_option_idI: "(\<And>y. y \<in> set_option x \<Longrightarrow> f y = y) \<Longrightarrow> map_option f x = x"
  by (cases x) auto

lemma case_map_option [simp]: "case_option g h (map_option f x) = case_option g (h \<circ> f) x"
  by (cases x) simp_all

subsection \<open>Other functions\<close>

fun combine_options :: "('a \<Rightarrow> 'a \<Rightarrow> 'a) \<Rightarrow> 'a option \<Rightarrow> 'a option \<Rightarrow> 'a option"
  where
    "combine_options f None y = y"
  | "combine_options f (Some x) None = Some x"
  | "combine_options f (Some x) (Some y) = Some (f x y)"

lemma combine_options_commute: "(\<And>x y. f x y = f y x) \<Longrightarrow> combine_options f x y = combine_options f y x"
  by (cases x; cases y) auto

primrec is_none :: "'a option \<Rightarrow> bool"
  where
    "is_none None = True"
  | "is_none (Some x) = False"

lemma is_none_simps [simp]: "is_none None" "\<not> is_none (Some x)"
  by simp_all

lemma is_none_iff: "is_none x = (x = None)"
  by (cases x) simp_all

lemma is_none_map_option [simp]: "is_none (map_option f x) = is_none x"
  by (cases x) simp_all

lemma the_map_option: "\<not> is_none x \<Longrightarrow> the (map_option f x) = f (the x)"
  by (cases x) simp_all

primrec bind :: "'a option \<Rightarrow> ('a \<Rightarrow> 'b option) \<Rightarrow> 'b option"
  where
    "bind None f = None"
  | "bind (Some x) f = f x"

lemma is_none_bind: "is_none (bind f g) = (is_none f \<or> is_none (g (the f)))"
  by (cases f) simp_all

lemma bind_runit [simp]: "bind x Some = x"
  by (cases x) simp_all

lemma bind_assoc [simp]: "bind (bind x f) g = bind x (\<lambda>y. bind (f y) g)"
  by (cases x) simp_all

lemma bind_rzero [simp]: "bind x (\<lambda>x. None) = None"
  by (cases x) simp_all

lemma bind_cong: "x = y \<Longrightarrow> (\<And>a. y = Some a \<Longrightarrow> f a = g a) \<Longrightarrow> bind x f = bind y g"
  by (cases x) auto

lemma bind_split: "P (bind m f) = ((m = None \<longrightarrow> P None) \<and> (\<forall>v. m = Some v \<longrightarrow> P (f v)))"
  by (cases m) simp_all

lemma bind_eq_None_conv: "(bind a f = None) = (a = None \<or> f (the a) = None)"
  by (cases a) simp_all

lemma bind_eq_Some_conv: "(bind f g = Some x) = (\<exists>y. f = Some y \<and> g y = Some x)"
  by (cases f) simp_all

lemma bind_option_cong: "x = y \<Longrightarrow> (\<And>z. z \<in> set_option y \<Longrightarrow> f z = g z) \<Longrightarrow> bind x f = bind y g"
  by (cases y) simp_all

lemma bind_map_option: "bind (map_option f x) g = bind x (g \<circ> f)"
  by (cases x) simp_all

definition these :: "'a option set \<Rightarrow> 'a set"
  where "these A = the ` {x \<in> A. x \<noteq> None}"

lemma these_empty [simp]: "these {} = {}"
  by (simp add: these_def)

lemma in_these_eq: "(x \<in> these A) = (Some x \<in> A)"
  unfolding these_def image_iff Bex_def mem_Collect_eq by (metis not_None_eq option_sel)

lemma these_insert_None [simp]: "these (insert None A) = these A"
  by (auto simp: in_these_eq)

lemma these_insert_Some [simp]: "these (insert (Some x) A) = insert x (these A)"
  by (auto simp: in_these_eq)

lemma these_image_Some_eq [simp]: "these (Some ` A) = A"
  by (auto simp: in_these_eq)

lemma Some_image_these_eq: "Some ` these A = {x \<in> A. x \<noteq> None}"
proof (rule set_eqI)
  fix x
  show "(x \<in> Some ` these A) = (x \<in> {x \<in> A. x \<noteq> None})"
    by (cases x) (auto simp: in_these_eq image_def Bex_def)
qed

hide_const (open) is_none bind these

lemmas option.sel = option_sel
lemmas option.collapse = option_collapse

end
