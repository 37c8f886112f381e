package dev.assay.rank.task;

import java.lang.classfile.ClassFile;
import java.nio.file.Path;

/** What a class file says of itself. */
final class ClassFiles {
    private ClassFiles() {}

    static String nameOf(byte[] bytes, Path file) {
        try {
            return ClassFile.of().parse(bytes).thisClass().asInternalName().replace('/', '.');
        } catch (IllegalArgumentException e) {
            throw new TaskException(file + ": is no class file");
        }
    }
}
