package dev.assay.fol.print;

import dev.assay.fol.FreshNames;
import java.util.HashMap;
import java.util.Map;

/** Names as TPTP writes them. */
final class TptpNames {
    private TptpNames() {}

    /** A symbol or statement: a word that begins in lower case as it is, anything else in quotes. */
    static String word(String name) {
        return name.matches("[a-z][A-Za-z0-9_]*") || name.matches("\"([^\"\\\\]|\\\\.)*\"") ? name : quoted(name);
    }

    /** As above, where symbols of TPTP itself and numbers keep their meaning. */
    static String interpreted(String name) {
        return name.matches("\\$[a-z][A-Za-z0-9_]*|[+-]?[0-9]+([./][0-9]+)?([Ee][+-]?[0-9]+)?") ? name : word(name);
    }

    /** A name that the reader kept with its quotes has them already. */
    private static String quoted(String name) {
        if (name.length() > 2 && name.startsWith("'") && name.endsWith("'")) {
            return name;
        }
        return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    /** The variables of one statement: words that begin in upper case, different for different names. */
    static final class Variables {
        private final Map<String, String> names = new HashMap<>();
        private final FreshNames fresh = new FreshNames(java.util.List.of());

        String of(String name) {
            return names.computeIfAbsent(name, n -> fresh.fresh(upper(n)));
        }

        private static String upper(String name) {
            String plain = name.replaceAll("[^A-Za-z0-9_]", "");
            if (plain.isEmpty() || !Character.isLetter(plain.charAt(0))) {
                return "X" + plain;
            }
            return Character.toUpperCase(plain.charAt(0)) + plain.substring(1);
        }
    }
}
