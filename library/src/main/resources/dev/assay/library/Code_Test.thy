section \<open>Testing generated code\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Code_Test
  imports Main
begin

end
