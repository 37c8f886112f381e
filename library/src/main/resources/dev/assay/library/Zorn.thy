section \<open>Zorn's lemma and the well-ordering theorem\<close>

theory Zorn
  imports Order_Relation
begin

definition chain_subset :: "'a set set \<Rightarrow> bool"  ("chain\<^sub>\<subseteq>")
  where "chain\<^sub>\<subseteq> C = (\<forall>A\<in>C. \<forall>B\<in>C. A \<subseteq> B \<or> B \<subseteq> A)"

definition chains :: "'a set set \<Rightarrow> 'a set set set"
  where "chains A = {C. C \<subseteq> A \<and> chain\<^sub>\<subseteq> C}"

definition Chains :: "'a rel \<Rightarrow> 'a set set"
  where "Chains r = {C. \<forall>a\<in>C. \<forall>b\<in>C. (a, b) \<in> r \<or> (b, a) \<in> r}"

definition init_seg_of :: "('a rel \<times> 'a rel) set"
  where "init_seg_of = {(r, s). r \<subseteq> s \<and> (\<forall>a b c. (a, b) \<in> s \<and> (b, c) \<in> r \<longrightarrow> (a, b) \<in> r)}"

text \<open>The least set that is closed under a step upwards and under unions of chains is a chain.\<close>

lemma suc_Union_closed_total:
  fixes f :: "'a set \<Rightarrow> 'a set"
  assumes up: "\<forall>X. X \<subseteq> f X"
  shows "\<exists>T. (\<forall>X\<in>T. f X \<in> T) \<and> (\<forall>K. K \<subseteq> T \<longrightarrow> \<Union>K \<in> T) \<and> (\<forall>X\<in>T. \<forall>Y\<in>T. X \<subseteq> Y \<or> Y \<subseteq> X)
    \<and> (\<forall>S. (\<forall>X\<in>S. f X \<in> S) \<and> (\<forall>K. K \<subseteq> S \<and> chain\<^sub>\<subseteq> K \<longrightarrow> \<Union>K \<in> S) \<longrightarrow> T \<subseteq> S)"
