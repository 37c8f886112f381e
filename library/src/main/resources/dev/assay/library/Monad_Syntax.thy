section \<open>Notation for monads\<close>

theory Monad_Syntax
  imports Main
begin

consts bind :: "'a \<Rightarrow> ('b \<Rightarrow> 'c) \<Rightarrow> 'd"  (infixl "\<bind>" 54)

notation (ASCII) bind (infixl ">>=" 54)

syntax
  "_thenM" :: "['a, 'b] \<Rightarrow> 'c"  (infixl "\<then>" 54)
syntax (ASCII)
  "_thenM" :: "['a, 'b] \<Rightarrow> 'c"  (infixl ">>" 54)
translations
  "_thenM m n" \<rightharpoonup> "CONST bind m (\<lambda>_. n)"

adhoc_overloading bind \<rightleftharpoons> Option.bind and bind \<rightleftharpoons> List.bind and bind \<rightleftharpoons> Set.bind

end
