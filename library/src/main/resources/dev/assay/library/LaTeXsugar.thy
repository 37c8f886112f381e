section \<open>Notation for documents\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory LaTeXsugar
  imports Main
begin

end
