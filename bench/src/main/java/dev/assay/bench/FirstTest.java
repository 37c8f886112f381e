package dev.assay.bench;

import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Measurement;
import dev.assay.bench.measure.Row;
import dev.assay.bench.measure.Row.Contestant;
import dev.assay.test.Options;
import dev.assay.test.exhaustive.Exhaustive;
import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** How long it takes from the text of a conjecture to its first test, and to compile the same written in Java. */
final class FirstTest {
    static final String RIVAL = "javac";

    private static final String JAVA = """
            import java.util.ArrayList;
            import java.util.Collections;
            import java.util.List;
            class Reversal {
                static List<Integer> reversed(List<Integer> xs) {
                    var result = new ArrayList<>(xs);
                    Collections.reverse(result);
                    return result;
                }
                static List<Integer> joined(List<Integer> xs, List<Integer> ys) {
                    var result = new ArrayList<>(xs);
                    result.addAll(ys);
                    return result;
                }
                static boolean holds(List<Integer> xs, List<Integer> ys) {
                    return reversed(joined(xs, ys)).equals(joined(reversed(ys), reversed(xs)));
                }
            }
            """;

    private FirstTest() {}

    static void run(Effort effort, Consumer<Row> rows) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        if (javac == null) {
            return;
        }
        var number = new AtomicInteger();
        // A theory with a definition of its own each time, so that nothing is known from the last one.
        Supplier<?> ours = () -> {
            int n = number.incrementAndGet();
            var theory = TestedTheory.of("theory Bench imports Main begin\ndefinition \"mirror" + n
                    + " xs = rev (xs :: nat list)\"\nlemma first: \"mirror" + n + " (xs @ ys) = mirror" + n
                    + " ys @ mirror" + n + " xs\" oops\nend\n");
            return TestedTheory.tests(new Exhaustive().prepare(theory.problem("first"), Options.DEFAULT), 1);
        };
        Supplier<?> theirs = () -> compiled(javac);
        Measurement.warmUp(10, List.of(ours, theirs));
        List<Measurement> times = Measurement.compareOnThread(effort, List.of(theirs, ours));
        rows.accept(Row.of(
                "test",
                "from text to the first test",
                new Contestant(RIVAL, times.get(0), 1e3),
                new Contestant("", times.get(1), 1e3),
                "ms"));
    }

    /** Compiles in memory, and throws the class away. */
    private static boolean compiled(JavaCompiler javac) {
        var source = new SimpleJavaFileObject(URI.create("string:///Reversal.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return JAVA;
            }
        };
        StandardJavaFileManager files = javac.getStandardFileManager(null, null, null);
        var nowhere = new ForwardingJavaFileManager<>(files) {
            @Override
            public JavaFileObject getJavaFileForOutput(
                    JavaFileManager.Location location,
                    String name,
                    JavaFileObject.Kind kind,
                    javax.tools.FileObject sibling) {
                return new SimpleJavaFileObject(URI.create("mem:///" + name + ".class"), kind) {
                    @Override
                    public java.io.OutputStream openOutputStream() {
                        return java.io.OutputStream.nullOutputStream();
                    }
                };
            }
        };
        return javac.getTask(null, nowhere, null, List.of("-proc:none"), null, List.of(source))
                .call();
    }
}
