theory Relations
  imports Main
begin

text \<open>Types and constants about which nothing is known cannot be run, but finite models of them can be drawn.\<close>

typedecl person

consts
  loves :: "person \<Rightarrow> person \<Rightarrow> bool"
  mother :: "person \<Rightarrow> person"

lemma somebody_is_loved_by_all: "\<forall>x. \<exists>y. loves x y \<Longrightarrow> \<exists>y. \<forall>x. loves x y"
  oops

lemma all_love_somebody: "\<exists>y. \<forall>x. loves x y \<Longrightarrow> \<forall>x. \<exists>y. loves x y"
  by blast

lemma mothers_are_loved: "\<forall>x. loves x (mother x) \<Longrightarrow> \<forall>x. loves (mother x) x"
  oops

text \<open>A relation that is symmetric and transitive need not be reflexive.\<close>

lemma symmetric_and_transitive_is_reflexive:
  "(\<forall>x y. r x y \<longrightarrow> r y x) \<Longrightarrow> (\<forall>x y z. r x y \<longrightarrow> r y z \<longrightarrow> r x z) \<Longrightarrow> r a a"
  oops

text \<open>In every inn there is a guest of whom it is true that if he drinks, everybody drinks.\<close>

lemma drinker: "\<exists>x. drinks x \<longrightarrow> (\<forall>y. drinks y)"
  oops

end
