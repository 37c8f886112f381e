package dev.assay.prove.discover;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Which functions are explored.
 *
 * @param functions those asked about
 * @param background constructors of the types that occur, and others that help to express laws
 */
public record Selection(List<Const> functions, List<Const> background) {
    private static final Const ZERO = new Const(HolNames.ZERO, Type.con(HolNames.NAT));
    private static final Const SUC = new Const(HolNames.SUC, Type.fun(Type.con(HolNames.NAT), Type.con(HolNames.NAT)));

    public Selection {
        functions = List.copyOf(functions);
        background = List.copyOf(background);
    }

    /** Functions that the theory defines, in their order, of those whose full names are wanted. */
    public static Selection defined(Theory theory, Predicate<String> isWanted) {
        return of(theory, functions(theory, isWanted));
    }

    public static List<Const> functions(Theory theory, Predicate<String> isWanted) {
        Map<String, Integer> places = places(theory);
        var functions = new ArrayList<Const>();
        theory.signature().constants().stream()
                .filter(name -> isWanted.test(name) && !comesWithType(theory, name))
                .sorted(Comparator.comparingInt((String name) -> places.getOrDefault(name, 0))
                        .thenComparing(Comparator.naturalOrder()))
                .forEach(name -> theory.specifications(name).stream()
                        .flatMap(specification -> specification.constants().stream())
                        .filter(c -> c.name().equals(name) && !functions.contains(c))
                        .forEach(functions::add));
        return List.copyOf(functions);
    }

    /** The place of the first fact about each constant: a signature has no order. */
    private static Map<String, Integer> places(Theory theory) {
        var places = new HashMap<String, Integer>();
        int place = 0;
        for (String fact : theory.factNames()) {
            int dot = fact.lastIndexOf('.');
            String about =
                    fact.endsWith("_def") ? fact.substring(0, fact.length() - 4) : fact.substring(0, Math.max(dot, 0));
            places.putIfAbsent(about, ++place);
        }
        return places;
    }

    /** Whether it is the map function of a type or the like. */
    private static boolean comesWithType(Theory theory, String name) {
        String base = base(name);
        int from = base.indexOf('_');
        if (from < 0 || !COMING_WITH_TYPES.contains(base.substring(0, from))) {
            return false;
        }
        String type = base.substring(from + 1).replace("_plain", "");
        return theory.signature().types().stream().anyMatch(t -> base(t).equals(type));
    }

    private static String base(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static final Set<String> COMING_WITH_TYPES =
            Set.of("case", "corec", "map", "pred", "rec", "rel", "set", "size");

    /** With more functions that help to express laws. */
    public Selection with(List<Const> more) {
        var all = new LinkedHashSet<>(background);
        all.addAll(more);
        return new Selection(functions, List.copyOf(all));
    }

    /** These functions, with the constructors of their types and what their definitions use. */
    public static Selection of(Theory theory, List<Const> functions) {
        var background = new LinkedHashSet<Const>();
        var types = new LinkedHashSet<String>();
        functions.forEach(f -> collect(f.type(), types));
        for (String type : types) {
            constructors(theory, type).stream()
                    .filter(c -> functions.stream().noneMatch(f -> f.name().equals(c.name())))
                    .forEach(background::add);
        }
        used(theory, functions).stream().limit(MOST_USED).forEach(background::add);
        return new Selection(functions, List.copyOf(background));
    }

    /** More would make too many terms. */
    private static final int MOST_USED = 6;

    private static final Set<String> CONNECTIVES = Set.of(Hol.AND.name(), Hol.OR.name(), Hol.NOT.name());

    /** Programming rather than functions of their own. */
    private static final Set<String> CONTROL = Set.of(Hol.IF, Hol.LET, HolNames.UNDEFINED, HolNames.NUMERAL);

    /** They have many laws with everything, and these say little. */
    private static final Set<String> DIVISION = Set.of(HolNames.DIVIDE, HolNames.MODULO);

    /** The functions in whose terms these are defined, without which their laws could not be told. */
    private static Set<Const> used(Theory theory, List<Const> functions) {
        Set<String> names = functions.stream().map(Const::name).collect(Collectors.toSet());
        var result = new LinkedHashSet<Const>();
        for (Const function : functions) {
            for (Specification specification : theory.specifications(function.name())) {
                List<Thm> equations = switch (specification) {
                    case Specification.Defined(var _, var equation) -> List.of(equation);
                    case Specification.Recursive r -> r.equations();
                    case Specification.Corecursive _, Specification.Inductive _ -> List.of();
                };
                equations.stream()
                        .flatMap(e -> e.conclusion().constants().stream())
                        .filter(c -> !names.contains(c.name()) && isFunction(theory, c))
                        .forEach(result::add);
            }
        }
        return result;
    }

    private static boolean isFunction(Theory theory, Const constant) {
        String name = constant.name();
        return constant.type().isFun()
                && (CONNECTIVES.contains(name) || !constant.type().resultType().equals(Type.bool()))
                && !CONTROL.contains(name)
                && !DIVISION.contains(name)
                && !comesWithType(theory, name)
                && theory.signature().constructed(constant).isEmpty()
                && constant.type().argumentTypes().stream().noneMatch(Type::isFun);
    }

    private static void collect(Type type, Set<String> types) {
        if (type instanceof Type.Con(var name, var arguments)) {
            arguments.forEach(a -> collect(a, types));
            if (!name.equals(Type.FUN)) {
                types.add(name);
            }
        }
    }

    private static List<Const> constructors(Theory theory, String type) {
        return switch (type) {
            case HolNames.BOOL -> List.of(Hol.TRUE, Hol.FALSE);
            case HolNames.NAT -> List.of(ZERO, SUC);
            default -> {
                Datatype datatype = theory.signature().datatype(type).orElse(null);
                if (datatype == null) {
                    yield List.of();
                }
                var parameters = new ArrayList<Type>();
                for (int i = 0; i < theory.signature().arity(type).orElse(0); i++) {
                    parameters.add(Type.var("'" + (char) ('a' + i)));
                }
                yield datatype.constructors().stream()
                        .map(c -> datatype.constant(c, parameters))
                        .toList();
            }
        };
    }
}
