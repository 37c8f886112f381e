section \<open>Filters: what holds eventually\<close>

theory Filter
  imports Real
begin

locale is_filter =
  fixes F :: "('a \<Rightarrow> bool) \<Rightarrow> bool"
  assumes True: "F (\<lambda>x. True)"
    and conj: "F (\<lambda>x. P x) \<Longrightarrow> F (\<lambda>x. Q x) \<Longrightarrow> F (\<lambda>x. P x \<and> Q x)"
    and mono: "\<forall>x. P x \<longrightarrow> Q x \<Longrightarrow> F (\<lambda>x. P x) \<Longrightarrow> F (\<lambda>x. Q x)"

typedef 'a filter = "{F :: ('a \<Rightarrow> bool) \<Rightarrow> bool. is_filter F}"
  by (rule exI [of _ "\<lambda>P. True"]) (simp add: is_filter_def)

definition eventually :: "('a \<Rightarrow> bool) \<Rightarrow> 'a filter \<Rightarrow> bool"
  where "eventually P F \<longleftrightarrow> Rep_filter F P"

definition frequently :: "('a \<Rightarrow> bool) \<Rightarrow> 'a filter \<Rightarrow> bool"
  where "frequently P F \<longleftrightarrow> \<not> eventually (\<lambda>x. \<not> P x) F"

syntax
  "_eventually" :: "pttrn \<Rightarrow> 'a filter \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<forall>\<^sub>F _ in _./ _)" [0, 0, 10] 10)
  "_frequently" :: "pttrn \<Rightarrow> 'a filter \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<exists>\<^sub>F _ in _./ _)" [0, 0, 10] 10)

translations
  "\<forall>\<^sub>Fx in F. P" \<rightleftharpoons> "CONST eventually (\<lambda>x. P) F"
  "\<exists>\<^sub>Fx in F. P" \<rightleftharpoons> "CONST frequently (\<lambda>x. P) F"

lemma is_filter_Rep_filter: "is_filter (Rep_filter F)"
  using Rep_filter [of F] by simp

lemma eventually_Abs_filter: "is_filter F \<Longrightarrow> eventually P (Abs_filter F) = F P"
  unfolding eventually_def by (simp add: Abs_filter_inverse)

lemma filter_eq_iff: "F = F' \<longleftrightarrow> (\<forall>P. eventually P F = eventually P F')"
  unfolding Rep_filter_inject [symmetric] fun_eq_iff eventually_def ..

lemma always_eventually: "\<forall>x. P x \<Longrightarrow> eventually P F"
proof -
  assume "\<forall>x. P x"
  then have "P = (\<lambda>x. True)" by (simp add: fun_eq_iff)
  then show ?thesis using is_filter_Rep_filter [of F] unfolding eventually_def is_filter_def by simp
qed

lemma eventually_True [simp]: "eventually (\<lambda>x. True) F"
  by (simp add: always_eventually)

lemma eventually_conj: "eventually P F \<Longrightarrow> eventually Q F \<Longrightarrow> eventually (\<lambda>x. P x \<and> Q x) F"
  using is_filter_Rep_filter [of F] unfolding eventually_def is_filter_def by blast

lemma eventually_mono: "eventually P F \<Longrightarrow> (\<And>x. P x \<Longrightarrow> Q x) \<Longrightarrow> eventually Q F"
  using is_filter_Rep_filter [of F] unfolding eventually_def is_filter_def by blast

lemma is_filter_top: "is_filter (\<lambda>P. \<forall>x. P x)"
  unfolding is_filter_def by blast

lemma is_filter_bot: "is_filter (\<lambda>P. True)"
  unfolding is_filter_def by blast

lemma is_filter_principal: "is_filter (\<lambda>P. \<forall>x\<in>S. P x)"
  unfolding is_filter_def by blast

lemma is_filter_Sup: "is_filter (\<lambda>P. \<forall>F\<in>S. eventually P F)"
  unfolding is_filter_def by (blast intro: always_eventually eventually_conj eventually_mono)

