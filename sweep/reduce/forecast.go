package reduce

// stage is a part of a reduction, or the measurement of the rate after it.
type stage int

const (
	stageSettings stage = iota
	stageBehaviours
	stageSites
	stageRate
	stages
)

// usualRuns are how many runs each stage takes for the bugs of the examples, about.
var usualRuns = [stages]int{1, 7, 5, 6}

// Forecast tells how many runs a reduction takes.
type Forecast struct {
	past, here int // runs in earlier stages, and in this one
	stage      stage
}

func (f *Forecast) next(s stage) { f.past, f.here, f.stage = f.past+f.here, 0, s }

func (f *Forecast) made(runs int) { f.here += runs }

// Sum says how many runs some reductions have made, and about how many there will be.
func Sum(list []*Forecast) (done, about int) {
	for _, f := range list {
		d, a := f.sum()
		done, about = done+d, about+a
	}
	return done, about
}

// sum returns how many runs were made, and about how many there will be.
func (f *Forecast) sum() (done, about int) {
	about = f.past + max(f.here, usualRuns[f.stage])
	for s := f.stage + 1; s < stages; s++ {
		about += usualRuns[s]
	}
	return f.past + f.here, about
}
