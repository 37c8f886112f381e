section \<open>Code for cardinalities\<close>

theory Code_Cardinality
  imports Cardinality
begin

text \<open>Only about generated code; it exists to be imported.\<close>

end
