theory What_Main_Has
imports "HOL-Library.Code_Target_Numeral" "HOL-Library.LaTeXsugar" "~~/src/HOL/Library/Sublist" "HOL-Library.FuncSet"
begin
hide_const (open) Set.insert
no_notation Set.member ("(_/ : _)" [51, 51] 50)
lemma "prefix xs ys \<Longrightarrow> \<exists>zs. ys = xs @ zs" "subseq xs ys \<Longrightarrow> set xs \<subseteq> set ys" "suffix [] xs" "sublist xs (ys @ xs)" by (auto simp: prefix_def)
lemma "f \<in> A \<rightarrow> B \<Longrightarrow> g \<in> B \<rightarrow> C \<Longrightarrow> compose A g f \<in> A \<rightarrow> C" "card (A \<rightarrow>\<^sub>E B) = card B ^ card A" oops
lemma "(m(a \<mapsto> b)) a = Some b" "[a \<mapsto> b, c \<mapsto> d] c = Some d" "m ++ Map.empty = m" "dom (m |` A) = dom m \<inter> A" "m \<subseteq>\<^sub>m m" "ran Map.empty = {}" by auto
lemma "map_of (zip ks vs) k = Some v \<Longrightarrow> (k, v) \<in> set (zip ks vs)" "m(xs [\<mapsto>] ys) = m ++ map_of (rev (zip xs ys))" "(f \<circ>\<^sub>m g) x = None" oops
lemma "the (Some x) = x" "map_option f None = None" "set_option (Some x) = {x}" "Option.is_none None" "Option.bind (Some x) f = f x" "case_option a f None = a" by simp_all
lemma "(f ^^ n) x = fold (\<lambda>_. f) [0..<n] x" "R ^^ 0 = Id" "(r ^^ Suc n) = (r ^^ n) O r" oops
lemma "bij_betw f A B \<Longrightarrow> bij_betw (inv_into A f) B A" "inj f \<Longrightarrow> inv f (f x) = x" "f -` B = {x. f x \<in> B}" "override_on f g A x = (if x \<in> A then g x else f x)" sorry
lemma "(ARG_MIN f x. P x) = arg_min f P" "(GREATEST n. n \<le> 5) = (5::nat)" "is_arg_min f P x" oops
lemma "Domain (r\<inverse>) = Range r" "r `` A = {y. \<exists>x\<in>A. (x, y) \<in> r}" "Id_on A \<subseteq> A \<times> A" "refl_on A (Id_on A)" "total_on A r \<longleftrightarrow> (\<forall>x\<in>A. \<forall>y\<in>A. x \<noteq> y \<longrightarrow> (x,y) \<in> r \<or> (y,x) \<in> r)" "sym r \<longleftrightarrow> r\<inverse> = r" "asym {}" "irrefl {}" "antisym Id" "single_valued Id" by auto
lemma "(a, b) \<in> inv_image r f \<longleftrightarrow> (f a, f b) \<in> r" "wf less_than" "wf (measures [f, g])" "wf (finite_psubset)" "((a,b),(c,d)) \<in> r <*lex*> s \<longleftrightarrow> (a,c) \<in> r \<or> a = c \<and> (b,d) \<in> s" "(x, y) \<in> f <*mlex*> r" oops
lemma "equiv UNIV Id" "x \<in> Pow A \<longleftrightarrow> x \<subseteq> A" "\<Union>{A, B} = A \<union> B" "\<Inter>{} = UNIV" "is_singleton {a}" "the_elem {a} = a" "disjnt {} A" "pairwise R {}" "Fpow {} = {{}}" by auto
lemma "{f x y |x y. P x y} = {z. \<exists>x y. z = f x y \<and> P x y}" "{x \<in> A. Q x} \<subseteq> A" "\<Union>(g ` B) = (\<Union>x\<in>B. g x)" oops
lemma "case x of Inl a \<Rightarrow> True | Inr b \<Rightarrow> isl x = False" "projl (Inl a) = a" "A <+> B = Inl ` A \<union> Inr ` B" "map_sum f g (Inl x) = Inl (f x)" "apfst f (a, b) = (f a, b)" "prod.swap (a, b) = (b, a)" "curry h a b = h (a, b)" oops
lemma "CHR ''a'' = CHR 0x61" "''abc'' = [CHR ''a'', CHR ''b'', CHR ''c'']" "of_char (CHR ''A'') = (65::nat)" "STR ''x'' + STR ''y'' = STR ''xy''" oops
lemma "strict_mono f \<Longrightarrow> inj f" "mono_on A f" "monotone (\<le>) (\<ge>) f" "antimono f" oops
lemma "Max {1,2} = (2::nat)" "Min (f ` A) \<le> f a" "Sup_fin {a} = a" "finite (UNIV :: bool set)" "card (UNIV :: bool set) = 2" "infinite (UNIV::nat set)" oops
lemma "lexord r \<subseteq> UNIV" "(xs, ys) \<in> lenlex r" "listrel r = {}" "lists A = {xs. set xs \<subseteq> A}" "xs \<in> lists UNIV" "(xs,ys) \<in> lex r" "list_all2 P [] []" "measures [] = {}" "list_update xs 0 y = xs[0 := y]" "xs[0 := a, 1 := b] = ys" oops
end
