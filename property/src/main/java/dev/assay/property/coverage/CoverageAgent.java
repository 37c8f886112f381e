package dev.assay.property.coverage;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A Java agent: {@code -javaagent:assay-property.jar=com.example} instruments the classes of that package as they are loaded. */
public final class CoverageAgent {
    private CoverageAgent() {}

    /** Called by the virtual machine; the packages are separated by commas. */
    public static void premain(@Nullable String packages, Instrumentation instrumentation) {
        if (packages == null || packages.isBlank()) {
            System.err.println("assay: nothing is instrumented, for no package is named: "
                    + "-javaagent:assay-property.jar=com.example,org.example");
            return;
        }
        List<String> prefixes = List.of(packages.replace('.', '/').split(","));
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte @Nullable [] transform(
                    @Nullable ClassLoader loader,
                    String name,
                    @Nullable Class<?> redefined,
                    @Nullable ProtectionDomain domain,
                    byte[] classFile) {
                return prefixes.stream().anyMatch(prefix -> name.startsWith(prefix + "/"))
                        ? Instrumenter.instrument(classFile)
                        : null;
            }
        });
    }
}
