package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Complaint;
import dev.assay.app.options.JsonLines;
import dev.assay.fol.Knowledge;
import dev.assay.fol.Problem;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.clause.Size;
import dev.assay.fol.encoding.Encoder;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.encoding.Encoding.Decoration;
import dev.assay.fol.encoding.Options;
import dev.assay.fol.hol.ArityRule;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.fol.hol.Preparation;
import dev.assay.fol.monotonicity.SizeConstraints;
import dev.assay.fol.monotonicity.SortReport;
import dev.assay.fol.monotonicity.Verdict;
import dev.assay.fol.print.SmtLibOutput;
import dev.assay.fol.print.TptpOutput;
import dev.assay.logic.Type;
import dev.assay.run.WholeFile;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay encode FILE.p}: a problem in a type encoding. */
@Command(
        name = "encode",
        description = {
            "Write a TPTP problem in another type encoding.",
            "Any dialect is read: CNF, FOF, TF0, TF1, TH0. Conjectures are negated first, " + "except with N~ and N!~."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay encode --encoding mono_guards problem.p"})
public final class Encode implements Callable<Integer> {
    private enum Format {
        TPTP,
        CNF,
        /** SMT-LIB 2.6. */
        SMTLIB,
        /** SMT-LIB 2.7, which has polymorphic sorts, and maps. */
        SMTLIB27
    }

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Root assay;

    @Option(names = "--encoding", paramLabel = "NAME", description = "The encoding; g?? if not given.")
    private String encodingName = "g??";

    @Option(names = "--list", description = "List the encodings and exit.")
    private boolean list;

    @Option(
            names = {"--monomorphise", "--monomorphize"},
            description = "First make finitely many ground instances, and put types into names: g?? becomes g??~.")
    private boolean monomorphise;

    @Option(
            names = "--lambdas",
            paramLabel = "SCHEME",
            description = "combinators, turner, lifting, hybrid, hidden or keep; hybrid if not given.")
    private String lambdas = LambdaScheme.HYBRID.word();

    @Option(
            names = "--arities",
            paramLabel = "RULE",
            description = "minimum, sufficient or systematic: which arguments functions take directly; "
                    + "sufficient if not given.")
    private String arities = "sufficient";

    @Option(names = "--rounds", paramLabel = "N", description = "Rounds of instantiation; 3 if not given.")
    private int rounds = Options.DEFAULT.rounds();

    @Option(
            names = "--instances",
            paramLabel = "N",
            description = "Formulas that instantiation may add; 200 if not given.")
    private int instances = Options.DEFAULT.instances();

    @Option(
            names = "--infer-sorts",
            description = "Give a problem without types as many sorts as can be inferred, if all are monotonic.")
    private boolean inferSorts;

    @Option(
            names = "--size-constraints",
            description =
                    "With --infer-sorts, keep sorts that are not monotonic, and say which are not larger than others.")
    private boolean sizeConstraints;

    @Option(names = "--infinite", paramLabel = "TYPES", split = ",", description = "Types known to be infinite.")
    private List<String> infinite = List.of();

    @Option(names = "--finite", paramLabel = "TYPES", split = ",", description = "Types known to be finite.")
    private List<String> finite = List.of();

    @Option(names = "--constructors", paramLabel = "NAMES", split = ",", description = "Functions known to be free.")
    private List<String> constructors = List.of();

    @Option(names = "--tag-disequations", description = "With t??, also tag variables in negative equations.")
    private boolean tagDisequations;

    @Option(names = "--tag-axioms", description = "With t??, say that tags in arguments make no difference.")
    private boolean tagAxioms;

    @Option(
            names = "--keep-constructor-arguments",
            description = "Constructors keep type arguments that their arguments do not determine.")
    private boolean keepConstructorArguments;

    @Option(
            names = "--drop-exhaustion",
            description = "Leave out axioms such as ![X]: (X = a | X = b): unsound encodings do less harm.")
    private boolean dropExhaustion;

    @Option(names = "--undefined", description = "Say with a constant instead of with ∃ that types have elements.")
    private boolean undefined;

    @Option(names = "--constructor-axioms", description = "Also say what is known of constructors.")
    private boolean constructorAxioms;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "tptp, cnf, smtlib or smtlib27; tptp if not given.")
    private String format = "tptp";

    @Option(names = "--stats", description = "Print the size of the clauses to standard error.")
    private boolean stats;

    @Option(names = "-o", paramLabel = "OUT", description = "The file to write, instead of standard output.")
    private @Nullable Path output;

    @Mixin
    private JsonLines json = new JsonLines();

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "The problem.")
    private @Nullable Path file;

    @Override
    public Integer call() {
        Session session = assay.session();
        if (list) {
            Encoding.ALL.forEach(this::list);
            return ExitCode.OK;
        }
        if (file == null) {
            throw new ParameterException(spec.commandLine(), "no file given");
        }
        Preparation preparation = preparation();
        if (Language.of(file) != Language.TPTP) {
            json.complain(session, Language.refusal(file, Language.TPTP));
            return ExitCode.ERROR;
        }
        try {
            Document document = TptpReader.read(file).document();
            document.notes().forEach(note -> json.note(session, note.toString()));
            Encoded encoded =
                    encoded(HolProblem.of(document.theory(), document.conjectures(), document::name), preparation);
            if (output != null) {
                WholeFile.write(output, encoded.text());
            }
            show(file, encoded, preparation.encoding(), session);
            return ExitCode.OK;
        } catch (SyntaxException | IOException e) {
            json.complain(session, Complaint.about(file, e));
            return ExitCode.ERROR;
        }
    }

    private record ListRow(String encoding, boolean isSound, String description) {}

    private void list(Encoding e) {
        if (json.wanted()) {
            json.print(assay.session().out(), new ListRow(e.name(), e.isSound(), e.description()));
        } else {
            assay.session()
                    .out()
                    .printf("%-7s %-8s %s%n", e.name(), e.isSound() ? "sound" : "unsound", e.description());
        }
    }

    /** A problem as it is written, and how large its clauses are, if that is asked for. */
    private record Encoded(String text, Optional<Size> size) {}

    private record Row(
            String file,
            String encoding,
            String format,
            @Nullable String text,
            @Nullable Integer clauses,
            @Nullable Double literalsPerClause,
            @Nullable Double symbolsPerAtom,
            @Nullable Integer symbols) {}

    private void show(Path problem, Encoded encoded, Encoding encoding, Session session) {
        Optional<Size> size = encoded.size();
        if (json.wanted()) {
            json.print(
                    session.out(),
                    new Row(
                            problem.toString(),
                            encoding.name(),
                            format,
                            output == null ? encoded.text() : null,
                            size.map(Size::clauses).orElse(null),
                            size.map(Size::literalsPerClause).orElse(null),
                            size.map(Size::symbolsPerAtom).orElse(null),
                            size.map(Size::symbols).orElse(null)));
            return;
        }
        size.ifPresent(s -> session.err()
                .printf(
                        Locale.ROOT,
                        "%s: %d clauses, %.2f literals per clause, %.1f symbols per atom, %d symbols%n",
                        encoding.name(),
                        s.clauses(),
                        s.literalsPerClause(),
                        s.symbolsPerAtom(),
                        s.symbols()));
        if (output == null) {
            session.out().print(encoded.text());
            session.out().flush();
        }
    }

    private Preparation preparation() {
        Encoding named = Encoding.named(encodingName)
                .orElseThrow(
                        () -> wrong("there is no encoding '" + encodingName + "'; assay encode --list shows them"));
        Encoding encoding = monomorphise ? named.mangled() : named;
        LambdaScheme scheme = LambdaScheme.named(lambdas)
                .orElseThrow(() -> wrong("--lambdas takes "
                        + Arrays.stream(LambdaScheme.values())
                                .map(LambdaScheme::word)
                                .collect(Collectors.joining(", "))
                        + ", not '" + lambdas + "'"));
        if (scheme == LambdaScheme.KEEP && encoding.style() != Encoding.Style.NATIVE_HIGHER_ORDER) {
            throw wrong("--lambdas keep goes only with the encodings N~ and N!~");
        }
        if (rounds < 0 || instances < 0) {
            throw wrong("--rounds and --instances take numbers that are not negative");
        }
        if (choice(Format.class, "--format", format) == Format.SMTLIB
                && encoding.decoration() == Decoration.POLYMORPHIC
                && encoding.isNative()) {
            throw wrong("SMT-LIB 2.6 has no polymorphic types: choose n~ instead of n, or --format smtlib27");
        }
        Options options = Options.DEFAULT
                .withLimits(rounds, instances)
                .withInhabitants(undefined ? Options.Inhabitants.UNDEFINED : Options.Inhabitants.EXIST);
        options = tagDisequations ? options.taggingDisequations() : options;
        options = tagAxioms ? options.withRedundantTagAxioms() : options;
        options = keepConstructorArguments ? options.keepingConstructorArguments() : options;
        options = dropExhaustion ? options.droppingExhaustion() : options;
        return new Preparation(
                encoding, options, scheme, choice(ArityRule.class, "--arities", arities), constructorAxioms);
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    private <E extends Enum<E>> E choice(Class<E> type, String option, String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(e -> e.name().toLowerCase(Locale.ROOT).equals(word))
                .findFirst()
                .orElseThrow(() -> wrong(option + " takes "
                        + Arrays.stream(type.getEnumConstants())
                                .map(e -> e.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(", "))
                        + ", not '" + word + "'"));
    }

    private Encoded encoded(HolProblem problem, Preparation preparation) {
        Format wanted = choice(Format.class, "--format", format);
        if (preparation.encoding().style() == Encoding.Style.NATIVE_HIGHER_ORDER) {
            if (stats) {
                throw wrong("--stats has no effect with N~ and N!~, whose problems have no clauses");
            }
            return new Encoded(
                    switch (wanted) {
                        case TPTP -> preparation.higherOrder(problem);
                        case SMTLIB27 -> preparation.higherOrderSmtLib(problem);
                        case CNF, SMTLIB -> throw wrong("N~ and N!~ are written as tptp or as smtlib27");
                    },
                    Optional.empty());
        }
        Problem typed = known(sorted(preparation.typed(problem)));
        Problem encoded = new Encoder(preparation.encoding(), preparation.options()).encode(typed);
        Optional<Size> size = stats ? Optional.of(Size.of(Clausifier.definitional(encoded))) : Optional.empty();
        return new Encoded(text(encoded, wanted), size);
    }

    private String text(Problem encoded, Format wanted) {
        return switch (wanted) {
            case TPTP -> TptpOutput.print(encoded);
            case CNF -> {
                if (!encoded.isUntyped()) {
                    throw wrong("CNF has no types: choose an encoding that is not native");
                }
                yield TptpOutput.print(Clausifier.definitional(encoded));
            }
            case SMTLIB -> SmtLibOutput.print(encoded);
            case SMTLIB27 -> SmtLibOutput.printPolymorphic(encoded);
        };
    }

    /** The problem with what the user says of its types. */
    private Problem known(Problem problem) {
        var more = new Knowledge(types(problem, infinite), types(problem, finite), Set.copyOf(constructors));
        return problem.with(problem.knowledge().and(more));
    }

    /** Each type constructor at any arguments. */
    private Set<Type> types(Problem problem, List<String> names) {
        var result = new HashSet<Type>();
        for (String name : names) {
            Integer arity = problem.typeConstructors().get(name);
            if (arity == null) {
                throw wrong("there is no type '" + name + "' in the problem");
            }
            var arguments = new ArrayList<Type>();
            for (int i = 0; i < arity; i++) {
                arguments.add(Type.var("'a" + i));
            }
            result.add(new Type.Con(name, arguments));
        }
        return result;
    }

    /** Only if all sorts are monotonic, or constrained, the sorted problem has a model exactly when the other has. */
    private Problem sorted(Problem problem) {
        if (!inferSorts || !problem.isUntyped()) {
            return problem;
        }
        SortReport report = SortReport.of(problem, SortReport.Calculus.IMPROVED);
        if (sizeConstraints || report.verdicts().stream().allMatch(Verdict::isMonotonic)) {
            return SizeConstraints.of(report);
        }
        json.note(assay.session(), file + ": not all sorts are monotonic, so there is only one");
        return problem;
    }
}
