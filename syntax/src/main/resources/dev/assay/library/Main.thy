section \<open>What every theory starts from\<close>

theory Main
  imports Quickcheck_Exhaustive
begin

no_notation
  rel_fun  (infixr "===>" 55) and
  map_fun  (infixr "--->" 55)

end
