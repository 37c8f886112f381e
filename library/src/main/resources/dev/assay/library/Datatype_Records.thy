section \<open>Records as datatypes\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Datatype_Records
  imports Main
begin

end
