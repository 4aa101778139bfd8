package batch

import (
	"archive/tar"
	"bytes"
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

// packing is what runs on the other node: it writes the files of a folder into an archive, and then removes the folder if it
// was a temporary one.
const packing = `cd -- "$1" && find . -maxdepth 1 -type f -print0 | tar --null -T - -cf - && if [ "$2" = moved ]; then rm -rf -- "$1"; fi`

// Fetch copies the files in a folder on another node of this job into a folder that is here, except for those that are here
// already. If they are moved, the folder on the other node is removed.
func Fetch(ctx context.Context, host, from, into string, moved bool) error {
	way := "copied"
	if moved {
		way = "moved"
	}
	srun := exec.CommandContext(ctx, "srun", "--jobid="+os.Getenv(jobVariable), "--overlap", "--nodes=1", "--ntasks=1", "--nodelist="+host,
		"--mpi=none", "--input=none", "--chdir=/", "--quiet", "sh", "-c", packing, "sh", from, way)
	var complaint bytes.Buffer
	srun.Stderr = &complaint
	archive, err := srun.StdoutPipe()
	if err != nil {
		return err
	}
	if err := srun.Start(); err != nil {
		return err
	}
	err = unpack(archive, into)
	if err != nil {
		_ = srun.Process.Kill()
	}
	if ended := srun.Wait(); err == nil && ended != nil {
		err = fmt.Errorf("%w: %s", ended, bytes.TrimSpace(complaint.Bytes()))
	}
	return err
}

// unpack writes the files of an archive into a folder. Files that are there stay as they are.
func unpack(archive io.Reader, folder string) error {
	for in := tar.NewReader(archive); ; {
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
