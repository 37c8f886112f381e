section \<open>Well-founded relations\<close>

theory Wellfounded
  imports Transitive_Closure
begin

definition wf :: "('a \<times> 'a) set \<Rightarrow> bool"
  where "wf r = (\<forall>P. (\<forall>x. (\<forall>y. (y, x) \<in> r \<longrightarrow> P y) \<longrightarrow> P x) \<longrightarrow> (\<forall>x. P x))"

definition wfP :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "wfP r = wf {(x, y). r x y}"

definition wf_on :: "'a set \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> bool"
  where "wf_on A r = (\<forall>P. (\<forall>x\<in>A. (\<forall>y\<in>A. (y, x) \<in> r \<longrightarrow> P y) \<longrightarrow> P x) \<longrightarrow> (\<forall>x\<in>A. P x))"

definition wfp_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "wfp_on A r = (\<forall>P. (\<forall>x\<in>A. (\<forall>y\<in>A. r y x \<longrightarrow> P y) \<longrightarrow> P x) \<longrightarrow> (\<forall>x\<in>A. P x))"

abbreviation (input) wfp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "wfp \<equiv> wfP"

lemma wfP_wf_eq: "wfP (\<lambda>x y. (x, y) \<in> r) = wf r"
proof -
  have "{(x, y). (x, y) \<in> r} = r" by auto
  then show ?thesis by (simp add: wfP_def)
qed

lemma wfUNIVI: "(\<And>P x. (\<forall>x. (\<forall>y. (y, x) \<in> r \<longrightarrow> P y) \<longrightarrow> P x) \<Longrightarrow> P x) \<Longrightarrow> wf r"
  unfolding wf_def by blast

lemma wf_induct: "wf r \<Longrightarrow> (\<And>x. \<forall>y. (y, x) \<in> r \<longrightarrow> P y \<Longrightarrow> P x) \<Longrightarrow> P a"
  unfolding wf_def by blast

lemma wf_induct_rule: "wf r \<Longrightarrow> (\<And>x. (\<And>y. (y, x) \<in> r \<Longrightarrow> P y) \<Longrightarrow> P x) \<Longrightarrow> P a"
  unfolding wf_def by blast

lemma wfP_induct: "wfP r \<Longrightarrow> (\<And>x. \<forall>y. r y x \<longrightarrow> P y \<Longrightarrow> P x) \<Longrightarrow> P a"
  unfolding wfP_def using wf_induct [of "{(x, y). r x y}" P a] by auto

lemma wf_not_sym: "wf r \<Longrightarrow> (a, x) \<in> r \<Longrightarrow> (x, a) \<notin> r"
  by (induct a arbitrary: x rule: wf_induct_rule) blast

lemma wf_asym: "wf r \<Longrightarrow> (a, x) \<in> r \<Longrightarrow> ((x, a) \<notin> r \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (metis wf_not_sym)

lemma wf_not_refl [simp]: "wf r \<Longrightarrow> (a, a) \<notin> r"
  by (blast dest: wf_not_sym)

lemma wf_irrefl: "wf r \<Longrightarrow> ((a, a) \<notin> r \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by simp

lemma wf_eq_minimal: "wf r = (\<forall>Q x. x \<in> Q \<longrightarrow> (\<exists>z\<in>Q. \<forall>y. (y, z) \<in> r \<longrightarrow> y \<notin> Q))"
proof
  assume wf: "wf r"
  have "\<exists>z\<in>Q. \<forall>y. (y, z) \<in> r \<longrightarrow> y \<notin> Q" if x: "x \<in> Q" for Q x
  proof (rule ccontr)
    assume none: "\<not> (\<exists>z\<in>Q. \<forall>y. (y, z) \<in> r \<longrightarrow> y \<notin> Q)"
    have below: "\<exists>y. (y, z) \<in> r \<and> y \<in> Q" if "z \<in> Q" for z
      using none that by auto
    have "x \<notin> Q"
      using wf
    proof (induct x rule: wf_induct_rule)
      fix z
      assume "\<And>y. (y, z) \<in> r \<Longrightarrow> y \<notin> Q"
      then show "z \<notin> Q"
        by (metis below)
    qed
    with x show False
      by blast
  qed
  then show "\<forall>Q x. x \<in> Q \<longrightarrow> (\<exists>z\<in>Q. \<forall>y. (y, z) \<in> r \<longrightarrow> y \<notin> Q)"
    by blast
