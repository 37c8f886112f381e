section \<open>Binary natural numbers in generated code\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Code_Binary_Nat
  imports Main
begin

end
