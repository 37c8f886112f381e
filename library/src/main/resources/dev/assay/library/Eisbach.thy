section \<open>Proof methods\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Eisbach
  imports Main
begin

end