lemma is_filter_sup: "is_filter (\<lambda>P. eventually P F \<and> eventually P F')"
  unfolding is_filter_def by (blast intro: always_eventually eventually_conj eventually_mono)

lemma is_filter_map: "is_filter (\<lambda>P. eventually (\<lambda>x. P (f x)) F)"
  unfolding is_filter_def
proof (intro conjI allI impI)
  show "eventually (\<lambda>x. True) F" by simp
next
  fix P Q
  assume "eventually (\<lambda>x. P (f x)) F" and "eventually (\<lambda>x. Q (f x)) F"
  then show "eventually (\<lambda>x. P (f x) \<and> Q (f x)) F" by (rule eventually_conj)
next
  fix P Q
  assume all: "\<forall>x. P x \<longrightarrow> Q x" and "eventually (\<lambda>x. P (f x)) F"
  from this(2) show "eventually (\<lambda>x. Q (f x)) F" by (rule eventually_mono) (simp add: all)
qed

lemma is_filter_inf: "is_filter (\<lambda>P. \<exists>Q R. eventually Q F \<and> eventually R F' \<and> (\<forall>x. Q x \<and> R x \<longrightarrow> P x))"
  unfolding is_filter_def
proof (intro conjI allI impI)
  show "\<exists>Q R. eventually Q F \<and> eventually R F' \<and> (\<forall>x. Q x \<and> R x \<longrightarrow> True)"
    by (metis eventually_True)
next
  fix P Q
  assume "\<exists>A B. eventually A F \<and> eventually B F' \<and> (\<forall>x. A x \<and> B x \<longrightarrow> P x)"
  then obtain A B where 1: "eventually A F" "eventually B F'" "\<forall>x. A x \<and> B x \<longrightarrow> P x" by blast
  assume "\<exists>A B. eventually A F \<and> eventually B F' \<and> (\<forall>x. A x \<and> B x \<longrightarrow> Q x)"
  then obtain A' B' where 2: "eventually A' F" "eventually B' F'" "\<forall>x. A' x \<and> B' x \<longrightarrow> Q x" by blast
  define C D where "C = (\<lambda>x. A x \<and> A' x)" and "D = (\<lambda>x. B x \<and> B' x)"
  have 3: "eventually C F" unfolding C_def using 1(1) 2(1) by (rule eventually_conj)
  have 4: "eventually D F'" unfolding D_def using 1(2) 2(2) by (rule eventually_conj)
  have 5: "\<forall>x. C x \<and> D x \<longrightarrow> P x \<and> Q x" unfolding C_def D_def using 1(3) 2(3) by blast
  show "\<exists>A B. eventually A F \<and> eventually B F' \<and> (\<forall>x. A x \<and> B x \<longrightarrow> P x \<and> Q x)"
    by (metis 3 4 5)
next
  fix P Q
  assume "\<forall>x. P x \<longrightarrow> Q x" and "\<exists>A B. eventually A F \<and> eventually B F' \<and> (\<forall>x. A x \<and> B x \<longrightarrow> P x)"
  then show "\<exists>A B. eventually A F \<and> eventually B F' \<and> (\<forall>x. A x \<and> B x \<longrightarrow> Q x)" by metis
qed

subsection \<open>The lattice of filters: finer ones are smaller\<close>

instantiation filter :: (type) complete_lattice
begin

definition less_eq_filter :: "'a filter \<Rightarrow> 'a filter \<Rightarrow> bool"
  where le_filter_def: "F \<le> F' \<longleftrightarrow> (\<forall>P. eventually P F' \<longrightarrow> eventually P F)"

definition less_filter :: "'a filter \<Rightarrow> 'a filter \<Rightarrow> bool"
  where "F < F' \<longleftrightarrow> F \<le> F' \<and> \<not> F' \<le> (F :: 'a filter)"

definition top_filter :: "'a filter"
  where "top_filter = Abs_filter (\<lambda>P. \<forall>x. P x)"

definition bot_filter :: "'a filter"
  where "bot_filter = Abs_filter (\<lambda>P. True)"

