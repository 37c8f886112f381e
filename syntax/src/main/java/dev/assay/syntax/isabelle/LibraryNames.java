package dev.assay.syntax.isabelle;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Constants of the library that are known by the name of a class though they are defined outside of it. */
final class LibraryNames {
    private static final String TABLE = """
            Orderings.ord_class: Least
            Orderings.order_class: Greatest
            Lattices_Big.ord_class: arg_min arg_max
            Num.numeral_class: numeral
            Product_Type.prod: swap
            List.ord_class: lexordp
            Groups_List.monoid_add_class: sum_list
            Groups_List.monoid_mult_class: prod_list
            Groups_Big.comm_monoid_add_class: sum
            Groups_Big.comm_monoid_mult_class: prod
            Set_Interval.ord_class: atLeast greaterThan atMost lessThan atLeastAtMost atLeastLessThan
            Set_Interval.ord_class: greaterThanAtMost greaterThanLessThan
            """;

    /** Further names of Isabelle's; a text may use them, but the constants keep the plain name of their theory. */
    private static final String ALIASES = """
            Orderings.ord_class: min max greater greater_eq
            Orderings.order_class: mono antimono strict_mono
            Rings.dvd_class: dvd
            Rings.zero_neq_one_class: of_bool
            Rings.algebraic_semidom_class: coprime
            Rings.comm_monoid_mult_class: is_unit
            Power.power_class: power power2
            Nat.semiring_1_class: of_nat Nats
            Fields.inverse_class: inverse_divide
            Inductive.complete_lattice_class: lfp gfp
            Lattices_Big.semilattice_inf_class: Inf_fin
            Lattices_Big.semilattice_sup_class: Sup_fin
            Lattices_Big.linorder_class: Min Max
            Lattices_Big.ord_class: is_arg_min arg_min_on is_arg_max arg_max_on
            Int.ring_1_class: of_int Ints
            Parity.semiring_parity_class: even odd
            Divides.unique_euclidean_semiring_numeral_class: divmod
            List.list: set hd tl
            List.ord_class: lexordp_eq min_list
            List.linorder_class: sorted insort_key sort_key insort_insert_key sort insort insort_insert sorted_list_of_set stable_sort_key
            GCD.semiring_gcd_class: Gcd_fin Lcm_fin
            Option.option: the set_option
            String.literal: explode
            String.comm_semiring_1_class: of_char
            Archimedean_Field.floor_ceiling_class: ceiling frac round
            Rat.field_char_0_class: of_rat Rats
            Product_Type.prod: fst snd
            Sum_Type.sum: isl projl projr
            """;

    private static final Map<String, String> NAMES = read(TABLE);
    private static final Map<String, String> OTHER_NAMES = read(ALIASES);

    private static Map<String, String> read(String table) {
        var names = new HashMap<String, String>();
        table.lines().forEach(line -> {
            String qualifier = line.substring(0, line.indexOf(':'));
            String theory = qualifier.substring(0, qualifier.indexOf('.'));
            for (String name : line.substring(line.indexOf(':') + 1).strip().split(" ")) {
                names.put(theory + "." + name, qualifier + "." + name);
            }
        });
        return names;
    }

    private LibraryNames() {}

    /** The full name that everybody uses for what a theory declares under {@code fullName}. */
    static String of(String fullName) {
        return NAMES.getOrDefault(fullName, fullName);
    }

    /** Another name under which the constant can be written. */
    static Optional<String> alias(String fullName) {
        return Optional.ofNullable(OTHER_NAMES.get(fullName));
    }
}
