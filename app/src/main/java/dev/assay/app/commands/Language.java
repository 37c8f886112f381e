package dev.assay.app.commands;

import dev.assay.app.judging.TaskFiles;
import java.nio.file.Path;
import java.util.Arrays;

/** What a file is written in, by the end of its name. */
enum Language {
    ISABELLE("a theory (.thy)"),
    TIP("an SMT-LIB or TIP problem (.smt2)"),
    TPTP("a TPTP problem (.p)"),
    JAVA("a Java file with properties (.java)"),
    UNKNOWN("");

    private final String kind;

    Language(String kind) {
        this.kind = kind;
    }

    static Language of(Path file) {
        String name = file.toString();
        if (name.endsWith(".thy")) {
            return ISABELLE;
        }
        if (name.endsWith(".smt2")) {
            return TIP;
        }
        if (name.endsWith(".java")) {
            return JAVA;
        }
        return name.endsWith(".p") || name.endsWith(".ax") ? TPTP : UNKNOWN;
    }

    /** Why a command that reads these languages does not read a file. */
    static String refusal(Path file, Language... read) {
        return TaskFiles.refusal(
                file, Arrays.stream(read).map(language -> language.kind).toList());
    }
}
