theory Tables
  imports
    "HOL-Library.Mapping"
    "HOL-Library.Finite_Map"
    "HOL-Library.Extended_Nat"
    "HOL-Library.While_Combinator"
    "HOL-Library.Countable_Set"
    "HOL-Library.Disjoint_Sets"
    "HOL-Library.Permutation"
    "HOL-Library.Stream"
begin

definition bump :: "'k ⇒ ('k, nat) mapping ⇒ ('k, nat) mapping" where
  "bump k m = Mapping.update k (Suc (Mapping.lookup_default 0 m k)) m"

lemma keys_bump: "Mapping.keys (bump k m) = insert k (Mapping.keys m)"
  by (simp add: bump_def)

definition tally :: "'k list ⇒ ('k, nat) mapping" where
  "tally ks = fold bump ks Mapping.empty"

lemma "Mapping.lookup (tally ks) k = (if k ∈ set ks then Some (count_list ks k) else None)"
  sorry

lemma "fmlookup (fmupd k v m) k = Some v" "fmdom' fmempty = {}" "fmlookup (m ++⇩f n) = fmlookup m ++ fmlookup n"
  by simp_all

fun distance :: "('v × 'v) set ⇒ 'v ⇒ 'v ⇒ enat" where
  "distance E u v = (INF n ∈ {n. (u, v) ∈ E ^^ n}. enat n)"

lemma "distance E u u = 0" "(u, v) ∉ E⇧* ⟹ distance E u v = ∞"
  sorry

lemma "enat m + enat n = enat (m + n)" "eSuc ∞ = ∞" "x < ∞ ⟷ (∃n. x = enat n)"
  by auto

lemma "while (λn. n < 10) Suc 0 = 10" "while_option (λ_. True) f s = None"
  oops

lemma "countable (UNIV :: (nat × int) set)" "from_nat (to_nat xs) = (xs :: nat list)" "prod_decode (prod_encode p) = p"
  by simp_all

lemma "partition_on A P ⟹ ⋃P = A" "disjoint_family_on f I ⟹ i ∈ I ⟹ j ∈ I ⟹ i ≠ j ⟹ f i ∩ f j = {}"
  by (auto simp: partition_on_def disjoint_family_on_def)

lemma "xs <~~> ys ⟹ length xs = length ys"
  by (rule perm_length)

lemma "stake 2 (x ## y ## s) = [x, y]" "smap f (x ## s) = f x ## smap f s" "nats !! n = n" "sset s ≠ {}"
  oops

end
