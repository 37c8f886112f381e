package dev.assay.property.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.coverage.sample.Format;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.IllegalClassFormatException;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class CoverageAgentTest {
    /** What the agent tells the virtual machine to transform classes with. */
    private static ClassFileTransformer installed(String packages) {
        List<ClassFileTransformer> transformers = new ArrayList<>();
        var machine = (Instrumentation) Proxy.newProxyInstance(
                CoverageAgentTest.class.getClassLoader(),
                new Class<?>[] {Instrumentation.class},
                (proxy, method, arguments) -> {
                    assertEquals("addTransformer", method.getName());
                    transformers.add((ClassFileTransformer) arguments[0]);
                    return null;
                });
        CoverageAgent.premain(packages, machine);
        return transformers.getFirst();
    }

    @Test
    void onlyTheClassesOfThePackagesAreInstrumented() throws IOException, IllegalClassFormatException {
        String name = Format.class.getName().replace('.', '/');
        byte[] classFile;
        try (InputStream file = Format.class.getResourceAsStream("Format.class")) {
            classFile = Objects.requireNonNull(file).readAllBytes();
        }
        byte[] instrumented =
                installed("com.example," + Format.class.getPackageName()).transform(null, name, null, null, classFile);
        assertNotNull(instrumented);
        assertTrue(instrumented.length > classFile.length);
        assertNull(installed("com.example").transform(null, name, null, null, classFile));
    }
}
