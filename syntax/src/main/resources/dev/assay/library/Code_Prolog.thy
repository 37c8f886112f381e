theory Code_Prolog
  imports Predicate_Compile_Alternative_Defs
begin

end
