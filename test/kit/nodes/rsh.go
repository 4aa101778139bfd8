package nodes

import (
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"slices"
	"strings"

	"golang.org/x/sys/unix"
)

// A process cannot enter the process numbers of a node beside its own. So the launcher hands its command and its standard
// files to the test, which is outside of all nodes, and enters from there.

// socketVariable makes the test's executable a launcher instead.
const socketVariable = "_NASTYMPI_TEST_NODES"

// request is what the launcher asks for. Its standard files come with it.
type request struct{ Node, Command string }

// most bounds a request: command lines of launchers have a few KB.
const most = 1 << 17

// failed is the status of ssh if it cannot start the command.
const failed = 255

func init() {
	if socket := os.Getenv(socketVariable); socket != "" {
		status, err := ask(socket, os.Args[1:])
		if err != nil {
			fmt.Fprintln(os.Stderr, "rsh:", err)
		}
		os.Exit(status)
	}
}

// ask runs a command on a node: options, which it ignores, the node, and the words that a shell reads there.
func ask(socket string, words []string) (status int, err error) {
	at := slices.IndexFunc(words, func(word string) bool { return !strings.HasPrefix(word, "-") })
	if at < 0 || at+1 == len(words) {
		return failed, fmt.Errorf("no command in %q", words)
	}
	text, err := json.Marshal(request{words[at], strings.Join(words[at+1:], " ")})
	if err != nil {
		return failed, err
	}
	connection, err := net.DialUnix("unix", nil, &net.UnixAddr{Name: socket, Net: "unix"})
	if err != nil {
		return failed, err
	}
	defer func() { _ = connection.Close() }()
	if _, _, err := connection.WriteMsgUnix(text, unix.UnixRights(0, 1, 2), nil); err != nil {
		return failed, err
	}
	_, err = fmt.Fscan(connection, &status)
	return status, err
}

// answer runs one command, and sends its status.
func (c *Cluster) answer(connection *net.UnixConn) {
	defer func() { _ = connection.Close() }()
	r, files, err := receive(connection)
	status := failed
	if err == nil {
		status = c.execute(r, files)
	}
	for _, file := range files {
		file.Close()
	}
	fmt.Fprintln(connection, status)
}

// receive reads a request and its standard files.
func receive(connection *net.UnixConn) (r request, files []*os.File, err error) {
	text, rights := make([]byte, most), make([]byte, unix.CmsgSpace(3*4))
	n, m, _, _, err := connection.ReadMsgUnix(text, rights)
	if err != nil {
		return r, nil, err
	}
	messages, err := unix.ParseSocketControlMessage(rights[:m])
	if err != nil || len(messages) != 1 {
		return r, nil, fmt.Errorf("no standard files: %w", err)
	}
	numbers, err := unix.ParseUnixRights(&messages[0])
	if err != nil {
		return r, nil, err
	}
	for _, number := range numbers {
		unix.CloseOnExec(number)
		files = append(files, os.NewFile(uintptr(number), "standard file"))
	}
	return r, files, json.Unmarshal(text[:n], &r)
}

// execute runs a command with the environment of a login, and none of the launcher's.
func (c *Cluster) execute(r request, files []*os.File) int {
	at := slices.IndexFunc(c.nodes, func(n node) bool { return n.name == r.Node || n.address == r.Node })
	if at < 0 || len(files) != 3 {
		return failed
	}
	words := append(c.nodes[at].enter(home()), "sh", "-c", r.Command)
	command := exec.Command(words[0], words[1:]...)
	command.Env = []string{"HOME=" + home(), "PATH=" + os.Getenv("PATH"), "SHELL=/bin/sh", "TMPDIR=" + c.Local()}
	command.Stdin, command.Stdout, command.Stderr = files[0], files[1], files[2]
	_ = command.Run() // its status says how it ended
	if command.ProcessState == nil || !command.ProcessState.Exited() {
		return failed
	}
	return command.ProcessState.ExitCode()
}

func home() string {
	if self, err := user.Current(); err == nil {
		return self.HomeDir
	}
	return "/"
}
