package launchcmd

import (
	"path/filepath"
	"strings"
)

// mpiexec has the options of Hydra (MPICH, Intel MPI, MVAPICH), Open MPI 4 and PRRTE (Open MPI 5). One table is
// enough, since launchers that share an option agree on the number of its values.
var mpiexec = func() *options {
	o := newOptions(`
		n=1 np=1 c=1 N=1 ppn=1 perhost=1 npernode=1 npersocket=1 pernode grr=1 rr
		usize=1 soft=1 arch=1 file=1 path=1 wdir=1 wd=1 dir=1 cwd=1
		host=1 H=1 hosts=1 f=1 hostfile=1 machinefile=1 machine=1 default-hostfile=1
		rankfile=1 rf=1 hostlist=1 nolocal nooversubscribe oversubscribe
		env=2 genv=2 envlist=1 genvlist=1 envexcl=1 genvexcl=1 envall envnone genvall genvnone
		x=1 mca=2 gmca=2 omca=2 gomca=2 pmca=2 prtemca=2 pmixmca=2 gpmixmca=2 am=1 tune=1
		bind-to=1 map-by=1 rank-by=1 membind=1 topolib=1 ranks-per-proc=1
		cpu-set=1 cpu-list=1 slot-list=1 cpus-per-proc=1 cpus-per-rank=1 gpus-per-proc=1 gpus=1
		bind-to-core bind-to-socket bind-to-none bycore byslot bynode bysocket
		use-hwthread-cpus report-bindings display-map display-allocation display-devel-map
		display-topo display=1 display-diffable-map do-not-launch do-not-resolve
		launcher=1 launcher-exec=1 bootstrap=1 bootstrap-exec=1 rmk=1 demux=1 iface=1 nameserver=1
		enable-x disable-x localhost=1 localroot order-nodes=1 pmi-port skip-launch-node
		disable-auto-cleanup disable-hostname-propagation
		prepend-rank l prepend-pattern=1 outfile-pattern=1 errfile-pattern=1 outfile=1 errfile=1
		output-filename=1 output=1 output-directory=1 tag-output timestamp-output
		merge-stderr-to-stdout xml xterm=1 stdin=1 s=1
		timeout=1 report-state-on-timeout get-stack-traces stop-on-exec
		print-all-exitcodes profile info verbose v V q quiet d debug debug-daemons
		debug-daemons-file debug-devel tv gdb ilp64 gtool=1 gtoolfile=1 trace=1
		allow-run-as-root prefix=1 noprefix tmpdir=1 personality=1 ompi-server=1 dvm=1 dvm-uri=1 hnp=1
		report-pid=1 report-uri=1 runtime-options=1 preload-files=1 preload-binary
		set-cwd-to-session-dir set-sid enable-recovery disable-recovery continuous
		max-restarts=1 index-argv-by-rank leave-session-attached novm max-vm-size=1`)
	o.hidden = []string{"configfile", "app"}
	return o
}()

// srun has the options of Slurm's launcher. A long option with an optional value has it only after =.
var srun = func() *options {
	o := newOptions(`
		A=1 account=1 a=1 array=1 acctg-freq=1 B=1 extra-node-info=1 b=1 begin=1 bb=1 bbf=1
		bcast bcast-exclude=1 C=1 constraint=1 c=1 cpus-per-task=1 compress container=1 container-id=1
		contiguous core-spec=1 S=1 cpu-bind=1 cpu-freq=1 cpus-per-gpu=1 D=1 chdir=1 d=1 dependency=1
		deadline=1 delay-boot=1 disable-status X distribution=1 m=1 E preserve-env epilog=1 e=1 error=1
		exact exclude=1 x=1 exclusive export=1 export-file=1 extra=1 F=1 nodefile=1 gpu-bind=1 gpu-freq=1
		gpus=1 G=1 gpus-per-node=1 gpus-per-socket=1 gpus-per-task=1 gres=1 gres-flags=1 H hold
		het-group=1 hint=1 I immediate i=1 input=1 interactive J=1 job-name=1 jobid=1 K kill-on-bad-exit
		k no-kill L=1 licenses=1 l label M=1 clusters=1 mail-type=1 mail-user=1 mcs-label=1 mem=1
		mem-bind=1 mem-per-cpu=1 mem-per-gpu=1 mincpus=1 mpi=1 msg-timeout=1 N=1 nodes=1 n=1 ntasks=1
		network=1 nice no-allocate Z nodelist=1 w=1 ntasks-per-core=1 ntasks-per-gpu=1 ntasks-per-node=1
		ntasks-per-socket=1 O overcommit o=1 output=1 open-mode=1 overlap P=1 p=1 partition=1 power=1
		prefer=1 priority=1 profile=1 prolog=1 propagate pty Q quiet q=1 qos=1 quit-on-interrupt
		R no-rotate r=1 relative=1 reboot reservation=1 s oversubscribe share send-libs signal=1
		slurmd-debug=1 sockets-per-node=1 cores-per-socket=1 threads-per-core=1 spread-job switches=1
		T=1 threads=1 t=1 time=1 task-epilog=1 task-prolog=1 test-only thread-spec=1 time-min=1 tmp=1
		tree-width=1 u unbuffered usage use-min-nodes v verbose V W=1 wait=1 wckey=1 x11`)
	o.attached = true
	o.hidden = []string{"multi-prog"}
	return o
}()

// flux has the options of `flux run`.
var flux = func() *options {
	o := newOptions(`
		n=1 ntasks=1 N=1 nodes=1 c=1 cores-per-task=1 g=1 gpus-per-task=1 x exclusive cores=1 tasks-per-node=1
		tasks-per-core=1 gpus-per-node=1 q=1 queue=1 B=1 bank=1 t=1 time-limit=1 job-name=1 o=1 setopt=1 S=1
		setattr=1 add-file=1 urgency=1 env=1 env-remove=1 env-file=1 rlimit=1 conf=1 cwd=1 input=1 output=1 error=1
		u unbuffered l label-io flags=1 dependency=1 requires=1 begin-time=1 signal=1 taskmap=1 dry-run quiet v verbose`)
	o.attached = true
	return o
}()

// Launches says whether a command is that of an MPI launcher.
func Launches(words []string) bool {
	options, _ := launcher(words)
	return options != nil
}

// launcher returns the options of the launcher at the beginning of a command, whose name may have a suffix (mpiexec.hydra,
// mpirun-mpich), and how many words stand before them. The options are nil if the command is no launcher.
func launcher(words []string) (o *options, before int) {
	name := filepath.Base(words[0])
	if end := strings.IndexAny(name, ".-_"); end > 0 {
		name = name[:end]
	}
	switch name {
	case "mpiexec", "mpirun", "orterun", "prterun", "prun":
		return mpiexec, 1
	case "srun":
		return srun, 1
	case "flux": // has other commands
		if len(words) > 1 && words[1] == "run" {
			return flux, 2
		}
	}
	return nil, 0
}
