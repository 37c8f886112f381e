section \<open>Closures of relations\<close>

theory Transitive_Closure
  imports Relation
begin

inductive rtranclp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> bool"  ("(_\<^sup>*\<^sup>*)" [1000] 1000)
  for r :: "'a \<Rightarrow> 'a \<Rightarrow> bool"
  where
    rtrancl_refl [intro!, simp]: "rtranclp r a a"
  | rtrancl_into_rtrancl [intro]: "rtranclp r a b \<Longrightarrow> r b c \<Longrightarrow> rtranclp r a c"

inductive tranclp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> bool"  ("(_\<^sup>+\<^sup>+)" [1000] 1000)
  for r :: "'a \<Rightarrow> 'a \<Rightarrow> bool"
  where
    r_into_trancl [intro]: "r a b \<Longrightarrow> tranclp r a b"
  | trancl_into_trancl [intro]: "tranclp r a b \<Longrightarrow> r b c \<Longrightarrow> tranclp r a c"

definition rtrancl :: "('a \<times> 'a) set \<Rightarrow> ('a \<times> 'a) set"  ("(_\<^sup>*)" [1000] 999)
  where "rtrancl r = {(a, b). rtranclp (\<lambda>x y. (x, y) \<in> r) a b}"

definition trancl :: "('a \<times> 'a) set \<Rightarrow> ('a \<times> 'a) set"  ("(_\<^sup>+)" [1000] 999)
  where "trancl r = {(a, b). tranclp (\<lambda>x y. (x, y) \<in> r) a b}"

abbreviation reflcl :: "('a \<times> 'a) set \<Rightarrow> ('a \<times> 'a) set"  ("(_\<^sup>=)" [1000] 999)
  where "r\<^sup>= \<equiv> r \<union> Id"

abbreviation reflclp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> bool"  ("(_\<^sup>=\<^sup>=)" [1000] 1000)
  where "r\<^sup>=\<^sup>= \<equiv> sup r (=)"

notation (ASCII)
  rtrancl  ("(_^*)" [1000] 999) and
  trancl  ("(_^+)" [1000] 999) and
  reflcl  ("(_^=)" [1000] 999) and
  rtranclp  ("(_^**)" [1000] 1000) and
  tranclp  ("(_^++)" [1000] 1000) and
  reflclp  ("(_^==)" [1000] 1000)

definition acyclic :: "('a \<times> 'a) set \<Rightarrow> bool"
  where "acyclic r = (\<forall>x. (x, x) \<notin> r\<^sup>+)"

abbreviation acyclicP :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "acyclicP r \<equiv> acyclic {(x, y). r x y}"

subsection \<open>Reflexive closure\<close>

lemma refl_reflcl [simp]: "refl (r\<^sup>=)"
  by (simp add: refl_on_def)

lemma reflcl_trans [simp]: "(r\<^sup>=)\<^sup>= = r\<^sup>="
  by auto

lemma reflcl_set_eq: "(\<lambda>x y. (x, y) \<in> r)\<^sup>=\<^sup>= = (\<lambda>x y. (x, y) \<in> r\<^sup>=)"
  by (auto simp: fun_eq_iff sup_bool_def)

subsection \<open>Reflexive transitive closure\<close>

lemma rtrancl_refl [intro!, simp]: "(a, a) \<in> r\<^sup>*"
  by (simp add: rtrancl_def)

lemma rtrancl_into_rtrancl: "(a, b) \<in> r\<^sup>* \<Longrightarrow> (b, c) \<in> r \<Longrightarrow> (a, c) \<in> r\<^sup>*"
  by (auto simp: rtrancl_def)

lemma rtranclp_rtrancl_eq: "(\<lambda>x y. (x, y) \<in> r)\<^sup>*\<^sup>* = (\<lambda>x y. (x, y) \<in> r\<^sup>*)"
  by (simp add: rtrancl_def)

lemma r_into_rtrancl [intro]: "p \<in> r \<Longrightarrow> p \<in> r\<^sup>*"
  by (cases p) (auto simp: rtrancl_def)

lemma rtranclp_induct [case_names base step, consumes 1, induct set: rtranclp]: "rtranclp r a b \<Longrightarrow> P a \<Longrightarrow> (\<And>y z. rtranclp r a y \<Longrightarrow> r y z \<Longrightarrow> P y \<Longrightarrow> P z) \<Longrightarrow> P b"
  by (induct rule: rtranclp.induct) auto

lemma rtrancl_induct [case_names base step, consumes 1, induct set: rtrancl]: "(a, b) \<in> r\<^sup>* \<Longrightarrow> P a \<Longrightarrow> (\<And>y z. (a, y) \<in> r\<^sup>* \<Longrightarrow> (y, z) \<in> r \<Longrightarrow> P y \<Longrightarrow> P z) \<Longrightarrow> P b"
  using rtranclp_induct [of "\<lambda>x y. (x, y) \<in> r" a b P] by (auto simp: rtrancl_def)

