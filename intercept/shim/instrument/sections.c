/* Sections of OpenMP as GCC compiles them. One thread may execute several of them, by chance, so each one is
 * a line of events of its own: it follows what its thread did before all sections, and the thread follows it
 * after all of them. In C because it becomes a part of the program. */
#include "openmp.h"

static void leave_section(void)
{
    if (nasty_place.sections.inside)
        nasty_order(&nasty_place.sections.ended, SYNC_RELEASES | SYNC_TASK | SYNC_ENDS);
    nasty_place.sections.inside = false;
}

/* The number of a section; 0: none is left. Its variables are those of a block of the function, and may be
 * where those of another section of the thread were. */
static unsigned enter_section(unsigned number)
{
    nasty_stack_gone(nasty_place.stack);
    nasty_place.sections.inside = number > 0;
    if (nasty_place.sections.inside)
        nasty_order(&nasty_place.sections.begins, SYNC_ACQUIRES | SYNC_TASK | SYNC_BEGINS);
    return number;
}

static void begin_sections(void)
{
    nasty_place.sections.among = true;
    nasty_order(&nasty_place.sections.begins, SYNC_RELEASES | SYNC_BEGINS);
}

static void end_sections(void)
{
    leave_section();
    if (nasty_place.sections.among)
        nasty_acquire(&nasty_place.sections.ended);
    nasty_place.sections.among = false;
}

unsigned __real_GOMP_sections_start(unsigned) __attribute__((weak));
unsigned WRAP(GOMP_sections_start)(unsigned);
unsigned WRAP(GOMP_sections_start)(unsigned n)
{
    begin_sections();
    return enter_section(__real_GOMP_sections_start(n));
}

/* In a region that has nothing but sections, the first one begins them. */
unsigned __real_GOMP_sections_next(void) __attribute__((weak));
unsigned WRAP(GOMP_sections_next)(void);
unsigned WRAP(GOMP_sections_next)(void)
{
    leave_section();
    if (!nasty_place.sections.among)
        begin_sections();
    return enter_section(__real_GOMP_sections_next());
}

void __real_GOMP_sections_end_nowait(void) __attribute__((weak));
void WRAP(GOMP_sections_end_nowait)(void);
void WRAP(GOMP_sections_end_nowait)(void)
{
    end_sections();
    __real_GOMP_sections_end_nowait();
}

long __real_GOMP_sections_end(void) __attribute__((weak));
long WRAP(GOMP_sections_end)(void);
long WRAP(GOMP_sections_end)(void)
{
    end_sections();
    NASTY_MEET_TEAM(long, __real_GOMP_sections_end());
}

bool __real_GOMP_sections_end_cancel(void) __attribute__((weak));
bool WRAP(GOMP_sections_end_cancel)(void);
bool WRAP(GOMP_sections_end_cancel)(void)
{
    end_sections();
    NASTY_MEET_TEAM(bool, __real_GOMP_sections_end_cancel());
}
