theory Twice imports Main begin
fun twice where "twice f x = f (f x)"
lemma "twice Suc n = n + 2" nitpick [expect = none] by simp
end
