theory TwoThree imports Main begin

datatype tt = Nil | Two tt nat tt | Three tt nat tt nat tt

fun keys :: "tt \<Rightarrow> nat list" where
  "keys Nil = []"
| "keys (Two l x r) = keys l @ x # keys r"
| "keys (Three l x m y r) = keys l @ x # keys m @ y # keys r"

fun high :: "tt \<Rightarrow> nat" where
  "high Nil = 0"
| "high (Two l x r) = Suc (high l)"
| "high (Three l x m y r) = Suc (high l)"

fun level :: "tt \<Rightarrow> bool" where
  "level Nil = True"
| "level (Two l x r) = (level l \<and> level r \<and> high l = high r)"
| "level (Three l x m y r) = (level l \<and> level m \<and> level r \<and> high l = high m \<and> high m = high r)"

fun above :: "nat \<Rightarrow> tt \<Rightarrow> bool" where
  "above k Nil = True"
| "above k (Two l x r) = (k < x \<and> above k l \<and> above k r)"
| "above k (Three l x m y r) = (k < x \<and> k < y \<and> above k l \<and> above k m \<and> above k r)"

fun below :: "nat \<Rightarrow> tt \<Rightarrow> bool" where
  "below k Nil = True"
| "below k (Two l x r) = (x < k \<and> below k l \<and> below k r)"
| "below k (Three l x m y r) = (x < k \<and> y < k \<and> below k l \<and> below k m \<and> below k r)"

fun ordered :: "tt \<Rightarrow> bool" where
  "ordered Nil = True"
| "ordered (Two l x r) = (below x l \<and> above x r \<and> ordered l \<and> ordered r)"
| "ordered (Three l x m y r) = (x < y \<and> below x l \<and> above x m \<and> below y m \<and> above y r \<and>
    ordered l \<and> ordered m \<and> ordered r)"

datatype result = Same tt | Lower tt

fun tree :: "result \<Rightarrow> tt" where
  "tree (Same t) = t"
| "tree (Lower t) = t"

fun two_left :: "result \<Rightarrow> nat \<Rightarrow> tt \<Rightarrow> result" where
  "two_left (Same l) x r = Same (Two l x r)"
| "two_left (Lower l) x Nil = Lower l"
| "two_left (Lower l) x (Two a y b) = Lower (Three l x a y b)"
| "two_left (Lower l) x (Three a y b z c) = Same (Two (Two l x a) y (Two b z c))"

fun two_right :: "tt \<Rightarrow> nat \<Rightarrow> result \<Rightarrow> result" where
  "two_right l x (Same r) = Same (Two l x r)"
| "two_right Nil x (Lower r) = Lower r"
| "two_right (Two a y b) x (Lower r) = Lower (Three a y b x r)"
| "two_right (Three a y b z c) x (Lower r) = Same (Two (Two a y b) z (Two c x r))"

fun three_left :: "result \<Rightarrow> nat \<Rightarrow> tt \<Rightarrow> nat \<Rightarrow> tt \<Rightarrow> result" where
  "three_left (Same l) x m y r = Same (Three l x m y r)"
| "three_left (Lower l) x m y r = (case two_left (Lower l) x m of
     Same t \<Rightarrow> (case t of Two p u q \<Rightarrow> Same (Three p u q y r) | _ \<Rightarrow> Same t)
   | Lower t \<Rightarrow> Same (Two t y r))"

fun three_middle :: "tt \<Rightarrow> nat \<Rightarrow> result \<Rightarrow> nat \<Rightarrow> tt \<Rightarrow> result" where
  "three_middle l x (Same m) y r = Same (Three l x m y r)"
| "three_middle l x (Lower m) y r = (case two_left (Lower m) y r of
     Same t \<Rightarrow> (case t of Two p u q \<Rightarrow> Same (Three l x p u q) | _ \<Rightarrow> Same t)
   | Lower t \<Rightarrow> Same (Two l x t))"

fun three_right :: "tt \<Rightarrow> nat \<Rightarrow> tt \<Rightarrow> nat \<Rightarrow> result \<Rightarrow> result" where
  "three_right l x m y (Same r) = Same (Three l x m y r)"
| "three_right l x m y (Lower r) = (case two_right m y (Lower r) of
     Same t \<Rightarrow> (case t of Two p u q \<Rightarrow> Same (Three l x p u q) | _ \<Rightarrow> Same t)
   | Lower t \<Rightarrow> Same (Two l x t))"

fun first :: "tt \<Rightarrow> nat" where
  "first Nil = 0"
| "first (Two l x r) = (if l = Nil then x else first l)"
| "first (Three l x m y r) = (if l = Nil then x else first l)"

fun drop_first :: "tt \<Rightarrow> result" where
  "drop_first Nil = Same Nil"
| "drop_first (Two l x r) = (if l = Nil then Lower r else two_left (drop_first l) x r)"
| "drop_first (Three l x m y r) = (if l = Nil then Same (Two m y r) else three_left (drop_first l) x m y r)"

fun del :: "nat \<Rightarrow> tt \<Rightarrow> result" where
  "del k Nil = Same Nil"
| "del k (Two l x r) =
    (if k < x then two_left (del k l) x r
     else if k = x then (if r = Nil then Lower l else two_right l (first r) (drop_first r))
     else two_right l x (del k r))"
| "del k (Three l x m y r) =
    (if k < x then three_left (del k l) x m y r
     else if k = x then (if m = Nil then Same (Two l y r) else three_middle l (first m) (drop_first m) y r)
     else if k < y then three_middle l x (del k m) y r
     else if k = y then (if r = Nil then Same (Two l x m) else three_right l x m (first r) (drop_first r))
     else three_right l x m y (del k r))"

definition delete :: "nat \<Rightarrow> tt \<Rightarrow> tt" where
  "delete k t = tree (del k t)"

lemma stays_level: "level t \<Longrightarrow> level (delete k t)" oops
lemma loses_one_key: "level t \<Longrightarrow> ordered t \<Longrightarrow> keys (delete k t) = removeAll k (keys t)" oops

end
