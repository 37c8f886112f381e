section \<open>Corecursion up to\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory BNF_Corec
  imports Main
begin

end
