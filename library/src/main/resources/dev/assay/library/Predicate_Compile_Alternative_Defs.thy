theory Predicate_Compile_Alternative_Defs
  imports Main
begin

end
