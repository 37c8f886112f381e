package dev.assay.judge;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Sort;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.List;

/**
 * A conjecture that is to be judged, with all that an engine needs.
 *
 * @param file as the user named it
 * @param statement as text
 * @param dependencies what its verdict may depend on
 * @param own engines that only this task has, such as the proof that its text gives, or the property as Java runs it
 */
public record Task(
        String file,
        String statement,
        Theory theory,
        Conjecture conjecture,
        Setting setting,
        Dependencies dependencies,
        List<Engine> own) {
    public Task {
        own = List.copyOf(own);
    }

    /** A conjecture that is none of a text's statements, such as a goal inside a proof, a mutant or a law that was found. */
    public static Task of(Theory theory, Conjecture conjecture, Setting setting) {
        return new Task(conjecture.position().file(), "", theory, conjecture, setting, Dependencies.of(""), List.of());
    }

    /** With one more engine of its own. */
    public Task with(Engine engine) {
        var engines = new ArrayList<>(own);
        engines.add(engine);
        return new Task(file, statement, theory, conjecture, setting, dependencies, engines);
    }

    /** That of the class in which the text stands, if the conjecture does not name it: where no type is of that sort, it holds. */
    Sort unnamedSort() {
        Sort sort = setting.methods().sort();
        return conjecture.typeVariables().stream()
                        .anyMatch(v -> v.sort().classes().containsAll(sort.classes()))
                ? Sort.TOP
                : sort;
    }

    public int line() {
        return conjecture.position().line();
    }

    public String name() {
        return conjecture.name();
    }

    /** file:line, and the name if there is one. */
    public String title() {
        return file + ":" + line() + (name().isEmpty() ? "" : " " + shortName());
    }

    /** The name without that of its theory; what a command has to show is called {@code instance T.t :: S.c} or the like. */
    public String shortName() {
        return name().replaceAll("[^ ]*\\.(?=[^ ])", "");
    }
}
