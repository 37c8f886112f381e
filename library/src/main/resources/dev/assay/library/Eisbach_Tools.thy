section \<open>Tools for proof methods\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Eisbach_Tools
  imports Main
begin

end
