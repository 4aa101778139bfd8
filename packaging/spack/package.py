# `make release` writes this recipe into build/release with the checksum of its archive.
from spack_repo.builtin.build_systems.makefile import MakefilePackage

from spack.package import *


class Nastympi(MakefilePackage):
    """Finds synchronization bugs in MPI programs: records their MPI calls, says which rules of MPI they break,
    and runs them under the worst schedules that MPI allows."""

    homepage = "https://github.com/nastympi/nastympi"
    url = "https://github.com/nastympi/nastympi/releases/download/v0.1.0/nastympi-0.1.0.tar.gz"
    git = "https://github.com/nastympi/nastympi.git"

    license("Apache-2.0")

    version("main", branch="main")
    version("0.1.0", sha256="@SHA256@")

    # A part of nastympi is compiled by the mpicc of the program that it runs. The library is the program's choice, so it is no
    # dependency.
    depends_on("c", type=("build", "run"))
    depends_on("go@1.26:", type="build")  # which fetches the patch release that go.mod asks for
    depends_on("gmake", type="build")

    def setup_build_environment(self, env):
        env.set("GOFLAGS", "-modcacherw")  # so that Spack can remove it
        env.set("GOMODCACHE", join_path(self.stage.path, "go"))

    @property
    def install_targets(self):
        return ["install", f"PREFIX={self.prefix}"]

    @run_after("install")
    @on_package_attributes(run_tests=True)
    def check_version(self):
        Executable(self.prefix.bin.nastympi)("version")
