theory RedBlack imports Main begin

datatype colour = Red | Black
datatype rbt = Empty | Branch colour rbt nat rbt

fun keys :: "rbt \<Rightarrow> nat list" where
  "keys Empty = []"
| "keys (Branch c l x r) = keys l @ x # keys r"

fun above :: "nat \<Rightarrow> rbt \<Rightarrow> bool" where
  "above k Empty = True"
| "above k (Branch c l x r) = (k < x \<and> above k l \<and> above k r)"

fun below :: "nat \<Rightarrow> rbt \<Rightarrow> bool" where
  "below k Empty = True"
| "below k (Branch c l x r) = (x < k \<and> below k l \<and> below k r)"

fun ordered :: "rbt \<Rightarrow> bool" where
  "ordered Empty = True"
| "ordered (Branch c l x r) = (below x l \<and> above x r \<and> ordered l \<and> ordered r)"

fun root :: "rbt \<Rightarrow> colour" where
  "root Empty = Black"
| "root (Branch c l x r) = c"

fun quiet :: "rbt \<Rightarrow> bool" where
  "quiet Empty = True"
| "quiet (Branch c l x r) = (quiet l \<and> quiet r \<and> (c = Black \<or> root l = Black \<and> root r = Black))"

fun blacks :: "rbt \<Rightarrow> nat" where
  "blacks Empty = 0"
| "blacks (Branch c l x r) = (if c = Black then Suc (blacks l) else blacks l)"

fun even_blacks :: "rbt \<Rightarrow> bool" where
  "even_blacks Empty = True"
| "even_blacks (Branch c l x r) = (even_blacks l \<and> even_blacks r \<and> blacks l = blacks r)"

definition proper :: "rbt \<Rightarrow> bool" where
  "proper t = (quiet t \<and> even_blacks t \<and> root t = Black \<and> ordered t)"

fun paint :: "colour \<Rightarrow> rbt \<Rightarrow> rbt" where
  "paint c Empty = Empty"
| "paint c (Branch d l x r) = Branch c l x r"

definition settle :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "settle l x r =
    (case l of
       Branch Red (Branch Red a y b) z c \<Rightarrow>
         (if root r = Red then Branch Red (paint Black l) x (paint Black r)
          else Branch Red (Branch Black a y b) z (Branch Black c x r))
     | Branch Red a y (Branch Red b z c) \<Rightarrow>
         (if root r = Red then Branch Red (paint Black l) x (paint Black r)
          else Branch Red (Branch Black a y b) z (Branch Black c x r))
     | _ \<Rightarrow>
       (case r of
          Branch Red (Branch Red b y c) z d \<Rightarrow>
            (if root l = Red then Branch Red (paint Black l) x (paint Black r)
             else Branch Red (Branch Black l x b) y (Branch Black c z d))
        | Branch Red b y (Branch Red c z d) \<Rightarrow>
            (if root l = Red then Branch Red (paint Black l) x (paint Black r)
             else Branch Red (Branch Black l x b) y (Branch Black c z d))
        | _ \<Rightarrow> Branch Black l x r))"

definition short_left :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "short_left l x r =
    (if root l = Red then Branch Red (paint Black l) x r
     else (case r of
             Branch Black b y c \<Rightarrow> settle l x (Branch Red b y c)
           | Branch Red (Branch Black b y c) z d \<Rightarrow>
               Branch Red (Branch Black l x b) y (settle c z (paint Red d))
           | _ \<Rightarrow> Branch Black l x r))"

definition short_right :: "rbt \<Rightarrow> nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "short_right l x r =
    (if root r = Red then Branch Red l x (paint Black r)
     else (case l of
             Branch Black b y c \<Rightarrow> settle (Branch Red b y c) x r
           | Branch Red b y (Branch Black c z d) \<Rightarrow>
               Branch Red (settle (paint Red b) y c) z (Branch Black d x r)
           | _ \<Rightarrow> Branch Black l x r))"

fun first :: "rbt \<Rightarrow> nat" where
  "first Empty = 0"
| "first (Branch c l x r) = (if l = Empty then x else first l)"

fun drop_first :: "rbt \<Rightarrow> rbt" where
  "drop_first Empty = Empty"
| "drop_first (Branch c l x r) =
    (if l = Empty then r
     else if root l = Black then short_left (drop_first l) x r
     else Branch Red (drop_first l) x r)"

definition join :: "rbt \<Rightarrow> rbt \<Rightarrow> rbt" where
  "join l r =
    (if r = Empty then l
     else if root r = Black then short_right l (first r) (drop_first r)
     else Branch Red l (first r) (drop_first r))"

fun del :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "del k Empty = Empty"
| "del k (Branch c l x r) =
    (if k < x then
       (if l \<noteq> Empty \<and> root l = Black then short_left (del k l) x r else Branch Red (del k l) x r)
     else if x < k then
       (if r \<noteq> Empty \<and> root r = Black then short_right l x (del k r) else Branch Red l x (del k r))
     else join l r)"

definition delete :: "nat \<Rightarrow> rbt \<Rightarrow> rbt" where
  "delete k t = paint Black (del k t)"

lemma stays_quiet: "proper t \<Longrightarrow> quiet (delete k t)" oops
lemma stays_even: "proper t \<Longrightarrow> even_blacks (delete k t)" oops
lemma loses_one_key: "proper t \<Longrightarrow> keys (delete k t) = removeAll k (keys t)" oops

end