lemma rtranclE [case_names base step, consumes 1]: "(a, b) \<in> r\<^sup>* \<Longrightarrow> (a = b \<Longrightarrow> thesis) \<Longrightarrow> (\<And>y. (a, y) \<in> r\<^sup>* \<Longrightarrow> (y, b) \<in> r \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  using rtranclp.cases [of "\<lambda>x y. (x, y) \<in> r" a b thesis] by (auto simp: rtrancl_def)

lemma rtrancl_trans: "(x, y) \<in> r\<^sup>* \<Longrightarrow> (y, z) \<in> r\<^sup>* \<Longrightarrow> (x, z) \<in> r\<^sup>*"
proof -
  assume xy: "(x, y) \<in> r\<^sup>*" and yz: "(y, z) \<in> r\<^sup>*"
  from yz xy show "(x, z) \<in> r\<^sup>*" by (induct rule: rtrancl_induct) (auto intro: rtrancl_into_rtrancl)
qed

lemma rtranclp_trans: "rtranclp r x y \<Longrightarrow> rtranclp r y z \<Longrightarrow> rtranclp r x z"
proof -
  assume xy: "rtranclp r x y" and yz: "rtranclp r y z"
  from yz xy show "rtranclp r x z" by (induct rule: rtranclp_induct) (auto intro: rtranclp.intros)
qed

lemma trans_rtrancl: "trans (r\<^sup>*)"
  by (rule transI) (rule rtrancl_trans)

lemma refl_rtrancl: "refl (r\<^sup>*)"
  by (simp add: refl_on_def)

lemma rtrancl_mono: "r \<subseteq> s \<Longrightarrow> r\<^sup>* \<subseteq> s\<^sup>*"
proof -
  assume sub: "r \<subseteq> s"
  have "(x, y) \<in> s\<^sup>*" if "(x, y) \<in> r\<^sup>*" for x y
    using that sub by (induct rule: rtrancl_induct) (auto intro: rtrancl_into_rtrancl)
  then show "r\<^sup>* \<subseteq> s\<^sup>*" by auto
qed

lemma rtrancl_idemp [simp]: "(r\<^sup>*)\<^sup>* = r\<^sup>*"
proof -
  have "(x, y) \<in> r\<^sup>*" if "(x, y) \<in> (r\<^sup>*)\<^sup>*" for x y
    using that by (induct rule: rtrancl_induct) (auto intro: rtrancl_trans)
  then show ?thesis by (auto intro: r_into_rtrancl)
qed

lemma rtrancl_idemp_self_comp [simp]: "R\<^sup>* O R\<^sup>* = R\<^sup>*"
  by (auto intro: rtrancl_trans)

lemma rtrancl_subset_rtrancl: "r \<subseteq> s\<^sup>* \<Longrightarrow> r\<^sup>* \<subseteq> s\<^sup>*"
  by (metis rtrancl_idemp rtrancl_mono)

lemma rtrancl_empty [simp]: "{}\<^sup>* = Id"
proof -
  have "x = y" if "(x, y) \<in> {}\<^sup>*" for x y :: 'a
    using that by (induct rule: rtrancl_induct) auto
  then show ?thesis by auto
qed

lemma rtrancl_reflcl [simp]: "(R\<^sup>=)\<^sup>* = R\<^sup>*"
proof -
  have "(x, y) \<in> R\<^sup>*" if "(x, y) \<in> (R\<^sup>=)\<^sup>*" for x y
    using that by (induct rule: rtrancl_induct) (auto intro: rtrancl_into_rtrancl)
  moreover have "R\<^sup>* \<subseteq> (R\<^sup>=)\<^sup>*" by (rule rtrancl_mono) blast
  ultimately show ?thesis by auto
qed

lemma rtrancl_Un_rtrancl: "(R\<^sup>* \<union> S\<^sup>*)\<^sup>* = (R \<union> S)\<^sup>*"
proof -
  have "R \<union> S \<subseteq> R\<^sup>* \<union> S\<^sup>*" by auto
  then have "(R \<union> S)\<^sup>* \<subseteq> (R\<^sup>* \<union> S\<^sup>*)\<^sup>*" by (rule rtrancl_mono)
  moreover have "R\<^sup>* \<subseteq> (R \<union> S)\<^sup>*" "S\<^sup>* \<subseteq> (R \<union> S)\<^sup>*" by (auto intro!: rtrancl_mono)
  then have "(R\<^sup>* \<union> S\<^sup>*)\<^sup>* \<subseteq> (R \<union> S)\<^sup>*" by (metis Un_least rtrancl_subset_rtrancl)
  ultimately show ?thesis by blast
qed

lemma rtrancl_Un_subset: "R\<^sup>* \<union> S\<^sup>* \<subseteq> (R \<union> S)\<^sup>*"
  by (simp add: rtrancl_mono)

lemma converse_rtrancl_into_rtrancl: "(a, b) \<in> r \<Longrightarrow> (b, c) \<in> r\<^sup>* \<Longrightarrow> (a, c) \<in> r\<^sup>*"
  by (metis r_into_rtrancl rtrancl_trans)

