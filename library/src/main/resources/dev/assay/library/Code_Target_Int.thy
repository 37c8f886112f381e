section \<open>Integers in generated code\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Code_Target_Int
  imports Main
begin

end
