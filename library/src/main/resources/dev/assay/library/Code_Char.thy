section \<open>Characters in generated code\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Code_Char
  imports Main
begin

end
