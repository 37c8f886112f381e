section ‹Closures of relations›

theory Transitive_Closure
  imports Relation
begin

inductive rtranclp :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"  ("(_\<^sup>*\<^sup>*)" [1000] 1000)
  for r :: "'a ⇒ 'a ⇒ bool"
  where
    rtrancl_refl [intro!, simp]: "rtranclp r a a"
  | rtrancl_into_rtrancl [intro]: "rtranclp r a b ⟹ r b c ⟹ rtranclp r a c"

inductive tranclp :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"  ("(_\<^sup>+\<^sup>+)" [1000] 1000)
  for r :: "'a ⇒ 'a ⇒ bool"
  where
    r_into_trancl [intro]: "r a b ⟹ tranclp r a b"
  | trancl_into_trancl [intro]: "tranclp r a b ⟹ r b c ⟹ tranclp r a c"

definition rtrancl :: "('a × 'a) set ⇒ ('a × 'a) set"  ("(_\<^sup>*)" [1000] 999)
  where "rtrancl r = {(a, b). rtranclp (λx y. (x, y) ∈ r) a b}"

definition trancl :: "('a × 'a) set ⇒ ('a × 'a) set"  ("(_\<^sup>+)" [1000] 999)
  where "trancl r = {(a, b). tranclp (λx y. (x, y) ∈ r) a b}"

abbreviation reflcl :: "('a × 'a) set ⇒ ('a × 'a) set"  ("(_\<^sup>=)" [1000] 999)
  where "r\<^sup>= ≡ r ∪ Id"

abbreviation reflclp :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"  ("(_\<^sup>=\<^sup>=)" [1000] 1000)
  where "r\<^sup>=\<^sup>= ≡ sup r (=)"

notation (ASCII)
  rtrancl  ("(_^*)" [1000] 999) and
  trancl  ("(_^+)" [1000] 999) and
  reflcl  ("(_^=)" [1000] 999) and
  rtranclp  ("(_^**)" [1000] 1000) and
  tranclp  ("(_^++)" [1000] 1000) and
  reflclp  ("(_^==)" [1000] 1000)

definition acyclic :: "('a × 'a) set ⇒ bool"
  where "acyclic r = (∀x. (x, x) ∉ r\<^sup>+)"

abbreviation acyclicP :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "acyclicP r ≡ acyclic {(x, y). r x y}"

subsection ‹Reflexive closure›

lemma refl_reflcl [simp]: "refl (r\<^sup>=)"
  by (simp add: refl_on_def)

lemma reflcl_trans [simp]: "(r\<^sup>=)\<^sup>= = r\<^sup>="
  by auto

lemma reflcl_set_eq: "(λx y. (x, y) ∈ r)\<^sup>=\<^sup>= = (λx y. (x, y) ∈ r\<^sup>=)"
  by (auto simp: fun_eq_iff sup_bool_def)

subsection ‹Reflexive transitive closure›

lemma rtrancl_refl [intro!, simp]: "(a, a) ∈ r\<^sup>*"
  by (simp add: rtrancl_def)

lemma rtrancl_into_rtrancl: "(a, b) ∈ r\<^sup>* ⟹ (b, c) ∈ r ⟹ (a, c) ∈ r\<^sup>*"
  by (auto simp: rtrancl_def)

lemma rtranclp_rtrancl_eq: "(λx y. (x, y) ∈ r)\<^sup>*\<^sup>* = (λx y. (x, y) ∈ r\<^sup>*)"
  by (simp add: rtrancl_def)

lemma r_into_rtrancl [intro]: "p ∈ r ⟹ p ∈ r\<^sup>*"
  by (cases p) (auto simp: rtrancl_def)

lemma rtrancl_induct: "(a, b) ∈ r\<^sup>* ⟹ P a ⟹ (⋀y z. (a, y) ∈ r\<^sup>* ⟹ (y, z) ∈ r ⟹ P y ⟹ P z) ⟹ P b"
  by (auto simp: rtrancl_def elim: rtranclp.induct)

lemma rtranclp_induct: "rtranclp r a b ⟹ P a ⟹ (⋀y z. rtranclp r a y ⟹ r y z ⟹ P y ⟹ P z) ⟹ P b"
  by (induct rule: rtranclp.induct) auto

