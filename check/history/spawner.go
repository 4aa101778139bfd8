package history

import "fmt"

// Spawner is the process that has spawned a world of this name, by its number on its host, and when it did so, as trace.Event.Time. The
// shim names worlds.
func Spawner(world string) (process int, at uint64, known bool) {
	n, err := fmt.Sscanf(world, "%x-%x", &process, &at)
	return process, at, n == 2 && err == nil
}
