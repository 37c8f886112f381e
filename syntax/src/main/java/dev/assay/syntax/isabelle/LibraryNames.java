package dev.assay.syntax.isabelle;

import java.util.HashMap;
import java.util.Map;

/** Constants of the library that are known by the name of a class though they are defined outside of it. */
final class LibraryNames {
    private static final String TABLE = """
            Orderings.ord_class: Least Greatest
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

    private static final Map<String, String> NAMES = new HashMap<>();

    static {
        TABLE.lines().forEach(line -> {
            String qualifier = line.substring(0, line.indexOf(':'));
            String theory = qualifier.substring(0, qualifier.indexOf('.'));
            for (String name : line.substring(line.indexOf(':') + 1).strip().split(" ")) {
                NAMES.put(theory + "." + name, qualifier + "." + name);
            }
        });
    }

    private LibraryNames() {}

    /** The full name that everybody uses for what a theory declares under {@code fullName}. */
    static String of(String fullName) {
        return NAMES.getOrDefault(fullName, fullName);
    }
}
