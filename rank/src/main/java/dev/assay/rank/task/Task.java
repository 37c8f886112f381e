package dev.assay.rank.task;

import dev.assay.property.Gen;
import dev.assay.rank.Call;
import dev.assay.rank.Specification;
import dev.assay.rank.isolation.Limits;
import dev.assay.rank.isolation.Responders;
import dev.assay.rank.program.Program;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What is to be ranked.
 *
 * @param functions what the programs compute
 * @param programs the model first, if there is one
 * @param shared the class files that every submission may use
 * @param quiet after how many tests in a row that show nothing new the search ends
 */
public record Task(
        Path folder,
        List<String> functions,
        List<Program> programs,
        boolean hasModel,
        Map<String, byte[]> shared,
        Gen<Call> generator,
        Specification specification,
        Responders.Format format,
        Limits limits,
        int quiet,
        TaskSettings settings) {
    /** Class files whose numbers and texts are worth trying: the model's, where no generator says what to draw. */
    List<byte[]> mentions() {
        return hasModel && settings.text("generator").isEmpty() && programs.getFirst() instanceof Program.Classes model
                ? model.files().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(Map.Entry::getValue)
                        .toList()
                : List.of();
    }

    public List<String> names() {
        return programs.stream().map(Program::name).toList();
    }

    /** What had to be cut out of submissions, or why they cannot be run. */
    public List<String> complaints() {
        return programs.stream()
                .flatMap(program -> switch (program) {
                    case Program.Classes classes ->
                        classes.cutOut().stream().map(error -> error + " (the method or field is left out)");
                    case Program.Unusable(String name, String reason) ->
                        java.util.stream.Stream.of(reason + " (" + name + " fails every test)");
                    case Program.Executable _, Program.Baseline _ -> java.util.stream.Stream.<String>empty();
                })
                .toList();
    }
}
