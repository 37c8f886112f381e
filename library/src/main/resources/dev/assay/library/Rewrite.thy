section \<open>Rewriting below a pattern\<close>

text \<open>Adds no constants; exists to be imported.\<close>

theory Rewrite
  imports Main
begin

end
