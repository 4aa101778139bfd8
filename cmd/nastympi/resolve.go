package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// resolve finds the file that a command's name stands for, as env(1) does.
// MPI launchers also take names in the working directory, so that
// `mpiexec -n 4 prog` has to work with `nastympi exec` before prog.
func resolve(name string) (string, error) {
	if strings.Contains(name, "/") {
		return name, check(name)
	}
	folders := filepath.SplitList(os.Getenv("PATH"))
	if launched() {
		folders = append(folders, ".")
	}
	result := error(syscall.ENOENT)
	for _, folder := range folders {
		path := filepath.Join(folder, name)
		if !strings.Contains(path, "/") {
			path = "./" + path
		}
		err := check(path)
		if err == nil {
			return path, nil
		}
		if errors.Is(err, fs.ErrPermission) {
			result = err
		}
	}
	return "", unstartable(name, result)
}

func check(path string) error {
	const executable = 1
	info, err := os.Stat(path)
	if err == nil && info.IsDir() {
		err = syscall.EISDIR
	}
	if err == nil {
		err = syscall.Access(path, executable)
	}
	return unstartable(path, err)
}

// unstartable gives an error the exit status that env(1) has for it.
func unstartable(name string, err error) error {
	var failed failure
	if err == nil || errors.As(err, &failed) {
		return err
	}
	status := statusNotExecutable
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) {
		status = statusNotFound
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return failure{status, errors.New("cannot start " + name + ": " + err.Error())}
}

// runnable says whether a word could be a program in a launch command.
func runnable(word string) bool {
	if _, err := resolve(word); err == nil {
		return true
	}
	return check("./"+word) == nil
}

// replace makes this process the program. A script without #! is run by the
// shell, as execvp(3) does.
func replace(path string, words, environment []string) error {
	err := syscall.Exec(path, words, environment)
	if errors.Is(err, syscall.ENOEXEC) {
		err = syscall.Exec("/bin/sh", append([]string{"sh", path}, words[1:]...), environment)
	}
	return unstartable(path, err)
}
