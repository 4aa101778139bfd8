package main

import (
	"cmp"
	"os"
	"path/filepath"
	"time"

	"github.com/nastympi/nastympi/base/state"
	"github.com/nastympi/nastympi/base/symbol"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/intercept"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

// runVariable names the folder of the run, in which `nastympi run` may listen.
const runVariable = "_NASTYMPI_RUN"

// load reads the NASTY_ variables of the rank, which are those of this process too.
func load() (intercept.Settings, error) {
	cfg, err := config.Load()
	if err != nil {
		return intercept.Settings{}, err
	}
	if elsewhere(cfg.Record, os.Getenv(runVariable)) {
		cfg.Record = ""
	}
	s := settings(cfg)
	s.Launched, s.LaunchedAs = launched()
	s.Place = place
	s.Teller = state.Connect(os.Getenv(runVariable))
	if os.Getenv(runVariable) == "" { // else `nastympi run` and its kin say so
		s.Failure = failure(cfg)
	}
	return s, nil
}

// settings are the configuration in the terms of the stages and the shim.
func settings(cfg config.Config) intercept.Settings {
	s := intercept.Settings{
		Seed: cfg.Seed,
		Completion: completion.Rules{
			Time:            cfg.SubmitTime,
			LocalCompletion: bool(cfg.LocalCompletionEnabled),
			SkipStage:       bool(cfg.SkipCompletionStage),
			HoldBytes:       uint64(cfg.HoldBytes),
		},
		Thorough: uint64(cfg.Thorough),
		Split:    split.Rules{Unit: cfg.Split, Max: uint64(cfg.SplitMax), SkipStage: bool(cfg.SkipAtomicityStage)},
		Sched: sched.Rules{
			Policy:         cfg.SubmitOrder,
			Depth:          int(cfg.PctDepth),
			Interleave:     bool(cfg.Interleave),
			Flush:          bool(cfg.AddFlushEnabled),
			PermuteTargets: bool(cfg.PermuteTargets),
			Latency:        time.Duration(cfg.AddLatency),
			TornPause:      time.Duration(cfg.TornPause),
			Rounds:         fenceRounds(cfg),
			SkipStage:      bool(cfg.SkipReorderingStage),
		},
		Delay:      cfg.Delay,
		DelayMax:   time.Duration(cfg.DelayMax),
		Stay:       time.Duration(cfg.Stay),
		FalseTests: uint64(cfg.FalseTests),
		CheckPlans: bool(cfg.CheckPlans),
		Log:        verbosity(cfg),
		Shim:       shim(cfg),
	}
	if s.Shim.Sites {
		s.Excludes = cfg.LeavesAlone
	}
	if cfg.HoldSites.Given() {
		s.Holds = cfg.HoldsAt
	}
	if cfg.Try.Given() {
		s.Repair, s.RepairInCall = cfg.Try.At, cfg.Try.InCall()
	}
	return s
}

// place opens the program's debug information, which few programs need.
func place(module string, offset uint64) string {
	symbols := symbol.New()
	defer symbols.Close()
	return symbols.Frame(module, offset).String()
}

func shim(cfg config.Config) intercept.Shim {
	return intercept.Shim{
		Enabled:           bool(cfg.Enabled),
		Poison:            bool(cfg.Poison),
		EarlyFetch:        bool(cfg.EarlyFetch),
		EachCall:          cfg.SubmitTime != completion.MaximumDelay || cfg.Try.InCall(),
		WholeWindow:       bool(cfg.SkipCompletionStage),
		FenceRounds:       fenceRounds(cfg),
		Delays:            !cfg.Delay.Off(),
		Sites:             cfg.OnlySites.Given() || cfg.SkipSites.Given() || cfg.HoldSites.Given() || cfg.Try.Given(),
		Log:               verbosity(cfg),
		HalfOrigin:        intercept.Half(cfg.HalfOrigin),
		LazyLock:          bool(cfg.LazyLock),
		ShadowWindow:      bool(cfg.ShadowWindow),
		WaitanyLate:       bool(cfg.WaitanyLate),
		TraceState:        bool(cfg.TraceState),
		TraceReceived:     bool(cfg.TraceReceived),
		StrictSends:       bool(cfg.StrictSends),
		StrictCollectives: bool(cfg.StrictCollectives),
		HoldLocal:         time.Duration(cfg.HoldLocal),
		TraceFolder:       cmp.Or(cfg.Record, cfg.Trace),
		TraceBytes:        traceBytes(cfg),
		Complete:          cfg.Record != "",
		StackDepth:        stackDepth(cfg),
	}
}

// traceBytes bounds recordings only: a trace is small by itself.
func traceBytes(cfg config.Config) uint64 {
	if cfg.Record == "" {
		return 0
	}
	return uint64(cfg.RecordBytes)
}

// elsewhere says whether a recording is a part of a run whose folder is on another machine. Nobody would remove it here.
func elsewhere(recording, run string) bool {
	if run == "" || filepath.Dir(recording) != run {
		return false
	}
	_, err := os.Stat(run)
	return err != nil
}

// stackDepth is how many frames a call site has: several where somebody reads them, and where sites are named by them.
func stackDepth(cfg config.Config) int {
	depth := max(1, cfg.SiteFrames())
	if cfg.Record != "" || cfg.Trace != "" {
		depth = max(depth, int(cfg.StackDepth))
	}
	return min(depth, config.MostFrames)
}

func verbosity(cfg config.Config) intercept.Verbosity {
	return intercept.Verbosity(cfg.Log - config.LogOff)
}

// fenceRounds is how many fences each of the program's makes: on every rank the
// same, whatever it holds.
func fenceRounds(cfg config.Config) int {
	if cfg.SkipReorderingStage {
		return 1
	}
	return int(cfg.FenceRounds)
}
