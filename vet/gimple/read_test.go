package gimple_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/vet/gimple"
	"github.com/nastympi/nastympi/vet/ir"
)

// corpus reads the dumps in testdata: gcc11.forms.c.ssa is what gcc 11 wrote about forms.c with Options. Only Fortran needs the original
// dump.
func corpus(t testing.TB) map[string]*ir.Unit {
	files, err := filepath.Glob("testdata/*.ssa")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	units := map[string]*ir.Unit{}
	for _, file := range files {
		ssa, err := os.ReadFile(file)
		require.NoError(t, err)
		var original []byte
		if strings.HasSuffix(file, ".f90.ssa") {
			original, err = os.ReadFile(strings.TrimSuffix(file, "ssa") + "original")
			require.NoError(t, err)
		}
		name := strings.TrimSuffix(filepath.Base(file), ".ssa")
		_, source, _ := strings.Cut(name, ".")
		units[name] = gimple.Read(gimple.Dumps{Source: source, Dir: "/src", Fortran: strings.HasSuffix(source, ".f90"), SSA: string(ssa), Original: string(original)})
	}
	return units
}

func TestCorpusIsUnderstood(t *testing.T) {
	for name, u := range corpus(t) {
		assert.Empty(t, u.Unread, name)
		assert.NotEmpty(t, u.Funcs, name)
		for _, f := range u.Funcs {
			for i, b := range f.Blocks {
				for _, e := range b.Succs {
					assert.Less(t, e.To, len(f.Blocks), "%s %s %d", name, f.Name, i)
				}
			}
		}
	}
}

// Versions of gcc differ in details, not in the functions and in what these call. gcc 14 adds calls after an exception.
func TestVersionsAgree(t *testing.T) {
	units := corpus(t)
	for name, u := range units {
		_, source, _ := strings.Cut(name, ".")
		other := units["gcc12."+source]
		require.NotNil(t, other, name)
		require.Len(t, u.Funcs, len(other.Funcs), name)
		for i, f := range u.Funcs {
			assert.Equal(t, other.Funcs[i].Name, f.Name, name)
			assert.Subset(t, called(f), called(other.Funcs[i]), "%s %s", name, f.Name)
		}
	}
}

// called are the functions that a function calls by name.
func called(f *ir.Func) (names []string) {
	for _, b := range f.Blocks {
		for _, s := range b.Stmts {
			c, is := s.(*ir.Call)
			if !is {
				continue
			}
			if to, known := c.Func.(*ir.Ref); known {
				names = append(names, to.Base)
			}
		}
	}
	return names
}

func TestFortranConstants(t *testing.T) {
	var values []int64
	for _, n := range corpus(t)["gcc12.forms.f90"].Constants {
		values = append(values, n)
	}
	assert.ElementsMatch(t, []int64{3, 5}, values)
}

// unit is a function with these lines in its only block.
func unit(lines ...string) *ir.Unit {
	text := ";; Function f (f, funcdef_no=0, decl_uid=1, cgraph_uid=1, symbol_order=0)\n\nvoidD.1 fD.2 (intD.6 * pD.3)\n{\n" +
		"  intD.6 aD.10[4];\n  intD.6 _1;\n\n;;   basic block 2, loop depth 0\n" + strings.Join(lines, "\n") + "\n;;    succ:       EXIT\n\n}\n"
	return gimple.Read(gimple.Dumps{Source: "f.c", SSA: text})
}

