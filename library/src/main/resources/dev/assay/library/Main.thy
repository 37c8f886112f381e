section \<open>What every theory starts from\<close>

theory Main
  imports Conditionally_Complete_Lattices
begin

no_notation
  rel_fun  (infixr "===>" 55) and
  map_fun  (infixr "--->" 55)

bundle lifting_syntax
begin

notation
  rel_fun  (infixr "===>" 55) and
  map_fun  (infixr "--->" 55)

end

bundle lattice_syntax
begin

notation
  bot  ("\<bottom>") and
  top  ("\<top>") and
  inf  (infixl "\<sqinter>" 70) and
  sup  (infixl "\<squnion>" 65) and
  Inf  ("\<Sqinter> _" [900] 900) and
  Sup  ("\<Squnion> _" [900] 900)

end

end