next
  assume min: "\<forall>Q x. x \<in> Q \<longrightarrow> (\<exists>z\<in>Q. \<forall>y. (y, z) \<in> r \<longrightarrow> y \<notin> Q)"
  show "wf r"
  proof (rule wfUNIVI)
    fix P x
    assume step: "\<forall>x. (\<forall>y. (y, x) \<in> r \<longrightarrow> P y) \<longrightarrow> P x"
    define Q where "Q = {x. \<not> P x}"
    have Q: "a \<in> Q ⟷ \<not> P a" for a
      by (simp add: Q_def)
    show "P x"
    proof (rule ccontr)
      assume "\<not> P x"
      then have "x \<in> Q"
        by (simp add: Q)
      then obtain z where "z \<in> Q" and "\<forall>y. (y, z) \<in> r \<longrightarrow> y \<notin> Q"
        using min by blast
      then show False
        by (metis Q step)
    qed
  qed
qed

lemma wfE_min: "wf R \<Longrightarrow> x \<in> Q \<Longrightarrow> (\<And>z. z \<in> Q \<Longrightarrow> (\<And>y. (y, z) \<in> R \<Longrightarrow> y \<notin> Q) \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  unfolding wf_eq_minimal by blast

lemma wfE_min': "wf R \<Longrightarrow> Q \<noteq> {} \<Longrightarrow> (\<And>z. z \<in> Q \<Longrightarrow> (\<And>y. (y, z) \<in> R \<Longrightarrow> y \<notin> Q) \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  unfolding wf_eq_minimal by blast

lemma wfI_min: "(\<And>x Q. x \<in> Q \<Longrightarrow> \<exists>z\<in>Q. \<forall>y. (y, z) \<in> R \<longrightarrow> y \<notin> Q) \<Longrightarrow> wf R"
  unfolding wf_eq_minimal by blast

lemma wf_empty [iff]: "wf {}"
  by (simp add: wf_def)

lemma wfP_empty [iff]: "wfP (\<lambda>x y. False)"
proof -
  have "{(x::'a, y::'a). False} = {}" by auto
  then show ?thesis unfolding wfP_def by (metis wf_empty)
qed

lemma wf_subset: "wf r \<Longrightarrow> p \<subseteq> r \<Longrightarrow> wf p"
  unfolding wf_eq_minimal by blast

lemma wf_trancl: "wf r \<Longrightarrow> wf (r\<^sup>+)"
proof -
  assume wf: "wf r"
  show "wf (r\<^sup>+)"
  proof (rule wfUNIVI)
    fix P x assume H: "\<forall>x. (\<forall>y. (y, x) \<in> r\<^sup>+ \<longrightarrow> P y) \<longrightarrow> P x"
    define N where "N = (\<lambda>x. \<forall>y. (y, x) \<in> r\<^sup>+ \<longrightarrow> P y)"
    have N: "N x = (\<forall>y. (y, x) \<in> r\<^sup>+ \<longrightarrow> P y)" for x by (simp add: N_def)
    have "\<forall>x. (\<forall>z. (z, x) \<in> r \<longrightarrow> N z) \<longrightarrow> N x" by (metis N H tranclE)
    then have "N x" using wf_induct [OF wf, of N x] by metis
    with H N show "P x" by metis
  qed
qed

lemma wf_converse_trancl: "wf (r\<inverse>) \<Longrightarrow> wf ((r\<^sup>+)\<inverse>)"
  by (metis trancl_converse wf_trancl)

lemma wf_insert [iff]: "wf (insert (y, x) r) = (wf r \<and> (x, y) \<notin> r\<^sup>*)"
proof
  assume wf: "wf (insert (y, x) r)"
  then have "wf r" by (rule wf_subset) blast
  moreover have "(x, y) \<notin> r\<^sup>*"
  proof
    assume "(x, y) \<in> r\<^sup>*"
    then have "(x, y) \<in> (insert (y, x) r)\<^sup>*" by (metis rtrancl_mono subsetD subset_insertI)
    then have "(x, x) \<in> (insert (y, x) r)\<^sup>+" by (metis insertI1 rtrancl_into_trancl1)
    with wf show False by (metis wf_not_refl wf_trancl)
  qed
  ultimately show "wf r \<and> (x, y) \<notin> r\<^sup>*" by blast
next
  assume asm: "wf r \<and> (x, y) \<notin> r\<^sup>*"
  show "wf (insert (y, x) r)"
  proof (rule wfI_min)
    fix q Q assume q: "q \<in> (Q::'a set)"
    with asm obtain z where z: "z \<in> Q" "\<forall>b. (b, z) \<in> r \<longrightarrow> b \<notin> Q" by (metis wfE_min)
    show "\<exists>z\<in>Q. \<forall>b. (b, z) \<in> insert (y, x) r \<longrightarrow> b \<notin> Q"
    proof (cases "y \<in> Q")
      case False
      with z show ?thesis by auto
    next
      case True
      let ?Q = "{a \<in> Q. (a, y) \<in> r\<^sup>*}"
      from True have "y \<in> ?Q" by simp
      with asm obtain w where "w \<in> ?Q" "\<forall>b. (b, w) \<in> r \<longrightarrow> b \<notin> ?Q" by (metis wfE_min)
      then have w: "w \<in> Q" "(w, y) \<in> r\<^sup>*" "\<forall>b. (b, w) \<in> r \<longrightarrow> b \<in> Q \<longrightarrow> (b, y) \<notin> r\<^sup>*" by auto
      then have "\<forall>b. (b, w) \<in> insert (y, x) r \<longrightarrow> b \<notin> Q"
        using asm by (metis converse_rtrancl_into_rtrancl insertE Pair_inject)
      with w show ?thesis by blast
    qed
  qed
