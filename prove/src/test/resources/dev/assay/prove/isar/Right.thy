theory Right
  imports Main
begin

datatype 'a bush = Leaf | Node "'a bush" 'a "'a bush"

fun swap :: "'a bush \<Rightarrow> 'a bush"
  where
    "swap Leaf = Leaf"
  | "swap (Node l x r) = Node (swap r) x (swap l)"

fun turn :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    "turn [] ys = ys"
  | "turn (x # xs) ys = turn xs (x # ys)"

inductive paired :: "nat \<Rightarrow> bool"
  where
    none: "paired 0"
  | more: "paired n \<Longrightarrow> paired (Suc (Suc n))"

lemma one_line: "swap (swap t) = t"
  by (induct t) auto

lemma cases_by_name: "swap (swap t) = t"
proof (induct t)
  case Leaf
  show ?case by simp
next
  case (Node l x r)
  then show ?case by simp
qed

lemma calculation: "rev (xs @ ys) = rev ys @ rev xs"
proof (induct xs)
  case Nil
  then show ?case by simp
next
  case (Cons a as)
  have "rev ((a # as) @ ys) = rev (as @ ys) @ [a]" by simp
  also have "... = (rev ys @ rev as) @ [a]" using Cons by simp
  also have "\<dots> = rev ys @ rev (a # as)" by simp
  finally show ?case .
qed

lemma named_assumptions:
  assumes "P x" and imp: "\<And>y. P y \<Longrightarrow> Q y"
  shows "Q x"
proof -
  from assms(1) have "Q x" by (rule imp)
  then show ?thesis .
qed

lemma obtained: assumes "\<exists>x. P x" shows "\<exists>y. P y \<or> Q y"
proof -
  obtain x where "P x" using assms by auto
  then have "P x \<or> Q x" by simp
  then show ?thesis by blast
qed

lemma nested: "P \<and> Q \<longrightarrow> Q \<and> P"
proof
  assume both: "P \<and> Q"
  show "Q \<and> P"
  proof
    from both show Q by simp
    from both show P ..
  qed
qed

lemma by_cases: "xs \<noteq> [] \<Longrightarrow> \<exists>y ys. xs = y # ys"
  by (cases xs) auto

lemma rule_induction: "paired m \<Longrightarrow> paired n \<Longrightarrow> paired (m + n)"
proof (induct rule: paired.induct)
  case none
  then show ?case by simp
next
  case (more k)
  then show ?case by (simp add: paired.more)
qed

lemma arbitrary: "turn xs ys = rev xs @ ys"
  by (induct xs arbitrary: ys) auto

lemma recursion_induction: "turn xs ys = rev xs @ ys"
  by (induct xs ys rule: turn.induct) auto

lemma instance_of_hypothesis: "turn xs ys = rev xs @ ys"
proof (induction xs arbitrary: ys)
  case Nil
  thus ?case by simp
next
  case (Cons z zs)
  from Cons.IH [of "z # ys"] show ?case by simp
qed

lemma blocks_and_unfolding: fixes x :: nat assumes "x = 3" shows "f x = f 3"
proof -
  have known: "x = 3" by (fact assms)
  {
    fix y
    assume "y = x"
    then have "f y = f x" by simp
  }
  note this
  show ?thesis unfolding known by (rule refl)
qed

lemma gathered: assumes "a < b" and "b < (c::nat)" shows "a < c \<and> a \<noteq> c"
proof -
  have "a < c" using assms by arith
  moreover have "a \<noteq> c" using assms by arith
  ultimately show ?thesis by simp
qed

lemma script: "(\<forall>x. P x \<longrightarrow> Q x) \<Longrightarrow> \<exists>x. P x \<Longrightarrow> \<exists>x. Q x"
  apply (erule exE)
  apply blast
  done

end
