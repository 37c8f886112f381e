package dev.assay.rank.program;

import dev.assay.rank.isolation.Answer;
import dev.assay.rank.isolation.Limits;
import dev.assay.rank.isolation.Responder;
import dev.assay.rank.isolation.Responders;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** One of those that are ranked. */
public sealed interface Program {
    String name();

    /**
     * Classes of Java.
     *
     * @param cutOut what was left out so that it compiles, and why
     */
    record Classes(String name, Map<String, byte[]> files, List<SourceError> cutOut) implements Program {
        public Classes {
            files = Map.copyOf(files);
            cutOut = List.copyOf(cutOut);
        }
    }

    /**
     * A file that the system can run.
     *
     * @param stays whether it answers line by line, instead of being started for each test
     */
    record Executable(String name, Path file, boolean stays) implements Program {}

    /** Something that cannot be run, and why: it fails every test. */
    record Unusable(String name, String reason) implements Program {}

    /** Programs of ours to compare with. */
    record Baseline(String name, Kind kind) implements Program {
        /** What they do. */
        public enum Kind {
            /** Fails every test. */
            CRASH,
            /** Returns its first argument. */
            IDENTITY
        }
    }

    /** Whom to ask. */
    default Responder responder(Responders.Format format, Limits limits) {
        return switch (this) {
            case Classes classes -> Responders.ofClasses(classes.files(), limits);
            case Executable executable ->
                executable.stays()
                        ? Responders.ofLineExecutable(executable.file(), format, limits)
                        : Responders.ofExecutable(executable.file(), format, limits);
            case Unusable unusable -> Responders.failing(Answer.Kind.UNUSABLE, unusable.reason());
            case Baseline(var _, Baseline.Kind kind) ->
                switch (kind) {
                    case CRASH -> Responders.failing(Answer.Kind.THREW, "always");
                    case IDENTITY ->
                        Responders.inOurProcess(
                                call -> new Answer.Output(call.arguments().getFirst()));
                };
        };
    }
}
