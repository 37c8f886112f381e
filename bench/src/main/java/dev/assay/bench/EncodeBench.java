package dev.assay.bench;

import dev.assay.atp.Answer;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.InputFormat;
import dev.assay.atp.Prover;
import dev.assay.atp.ProverRun;
import dev.assay.atp.Question;
import dev.assay.atp.Slice;
import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.FolderBench;
import dev.assay.bench.measure.LimitedBench;
import dev.assay.bench.measure.Row;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.clause.Size;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.encoding.Encoding.Decoration;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.fol.hol.Preparation;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.relevance.Relevance;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.tip.TipReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What each type encoding makes of problems, and what each prover makes of that. All figures are compared with those of
 * traditional guards, the simplest encoding that is sound, on the same instances.
 */
final class EncodeBench implements FolderBench, LimitedBench {
    private static final List<String> FEW = List.of("e", "a", "t", "g", "t??", "g??", "t~", "g~", "t??~", "g??~", "n~");
    /** What provers are asked in besides, if there is time; the sizes of all others are measured, too. */
    private static final List<String> MORE = List.of("t?", "g?", "t@", "g@", "t?~", "g?~");

    private static final int QUICK = 8;
    private static final int FULL = 10;

    private final Optional<Path> folder;

    EncodeBench(Optional<Path> folder) {
        this.folder = folder;
    }

    /** Somebody who can be asked about a problem in an encoding. */
    private record Contender(String name, InputFormat format, Asking asking) {}

    private interface Asking {
        Answer ask(Question question, Slice slice, Meter meter);
    }

    /** What a prover, or the translation, has done in one encoding. */
    private static final class Tally {
        private int proofs;
        private int refuted;
        private double seconds;
    }

    /** The sizes of all problems in one encoding. */
    private static final class Sizes {
        private double clauses;
        private double literals;
        private double symbols;
        private double seconds;
    }

    @Override
    public String name() {
        return "encode";
    }

    @Override
    public String description() {
        return "[FOLDER]: lemmas of the library, and the TIP problems of FOLDER, in every type encoding against traditional"
                + " guards: proofs of each prover, sizes, time";
    }

    @Override
    public Bench in(Path directory) {
        return new EncodeBench(Optional.of(directory));
    }

    @Override
    public boolean needsFolder() {
        return false;
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        run(effort, effort == Effort.QUICK ? QUICK : FULL, rows, notes);
    }

    @Override
    public void run(Effort effort, int limit, Consumer<Row> rows, Consumer<String> notes) {
        boolean isQuick = effort == Effort.QUICK;
        List<EncodeProblem> problems = problems(limit, isQuick ? 40 : 100, notes);
        List<Encoding> encodings = Encoding.ALL.stream()
                .filter(e -> isQuick ? FEW.contains(e.name()) : e.decoration() != Decoration.MONOMORPHIC)
                .toList();
        Duration time = Duration.ofSeconds(isQuick ? 1 : 2);
        sizes(problems, encodings, rows);
        List<Encoding> asked = encodings.stream()
                .filter(e -> FEW.contains(e.name()) || MORE.contains(e.name()))
                .toList();
        List<Contender> contenders = contenders();
        var table = new LinkedHashMap<String, Map<Encoding, Tally>>();
        for (Contender contender : contenders) {
            Map<Encoding, Tally> own = new LinkedHashMap<>();
            for (Encoding encoding : asked) {
                if (contender.format().accepts(encoding)) {
                    own.put(encoding, measure(contender, encoding, problems, time));
                }
            }
            table.put(contender.name(), own);
            compare(contender.name(), own, problems.size(), rows, notes);
        }
        notes.accept(matrix(table, asked));
    }

    // Problems

    private List<EncodeProblem> problems(int limit, int facts, Consumer<String> notes) {
        var result = new ArrayList<EncodeProblem>();
        var relevance = new Relevance();
        if (folder.isPresent()) {
            result.addAll(tip(folder.get(), limit / 2, facts, relevance, notes));
        }
        Theory theory = Library.context("Main").theory();
        for (LibraryLemma lemma : LibraryLemma.sample(theory, limit - result.size())) {
            result.add(EncodeProblem.of(lemma, relevance, facts));
        }
        return result;
    }

