/* Calls that wait wherever MPI lets them wait. In C because these are calls of the library. */
#include "hold/strict.h"

#include "calls.h"
#include "hold/exchange.h"
#include "process/state.h"

void nasty_strict_start(void)
{
    if (!nasty.settings.strict_sends)
        return;
    real.Send = real.Rsend = real.Ssend;
    real.Isend = real.Irsend = real.Issend;
    real.Send_init = real.Rsend_init = real.Ssend_init;
#if MPI_VERSION >= 4
    real.Send_c = real.Rsend_c = real.Ssend_c;
    real.Isend_c = real.Irsend_c = real.Issend_c;
    real.Send_init_c = real.Rsend_init_c = real.Ssend_init_c;
#endif
    nasty_exchange_start();
}
