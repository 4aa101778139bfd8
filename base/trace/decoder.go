package trace

import (
	"encoding/binary"

	"github.com/nastympi/nastympi/base/mpicall"
)

// maxText is how many bytes of a text the shim keeps. Its C twin is MAX_TEXT.
const maxText = 256

// absent stands for a value that the call did not set.
const absent = -1 << 63

// decoder reads the values of an event. After the first damage all that it reads is 0.
type decoder struct {
	data   []byte
	failed bool
}

func (d *decoder) unsigned() uint64 {
	if len(d.data) > 0 && d.data[0] < 0x80 {
		n := d.data[0]
		d.data = d.data[1:]
		return uint64(n)
	}
	n, size := binary.Uvarint(d.data)
	if size <= 0 {
		d.failed, d.data = true, nil
		return 0
	}
	d.data = d.data[size:]
	return n
}

func zigzag(n uint64) int64 { return int64(n>>1) ^ -int64(n&1) }

// signed is a number, with the lowest bit unset, or one of mpicall's constants.
func (d *decoder) signed() int64 {
	n := d.unsigned()
	if n&1 == 0 {
		return zigzag(n >> 1)
	}
	return d.constant(n >> 1)
}

// constant has the number i, from 1; 0 stands for a value that is absent.
func (d *decoder) constant(i uint64) int64 {
	if i == 0 {
		return absent
	}
	n, known := mpicall.Named(i - 1)
	d.failed = d.failed || !known
	return n
}

func (d *decoder) bytes(n int) []byte {
	if n > len(d.data) {
		d.failed, d.data = true, nil
		return nil
	}
	bytes := d.data[:n]
	d.data = d.data[n:]
	return bytes
}

// kept is how many entries of a list of this length follow. None do if the list is absent.
func (d *decoder) kept(length int) int {
	if length <= 0 {
		return 0
	}
	if b := d.bytes(2); b != nil {
		return int(binary.NativeEndian.Uint16(b))
	}
	return 0
}
