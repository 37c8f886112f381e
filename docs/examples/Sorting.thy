theory Sorting imports Main begin

fun insort :: "nat \<Rightarrow> nat list \<Rightarrow> nat list" where
  "insort x [] = [x]"
| "insort x (y # ys) = (if x \<le> y then x # y # ys else y # insort x ys)"

fun isort :: "nat list \<Rightarrow> nat list" where
  "isort [] = []"
| "isort (x # xs) = insort x (isort xs)"

fun ordered :: "nat list \<Rightarrow> bool" where
  "ordered [] \<longleftrightarrow> True"
| "ordered [x] \<longleftrightarrow> True"
| "ordered (x # y # ys) \<longleftrightarrow> x \<le> y \<and> ordered (y # ys)"

end
