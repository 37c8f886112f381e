section \<open>Relations\<close>

theory Relation
  imports Finite_Set
begin

type_synonym 'a rel = "('a \<times> 'a) set"

lemma subrelI: "(\<And>x y. (x, y) \<in> r \<Longrightarrow> (x, y) \<in> s) \<Longrightarrow> r \<subseteq> s"
  by auto

lemma relation_eqI: "(\<And>x y. ((x, y) \<in> r) = ((x, y) \<in> s)) \<Longrightarrow> r = s"
  by auto

lemma bot_empty_eq2: "bot = (\<lambda>x y. (x, y) \<in> {})"
  by (simp add: fun_eq_iff bot_fun_def bot_bool_def)

subsection \<open>Properties\<close>

definition refl_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "refl_on A r = (r \<subseteq> A \<times> A \<and> (\<forall>x\<in>A. (x, x) \<in> r))"

abbreviation refl :: "'a rel \<Rightarrow> bool"
  where "refl \<equiv> refl_on UNIV"

definition reflp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "reflp r = (\<forall>x. r x x)"

definition irrefl :: "'a rel \<Rightarrow> bool"
  where "irrefl r = (\<forall>a. (a, a) \<notin> r)"

definition irreflp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "irreflp R = (\<forall>a. \<not> R a a)"

definition asym :: "'a rel \<Rightarrow> bool"
  where "asym R = (\<forall>a b. (a, b) \<in> R \<longrightarrow> (b, a) \<notin> R)"

definition asymp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "asymp R = (\<forall>a b. R a b \<longrightarrow> \<not> R b a)"

definition sym :: "'a rel \<Rightarrow> bool"
  where "sym r = (\<forall>x y. (x, y) \<in> r \<longrightarrow> (y, x) \<in> r)"

definition symp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "symp r = (\<forall>x y. r x y \<longrightarrow> r y x)"

definition antisym :: "'a rel \<Rightarrow> bool"
  where "antisym r = (\<forall>x y. (x, y) \<in> r \<longrightarrow> (y, x) \<in> r \<longrightarrow> x = y)"

definition antisymp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "antisymp r = (\<forall>x y. r x y \<longrightarrow> r y x \<longrightarrow> x = y)"

definition trans :: "'a rel \<Rightarrow> bool"
  where "trans r = (\<forall>x y z. (x, y) \<in> r \<longrightarrow> (y, z) \<in> r \<longrightarrow> (x, z) \<in> r)"

definition transp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "transp r = (\<forall>x y z. r x y \<longrightarrow> r y z \<longrightarrow> r x z)"

definition total_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "total_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. x \<noteq> y \<longrightarrow> (x, y) \<in> r \<or> (y, x) \<in> r)"

abbreviation total :: "'a rel \<Rightarrow> bool"
  where "total \<equiv> total_on UNIV"

definition totalp_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "totalp_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. x \<noteq> y \<longrightarrow> r x y \<or> r y x)"

definition single_valued :: "('a \<times> 'b) set \<Rightarrow> bool"
  where "single_valued r = (\<forall>x y. (x, y) \<in> r \<longrightarrow> (\<forall>z. (x, z) \<in> r \<longrightarrow> y = z))"

definition single_valuedp :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> bool"
  where "single_valuedp r = (\<forall>x y. r x y \<longrightarrow> (\<forall>z. r x z \<longrightarrow> y = z))"

lemma refl_onI [intro?]: "r \<subseteq> A \<times> A \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> (x, x) \<in> r) \<Longrightarrow> refl_on A r"
  by (simp add: refl_on_def)

lemma refl_onD: "refl_on A r \<Longrightarrow> a \<in> A \<Longrightarrow> (a, a) \<in> r"
  unfolding refl_on_def by blast

lemma refl_onD1: "refl_on A r \<Longrightarrow> (x, y) \<in> r \<Longrightarrow> x \<in> A"
  by (auto simp: refl_on_def)

