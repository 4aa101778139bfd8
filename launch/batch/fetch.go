package batch

import (
	"archive/tar"
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
)

// jobVariable is the number of the job that this process belongs to.
const jobVariable = "SLURM_JOB_ID"

// InJob says whether this process belongs to a job of Slurm, so that Fetch reaches the job's nodes.
func InJob() bool {
	_, err := exec.LookPath("srun")
	return err == nil && os.Getenv(jobVariable) != ""
}

// received is the word by which the reader of an archive says that it has all of it.
const received = "received"

// packing is what runs on the other node: it writes the files of a folder into an archive, waits until the reader has it, and then
// removes the folder if it was a temporary one. It waits since srun may lose what a step has written shortly before it ends, and
// nevertheless succeeds: so did Slurm 22.05 in one of ten steps that wrote 300 kB on busy processors.
const packing = `cd -- "$1" && find . -maxdepth 1 -type f -print0 | tar --null -T - -cf - &&
read -r answer && [ "$answer" = ` + received + ` ] && if [ "$2" = moved ]; then rm -rf -- "$1"; fi`

// mostTries is how often Fetch asks for the files.
const mostTries = 3

// Fetch copies the files in a folder on another node of this job into a folder that is here, except for those that are here
// already. If they are moved, the folder on the other node is removed once they are here.
func Fetch(ctx context.Context, host, from, into string, moved bool) (err error) {
	for range mostTries {
		if err = fetch(ctx, host, from, into, moved); err == nil || ctx.Err() != nil {
			return err
		}
	}
	return err
}

func fetch(ctx context.Context, host, from, into string, moved bool) error {
	way := "copied"
	if moved {
		way = "moved"
	}
	srun := exec.CommandContext(ctx, "srun", "--jobid="+os.Getenv(jobVariable), "--overlap", "--nodes=1", "--ntasks=1", "--nodelist="+host,
		"--mpi=none", "--chdir=/", "--quiet", "sh", "-c", packing, "sh", from, way)
	var complaint bytes.Buffer
	srun.Stderr = &complaint
	archive, err := srun.StdoutPipe()
	if err != nil {
		return err
	}
	answer, err := srun.StdinPipe()
	if err != nil {
		return err
	}
	if err := srun.Start(); err != nil {
		return err
	}
	switch err = unpack(archive, into); {
	case err == nil:
		_, _ = answer.Write([]byte(received + "\n")) // if nobody reads it, srun fails
	case !errors.Is(err, io.ErrUnexpectedEOF):
		_ = archive.Close() // there is more, which nobody reads
		_ = srun.Process.Kill()
	}
	_ = answer.Close()
	if ended := srun.Wait(); ended != nil {
		err = fmt.Errorf("%w: %s", cmp.Or(err, ended), bytes.TrimSpace(complaint.Bytes()))
	}
	return err
}

// unpack writes the files of an archive into a folder. Files that are there stay as they are. An archive without its end is an error.
func unpack(archive io.Reader, folder string) error {
	for in := tar.NewReader(endless{archive}); ; {
		head, err := in.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		file, err := os.OpenFile(filepath.Join(folder, filepath.Base(head.Name)), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o666)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return err
		}
		_, err = io.Copy(file, in)
		if err := errors.Join(err, file.Close()); err != nil {
			return errors.Join(err, os.Remove(file.Name())) // the next try brings it whole
		}
	}
}

// endless reads what has an end of its own: that of the connection comes too early.
type endless struct{ io.Reader }

func (e endless) Read(p []byte) (int, error) {
	n, err := e.Reader.Read(p)
	if errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF
	}
	return n, err
}
