section \<open>Real numbers in generated code\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Code_Real_Approx_By_Float
  imports Complex_Main
begin

end
