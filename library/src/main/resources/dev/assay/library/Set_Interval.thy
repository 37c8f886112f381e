section \<open>Intervals\<close>

theory Set_Interval
  imports Divides
begin

definition lessThan :: "'a::ord \<Rightarrow> 'a set"
  where "lessThan u = {x. x < u}"

definition atMost :: "'a::ord \<Rightarrow> 'a set"
  where "atMost u = {x. x \<le> u}"

definition greaterThan :: "'a::ord \<Rightarrow> 'a set"
  where "greaterThan l = {x. l < x}"

definition atLeast :: "'a::ord \<Rightarrow> 'a set"
  where "atLeast l = {x. l \<le> x}"

definition greaterThanLessThan :: "'a::ord \<Rightarrow> 'a \<Rightarrow> 'a set"
  where "greaterThanLessThan l u = {x. l < x \<and> x < u}"

definition atLeastLessThan :: "'a::ord \<Rightarrow> 'a \<Rightarrow> 'a set"
  where "atLeastLessThan l u = {x. l \<le> x \<and> x < u}"

definition greaterThanAtMost :: "'a::ord \<Rightarrow> 'a \<Rightarrow> 'a set"
  where "greaterThanAtMost l u = {x. l < x \<and> x \<le> u}"

definition atLeastAtMost :: "'a::ord \<Rightarrow> 'a \<Rightarrow> 'a set"
  where "atLeastAtMost l u = {x. l \<le> x \<and> x \<le> u}"

lemma lessThan_iff [iff]: "(i \<in> {..<k}) = (i < k)"
  by (simp add: lessThan_def)

lemma atMost_iff [iff]: "(i \<in> {..k}) = (i \<le> k)"
  by (simp add: atMost_def)

lemma greaterThan_iff [iff]: "(i \<in> {k<..}) = (k < i)"
  by (simp add: greaterThan_def)

lemma atLeast_iff [iff]: "(i \<in> {k..}) = (k \<le> i)"
  by (simp add: atLeast_def)

lemma greaterThanLessThan_iff [simp]: "(i \<in> {l<..<u}) = (l < i \<and> i < u)"
  by (simp add: greaterThanLessThan_def)

lemma atLeastLessThan_iff [simp]: "(i \<in> {l..<u}) = (l \<le> i \<and> i < u)"
  by (simp add: atLeastLessThan_def)

lemma greaterThanAtMost_iff [simp]: "(i \<in> {l<..u}) = (l < i \<and> i \<le> u)"
  by (simp add: greaterThanAtMost_def)

lemma atLeastAtMost_iff [simp]: "(i \<in> {l..u}) = (l \<le> i \<and> i \<le> u)"
  by (simp add: atLeastAtMost_def)

lemma lessThan_0 [simp]: "{..<0::nat} = {}"
  by (auto simp: set_eq_iff)

lemma lessThan_Suc: "{..<Suc k} = insert k {..<k}"
  by (auto simp: less_Suc_eq)

lemma atMost_0 [simp]: "{..0::nat} = {0}"
  by auto

lemma atMost_Suc: "{..Suc k} = insert (Suc k) {..k}"
  by (auto simp: le_Suc_eq)

lemma lessThan_Suc_atMost: "{..<Suc k} = {..k}"
  by (auto simp: less_Suc_eq_le)

lemma atLeastLessThan_empty [simp]: "b \<le> a \<Longrightarrow> {a..<b} = ({}::'a::order set)"
  by (rule equals0I) (metis atLeastLessThan_iff le_less_trans less_irrefl)

lemma atLeastAtMost_empty [simp]: "b < a \<Longrightarrow> {a..b} = ({}::'a::order set)"
  by (rule equals0I) (metis atLeastAtMost_iff less_le_trans order_trans less_irrefl)

lemma atLeastAtMost_singleton [simp]: "{a..a} = {a::'a::order}"
  by (auto intro: order_antisym)

lemma atLeast0LessThan: "{0..<n} = {..<n::nat}"
  by auto

lemma atLeast0AtMost: "{0..n} = {..n::nat}"
  by auto

