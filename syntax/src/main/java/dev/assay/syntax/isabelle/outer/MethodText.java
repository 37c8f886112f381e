package dev.assay.syntax.isabelle.outer;

import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A proof method as written: a name with arguments, or methods put together. */
public sealed interface MethodText {
    /** {@code name arguments keyword: arguments …}; the first section has no keyword. */
    record Named(Name name, List<Section> sections) implements MethodText {
        public Named {
            sections = List.copyOf(sections);
        }

        /** The sections with this keyword. */
        public List<Section> sections(String keyword) {
            return sections.stream().filter(s -> s.keyword().equals(keyword)).toList();
        }

        /** What stands before any keyword. */
        public Section first() {
            return sections.getFirst();
        }
    }

    /** {@code m, n}: n on all that m leaves. */
    record Sequence(List<MethodText> parts) implements MethodText {
        public Sequence {
            parts = List.copyOf(parts);
        }
    }

    /** {@code m; n}: n on each goal that m makes. */
    record Structured(MethodText first, MethodText rest) implements MethodText {}

    /** {@code m | n}. */
    record Choice(List<MethodText> parts) implements MethodText {
        public Choice {
            parts = List.copyOf(parts);
        }
    }

    /** {@code m?}. */
    record Optional(MethodText method) implements MethodText {}

    /** {@code m+}. */
    record Repeated(MethodText method) implements MethodText {}

    /** {@code use facts in m}. */
    record Using(List<Fact> facts, MethodText method) implements MethodText {
        public Using {
            facts = List.copyOf(facts);
        }
    }

    /** {@code m[n]}: on the first n goals. */
    record Restricted(MethodText method, int goals) implements MethodText {}

    /** Arguments after {@code keyword:}, {@code keyword!:} or {@code keyword?:}. */
    record Section(String keyword, String modifier, CommandSpan span) {
        /** The arguments as references to facts. */
        public List<Fact> facts() {
            return items(phrases -> {
                if (!phrases.atFact()) {
                    throw phrases.expected("the name of a fact");
                }
                return phrases.fact();
            });
        }

        /** The arguments as terms. */
        public List<Inner> terms() {
            return items(phrases -> phrases.inner("a term"));
        }

        private <T> List<T> items(Function<Phrases, T> item) {
            var phrases = new Phrases(span);
            var result = new ArrayList<T>();
            try {
                while (!phrases.atEnd()) {
                    if (!phrases.accept("and")) {
                        result.add(item.apply(phrases));
                    }
                }
            } catch (Unreadable problem) {
                throw new SyntaxException(span.source().position(problem.offset()), problem.sentence());
            }
            return result;
        }

        /** The words of the arguments. */
        public List<String> words() {
            return span.arguments().stream().map(Token::text).toList();
        }

        public boolean isEmpty() {
            return span.arguments().isEmpty();
        }
    }
}
