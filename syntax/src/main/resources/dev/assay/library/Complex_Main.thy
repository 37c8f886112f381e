section \<open>What theories about real numbers start from\<close>

theory Complex_Main
  imports Real
begin

end
