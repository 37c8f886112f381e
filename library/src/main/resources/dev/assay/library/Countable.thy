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

instance nat :: countable
  by standard (rule exI [of _ id], simp)

instance int :: countable
  by standard (metis inj_on_inverseI int_encode_inverse)

instance prod :: (countable, countable) countable
  by standard (metis inj_prod_encode ex_inj)

instance sum :: (countable, countable) countable
  by standard (metis inj_on_inverseI sum_encode_inverse ex_inj)

instance list :: (countable) countable
  by standard (metis inj_on_inverseI list_encode_inverse ex_inj)

instance option :: (countable) countable
  by standard (metis ex_inj)

instance bool :: countable
  by standard (metis ex_inj)

instance unit :: countable
  by standard (metis ex_inj)

instance char :: countable
  by standard (metis ex_inj)

lemma inj_to_nat [simp]: "inj to_nat"
  by (metis ex_inj someI_ex to_nat_def)

lemma inj_on_to_nat [simp, intro]: "inj_on to_nat S"
  by (metis inj_to_nat inj_on_subset subset_UNIV)

lemma surj_from_nat [simp]: "surj from_nat"
  by (simp add: from_nat_def inj_imp_surj_inv)

lemma to_nat_split [simp]: "(to_nat x = to_nat y) = (x = y)"
  by (metis inj_to_nat injD)

lemma from_nat_to_nat [simp]: "from_nat (to_nat x) = x"
  by (simp add: from_nat_def)

end
