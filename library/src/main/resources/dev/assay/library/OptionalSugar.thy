section \<open>More notation for documents\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory OptionalSugar
  imports Main
begin

end
