theory Small
  imports Main
begin

lemma "rev (xs @ ys) = rev xs @ rev ys"
  oops

lemma "rev (rev xs) = xs"
  oops

end
