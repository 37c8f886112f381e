package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.TypeClass;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.ClassSpecification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code class c = sup₁ + … + fixes p :: τ … assumes ax: "…" …}. */
public final class Classes {
    /**
     * What the user writes. Types and axioms speak of one type variable, whatever its name and sort; in the
     * axioms the parameters may be variables or constants.
     *
     * @param order base names of parameters that {@code class.c} takes in this order, before all others
     */
    public record Spec(
            String name,
            Sort superclasses,
            List<Const> parameters,
            List<Definitions.Axiom> axioms,
            List<String> order) {
        public Spec(String name, Sort superclasses, List<Const> parameters, List<Definitions.Axiom> axioms) {
            this(name, superclasses, parameters, axioms, List.of());
        }

        private String what() {
            return "class " + name;
        }
    }

    private Classes() {}

    /**
     * Adds the class, its parameters, its axioms as facts {@code c_class.ax} and {@code ax}, and the constant
     * {@code class.c} with the facts {@code class.c_def} and {@code c_class.axioms}.
     *
     * <p>The parameters are declared for every type, not for those of the class alone: a type must be given
     * its operations before it can be shown to satisfy the axioms, and until then it is not of the class.
     *
     * <pre>
     *  ──────────  class    (for each axiom p, over 'a of class c)
     *    ⊢ p
     * </pre>
     */
    public static Theory define(Theory theory, Spec spec) {
        Theory result = theory;
        Type.Var self = Signature.Class.self(spec.name());
        var parameters = new ArrayList<Const>();
        var variables = new HashMap<String, Const>();
        for (Const p : spec.parameters()) {
            Type type = over(Type.var(self.name()), p.type(), p.name(), spec);
            result = Definitions.declare(result, p.name(), type);
            parameters.add(new Const(p.name(), type));
            variables.put(p.name(), p);
        }
        var statements = new ArrayList<Term>();
        for (Definitions.Axiom axiom : spec.axioms()) {
            Term constants = withConstants(axiom.proposition(), variables);
            requireOne(constants.typeVariables(), "axiom " + axiom.name(), spec);
            statements.add(constants.mapTypes(t -> over(self, t)));
        }
        Signature declared = result.signature();
        var extension =
                Refusals.translated(() -> TypeClass.define(declared, spec.name(), spec.superclasses(), statements));
        result = result.withSignature(extension.signature());
        var axioms = new ArrayList<ClassSpecification.Axiom>();
        for (int i = 0; i < statements.size(); i++) {
            String name = spec.axioms().get(i).name();
            Thm thm = extension.facts().get(i);
            axioms.add(new ClassSpecification.Axiom(name, thm));
            result = result.withFact(spec.name() + "_class." + name, thm);
            String plain = Qualified.beside(spec.name(), name);
            if (result.fact(plain).isEmpty()) {
                result = result.withFact(plain, thm);
            }
        }
        var specification = new ClassSpecification(
                spec.name(),
                spec.superclasses(),
                parameters,
                operations(theory, spec, parameters),
                axioms,
                Optional.empty());
        return withPredicate(result.with(specification), specification);
    }

    private static Term withConstants(Term term, Map<String, Const> parameters) {
        var substitution = new HashMap<Free, Term>();
        for (Free v : term.frees()) {
            if (parameters.containsKey(v.name())) {
                substitution.put(v, new Const(v.name(), v.type()));
            }
        }
        return term.substitute(substitution);
    }

    private static Type over(Type.Var self, Type type, String what, Spec spec) {
        requireOne(type.variables(), what, spec);
        return over(self, type);
    }

    private static void requireOne(Set<Type.Var> variables, String what, Spec spec) {
        if (variables.stream().map(Type.Var::name).distinct().count() != 1) {
            throw new DefinitionException(
                    spec.what() + ": " + what + " must speak of one type variable, not of " + variables);
        }
    }

    private static Type over(Type self, Type type) {
        var substitution = new HashMap<Type.Var, Type>();
        type.forEachVariable(v -> substitution.put(v, self));
        return type.substitute(substitution);
    }

    // Ancestors