lemma converse_rtrancl_induct [case_names base step, consumes 1]: "(a, b) \<in> r\<^sup>* \<Longrightarrow> P b \<Longrightarrow> (\<And>y z. (y, z) \<in> r \<Longrightarrow> (z, b) \<in> r\<^sup>* \<Longrightarrow> P z \<Longrightarrow> P y) \<Longrightarrow> P a"
proof -
  assume ab: "(a, b) \<in> r\<^sup>*" and base: "P b"
    and step: "\<And>y z. (y, z) \<in> r \<Longrightarrow> (z, b) \<in> r\<^sup>* \<Longrightarrow> P z \<Longrightarrow> P y"
  have "(u, b) \<in> r\<^sup>* \<longrightarrow> P u \<longrightarrow> P a" if "(a, u) \<in> r\<^sup>*" for u
    using that
  proof (induct rule: rtrancl_induct)
    show "(a, b) \<in> r\<^sup>* \<longrightarrow> P a \<longrightarrow> P a" by blast
  next
    fix y z assume "(y, z) \<in> r" "(y, b) \<in> r\<^sup>* \<longrightarrow> P y \<longrightarrow> P a"
    then show "(z, b) \<in> r\<^sup>* \<longrightarrow> P z \<longrightarrow> P a" by (metis step converse_rtrancl_into_rtrancl)
  qed
  with ab base show "P a" by (metis rtrancl_refl)
qed

lemma converse_rtranclE [case_names base step, consumes 1]: "(x, z) \<in> r\<^sup>* \<Longrightarrow> (x = z \<Longrightarrow> P) \<Longrightarrow> (\<And>y. (x, y) \<in> r \<Longrightarrow> (y, z) \<in> r\<^sup>* \<Longrightarrow> P) \<Longrightarrow> P"
  by (induct rule: converse_rtrancl_induct) auto

lemma converse_rtranclpE [case_names base step, consumes 1]: "rtranclp r x z \<Longrightarrow> (x = z \<Longrightarrow> P) \<Longrightarrow> (\<And>y. r x y \<Longrightarrow> rtranclp r y z \<Longrightarrow> P) \<Longrightarrow> P"
proof -
  assume xz: "rtranclp r x z" and eq: "x = z \<Longrightarrow> P" and step: "\<And>y. r x y \<Longrightarrow> rtranclp r y z \<Longrightarrow> P"
  from xz have "x = z \<or> (\<exists>y. r x y \<and> rtranclp r y z)"
  proof (induct rule: rtranclp_induct)
    show "x = x \<or> (\<exists>y. r x y \<and> rtranclp r y x)" by simp
  next
    fix u v assume "r u v" "x = u \<or> (\<exists>y. r x y \<and> rtranclp r y u)"
    then show "x = v \<or> (\<exists>y. r x y \<and> rtranclp r y v)" by (metis rtranclp.intros)
  qed
  with eq step show P by blast
qed

lemma rtrancl_converse: "(r\<inverse>)\<^sup>* = (r\<^sup>*)\<inverse>"
proof -
  have one: "(y, x) \<in> s\<^sup>*" if "(x, y) \<in> (s\<inverse>)\<^sup>*" for x y and s :: "('a \<times> 'a) set"
    using that by (induct rule: rtrancl_induct) (auto intro: converse_rtrancl_into_rtrancl)
  from one [of _ _ r] one [of _ _ "r\<inverse>"] show ?thesis by auto
qed

lemma rtranclp_converseI: "rtranclp r y x \<Longrightarrow> rtranclp (conversep r) x y"
proof (induct rule: rtranclp_induct)
  show "rtranclp (conversep r) y y" by simp
next
  fix u v assume "r u v" "rtranclp (conversep r) u y"
  then show "rtranclp (conversep r) v y" by (metis conversep_iff rtranclp.intros rtranclp_trans)
qed

lemma single_valued_confluent: "single_valued r \<Longrightarrow> (x, y) \<in> r\<^sup>* \<Longrightarrow> (x, z) \<in> r\<^sup>* \<Longrightarrow> (y, z) \<in> r\<^sup>* \<or> (z, y) \<in> r\<^sup>*"
proof -
  assume sv: "single_valued r" and xy: "(x, y) \<in> r\<^sup>*" and xz: "(x, z) \<in> r\<^sup>*"
  from xy show "(y, z) \<in> r\<^sup>* \<or> (z, y) \<in> r\<^sup>*"
  proof (induct rule: rtrancl_induct)
    show "(x, z) \<in> r\<^sup>* \<or> (z, x) \<in> r\<^sup>*" using xz by blast
  next
    fix u v assume uv: "(u, v) \<in> r" and "(u, z) \<in> r\<^sup>* \<or> (z, u) \<in> r\<^sup>*"
    then show "(v, z) \<in> r\<^sup>* \<or> (z, v) \<in> r\<^sup>*"
      by (metis sv converse_rtranclE single_valuedD rtrancl_into_rtrancl r_into_rtrancl)
  qed