lemma rtranclE: "(a, b) ∈ r\<^sup>* ⟹ (a = b ⟹ thesis) ⟹ (⋀y. (a, y) ∈ r\<^sup>* ⟹ (y, b) ∈ r ⟹ thesis) ⟹ thesis"
  by (auto simp: rtrancl_def elim: rtranclp.cases)

lemma rtrancl_trans: "(x, y) ∈ r\<^sup>* ⟹ (y, z) ∈ r\<^sup>* ⟹ (x, z) ∈ r\<^sup>*"
  by (erule rtrancl_induct) (auto intro: rtrancl_into_rtrancl)

lemma rtranclp_trans: "rtranclp r x y ⟹ rtranclp r y z ⟹ rtranclp r x z"
  by (erule rtranclp_induct) auto

lemma trans_rtrancl: "trans (r\<^sup>*)"
  by (rule transI) (rule rtrancl_trans)

lemma refl_rtrancl: "refl (r\<^sup>*)"
  by (simp add: refl_on_def)

lemma rtrancl_mono: "r ⊆ s ⟹ r\<^sup>* ⊆ s\<^sup>*"
  by (auto elim: rtrancl_induct intro: rtrancl_into_rtrancl)

lemma rtrancl_idemp [simp]: "(r\<^sup>*)\<^sup>* = r\<^sup>*"
  by (auto elim: rtrancl_induct intro: rtrancl_trans)

lemma rtrancl_idemp_self_comp [simp]: "R\<^sup>* O R\<^sup>* = R\<^sup>*"
  by (auto intro: rtrancl_trans)

lemma rtrancl_subset_rtrancl: "r ⊆ s\<^sup>* ⟹ r\<^sup>* ⊆ s\<^sup>*"
  by (metis rtrancl_idemp rtrancl_mono)

lemma rtrancl_empty [simp]: "{}\<^sup>* = Id"
  by (auto elim: rtrancl_induct)

lemma rtrancl_reflcl [simp]: "(R\<^sup>=)\<^sup>* = R\<^sup>*"
  by (auto elim: rtrancl_induct intro: rtrancl_into_rtrancl)

lemma rtrancl_Un_rtrancl: "(R\<^sup>* ∪ S\<^sup>*)\<^sup>* = (R ∪ S)\<^sup>*"
  by (auto elim: rtrancl_induct intro: rtrancl_trans)

lemma rtrancl_Un_subset: "R\<^sup>* ∪ S\<^sup>* ⊆ (R ∪ S)\<^sup>*"
  by (simp add: rtrancl_mono)

lemma converse_rtrancl_into_rtrancl: "(a, b) ∈ r ⟹ (b, c) ∈ r\<^sup>* ⟹ (a, c) ∈ r\<^sup>*"
  by (metis r_into_rtrancl rtrancl_trans)

lemma converse_rtrancl_induct: "(a, b) ∈ r\<^sup>* ⟹ P b ⟹ (⋀y z. (y, z) ∈ r ⟹ (z, b) ∈ r\<^sup>* ⟹ P z ⟹ P y) ⟹ P a"
  by (induct rule: rtrancl_induct) auto

lemma converse_rtranclE: "(x, z) ∈ r\<^sup>* ⟹ (x = z ⟹ P) ⟹ (⋀y. (x, y) ∈ r ⟹ (y, z) ∈ r\<^sup>* ⟹ P) ⟹ P"
  by (induct rule: converse_rtrancl_induct) auto

lemma converse_rtranclpE: "rtranclp r x z ⟹ (x = z ⟹ P) ⟹ (⋀y. r x y ⟹ rtranclp r y z ⟹ P) ⟹ P"
  by (induct rule: rtranclp_induct) auto

lemma rtrancl_converse: "(r¯)\<^sup>* = (r\<^sup>*)¯"
  by (auto elim: rtrancl_induct converse_rtrancl_induct intro: rtrancl_into_rtrancl)

lemma rtranclp_converseI: "rtranclp r y x ⟹ rtranclp (conversep r) x y"
  by (induct rule: rtranclp_induct) (auto intro: rtranclp_trans)

