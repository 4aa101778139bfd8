package flow

import "slices"

// dimension says that memory is there again at multiples of a stride: at address + k·stride for 0 ≤ k < extent.
type dimension struct {
	stride int64 // in bytes
	extent int64
}

// section says where the elements of a buffer are that is a section of an array. With MPI_SUBARRAYS_SUPPORTED, MPI accesses them there
// (MPI 4.1, 19.1.2). Where vet does not know where all of them are, only the first one counts.
func (c *calling) section(r *access, descriptor *Value) {
	d := arrayDescriptor{c, descriptor, r.address}
	rank, element := d.load("dtype", "rank", 1), d.load("dtype", "elem_len", pointerSize)
	if !rank.isConstant() || !element.isConstant() || element.fixed <= 0 {
		return // another function has made the descriptor
	}
	together, size := c.constant(1), element.fixed // elements that lie side by side, and their bytes; size -1: not known
	for i := range rank.fixed {
		stride, extent := d.stride(i), d.extent(i)
		switch {
		case together != nil && (isLength(stride, together) || i == 0 && d.isFirstStride(stride)):
			together = c.product(together, extent)
			if size = -1; together.isConstant() {
				size = together.fixed * element.fixed
			}
		case size > 0 && r.size > 0 && r.size <= size:
			return // all that MPI accesses is side by side
		case size > 0 && stride.isConstant() && stride.fixed != 0 && extent.isConstant():
			r.dims = append(r.dims, dimension{stride.fixed * element.fixed, extent.fixed})
			together = nil
		default:
			r.size, r.length, r.derived, r.dims = element.fixed, nil, true, nil
			return
		}
	}
	if len(r.dims) == 0 {
		return
	}
	if len(r.dims) == 1 && r.size > 0 { // the count may be less than that of the section
		r.dims[0].extent = min(r.dims[0].extent, (r.size+size-1)/size)
	}
	r.size, r.length = size, nil
}

// arrayDescriptor is one that a call is given.
type arrayDescriptor struct {
	*calling
	address *Value
	data    *Value // of the first element
}

func (d *arrayDescriptor) load(outer, member string, size int64) *Value {
	return d.calling.load(&d.state.memory, d.plus(d.address, descriptor[outer].offset+descriptor[member].offset), size, integers, false)
}

// ofDimension loads a member of a dimension, which count from 0.
func (d *arrayDescriptor) ofDimension(i int64, member string) *Value {
	at := descriptor["dim"].offset + i*descriptorSizes["descriptor_dimension"] + descriptor[member].offset
	return d.calling.load(&d.state.memory, d.plus(d.address, at), pointerSize, integers, false)
}

// stride is that of a dimension, in elements.
func (d *arrayDescriptor) stride(i int64) *Value { return d.ofDimension(i, "stride") }

func (d *arrayDescriptor) extent(i int64) *Value {
	return d.plus(d.add(d.ofDimension(i, "ubound"), d.ofDimension(i, "lbound"), -1), 1)
}

// isFirstStride says whether v is the stride of the first dimension of the array of which this one is a section. It is 1 unless the array
// is a section, too.
func (d *arrayDescriptor) isFirstStride(v *Value) bool {
	base := d.data.base()
	if base == nil || base.from == nil {
		return false
	}
	first := d.plus(base.from, descriptor["dim"].offset)
	is := func(v *Value) bool {
		return v.isConstant() && v.fixed == 1 || v.single() != nil && v.single().from == first
	}
	s := v.single()
	return is(v) || s != nil && s.kind == phi && len(s.inputs) > 0 && !slices.ContainsFunc(s.inputs, func(v *Value) bool { return !is(v) })
}

// isLength says whether v is a number of elements, which gfortran makes 0 if it would be negative.
func isLength(v, n *Value) bool {
	s := v.single()
	return v == n || s != nil && s.kind == compute && s.op == "MAX_EXPR" && slices.Contains(s.args, n)
}

// product of two values.
func (t *table) product(v, w *Value) *Value {
	switch {
	case w.isConstant():
		return t.scale(v, w.fixed)
	case v.isConstant():
		return t.scale(w, v.fixed)
	}
	return t.calculate("*", v, w)
}

// hull is all memory from the first to the last piece of a section.
func (a *analysis) hull(x span) span {
	for _, d := range x.dims {
		all := (d.extent - 1) * d.stride
		if x.address, x.size = a.plus(x.address, min(all, 0)), x.size+max(all, -all); d.extent <= 0 {
			x.size = 0
		}
	}
	return span{address: x.address, size: x.size}
}