qed

subsection \<open>Transitive closure\<close>

lemma r_into_trancl' [intro]: "p \<in> r \<Longrightarrow> p \<in> r\<^sup>+"
  by (cases p) (auto simp: trancl_def)

lemma r_into_trancl: "(a, b) \<in> r \<Longrightarrow> (a, b) \<in> r\<^sup>+"
  by (auto simp: trancl_def)

lemma trancl_into_trancl: "(a, b) \<in> r\<^sup>+ \<Longrightarrow> (b, c) \<in> r \<Longrightarrow> (a, c) \<in> r\<^sup>+"
  by (auto simp: trancl_def)

lemma tranclp_trancl_eq: "(\<lambda>x y. (x, y) \<in> r)\<^sup>+\<^sup>+ = (\<lambda>x y. (x, y) \<in> r\<^sup>+)"
  by (simp add: trancl_def)

lemma tranclp_induct [case_names base step, consumes 1, induct pred: tranclp]: "tranclp r a b \<Longrightarrow> (\<And>y. r a y \<Longrightarrow> P y) \<Longrightarrow> (\<And>y z. tranclp r a y \<Longrightarrow> r y z \<Longrightarrow> P y \<Longrightarrow> P z) \<Longrightarrow> P b"
  by (induct rule: tranclp.induct) auto

lemma trancl_induct [case_names base step, consumes 1, induct set: trancl]: "(a, b) \<in> r\<^sup>+ \<Longrightarrow> (\<And>y. (a, y) \<in> r \<Longrightarrow> P y) \<Longrightarrow> (\<And>y z. (a, y) \<in> r\<^sup>+ \<Longrightarrow> (y, z) \<in> r \<Longrightarrow> P y \<Longrightarrow> P z) \<Longrightarrow> P b"
  using tranclp_induct [of "\<lambda>x y. (x, y) \<in> r" a b P] by (auto simp: trancl_def)

lemma tranclE [case_names base step, consumes 1]: "(a, b) \<in> r\<^sup>+ \<Longrightarrow> ((a, b) \<in> r \<Longrightarrow> P) \<Longrightarrow> (\<And>c. (a, c) \<in> r\<^sup>+ \<Longrightarrow> (c, b) \<in> r \<Longrightarrow> P) \<Longrightarrow> P"
  using tranclp.cases [of "\<lambda>x y. (x, y) \<in> r" a b P] by (auto simp: trancl_def)

lemma trancl_trans: "(x, y) \<in> r\<^sup>+ \<Longrightarrow> (y, z) \<in> r\<^sup>+ \<Longrightarrow> (x, z) \<in> r\<^sup>+"
proof -
  assume xy: "(x, y) \<in> r\<^sup>+" and yz: "(y, z) \<in> r\<^sup>+"
  from yz xy show "(x, z) \<in> r\<^sup>+" by (induct rule: trancl_induct) (auto intro: trancl_into_trancl)
qed

lemma trans_trancl [simp]: "trans (r\<^sup>+)"
  by (rule transI) (rule trancl_trans)

lemma trancl_into_rtrancl: "(a, b) \<in> r\<^sup>+ \<Longrightarrow> (a, b) \<in> r\<^sup>*"
  by (induct rule: trancl_induct) (auto intro: rtrancl_into_rtrancl)

lemma tranclp_into_rtranclp: "tranclp r a b \<Longrightarrow> rtranclp r a b"
  by (erule tranclp_induct) auto

lemma rtrancl_into_trancl1: "(a, b) \<in> r\<^sup>* \<Longrightarrow> (b, c) \<in> r \<Longrightarrow> (a, c) \<in> r\<^sup>+"
  by (induct arbitrary: c rule: rtrancl_induct) (auto intro: trancl_into_trancl)

lemma rtrancl_into_trancl2: "(a, b) \<in> r \<Longrightarrow> (b, c) \<in> r\<^sup>* \<Longrightarrow> (a, c) \<in> r\<^sup>+"
  by (induct rule: rtrancl_induct) (auto intro: trancl_into_trancl)

lemma rtrancl_trancl_trancl: "(x, y) \<in> r\<^sup>* \<Longrightarrow> (y, z) \<in> r\<^sup>+ \<Longrightarrow> (x, z) \<in> r\<^sup>+"
  by (metis converse_rtranclE rtrancl_into_trancl2 trancl_into_rtrancl rtrancl_trans)

lemma trancl_rtrancl_trancl: "(a, b) \<in> r\<^sup>+ \<Longrightarrow> (b, c) \<in> r\<^sup>* \<Longrightarrow> (a, c) \<in> r\<^sup>+"
  by (metis rtranclE rtrancl_into_trancl1 trancl_into_rtrancl rtrancl_trans)

lemma trancl_id [simp]: "trans r \<Longrightarrow> r\<^sup>+ = r"
proof -
  assume tr: "trans r"
  have "(x, y) \<in> r" if "(x, y) \<in> r\<^sup>+" for x y
    using that by (induct rule: trancl_induct) (auto intro: transD [OF tr])
  then show "r\<^sup>+ = r" by (auto intro: r_into_trancl)