qed

lemma wf_Un: "wf r \<Longrightarrow> wf s \<Longrightarrow> Domain r \<inter> Range s = {} \<Longrightarrow> wf (r \<union> s)"
proof -
  assume r: "wf r" and s: "wf s" and dis: "Domain r \<inter> Range s = {}"
  then have apart: "(z, b) \<in> r \<longrightarrow> (a, z) \<notin> s" for a b z by (metis DomainI IntI RangeI emptyE)
  define R where "R = r \<union> s"
  have edge: "(y, z) \<in> r \<or> (y, z) \<in> s" if "(y, z) \<in> R" for y z using that unfolding R_def by (rule UnE) auto
  have "wf R"
  proof (rule wfI_min)
    fix x Q assume x: "x \<in> (Q::'a set)"
    define D where "D = Q \<inter> Domain r"
    have D: "(a \<in> D) = (a \<in> Q \<and> a \<in> Domain r)" for a by (simp add: D_def)
    show "\<exists>z\<in>Q. \<forall>y. (y, z) \<in> R \<longrightarrow> y \<notin> Q"
    proof (cases "\<exists>q. q \<in> D")
      case True
      then obtain q where q: "q \<in> D" by blast
      from r q obtain z where zD: "z \<in> D" and min: "\<forall>y. (y, z) \<in> r \<longrightarrow> y \<notin> D" by (metis wfE_min)
      have zQ: "z \<in> Q" and zr: "z \<in> Domain r" using zD D by auto
      obtain b where b: "(z, b) \<in> r" using zr by (metis DomainE)
      have all: "\<forall>y. (y, z) \<in> R \<longrightarrow> y \<notin> Q" using min b by (metis D DomainI apart edge)
      show ?thesis by (metis all zQ | (insert all zQ, unfold Bex_def, blast))
    next
      case False
      from s x obtain z where zQ: "z \<in> Q" and "\<forall>y. (y, z) \<in> s \<longrightarrow> y \<notin> Q" by (metis wfE_min)
      with False have all: "\<forall>y. (y, z) \<in> R \<longrightarrow> y \<notin> Q" by (metis D DomainI edge)
      show ?thesis by (metis all zQ | (insert all zQ, unfold Bex_def, blast))
    qed
  qed
  then show "wf (r \<union> s)" unfolding R_def .
qed

lemma wf_UN: "(\<And>i. i \<in> I \<Longrightarrow> wf (r i)) \<Longrightarrow> (\<And>i j. i \<in> I \<Longrightarrow> j \<in> I \<Longrightarrow> r i \<noteq> r j \<Longrightarrow> Domain (r i) \<inter> Range (r j) = {}) \<Longrightarrow> wf (\<Union>i\<in>I. r i)"
proof -
  assume r: "\<And>i. i \<in> I \<Longrightarrow> wf (r i)"
    and dis: "\<And>i j. i \<in> I \<Longrightarrow> j \<in> I \<Longrightarrow> r i \<noteq> r j \<Longrightarrow> Domain (r i) \<inter> Range (r j) = {}"
  show "wf (\<Union>i\<in>I. r i)"
  proof (rule wfI_min)
    fix x Q assume x: "x \<in> (Q::'b set)"
    show "\<exists>z\<in>Q. \<forall>y. (y, z) \<in> (\<Union>i\<in>I. r i) \<longrightarrow> y \<notin> Q"
    proof (cases "\<exists>i q. i \<in> I \<and> q \<in> Q \<inter> Domain (r i)")
      case True
      then obtain i q where i: "i \<in> I" and q: "q \<in> Q \<inter> Domain (r i)" by blast
      from r [OF i] q obtain z where z: "z \<in> Q \<inter> Domain (r i)" "\<forall>y. (y, z) \<in> r i \<longrightarrow> y \<notin> Q \<inter> Domain (r i)"
        by (metis wfE_min)
      have "y \<notin> Q" if "j \<in> I" "(y, z) \<in> r j" for y j
        using that z i dis [of i j] by (metis DomainI IntI IntD2 RangeI emptyE)
      with z show ?thesis by (metis IntD1 UN_E)
    next
      case False
      have "y \<notin> Q" if edge: "(y, x) \<in> (\<Union>i\<in>I. r i)" for y
      proof -
        from edge obtain i where "i \<in> I" and "(y, x) \<in> r i" by blast
        with False show ?thesis by (metis DomainI IntI)
      qed
      with x show ?thesis by blast
    qed
  qed
