package dev.assay.race.instrument;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Rewrites the code of a method: calls of stand-ins for what is controlled, and announcements of what may be shared. */
final class MethodRewriter extends MethodVisitor {
    private static final String EFFECTS = "dev/assay/race/instrument/Effects";
    private static final String THREADS = "dev/assay/race/instrument/Threads";
    private static final String ACCESSES = "dev/assay/race/instrument/Accesses";
    private static final String MONITORS = "dev/assay/race/instrument/Monitors";
    private static final String ANNOUNCEMENT = "(Ljava/lang/Object;Ljava/lang/String;)V";

    private final Instrumenter instrumenter;
    private final String host;
    private final boolean hostIsInterface;
    private final boolean constructor;
    private final boolean program;
    /** Whether the class can have further methods: interfaces cannot in old class files. */
    private final boolean mayBridge;

    private final List<Bridge> bridges;
    private final Map<Label, Label> creations = new HashMap<>();
    private @Nullable Label last;

    MethodRewriter(
            MethodVisitor visitor,
            Instrumenter instrumenter,
            String host,
            String method,
            boolean hostIsInterface,
            boolean program,
            boolean mayBridge,
            List<Bridge> bridges) {
        super(Opcodes.ASM9, visitor);
        this.instrumenter = instrumenter;
        this.host = host;
        this.hostIsInterface = hostIsInterface;
        this.constructor = method.equals("<init>");
        this.program = program;
        this.mayBridge = mayBridge;
        this.bridges = bridges;
    }

