package dev.assay.race.programs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/**
 * A litmus test, as in {@code x=1 r0=y | y=1 r1=x}: threads that write variables and read them into registers, and after a second
 * bar, what is read when they have ended. What is written may be a register, and {@code if:r0} ends a thread whose register is 0. The variable {@code d} is always plain; {@code x} and {@code y} are accessed in the mode
 * that the test is run in.
 */
public final class Litmus {
    private static final VarHandle X;
    private static final VarHandle Y;

    static {
        try {
            X = MethodHandles.lookup().findVarHandle(Litmus.class, "x", int.class);
            Y = MethodHandles.lookup().findVarHandle(Litmus.class, "y", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int d;
    private int x;
    private int y;
    private volatile int volatileX;
    private volatile int volatileY;

    private final String mode;
    private final int[] registers = new int[8];

    private Litmus(String mode) {
        this.mode = mode;
    }

    /** Adds the values that the registers have in the end. */
    public static void run(String test, String mode, Set<String> outcomes) throws InterruptedException {
        var litmus = new Litmus(mode);
        String[] parts = test.split("\\|\\|");
        List<Thread> threads = new ArrayList<>();
        for (String code : parts[0].split("\\|")) {
            threads.add(new Thread(() -> litmus.run(code)));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (parts.length > 1) {
            litmus.run(parts[1]);
        }
        var values = new StringJoiner(" ");
        for (int i = 0; test.contains("r" + i + "="); i++) {
            values.add(String.valueOf(litmus.registers[i]));
        }
        outcomes.add(values.toString());
    }

    private void run(String code) {
        for (String step : code.trim().split(" +")) {
            if (step.startsWith("if:r")) {
                if (registers[step.charAt(4) - '0'] == 0) {
                    return;
                }
                continue;
            }
            String left = step.substring(0, step.indexOf('='));
            String right = step.substring(step.indexOf('=') + 1);
            if (left.startsWith("r")) {
                registers[left.charAt(1) - '0'] = read(right);
            } else {
                write(left, right.startsWith("r") ? registers[right.charAt(1) - '0'] : Integer.parseInt(right));
            }
        }
    }

    private int read(String variable) {
        if (variable.equals("d")) {
            return d;
        }
        boolean first = variable.equals("x");
        return switch (mode) {
            case "plain" -> first ? x : y;
            case "opaque" -> (int) (first ? X : Y).getOpaque(this);
            case "release/acquire" -> (int) (first ? X : Y).getAcquire(this);
            case "volatile" -> first ? volatileX : volatileY;
            case "volatile by handle" -> (int) (first ? X : Y).getVolatile(this);
            default -> throw new IllegalArgumentException(mode);
        };
    }

    private void write(String variable, int value) {
        if (variable.equals("d")) {
            d = value;
            return;
        }
        boolean first = variable.equals("x");
        switch (mode) {
            case "plain" -> {
                if (first) {
                    x = value;
                } else {
                    y = value;
                }
            }
            case "opaque" -> (first ? X : Y).setOpaque(this, value);
            case "release/acquire" -> (first ? X : Y).setRelease(this, value);
            case "volatile" -> {
                if (first) {
                    volatileX = value;
                } else {
                    volatileY = value;
                }
            }
            case "volatile by handle" -> (first ? X : Y).setVolatile(this, value);
            default -> throw new IllegalArgumentException(mode);
        }
    }
}