qed

lemma wf_map_prod_image_Dom_Ran: "wf r \<Longrightarrow> (\<And>a a'. a \<in> Domain r \<Longrightarrow> a' \<in> Range r \<Longrightarrow> f a = f a' \<Longrightarrow> a = a') \<Longrightarrow> wf (map_prod f f ` r)"
proof -
  assume r: "wf r" and inj: "\<And>a a'. a \<in> Domain r \<Longrightarrow> a' \<in> Range r \<Longrightarrow> f a = f a' \<Longrightarrow> a = a'"
  define R where "R = map_prod f f ` r"
  have edge: "\<exists>b c. (b, c) \<in> r \<and> y = f b \<and> z = f c" if "(y, z) \<in> R" for y z
    using that unfolding R_def by auto
  have "wf R"
  proof (rule wfI_min)
    fix x Q assume x: "x \<in> (Q::'b set)"
    define D where "D = {a \<in> Domain r. f a \<in> Q}"
    have D: "a \<in> D ⟷ a \<in> Domain r \<and> f a \<in> Q" for a by (simp add: D_def)
    show "\<exists>z\<in>Q. \<forall>y. (y, z) \<in> R \<longrightarrow> y \<notin> Q"
    proof (cases "\<exists>a. a \<in> D")
      case True
      then obtain q where q: "q \<in> D" by blast
      from r q obtain a where aD: "a \<in> D" and min: "\<forall>b. (b, a) \<in> r \<longrightarrow> b \<notin> D" by (metis wfE_min)
      have a: "a \<in> Domain r" and fa: "f a \<in> Q" using aD D by auto
      have "y \<notin> Q" if y: "(y, f a) \<in> R" for y
      proof -
        from edge [OF y] obtain b c where bc: "(b, c) \<in> r" and "y = f b" and "f a = f c" by blast
        moreover have "a = c" if "f a = f c" using inj that a bc by (metis RangeI)
        ultimately show ?thesis using min by (metis D DomainI)
      qed
      then have all: "\<forall>y. (y, f a) \<in> R \<longrightarrow> y \<notin> Q" by metis
      show ?thesis by (metis all fa | (insert all fa, unfold Bex_def, blast))
    next
      case False
      have "y \<notin> Q" if y: "(y, x) \<in> R" for y
      proof -
        from edge [OF y] obtain b c where "(b, c) \<in> r" and "y = f b" by blast
        with False show ?thesis by (metis D DomainI)
      qed
      with x show ?thesis by blast
    qed
  qed
  then show "wf (map_prod f f ` r)" unfolding R_def .
qed

lemma wf_relcomp_compatible: "wf R \<Longrightarrow> R O S \<subseteq> S O R \<Longrightarrow> wf (S O R)"
proof -
  assume R: "wf R" and sub: "R O S \<subseteq> S O R"
  have shift: "(u, q) \<in> R \<longrightarrow> (\<exists>v. (u, v) \<in> S\<^sup>* \<and> (v, w) \<in> R)" if "(q, w) \<in> S\<^sup>*" for u q w
    using that
  proof (induct rule: rtrancl_induct)
    show "(u, q) \<in> R \<longrightarrow> (\<exists>v. (u, v) \<in> S\<^sup>* \<and> (v, q) \<in> R)" by (metis rtrancl_refl)
  next
    fix y z assume "(y, z) \<in> S" "(u, q) \<in> R \<longrightarrow> (\<exists>v. (u, v) \<in> S\<^sup>* \<and> (v, y) \<in> R)"
    then show "(u, q) \<in> R \<longrightarrow> (\<exists>v. (u, v) \<in> S\<^sup>* \<and> (v, z) \<in> R)"
      by (metis relcomp_iff rtrancl_into_rtrancl sub subsetD)
  qed
  show "wf (S O R)"
  proof (rule wfI_min)
    fix x Q assume x: "x \<in> (Q::'a set)"
    let ?Q = "{w. \<exists>q\<in>Q. (q, w) \<in> S\<^sup>*}"
    show "\<exists>z\<in>Q. \<forall>y. (y, z) \<in> S O R \<longrightarrow> y \<notin> Q"
    proof (rule ccontr)
      assume no: "\<not>  (\<exists>z\<in>Q. \<forall>y. (y, z) \<in> S O R \<longrightarrow> y \<notin> Q)"
      from x have "x \<in> ?Q" by auto
      with R obtain w where "w \<in> ?Q" "\<forall>v. (v, w) \<in> R \<longrightarrow> v \<notin> ?Q" by (metis wfE_min)
      then obtain q where q: "q \<in> Q" "(q, w) \<in> S\<^sup>*" and w: "\<forall>v. (v, w) \<in> R \<longrightarrow> (\<forall>q\<in>Q. (q, v) \<notin> S\<^sup>*)" by auto
      from no q obtain p where p: "p \<in> Q" "(p, q) \<in> S O R" by blast
      then obtain u where u: "(p, u) \<in> S" "(u, q) \<in> R" by (metis relcomp_iff)
      with shift q obtain v where "(u, v) \<in> S\<^sup>*" and v: "(v, w) \<in> R" by metis
      with u have "(p, v) \<in> S\<^sup>*" by (metis converse_rtrancl_into_rtrancl)
      with p v w show False by blast
    qed
  qed