definition sup_filter :: "'a filter \<Rightarrow> 'a filter \<Rightarrow> 'a filter"
  where "sup_filter F F' = Abs_filter (\<lambda>P. eventually P F \<and> eventually P F')"

definition inf_filter :: "'a filter \<Rightarrow> 'a filter \<Rightarrow> 'a filter"
  where "inf_filter F F' = Abs_filter (\<lambda>P. \<exists>Q R. eventually Q F \<and> eventually R F' \<and> (\<forall>x. Q x \<and> R x \<longrightarrow> P x))"

definition Sup_filter :: "'a filter set \<Rightarrow> 'a filter"
  where "Sup_filter S = Abs_filter (\<lambda>P. \<forall>F\<in>S. eventually P F)"

definition Inf_filter :: "'a filter set \<Rightarrow> 'a filter"
  where "Inf_filter S = Sup {F :: 'a filter. \<forall>F'\<in>S. F \<le> F'}"

instance
proof
  have top: "eventually P top = (\<forall>x. P x)" for P :: "'a \<Rightarrow> bool"
    unfolding top_filter_def by (rule eventually_Abs_filter [OF is_filter_top])
  have bot: "eventually P bot" for P :: "'a \<Rightarrow> bool"
    unfolding bot_filter_def by (simp add: eventually_Abs_filter [OF is_filter_bot])
  have sup: "eventually P (sup F F') = (eventually P F \<and> eventually P F')" for P and F F' :: "'a filter"
    unfolding sup_filter_def by (rule eventually_Abs_filter [OF is_filter_sup])
  have inf: "eventually P (inf F F') = (\<exists>Q R. eventually Q F \<and> eventually R F' \<and> (\<forall>x. Q x \<and> R x \<longrightarrow> P x))"
    for P and F F' :: "'a filter"
    unfolding inf_filter_def by (rule eventually_Abs_filter [OF is_filter_inf])
  have Sup: "eventually P (Sup S) = (\<forall>F\<in>S. eventually P F)" for P and S :: "'a filter set"
    unfolding Sup_filter_def by (rule eventually_Abs_filter [OF is_filter_Sup])
  have Sup_upper: "F \<le> Sup S" if "F \<in> S" for F and S :: "'a filter set"
    using that by (simp add: le_filter_def Sup)
  have Sup_least: "Sup S \<le> F" if "\<And>F'. F' \<in> S \<Longrightarrow> F' \<le> F" for F and S :: "'a filter set"
    using that by (simp add: le_filter_def Sup)
  have Inf_lower: "Inf S \<le> F" if "F \<in> S" for F and S :: "'a filter set"
    unfolding Inf_filter_def by (rule Sup_least) (use that in simp)
  have Inf_greatest: "F \<le> Inf S" if "\<And>F'. F' \<in> S \<Longrightarrow> F \<le> F'" for F and S :: "'a filter set"
    unfolding Inf_filter_def by (rule Sup_upper) (use that in simp)
  have antisym: "F = F'" if "F \<le> F'" "F' \<le> F" for F F' :: "'a filter"
    using that unfolding le_filter_def filter_eq_iff by blast
  have top_greatest: "F \<le> top" and bot_least: "bot \<le> F" for F :: "'a filter"
    by (simp_all add: le_filter_def top bot always_eventually)
  fix x y z :: "'a filter" and A :: "'a filter set"
  show "(x < y) = (x \<le> y \<and> \<not> y \<le> x)" by (rule less_filter_def)
  show "x \<le> x" by (simp add: le_filter_def)
  show "x \<le> y \<Longrightarrow> y \<le> z \<Longrightarrow> x \<le> z" by (simp add: le_filter_def)
  show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y" by (rule antisym)
  show "inf x y \<le> x" "inf x y \<le> y"
    unfolding le_filter_def inf by (metis eventually_True)+
  show "x \<le> y \<Longrightarrow> x \<le> z \<Longrightarrow> x \<le> inf y z"
  proof -
    assume y: "x \<le> y" and z: "x \<le> z"
    show "x \<le> inf y z"
      unfolding le_filter_def
    proof (intro allI impI)
      fix P
      assume "eventually P (inf y z)"
      then obtain Q R where 1: "eventually Q y" "eventually R z" "\<forall>x. Q x \<and> R x \<longrightarrow> P x" unfolding inf by blast
      then have "eventually Q x" "eventually R x" using y z unfolding le_filter_def by blast+
      then have "eventually (\<lambda>x. Q x \<and> R x) x" by (rule eventually_conj)
      then show "eventually P x" by (rule eventually_mono) (use 1(3) in blast)
    qed
  qed
  show "x \<le> sup x y" "y \<le> sup x y" by (simp_all add: le_filter_def sup)
  show "y \<le> x \<Longrightarrow> z \<le> x \<Longrightarrow> sup y z \<le> x" by (simp add: le_filter_def sup)
  show "bot \<le> x" by (rule bot_least)
  show "x \<le> top" by (rule top_greatest)
  show "x \<in> A \<Longrightarrow> Inf A \<le> x" by (rule Inf_lower)
  show "(\<And>x. x \<in> A \<Longrightarrow> z \<le> x) \<Longrightarrow> z \<le> Inf A" by (rule Inf_greatest)
  show "x \<in> A \<Longrightarrow> x \<le> Sup A" by (rule Sup_upper)
  show "(\<And>x. x \<in> A \<Longrightarrow> x \<le> z) \<Longrightarrow> Sup A \<le> z" by (rule Sup_least)
  show "Inf {} = (top :: 'a filter)"
  proof (rule antisym)
    show "Inf {} \<le> (top :: 'a filter)" by (rule top_greatest)
    show "top \<le> Inf ({} :: 'a filter set)" by (rule Inf_greatest) simp
  qed
  show "Sup {} = (bot :: 'a filter)"
  proof (rule antisym)
    show "Sup {} \<le> (bot :: 'a filter)" by (rule Sup_least) simp
    show "bot \<le> Sup ({} :: 'a filter set)" by (rule bot_least)
  qed