func TestStatements(t *testing.T) {
	a := &ir.Ref{Name: "aD.10", Base: "a"}
	r := func(name string) *ir.Register { return &ir.Register{Name: name} }
	int4 := &ir.Type{Kind: ir.Scalar, Name: "int"}
	made := &ir.Register{Name: "<retval>", Initial: true}
	for _, c := range []struct {
		line string
		want ir.Stmt
	}{
		{"[f.c:3:4] _1 = aD.10[_2];", &ir.Assign{Pos: ir.Pos{File: "f.c", Line: 3}, To: r("_1"), From: index(a, r("_2"))}},
		{"_1 = [f.c:3:4] p_2(D)->nD.5.mD.6;", &ir.Assign{Pos: ir.Pos{File: "f.c", Line: 3}, To: r("_1"),
			From: &ir.Field{Of: &ir.Field{Of: &ir.Deref{Pointer: &ir.Register{Name: "p_2", Initial: true}}, Name: "n", Unique: "nD.5"}, Name: "m", Unique: "mD.6"}}},
		{"_1 = MEM[(intD.6 *)_2 + 4B];", &ir.Assign{To: r("_1"), From: &ir.Deref{Pointer: r("_2"), Offset: 4, Type: int4}}},
		{"vD.7 ={v} {CLOBBER(eol)};", &ir.Clobber{What: &ir.Ref{Name: "vD.7", Base: "v"}, End: true}},
		{"vD.7 ={v} {CLOBBER(eos)};", &ir.Clobber{What: &ir.Ref{Name: "vD.7", Base: "v"}, End: true}},
		{"*_1 ={v} {CLOBBER(bob)};", &ir.Clobber{What: &ir.Deref{Pointer: r("_1")}}},
		{"_1 = -5;", &ir.Assign{To: r("_1"), From: &ir.Int{Value: -5}}},
		{"_1 = _2 + 18446744073709551612;", &ir.Assign{To: r("_1"), From: &ir.Binary{Op: "+", X: r("_2"), Y: &ir.Int{Value: -4}}}},
		{"_1 = (intD.6) x_3(ab);", &ir.Assign{To: r("_1"), From: &ir.Convert{To: int4, X: r("x_3")}}},
		{"_1 = gD.8 (&aD.10, 2);", &ir.Call{To: r("_1"), Func: &ir.Ref{Name: "gD.8", Base: "g"}, Args: []ir.Expr{&ir.Address{Of: a}, &ir.Int{Value: 2}}}},
		{"<retval> = aD.10;", &ir.Assign{To: &ir.Deref{Pointer: made}, From: a}},
		{"gD.8 (&<retval>.nD.5, 2);", &ir.Call{Func: &ir.Ref{Name: "gD.8", Base: "g"},
			Args: []ir.Expr{&ir.Address{Of: &ir.Field{Of: &ir.Deref{Pointer: made}, Name: "n", Unique: "nD.5"}}, &ir.Int{Value: 2}}}},
		{"return <retval>;", &ir.Return{Value: made}},
		{"_1 (3); [tail call]", &ir.Call{Func: r("_1"), Args: []ir.Expr{&ir.Int{Value: 3}}}},
		{"_1 = ((_2));", &ir.Assign{To: r("_1"), From: r("_2")}},
		{"_1 = MAX_EXPR <_2, 0>;", &ir.Assign{To: r("_1"), From: &ir.Binary{Op: "MAX_EXPR", X: r("_2"), Y: &ir.Int{}}}},
		{"_1 = gD.8 (args#0_7(D));", &ir.Call{To: r("_1"), Func: &ir.Ref{Name: "gD.8", Base: "g"},
			Args: []ir.Expr{&ir.Register{Name: "args#0_7", Initial: true}}}},
		{"gD.8 (); [static-chain: &FRAME.1D.9]", &ir.Call{Func: &ir.Ref{Name: "gD.8", Base: "g"},
			Chain: &ir.Address{Of: &ir.Ref{Name: "FRAME.1D.9", Base: "FRAME.1"}}}},
		{"return _1;", &ir.Return{Value: r("_1")}},
		{"_1 = _2 ? 3 : _4;", &ir.Assign{To: r("_1"), From: &ir.Choose{Operands: []ir.Expr{r("_2"), &ir.Int{Value: 3}, r("_4")}}}},
		{"_1 = FMA_EXPR <_2, 3, _4>;", &ir.Assign{To: r("_1"), From: &ir.Choose{Operands: []ir.Expr{r("_2"), &ir.Int{Value: 3}, r("_4")}}}},
		{"_1 = ABS_EXPR <_2>;", &ir.Assign{To: r("_1"), From: &ir.Unary{Op: "ABS_EXPR", X: r("_2")}}},
		{"_1 = _2 r>> 3;", &ir.Assign{To: r("_1"), From: &ir.Binary{Op: "r>>", X: r("_2"), Y: &ir.Int{Value: 3}}}},
		{"_1 = _2 /[ex] 3;", &ir.Assign{To: r("_1"), From: &ir.Binary{Op: "/", X: r("_2"), Y: &ir.Int{Value: 3}}}},
		{"_1 = true;", &ir.Assign{To: r("_1"), From: &ir.Int{Value: 1}}},
		{"_1 = false;", &ir.Assign{To: r("_1"), From: &ir.Int{}}},
		{"_1 = __complex__ (1.0e+0, 2.0e+0);", &ir.Assign{To: r("_1"), From: &ir.Literal{Text: "__complex__"}}},
		{"_1 = VIEW_CONVERT_EXPR<intD.6>(_2);", &ir.Assign{To: r("_1"), From: &ir.Part{Of: r("_2")}}},
	} {
		u := unit("  " + c.line)
		require.Empty(t, u.Unread, c.line)
		require.Len(t, u.Funcs[0].Blocks[0].Stmts, 1, c.line)
		assert.Equal(t, c.want, u.Funcs[0].Blocks[0].Stmts[0], c.line)
	}
}