qed

lemma wf_acyclic: "wf r \<Longrightarrow> acyclic r"
  by (auto simp: acyclic_def dest: wf_trancl)

lemma finite_acyclic_wf: "finite r \<Longrightarrow> acyclic r \<Longrightarrow> wf r"
proof (induct rule: finite_induct)
  show "wf {}" by simp
next
  fix p and F :: "('a \<times> 'a) set" assume "acyclic F \<Longrightarrow> wf F" "acyclic (insert p F)"
  then show "wf (insert p F)" by (cases p) auto
qed

lemma wf_iff_acyclic_if_finite [code]: "finite r \<Longrightarrow> wf r = acyclic r"
  by (auto intro: finite_acyclic_wf wf_acyclic)

subsection \<open>Accessible part\<close>

inductive accp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> bool"
  for r :: "'a \<Rightarrow> 'a \<Rightarrow> bool"
  where accpI: "(\<forall>y. r y x \<longrightarrow> accp r y) \<Longrightarrow> accp r x"

definition acc :: "('a \<times> 'a) set \<Rightarrow> 'a set"
  where "acc r = {x. accp (\<lambda>x y. (x, y) \<in> r) x}"

abbreviation termip :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> bool"
  where "termip r \<equiv> accp (conversep r)"

abbreviation termi :: "('a \<times> 'a) set \<Rightarrow> 'a set"
  where "termi r \<equiv> acc (r\<inverse>)"

lemma accp_induct: "accp r a \<Longrightarrow> (\<And>x. accp r x \<Longrightarrow> \<forall>y. r y x \<longrightarrow> P y \<Longrightarrow> P x) \<Longrightarrow> P a"
  by (induct rule: accp.induct) (auto intro: accpI)

lemma accp_downward: "accp r b \<Longrightarrow> r a b \<Longrightarrow> accp r a"
  by (auto elim: accp.cases)

lemma not_accp_down: "\<not> accp R x \<Longrightarrow> (\<And>z. R z x \<Longrightarrow> \<not> accp R z \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (auto intro: accpI)

lemma accp_downwards_aux: "rtranclp r b a \<Longrightarrow> accp r a \<longrightarrow> accp r b"
  by (induct rule: rtranclp_induct) (auto intro: accp_downward)

lemma accp_downwards: "accp r a \<Longrightarrow> rtranclp r b a \<Longrightarrow> accp r b"
  by (blast dest: accp_downwards_aux)

lemma accp_wfPI: "\<forall>x. accp r x \<Longrightarrow> wfP r"
  unfolding wfP_def wf_def by (blast intro: accp_induct)

lemma wfP_accp_iff: "wfP r = (\<forall>x. accp r x)"
  by (auto intro: accp_wfPI accpI wfP_induct)

lemma accp_subset: "R1 \<le> R2 \<Longrightarrow> accp R2 \<le> accp R1"
  by (auto simp: le_fun_def le_bool_def intro: accp_induct accpI)

lemma accp_subset_induct: "D \<le> accp R \<Longrightarrow> (\<And>x z. D x \<Longrightarrow> R z x \<Longrightarrow> D z) \<Longrightarrow> D x \<Longrightarrow> (\<And>x. D x \<Longrightarrow> (\<And>z. R z x \<Longrightarrow> P z) \<Longrightarrow> P x) \<Longrightarrow> P x"
proof -
  assume sub: "D \<le> Wellfounded.accp R" and down: "\<And>x z. D x \<Longrightarrow> R z x \<Longrightarrow> D z" and x: "D x"
    and step: "\<And>x. D x \<Longrightarrow> (\<And>z. R z x \<Longrightarrow> P z) \<Longrightarrow> P x"
  from sub x have "Wellfounded.accp R x" by (auto simp: le_fun_def le_bool_def)
  then have "D x \<longrightarrow> P x"
  proof (induct rule: accp_induct)
    fix y assume "\<forall>z. R z y \<longrightarrow> D z \<longrightarrow> P z"
    then show "D y \<longrightarrow> P y" by (metis down step)
  qed
  with x show "P x" by blast
