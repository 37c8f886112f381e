theory Pearls imports Main begin
(* functional pearls *)
definition mss :: "int list \<Rightarrow> int" where "mss xs = Max (sum_list ` set (map (\<lambda>(i, j). take (j - i) (drop i xs)) (List.product [0..<Suc (length xs)] [0..<Suc (length xs)])))"
definition kadane :: "int list \<Rightarrow> int" where "kadane xs = fst (fold (\<lambda>x (best, cur). let c = max 0 (cur + x) in (max best c, c)) xs (0, 0))"
theorem mss_kadane: "mss xs = kadane xs" sorry
fun scanl :: "('b \<Rightarrow> 'a \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a list \<Rightarrow> 'b list" where "scanl f q [] = [q]" | "scanl f q (x # xs) = q # scanl f (f q x) xs"
fun tails where "tails [] = [[]]" | "tails (x # xs) = (x # xs) # tails xs"
lemma "map (foldl f e) (map (\<lambda>n. take n xs) [0..<Suc (length xs)]) = scanl f e xs" oops
lemma foldr_fusion: assumes "f a = b" "\<And>x y. f (g x y) = h x (f y)" shows "f \<circ> (\<lambda>xs. foldr g xs a) = (\<lambda>xs. foldr h xs b)"
  apply (rule ext) subgoal for xs by (induct xs) (auto simp: assms) done
primrec hanoi :: "nat \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> ('a \<times> 'a) list" where "hanoi 0 a b c = []" | "hanoi (Suc n) a b c = hanoi n a c b @ (a, c) # hanoi n b a c"
lemma "length (hanoi n a b c) = 2 ^ n - 1" by (induct n arbitrary: a b c) auto
definition index :: "'a list \<Rightarrow> 'a \<Rightarrow> nat" where "index xs a = length (takeWhile (\<lambda>x. x \<noteq> a) xs)"
lemma "a \<in> set xs \<Longrightarrow> xs ! index xs a = a" "index xs a \<le> length xs" "List.find P xs = None \<longleftrightarrow> (\<nexists>x. x \<in> set xs \<and> P x)" sorry
lemma "remdups_adj [x, x] = [x]" "transpose [[a,b],[c]] = [[a,c],[b]]" "List.n_lists 2 [0,1::nat] = [[0,0],[1,0],[0,1],[1,1]]" "enumerate 1 [a,b] = [(1,a),(2,b)]" by simp_all
lemma "splice [a] [b, c] = [a, b, c]" "shuffles [] ys = {ys}" "subseqs [a] = [[a], []]" "rotate1 [a,b] = [b,a]" "product_lists [[a],[b]] = [[a,b]]" by simp_all
lemma "those [Some x] = Some [x]" "List.extract P [] = None" "partition P xs = (filter P xs, filter (Not \<circ> P) xs)" "nths [a,b,c] {0,2} = [a,c]" "list_ex P xs = Bex (set xs) P" by simp_all
lemma "[(x, y). x \<leftarrow> xs, y \<leftarrow> ys, x < y] = concat (map (\<lambda>x. map (Pair x) (filter ((<) x) ys)) xs)" sorry
lemma "sorted_list_of_set {3,1,2::nat} = [1,2,3]" "[1..5] ! 2 = (3::int)" "min_list [3,1,2::nat] = 1" "List.bind xs f = concat (map f xs)" sorry
end
