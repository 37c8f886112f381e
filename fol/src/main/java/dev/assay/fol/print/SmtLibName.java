package dev.assay.fol.print;

import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names as SMT-LIB reads them. Bars around a name do not make it another one: {@code |true|} is {@code true}. So what means
 * something there already, in some theory of some solver, gets an exclamation mark.
 */
public final class SmtLibName {
    private static final Set<String> TAKEN = Set.of(
            // Core and binders
            ("true false not and or xor implies iff if ite distinct let forall exists lambda as par match choice witness "
                            + "Bool "
                            // Numbers
                            + "abs div mod divisible to_real to_int is_int iand pow2 sqrt exp sin cos tan csc sec cot arcsin arccos "
                            + "arctan arccsc arcsec arccot Int Real "
                            // Arrays, sets, sequences, datatypes, heaps
                            + "select store const eqrange union intersection difference setminus complement subset update tuple "
                            + "is char Array Set Bag Seq String RegLan Tuple List Pair Unicode "
                            // Bit vectors and floating point
                            + "concat extract repeat zero_extend sign_extend rotate_left rotate_right BitVec FloatingPoint "
                            + "RoundingMode NaN to_fp RNE RNA RTP RTN RTZ")
                    .split(" "));

    private static final Pattern FAMILIES = Pattern.compile(
            "bv[a-z0-9]+|fp|Float[0-9]+|round[A-Z].*|(str|re|seq|set|bag|fp|rel|int|real|sep|table|tuple)\\..*");

    private SmtLibName() {}

    /** The name in bars, in which bars and backslashes may not occur. */
    public static String of(String name) {
        String plain = name.replace("\\", "_5c_").replace("|", "_7c_");
        boolean isTaken = TAKEN.contains(plain) || FAMILIES.matcher(plain).matches();
        return "|" + plain + (isTaken ? "!|" : "|");
    }
}
