package dev.assay.sat;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.File;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * CaDiCaL as a library of this machine, by the functions of its header {@code ccadical.h}. They follow IPASIR, the interface that
 * incremental SAT solvers have in common.
 */
@SuppressWarnings("restricted") // Native code is what this class is for; it asks whether it may.
final class CadicalLibrary {
    // The shapes of its functions.

    /** A function without arguments: it makes a solver, or tells the library's name and version. */
    @FunctionalInterface
    public interface Make {
        MemorySegment make();
    }

    /** Of this and all others, the first argument is the solver. */
    @FunctionalInterface
    public interface Act {
        void on(MemorySegment solver);
    }

    @FunctionalInterface
    public interface Ask {
        int of(MemorySegment solver);
    }

    @FunctionalInterface
    public interface Tell {
        void literal(MemorySegment solver, int literal);
    }

    @FunctionalInterface
    public interface AskAbout {
        int literal(MemorySegment solver, int literal);
    }

    @FunctionalInterface
    public interface Set {
        void to(MemorySegment solver, MemorySegment name, int value);
    }

    @FunctionalInterface
    public interface Watch {
        void learnt(MemorySegment solver, MemorySegment state, int longest, MemorySegment callback);
    }

    /** What is called with a state of the caller's, which we leave out, and each clause that the solver learns. */
    private static final FunctionDescriptor LEARNT = FunctionDescriptor.ofVoid(ADDRESS, ADDRESS);

    private static final int LONGEST_SIGNATURE = 256;
    private static final String NAME = System.mapLibraryName("cadical");
    private static final Optional<CadicalLibrary> HERE = load();

    private final String file;
    private final SymbolLookup symbols;

    final Make signature;
    final Make init;
    final Act release;
    final Tell add;
    final Tell assume;
    final Ask solve;
    final AskAbout val;
    final AskAbout failed;
    final Set option;
    final Set limit;
    final Act terminate;
    private final Watch watch;

    private CadicalLibrary(String file) {
        this.file = file;
        symbols = SymbolLookup.libraryLookup(file, Arena.global());
        signature = function("signature", Make.class, FunctionDescriptor.of(ADDRESS));
        init = function("init", Make.class, FunctionDescriptor.of(ADDRESS));
        release = function("release", Act.class, FunctionDescriptor.ofVoid(ADDRESS));
        add = function("add", Tell.class, FunctionDescriptor.ofVoid(ADDRESS, JAVA_INT));
        assume = function("assume", Tell.class, FunctionDescriptor.ofVoid(ADDRESS, JAVA_INT));
        solve = function("solve", Ask.class, FunctionDescriptor.of(JAVA_INT, ADDRESS));
        val = function("val", AskAbout.class, FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
        failed = function("failed", AskAbout.class, FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
        option = function("set_option", Set.class, FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, JAVA_INT));
        limit = function("limit", Set.class, FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, JAVA_INT));
        terminate = function("terminate", Act.class, FunctionDescriptor.ofVoid(ADDRESS));
        watch = function("set_learn", Watch.class, FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, JAVA_INT, ADDRESS));
    }

    private <T> T function(String name, Class<T> shape, FunctionDescriptor descriptor) {
        MethodHandle handle = Linker.nativeLinker().downcallHandle(symbols.findOrThrow("ccadical_" + name), descriptor);
        return MethodHandleProxies.asInterfaceInstance(shape, handle);
    }

    /** Has {@code callback}, of type (MemorySegment, MemorySegment)void, called with each clause that the solver learns, until the arena is closed. */
    void whenLearnt(MemorySegment solver, MethodHandle callback, Arena arena) {
        MemorySegment stub = Linker.nativeLinker().upcallStub(callback, LEARNT, arena);
        watch.learnt(solver, MemorySegment.NULL, Integer.MAX_VALUE, stub);
    }

    /** Where it is; its name alone where the system found it. */
    String file() {
        return file;
    }

    /** It says {@code cadical-} and the version. */
    String version() {
        String text = signature.make().reinterpret(LONGEST_SIGNATURE).getString(0);
        return text.substring(text.indexOf('-') + 1);
    }

    /** The library, if it is on this machine and this process may call native code. */
    static Optional<CadicalLibrary> here() {
        return HERE;
    }

    private static Optional<CadicalLibrary> load() {
        // Without leave, Java would print a warning into the output of a program that knows nothing of us.
        if (!CadicalLibrary.class.getModule().isNativeAccessEnabled()) {
            return Optional.empty();
        }
        return Stream.concat(ofJava(), Stream.of(NAME))
                .flatMap(file -> opened(file).stream())
                .findFirst();
    }

    /** Where {@code java.library.path} has it; the system looks in its own places. */
    private static Stream<String> ofJava() {
        return Stream.of(System.getProperty("java.library.path", "").split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder).resolve(NAME).toAbsolutePath())
                .filter(Files::isReadable)
                .map(Path::toString);
    }

    /** None if there is no such library, or it is of a version without one of the functions. */
    private static Optional<CadicalLibrary> opened(String file) {
        try {
            return Optional.of(new CadicalLibrary(file));
        } catch (IllegalArgumentException | NoSuchElementException e) {
            return Optional.empty();
        }
    }
}
