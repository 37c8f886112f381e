package dev.assay.bench;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import org.junit.jupiter.api.Test;

class WorkloadTest {
    @Test
    void everyWorkloadIsReadWithoutAnError() {
        for (Workload workload : Workload.ALL) {
            String text = workload.text().apply(3000);
            assertDoesNotThrow(() -> workload.language().read(text), workload.language() + " " + workload.kind());
        }
    }
}
