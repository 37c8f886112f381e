section ‹Notation for quotients›

theory Quotient_Syntax
  imports Main
begin

notation
  rel_fun  (infixr "===>" 55) and
  map_fun  (infixr "--->" 55)

end
