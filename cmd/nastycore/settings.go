package main

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/state"
	"github.com/nastympi/nastympi/base/symbol"
	"github.com/nastympi/nastympi/base/witness"
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
	s.Agreed = strings.Join(cfg.Shared(), " ")
	s.Teller = state.Connect(os.Getenv(runVariable))
	s.Witness = witnessOf(cfg.Record)
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
			Rounds:         cfg.Fences(),
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
	if cfg.NamesSites() {
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
	return symbols.Frame(module, offset).Own().String()
}

// shim gives each setting to the field of its name.
func shim(cfg config.Config) (told intercept.Shim) {
	fields := reflect.ValueOf(&told).Elem()
	for _, setting := range config.Told() {
		field := fields.FieldByName(setting.GoName())
		switch value := setting.Value(cfg).(type) {
		case uint64:
			field.SetUint(value)
		case string:
			reflect.Copy(field.Slice(0, field.Len()-1), reflect.ValueOf(value)) // the last byte ends the string
		}
	}
	return told
}

// elsewhere says whether a recording is a part of a run whose folder is on another machine. Nobody would remove it here.
func elsewhere(recording, run string) bool {
	if run == "" || filepath.Dir(recording) != run {
		return false
	}
	_, err := os.Stat(run)
	return err != nil
}

// witnessOf a recording is none if the core cannot be one: the rank's threads are then unknown on other nodes.
func witnessOf(recording string) *witness.Witness {
	if recording == "" {
		return nil
	}
	folder, err := filepath.Abs(recording) // the core leaves the program's folder
	if err != nil {
		return nil
	}
	home, err := witness.Here()
	if err != nil {
		return nil
	}
	return witness.New(folder, home)
}

func verbosity(cfg config.Config) intercept.Verbosity {
	return intercept.Verbosity(cfg.Log - config.LogOff)
}
