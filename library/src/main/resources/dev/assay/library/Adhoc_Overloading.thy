section \<open>Overloading of notation\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Adhoc_Overloading
  imports Main
begin

end