proof -
  define T where "T = \<Inter>{S. (\<forall>X\<in>S. f X \<in> S) \<and> (\<forall>K. K \<subseteq> S \<and> chain\<^sub>\<subseteq> K \<longrightarrow> \<Union>K \<in> S)}"
  have step: "f X \<in> T" if "X \<in> T" for X using that unfolding T_def by blast
  have union: "\<Union>K \<in> T" if "K \<subseteq> T" and "chain\<^sub>\<subseteq> K" for K
  proof -
    have "\<Union>K \<in> S" if "\<forall>X\<in>S. f X \<in> S" and c: "\<forall>K. K \<subseteq> S \<and> chain\<^sub>\<subseteq> K \<longrightarrow> \<Union>K \<in> S" for S
    proof -
      have "T \<subseteq> S" unfolding T_def using that by blast
      then show ?thesis using c \<open>K \<subseteq> T\<close> \<open>chain\<^sub>\<subseteq> K\<close> by (metis subset_trans)
    qed
    then show ?thesis unfolding T_def by blast
  qed
  have least: "T \<subseteq> S" if "\<forall>X\<in>S. f X \<in> S" and "\<forall>K. K \<subseteq> S \<and> chain\<^sub>\<subseteq> K \<longrightarrow> \<Union>K \<in> S" for S
    using that unfolding T_def by blast
  define E where "E = {X\<in>T. \<forall>Y\<in>T. Y \<subseteq> X \<longrightarrow> Y = X \<or> f Y \<subseteq> X}"
  have E: "Y = X \<or> f Y \<subseteq> X" if "X \<in> E" and "Y \<in> T" and "Y \<subseteq> X" for X Y
    using that unfolding E_def mem_Collect_eq by metis
  have comp: "Y \<subseteq> X \<or> f X \<subseteq> Y" if X: "X \<in> E" and Y: "Y \<in> T" for X Y
  proof -
    define S where "S = {Z\<in>T. Z \<subseteq> X \<or> f X \<subseteq> Z}"
    have a: "f Z \<in> S" if "Z \<in> S" for Z
    proof -
      have t: "Z \<in> T" using that unfolding S_def by blast
      have "Z \<subseteq> X \<or> f X \<subseteq> Z" using that unfolding S_def by blast
      then have "f Z \<subseteq> X \<or> f X \<subseteq> f Z"
      proof
        assume "Z \<subseteq> X"
        then have "Z = X \<or> f Z \<subseteq> X" by (rule E [OF X t])
        then show ?thesis by blast
      next
        assume "f X \<subseteq> Z"
        then show ?thesis using up by (metis subset_trans)
      qed
      then show ?thesis using step [OF t] unfolding S_def by blast
    qed
    have b: "\<Union>K \<in> S" if s: "K \<subseteq> S" and c: "chain\<^sub>\<subseteq> K" for K
    proof -
      have "K \<subseteq> T" using s unfolding S_def by blast
      then have t: "\<Union>K \<in> T" using c by (rule union)
      have k: "Z \<subseteq> X \<or> f X \<subseteq> Z" if "Z \<in> K" for Z
        using that s unfolding S_def subset_iff mem_Collect_eq by metis
      have "\<Union>K \<subseteq> X \<or> f X \<subseteq> \<Union>K"
      proof (cases "\<exists>Z. Z \<in> K \<and> f X \<subseteq> Z")
        case True
        then show ?thesis by (metis Union_upper subset_trans)
      next
        case False
        have "\<Union>K \<subseteq> X" by (rule Union_least) (metis False k)
        then show ?thesis by (rule disjI1)
      qed
      then show ?thesis using t unfolding S_def by blast
    qed
    have "T \<subseteq> S" by (rule least) (use a b in blast)+
    then show ?thesis using Y unfolding S_def by blast
  qed
  have a: "f X \<in> E" if X: "X \<in> E" for X
  proof -
    have t: "f X \<in> T" using X step unfolding E_def by blast
    have "Y = f X \<or> f Y \<subseteq> f X" if Y: "Y \<in> T" and s: "Y \<subseteq> f X" for Y
    proof -
      have "Y \<subseteq> X \<or> f X \<subseteq> Y" by (rule comp [OF X Y])
      then show ?thesis
      proof
        assume "Y \<subseteq> X"
        then have "Y = X \<or> f Y \<subseteq> X" by (rule E [OF X Y])
        then show ?thesis
        proof
          assume "Y = X"
          then show ?thesis by blast
        next
          assume "f Y \<subseteq> X"
          then show ?thesis using up by (metis subset_trans)
        qed
      next
        assume "f X \<subseteq> Y"
        then show ?thesis using s by (metis subset_antisym)
      qed
    qed
    then show ?thesis using t unfolding E_def by blast
  qed
  have b: "\<Union>K \<in> E" if s: "K \<subseteq> E" and c: "chain\<^sub>\<subseteq> K" for K
  proof -
    have "K \<subseteq> T" using s unfolding E_def by blast
    then have t: "\<Union>K \<in> T" using c by (rule union)
    have "Y = \<Union>K \<or> f Y \<subseteq> \<Union>K" if Y: "Y \<in> T" and i: "Y \<subseteq> \<Union>K" for Y
    proof (cases "\<exists>X\<in>K. \<not> f X \<subseteq> Y")
      case True
      then obtain X where X: "X \<in> K" and n: "\<not> f X \<subseteq> Y" by blast
      have e: "X \<in> E" using X s by blast
      have "Y \<subseteq> X" using comp [OF e Y] n by blast
      then have "Y = X \<or> f Y \<subseteq> X" by (rule E [OF e Y])
      then show ?thesis
      proof
        assume y: "Y = X"
        have "\<Union>K \<subseteq> X \<or> f X \<subseteq> \<Union>K" by (rule comp [OF e t])
        then show ?thesis unfolding y using Union_upper [OF X] by (metis subset_antisym)
      next
        assume "f Y \<subseteq> X"
        then show ?thesis using Union_upper [OF X] by (metis subset_trans)
      qed
    next
      case False
      have "X \<subseteq> Y" if X: "X \<in> K" for X
      proof -
        have "X \<subseteq> f X" using up by blast
        moreover have "f X \<subseteq> Y" using False X by blast
        ultimately show ?thesis by (rule subset_trans)
      qed
      then have "\<Union>K \<subseteq> Y" by blast
      then show ?thesis using i by (metis subset_antisym)
    qed
    then show ?thesis using t unfolding E_def by blast
  qed
  have "T \<subseteq> E" by (rule least) (use a b in blast)+
  then have ch: "X \<subseteq> Y \<or> Y \<subseteq> X" if "X \<in> T" and "Y \<in> T" for X Y
    using comp that up by (metis subsetD subset_trans)
  have un: "\<Union>K \<in> T" if s: "K \<subseteq> T" for K
  proof -
    have "chain\<^sub>\<subseteq> K" unfolding chain_subset_def using s ch by blast
    then show ?thesis using s union by blast
  qed
  show ?thesis
  proof (rule exI [of _ T], intro conjI)
    show "\<forall>X\<in>T. f X \<in> T" using step by blast
    show "\<forall>K. K \<subseteq> T \<longrightarrow> \<Union>K \<in> T" using un by blast
    show "\<forall>X\<in>T. \<forall>Y\<in>T. X \<subseteq> Y \<or> Y \<subseteq> X" using ch by blast
    show "\<forall>S. (\<forall>X\<in>S. f X \<in> S) \<and> (\<forall>K. K \<subseteq> S \<and> chain\<^sub>\<subseteq> K \<longrightarrow> \<Union>K \<in> S) \<longrightarrow> T \<subseteq> S" using least by blast
  qed