qed

hide_const (open) acc accp

subsection \<open>Particular relations\<close>

definition pred_nat :: "(nat \<times> nat) set"
  where "pred_nat = {(m, n). n = Suc m}"

definition less_than :: "(nat \<times> nat) set"
  where "less_than = pred_nat\<^sup>+"

definition measure :: "('a \<Rightarrow> nat) \<Rightarrow> ('a \<times> 'a) set"
  where "measure = inv_image less_than"

definition lex_prod :: "('a \<times> 'a) set \<Rightarrow> ('b \<times> 'b) set \<Rightarrow> (('a \<times> 'b) \<times> ('a \<times> 'b)) set"  (infixr "<*lex*>" 80)
  where "ra <*lex*> rb = {((a, b), (a', b')). (a, a') \<in> ra \<or> a = a' \<and> (b, b') \<in> rb}"

definition mlex_prod :: "('a \<Rightarrow> nat) \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> ('a \<times> 'a) set"  (infixr "<*mlex*>" 80)
  where "f <*mlex*> R = inv_image (less_than <*lex*> R) (\<lambda>x. (f x, x))"

definition same_fst :: "('a \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> ('b \<times> 'b) set) \<Rightarrow> (('a \<times> 'b) \<times> ('a \<times> 'b)) set"
  where "same_fst P R = {((x', y'), (x, y)). x' = x \<and> P x \<and> (y', y) \<in> R x}"

definition finite_psubset :: "('a set \<times> 'a set) set"
  where "finite_psubset = {(A, B). A \<subset> B \<and> finite B}"

definition max_ext :: "('a \<times> 'a) set \<Rightarrow> ('a set \<times> 'a set) set"
  where "max_ext R = {(X, Y). finite X \<and> finite Y \<and> Y \<noteq> {} \<and> (\<forall>x\<in>X. \<exists>y\<in>Y. (x, y) \<in> R)}"

definition min_ext :: "('a \<times> 'a) set \<Rightarrow> ('a set \<times> 'a set) set"
  where "min_ext r = {(X, Y). X \<noteq> {} \<and> (\<forall>y\<in>Y. \<exists>x\<in>X. (x, y) \<in> r)}"

lemma wf_pred_nat: "wf pred_nat"
proof -
  have "P n" if "\<forall>x. (\<forall>y. (y, x) \<in> pred_nat \<longrightarrow> P y) \<longrightarrow> P x" for P n
    using that by (induct n) (auto simp: pred_nat_def)
  then show ?thesis unfolding wf_def by blast
qed

lemma less_than_iff [iff]: "((x, y) \<in> less_than) = (x < y)"
proof
  assume "(x, y) \<in> less_than"
  then have "(x, y) \<in> pred_nat\<^sup>+" by (simp add: less_than_def)
  then show "x < y" by (induct rule: trancl_induct) (auto simp: pred_nat_def)
next
  assume "x < y"
  moreover have "x < n \<longrightarrow> (x, n) \<in> pred_nat\<^sup>+" for n
  proof (induct n)
    show "x < 0 \<longrightarrow> (x, 0) \<in> pred_nat\<^sup>+" by simp
  next
    fix n assume IH: "x < n \<longrightarrow> (x, n) \<in> pred_nat\<^sup>+"
    have "(n, Suc n) \<in> pred_nat" by (simp add: pred_nat_def)
    with IH show "x < Suc n \<longrightarrow> (x, Suc n) \<in> pred_nat\<^sup>+" by (metis less_Suc_eq r_into_trancl trancl_into_trancl)
  qed
  ultimately show "(x, y) \<in> less_than" by (simp add: less_than_def)
qed

lemma wf_less_than [iff]: "wf less_than"
  by (simp add: less_than_def wf_pred_nat wf_trancl)

lemma trans_less_than [iff]: "trans less_than"
  by (simp add: less_than_def)

lemma wf_less: "wf {(x, y::'a::wellorder). x < y}"
  unfolding wf_def by (auto elim: less_induct)

lemma wf_inv_image [simp, intro!]: "wf r \<Longrightarrow> wf (inv_image r f)"
proof -
  assume r: "wf r"
  show "wf (inv_image r f)"
  proof (rule wfI_min)
    fix x Q assume x: "x \<in> (Q::'b set)"
    then have "f x \<in> f ` Q" by blast
    with r obtain z where "z \<in> f ` Q" "\<forall>y. (y, z) \<in> r \<longrightarrow> y \<notin> f ` Q" by (metis wfE_min)
    then obtain q where q: "q \<in> Q" and "\<forall>y. (f y, f q) \<in> r \<longrightarrow> y \<notin> Q" by (metis imageE imageI)
    then have "\<forall>y. (y, q) \<in> inv_image r f \<longrightarrow> y \<notin> Q" by (metis in_inv_image)
    with q show "\<exists>z\<in>Q. \<forall>y. (y, z) \<in> inv_image r f \<longrightarrow> y \<notin> Q" by blast
  qed
