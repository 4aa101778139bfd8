module github.com/nastympi/nastympi

go 1.26.8

require (
	github.com/agnivade/levenshtein v1.2.2 // indirect
	github.com/kelseyhightower/envconfig v1.4.0 // indirect
	github.com/rogpeppe/go-internal v1.16.0 // indirect
	github.com/stretchr/testify v1.12.1 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/exp v0.0.0-20260908205506-85c1c2202aba // indirect
	golang.org/x/sys v0.48.0 // indirect
	golang.org/x/tools v0.50.0 // indirect
)
