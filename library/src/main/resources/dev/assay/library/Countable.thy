section \<open>Types that can be encoded in natural numbers\<close>

theory Countable
  imports Nat_Bijection
begin

class countable =
  assumes ex_inj: "\<exists>to_nat :: 'a \<Rightarrow> nat. inj to_nat"

definition to_nat :: "'a::countable \<Rightarrow> nat"
  where "to_nat = (SOME f. inj f)"

definition from_nat :: "nat \<Rightarrow> 'a::countable"
  where "from_nat = inv (to_nat :: 'a \<Rightarrow> nat)"

lemma inj_to_nat [simp]: "inj to_nat"
  by (metis ex_inj someI_ex to_nat_def)

lemma inj_on_to_nat [simp, intro]: "inj_on to_nat S"
  by (metis inj_to_nat inj_on_subset subset_UNIV)

lemma to_nat_split [simp]: "(to_nat x = to_nat y) = (x = y)"
  by (metis inj_to_nat injD)

lemma from_nat_to_nat [simp]: "from_nat (to_nat x) = x"
  by (simp add: from_nat_def)

lemma surj_from_nat [simp]: "surj from_nat"
  by (metis from_nat_to_nat surjI)

instance nat :: countable
  by standard (rule exI [of _ id], simp)

instance int :: countable
  by standard (metis inj_on_inverseI int_encode_inverse)

instance prod :: (countable, countable) countable
  by standard (rule exI [of _ "\<lambda>p. prod_encode (to_nat (fst p), to_nat (snd p))"], simp add: inj_def prod_eq_iff)

instance sum :: (countable, countable) countable
  by standard (rule exI [of _ "\<lambda>s. sum_encode (case s of Inl a \<Rightarrow> Inl (to_nat a) | Inr b \<Rightarrow> Inr (to_nat b))"],
    auto simp: inj_def split: sum.splits)

instance list :: (countable) countable
  by standard (rule exI [of _ "\<lambda>xs. list_encode (map to_nat xs)"], auto simp: inj_def)

instance option :: (countable) countable
  by standard (rule exI [of _ "\<lambda>x. case x of None \<Rightarrow> 0 | Some a \<Rightarrow> Suc (to_nat a)"], auto simp: inj_def split: option.splits)

instance bool :: countable
  by standard (rule exI [of _ "\<lambda>b. if b then 1 else 0"], auto simp: inj_def split: if_splits)

instance unit :: countable
  by standard (rule exI [of _ "\<lambda>u. 0"], simp add: inj_def)

instance char :: countable
  by standard (rule exI [of _ of_char], metis char_of_of_char injI)

end
