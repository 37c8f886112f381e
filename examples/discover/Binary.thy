theory Binary imports Main begin

text \<open>Binary numbers, the lowest digit first.\<close>

fun number :: "bool list \<Rightarrow> nat" where
  "number [] = 0"
| "number (b # bs) = (if b then Suc (number bs + number bs) else number bs + number bs)"

fun increment :: "bool list \<Rightarrow> bool list" where
  "increment [] = [True]"
| "increment (False # bs) = True # bs"
| "increment (True # bs) = False # increment bs"

fun sum :: "bool list \<Rightarrow> bool list \<Rightarrow> bool list" where
  "sum [] cs = cs"
| "sum bs [] = bs"
| "sum (False # bs) (c # cs) = c # sum bs cs"
| "sum (True # bs) (False # cs) = True # sum bs cs"
| "sum (True # bs) (True # cs) = False # increment (sum bs cs)"

end
