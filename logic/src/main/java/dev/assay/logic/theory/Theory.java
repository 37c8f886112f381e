package dev.assay.logic.theory;

import dev.assay.logic.Term.Const;
import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.pcollections.HashTreePMap;
import org.pcollections.OrderedPSet;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/**
 * A signature with its named facts and how everything in it was specified. Immutable: a definition
 * returns a larger theory and leaves the old one usable.
 */
public final class Theory {
    /** Higher-order logic and nothing else. */
    public static final Theory HOL = base();

    private Signature signature = Hol.SIGNATURE;
    private PMap<String, Fact> facts = HashTreePMap.empty();

    /** The names of the facts with each attribute, in the order in which they got it. */
    private PMap<String, Collection<String>> attributes = HashTreePMap.empty();

    /** The names of the facts, oldest first: those of the image that this theory extends, and those since. */
    private List<String> older = List.of();

    private PVector<String> newer = TreePVector.empty();

    /** The names of the facts that were stated as axioms, oldest first. */
    private OrderedPSet<String> axioms = OrderedPSet.empty();

    private PMap<String, List<Specification>> specifications = HashTreePMap.empty();
    private PMap<String, TypeSpecification> types = HashTreePMap.empty();
    private PMap<String, ClassSpecification> classes = HashTreePMap.empty();
    private CodeDeclarations code = CodeDeclarations.EMPTY;

    private Theory() {}

    private static Theory base() {
        var theory = new Theory();
        for (var fact : Hol.facts().entrySet()) {
            theory = theory.withFact("HOL." + fact.getKey(), List.of(fact.getValue()));
            if (fact.getValue().conclusion().arguments().getFirst() instanceof Const c
                    && fact.getKey().endsWith("_def")) {
                theory = theory.with(new Specification.Defined(c, fact.getValue()));
            }
        }
        return theory;
    }

    private Theory change(Consumer<Theory> change) {
        var next = new Theory();
        next.signature = signature;
        next.facts = facts;
        next.attributes = attributes;
        next.older = older;
        next.newer = newer;
        next.axioms = axioms;
        next.specifications = specifications;
        next.types = types;
        next.classes = classes;
        next.code = code;
        change.accept(next);
        return next;
    }

    // Images

    /** As the next theory of an image; the signature is written first. */
    public void write(ImageWriter out) {
        out.map(facts);
        PMap<String, Collection<String>> marked = HashTreePMap.empty();
        for (var entry : attributes.entrySet()) {
            marked = marked.plus(entry.getKey(), List.copyOf(entry.getValue()));
        }
        out.map(marked);
        out.list(factNames());
        out.list(List.copyOf(axioms));
        out.map(specifications);
        out.map(types);
        out.map(classes);
        code.write(out);
    }

    /** What {@link #write} wrote. */
    public static Theory read(ImageReader in) {
        var stored = new Theory();
        stored.signature = in.signature();
        stored.facts = in.map();
        stored.attributes = in.map();
        stored.older = in.list();
        stored.axioms = OrderedPSet.from(in.list());
        stored.specifications = in.map();
        stored.types = in.map();
        stored.classes = in.map();
        stored.code = CodeDeclarations.read(in);
        return stored;
    }

    public Signature signature() {
        return signature;
    }

    /** The same theory over a larger signature. */
    public Theory withSignature(Signature larger) {
        if (!larger.descendsFrom(signature)) {
            throw new IllegalArgumentException("the new signature does not extend the theory's own");
        }
        return change(t -> t.signature = larger);
    }

    // Facts

    public Optional<Fact> fact(String name) {
        return Optional.ofNullable(facts.get(name));
    }

    /** The theorem of this name, which must be there and be one. */
    public Thm theorem(String name) {
        Fact fact = facts.get(name);
        if (fact == null || fact.theorems().size() != 1) {
            throw new IllegalArgumentException(fact == null ? "no fact " + name : name + " is not a single theorem");
        }
        return fact.theorems().getFirst();
    }

    /** All facts, oldest first. */
    public List<Fact> facts() {
        return factNames().stream().map(facts::get).toList();
    }

    /** The names of all facts, oldest first. */
    public List<String> factNames() {
        var result = new ArrayList<>(older);
        result.addAll(newer);
        return result;
    }

    /** The facts that were stated as axioms, oldest first. */
    public List<Fact> axioms() {
        return axioms.stream().map(facts::get).toList();
    }

    /** The theorems with this attribute, in the order in which they got it. */
    public List<Thm> theorems(String attribute) {
        var result = new ArrayList<Thm>();
        attributes
                .getOrDefault(attribute, List.of())
                .forEach(name -> result.addAll(facts.get(name).theorems()));
        return result;
    }

    /** Adds a fact, or replaces the one of the same name. */
    public Theory withFact(String name, Collection<Thm> theorems, String... given) {
        for (Thm thm : theorems) {
            if (!signature.descendsFrom(thm.signature())) {
                throw new IllegalArgumentException(name + ": the theorem belongs to another theory: " + thm);
            }
        }
        Fact fact = new Fact(name, List.copyOf(theorems), Set.of(given));
        return change(t -> {
            t.newer = facts.containsKey(name) ? newer : newer.plus(name);
            t.axioms = fact.isAxiom() ? axioms.plus(name) : axioms.minus(name);
            t.facts = facts.plus(name, fact);
            Set<String> before = facts.containsKey(name) ? facts.get(name).attributes() : Set.of();
            for (String lost : before) {
                t.attributes = fact.attributes().contains(lost) ? t.attributes : t.marked(lost, m -> m.minus(name));
            }
            for (String attribute : fact.attributes()) {
                t.attributes = t.marked(attribute, m -> m.plus(name));
            }
        });
    }

    private PMap<String, Collection<String>> marked(String attribute, UnaryOperator<OrderedPSet<String>> change) {
        Collection<String> names = attributes.getOrDefault(attribute, List.of());
        // What comes from an image is a list.
        OrderedPSet<String> ordered = names instanceof OrderedPSet<String> set ? set : OrderedPSet.from(names);
        return attributes.plus(attribute, change.apply(ordered));
    }

    public Theory withFact(String name, Thm theorem, String... attributes) {
        return withFact(name, List.of(theorem), attributes);
    }

    /** What is declared about execution and tests, beside equations. */
    public CodeDeclarations code() {
        return code;
    }

    public Theory with(CodeDeclarations declarations) {
        return declarations == code ? this : change(t -> t.code = declarations);
    }

    // Specifications

    /** How the constant was specified; several for an overloaded constant, none for one only declared. */
    public List<Specification> specifications(String constant) {
        return specifications.getOrDefault(constant, List.of());
    }

    public Theory with(Specification specification) {
        return change(t -> {
            for (Const c : specification.constants()) {
                var all = new ArrayList<>(t.specifications(c.name()));
                all.add(specification);
                t.specifications = t.specifications.plus(c.name(), List.copyOf(all));
            }
        });
    }

    public Optional<TypeSpecification> typeSpecification(String typeConstructor) {
        return Optional.ofNullable(types.get(typeConstructor));
    }

    public Theory with(TypeSpecification specification) {
        return change(t -> t.types = types.plus(specification.type().name(), specification));
    }

    public Optional<ClassSpecification> classSpecification(String cls) {
        return Optional.ofNullable(classes.get(cls));
    }

    public Collection<ClassSpecification> classSpecifications() {
        return classes.values();
    }

    public Theory with(ClassSpecification specification) {
        return change(t -> t.classes = classes.plus(specification.name(), specification));
    }
}