qed

theorem Zorn_Lemma: "\<forall>C\<in>chains A. \<Union>C \<in> A \<Longrightarrow> \<exists>M\<in>A. \<forall>X\<in>A. M \<subseteq> X \<longrightarrow> X = M"
proof -
  assume u: "\<forall>C\<in>chains A. \<Union>C \<in> A"
  have False if "\<not> (\<exists>M\<in>A. \<forall>X\<in>A. M \<subseteq> X \<longrightarrow> X = M)"
  proof -
    from that have "\<forall>X. \<exists>Y. X \<in> A \<longrightarrow> Y \<in> A \<and> X \<subseteq> Y \<and> X \<noteq> Y" by blast
    then obtain g where g: "\<forall>X. X \<in> A \<longrightarrow> g X \<in> A \<and> X \<subseteq> g X \<and> X \<noteq> g X" by metis
    define f where "f = (\<lambda>X. if X \<in> A then g X else X)"
    have up: "\<forall>X. X \<subseteq> f X" unfolding f_def using g by simp
    obtain T where step: "\<forall>X\<in>T. f X \<in> T" and un: "\<forall>K. K \<subseteq> T \<longrightarrow> \<Union>K \<in> T"
      and ch: "\<forall>X\<in>T. \<forall>Y\<in>T. X \<subseteq> Y \<or> Y \<subseteq> X" and least: "\<forall>S. (\<forall>X\<in>S. f X \<in> S) \<and> (\<forall>K. K \<subseteq> S \<and> chain\<^sub>\<subseteq> K \<longrightarrow> \<Union>K \<in> S) \<longrightarrow> T \<subseteq> S"
      using suc_Union_closed_total [OF up] by blast
    have t: "\<Union>T \<in> T" using un by blast
    have "\<forall>X\<in>A. f X \<in> A" unfolding f_def using g by simp
    moreover have "\<forall>K. K \<subseteq> A \<and> chain\<^sub>\<subseteq> K \<longrightarrow> \<Union>K \<in> A" using u unfolding chains_def by blast
    ultimately have "T \<subseteq> A" using least by blast
    then have a: "\<Union>T \<in> A" using t by blast
    have "f (\<Union>T) \<in> T" using step t by blast
    then have "f (\<Union>T) \<subseteq> \<Union>T" by (rule Union_upper)
    then have "f (\<Union>T) = \<Union>T" using up by (metis subset_antisym)
    then have "g (\<Union>T) = \<Union>T" unfolding f_def using a by simp
    then show False using g a by metis
  qed
  then show ?thesis by blast
qed