    /** The class and all its superclasses, each after its own superclasses. */
    public static List<String> ancestors(Signature signature, String cls) {
        var result = new LinkedHashSet<String>();
        collect(signature, cls, result);
        return List.copyOf(result);
    }

    private static void collect(Signature signature, String cls, Set<String> result) {
        signature.typeClass(cls).ifPresent(c -> {
            c.superclasses().classes().forEach(s -> collect(signature, s, result));
            result.add(cls);
        });
    }

    /** The parameters of the class and its superclasses, at their declared types. */
    public static List<Const> parameters(Theory theory, String cls) {
        return theory.classSpecification(cls)
                .map(ClassSpecification::operations)
                .orElse(List.of());
    }

    /** What the least superclasses take, by their names, then what the class fixes itself: Isabelle's order. */
    private static List<Const> operations(Theory theory, Spec spec, List<Const> own) {
        Signature signature = theory.signature();
        Set<String> superclasses = spec.superclasses().classes();
        var all = new LinkedHashSet<Const>();
        for (String s : superclasses) {
            if (superclasses.stream().noneMatch(least -> !least.equals(s) && signature.isSubclass(least, s))) {
                all.addAll(parameters(theory, s));
            }
        }
        all.addAll(own);
        return all.stream().sorted(Comparator.comparingInt(p -> place(p, spec))).toList();
    }

    private static int place(Const parameter, Spec spec) {
        int place = spec.order().indexOf(Qualified.base(parameter.name()));
        return place < 0 ? spec.order().size() : place;
    }

    // The class as a predicate

    /** class.c p₁ … pₙ = (class.sup₁ … ∧ ax₁ ∧ …), and that it holds in the class. */
    private static Theory withPredicate(Theory theory, ClassSpecification cls) {
        List<Const> parameters = parameters(theory, cls.name());
        Type.Var self = Signature.Class.self(cls.name());
        Type.Var any = Type.var(self.name());
        var parts = new ArrayList<Term>();
        var proofs = new ArrayList<Thm>();
        for (String s : cls.superclasses().classes()) {
            var inherited = theory.classSpecification(s).flatMap(ClassSpecification::predicate);
            if (inherited.isPresent()) {
                ClassSpecification.Predicate p = inherited.get();
                parts.add(app(p.constant(), p.parameters()));
                Thm holds = theory.theorem(s + "_class.axioms").transfer(theory.signature());
                proofs.add(Thm.instantiateTypes(Map.of(Signature.Class.self(s), self), holds));
            } else if (theory.classSpecification(s).isEmpty() || hasAxioms(theory, s)) {
                return theory;
            }
        }
        for (ClassSpecification.Axiom axiom : cls.axioms()) {
            List<Free> variables = List.copyOf(axiom.theorem().conclusion().frees());
            Thm closed = Rules.gens(variables, axiom.theorem().transfer(theory.signature()));
            parts.add(closed.conclusion().substituteTypes(Map.of(self, any)));
            proofs.add(closed);
        }
        if (parameters.isEmpty() || parts.isEmpty()) {
            return theory;
        }
        var variables = new HashMap<Const, Free>();
        var actual = new HashMap<String, Term>();
        var taken = new HashSet<String>();
        for (Const p : parameters) {
            String variable = Shapes.fresh(Qualified.base(p.name()), taken);
            variables.put(p, new Free(variable, p.type()));
            actual.put(variable, at(p, self));
        }
        Term body = replace(Hol.conjunction(parts), variables);
        if (needsSort(theory.signature(), body)) {
            return theory;
        }
        String name = Qualified.prefixed(cls.name(), "class.");
        List<Free> frees = parameters.stream().map(variables::get).toList();
        Const constant =
                new Const(name, Type.fun(parameters.stream().map(Const::type).toList(), Type.bool()));
        Theory defined = Definitions.define(theory, name, Hol.mkEq(app(constant, frees), body));
        Thm equation = Thm.instantiateTypes(Map.of(any, self), defined.theorem(name + "_def"));
        Thm instance = Rules.instance(equation, Map.of(), actual);
        Thm holds = Thm.eqMp(Rules.sym(instance), Rules.conj(proofs));
        var predicate = new ClassSpecification.Predicate(constant, parameters, defined.theorem(name + "_def"));
        return defined.withFact(cls.name() + "_class.axioms", holds)
                .with(new ClassSpecification(
                        cls.name(),
                        cls.superclasses(),
                        cls.parameters(),
                        cls.operations(),
                        cls.axioms(),
                        Optional.of(predicate)));
    }

