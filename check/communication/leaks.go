package communication

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// leak is a kind of object that the program must free.
type leak struct {
	finding.Rule
	role  mpicall.Role
	thing string
}

func leaking(role mpicall.Role, name, thing, section, example, free string) *leak {
	return &leak{finding.Rule{
		Name: name, AtEnd: true, Severity: finding.Note, Section: section, Title: thing + " that is never freed",
		Says:    fmt.Sprintf("MPI_Finalize frees no objects. Until the program calls %s, the library keeps the %s.", free, thing),
		Example: example + "\nMPI_Finalize();", Repair: "Call " + free + ".",
	}, role, thing}
}

// leaks by what leaks. Windows have a rule in package usage.
var leakList = []*leak{
	leaking(mpicall.Communicator, "communicator-not-freed", "communicator", "7.4.3", "MPI_Comm_dup(comm, &copy);", "MPI_Comm_free"),
	leaking(mpicall.Group, "group-not-freed", "group", "7.3.3", "MPI_Comm_group(comm, &group);", "MPI_Group_free"),
	leaking(mpicall.Datatype, "datatype-not-freed", "datatype", "5.1.9", "MPI_Type_contiguous(2, MPI_INT, &pair);", "MPI_Type_free"),
	leaking(mpicall.Op, "operation-not-freed", "operation", "6.9.5", "MPI_Op_create(add, 1, &op);", "MPI_Op_free"),
	leaking(mpicall.Info, "info-not-freed", "info object", "10", "MPI_Info_create(&info);", "MPI_Info_free"),
	leaking(mpicall.ErrorHandler, "error-handler-not-freed", "error handler", "9.3.4", "MPI_Comm_create_errhandler(handler, &errhandler);", "MPI_Errhandler_free"),
	leaking(mpicall.Keyval, "keyval-not-freed", "keyval", "7.7", "MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &keyval, NULL);",
		"MPI_Comm_free_keyval, MPI_Type_free_keyval or MPI_Win_free_keyval"),
	leaking(mpicall.Session, "session-not-finalized", "session", "11.3.1", "MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);", "MPI_Session_finalize"),
	{finding.Rule{
		Name: "file-not-closed", AtEnd: true, Severity: finding.Error, Section: "14.2.1", Title: "file that is never closed",
		Says:    "The program must close all files before it calls MPI_Finalize. Otherwise written data may be lost.",
		Example: "MPI_File_open(comm, \"halo.out\", MPI_MODE_WRONLY, MPI_INFO_NULL, &file);\nMPI_Finalize();", Repair: "Call MPI_File_close.",
	}, mpicall.File, "file"},
	leaking(mpicall.Request, "persistent-request-not-freed", "persistent request", "3.9", "MPI_Send_init(&x, 1, MPI_INT, 1, 0, comm, &request);", "MPI_Request_free"),
}

func leakRules() (list []*finding.Rule) {
	for _, l := range leakList {
		list = append(list, &l.Rule)
	}
	return list
}

// leaks says what a process that has called MPI_Finalize never freed.
func (j *Judge) leaks(p *history.Process) {
	for _, l := range leakList {
		if l.role == mpicall.Request {
			for _, r := range p.Requests() {
				if r.Persistent {
					j.leaked(l, r.By)
				}
			}
			continue
		}
		for _, made := range j.objects.made[p].of(l.role) {
			j.leaked(l, made)
		}
	}
	delete(j.objects.made, p)
}

func (j *Judge) leaked(l *leak, made history.Ref) {
	f := j.Add(&l.Rule, fmt.Sprintf("the %s that %s returned is never %s", l.thing, made.Function, ending(l.role)), at("the "+l.thing, made))
	if l.role == mpicall.Keyval {
		f.Repair = "Call " + freesKeyval(made.Function) + "."
	}
}

// freesKeyval is the function that frees the keyvals of another one. MPI_Keyval_create makes those of communicators.
func freesKeyval(create mpicall.Function) string {
	kind, _, _ := strings.Cut(create.String(), "_create_keyval")
	if kind == create.String() {
		kind = "MPI_Comm"
	}
	return kind + "_free_keyval"
}

