package dev.assay.logic.proof;

import java.util.ArrayList;
import java.util.List;

/** A proof method: a name with arguments, or methods put together. */
public sealed interface Method {
    /** The keyword of the section that has what stands before {@code in}, as in {@code rule_tac x = t in f}. */
    String WHERE = "where";

    /** {@code name arguments keyword: arguments …}; the first section has no keyword. */
    record Named(Name name, List<Section> sections) implements Method {
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
    record Sequence(List<Method> parts) implements Method {
        public Sequence {
            parts = List.copyOf(parts);
        }
    }

    /** {@code m; n}: n on each goal that m makes. */
    record Structured(Method first, Method rest) implements Method {}

    /** {@code m | n}. */
    record Choice(List<Method> parts) implements Method {
        public Choice {
            parts = List.copyOf(parts);
        }
    }

    /** {@code m?}. */
    record Optional(Method method) implements Method {}

    /** {@code m+}. */
    record Repeated(Method method) implements Method {}

    /** {@code use facts in m}. */
    record Using(List<FactReference> facts, Method method) implements Method {
        public Using {
            facts = List.copyOf(facts);
        }
    }

    /** {@code m[n]}: on the first n goals. */
    record Restricted(Method method, int goals) implements Method {}

    /** Arguments after {@code keyword:}, {@code keyword!:} or {@code keyword?:}. */
    record Section(String keyword, String modifier, List<Argument> arguments) {
        public Section {
            arguments = List.copyOf(arguments);
        }

        public Section(String keyword, List<? extends Argument> arguments) {
            this(keyword, "", List.copyOf(arguments));
        }
    }

    /** A method with arguments before any keyword. */
    static Named named(String name, Argument... arguments) {
        return new Named(Name.of(name), List.of(new Section("", List.of(arguments))));
    }

    /** A method with arguments before any keyword, and others after keywords. */
    static Named named(String name, List<? extends Argument> arguments, Section... sections) {
        var all = new ArrayList<>(List.of(new Section("", arguments)));
        all.addAll(List.of(sections));
        return new Named(Name.of(name), all);
    }

    /** The method that is named first. */
    default Named start() {
        return switch (this) {
            case Named named -> named;
            case Sequence(var parts) -> parts.getFirst().start();
            case Structured(var first, var _) -> first.start();
            case Choice(var parts) -> parts.getFirst().start();
            case Optional(var method) -> method.start();
            case Repeated(var method) -> method.start();
            case Restricted(var method, var _) -> method.start();
            case Using(var _, var method) -> method.start();
        };
    }
}
