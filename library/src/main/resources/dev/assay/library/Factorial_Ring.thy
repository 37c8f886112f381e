section \<open>Divisibility by primes\<close>

theory Factorial_Ring
  imports Primes Multiset
begin

text \<open>What the library has of this is in the theory of prime numbers.\<close>

end
