section \<open>A type that remembers another\<close>

theory Phantom_Type
  imports Main
begin

datatype ('a, 'b) phantom = phantom (of_phantom: 'b)

end
