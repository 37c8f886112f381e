package dev.assay.lift;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.assay.logic.Position;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** A source file with its types resolved, and its classes compiled in memory. */
public final class JavaCode {
    private static final String PRELUDE = "Prelude.java";
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package\\s+([\\w.]+)\\s*;");

    private final Path file;
    private final List<CompilationUnitTree> units = new ArrayList<>();
    private final Trees trees;
    private final Elements elements;
    private final Types types;
    private final ClassLoader classes;
    private final String fingerprint;
    private final Map<Tree, TreePath> paths = new HashMap<>();

    private JavaCode(
            Path file,
            JavacTask task,
            Iterable<? extends CompilationUnitTree> units,
            ClassLoader classes,
            String fingerprint) {
        this.file = file;
        units.forEach(this.units::add);
        this.trees = Trees.instance(task);
        this.elements = task.getElements();
        this.types = task.getTypes();
        this.classes = classes;
        this.fingerprint = fingerprint;
        this.units.forEach(this::index);
    }

    /** @param classPath what the file may use besides the JDK and what is on our own class path */
    public static JavaCode read(Path file, List<Path> classPath) throws IOException {
        return of(file, Files.readString(file), classPath);
    }

    static JavaCode of(Path file, String text, List<Path> classPath) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new LiftException(Position.NONE, "this Java has no compiler: a JDK is needed to read Java sources");
        }
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        var memory = new Memory(compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8));
        var path = new StringBuilder(System.getProperty("java.class.path", ""));
        classPath.forEach(p -> path.append(java.io.File.pathSeparator).append(p));
        var options = new ArrayList<>(
                List.of("-proc:none", "-nowarn", "-Xlint:none", "-g", "-parameters", "-cp", path.toString()));
        String roots = sourceRoots(file, text);
        if (!roots.isEmpty()) {
            options.addAll(List.of("-sourcepath", roots));
        }
        var sources = List.of(new Text(file.getFileName().toString(), text), new Text(PRELUDE, prelude()));
        // To make class files takes the trees apart, so that is another task.
        var task = (JavacTask) compiler.getTask(null, memory, diagnostics, options, null, sources);
        Iterable<? extends CompilationUnitTree> units = task.parse();
        complain(file, diagnostics);
        try {
            task.analyze();
        } catch (IllegalStateException e) {
            // An error of the compiler's own, after one in the source or for no reason at all.
            complain(file, diagnostics);
            throw failed(file);
        }
        complain(file, diagnostics);
        boolean isCompiled = compiler.getTask(Writer.nullWriter(), memory, diagnostics, options, null, sources)
                .call();
        if (!isCompiled) {
            throw failed(file);
        }
        return new JavaCode(file, task, units, memory.loader(classPath), memory.fingerprint());
    }

    private static void complain(Path file, DiagnosticCollector<JavaFileObject> diagnostics) {
        for (Diagnostic<? extends JavaFileObject> each : diagnostics.getDiagnostics()) {
            if (each.getKind() == Diagnostic.Kind.ERROR) {
                String message =
                        each.getMessage(Locale.ROOT).lines().findFirst().orElse("error");
                throw new LiftException(
                        new Position(file.toString(), (int) each.getLineNumber(), (int) each.getColumnNumber()),
                        message);
            }
        }
    }

    private static LiftException failed(Path file) {
        return new LiftException(new Position(file.toString(), 1, 1), "the Java compiler itself fails on this file");
    }

    /** Where the classes of a project are that a file of a package may use: beside it, and for tests in what they test. */
    private static String sourceRoots(Path file, String text) {
        Matcher named = PACKAGE.matcher(text);
        Path root = file.toAbsolutePath().normalize().getParent();
        if (!named.find() || root == null) {
            return "";
        }
        Path folder = Path.of(named.group(1).replace(".", "/"));
        if (!root.endsWith(folder)) {
            return "";
        }
        for (int i = folder.getNameCount(); i > 0 && root != null; i--) {
            root = root.getParent();
        }
        if (root == null) {
            return "";
        }
        Path tests = Path.of("src", "test", "java");
        return root.endsWith(tests)
                ? root
                        + java.io.File.pathSeparator
                        + root.resolve(Path.of("..", "..", "main", "java")).normalize()
                : root.toString();
    }

    private static String prelude() throws IOException {
        try (InputStream in = Objects.requireNonNull(JavaCode.class.getResourceAsStream(PRELUDE))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    public Path file() {
        return file;
    }

    /** The classes of the file, to run them. */
    public ClassLoader classes() {
        return classes;
    }

    /** The same for the same classes, those of other files that were compiled with this one included. */
    public String fingerprint() {
        return fingerprint;
    }

    CompilationUnitTree unit() {
        return units.getFirst();
    }

    Trees trees() {
        return trees;
    }

    Elements elements() {
        return elements;
    }

    Types types() {
        return types;
    }

    private void index(CompilationUnitTree unit) {
        new com.sun.source.util.TreePathScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void scan(@Nullable Tree tree, @Nullable Void nothing) {
                if (tree != null) {
                    paths.put(
                            tree, getCurrentPath() == null ? new TreePath(unit) : new TreePath(getCurrentPath(), tree));
                }
                return super.scan(tree, null);
            }
        }.scan(new TreePath(unit), null);
    }

    private TreePath path(Tree tree) {
        return Objects.requireNonNull(paths.get(tree), () -> "not of this file: " + tree);
    }

    @Nullable
    Element element(Tree tree) {
        return trees.getElement(path(tree));
    }

    TypeMirror type(Tree tree) {
        return trees.getTypeMirror(path(tree));
    }

    Position position(Tree tree) {
        CompilationUnitTree unit = path(tree).getCompilationUnit();
        long start = trees.getSourcePositions().getStartPosition(unit, tree);
        String name = unit == unit() ? file.toString() : PRELUDE;
        return start < 0
                ? new Position(name, 1, 1)
                : new Position(name, (int) unit.getLineMap().getLineNumber(start), (int)
                        unit.getLineMap().getColumnNumber(start));
    }

    /** The type that a member belongs to. */
    static TypeElement owner(Element member) {
        return (TypeElement) Objects.requireNonNull(member.getEnclosingElement());
    }

    /** Where an element is declared; nowhere if its source is not ours. */
    Position position(Element element) {
        Tree tree = trees.getTree(element);
        return tree == null || !paths.containsKey(tree) ? Position.NONE : position(tree);
    }

    /** Whether its source is here. */
    boolean isOurs(Element element) {
        Tree tree = trees.getTree(element);
        return tree != null && paths.containsKey(tree);
    }

    /** A source text; the file may have any name, whatever its class is called. */
    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String name, String text) {
            super(URI.create("memory:///" + name.replace(' ', '_')), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }
    }

    /** Class files are kept here. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> compiled = new HashMap<>();

        Memory(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + name + kind.extension), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return compiled.computeIfAbsent(name, n -> new ByteArrayOutputStream());
                }
            };
        }

        String fingerprint() {
            try {
                var digest = MessageDigest.getInstance("SHA-256");
                for (var each : new TreeMap<>(compiled).entrySet()) {
                    digest.update(each.getKey().getBytes(StandardCharsets.UTF_8));
                    digest.update(each.getValue().toByteArray());
                }
                return HexFormat.of().formatHex(digest.digest());
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java has SHA-256", e);
            }
        }

        ClassLoader loader(List<Path> classPath) throws MalformedURLException {
            var urls = new ArrayList<URL>();
            for (Path path : classPath) {
                urls.add(path.toUri().toURL());
            }
            var loader = new URLClassLoader(urls.toArray(URL[]::new), JavaCode.class.getClassLoader()) {
                @Override
                protected Class<?> findClass(String name) throws ClassNotFoundException {
                    ByteArrayOutputStream bytes = compiled.get(name);
                    return bytes == null
                            ? super.findClass(name)
                            : defineClass(name, bytes.toByteArray(), 0, bytes.size());
                }

                @Override
                public @Nullable URL findResource(String name) {
                    ByteArrayOutputStream bytes =
                            compiled.get(name.replaceFirst("\\.class$", "").replace('/', '.'));
                    return bytes == null ? super.findResource(name) : CompiledClass.url(name, bytes.toByteArray());
                }
            };
            // What the code asserts is part of what it claims.
            loader.setDefaultAssertionStatus(true);
            return loader;
        }
    }
}
