section ‹What theories about real numbers start from›

theory Complex_Main
  imports Real
begin

end