qed

end

lemma eventually_top [simp]: "eventually P top \<longleftrightarrow> (\<forall>x. P x)"
  unfolding top_filter_def by (rule eventually_Abs_filter [OF is_filter_top])

lemma eventually_bot [simp]: "eventually P bot"
  unfolding bot_filter_def by (simp add: eventually_Abs_filter [OF is_filter_bot])

lemma eventually_sup: "eventually P (sup F F') \<longleftrightarrow> eventually P F \<and> eventually P F'"
  unfolding sup_filter_def by (rule eventually_Abs_filter [OF is_filter_sup])

lemma eventually_inf:
  "eventually P (inf F F') \<longleftrightarrow> (\<exists>Q R. eventually Q F \<and> eventually R F' \<and> (\<forall>x. Q x \<and> R x \<longrightarrow> P x))"
  unfolding inf_filter_def by (rule eventually_Abs_filter [OF is_filter_inf])

lemma eventually_Sup: "eventually P (Sup S) \<longleftrightarrow> (\<forall>F\<in>S. eventually P F)"
  unfolding Sup_filter_def by (rule eventually_Abs_filter [OF is_filter_Sup])

lemma filter_leD: "F \<le> F' \<Longrightarrow> eventually P F' \<Longrightarrow> eventually P F"
  unfolding le_filter_def by blast

lemma trivial_limit_def: "F = bot \<longleftrightarrow> eventually (\<lambda>x. False) F"
  unfolding filter_eq_iff by (auto elim: eventually_mono)

