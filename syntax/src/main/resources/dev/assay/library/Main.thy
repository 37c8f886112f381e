section \<open>What every theory starts from\<close>

theory Main
  imports Conditionally_Complete_Lattices
begin

no_notation
  rel_fun  (infixr "===>" 55) and
  map_fun  (infixr "--->" 55)

end
