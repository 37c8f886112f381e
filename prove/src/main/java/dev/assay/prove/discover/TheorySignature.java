package dev.assay.prove.discover;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.extract.Reify;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.jvm.Mode;
import dev.assay.code.predicate.Decisions;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Signal;
import dev.assay.explore.Domain;
import dev.assay.explore.Generator;
import dev.assay.explore.Law;
import dev.assay.explore.Observation;
import dev.assay.explore.Operation;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Undecided;
import dev.assay.logic.HolNames;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Functions of a theory, compiled, as a signature to explore; and its laws as formulas of the theory. */
public final class TheorySignature {
    /** What stands for a type of which nothing is known when functions are run. */
    private static final Type VALUES = Type.con(HolNames.NAT);

    /** What it is called in laws. */
    private static final Type.Var ANY = Type.var("'a");

    /** Instances for type variables of which more is known. */
    private static final List<Type> USUAL = List.of(Type.con(HolNames.NAT), Type.con(HolNames.INT), Type.bool());

    private static final Set<String> HARMLESS = Set.of("HOL.type", "HOL.equal");

    private final Code code;
    private final SortAlgebra sorts;
    private final Drawing drawing;
    private final VariableNames names = new VariableNames();
    private final List<CompiledFunction> compiled = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Signature signature;

    private TheorySignature(Theory theory, Code code, Selection selection) {
        this.code = code;
        this.sorts = SortAlgebra.of(theory.signature());
        this.drawing = new Drawing(code);
        Signature.Builder builder = Signature.builder().domains(this::domain);
        selection.background().forEach(c -> declare(builder, c, Role.BACKGROUND));
        selection.functions().forEach(c -> declare(builder, c, Role.FOREGROUND));
        this.signature = builder.build();
        List<Extraction.Root> roots =
                compiled.stream().map(CompiledFunction::root).toList();
        Compiled program = Compiled.of(Extraction.extract(code, roots, Decisions.LENIENT), Mode.SMALL);
        compiled.forEach(function -> function.compiled(program));
    }

    /** Functions that cannot be run are left out, with a note. */
    public static TheorySignature of(Theory theory, Code code, Selection selection) {
        return new TheorySignature(theory, code, selection);
    }

    public Signature signature() {
        return signature;
    }

    /** What was left out, and why. */
    public List<String> notes() {
        return List.copyOf(notes);
    }

    private void declare(Signature.Builder builder, Const constant, Role role) {
        try {
            Type type = specialised(constant);
            var types = new ArrayList<dev.assay.explore.Type>();
            type.argumentTypes().forEach(t -> types.add(explored(t)));
            types.add(explored(type.resultType()));
            Extraction.extract(code, List.of(root(constant, types)), Decisions.STRICT);
            boolean isPredicate = role == Role.FOREGROUND && type.resultType().equals(Type.bool()) && type.isFun();
            builder.declare(
                    constant.name(), instance -> function(constant, instance), role, isPredicate, constant, types);
        } catch (NotExecutable e) {
            notes.add(constant.name() + " is left out: " + e.getMessage());
        }
    }

    /** Type variables of which something is known become types that have it. */
    private Type specialised(Const constant) {
        var types = new HashMap<Type.Var, Type>();
        for (Type.Var variable : constant.type().variables()) {
            types.put(variable, isHarmless(variable.sort()) ? ANY : usual(variable.sort()));
        }
        return constant.type().substitute(types);
    }

    private static boolean isHarmless(Sort sort) {
        return HARMLESS.containsAll(sort.classes());
    }

    private Type usual(Sort sort) {
        return USUAL.stream()
                .filter(t -> sorts.isOfSort(t, sort))
                .findFirst()
                .orElseThrow(() -> new NotExecutable("no usual type is of sort " + sort));
    }

    private Operation function(Const constant, List<dev.assay.explore.Type> types) {
        var function = new CompiledFunction(root(constant, types));
        compiled.add(function);
        return function;
    }

    private Extraction.Root root(Const constant, List<dev.assay.explore.Type> types) {
        var parameters = new ArrayList<Free>();
        for (dev.assay.explore.Type type : types.subList(0, types.size() - 1)) {
            parameters.add(new Free("x" + parameters.size(), logical(type, VALUES)));
        }
        Type result = logical(types.getLast(), VALUES);
        var instance = new Const(
                constant.name(), Type.fun(parameters.stream().map(Free::type).toList(), result));
        return new Extraction.Root("assay.discover." + compiled.size(), parameters, Term.app(instance, parameters));
    }

    private static dev.assay.explore.Type explored(Type type) {
        return switch (type) {
            case Type.Var _ -> Signature.ELEMENT;
            case Type.Con(var _, var _)
            when type.isFun() ->
                new dev.assay.explore.Type.Arrow(
                        type.argumentTypes().stream()
                                .map(TheorySignature::explored)
                                .toList(),
                        explored(type.resultType()));
            case Type.Con(var name, var arguments) ->
                new dev.assay.explore.Type.Named(
                        name, arguments.stream().map(TheorySignature::explored).toList());
        };
    }

    private static Type logical(dev.assay.explore.Type type, Type element) {
        return switch (type) {
            case dev.assay.explore.Type.Variable _ -> element;
            case dev.assay.explore.Type.Named(var name, var arguments) ->
                new Type.Con(
                        name, arguments.stream().map(a -> logical(a, element)).toList());
            case dev.assay.explore.Type.Arrow(var arguments, var result) ->
                Type.fun(arguments.stream().map(a -> logical(a, element)).toList(), logical(result, element));
        };
    }

