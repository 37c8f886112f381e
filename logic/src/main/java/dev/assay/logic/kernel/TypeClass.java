package dev.assay.logic.kernel;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Type classes: sets of types that have been proved to satisfy axioms. The constants that a class speaks of are declared
 * for all types beforehand, so that an instance can be defined before it is proved to be one.
 */
public final class TypeClass {
    private TypeClass() {}

    /**
     * <pre>
     *  ──────────  define    (for each axiom p, over the one type variable 'a of class c)
     *    ⊢ p
     * </pre>
     *
     * The type variable is {@link Signature.Class#self}. While the class has no instance, these theorems and what
     * follows from them say so by {@link Thm#emptySorts}.
     */
    public static Extension<List<Thm>> define(Signature signature, String name, Sort superclasses, List<Term> axioms) {
        String rule = "class " + name;
        if (signature.typeClass(name).isPresent() || name.isBlank()) {
            throw new KernelException(rule, "the class exists already");
        }
        for (String c : superclasses.classes()) {
            if (signature.typeClass(c).isEmpty()) {
                throw new KernelException(rule, "unknown class " + c);
            }
        }
        Type.Var self = Signature.Class.self(name);
        Signature.Class cls = new Signature.Class(name, superclasses, List.copyOf(axioms), Set.of());
        Signature extended = signature.withClass(cls);
        var facts = new ArrayList<Thm>();
        for (Term axiom : cls.axioms()) {
            extended.checkProposition(axiom, rule);
            requireOver(self, axiom.typeVariables(), axiom, rule);
            facts.add(Thm.admit(extended, axiom));
        }
        return new Extension<>(extended, facts);
    }

    private static void requireOver(Type.Var self, Set<Type.Var> variables, Object what, String rule) {
        if (!variables.equals(Set.of(self))) {
            throw new KernelException(
                    rule, what + " must speak of the type variable " + self.name() + " :: " + self.sort() + " alone");
        }
    }

    /** What has to be proved of a type to make it an instance: the class's own axioms about it. */
    public static List<Term> obligations(Signature signature, Type type, String cls) {
        Signature.Class c =
                signature.typeClass(cls).orElseThrow(() -> new KernelException("instance", "unknown class " + cls));
        return c.axioms().stream()
                .map(a -> a.substituteTypes(Map.of(Signature.Class.self(cls), type)))
                .toList();
    }

    /**
     * <pre>
     *   ⊢ p[κ α₁ … αₙ / 'a]   for each axiom p of c
     *  ─────────────────────────────────────────────  instance    (αᵢ of sort sᵢ; κ in all superclasses of c)
     *          κ :: (s₁, …, sₙ) c
     * </pre>
     */
    public static Signature instance(Signature signature, Type.Con type, String cls, List<Thm> proofs) {
        String rule = "instance " + type.name() + " :: " + cls;
        signature.check(type, rule);
        Signature.Class c =
                signature.typeClass(cls).orElseThrow(() -> new KernelException(rule, "unknown class " + cls));
        var sorts = new ArrayList<Sort>();
        var names = new HashSet<String>();
        for (Type argument : type.arguments()) {
            if (!(argument instanceof Type.Var(var name, var sort)) || !names.add(name)) {
                throw new KernelException(rule, "the arguments must be distinct type variables, not " + argument);
            }
            sorts.add(sort);
        }
        if (signature.instance(type.name(), cls).isPresent()) {
            throw new KernelException(rule, "the instance exists already");
        }
        var trust = new HashSet<Trust>();
        for (String superclass : c.superclasses().classes()) {
            if (!signature.hasSort(type, Sort.of(superclass), trust)) {
                throw new KernelException(rule, type + " is not an instance of the superclass " + superclass);
            }
        }
        trust.addAll(requireProofs(signature, obligations(signature, type, cls), sorts, proofs, rule));
        return signature.withInstance(new Signature.Instance(type.name(), List.copyOf(sorts), cls, Set.copyOf(trust)));
    }

    /**
     * <pre>
     *   ⊢ p['a :: c]   for each axiom p of d
     *  ──────────────────────────────────────  subclass    (c in all superclasses of d)
     *                 c ⊆ d
     * </pre>
     */
    public static Signature subclass(Signature signature, String sub, String sup, List<Thm> proofs) {
        String rule = "subclass " + sub + " ⊆ " + sup;
        Signature.Class c =
                signature.typeClass(sub).orElseThrow(() -> new KernelException(rule, "unknown class " + sub));
        Signature.Class d =
                signature.typeClass(sup).orElseThrow(() -> new KernelException(rule, "unknown class " + sup));
        if (signature.isSubclass(sup, sub)) {
            throw new KernelException(rule, sup + " is a subclass of " + sub + " already");
        }
        Type.Var self = Signature.Class.self(sub);
        var trust = new HashSet<Trust>();
        if (!signature.hasSort(self, d.superclasses(), trust)) {
            throw new KernelException(rule, sub + " is not a subclass of " + d.superclasses());
        }
        trust.addAll(requireProofs(signature, obligations(signature, self, sup), List.of(self.sort()), proofs, rule));
        var all = new HashSet<>(c.trust());
        all.addAll(trust);
        Signature extended = signature.withClass(
                new Signature.Class(sub, c.superclasses().meet(Sort.of(sup)), c.axioms(), Set.copyOf(all)));
        // Every instance of the subclass is one of the superclass now, at the same arguments. Those of smaller
        // classes are instances of the subclass in their own right.
        for (Signature.Instance i : signature.instances()) {
            if (i.cls().equals(sub)) {
                extended = inherit(extended, i, sup, trust, rule);
            }
        }
        return extended;
    }

    private static Signature inherit(
            Signature signature, Signature.Instance i, String sup, Set<Trust> trust, String rule) {
        Signature.Instance known = signature.instance(i.constructor(), sup).orElse(null);
        if (known == null) {
            var all = new HashSet<>(i.trust());
            all.addAll(trust);
            return signature.withInstance(new Signature.Instance(i.constructor(), i.arguments(), sup, Set.copyOf(all)));
        }
        for (int k = 0; k < i.arguments().size(); k++) {
            if (!signature.hasSort(
                    Type.var("'a", i.arguments().get(k)), known.arguments().get(k))) {
                throw new KernelException(
                        rule, i.constructor() + " is an instance of " + sup + " only at smaller arguments");
            }
        }
        return signature;
    }

    private static Set<Trust> requireProofs(
            Signature signature, List<Term> obligations, List<Sort> sorts, List<Thm> proofs, String rule) {
        var trust = new HashSet<Trust>();
        for (Term obligation : obligations) {
            Thm proof = proofs.stream()
                    .filter(p -> p.hypotheses().isEmpty() && p.conclusion().sameAs(obligation))
                    .findFirst()
                    .orElseThrow(() -> new KernelException(rule, "no proof of " + obligation));
            proof = proof.transfer(signature);
            var vacuous = proof.emptySorts();
            vacuous.removeAll(sorts);
            if (!vacuous.isEmpty()) {
                throw new KernelException(rule, "the proof uses types of sort " + vacuous + ", which may not exist");
            }
            trust.addAll(proof.trust());
        }
        return Set.copyOf(trust);
    }
}
