theory Regular imports Main begin

text \<open>Regular expressions over an alphabet of numbers, matched by derivatives.\<close>

datatype regex = None | Empty | Atom nat | Alt regex regex | Seq regex regex | Star regex

fun nullable :: "regex \<Rightarrow> bool" where
  "nullable None = False"
| "nullable Empty = True"
| "nullable (Atom a) = False"
| "nullable (Alt r s) = (nullable r \<or> nullable s)"
| "nullable (Seq r s) = (nullable r \<and> nullable s)"
| "nullable (Star r) = True"

fun derivative :: "nat \<Rightarrow> regex \<Rightarrow> regex" where
  "derivative a None = None"
| "derivative a Empty = None"
| "derivative a (Atom b) = (if a = b then Empty else None)"
| "derivative a (Alt r s) = Alt (derivative a r) (derivative a s)"
| "derivative a (Seq r s) =
     (if nullable r then Alt (Seq (derivative a r) s) (derivative a s) else Seq (derivative a r) s)"
| "derivative a (Star r) = Seq (derivative a r) (Star r)"

fun reversed :: "regex \<Rightarrow> regex" where
  "reversed (Alt r s) = Alt (reversed r) (reversed s)"
| "reversed (Seq r s) = Seq (reversed s) (reversed r)"
| "reversed (Star r) = Star (reversed r)"
| "reversed r = r"

end
