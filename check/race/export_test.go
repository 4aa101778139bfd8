package race

// Kept is how many accesses to the memory of a process are kept.
func (j *Judge) Kept(process int) int { return j.memories[process].accesses.size }
