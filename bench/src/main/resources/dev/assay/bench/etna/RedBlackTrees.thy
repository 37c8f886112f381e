theory RedBlackTrees imports Main begin

text \<open>Red-black trees with deletion. What stands between two lines with the name of a function is what mutants replace.\<close>

datatype colour = R | B

datatype tree = E | T colour tree nat bool tree

fun entries :: "tree \<Rightarrow> (nat \<times> bool) list" where
  "entries E = []"
| "entries (T c l k v r) = entries l @ (k, v) # entries r"

fun under :: "nat \<Rightarrow> tree \<Rightarrow> bool" where
  "under k E = True"
| "under k (T c l x v r) = (x < k \<and> under k l \<and> under k r)"

fun over :: "nat \<Rightarrow> tree \<Rightarrow> bool" where
  "over k E = True"
| "over k (T c l x v r) = (k < x \<and> over k l \<and> over k r)"

fun black_node :: "tree \<Rightarrow> bool" where
  "black_node (T B l k v r) = True"
| "black_node t = False"

fun red_node :: "tree \<Rightarrow> bool" where
  "red_node (T R l k v r) = True"
| "red_node t = False"

fun blacks :: "tree \<Rightarrow> nat" where
  "blacks E = 0"
| "blacks (T c l k v r) = (if c = B then Suc (blacks l) else blacks l)"

fun ordered :: "tree \<Rightarrow> bool" where
  "ordered E = True"
| "ordered (T c l k v r) = (under k l \<and> over k r \<and> ordered l \<and> ordered r)"

fun coloured :: "tree \<Rightarrow> bool" where
  "coloured E = True"
| "coloured (T c l k v r) =
     ((c = R \<longrightarrow> \<not> red_node l \<and> \<not> red_node r) \<and> blacks l = blacks r \<and> coloured l \<and> coloured r)"

definition rbt :: "tree \<Rightarrow> bool" where
  "rbt t = (ordered t \<and> coloured t \<and> \<not> red_node t)"

fun find :: "nat \<Rightarrow> tree \<Rightarrow> bool option" where
  "find k E = None"
| "find k (T c l x v r) = (if k < x then find k l else if x < k then find k r else Some v)"

fun blacken :: "tree \<Rightarrow> tree" where
  "blacken E = E"
| "blacken (T c l k v r) = T B l k v r"

fun redden :: "tree \<Rightarrow> tree option" where
  "redden (T B l k v r) = Some (T R l k v r)"
| "redden t = None"

(* balance *)
fun balance :: "colour \<Rightarrow> tree \<Rightarrow> nat \<Rightarrow> bool \<Rightarrow> tree \<Rightarrow> tree" where
  "balance B (T R (T R a x v b) y w c) z u d = T R (T B a x v b) y w (T B c z u d)"
| "balance B (T R a x v (T R b y w c)) z u d = T R (T B a x v b) y w (T B c z u d)"
| "balance B a x v (T R (T R b y w c) z u d) = T R (T B a x v b) y w (T B c z u d)"
| "balance B a x v (T R b y w (T R c z u d)) = T R (T B a x v b) y w (T B c z u d)"
| "balance k a x v b = T k a x v b"
(* balance *)

(* ins *)
fun ins :: "nat \<Rightarrow> bool \<Rightarrow> tree \<Rightarrow> tree" where
  "ins k v E = T R E k v E"
| "ins k v (T c l x w r) =
     (if k < x then balance c (ins k v l) x w r else if x < k then balance c l x w (ins k v r) else T c l x v r)"
(* ins *)

definition insert :: "nat \<Rightarrow> bool \<Rightarrow> tree \<Rightarrow> tree" where
  "insert k v t = blacken (ins k v t)"

(* bal_left *)
fun bal_left :: "tree \<Rightarrow> nat \<Rightarrow> bool \<Rightarrow> tree \<Rightarrow> tree option" where
  "bal_left (T R a x v b) y w c = Some (T R (T B a x v b) y w c)"
| "bal_left l x v (T B a y w b) = Some (balance B l x v (T R a y w b))"
| "bal_left l x v (T R (T B a y w b) z u c) = map_option (\<lambda>c'. T R (T B l x v a) y w (balance B b z u c')) (redden c)"
| "bal_left l x v r = None"
(* bal_left *)

(* bal_right *)
fun bal_right :: "tree \<Rightarrow> nat \<Rightarrow> bool \<Rightarrow> tree \<Rightarrow> tree option" where
  "bal_right a x v (T R b y w c) = Some (T R a x v (T B b y w c))"
