section \<open>Notation for quotients\<close>

theory Quotient_Syntax
  imports Real
begin

notation
  rel_fun  (infixr "===>" 55) and
  map_fun  (infixr "--->" 55)

end
