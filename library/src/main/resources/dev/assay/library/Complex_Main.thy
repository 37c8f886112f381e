section \<open>What theories about real and complex numbers start from\<close>

theory Complex_Main
  imports Complex
begin

end
