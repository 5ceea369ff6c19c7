import { createRequire } from 'node:module';
import type koffi from 'koffi';

/**
 * System calls that no engine needs and an exploit would want first: other programs, other processes, servers, rarely
 * used kernel interfaces. Linux numbers (arch/x86/entry/syscalls/syscall_64.tbl, include/uapi/asm-generic/unistd.h) for
 * x64 and arm64; null: not there.
 */
const REFUSED: Readonly<Record<string, readonly [x64: number | null, arm64: number]>> = {
  bind: [49, 200],
  listen: [50, 201],
  execve: [59, 221],
  execveat: [322, 281],
  pidfd_open: [434, 434],
  pidfd_getfd: [438, 438],
  pidfd_send_signal: [424, 424],
  tkill: [200, 130],
  rt_sigqueueinfo: [129, 138],
  rt_tgsigqueueinfo: [297, 240],
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  // io_uring can open sockets past this filter.
  io_uring_setup: [425, 425],
  chroot: [161, 51],
  mount: [165, 40],
  umount2: [166, 39],
  unshare: [272, 97],
  setns: [308, 268],
  init_module: [175, 105],
  finit_module: [313, 273],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
};
const SOCKET = [41, 198] as const;
/** Only itself: an engine that uses too much memory kills itself (memory-limit.ts). */
const KILL = [62, 129] as const;
/** Only its own threads: glibc's abort, raise and pthread_kill use it. */
const TGKILL = [234, 131] as const;
/** Only its own limits (pid 0): lowering another process's would end that with SIGXCPU. */
const PRLIMIT = [302, 261] as const;
/** Second arguments that name a process to be signalled when a file or socket is ready (fcntl.h, sockios.h). */
const FCNTL = [72, 25] as const;
const SET_OWNER_OF_FILE = [8, 15]; // F_SETOWN, F_SETOWN_EX
const IOCTL = [16, 29] as const;
const SET_OWNER_OF_SOCKET = [0x8901, 0x8902]; // FIOSETOWN, SIOCSPGRP
/** AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64 (linux/audit.h). */
const ARCHITECTURE = [0xc000_003e, 0xc000_00b7] as const;
const SECCOMP = [317, 277] as const;
/** Calls of the x32 ABI have this bit, with numbers of their own. */
const X32 = 0x4000_0000;
/** Needed for chip readers: pcscd listens on a Unix socket. */
const AF_UNIX = 1;

/** Classic BPF opcodes, and offsets in `struct seccomp_data` (linux/filter.h, linux/seccomp.h). */
const LOAD = 0x20;
const IF_EQUAL = 0x15;
const IF_AT_LEAST = 0x35;
const RETURN = 0x06;
const NUMBER_AT = 0;
const ARCHITECTURE_AT = 4;
const FIRST_ARGUMENT_AT = 16;
const SECOND_ARGUMENT_AT = 24;
const ALLOW = 0x7fff_0000;
/** EPERM: the call fails and the process continues. */
const REFUSE = 0x0005_0001;
const INSTRUCTION_BYTES = 8;

const PR_SET_NO_NEW_PRIVS = 38;
const SECCOMP_SET_MODE_FILTER = 1;
/** Applies to all threads of the process, also existing ones. */
const SECCOMP_FILTER_FLAG_TSYNC = 1;

/** A number: relative jump, counted from the next instruction. */
type Target = 'next' | 'allow' | 'refuse' | number;
interface Step {
  readonly code: number;
  readonly value: number;
  readonly yes?: Target;
  readonly no?: Target;
}

/** Allows a call only with this first argument. */
const onlyOf = (call: number, argument: number): Step[] => [
  { code: IF_EQUAL, value: call, no: 2 },
  { code: LOAD, value: FIRST_ARGUMENT_AT },
  { code: IF_EQUAL, value: argument, yes: 'allow', no: 'refuse' },
];

/** Allows a call except with these second arguments. */
const neverWith = (call: number, refused: readonly number[]): Step[] => [
  { code: IF_EQUAL, value: call, no: refused.length + 2 },
  { code: LOAD, value: SECOND_ARGUMENT_AT },
  ...refused.map((value): Step => ({ code: IF_EQUAL, value, yes: 'refuse' })),
  { code: RETURN, value: ALLOW },
];

/** @param which 0: x64, 1: arm64 */
function filterProgram(which: 0 | 1): Buffer {
  const numbers = Object.values(REFUSED).flatMap((both) => both[which] ?? []);
  const steps: Step[] = [
    { code: LOAD, value: ARCHITECTURE_AT },
    { code: IF_EQUAL, value: ARCHITECTURE[which], no: 'refuse' },
    { code: LOAD, value: NUMBER_AT },
    { code: IF_AT_LEAST, value: X32, yes: 'refuse' },
    ...numbers.map((value): Step => ({ code: IF_EQUAL, value, yes: 'refuse' })),
    ...onlyOf(SOCKET[which], AF_UNIX),
    ...onlyOf(KILL[which], process.pid),
    ...onlyOf(TGKILL[which], process.pid),
    ...onlyOf(PRLIMIT[which], 0),
    ...neverWith(FCNTL[which], SET_OWNER_OF_FILE),
    ...neverWith(IOCTL[which], SET_OWNER_OF_SOCKET),
    { code: RETURN, value: ALLOW },
    { code: RETURN, value: REFUSE },
  ];
  const program = Buffer.alloc(steps.length * INSTRUCTION_BYTES);
  const places = { allow: steps.length - 2, refuse: steps.length - 1 };
  steps.forEach(({ code, value, yes = 'next', no = 'next' }, i) => {
    const skipped = (target: Target): number =>
      target === 'next' ? 0 : typeof target === 'number' ? target : places[target] - i - 1;
    program.writeUInt16LE(code, i * INSTRUCTION_BYTES);
    program[i * INSTRUCTION_BYTES + 2] = skipped(yes);
    program[i * INSTRUCTION_BYTES + 3] = skipped(no);
    program.writeUInt32LE(value, i * INSTRUCTION_BYTES + 4);
  });
  return program;
}

/**
 * Whether engines started by this process can be confined. Those of Electron's main process cannot: utility processes
 * need system calls of Chromium's that the filter refuses.
 */
export const isConfinable = (): boolean =>
  process.platform === 'linux' &&
  (process.arch === 'x64' || process.arch === 'arm64') &&
  (process as { type?: string }).type !== 'browser';

/**
 * Denies this process the calls in {@link REFUSED} and all network sockets, irrevocably, on Linux with seccomp. Files
 * that its account may read stay readable, including /proc.
 *
 * @returns whether it succeeded
 */
export function confineThisProcess(): boolean {
  if (!isConfinable()) return false;
  const which = process.arch === 'x64' ? 0 : 1;
  try {
    const ffi = createRequire(import.meta.url)('koffi') as typeof koffi;
    const libc = ffi.load('libc.so.6');
    const program = filterProgram(which);
    const programType = ffi.pointer(ffi.struct({ length: 'uint16_t', filter: ffi.pointer('uint8_t') }));
    const prctl = libc.func('prctl', 'int', ['int', 'long', 'long', 'long', 'long']) as Call;
    const syscall = libc.func('syscall', 'long', ['long', 'uint32_t', 'uint32_t', programType]) as Call;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) !== 0) return false;
    const filter = { length: program.length / INSTRUCTION_BYTES, filter: program };
    return Number(syscall(SECCOMP[which], SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, filter)) === 0;
  } catch {
    // Another C library, or no native binding.
    return false;
  }
}

type Call = (...given: unknown[]) => number;
