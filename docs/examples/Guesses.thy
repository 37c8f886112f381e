theory Guesses imports Main begin
lemma "rev (xs @ ys) = rev xs @ rev ys" oops
lemma "m1 k = Some v \<Longrightarrow> (m1 ++ m2) k = Some v" oops
lemma "hd (map f xs) = f (hd xs)" oops
lemma "(a::'a::order) \<le> b \<or> b \<le> a" oops
end
