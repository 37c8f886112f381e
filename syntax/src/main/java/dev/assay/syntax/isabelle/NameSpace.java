package dev.assay.syntax.isabelle;

import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/**
 * What names in a text mean: {@code List.list.Cons} is also {@code Cons}, {@code list.Cons} and {@code List.Cons}, unless a later
 * declaration has taken the shorter name. Immutable.
 */
public final class NameSpace {
    public static final NameSpace EMPTY = new NameSpace(HashTreePMap.empty(), HashTreePMap.empty());

    /** For each way to write a name, the full names that it can mean, the newest last. */
    private final PMap<String, List<String>> meanings;

    private final PMap<String, Boolean> declared;

    private NameSpace(PMap<String, List<String>> meanings, PMap<String, Boolean> declared) {
        this.meanings = meanings;
        this.declared = declared;
    }

    void write(ImageWriter out) {
        out.map(meanings);
        out.map(declared);
    }

    static NameSpace read(ImageReader in) {
        return new NameSpace(in.map(), in.map());
    }

    public NameSpace with(String fullName) {
        return with(fullName, accesses(fullName));
    }

    /** With a name that is never meant where the qualifier is not written. */
    public NameSpace withQualified(String fullName, String qualifier) {
        Set<String> accesses = accesses(fullName);
        accesses.removeIf(access -> !("." + access).contains("." + qualifier + "."));
        return with(fullName, accesses);
    }

    /** With a name known so far that is no longer meant where the qualifier is not written. */
    NameSpace requiring(String fullName, String qualifier) {
        return hide(fullName, false).withQualified(fullName, qualifier);
    }

    private NameSpace with(String fullName, Set<String> accesses) {
        PMap<String, List<String>> result = meanings;
        for (String access : accesses) {
            var list = new ArrayList<>(result.getOrDefault(access, List.of()));
            list.remove(fullName);
            list.add(fullName);
            result = result.plus(access, List.copyOf(list));
        }
        return new NameSpace(result, declared.plus(fullName, true));
    }

    /** With what a theory declares and hides that was read from one space to the other. */
    NameSpace joined(NameSpace before, NameSpace after) {
        if (before == after) {
            return this;
        }
        PMap<String, List<String>> result = meanings;
        for (var entry : after.meanings.entrySet()) {
            List<String> old = before.meanings.getOrDefault(entry.getKey(), List.of());
            if (!old.equals(entry.getValue())) {
                var list = new ArrayList<>(result.getOrDefault(entry.getKey(), List.of()));
                list.removeAll(old);
                list.removeAll(entry.getValue());
                list.addAll(entry.getValue());
                result = result.plus(entry.getKey(), List.copyOf(list));
            }
        }
        for (String access : before.meanings.keySet()) {
            result = after.meanings.containsKey(access) ? result : result.minus(access);
        }
        return new NameSpace(result, Growth.joined(declared, before.declared, after.declared));
    }

    /** Another name for what {@code fullName} means. */
    public NameSpace withAlias(String name, String fullName) {
        return withAlias(name, fullName, true);
    }

    /** Another name for what {@code fullName} means, to be written with a qualifier only. */
    public NameSpace withQualifiedAlias(String name, String fullName) {
        return withAlias(name, fullName, false);
    }

    private NameSpace withAlias(String name, String fullName, boolean isAlsoShort) {
        PMap<String, List<String>> result = meanings;
        for (String access : accesses(name)) {
            if (!isAlsoShort && access.indexOf('.') < 0) {
                continue;
            }
            var list = new ArrayList<>(result.getOrDefault(access, List.of()));
            list.add(fullName);
            result = result.plus(access, List.copyOf(list));
        }
        return new NameSpace(result, declared);
    }

    /** Without the short ways to write the name ({@code open}) or without any. */
    public NameSpace hide(String fullName, boolean open) {
        return hide(fullName, access -> !open || access.indexOf('.') < 0);
    }

    /** Without the ways to write the name that lack a part of it. */
    NameSpace hideWithout(String fullName, String part) {
        return hide(fullName, access -> !("." + access).contains("." + part + "."));
    }

    private NameSpace hide(String fullName, Predicate<String> isHidden) {
        PMap<String, List<String>> result = meanings;
        for (String access : accesses(fullName)) {
            if (isHidden.test(access)) {
                var list = new ArrayList<>(result.getOrDefault(access, List.of()));
                list.remove(fullName);
                result = list.isEmpty() ? result.minus(access) : result.plus(access, List.copyOf(list));
            }
        }
        return new NameSpace(result, declared);
    }

    /** The full names that were declared after an earlier state of the same space. */
    Set<String> since(NameSpace earlier) {
        var result = new HashSet<>(declared.keySet());
        result.removeAll(earlier.declared.keySet());
        return result;
    }

    /** All ways to write a name without a qualifier. */
    Stream<String> shortNames() {
        return meanings.keySet().stream().filter(access -> access.indexOf('.') < 0);
    }

    /** The full name that a name in the text means. */
    public Optional<String> resolve(String name) {
        List<String> candidates = meanings.getOrDefault(name, List.of());
        if (!candidates.isEmpty()) {
            return Optional.of(candidates.getLast());
        }
        return declared.containsKey(name) ? Optional.of(name) : Optional.empty();
    }

    /** The shortest way to write a full name such that it is read back as what it is. */
    public String shortest(String fullName) {
        return accesses(fullName).stream()
                .filter(a -> resolve(a).filter(fullName::equals).isPresent())
                .findFirst()
                .orElse(fullName);
    }

    /** The ways to write a name, the shortest first: its last part after any of the others, in order. */
    private static Set<String> accesses(String fullName) {
        List<String> parts = List.of(fullName.split("\\."));
        var result = new TreeSet<String>((a, b) -> a.length() != b.length() ? a.length() - b.length() : a.compareTo(b));
        String base = parts.getLast();
        List<String> qualifiers = parts.subList(0, parts.size() - 1);
        for (int choice = 0; choice < 1 << qualifiers.size(); choice++) {
            var name = new StringBuilder();
            for (int i = 0; i < qualifiers.size(); i++) {
                if ((choice & 1 << i) != 0) {
                    name.append(qualifiers.get(i)).append('.');
                }
            }
            result.add(name.append(base).toString());
        }
        return result;
    }
}