lemma single_valued_confluent: "single_valued r ⟹ (x, y) ∈ r\<^sup>* ⟹ (x, z) ∈ r\<^sup>* ⟹ (y, z) ∈ r\<^sup>* ∨ (z, y) ∈ r\<^sup>*"
  by (induct rule: rtrancl_induct) (auto elim: converse_rtranclE dest: single_valuedD)

subsection ‹Transitive closure›

lemma r_into_trancl' [intro]: "p ∈ r ⟹ p ∈ r\<^sup>+"
  by (cases p) (auto simp: trancl_def)

lemma r_into_trancl: "(a, b) ∈ r ⟹ (a, b) ∈ r\<^sup>+"
  by (auto simp: trancl_def)

lemma trancl_into_trancl: "(a, b) ∈ r\<^sup>+ ⟹ (b, c) ∈ r ⟹ (a, c) ∈ r\<^sup>+"
  by (auto simp: trancl_def)

lemma tranclp_trancl_eq: "(λx y. (x, y) ∈ r)\<^sup>+\<^sup>+ = (λx y. (x, y) ∈ r\<^sup>+)"
  by (simp add: trancl_def)

lemma trancl_induct: "(a, b) ∈ r\<^sup>+ ⟹ (⋀y. (a, y) ∈ r ⟹ P y) ⟹ (⋀y z. (a, y) ∈ r\<^sup>+ ⟹ (y, z) ∈ r ⟹ P y ⟹ P z) ⟹ P b"
  by (auto simp: trancl_def elim: tranclp.induct)

lemma tranclp_induct: "tranclp r a b ⟹ (⋀y. r a y ⟹ P y) ⟹ (⋀y z. tranclp r a y ⟹ r y z ⟹ P y ⟹ P z) ⟹ P b"
  by (induct rule: tranclp.induct) auto

lemma tranclE: "(a, b) ∈ r\<^sup>+ ⟹ ((a, b) ∈ r ⟹ P) ⟹ (⋀c. (a, c) ∈ r\<^sup>+ ⟹ (c, b) ∈ r ⟹ P) ⟹ P"
  by (auto simp: trancl_def elim: tranclp.cases)

lemma trancl_trans: "(x, y) ∈ r\<^sup>+ ⟹ (y, z) ∈ r\<^sup>+ ⟹ (x, z) ∈ r\<^sup>+"
  by (erule trancl_induct) (auto intro: trancl_into_trancl)

lemma trans_trancl [simp]: "trans (r\<^sup>+)"
  by (rule transI) (rule trancl_trans)

lemma trancl_into_rtrancl: "(a, b) ∈ r\<^sup>+ ⟹ (a, b) ∈ r\<^sup>*"
  by (erule trancl_induct) (auto intro: rtrancl_into_rtrancl)

lemma tranclp_into_rtranclp: "tranclp r a b ⟹ rtranclp r a b"
  by (erule tranclp_induct) auto

lemma rtrancl_into_trancl1: "(a, b) ∈ r\<^sup>* ⟹ (b, c) ∈ r ⟹ (a, c) ∈ r\<^sup>+"
  by (induct arbitrary: c rule: rtrancl_induct) (auto intro: trancl_into_trancl)

lemma rtrancl_into_trancl2: "(a, b) ∈ r ⟹ (b, c) ∈ r\<^sup>* ⟹ (a, c) ∈ r\<^sup>+"
  by (induct rule: rtrancl_induct) (auto intro: trancl_into_trancl)

lemma rtrancl_trancl_trancl: "(x, y) ∈ r\<^sup>* ⟹ (y, z) ∈ r\<^sup>+ ⟹ (x, z) ∈ r\<^sup>+"
  by (metis converse_rtranclE rtrancl_into_trancl2 trancl_into_rtrancl rtrancl_trans)

lemma trancl_rtrancl_trancl: "(a, b) ∈ r\<^sup>+ ⟹ (b, c) ∈ r\<^sup>* ⟹ (a, c) ∈ r\<^sup>+"
  by (metis rtranclE rtrancl_into_trancl1 trancl_into_rtrancl rtrancl_trans)

lemma trancl_id [simp]: "trans r ⟹ r\<^sup>+ = r"
  by (auto elim: trancl_induct dest: transD)

