section \<open>Recursion as it was\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Old_Recdef
  imports Main
begin

end
