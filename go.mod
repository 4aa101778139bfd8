module github.com/nastympi/nastympi

go 1.26.8

require (
	github.com/kelseyhightower/envconfig v1.4.0 // indirect
	github.com/stretchr/testify v1.12.1 // indirect
	golang.org/x/exp v0.0.0-20260908205506-85c1c2202aba // indirect
)
