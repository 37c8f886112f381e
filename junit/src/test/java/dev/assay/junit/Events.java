package dev.assay.junit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherFactory;

/** What was run, with its outcome: by name, and in the order of finishing. */
final class Events implements TestExecutionListener {
    private final Map<String, TestExecutionResult> finished = Collections.synchronizedMap(new TreeMap<>());
    private final Map<String, String> reports = Collections.synchronizedMap(new TreeMap<>());
    private final Map<String, String> skipped = Collections.synchronizedMap(new TreeMap<>());
    private final List<String> ids = Collections.synchronizedList(new ArrayList<>());

    /** Those of a run. */
    static Events of(LauncherDiscoveryRequest request) {
        var events = new Events();
        LauncherFactory.create().execute(request, events);
        return events;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest()) {
            finished.put(test.getDisplayName(), result);
            ids.add(test.getUniqueId());
        }
    }

    @Override
    public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
        reports.put(
                test.getDisplayName(), String.valueOf(entry.getKeyValuePairs().get("assay.proof")));
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        skipped.put(test.getDisplayName(), reason);
    }

    Map<String, TestExecutionResult> finished() {
        return finished;
    }

    /** What was told of proofs. */
    Map<String, String> reports() {
        return reports;
    }

    Map<String, String> skipped() {
        return skipped;
    }

    List<String> ids() {
        return ids;
    }

    String status(String name) {
        return finished.get(name).getStatus().toString();
    }

    Throwable failure(String name) {
        return finished.get(name).getThrowable().orElseThrow();
    }
}
