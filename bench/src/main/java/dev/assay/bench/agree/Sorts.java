package dev.assay.bench.agree;

import java.util.List;

/** Statements about all types of a class of Main. */
final class Sorts {
    private static final List<String> TRUTHS = List.of(
            "(x::'a::linorder) ≤ y ∨ y ≤ x",
            "(x::'a::order) ≤ y ⟹ y ≤ x ⟹ x = y",
            "finite (UNIV :: 'a::finite set)",
            "finite (A :: 'a::finite set)",
            "∃x. ∀y. (f :: 'b::finite ⇒ 'a::linorder) y ≤ f x",
            "inj (f :: 'a::finite ⇒ 'a) = surj f",
            "card (UNIV :: 'a::finite set) > 0",
            "(x::'a::comm_monoid_add) + y = y + x",
            "(x::'a::comm_monoid_add) + (y + z) = z + (x + y)",
            "(x::'a::ring_1) * 0 = 0",
            "(x::'a::field) ≠ 0 ⟹ x * inverse x = 1",
            "(x::'a::field) / 0 = 0",
            "(x::'a::group_add) + y = x + z ⟹ y = z",
            "(x::'a::group_add) - y = 0 ⟷ x = y",
            "- (x + y) = - y + - (x::'a::group_add)",
            "sorted (sort (xs :: 'a::linorder list))",
            "(x::'a::lattice) ⊓ (x ⊔ y) = x",
            "(x::'a::distrib_lattice) ⊓ (y ⊔ z) = x ⊓ y ⊔ x ⊓ z",
            "- (x ⊔ y) = - x ⊓ - (y::'a::boolean_algebra)",
            "P (x::'a::wellorder) ⟹ P (LEAST x. P x)",
            "(bot::'a::order_bot) ≤ x",
            "Sup {} = (bot::'a::complete_lattice)",
            "(x::'a::dense_order) < y ⟹ ∃z. x < z ∧ z < y",
            "(0::'a::zero_neq_one) ≠ 1",
            "(2::'a::linordered_idom) ≠ 0",
            "(x::'a::linordered_idom) * x ≥ 0",
            "(x::'a::idom) * y = 0 ⟹ x = 0 ∨ y = 0",
            "∃x::'a::{linorder,finite}. ∀y. y ≤ x",
            "max (x::'a::linorder) y = max y x",
            "mono f ⟹ (x::'a::order) ≤ y ⟹ (f x :: 'b::order) ≤ f y",
            "(∑x∈(UNIV::'a::finite set). (1::nat)) = card (UNIV::'a set)",
            "x ≠ (y::'a::finite) ⟹ card (UNIV::'a set) ≥ 2");

    /** Each fails in some type of its class. */
    private static final List<String> FALSEHOODS = List.of(
            "(x::'a::order) ≤ y ∨ y ≤ x",
            "(x::'a::preorder) ≤ y ⟹ y ≤ x ⟹ x = y",
            "(x::'a::monoid_mult) * y = y * x",
            "(x::'a::ring_1) * y = 0 ⟹ x = 0 ∨ y = 0",
            "(2::'a::field) ≠ 0",
            "(2::'a::comm_ring_1) ≠ 0",
            "(x::'a::field) * inverse x = 1",
            "(x::'a::lattice) ⊓ (y ⊔ z) = x ⊓ y ⊔ x ⊓ z",
            "∃x::'a::linorder. ∀y. x ≤ y",
            "∃x::'a::wellorder. ∀y. y ≤ x",
            "∃x::'a::finite. ∀y. x = y",
            "(x::'a::linorder) < y ⟹ ∃z. x < z ∧ z < y",
            "card (UNIV :: 'a::finite set) = 1",
            "finite (UNIV :: 'a set)",
            "infinite (UNIV :: 'a set)",
            "inj (f :: 'a ⇒ 'a) = surj f",
            "(x::'a::comm_monoid_add) + y = x + z ⟹ y = z",
            "(x::'a::group_add) + y = y + x",
            "- (x + y) = - x + - (y::'a::group_add)",
            "(x::'a::semiring_1) + x ≠ 1",
            "(x::'a::linordered_idom) < y ⟹ ∃z. x < z ∧ z < y",
            "∃z. (z::'a::linordered_idom) * z = 2",
            "(x::'a::ord) ≤ x",
            "x ≠ (y::'a::order) ⟹ x < y ∨ y < x",
            "(x::'a::linorder) ≤ (SOME y. True)",
            "P (x::'a::linorder) ⟹ P (LEAST x. P x)",
            "(x::'a::{linorder,finite}) < y ⟹ ∃z. x < z ∧ z < y");

    private final Draft draft;

    Sorts(Draft draft) {
        this.draft = draft;
    }

    void state() {
        draft.choices().repeat(1, 4, _ -> {
            draft.know(draft.pick(TRUTHS));
            draft.deny(draft.pick(FALSEHOODS));
            return draft;
        });
    }

    /** A class whose operation is taken from one that is known, and what that leaves open. */
    void functions() {
        String c = draft.name("c");
        String v = c + "_v";
        int k = draft.pick(List.of(0, 4, 6));
        draft.add("class " + c + " =\n  fixes " + v + " :: \"'a ⇒ 'a\"\n  assumes " + c + "_twice: \"" + v + " (" + v
                + " x) = x\"");
        draft.add("instantiation bool :: " + c + "\nbegin\ndefinition " + v + "_bool_def: \"" + v
                + " (b::bool) = (¬ b)\"\ninstance\n  by standard (simp add: " + v + "_bool_def)\nend");
        draft.add("instantiation int :: " + c + "\nbegin\ndefinition " + v + "_int_def: \"" + v + " (i::int) = " + k
                + " - i\"\ninstance\n  by standard (simp add: " + v + "_int_def)\nend");
        draft.add("instantiation \"fun\" :: (type, " + c + ") " + c + "\nbegin\ndefinition " + v + "_fun_def: \"" + v
                + " (f :: 'a ⇒ 'b) = (λx. " + v + " (f x))\"\ninstance\n  by standard (simp add: " + v + "_fun_def "
                + c + "_twice)\nend");
        draft.add("instantiation prod :: (" + c + ", " + c + ") " + c + "\nbegin\nfun " + v + "_prod where \"" + v
                + "_prod (a::'a, b::'b) = (" + v + " a, " + v + " b)\"\ninstance\n  by standard (auto simp: " + c
                + "_twice split: prod.splits)\nend");
        for (Ty type : List.of(Types.BOOL, Types.INT, Ty.fun(Types.NAT, Types.BOOL), Ty.pair(Types.INT, Types.BOOL))) {
            draft.provide(Operation.prefix(v, List.of(type), type));
        }
        draft.know("inj (" + v + " :: 'a::" + c + " ⇒ 'a)");
        draft.know(v + " (λn::nat. n = 0) 0 = False");
        draft.know(v + " (2 :: int, True) = (" + (k - 2) + ", False)");
        draft.know(v + " (x::bool) ≠ x");
        draft.know("surj (" + v + " :: 'a::" + c + " ⇒ 'a)");
        draft.deny(v + " (x::'a::" + c + ") = x");
        draft.deny(v + " (x::'a::" + c + ") ≠ x");
        draft.deny(v + " (x::int) = " + v + " (y + 1) ⟹ x = y");
        draft.deny(v + " (f::nat ⇒ int) = f ⟹ f 0 = 1");
    }
}
