theory Intervals imports Main begin

datatype interval = Interval nat nat

fun hull :: "interval \<Rightarrow> interval \<Rightarrow> interval" where
  "hull (Interval a b) (Interval c d) = Interval (min a c) (max b d)"

fun meet :: "interval \<Rightarrow> interval \<Rightarrow> interval" where
  "meet (Interval a b) (Interval c d) = Interval (max a c) (min b d)"

fun shift :: "nat \<Rightarrow> interval \<Rightarrow> interval" where
  "shift n (Interval a b) = Interval (a + n) (b + n)"

fun contains :: "interval \<Rightarrow> nat \<Rightarrow> bool" where
  "contains (Interval a b) n = (a \<le> n \<and> n \<le> b)"

end
