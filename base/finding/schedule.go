package finding

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// ScheduleVersion is the version of schedule.json. It changes if a field changes its meaning, or if the
// hash is computed from other data.
const ScheduleVersion = 1

// Schedule is what nastympi decided at each synchronization call of one rank.
type Schedule struct {
	Rank int `json:"rank"`
	// Lost says that the rank made more calls than its trace holds. The decisions do not start with
	// the first call and cannot be compared.
	Lost bool `json:"lost,omitempty"`
	// Ended says that the rank reached its end: there is no later decision.
	Ended     bool       `json:"ended"`
	Sites     []Site     `json:"sites"`
	Decisions []Decision `json:"decisions"`
}

// Decision is what nastympi decided at one synchronization call, see trace.Decision. Its text form has the
// fields in this order, with the hash in hexadecimal.
type Decision struct {
	Site         int // an index of Schedule.Sites
	Window       uint32
	Target       int32 // -1: all
	Operations   uint64
	Instructions uint64
	Hash         uint64
}

const decisionForm = "%d %d %d %d %d %x"

// MarshalText keeps schedule.json short: it may have a hundred thousand decisions.
func (d Decision) MarshalText() ([]byte, error) {
	return fmt.Appendf(nil, decisionForm, d.Site, d.Window, d.Target, d.Operations, d.Instructions, d.Hash), nil
}

// UnmarshalText is the inverse of MarshalText.
func (d *Decision) UnmarshalText(text []byte) error {
	_, err := fmt.Sscanf(string(text), decisionForm, &d.Site, &d.Window, &d.Target, &d.Operations, &d.Instructions, &d.Hash)
	if err != nil {
		return fmt.Errorf("decision %q: %w", text, err)
	}
	return nil
}

// scheduleFile is the content of schedule.json.
type scheduleFile struct {
	Version int        `json:"version"`
	Ranks   []Schedule `json:"ranks"`
}

// LoadSchedules reads the schedules of all ranks from a finding's folder.
func LoadSchedules(folder string) ([]Schedule, error) {
	path := filepath.Join(folder, ScheduleFile)
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var format struct{ Version int }
	if err := json.Unmarshal(text, &format); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if format.Version != ScheduleVersion {
		return nil, fmt.Errorf("%s: version %d of the format (this nastympi knows %d)", path, format.Version, ScheduleVersion)
	}
	var file scheduleFile
	if err := json.Unmarshal(text, &file); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	for _, rank := range file.Ranks {
		for _, d := range rank.Decisions {
			if d.Site < 0 || d.Site >= len(rank.Sites) {
				return nil, fmt.Errorf("%s: rank %d has no site %d", path, rank.Rank, d.Site)
			}
		}
	}
	return file.Ranks, nil
}
