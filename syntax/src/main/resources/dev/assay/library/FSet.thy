section ‹The type of finite sets›

theory FSet
  imports Main
begin

typedef 'a fset = "{A :: 'a set. finite A}"
  morphisms fset Abs_fset
  by (rule exI [of _ "{}"]) simp

lemma finite_fset [simp]: "finite (fset A)"
  by (metis fset mem_Collect_eq)

lemma fset_eqI: "(⋀x. (x ∈ fset A) = (x ∈ fset B)) ⟹ A = B"
  by (simp add: fset_inject [symmetric] set_eq_iff)

instantiation fset :: (type) "{order_bot, distrib_lattice, minus}"
begin

definition bot_fset :: "'a fset"
  where "bot_fset = Abs_fset {}"

definition less_eq_fset :: "'a fset ⇒ 'a fset ⇒ bool"
  where "less_eq_fset A B = (fset A ⊆ fset B)"

definition less_fset :: "'a fset ⇒ 'a fset ⇒ bool"
  where "less_fset A B = (fset A ⊂ fset B)"

definition sup_fset :: "'a fset ⇒ 'a fset ⇒ 'a fset"
  where "sup_fset A B = Abs_fset (fset A ∪ fset B)"

definition inf_fset :: "'a fset ⇒ 'a fset ⇒ 'a fset"
  where "inf_fset A B = Abs_fset (fset A ∩ fset B)"

definition minus_fset :: "'a fset ⇒ 'a fset ⇒ 'a fset"
  where "minus_fset A B = Abs_fset (fset A - fset B)"

instance by standard (auto simp: bot_fset_def less_eq_fset_def less_fset_def sup_fset_def inf_fset_def Abs_fset_inverse)

end

abbreviation fempty :: "'a fset"  ("{||}")
  where "{||} ≡ bot"

abbreviation fsubset_eq :: "'a fset ⇒ 'a fset ⇒ bool"  (infix "|⊆|" 50)
  where "xs |⊆| ys ≡ xs ≤ ys"

abbreviation fsubset :: "'a fset ⇒ 'a fset ⇒ bool"  (infix "|⊂|" 50)
  where "xs |⊂| ys ≡ xs < ys"

abbreviation funion :: "'a fset ⇒ 'a fset ⇒ 'a fset"  (infixl "|∪|" 65)
  where "xs |∪| ys ≡ sup xs ys"

abbreviation finter :: "'a fset ⇒ 'a fset ⇒ 'a fset"  (infixl "|∩|" 65)
  where "xs |∩| ys ≡ inf xs ys"

abbreviation fminus :: "'a fset ⇒ 'a fset ⇒ 'a fset"  (infixl "|-|" 65)
  where "xs |-| ys ≡ xs - ys"

definition fmember :: "'a ⇒ 'a fset ⇒ bool"  (infix "|∈|" 50)
  where "x |∈| A = (x ∈ fset A)"

abbreviation notin_fset :: "'a ⇒ 'a fset ⇒ bool"  (infix "|∉|" 50)
  where "x |∉| S ≡ ¬ (x |∈| S)"

definition finsert :: "'a ⇒ 'a fset ⇒ 'a fset"
  where "finsert x A = Abs_fset (insert x (fset A))"

definition fimage :: "('a ⇒ 'b) ⇒ 'a fset ⇒ 'b fset"  (infixr "|`|" 90)
  where "f |`| A = Abs_fset (f ` fset A)"

definition ffilter :: "('a ⇒ bool) ⇒ 'a fset ⇒ 'a fset"
  where "ffilter P A = Abs_fset {x ∈ fset A. P x}"

definition fcard :: "'a fset ⇒ nat"
  where "fcard A = card (fset A)"

definition fBall :: "'a fset ⇒ ('a ⇒ bool) ⇒ bool"
  where "fBall A P = (∀x∈fset A. P x)"

definition fBex :: "'a fset ⇒ ('a ⇒ bool) ⇒ bool"
  where "fBex A P = (∃x∈fset A. P x)"

definition fset_of_list :: "'a list ⇒ 'a fset"
  where "fset_of_list xs = Abs_fset (set xs)"

lemma fset_bot [simp]: "fset {||} = {}"
  by (simp add: bot_fset_def Abs_fset_inverse)

lemma fset_finsert [simp]: "fset (finsert x A) = insert x (fset A)"
  by (simp add: finsert_def Abs_fset_inverse)

lemma fset_union [simp]: "fset (A |∪| B) = fset A ∪ fset B"
  by (simp add: sup_fset_def Abs_fset_inverse)

lemma fset_of_list_elem: "(x |∈| fset_of_list xs) = (x ∈ set xs)"
  by (simp add: fset_of_list_def fmember_def Abs_fset_inverse)

lemma fset_induct: "P {||} ⟹ (⋀x S. x |∉| S ⟹ P S ⟹ P (finsert x S)) ⟹ P S"
  by (induct "fcard S" arbitrary: S) auto

end
