package thread

import "syscall"

func init() {
	for _, call := range []int{syscall.SYS_POLL, syscall.SYS_SELECT, syscall.SYS_EPOLL_WAIT} {
		watching[call] = true
	}
}
