package dev.assay.app.commands;

import java.nio.file.Path;

/** What a file is written in, by the end of its name. */
enum Language {
    ISABELLE,
    TIP,
    TPTP,
    JAVA,
    UNKNOWN;

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
}
