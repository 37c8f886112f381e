package dev.assay.atp;

import dev.assay.fol.Formula;
import dev.assay.fol.Problem;
import dev.assay.fol.Role;
import dev.assay.fol.Statement;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.HolStatement;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.fol.hol.Preparation;
import dev.assay.fol.print.SafeNames;
import dev.assay.fol.print.SmtLibOutput;
import dev.assay.fol.print.TptpOutput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A problem to be put to provers, whose statements get names that no prover stumbles over. */
public final class Question {
    private static final Pattern OWN = Pattern.compile("(?:^|_)h([0-9]+)h");

    private static final Pattern IN_TEXT = Pattern.compile("(?<![A-Za-z0-9])h([0-9]+)h(?![A-Za-z0-9])");

    private final HolProblem problem;
    private final List<String> names = new ArrayList<>();
    private final boolean hasConjecture;

    public Question(HolProblem problem) {
        var renamed = new ArrayList<HolStatement>();
        for (HolStatement statement : problem.statements()) {
            renamed.add(new HolStatement("h" + names.size() + "h", statement.role(), statement.formula()));
            names.add(statement.name());
        }
        this.problem = problem.with(renamed);
        this.hasConjecture = problem.statements().stream().anyMatch(s -> s.role() == Role.CONJECTURE);
    }

    /** How much more the last fact weighs than the first. */
    private static final int HEAVIEST = 10;

    /** The text for a prover, the names of the statements in it, in order, and its symbols with weights. */
    record Text(String text, List<String> statements, Map<String, Integer> symbols) {}

    /** The first-order problem as a slice wants it, with its conjectures negated. */
    Problem encoded(Slice slice) {
        return preparation(slice).encoded(problem);
    }

    private static Preparation preparation(Slice slice) {
        Preparation plain = Preparation.of(slice.encoding()).with(slice.lambdas());
        return slice.knowsArithmetic() ? plain.withArithmetic() : plain;
    }

    Text text(InputFormat format, Slice slice) {
        Preparation preparation = preparation(slice);
        if (format == InputFormat.TH0) {
            return new Text(preparation.higherOrder(problem), List.of(), Map.of());
        }
        Problem encoded = SafeNames.of(preparation.encoded(problem));
        List<String> statements =
                encoded.statements().stream().map(s -> s.name()).toList();
        String text = switch (format) {
            case FOF, TF0, TF1, TH0 -> TptpOutput.print(encoded);
            case FOF_NEGATING -> TptpOutput.print(negatedBack(encoded));
            case SMTLIB ->
                (slice.weighsFacts() ? SmtLibOutput.print(encoded, this::weight) : SmtLibOutput.print(encoded))
                        + "(get-unsat-core)\n";
        };
        return new Text(text, statements, symbols(encoded));
    }

    /** From 0 for the first fact to the greatest for the last; the goal and what was added on the way weigh nothing. */
    private int weight(Statement statement) {
        return number(statement.name())
                .filter(i -> problem.statements().get(i).role() == Role.AXIOM)
                .map(i -> HEAVIEST * i / names.size())
                .orElse(0);
    }

    /** A symbol weighs as much as the first fact that has it. */
    private Map<String, Integer> symbols(Problem encoded) {
        var result = new LinkedHashMap<String, Integer>();
        for (Statement statement : encoded.statements()) {
            int weight = 1 + weight(statement);
            statement.formula().forEachSymbol((symbol, _) -> result.merge(symbol.name(), weight, Math::min));
        }
        return result;
    }

    private static Problem negatedBack(Problem refutation) {
        return new Problem(
                refutation.statements().stream()
                        .map(s -> s.role() == Role.NEGATED_CONJECTURE
                                ? new Statement(s.name(), Role.CONJECTURE, Formula.not(s.formula()))
                                : s)
                        .toList(),
                refutation.knowledge());
    }

    /** What a prover's reading of the text means for the question. */
    Answer answer(String prover, OutputReader.Reading reading, Text text, double seconds) {
        Status status = reading.status().orElse(Status.GAVE_UP);
        if (status.isModel() && !isFirstOrder()) {
            return Answer.without(
                    prover,
                    Status.GAVE_UP,
                    seconds,
                    "the first-order problem has a model, which says nothing of the original");
        }
        return switch (status) {
            case THEOREM, UNSATISFIABLE ->
                new Answer(
                        prover,
                        hasConjecture ? Status.THEOREM : Status.UNSATISFIABLE,
                        original(reading.used(), text.statements()),
                        readable(reading.proof()),
                        seconds,
                        "");
            case COUNTER_SATISFIABLE, SATISFIABLE ->
                Answer.without(prover, hasConjecture ? Status.COUNTER_SATISFIABLE : Status.SATISFIABLE, seconds, "");
            case TIMEOUT, GAVE_UP, ERROR -> Answer.without(prover, status, seconds, "");
        };
    }

    /** Whether nothing of the problem is lost on the way to first-order logic, so that its models count. */
    private boolean isFirstOrder() {
        var polymorphic = Preparation.of(
                        dev.assay.fol.encoding.Encoding.named("n").orElseThrow())
                .with(LambdaScheme.LIFTING)
                .typed(problem);
        boolean isArithmetic = polymorphic.names().stream().anyMatch(n -> n.startsWith("$") && !n.equals("$i"));
        return polymorphic.isMonomorphic()
                && !isArithmetic
                && polymorphic.statements().stream()
                        .allMatch(s -> OWN.matcher(s.name()).matches());
    }

    /** The names that the user gave to these statements, without the conjecture; what was added on the way has none. */
    private List<String> original(List<String> used, List<String> statements) {
        var result = new LinkedHashSet<String>();
        for (String name : used) {
            String full = name.matches("[0-9]+") && Integer.parseInt(name) < statements.size()
                    ? statements.get(Integer.parseInt(name))
                    : name;
            number(full)
                    .filter(i -> problem.statements().get(i).role() == Role.AXIOM)
                    .ifPresent(i -> result.add(names.get(i)));
        }
        return List.copyOf(result);
    }

    private Optional<Integer> number(String name) {
        Matcher matcher = OWN.matcher(name);
        if (!matcher.find()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(matcher.group(1));
        return number < names.size() ? Optional.of(number) : Optional.empty();
    }

    /** The names of the user in a proof, in place of ours where they are words. */
    private String readable(String proof) {
        return IN_TEXT.matcher(proof).replaceAll(match -> {
            int number = Integer.parseInt(match.group(1));
            boolean isWord = number < names.size() && names.get(number).matches("[A-Za-z0-9_]+");
            return Matcher.quoteReplacement(isWord ? names.get(number) : match.group());
        });
    }
}