lemma refl_onD2: "refl_on A r \<Longrightarrow> (x, y) \<in> r \<Longrightarrow> y \<in> A"
  by (metis SigmaD2 refl_on_def subsetD)

lemma refl_on_empty [simp]: "refl_on {} {}"
  by (simp add: refl_on_def)

lemma reflpI [intro?]: "(\<And>x. r x x) \<Longrightarrow> reflp r"
  by (simp add: reflp_def)

lemma reflpD [dest?]: "reflp r \<Longrightarrow> r x x"
  by (simp add: reflp_def)

lemma reflpE: "reflp r \<Longrightarrow> (r x x \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (simp add: reflp_def)

lemma irreflI: "(\<And>a. (a, a) \<notin> R) \<Longrightarrow> irrefl R"
  by (simp add: irrefl_def)

lemma irreflpI: "(\<And>a. \<not> R a a) \<Longrightarrow> irreflp R"
  by (simp add: irreflp_def)

lemma symI: "(\<And>a b. (a, b) \<in> r \<Longrightarrow> (b, a) \<in> r) \<Longrightarrow> sym r"
  by (simp add: sym_def)

lemma symD: "sym r \<Longrightarrow> (b, a) \<in> r \<Longrightarrow> (a, b) \<in> r"
  by (simp add: sym_def)

lemma sympI: "(\<And>a b. r a b \<Longrightarrow> r b a) \<Longrightarrow> symp r"
  by (simp add: symp_def)

lemma sympD: "symp r \<Longrightarrow> r b a \<Longrightarrow> r a b"
  by (simp add: symp_def)

lemma sympE: "symp r \<Longrightarrow> r b a \<Longrightarrow> (r a b \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (simp add: symp_def)

lemma sym_Int: "sym r \<Longrightarrow> sym s \<Longrightarrow> sym (r \<inter> s)"
  by (auto simp: sym_def)

lemma sym_Un: "sym r \<Longrightarrow> sym s \<Longrightarrow> sym (r \<union> s)"
  by (auto simp: sym_def)

lemma antisymI [intro?]: "(\<And>x y. (x, y) \<in> r \<Longrightarrow> (y, x) \<in> r \<Longrightarrow> x = y) \<Longrightarrow> antisym r"
  by (simp add: antisym_def)

lemma antisymD [dest?]: "antisym r \<Longrightarrow> (a, b) \<in> r \<Longrightarrow> (b, a) \<in> r \<Longrightarrow> a = b"
  by (simp add: antisym_def)

lemma antisympI: "(\<And>x y. r x y \<Longrightarrow> r y x \<Longrightarrow> x = y) \<Longrightarrow> antisymp r"
  by (simp add: antisymp_def)

lemma antisympD [dest?]: "antisymp r \<Longrightarrow> r a b \<Longrightarrow> r b a \<Longrightarrow> a = b"
  by (simp add: antisymp_def)

lemma antisym_empty [simp]: "antisym {}"
  by (simp add: antisym_def)

lemma transI [intro?]: "(\<And>x y z. (x, y) \<in> r \<Longrightarrow> (y, z) \<in> r \<Longrightarrow> (x, z) \<in> r) \<Longrightarrow> trans r"
  unfolding trans_def by blast

lemma transD [dest?]: "trans r \<Longrightarrow> (x, y) \<in> r \<Longrightarrow> (y, z) \<in> r \<Longrightarrow> (x, z) \<in> r"
  unfolding trans_def by blast

lemma transE: "trans r \<Longrightarrow> (x, y) \<in> r \<Longrightarrow> (y, z) \<in> r \<Longrightarrow> ((x, z) \<in> r \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  unfolding trans_def by blast

lemma transpI: "(\<And>x y z. r x y \<Longrightarrow> r y z \<Longrightarrow> r x z) \<Longrightarrow> transp r"
  unfolding transp_def by blast

