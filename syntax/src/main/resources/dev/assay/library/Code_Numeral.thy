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

end
