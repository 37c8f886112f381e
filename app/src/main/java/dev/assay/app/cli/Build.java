package dev.assay.app.cli;

import dev.assay.atp.EmbeddedProver;
import dev.assay.code.extract.CodeSetup;
import dev.assay.fol.Problem;
import dev.assay.library.Images;
import dev.assay.logic.theory.Theory;
import dev.assay.model.ModelFinder;
import dev.assay.prove.metis.Metis;
import dev.assay.syntax.isabelle.Library;
import dev.assay.test.quickcheck.Testers;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.stream.Collectors;

/** Which build of Assay this is. */
public final class Build {
    /** One class of each module that a verdict may depend on. */
    private static final List<Class<?>> MODULES = List.of(
            Build.class,
            CodeSetup.class,
            EmbeddedProver.class,
            Images.class,
            Library.class,
            Metis.class,
            ModelFinder.class,
            Problem.class,
            Testers.class,
            Theory.class);

    private Build() {}

    /** Differs between versions, and between builds of a version that is still being worked on. */
    public static String fingerprint() {
        return Version.line() + MODULES.stream().map(Build::stamp).collect(Collectors.joining());
    }

    private static String stamp(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            Path place = Path.of(source.getLocation().toURI());
            return "\n" + Files.size(place) + " " + Files.getLastModifiedTime(place);
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the program cannot find itself", e);
        }
    }
}
