section \<open>Finite maps\<close>

theory Finite_Map
  imports FSet
begin

typedef ('a, 'b) fmap = "{m :: 'a \<Rightarrow> 'b option. finite (dom m)}"
  morphisms fmlookup Abs_fmap
  by (rule exI [of _ "Map.empty"]) simp

definition fmempty :: "('a, 'b) fmap"
  where "fmempty = Abs_fmap Map.empty"

definition fmupd :: "'a \<Rightarrow> 'b \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap"
  where "fmupd k v m = Abs_fmap ((fmlookup m)(k := Some v))"

definition fmdom :: "('a, 'b) fmap \<Rightarrow> 'a fset"
  where "fmdom m = Abs_fset (dom (fmlookup m))"

definition fmdom' :: "('a, 'b) fmap \<Rightarrow> 'a set"
  where "fmdom' m = dom (fmlookup m)"

definition fmran :: "('a, 'b) fmap \<Rightarrow> 'b fset"
  where "fmran m = Abs_fset (ran (fmlookup m))"

definition fmran' :: "('a, 'b) fmap \<Rightarrow> 'b set"
  where "fmran' m = ran (fmlookup m)"

definition fmfilter :: "('a \<Rightarrow> bool) \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap"
  where "fmfilter P m = Abs_fmap (\<lambda>x. if P x then fmlookup m x else None)"

definition fmdrop :: "'a \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap"
  where "fmdrop a = fmfilter (\<lambda>a'. a' \<noteq> a)"

definition fmdrop_set :: "'a set \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap"
  where "fmdrop_set A = fmfilter (\<lambda>a. a \<notin> A)"

definition fmrestrict_set :: "'a set \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap"
  where "fmrestrict_set A = fmfilter (\<lambda>a. a \<in> A)"

definition fmadd :: "('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap"  (infixl "++\<^sub>f" 100)
  where "m ++\<^sub>f n = Abs_fmap (fmlookup m ++ fmlookup n)"

definition fmmap :: "('b \<Rightarrow> 'c) \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'c) fmap"
  where "fmmap f m = Abs_fmap (\<lambda>x. map_option f (fmlookup m x))"

definition fmpred :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> ('a, 'b) fmap \<Rightarrow> bool"
  where "fmpred P m = (\<forall>k v. fmlookup m k = Some v \<longrightarrow> P k v)"

definition fmsubset :: "('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap \<Rightarrow> bool"  (infix "\<subseteq>\<^sub>f" 50)
  where "(m \<subseteq>\<^sub>f n) = (fmlookup m \<subseteq>\<^sub>m fmlookup n)"

definition fmap_of_list :: "('a \<times> 'b) list \<Rightarrow> ('a, 'b) fmap"
  where "fmap_of_list xs = Abs_fmap (map_of xs)"

lemma fmap_ext: "(\<And>x. fmlookup m x = fmlookup n x) \<Longrightarrow> m = n"
  by (simp add: fmlookup_inject [symmetric] fun_eq_iff)

lemma fmempty_lookup [simp]: "fmlookup fmempty x = None"
  by (simp add: fmempty_def Abs_fmap_inverse)

lemma finite_dom_fmlookup: "finite (dom (fmlookup m))"
  using fmlookup [of m] by simp

lemma fmlookup_Abs: "finite (dom f) \<Longrightarrow> fmlookup (Abs_fmap f) = f"
  by (simp add: Abs_fmap_inverse)

lemma fmupd_lookup [simp]: "fmlookup (fmupd a b m) a' = (if a = a' then Some b else fmlookup m a')"
  by (simp add: fmupd_def fmlookup_Abs finite_dom_fmlookup)

lemma fmfilter_lookup [simp]: "fmlookup (fmfilter P m) x = (if P x then fmlookup m x else None)"
proof -
  have "dom (\<lambda>x. if P x then fmlookup m x else None) \<subseteq> dom (fmlookup m)" by (auto simp: dom_def split: if_splits)
  then have "finite (dom (\<lambda>x. if P x then fmlookup m x else None))"
    by (rule finite_subset) (rule finite_dom_fmlookup)
  then show ?thesis by (simp add: fmfilter_def fmlookup_Abs)
qed

lemma fmdrop_lookup [simp]: "fmlookup (fmdrop a m) a = None"
  by (simp add: fmdrop_def)

lemma fmadd_empty [simp]: "fmempty ++\<^sub>f m = m"
proof -
  have "fmlookup fmempty ++ fmlookup m = fmlookup m" by (simp add: map_add_def fun_eq_iff split: option.split)
  then show ?thesis by (simp add: fmadd_def fmlookup_inverse)
qed

lemma fmlookup_of_list: "fmlookup (fmap_of_list m) = map_of m"
  by (simp add: fmap_of_list_def fmlookup_Abs finite_dom_map_of)

definition fmdrop_fset :: "'a fset \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap"
  where "fmdrop_fset A = fmfilter (\<lambda>a. a |\<notin>| A)"

definition fmrestrict_fset :: "'a fset \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'b) fmap"
  where "fmrestrict_fset A = fmfilter (\<lambda>a. a |\<in>| A)"

definition fset_of_fmap :: "('a, 'b) fmap \<Rightarrow> ('a \<times> 'b) fset"
  where "fset_of_fmap m = Abs_fset (Map.graph (fmlookup m))"

definition fmrel_on_fset :: "'a fset \<Rightarrow> ('b \<Rightarrow> 'c \<Rightarrow> bool) \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'c) fmap \<Rightarrow> bool"
  where "fmrel_on_fset A P m n = (\<forall>x\<in>fset A. rel_option P (fmlookup m x) (fmlookup n x))"

definition fmimage :: "('a, 'b) fmap \<Rightarrow> 'a fset \<Rightarrow> 'b fset"
  where "fmimage m S = Abs_fset {b |a b. fmlookup m a = Some b \<and> a \<in> fset S}"

definition fmcomp :: "('b, 'c) fmap \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'c) fmap"  (infixl "\<circ>\<^sub>f" 55)
  where "m \<circ>\<^sub>f n = Abs_fmap (fmlookup m \<circ>\<^sub>m fmlookup n)"

definition fmmap_keys :: "('a \<Rightarrow> 'b \<Rightarrow> 'c) \<Rightarrow> ('a, 'b) fmap \<Rightarrow> ('a, 'c) fmap"
  where "fmmap_keys f m = Abs_fmap (\<lambda>a. map_option (f a) (fmlookup m a))"

definition sorted_list_of_fmap :: "('a::linorder, 'b) fmap \<Rightarrow> ('a \<times> 'b) list"
  where "sorted_list_of_fmap m = map (\<lambda>k. (k, the (fmlookup m k))) (sorted_list_of_fset (fmdom m))"

end
