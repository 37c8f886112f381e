package dev.assay.model.display;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Atoms;
import dev.assay.model.value.Data;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Fraction;
import dev.assay.model.value.Function;
import dev.assay.model.value.Functions;
import dev.assay.model.value.Numbers;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Plain;
import dev.assay.model.value.Product;
import dev.assay.model.value.Represented;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Truths;
import dev.assay.model.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** From values, in a model of their circuit, to terms. */
public final class Readback {
    /** Functions of more arguments than this are not written out. */
    private static final int POINTS = 200;

    /** How elements of plain types and what is unknown are written. */
    public interface Names {
        Term element(Plain domain, int index);

        Term unknown(Type type);

        /** What stands in a set for elements that may be in it as well; nothing if that is not to be seen. */
        Optional<Term> others(Type type);

        /** The type as it is written. */
        UnaryOperator<Type> types();
    }

    private final IntPredicate model;
    private final java.util.function.Function<Type, Domain> domains;
    private final Names names;
    private final List<String> open = new ArrayList<>();
    private final Set<String> cyclic = new HashSet<>();

    /** @param model the value of each literal */
    public Readback(IntPredicate model, java.util.function.Function<Type, Domain> domains, Names names) {
        this.model = model;
        this.domains = domains;
        this.names = names;
    }

    public Term term(Domain domain, Value value) {
        return switch (domain) {
            case Truths _ -> truth((Truth) value);
            case Atoms atoms -> index((Atom) value).map(i -> atom(atoms, i)).orElseGet(() -> unknown(atoms));
            case Product(var type, var first, var second, var _) ->
                Term.app(
                        new Const(HolNames.PAIR, Type.fun(List.of(type(first), type(second)), type(type))),
                        term(first, ((Pair) value).first()),
                        term(second, ((Pair) value).second()));
            case Functions functions ->
                functions.from().size() > POINTS
                        ? unknown(domain)
                        : functions.type() instanceof Type.Con(var name, var _) && name.equals(HolNames.SET)
                                ? set(functions, (Function) value)
                                : function(functions, (Function) value);
        };
    }

    private Term unknown(Domain domain) {
        return names.unknown(type(domain));
    }

    private Type type(Domain domain) {
        return type(domain.type());
    }

    private Type type(Type type) {
        return names.types().apply(type);
    }

    private Term truth(Truth truth) {
        return model.test(truth.yes())
                ? new Const(HolNames.TRUE, Type.bool())
                : model.test(truth.no()) ? new Const(HolNames.FALSE, Type.bool()) : names.unknown(Type.bool());
    }