lemma transpD [dest?]: "transp r \<Longrightarrow> r x y \<Longrightarrow> r y z \<Longrightarrow> r x z"
  unfolding transp_def by blast

lemma trans_Int: "trans r \<Longrightarrow> trans s \<Longrightarrow> trans (r \<inter> s)"
  unfolding trans_def by blast

lemma trans_empty [simp]: "trans {}"
  by (simp add: trans_def)

lemma total_on_empty [simp]: "total_on {} r"
  by (simp add: total_on_def)

lemma single_valuedI: "(\<And>x y z. (x, y) \<in> r \<Longrightarrow> (x, z) \<in> r \<Longrightarrow> y = z) \<Longrightarrow> single_valued r"
  unfolding single_valued_def by blast

lemma single_valuedD: "single_valued r \<Longrightarrow> (x, y) \<in> r \<Longrightarrow> (x, z) \<in> r \<Longrightarrow> y = z"
  unfolding single_valued_def by blast

lemma single_valued_empty [simp]: "single_valued {}"
  by (simp add: single_valued_def)

lemma single_valued_subset: "r \<subseteq> s \<Longrightarrow> single_valued s \<Longrightarrow> single_valued r"
  unfolding single_valued_def by blast

subsection \<open>Identity and composition\<close>

definition Id :: "'a rel"
  where "Id = {p. \<exists>x. p = (x, x)}"

definition Id_on :: "'a set \<Rightarrow> 'a rel"
  where "Id_on A = {p. \<exists>x\<in>A. p = (x, x)}"

definition relcomp :: "('a \<times> 'b) set \<Rightarrow> ('b \<times> 'c) set \<Rightarrow> ('a \<times> 'c) set"  (infixr "O" 75)
  where "r O s = {(x, z). \<exists>y. (x, y) \<in> r \<and> (y, z) \<in> s}"

