package dev.assay.test.random;

import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.FunctionTable;
import dev.assay.code.runtime.Rational;
import dev.assay.code.runtime.SetFinite;
import dev.assay.logic.Type;
import dev.assay.test.domain.Domain;
import dev.assay.test.domain.Domains;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The next smaller values of a value, the smallest first. */
final class Shrink {
    private final Domains domains;

    Shrink(Domains domains) {
        this.domains = domains;
    }

    List<Object> smaller(Object value, Type type) {
        var result = new ArrayList<Object>();
        switch (domains.of(type)) {
            case Domain.Truth _ -> {
                if (value.equals(true)) {
                    result.add(false);
                }
            }
            case Domain.Natural _, Domain.Whole _ -> number(value, result);
            case Domain.Ratio _ -> ratio((Rational) value, result);
            case Domain.Sets(var element) -> {
                if (value instanceof SetFinite set) {
                    set(set, element, result);
                }
            }
            case Domain.Functions(var _, var range) -> {
                if (value instanceof FunctionTable table) {
                    table(table, range, result);
                }
            }
            case Domain.Data data -> data(data, (Data) value, type, result);
            case Domain.Made _ -> {
                // Nobody knows what it was made of.
            }
        }
        return result;
    }

    private static void number(Object value, List<Object> result) {
        if (!(value instanceof Long n) || n == 0) {
            return;
        }
        result.add(0L);
        if (n < 0) {
            result.add(-n);
        }
        if (n / 2 != 0) {
            result.add(n / 2);
        }
        result.add(n > 0 ? n - 1 : n + 1);
    }

    private static void ratio(Rational value, List<Object> result) {
        if (value.equals(Rational.ZERO)) {
            return;
        }
        result.add(Rational.ZERO);
        if (value.numerator().signum() < 0) {
            result.add(Rational.negate(value));
        }
        if (!value.denominator().equals(BigInteger.ONE)) {
            result.add(Rational.of(value.numerator().divide(value.denominator())));
            result.add(Rational.of(value.numerator()));
        } else if (value.numerator().abs().compareTo(BigInteger.ONE) > 0) {
            result.add(Rational.of(value.numerator().divide(BigInteger.TWO)));
            result.add(Rational.of(value.numerator()
                    .subtract(BigInteger.valueOf(value.numerator().signum()))));
        }
    }

    private void set(SetFinite set, Type element, List<Object> result) {
        List<Object> elements = List.of(set.elements());
        for (int i = 0; i < elements.size(); i++) {
            var fewer = new ArrayList<>(elements);
            fewer.remove(i);
            result.add(SetFinite.of(fewer));
        }
        for (int i = 0; i < elements.size(); i++) {
            for (Object x : smaller(elements.get(i), element)) {
                if (!elements.contains(x)) {
                    var other = new ArrayList<>(elements);
                    other.set(i, x);
                    result.add(SetFinite.of(other));
                }
            }
        }
    }

    private void table(FunctionTable table, Type range, List<Object> result) {
        Object otherwise = table.otherwise();
        if (otherwise != null) {
            for (Object argument : table.values().keySet()) {
                Map<Object, Object> fewer = new LinkedHashMap<>(table.values());
                fewer.remove(argument);
                result.add(FunctionTable.almostConstant(fewer, otherwise));
            }
            for (Object other : smaller(otherwise, range)) {
                result.add(FunctionTable.almostConstant(table.values(), other));
            }
        }
        table.values().forEach((argument, value) -> {
            for (Object other : smaller(value, range)) {
                Map<Object, Object> changed = new LinkedHashMap<>(table.values());
                changed.put(argument, other);
                result.add(
                        otherwise == null
                                ? FunctionTable.total(changed)
                                : FunctionTable.almostConstant(changed, otherwise));
            }
        });
    }

    private void data(Domain.Data domain, Data data, Type type, List<Object> result) {
        List<Layout.Shape> shapes = domain.layout().shapes();
        List<Type> fields = shapes.get(data.tag).fields();
        for (int tag = 0; tag < shapes.size(); tag++) {
            boolean isSmaller = tag < data.tag || !fields.isEmpty();
            if (isSmaller && tag != data.tag && shapes.get(tag).fields().isEmpty()) {
                result.add(Data.of(tag));
            }
        }
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).equals(type)) {
                result.add(data.field(i));
            }
        }
        for (int i = 0; i < fields.size(); i++) {
            for (Object field : smaller(data.field(i), fields.get(i))) {
                if (domain.predicate().isEmpty() || domain.predicate().get().test(field)) {
                    var others = new Object[fields.size()];
                    for (int k = 0; k < others.length; k++) {
                        others[k] = k == i ? field : data.field(k);
                    }
                    result.add(Data.of(data.tag, others));
                }
            }
        }
    }
}
