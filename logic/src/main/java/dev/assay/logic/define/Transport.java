package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Functions between types of the same shape that differ where one abstracts from the other. */
record Transport(Theory theory, String what) {

    /** A term of type {@code from ⇒ to}. */
    Term carry(Type from, Type to) {
        Optional<Abstraction> up = Abstraction.of(theory, to, from);
        Optional<Abstraction> down = Abstraction.of(theory, from, to);
        Free x = new Free("x", from);
        if (up.isPresent()) {
            return Term.lambda(x, up.get().up(x));
        }
        if (down.isPresent()) {
            return Term.lambda(x, down.get().down(x));
        }
        if (from instanceof Type.Con(var name, var arguments)
                && to instanceof Type.Con(var other, var others)
                && name.equals(other)
                && arguments.size() == others.size()) {
            return name.equals(Type.FUN) ? function(from, to) : functor((Type.Con) from, (Type.Con) to);
        }
        throw new DefinitionException(what + ": no way from type " + from + " to type " + to);
    }

    /** λf z. carry (f (carry z)), arguments going the other way. */
    private Term function(Type from, Type to) {
        Free f = new Free("f", from);
        Free z = new Free("z", to.domain());
        Term argument = app(carry(to.domain(), from.domain()), z);
        Term result = app(carry(from.range(), to.range()), app(f, argument));
        return Term.lambda(List.of(f, z), result.betaNormal());
    }

    private Term functor(Type.Con from, Type.Con to) {
        if (from.name().equals(HolNames.SET)
                && theory.signature().constantType(HolNames.IMAGE).isPresent()) {
            Term member = carry(from.arguments().getFirst(), to.arguments().getFirst());
            return app(
                    new Const(HolNames.IMAGE, Type.fun(List.of(member.type(), from), to)),
                    member.betaNormal().etaContract());
        }
        Datatype datatype = theory.signature()
                .datatype(from.name())
                .orElseThrow(() -> new DefinitionException(
                        what + ": no map function is known for the type constructor " + from.name()));
        var functions = new ArrayList<Term>();
        for (int i = 0; i < from.arguments().size(); i++) {
            if (datatype.live().contains(i)) {
                functions.add(
                        carry(from.arguments().get(i), to.arguments().get(i)).etaContract());
            } else if (!from.arguments().get(i).equals(to.arguments().get(i))) {
                throw new DefinitionException(what + ": the map function of " + from.name()
                        + " does not reach its argument " + from.arguments().get(i));
            }
        }
        List<Type> types = functions.stream().map(Term::type).toList();
        return app(new Const(datatype.names().map(), Type.fun(types, Type.fun(from, to))), functions);
    }
}