qed

lemma in_measure [simp]: "((x, y) \<in> measure f) = (f x < f y)"
  by (simp add: measure_def)

lemma wf_measure [iff]: "wf (measure f)"
  by (simp add: measure_def)

lemma wf_if_measure: "(\<And>x. P x \<Longrightarrow> f (g x) < (f x::nat)) \<Longrightarrow> wf {(y, x). P x \<and> y = g x}"
  by (rule wf_subset [of "measure f"]) auto

lemma wf_lex_prod [intro!]: "wf ra \<Longrightarrow> wf rb \<Longrightarrow> wf (ra <*lex*> rb)"
proof -
  assume ra: "wf ra" and rb: "wf rb"
  show "wf (ra <*lex*> rb)"
  proof (rule wfUNIVI)
    fix P p assume H: "\<forall>p. (\<forall>q. (q, p) \<in> ra <*lex*> rb \<longrightarrow> P q) \<longrightarrow> P p"
    define N where "N = (\<lambda>a. \<forall>b. P (a, b))"
    have N: "N a = (\<forall>b. P (a, b))" for a by (simp add: N_def)
    have "N a" if A: "\<forall>a'. (a', a) \<in> ra \<longrightarrow> N a'" for a
    proof -
      define M where "M = (\<lambda>b. P (a, b))"
      have "M b" if B: "\<forall>b'. (b', b) \<in> rb \<longrightarrow> M b'" for b
      proof -
        have "P q" if "(q, (a, b)) \<in> ra <*lex*> rb" for q
          using that A B by (cases q) (auto simp: lex_prod_def N_def M_def)
        with H show "M b" unfolding M_def by metis
      qed
      then have "M b" for b using wf_induct [OF rb, of M b] by metis
      then show "N a" unfolding N_def M_def by blast
    qed
    then have "N a" for a using wf_induct [OF ra, of N a] by metis
    then show "P p" by (metis N surj_pair)
  qed
qed

lemma in_lex_prod [simp]: "(((a, b), (a', b')) \<in> r <*lex*> s) = ((a, a') \<in> r \<or> a = a' \<and> (b, b') \<in> s)"
  by (simp add: lex_prod_def)

lemma trans_lex_prod [intro!]: "trans R1 \<Longrightarrow> trans R2 \<Longrightarrow> trans (R1 <*lex*> R2)"
proof -
  assume t: "trans R1" "trans R2"
  have "((a, b), (a'', b'')) \<in> R1 <*lex*> R2"
    if "((a, b), (a', b')) \<in> R1 <*lex*> R2" "((a', b'), (a'', b'')) \<in> R1 <*lex*> R2" for a b a' b' a'' b''
    using that unfolding in_lex_prod by (metis t transD)
  then show "trans (R1 <*lex*> R2)" unfolding trans_def by (metis surj_pair)
qed

lemma wf_finite_psubset [simp]: "wf finite_psubset"
  by (rule wf_subset [OF wf_measure [of card]]) (auto simp: finite_psubset_def psubset_card_mono)

lemma in_finite_psubset [simp]: "((A, B) \<in> finite_psubset) = (A \<subset> B \<and> finite B)"
  by (simp add: finite_psubset_def)

