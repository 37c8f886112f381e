package dev.assay.app.provers;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What we know of one tool on this machine. */
public sealed interface Finding {
    String name();

    Kind kind();

    /** It answers; the version is null where the tool does not tell it. */
    record Found(String name, Kind kind, @Nullable String version, Path path) implements Finding {}

    /** It came with Assay. */
    record BuiltIn(String name, Kind kind, String version) implements Finding {}

    /** None of its executables is on the path; {@code install} is the command that installs it, or the page that offers it. */
    record Missing(String name, Kind kind, List<String> executables, String install) implements Finding {}

    /** It is on the path, but does not answer as it should. */
    record Broken(String name, Kind kind, Path path, String complaint) implements Finding {}
}
