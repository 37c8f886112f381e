section \<open>More facts about sets, functions, relations and lists\<close>

theory Collection_Facts
  imports Number_Facts
begin

subsection \<open>Logic\<close>

lemma ex_cong1: "(\<And>x. P x = Q x) \<Longrightarrow> (\<exists>x. P x) = (\<exists>x. Q x)"
  by simp

lemma rev_conj_cong: "Q = Q' \<Longrightarrow> (Q' \<Longrightarrow> P = P') \<Longrightarrow> (P \<and> Q) = (P' \<and> Q')"
  by auto

lemma if_distribR: "(if b then f else g) x = (if b then f x else g x)"
  by simp

lemma the1_equality': "P a \<Longrightarrow> (\<exists>!x. P x) \<Longrightarrow> (THE x. P x) = a"
  by (metis the1_equality)

lemma back_subst: "P a \<Longrightarrow> a = b \<Longrightarrow> P b"
  by simp

lemmas split_def = case_prod_beta'
lemmas split_beta = case_prod_beta
lemmas split_beta' = case_prod_beta'
lemmas split_conv = case_prod_conv

lemma case_prod_unfold: "case_prod = (\<lambda>c p. c (fst p) (snd p))"
  by (rule ext)+ (simp add: case_prod_beta)

lemma surjective_pairing: "t = (fst t, snd t)"
  by simp

lemma split_pairs: "((A, B) = X) = (fst X = A \<and> snd X = B)"
  by (cases X) auto

lemma split_paired_all': "(\<forall>x. P x) = (\<forall>a b. P (a, b))"
  by auto

lemma o_apply: "(f \<circ> g) x = f (g x)"
  by simp

lemma comp_eq_dest_lhs: "f \<circ> g = h \<Longrightarrow> f (g v) = h v"
  by auto

lemma eq_id_iff: "(\<forall>x. f x = x) = (f = id)"
  by (auto simp: fun_eq_iff)

subsection \<open>Sets\<close>

lemma equalityI: "A \<subseteq> B \<Longrightarrow> B \<subseteq> A \<Longrightarrow> A = B"
  by (rule subset_antisym)

lemma set_mp: "A \<subseteq> B \<Longrightarrow> x \<in> A \<Longrightarrow> x \<in> B"
  by (rule subsetD)

lemma set_rev_mp: "x \<in> A \<Longrightarrow> A \<subseteq> B \<Longrightarrow> x \<in> B"
  by (rule subsetD)

lemma set_eq_subset: "(A = B) = (A \<subseteq> B \<and> B \<subseteq> A)"
  by auto

lemma empty_Collect_eq [simp]: "({} = Collect P) = (\<forall>x. \<not> P x)"
  by auto

lemma Collect_mono_iff: "(Collect P \<subseteq> Collect Q) = (\<forall>x. P x \<longrightarrow> Q x)"
  by auto

lemma Diff_subset_conv: "(A - B \<subseteq> C) = (A \<subseteq> B \<union> C)"
  by auto

lemma Diff_triv: "A \<inter> B = {} \<Longrightarrow> A - B = A"
  by auto

lemma Diff_Diff_Int: "A - (A - B) = A \<inter> B"
  by auto

lemma Diff_Int_distrib2: "(A - B) \<inter> C = A \<inter> C - B \<inter> C"
  by auto

lemma Un_Diff_Int: "A - B \<union> A \<inter> B = A"
  by auto

lemma Int_Collect: "(x \<in> A \<inter> {x. P x}) = (x \<in> A \<and> P x)"
  by auto

lemma UNIV_bool: "UNIV = {False, True}"
  by auto

lemma ball_Un: "(\<forall>x\<in>A \<union> B. P x) = ((\<forall>x\<in>A. P x) \<and> (\<forall>x\<in>B. P x))"
  by auto

lemma bex_Un: "(\<exists>x\<in>A \<union> B. P x) = ((\<exists>x\<in>A. P x) \<or> (\<exists>x\<in>B. P x))"
  by auto

lemma Un_Int_eq: "(S \<union> T) \<inter> S = S" "(S \<union> T) \<inter> T = T" "S \<inter> (S \<union> T) = S" "T \<inter> (S \<union> T) = T"
  by auto

lemma SUP_le_iff: "(Sup (f ` A) \<le> u) = (\<forall>x\<in>A. f x \<le> (u::'a::complete_lattice))"
  by (auto simp: Sup_le_iff)

lemma le_INF_iff: "(u \<le> Inf (f ` A)) = (\<forall>x\<in>A. (u::'a::complete_lattice) \<le> f x)"
  by (auto simp: le_Inf_iff)

lemma SUP_upper2: "i \<in> A \<Longrightarrow> u \<le> f i \<Longrightarrow> u \<le> (Sup (f ` A)::'a::complete_lattice)"
  by (metis SUP_upper order_trans)

lemma SUP_cong: "A = B \<Longrightarrow> (\<And>x. x \<in> B \<Longrightarrow> C x = D x) \<Longrightarrow> Sup (C ` A) = (Sup (D ` B)::'a::complete_lattice)"
  by (metis image_cong)

lemma INF_cong: "A = B \<Longrightarrow> (\<And>x. x \<in> B \<Longrightarrow> C x = D x) \<Longrightarrow> Inf (C ` A) = (Inf (D ` B)::'a::complete_lattice)"
  by (metis image_cong)

lemma SUP_subset_mono: "A \<subseteq> B \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> f x \<le> g x) \<Longrightarrow> Sup (f ` A) \<le> (Sup (g ` B)::'a::complete_lattice)"
  by (auto simp: SUP_le_iff intro: SUP_upper2)

subsection \<open>Functions\<close>

lemma inj_on_contraD: "inj_on f A \<Longrightarrow> x \<noteq> y \<Longrightarrow> x \<in> A \<Longrightarrow> y \<in> A \<Longrightarrow> f x \<noteq> f y"
  by (auto dest: inj_onD)

lemma inj_on_image_mem_iff: "inj_on f B \<Longrightarrow> a \<in> B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> (f a \<in> f ` A) = (a \<in> A)"
  by (auto dest: inj_onD)

lemma inj_on_imp_bij_betw: "inj_on f A \<Longrightarrow> bij_betw f A (f ` A)"
  by (simp add: bij_betw_def)

lemma inj_on_inverseI: "(\<And>x. x \<in> A \<Longrightarrow> g (f x) = x) \<Longrightarrow> inj_on f A"
  by (rule inj_onI) metis

lemma bij_betwE: "bij_betw f A B \<Longrightarrow> \<forall>a\<in>A. f a \<in> B"
  by (auto simp: bij_betw_def)

lemma bij_betw_apply: "bij_betw f A B \<Longrightarrow> a \<in> A \<Longrightarrow> f a \<in> B"
  by (auto simp: bij_betw_def)

lemma bij_betw_byWitness: "\<forall>a\<in>A. f' (f a) = a \<Longrightarrow> \<forall>a'\<in>A'. f (f' a') = a' \<Longrightarrow> f ` A \<subseteq> A' \<Longrightarrow> f' ` A' \<subseteq> A \<Longrightarrow> bij_betw f A A'"
  by (auto simp: bij_betw_def inj_on_def) (metis, metis image_eqI subsetD imageI)

lemma inv_unique_comp: "f \<circ> g = id \<Longrightarrow> g \<circ> f = id \<Longrightarrow> inv f = g"
  by (metis inv_equality comp_apply id_apply)

subsection \<open>Finite sets\<close>

lemma infinite_super: "S \<subseteq> T \<Longrightarrow> infinite S \<Longrightarrow> infinite T"
  by (metis finite_subset)

lemma inj_on_finite: "inj_on f A \<Longrightarrow> f ` A \<subseteq> B \<Longrightarrow> finite B \<Longrightarrow> finite A"
  by (metis finite_imageD finite_subset)

lemma bij_betw_finite: "bij_betw f A B \<Longrightarrow> finite A = finite B"
  by (auto simp: bij_betw_def dest: finite_imageD)

lemma finite_image_iff: "inj_on f A \<Longrightarrow> finite (f ` A) = finite A"
  by (metis finite_imageD finite_imageI)

lemma card_subset_eq: "finite B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> card A = card B \<Longrightarrow> A = B"
  by (metis psubset_card_mono psubsetI less_irrefl)

lemma card_ge_0_finite: "0 < card A \<Longrightarrow> finite A"
  by (metis card_infinite less_irrefl)

lemma Diff_infinite_finite: "finite T \<Longrightarrow> infinite S \<Longrightarrow> infinite (S - T)"
  by (metis finite_Diff2)

lemma not_finite_existsD: "\<not> finite {a. P a} \<Longrightarrow> \<exists>a. P a"
  by (metis Collect_empty_eq finite.emptyI)

lemma ex_new_if_finite: "infinite (UNIV::'a set) \<Longrightarrow> finite A \<Longrightarrow> \<exists>a::'a. a \<notin> A"
  by (metis UNIV_eq_I)

lemma finite_ne_induct [case_names singleton insert, consumes 2]: "finite F \<Longrightarrow> F \<noteq> {} \<Longrightarrow> (\<And>x. P {x}) \<Longrightarrow> (\<And>x F. finite F \<Longrightarrow> F \<noteq> {} \<Longrightarrow> x \<notin> F \<Longrightarrow> P F \<Longrightarrow> P (insert x F)) \<Longrightarrow> P F"
proof (induct rule: finite_induct)
  case empty
  then show ?case by simp
next
  case (insert x F)
  then show ?case by (cases "F = {}") auto
qed

lemma infinite_finite_induct [case_names infinite empty insert]: "(\<And>A. infinite A \<Longrightarrow> P A) \<Longrightarrow> P {} \<Longrightarrow> (\<And>x F. finite F \<Longrightarrow> x \<notin> F \<Longrightarrow> P F \<Longrightarrow> P (insert x F)) \<Longrightarrow> P A"
  by (cases "finite A") (auto intro: finite_induct)

subsection \<open>Relations\<close>

lemma r_into_rtranclp [intro]: "r x y \<Longrightarrow> r\<^sup>*\<^sup>* x y"
  by (metis rtranclp.rtrancl_into_rtrancl rtranclp.rtrancl_refl)

lemma converse_rtranclp_into_rtranclp: "r a b \<Longrightarrow> r\<^sup>*\<^sup>* b c \<Longrightarrow> r\<^sup>*\<^sup>* a c"
  by (metis r_into_rtranclp rtranclp_trans)

lemma right_uniqueI: "(\<And>x y z. A x y \<Longrightarrow> A x z \<Longrightarrow> y = z) \<Longrightarrow> right_unique A"
  by (simp add: right_unique_def)

lemma right_uniqueD: "right_unique A \<Longrightarrow> A x y \<Longrightarrow> A x z \<Longrightarrow> y = z"
  by (auto simp: right_unique_def)

lemma left_uniqueI: "(\<And>x y z. A x z \<Longrightarrow> A y z \<Longrightarrow> x = y) \<Longrightarrow> left_unique A"
  by (simp add: left_unique_def)

lemma fst_eq_Domain: "fst ` R = Domain R"
  by (rule set_eqI) (auto simp: Domain_iff image_iff)

lemma snd_eq_Range: "snd ` R = Range R"
  by (rule set_eqI) (auto simp: Range_iff image_iff)

