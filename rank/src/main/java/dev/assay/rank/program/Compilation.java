package dev.assay.rank.program;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Java sources compiled in memory.
 *
 * @param classes the class files by the names of the classes; none if there are errors
 */
public record Compilation(Map<String, byte[]> classes, List<Problem> problems) {
    /** An error, and the character at which it is. */
    public record Problem(SourceError error, int offset) {}

    /** A text and the file that it is from; the file may have any name, whatever its classes are called. */
    public record Source(Path file, String text) {}

    /** Where the compiler is looked for once. */
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    /** Compiles sources that use nothing but the JDK, classes already compiled, and what is on the class path. */
    public static Compilation of(List<Source> sources, Map<String, byte[]> known, String classPath) {
        if (COMPILER == null) {
            throw new IllegalStateException("this Java has no compiler: a JDK is needed to rank Java sources");
        }
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        var files = new Memory(COMPILER.getStandardFileManager(diagnostics, Locale.ROOT, null), known);
        List<String> options = List.of("-proc:none", "-nowarn", "-Xlint:none", "-g", "-parameters", "-cp", classPath);
        List<Text> texts = sources.stream().map(Text::new).toList();
        boolean good =
                COMPILER.getTask(null, files, diagnostics, options, null, texts).call();
        var problems = new ArrayList<Problem>();
        for (Diagnostic<? extends JavaFileObject> each : diagnostics.getDiagnostics()) {
            if (each.getKind() == Diagnostic.Kind.ERROR) {
                problems.add(problem(each, sources.getFirst().file()));
            }
        }
        return new Compilation(good ? Map.copyOf(files.compiled()) : Map.of(), List.copyOf(problems));
    }

    private static Problem problem(Diagnostic<? extends JavaFileObject> diagnostic, Path otherwise) {
        Path file = diagnostic.getSource() instanceof Text text ? text.source.file() : otherwise;
        String message = diagnostic.getMessage(Locale.ROOT).lines().findFirst().orElse("");
        return new Problem(
                new SourceError(
                        file,
                        Math.max(1, diagnostic.getLineNumber()),
                        Math.max(1, diagnostic.getColumnNumber()),
                        message),
                (int) diagnostic.getPosition());
    }

    private static final class Text extends SimpleJavaFileObject {
        private final Source source;

        Text(Source source) {
            super(URI.create("text:///" + Integer.toHexString(source.file().hashCode()) + ".java"), Kind.SOURCE);
            this.source = source;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source.text();
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE;
        }
    }

    private static final class ClassFile extends SimpleJavaFileObject {
        private final String name;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        ClassFile(String name) {
            super(URI.create("class:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
            this.name = name;
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }

        @Override
        public java.io.InputStream openInputStream() {
            return new java.io.ByteArrayInputStream(bytes.toByteArray());
        }
    }

    private static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final List<ClassFile> written = new ArrayList<>();
        private final List<ClassFile> known = new ArrayList<>();

        Memory(StandardJavaFileManager files, Map<String, byte[]> classes) {
            super(files);
            classes.forEach((name, bytes) -> {
                var file = new ClassFile(name);
                file.bytes.writeBytes(bytes);
                known.add(file);
            });
        }

        Map<String, byte[]> compiled() {
            Map<String, byte[]> result = new LinkedHashMap<>();
            written.forEach(file -> result.put(file.name, file.bytes.toByteArray()));
            return result;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            var file = new ClassFile(className);
            written.add(file);
            return file;
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, java.util.Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            var result = new ArrayList<JavaFileObject>();
            super.list(location, packageName, kinds, recurse).forEach(result::add);
            if (location.getName().equals("CLASS_PATH") && kinds.contains(JavaFileObject.Kind.CLASS)) {
                for (ClassFile each : known) {
                    int dot = each.name.lastIndexOf('.');
                    if (packageName.equals(dot < 0 ? "" : each.name.substring(0, dot))) {
                        result.add(each);
                    }
                }
            }
            return result;
        }

        @Override
        public String inferBinaryName(Location location, JavaFileObject file) {
            return file instanceof ClassFile own ? own.name : super.inferBinaryName(location, file);
        }
    }

    /** The first error. */
    public SourceError firstError() {
        return problems.getFirst().error();
    }
}
