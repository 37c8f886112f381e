section \<open>Exact numbers in generated code\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Code_Target_Numeral
  imports Main
begin

end
