package dev.assay.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BomTest {
    private final String root = read("pom.xml");
    private final String bom = read("bom/pom.xml");

    private static String read(String file) {
        try {
            return Files.readString(Path.of("..").resolve(file));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Set<String> all(String pattern, String text) {
        var result = new TreeSet<String>();
        Pattern.compile(pattern).matcher(text).results().forEach(m -> result.add(m.group(1)));
        return result;
    }

    @Test
    void everyModuleThatIsShippedIsInTheBillOfMaterials() {
        Set<String> modules = all("<module>([a-z-]+)</module>", root);
        modules.removeAll(Set.of("bom", "bench", "sweep-spark"));
        assertEquals(modules, all("<artifactId>assay-([a-z-]+)</artifactId>\\s*<version>\\$", bom));
    }

    @Test
    void itHasTheVersionOfTheOthers() {
        String version = "<version>([^<]+)</version>";
        assertEquals(
                all("<artifactId>assay</artifactId>\\s*" + version, root),
                all("<artifactId>assay-bom</artifactId>\\s*" + version, bom));
    }
}
