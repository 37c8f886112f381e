section \<open>Notation for lattices\<close>

theory Lattice_Syntax
  imports Main
begin

unbundle lattice_syntax

end