theorem Zorn_Lemma2: "\<forall>C\<in>chains A. \<exists>U\<in>A. \<forall>X\<in>C. X \<subseteq> U \<Longrightarrow> \<exists>M\<in>A. \<forall>X\<in>A. M \<subseteq> X \<longrightarrow> X = M"
proof -
  assume u: "\<forall>C\<in>chains A. \<exists>U\<in>A. \<forall>X\<in>C. X \<subseteq> U"
  have k: "\<Union>K \<in> chains A" if K: "K \<in> chains (chains A)" for K
  proof -
    have k: "C \<subseteq> A \<and> chain\<^sub>\<subseteq> C" if "C \<in> K" for C using that K unfolding chains_def by blast
    have c: "C \<subseteq> D \<or> D \<subseteq> C" if "C \<in> K" and "D \<in> K" for C D
      using that K unfolding chains_def chain_subset_def by blast
    have s: "\<Union>K \<subseteq> A" using k by blast
    have "X \<subseteq> Y \<or> Y \<subseteq> X" if X: "X \<in> \<Union>K" and Y: "Y \<in> \<Union>K" for X Y
    proof -
      obtain C where C: "C \<in> K" "X \<in> C" using X by blast
      obtain D where D: "D \<in> K" "Y \<in> D" using Y by blast
      have "C \<subseteq> D \<or> D \<subseteq> C" using c C(1) D(1) by blast
      then obtain B where B: "B \<in> K" "X \<in> B" "Y \<in> B" using C D by blast
      have "chain\<^sub>\<subseteq> B" using k B(1) by blast
      then show ?thesis using B(2) B(3) unfolding chain_subset_def by blast
    qed
    then have "chain\<^sub>\<subseteq> (\<Union>K)" unfolding chain_subset_def by blast
    then show ?thesis using s unfolding chains_def by blast
  qed
  have "\<forall>K\<in>chains (chains A). \<Union>K \<in> chains A" using k by blast
  then have "\<exists>M\<in>chains A. \<forall>C\<in>chains A. M \<subseteq> C \<longrightarrow> C = M" by (rule Zorn_Lemma)
  then obtain M where M: "M \<in> chains A" and m: "\<forall>C. C \<in> chains A \<longrightarrow> M \<subseteq> C \<longrightarrow> C = M" by blast
  obtain U where U: "U \<in> A" and b: "\<forall>X\<in>M. X \<subseteq> U" using u M by blast
  have "X = U" if X: "X \<in> A" and s: "U \<subseteq> X" for X
  proof -
    have a: "M \<subseteq> A" using M unfolding chains_def by blast
    have c: "\<forall>Y\<in>M. \<forall>Z\<in>M. Y \<subseteq> Z \<or> Z \<subseteq> Y" using M unfolding chains_def chain_subset_def by blast
    have d: "\<forall>Y\<in>M. Y \<subseteq> X" using b s by blast
    have "chain\<^sub>\<subseteq> (insert X M)" unfolding chain_subset_def using c d by blast
    then have i: "insert X M \<in> chains A" using X a unfolding chains_def by blast
    have "M \<subseteq> insert X M" by (rule subset_insertI)
    then have "insert X M = M" using m i by metis
    then have "X \<in> M" by blast
    then have "X \<subseteq> U" using b by blast
    then show ?thesis using s by (rule subset_antisym)
  qed
  then show ?thesis using U by blast
qed

theorem Zorns_po_lemma:
  assumes "Partial_order r" and "\<And>C. C \<in> Chains r \<Longrightarrow> \<exists>u\<in>Field r. \<forall>a\<in>C. (a, u) \<in> r"
  shows "\<exists>m\<in>Field r. \<forall>a\<in>Field r. (m, a) \<in> r \<longrightarrow> a = m"