qed

lemma trancl_mono: "p \<in> r\<^sup>+ \<Longrightarrow> r \<subseteq> s \<Longrightarrow> p \<in> s\<^sup>+"
proof -
  assume p: "p \<in> r\<^sup>+" and sub: "r \<subseteq> s"
  obtain a b where ab: "p = (a, b)" by (metis surj_pair)
  from p ab have "(a, b) \<in> r\<^sup>+" by simp
  then have "(a, b) \<in> s\<^sup>+"
  proof (induct rule: trancl_induct)
    fix y assume "(a, y) \<in> r"
    with sub show "(a, y) \<in> s\<^sup>+" by blast
  next
    fix y z assume "(y, z) \<in> r" "(a, y) \<in> s\<^sup>+"
    with sub show "(a, z) \<in> s\<^sup>+" by (blast intro: trancl_into_trancl)
  qed
  with ab show "p \<in> s\<^sup>+" by simp
qed

lemma rtrancl_eq_or_trancl: "((x, y) \<in> R\<^sup>*) = (x = y \<or> x \<noteq> y \<and> (x, y) \<in> R\<^sup>+)"
  by (metis rtranclE rtrancl_into_trancl1 trancl_into_rtrancl rtrancl_refl)

lemma rtranclpD: "rtranclp R a b \<Longrightarrow> a = b \<or> a \<noteq> b \<and> tranclp R a b"
  by (induct rule: rtranclp_induct) auto

lemma rtrancl_trancl_reflcl: "r\<^sup>* = (r\<^sup>+)\<^sup>="
  by (auto simp: rtrancl_eq_or_trancl)

lemma reflclp_tranclp [simp]: "(tranclp r)\<^sup>=\<^sup>= = rtranclp r"
  by (auto simp: fun_eq_iff sup_bool_def intro: tranclp_into_rtranclp dest: rtranclpD)

lemma trancl_reflcl [simp]: "(r\<^sup>=)\<^sup>+ = r\<^sup>*"
proof -
  have "(x, y) \<in> r\<^sup>*" if "(x, y) \<in> (r\<^sup>=)\<^sup>+" for x y
    using that by (induct rule: trancl_induct) (auto intro: rtrancl_into_rtrancl)
  moreover have "(x, y) \<in> (r\<^sup>=)\<^sup>+" if "(x, y) \<in> r\<^sup>*" for x y
    using that by (induct rule: rtrancl_induct) (auto intro: trancl_into_trancl)
  ultimately show ?thesis by auto
qed

lemma trancl_rtrancl_absorb [simp]: "(R\<^sup>+)\<^sup>* = R\<^sup>*"
proof -
  have "(x, y) \<in> R\<^sup>*" if "(x, y) \<in> (R\<^sup>+)\<^sup>*" for x y
    using that by (induct rule: rtrancl_induct) (auto intro: rtrancl_trans trancl_into_rtrancl)
  moreover have "R\<^sup>* \<subseteq> (R\<^sup>+)\<^sup>*" by (rule rtrancl_mono) blast
  ultimately show ?thesis by auto
qed

lemma rtrancl_trancl_absorb [simp]: "(R\<^sup>*)\<^sup>+ = R\<^sup>*"
  by (simp add: trans_rtrancl)

lemma trancl_empty [simp]: "{}\<^sup>+ = {}"
  by (auto elim: trancl_induct)

lemma trancl_converse: "(r\<inverse>)\<^sup>+ = (r\<^sup>+)\<inverse>"
proof -
  have one: "(y, x) \<in> s\<^sup>+" if "(x, y) \<in> (s\<inverse>)\<^sup>+" for x y and s :: "('a \<times> 'a) set"
    using that by (induct rule: trancl_induct) (auto intro: r_into_trancl trancl_trans)
  from one [of _ _ r] one [of _ _ "r\<inverse>"] show ?thesis by auto
qed

lemma tranclp_converseI: "conversep (tranclp r) x y \<Longrightarrow> tranclp (conversep r) x y"
proof -
  have "tranclp (conversep r) v y" if "tranclp r y v" for v
    using that
  proof (induct rule: tranclp_induct)
    fix u assume "r y u"
    then show "tranclp (conversep r) u y" by (simp add: tranclp.intros(1))
  next
    fix u v assume "tranclp r y u" "r u v" and IH: "tranclp (conversep r) u y"
    from IH have "conversep r v u \<longrightarrow> tranclp (conversep r) v y"
      by (induct rule: tranclp_induct) (metis tranclp.intros)+
    with \<open>r u v\<close> show "tranclp (conversep r) v y" by simp
  qed
  then show "conversep (tranclp r) x y \<Longrightarrow> tranclp (conversep r) x y" by simp
qed