func index(of, i ir.Expr) *ir.Index {
	return &ir.Index{Of: of, Index: i, First: -1 << 63}
}

// What is not understood is said, and may do anything.
func TestUnknownStatement(t *testing.T) {
	u := unit("  [f.c:3:4] _1 = NEW_EXPR {{ what }} _2;")
	require.Len(t, u.Unread, 1)
	assert.Equal(t, ir.Pos{File: "f.c", Line: 3}, u.Unread[0].Pos)
	assert.Equal(t, &ir.Opaque{Pos: u.Unread[0].Pos, Unread: true}, u.Funcs[0].Blocks[0].Stmts[0])
}

// The type of the structure that a function returns is that of the function.
func TestReturnedStructure(t *testing.T) {
	for function, want := range map[string]*ir.Type{
		"struct hD.4 fD.2":    {Kind: ir.Struct, Name: "h"},
		"struct h aD.3::fD.2": {Kind: ir.Struct, Name: "h"},
		"intD.6 * fD.2":       {Kind: ir.Pointer, Elem: &ir.Type{Kind: ir.Scalar, Name: "int"}},
	} {
		u := gimple.Read(gimple.Dumps{Source: "f.c", SSA: ";; Function f (f, funcdef_no=0)\n\n" + function +
			" (intD.6 * pD.3, struct h * (*<T1>) (intD.6) qD.5)\n{\n\n;;   basic block 2, loop depth 0\n  return;\n;;    succ:       EXIT\n\n}\n"})
		require.Len(t, u.Funcs, 1, function)
		assert.Equal(t, &ir.Type{Kind: ir.Pointer, Elem: want}, u.Funcs[0].Registers["<retval>"], function)
		assert.Equal(t, "p", u.Funcs[0].Params[0].Name, function)
	}
}

// Of a statement that ends too early, or has something else where an operand must be, nothing is believed.
func TestIncompleteStatements(t *testing.T) {
	for _, line := range []string{
		"_1 = ;", "_1 = *;", "_1 = _2 + ;", "_1 = _2 ? ;", "_1 = _2 ? 3;", "_1 = _2 ? 3 4;", "_1 = MAX_EXPR <_2;", "_1 = MAX_EXPR <;",
		"_1 = MEM _2;", "_1 = MEM[;", "_1 = MEM[_2 + x];", "_1 = MEM[_2 4];", "_1 = VIEW_CONVERT_EXPR<intD.6> _2;", "_1 = VIEW_CONVERT_EXPR<intD.6>(;",
		"_1 = OBJ_TYPE_REF _2;", "_1 = OBJ_TYPE_REF(_2", "_1 = aD.10[;", "_1 = aD.10[3;", "gD.8 (1", "gD.8 (1 2);", "_1 _2;",
	} {
		u := unit("  " + line)
		assert.Len(t, u.Unread, 1, line)
		if assert.Len(t, u.Funcs[0].Blocks[0].Stmts, 1, line) {
			assert.IsType(t, &ir.Opaque{}, u.Funcs[0].Blocks[0].Stmts[0], line)
		}
	}
}

func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("testdata/*.ssa")
	require.NoError(f, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(f, err)
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		gimple.Read(gimple.Dumps{Source: "f.c", SSA: text, Original: text})
	})
}
