package judging

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/batch"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

func checked(t *testing.T, options Options) finding.Result {
	t.Helper()
	var result finding.Result
	c := Check{Options: options, Listener: quiet{}, Result: &result}
	require.NoError(t, c.Folders())
	return result
}

type quiet struct{}

func (quiet) Progress(string)         {}
func (quiet) Note(string)             {}
func (quiet) Found([]finding.Finding) {}

// However many shares there are, all of them together say what one process says.
func TestSharesSayWhatOneSays(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, Mistaken().Write(folder))
	other := filepath.Join(folder, "run-2")
	require.NoError(t, os.Mkdir(other, 0o777))
	require.NoError(t, os.CopyFS(other, os.DirFS(recorded(t))))
	options := Options{Reader: plain, Kinds: Kinds(), Folder: folder}
	whole := checked(t, options)
	require.Greater(t, len(whole.Findings), 6, "the recording has findings of all kinds")
	for of := 1; of <= Shares(Kinds(), 100); of++ {
		options.Parts = nil
		for number := range of {
			into := filepath.Join(t.TempDir(), strconv.Itoa(number))
			require.NoError(t, os.Mkdir(into, 0o777))
			require.NoError(t, options.Contribute(batch.Share{Number: number, Of: of}, into))
			options.Parts = append(options.Parts, into)
		}
		assert.Equal(t, whole, checked(t, options), "%d shares", of)
	}
}

// A share that has written nothing is no share that has found nothing.
func TestMissingShare(t *testing.T) {
	options := Options{Reader: plain, Kinds: Kinds(), Folder: recorded(t), Parts: []string{t.TempDir()}}
	c := Check{Options: options, Listener: quiet{}, Result: &finding.Result{}}
	var missing PartMissingError
	require.ErrorAs(t, c.Folders(), &missing)
	assert.NotEmpty(t, missing.Error())
}