lemma converse_tranclp_induct [case_names base step, consumes 1]: "tranclp r a b \<Longrightarrow> (\<And>y. r y b \<Longrightarrow> P y) \<Longrightarrow> (\<And>y z. r y z \<Longrightarrow> tranclp r z b \<Longrightarrow> P z \<Longrightarrow> P y) \<Longrightarrow> P a"
  by (induct rule: tranclp_induct) auto

lemma tranclp_trans_induct: "tranclp r x y \<Longrightarrow> (\<And>x y. r x y \<Longrightarrow> P x y) \<Longrightarrow> (\<And>x y z. tranclp r x y \<Longrightarrow> P x y \<Longrightarrow> tranclp r y z \<Longrightarrow> P y z \<Longrightarrow> P x z) \<Longrightarrow> P x y"
  by (induct rule: tranclp_induct) blast+

lemma trancl_unfold: "r\<^sup>+ = r \<union> r\<^sup>+ O r"
  by (auto elim: tranclE intro: trancl_into_trancl)

lemma rtrancl_unfold: "r\<^sup>* = Id \<union> r\<^sup>* O r"
proof -
  have "(x, y) \<in> r\<^sup>* \<longleftrightarrow> (x, y) \<in> Id \<union> r\<^sup>* O r" for x y
    by (metis rtranclE IdI IdE UnI1 UnI2 UnE relcomp_iff rtrancl_into_rtrancl rtrancl_refl pair_in_Id_conv)
  then show ?thesis by (metis subrelI subset_antisym)
qed

lemma trancl_domain [simp]: "Domain (r\<^sup>+) = Domain r"
proof -
  have "x \<in> Domain r" if "(x, y) \<in> r\<^sup>+" for x y
    using that by (induct rule: trancl_induct) (auto simp: Domain_iff)
  then have "Domain (r\<^sup>+) \<subseteq> Domain r" by (metis DomainE subsetI)
  moreover have "Domain r \<subseteq> Domain (r\<^sup>+)" by (metis DomainE DomainI r_into_trancl subsetI)
  ultimately show ?thesis by blast
qed

lemma trancl_range [simp]: "Range (r\<^sup>+) = Range r"
  by (auto simp: Range_def elim: tranclE)

lemma finite_trancl [simp]: "finite (r\<^sup>+) = finite r"
proof
  assume "finite (r\<^sup>+)"
  moreover have "r \<subseteq> r\<^sup>+" by (auto intro: r_into_trancl)
  ultimately show "finite r" by (metis finite_subset)
next
  assume "finite r"
  then have "finite (Domain r \<times> Range r)" by (simp add: finite_Domain finite_Range)
  moreover have "(x, y) \<in> Domain r \<times> Range r" if "(x, y) \<in> r\<^sup>+" for x y
    using that by (metis DomainI RangeI SigmaI trancl_domain trancl_range)
  then have "r\<^sup>+ \<subseteq> Domain r \<times> Range r" by (metis subrelI)
  ultimately show "finite (r\<^sup>+)" by (metis finite_subset)
qed

subsection \<open>Powers of relations\<close>

primrec relpow :: "nat \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> ('a \<times> 'a) set"
  where
    "relpow 0 R = Id"
  | "relpow (Suc n) R = relpow n R O R"

primrec relpowp :: "nat \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> bool"
  where
    "relpowp 0 R = (=)"
  | "relpowp (Suc n) R = relpowp n R OO R"

overloading
  compow_rel \<equiv> "compow :: nat \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> ('a \<times> 'a) set"
begin

definition compow_rel :: "nat \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> ('a \<times> 'a) set"
  where "compow_rel = relpow"

end

overloading
  compow_relp \<equiv> "compow :: nat \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool)"
begin

definition compow_relp :: "nat \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> bool"
  where "compow_relp = relpowp"

end

lemma relpow_simps [simp]: "(R::('a \<times> 'a) set) ^^ 0 = Id" "(R::('a \<times> 'a) set) ^^ Suc n = (R ^^ n) O R"
  by (simp_all add: compow_rel_def)

lemma relpowp_simps [simp]: "(P::'a \<Rightarrow> 'a \<Rightarrow> bool) ^^ 0 = (=)" "(P::'a \<Rightarrow> 'a \<Rightarrow> bool) ^^ Suc n = (P ^^ n) OO P"
  by (simp_all add: compow_relp_def)

lemma relpowp_relpow_eq: "(\<lambda>x y. (x, y) \<in> (R::('a \<times> 'a) set)) ^^ n = (\<lambda>x y. (x, y) \<in> R ^^ n)"
  by (induct n) (auto simp: fun_eq_iff)

lemma relpow_1 [simp]: "(R::('a \<times> 'a) set) ^^ 1 = R"
  by simp

lemma relpow_0_I: "(x, x) \<in> R ^^ 0"
  by simp

lemma relpow_Suc_I: "(x, y) \<in> R ^^ n \<Longrightarrow> (y, z) \<in> R \<Longrightarrow> (x, z) \<in> R ^^ Suc n"
  by auto

lemma relpow_0_E: "(x, y) \<in> R ^^ 0 \<Longrightarrow> (x = y \<Longrightarrow> P) \<Longrightarrow> P"
  by simp

