theory Patterns imports Main begin

lemma of_a_variable: "rev (rev xs) = xs" (is "?P xs")
proof (induct xs)
  show "?P []" by simp
next
  fix x xs
  assume "?P xs"
  then show "?P (x # xs)" by simp
qed

lemma of_a_variable_and_a_bound_one: "finite S \<Longrightarrow> \<exists>x. x \<in> f ` S \<or> S = {}" (is "_ \<Longrightarrow> \<exists>x. ?P f x")
proof -
  assume "finite S"
  show "\<exists>x. ?P f x" by auto
qed

lemma anything_in_an_instance: "{x} \<subseteq> S \<Longrightarrow> x \<in> S"
  using subsetD [of "{_}" S] by blast

end
