package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Name;
import dev.assay.syntax.Spelling;
import dev.assay.syntax.isabelle.symbol.Symbols;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The words and signs that the outer syntax reserves: those of Isabelle/HOL, and those that a header declares. */
public final class Keywords {
    private static final String MINOR = """
            ! + : :: ; < <= = == => ? [ ] ( ) , . .. { } | ≡ ↽ ⇀ ⇌ ⊆
            abbrevs and assumes begin binder constrains defines fixes for if imports in includes infix infixl infixr is
            keywords monos morphisms notes obtains open opening output overloaded pervasive private qualified rewrites
            shows structure unchecked when where
            """;

    private static final Map<CommandKind, String> COMMANDS = Map.ofEntries(
            Map.entry(CommandKind.THEORY, "theory"),
            Map.entry(
                    CommandKind.DOCUMENT,
                    "chapter section subsection subsubsection paragraph subparagraph text txt text_raw header"),
            Map.entry(CommandKind.DECLARATION, """
                    abbreviation activate_lazy_type activate_lazy_types adhoc_overloading alias attribute_setup
                    axiomatization bibtex_file bnf_axiomatization case_of_simps codatatype code_abort code_class
                    code_const code_datatype code_identifier code_include code_instance code_lazy_type code_modulename
                    code_monad code_printing code_reflect code_reserved code_type coinduction_upto coinductive
                    coinductive_set consts copy_bnf corec datatype datatype_compat datatype_record
                    deactivate_lazy_type deactivate_lazy_types declaration declare default_sort definition defs
                    external_file extract extract_type fun fun_cases generate_file hide_class hide_const hide_fact
                    hide_type inductive inductive_cases inductive_set inductive_simps judgment lemmas lifting_forget
                    lifting_update local_setup method method_setup ML ML_export ML_file ML_file_debug ML_file_no_debug
                    named_theorems nitpick_params no_adhoc_overloading no_notation no_syntax no_translations
                    no_type_notation nonterminal notation nunchaku_params old_datatype oracle parse_ast_translation
                    parse_translation primcorec primrec print_ast_translation print_translation quickcheck_generator
                    quickcheck_params realizability realizers recdef record refute_params ROOTS_file setup
                    setup_lifting simproc_setup simps_of_case sledgehammer_params SML_export SML_file SML_file_debug
                    SML_file_no_debug SML_import syntax syntax_consts syntax_declaration syntax_types theorems
                    translations type_alias type_notation type_synonym typed_print_translation typedecl types unbundle
                    """),
            Map.entry(
                    CommandKind.BLOCK,
                    "bundle class context experiment instantiation locale notepad open_bundle overloading"),
            Map.entry(CommandKind.END, "end"),
            Map.entry(CommandKind.GOAL, """
                    ax_specification bnf code_pred corecursive corollary enriched_type free_constructors
                    friend_of_corec function functor global_interpretation instance interpretation lemma lift_bnf
                    lift_definition old_rep_datatype primcorecursive proposition quotient_definition quotient_type
                    schematic_corollary schematic_goal schematic_lemma schematic_theorem specification subclass
                    sublocale termination theorem typedef
                    """),
            Map.entry(CommandKind.DIAGNOSTIC, """
                    class_deps code_deps code_thms compile_generated_files display_drafts export_code
                    export_generated_files find_consts find_theorems find_unused_assms full_prf help locale_deps
                    ML_command ML_val nitpick nunchaku prf print_abbrevs print_antiquotations print_attributes
                    print_bnfs print_bundles print_case_translations print_cases print_claset print_classes
                    print_codeproc print_codesetup print_coercions print_commands print_context print_context_tracing
                    print_definitions print_defn_rules print_dependencies print_facts print_inductives print_interps
                    print_lazy_types print_locale print_locales print_methods print_ML_antiquotations print_options
                    print_orders print_quot_maps print_quotconsts print_quotients print_record print_rules
                    print_simpset print_state print_statement print_syntax print_tcset print_term_bindings
                    print_theorems print_theory print_trans_rules prop quickcheck refute scala_build_generated_files
                    sledgehammer smt_status solve_direct term thm thm_deps thm_oracles thy_deps try try0 typ
                    unused_thms value values values_prolog welcome
                    """),
            Map.entry(CommandKind.PROOF, """
                    ML_prf also apply apply_end assume back case def defer define finally fix from include including
                    let moreover next note prefer presume supply then ultimately unfolding using with write { }
                    """),
            Map.entry(CommandKind.PROOF_GOAL, "consider guess have hence interpret obtain show subgoal thus"),
            Map.entry(CommandKind.PROOF_BLOCK, "proof"),
            Map.entry(CommandKind.PROOF_END, "by done qed sorry . .. \\<proof>"),
            Map.entry(CommandKind.PROOF_ABORT, "oops"));

