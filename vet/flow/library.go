package flow

import "strings"

// effect is what a function without a body does to memory that its arguments name.
type effect struct {
	reads, writes []int // arguments that are addresses
	size          int   // argument that is the number of bytes; -1: not known
	frees         int   // argument whose memory is freed, plus 1
	allocates     bool
	stores        int // argument that receives the address of memory that it allocates, plus 1
}

// known functions of the C library and of compilers.
var known = map[string]effect{
	"memcpy": {reads: []int{1}, writes: []int{0}, size: 2}, "memmove": {reads: []int{1}, writes: []int{0}, size: 2},
	"mempcpy": {reads: []int{1}, writes: []int{0}, size: 2},
	"memset":  {writes: []int{0}, size: 2}, "memcmp": {reads: []int{0, 1}, size: 2}, "bzero": {writes: []int{0}, size: 1},
	"strcpy": {reads: []int{1}, writes: []int{0}, size: -1}, "strncpy": {reads: []int{1}, writes: []int{0}, size: 2},
	"strcat": {reads: []int{1}, writes: []int{0}, size: -1}, "strlen": {reads: []int{0}, size: -1},
	"strcmp": {reads: []int{0, 1}, size: -1}, "sprintf": {writes: []int{0}, size: -1}, "snprintf": {writes: []int{0}, size: -1},
	"fread": {writes: []int{0}, size: -1}, "fwrite": {reads: []int{0}, size: -1}, "fgets": {writes: []int{0}, size: -1},
	"read": {writes: []int{1}, size: 2}, "write": {reads: []int{1}, size: 2}, "qsort": {reads: []int{0}, writes: []int{0}, size: -1},
	"getrandom": {writes: []int{0}, size: 1},
	"free":      {frees: 1}, "realloc": {frees: 1, allocates: true},
	"malloc": {allocates: true}, "calloc": {allocates: true}, "aligned_alloc": {allocates: true}, "valloc": {allocates: true},
	"strdup": {allocates: true}, "alloca": {allocates: true}, "alloca_with_align": {allocates: true},
	"_Znwm": {allocates: true}, "_Znam": {allocates: true}, "_ZnwmSt11align_val_t": {allocates: true},
	"_ZdlPv": {frees: 1}, "_ZdaPv": {frees: 1}, "_ZdlPvm": {frees: 1}, "_ZdaPvm": {frees: 1}, "_ZdlPvmSt11align_val_t": {frees: 1},
	"posix_memalign": {stores: 1}, "exit": {}, "abort": {}, "_exit": {},
}

// harmless are functions that change only what their arguments point to, and complete nothing.
var harmless = map[string]bool{}

func init() {
	for _, name := range strings.Fields(`
		printf fprintf puts putchar fputs fputc putc fflush perror fopen fclose fseek ftell rewind feof ferror scanf sscanf fscanf
		getenv setenv atoi atol atof strtol strtoul strtod strtoll strchr strrchr strstr strtok strncmp strcasecmp strerror vprintf
		vfprintf vsnprintf setvbuf setbuf getchar fgetc getc ungetc getline
		time clock gettimeofday clock_gettime usleep sleep nanosleep localtime gmtime strftime getpid gethostname sysconf sched_yield
		rand srand random srandom rand_r drand48 lrand48 erand48 nrand48 srand48 abs labs llabs
		sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 log log2 log10 pow sqrt cbrt fabs floor ceil round lround llround
		rint trunc fmod fmin fmax hypot ldexp frexp modf isnan isinf erf tgamma lgamma
		sinf cosf expf logf powf sqrtf fabsf floorf ceilf fmodf fminf fmaxf
		getopt getopt_long isatty close open unlink assert __assert_fail __errno_location __isoc99_sscanf __isoc99_fscanf
		__isoc99_scanf __ctype_b_loc signal raise kill sigaction alarm atexit srand time isdigit isalpha isspace toupper tolower
		pthread_self omp_get_thread_num omp_get_num_threads omp_get_max_threads omp_get_wtime omp_set_num_threads
	`) {
		harmless[name] = true
	}
}

// isKnown says whether a function without a body is one that completes no operation.
func isKnown(name string) bool {
	short := strings.TrimPrefix(strings.TrimPrefix(name, "__builtin_"), "_IO_")
	if _, found := known[short]; found || harmless[short] {
		return true
	}
	for _, prefix := range []string{"__builtin_", "_gfortran_", "__cxa_", "_ZNSo", "_ZNKSt", "_ZNSt", "_ZSt", "_ZStls", "_ZN9__gnu_cxx",
		"__gxx", "__stack_chk", "_Unwind", ".", "__atomic_", "__sync_"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

// text is a member function of std::string, which the library has compiled. It says where the characters are, or changes nothing, or
// changes where they are. False: it is another function.
func (c *calling) text(name string) bool {
	const members = "St7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE"
	_, member, found := strings.Cut(name, members)
	switch {
	case !found || !strings.HasPrefix(name, "_ZN"):
		return false
	case member == "4dataEv" || member == "5c_strEv" || member == "5frontEv":
		c.result(c.characters())
	case member == "ixEm" || member == "2atEm":
		c.result(c.add(c.characters(), c.arg(1), 1))
	case strings.HasPrefix(name, "_ZNK"):
		c.result(nil)
	default:
		for _, argument := range c.args { // others, too: the characters of two strings may be exchanged
			c.store(&c.state.memory, argument, pointerSize, anyClass, nil)
		}
		return false
	}
	return true
}

// characters is the address of the characters of a string. They are in a block of their own, or in the string, behind that address.
func (c *calling) characters() *Value {
	m := &c.state.memory
	v := c.load(m, c.arg(0), pointerSize, pointers, true)
	if v == nil || v.base() == nil || v.base().kind != object {
		v = c.block("the string", -1)
		c.store(m, c.arg(0), pointerSize, pointers, v)
	}
	return v
}

func effectOf(name string) (effect, bool) {
	e, found := known[strings.TrimPrefix(name, "__builtin_")]
	return e, found
}
