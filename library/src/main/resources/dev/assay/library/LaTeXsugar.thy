section \<open>Notation for documents\<close>

theory LaTeXsugar
  imports Main
begin

notation (latex) Set.empty  ("\<emptyset>")

end