    /** Reserved in some versions or libraries only; they are commands at the beginning of a line, elsewhere names. */
    private static final Set<String> LEGACY = Set.of("def", "defs", "guess", "header", "method", "theorems", "types");

    /** What Isabelle/HOL reserves. */
    public static final Keywords HOL = hol();

    /** What {@code ROOT} files reserve, beside the words with which entries and their parts begin. */
    public static final Keywords SESSIONS =
            new Keywords(Set.of("=", "+", "(", ")", "[", "]", ",", "in", "global"), Map.of());

    private final Set<String> minor;
    private final Map<String, CommandKind> commands;
    private final int longestSign;

    private Keywords(Set<String> minor, Map<String, CommandKind> commands) {
        this.minor = minor;
        this.commands = commands;
        this.longestSign = minor.stream()
                .filter(sign -> !Symbols.isLetter(sign.codePointAt(0)))
                .mapToInt(sign -> sign.codePointCount(0, sign.length()))
                .max()
                .orElse(1);
    }

    private static Keywords hol() {
        var commands = new HashMap<String, CommandKind>();
        COMMANDS.forEach((kind, words) -> {
            for (String word : words.strip().split("\\s+")) {
                commands.put(word, kind);
            }
        });
        commands.put("partial_function", CommandKind.DECLARATION);
        return new Keywords(Set.of(MINOR.strip().split("\\s+")), commands);
    }

    /** These and further ones; a keyword with no kind is a minor one. */
    Keywords with(Iterable<TheoryHeader.KeywordDeclaration> declarations) {
        var moreMinor = new HashSet<>(minor);
        var moreCommands = new HashMap<>(commands);
        for (var declaration : declarations) {
            for (Name name : declaration.names()) {
                String kind = declaration.kind();
                if (kind.isEmpty() || kind.equals("quasi_command") || kind.equals("before_command")) {
                    moreMinor.add(name.text());
                } else {
                    moreCommands.putIfAbsent(name.text(), CommandKind.declared(kind));
                }
            }
        }
        moreMinor.removeIf(String::isEmpty);
        return new Keywords(moreMinor, moreCommands);
    }

    public @Nullable CommandKind command(String word) {
        return commands.get(word);
    }

    /** The command of a theory that a word with a slip in it may stand for. */
    public Optional<String> closestCommand(String word) {
        return Spelling.closest(
                word,
                commands.entrySet().stream()
                        .filter(entry -> entry.getValue() == CommandKind.DECLARATION
                                || entry.getValue() == CommandKind.BLOCK
                                || entry.getValue() == CommandKind.GOAL)
                        .map(Map.Entry::getKey));
    }

    public boolean isMinor(String word) {
        return minor.contains(word);
    }

    static boolean isLegacy(String word) {
        return LEGACY.contains(word);
    }

    public boolean isReserved(String word) {
        return minor.contains(word) || commands.containsKey(word);
    }

    /** The most symbols that a keyword made of signs has. */
    int longestSign() {
        return longestSign;
    }
}
