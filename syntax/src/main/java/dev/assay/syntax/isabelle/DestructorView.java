package dev.assay.syntax.isabelle;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A corecursive function by what tests and selectors make of its values: {@code null (f x)} under conditions, {@code hd (f x) =
 * …}. Together they are one equation {@code f x = (if … then Nil else Cons … …)}.
 */
final class DestructorView {
    private final Theory theory;
    private final Term left;
    private final Datatype datatype;

    /** The conditions under which each constructor is made, in the order in which they are written. */
    private final Map<String, Term> conditions = new LinkedHashMap<>();

    /** By constructor, what its arguments are. */
    private final Map<String, Map<Integer, Term>> arguments = new HashMap<>();

    private DestructorView(Theory theory, Term left) {
        this.theory = theory;
        this.left = left;
        this.datatype = left.type() instanceof Type.Con(var name, var _)
                ? theory.signature().datatype(name).filter(Datatype::isCo).orElseThrow(this::noCodatatype)
                : refuse(noCodatatype());
    }

    private DefinitionException noCodatatype() {
        return new DefinitionException("the result of " + name() + " is not of a codatatype");
    }

    private static Datatype refuse(DefinitionException problem) {
        throw problem;
    }

    private String name() {
        return left.head() instanceof Free f ? Context.base(f.name()) : left.toString();
    }

    /** The application f xs that a clause says something about, or nothing. */
    static Optional<Term> subject(Propositions clause, List<Free> functions) {
        Term conclusion = clause.conclusion();
        Term inner = conclusion.isApplied(Hol.NOT.name())
                ? conclusion.arguments().getFirst()
                : conclusion.isApplied(Hol.EQ) ? conclusion.arguments().getFirst() : conclusion;
        if (inner.head() instanceof Free f && functions.contains(f)) {
            return Optional.of(inner);
        }
        return inner.head() instanceof Const
                        && inner.arguments().size() == 1
                        && inner.arguments().getFirst().head() instanceof Free f
                        && functions.contains(f)
                ? Optional.of(inner.arguments().getFirst())
                : Optional.empty();
    }

    /**
     * The equation that the clauses for one function are.
     *
     * @param clauses all about the same application
     * @param of for each clause the constructor that it is restricted to, if it names one
     */
    static Term equation(Theory theory, Term left, List<Propositions> clauses, List<Optional<String>> of) {
        var view = new DestructorView(theory, left);
        for (int i = 0; i < clauses.size(); i++) {
            view.add(clauses.get(i), of.get(i));
        }
        return Hol.mkEq(left, view.right());
    }

    private void add(Propositions clause, Optional<String> of) {
        Term conclusion = clause.conclusion();
        boolean isNegated = conclusion.isApplied(Hol.NOT.name());
        Term test = isNegated ? conclusion.arguments().getFirst() : conclusion;
        if (test.head() instanceof Const(var name, var _) && test.arguments().equals(List.of(left))) {
            String constructor = Destructors.discriminated(theory, name)
                    .orElseThrow(() -> new DefinitionException(
                            Context.base(name) + " does not tell a constructor of " + Context.base(datatype.name())));
            condition(isNegated ? other(constructor) : constructor, clause.assumptions());
            return;
        }
        if (!conclusion.isApplied(Hol.EQ)) {
            throw new DefinitionException("this says nothing about a value of " + name() + ": " + conclusion);
        }
        Term subject = conclusion.arguments().getFirst();
        Term value = conclusion.arguments().get(1);
        if (subject.equals(left)) {
            construction(clause, value);
            return;
        }
        String selector = ((Const) subject.head()).name();
        Map<String, Integer> places = Destructors.selected(theory, selector);
        if (places.isEmpty()) {
            throw new DefinitionException(
                    Context.base(selector) + " is no selector of " + Context.base(datatype.name()));
        }
        places.forEach((constructor, index) -> {
            if (of.isEmpty() || of.get().equals(constructor)) {
                arguments.computeIfAbsent(constructor, _ -> new HashMap<>()).put(index, value);
            }
        });
    }

    private String other(String constructor) {
        List<String> others = datatype.constructors().stream()
                .map(c -> c.name())
                .filter(c -> !c.equals(constructor))
                .toList();
        if (others.size() != 1) {
            throw new DefinitionException("which constructor " + name() + " makes is not said");
        }
        return others.getFirst();
    }

    /** An equation f x = K ts says both which constructor it is and what the arguments are. */
    private void construction(Propositions clause, Term value) {
        if (!(value.head() instanceof Const(var constructor, var _))
                || datatype.constructor(constructor).isEmpty()) {
            throw new DefinitionException(
                    "beside selectors only a constructor may stand for " + name() + ", not " + value);
        }
        condition(constructor, clause.assumptions());
        var values = arguments.computeIfAbsent(constructor, _ -> new HashMap<>());
        for (int i = 0; i < value.arguments().size(); i++) {
            values.put(i, value.arguments().get(i));
        }
    }

    private void condition(String constructor, List<Term> assumptions) {
        Term condition = assumptions.isEmpty() ? Hol.TRUE : Hol.conjunction(assumptions);
        Term before = conditions.get(constructor);
        conditions.put(constructor, before == null ? condition : Hol.mkOr(before, condition));
    }

    private Term right() {
        List<String> all = datatype.constructors().stream().map(c -> c.name()).toList();
        var ordered = new ArrayList<>(conditions.keySet());
        List<String> unsaid =
                all.stream().filter(c -> !conditions.containsKey(c)).toList();
        if (unsaid.size() == 1) {
            ordered.add(unsaid.getFirst());
        } else if (!unsaid.isEmpty()) {
            throw new DefinitionException("which constructor " + name() + " makes is not said");
        }
        Term result = construct(ordered.getLast());
        for (String constructor : ordered.subList(0, ordered.size() - 1).reversed()) {
            result =
                    Term.app(Hol.conditional(left.type()), conditions.get(constructor), construct(constructor), result);
        }
        return result;
    }

    private Term construct(String constructor) {
        var shape = datatype.constructor(constructor).orElseThrow();
        Const constant = datatype.constant(shape, ((Type.Con) left.type()).arguments());
        Map<Integer, Term> known = arguments.getOrDefault(constructor, Map.of());
        var terms = new ArrayList<Term>();
        for (int i = 0; i < shape.arguments().size(); i++) {
            Type type = constant.type().argumentTypes().get(i);
            terms.add(known.getOrDefault(i, Hol.undefined(type)));
        }
        return Term.app(constant, terms);
    }
}