lemma relpow_Suc_E: "(x, z) \<in> R ^^ Suc n \<Longrightarrow> (\<And>y. (x, y) \<in> R ^^ n \<Longrightarrow> (y, z) \<in> R \<Longrightarrow> P) \<Longrightarrow> P"
  by auto

lemma relpow_E: "(x, z) \<in> R ^^ n \<Longrightarrow> (n = 0 \<Longrightarrow> x = z \<Longrightarrow> P) \<Longrightarrow> (\<And>y m. n = Suc m \<Longrightarrow> (x, y) \<in> R ^^ m \<Longrightarrow> (y, z) \<in> R \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases n) auto

lemma relpow_add: "(R::('a \<times> 'a) set) ^^ (m + n) = R ^^ m O R ^^ n"
  by (induct n) (simp_all add: O_assoc)

lemma relpow_commute: "(R::('a \<times> 'a) set) O R ^^ n = R ^^ n O R"
  by (induct n) (simp_all add: O_assoc [symmetric])

lemma rtrancl_is_UN_relpow: "(R::('a \<times> 'a) set)\<^sup>* = (\<Union>n. R ^^ n)"
proof -
  have "\<exists>n. (x, y) \<in> R ^^ n" if "(x, y) \<in> R\<^sup>*" for x y
    using that
  proof (induct rule: rtrancl_induct)
    show "\<exists>n. (x, x) \<in> R ^^ n" by (metis relpow_0_I)
  next
    fix u v assume "(u, v) \<in> R" "\<exists>n. (x, u) \<in> R ^^ n"
    then show "\<exists>n. (x, v) \<in> R ^^ n" by (metis relpow_Suc_I)
  qed
  moreover have "(x, y) \<in> R\<^sup>*" if "(x, y) \<in> R ^^ n" for x y n
    using that by (induct n arbitrary: y) (auto intro: rtrancl_into_rtrancl)
  ultimately show ?thesis by auto
qed

lemma rtrancl_power: "(p \<in> R\<^sup>*) = (\<exists>n. p \<in> R ^^ n)"
  by (simp add: rtrancl_is_UN_relpow)

lemma trancl_power: "(p \<in> R\<^sup>+) = (\<exists>n>0. p \<in> R ^^ n)"
proof -
  obtain a b where p: "p = (a, b)" by (metis surj_pair)
  have "\<exists>n>0. (a, b) \<in> R ^^ n" if "(a, b) \<in> R\<^sup>+"
    using that
  proof (induct rule: trancl_induct)
    fix y assume "(a, y) \<in> R"
    then have "(a, y) \<in> R ^^ Suc 0" by auto
    then show "\<exists>n>0. (a, y) \<in> R ^^ n" by (metis zero_less_Suc)
  next
    fix u v assume "(u, v) \<in> R" "\<exists>n>0. (a, u) \<in> R ^^ n"
    then show "\<exists>n>0. (a, v) \<in> R ^^ n" by (metis relpow_Suc_I zero_less_Suc)
  qed
  moreover have "(a, b) \<in> R\<^sup>+" if n: "0 < n" "(a, b) \<in> R ^^ n" for n
  proof -
    from n obtain m where "n = Suc m" by (metis gr0_conv_Suc)
    with n obtain c where "(a, c) \<in> R ^^ m" "(c, b) \<in> R" by auto
    then show ?thesis by (metis rtrancl_power rtrancl_into_trancl1)
  qed
  ultimately show ?thesis unfolding p by blast
qed

lemma rtrancl_imp_relpow: "p \<in> R\<^sup>* \<Longrightarrow> \<exists>n. p \<in> R ^^ n"
  by (simp add: rtrancl_power)

lemma relpow_imp_rtrancl: "p \<in> R ^^ n \<Longrightarrow> p \<in> R\<^sup>*"
  by (auto simp: rtrancl_power)

lemma single_valued_relpow: "single_valued (R::('a \<times> 'a) set) \<Longrightarrow> single_valued (R ^^ n)"
  by (induct n) (simp_all add: single_valued_relcomp)

hide_const (open) relpow relpowp

subsection \<open>Acyclic relations\<close>

lemma acyclicI: "\<forall>x. (x, x) \<notin> r\<^sup>+ \<Longrightarrow> acyclic r"
  by (simp add: acyclic_def)

