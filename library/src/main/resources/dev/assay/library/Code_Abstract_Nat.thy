section \<open>Natural numbers in generated code\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Code_Abstract_Nat
  imports Main
begin

end