    private Optional<Integer> index(Atom atom) {
        for (int i = 0; i < atom.domain().count(); i++) {
            if (model.test(atom.is(i))) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private Term atom(Atoms domain, int index) {
        return switch (domain) {
            case Plain plain -> names.element(plain, index);
            case Numbers numbers -> number(type(domain), numbers.value(index));
            case Data data -> data(data, index);
            case Represented represented -> {
                Term inside = term(represented.representation(), represented.representation(index));
                Type type = type(domain);
                yield Term.app(new Const(represented.abstraction(), Type.fun(inside.type(), type)), inside);
            }
        };
    }

    private Term data(Data data, int index) {
        String key = data.type() + "#" + index;
        int depth = open.indexOf(key);
        if (depth >= 0) {
            cyclic.add(key);
            return itself(data, depth);
        }
        open.add(key);
        try {
            for (int c = 0; c < data.constructors().size(); c++) {
                if (model.test(data.has(index, c))) {
                    Data.Constructor constructor = data.constructors().get(c);
                    var arguments = new ArrayList<Term>();
                    for (int k = 0; k < constructor.arguments().size(); k++) {
                        arguments.add(term(domains.apply(constructor.arguments().get(k)), data.argument(index, c, k)));
                    }
                    List<Type> types =
                            constructor.arguments().stream().map(this::type).toList();
                    Term value = Term.app(new Const(constructor.name(), Type.fun(types, type(data))), arguments);
                    return cyclic.remove(key) ? solution(itself(data, open.size() - 1), value) : value;
                }
            }
            return unknown(data);
        } finally {
            open.removeLast();
        }
    }

    private Free itself(Data data, int depth) {
        return new Free(depth == 0 ? "\u03c9" : "\u03c9" + depth, type(data));
    }

    /** THE \u03c9. \u03c9 = t, for a value of a codatatype that contains itself. */
    private static Term solution(Free itself, Term value) {
        Type type = itself.type();
        return Term.app(
                new Const(HolNames.THE, Type.fun(Type.fun(type, Type.bool()), type)),
                Term.lambda(itself, Hol.mkEq(itself, value)));
    }

    /** A number as a numeral, a negated one, or a quotient of such. */
    public static Term number(Type type, Fraction number) {
        if (!number.isInteger()) {
            return Term.app(
                    new Const(HolNames.DIVIDE, Type.fun(List.of(type, type), type)),
                    number(type, Fraction.of(number.numerator())),
                    number(type, Fraction.of(number.denominator())));
        }
        BigInteger n = number.numerator();
        if (n.signum() < 0) {
            return Term.app(new Const(HolNames.UMINUS, Type.fun(type, type)), number(type, number.negate()));
        }
        if (n.signum() == 0) {
            return new Const(HolNames.ZERO, type);
        }
        if (n.equals(BigInteger.ONE)) {
            return new Const(HolNames.ONE, type);
        }
        Type num = new Type.Con(HolNames.NUM, List.of());
        Term digits = new Const(HolNames.NUM_ONE, num);
        for (int bit = n.bitLength() - 2; bit >= 0; bit--) {
            digits = Term.app(
                    new Const(n.testBit(bit) ? HolNames.NUM_BIT1 : HolNames.NUM_BIT0, Type.fun(num, num)), digits);
        }
        return Term.app(new Const(HolNames.NUMERAL, Type.fun(num, type)), digits);
    }

    private Term set(Functions domain, Function set) {
        var elements = new ArrayList<Term>();
        for (int i = 0; i < domain.from().size(); i++) {
            Value element = domain.from().element(i);
            if (model.test(((Truth) set.apply(element)).yes())) {
                elements.add(term(domain.from(), element));
            }
        }
        boolean isWhole = model.test(domain.from().complete())
                || domain.algebra().outsiders(domain.from()).stream()
                        .allMatch(outsider -> model.test(((Truth) set.apply(outsider)).no()));
        return set(domain.from(), elements, isWhole);
    }

    /** The set of all values of a domain. */
    public Term all(Atoms domain, boolean isWhole) {
        return set(
                domain,
                IntStream.range(0, domain.count())
                        .mapToObj(i -> atom(domain, i))
                        .toList(),
                isWhole);
    }

    private Term set(Domain of, List<Term> elements, boolean isWhole) {
        Type element = type(of);
        Type type = new Type.Con(HolNames.SET, List.of(element));
        Const insert = new Const(HolNames.INSERT, Type.fun(List.of(element, type), type));
        Term result = new Const(HolNames.BOT, type);
        Optional<Term> others = isWhole ? Optional.empty() : names.others(element);
        if (others.isPresent()) {
            result = Term.app(insert, others.get(), result);
        }
        for (Term value : elements.reversed()) {
            result = Term.app(insert, value, result);
        }
        return result;
    }

    private Term function(Functions domain, Function function) {
        Type type = type(domain);
        Type from = type(domain.from());
        Type to = type(domain.to());
        var values = new ArrayList<Term>();
        for (int i = 0; i < domain.from().size(); i++) {
            values.add(term(domain.to(), function.apply(domain.from().element(i))));
        }
        Term elsewhere = elsewhere(domain, values);
        Term result = new Term.Abs("x", from, elsewhere);
        Const update = new Const(HolNames.FUN_UPD, Type.fun(List.of(type, from, to), type));
        for (int i = 0; i < values.size(); i++) {
            if (!values.get(i).equals(elsewhere)) {
                result = Term.app(
                        update, result, term(domain.from(), domain.from().element(i)), values.get(i));
            }
        }
        return result;
    }

    /** The value of a function wherever nothing else is said: false, None as in a map, or what is most frequent. */
    private Term elsewhere(Functions domain, List<Term> values) {
        if (!domain.from().isConcrete() || !model.test(domain.from().complete())) {
            return names.unknown(type(domain.to()));
        }
        return nowhere(domain.to())
                .or(() -> values.stream().filter(Readback::isNone).findFirst())
                .orElseGet(() -> Collections.max(
                        values, Comparator.comparingInt(value -> Collections.frequency(values, value))));
    }

    private static boolean isNone(Term value) {
        return value instanceof Const(String name, var _) && name.equals(HolNames.OPTION_NONE);
    }

    /** What is false for all arguments. */
    private Optional<Term> nowhere(Domain domain) {
        return switch (domain) {
            case Truths _ -> Optional.of(new Const(HolNames.FALSE, Type.bool()));
            case Functions functions ->
                functions.type().isFun()
                                && functions.from().isConcrete()
                                && model.test(functions.from().complete())
                        ? nowhere(functions.to()).map(no -> new Term.Abs("x", type(functions.from()), no))
                        : Optional.empty();
            case Atoms _, Product _ -> Optional.empty();
        };
    }
}
