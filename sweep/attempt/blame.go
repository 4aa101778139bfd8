package attempt

import (
	"context"

	"github.com/nastympi/nastympi/intercept/config"
)

// mostAccused is how many sets of call sites are tried, and mostBlames how often each is perturbed alone.
const mostAccused, mostBlames = 3, 3

// Blamed says which of several sets of call sites makes a launch fail, by its index; -1: none of the first few does alone. A set does if
// the launch passes while nothing is perturbed there, and fails as it did while nothing is perturbed elsewhere.
func Blamed(ctx context.Context, runner Runner, launch Launch, failing Result, sets [][]string) (int, error) {
	for i, sites := range sets[:min(len(sets), mostAccused)] {
		if is, err := blamed(ctx, runner, launch, failing, sites); is || err != nil {
			return i, err
		}
	}
	return -1, nil
}

func blamed(ctx context.Context, runner Runner, launch Launch, failing Result, sites []string) (bool, error) {
	f := Failure{Words: WordsOf(failing)}
	f.Outcome, _ = Judge(failing)
	rest, alone := launch, launch
	rest.Settings = WithSetting(launch.Settings, config.SkipSites, SiteList(sites))
	passed, err := end(ctx, runner, rest)
	if err != nil || passed.Failed {
		return false, err
	}
	f.Words = f.Words.Without(WordsOf(passed.Result))
	alone.Settings = WithSetting(launch.Settings, config.OnlySites, SiteList(sites))
	for range mostBlames {
		again, err := end(ctx, runner, alone)
		if err != nil || f.ShownBy(again) {
			return err == nil, err
		}
	}
	return false, nil
}
