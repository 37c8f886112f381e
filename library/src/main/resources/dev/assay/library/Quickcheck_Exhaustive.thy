section \<open>Truth values of exhaustive testing\<close>

theory Quickcheck_Exhaustive
  imports Code_Evaluation
begin

datatype 'a unknown = Unknown | Known 'a

datatype 'a three_valued = Unknown_value | Value 'a | No_value

hide_const (open) Unknown Known Unknown_value Value No_value

hide_type (open) unknown three_valued

end
