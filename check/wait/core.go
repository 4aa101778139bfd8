package wait

// Link is a stuck thread, and the parts of its condition that keep it from continuing.
type Link struct {
	Thread Thread
	// For are processes and threads. Each of them has finished or has a link of its own.
	For []Condition
}

// Rank of the process, or of the thread's process, that a part of a condition waits for.
func (c Condition) Rank() int {
	if c.kind == thread {
		return c.thread.Rank
	}
	return c.rank
}

// Core is a small set of stuck threads that explains a deadlock: each waits only for threads of the set and
// for processes that have finished. If each waits for one other, the set is a cycle, or a chain that ends at a
// finished process, in this order. nil: no thread is stuck.
func (s State) Core() []Link {
	var smallest []Link
	stuck, end := s.Stuck(), s.released()
	for _, first := range stuck {
		c := core{state: s, end: end, stuck: stuck, known: map[Thread]bool{first: true}}
		if links := c.from(first); smallest == nil || len(links) < len(smallest) {
			smallest = links
		}
	}
	return smallest
}

// core is the search for a core that contains one thread.
type core struct {
	state State
	end   release
	stuck []Thread
	known map[Thread]bool // threads that have a link, or will have one
}

// from follows what first waits for, and what that waits for.
func (c *core) from(first Thread) (links []Link) {
	for queue := []Thread{first}; len(queue) > 0; queue = queue[1:] {
		link := Link{Thread: queue[0], For: c.blame(c.state.Blocked[queue[0]])}
		for _, part := range link.For {
			for _, t := range c.news(part) {
				c.known[t] = true
				queue = append(queue, t)
			}
		}
		links = append(links, link)
	}
	return links
}

// blame chooses the parts that keep a condition from holding: of Any each one, of All and of a Supply those that need the
// fewest new threads.
func (c *core) blame(condition Condition) (parts []Condition) {
	switch condition.kind {
	case all:
		var lacking [][]Condition
		for _, each := range condition.of {
			if !c.end.holds(each) {
				lacking = append(lacking, c.blame(each))
			}
		}
		return c.fewest(lacking)
	case supplied:
		var lacking [][]Condition
		for _, group := range condition.supply.short(c.end.holds) {
			var each []Condition
			for _, i := range group {
				each = append(each, condition.of[i])
			}
			lacking = append(lacking, c.blame(Any(each...)))
		}
		return c.fewest(lacking)
	case anyOf:
		for _, each := range condition.of {
			parts = append(parts, c.blame(each)...)
		}
		return parts
	}
	return []Condition{condition}
}

// fewest is the list whose parts need the fewest new threads.
func (c *core) fewest(lists [][]Condition) (parts []Condition) {
	fewest := -1
	for _, list := range lists {
		news := 0
		for _, part := range list {
			news += len(c.news(part))
		}
		if fewest < 0 || news < fewest {
			parts, fewest = list, news
		}
	}
	return parts
}

// news are the stuck threads that a part of a condition waits for and that are not known yet.
func (c *core) news(part Condition) (of []Thread) {
	for _, t := range c.stuck {
		waitsFor := part.kind == thread && t == part.thread || part.kind == process && t.Rank == part.rank
		if waitsFor && !c.known[t] {
			of = append(of, t)
		}
	}
	return of
}