    /** The first conjectures of files at even distances. */
    private static List<EncodeProblem> tip(
            Path folder, int wanted, int facts, Relevance relevance, Consumer<String> notes) {
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder)) {
            files = found.filter(f -> f.toString().endsWith(".smt2")).sorted().toList();
        } catch (IOException e) {
            notes.accept(folder + ": cannot be read: " + e.getMessage());
            return List.of();
        }
        var result = new ArrayList<EncodeProblem>();
        for (int i = 0; i < Math.min(wanted, files.size()); i++) {
            Path file = files.get((int) ((long) i * files.size() / Math.min(wanted, files.size())));
            try {
                Document document = TipReader.read(file).document();
                Conjecture first = document.conjectures().getFirst();
                result.add(EncodeProblem.of(file.toString(), document, first, relevance, facts));
            } catch (IOException | SyntaxException e) {
                notes.accept(file + ": left out: " + e.getMessage());
            }
        }
        return result;
    }

    // Sizes

    private void sizes(List<EncodeProblem> problems, List<Encoding> encodings, Consumer<Row> rows) {
        var all = new LinkedHashMap<Encoding, Sizes>();
        for (Encoding encoding : encodings) {
            if (encoding.style() != Encoding.Style.NATIVE_HIGHER_ORDER) {
                all.put(encoding, sizes(problems, encoding));
            }
        }
        int count = problems.size();
        all.forEach((encoding, own) -> {
            Encoding rival = rival(encoding);
            Sizes base = all.getOrDefault(rival, new Sizes());
            rows.accept(row(encoding + ": clauses", rival, base.clauses, own.clauses, count, ""));
            rows.accept(row(encoding + ": literals", rival, base.literals, own.literals, count, ""));
            rows.accept(row(encoding + ": symbols", rival, base.symbols, own.symbols, count, ""));
            rows.accept(
                    row(encoding + ": time to encode", rival, 1000 * base.seconds, 1000 * own.seconds, count, "ms"));
        });
    }

    private static Sizes sizes(List<EncodeProblem> problems, Encoding encoding) {
        var result = new Sizes();
        for (EncodeProblem problem : problems) {
            long start = System.nanoTime();
            var encoded =
                    Preparation.of(encoding).with(LambdaScheme.COMBINATORS).encoded(problem.problem());
            result.seconds += (System.nanoTime() - start) / 1e9;
            Size size = Size.of(Clausifier.definitional(encoded));
            result.clauses += size.clauses();
            result.literals += size.literals();
            result.symbols += size.symbols();
        }
        return result;
    }

    // Provers

    private static List<Contender> contenders() {
        var result = new ArrayList<Contender>();
        result.add(new Contender(
                EmbeddedProver.NAME,
                InputFormat.TF0,
                (q, s, m) -> new EmbeddedProver(1).with(s).ask(q, m)));
        String path = System.getenv().getOrDefault("PATH", "");
        for (Prover prover : Prover.ALL) {
            prover.find(path)
                    .ifPresent(e -> result.add(new Contender(
                            prover.name(),
                            prover.format(),
                            (q, s, m) -> new ProverRun(prover.with(s.with(prover.plain())), e, q).ask(m))));
        }
        return result;
    }

    private static Tally measure(Contender contender, Encoding encoding, List<EncodeProblem> problems, Duration time) {
        var result = new Tally();
        int jobs = Runtime.getRuntime().availableProcessors();
        // Encoding is recursive, so how deep formulas may be nested is a matter of the stack.
        var factory = Thread.ofPlatform().daemon().stackSize(256L << 20).factory();
        try (var threads = Executors.newFixedThreadPool(jobs, factory)) {
            List<Future<Optional<Answer>>> answers = problems.stream()
                    .map(p -> threads.submit(() -> ask(contender, encoding, p, time)))
                    .toList();
            for (Future<Optional<Answer>> future : answers) {
                Optional<Answer> answer = future.get();
                result.proofs += answer.filter(a -> a.status().isProof()).isPresent() ? 1 : 0;
                result.refuted += answer.isEmpty() ? 1 : 0;
                result.seconds += answer.map(Answer::seconds).orElse(0.0);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return result;
    }

    /** The answer; nothing for a proof in an unsound encoding that cannot be found again from its facts in a sound one. */
    private static Optional<Answer> ask(Contender contender, Encoding encoding, EncodeProblem problem, Duration time) {
        Answer answer = ask(contender, encoding, new Question(problem.problem()), time);
        if (encoding.isSound() || !answer.status().isProof()) {
            return Optional.of(answer);
        }
        var certificate = new Question(problem.with(answer.used()));
        boolean isCertified = Stream.of("g??", "g??~")
                .anyMatch(sound -> ask(contender, Encoding.named(sound).orElseThrow(), certificate, time)
                        .status()
                        .isProof());
        return isCertified ? Optional.of(answer) : Optional.empty();
    }

    private static Answer ask(Contender contender, Encoding encoding, Question question, Duration time) {
        LambdaScheme lambdas =
                encoding.style() == Encoding.Style.NATIVE_HIGHER_ORDER ? LambdaScheme.KEEP : LambdaScheme.COMBINATORS;
        try (Meter meter = Budget.UNLIMITED.withTime(time).start()) {
            return contender.asking().ask(question, new Slice(1, encoding, lambdas, List.of()), meter);
        }
    }

    // Rows

    private void compare(
            String prover, Map<Encoding, Tally> own, int problems, Consumer<Row> rows, Consumer<String> notes) {
        own.forEach((encoding, tally) -> {
            Encoding rival = rival(encoding);
            Tally base = own.getOrDefault(rival, new Tally());
            String label = prover + ", " + encoding;
            rows.accept(row(label + ": proofs", rival, base.proofs, tally.proofs, 1, "problems"));
            rows.accept(row(label + ": time", rival, base.seconds, tally.seconds, problems, "s"));
            if (tally.refuted > 0) {
                notes.accept(prover + ", " + encoding + ": " + tally.refuted
                        + " more found in this unsound encoding, but not again from the same facts in a sound one.");
            }
        });
    }

    /** Traditional guards: of the polymorphic problem, or of its ground instances. */
    private static Encoding rival(Encoding encoding) {
        String name = encoding.decoration() == Decoration.POLYMORPHIC ? "g" : "g~";
        return Encoding.named(name).orElseThrow();
    }

    /** Sums as means over the problems. */
    private Row row(String label, Encoding rival, double theirs, double ours, int count, String unit) {
        return new Row(
                name(), label, rival.name(), theirs / count, ours / count, unit, theirs == 0 ? 0 : ours / theirs, 0);
    }

    /** Proofs by prover and encoding. */
    private static String matrix(Map<String, Map<Encoding, Tally>> table, List<Encoding> encodings) {
        var text = new StringBuilder("proofs    ");
        encodings.forEach(e -> text.append(String.format(Locale.ROOT, "%7s", e.name())));
        table.forEach((prover, own) -> {
            text.append(String.format(Locale.ROOT, "%n%-10s", prover));
            for (Encoding encoding : encodings) {
                Tally tally = own.get(encoding);
                text.append(String.format(Locale.ROOT, "%7s", tally == null ? "-" : Integer.toString(tally.proofs)));
            }
        });
        return text.toString();
    }
}