lemma max_ext_wf: "wf r \<Longrightarrow> wf (max_ext r)"
proof -
  assume r: "wf r"
  have mem: "(X, Y) \<in> max_ext r ⟷ finite X \<and> finite Y \<and> Y \<noteq> {} \<and> (\<forall>x\<in>X. \<exists>y\<in>Y. (x, y) \<in> r)" for X Y
    by (simp add: max_ext_def)
  define W where "W = Wellfounded.accp (\<lambda>X Y. (X, Y) \<in> max_ext r)"
  have WI: "W X" if "\<forall>Y. (Y, X) \<in> max_ext r \<longrightarrow> W Y" for X
    using that unfolding W_def by (rule accpI)
  have down: "W Y" if "W X" and "(Y, X) \<in> max_ext r" for X Y
    using that unfolding W_def by (rule accp_downward)
  have empty: "W {}"
    by (metis WI mem)
  have add: "W M \<Longrightarrow> W (insert x M)" for x M
    using r
  proof (induct x arbitrary: M rule: wf_induct_rule)
    fix x M
    assume less: "\<And>y. (y, x) \<in> r \<Longrightarrow> \<forall>M. W M \<longrightarrow> W (insert y M)" and M: "W M"
    have "W Y" if Y: "(Y, insert x M) \<in> max_ext r" for Y
    proof -
      define A where "A = {y \<in> Y. \<exists>m\<in>M. (y, m) \<in> r}"
      have finite_Y: "finite Y" and finite_M: "finite M"
        using Y by (auto simp: mem)
      have finite_A: "finite A"
        unfolding A_def by (rule finite_subset [OF _ finite_Y]) blast
      have A: "W A"
      proof (cases "M = {}")
        case True
        then have "A = {}"
          by (simp add: A_def)
        with empty show ?thesis
          by simp
      next
        case False
        have "\<forall>a\<in>A. \<exists>m\<in>M. (a, m) \<in> r"
          by (simp add: A_def)
        then have "(A, M) \<in> max_ext r"
          using False finite_A finite_M unfolding mem by blast
        with M show ?thesis
          by (rule down)
      qed
      have grow: "finite B \<Longrightarrow> B \<subseteq> {y. (y, x) \<in> r} \<Longrightarrow> W (A \<union> B)" for B
      proof (induct rule: finite_induct)
        show "W (A \<union> {})"
          using A by simp
      next
        fix b F
        assume IH: "F \<subseteq> {y. (y, x) \<in> r} \<Longrightarrow> W (A \<union> F)" and sub: "insert b F \<subseteq> {y. (y, x) \<in> r}"
        have "(b, x) \<in> r" and "F \<subseteq> {y. (y, x) \<in> r}"
          using sub by auto
        then have "W (insert b (A \<union> F))"
          by (metis IH less)
        then show "W (A \<union> insert b F)"
          by simp
      qed
      have "\<forall>y\<in>Y. \<exists>m\<in>insert x M. (y, m) \<in> r"
        using Y unfolding mem by blast
      then have "Y - A \<subseteq> {y. (y, x) \<in> r}"
        by (auto simp: A_def)
      then have "W (A \<union> (Y - A))"
        by (metis finite_Diff finite_Y grow)
      moreover have "A \<union> (Y - A) = Y"
        by (auto simp: A_def)
      ultimately show "W Y"
        by simp
    qed
    then show "W (insert x M)"
      by (metis WI)
  qed
  have finite: "finite X \<Longrightarrow> W X" for X
    by (induct rule: finite_induct) (rule empty, metis add)
  have "W X" for X
    by (metis WI finite mem)
  then have "wfP (\<lambda>X Y. (X, Y) \<in> max_ext r)"
    unfolding W_def by (metis accp_wfPI)
  then show "wf (max_ext r)"
    by (simp add: wfP_wf_eq)
qed

lemma min_ext_wf: "wf r \<Longrightarrow> wf (min_ext r)"
proof -
  assume r: "wf r"
  show "wf (min_ext r)"
  proof (rule wfI_min)
    fix X Q assume X: "X \<in> (Q::'a set set)"
    show "\<exists>Z\<in>Q. \<forall>Y. (Y, Z) \<in> min_ext r \<longrightarrow> Y \<notin> Q"
    proof (cases "\<exists>m. m \<in> \<Union>Q")
      case False
      with X show ?thesis by (auto simp: min_ext_def)
    next
      case True
      with r obtain m where "m \<in> \<Union>Q" "\<forall>y. (y, m) \<in> r \<longrightarrow> y \<notin> \<Union>Q" by (metis wfE_min)
      then show ?thesis by (auto simp: min_ext_def)
    qed
  qed
qed

definition THE_default :: "'a \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> 'a"
  where "THE_default d P = (if \<exists>!x. P x then (THE x. P x) else d)"

subsection \<open>Recursion along a well-founded relation\<close>

inductive wfrec_rel :: "('a \<times> 'a) set \<Rightarrow> (('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> bool" for R F
  where wfrecI: "(\<And>z. (z, x) \<in> R \<Longrightarrow> wfrec_rel R F z (g z)) \<Longrightarrow> wfrec_rel R F x (F g x)"

definition cut :: "('a \<Rightarrow> 'b) \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> 'b"
  where "cut f R x = (\<lambda>y. if (y, x) \<in> R then f y else undefined)"

definition adm_wf :: "('a \<times> 'a) set \<Rightarrow> (('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b) \<Rightarrow> bool"
  where "adm_wf R F = (\<forall>f g x. (\<forall>z. (z, x) \<in> R \<longrightarrow> f z = g z) \<longrightarrow> F f x = F g x)"

definition wfrec :: "('a \<times> 'a) set \<Rightarrow> (('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "wfrec R F = (\<lambda>x. THE y. wfrec_rel R (\<lambda>f x. F (cut f R x) x) x y)"

hide_const (open) cut

end
