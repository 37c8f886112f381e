section \<open>Numbers of the target language\<close>

theory Code_Numeral
  imports Enum
begin

typedef integer = "UNIV :: int set"
  morphisms int_of_integer integer_of_int
  by simp

typedef natural = "UNIV :: nat set"
  morphisms nat_of_natural natural_of_nat
  by simp

lemma int_of_integer_of_int [simp]: "int_of_integer (integer_of_int k) = k"
  by (simp add: integer_of_int_inverse)

lemma integer_of_int_of_integer [simp]: "integer_of_int (int_of_integer k) = k"
  by (simp add: int_of_integer_inverse)

lemma nat_of_natural_of_nat [simp]: "nat_of_natural (natural_of_nat n) = n"
  by (simp add: natural_of_nat_inverse)

lemma natural_of_nat_of_natural [simp]: "natural_of_nat (nat_of_natural n) = n"
  by (simp add: nat_of_natural_inverse)

instantiation integer :: "{zero, one, plus, minus, uminus, times, divide, modulo, ord, abs, sgn}"
begin

definition zero_integer :: integer
  where "zero_integer = integer_of_int 0"

definition one_integer :: integer
  where "one_integer = integer_of_int 1"

definition plus_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "plus_integer k l = integer_of_int (int_of_integer k + int_of_integer l)"

definition minus_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "minus_integer k l = integer_of_int (int_of_integer k - int_of_integer l)"

definition uminus_integer :: "integer \<Rightarrow> integer"
  where "uminus_integer k = integer_of_int (- int_of_integer k)"

definition times_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "times_integer k l = integer_of_int (int_of_integer k * int_of_integer l)"

definition divide_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "divide_integer k l = integer_of_int (int_of_integer k div int_of_integer l)"

definition modulo_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "modulo_integer k l = integer_of_int (int_of_integer k mod int_of_integer l)"

definition less_eq_integer :: "integer \<Rightarrow> integer \<Rightarrow> bool"
  where "less_eq_integer k l = (int_of_integer k \<le> int_of_integer l)"

definition less_integer :: "integer \<Rightarrow> integer \<Rightarrow> bool"
  where "less_integer k l = (int_of_integer k < int_of_integer l)"

definition abs_integer :: "integer \<Rightarrow> integer"
  where "abs_integer k = integer_of_int \<bar>int_of_integer k\<bar>"

definition sgn_integer :: "integer \<Rightarrow> integer"
  where "sgn_integer k = integer_of_int (sgn (int_of_integer k))"

instance ..

end

instance integer :: linordered_idom
  by standard (auto simp: int_of_integer_inject [symmetric] zero_integer_def one_integer_def plus_integer_def
    minus_integer_def uminus_integer_def times_integer_def less_eq_integer_def less_integer_def abs_integer_def
    sgn_integer_def)

instantiation natural :: "{zero, one, plus, minus, times, divide, modulo, ord}"
begin

definition zero_natural :: natural
  where "zero_natural = natural_of_nat 0"

definition one_natural :: natural
  where "one_natural = natural_of_nat 1"

definition plus_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "plus_natural m n = natural_of_nat (nat_of_natural m + nat_of_natural n)"

definition minus_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "minus_natural m n = natural_of_nat (nat_of_natural m - nat_of_natural n)"

definition times_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "times_natural m n = natural_of_nat (nat_of_natural m * nat_of_natural n)"

definition divide_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "divide_natural m n = natural_of_nat (nat_of_natural m div nat_of_natural n)"

definition modulo_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "modulo_natural m n = natural_of_nat (nat_of_natural m mod nat_of_natural n)"

definition less_eq_natural :: "natural \<Rightarrow> natural \<Rightarrow> bool"
  where "less_eq_natural m n = (nat_of_natural m \<le> nat_of_natural n)"

definition less_natural :: "natural \<Rightarrow> natural \<Rightarrow> bool"
  where "less_natural m n = (nat_of_natural m < nat_of_natural n)"

instance ..

end

instance natural :: linordered_semidom
  by standard (auto simp: nat_of_natural_inject [symmetric] zero_natural_def one_natural_def plus_natural_def
    minus_natural_def times_natural_def less_eq_natural_def less_natural_def)

definition nat_of_integer :: "integer \<Rightarrow> nat"
  where "nat_of_integer k = nat (int_of_integer k)"

definition integer_of_nat :: "nat \<Rightarrow> integer"
  where "integer_of_nat n = integer_of_int (int n)"

definition natural_of_integer :: "integer \<Rightarrow> natural"
  where "natural_of_integer k = natural_of_nat (nat_of_integer k)"

definition integer_of_natural :: "natural \<Rightarrow> integer"
  where "integer_of_natural n = integer_of_nat (nat_of_natural n)"

definition Suc :: "natural \<Rightarrow> natural"
  where "Suc n = n + 1"

hide_const (open) Suc

end
