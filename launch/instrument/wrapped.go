package instrument

import "strings"

// copying are functions that load and store memory. The linker replaces them by those of the library whose names begin with __wrap_.
var copying = []string{"memcpy", "memmove", "memset", "__memcpy_chk", "__memmove_chk", "__memset_chk"}

// called are those of them that a compiler may not replace by code of its own, which nobody would tell of.
var called = []string{"memcpy", "memmove", "memset"}

// wrapped are others that the linker replaces, to which the library refers by weak symbols.
var wrapped = []string{
	// Threads of POSIX.
	"pthread_barrier_wait", "pthread_cond_broadcast", "pthread_cond_clockwait", "pthread_cond_signal",
	"pthread_cond_timedwait", "pthread_cond_wait", "pthread_create", "pthread_join", "pthread_mutex_lock",
	"pthread_mutex_timedlock", "pthread_mutex_trylock", "pthread_mutex_unlock", "pthread_rwlock_rdlock",
	"pthread_rwlock_timedrdlock", "pthread_rwlock_timedwrlock", "pthread_rwlock_tryrdlock", "pthread_rwlock_trywrlock",
	"pthread_rwlock_unlock", "pthread_rwlock_wrlock", "pthread_spin_lock", "pthread_spin_trylock",
	"pthread_spin_unlock", "sem_post", "sem_timedwait", "sem_trywait", "sem_wait",
	// Threads of C11.
	"call_once", "cnd_broadcast", "cnd_signal", "cnd_timedwait", "cnd_wait", "mtx_lock", "mtx_timedlock", "mtx_trylock",
	"mtx_unlock", "thrd_create", "thrd_join",
	// Threads of C++.
	"_ZNSt18condition_variable10notify_allEv", "_ZNSt18condition_variable10notify_oneEv",
	"_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE",
	"_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE", "_ZNSt6thread4joinEv",
	"__cxa_guard_acquire", "__cxa_guard_release",
	// OpenMP, as GCC compiles it.
	"GOMP_atomic_end", "GOMP_atomic_start", "GOMP_barrier", "GOMP_barrier_cancel", "GOMP_critical_end",
	"GOMP_critical_name_end", "GOMP_critical_name_start", "GOMP_critical_start", "GOMP_doacross_post",
	"GOMP_doacross_ull_post", "GOMP_loop_end", "GOMP_loop_end_cancel", "GOMP_ordered_end", "GOMP_ordered_start",
	"GOMP_parallel", "GOMP_parallel_loop_dynamic", "GOMP_parallel_loop_guided",
	"GOMP_parallel_loop_maybe_nonmonotonic_runtime", "GOMP_parallel_loop_nonmonotonic_dynamic",
	"GOMP_parallel_loop_nonmonotonic_guided", "GOMP_parallel_loop_nonmonotonic_runtime", "GOMP_parallel_loop_runtime",
	"GOMP_parallel_loop_static", "GOMP_parallel_reductions", "GOMP_parallel_sections", "GOMP_sections_end",
	"GOMP_sections_end_cancel", "GOMP_sections_end_nowait", "GOMP_sections_next", "GOMP_sections_start", "GOMP_single_copy_end", "GOMP_single_copy_start", "GOMP_task", "GOMP_taskgroup_end",
	"GOMP_taskgroup_start", "GOMP_taskloop", "GOMP_taskloop_ull", "GOMP_taskwait", "GOMP_taskwait_depend", "omp_set_lock",
	"omp_set_lock_", "omp_set_nest_lock", "omp_set_nest_lock_", "omp_test_lock", "omp_test_lock_", "omp_test_nest_lock",
	"omp_test_nest_lock_", "omp_unset_lock", "omp_unset_lock_", "omp_unset_nest_lock", "omp_unset_nest_lock_",
	// OpenMP, as clang compiles it.
	"__kmpc_barrier", "__kmpc_barrier_master", "__kmpc_barrier_master_nowait", "__kmpc_cancel_barrier",
	"__kmpc_copyprivate", "__kmpc_critical", "__kmpc_critical_with_hint", "__kmpc_doacross_post", "__kmpc_end_critical",
	"__kmpc_end_ordered", "__kmpc_end_reduce", "__kmpc_end_reduce_nowait", "__kmpc_flush", "__kmpc_fork_call",
	"__kmpc_fork_call_if", "__kmpc_fork_teams", "__kmpc_omp_target_task_alloc", "__kmpc_omp_task_alloc", "__kmpc_ordered",
	"__kmpc_reduce", "__kmpc_reduce_nowait",
	// Processes may learn of others by these.
	"mkfifo", "mmap", "mmap64", "mq_open", "msgget", "sem_open", "semget", "shmat", "socket",
	// And threads by these.
	"dlopen", "eventfd", "flock", "fork", "pipe", "pipe2", "pthread_cancel", "pthread_kill", "sigaction", "signal", "sigwait", "socketpair",
	// A thread may learn of others by these.
	"pthread_once", "pthread_timedjoin_np", "pthread_tryjoin_np", "syscall",
}

// wrap are options of the linker.
func wrap(functions []string) string { return "--wrap=" + strings.Join(functions, " --wrap=") }
