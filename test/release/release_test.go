// Package release has no code: it tests what `make release` makes. test/scripts/try-deb tries the Debian package.
package release

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const root = "../.."

// run returns the standard output of a command, which must pass.
func run(t *testing.T, folder string, env []string, words ...string) string {
	t.Helper()
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Dir, cmd.Env = folder, append(os.Environ(), env...)
	var complaints bytes.Buffer
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	require.NoError(t, err, "%s: %s%s", words, out, complaints.String())
	return string(out)
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	return content
}

func version(t *testing.T) string {
	t.Helper()
	found := regexp.MustCompile(`(?m)^const release = "(\d+\.\d+\.\d+)"$`).FindSubmatch(read(t, root+"/cmd/nastympi/version.go"))
	require.NotNil(t, found)
	return string(found[1])
}

func TestRelease(t *testing.T) {
	if testing.Short() {
		t.Skip("builds nastympi twice")
	}
	if _, err := os.Stat(root + "/.git"); err != nil {
		t.Skip("a release is made from a commit, and there is no git")
	}
	out, name := t.TempDir(), "nastympi-"+version(t)
	run(t, root, nil, "packaging/release", out)
	sources, binary := filepath.Join(out, name+".tar.gz"), filepath.Join(out, name+"-linux-amd64.tar.gz")
	deb := filepath.Join(out, "nastympi_"+version(t)+"_amd64.deb")

	t.Run("the archive of the sources gives the same bytes", func(t *testing.T) {
		elsewhere, again := t.TempDir(), t.TempDir()
		run(t, elsewhere, nil, "tar", "xf", sources)
		epoch := strings.TrimSpace(run(t, root, nil, "git", "log", "-1", "--format=%ct"))
		env := []string{"SOURCE_DATE_EPOCH=" + epoch, "TZ=Asia/Tokyo", "LC_ALL=C.UTF-8", "CFLAGS=-O0", "GOFLAGS=-v", "MAKEFLAGS=-k"}
		run(t, elsewhere, env, filepath.Join(name, "packaging/binary"), again)
		for _, file := range []string{binary, deb} {
			assert.True(t, bytes.Equal(read(t, file), read(t, filepath.Join(again, filepath.Base(file)))), file)
		}
		require.NoError(t, os.RemoveAll(filepath.Join(elsewhere, name)))
		run(t, elsewhere, nil, "tar", "xf", sources)
		repacked := filepath.Join(again, "sources.tar.gz")
		run(t, elsewhere, env, inRoot(t, "packaging/pack"), elsewhere, name, repacked)
		assert.True(t, bytes.Equal(read(t, sources), read(t, repacked)), "sources")
	})
	t.Run("checksums", func(t *testing.T) { run(t, out, nil, "sha256sum", "--check", "--strict", "SHA256SUMS") })

	installed := t.TempDir()
	run(t, installed, nil, "tar", "xf", binary, "--strip-components=1") // as a user would, into /usr/local
	t.Run("archive", func(t *testing.T) {
		checkPrefix(t, installed)
		assert.FileExists(t, filepath.Join(installed, "share/doc/nastympi/LICENSE"))
		modules := string(read(t, filepath.Join(installed, "share/doc/nastympi/LICENSE.modules")))
		for _, part := range []string{"Go's standard library", "golang.org/x/sys v", "github.com/agnivade/levenshtein v"} {
			assert.Contains(t, modules, "\n==== "+part)
		}
	})
	t.Run("Debian package", func(t *testing.T) { checkPackage(t, deb) })
	t.Run("recipes", func(t *testing.T) {
		sum := sha256.Sum256(read(t, sources))
		for _, recipe := range []string{"package.py", name + ".eb"} {
			text := string(read(t, filepath.Join(out, recipe)))
			assert.Contains(t, text, hex.EncodeToString(sum[:]), recipe)
			assert.Contains(t, text, version(t), recipe)
			assert.NotRegexp(t, `@[A-Z0-9]+@`, text, recipe)
			run(t, out, nil, "python3", "-c", "import ast, sys; ast.parse(open(sys.argv[1]).read())", recipe)
		}
	})
}

// withoutSpack runs a recipe with stand-ins for Spack's modules, and prints the directives and the arguments of make.
const withoutSpack = `
import sys, types
package = types.ModuleType("spack.package")
def directive(name):
    def called(*words, **named):
        print(name, *words, *(f"{k}={v}" for k, v in named.items()))
        return lambda method: method
    return called
for name in ["license", "version", "depends_on", "run_after", "on_package_attributes"]:
    setattr(package, name, directive(name))
makefile = types.ModuleType("spack_repo.builtin.build_systems.makefile")
makefile.MakefilePackage = type("MakefilePackage", (), {"prefix": "/prefix"})
for name in ["spack", "spack_repo", "spack_repo.builtin", "spack_repo.builtin.build_systems"]:
    sys.modules[name] = types.ModuleType(name)
sys.modules["spack.package"], sys.modules[makefile.__name__] = package, makefile
recipe = {}
exec(open(sys.argv[1]).read(), recipe)
print(*recipe["Nastympi"]().install_targets)
`

