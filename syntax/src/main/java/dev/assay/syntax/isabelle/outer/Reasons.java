package dev.assay.syntax.isabelle.outer;

import java.util.Map;

/** Why a command is passed over, in words for the user. */
final class Reasons {
    private static final Map<String, String> OF = Map.ofEntries(
            Map.entry("attribute_setup", "ML code is not run"),
            Map.entry("method_setup", "ML code is not run"),
            Map.entry("setup", "ML code is not run"),
            Map.entry("local_setup", "ML code is not run"),
            Map.entry("declaration", "ML code is not run"),
            Map.entry("syntax_declaration", "ML code is not run"),
            Map.entry("simproc_setup", "ML code is not run"),
            Map.entry("oracle", "ML code is not run"),
            Map.entry("parse_translation", "ML code is not run"),
            Map.entry("syntax_consts", "it only links notation to constants"),
            Map.entry("syntax_types", "it only links notation to types"),
            Map.entry("print_translation", "ML code is not run"),
            Map.entry("typed_print_translation", "ML code is not run"),
            Map.entry("parse_ast_translation", "ML code is not run"),
            Map.entry("print_ast_translation", "ML code is not run"),
            Map.entry("prf", "it only prints"),
            Map.entry("full_prf", "it only prints"),
            Map.entry("thm_deps", "it only prints"),
            Map.entry("find_consts", "it only prints"),
            Map.entry("unused_thms", "it only prints"),
            Map.entry("export_code", "code in other languages is not generated"),
            Map.entry("old_rep_datatype", "the type gets no constructors by this"),
            Map.entry("free_constructors", "the type gets no constructors by this"),
            Map.entry("fun_cases", "rules by elimination are not derived for functions"),
            Map.entry("bnf", "only datatypes can be nested in datatypes"),
            Map.entry("copy_bnf", "only datatypes can be nested in datatypes"),
            Map.entry("lift_bnf", "only datatypes can be nested in datatypes"),
            Map.entry("bnf_axiomatization", "only datatypes can be nested in datatypes"),
            Map.entry("friend_of_corec", "corecursion through other functions is not read"),
            Map.entry("setup_lifting", "lifting works without being set up"),
            Map.entry("lifting_forget", "lifting works without being set up"),
            Map.entry("lifting_update", "lifting works without being set up"),
            Map.entry("notepad", "it proves nothing that is kept"));

    private Reasons() {}

    static String of(String keyword) {
        if (keyword.startsWith("ML") || keyword.startsWith("SML")) {
            return "ML code is not run";
        }
        if (keyword.startsWith("print_") && !OF.containsKey(keyword)) {
            return "it only prints";
        }
        if (keyword.startsWith("code_")) {
            return "it sets up code in other languages";
        }
        return OF.getOrDefault(keyword, "it has no meaning here");
    }
}
