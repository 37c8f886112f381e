theory Numbers imports Main begin

text \<open>Numbers are compared whatever their signs are.\<close>

lemma "(3::int) \<noteq> - 3" "(- 3::int) \<noteq> 3" "(1::int) \<noteq> - 4" "(- 1::int) \<noteq> 1" by simp_all

lemma "- 4 < (3::int)" "\<not> 3 \<le> - (3::int)" "- 1 \<le> (0::int)" "- 5 < - (1::int)" by simp_all

lemma "(3::'a::linordered_idom) \<noteq> - 3" "(1::'a::linordered_idom) \<noteq> - 1" by simp_all

lemma "max 3 (- 5::int) = 3" "min 3 (- 5::int) = - 5" "max 0 (7::nat) = 7" by simp_all

lemma "\<bar>- 3\<bar> + 1 = (4::int)" "sgn (- 3::int) = - 1" "(- 7::int) mod 2 = 1" by simp_all

lemma "3 \<in> {x::int. x > - 4}" by simp

lemma "distinct [1, - 1, 3, - 3::int]" by simp

text \<open>Arithmetic does the same with unknowns.\<close>

lemma "x + 3 \<noteq> x - (3::int)" by simp

lemma "x > 3 \<Longrightarrow> x \<noteq> (- 2::int)" by arith

lemma "\<bar>x\<bar> < 3 \<Longrightarrow> x > (- 4::int)" by arith

text \<open>Numerals count down.\<close>

lemma "take 3 [a, b, c, d] = [a, b, c]" "drop 2 [a, b, c, d] = [c, d]" "[a, b, c] ! 2 = c" by simp_all

lemma "Suc n = 3 \<longleftrightarrow> n = 2" "(x::nat) ^ 3 = x * x * x" by (simp_all add: numeral_eq_Suc)

end