instance filter :: (type) distrib_lattice
proof
  fix x y z :: "'a filter"
  show "sup x (inf y z) = inf (sup x y) (sup x z)"
    unfolding filter_eq_iff
  proof
    fix P
    show "eventually P (sup x (inf y z)) = eventually P (inf (sup x y) (sup x z))"
    proof
      assume "eventually P (sup x (inf y z))"
      then obtain Q R where P: "eventually P x" and "eventually Q y" "eventually R z" and all: "\<forall>x. Q x \<and> R x \<longrightarrow> P x"
        unfolding eventually_sup eventually_inf by blast
      then have 1: "eventually (\<lambda>x. P x \<or> Q x) y" and 2: "eventually (\<lambda>x. P x \<or> R x) z"
        and 3: "eventually (\<lambda>x. P x \<or> Q x) x" and 4: "eventually (\<lambda>x. P x \<or> R x) x" by (blast intro: eventually_mono)+
      have 5: "\<forall>x. (P x \<or> Q x) \<and> (P x \<or> R x) \<longrightarrow> P x" using all by blast
      show "eventually P (inf (sup x y) (sup x z))"
        unfolding eventually_sup eventually_inf
        by (rule exI [of _ "\<lambda>x. P x \<or> Q x"], rule exI [of _ "\<lambda>x. P x \<or> R x"], intro conjI,
          rule 3, rule 1, rule 4, rule 2, rule 5)
    next
      assume "eventually P (inf (sup x y) (sup x z))"
      then obtain Q R where 1: "eventually Q x" "eventually Q y" "eventually R x" "eventually R z" and all: "\<forall>x. Q x \<and> R x \<longrightarrow> P x"
        unfolding eventually_sup eventually_inf by blast
      have "eventually (\<lambda>x. Q x \<and> R x) x" using 1(1) 1(3) by (rule eventually_conj)
      then have "eventually P x" by (rule eventually_mono) (use all in blast)
      moreover have "\<exists>Q R. eventually Q y \<and> eventually R z \<and> (\<forall>x. Q x \<and> R x \<longrightarrow> P x)" using 1(2) 1(4) all by blast
      ultimately show "eventually P (sup x (inf y z))" unfolding eventually_sup eventually_inf by simp
    qed
  qed
qed

abbreviation (input) trivial_limit :: "'a filter \<Rightarrow> bool"
  where "trivial_limit F \<equiv> F = bot"

subsection \<open>Filters made of others, of sets and of orders\<close>

definition filtermap :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a filter \<Rightarrow> 'b filter"
  where "filtermap f F = Abs_filter (\<lambda>P. eventually (\<lambda>x. P (f x)) F)"

definition filtercomap :: "('a \<Rightarrow> 'b) \<Rightarrow> 'b filter \<Rightarrow> 'a filter"
  where "filtercomap f F = Abs_filter (\<lambda>P. \<exists>Q. eventually Q F \<and> (\<forall>x. Q (f x) \<longrightarrow> P x))"

definition principal :: "'a set \<Rightarrow> 'a filter"
  where "principal S = Abs_filter (\<lambda>P. \<forall>x\<in>S. P x)"

lemma eventually_principal: "eventually P (principal S) \<longleftrightarrow> (\<forall>x\<in>S. P x)"
  unfolding principal_def by (rule eventually_Abs_filter [OF is_filter_principal])

lemma eventually_filtermap: "eventually P (filtermap f F) = eventually (\<lambda>x. P (f x)) F"
  unfolding filtermap_def by (rule eventually_Abs_filter [OF is_filter_map])

lemma eventually_Inf_base: "B \<noteq> {} \<Longrightarrow> (\<And>F G. F \<in> B \<Longrightarrow> G \<in> B \<Longrightarrow> \<exists>x\<in>B. x \<le> inf F G) \<Longrightarrow>
    eventually P (Inf B) \<longleftrightarrow> (\<exists>b\<in>B. eventually P b)"