lemma trancl_mono: "p ∈ r\<^sup>+ ⟹ r ⊆ s ⟹ p ∈ s\<^sup>+"
  by (cases p) (auto elim: trancl_induct intro: trancl_into_trancl)

lemma rtrancl_eq_or_trancl: "((x, y) ∈ R\<^sup>*) = (x = y ∨ x ≠ y ∧ (x, y) ∈ R\<^sup>+)"
  by (auto elim: rtranclE intro: rtrancl_into_trancl1 trancl_into_rtrancl)

lemma rtranclpD: "rtranclp R a b ⟹ a = b ∨ a ≠ b ∧ tranclp R a b"
  by (induct rule: rtranclp_induct) auto

lemma rtrancl_trancl_reflcl: "r\<^sup>* = (r\<^sup>+)\<^sup>="
  by (auto simp: rtrancl_eq_or_trancl)

lemma reflclp_tranclp [simp]: "(tranclp r)\<^sup>=\<^sup>= = rtranclp r"
  by (auto simp: fun_eq_iff sup_bool_def intro: tranclp_into_rtranclp dest: rtranclpD)

lemma trancl_reflcl [simp]: "(r\<^sup>=)\<^sup>+ = r\<^sup>*"
  by (auto elim: trancl_induct intro: rtrancl_into_rtrancl)

lemma trancl_rtrancl_absorb [simp]: "(R\<^sup>+)\<^sup>* = R\<^sup>*"
  by (auto elim: rtrancl_induct intro: rtrancl_trans trancl_into_rtrancl)

lemma rtrancl_trancl_absorb [simp]: "(R\<^sup>*)\<^sup>+ = R\<^sup>*"
  by (simp add: trans_rtrancl)

lemma trancl_empty [simp]: "{}\<^sup>+ = {}"
  by (auto elim: trancl_induct)

lemma trancl_converse: "(r¯)\<^sup>+ = (r\<^sup>+)¯"
  by (auto elim: trancl_induct)

lemma tranclp_converseI: "conversep (tranclp r) x y ⟹ tranclp (conversep r) x y"
  by (auto elim: tranclp_induct)

lemma converse_tranclp_induct: "tranclp r a b ⟹ (⋀y. r y b ⟹ P y) ⟹ (⋀y z. r y z ⟹ tranclp r z b ⟹ P z ⟹ P y) ⟹ P a"
  by (induct rule: tranclp_induct) auto

lemma tranclp_trans_induct: "tranclp r x y ⟹ (⋀x y. r x y ⟹ P x y) ⟹ (⋀x y z. tranclp r x y ⟹ P x y ⟹ tranclp r y z ⟹ P y z ⟹ P x z) ⟹ P x y"
  by (induct rule: tranclp_induct) blast+

lemma trancl_unfold: "r\<^sup>+ = r ∪ r\<^sup>+ O r"
  by (auto elim: tranclE intro: trancl_into_trancl)

lemma rtrancl_unfold: "r\<^sup>* = Id ∪ r\<^sup>* O r"
  by (auto elim: rtranclE intro: rtrancl_into_rtrancl)

lemma trancl_domain [simp]: "Domain (r\<^sup>+) = Domain r"
  by (auto simp: Domain_def elim: trancl_induct)

lemma trancl_range [simp]: "Range (r\<^sup>+) = Range r"
  by (auto simp: Range_def elim: tranclE)

lemma finite_trancl [simp]: "finite (r\<^sup>+) = finite r"
  by (auto intro: finite_subset)

subsection ‹Powers of relations›

primrec relpow :: "nat ⇒ ('a × 'a) set ⇒ ('a × 'a) set"
  where
    "relpow 0 R = Id"
  | "relpow (Suc n) R = relpow n R O R"

primrec relpowp :: "nat ⇒ ('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
  where
    "relpowp 0 R = (=)"
  | "relpowp (Suc n) R = relpowp n R OO R"

overloading
  compow_rel ≡ "compow :: nat ⇒ ('a × 'a) set ⇒ ('a × 'a) set"
begin

definition compow_rel :: "nat ⇒ ('a × 'a) set ⇒ ('a × 'a) set"
  where "compow_rel = relpow"

end

overloading
  compow_relp ≡ "compow :: nat ⇒ ('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ 'a ⇒ bool)"
begin

