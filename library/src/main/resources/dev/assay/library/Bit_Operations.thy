section \<open>Operations on the bits of integers and natural numbers\<close>

theory Bit_Operations
  imports Main
begin

class semiring_bit_operations = comm_semiring_1 +
  fixes bit :: "'a \<Rightarrow> nat \<Rightarrow> bool"
    and "and" :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixr "AND" 64)
    and or :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixr "OR" 59)
    and xor :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixr "XOR" 59)
    and push_bit :: "nat \<Rightarrow> 'a \<Rightarrow> 'a"
    and drop_bit :: "nat \<Rightarrow> 'a \<Rightarrow> 'a"
    and take_bit :: "nat \<Rightarrow> 'a \<Rightarrow> 'a"
    and mask :: "nat \<Rightarrow> 'a"

class ring_bit_operations = semiring_bit_operations + ring_1 +
  fixes not :: "'a \<Rightarrow> 'a"  ("NOT")

text \<open>The integer whose bits a predicate gives; a negative one has all bits from some place on.\<close>

definition int_of_bits :: "(nat \<Rightarrow> bool) \<Rightarrow> int"
  where "int_of_bits P = (THE k. \<forall>n. odd (k div 2 ^ n) = P n)"

instantiation int :: ring_bit_operations
begin

definition bit_int :: "int \<Rightarrow> nat \<Rightarrow> bool"
  where "bit_int k n = odd (k div 2 ^ n)"

definition and_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "and_int k l = int_of_bits (\<lambda>n. odd (k div 2 ^ n) \<and> odd (l div 2 ^ n))"

definition or_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "or_int k l = int_of_bits (\<lambda>n. odd (k div 2 ^ n) \<or> odd (l div 2 ^ n))"

definition xor_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "xor_int k l = int_of_bits (\<lambda>n. odd (k div 2 ^ n) \<noteq> odd (l div 2 ^ n))"

definition push_bit_int :: "nat \<Rightarrow> int \<Rightarrow> int"
  where "push_bit_int n k = k * 2 ^ n"

definition drop_bit_int :: "nat \<Rightarrow> int \<Rightarrow> int"
  where "drop_bit_int n k = k div 2 ^ n"

definition take_bit_int :: "nat \<Rightarrow> int \<Rightarrow> int"
  where "take_bit_int n k = k mod 2 ^ n"

definition mask_int :: "nat \<Rightarrow> int"
  where "mask_int n = 2 ^ n - 1"

definition not_int :: "int \<Rightarrow> int"
  where "not_int k = - k - 1"

instance ..

end

instantiation nat :: semiring_bit_operations
begin

definition bit_nat :: "nat \<Rightarrow> nat \<Rightarrow> bool"
  where "bit_nat m n = odd (m div 2 ^ n)"

definition and_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "and_nat m n = nat (int m AND int n)"

definition or_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "or_nat m n = nat (int m OR int n)"

definition xor_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "xor_nat m n = nat (int m XOR int n)"

definition push_bit_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "push_bit_nat n m = m * 2 ^ n"

definition drop_bit_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "drop_bit_nat n m = m div 2 ^ n"

definition take_bit_nat :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "take_bit_nat n m = m mod 2 ^ n"

definition mask_nat :: "nat \<Rightarrow> nat"
  where "mask_nat n = 2 ^ n - 1"

instance ..

end

definition set_bit :: "nat \<Rightarrow> 'a \<Rightarrow> 'a::semiring_bit_operations"
  where "set_bit n a = a OR push_bit n 1"

definition flip_bit :: "nat \<Rightarrow> 'a \<Rightarrow> 'a::semiring_bit_operations"
  where "flip_bit n a = a XOR push_bit n 1"

definition unset_bit :: "nat \<Rightarrow> 'a \<Rightarrow> 'a::semiring_bit_operations"
  where "unset_bit n a = (a OR push_bit n 1) XOR push_bit n 1"

end
