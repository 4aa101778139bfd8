"""pytest, without a plugin: each program is swept, and a finding is the message of the failure."""

import subprocess

import pytest


@pytest.mark.parametrize("program", ["./halo"])
def test_sweep(program):
    sweep = subprocess.run(
        ["nastympi", "sweep", "-time", "5m", "mpiexec", "-n", "2", program],
        capture_output=True,
        text=True,
    )
    assert sweep.returncode == 0, sweep.stdout + sweep.stderr
