package intercept

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/sched"
)

// patient are settings under which plans stay. Program order overtakes nothing within a plan.
func patient() Settings {
	cfg := settings()
	cfg.Stay = 100 * time.Millisecond
	return cfg
}

// Data to target 0 and a flag to target 1, which is flushed first: the data was overtaken, although no
// plan has both.
func TestStaysBeforeAnOperationThatAnEarlierPlanOvertook(t *testing.T) {
	d := newDouble(t, patient(), 2, "")
	d.record(op(rma.Put, 0, 0))
	d.record(op(rma.Put, 1, 0))
	assert.Zero(t, d.ask(rma.Flush, 1, true).stays)
	assert.Equal(t, 1, d.ask(rma.Flush, 0, true).stays)
	d.record(op(rma.Put, 0, 0))
	assert.Zero(t, d.ask(rma.Flush, 0, true).stays, "nothing has overtaken this one")
}

// The program may have told others, by a message, of what it takes for complete.
func TestStaysBeforeARelease(t *testing.T) {
	d := newDouble(t, patient(), 1, "")
	d.record(op(rma.Put, 0, 0))
	d.ask(rma.FlushLocal, 0, true)
	assert.Equal(t, 1, d.ask(rma.Release, -1, true).stays)
}

func TestStaysWithinAPlan(t *testing.T) {
	cfg := patient()
	cfg.Sched.Policy = sched.ReversePO
	for _, capacity := range []int{perStep + 1, 2 * perStep, 64} {
		d := newDouble(t, cfg, 1, "")
		d.capacity = capacity
		for range 6 {
			d.record(op(rma.Put, 0, 0))
		}
		assert.Equal(t, 1, d.ask(rma.FlushAll, -1, true).stays, "after the newest one, which comes first")
	}
}

// A bound of 0 means that no plan ever stays.
func TestStaysNowhere(t *testing.T) {
	cfg := patient()
	cfg.Sched.Policy = sched.ReversePO
	d := newDouble(t, cfg, 1, "")
	d.core.patient = sched.NewPatience(1, 0, 0)
	d.record(op(rma.Put, 0, 0))
	d.record(op(rma.Put, 0, 8))
	assert.Zero(t, d.ask(rma.FlushAll, -1, true).stays)
}

// A call that is left alone holds nothing. The operations that it completes were held, and others have overtaken them.
func TestStaysInACallThatIsLeftAlone(t *testing.T) {
	d := newDouble(t, patient(), 2, "")
	d.leftAlone = true
	d.record(op(rma.Put, 0, 0))
	d.record(op(rma.Put, 1, 0))
	d.newest = 1 << 40 // a call that was made at once
	assert.Equal(t, 1, d.ask(rma.Flush, 0, true).stays)
}

// The shim asks at a stay how long it may take, and says afterwards how long it took.
func TestBoundOfAStay(t *testing.T) {
	cfg := patient()
	cfg.Sched.Policy = sched.ReversePO
	d := newDouble(t, cfg, 1, "")
	d.record(op(rma.Put, 0, 0))
	d.record(op(rma.Put, 0, 8))
	o := d.ask(rma.FlushAll, -1, true)
	question := point{site: uint64(sched.PlaceOf(0, o.Occasion, 2))}
	d.core.stay(&question)
	assert.Equal(t, uint64(cfg.Stay), question.bound)
	assert.NotZero(t, question.slowness)
	d.core.stay(&point{site: question.site, took: uint64(cfg.Stay)})
	d.core.stay(&question)
	assert.Equal(t, uint64(cfg.Stay/2), question.bound)
}
