theory SearchTrees imports Main begin

text \<open>Binary search trees. What stands between two lines with the name of a function is what mutants replace.\<close>

datatype tree = E | T tree nat bool tree

fun entries :: "tree \<Rightarrow> (nat \<times> bool) list" where
  "entries E = []"
| "entries (T l k v r) = entries l @ (k, v) # entries r"

fun under :: "nat \<Rightarrow> tree \<Rightarrow> bool" where
  "under k E = True"
| "under k (T l x v r) = (x < k \<and> under k l \<and> under k r)"

fun over :: "nat \<Rightarrow> tree \<Rightarrow> bool" where
  "over k E = True"
| "over k (T l x v r) = (k < x \<and> over k l \<and> over k r)"

fun bst :: "tree \<Rightarrow> bool" where
  "bst E = True"
| "bst (T l k v r) = (under k l \<and> over k r \<and> bst l \<and> bst r)"

fun find :: "nat \<Rightarrow> tree \<Rightarrow> bool option" where
  "find k E = None"
| "find k (T l x v r) = (if k < x then find k l else if x < k then find k r else Some v)"

(* insert *)
fun insert :: "nat \<Rightarrow> bool \<Rightarrow> tree \<Rightarrow> tree" where
  "insert k v E = T E k v E"
| "insert k v (T l x w r) =
     (if k < x then T (insert k v l) x w r else if x < k then T l x w (insert k v r) else T l x v r)"
(* insert *)

fun join :: "tree \<Rightarrow> tree \<Rightarrow> tree" where
  "join E r = r"
| "join l E = l"
| "join (T l k v r) (T l' k' v' r') = T l k v (T (join r l') k' v' r')"

(* delete *)
fun delete :: "nat \<Rightarrow> tree \<Rightarrow> tree" where
  "delete k E = E"
| "delete k (T l x v r) =
     (if k < x then T (delete k l) x v r else if x < k then T l x v (delete k r) else join l r)"
(* delete *)

fun below :: "nat \<Rightarrow> tree \<Rightarrow> tree" where
  "below k E = E"
| "below k (T l x v r) = (if k \<le> x then below k l else T l x v (below k r))"

fun above :: "nat \<Rightarrow> tree \<Rightarrow> tree" where
  "above k E = E"
| "above k (T l x v r) = (if x \<le> k then above k r else T (above k l) x v r)"

(* union *)
fun union :: "tree \<Rightarrow> tree \<Rightarrow> tree" where
  "union E t = t"
| "union (T l k v r) t =
     (if t = E then T l k v r else T (union l (below k t)) k v (union r (above k t)))"
(* union *)

fun without :: "nat \<Rightarrow> (nat \<times> bool) list \<Rightarrow> (nat \<times> bool) list" where
  "without k [] = []"
| "without k ((x, v) # es) = (if x = k then without k es else (x, v) # without k es)"

fun into :: "nat \<Rightarrow> bool \<Rightarrow> (nat \<times> bool) list \<Rightarrow> (nat \<times> bool) list" where
  "into k v [] = [(k, v)]"
| "into k v ((x, w) # es) = (if k \<le> x then (k, v) # (x, w) # es else (x, w) # into k v es)"

fun either :: "(nat \<times> bool) list \<Rightarrow> (nat \<times> bool) list \<Rightarrow> (nat \<times> bool) list" where
  "either [] fs = fs"
| "either ((k, v) # es) fs = into k v (without k (either es fs))"

lemma InsertValid: "bst t \<Longrightarrow> bst (insert k v t)" oops
lemma DeleteValid: "bst t \<Longrightarrow> bst (delete k t)" oops
lemma UnionValid: "bst t \<Longrightarrow> bst u \<Longrightarrow> bst (union t u)" oops
lemma InsertPost: "bst t \<Longrightarrow> find j (insert k v t) = (if j = k then Some v else find j t)" oops
lemma DeletePost: "bst t \<Longrightarrow> find j (delete k t) = (if j = k then None else find j t)" oops
lemma UnionPost: "bst t \<Longrightarrow> bst u \<Longrightarrow> find k (union t u) = (case find k t of None \<Rightarrow> find k u | Some v \<Rightarrow> Some v)" oops
lemma InsertModel: "bst t \<Longrightarrow> entries (insert k v t) = into k v (without k (entries t))" oops
lemma DeleteModel: "bst t \<Longrightarrow> entries (delete k t) = without k (entries t)" oops
lemma UnionModel: "bst t \<Longrightarrow> bst u \<Longrightarrow> entries (union t u) = either (entries t) (entries u)" oops
lemma InsertInsert: "bst t \<Longrightarrow> entries (insert k v (insert j w t)) =
  entries (if k = j then insert k v t else insert j w (insert k v t))" oops
lemma InsertDelete: "bst t \<Longrightarrow> entries (insert k v (delete j t)) =
  entries (if k = j then insert k v t else delete j (insert k v t))" oops
lemma InsertUnion: "bst t \<Longrightarrow> bst u \<Longrightarrow> entries (insert k v (union t u)) = entries (union (insert k v t) u)" oops
lemma DeleteInsert: "bst t \<Longrightarrow> entries (delete k (insert j w t)) =
  entries (if k = j then delete k t else insert j w (delete k t))" oops
lemma DeleteDelete: "bst t \<Longrightarrow> entries (delete k (delete j t)) = entries (delete j (delete k t))" oops
lemma DeleteUnion: "bst t \<Longrightarrow> bst u \<Longrightarrow> entries (delete k (union t u)) = entries (union (delete k t) (delete k u))" oops
lemma UnionDeleteInsert: "bst t \<Longrightarrow> bst u \<Longrightarrow>
  entries (union (delete k t) (insert k v u)) = entries (insert k v (union t u))" oops
lemma UnionUnionIdem: "bst t \<Longrightarrow> entries (union t t) = entries t" oops
lemma UnionUnionAssoc: "bst t \<Longrightarrow> bst u \<Longrightarrow> bst s \<Longrightarrow> union (union t u) s = union t (union u s)" oops

end
