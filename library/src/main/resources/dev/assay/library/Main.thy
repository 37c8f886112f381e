section \<open>What every theory starts from\<close>

theory Main
  imports Transfer
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

bundle uminus_syntax
begin

notation uminus  ("- _" [81] 80)

end

bundle abs_syntax
begin

notation abs  ("\<bar>_\<bar>")

end

bundle list_syntax
begin

notation
  Nil  ("[]") and
  Cons  (infixr "#" 65)

end

bundle converse_syntax
begin

notation
  converse  ("(_\<inverse>)" [1000] 999) and
  conversep  ("(_\<inverse>\<inverse>)" [1000] 1000)

end

bundle relcomp_syntax
begin

notation
  relcomp  (infixr "O" 75) and
  relcompp  (infixr "OO" 75)

end

bundle binomial_syntax
begin

notation binomial  (infix "choose" 64)

end

bundle rtrancl_syntax
begin

notation
  rtrancl  ("(_\<^sup>*)" [1000] 999) and
  rtranclp  ("(_\<^sup>*\<^sup>*)" [1000] 1000)

notation (ASCII)
  rtrancl  ("(_^*)" [1000] 999) and
  rtranclp  ("(_^**)" [1000] 1000)

end

bundle trancl_syntax
begin

notation
  trancl  ("(_\<^sup>+)" [1000] 999) and
  tranclp  ("(_\<^sup>+\<^sup>+)" [1000] 1000)

notation (ASCII)
  trancl  ("(_^+)" [1000] 999) and
  tranclp  ("(_^++)" [1000] 1000)

end

bundle reflcl_syntax
begin

notation
  reflcl  ("(_\<^sup>=)" [1000] 999) and
  reflclp  ("(_\<^sup>=\<^sup>=)" [1000] 1000)

notation (ASCII)
  reflcl  ("(_^=)" [1000] 999) and
  reflclp  ("(_^==)" [1000] 1000)

end

bundle state_combinator_syntax
begin

notation
  fcomp  (infixl "\<circ>>" 60) and
  scomp  (infixl "\<circ>\<rightarrow>" 60)

end

hide_const (open) Gr Grp convol

end