    // Calls

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (opcode == Opcodes.INVOKESTATIC) {
            need(owner);
        }
        StandIns.Target target = opcode == Opcodes.INVOKESPECIAL ? null : standIn(owner, name, descriptor);
        if (target != null) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, target.owner(), target.name(), target.descriptor(), false);
        } else if (opcode == Opcodes.INVOKESPECIAL && isNameless(owner, name, descriptor)) {
            // A name that is the same in each run, as the last parameter.
            super.visitMethodInsn(Opcodes.INVOKESTATIC, THREADS, "nextName", "()Ljava/lang/String;", false);
            super.visitMethodInsn(opcode, owner, name, descriptor.replace(")", "Ljava/lang/String;)"), false);
        } else if (isSeedless(opcode, owner, name, descriptor)) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/assay/race/instrument/Randomness", "seed", "()J", false);
            super.visitMethodInsn(opcode, owner, name, "(J)V", false);
        } else if (name.equals("commonPool") && owner.equals("java/util/concurrent/ForkJoinPool")) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/assay/race/guest/CommonPool", "get", descriptor, false);
        } else if (program && opcode == Opcodes.INVOKEINTERFACE && isParallel(owner, name)) {
            String from = name.equals("parallel") ? "Ljava/util/stream/BaseStream;" : "Ljava/util/Collection;";
            String to = name.equals("parallel") ? "Ljava/util/stream/BaseStream;" : "Ljava/util/stream/Stream;";
            super.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "dev/assay/race/guest/Streams", name, "(" + from + ")" + to, false);
            if (!Type.getReturnType(descriptor).getDescriptor().equals(to)) {
                super.visitTypeInsn(
                        Opcodes.CHECKCAST, Type.getReturnType(descriptor).getInternalName());
            }
        } else if (mayBridge
                && (opcode == Opcodes.INVOKEVIRTUAL || opcode == Opcodes.INVOKEINTERFACE)
                && (program
                        ? SharedCalls.isShared(owner, name, descriptor, instrumenter.fine())
                        : instrumenter.followsOrder()
                                && owner.equals(SharedCalls.HANDLE)
                                && SharedCalls.isAccess(name))) {
            Bridge bridge = bridge(opcode, owner, name, descriptor, isInterface);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, host, bridge.name(), bridge.ownDescriptor(), hostIsInterface);
        } else {
            if (program) {
                announceForeign(owner, name, descriptor);
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }

    // Objects that are not initialised yet

    @Override
    public void visitLabel(Label label) {
        super.visitLabel(label);
        last = label;
    }

    /** Frames name such an object by a label that must be right before its NEW, where something is put in now. */
    @Override
    public void visitTypeInsn(int opcode, String type) {
        if (opcode == Opcodes.NEW) {
            need(type);
            if (last != null) {
                super.visitLabel(creation(last));
                last = null;
            }
        }
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitFrame(int kind, int locals, Object[] local, int depth, Object[] stack) {
        super.visitFrame(kind, locals, renamed(local), depth, renamed(stack));
    }

    private Object[] renamed(Object[] values) {
        return Arrays.stream(values)
                .map(value -> value instanceof Label label ? creation(label) : value)
                .toArray();
    }

    private Label creation(Label label) {
        return creations.computeIfAbsent(label, key -> new Label());
    }

    /** The instruction that follows initialises the class, if it is none of the JDK's. */
    private void need(String owner) {
        if (program
                && !owner.equals(host)
                && !owner.startsWith("[")
                && !owner.startsWith("dev/assay/race/instrument/")
                && !RaceLoader.isForeign(owner.replace('/', '.'))) {
            super.visitLdcInsn(Type.getObjectType(owner));
            super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, "needs", "(Ljava/lang/Class;)V", false);
        }
        if (program
                && instrumenter.followsOrder()
                && !owner.startsWith("[")
                && !owner.startsWith("dev/assay/race/instrument/")
                && !RaceLoader.isForeign(owner.replace('/', '.'))) {
            super.visitLdcInsn(Type.getObjectType(owner));
            super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, "uses", "(Ljava/lang/Class;)V", false);
        }
    }

    /** A call of code that is not instrumented: it may have been declared a step, or be impossible. */
    private void announceForeign(String owner, String name, String descriptor) {
        String foreign = instrumenter.foreignType(owner, descriptor);
        if (foreign != null) {
            super.visitLdcInsn(host.replace('/', '.') + " calls " + owner.replace('/', '.') + "." + name
                    + ", which deals in the JDK's own " + foreign.substring(foreign.lastIndexOf('/') + 1)
                    + ": what that does cannot be controlled");
            super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, "notControllable", "(Ljava/lang/String;)V", false);
        } else if (RaceLoader.isForeign(owner.replace('/', '.')) && instrumenter.isAtomic(owner, name)) {
            super.visitLdcInsn(SharedCalls.label(owner, name));
            super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, "effect", "(Ljava/lang/String;)V", false);
        }
    }

    private static boolean isParallel(String owner, String name) {
        return name.equals("parallelStream") && owner.startsWith("java/util/")
                || name.equals("parallel") && owner.startsWith("java/util/stream/");
    }

    private StandIns.@Nullable Target standIn(String owner, String name, String descriptor) {
        StandIns.Target target = instrumenter.standIns().of(owner, name, descriptor);
        if (target != null || owner.startsWith("[")) {
            return target;
        }
        // Whatever class the call names, these are inherited from Object.
        target = switch (name) {
            case "wait", "notify", "notifyAll" -> instrumenter.standIns().of("java/lang/Object", name, descriptor);
            default -> null;
        };
        if (target != null || owner.equals("java/lang/Object")) {
            return target;
        }
        StandIns.Target ofThread = instrumenter.standIns().of("java/lang/Thread", name, descriptor);
        return ofThread != null && instrumenter.files().isThread(owner) ? ofThread : null;
    }

    private static boolean isNameless(String owner, String name, String descriptor) {
        return owner.equals("java/lang/Thread")
                && name.equals("<init>")
                && (descriptor.equals("()V")
                        || descriptor.equals("(Ljava/lang/Runnable;)V")
                        || descriptor.equals("(Ljava/lang/ThreadGroup;Ljava/lang/Runnable;)V"));
    }

    private static boolean isSeedless(int opcode, String owner, String name, String descriptor) {
        return opcode == Opcodes.INVOKESPECIAL
                && name.equals("<init>")
                && descriptor.equals("()V")
                && (owner.equals("java/util/Random") || owner.equals("java/util/SplittableRandom"));
    }

    private Bridge bridge(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        for (Bridge known : bridges) {
            if (known.owner().equals(owner)
                    && known.method().equals(name)
                    && known.descriptor().equals(descriptor)
                    && known.opcode() == opcode) {
                return known;
            }
        }
        var bridge = new Bridge(
                host,
                hostIsInterface,
                "assay$" + bridges.size(),
                opcode,
                owner,
                name,
                descriptor,
                isInterface,
                program,
                instrumenter.weak());
        bridges.add(bridge);
        return bridge;
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        Object[] rewritten = arguments.clone();
        String captured = descriptor;
        for (int i = 0; i < rewritten.length; i++) {
            if (rewritten[i] instanceof Handle handle) {
                Handle other = rewritten(handle);
                rewritten[i] = other;
                if (other != handle && bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
                    captured = receiving(captured, handle, other);
                }
            }
        }
        super.visitInvokeDynamicInsn(name, captured, bootstrap, rewritten);
    }

    /** A receiver that is captured may be of a subclass of the method's; a first parameter must have its very type. */
    private static String receiving(String captured, Handle method, Handle function) {
        Type[] types = Type.getArgumentTypes(captured);
        if (types.length == 0 || method.getTag() == Opcodes.H_INVOKESTATIC) {
            return captured;
        }
        types[0] = Type.getArgumentTypes(function.getDesc())[0];
        return Type.getMethodDescriptor(Type.getReturnType(captured), types);
    }

    private Handle rewritten(Handle handle) {
        boolean virtual = handle.getTag() == Opcodes.H_INVOKEVIRTUAL || handle.getTag() == Opcodes.H_INVOKEINTERFACE;
        if (!virtual && handle.getTag() != Opcodes.H_INVOKESTATIC) {
            return handle;
        }
        StandIns.Target target = standIn(handle.getOwner(), handle.getName(), handle.getDesc());
        if (target != null) {
            return new Handle(Opcodes.H_INVOKESTATIC, target.owner(), target.name(), target.descriptor(), false);
        }
        if (program
                && mayBridge
                && virtual
                && SharedCalls.isShared(handle.getOwner(), handle.getName(), handle.getDesc(), instrumenter.fine())) {
            int opcode = handle.getTag() == Opcodes.H_INVOKEVIRTUAL ? Opcodes.INVOKEVIRTUAL : Opcodes.INVOKEINTERFACE;
            Bridge bridge = bridge(opcode, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
            return new Handle(Opcodes.H_INVOKESTATIC, host, bridge.name(), bridge.ownDescriptor(), hostIsInterface);
        }
        return handle;
    }

    // Fields

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.GETSTATIC && isPool(owner, name)) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/assay/race/guest/CommonPool", "get", "()" + POOL, false);
            return;
        }
        if (opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC) {
            need(owner);
        }
        if (!program) {
            libraryField(opcode, owner, name, descriptor);
            return;
        }
        int access = instrumenter.files().field(owner, name);
        boolean isVolatile = (access & Opcodes.ACC_VOLATILE) != 0;
        boolean counts = isVolatile
                || instrumenter.fine()
                        && (access & (Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC)) == 0
                        && !owner.startsWith("java/");
        if (opcode == Opcodes.GETFIELD
                && instrumenter.followsOrder()
                && (access & Opcodes.ACC_FINAL) != 0
                && Type.getType(descriptor).getSort() >= Type.ARRAY) {
            readFinal(owner, name, descriptor);
        } else if (!counts || !announce(opcode, owner, name, descriptor, isVolatile ? "Volatile" : "")) {
            super.visitFieldInsn(opcode, owner, name, descriptor);
        } else if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
            tellWritten(opcode, owner, name, descriptor);
            tell("put", Type.getType(descriptor));
            super.visitFieldInsn(opcode, owner, name, descriptor);
        } else {
            super.visitFieldInsn(opcode, owner, name, descriptor);
            askWhatIsRead(owner, name, descriptor);
            tell("got", Type.getType(descriptor));
        }
    }

    /** The instance and the value of a final field, of which the value remains. */
    private void readFinal(String owner, String name, String descriptor) {
        super.visitInsn(Opcodes.DUP);
        super.visitFieldInsn(Opcodes.GETFIELD, owner, name, descriptor);
        super.visitInsn(Opcodes.DUP_X1);
        super.visitMethodInsn(
                Opcodes.INVOKESTATIC, ACCESSES, "readFinal", "(Ljava/lang/Object;Ljava/lang/Object;)V", false);
    }

    /** In place of the value that was read comes what the memory model gives. */
    private void askWhatIsRead(String owner, String name, String descriptor) {
        if (instrumenter.weak()) {
            String type = computed(Type.getType(descriptor));
            super.visitLdcInsn(Places.READ + SharedCalls.label(owner, name));
            super.visitMethodInsn(
                    Opcodes.INVOKESTATIC, ACCESSES, "read", "(" + type + "Ljava/lang/String;)" + type, false);
            if (type.length() > 1 && !descriptor.equals(type)) {
                super.visitTypeInsn(Opcodes.CHECKCAST, Type.getType(descriptor).getInternalName());
            }
        }
    }

    /** What is about to be written, and what was there before. */
    private void tellWritten(int opcode, String owner, String name, String descriptor) {
        if (!instrumenter.weak()) {
            return;
        }
        boolean isStatic = opcode == Opcodes.PUTSTATIC;
        boolean wide = Type.getType(descriptor).getSize() == 2;
        if (wide && !isStatic) {
            super.visitInsn(Opcodes.DUP2_X1);
            super.visitInsn(Opcodes.POP2);
            super.visitInsn(Opcodes.DUP_X2);
        } else if (!wide) {
            super.visitInsn(isStatic ? Opcodes.DUP : Opcodes.DUP2);
            if (!isStatic) {
                super.visitInsn(Opcodes.SWAP);
            }
        }
        super.visitFieldInsn(isStatic ? Opcodes.GETSTATIC : Opcodes.GETFIELD, owner, name, descriptor);
        super.visitLdcInsn(Places.WRITE + SharedCalls.label(owner, name));
        String type = computed(Type.getType(descriptor));
        super.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                ACCESSES,
                "write",
                "(" + type + type + "Ljava/lang/String;)" + (wide ? type : "V"),
                false);
    }

    private static String computed(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN, Type.CHAR, Type.BYTE, Type.SHORT, Type.INT -> "I";
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> type.getDescriptor();
        };
    }

    /** A field of the JDK's: what it orders is told, and of its atomics also the value. */
    private void libraryField(int opcode, String owner, String name, String descriptor) {
        boolean counts = instrumenter.followsOrder()
                && (instrumenter.files().field(owner, name) & Opcodes.ACC_VOLATILE) != 0
                && !(constructor && owner.equals(host));
        if (!counts) {
            super.visitFieldInsn(opcode, owner, name, descriptor);
            return;
        }
        boolean value = Sharing.isAtomic(owner);
        boolean reads = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
        announce(opcode, owner, name, descriptor, value ? "Atomic" : "Quietly");
        if (value && !reads) {
            tellWritten(opcode, owner, name, descriptor);
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
        if (value && reads) {
            askWhatIsRead(owner, name, descriptor);
        }
    }

    /** The value on the stack. */
    private void tell(String method, Type type) {
        super.visitInsn(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
        super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, method, "(" + Bridge.valueType(type) + ")V", false);
    }

    private static final String POOL = "Ljava/util/concurrent/ForkJoinPool;";

    /** The pool that everybody shares is another one in each run. */
    private static boolean isPool(String owner, String name) {
        return owner.equals("java/util/concurrent/ForkJoinPool") && name.equals("common")
                || owner.equals("java/util/concurrent/CompletableFuture") && name.equals("ASYNC_POOL");
    }

    /** Returns whether there is anything to announce. */
    private boolean announce(int opcode, String owner, String name, String descriptor, String kind) {
        String place = SharedCalls.label(owner, name);
        switch (opcode) {
            case Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> {
                super.visitInsn(Opcodes.ACONST_NULL);
                call((opcode == Opcodes.GETSTATIC ? "read" : "write") + kind, place);
            }
            case Opcodes.GETFIELD -> {
                super.visitInsn(Opcodes.DUP);
                call("read" + kind, place);
            }
            case Opcodes.PUTFIELD -> {
                // An object is not shared before it is made, nor can it be handed on.
                if (constructor && owner.equals(host)) {
                    return false;
                }
                if (Type.getType(descriptor).getSize() == 1) {
                    super.visitInsn(Opcodes.SWAP);
                    super.visitInsn(Opcodes.DUP);
                    call("write" + kind, place);
                    super.visitInsn(Opcodes.SWAP);
                } else {
                    super.visitInsn(Opcodes.DUP2_X1);
                    super.visitInsn(Opcodes.POP2);
                    super.visitInsn(Opcodes.DUP);
                    call("write" + kind, place);
                    super.visitInsn(Opcodes.DUP_X2);
                    super.visitInsn(Opcodes.POP);
                }
            }
            default -> throw new IllegalArgumentException("there is no such instruction on fields: " + opcode);
        }
        return true;
    }

    private void call(String method, String place) {
        super.visitLdcInsn((method.startsWith("read") ? Places.READ : Places.WRITE) + place);
        super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, method, ANNOUNCEMENT, false);
    }

    // Monitors and arrays

    @Override
    public void visitInsn(int opcode) {
        switch (opcode) {
            case Opcodes.MONITORENTER ->
                super.visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        MONITORS,
                        program ? "enter" : "enterQuietly",
                        "(Ljava/lang/Object;)V",
                        false);
            case Opcodes.MONITOREXIT ->
                super.visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        MONITORS,
                        program ? "exit" : "exitQuietly",
                        "(Ljava/lang/Object;)V",
                        false);
            case Opcodes.IALOAD,
                    Opcodes.LALOAD,
                    Opcodes.FALOAD,
                    Opcodes.DALOAD,
                    Opcodes.AALOAD,
                    Opcodes.BALOAD,
                    Opcodes.CALOAD,
                    Opcodes.SALOAD -> {
                if (program && instrumenter.fine()) {
                    super.visitInsn(Opcodes.DUP2);
                    element(Places.READ);
                } else if (!program && opcode == Opcodes.AALOAD && instrumenter.followsOrder()) {
                    super.visitInsn(Opcodes.DUP2);
                    libraryElement("readLibraryElement");
                }
                super.visitInsn(opcode);
                if (program && instrumenter.fine()) {
                    elementIsRead();
                    tell("got", elementType(opcode - Opcodes.IALOAD));
                }
            }
            case Opcodes.IASTORE,
                    Opcodes.FASTORE,
                    Opcodes.AASTORE,
                    Opcodes.BASTORE,
                    Opcodes.CASTORE,
                    Opcodes.SASTORE -> {
                if (program && instrumenter.fine()) {
                    super.visitInsn(Opcodes.DUP_X2);
                    super.visitInsn(Opcodes.POP);
                    super.visitInsn(Opcodes.DUP2);
                    element(Places.WRITE);
                    super.visitInsn(Opcodes.DUP2_X1);
                    super.visitInsn(Opcodes.POP2);
                    tell("put", elementType(opcode - Opcodes.IASTORE));
                } else if (!program && opcode == Opcodes.AASTORE && instrumenter.followsOrder()) {
                    super.visitInsn(Opcodes.DUP_X2);
                    super.visitInsn(Opcodes.POP);
                    super.visitInsn(Opcodes.DUP2);
                    libraryElement("writeLibraryElement");
                    super.visitInsn(Opcodes.DUP2_X1);
                    super.visitInsn(Opcodes.POP2);
                }
                super.visitInsn(opcode);
                elementIsWritten();
            }
            case Opcodes.LASTORE, Opcodes.DASTORE -> {
                if (program && instrumenter.fine()) {
                    super.visitInsn(Opcodes.DUP2_X2);
                    super.visitInsn(Opcodes.POP2);
                    super.visitInsn(Opcodes.DUP2);
                    element(Places.WRITE);
                    super.visitInsn(Opcodes.DUP2_X2);
                    super.visitInsn(Opcodes.POP2);
                    tell("put", elementType(opcode - Opcodes.IASTORE));
                }
                super.visitInsn(opcode);
                elementIsWritten();
            }
            case Opcodes.RETURN -> {
                if (constructor && program && instrumenter.followsOrder()) {
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, ACCESSES, "made", "(Ljava/lang/Object;)V", false);
                }
                super.visitInsn(opcode);
            }
            default -> super.visitInsn(opcode);
        }
    }

    /** What the JDK's queues hand over in arrays. */
    private void libraryElement(String effect) {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, effect, "(Ljava/lang/Object;I)V", false);
    }

    private void elementIsRead() {
        endElement(Places.READ, Opcodes.ICONST_0);
    }

    private void elementIsWritten() {
        if (program && instrumenter.fine()) {
            endElement(Places.WRITE, Opcodes.ICONST_1);
        }
    }

    private void endElement(String kind, int wrote) {
        if (instrumenter.weak()) {
            super.visitInsn(wrote);
            super.visitLdcInsn(kind + array());
            super.visitMethodInsn(Opcodes.INVOKESTATIC, ACCESSES, "end", "(ZLjava/lang/String;)V", false);
        }
    }

    /** Which class uses the array tells arrays apart well enough. */
    private String array() {
        return "array in " + host.substring(host.lastIndexOf('/') + 1).replace('$', '.');
    }

    private void element(String kind) {
        super.visitLdcInsn(kind + array());
        super.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                EFFECTS,
                kind.equals(Places.READ) ? "readElement" : "writeElement",
                "(Ljava/lang/Object;ILjava/lang/String;)V",
                false);
    }

    /** What a loading or storing instruction deals in, by its place in the order that all have. */
    private static Type elementType(int order) {
        return List.of(
                        Type.INT_TYPE,
                        Type.LONG_TYPE,
                        Type.FLOAT_TYPE,
                        Type.DOUBLE_TYPE,
                        Type.getObjectType("java/lang/Object"),
                        Type.BYTE_TYPE,
                        Type.CHAR_TYPE,
                        Type.SHORT_TYPE)
                .get(order);
    }
}
