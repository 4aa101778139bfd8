// Command nastycore is the Go core as a shared library; the shim loads it.
package main

import _ "github.com/nastympi/nastympi/intercept"

func main() {}
