package run

// Setting is a configuration to run tests under: variables without their NASTY_.
type Setting struct {
	Name string
	Vars []string
}

// Settings is the sweep, in the order in which outcomes are looked for. Each of them
// reaches what those before it cannot: where no pause is asked for, other ranks hardly ever
// come between two pieces.
var Settings = []Setting{
	{"random", []string{"SPLIT=byte"}},
	{"pauses", []string{"SPLIT=byte", "ADD_LATENCY=50us"}},
	{"random_choice", []string{"SUBMIT_TIME=random_choice", "SPLIT=byte", "ADD_LATENCY=20us"}},
	{"fire_immediate", []string{"SUBMIT_TIME=fire_immediate", "SPLIT=byte", "ADD_LATENCY=20us"}},
	{"fences", []string{"FENCE_ROUNDS=3", "SHADOW_WINDOW=1", "SPLIT=byte", "ADD_LATENCY=20us"}},
	{"release", []string{"HOLD_LOCAL=0", "SPLIT=byte", "ADD_LATENCY=20us"}},
	{"early_fetch", []string{"EARLY_FETCH=1", "SUBMIT_TIME=random_choice", "SPLIT=byte", "ADD_LATENCY=20us"}},
	{"first_half", []string{"HALF_ORIGIN=first", "SUBMIT_TIME=random_choice", "SPLIT=byte", "ADD_LATENCY=20us"}},
	{"last_half", []string{"HALF_ORIGIN=last", "SUBMIT_TIME=random_choice", "SPLIT=byte", "ADD_LATENCY=20us"}},
	{"interleave", []string{"INTERLEAVE=1", "SUBMIT_ORDER=reverse_po", "ADD_LATENCY=20us"}},
	{"lazy_lock", []string{"LAZY_LOCK=1", "SUBMIT_TIME=random_choice", "SPLIT=byte", "ADD_LATENCY=20us"}},
	{"reverse_po", []string{"SUBMIT_ORDER=reverse_po", "SPLIT=byte"}},
	{"put_before_get", []string{"SUBMIT_ORDER=put_before_get", "SPLIT=byte"}},
	{"get_before_put", []string{"SUBMIT_ORDER=get_before_put", "SPLIT=byte"}},
	{"pct", []string{"SUBMIT_ORDER=pct", "SPLIT=byte"}},
	{"systematic", []string{"SUBMIT_ORDER=systematic", "SPLIT=byte"}},
	{"program_order", []string{"SUBMIT_ORDER=program_order", "SPLIT=byte"}},
}

// Environment is the setting as the environment has it.
func (s Setting) Environment() []string {
	var list []string
	for _, v := range s.Vars {
		list = append(list, "NASTY_"+v)
	}
	return list
}
