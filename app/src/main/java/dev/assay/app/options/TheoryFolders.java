package dev.assay.app.options;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --dir DIR}: where sessions and theories lie that other theories import. */
public final class TheoryFolders {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    private final List<Path> folders = new ArrayList<>();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Look for imported sessions and theories in this folder, too; may be given several times.")
    void folder(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new ParameterException(command.commandLine(), "--dir takes a folder, and '" + folder + "' is none");
        }
        folders.add(folder);
    }

    public List<Path> all() {
        return List.copyOf(folders);
    }
}
