package dev.assay.fol.encoding;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A type encoding, such as {@code g??~}.
 *
 * @param style what protects types
 * @param extent what is protected
 * @param isOptimistic whether types count as infinite that are not known to be finite ({@code !} instead of {@code ?})
 * @param decoration what becomes of polymorphism
 */
public record Encoding(Style style, Extent extent, boolean isOptimistic, Decoration decoration) {
    /** What protects types. */
    public enum Style {
        ERASED("e"),
        ARGUMENTS("a"),
        CONSTRUCTOR_ARGUMENTS("a_ctor"),
        TAGS("t"),
        GUARDS("g"),
        NATIVE("n"),
        NATIVE_HIGHER_ORDER("N");

        private final String letter;

        Style(String letter) {
            this.letter = letter;
        }
    }

    /** What is protected. */
    public enum Extent {
        /** Everything. */
        ALL,
        /** What has a type that may be finite: {@code ?}. */
        LIGHT,
        /** Of that, only what an equation could identify: {@code ??}. */
        FEATHER,
        /** Variables in positions that determine type arguments: {@code @}. */
        COVER
    }

    /** What becomes of polymorphism. */
    public enum Decoration {
        POLYMORPHIC(""),
        /** Finitely many ground instances, types as terms. */
        MONOMORPHIC("-"),
        /** Finitely many ground instances, types in the names of symbols. */
        MANGLED("~");

        private final String mark;

        Decoration(String mark) {
            this.mark = mark;
        }
    }

    /** All there are, the traditional first. */
    public static final List<Encoding> ALL = all();

    private static List<Encoding> all() {
        var result = new ArrayList<Encoding>();
        for (Decoration decoration : Decoration.values()) {
            for (Style style : Style.values()) {
                for (boolean isOptimistic : new boolean[] {false, true}) {
                    for (Extent extent : Extent.values()) {
                        var encoding = new Encoding(style, extent, isOptimistic, decoration);
                        if (encoding.exists()) {
                            result.add(encoding);
                        }
                    }
                }
            }
        }
        return result;
    }

    private boolean exists() {
        boolean isPlain = extent == Extent.ALL && !isOptimistic;
        boolean isMonotonicityBased = extent == Extent.LIGHT || extent == Extent.FEATHER;
        return switch (style) {
            case ERASED -> isPlain && decoration != Decoration.MONOMORPHIC;
            case ARGUMENTS -> isPlain;
            case CONSTRUCTOR_ARGUMENTS -> isPlain && decoration == Decoration.POLYMORPHIC;
            case TAGS, GUARDS ->
                isPlain
                        || isMonotonicityBased
                        || extent == Extent.COVER && !isOptimistic && decoration == Decoration.POLYMORPHIC;
            // Merged types are told apart by the names of symbols, so there must be mangling.
            case NATIVE -> isPlain || extent == Extent.LIGHT && decoration == Decoration.MANGLED;
            case NATIVE_HIGHER_ORDER ->
                decoration == Decoration.MANGLED && (isPlain || extent == Extent.LIGHT && isOptimistic);
        };
    }

    /** The encoding of this name. */
    public static Optional<Encoding> named(String name) {
        String canonical = name.equals("ctor") ? "a_ctor" : name;
        return ALL.stream().filter(e -> e.name().equals(canonical)).findFirst();
    }

    public String name() {
        String mark = isOptimistic ? "!" : "?";
        String suffix = switch (extent) {
            case ALL -> "";
            case LIGHT -> mark;
            case FEATHER -> mark + mark;
            case COVER -> "@";
        };
        return style.letter + suffix + decoration.mark;
    }

    /** The same encoding, of ground instances whose types are in the names. */
    public Encoding mangled() {
        Style base = style == Style.CONSTRUCTOR_ARGUMENTS ? Style.ARGUMENTS : style;
        // On ground problems a cover is as good as treating every type as not monotonic.
        Extent reach = extent == Extent.COVER ? Extent.ALL : extent;
        return decoration == Decoration.POLYMORPHIC
                ? new Encoding(base, reach, isOptimistic, Decoration.MANGLED)
                : this;
    }

    /** Whether a proof of the encoded problem is one of the original. */
    public boolean isSound() {
        return switch (style) {
            case ERASED, ARGUMENTS, CONSTRUCTOR_ARGUMENTS -> false;
            case TAGS, GUARDS, NATIVE, NATIVE_HIGHER_ORDER -> !isOptimistic;
        };
    }

    public boolean isNative() {
        return style == Style.NATIVE || style == Style.NATIVE_HIGHER_ORDER;
    }

    /** Which type arguments stay. */
    TypeFilter filter() {
        return switch (style) {
            case ERASED -> TypeFilter.NONE;
            case ARGUMENTS -> TypeFilter.ALL;
            case CONSTRUCTOR_ARGUMENTS -> TypeFilter.CONSTRUCTORS;
            case TAGS ->
                switch (extent) {
                    case ALL -> TypeFilter.PHANTOM;
                    case LIGHT, FEATHER -> TypeFilter.CONSTRUCTORS;
                    case COVER -> TypeFilter.NOT_INFERRABLE;
                };
            case GUARDS ->
                switch (extent) {
                    case ALL, COVER -> TypeFilter.NOT_INFERRABLE;
                    case LIGHT, FEATHER -> TypeFilter.CONSTRUCTORS;
                };
            case NATIVE, NATIVE_HIGHER_ORDER -> TypeFilter.ALL;
        };
    }

    /** In words. */
    public String description() {
        String what = switch (style) {
            case ERASED -> "types erased";
            case ARGUMENTS -> "type arguments";
            case CONSTRUCTOR_ARGUMENTS -> "type arguments, fewer for constructors";
            case TAGS -> "tags on " + tagged();
            case GUARDS -> "guards for " + guarded();
            case NATIVE -> decoration == Decoration.MANGLED ? "native types (TF0)" : "native types (TF1)";
            case NATIVE_HIGHER_ORDER -> "native types, λ kept (TH0)";
        };
        String merged = isNative() && extent == Extent.LIGHT ? ", merged where " + assumption() : "";
        String ground = switch (decoration) {
            case POLYMORPHIC -> "";
            case MONOMORPHIC -> "; ground instances";
            case MANGLED -> isNative() ? "; ground instances" : "; ground instances, types in names";
        };
        return what + merged + ground;
    }

    private String tagged() {
        return switch (extent) {
            case ALL -> "all terms";
            case LIGHT -> "terms, but not where " + assumption();
            case FEATHER -> "variables in equations, but not where " + assumption();
            case COVER -> "variables that determine type arguments";
        };
    }

    private String guarded() {
        return switch (extent) {
            case ALL -> "all variables";
            case LIGHT -> "variables, but not where " + assumption();
            case FEATHER -> "variables in equations, but not where " + assumption();
            case COVER -> "variables that determine type arguments";
        };
    }

    private String assumption() {
        return isOptimistic ? "types seem infinite" : "types are monotonic";
    }

    @Override
    public String toString() {
        return name();
    }
}
