package dev.assay.logic.infer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ChoicesTest {
    private static final TypeInference INFERENCE = new TypeInference(TestContext.EMPTY);

    @Test
    void theDecisionIsTheOneThatTryingAllCombinationsFinds() {
        var random = new Random(17);
        int[] outcomes = new int[3];
        for (int i = 0; i < 4_000; i++) {
            PreTerm statement = statement(random, 3, List.of());
            var readings = readings(statement);
            if (readings.size() > 300) {
                continue;
            }
            Set<Term> typed = new HashSet<>();
            for (PreTerm reading : readings) {
                try {
                    typed.add(INFERENCE.infer(reading));
                } catch (TypeException _) {
                    // This combination does not fit.
                }
            }
            outcomes[Math.min(typed.size(), 2)]++;
            if (typed.size() == 1) {
                assertEquals(typed.iterator().next(), INFERENCE.infer(statement));
            } else {
                var error = assertThrows(TypeException.class, () -> INFERENCE.infer(statement));
                assertEquals(typed.size() > 1, error.getMessage().startsWith("ambiguous: "), error.getMessage());
            }
        }
        for (int outcome : outcomes) {
            assertTrue(outcome > 100, "too few cases of one kind");
        }
    }

    private static PreTerm statement(Random random, int depth, List<String> bound) {
        if (depth == 0) {
            return leaf(random, bound);
        }
        return switch (random.nextInt(9)) {
            case 0 -> applied(ident("Suc"), statement(random, depth - 1, bound));
            case 1, 2 -> applied(ident("eq"), statement(random, depth - 1, bound), statement(random, depth - 1, bound));
            case 3 -> applied(ident("Pair"), leaf(random, bound), statement(random, depth - 1, bound));
            case 4, 5 ->
                applied(
                        choice(ident("plusNat"), ident("plusInt"), ident("conj")),
                        statement(random, depth - 1, bound),
                        leaf(random, bound));
            case 6 -> {
                var inner = new ArrayList<>(bound);
                inner.add("x" + depth);
                PreTerm body = statement(random, depth - 1, inner);
                yield new PreTerm.Lambda("x" + depth, PreTerm.DUMMY, body, Position.NONE);
            }
            case 7 -> choice(statement(random, depth - 1, bound), statement(random, depth - 1, bound));
            default -> {
                PreTerm shared = statement(random, depth - 1, bound);
                yield choice(applied(ident("Suc"), shared), applied(ident("Not"), shared));
            }
        };
    }

    private static PreTerm leaf(Random random, List<String> bound) {
        var names = new ArrayList<>(List.of("zeroNat", "zeroInt", "zeroBool", "a", "b", "True"));
        names.addAll(bound);
        PreTerm first = ident(names.get(random.nextInt(names.size())));
        return random.nextInt(3) > 0 ? first : choice(first, ident(names.get(random.nextInt(names.size()))));
    }

    /** The statement with every combination of alternatives. */
    private static List<PreTerm> readings(PreTerm statement) {
        return switch (statement) {
            case PreTerm.App(var function, var argument, var position) -> {
                var arguments = readings(argument);
                yield readings(function).stream()
                        .flatMap(f -> arguments.stream().map(a -> (PreTerm) new PreTerm.App(f, a, position)))
                        .toList();
            }
            case PreTerm.Lambda(var name, var type, var body, var position) ->
                readings(body).stream()
                        .map(b -> (PreTerm) new PreTerm.Lambda(name, type, b, position))
                        .toList();
            case PreTerm.Choice(var alternatives, var _) ->
                alternatives.stream()
                        .flatMap(alternative -> readings(alternative).stream())
                        .toList();
            case PreTerm.Ident _, PreTerm.Const _, PreTerm.Free _, PreTerm.Bound _, PreTerm.Constraint _ ->
                List.of(statement);
        };
    }

    private static PreTerm ident(String name) {
        return new PreTerm.Ident(name, Position.NONE);
    }

    private static PreTerm choice(PreTerm... alternatives) {
        return new PreTerm.Choice(List.of(alternatives), Position.NONE);
    }

    private static PreTerm applied(PreTerm operator, PreTerm... operands) {
        PreTerm result = operator;
        for (PreTerm operand : operands) {
            result = new PreTerm.App(result, operand, Position.NONE);
        }
        return result;
    }
}
