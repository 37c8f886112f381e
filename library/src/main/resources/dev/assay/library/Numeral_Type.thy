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
proof
  have "x = Abs_num1 ()" for x using Rep_num1_inverse [of x] by (cases "Rep_num1 x") simp
  then have all: "(UNIV :: num1 set) = {Abs_num1 ()}" by blast
  show "finite (UNIV :: num1 set)" unfolding all by simp
qed

typedef 'a bit0 = "{0 ..< 2 * card (UNIV :: 'a::finite set)}"
  by (rule exI [of _ 0]) (simp add: card_gt_0_iff)

typedef 'a bit1 = "{0 ..< 1 + 2 * card (UNIV :: 'a::finite set)}"
  by (rule exI [of _ 0]) simp

instance bit0 :: (finite) finite
proof
  have "(UNIV :: 'a::finite bit0 set) \<subseteq> Abs_bit0 ` {0 ..< 2 * card (UNIV :: 'a::finite set)}"
    by (metis Rep_bit0 Rep_bit0_inverse image_eqI subsetI)
  then show "finite (UNIV :: 'a::finite bit0 set)" by (rule finite_subset) simp
qed

instance bit1 :: (finite) finite
proof
  have "(UNIV :: 'a::finite bit1 set) \<subseteq> Abs_bit1 ` {0 ..< 1 + 2 * card (UNIV :: 'a::finite set)}"
    by (metis Rep_bit1 Rep_bit1_inverse image_eqI subsetI)
  then show "finite (UNIV :: 'a::finite bit1 set)" by (rule finite_subset) simp
qed

lemma card_num1 [simp]: "card (UNIV :: num1 set) = 1"
proof -
  have "x = Abs_num1 ()" for x using Rep_num1_inverse [of x] by (cases "Rep_num1 x") simp
  then have all: "(UNIV :: num1 set) = {Abs_num1 ()}" by blast
  show ?thesis unfolding all by simp
qed

lemma card_bit0 [simp]: "card (UNIV :: 'a::finite bit0 set) = 2 * card (UNIV :: 'a set)"
proof -
  have all: "(UNIV :: 'a::finite bit0 set) = Abs_bit0 ` {0 ..< 2 * card (UNIV :: 'a::finite set)}"
    by (metis Rep_bit0 Rep_bit0_inverse image_eqI subsetI subset_antisym subset_UNIV)
  have inj: "inj_on (Abs_bit0 :: nat \<Rightarrow> 'a::finite bit0) {0 ..< 2 * card (UNIV :: 'a::finite set)}"
    by (rule inj_onI) (metis Abs_bit0_inverse)
  show ?thesis unfolding all card_image [OF inj] by simp
qed

lemma card_bit1 [simp]: "card (UNIV :: 'a::finite bit1 set) = Suc (2 * card (UNIV :: 'a set))"
proof -
  have all: "(UNIV :: 'a::finite bit1 set) = Abs_bit1 ` {0 ..< 1 + 2 * card (UNIV :: 'a::finite set)}"
    by (metis Rep_bit1 Rep_bit1_inverse image_eqI subsetI subset_antisym subset_UNIV)
  have inj: "inj_on (Abs_bit1 :: nat \<Rightarrow> 'a::finite bit1) {0 ..< 1 + 2 * card (UNIV :: 'a::finite set)}"
    by (rule inj_onI) (metis Abs_bit1_inverse)
  show ?thesis unfolding all card_image [OF inj] by simp
qed

end
