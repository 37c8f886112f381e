package dev.assay.logic;

import dev.assay.logic.Term.Const;
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
    private PVector<String> order = TreePVector.empty();

    /** The names of the facts with each attribute. */
    private PMap<String, OrderedPSet<String>> attributes = HashTreePMap.empty();

    private PMap<String, PVector<Specification>> specifications = HashTreePMap.empty();
    private PMap<String, TypeSpecification> types = HashTreePMap.empty();
    private PMap<String, ClassSpecification> classes = HashTreePMap.empty();

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
        next.order = order;
        next.attributes = attributes;
        next.specifications = specifications;
        next.types = types;
        next.classes = classes;
        change.accept(next);
        return next;
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
        return order.stream().map(facts::get).toList();
    }

    /** The theorems with this attribute, in the order in which they got it. */
    public List<Thm> theorems(String attribute) {
        var result = new ArrayList<Thm>();
        attributes
                .getOrDefault(attribute, OrderedPSet.empty())
                .forEach(name -> result.addAll(facts.get(name).theorems()));
        return result;
    }

    /** Adds a fact, or replaces the one of the same name. */
    public Theory withFact(String name, Collection<Thm> theorems, String... attributes) {
        for (Thm thm : theorems) {
            if (!signature.descendsFrom(thm.signature())) {
                throw new IllegalArgumentException(name + ": the theorem belongs to another theory: " + thm);
            }
        }
        Fact fact = new Fact(name, List.copyOf(theorems), Set.of(attributes));
        return change(t -> {
            t.order = facts.containsKey(name) ? order : order.plus(name);
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

    private PMap<String, OrderedPSet<String>> marked(String attribute, UnaryOperator<OrderedPSet<String>> change) {
        return attributes.plus(attribute, change.apply(attributes.getOrDefault(attribute, OrderedPSet.empty())));
    }

    public Theory withFact(String name, Thm theorem, String... attributes) {
        return withFact(name, List.of(theorem), attributes);
    }

    // Specifications

    /** How the constant was specified; several for an overloaded constant, none for one only declared. */
    public List<Specification> specifications(String constant) {
        return specifications.getOrDefault(constant, TreePVector.empty());
    }

    public Theory with(Specification specification) {
        return change(t -> {
            for (Const c : specification.constants()) {
                t.specifications = t.specifications.plus(
                        c.name(), TreePVector.from(specifications(c.name())).plus(specification));
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