lemma atLeastLessThanSuc: "{m..<Suc n} = (if m \<le> n then insert n {m..<n} else {})"
  by (auto simp: less_Suc_eq)

lemma atLeastLessThanSuc_atLeastAtMost: "{l..<Suc u} = {l..u}"
  by (auto simp: less_Suc_eq_le)

lemma finite_lessThan [iff]: "finite {..<k::nat}"
  by (simp add: lessThan_def)

lemma finite_atMost [iff]: "finite {..k::nat}"
  by (simp add: atMost_def)

lemma finite_atLeastLessThan [iff]: "finite {l..<u::nat}"
proof -
  have "{l..<u} \<subseteq> {..<u}" by auto
  then show ?thesis using finite_lessThan by (rule finite_subset)
qed

lemma finite_atLeastAtMost [iff]: "finite {l..u::nat}"
proof -
  have "{l..u} \<subseteq> {..u}" by auto
  then show ?thesis using finite_atMost by (rule finite_subset)
qed

lemma finite_atLeastAtMost_int [iff]: "finite {l..u::int}"
proof -
  have "{l..u} \<subseteq> (\<lambda>n. l + int n) ` {..nat (u - l)}"
  proof
    fix x assume "x \<in> {l..u}"
    then have x: "l \<le> x \<and> x \<le> u" by simp
    have "0 \<le> x - l" using x by linarith
    then have "int (nat (x - l)) = x - l" by (rule nat_0_le)
    then have e: "x = l + int (nat (x - l))" by linarith
    have m: "nat (x - l) \<in> {..nat (u - l)}"
    proof -
      have "x \<le> u" using x by blast
      then have "x - l \<le> u - l" by simp
      then have "nat (x - l) \<le> nat (u - l)" by (rule nat_mono)
      then show ?thesis by simp
    qed
    show "x \<in> (\<lambda>n. l + int n) ` {..nat (u - l)}" using e m by (rule image_eqI [of x "\<lambda>n. l + int n" "nat (x - l)"])
  qed
  moreover have "finite ((\<lambda>n. l + int n) ` {..nat (u - l)})" by simp
  ultimately show ?thesis by (rule finite_subset)
qed

lemma card_lessThan [simp]: "card {..<u} = u"
  by (induct u) (simp_all add: lessThan_Suc)

lemma card_atMost [simp]: "card {..u} = Suc u"
  by (induct u) (simp_all add: atMost_Suc)

lemma card_atLeastLessThan [simp]: "card {l..<u} = u - l"
  by (induct u) (auto simp: atLeastLessThanSuc)

lemma card_atLeastAtMost [simp]: "card {l..u} = Suc u - l"
  by (simp add: atLeastLessThanSuc_atLeastAtMost [symmetric])

lemma sum_lessThan_Suc [simp]: "sum f {..<Suc n} = sum f {..<n} + f n"
  by (simp add: lessThan_Suc add_commute)

lemma sum_atMost_Suc [simp]: "sum f {..Suc n} = sum f {..n} + f (Suc n)"
  by (simp add: atMost_Suc add_commute)

lemma Un_atLeastLessThan: "(l::nat) \<le> m \<Longrightarrow> m \<le> u \<Longrightarrow> {l..<m} \<union> {m..<u} = {l..<u}"
  by auto

lemma ivl_disj_int: "{l..<m} \<inter> {m..<u} = ({}::'a::linorder set)"
  by (rule equals0I) (metis IntD1 IntD2 atLeastLessThan_iff leD)

lemma infinite_UNIV_int [simp]: "infinite (UNIV::int set)"
proof
  assume f: "finite (UNIV::int set)"
  have "range int \<subseteq> UNIV" by (rule subset_UNIV)
  then have "finite (range int)" using f by (rule finite_subset)
  moreover have "inj int" by (rule injI) simp
  ultimately have "finite (UNIV::nat set)" by (rule finite_imageD)
  then show False using infinite_UNIV_nat by blast
qed

subsection \<open>Facts under the names that interpretations of abstract algebra give them\<close>

lemmas sum.lessThan_Suc = sum_lessThan_Suc
lemmas sum.atMost_Suc = sum_atMost_Suc

end