lemma relcomp_unfold: "r O s = {(x, z). \<exists>y. (x, y) \<in> r \<and> (y, z) \<in> s}"
  by auto

subsection \<open>Lists\<close>

lemma list.sel: "hd (x # xs) = x" "tl [] = []" "tl (x # xs) = xs"
  by simp_all

lemma list.set_sel: "a \<noteq> [] \<Longrightarrow> hd a \<in> set a" "a \<noteq> [] \<Longrightarrow> x \<in> set (tl a) \<Longrightarrow> x \<in> set a"
  by (cases a; simp)+

lemma list_induct2': "P [] [] \<Longrightarrow> (\<And>x xs. P (x # xs) []) \<Longrightarrow> (\<And>y ys. P [] (y # ys)) \<Longrightarrow> (\<And>x xs y ys. P xs ys \<Longrightarrow> P (x # xs) (y # ys)) \<Longrightarrow> P xs ys"
proof (induct xs arbitrary: ys)
  case Nil
  then show ?case by (cases ys) auto
next
  case (Cons x xs)
  then show ?case by (cases ys) auto
qed

lemma rev_cases: "(xs = [] \<Longrightarrow> P) \<Longrightarrow> (\<And>ys y. xs = ys @ [y] \<Longrightarrow> P) \<Longrightarrow> P"
  by (induct xs rule: rev_induct) auto

lemma length_Cons: "length (x # xs) = Suc (length xs)"
  by simp

lemma self_append_conv2 [iff]: "(ys = xs @ ys) = (xs = [])"
  by (metis append_Nil append_same_eq)

lemma Cons_eq_appendI: "x # xs1 = ys \<Longrightarrow> xs = xs1 @ zs \<Longrightarrow> x # xs = ys @ zs"
  by auto

lemma append_eq_appendI: "xs @ xs1 = zs \<Longrightarrow> ys = xs1 @ us \<Longrightarrow> xs @ ys = zs @ us"
  by auto

lemma Suc_length_conv: "(Suc n = length xs) = (\<exists>y ys. xs = y # ys \<and> length ys = n)"
  by (cases xs) auto

lemma Suc_le_length_iff: "(Suc n \<le> length xs) = (\<exists>x ys. xs = x # ys \<and> n \<le> length ys)"
  by (cases xs) auto

lemma impossible_Cons: "length xs \<le> length ys \<Longrightarrow> xs = x # ys = False"
  by auto

lemma length_pos_if_in_set: "x \<in> set xs \<Longrightarrow> 0 < length xs"
  by (cases xs) auto

lemma map_eq_imp_length_eq: "map f xs = map g ys \<Longrightarrow> length xs = length ys"
  by (metis length_map)

lemma map_idI: "(\<And>x. x \<in> set xs \<Longrightarrow> f x = x) \<Longrightarrow> map f xs = xs"
  by (induct xs) auto

lemma Cons_eq_map_conv: "(x # xs = map f ys) = (\<exists>z zs. ys = z # zs \<and> x = f z \<and> xs = map f zs)"
  by (cases ys) auto

lemma ex_map_conv: "(\<exists>xs. ys = map f xs) = (\<forall>y\<in>set ys. \<exists>x. y = f x)"
  by (induct ys) (auto simp: Cons_eq_map_conv)

lemma image_set: "f ` set xs = set (map f xs)"
  by simp

lemma empty_set: "{} = set []"
  by simp

lemma set_simps: "set [] = {}" "set (x # xs) = insert x (set xs)"
  by simp_all

lemma fold_simps: "fold f [] s = s" "fold f (x # xs) s = fold f xs (f x s)"
  by simp_all

lemma fold_map: "fold g (map f xs) = fold (g \<circ> f) xs"
  by (induct xs) simp_all

lemma nth_Cons': "(x # xs) ! n = (if n = 0 then x else xs ! (n - 1))"
  by (cases n) simp_all

lemma nth_tl: "n < length (tl xs) \<Longrightarrow> tl xs ! n = xs ! Suc n"
  by (cases xs) auto

lemma nth_butlast: "n < length (butlast xs) \<Longrightarrow> butlast xs ! n = xs ! n"
  by (metis append_butlast_last_id butlast.simps(1) nth_append)

lemma nth_eq_iff_index_eq: "distinct xs \<Longrightarrow> i < length xs \<Longrightarrow> j < length xs \<Longrightarrow> (xs ! i = xs ! j) = (i = j)"
  by (metis distinct_conv_nth)

lemma nth_append_length_plus [simp]: "(xs @ ys) ! (length xs + n) = ys ! n"
  by (simp add: nth_append)

lemma list_all_length: "list_all P xs = (\<forall>n < length xs. P (xs ! n))"
  by (simp add: list_all_iff all_set_conv_all_nth)

lemma take_eq_Nil [simp]: "(take n xs = []) = (n = 0 \<or> xs = [])"
  by (cases n; cases xs) simp_all

lemma drop_eq_Nil [simp]: "(drop n xs = []) = (length xs \<le> n)"
  by (metis length_0_conv length_drop diff_is_0_eq)

lemma take_all_iff [simp]: "(take n xs = xs) = (length xs \<le> n)"
  by (metis length_take min_def nle_le take_all)

lemma take_Suc: "xs \<noteq> [] \<Longrightarrow> take (Suc n) xs = hd xs # take n (tl xs)"
  by (cases xs) simp_all

lemma drop_Suc: "drop (Suc n) xs = drop n (tl xs)"
  by (cases xs) simp_all

lemma take_Cons': "take n (x # xs) = (if n = 0 then [] else x # take (n - 1) xs)"
  by (cases n) simp_all

lemma drop_Cons': "drop n (x # xs) = (if n = 0 then x # xs else drop (n - 1) xs)"
  by (cases n) simp_all

lemma take_Suc_conv_app_nth: "i < length xs \<Longrightarrow> take (Suc i) xs = take i xs @ [xs ! i]"
  by (induct xs arbitrary: i) (auto simp: nth_Cons split: nat.splits)

lemma Cons_nth_drop_Suc: "i < length xs \<Longrightarrow> (xs ! i) # drop (Suc i) xs = drop i xs"
  by (induct xs arbitrary: i) (auto simp: nth_Cons split: nat.splits)

lemma hd_drop_conv_nth: "n < length xs \<Longrightarrow> hd (drop n xs) = xs ! n"
  by (metis Cons_nth_drop_Suc list.sel(1))

lemma take_hd_drop: "n < length xs \<Longrightarrow> take n xs @ [hd (drop n xs)] = take (Suc n) xs"
  by (simp add: hd_drop_conv_nth take_Suc_conv_app_nth)

lemma take_add: "take (i + j) xs = take i xs @ take j (drop i xs)"
proof (induct i arbitrary: xs)
  case (Suc i)
  then show ?case by (cases xs) simp_all
qed simp

lemma drop_take: "drop n (take m xs) = take (m - n) (drop n xs)"
proof (induct n arbitrary: m xs)
  case (Suc n)
  then show ?case by (cases m; cases xs) simp_all
qed simp

lemma tl_drop: "tl (drop n xs) = drop n (tl xs)"
  by (induct n arbitrary: xs) (simp_all add: drop_Suc)

lemma in_set_takeD: "x \<in> set (take n xs) \<Longrightarrow> x \<in> set xs"
  by (metis append_take_drop_id in_set_conv_decomp Un_iff set_append)

lemma in_set_dropD: "x \<in> set (drop n xs) \<Longrightarrow> x \<in> set xs"
  by (metis append_take_drop_id Un_iff set_append)

lemma butlast_append: "butlast (xs @ ys) = (if ys = [] then butlast xs else xs @ butlast ys)"
  by (induct xs) auto

lemma snoc_eq_iff_butlast: "(xs @ [x] = ys) = (ys \<noteq> [] \<and> butlast ys = xs \<and> last ys = x)"
  by (metis append_butlast_last_id append_is_Nil_conv butlast_snoc last_snoc list.distinct(1))

lemma in_set_butlastD: "x \<in> set (butlast xs) \<Longrightarrow> x \<in> set xs"
  by (induct xs) (auto split: if_splits)

lemma map_butlast: "map f (butlast xs) = butlast (map f xs)"
  by (induct xs) auto

lemma distinct_butlast: "distinct xs \<Longrightarrow> distinct (butlast xs)"
  by (induct xs) (auto dest: in_set_butlastD)

lemma butlast_conv_take: "butlast xs = take (length xs - 1) xs"
  by (induct xs rule: rev_induct) simp_all

lemma last_ConsL: "xs = [] \<Longrightarrow> last (x # xs) = x"
  by simp

lemma last_ConsR: "xs \<noteq> [] \<Longrightarrow> last (x # xs) = last xs"
  by simp

lemma last_appendR [simp]: "ys \<noteq> [] \<Longrightarrow> last (xs @ ys) = last ys"
  by (induct xs) auto

lemma last_map: "xs \<noteq> [] \<Longrightarrow> last (map f xs) = f (last xs)"
  by (induct xs) auto

lemma last_tl: "xs = [] \<or> tl xs \<noteq> [] \<Longrightarrow> last (tl xs) = last xs"
  by (cases xs) auto

lemma list_update_length [simp]: "(xs @ x # ys)[length xs := y] = xs @ y # ys"
  by (induct xs) simp_all

