package dev.assay.logic.theory;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.PMap;
import org.pcollections.PSet;

/** What a theory says about how it is to be executed and tested, beside equations. Immutable. */
public final class CodeDeclarations {
    /** Nothing is said. */
    public static final CodeDeclarations EMPTY =
            new CodeDeclarations(HashTreePMap.empty(), HashTreePMap.empty(), HashTreePSet.empty());

    /** How values of a type are made for tests: by these functions, and only those for which the predicate holds. */
    public record Generator(String type, Optional<Term> predicate, List<Term> constructors) {
        public Generator {
            constructors = List.copyOf(constructors);
        }
    }

    private final PMap<String, List<Const>> constructors;
    private final PMap<String, Generator> generators;
    private final PSet<String> aborting;

    private CodeDeclarations(
            PMap<String, List<Const>> constructors, PMap<String, Generator> generators, PSet<String> aborting) {
        this.constructors = constructors;
        this.generators = generators;
        this.aborting = aborting;
    }

    void write(ImageWriter out) {
        out.map(constructors);
        out.map(generators);
        out.set(aborting);
    }

    static CodeDeclarations read(ImageReader in) {
        return new CodeDeclarations(in.map(), in.map(), in.set());
    }

    /** The constants that {@code code_datatype} makes the constructors of the type; none where it does not speak of it. */
    public Optional<List<Const>> constructors(String type) {
        return Optional.ofNullable(constructors.get(type));
    }

    /** What {@code quickcheck_generator} says about the type. */
    public Optional<Generator> generator(String type) {
        return Optional.ofNullable(generators.get(type));
    }

    /** The constants that have no equations on purpose: to evaluate one of them is an error at that time only. */
    public Set<String> aborting() {
        return aborting;
    }

    public CodeDeclarations withConstructors(String type, List<Const> constants) {
        return new CodeDeclarations(constructors.plus(type, List.copyOf(constants)), generators, aborting);
    }

    public CodeDeclarations with(Generator generator) {
        return new CodeDeclarations(constructors, generators.plus(generator.type(), generator), aborting);
    }

    public CodeDeclarations aborting(String constant) {
        return new CodeDeclarations(constructors, generators, aborting.plus(constant));
    }
}