// objects are what calls have returned and no call has freed, by process.
type objects struct {
	made  map[*history.Process]alive
	over  map[*history.Process]bool // that have called MPI_Finalize
	freed map[*history.Process]*freed
}

// alive are objects of a process, with the calls that returned each. A library may return the same handle again; then the
// program frees it as often.
type alive map[object][]history.Ref

type object struct {
	role   mpicall.Role
	number uint64
}

// traffic is which objects a function returns, which one it frees, and which ones it must not be given after that.
type traffic struct {
	returns []argument
	frees   *argument
	takes   []argument
}

type argument struct {
	role   mpicall.Role
	place  history.Param
	list   bool
	sought int // place of role in sought, -1: none
}

func argumentOf(a mpicall.Argument) argument {
	return argument{a.Role, param(a.Name), a.List, slices.Index(sought, a.Role)}
}

func newObjects() *objects {
	return &objects{made: map[*history.Process]alive{}, over: map[*history.Process]bool{}, freed: map[*history.Process]*freed{}}
}

// traffics by function.
var traffics = mpicall.ByFunction(trafficOf)

// Functions whose results the program does not free: they return predefined datatypes, the datatypes that another one
// consists of, or the communicator with the parents.
var lends = mpicall.Among("MPI_Type_create_f90_integer", "MPI_Type_create_f90_real", "MPI_Type_create_f90_complex", "MPI_Type_match_size",
	"MPI_Type_get_value_index", "MPI_Type_get_contents", "MPI_File_get_view", "MPI_Comm_get_parent")

func trafficOf(f mpicall.Function) (t traffic) {
	for _, a := range f.Arguments() {
		if a.Form == mpicall.Handle && a.Direction == mpicall.In && takes(f, a.Role) {
			t.takes = append(t.takes, argumentOf(a))
		}
		switch {
		case a.Form != mpicall.Handle || a.List || a.Role == mpicall.Request || a.Role == mpicall.Message:
		case a.Direction == mpicall.Out && !lends(f):
			t.returns = append(t.returns, argumentOf(a))
		case ends(f):
			freed := argumentOf(a)
			t.frees = &freed
		}
	}
	return t
}

// ends says whether the function frees the object that its argument with a handle names.
func ends(f mpicall.Function) bool {
	return strings.HasSuffix(f.String(), "_free") || strings.HasSuffix(f.String(), "_free_keyval") || endings(f)
}

var endings = mpicall.Among("MPI_Comm_disconnect", "MPI_File_close", "MPI_Session_finalize")

func (o *objects) left(c *history.Call) {
	for _, done := range c.Completed {
		if !done.Request.Persistent && !done.Perhaps {
			o.gone(c, object{mpicall.Request, done.Request.Number})
		}
	}
	if c.Function == requestFree && c.Succeeded() {
		o.gone(c, object{mpicall.Request, uint64(c.Int(request))})
	}
	t := &traffics[c.Function]
	if len(t.returns) == 0 && t.frees == nil || !c.Succeeded() {
		return
	}
	all := o.made[c.Process]
	if all == nil {
		all = alive{}
		o.made[c.Process] = all
	}
	if t.frees != nil {
		freed := object{t.frees.role, uint64(c.Int(t.frees.place))}
		switch list := all[freed]; len(list) {
		case 0: // no call of the recording returned it
		case 1:
			delete(all, freed)
			o.gone(c, freed)
		default:
			all[freed] = list[:len(list)-1]
		}
	}
	for _, a := range t.returns {
		if number := uint64(c.Int(a.place)); number >= mpicall.FirstMade(a.role) {
			made := object{a.role, number}
			all[made] = append(all[made], c.Ref)
		}
	}
}

// gone remembers that a call has freed an object, or completed a request.
func (o *objects) gone(c *history.Call, what object) {
	f := o.freed[c.Process]
	if f == nil {
		f = newFreed(c.Process)
		o.freed[c.Process] = f
	}
	f.add(what, c.Ref)
}

// of are the calls that returned objects of this kind which exist, in their order.
func (a alive) of(role mpicall.Role) (list []history.Ref) {
	for made, calls := range a {
		if made.role == role {
			list = append(list, calls...)
		}
	}
	slices.SortFunc(list, func(a, b history.Ref) int { return cmp.Compare(a.Number, b.Number) })
	return list
}