lemma acyclic_insert [iff]: "acyclic (insert (y, x) r) = (acyclic r \<and> (x, y) \<notin> r\<^sup>*)"
proof -
  let ?s = "insert (y, x) r"
  have sub: "r\<^sup>* \<subseteq> ?s\<^sup>*" by (rule rtrancl_mono) blast
  have one: "acyclic r \<and> (x, y) \<notin> r\<^sup>*" if ac: "acyclic ?s"
  proof -
    have "acyclic r" unfolding acyclic_def by (metis ac acyclic_def subset_insertI trancl_mono)
    moreover have "(x, y) \<notin> r\<^sup>*"
    proof
      assume "(x, y) \<in> r\<^sup>*"
      with sub have "(x, y) \<in> ?s\<^sup>*" by blast
      then have "(x, x) \<in> ?s\<^sup>+" by (metis insertI1 rtrancl_into_trancl1)
      with ac show False by (simp add: acyclic_def)
    qed
    ultimately show ?thesis by blast
  qed
  have path: "(a, b) \<in> r\<^sup>+ \<or> (a, y) \<in> r\<^sup>* \<and> (x, b) \<in> r\<^sup>*" if "(a, b) \<in> ?s\<^sup>+" for a b
    using that
  proof (induct rule: trancl_induct)
    fix u assume "(a, u) \<in> ?s"
    then show "(a, u) \<in> r\<^sup>+ \<or> (a, y) \<in> r\<^sup>* \<and> (x, u) \<in> r\<^sup>*" by auto
  next
    fix u v assume "(u, v) \<in> ?s" "(a, u) \<in> r\<^sup>+ \<or> (a, y) \<in> r\<^sup>* \<and> (x, u) \<in> r\<^sup>*"
    then show "(a, v) \<in> r\<^sup>+ \<or> (a, y) \<in> r\<^sup>* \<and> (x, v) \<in> r\<^sup>*"
      by (metis Pair_inject insertE rtrancl_refl rtrancl_into_rtrancl trancl_into_rtrancl trancl_into_trancl)
  qed
  have two: "acyclic ?s" if "acyclic r" "(x, y) \<notin> r\<^sup>*"
    unfolding acyclic_def using that path by (metis acyclic_def rtrancl_trans)
  from one two show ?thesis by blast
qed

lemma acyclic_converse [iff]: "acyclic (r\<inverse>) = acyclic r"
  by (simp add: acyclic_def trancl_converse)

lemma acyclic_impl_antisym_rtrancl: "acyclic r \<Longrightarrow> antisym (r\<^sup>*)"
proof -
  assume ac: "acyclic r"
  have "x = y" if "(x, y) \<in> r\<^sup>*" "(y, x) \<in> r\<^sup>*" for x y
    using that ac by (metis acyclic_def rtrancl_eq_or_trancl rtrancl_trancl_trancl)
  then show "antisym (r\<^sup>*)" by (auto simp: antisym_def)
qed

lemma acyclic_subset: "acyclic s \<Longrightarrow> r \<subseteq> s \<Longrightarrow> acyclic r"
  by (auto simp: acyclic_def intro: trancl_mono)

subsection \<open>Execution\<close>

lemma rtranclp_code [code]: "rtranclp r a b = ((a, b) \<in> rtrancl {(x, y). r x y})"
  by (simp add: rtrancl_def)

lemma tranclp_code [code]: "tranclp r a b = ((a, b) \<in> trancl {(x, y). r x y})"
  by (simp add: trancl_def)

lemma tranclp_trans: "tranclp r x y \<Longrightarrow> tranclp r y z \<Longrightarrow> tranclp r x z"
proof -
  assume xy: "tranclp r x y" and yz: "tranclp r y z"
  from yz show "tranclp r x z"
  proof (induct rule: tranclp_induct)
    fix w assume "r y w"
    with xy show "tranclp r x w" by (rule tranclp.trancl_into_trancl)
  next
    fix v w assume "tranclp r x v" and "r v w"
    then show "tranclp r x w" by (rule tranclp.trancl_into_trancl)
  qed
qed

lemma tranclp_rtranclp_tranclp: "tranclp r x y \<Longrightarrow> rtranclp r y z \<Longrightarrow> tranclp r x z"
proof -
  assume xy: "tranclp r x y" and yz: "rtranclp r y z"
  from yz show "tranclp r x z"
  proof (induct rule: rtranclp_induct)
    from xy show "tranclp r x y" .
  next
    fix v w assume "tranclp r x v" and "r v w"
    then show "tranclp r x w" by (rule tranclp.trancl_into_trancl)
  qed
qed

lemma rtranclp_into_tranclp1: "rtranclp r a b \<Longrightarrow> r b c \<Longrightarrow> tranclp r a c"
proof -
  assume ab: "rtranclp r a b" and bc: "r b c"
  from ab have "\<forall>c. r b c \<longrightarrow> tranclp r a c"
    by (induct rule: rtranclp_induct) (auto intro: tranclp.intros)
  with bc show "tranclp r a c" by simp
qed

lemma rtranclp_tranclp_tranclp: "rtranclp r x y \<Longrightarrow> tranclp r y z \<Longrightarrow> tranclp r x z"
proof -
  assume xy: "rtranclp r x y" and yz: "tranclp r y z"
  from yz show "tranclp r x z"
  proof (induct rule: tranclp_induct)
    fix w assume "r y w"
    with xy show "tranclp r x w" by (rule rtranclp_into_tranclp1)
  next
    fix v w assume "tranclp r x v" and "r v w"
    then show "tranclp r x w" by (rule tranclp.trancl_into_trancl)
  qed
qed

end
