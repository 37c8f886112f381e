theory Old_Style imports Main begin
types 'a rel2 = "'a => 'a => bool"
text {* Verbatim {* text *}
lemma "ALL x. EX y. x <= (y::nat)" by blast
lemma "[| A; B |] ==> A & B" by (rule conjI)
lemma "(%x. x) y = y" by simp
lemma "!!x. P x ==> P x" .
lemma "EX! x. x = (a::'a)" by auto
lemma "A Un B = B Un A" "A Int B = B Int A" "x ~: A ==> x : - A" by auto
lemma "(UN x:A. B x) = Union (B ` A)" "(INT x:A. B x) = Inter (B ` A)" by auto
lemma "(@) xs ys = xs @ ys" by simp
lemma "foldl (+) 0 [1,2,3] = (6::nat)" by simp
lemma "{x. x : A | x : B} = A Un B" by auto
lemma "P --> Q --> P" "~ (P & ~ P)" "(P = Q) = (Q = P)" by auto
lemma "(SOME x. x = a) = a" "(THE x. x = a) = a" "(LEAST n. n = (k::nat)) = k" by auto
lemma "f o g o h = f o (g o h)" by (simp add: o_assoc)
lemma "r O s <= UNIV" "r^* O r^* = r^*" "(r^-1)^-1 = r" "r^+ <= r^*" "r^= <= r^*" by auto
lemma "xs ! 0 = hd xs" oops
lemma "(f(x:=y)) x = y" by simp
lemma "[x<-xs. P x] = filter P xs" by simp
lemma "A <= B <-> A Int B = A" by blast
lemma "if b then x else y == (if b then x else y)" by simp
lemma "let x = a; y = x in (x, y) = (a, a)" by simp
lemma "case xs of [] => True | y # ys => xs ~= []" by (cases xs) auto
lemma "(case p of (a, b) => f a b) = f (fst p) (snd p)" by (simp add: split_def)
lemma "m dvd n --> m <= (n::nat) | n = 0" oops
lemma "SUM x:A. f x == setsum f A" oops
lemma "setsum f {} = 0" oops
lemma "(\<forall>x. P x) = (! x. P x)" "(\<exists>x. P x) = (? x. P x)" by auto
end
