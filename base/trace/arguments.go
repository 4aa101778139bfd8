package trace

import (
	"errors"
	"math"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Values are the arguments of a call, by their places in its prototype (mpicall.Function.Argument). Those of
// an Enter are the arguments of direction In. Those of a Leave are the arguments of direction Out, if the
// call succeeded; those that the call did not set, such as the status of a test that says no, are absent.
//
// A Values may be filled again and again: what it returned before is valid until then.
type Values struct {
	Call   mpicall.Function
	places []value
	lists  []int64
	status []Status
	texts  []string
}

// value is one argument. Lists, statuses and texts lie in the slices of Values. It is small, since each call has several.
type value struct {
	n           int64 // number, address, handle
	length      int   // of a list or a text, as the program gave it
	first, last int32 // of the entries that are kept
	present     bool
}

// Status is what a completed receive, or a probe, says of its message.
type Status struct {
	Present   bool  // false: the call has no status for this request
	Source    int64 // a rank, or mpicall.ProcNull or mpicall.AnySource
	Tag       int64
	Bytes     int64 // mpicall.Undefined if the count is none
	Error     int64 // mpicall.ErrTruncate, …; mpicall.Success if the call does not set it
	Cancelled bool
}

// Has says whether the argument at this place has a value. A null pointer, and an array or status that the call
// ignores, has none.
func (v *Values) Has(place int) bool {
	return place >= 0 && place < len(v.places) && v.places[place].present
}

// Int is a number, or one of mpicall's constants; 0 if there is none.
func (v *Values) Int(place int) int64 {
	if !v.Has(place) {
		return 0
	}
	return v.places[place].n
}

// Handle is the number of an object; 0: a null handle, or none.
func (v *Values) Handle(place int) uint64 { return uint64(v.Int(place)) }

// Address is a pointer's value, or mpicall.InPlace, Unweighted or WeightsEmpty. MPI_BOTTOM and NULL are 0.
func (v *Values) Address(place int) int64 { return v.Int(place) }

// Ints are the entries of an array of numbers or handles. Of a long array only the first entries are kept: Length
// says how many it has.
func (v *Values) Ints(place int) []int64 {
	if !v.Has(place) {
		return nil
	}
	return v.lists[v.places[place].first:v.places[place].last]
}

// Length is how many entries an array has, or bytes a text.
func (v *Values) Length(place int) int {
	if !v.Has(place) {
		return 0
	}
	return v.places[place].length
}

// Text is a string; of a long one, only its beginning is kept.
func (v *Values) Text(place int) string {
	if !v.Has(place) {
		return ""
	}
	return v.texts[v.places[place].first]
}

// Statuses are the entries of an array of statuses, or the only status.
func (v *Values) Statuses(place int) []Status {
	if !v.Has(place) {
		return nil
	}
	return v.status[v.places[place].first:v.places[place].last]
}

// Status is the only status.
func (v *Values) Status(place int) Status {
	if list := v.Statuses(place); len(list) > 0 {
		return list[0]
	}
	return Status{}
}

// In reads the arguments that the call of an Enter was given.
func (e *Event) In(v *Values) error { return e.read(v, mpicall.In) }

// Out reads what the call of a Leave returned.
func (e *Event) Out(v *Values) error { return e.read(v, mpicall.Out) }

var errDamaged = errors.New("damaged event")

func (e *Event) read(v *Values, direction mpicall.Direction) error {
	arguments := e.Call.Arguments()
	v.Call, v.lists, v.status, v.texts = e.Call, v.lists[:0], v.status[:0], v.texts[:0]
	v.places = append(v.places[:0], make([]value, len(arguments))...)
	if len(e.values) == 0 { // the call failed, or the recording has no arguments
		return nil
	}
	d := decoder{data: e.values}
	for i := range arguments {
		a := &arguments[i]
		if a.Form != mpicall.NotRecorded && a.Direction == direction {
			d.argument(v, &v.places[i], a)
		}
	}
	if d.failed {
		return errDamaged
	}
	return nil
}

func (d *decoder) argument(v *Values, to *value, a *mpicall.Argument) {
	switch {
	case a.Form == mpicall.String:
		if to.length = int(min(d.unsigned(), math.MaxInt32)) - 1; to.length >= 0 {
			to.present, to.first = true, int32(len(v.texts))
			v.texts = append(v.texts, string(d.bytes(min(to.length, maxText))))
		}
	case a.Form == mpicall.Result:
		d.statuses(v, to, a.List)
	case a.List:
		if to.length = int(min(d.unsigned(), math.MaxInt32)) - 1; to.length < 0 {
			return
		}
		to.present, to.first = true, int32(len(v.lists))
		for n := d.kept(to.length); n > 0 && !d.failed; n-- {
			v.lists = append(v.lists, d.number(a.Form))
		}
		to.last = int32(len(v.lists))
	default:
		if to.n = d.number(a.Form); to.n == absent {
			to.n = 0
			return
		}
		to.present = true
	}
}

func (d *decoder) statuses(v *Values, to *value, list bool) {
	to.first, to.length = int32(len(v.status)), 1
	n := 1
	if list {
		to.length = int(min(d.unsigned(), math.MaxInt32)) - 1
		n = d.kept(to.length)
	}
	for ; n > 0 && !d.failed; n-- {
		v.status = append(v.status, d.status())
	}
	to.last = int32(len(v.status))
	to.present = list && to.length >= 0 || !list && v.status[to.first].Present
}

func (d *decoder) status() (s Status) {
	const present, cancelled, failed = 1, 2, 4
	bits := d.unsigned()
	if bits&present == 0 {
		return s
	}
	s = Status{Present: true, Cancelled: bits&cancelled != 0}
	s.Source, s.Tag, s.Bytes = d.signed(), d.signed(), d.signed()
	if bits&failed != 0 {
		s.Error = d.signed()
	}
	return s
}

// number is one value of an argument.
func (d *decoder) number(form mpicall.Form) int64 {
	switch form {
	case mpicall.Handle:
		return int64(d.unsigned())
	case mpicall.Pointer:
		n := d.unsigned()
		if n&1 == 0 {
			return int64(n >> 1)
		}
		return d.constant(n >> 1)
	default:
		return d.signed()
	}
}
