theory Singletons imports Main begin
lemma claim: "{y::'a} \<noteq> {z}" oops
end
