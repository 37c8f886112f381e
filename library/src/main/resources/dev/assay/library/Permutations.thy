section \<open>Permutations\<close>

theory Permutations
  imports Multiset Transposition
begin

abbreviation (input) fixpoints :: "('a \<Rightarrow> 'a) \<Rightarrow> 'a set"
  where "fixpoints f \<equiv> {x. f x = x}"

definition permutes :: "('a \<Rightarrow> 'a) \<Rightarrow> 'a set \<Rightarrow> bool"  (infixr "permutes" 41)
  where "p permutes S \<longleftrightarrow> (\<forall>x. x \<notin> S \<longrightarrow> p x = x) \<and> (\<forall>y. \<exists>!x. p x = y)"

definition restrict_id :: "('a \<Rightarrow> 'a) \<Rightarrow> 'a set \<Rightarrow> 'a \<Rightarrow> 'a"
  where "restrict_id f A = (\<lambda>x. if x \<in> A then f x else x)"

definition map_permutation :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> ('a \<Rightarrow> 'a) \<Rightarrow> 'b \<Rightarrow> 'b"
  where "map_permutation A f p = restrict_id (f \<circ> p \<circ> inv_into A f) (f ` A)"

inductive swapidseq :: "nat \<Rightarrow> ('a \<Rightarrow> 'a) \<Rightarrow> bool"
  where
    id [simp]: "swapidseq 0 id"
  | comp_Suc: "swapidseq n p \<Longrightarrow> a \<noteq> b \<Longrightarrow> swapidseq (Suc n) (transpose a b \<circ> p)"

definition permutation :: "('a \<Rightarrow> 'a) \<Rightarrow> bool"
  where "permutation p \<longleftrightarrow> (\<exists>n. swapidseq n p)"

definition evenperm :: "('a \<Rightarrow> 'a) \<Rightarrow> bool"
  where "evenperm p = even (SOME n. swapidseq n p)"

definition sign :: "('a \<Rightarrow> 'a) \<Rightarrow> int"
  where "sign p = (if evenperm p then 1 else - 1)"

definition sign_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'a) \<Rightarrow> int"
  where "sign_on A f = sign (restrict_id f A)"

definition apply_transps :: "('a \<times> 'a) list \<Rightarrow> 'a \<Rightarrow> 'a"
  where "apply_transps xs = foldr (\<circ>) (map (\<lambda>(a, b). transpose a b) xs) id"

definition apply_adj_transps :: "nat list \<Rightarrow> nat \<Rightarrow> nat"
  where "apply_adj_transps xs = foldl (\<circ>) id (map (\<lambda>x. transpose x (x + 1)) xs)"

definition permute_list :: "(nat \<Rightarrow> nat) \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where "permute_list f xs = map (\<lambda>i. xs ! f i) [0..<length xs]"

definition list_permutes :: "('a \<times> 'a) list \<Rightarrow> 'a set \<Rightarrow> bool"
  where "list_permutes xs A \<longleftrightarrow> set (map fst xs) \<subseteq> A \<and> set (map snd xs) = set (map fst xs) \<and>
    distinct (map fst xs) \<and> distinct (map snd xs)"

definition permutation_of_list :: "('a \<times> 'a) list \<Rightarrow> 'a \<Rightarrow> 'a"
  where "permutation_of_list xs x = (case map_of xs x of None \<Rightarrow> x | Some y \<Rightarrow> y)"

fun inverse_permutation_of_list :: "('a \<times> 'a) list \<Rightarrow> 'a \<Rightarrow> 'a"
  where
    "inverse_permutation_of_list [] x = x"
  | "inverse_permutation_of_list ((y, x') # xs) x = (if x = x' then y else inverse_permutation_of_list xs x)"

lemma permutes_not_in: "p permutes S \<Longrightarrow> x \<notin> S \<Longrightarrow> p x = x"
  by (simp add: permutes_def)

lemma permutes_id [simp]: "id permutes S"
  by (auto simp: permutes_def)

end
