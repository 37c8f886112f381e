section \<open>Finite models\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Refute
  imports Main
begin

end