func TestSpackRecipe(t *testing.T) {
	said := run(t, root, nil, "python3", "-c", withoutSpack, "packaging/spack/package.py")
	for _, line := range []string{
		"license Apache-2.0", "version main branch=main", "version " + version(t) + " sha256=@SHA256@", "install PREFIX=/prefix",
	} {
		assert.Contains(t, strings.Split(said, "\n"), line)
	}
}

func inRoot(t *testing.T, path string) string {
	t.Helper()
	absolute, err := filepath.Abs(filepath.Join(root, path))
	require.NoError(t, err)
	return absolute
}

// completions are the files by their shells, below a prefix.
var completions = map[string]string{
	"bash": "share/bash-completion/completions/nastympi",
	"zsh":  "share/zsh/site-functions/_nastympi",
	"fish": "share/fish/vendor_completions.d/nastympi.fish",
}

// checkPrefix looks at what packaging/install has installed.
func checkPrefix(t *testing.T, prefix string) {
	said := run(t, prefix, nil, "bin/nastympi", "version")
	assert.True(t, strings.HasPrefix(said, "nastympi "+version(t)), said)
	for shell, file := range completions {
		assert.Equal(t, run(t, prefix, nil, "bin/nastympi", "completions", shell), string(read(t, filepath.Join(prefix, file))))
		if _, err := exec.LookPath(shell); err == nil {
			run(t, prefix, nil, shell, "-n", file)
		}
	}
	assert.Empty(t, run(t, prefix, nil, "mandoc", "-Tlint", "share/man/man1/nastympi.1"))
	page := run(t, prefix, nil, "mandoc", "-Tutf8", "share/man/man1/nastympi.1")
	assert.Contains(t, page, "nastympi "+version(t))
	for _, file := range []string{"README.md", "CHANGELOG.md", "doc/check.md", "doc/page.png", "doc/ci/github.yml", "examples/put_flag.c"} {
		assert.Equal(t, read(t, filepath.Join(root, file)), read(t, filepath.Join(prefix, "share/doc/nastympi", file)), file)
	}
}

// checkPackage looks at a Debian package without installing it.
func checkPackage(t *testing.T, deb string) {
	var files []string
	for line := range strings.Lines(run(t, ".", nil, "dpkg-deb", "-c", deb)) {
		fields := strings.Fields(line)
		assert.Equal(t, "root/root", fields[1], line)
		if !strings.HasPrefix(line, "d") && !strings.Contains(line, "/doc/nastympi/") {
			files = append(files, fields[0]+" "+fields[5])
		}
	}
	slices.Sort(files)
	assert.Equal(t, []string{
		"-rw-r--r-- ./usr/share/bash-completion/completions/nastympi",
		"-rw-r--r-- ./usr/share/fish/vendor_completions.d/nastympi.fish",
		"-rw-r--r-- ./usr/share/lintian/overrides/nastympi",
		"-rw-r--r-- ./usr/share/man/man1/nastympi.1.gz",
		"-rw-r--r-- ./usr/share/zsh/vendor-completions/_nastympi",
		"-rwxr-xr-x ./usr/bin/nastympi",
	}, files)
	for field, want := range map[string]string{
		"Package": "nastympi", "Version": version(t), "Architecture": "amd64",
		"Depends": "libc6 \\(>= 2\\.\\d+\\)", "Recommends": "gcc, .*mpi.*", "Installed-Size": "\\d+",
	} {
		assert.Regexp(t, "^"+want+"\n$", run(t, ".", nil, "dpkg-deb", "-f", deb, field), field)
	}
	needs := regexp.MustCompile(`>= (\d+\.\d+)`).FindStringSubmatch(run(t, ".", nil, "dpkg-deb", "-f", deb, "Depends"))
	require.NotNil(t, needs)
	assert.Contains(t, string(read(t, root+"/doc/platforms.md")), "The executable of a release needs glibc "+needs[1]+" ")
	unpacked := t.TempDir()
	run(t, ".", nil, "dpkg-deb", "-R", deb, unpacked)
	run(t, unpacked, nil, "md5sum", "--check", "--strict", "--quiet", "DEBIAN/md5sums")
	assert.Contains(t, string(read(t, unpacked+"/usr/share/doc/nastympi/copyright")), "/usr/share/common-licenses/Apache-2.0")
	changes := run(t, unpacked, nil, "zcat", "usr/share/doc/nastympi/changelog.gz")
	assert.True(t, strings.HasPrefix(changes, fmt.Sprintf("nastympi (%s) ", version(t))), changes)
}

// The version stands in cmd/nastympi/version.go. Where others need it, too, it is the same.
func TestVersionIsTheSameEverywhere(t *testing.T) {
	for file, want := range map[string]string{
		"CHANGELOG.md":               "\n## " + version(t),
		"packaging/spack/package.py": `version("` + version(t) + `", sha256="@SHA256@")`,
		"packaging/easybuild/nastympi-" + version(t) + ".eb": "version = '" + version(t) + "'",
	} {
		assert.True(t, strings.Contains(string(read(t, filepath.Join(root, file))), want), "%s: no %s", file, want)
	}
}
