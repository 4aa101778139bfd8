// Package readers has only tests: it looks at what nastympi writes for other programs with those
// programs' own parsers. A browser loads the pages, JUnit XML and SARIF are checked by their schemas,
// and the recipes of doc/ci by the linters of GitHub and GitLab.
//
// It is a module of its own, so that nastympi does not depend on the modules that these tests need.
package readers