definition compow_relp :: "nat ⇒ ('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool"
  where "compow_relp = relpowp"

end

lemma relpow_simps [simp]: "(R::('a × 'a) set) ^^ 0 = Id" "(R::('a × 'a) set) ^^ Suc n = (R ^^ n) O R"
  by (simp_all add: compow_rel_def)

lemma relpowp_simps [simp]: "(P::'a ⇒ 'a ⇒ bool) ^^ 0 = (=)" "(P::'a ⇒ 'a ⇒ bool) ^^ Suc n = (P ^^ n) OO P"
  by (simp_all add: compow_relp_def)

lemma relpowp_relpow_eq: "(λx y. (x, y) ∈ (R::('a × 'a) set)) ^^ n = (λx y. (x, y) ∈ R ^^ n)"
  by (induct n) (auto simp: fun_eq_iff)

lemma relpow_1 [simp]: "(R::('a × 'a) set) ^^ 1 = R"
  by simp

lemma relpow_0_I: "(x, x) ∈ R ^^ 0"
  by simp

lemma relpow_Suc_I: "(x, y) ∈ R ^^ n ⟹ (y, z) ∈ R ⟹ (x, z) ∈ R ^^ Suc n"
  by auto

lemma relpow_0_E: "(x, y) ∈ R ^^ 0 ⟹ (x = y ⟹ P) ⟹ P"
  by simp

lemma relpow_Suc_E: "(x, z) ∈ R ^^ Suc n ⟹ (⋀y. (x, y) ∈ R ^^ n ⟹ (y, z) ∈ R ⟹ P) ⟹ P"
  by auto

lemma relpow_E: "(x, z) ∈ R ^^ n ⟹ (n = 0 ⟹ x = z ⟹ P) ⟹ (⋀y m. n = Suc m ⟹ (x, y) ∈ R ^^ m ⟹ (y, z) ∈ R ⟹ P) ⟹ P"
  by (cases n) auto

lemma relpow_add: "(R::('a × 'a) set) ^^ (m + n) = R ^^ m O R ^^ n"
  by (induct n) (simp_all add: O_assoc)

lemma relpow_commute: "(R::('a × 'a) set) O R ^^ n = R ^^ n O R"
  by (induct n) (simp_all add: O_assoc [symmetric])

lemma rtrancl_is_UN_relpow: "(R::('a × 'a) set)\<^sup>* = (⋃n. R ^^ n)"
  by (auto elim: rtrancl_induct intro: relpow_Suc_I)

lemma rtrancl_power: "(p ∈ R\<^sup>*) = (∃n. p ∈ R ^^ n)"
  by (simp add: rtrancl_is_UN_relpow)

lemma trancl_power: "(p ∈ R\<^sup>+) = (∃n>0. p ∈ R ^^ n)"
  by (cases p) (auto elim: trancl_induct)

lemma rtrancl_imp_relpow: "p ∈ R\<^sup>* ⟹ ∃n. p ∈ R ^^ n"
  by (simp add: rtrancl_power)

lemma relpow_imp_rtrancl: "p ∈ R ^^ n ⟹ p ∈ R\<^sup>*"
  by (auto simp: rtrancl_power)

lemma single_valued_relpow: "single_valued (R::('a × 'a) set) ⟹ single_valued (R ^^ n)"
  by (induct n) (simp_all add: single_valued_relcomp)

hide_const (open) relpow relpowp

subsection ‹Acyclic relations›

lemma acyclicI: "∀x. (x, x) ∉ r\<^sup>+ ⟹ acyclic r"
  by (simp add: acyclic_def)

lemma acyclic_insert [iff]: "acyclic (insert (y, x) r) = (acyclic r ∧ (x, y) ∉ r\<^sup>*)"
  by (auto simp: acyclic_def)

lemma acyclic_converse [iff]: "acyclic (r¯) = acyclic r"
  by (simp add: acyclic_def trancl_converse)

lemma acyclic_impl_antisym_rtrancl: "acyclic r ⟹ antisym (r\<^sup>*)"
  by (auto simp: acyclic_def antisym_def)

lemma acyclic_subset: "acyclic s ⟹ r ⊆ s ⟹ acyclic r"
  by (auto simp: acyclic_def intro: trancl_mono)

end
