theory Code_Prolog
  imports Predicate_Compile_Quickcheck
begin

end
