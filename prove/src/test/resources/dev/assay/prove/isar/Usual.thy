(* What people write every day. *)

theory Usual imports Main begin

lemma "x = x" by (rule refl)
lemma "(1::nat) = 1" by (rule refl)
lemma "f x = f x" by (rule HOL.refl)
lemma "P \<Longrightarrow> Q \<Longrightarrow> P \<and> Q" by (rule conjI)
lemma "A \<subseteq> A" by (rule subset_refl)

locale unital =
  fixes mult (infixl "\<cdot>" 70) and one ("\<one>")
  assumes assoc: "(x \<cdot> y) \<cdot> z = x \<cdot> (y \<cdot> z)"
    and left_one [simp]: "\<one> \<cdot> x = x" and right_one [simp]: "x \<cdot> \<one> = x"
begin
lemma a: "\<one> \<cdot> x = x" by simp
lemma b: "\<one> \<cdot> (x \<cdot> \<one>) = x" by auto
lemma b': "\<one> \<cdot> x = x" by (rule left_one)
end
locale invertible = unital + fixes inv assumes left_inv: "inv x \<cdot> x = \<one>"
begin
lemma c: "\<one> \<cdot> x = x" by simp
lemma d: "y = (inv x \<cdot> x) \<cdot> y" by (simp add: left_inv)
lemma e: "x = \<one> \<cdot> x" by simp
end
lemma ob:
  fixes n :: nat
  assumes "\<exists>k. n = 2 * k" and "n > 0"
  obtains k where "n = 2 * k" and "k > 0"
proof -
  from assms(1) obtain k where k: "n = 2 * k" by blast
  have "k > 0" using k \<open>n > 0\<close> by simp
  with k show thesis by (rule that)
qed
lemma ob2:
  fixes n :: nat
  assumes "\<exists>k. n = 2 * k" and "n > 0"
  obtains k where "n = 2 * k" and "k > 0"
proof -
  from assms(1) obtain k where k: "n = 2 * k" by blast
  have "k > 0" using k \<open>n > 0\<close> by simp
  show thesis using k \<open>k > 0\<close> by (rule that)
qed
lemma ob3:
  fixes n :: nat
  assumes "\<exists>k. n = 2 * k" and "n > 0"
  obtains k where "n = 2 * k" and "k > 0"
  using assms by auto

lemma o1: obtains k where "k = (1::nat)"
proof -
  show thesis by (rule that [of 1]) (rule refl)
qed
lemma o2: obtains k where "k = (1::nat)"
proof -
  have "(1::nat) = 1" by (rule refl)
  from that [OF this] show thesis .
qed
lemma o3: obtains k where "k = (1::nat)"
  by (rule that [of 1]) (rule refl)
lemma o4: assumes that: "\<And>k. k = (1::nat) \<Longrightarrow> thesis" shows thesis
  by (rule that [of 1]) (rule refl)
lemma o5: obtains k where "k = (1::nat)"
  by auto

lemma "x = y \<Longrightarrow> y = (x::nat)"
proof -
  assume a: "x = y"
  show ?thesis using a by simp
qed
lemma "\<lbrakk>x = y; y = z\<rbrakk> \<Longrightarrow> z = (x::nat)"
proof -
  assume "x = y" and "y = z"
  then show ?thesis by simp
qed
lemma "\<And>x. P x \<Longrightarrow> Q \<Longrightarrow> \<exists>y. P y"
proof -
  fix x assume "P x"
  then show ?thesis by blast
qed
lemma "A \<longrightarrow> A"
proof -
  show ?thesis by simp
qed
lemma "x = y \<Longrightarrow> P x \<longrightarrow> P (y::nat)"
proof -
  assume "x = y"
  then show ?thesis by simp
qed
lemma "A \<Longrightarrow> B \<Longrightarrow> A \<and> B"
proof
  assume A B
  show A by fact
next
  assume A B
  show B by fact
qed
lemma "\<exists>x. x > (3::nat)"
proof
  show "4 > (3::nat)" by simp
qed
lemma fixes n :: nat shows "n \<le> n * n"
proof (cases n)
  case 0
  then show ?thesis by simp
next
  case (Suc m)
  then show ?thesis by simp
qed
lemma "sum f {..n::nat} = sum f {..n}" ..
lemma "(\<Sum>i\<le>n. 2 * i) = n * (n + 1)" for n :: nat
proof (induct n)
  case 0
  show ?case by simp
next
  case (Suc n)
  then show ?case by simp
qed
lemma "finite A \<Longrightarrow> card A = 0 \<Longrightarrow> A = {}"
  by (metis card_0_eq)
lemma "inj f \<Longrightarrow> f ` A = f ` B \<Longrightarrow> A = B"
  by (simp add: inj_image_eq_iff)