    private Optional<Domain> domain(dev.assay.explore.Type type) {
        Type ground = logical(type, VALUES);
        try {
            return Optional.of(
                    new Domain(drawing.generator(ground), observation(ground), names.of(logical(type, ANY))));
        } catch (NotExecutable e) {
            notes.add("there are no variables of type " + logical(type, ANY) + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    private Observation observation(Type type) {
        if (type.isFun()) {
            List<Generator> arguments =
                    type.argumentTypes().stream().map(drawing::generator).toList();
            return (value, random, size) -> {
                Object[] given =
                        arguments.stream().map(g -> g.draw(random, size)).toArray();
                try {
                    return ((Fun) value).applyAll(given);
                } catch (Signal | dev.assay.code.runtime.Undecided e) {
                    throw new Undecided(String.valueOf(e.getMessage()));
                }
            };
        }
        if (hasFunctions(type, new HashSet<>())) {
            return (value, random, size) -> {
                throw new Undecided("values with functions inside cannot be compared");
            };
        }
        return Domain.WHOLE;
    }

    private boolean hasFunctions(Type type, Set<Type> above) {
        return type.isFun()
                || above.add(type)
                        && code.layout(type).shapes().stream()
                                .anyMatch(s -> s.fields().stream().anyMatch(f -> hasFunctions(f, above)));
    }

    /** The law as a formula; an equation with a truth value is not written as one. */
    public Term formula(Law law) {
        Term left = term(law.left());
        Term right = term(law.right());
        Term conclusion =
                right.equals(Hol.TRUE) ? left : right.equals(Hol.FALSE) ? Hol.mkNot(left) : Hol.mkEq(left, right);
        return law.condition().map(c -> Hol.mkImplies(term(c), conclusion)).orElse(conclusion);
    }

    /** The term in the theory, with free variables; a type of which nothing is known is a type variable. */
    public Term term(dev.assay.explore.Term term) {
        return switch (term) {
            case dev.assay.explore.Term.Var(var type, var number) -> variable(type, number);
            case dev.assay.explore.Term.App(Symbol symbol, var arguments) -> {
                List<Term> below = arguments.stream().map(this::term).toList();
                yield symbol.role() == Role.APPLICATION
                        ? Term.app(below.getFirst(), below.subList(1, below.size()))
                        : Term.app(head(symbol), below);
            }
        };
    }

    /** The equation of the theory over the signature; empty if the signature has not all that it says. */
    public Optional<Law> law(Term formula) {
        if (!(formula instanceof Term.App(Term.App(Const(var name, var _), var left), var right))
                || !name.equals(Hol.EQ)) {
            return Optional.empty();
        }
        var variables = new HashMap<Free, dev.assay.explore.Term.Var>();
        Optional<dev.assay.explore.Term> l = explored(left, variables);
        Optional<dev.assay.explore.Term> r = explored(right, variables);
        return l.flatMap(x -> r.map(y -> Law.of(x, y)));
    }

    private Optional<dev.assay.explore.Term> explored(Term term, Map<Free, dev.assay.explore.Term.Var> variables) {
        var below = new ArrayList<dev.assay.explore.Term>();
        for (Term argument : term.arguments()) {
            Optional<dev.assay.explore.Term> explored = explored(argument, variables);
            if (explored.isEmpty()) {
                return Optional.empty();
            }
            below.add(explored.get());
        }
        return switch (term.head()) {
            case Const(var name, var type) ->
                symbol(name, type).<dev.assay.explore.Term>map(s -> new dev.assay.explore.Term.App(s, below));
            case Free free -> {
                dev.assay.explore.Type type = explored(free.type());
                int number = (int) variables.keySet().stream()
                        .filter(v -> explored(v.type()).equals(type))
                        .count();
                dev.assay.explore.Term.Var variable =
                        variables.computeIfAbsent(free, f -> new dev.assay.explore.Term.Var(type, number));
                below.addFirst(variable);
                yield below.size() == 1
                        ? Optional.of(variable)
                        : signature.symbols().stream()
                                .filter(s -> s.role() == Role.APPLICATION
                                        && s.arguments().getFirst().equals(type)
                                        && s.arity() == below.size())
                                .findFirst()
                                .map(s -> new dev.assay.explore.Term.App(s, below));
            }
            case Term.Bound _, Term.Abs _, Term.App _ -> Optional.empty();
        };
    }

    private Optional<Symbol> symbol(String name, Type type) {
        return signature.symbols().stream()
                .filter(s -> s.origin() instanceof Const(var origin, var _)
                        && origin.equals(name)
                        && s.arguments()
                                .equals(type.argumentTypes().stream()
                                        .map(TheorySignature::explored)
                                        .toList())
                        && s.result().equals(explored(type.resultType())))
                .findFirst();
    }

    /** The term for a value, if it can be written down. */
    public Optional<Term> value(Object value, dev.assay.explore.Type type) {
        return new Reify(code, DATA).term(value, logical(type, VALUES));
    }

    private static final Reify.Parts DATA = new Reify.Parts() {
        @Override
        public int tag(Object value) {
            return ((Data) value).tag;
        }

        @Override
        public Object field(Object value, int index) {
            return ((Data) value).field(index);
        }
    };

    private Free variable(dev.assay.explore.Type type, int number) {
        return new Free(signature.domain(type).orElseThrow().name(number), logical(type, ANY));
    }

    private static Const head(Symbol symbol) {
        List<Type> arguments =
                symbol.arguments().stream().map(t -> logical(t, ANY)).toList();
        return new Const(((Const) symbol.origin()).name(), Type.fun(arguments, logical(symbol.result(), ANY)));
    }
}