| "bal_right (T B a x v b) y w r = Some (balance B (T R a x v b) y w r)"
| "bal_right (T R a x v (T B b y w c)) z u r = map_option (\<lambda>a'. T R (balance B a' x v b) y w (T B c z u r)) (redden a)"
| "bal_right l x v r = None"
(* bal_right *)

(* join *)
fun join :: "tree \<Rightarrow> tree \<Rightarrow> tree option" where
  "join E t = Some t"
| "join t E = Some t"
| "join (T R a x v b) (T R c y w d) = (case join b c of
     None \<Rightarrow> None
   | Some (T R b' z u c') \<Rightarrow> Some (T R (T R a x v b') z u (T R c' y w d))
   | Some bc \<Rightarrow> Some (T R a x v (T R bc y w d)))"
| "join (T B a x v b) (T B c y w d) = (case join b c of
     None \<Rightarrow> None
   | Some (T R b' z u c') \<Rightarrow> Some (T R (T B a x v b') z u (T B c' y w d))
   | Some bc \<Rightarrow> bal_left a x v (T B bc y w d))"
| "join a (T R b x v c) = map_option (\<lambda>t. T R t x v c) (join a b)"
| "join (T R a x v b) c = map_option (\<lambda>t. T R a x v t) (join b c)"
(* join *)

(* del *)
fun del :: "nat \<Rightarrow> tree \<Rightarrow> tree option" where
  "del k E = Some E"
| "del k (T c l x v r) = (if k < x then (if black_node l then (case del k l of None \<Rightarrow> None | Some t \<Rightarrow> bal_left t x v r) else map_option (\<lambda>t. T R t x v r) (del k l))
     else if x < k then (if black_node r then (case del k r of None \<Rightarrow> None | Some t \<Rightarrow> bal_right l x v t) else map_option (\<lambda>t. T R l x v t) (del k r))
     else join l r)"
(* del *)

(* delete *)
definition delete :: "nat \<Rightarrow> tree \<Rightarrow> tree option" where
  "delete k t = map_option blacken (del k t)"
(* delete *)

fun without :: "nat \<Rightarrow> (nat \<times> bool) list \<Rightarrow> (nat \<times> bool) list" where
  "without k [] = []"
| "without k ((x, v) # es) = (if x = k then without k es else (x, v) # without k es)"

fun into :: "nat \<Rightarrow> bool \<Rightarrow> (nat \<times> bool) list \<Rightarrow> (nat \<times> bool) list" where
  "into k v [] = [(k, v)]"
| "into k v ((x, w) # es) = (if k \<le> x then (k, v) # (x, w) # es else (x, w) # into k v es)"

lemma InsertValid: "rbt t \<Longrightarrow> rbt (insert k v t)" oops
lemma DeleteValid: "rbt t \<Longrightarrow> (case delete k t of None \<Rightarrow> False | Some u \<Rightarrow> rbt u)" oops
lemma InsertPost: "rbt t \<Longrightarrow> find j (insert k v t) = (if j = k then Some v else find j t)" oops
lemma DeletePost: "rbt t \<Longrightarrow> map_option (find j) (delete k t) = Some (if j = k then None else find j t)" oops
lemma InsertModel: "rbt t \<Longrightarrow> entries (insert k v t) = into k v (without k (entries t))" oops
lemma DeleteModel: "rbt t \<Longrightarrow> map_option entries (delete k t) = Some (without k (entries t))" oops
lemma InsertInsert: "rbt t \<Longrightarrow> entries (insert k v (insert j w t)) =
  entries (if k = j then insert k v t else insert j w (insert k v t))" oops
lemma InsertDelete: "rbt t \<Longrightarrow> map_option (\<lambda>u. entries (insert k v u)) (delete j t) =
  map_option entries (if k = j then Some (insert k v t) else delete j (insert k v t))" oops
lemma DeleteInsert: "rbt t \<Longrightarrow> map_option entries (delete k (insert j w t)) =
  map_option entries (if k = j then delete k t else map_option (insert j w) (delete k t))" oops
lemma DeleteDelete: "rbt t \<Longrightarrow>
  map_option entries (case delete j t of None \<Rightarrow> None | Some u \<Rightarrow> delete k u) =
  map_option entries (case delete k t of None \<Rightarrow> None | Some u \<Rightarrow> delete j u)" oops

end