proof -
  have re: "refl_on (Field r) r" using assms(1) unfolding order_on_defs by blast
  have tr: "trans r" using assms(1) unfolding order_on_defs by blast
  have an: "antisym r" using assms(1) unfolding order_on_defs by blast
  define U where "U = (\<lambda>x. {y. (y, x) \<in> r})"
  have i: "(x, y) \<in> r" if "x \<in> Field r" and "U x \<subseteq> U y" for x y
  proof -
    have "(x, x) \<in> r" using re that(1) by (rule refl_onD)
    then show ?thesis using that(2) unfolding U_def by blast
  qed
  have j: "U x \<subseteq> U y" if "(x, y) \<in> r" for x y
    using tr that unfolding U_def trans_def by blast
  have c: "\<exists>V\<in>U ` Field r. \<forall>X\<in>C. X \<subseteq> V" if C: "C \<in> chains (U ` Field r)" for C
  proof -
    define D where "D = {x \<in> Field r. U x \<in> C}"
    have c: "\<forall>X\<in>C. \<forall>Y\<in>C. X \<subseteq> Y \<or> Y \<subseteq> X" using C unfolding chains_def chain_subset_def by blast
    have "(x, y) \<in> r \<or> (y, x) \<in> r" if x: "x \<in> D" and y: "y \<in> D" for x y
    proof -
      have "U x \<in> C" using x unfolding D_def by blast
      moreover have "U y \<in> C" using y unfolding D_def by blast
      ultimately have "U x \<subseteq> U y \<or> U y \<subseteq> U x" using c by blast
      then show ?thesis using i x y unfolding D_def by blast
    qed
    then have "D \<in> Chains r" unfolding Chains_def by blast
    then have "\<exists>u\<in>Field r. \<forall>a\<in>D. (a, u) \<in> r" by (rule assms(2))
    then obtain u where u: "u \<in> Field r" and a: "\<forall>a\<in>D. (a, u) \<in> r" by blast
    have s: "C \<subseteq> U ` Field r" using C unfolding chains_def by blast
    have "X \<subseteq> U u" if X: "X \<in> C" for X
    proof -
      obtain x where x: "x \<in> Field r" and e: "X = U x" using s X by blast
      have "x \<in> D" unfolding D_def using x e X by blast
      then have "(x, u) \<in> r" using a by blast
      then show ?thesis unfolding e by (rule j)
    qed
    then show ?thesis using u by blast
  qed
  have "\<forall>C\<in>chains (U ` Field r). \<exists>V\<in>U ` Field r. \<forall>X\<in>C. X \<subseteq> V" using c by blast
  then have "\<exists>M\<in>U ` Field r. \<forall>X\<in>U ` Field r. M \<subseteq> X \<longrightarrow> X = M" by (rule Zorn_Lemma2)
  then obtain m where m: "m \<in> Field r" and x: "\<forall>a\<in>Field r. U m \<subseteq> U a \<longrightarrow> U a = U m" by blast
  have "a = m" if a: "a \<in> Field r" and b: "(m, a) \<in> r" for a
  proof -
    have "U m \<subseteq> U a" using b by (rule j)
    then have "U a \<subseteq> U m" using x a by blast
    then have "(a, m) \<in> r" using i a by blast
    then show ?thesis using an b unfolding antisym_def by blast
  qed
  then show ?thesis using m by blast
qed

theorem well_ordering: "\<exists>r::'a rel. Well_order r \<and> Field r = UNIV"
proof -
  define g where "g = (\<lambda>X::'a set. SOME x. x \<notin> X)"
  have g: "g X \<notin> X" if "x \<notin> X" for x X unfolding g_def using someI_ex [of "\<lambda>x. x \<notin> X"] that by blast
  define f where "f = (\<lambda>X. insert (g X) X)"
  have up: "\<forall>X. X \<subseteq> f X" unfolding f_def by blast
  obtain T where step: "\<forall>X\<in>T. f X \<in> T" and un: "\<forall>K. K \<subseteq> T \<longrightarrow> \<Union>K \<in> T"
    and ch: "\<forall>X\<in>T. \<forall>Y\<in>T. X \<subseteq> Y \<or> Y \<subseteq> X" and least: "\<forall>S. (\<forall>X\<in>S. f X \<in> S) \<and> (\<forall>K. K \<subseteq> S \<and> chain\<^sub>\<subseteq> K \<longrightarrow> \<Union>K \<in> S) \<longrightarrow> T \<subseteq> S"
    using suc_Union_closed_total [OF up] by blast
  define h where "h = (\<lambda>Q. \<Union>{X\<in>T. X \<inter> Q = {}})"
  have ht: "h Q \<in> T" for Q unfolding h_def using un by blast
  have hd: "h Q \<inter> Q = {}" for Q unfolding h_def by blast
  have hu: "X \<subseteq> h Q" if "X \<in> T" and "X \<inter> Q = {}" for X Q using that unfolding h_def by blast
  have hg: "g (h Q) \<in> Q" if q: "q \<in> Q" for q Q
  proof (rule ccontr)
    assume n: "g (h Q) \<notin> Q"
    have "q \<notin> h Q" using hd q by blast
    then have g: "g (h Q) \<notin> h Q" by (rule g)
    have "f (h Q) \<inter> Q = {}" using hd n unfolding f_def by blast
    then have "f (h Q) \<subseteq> h Q" using hu step ht by metis
    then show False using g unfolding f_def by blast
  qed
  have hs: "g (h {x}) = x" for x using hg by blast
  define r where "r = {(x, y). h {x} \<subseteq> h {y}}"
  have re: "(x, x) \<in> r" for x unfolding r_def by blast
  have "x \<in> Field r" for x using re by (rule FieldI1)
  then have F: "Field r = UNIV" by blast
  have "refl_on UNIV r" using re unfolding refl_on_def by blast
  moreover have "trans r" unfolding trans_def r_def by blast
  moreover have "antisym r"
  proof (rule antisymI)
    fix x y
    assume a: "(x, y) \<in> r" and b: "(y, x) \<in> r"
    have "h {x} = h {y}" using a b unfolding r_def by blast
    then show "x = y" by (metis hs)
  qed
  moreover have "total_on UNIV r" unfolding total_on_def r_def using ch ht by blast
  moreover have "wf (r - Id)"
  proof (rule wfI_min)
    fix q and Q :: "'a set"
    assume q: "q \<in> Q"
    define m where "m = g (h Q)"
    have m: "m \<in> Q" unfolding m_def using q by (rule hg)
    have "y \<notin> Q" if y: "(y, m) \<in> r - Id" for y
    proof
      assume Q: "y \<in> Q"
      have a: "h {y} \<subseteq> h {m}" using y unfolding r_def by blast
      have b: "h Q \<subseteq> h {y}" by (rule hu) (use ht hd Q in blast)+
      have f: "f (h Q) = insert m (h Q)" unfolding f_def m_def by (rule refl)
      have "m \<notin> h {m}" using hd by blast
      moreover have "f (h Q) \<subseteq> h {m} \<or> h {m} \<subseteq> f (h Q)" using ch step ht by blast
      ultimately have "h {m} \<subseteq> h Q" unfolding f by blast
      then have "h {y} = h {m}" using a b by blast
      then have "y = m" by (metis hs)
      then show False using y by blast
    qed
    then show "\<exists>z\<in>Q. \<forall>y. (y, z) \<in> r - Id \<longrightarrow> y \<notin> Q" using m by blast
  qed
  ultimately have "Well_order r" unfolding F order_on_defs by blast
  then show ?thesis using F by blast
