package dev.assay.app.provers;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A program that Assay can use.
 *
 * @param executables the names it goes by on the path, the preferred first
 * @param question the arguments that make it say who it is
 * @param answer what it then prints, with the version as its group, if it tells its version at all
 */
public record Tool(
        String name, Kind kind, List<String> executables, List<String> question, Pattern answer, Source source) {

    /**
     * Where a tool is to be had.
     *
     * @param debian the package of Debian and Ubuntu
     * @param homebrew the formula of Homebrew
     * @param home the project's own page
     */
    public record Source(@Nullable String debian, @Nullable String homebrew, String home) {}

    /** The tools we know, in the order in which they are shown. */
    public static final List<Tool> ALL = List.of(
            tool("E", Kind.FIRST_ORDER, "eprover", "--version", "^E (\\S.*?)(?: \\([0-9a-f]+\\))?$")
                    .from("eprover", "eprover", "https://eprover.org"),
            tool("SPASS", Kind.FIRST_ORDER, "SPASS", "", "SPASS V (\\S+)")
                    .from(
                            "spass",
                            null,
                            "https://www.mpi-inf.mpg.de/departments/automation-of-logic/software/spass-workbench"),
            tool("Vampire", Kind.FIRST_ORDER, "vampire", "--version", "^Vampire (\\S+)")
                    .from(null, null, "https://github.com/vprover/vampire/releases"),
            tool("iProver", Kind.FIRST_ORDER, "iproveropt iprover", "--help", "iProver v?([0-9]\\S*)")
                    .from(null, null, "https://gitlab.com/korovin/iprover"),
            tool(
                            "Zipperposition",
                            Kind.HIGHER_ORDER,
                            "zipperposition",
                            "--version",
                            "^(?:zipperposition )?v?([0-9]\\S*)")
                    .from(null, null, "https://github.com/sneeuwballen/zipperposition"),
            tool("Leo-III", Kind.HIGHER_ORDER, "leo3 leo-iii leo3-bin", "--version", "Leo-III v?([0-9]\\S*)")
                    .from(null, null, "https://github.com/leoprover/Leo-III/releases"),
            tool("Z3", Kind.SMT, "z3", "--version", "^Z3 version (\\S+)")
                    .from("z3", "z3", "https://github.com/Z3Prover/z3/releases"),
            tool("cvc5", Kind.SMT, "cvc5", "--version", "^This is cvc5 version (\\S+)")
                    .from("cvc5", "cvc5/cvc5/cvc5", "https://github.com/cvc5/cvc5/releases"),
            tool("CVC4", Kind.SMT, "cvc4", "--version", "^This is CVC4 version (\\S+)")
                    .from("cvc4", null, "https://github.com/CVC4/CVC4-archived/releases"),
            tool("Alt-Ergo", Kind.SMT, "alt-ergo", "--version", "^(?:Alt-Ergo )?(?:version )?v?([0-9]\\S*)")
                    .from(null, null, "https://alt-ergo.ocamlpro.com"),
            tool("CaDiCaL", Kind.SAT, "cadical", "--version", "^([0-9a-z]\\S*)$")
                    .from("cadical", "cadical", "https://github.com/arminbiere/cadical"),
            tool("CryptoMiniSat", Kind.SAT, "cryptominisat5", "--version", "CryptoMiniSat version (\\S+)")
                    .from("cryptominisat", "cryptominisat", "https://github.com/msoos/cryptominisat"),
            tool("Kissat", Kind.SAT, "kissat", "--version", "^([0-9]\\S*)$")
                    .from(null, "kissat", "https://github.com/arminbiere/kissat"),
            tool("MiniSat", Kind.SAT, "minisat", "--help", "^USAGE: \\S*minisat")
                    .from("minisat", "minisat", "http://minisat.se"),
            tool("PicoSAT", Kind.SAT, "picosat", "--version", "^([0-9]\\S*)$")
                    .from("picosat", null, "https://fmv.jku.at/picosat"));

    private static Description tool(String name, Kind kind, String executables, String question, String answer) {
        return new Description(
                name, kind, words(executables), words(question), Pattern.compile(answer, Pattern.MULTILINE));
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    /** A tool but for its source; it makes the table above read as one line for what it is and one for where it comes from. */
    private record Description(
            String name, Kind kind, List<String> executables, List<String> question, Pattern answer) {
        Tool from(@Nullable String debian, @Nullable String homebrew, String home) {
            return new Tool(name, kind, executables, question, answer, new Source(debian, homebrew, home));
        }
    }
}
