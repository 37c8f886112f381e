package dev.assay.syntax.isabelle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order in which classes of the library take their parameters as locales, where it is not that of their superclasses: ours have
 * some superclasses from the start that Isabelle's are shown to have later.
 */
final class LibraryClasses {
    private static final String TABLE = """
            Complete_Lattices.complete_boolean_algebra: minus uminus inf less_eq less sup bot top Inf Sup
            Fields.field: divide inverse times one plus zero minus uminus
            Groups.ab_group_add: plus zero minus uminus
            Groups.group_add: minus plus zero uminus
            Groups.linordered_ab_group_add: plus zero minus uminus less_eq less
            Groups.linordered_cancel_ab_semigroup_add: plus minus less_eq less
            Lattices.bounded_lattice_bot: inf less_eq less sup bot
            Lattices.bounded_lattice_top: inf less_eq less sup top
            Parity.semiring_parity: times one plus zero minus divide modulo
            Rings.comm_ring: plus zero minus uminus times
            Rings.comm_ring_1: times one plus zero minus uminus
            Rings.comm_semiring: plus times
            Rings.comm_semiring_0: plus zero times
            Rings.comm_semiring_0_cancel: plus minus zero times
            Rings.linordered_idom: plus zero minus uminus less_eq less sgn abs times one
            Rings.linordered_nonzero_semiring: one times less_eq less plus zero
            Rings.linordered_ring: plus zero minus uminus less_eq less abs times
            Rings.linordered_semidom: plus minus less_eq less zero times one
            Rings.linordered_semiring_strict: plus zero minus less_eq less times
            Rings.ordered_cancel_semiring: plus minus zero less_eq less times
            Rings.ordered_comm_semiring: plus less_eq less zero times
            Rings.ordered_ring: plus minus zero less_eq less times uminus
            Rings.ring_1: one times plus zero minus uminus
            Rings.semidom_modulo: plus minus zero times one divide modulo
            Rings.semiring_1: one times plus zero
            Rings.semiring_1_cancel: plus minus zero one times
            """;

    private static final Map<String, List<String>> ORDERS = read();

    private static Map<String, List<String>> read() {
        var orders = new HashMap<String, List<String>>();
        TABLE.lines().forEach(line -> {
            String[] parts = line.split(": ");
            orders.put(parts[0], List.of(parts[1].split(" ")));
        });
        return orders;
    }

    private LibraryClasses() {}

    /** The base names of the parameters in their order; empty where the superclasses decide. */
    static List<String> order(String fullName) {
        return ORDERS.getOrDefault(fullName, List.of());
    }
}
