theory Formulas imports Main begin

datatype formula = Var nat | Not formula | And formula formula | Or formula formula

fun holds :: "(nat \<Rightarrow> bool) \<Rightarrow> formula \<Rightarrow> bool" where
  "holds v (Var n) = v n"
| "holds v (Not f) = (\<not> holds v f)"
| "holds v (And f g) = (holds v f \<and> holds v g)"
| "holds v (Or f g) = (holds v f \<or> holds v g)"

fun dual :: "formula \<Rightarrow> formula" where
  "dual (Var n) = Var n"
| "dual (Not f) = Not (dual f)"
| "dual (And f g) = Or (dual f) (dual g)"
| "dual (Or f g) = And (dual f) (dual g)"

fun connectives :: "formula \<Rightarrow> nat" where
  "connectives (Var n) = 0"
| "connectives (Not f) = Suc (connectives f)"
| "connectives (And f g) = Suc (connectives f + connectives g)"
| "connectives (Or f g) = Suc (connectives f + connectives g)"

end
