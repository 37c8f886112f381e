package dev.assay.test.random;

import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.FunctionTable;
import dev.assay.logic.Type;
import dev.assay.test.domain.Domain;
import dev.assay.test.domain.Domains;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values with the functions inside them as tables. */
final class Freeze {
    private final Domains domains;

    Freeze(Domains domains) {
        this.domains = domains;
    }

    Object value(Object value, Type type) {
        return switch (domains.of(type)) {
            case Domain.Truth _, Domain.Natural _, Domain.Whole _, Domain.Ratio _, Domain.Sets _, Domain.Made _ ->
                value;
            case Domain.Functions(var _, var range) ->
                value instanceof DrawnFunction drawn
                        ? table(drawn.table(), range)
                        : value instanceof FunctionTable table ? table(table, range) : value;
            case Domain.Data(var layout, var _, var _) -> {
                Data data = (Data) value;
                List<Type> types = layout.shapes().get(data.tag).fields();
                var fields = new Object[types.size()];
                boolean isChanged = false;
                for (int i = 0; i < fields.length; i++) {
                    fields[i] = value(data.field(i), types.get(i));
                    isChanged |= fields[i] != data.field(i);
                }
                yield isChanged ? Data.of(data.tag, fields) : data;
            }
        };
    }

    private FunctionTable table(FunctionTable table, Type range) {
        if (!range.isFun()) {
            return table;
        }
        Map<Object, Object> values = new LinkedHashMap<>();
        table.values().forEach((x, y) -> values.put(x, value(y, range)));
        Object otherwise = table.otherwise();
        return otherwise == null
                ? FunctionTable.total(values)
                : FunctionTable.almostConstant(values, value(otherwise, range));
    }
}
