package dev.assay.app.check;

import dev.assay.code.extract.NotExecutable;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.test.query.ArgumentMode;
import dev.assay.test.query.PredicateModes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Answers {@code code_pred}: finds the modes of a predicate, or checks those that are declared. */
final class CodePredDiagnosis implements Diagnosis {
    /** Those of Isabelle: in what way to compile, which changes what modes there are or nothing, and what to print. */
    private static final Set<String> OPTIONS = Set.of(
            "expected_modes",
            "inductify",
            "skip_proof",
            "no_function_flattening",
            "detect_switches",
            "no_detect_switches",
            "specialise",
            "no_higher_order_predicate",
            "no_topmost_reordering",
            "smart_depth_limiting",
            "predicate",
            "random",
            "random_dseq",
            "new_random_dseq",
            "generator_dseq",
            "generator_cps",
            "depth_limited",
            "depth_limited_random",
            "dseq",
            "show_steps",
            "show_intermediate_results",
            "show_proof_trace",
            "show_modes",
            "show_mode_inference",
            "show_compilation",
            "show_caught_failures",
            "show_invalid_clauses");

    @Override
    public Set<String> keywords() {
        return Set.of("code_pred");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        if (!(question.command() instanceof Diagnostic.CodePredicate command)) {
            return Optional.empty();
        }
        try {
            return Optional.of(modes(question, command));
        } catch (ReadingException e) {
            return Optional.of(Reply.failure(e.position() + ": " + e.getMessage()));
        } catch (NotExecutable e) {
            return Optional.of(Reply.failure("not executable: " + e.getMessage()));
        }
    }

    private static Reply modes(Question question, Diagnostic.CodePredicate command) {
        for (Option option : command.options()) {
            if (!OPTIONS.contains(option.name().text())) {
                return Reply.failure("code_pred has no option '" + option.name() + "' here");
            }
        }
        Term term = question.term(command.predicate());
        if (!(term.head() instanceof Const predicate)
                || !predicate.type().resultType().equals(Type.bool())) {
            return Reply.failure(command.predicate().text() + " is no predicate");
        }
        var analysis = new PredicateModes(question.context().theory(), predicate);
        List<List<ArgumentMode>> declared = declared(command, "modes");
        List<List<ArgumentMode>> candidates = declared.isEmpty() ? analysis.candidates() : declared;
        if (candidates.isEmpty()) {
            return Reply.failure("the predicate has too many modes to try them all: declare those that are wanted");
        }
        List<List<ArgumentMode>> supported = analysis.supported(candidates);
        // What is drawn at random can be used in every mode.
        List<List<ArgumentMode>> found = isRandom(question) ? candidates : supported;
        for (List<ArgumentMode> mode : declared) {
            if (!found.contains(mode)) {
                return Reply.failure("the predicate does not have the declared mode " + ArgumentMode.text(mode)
                        + ": some value would have to be guessed");
            }
        }
        List<List<ArgumentMode>> expected = declared(command, "expected_modes");
        if (!expected.isEmpty() && !new HashSet<>(expected).equals(new HashSet<>(found))) {
            return Reply.failure("modes " + text(found) + ", expected " + text(expected));
        }
        return found.isEmpty() ? Reply.failure("the predicate has no mode") : Reply.of("modes " + text(found));
    }

    private static boolean isRandom(Question question) {
        return question.options().stream()
                .map(option -> option.name().text())
                .anyMatch(name -> name.contains("random") || name.contains("generator"));
    }

    private static String text(List<List<ArgumentMode>> modes) {
        return modes.stream().map(ArgumentMode::text).collect(Collectors.joining(", "));
    }

    /** The modes under a heading that are about the predicate itself. */
    private static List<List<ArgumentMode>> declared(Diagnostic.CodePredicate command, String kind) {
        var result = new ArrayList<List<ArgumentMode>>();
        for (Diagnostic.Modes modes : command.modes()) {
            if (modes.kind().equals(kind) && isAbout(modes.predicate(), command.predicate())) {
                modes.modes().forEach(mode -> result.add(ModeText.read(mode.mode())));
            }
        }
        return result;
    }

    private static boolean isAbout(@Nullable Name named, Quoted predicate) {
        return named == null || named.text().equals(predicate.text());
    }
}
