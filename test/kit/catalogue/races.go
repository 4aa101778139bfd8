package catalogue

import "strings"

// Race is a case of the conformance suite's programs racy.c, racy_active.c and adversaries.c, which run with two ranks.
type Race struct {
	Program string
	Args    string
	Setting string // a variable that shows it, without NASTY_, and more of them with it; empty: the default settings do
}

func (r Race) String() string { return r.Program + " " + r.Args + " " + r.Setting }

// Environment is what shows the race.
func (r Race) Environment() (list Setting) {
	for _, setting := range strings.Fields(r.Setting) {
		list = append(list, "NASTY_"+strings.TrimPrefix(setting, "NASTY_"))
	}
	return list
}

// Races of the conformance suite.
func Races() []Race {
	return []Race{
		{"racy", "get_load", ""},
		{"racy", "fetch_load", ""},
		{"racy", "swap_load", ""},
		{"racy", "put_barrier", ""},
		{"racy", "accumulate_barrier", ""},
		{"racy", "wrong_target", ""},
		{"racy", "wrong_window", ""},
		{"racy", "origin_reused", ""},
		{"racy", "origin_read_late", "SUBMIT_TIME=fire_immediate"},
		{"racy", "local_get", ""},
		{"racy", "local_get", "SUBMIT_ORDER=get_before_put"},
		{"racy", "local_send", ""},
		{"racy", "local_flush_other", ""},
		{"racy", "local_flush_window", ""},
		{"racy", "local_barrier", ""},
		{"racy", "local_fence", ""},
		{"racy", "local_expose", ""},
		{"racy", "local_dup", ""},
		{"racy", "local_allocate", ""},
		{"racy", "local_file", ""},
		{"racy", "local_lock", ""},
		{"racy", "request_send", ""},
		{"racy", "request_flush_other", ""},
		{"racy", "request_exchange", ""},
		{"racy", "request_load", ""},
		{"racy", "request_one_test", ""},
		{"racy", "request_first", ""},
		{"racy", "two_puts", ""},
		{"racy", "two_puts", "SUBMIT_ORDER=reverse_po"},
		{"racy", "no_order", ""},
		{"racy", "no_order", "SUBMIT_ORDER=reverse_po"},
		{"racy", "flag_elsewhere", ""},
		{"racy", "flag_behind_data", ""},
		{"racy", "two_types", ""},
		{"racy", "skewed", ""},
		{"racy", "torn", "ADD_LATENCY=20ms"},
		{"racy", "torn_word", "SPLIT=byte NASTY_ADD_LATENCY=20ms"},
		{"racy", "torn_struct", "ADD_LATENCY=20ms"},
		{"racy", "unmapped", ""},
		{"racy", "window create", ""},
		{"racy", "window shared", ""},
		{"racy", "window dynamic", ""},
		{"racy_active", "fence_load", ""},
		{"racy_active", "fence_visible", ""},
		{"racy_active", "fence_puts", "SUBMIT_ORDER=reverse_po"},
		{"racy_active", "start_load", ""},
		{"racy_active", "start_visible", ""},
		{"racy_active", "test_once", ""},
		{"adversaries", "late_rank", "FENCE_ROUNDS=2"},
		{"adversaries", "block_elsewhere", "ADD_LATENCY=2ms"},
		{"adversaries", "flag_in_one", "TORN_PAUSE=20ms"},
		{"adversaries", "second_in_one", "INTERLEAVE=1 NASTY_ADD_LATENCY=2ms"},
		{"adversaries", "pair_changes", "HALF_ORIGIN=first"},
		{"adversaries", "pair_changes", "HALF_ORIGIN=last"},
		{"adversaries", "get_then_ask", "EARLY_FETCH=1"},
		{"adversaries", "lock_as_mutex", "LAZY_LOCK=1"},
		{"adversaries", "start_as_message", "LAZY_LOCK=1"},
		{"racy_active", "fence_puts", "SHADOW_WINDOW=1"},
	}
}
