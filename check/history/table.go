package history

// table has the objects of one kind that a process has, by number: also its threads. Programs mostly name the object that they
// have named last.
type table[T any] struct {
	objects map[uint64]*T
	latest  *T // that was asked for
	number  uint64
}

func newTable[T any]() table[T] { return table[T]{objects: map[uint64]*T{}} }

// get is the object with this number; nil: there is none.
func (t *table[T]) get(number uint64) *T {
	if t.latest == nil || t.number != number {
		t.latest, t.number = t.objects[number], number
	}
	return t.latest
}

func (t *table[T]) set(number uint64, object *T) {
	t.objects[number], t.latest = object, nil
}

func (t *table[T]) remove(number uint64) {
	delete(t.objects, number)
	t.latest = nil
}
