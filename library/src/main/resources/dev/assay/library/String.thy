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
  by (cases c) (simp add: char_of_def)

lemma of_char_of [simp]: "of_char (char_of (n::nat)) = n mod 256"
  by (simp add: char_of_def)

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
