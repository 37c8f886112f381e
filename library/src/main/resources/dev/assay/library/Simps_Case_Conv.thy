section \<open>Equations and case distinctions\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Simps_Case_Conv
  imports Main
begin

end
