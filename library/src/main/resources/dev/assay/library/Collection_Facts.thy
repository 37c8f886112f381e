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

lemma empty_Collect_eq: "({} = Collect P) = (\<forall>x. \<not> P x)"
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

lemma finite_ne_induct: "finite F \<Longrightarrow> F \<noteq> {} \<Longrightarrow> (\<And>x. P {x}) \<Longrightarrow> (\<And>x F. finite F \<Longrightarrow> F \<noteq> {} \<Longrightarrow> x \<notin> F \<Longrightarrow> P F \<Longrightarrow> P (insert x F)) \<Longrightarrow> P F"
proof (induct rule: finite_induct)
  case empty
  then show ?case by simp
next
  case (insert x F)
  then show ?case by (cases "F = {}") auto
qed

lemma infinite_finite_induct: "(\<And>A. infinite A \<Longrightarrow> P A) \<Longrightarrow> P {} \<Longrightarrow> (\<And>x F. finite F \<Longrightarrow> x \<notin> F \<Longrightarrow> P F \<Longrightarrow> P (insert x F)) \<Longrightarrow> P A"
  by (cases "finite A") (auto intro: finite_induct)

subsection \<open>Relations\<close>

lemma r_into_rtranclp: "r x y \<Longrightarrow> r\<^sup>*\<^sup>* x y"
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

lemma self_append_conv2: "(ys = xs @ ys) = (xs = [])"
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

lemma nth_append_length_plus: "(xs @ ys) ! (length xs + n) = ys ! n"
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

lemma last_appendR: "ys \<noteq> [] \<Longrightarrow> last (xs @ ys) = last ys"
  by (induct xs) auto

lemma last_map: "xs \<noteq> [] \<Longrightarrow> last (map f xs) = f (last xs)"
  by (induct xs) auto

lemma last_tl: "xs = [] \<or> tl xs \<noteq> [] \<Longrightarrow> last (tl xs) = last xs"
  by (cases xs) auto

lemma list_update_length: "(xs @ x # ys)[length xs := y] = xs @ y # ys"
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

lemma set_rotate1: "set (rotate1 xs) = set xs"
  by (cases xs) auto

lemma remdups_eq_nil_iff: "(remdups xs = []) = (xs = [])"
  by (metis remdups.simps(1) set_remdups set_empty)

lemma map_replicate_const: "map (\<lambda>x. k) xs = replicate (length xs) k"
  by (induct xs) simp_all

lemma upt_add_eq_append: "i \<le> j \<Longrightarrow> [i..<j + k] = [i..<j] @ [j..<j + k]"
  by (induct k) simp_all

lemma distinct_Ex1: "distinct xs \<Longrightarrow> x \<in> set xs \<Longrightarrow> \<exists>!i. i < length xs \<and> xs ! i = x"
  by (metis in_set_conv_nth nth_eq_iff_index_eq)

lemma notin_set_remove1: "x \<notin> set xs \<Longrightarrow> x \<notin> set (remove1 y xs)"
  by (metis set_remove1_subset subsetD)

lemma rev_nonempty_induct: "xs \<noteq> [] \<Longrightarrow> (\<And>x. P [x]) \<Longrightarrow> (\<And>x xs. xs \<noteq> [] \<Longrightarrow> P xs \<Longrightarrow> P (xs @ [x])) \<Longrightarrow> P xs"
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

end
