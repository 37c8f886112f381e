section \<open>Proofs by reflection\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Reflection
  imports Main
begin

end