definition relcompp :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> ('b \<Rightarrow> 'c \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> 'c \<Rightarrow> bool"  (infixr "OO" 75)
  where "R OO S = (\<lambda>x z. \<exists>y. R x y \<and> S y z)"

definition converse :: "('a \<times> 'b) set \<Rightarrow> ('b \<times> 'a) set"  ("(_\<inverse>)" [1000] 999)
  where "r\<inverse> = {(y, x). (x, y) \<in> r}"

definition conversep :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> 'b \<Rightarrow> 'a \<Rightarrow> bool"  ("(_\<inverse>\<inverse>)" [1000] 1000)
  where "r\<inverse>\<inverse> = (\<lambda>y x. r x y)"

notation (ASCII)
  converse  ("(_^-1)" [1000] 999) and
  conversep  ("(_^--1)" [1000] 1000)

lemma IdI [intro]: "(a, a) \<in> Id"
  by (simp add: Id_def)

lemma IdE [elim!]: "p \<in> Id \<Longrightarrow> (\<And>x. p = (x, x) \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: Id_def)

lemma pair_in_Id_conv [iff]: "((a, b) \<in> Id) = (a = b)"
  by (auto simp: Id_def)

lemma refl_Id: "refl Id"
  by (simp add: refl_on_def)

lemma sym_Id: "sym Id"
  by (simp add: sym_def)

lemma antisym_Id: "antisym Id"
  by (simp add: antisym_def)

lemma trans_Id: "trans Id"
  by (simp add: trans_def)

lemma single_valued_Id [simp]: "single_valued Id"
  by (simp add: single_valued_def)

lemma Id_onI [intro!]: "a \<in> A \<Longrightarrow> (a, a) \<in> Id_on A"
  unfolding Id_on_def by blast

lemma Id_on_iff: "((x, y) \<in> Id_on A) = (x = y \<and> x \<in> A)"
  by (auto simp: Id_on_def)

lemma Id_on_def': "Id_on {x. A x} = Collect (\<lambda>(x, y). x = y \<and> A x)"
proof (rule set_eqI)
  fix p
  show "(p \<in> Id_on {x. A x}) = (p \<in> Collect (\<lambda>(x, y). x = y \<and> A x))"
    by (cases p) (auto simp: Id_on_iff)
qed

lemma Id_on_empty [simp]: "Id_on {} = {}"
  by (simp add: Id_on_def)

lemma relcomp_iff: "((a, c) \<in> r O s) = (\<exists>b. (a, b) \<in> r \<and> (b, c) \<in> s)"
  by (auto simp: relcomp_def)

lemma relcompI [intro]: "(a, b) \<in> r \<Longrightarrow> (b, c) \<in> s \<Longrightarrow> (a, c) \<in> r O s"
  by (auto simp: relcomp_def)

lemma relcompE [elim!]: "xz \<in> r O s \<Longrightarrow> (\<And>x y z. xz = (x, z) \<Longrightarrow> (x, y) \<in> r \<Longrightarrow> (y, z) \<in> s \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases xz) (auto simp: relcomp_iff)

lemma relcompp_apply: "(R OO S) a c = (\<exists>b. R a b \<and> S b c)"
  by (simp add: relcompp_def)

lemma relcomppI [intro]: "r a b \<Longrightarrow> s b c \<Longrightarrow> (r OO s) a c"
  by (auto simp: relcompp_def)

lemma relcomppE [elim!]: "(r OO s) a c \<Longrightarrow> (\<And>b. r a b \<Longrightarrow> s b c \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: relcompp_def)

lemma R_O_Id [simp]: "R O Id = R"
  by auto

lemma Id_O_R [simp]: "Id O R = R"
  by auto

lemma relcomp_empty1 [simp]: "{} O R = {}"
  by (rule equals0I) auto

lemma relcomp_empty2 [simp]: "R O {} = {}"
  by (rule equals0I) auto

lemma O_assoc: "(R O S) O T = R O (S O T)"
  by auto

lemma relcompp_assoc: "(r OO s) OO t = r OO (s OO t)"
  by (auto simp: fun_eq_iff)

lemma relcomp_mono: "r' \<subseteq> r \<Longrightarrow> s' \<subseteq> s \<Longrightarrow> r' O s' \<subseteq> r O s"
  by auto

lemma relcomp_distrib [simp]: "R O (S \<union> T) = (R O S) \<union> (R O T)"
  by auto

lemma relcompp_distrib [simp]: "R OO sup S T = sup (R OO S) (R OO T)"
  by (auto simp: fun_eq_iff sup_bool_def)

lemma trans_O_subset: "trans r \<Longrightarrow> r O r \<subseteq> r"
  by (auto dest: transD)

lemma single_valued_relcomp: "single_valued r \<Longrightarrow> single_valued s \<Longrightarrow> single_valued (r O s)"
  by (auto simp: single_valued_def)

lemma converse_iff [iff]: "((a, b) \<in> r\<inverse>) = ((b, a) \<in> r)"
  by (simp add: converse_def)

lemma conversep_iff [iff]: "r\<inverse>\<inverse> a b = r b a"
  by (simp add: conversep_def)

lemma converseI [sym]: "(a, b) \<in> r \<Longrightarrow> (b, a) \<in> r\<inverse>"
  by simp

lemma converseD [sym]: "(a, b) \<in> r\<inverse> \<Longrightarrow> (b, a) \<in> r"
  by simp

lemma converse_converse [simp]: "(r\<inverse>)\<inverse> = r"
  by auto

lemma conversep_conversep [simp]: "r\<inverse>\<inverse>\<inverse>\<inverse> = r"
  by (simp add: fun_eq_iff)

lemma converse_empty [simp]: "{}\<inverse> = {}"
  by (simp add: set_eq_iff)

lemma converse_UNIV [simp]: "UNIV\<inverse> = UNIV"
  by auto

lemma converse_relcomp: "(r O s)\<inverse> = s\<inverse> O r\<inverse>"
  by (auto simp: set_eq_iff relcomp_iff)

lemma converse_Int: "(r \<inter> s)\<inverse> = r\<inverse> \<inter> s\<inverse>"
  by auto

lemma converse_Un: "(r \<union> s)\<inverse> = r\<inverse> \<union> s\<inverse>"
  by auto

lemma converse_UNION: "(\<Union>x\<in>S. r x)\<inverse> = (\<Union>x\<in>S. (r x)\<inverse>)"
  by auto

lemma converse_INTER: "(\<Inter>x\<in>S. r x)\<inverse> = (\<Inter>x\<in>S. (r x)\<inverse>)"
  by auto

lemma converse_Id [simp]: "Id\<inverse> = Id"
  by auto

lemma refl_on_converse [simp]: "refl_on A (r\<inverse>) = refl_on A r"
  by (auto simp: refl_on_def subset_iff)

lemma sym_converse [simp]: "sym (r\<inverse>) = sym r"
  by (auto simp: sym_def)

lemma antisym_converse [simp]: "antisym (r\<inverse>) = antisym r"
  by (auto simp: antisym_def)

lemma trans_converse [simp]: "trans (r\<inverse>) = trans r"
  unfolding trans_def by blast

lemma sym_conv_converse_eq: "sym r = (r\<inverse> = r)"
  by (auto simp: sym_def)

lemma sym_Un_converse: "sym (r \<union> r\<inverse>)"
  by (auto simp: sym_def)

lemma sym_Int_converse: "sym (r \<inter> r\<inverse>)"
  by (auto simp: sym_def)

subsection \<open>Domain, range, field and image\<close>

definition Domain :: "('a \<times> 'b) set \<Rightarrow> 'a set"
  where "Domain r = {x. \<exists>y. (x, y) \<in> r}"

definition Range :: "('a \<times> 'b) set \<Rightarrow> 'b set"
  where "Range r = {y. \<exists>x. (x, y) \<in> r}"

definition Domainp :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> bool"
  where "Domainp r = (\<lambda>x. \<exists>y. r x y)"

definition Rangep :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> 'b \<Rightarrow> bool"
  where "Rangep r = (\<lambda>y. \<exists>x. r x y)"

definition Field :: "'a rel \<Rightarrow> 'a set"
  where "Field r = Domain r \<union> Range r"

definition Image :: "('a \<times> 'b) set \<Rightarrow> 'a set \<Rightarrow> 'b set"  (infixr "``" 90)
  where "r `` s = {y. \<exists>x\<in>s. (x, y) \<in> r}"

lemma Domain_iff: "(a \<in> Domain r) = (\<exists>y. (a, y) \<in> r)"
  by (simp add: Domain_def)

lemma DomainI [intro]: "(a, b) \<in> r \<Longrightarrow> a \<in> Domain r"
  by (auto simp: Domain_def)

lemma DomainE: "a \<in> Domain r \<Longrightarrow> (\<And>b. (a, b) \<in> r \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: Domain_def)

lemma Range_iff: "(a \<in> Range r) = (\<exists>y. (y, a) \<in> r)"
  by (simp add: Range_def)

lemma RangeI [intro]: "(a, b) \<in> r \<Longrightarrow> b \<in> Range r"
  by (auto simp: Range_def)

lemma RangeE: "b \<in> Range r \<Longrightarrow> (\<And>a. (a, b) \<in> r \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: Range_def)

lemma Domain_fst: "Domain r = fst ` r"
proof (rule set_eqI)
  fix x
  show "(x \<in> Domain r) = (x \<in> fst ` r)"
    unfolding Domain_iff image_iff Bex_def by (metis fst_conv prod_collapse)
qed

lemma Range_snd: "Range r = snd ` r"
proof (rule set_eqI)
  fix x
  show "(x \<in> Range r) = (x \<in> snd ` r)"
    unfolding Range_iff image_iff Bex_def by (metis snd_conv prod_collapse)
qed

lemma Domain_empty [simp]: "Domain {} = {}"
  by (simp add: Domain_def)

lemma Range_empty [simp]: "Range {} = {}"
  by (simp add: Range_def)

lemma Domain_insert [simp]: "Domain (insert (a, b) r) = insert a (Domain r)"
  by (auto simp: Domain_def)

lemma Range_insert [simp]: "Range (insert (a, b) r) = insert b (Range r)"
  by (auto simp: Range_def)

lemma Domain_Un_eq: "Domain (A \<union> B) = Domain A \<union> Domain B"
  by (auto simp: Domain_def)

lemma Range_Un_eq: "Range (A \<union> B) = Range A \<union> Range B"
  by (auto simp: Range_def)

lemma Domain_Int_subset: "Domain (A \<inter> B) \<subseteq> Domain A \<inter> Domain B"
  by (auto simp: Domain_def)

lemma Range_Int_subset: "Range (A \<inter> B) \<subseteq> Range A \<inter> Range B"
  by (auto simp: Range_def)

lemma Domain_converse [simp]: "Domain (r\<inverse>) = Range r"
  by (auto simp: Domain_def Range_def)

lemma Range_converse [simp]: "Range (r\<inverse>) = Domain r"
  by (auto simp: Domain_def Range_def)

lemma FieldI1: "(i, j) \<in> R \<Longrightarrow> i \<in> Field R"
  by (auto simp: Field_def Domain_def)

lemma FieldI2: "(i, j) \<in> R \<Longrightarrow> j \<in> Field R"
  by (auto simp: Field_def Range_def)

lemma Field_empty [simp]: "Field {} = {}"
  by (simp add: Field_def)

lemma finite_Domain: "finite r \<Longrightarrow> finite (Domain r)"
  by (simp add: Domain_fst)

lemma finite_Range: "finite r \<Longrightarrow> finite (Range r)"
  by (simp add: Range_snd)

lemma finite_Field: "finite r \<Longrightarrow> finite (Field r)"
  by (simp add: Field_def finite_Domain finite_Range)

lemma Image_iff: "(b \<in> r `` A) = (\<exists>x\<in>A. (x, b) \<in> r)"
  by (simp add: Image_def)

lemma Image_singleton: "r `` {a} = {b. (a, b) \<in> r}"
  by (simp add: Image_def)

lemma Image_singleton_iff [iff]: "(b \<in> r `` {a}) = ((a, b) \<in> r)"
  by (simp add: Image_def)

lemma ImageI [intro]: "(a, b) \<in> r \<Longrightarrow> a \<in> A \<Longrightarrow> b \<in> r `` A"
  by (auto simp: Image_def)

lemma ImageE [elim!]: "b \<in> r `` A \<Longrightarrow> (\<And>x. (x, b) \<in> r \<Longrightarrow> x \<in> A \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: Image_def)

lemma Image_empty [simp]: "R `` {} = {}"
  by (rule equals0I) auto

lemma Image_Id [simp]: "Id `` A = A"
  unfolding Image_def Id_def by blast

lemma Image_Un: "R `` (A \<union> B) = R `` A \<union> R `` B"
  by auto

lemma Image_mono: "r' \<subseteq> r \<Longrightarrow> A' \<subseteq> A \<Longrightarrow> r' `` A' \<subseteq> r `` A"
  by auto

lemma relcomp_Image: "(X O Y) `` Z = Y `` (X `` Z)"
  by auto

lemma Sup_SUP_eq: "Sup S = (\<lambda>x. x \<in> \<Union>(Collect ` S))"
  by (auto simp: fun_eq_iff Sup_bool_def)

definition inv_image :: "'b rel \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a rel"
  where "inv_image r f = {(x, y). (f x, f y) \<in> r}"

definition inv_imagep :: "('b \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> bool"
  where "inv_imagep r f = (\<lambda>x y. r (f x) (f y))"

lemma in_inv_image [simp]: "((x, y) \<in> inv_image r f) = ((f x, f y) \<in> r)"
  by (simp add: inv_image_def)

definition Powp :: "('a \<Rightarrow> bool) \<Rightarrow> 'a set \<Rightarrow> bool"
  where "Powp A = (\<lambda>B. \<forall>x\<in>B. A x)"

definition reflp_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "reflp_on A r = (\<forall>x\<in>A. r x x)"

definition irrefl_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "irrefl_on A r = (\<forall>x\<in>A. (x, x) \<notin> r)"

definition asym_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "asym_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. (x, y) \<in> r \<longrightarrow> (y, x) \<notin> r)"

definition sym_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "sym_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. (x, y) \<in> r \<longrightarrow> (y, x) \<in> r)"

definition antisym_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "antisym_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. (x, y) \<in> r \<longrightarrow> (y, x) \<in> r \<longrightarrow> x = y)"

definition trans_on :: "'a set \<Rightarrow> 'a rel \<Rightarrow> bool"
  where "trans_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. \<forall>z\<in>A. (x, y) \<in> r \<longrightarrow> (y, z) \<in> r \<longrightarrow> (x, z) \<in> r)"

definition irreflp_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "irreflp_on A r = (\<forall>x\<in>A. \<not> r x x)"

definition asymp_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "asymp_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. r x y \<longrightarrow> \<not> r y x)"

definition symp_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "symp_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. r x y \<longrightarrow> r y x)"

definition antisymp_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "antisymp_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. r x y \<longrightarrow> r y x \<longrightarrow> x = y)"

definition transp_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "transp_on A r = (\<forall>x\<in>A. \<forall>y\<in>A. \<forall>z\<in>A. r x y \<longrightarrow> r y z \<longrightarrow> r x z)"

abbreviation totalp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "totalp \<equiv> totalp_on UNIV"

definition monotone_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> ('b \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> bool"
  where "monotone_on A orda ordb f = (\<forall>x\<in>A. \<forall>y\<in>A. orda x y \<longrightarrow> ordb (f x) (f y))"

abbreviation monotone :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> ('b \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> bool"
  where "monotone \<equiv> monotone_on UNIV"

abbreviation mono_on :: "'a::ord set \<Rightarrow> ('a \<Rightarrow> 'b::ord) \<Rightarrow> bool"
  where "mono_on A \<equiv> monotone_on A (\<le>) (\<le>)"

abbreviation strict_mono_on :: "'a::ord set \<Rightarrow> ('a \<Rightarrow> 'b::ord) \<Rightarrow> bool"
  where "strict_mono_on A \<equiv> monotone_on A (<) (<)"

abbreviation antimono_on :: "'a::ord set \<Rightarrow> ('a \<Rightarrow> 'b::ord) \<Rightarrow> bool"
  where "antimono_on A \<equiv> monotone_on A (\<le>) (\<lambda>x y. y \<le> x)"

lemma monotone_onI: "(\<And>x y. x \<in> A \<Longrightarrow> y \<in> A \<Longrightarrow> orda x y \<Longrightarrow> ordb (f x) (f y)) \<Longrightarrow> monotone_on A orda ordb f"
  by (simp add: monotone_on_def)

lemma monotone_onD: "monotone_on A orda ordb f \<Longrightarrow> x \<in> A \<Longrightarrow> y \<in> A \<Longrightarrow> orda x y \<Longrightarrow> ordb (f x) (f y)"
  unfolding monotone_on_def by blast

definition left_unique :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> bool"
  where "left_unique R \<longleftrightarrow> (\<forall>x y z. R x z \<longrightarrow> R y z \<longrightarrow> x = y)"

definition right_unique :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> bool"
  where "right_unique R \<longleftrightarrow> (\<forall>x y z. R x y \<longrightarrow> R x z \<longrightarrow> y = z)"

end
