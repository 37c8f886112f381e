section \<open>Types of a given size\<close>

theory Numeral_Type
  imports Cardinality
begin

text \<open>A numeral as a type is written with these: 0 is num0, 1 is num1, and the others are doubled, with one more or not.\<close>

typedef num0 = "UNIV :: nat set"
  by simp

typedef num1 = "UNIV :: unit set"
  by simp

instance num1 :: finite
  by standard (metis finite_imageI finite type_definition.univ type_definition_num1)

typedef 'a bit0 = "{0 ..< 2 * card (UNIV :: 'a::finite set)}"
  by (rule exI [of _ 0]) (simp add: card_gt_0_iff)

typedef 'a bit1 = "{0 ..< 1 + 2 * card (UNIV :: 'a::finite set)}"
  by (rule exI [of _ 0]) simp

instance bit0 :: (finite) finite
  by standard (metis finite_imageI finite_atLeastLessThan type_definition.univ type_definition_bit0)

instance bit1 :: (finite) finite
  by standard (metis finite_imageI finite_atLeastLessThan type_definition.univ type_definition_bit1)

lemma card_num1 [simp]: "card (UNIV :: num1 set) = 1"
  by (simp add: type_definition.card [OF type_definition_num1])

lemma card_bit0 [simp]: "card (UNIV :: 'a::finite bit0 set) = 2 * card (UNIV :: 'a set)"
  by (simp add: type_definition.card [OF type_definition_bit0])

lemma card_bit1 [simp]: "card (UNIV :: 'a::finite bit1 set) = Suc (2 * card (UNIV :: 'a set))"
  by (simp add: type_definition.card [OF type_definition_bit1])

end