lemma "\<not> (\<exists>x. \<forall>y. R x y \<longleftrightarrow> \<not> R y y)" by blast
lemma "distinct xs \<Longrightarrow> distinct (rev xs)" by simp
lemma "rev (concat xss) = concat (map rev (rev xss))" by (induct xss) auto

record ('s, 'a) dfa =
  start :: 's
  delta :: "'s \<Rightarrow> 'a \<Rightarrow> 's"
  accept :: "'s set"
record point = x :: nat y :: nat
record cpoint = point + col :: bool
lemma "accept (A\<lparr>accept := X\<rparr>) = X" by simp
lemma "start (A\<lparr>accept := X\<rparr>) = start A" by simp
lemma "x (p\<lparr>x := 3\<rparr>) = 3" by simp
lemma "point.y (p\<lparr>x := 3\<rparr>) = point.y p" by simp
lemma "x \<lparr>x = 1, y = 2\<rparr> = 1" by simp
lemma "p\<lparr>x := 1, x := 2\<rparr> = p\<lparr>x := 2\<rparr>" by simp
lemma "p\<lparr>x := 1\<rparr> = (q::point) \<Longrightarrow> x q = 1" by auto
lemma "\<lparr>x = 1, y = 2\<rparr> = \<lparr>x = a, y = b\<rparr> \<longleftrightarrow> a = 1 \<and> b = 2" by auto
lemma "col (c\<lparr>x := 1\<rparr>) = col c" by simp
lemma "(if b then Suc n else n) \<le> Suc n" by (simp split: if_splits)
lemma "(case m of None \<Rightarrow> 0 | Some k \<Rightarrow> k) = (0::nat) \<Longrightarrow> m = None \<or> m = Some 0" by (simp split: option.splits)
lemma "(case m of None \<Rightarrow> 0 | Some k \<Rightarrow> k) = (0::nat) \<Longrightarrow> m = None \<or> m = Some 0" by (auto split: option.split_asm)
lemma "(case xs of [] \<Rightarrow> True | z # zs \<Rightarrow> length zs < length xs)" by (simp split: list.split)

inductive ev :: "nat \<Rightarrow> bool" where
  zero [simp, intro!]: "ev 0" |
  step [intro]: "ev n \<Longrightarrow> ev (Suc (Suc n))"
lemma "ev 0" by simp
lemma "ev (Suc (Suc 0))" by auto
lemma "ev (Suc (Suc 0))" by (rule ev.step, rule ev.zero)
lemma "ev 0" by (rule zero)

lemma "finite ({}::nat set)" by simp
lemma "a \<notin> {}" by simp
lemma "finite {a, b}" by simp
lemma "card {a} = 1" by simp
lemma "sum f {a} = f a" by (simp add: sum_insert)
lemma "sum f {a} = f a + sum f {}" by (rule sum_insert) auto
lemma "sum f {a} = (f a :: nat)" by simp
lemma "prod f {a} = (f a :: nat)" by simp
lemma "sum f {a, b} = (f a + f b :: nat)" if "a \<noteq> b" using that by simp

lemma "sum f {a} = f a" by simp
lemma "sum (\<lambda>i. 2 * i) {0::nat} = (0::nat)" by simp
lemma "sum f {..0::nat} = f 0" by simp
lemma "(\<Sum>i\<le>n. 2 * i) = n * (n + 1)" for n :: nat
  by (induct n) auto
lemma "(\<Sum>i<Suc n. f i) = f n + (\<Sum>i<n. f i)" for f :: "nat \<Rightarrow> nat" by simp

lemma consider_named:
  fixes n :: nat
  shows "n = 0 ∨ n ≥ 1"
proof -
  consider (zero) "n = 0" | (more) m where "n = Suc m"
    by (cases n) auto
  then show ?thesis
  proof cases
    case zero
    then show ?thesis by simp
  next
    case (more m)
    then show ?thesis by simp
  qed
qed

lemma consider_by_numbers:
  fixes P Q R :: bool
  assumes "P ∨ Q" and "P ⟶ R" and "Q ⟶ R"
  shows R
proof -
  consider P | Q using assms(1) by blast
  then show R
  proof cases
    case 1
    then show ?thesis using assms(2) by blast
  next
    case 2
    then show ?thesis using assms(3) by blast
  qed
qed

lemma consider_at_once:
  fixes x :: int
  shows "abs x ≥ x"
proof -
  consider "x ≥ 0" | "x < 0" by linarith
  thus ?thesis by cases auto
qed

lemma
  assumes zero: "f (0::nat) = (0::nat)" and step: "\<And>n. f (Suc n) = f n"
  shows "f n = 0"
  by (induct n) (use zero step in auto)

lemma
  fixes x y :: nat
  assumes "x < y"
  shows "x \<noteq> y"
  by (use assms in simp)

end
