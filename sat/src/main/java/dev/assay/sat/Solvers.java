package dev.assay.sat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The solvers that there are on this machine. */
public final class Solvers {
    private static final String SAT4J = "sat4j";
    private static final String CADICAL = Program.CADICAL.nameForUsers();

    /** Solvers that Nitpick can use and we cannot. */
    private static final Set<String> ELSEWHERE = Set.of("lingeling", "riss3g", "zchaff", "rsat", "berkmin", "kissat");

    /** As many conflicts as SAT4J has within about a second. */
    private static final int EASY = 10_000;

    private Solvers() {}

    /** The names of those that can be used, the one in pure Java first. */
    public static List<String> names() {
        var result = new ArrayList<String>();
        result.add(SAT4J);
        Stream.of(Program.values())
                .map(Program::nameForUsers)
                .filter(name -> named(name).isPresent())
                .forEach(result::add);
        return result;
    }

    /** Whether there is a solver of this name, here or elsewhere; also in the words of Nitpick, as {@code MiniSat_JNI}. */
    public static boolean isKnown(String name) {
        String wanted = simple(name);
        return wanted.equals(SAT4J)
                || ELSEWHERE.contains(wanted)
                || Stream.of(Program.values())
                        .anyMatch(program -> program.nameForUsers().equals(wanted));
    }

    private static String simple(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("_(jni|light|alloy)$", "");
    }

    /** The solver of this name, in whatever case it is written; none if it is not here. */
    public static Optional<Supplier<Solver>> named(String name) {
        String wanted = simple(name);
        if (wanted.equals(SAT4J)) {
            return Optional.of(Sat4jSolver::new);
        }
        Optional<Supplier<Solver>> inProcess = wanted.equals(CADICAL) ? library() : Optional.empty();
        return inProcess.or(() -> Stream.of(Program.values())
                .filter(program ->
                        program.nameForUsers().equals(wanted) && program.path().isPresent())
                .findFirst()
                .map(program -> () -> new ProcessSolver(program)));
    }

    /** A library that this process uses. */
    public record Library(String name, String version, String file) {}

    /** CaDiCaL's library, if it is here. */
    public static Optional<Library> inProcess() {
        return CadicalLibrary.here().map(library -> new Library("CaDiCaL", library.version(), library.file()));
    }

    private static Optional<Supplier<Solver>> library() {
        return CadicalLibrary.here().map(library -> () -> new CadicalSolver(library));
    }

    /** The solver that works everywhere and starts at once. */
    public static Solver embedded() {
        return new Sat4jSolver();
    }

    /** For problems of which most are easy: starts at once, and gives the hard ones to the fastest. */
    public static Solver escalating() {
        return library()
                .map(Supplier::get)
                .or(() -> program().map(strong -> new EscalatingSolver(EASY, strong)))
                .orElseGet(Sat4jSolver::new);
    }

    private static Optional<Solver> program() {
        return Stream.of(Program.values())
                .filter(program -> program.path().isPresent())
                .findFirst()
                .map(ProcessSolver::new);
    }

    /** The fastest for one large problem. */
    public static Solver strongest() {
        return library().map(Supplier::get).or(Solvers::program).orElseGet(Sat4jSolver::new);
    }
}
