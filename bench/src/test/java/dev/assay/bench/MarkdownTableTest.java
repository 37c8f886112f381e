package dev.assay.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.bench.measure.MarkdownTable;
import dev.assay.bench.measure.Row;
import org.junit.jupiter.api.Test;

class MarkdownTableTest {
    @Test
    void rowsOfABenchmarkStandUnderItsName() {
        var table = new MarkdownTable();
        table.add(new Row("read", "a|b", "Gson", 2, 1, "s/MB", 0.5, 0.07));
        table.add(new Row("rank", "20 programs", "2 programs", 1, 1, "s", 1, 0));
        assertEquals("""
                ## `read`

                | row | rival | rival's | ours | unit | ratio | spread |
                |---|---|--:|--:|---|--:|--:|
                | a\\|b | Gson | 2.00 | 1.00 | s/MB | **0.50** | ±7 % |

                ## `rank`

                | row | rival | rival's | ours | unit | ratio | spread |
                |---|---|--:|--:|---|--:|--:|
                | 20 programs | 2 programs | 1.00 | 1.00 | s | **1.00** | ±0 % |
                """, table.toString());
    }
}
