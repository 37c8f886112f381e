package dev.assay.model;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.model.ground.Treatment;
import dev.assay.model.scope.Scopes;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The options of {@code nitpick}. */
public record Options(
        Scopes.Lists sizes, ProblemOptions problem, Treatment treatment, SearchOptions search, OutputOptions output) {
    public static final Options DEFAULT =
            of(List.of(), new Names(_ -> Optional.empty(), _ -> Optional.empty(), _ -> Optional.empty()));

    /**
     * {@code name argument = value}; a value that was not written is {@code true}.
     *
     * @param words the value, if it consists of several quoted texts
     */
    public record Setting(String name, String argument, String value, List<String> words) {
        public Setting {
            words = List.copyOf(words);
        }

        public Setting(String name, String argument, String value) {
            this(name, argument, value, List.of(value));
        }
    }

    /**
     * What names in options mean.
     *
     * @param terms reads a term about the conjecture's variables
     */
    public record Names(
            Function<String, Optional<Type>> types,
            Function<String, Optional<String>> constants,
            Function<String, Optional<Term>> terms) {}

    /**
     * The options as they were set; the last setting of an option counts.
     *
     * @throws BadOption if one of them is none
     */
    public static Options of(List<Setting> settings, Names names) {
        return new OptionReader(settings, names).options();
    }

    /** With other sizes for the types whose sizes were not set. */
    Options withSizes(List<Integer> usual) {
        return new Options(sizes.withUsual(usual), problem, treatment, search, output);
    }
}