lemma list_update_swap: "i \<noteq> i' \<Longrightarrow> xs[i := x, i' := x'] = xs[i' := x', i := x]"
  by (induct xs arbitrary: i i') (auto split: nat.splits)

lemma upd_conv_take_nth_drop: "i < length xs \<Longrightarrow> xs[i := a] = take i xs @ a # drop (Suc i) xs"
  by (induct xs arbitrary: i) (auto split: nat.splits)

lemma list_update_append: "(xs @ ys)[n := x] = (if n < length xs then xs[n := x] @ ys else xs @ (ys[n - length xs := x]))"
  by (induct xs arbitrary: n) (auto split: nat.splits)

lemma in_set_zip: "(p \<in> set (zip xs ys)) = (\<exists>n. xs ! n = fst p \<and> ys ! n = snd p \<and> n < length xs \<and> n < length ys)"
  by (cases p) (auto simp: set_zip)

lemma set_zip_leftD: "(x, y) \<in> set (zip xs ys) \<Longrightarrow> x \<in> set xs"
  by (induct xs ys rule: list_induct2') auto

lemma set_zip_rightD: "(x, y) \<in> set (zip xs ys) \<Longrightarrow> y \<in> set ys"
  by (induct xs ys rule: list_induct2') auto

lemma Ex_list_of_length: "\<exists>xs. length xs = n"
  by (rule exI [of _ "replicate n undefined"]) simp

lemma list_all2_Cons1: "list_all2 P (x # xs) ys = (\<exists>z zs. ys = z # zs \<and> P x z \<and> list_all2 P xs zs)"
  by (cases ys) auto

lemma list_all2_Cons2: "list_all2 P xs (y # ys) = (\<exists>z zs. xs = z # zs \<and> P z y \<and> list_all2 P zs ys)"
  by (cases xs) auto

lemma list_all2_nthD: "list_all2 P xs ys \<Longrightarrow> p < length xs \<Longrightarrow> P (xs ! p) (ys ! p)"
  by (simp add: list_all2_conv_all_nth)

lemma list_all2_all_nthI: "length a = length b \<Longrightarrow> (\<And>n. n < length a \<Longrightarrow> P (a ! n) (b ! n)) \<Longrightarrow> list_all2 P a b"
  by (simp add: list_all2_conv_all_nth)

lemma list_all2_map1: "list_all2 P (map f as) bs = list_all2 (\<lambda>x y. P (f x) y) as bs"
  by (simp add: list_all2_conv_all_nth)

lemma list_all2_map2: "list_all2 P as (map f bs) = list_all2 (\<lambda>x y. P x (f y)) as bs"
  by (auto simp: list_all2_conv_all_nth)

lemma sorted_wrt_map: "sorted_wrt R (map f xs) = sorted_wrt (\<lambda>x y. R (f x) (f y)) xs"
  by (induct xs) simp_all

lemma sorted_wrt_nth_less: "sorted_wrt P xs \<Longrightarrow> i < j \<Longrightarrow> j < length xs \<Longrightarrow> P (xs ! i) (xs ! j)"
  by (induct xs arbitrary: i j) (auto simp: nth_Cons split: nat.splits)

lemma set_rotate1 [simp]: "set (rotate1 xs) = set xs"
  by (cases xs) auto

lemma remdups_eq_nil_iff [simp]: "(remdups xs = []) = (xs = [])"
  by (metis remdups.simps(1) set_remdups set_empty)

lemma map_replicate_const: "map (\<lambda>x. k) xs = replicate (length xs) k"
  by (induct xs) simp_all

lemma upt_add_eq_append: "i \<le> j \<Longrightarrow> [i..<j + k] = [i..<j] @ [j..<j + k]"
  by (induct k) simp_all

lemma distinct_Ex1: "distinct xs \<Longrightarrow> x \<in> set xs \<Longrightarrow> \<exists>!i. i < length xs \<and> xs ! i = x"
  by (metis in_set_conv_nth nth_eq_iff_index_eq)

lemma notin_set_remove1 [simp]: "x \<notin> set xs \<Longrightarrow> x \<notin> set (remove1 y xs)"
  by (metis set_remove1_subset subsetD)

lemma rev_nonempty_induct [case_names single snoc, consumes 1]: "xs \<noteq> [] \<Longrightarrow> (\<And>x. P [x]) \<Longrightarrow> (\<And>x xs. xs \<noteq> [] \<Longrightarrow> P xs \<Longrightarrow> P (xs @ [x])) \<Longrightarrow> P xs"
proof (induct xs rule: rev_induct)
  case Nil
  then show ?case by simp
next
  case (snoc x xs)
  then show ?case by (cases "xs = []") auto
qed

subsection \<open>Sums\<close>

lemma sum_mono2: "finite B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> (\<And>b. b \<in> B - A \<Longrightarrow> 0 \<le> f b) \<Longrightarrow> sum f A \<le> (sum f B::'a::ordered_comm_monoid_add)"
  by (metis add_increasing2 finite_subset order_refl sum.subset_diff sum_nonneg add_commute)

lemma sum_divide_distrib: "sum f A / r = sum (\<lambda>n. f n / (r::'a::field)) A"
  by (induct A rule: infinite_finite_induct) (simp_all add: add_divide_distrib)

lemma sum_bounded_above: "(\<And>i. i \<in> A \<Longrightarrow> f i \<le> K) \<Longrightarrow> sum f A \<le> of_nat (card A) * (K::'a::linordered_semidom)"
  by (metis sum_constant sum_mono)

lemma member_le_sum: "i \<in> A \<Longrightarrow> (\<And>x. x \<in> A - {i} \<Longrightarrow> 0 \<le> f x) \<Longrightarrow> finite A \<Longrightarrow> f i \<le> (sum f A::'a::ordered_comm_monoid_add)"
  by (metis add_increasing2 order_refl sum.remove sum_nonneg)

lemma atMost_atLeast0: "{..n} = {0..n::nat}"
  by auto

lemma lessThan_atLeast0: "{..<n} = {0..<n::nat}"
  by auto

subsection \<open>More about sets\<close>

lemmas Un_ac = Un_assoc Un_left_absorb Un_commute Un_left_commute
lemmas Int_ac = Int_assoc Int_left_absorb Int_commute Int_left_commute

lemma Union_eq: "\<Union>A = {x. \<exists>B\<in>A. x \<in> B}"
  by auto

lemma Int_emptyI: "(\<And>x. x \<in> A \<Longrightarrow> x \<in> B \<Longrightarrow> False) \<Longrightarrow> A \<inter> B = {}"
  by auto

lemma disjoint_insert [simp]: "(B \<inter> insert a A = {}) = (a \<notin> B \<and> B \<inter> A = {})" "({} = A \<inter> insert b B) = (b \<notin> A \<and> {} = A \<inter> B)"
  by auto

lemma Int_insert_right_if0 [simp]: "a \<notin> A \<Longrightarrow> A \<inter> insert a B = A \<inter> B"
  by auto

lemma Int_insert_left_if0 [simp]: "a \<notin> C \<Longrightarrow> insert a B \<inter> C = B \<inter> C"
  by auto

lemma UN_mono: "A \<subseteq> B \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> f x \<subseteq> g x) \<Longrightarrow> (\<Union>x\<in>A. f x) \<subseteq> (\<Union>x\<in>B. g x)"
  by blast

lemma finite_image_set [simp]: "finite {x. P x} \<Longrightarrow> finite {f x |x. P x}"
proof -
  assume "finite {x. P x}"
  then have "finite (f ` {x. P x})"
    by (rule finite_imageI)
  moreover have "{f x |x. P x} = f ` {x. P x}"
    by auto
  ultimately show "finite {f x |x. P x}"
    by simp
qed

lemma finite_image_set2: "finite {x. P x} \<Longrightarrow> finite {y. Q y} \<Longrightarrow> finite {f x y |x y. P x \<and> Q y}"
proof -
  assume "finite {x. P x}" "finite {y. Q y}"
  then have "finite ((\<lambda>(x, y). f x y) ` ({x. P x} \<times> {y. Q y}))"
    by (intro finite_imageI finite_cartesian_product)
  moreover have "{f x y |x y. P x \<and> Q y} = (\<lambda>(x, y). f x y) ` ({x. P x} \<times> {y. Q y})"
    by (auto simp: image_iff)
  ultimately show "finite {f x y |x y. P x \<and> Q y}"
    by simp
qed

lemma finite_subset_image: "finite B \<Longrightarrow> B \<subseteq> f ` A \<Longrightarrow> \<exists>C\<subseteq>A. finite C \<and> B = f ` C"
proof (induct rule: finite_induct)
  show "\<exists>C\<subseteq>A. finite C \<and> {} = f ` C"
    by (rule exI [of _ "{}"]) simp
next
  fix x F
  assume less: "F \<subseteq> f ` A \<Longrightarrow> \<exists>C\<subseteq>A. finite C \<and> F = f ` C" and sub: "insert x F \<subseteq> f ` A"
  then obtain C where C: "C \<subseteq> A" "finite C" "F = f ` C"
    by auto
  from sub obtain a where a: "a \<in> A" "x = f a"
    by auto
  with C have "insert a C \<subseteq> A \<and> finite (insert a C) \<and> insert x F = f ` insert a C"
    by auto
  then show "\<exists>C\<subseteq>A. finite C \<and> insert x F = f ` C"
    by (intro exI [of _ "insert a C"]) simp
qed

lemma finite_psubset_induct [case_names psubset, consumes 1]: "finite A \<Longrightarrow> (\<And>A. finite A \<Longrightarrow> (\<And>B. B \<subset> A \<Longrightarrow> P B) \<Longrightarrow> P A) \<Longrightarrow> P A"
proof -
  assume fin: "finite A" and step: "\<And>A. finite A \<Longrightarrow> (\<And>B. B \<subset> A \<Longrightarrow> P B) \<Longrightarrow> P A"
  have below: "finite A \<Longrightarrow> card A < n \<Longrightarrow> P A" for n A
  proof (induct n arbitrary: A)
    case 0
    then show ?case by simp
  next
    case (Suc n)
    show ?case
    proof (rule step [OF Suc(2)])
      fix B
      assume B: "B \<subset> A"
      then have "finite B" "card B < card A"
        using Suc(2) by (auto intro: psubset_card_mono finite_subset)
      with Suc show "P B"
        by simp
    qed
  qed
  show "P A"
    using fin by (rule below) (rule lessI)
qed

lemma card_1_singleton_iff: "(card A = Suc 0) = (\<exists>x. A = {x})"
proof
  assume "card A = Suc 0"
  then have "card A = 1"
    by (simp only: One_nat_def)
  then show "\<exists>x. A = {x}"
    by (rule card_1_singletonE) blast
next
  assume "\<exists>x. A = {x}"
  then show "card A = Suc 0"
    by auto
qed

lemma card_2_iff: "(card S = 2) = (\<exists>x y. S = {x, y} \<and> x \<noteq> y)"
proof
  assume two: "card S = 2"
  then have "S \<noteq> {}"
    by auto
  then obtain x where x: "x \<in> S"
    by blast
  have fin: "finite S"
    using two by (metis card_infinite zero_neq_numeral)
  have "card (S - {x}) = Suc 0"
    using card_Suc_Diff1 [OF fin x] two by simp
  then obtain y where y: "S - {x} = {y}"
    by (auto simp: card_1_singleton_iff)
  then have "S = {x, y} \<and> x \<noteq> y"
    using x by auto
  then show "\<exists>x y. S = {x, y} \<and> x \<noteq> y"
    by blast
next
  assume "\<exists>x y. S = {x, y} \<and> x \<noteq> y"
  then show "card S = 2"
    by auto
qed

lemma atLeastatMost_empty_iff [simp]: "({a..b} = {}) = (\<not> a \<le> (b::'a::preorder))"
  by (auto simp: set_eq_iff) (metis order_refl order_trans)

lemma atLeastatMost_subset_iff [simp]: "({a..b} \<subseteq> {c..d}) = (\<not> a \<le> b \<or> c \<le> a \<and> b \<le> (d::'a::preorder))"
  by (auto simp: subset_iff) (metis order_refl order_trans)+

lemma finite_nat_set_iff_bounded: "finite (N::nat set) = (\<exists>m. \<forall>n\<in>N. n < m)"
proof
  assume "finite N"
  then show "\<exists>m. \<forall>n\<in>N. n < m"
  proof (induct rule: finite_induct)
    show "\<exists>m. \<forall>n\<in>{}. n < m"
      by simp
  next
    fix x F
    assume "\<exists>m. \<forall>n\<in>F. n < (m::nat)"
    then obtain m where m: "\<forall>n\<in>F. n < m"
      by blast
    then have "\<forall>n\<in>insert x F. n < Suc (x + m)"
      by (auto simp: less_Suc_eq trans_less_add2)
    then show "\<exists>m. \<forall>n\<in>insert x F. n < m"
      by blast
  qed
next
  assume "\<exists>m. \<forall>n\<in>N. n < m"
  then obtain m where "N \<subseteq> {..<m}"
    by auto
  then show "finite N"
    by (rule finite_subset) simp
qed

lemma finite_nat_set_iff_bounded_le: "finite (N::nat set) = (\<exists>m. \<forall>n\<in>N. n \<le> m)"
  by (metis finite_nat_set_iff_bounded le_less less_Suc_eq_le)

subsection \<open>More about functions\<close>

lemma the_inv_into_into: "inj_on f A \<Longrightarrow> x \<in> f ` A \<Longrightarrow> A \<subseteq> B \<Longrightarrow> the_inv_into A f x \<in> B"
  by (auto simp: the_inv_into_f_f)

lemma the_inv_into_f_eq: "inj_on f A \<Longrightarrow> f x = y \<Longrightarrow> x \<in> A \<Longrightarrow> the_inv_into A f y = x"
  by (auto simp: the_inv_into_f_f)

lemma f_the_inv_into_f_bij_betw: "bij_betw f A B \<Longrightarrow> (bij_betw f A B \<Longrightarrow> x \<in> B) \<Longrightarrow> f (the_inv_into A f x) = x"
  by (auto simp: bij_betw_def f_the_inv_into_f)

lemma bij_betw_the_inv_into: "bij_betw f A B \<Longrightarrow> bij_betw (the_inv_into A f) B A"
proof -
  assume bij: "bij_betw f A B"
  then have inj: "inj_on f A" and image: "f ` A = B"
    by (auto simp: bij_betw_def)
  have "inj_on (the_inv_into A f) B"
    using inj image by (intro inj_onI) (metis f_the_inv_into_f)
  moreover have "the_inv_into A f ` B = A"
    using inj image by (auto simp: image_iff the_inv_into_f_f)
  ultimately show "bij_betw (the_inv_into A f) B A"
    by (simp add: bij_betw_def)
qed

lemma bij_betw_inv_into_left: "bij_betw f A A' \<Longrightarrow> a \<in> A \<Longrightarrow> inv_into A f (f a) = a"
  by (simp add: bij_betw_def)

lemma bij_betw_inv_into_right: "bij_betw f A A' \<Longrightarrow> a' \<in> A' \<Longrightarrow> f (inv_into A f a') = a'"
  by (auto simp: bij_betw_def f_inv_into_f)

lemma inv_f_eq: "inj f \<Longrightarrow> f x = y \<Longrightarrow> inv f y = x"
  by auto

lemma inj_on_diff: "inj_on f A \<Longrightarrow> inj_on f (A - B)"
  by (auto simp: inj_on_def)

lemma inj_on_imageI2: "inj_on (f' \<circ> f) A \<Longrightarrow> inj_on f A"
  by (auto simp: inj_on_def)

lemma bij_betw_cong: "(\<And>a. a \<in> A \<Longrightarrow> f a = g a) \<Longrightarrow> bij_betw f A A' = bij_betw g A A'"
  by (simp add: bij_betw_def cong: inj_on_cong image_cong)

subsection \<open>More about relations\<close>

lemma eq_OO: "(=) OO R = R"
  by (auto simp: fun_eq_iff)

lemma OO_eq: "R OO (=) = R"
  by (auto simp: fun_eq_iff)

lemma rtranclD: "(a, b) \<in> R\<^sup>* \<Longrightarrow> a = b \<or> a \<noteq> b \<and> (a, b) \<in> R\<^sup>+"
  by (metis rtrancl_eq_or_trancl)

lemma converse_tranclE: "(x, z) \<in> r\<^sup>+ \<Longrightarrow> ((x, z) \<in> r \<Longrightarrow> P) \<Longrightarrow> (\<And>y. (x, y) \<in> r \<Longrightarrow> (y, z) \<in> r\<^sup>+ \<Longrightarrow> P) \<Longrightarrow> P"
proof -
  assume xz: "(x, z) \<in> r\<^sup>+" and one: "(x, z) \<in> r \<Longrightarrow> P" and more: "\<And>y. (x, y) \<in> r \<Longrightarrow> (y, z) \<in> r\<^sup>+ \<Longrightarrow> P"
  from xz have "(x, z) \<in> r \<or> (\<exists>y. (x, y) \<in> r \<and> (y, z) \<in> r\<^sup>+)"
    by (induct rule: trancl_induct) (auto intro: trancl_into_trancl r_into_trancl)
  with one more show P
    by blast
qed

subsection \<open>More about options and maps\<close>

lemma case_optionE: "(case x of None \<Rightarrow> P | Some y \<Rightarrow> Q y) \<Longrightarrow> (x = None \<Longrightarrow> P \<Longrightarrow> R) \<Longrightarrow> (\<And>y. x = Some y \<Longrightarrow> Q y \<Longrightarrow> R) \<Longrightarrow> R"
  by (cases x) auto

lemma bind_splits: "P (Option.bind a f) = ((a = None \<longrightarrow> P None) \<and> (\<forall>x. a = Some x \<longrightarrow> P (f x)))"
  "P (Option.bind a f) = (\<not> (a = None \<and> \<not> P None \<or> (\<exists>x. a = Some x \<and> \<not> P (f x))))"
  by (cases a; simp)+

lemma map_of_is_SomeI [simp]: "distinct (map fst xys) \<Longrightarrow> (x, y) \<in> set xys \<Longrightarrow> map_of xys x = Some y"
  by simp

subsection \<open>More about lists\<close>

lemma drop0 [simp]: "drop 0 xs = xs"
  by simp

lemma eq_Nil_appendI: "xs = ys \<Longrightarrow> xs = [] @ ys"
  by simp

lemma filter_id_conv: "(filter P xs = xs) = (\<forall>x\<in>set xs. P x)"
proof (induct xs)
  case Nil
  then show ?case by simp
next
  case (Cons a xs)
  have "length (filter P xs) < length (a # xs)"
    by (simp add: le_imp_less_Suc)
  then have "filter P xs \<noteq> a # xs"
    by (metis less_irrefl)
  with Cons show ?case
    by simp
qed

lemma inj_map [iff]: "inj f \<Longrightarrow> inj (map f)"
  by (simp add: inj_def inj_map_eq_map)

lemma length_takeWhile_le: "length (takeWhile P xs) \<le> length xs"
  by (induct xs) auto

lemma remove1_append: "remove1 x (xs @ ys) = (if x \<in> set xs then remove1 x xs @ ys else xs @ remove1 x ys)"
  by (induct xs) auto

lemma zip_eq_Nil_iff [simp]: "(zip xs ys = []) = (xs = [] \<or> ys = [])"
  by (cases xs; cases ys) auto

lemma zip_same: "((a, b) \<in> set (zip xs xs)) = (a \<in> set xs \<and> a = b)"
  by (induct xs) auto

lemma drop_zip: "drop n (zip xs ys) = zip (drop n xs) (drop n ys)"
proof (induct n arbitrary: xs ys)
  case 0
  then show ?case by simp
next
  case (Suc n)
  then show ?case
    by (cases xs; cases ys) simp_all
qed

lemma replicate_app_Cons_same: "replicate n x @ x # xs = x # replicate n x @ xs"
  by (induct n) auto

lemma replicate_eqI: "length xs = n \<Longrightarrow> (\<And>y. y \<in> set xs \<Longrightarrow> y = x) \<Longrightarrow> xs = replicate n x"
  by (induct xs arbitrary: n) auto

lemma nth_map_upt: "i < n - m \<Longrightarrow> map f [m..<n] ! i = f (m + i)"
  by (simp add: less_diff_conv add_commute)

lemma map_upt_Suc: "map f [0..<Suc n] = f 0 # map (\<lambda>i. f (Suc i)) [0..<n]"
  by (induct n) auto

lemma map_eq_append_conv: "(map f xs = ys @ zs) = (\<exists>us vs. xs = us @ vs \<and> ys = map f us \<and> zs = map f vs)"
proof (induct ys arbitrary: xs)
  case Nil
  then show ?case by auto
next
  case (Cons y ys)
  show ?case
  proof (cases xs)
    case Nil
    then show ?thesis by auto
  next
    case head: (Cons x xs')
    then have same: "(map f xs = (y # ys) @ zs) = (f x = y \<and> (\<exists>us vs. xs' = us @ vs \<and> ys = map f us \<and> zs = map f vs))"
      using Cons [of xs'] by simp
    show ?thesis
    proof
      assume "map f xs = (y # ys) @ zs"
      then obtain us vs where "f x = y" "xs' = us @ vs" "ys = map f us" "zs = map f vs"
        unfolding same by blast
      with head have parts: "xs = (x # us) @ vs \<and> y # ys = map f (x # us) \<and> zs = map f vs"
        by simp
      show "\<exists>us vs. xs = us @ vs \<and> y # ys = map f us \<and> zs = map f vs"
        by (rule exI [of _ "x # us"], rule exI [of _ vs], rule parts)
    next
      assume "\<exists>us vs. xs = us @ vs \<and> y # ys = map f us \<and> zs = map f vs"
      then obtain us vs where "xs = us @ vs" "y # ys = map f us" "zs = map f vs"
        by blast
      then show "map f xs = (y # ys) @ zs"
        by simp
    qed
  qed
qed

lemma append_eq_map_conv: "(ys @ zs = map f xs) = (\<exists>us vs. xs = us @ vs \<and> ys = map f us \<and> zs = map f vs)"
  by (metis map_eq_append_conv)

lemma append_eq_append_conv_if:
  "(xs @ ys = zs @ ts) = (if length xs \<le> length zs then xs = take (length xs) zs \<and> ys = drop (length xs) zs @ ts
    else take (length zs) xs = zs \<and> drop (length zs) xs @ ys = ts)"
proof (induct xs arbitrary: zs)
  case Nil
  then show ?case by simp
next
  case (Cons x xs)
  then show ?case
    by (cases zs) auto
qed

lemma fold_commute_head: "(\<And>y. y \<in> set ys \<Longrightarrow> f y \<circ> f x = f x \<circ> f y) \<Longrightarrow> fold f ys (f x a) = f x (fold f ys a)"
proof (induct ys arbitrary: a)
  case Nil
  then show ?case by simp
next
  case (Cons y ys)
  have "f y \<circ> f x = f x \<circ> f y"
    using Cons by simp
  then have "f y (f x a) = f x (f y a)"
    by (metis comp_apply)
  with Cons show ?case
    by simp
qed

lemma fold_rev: "(\<And>x y. x \<in> set xs \<Longrightarrow> y \<in> set xs \<Longrightarrow> f y \<circ> f x = f x \<circ> f y) \<Longrightarrow> fold f (rev xs) = fold f xs"
proof (induct xs)
  case Nil
  then show ?case by simp
next
  case (Cons x xs)
  have "fold f (rev xs) = fold f xs"
    using Cons by simp
  moreover have "fold f xs (f x a) = f x (fold f xs a)" for a
    using Cons by (intro fold_commute_head) simp
  ultimately show ?case
    by (simp add: fun_eq_iff)
qed

lemma distinct_map_filter: "distinct (map f xs) \<Longrightarrow> distinct (map f (filter P xs))"
  by (induct xs) auto

lemma filter_eq_ConsD: "filter P xs = x # ys \<Longrightarrow> \<exists>us vs. xs = us @ x # vs \<and> (\<forall>u\<in>set us. \<not> P u) \<and> P x \<and> ys = filter P vs"
proof (induct xs)
  case Nil
  then show ?case by simp
next
  case (Cons a xs)
  show ?case
  proof (cases "P a")
    case True
    with Cons(2) have parts: "a # xs = [] @ x # xs \<and> (\<forall>u\<in>set []. \<not> P u) \<and> P x \<and> ys = filter P xs"
      by auto
    show ?thesis
      by (rule exI [of _ "[]"], rule exI [of _ xs], rule parts)
  next
    case False
    with Cons obtain us vs where "xs = us @ x # vs" "\<forall>u\<in>set us. \<not> P u" "P x" "ys = filter P vs"
      by auto
    with False have parts: "a # xs = (a # us) @ x # vs \<and> (\<forall>u\<in>set (a # us). \<not> P u) \<and> P x \<and> ys = filter P vs"
      by simp
    show ?thesis
      by (rule exI [of _ "a # us"], rule exI [of _ vs], rule parts)
  qed
qed

lemma filter_eq_Cons_iff: "(filter P xs = x # ys) = (\<exists>us vs. xs = us @ x # vs \<and> (\<forall>u\<in>set us. \<not> P u) \<and> P x \<and> ys = filter P vs)"
proof
  assume "filter P xs = x # ys"
  then show "\<exists>us vs. xs = us @ x # vs \<and> (\<forall>u\<in>set us. \<not> P u) \<and> P x \<and> ys = filter P vs"
    by (rule filter_eq_ConsD)
next
  assume "\<exists>us vs. xs = us @ x # vs \<and> (\<forall>u\<in>set us. \<not> P u) \<and> P x \<and> ys = filter P vs"
  then obtain us vs where xs: "xs = us @ x # vs" "\<forall>u\<in>set us. \<not> P u" "P x" "ys = filter P vs"
    by blast
  have "filter P us = []"
    using xs(2) by simp
  with xs show "filter P xs = x # ys"
    by simp
qed

lemma remdups_id_iff_distinct [simp]: "(remdups xs = xs) = distinct xs"
  by (metis distinct_remdups distinct_remdups_id)

lemma sorted_filter: "sorted (map f xs) \<Longrightarrow> sorted (map f (filter P xs))"
  by (induct xs) auto

lemma sorted_distinct_set_unique: "sorted xs \<Longrightarrow> distinct xs \<Longrightarrow> sorted ys \<Longrightarrow> distinct ys \<Longrightarrow> set xs = set ys \<Longrightarrow> xs = ys"
proof (induct xs arbitrary: ys)
  case Nil
  then show ?case by simp
next
  case (Cons x xs)
  then obtain y ys' where ys: "ys = y # ys'"
    by (cases ys) auto
  have "x = y"
    using Cons.prems ys by (auto intro!: order_antisym)
  moreover have "set xs = set ys'"
    using Cons.prems ys \<open>x = y\<close> by auto
  ultimately show ?case
    using Cons ys by auto
qed

lemma list_all2_Nil [iff]: "list_all2 P [] ys = (ys = [])"
  by (cases ys) simp_all

lemma list_all2_Nil2 [iff]: "list_all2 P xs [] = (xs = [])"
  by (cases xs) simp_all

lemma list_all2_appendI: "list_all2 P a b \<Longrightarrow> list_all2 P c d \<Longrightarrow> list_all2 P (a @ c) (b @ d)"
proof (induct a arbitrary: b)
  case Nil
  then show ?case by simp
next
  case (Cons x xs)
  then show ?case
    by (cases b) simp_all
qed

lemma list_all2_mono: "list_all2 P xs ys \<Longrightarrow> (\<And>x y. P x y \<Longrightarrow> Q x y) \<Longrightarrow> list_all2 Q xs ys"
  by (auto simp: list_all2_conv_all_nth)

lemma list_all2_nthD2: "list_all2 P xs ys \<Longrightarrow> p < size ys \<Longrightarrow> P (xs ! p) (ys ! p)"
  by (auto simp: list_all2_conv_all_nth)

lemma list_all2_trans:
  "(\<And>a b c. P1 a b \<Longrightarrow> P2 b c \<Longrightarrow> P3 a c) \<Longrightarrow> list_all2 P1 as bs \<Longrightarrow> list_all2 P2 bs cs \<Longrightarrow> list_all2 P3 as cs"
  by (auto simp: list_all2_conv_all_nth)

lemma list_all2_induct [case_names Nil Cons, consumes 1, induct set: list_all2]: "list_all2 P xs ys \<Longrightarrow> R [] [] \<Longrightarrow> (\<And>x xs y ys. P x y \<Longrightarrow> list_all2 P xs ys \<Longrightarrow> R xs ys \<Longrightarrow> R (x # xs) (y # ys)) \<Longrightarrow> R xs ys"
proof (induct xs arbitrary: ys)
  case Nil
  then show ?case by simp
next
  case (Cons x xs)
  then obtain z zs where ys: "ys = z # zs" "P x z" "list_all2 P xs zs"
    by (auto simp: list_all2_Cons1)
  with Cons have "R xs zs"
    by blast
  with ys Cons show ?case
    by blast
qed

lemma sorted_iff_nth_mono: "sorted xs = (\<forall>i j. i \<le> j \<longrightarrow> j < length xs \<longrightarrow> xs ! i \<le> xs ! j)"
proof
  assume "sorted xs"
  then show "\<forall>i j. i \<le> j \<longrightarrow> j < length xs \<longrightarrow> xs ! i \<le> xs ! j"
    by (simp add: sorted_nth_mono)
next
  assume "\<forall>i j. i \<le> j \<longrightarrow> j < length xs \<longrightarrow> xs ! i \<le> xs ! j"
  then show "sorted xs"
  proof (induct xs)
    case Nil
    then show ?case by simp
  next
    case (Cons x xs)
    have "xs ! i \<le> xs ! j" if "i \<le> j" "j < length xs" for i j
      using Cons(2) [rule_format, of "Suc i" "Suc j"] that by simp
    then have "sorted xs"
      using Cons(1) by blast
    moreover have "x \<le> y" if "y \<in> set xs" for y
    proof -
      obtain j where "j < length xs" "y = xs ! j"
        using that by (auto simp: in_set_conv_nth)
      then show ?thesis
        using Cons(2) [rule_format, of 0 "Suc j"] by simp
    qed
    ultimately show ?case
      by simp
  qed
qed

lemma finite_lists_length_le: "finite A \<Longrightarrow> finite {xs. set xs \<subseteq> A \<and> length xs \<le> n}"
proof -
  assume A: "finite A"
  have "{xs. set xs \<subseteq> A \<and> length xs \<le> n} = (\<Union>k\<in>{..n}. {xs. set xs \<subseteq> A \<and> length xs = k})"
    by auto
  then show "finite {xs. set xs \<subseteq> A \<and> length xs \<le> n}"
    using A by (simp add: finite_lists_length_eq)
qed

subsection \<open>Further facts about collections\<close>

lemma Collect_eqI: "(\<And>x. P x = Q x) \<Longrightarrow> Collect P = Collect Q"
  by auto

lemma subset_iff_psubset_eq: "(A \<subseteq> B) = (A \<subset> B \<or> A = B)"
  by auto

lemma infinite_Un: "infinite (S \<union> T) = (infinite S \<or> infinite T)"
  by simp

lemma exE_some: "Ex P \<Longrightarrow> c = Eps P \<Longrightarrow> P c"
  by (metis someI_ex)

lemma ex_bij_betw_nat_finite: "finite M \<Longrightarrow> \<exists>h. bij_betw h {0..<card M} M"
proof (induct rule: finite_induct)
  case empty
  show ?case by (simp add: bij_betw_def)
next
  case (insert x M)
  then obtain h where h: "bij_betw h {0..<card M} M" by blast
  let ?g = "\<lambda>i. if i = card M then x else h i"
  from h have inj: "inj_on h {0..<card M}" and img: "h ` {0..<card M} = M" by (auto simp: bij_betw_def)
  have new: "h i \<noteq> x" if "i < card M" for i
  proof -
    from that have "h i \<in> h ` {0..<card M}" by auto
    with img insert(2) show ?thesis by metis
  qed
  have range: "{0..<Suc (card M)} = insert (card M) {0..<card M}" by auto
  have "inj_on ?g {0..<Suc (card M)}"
  proof (rule inj_onI)
    fix i j assume i: "i \<in> {0..<Suc (card M)}" and j: "j \<in> {0..<Suc (card M)}" and eq: "?g i = ?g j"
    show "i = j"
    proof (cases "i = card M")
      case True
      with eq new [of j] j show ?thesis by (cases "j = card M") auto
    next
      case False
      with i have il: "i < card M" by simp
      show ?thesis
      proof (cases "j = card M")
        case True
        with eq False new [OF il] show ?thesis by simp
      next
        case jn: False
        with j have jl: "j < card M" by simp
        from eq False jn have "h i = h j" by simp
        with inj il jl show ?thesis by (auto dest: inj_onD)
      qed
    qed
  qed
  moreover have "?g ` {0..<Suc (card M)} = insert x M"
  proof -
    have "?g ` {0..<card M} = h ` {0..<card M}" by (rule image_cong) auto
    then show ?thesis by (simp add: range img)
  qed
  ultimately have "bij_betw ?g {0..<Suc (card M)} (insert x M)" by (simp add: bij_betw_def)
  moreover have "card (insert x M) = Suc (card M)" using insert(1) insert(2) by simp
  ultimately show ?case by metis
qed

lemma ex_bij_betw_finite_nat: "finite M \<Longrightarrow> \<exists>h. bij_betw h M {0..<card M}"
  by (metis ex_bij_betw_nat_finite bij_betw_inv_into)

lemma hd_replicate [simp]: "n \<noteq> 0 \<Longrightarrow> hd (replicate n x) = x"
  by (cases n) auto

lemma replicate_empty [simp]: "(replicate n x = []) = (n = 0)"
  by (cases n) auto

lemma converse_tranclpE [case_names base step, consumes 1]:
  "tranclp r x z \<Longrightarrow> (r x z \<Longrightarrow> P) \<Longrightarrow> (\<And>y. r x y \<Longrightarrow> tranclp r y z \<Longrightarrow> P) \<Longrightarrow> P"
proof -
  assume xz: "tranclp r x z" and base: "r x z \<Longrightarrow> P" and step: "\<And>y. r x y \<Longrightarrow> tranclp r y z \<Longrightarrow> P"
  from xz have "r x z \<or> (\<exists>y. r x y \<and> tranclp r y z)"
  proof (induct rule: tranclp_induct)
    case (base y)
    then show ?case by simp
  next
    case (step y z)
    then show ?case by (auto intro: tranclp.intros)
  qed
  with base step show P by blast
qed

lemma wfpUNIVI: "(\<And>P x. (\<forall>x. (\<forall>y. r y x \<longrightarrow> P y) \<longrightarrow> P x) \<Longrightarrow> P x) \<Longrightarrow> wfP r"
  by (auto simp: wfP_def wf_def)

subsection \<open>Rules of rewriting for functions, sets, lists and relations\<close>

lemma pairwise_trivial [simp]: "pairwise (\<lambda>i j. j \<noteq> i) I"
  by (simp add: pairwise_def)

lemma pairwise_singleton [simp]: "pairwise P {A}"
  by (simp add: pairwise_def)

lemma disjnt_self_iff_empty [simp]: "disjnt S S \<longleftrightarrow> S = {}"
  by (simp add: disjnt_def)

lemma disjnt_insert1 [simp]: "disjnt (insert a X) Y \<longleftrightarrow> a \<notin> Y \<and> disjnt X Y"
  by (metis disjnt_def disjnt_iff insertI1 Int_insert_left_if0)

lemma disjnt_insert2 [simp]: "disjnt Y (insert a X) \<longleftrightarrow> a \<notin> Y \<and> disjnt Y X"
  by (simp add: disjnt_def)

lemma disjnt_Un1 [simp]: "disjnt (A \<union> B) C \<longleftrightarrow> disjnt A C \<and> disjnt B C"
  by (metis UnE disjnt_iff UnCI)

lemma concat_eq_Nil_conv [simp]: "(concat xss = []) = (\<forall>xs \<in> set xss. xs = [])"
  by (induct xss) auto

lemma length_concat_rev [simp]: "length (concat (rev xs)) = length (concat xs)"
  by (induct xs) auto

lemma length_filter_map [simp]: "length (filter P (map f xs)) = length(filter (P \<circ> f) xs)"
  by (induct xs) auto

lemma nth_Cons_pos [simp]: "0 < n \<Longrightarrow> (x#xs) ! n = xs ! (n - 1)"
  by (induct n) auto

lemma butlast_rev [simp]: "butlast (rev xs) = rev (tl xs)"
  by (induct xs) auto

lemma hd_take [simp]: "j > 0 \<Longrightarrow> hd (take j xs) = hd xs"
  by (induct xs) (auto split: nat.split if_splits)

lemma takeWhile_append1 [simp]: "\<lbrakk>x \<in> set xs; \<not>P(x)\<rbrakk> \<Longrightarrow> takeWhile P (xs @ ys) = takeWhile P xs"
  by (induct xs) auto

lemma takeWhile_append2 [simp]: "(\<And>x. x \<in> set xs \<Longrightarrow> P x) \<Longrightarrow> takeWhile P (xs @ ys) = xs @ takeWhile P ys"
  by (induct xs) auto

lemma dropWhile_append2 [simp]: "(\<And>x. x \<in> set xs \<Longrightarrow> P(x)) \<Longrightarrow> dropWhile P (xs @ ys) = dropWhile P ys"
  by (induct xs) auto

lemma dropWhile_id [simp]: "(\<And>x. x \<in> set xs \<Longrightarrow> \<not> P x) \<Longrightarrow> dropWhile P xs = xs"
  by (induct xs) auto

lemma takeWhile_eq_all_conv [simp]: "(takeWhile P xs = xs) = (\<forall>x \<in> set xs. P x)"
  by (induct xs) auto

lemma dropWhile_eq_Nil_conv [simp]: "(dropWhile P xs = []) = (\<forall>x \<in> set xs. P x)"
  by (induct xs) auto

lemma distinct_takeWhile [simp]: "distinct xs \<Longrightarrow> distinct (takeWhile P xs)"
  by (metis distinct_append takeWhile_dropWhile_id)

lemma distinct_dropWhile [simp]: "distinct xs \<Longrightarrow> distinct (dropWhile P xs)"
  by (induct xs) auto

lemma takeWhile_idem [simp]: "takeWhile P (takeWhile P xs) = takeWhile P xs"
  by (induct xs) auto

lemma dropWhile_idem [simp]: "dropWhile P (dropWhile P xs) = dropWhile P xs"
  by (induct xs) auto

lemma list_all2_refl [intro?]: "(\<And>x. P x x) \<Longrightarrow> list_all2 P xs xs"
  by (induct xs) auto

lemma upt_eq_Nil_conv [simp]: "([i..<j] = []) = (j = 0 \<or> j \<le> i)"
  by (induct j) auto

lemma hd_upt [simp]: "i < j \<Longrightarrow> hd[i..<j] = i"
  by (metis upt_conv_Cons hd.simps)

lemma last_upt [simp]: "i < j \<Longrightarrow> last[i..<j] = j - 1"
  by (induct j) auto

lemma take_Cons_numeral [simp]: "take (numeral v) (x # xs) = x # take (numeral v - 1) xs"
  by (auto split: nat.split)

lemma drop_Cons_numeral [simp]: "drop (numeral v) (x # xs) = drop (numeral v - 1) xs"
  by (auto split: nat.split)

lemma nth_Cons_numeral [simp]: "(x # xs) ! numeral v = xs ! (numeral v - 1)"
  by (metis nth_Cons' numeral_neq_zero)

lemma upto_empty [simp]: "j < i \<Longrightarrow> [i..j] = []"
  by (simp add: upto_def)

lemma upto_Nil [simp]: "[i..j] = [] \<longleftrightarrow> j < i"
  by (metis set_empty2 set_upto atLeastAtMost_empty not_le_imp_less atLeastatMost_empty_iff set.simps(1))

lemma length_upto [simp]: "length [i..j] = nat(j - i + 1)"
  by (simp add: upto_def nat_def)

lemma distinct_drop [simp]: "distinct xs \<Longrightarrow> distinct (drop i xs)"
  by (induct xs arbitrary: i) (auto split: list.split nat.split)

lemma distinct_concat_rev [simp]: "distinct (concat (rev xs)) = distinct (concat xs)"
  by (induct xs) auto

lemma not_in_set_insert [simp]: "x \<notin> set xs \<Longrightarrow> List.insert x xs = x # xs"
  by (simp add: insert_def)

lemma insert_Nil [simp]: "List.insert x [] = [x]"
  by (simp add: insert_def)

lemma distinct_insert [simp]: "distinct (List.insert x xs) = distinct xs"
  by (simp add: insert_def)

lemma count_list_replicate [simp]: "count_list (replicate n x) y = (if x = y then n else 0)"
  by (induct n arbitrary: x y) auto

lemma count_list_remove1 [simp]: "count_list (remove1 a xs) b = count_list xs b - (if a=b then 1 else 0)"
  by (induct xs) auto

lemma set_remove1_eq [simp]: "distinct xs \<Longrightarrow> set(remove1 x xs) = set xs - {x}"
  by (induct xs) auto

lemma distinct_remove1 [simp]: "distinct xs \<Longrightarrow> distinct(remove1 x xs)"
  by (induct xs) auto

lemma removeAll_filter_not [simp]: "\<not> P x \<Longrightarrow> removeAll x (filter P xs) = filter P xs"
  by (induct xs) auto

lemma length_removeAll_less_eq [simp]: "length (removeAll x xs) \<le> length xs"
  by (induct xs) auto

lemma tl_replicate [simp]: "tl (replicate n x) = replicate (n - 1) x"
  by (induct n) auto

lemma last_replicate [simp]: "n \<noteq> 0 \<Longrightarrow> last (replicate n x) = x"
  by (induct n) auto

lemma Ball_set_replicate [simp]: "(\<forall>x \<in> set(replicate n a). P x) = (P a \<or> n=0)"
  by (induct n) auto

lemma Bex_set_replicate [simp]: "(\<exists>x \<in> set(replicate n a). P x) = (P a \<and> n\<noteq>0)"
  by (induct n) auto

lemma concat_replicate_trivial [simp]: "concat (replicate i []) = []"
  by (induct i) auto

lemma concat_replicate_single [simp]: "concat (replicate m [a]) = replicate m a"
  by (induct m) auto

lemma replicate_eq_replicate [simp]: "(replicate m x = replicate n y) \<longleftrightarrow> (m=n \<and> (m\<noteq>0 \<longrightarrow> x=y))"
  by (metis replicate.simps(1) hd_replicate length_replicate)

lemma takeWhile_replicate [simp]: "takeWhile P (replicate n x) = (if P x then replicate n x else [])"
  by (induct n) auto

lemma dropWhile_replicate [simp]: "dropWhile P (replicate n x) = (if P x then [] else replicate n x)"
  by (induct n) auto

lemma foldr_replicate [simp]: "foldr f (replicate n x) = f x ^^ n"
  by (induct n) auto

lemma rotate1_length01 [simp]: "length xs \<le> 1 \<Longrightarrow> rotate1 xs = xs"
  by (induct xs) auto

lemma distinct1_rotate [simp]: "distinct(rotate1 xs) = distinct xs"
  by (induct xs) auto

lemma rotate1_is_Nil_conv [simp]: "(rotate1 xs = []) = (xs = [])"
  by (induct xs) auto

lemma nths_empty [simp]: "nths xs {} = []"
  by (simp add: nths_def)

lemma nths_nil [simp]: "nths [] A = []"
  by (simp add: nths_def)

lemma nths_singleton [simp]: "nths [x] A = (if 0 \<in> A then [x] else [])"
  by (simp add: nths_def)

lemma n_lists_Nil [simp]: "List.n_lists n [] = (if n = 0 then [[]] else [])"
  by (induct n) auto

lemma split_Nil_iff [simp]: "splice xs ys = [] \<longleftrightarrow> xs = [] \<and> ys = []"
  by (induct xs) auto

lemma finite_shuffles [simp]: "finite (shuffles xs ys)"
  by (induct xs ys rule: shuffles.induct) auto

lemma sorted_wrt_true [simp]: "sorted_wrt (\<lambda>_ _. True) xs"
  by (induct xs) auto

lemma sorted_wrt_dropWhile [simp]: "sorted_wrt R xs \<Longrightarrow> sorted_wrt R (dropWhile P xs)"
  by (induct xs) auto

lemma (in linorder) sorted_remdups [simp]: "sorted xs \<Longrightarrow> sorted (remdups xs)"
  by (induct xs) auto

lemma (in linorder) insort_not_Nil [simp]: "insort_key f a xs \<noteq> []"
  by (induct xs) auto

lemma (in linorder) remove1_insort_key [simp]: "remove1 x (insort_key f x xs) = xs"
  by (induct xs) auto

lemma in_listspD [dest!]: "listsp A xs \<Longrightarrow> \<forall>x\<in>set xs. A x"
  by (induct rule: listsp.induct) auto

lemma in_listspI [intro!]: "\<forall>x\<in>set xs. A x \<Longrightarrow> listsp A xs"
  by (induct xs) auto

lemma wf_measures [simp]: "wf (measures fs)"
  by (metis wf_inv_image measures_def wf_lex wf_less_than)

lemma listrel_Nil [simp]: "listrel r `` {[]} = {[]}"
  by (simp add: Image_def listrel_def)

lemma size_list_map [simp]: "size_list f (map g xs) = size_list (f \<circ> g) xs"
  by (induct xs) auto

lemma size_list_append [simp]: "size_list f (xs @ ys) = size_list f xs + size_list f ys"
  by (induct xs) auto

lemma list_ex1_Nil_iff [simp]: "list_ex1 P [] \<longleftrightarrow> False"
  by (auto simp: list_ex1_def)

lemma list_all_rev [simp]: "list_all P (rev xs) \<longleftrightarrow> list_all P xs"
  by (induct xs) auto

lemma list_ex_rev [simp]: "list_ex P (rev xs) \<longleftrightarrow> list_ex P xs"
  by (metis Bex_set set_rev)

lemma bex_triv_one_point1: "(\<exists>x\<in>A. x = a) \<longleftrightarrow> a \<in> A"
  by auto

lemma bex_triv_one_point2: "(\<exists>x\<in>A. a = x) \<longleftrightarrow> a \<in> A"
  by auto

lemma bex_one_point1: "(\<exists>x\<in>A. x = a \<and> P x) \<longleftrightarrow> a \<in> A \<and> P a"
  by auto

lemma bex_one_point2: "(\<exists>x\<in>A. a = x \<and> P x) \<longleftrightarrow> a \<in> A \<and> P a"
  by auto

lemma ball_one_point1: "(\<forall>x\<in>A. x = a \<longrightarrow> P x) \<longleftrightarrow> (a \<in> A \<longrightarrow> P a)"
  by auto

lemma ball_one_point2: "(\<forall>x\<in>A. a = x \<longrightarrow> P x) \<longleftrightarrow> (a \<in> A \<longrightarrow> P a)"
  by auto

lemma ball_UNIV: "Ball UNIV P \<longleftrightarrow> All P"
  by auto

lemma bex_UNIV: "Bex UNIV P \<longleftrightarrow> Ex P"
  by auto

lemma insert_UNIV: "insert x UNIV = UNIV"
  by auto

lemma singleton_insert_inj_eq': "insert a A = {b} \<longleftrightarrow> a = b \<and> A \<subseteq> {b}"
  by auto

lemma insert_image: "x \<in> A \<Longrightarrow> insert (f x) (f ` A) = f ` A"
  by auto

lemma if_image_distrib: "(\<lambda>x. if P x then f x else g x) ` S = f ` (S \<inter> {x. P x}) \<union> g ` (S \<inter> {x. \<not> P x})"
  by auto

lemma image_add_0: "(+) (0::'a::comm_monoid_add) ` S = S"
  by auto

lemma range_constant: "range (\<lambda>_. x) = {x}"
  by auto

lemma not_psubset_empty: "\<not> (A < {})"
  by auto

lemma Collect_subset: "{x\<in>A. P x} \<subseteq> A"
  by auto

lemma insert_inter_insert: "insert a A \<inter> insert a B = insert a (A \<inter> B)"
  by auto

lemma insert_disjoint: "insert a A \<inter> B = {} \<longleftrightarrow> a \<notin> B \<and> A \<inter> B = {}" "{} = insert a A \<inter> B \<longleftrightarrow> a \<notin> B \<and> {} = A \<inter> B"
  by auto

lemma Int_Un_eq: "(S \<inter> T) \<union> S = S" "(S \<inter> T) \<union> T = T" "S \<union> (S \<inter> T) = S" "T \<union> (S \<inter> T) = T"
  by auto

lemma Compl_Diff_eq: "- (A - B) = - A \<union> B"
  by auto

lemma subset_Compl_singleton: "A \<subseteq> - {b} \<longleftrightarrow> b \<notin> A"
  by auto

lemma Pow_singleton_iff: "Pow X = {Y} \<longleftrightarrow> X = {} \<and> Y = {}"
  by auto

lemma ex_image_cong_iff: "(\<exists>x. x\<in>f`A) \<longleftrightarrow> A \<noteq> {}" "(\<exists>x. x\<in>f`A \<and> P x) \<longleftrightarrow> (\<exists>x\<in>A. P (f x))"
  by auto

lemma vimage_Collect_eq: "f -` Collect P = {y. P (f y)}"
  by auto

lemma vimage_const: "((\<lambda>x. c) -` A) = (if c \<in> A then UNIV else {})"
  by auto

lemma vimage_if: "((\<lambda>x. if x \<in> B then c else d) -` A) = (if c \<in> A then (if d \<in> A then UNIV else B) else if d \<in> A then - B else {})"
  by auto

lemma vimage_ident: "(\<lambda>x. x) -` Y = Y"
  by auto

lemma empty_bind: "Set.bind {} f = {}"
  by auto

lemma (in group_add) minus_comp_minus: "uminus \<circ> uminus = id"
  by auto

lemma (in cancel_semigroup_add) inj_on_add: "inj_on ((+) a) A"
  by auto

lemma (in cancel_semigroup_add) inj_on_add': "inj_on (\<lambda>b. b + a) A"
  by auto

lemma (in group_add) inj_uminus: "inj_on uminus A"
  by auto

lemma (in group_add) surj_uminus: "surj uminus"
  by auto

lemma (in group_add) surj_plus_right: "surj (\<lambda>b. b+a)"
  by auto

lemma (in group_add) surj_diff_right: "surj (\<lambda>x. x - a)"
  by auto

lemma case_prodE': "(case p of (a, b) \<Rightarrow> c a b) z \<Longrightarrow> (\<And>x y. p = (x, y) \<Longrightarrow> c x y z \<Longrightarrow> Q) \<Longrightarrow> Q"
  by auto

lemma mem_case_prodI2: "\<And>p. (\<And>a b. p = (a, b) \<Longrightarrow> z \<in> c a b) \<Longrightarrow> z \<in> (case p of (a, b) \<Rightarrow> c a b)"
  by auto

lemma split_eta_SetCompr: "(\<lambda>u. \<exists>x y. u = (x, y) \<and> P (x, y)) = P"
  by auto

lemma split_eta_SetCompr2: "(\<lambda>u. \<exists>x y. u = (x, y) \<and> P x y) = case_prod P"
  by auto

lemma split_part: "(\<lambda>(a,b). P \<and> Q a b) = (\<lambda>ab. P \<and> case_prod Q ab)"
  by auto

lemma pair_imageI: "(a, b) \<in> A \<Longrightarrow> f a b \<in> (\<lambda>(a, b). f a b) ` A"
  by auto

lemma Collect_const_case_prod: "{(a,b). P} = (if P then UNIV else {})"
  by auto

lemma fst_comp_apfst: "fst \<circ> apfst f = f \<circ> fst"
  by auto

lemma fst_comp_apsnd: "fst \<circ> apsnd f = fst"
  by auto

lemma snd_comp_apfst: "snd \<circ> apfst f = snd"
  by auto

lemma apfst_apsnd: "apfst f (apsnd g x) = (f (fst x), g (snd x))"
  by auto

lemma apfst_eq_conv: "apfst f x = apfst g x \<longleftrightarrow> f (fst x) = g (fst x)"
  by auto

lemma apsnd_eq_conv: "apsnd f x = apsnd g x \<longleftrightarrow> f (snd x) = g (snd x)"
  by auto

lemma swap_comp_swap: "prod.swap \<circ> prod.swap = id"
  by auto

lemma inj_swap: "inj_on prod.swap A"
  by auto

lemma surj_swap: "surj prod.swap"
  by auto

lemma Collect_case_prod: "{(a, b). P a \<and> Q b} = Collect P \<times> Collect Q "
  by auto

lemma inj_on_Cons1: "inj_on ((#) x) A"
  by auto

lemma map_fun_upd: "y \<notin> set xs \<Longrightarrow> map (f(y:=v)) xs = map f xs"
  by auto

lemma rev_involution: "rev \<circ> rev = id"
  by auto

lemma rev_eq_Cons_iff: "(rev xs = y#ys) = (xs = rev ys @ [y])"
  by auto

lemma inj_on_rev: "inj_on rev A"
  by auto

lemma filter_is_subset: "set (filter P xs) \<le> set xs"
  by auto

lemma partition_filter_conv: "partition f xs = (filter f xs,filter (Not \<circ> f) xs)"
  by auto

lemma list_update_nonempty: "xs[k:=x] = [] \<longleftrightarrow> xs=[]"
  by auto

lemma last_appendL: "ys = [] \<Longrightarrow> last(xs @ ys) = last xs"
  by auto

lemma take0: "take 0 = (\<lambda>xs. [])"
  by auto

lemma remdups_upt: "remdups [m..<n] = [m..<n]"
  by auto

lemma remove1_filter_not: "\<not> P x \<Longrightarrow> remove1 x (filter P xs) = filter P xs"
  by auto

lemma list_ex_Nil_iff: "list_ex P [] \<longleftrightarrow> False"
  by auto

lemma list_ex_Cons_iff: "list_ex P (x # xs) \<longleftrightarrow> P x \<or> list_ex P xs"
  by auto

lemma refl_on_singleton: "refl_on {x} {(x, x)}"
  by auto

lemma antisym_singleton: "antisym {x}"
  by auto

lemma trans_singleton: "trans {(a, a)}"
  by auto

lemma relcomp_distrib2: "(S \<union> T) O R = (S O R) \<union> (T O R)"
  by auto

lemma converse_mono: "r\<inverse> \<subseteq> s \<inverse> \<longleftrightarrow> r \<subseteq> s"
  by auto

lemma converse_inject: "r\<inverse> = s \<inverse> \<longleftrightarrow> r = s"
  by auto

lemma conversep_inject: "r\<inverse>\<inverse> = s \<inverse>\<inverse> \<longleftrightarrow> r = s"
  by auto

lemma conversep_noteq: "(\<noteq>)\<inverse>\<inverse> = (\<noteq>)"
  by auto

lemma conversep_eq: "(=)\<inverse>\<inverse> = (=)"
  by auto

lemma range_fst: "range fst = UNIV"
  by auto

lemma range_snd: "range snd = UNIV"
  by auto

lemma Image_empty2: "R``{} = {}"
  by auto

lemma converse_inv_image: "(inv_image R f)\<inverse> = inv_image (R\<inverse>) f"
  by auto

lemma reflclp_idemp: "(P\<^sup>=\<^sup>=)\<^sup>=\<^sup>= = P\<^sup>=\<^sup>="
  by auto

lemma rtrancl__Id: "Id\<^sup>* = Id"
  by auto

lemma rtrancl_reflcl_absorb: "(R\<^sup>*)\<^sup>= = R\<^sup>*"
  by auto

lemma relpowp_1: "P ^^ 1 = P" for P :: "'a \<Rightarrow> 'a \<Rightarrow> bool"
  by auto

lemma relpowp_Suc_0: "P ^^ (Suc 0) = P" for P :: "'a \<Rightarrow> 'a \<Rightarrow> bool"
  by auto

lemma image_map_upd: "x \<notin> A \<Longrightarrow> m(x \<mapsto> y) ` A = m ` A"
  by auto

lemma dom_map_option_comp: "dom (map_option g \<circ> m) = dom m"
  by auto

lemma map_option_o_map_upd: "map_option f \<circ> m(a\<mapsto>b) = (map_option f \<circ> m)(a\<mapsto>f b)"
  by auto

lemma dom_map_of_zip: "length xs = length ys \<Longrightarrow> dom (map_of (zip xs ys)) = set xs"
  by auto

lemma dom_const: "dom (\<lambda>x. Some (f x)) = UNIV"
  by auto

lemma fun_upd_None_if_notin_dom: "k \<notin> dom m \<Longrightarrow> m(k := None) = m"
  by auto

lemma ospec: "(\<forall>x\<in>set_option A. P x) \<Longrightarrow> A = Some x \<Longrightarrow> P x"
  by auto

lemma None_notin_image_Some: "None \<notin> Some ` A"
  by auto

lemma True_in_image_Bex: "True \<in> P ` A \<longleftrightarrow> Bex A P"
  by auto

lemma Inter_UNIV_conv: "\<Inter>A = UNIV \<longleftrightarrow> (\<forall>x\<in>A. x = UNIV)" "UNIV = \<Inter>A \<longleftrightarrow> (\<forall>x\<in>A. x = UNIV)"
  by auto

lemma INT_D: "b \<in> (\<Inter>x\<in>A. B x) \<Longrightarrow> a \<in> A \<Longrightarrow> b \<in> B a"
  by auto

lemma INT_insert: "(\<Inter>x \<in> insert a A. B x) = B a \<inter> \<Inter> (B ` A)"
  by auto

lemma INT_constant: "(\<Inter>y\<in>A. c) = (if A = {} then UNIV else c)"
  by auto

lemma Union_Pow_eq: "\<Union>(Pow A) = A"
  by auto

lemma UN_simps: "\<And>a B C. (\<Union>x\<in>C. insert a (B x)) = (if C={} then {} else insert a (\<Union>x\<in>C. B x))" "\<And>A B C. (\<Union>x\<in>C. A x \<union> B) = ((if C={} then {} else (\<Union>x\<in>C. A x) \<union> B))" "\<And>A B C. (\<Union>x\<in>C. A \<union> B x) = ((if C={} then {} else A \<union> (\<Union>x\<in>C. B x)))" "\<And>A B C. (\<Union>x\<in>C. A x \<inter> B) = ((\<Union>x\<in>C. A x) \<inter> B)" "\<And>A B C. (\<Union>x\<in>C. A \<inter> B x) = (A \<inter>(\<Union>x\<in>C. B x))" "\<And>A B C. (\<Union>x\<in>C. A x - B) = ((\<Union>x\<in>C. A x) - B)" "\<And>A B C. (\<Union>x\<in>C. A - B x) = (A - (\<Inter>x\<in>C. B x))" "\<And>A B. (\<Union>x\<in>\<Union>A. B x) = (\<Union>y\<in>A. \<Union>x\<in>y. B x)" "\<And>A B C. (\<Union>z\<in>(\<Union>(B ` A)). C z) = (\<Union>x\<in>A. \<Union>z\<in>B x. C z)" "\<And>A B f. (\<Union>x\<in>f`A. B x) = (\<Union>a\<in>A. B (f a))"
  by auto

lemma INT_simps: "\<And>A B C. (\<Inter>x\<in>C. A x \<inter> B) = (if C={} then UNIV else (\<Inter>x\<in>C. A x) \<inter> B)" "\<And>A B C. (\<Inter>x\<in>C. A \<inter> B x) = (if C={} then UNIV else A \<inter>(\<Inter>x\<in>C. B x))" "\<And>A B C. (\<Inter>x\<in>C. A x - B) = (if C={} then UNIV else (\<Inter>x\<in>C. A x) - B)" "\<And>A B C. (\<Inter>x\<in>C. A - B x) = (if C={} then UNIV else A - (\<Union>x\<in>C. B x))" "\<And>a B C. (\<Inter>x\<in>C. insert a (B x)) = insert a (\<Inter>x\<in>C. B x)" "\<And>A B C. (\<Inter>x\<in>C. A x \<union> B) = ((\<Inter>x\<in>C. A x) \<union> B)" "\<And>A B C. (\<Inter>x\<in>C. A \<union> B x) = (A \<union> (\<Inter>x\<in>C. B x))" "\<And>A B. (\<Inter>x\<in>\<Union>A. B x) = (\<Inter>y\<in>A. \<Inter>x\<in>y. B x)" "\<And>A B C. (\<Inter>z\<in>(\<Union>(B ` A)). C z) = (\<Inter>x\<in>A. \<Inter>z\<in>B x. C z)" "\<And>A B f. (\<Inter>x\<in>f`A. B x) = (\<Inter>a\<in>A. B (f a))"
  by auto

lemma UN_ball_bex_simps: "\<And>A P. (\<forall>x\<in>\<Union>A. P x) \<longleftrightarrow> (\<forall>y\<in>A. \<forall>x\<in>y. P x)" "\<And>A B P. (\<forall>x\<in>(\<Union>(B ` A)). P x) = (\<forall>a\<in>A. \<forall>x\<in> B a. P x)" "\<And>A P. (\<exists>x\<in>\<Union>A. P x) \<longleftrightarrow> (\<exists>y\<in>A. \<exists>x\<in>y. P x)" "\<And>A B P. (\<exists>x\<in>(\<Union>(B ` A)). P x) \<longleftrightarrow> (\<exists>a\<in>A. \<exists>x\<in>B a. P x)"
  by auto

lemma wfp_empty: "wfp (\<lambda>x y. False)"
  by auto

lemma inv_o_cancel: "inj f \<Longrightarrow> inv f \<circ> f = id"
  by auto

lemma o_inv_o_cancel: "inj f \<Longrightarrow> g \<circ> inv f \<circ> f = g"
  by auto

lemma Eps_case_prod_eq: "(SOME (x', y'). x = x' \<and> y = y') = (x, y)"
  by auto

lemma trans_sym: "r = s \<Longrightarrow> t = s \<Longrightarrow> r = t"
  by auto

lemma ex1_eq: "\<exists>!x. x = t" "\<exists>!x. t = x"
  by auto


subsection \<open>What datatypes say, under the names of their facts\<close>

lemma list.set_intros: "x \<in> set (x # xs)" "y \<in> set xs \<Longrightarrow> y \<in> set (x # xs)"
  by simp_all

lemma list.set: "set [] = {}" "set (x # xs) = insert x (set xs)"
  by simp_all

lemma list.exhaust_sel: "(xs = [] \<Longrightarrow> P) \<Longrightarrow> (xs = hd xs # tl xs \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases xs) auto

lemma list.case_eq_if: "(case xs of [] \<Rightarrow> a | y # ys \<Rightarrow> f y ys) = (if xs = [] then a else f (hd xs) (tl xs))"
  by (cases xs) simp_all

lemma list.expand: "(xs = []) = (ys = []) \<Longrightarrow> (xs \<noteq> [] \<Longrightarrow> ys \<noteq> [] \<Longrightarrow> hd xs = hd ys \<and> tl xs = tl ys) \<Longrightarrow> xs = ys"
  by (cases xs; cases ys) simp_all

lemma list.discI: "xs = [] \<Longrightarrow> xs = []" "xs = y # ys \<Longrightarrow> xs \<noteq> []"
  by simp_all

lemma option.discI: "x = Some y \<Longrightarrow> x \<noteq> None"
  by simp

lemma option.exhaust_sel: "(x = None \<Longrightarrow> P) \<Longrightarrow> (x = Some (the x) \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases x) auto

lemma option.case_eq_if: "(case x of None \<Rightarrow> a | Some y \<Rightarrow> f y) = (if x = None then a else f (the x))"
  by (cases x) simp_all

lemma option.expand: "(x = None) = (y = None) \<Longrightarrow> (x \<noteq> None \<Longrightarrow> y \<noteq> None \<Longrightarrow> the x = the y) \<Longrightarrow> x = y"
  by (cases x; cases y) simp_all

lemma prod.sel: "fst (x, y) = x" "snd (x, y) = y"
  by simp_all

lemma prod.expand: "fst p = fst q \<and> snd p = snd q \<Longrightarrow> p = q"
  by (cases p; cases q) simp

lemma fstI: "x = (y, z) \<Longrightarrow> fst x = y"
  by simp

lemma sndI: "x = (y, z) \<Longrightarrow> snd x = z"
  by simp

subsection \<open>Logic and sets, further\<close>

lemma equal_intr_rule: "(P \<Longrightarrow> Q) \<Longrightarrow> (Q \<Longrightarrow> P) \<Longrightarrow> P = Q"
  by auto

lemma meta_mp: "(P \<Longrightarrow> Q) \<Longrightarrow> P \<Longrightarrow> Q"
  by simp

lemma meta_spec: "(\<And>x. P x) \<Longrightarrow> P x"
  by simp

lemma asm_rl: "P \<Longrightarrow> P"
  by simp

lemma thin_rl: "P \<Longrightarrow> Q \<Longrightarrow> Q"
  by simp

lemma insert_subsetI: "x \<in> A \<Longrightarrow> B \<subseteq> A \<Longrightarrow> insert x B \<subseteq> A"
  by simp

lemma is_singletonI': "A \<noteq> {} \<Longrightarrow> (\<And>x y. x \<in> A \<Longrightarrow> y \<in> A \<Longrightarrow> x = y) \<Longrightarrow> is_singleton A"
  by (auto simp: is_singleton_def)

lemma compl_le_swap1: "y \<le> - x \<Longrightarrow> x \<le> - (y::'a::boolean_algebra)"
  by (metis compl_le_compl_iff double_compl)

lemma compl_le_swap2: "- y \<le> x \<Longrightarrow> - x \<le> (y::'a::boolean_algebra)"
  by (metis compl_le_compl_iff double_compl)

lemma less_2_cases_iff: "(n < 2) = (n = 0 \<or> n = Suc 0)"
  by auto

subsection \<open>Lists, further\<close>

lemma count_list_append [simp]: "count_list (xs @ ys) x = count_list xs x + count_list ys x"
  by (induct xs) simp_all

lemma sorted_replicate [simp]: "sorted (replicate n x)"
  by (induct n) auto

lemma length_append_singleton: "length (xs @ [x]) = Suc (length xs)"
  by simp

lemma append.left_neutral: "[] @ xs = xs"
  by simp

lemma append.right_neutral: "xs @ [] = xs"
  by simp

lemma append.assoc: "(xs @ ys) @ zs = xs @ ys @ zs"
  by simp

lemma list_ex_length: "list_ex P xs = (\<exists>n<length xs. P (xs ! n))"
  by (auto simp: list_ex_iff in_set_conv_nth)

lemma list_ex_append [simp]: "list_ex P (xs @ ys) = (list_ex P xs \<or> list_ex P ys)"
  by (induct xs) auto

lemma induct_list012: "P [] \<Longrightarrow> (\<And>x. P [x]) \<Longrightarrow> (\<And>x y zs. P zs \<Longrightarrow> P (y # zs) \<Longrightarrow> P (x # y # zs)) \<Longrightarrow> P xs"
proof -
  assume empty: "P []" and one: "\<And>x. P [x]" and more: "\<And>x y zs. P zs \<Longrightarrow> P (y # zs) \<Longrightarrow> P (x # y # zs)"
  have "P xs \<and> (\<forall>x. P (x # xs))" by (induct xs) (auto intro: empty one more)
  then show "P xs" by simp
qed


lemma sorted_wrt_take: "sorted_wrt P xs \<Longrightarrow> sorted_wrt P (take n xs)"
  by (metis append_take_drop_id sorted_wrt_append)

lemma sorted_wrt_drop: "sorted_wrt P xs \<Longrightarrow> sorted_wrt P (drop n xs)"
  by (metis append_take_drop_id sorted_wrt_append)

lemma take_update_cancel [simp]: "n \<le> m \<Longrightarrow> take n (xs[m := y]) = take n xs"
  by (rule nth_equalityI) auto

lemma nat_1_eq_mult_iff: "(1 = m * n) = (m = 1 \<and> n = (1::nat))"
  by (metis nat_mult_eq_1_iff)

lemma max.left_commute: "max a (max b c) = max b (max a (c::'a::linorder))"
  by auto

lemma min.left_commute: "min a (min b c) = min b (min a (c::'a::linorder))"
  by auto

lemma Max_Un: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> finite B \<Longrightarrow> B \<noteq> {} \<Longrightarrow> Max (A \<union> B) = max (Max A) (Max (B::'a::linorder set))"
proof -
  assume A: "finite A" "A \<noteq> {}" and B: "finite B" "B \<noteq> {}"
  have "Max A \<in> A" "Max B \<in> B" using A B by simp_all
  moreover have "x \<le> max (Max A) (Max B)" if "x \<in> A \<union> B" for x
    using that Max_ge [OF A(1), of x] Max_ge [OF B(1), of x] by (auto simp: le_max_iff_disj)
  ultimately show "Max (A \<union> B) = max (Max A) (Max B)"
    using A B by (intro Max_eqI) (auto simp: max_def)
qed

lemma nonzero_inverse_eq_divide: "a \<noteq> 0 \<Longrightarrow> inverse a = 1 / (a::'a::field)"
  by (simp add: divide_inverse)

end