proof -
  assume B: "B \<noteq> {}" and directed: "\<And>F G. F \<in> B \<Longrightarrow> G \<in> B \<Longrightarrow> \<exists>x\<in>B. x \<le> inf F G"
  have filter: "is_filter (\<lambda>P. \<exists>b\<in>B. eventually P b)"
    unfolding is_filter_def
  proof (intro conjI allI impI)
    show "\<exists>b\<in>B. eventually (\<lambda>x. True) b" using B by auto
  next
    fix P Q
    assume "\<exists>b\<in>B. eventually P b" and "\<exists>b\<in>B. eventually Q b"
    then obtain F G where F: "F \<in> B" "eventually P F" and G: "G \<in> B" "eventually Q G" by blast
    obtain H where H: "H \<in> B" "H \<le> inf F G" using directed [OF F(1) G(1)] by blast
    have HF: "H \<le> F" using H(2) by (metis inf_le1 order_trans)
    have HG: "H \<le> G" using H(2) by (metis inf_le2 order_trans)
    have "eventually (\<lambda>x. P x \<and> Q x) H"
      using filter_leD [OF HF F(2)] filter_leD [OF HG G(2)] by (rule eventually_conj)
    then show "\<exists>b\<in>B. eventually (\<lambda>x. P x \<and> Q x) b" using H(1) by blast
  next
    fix P Q
    assume all: "\<forall>x. P x \<longrightarrow> Q x" and "\<exists>b\<in>B. eventually P b"
    then obtain b where b: "b \<in> B" "eventually P b" by blast
    have "eventually Q b" using b(2) by (rule eventually_mono) (simp add: all)
    then show "\<exists>b\<in>B. eventually Q b" using b(1) by blast
  qed
  define H where "H = Abs_filter (\<lambda>P. \<exists>b\<in>B. eventually P b)"
  have H: "eventually Q H = (\<exists>b\<in>B. eventually Q b)" for Q
    unfolding H_def by (rule eventually_Abs_filter [OF filter])
  have "H \<le> Inf B"
  proof (rule Inf_greatest)
    fix F
    assume "F \<in> B"
    then show "H \<le> F" unfolding le_filter_def H by blast
  qed
  then have "eventually P (Inf B) \<Longrightarrow> \<exists>b\<in>B. eventually P b" unfolding H [symmetric] by (rule filter_leD)
  moreover have "eventually P (Inf B)" if "b \<in> B" "eventually P b" for b
    using that Inf_lower [OF that(1)] filter_leD by blast
  ultimately show ?thesis by blast
qed

definition at_top :: "'a::order filter"
  where "at_top = (INF k. principal {k..})"

definition at_bot :: "'a::order filter"
  where "at_bot = (INF k. principal {..k})"

abbreviation sequentially :: "nat filter"
  where "sequentially \<equiv> at_top"

definition finite_subsets_at_top :: "'a set \<Rightarrow> 'a set filter"
  where "finite_subsets_at_top A = (INF X\<in>{X. finite X \<and> X \<subseteq> A}. principal {Y. finite Y \<and> X \<subseteq> Y \<and> Y \<subseteq> A})"

abbreviation finite_sets_at_top :: "'a set filter"
  where "finite_sets_at_top \<equiv> finite_subsets_at_top UNIV"

definition cofinite :: "'a filter"
  where "cofinite = Abs_filter (\<lambda>P. finite {x. \<not> P x})"

definition prod_filter :: "'a filter \<Rightarrow> 'b filter \<Rightarrow> ('a \<times> 'b) filter"  (infixr "\<times>\<^sub>F" 80)
  where "prod_filter F G =
    (INF (P, Q)\<in>{(P, Q). eventually P F \<and> eventually Q G}. principal {(x, y). P x \<and> Q y})"

definition map_filter_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a filter \<Rightarrow> 'b filter"
  where "map_filter_on X f F = Abs_filter (\<lambda>P. eventually (\<lambda>x. P (f x) \<and> x \<in> X) F)"

subsection \<open>Limits\<close>

definition filterlim :: "('a \<Rightarrow> 'b) \<Rightarrow> 'b filter \<Rightarrow> 'a filter \<Rightarrow> bool"
  where "filterlim f F2 F1 \<longleftrightarrow> filtermap f F1 \<le> F2"

syntax
  "_LIM" :: "pttrn \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> 'a \<Rightarrow> bool"  ("(3LIM (_)/ (_)./ (_) :> (_))" [1000, 10, 0, 10] 10)

translations
  "LIM x F1. f :> F2" \<rightleftharpoons> "CONST filterlim (\<lambda>x. f) F2 F1"

end
