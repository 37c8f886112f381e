section \<open>Characters and strings\<close>

theory String
  imports Map
begin

datatype (plugins del: size) char = Char bool bool bool bool bool bool bool bool

primrec digit0 :: "char \<Rightarrow> bool"
  where "digit0 (Char b0 b1 b2 b3 b4 b5 b6 b7) = b0"

primrec digit1 :: "char \<Rightarrow> bool"
  where "digit1 (Char b0 b1 b2 b3 b4 b5 b6 b7) = b1"

primrec digit2 :: "char \<Rightarrow> bool"
  where "digit2 (Char b0 b1 b2 b3 b4 b5 b6 b7) = b2"

primrec digit3 :: "char \<Rightarrow> bool"
  where "digit3 (Char b0 b1 b2 b3 b4 b5 b6 b7) = b3"

primrec digit4 :: "char \<Rightarrow> bool"
  where "digit4 (Char b0 b1 b2 b3 b4 b5 b6 b7) = b4"

primrec digit5 :: "char \<Rightarrow> bool"
  where "digit5 (Char b0 b1 b2 b3 b4 b5 b6 b7) = b5"

primrec digit6 :: "char \<Rightarrow> bool"
  where "digit6 (Char b0 b1 b2 b3 b4 b5 b6 b7) = b6"

primrec digit7 :: "char \<Rightarrow> bool"
  where "digit7 (Char b0 b1 b2 b3 b4 b5 b6 b7) = b7"

type_synonym string = "char list"

primrec of_char :: "char \<Rightarrow> 'a::semiring_1"
  where "of_char (Char b0 b1 b2 b3 b4 b5 b6 b7) =
    of_bool b0 + 2 * (of_bool b1 + 2 * (of_bool b2 + 2 * (of_bool b3 +
    2 * (of_bool b4 + 2 * (of_bool b5 + 2 * (of_bool b6 + 2 * of_bool b7))))))"

definition char_of :: "'a::semiring_parity \<Rightarrow> char"
  where "char_of n = Char (odd n) (odd (n div 2)) (odd (n div 4)) (odd (n div 8))
    (odd (n div 16)) (odd (n div 32)) (odd (n div 64)) (odd (n div 128))"

lemma char_of_of_char [simp]: "char_of (of_char c :: nat) = c"
proof (cases c)
  case (Char b0 b1 b2 b3 b4 b5 b6 b7)
  have o: "odd (of_bool b + 2 * m) = b" for b and m :: nat by (cases b) simp_all
  have d: "(of_bool b + 2 * m) div 2 = m" for b and m :: nat
  proof (cases b)
    case True
    have "(1 + 2 * m) div 2 = m" by arith
    then show ?thesis using True by simp
  next
    case False
    then show ?thesis by simp
  qed
  define N7 where "N7 = (of_bool b7 :: nat)"
  define N6 where "N6 = of_bool b6 + 2 * N7"
  define N5 where "N5 = of_bool b5 + 2 * N6"
  define N4 where "N4 = of_bool b4 + 2 * N5"
  define N3 where "N3 = of_bool b3 + 2 * N4"
  define N2 where "N2 = of_bool b2 + 2 * N3"
  define N1 where "N1 = of_bool b1 + 2 * N2"
  define N0 where "N0 = of_bool b0 + 2 * N1"
  have o0: "odd N0 = b0" unfolding N0_def by (rule o)
  have o1: "odd N1 = b1" unfolding N1_def by (rule o)
  have o2: "odd N2 = b2" unfolding N2_def by (rule o)
  have o3: "odd N3 = b3" unfolding N3_def by (rule o)
  have o4: "odd N4 = b4" unfolding N4_def by (rule o)
  have o5: "odd N5 = b5" unfolding N5_def by (rule o)
  have o6: "odd N6 = b6" unfolding N6_def by (rule o)
  have o7: "odd N7 = b7" unfolding N7_def by (cases b7) simp_all
  have q1: "N0 div 2 = N1" unfolding N0_def by (rule d)
  have q2: "N0 div 4 = N2" using div_mult2_eq [of N0 2 2] by (simp add: q1 N1_def d)
  have q3: "N0 div 8 = N3" using div_mult2_eq [of N0 4 2] by (simp add: q2 N2_def d)
  have q4: "N0 div 16 = N4" using div_mult2_eq [of N0 8 2] by (simp add: q3 N3_def d)
  have q5: "N0 div 32 = N5" using div_mult2_eq [of N0 16 2] by (simp add: q4 N4_def d)
  have q6: "N0 div 64 = N6" using div_mult2_eq [of N0 32 2] by (simp add: q5 N5_def d)
  have q7: "N0 div 128 = N7" using div_mult2_eq [of N0 64 2] by (simp add: q6 N6_def d)
  have "(of_char c :: nat) = N0"
    unfolding Char of_char.simps N0_def N1_def N2_def N3_def N4_def N5_def N6_def N7_def by (rule refl)
  then show ?thesis unfolding Char char_of_def by (simp only: q1 q2 q3 q4 q5 q6 q7 o0 o1 o2 o3 o4 o5 o6 o7)
qed