qed

corollary well_order_on: "\<exists>r::'a rel. well_order_on A r"
proof -
  obtain s :: "'a rel" where w: "well_order_on UNIV s" using well_ordering by metis
  have re: "refl_on UNIV s" using w unfolding order_on_defs by blast
  have tr: "trans s" using w unfolding order_on_defs by blast
  have an: "antisym s" using w unfolding order_on_defs by blast
  have to: "total_on UNIV s" using w unfolding order_on_defs by blast
  have wf: "wf (s - Id)" using w unfolding order_on_defs by blast
  define r where "r = s \<inter> A \<times> A"
  have "refl_on A r" using re unfolding r_def refl_on_def by blast
  moreover have "trans r" using tr unfolding r_def trans_def by blast
  moreover have "antisym r" using an unfolding r_def antisym_def by blast
  moreover have "total_on A r" using to unfolding r_def total_on_def by blast
  moreover have "wf (r - Id)"
  proof (rule wf_subset [OF wf])
    show "r - Id \<subseteq> s - Id" unfolding r_def by blast
  qed
  ultimately have "well_order_on A r" unfolding order_on_defs by blast
  then show ?thesis by blast
qed

lemma dependent_nat_choice:
  assumes "\<exists>x. P 0 x" and "\<And>x n. P n x \<Longrightarrow> \<exists>y. P (Suc n) y \<and> Q n x y"
  shows "\<exists>f. \<forall>n. P n (f n) \<and> Q n (f n) (f (Suc n))"
proof -
  obtain a where a: "P 0 a" using assms(1) by blast
  have "\<forall>n x. \<exists>y. P n x \<longrightarrow> P (Suc n) y \<and> Q n x y" using assms(2) by blast
  then obtain g where g: "\<forall>n x. P n x \<longrightarrow> P (Suc n) (g n x) \<and> Q n x (g n x)" by metis
  define f where "f = rec_nat a g"
  have z: "f 0 = a" unfolding f_def by simp
  have s: "f (Suc n) = g n (f n)" for n unfolding f_def by simp
  have p: "P n (f n)" for n
  proof (induct n)
    case 0
    show ?case using a z by simp
  next
    case (Suc n)
    then show ?case using g s by metis
  qed
  then have "P n (f n) \<and> Q n (f n) (f (Suc n))" for n using g s by metis
  then show ?thesis by blast
qed

end
