package dev.assay.app.cli;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Map;
import java.util.Optional;

/** The terminal that the process was started in, asked by {@code ioctl(stdout or stderr, TIOCGWINSZ, …)}. */
final class SystemTerminal implements Terminal {
    private static final int[] STREAMS = {1, 2};

    /** {@code struct winsize}: rows, columns, and two more that nobody fills in. */
    private static final long WINSIZE = 4 * JAVA_SHORT.byteSize();

    private final MethodHandle ioctl;
    private final long request;
    private final Terminal otherwise;

    private SystemTerminal(MethodHandle ioctl, long request, Terminal otherwise) {
        this.ioctl = ioctl;
        this.request = request;
        this.otherwise = otherwise;
    }

    /** The terminal; where the system cannot be asked, what the environment tells. */
    @SuppressWarnings("restricted") // The manifest of the jar allows it.
    static Terminal of(Map<String, String> environment) {
        Terminal told = Terminal.of(environment);
        Optional<Long> request = request(System.getProperty("os.name", ""));
        if (request.isEmpty()) {
            return told;
        }
        Linker linker = Linker.nativeLinker();
        return linker.defaultLookup()
                .find("ioctl")
                .<Terminal>map(address -> new SystemTerminal(
                        linker.downcallHandle(
                                address,
                                FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, ADDRESS),
                                Linker.Option.firstVariadicArg(2)),
                        request.get(),
                        told))
                .orElse(told);
    }

    /** TIOCGWINSZ has a number of its own in each system. */
    private static Optional<Long> request(String system) {
        return system.equals("Linux")
                ? Optional.of(0x5413L)
                : system.startsWith("Mac") ? Optional.of(0x40087468L) : Optional.empty();
    }

    @Override
    public int columns() {
        return size(1, otherwise.columns());
    }

    @Override
    public int rows() {
        return size(0, otherwise.rows());
    }

    private int size(int index, int usual) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment size = arena.allocate(WINSIZE);
            for (int stream : STREAMS) {
                boolean isTerminal = (int) ioctl.invokeExact(stream, request, size) == 0;
                int found = isTerminal ? Short.toUnsignedInt(size.getAtIndex(JAVA_SHORT, index)) : 0;
                if (found > 0) {
                    return found;
                }
            }
            return usual;
        } catch (Throwable e) {
            throw new IllegalStateException("ioctl", e);
        }
    }
}