lemma of_char_of [simp]: "of_char (char_of (n::nat)) = n mod 256"
proof -
  have b: "of_bool (odd m) = m mod 2" for m :: nat
  proof (cases "odd m")
    case True
    then have "m mod 2 = 1" by (metis odd_iff_mod_2_eq_one)
    then show ?thesis using True by simp
  next
    case False
    then have "m mod 2 = 0" by (metis even_iff_mod_2_eq_zero)
    then show ?thesis using False by simp
  qed
  have s: "m mod (2 * k) = of_bool (odd m) + 2 * (m div 2 mod k)" for m k :: nat
    unfolding mod_mult2_eq b by (rule add_commute)
  have r: "n div k mod j' = of_bool (odd (n div k)) + 2 * (n div k' mod j)" if "k * 2 = k'" and "2 * j = j'" for k k' j j' :: nat
    using that s by (metis div_mult2_eq)
  have "n mod (2 * 128) = of_bool (odd n) + 2 * (n div 2 mod 128)" by (rule s)
  then have r0: "n mod 256 = of_bool (odd n) + 2 * (n div 2 mod 128)" by simp
  have r1: "n div 2 mod 128 = of_bool (odd (n div 2)) + 2 * (n div 4 mod 64)" by (rule r) simp_all
  have r2: "n div 4 mod 64 = of_bool (odd (n div 4)) + 2 * (n div 8 mod 32)" by (rule r) simp_all
  have r3: "n div 8 mod 32 = of_bool (odd (n div 8)) + 2 * (n div 16 mod 16)" by (rule r) simp_all
  have r4: "n div 16 mod 16 = of_bool (odd (n div 16)) + 2 * (n div 32 mod 8)" by (rule r) simp_all
  have r5: "n div 32 mod 8 = of_bool (odd (n div 32)) + 2 * (n div 64 mod 4)" by (rule r) simp_all
  have r6: "n div 64 mod 4 = of_bool (odd (n div 64)) + 2 * (n div 128 mod 2)" by (rule r) simp_all
  have r7: "n div 128 mod 2 = of_bool (odd (n div 128))" by (metis b)
  show ?thesis unfolding char_of_def of_char.simps r0 r1 r2 r3 r4 r5 r6 r7 by (rule refl)
qed

instance char :: finite
proof
  define f where "f = (\<lambda>(b0, b1, b2, b3, b4, b5, b6, b7). Char b0 b1 b2 b3 b4 b5 b6 b7)"
  have "c \<in> f ` UNIV" for c
  proof (cases c)
    case (Char b0 b1 b2 b3 b4 b5 b6 b7)
    then have "c = f (b0, b1, b2, b3, b4, b5, b6, b7)" by (simp add: f_def)
    then show ?thesis by (metis UNIV_I imageI)
  qed
  then have s: "UNIV \<subseteq> f ` UNIV" by blast
  show "finite (UNIV :: char set)" by (rule finite_surj [OF finite s])
qed

instantiation char :: size
begin

definition size_char :: "char \<Rightarrow> nat"
  where "size_char c = 0"

instance ..

end

subsection \<open>Strings as a type of their own\<close>

text \<open>The characters of a literal are those of ASCII.\<close>

typedef literal = "{cs. \<forall>c\<in>set cs. \<not> digit7 c}"
  morphisms explode Abs_literal
  by (rule exI [of _ "[]"]) simp

definition ascii_of :: "char \<Rightarrow> char"
  where "ascii_of c = Char (digit0 c) (digit1 c) (digit2 c) (digit3 c) (digit4 c) (digit5 c) (digit6 c) False"

definition implode :: "string \<Rightarrow> literal"
  where "implode cs = Abs_literal (map ascii_of cs)"

definition Literal :: "bool \<Rightarrow> bool \<Rightarrow> bool \<Rightarrow> bool \<Rightarrow> bool \<Rightarrow> bool \<Rightarrow> bool \<Rightarrow> literal \<Rightarrow> literal"
  where "Literal b0 b1 b2 b3 b4 b5 b6 s = Abs_literal (Char b0 b1 b2 b3 b4 b5 b6 False # explode s)"

instantiation literal :: zero
begin

definition zero_literal :: literal
  where "zero_literal = Abs_literal []"

instance ..

end

instantiation literal :: monoid_add
begin

definition plus_literal :: "literal \<Rightarrow> literal \<Rightarrow> literal"
  where "plus_literal s t = Abs_literal (explode s @ explode t)"

instance
proof
  fix a b c :: literal
  have e: "explode (Abs_literal (explode s @ explode t)) = explode s @ explode t" for s t
  proof (rule Abs_literal_inverse)
    show "\<forall>c\<in>set (explode s @ explode t). \<not> digit7 c"
      using explode [of s] explode [of t] by auto
  qed
  have z: "explode (Abs_literal []) = []" by (rule Abs_literal_inverse) simp
  show "a + b + c = a + (b + c)" by (simp add: plus_literal_def e)
  show "0 + a = a" by (simp add: plus_literal_def zero_literal_def z explode_inverse)
  show "a + 0 = a" by (simp add: plus_literal_def zero_literal_def z explode_inverse)
qed

end

instantiation literal :: size
begin

definition size_literal :: "literal \<Rightarrow> nat"
  where "size_literal s = length (explode s)"

instance ..

end

definition abort :: "literal \<Rightarrow> (unit \<Rightarrow> 'a) \<Rightarrow> 'a"
  where "abort m f = f ()"

hide_const (open) digit0 digit1 digit2 digit3 digit4 digit5 digit6 digit7 explode implode ascii_of Literal abort

end