    private static boolean hasAxioms(Theory theory, String cls) {
        return ancestors(theory.signature(), cls).stream()
                .anyMatch(c ->
                        !theory.signature().typeClass(c).orElseThrow().axioms().isEmpty());
    }

    /** A parameter at an instance of its type variable. */
    static Const at(Const parameter, Type type) {
        return new Const(parameter.name(), over(type, parameter.type()));
    }

    private static Term replace(Term term, Map<Const, Free> variables) {
        return switch (term) {
            case Const c -> variables.containsKey(c) ? variables.get(c) : c;
            case Term.Abs(var hint, var argument, var body) -> new Term.Abs(hint, argument, replace(body, variables));
            case Term.App(var function, var argument) ->
                new Term.App(replace(function, variables), replace(argument, variables));
            case Term.Free _, Term.Bound _ -> term;
        };
    }

    /**
     * What it means that the type is of the class: the axioms of the class and its superclasses, each closed. None where one
     * of them has a meaning only for types of some class that this type is not in.
     */
    public static Optional<List<Term>> axioms(Signature signature, String cls, Type type) {
        var result = new ArrayList<Term>();
        for (String ancestor : ancestors(signature, cls)) {
            Type.Var self = Signature.Class.self(ancestor);
            for (Term axiom : signature.typeClass(ancestor).orElseThrow().axioms()) {
                Term instance = axiom.substituteTypes(Map.of(self, type));
                result.add(Hol.mkAll(List.copyOf(instance.frees()), instance));
            }
        }
        return result.stream().anyMatch(axiom -> needsSort(signature, axiom)) ? Optional.empty() : Optional.of(result);
    }

    /** Whether a constant in the term is declared only for types of some class, and used at a type without it. */
    private static boolean needsSort(Signature signature, Term term) {
        return term.constants().stream().anyMatch(c -> {
            Type general = signature.constantType(c.name()).orElseThrow();
            return Matching.types(general, c.type()).orElseThrow().entrySet().stream()
                    .anyMatch(e -> !signature.hasSort(e.getValue(), e.getKey().sort()));
        });
    }

    // Subclasses

    /**
     * {@code subclass (in sub) sup}: the proofs, or else the prover, must show the axioms of {@code sup} and of
     * those of its superclasses that {@code sub} is not known to have.
     *
     * <pre>
     *   ⊢ p['a :: c]   for each axiom p of d
     *  ──────────────────────────────────────  subclass
     *                 c ⊆ d
     * </pre>
     */
    public static Theory subclass(Theory theory, String sub, String sup, Proofs proofs) {
        String what = "subclass " + sub + " ⊆ " + sup;
        for (String c : List.of(sub, sup)) {
            if (theory.signature().typeClass(c).isEmpty()) {
                throw new DefinitionException(what + ": unknown class " + c);
            }
        }
        Theory result = theory;
        for (String s : ancestors(theory.signature(), sup)) {
            if (s.equals(sub) || result.signature().isSubclass(sub, s)) {
                continue;
            }
            Theory current = result;
            List<Thm> found = new ArrayList<>();
            for (Term goal : TypeClass.obligations(current.signature(), Signature.Class.self(sub), s)) {
                found.add(proofs.of(current, goal, what));
            }
            result = current.withSignature(
                    Refusals.translated(() -> TypeClass.subclass(current.signature(), sub, s, found)));
            ClassSpecification known = result.classSpecification(sub).orElse(null);
            if (known != null) {
                result = result.with(new ClassSpecification(
                        sub,
                        known.superclasses().meet(Sort.of(s)),
                        known.parameters(),
                        known.operations(),
                        known.axioms(),
                        known.predicate()));
            }
        }
        if (result == theory) {
            throw new DefinitionException(what + ": known already");
        }
        return result;
    }
}
